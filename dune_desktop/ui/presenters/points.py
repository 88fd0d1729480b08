"""Where a seat's points came from, and where its next may come from, in lines with a sign each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules, WayToPoints
from dune_desktop.engine.model.effects import Effects, Gain
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import Context, sentences
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.screens.sources import ScoreContribution, sign_of
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.text.richtext import escape


@dataclass(frozen=True, slots=True)
class Line:
    """A line of markup and the sign that stands before it."""

    sign: str
    text: str


# ------------------------------------------------------------------------------------------------ points so far


def points_so_far(texts: Texts, view: GameState, seat: int) -> Iterator[Line]:
    """The points by source, those of a kind in one line; what was lost again is left out."""
    found: dict[str, dict[str, int]] = {}
    for source, n, _ in view.seats[seat].points:
        kind, _, name = source.partition(":")
        alike = kind in contributed(ScoreContribution).signs
        known = kind if kind in ("track", "alliance", "convert") or texts.has_name(source) else "other"
        what = {"track": "faction:" + name, "alliance": "faction:" + name}.get(known, known if alike else source)
        own = found.setdefault(known, {})
        own[what] = own.get(what, 0) + n
    for kind, sources in found.items():
        told = [
            f"{escape(texts.name(what))} {n:+d}" if texts.has_name(what) else f"{n:+d}"
            for what, n in sources.items()
            if n
        ]
        if told:
            label = texts.t("sheet.points." + (kind if texts.has("sheet.points." + kind) else "other"))
            words = Markup(texts.grammar.listed(told).replace("-", "−"))
            yield Line(sign_of(kind), str(texts.t("sheet.points.line", kind=label, what=words)))


# ------------------------------------------------------------------------------------------------ points to come


def points_to_come(texts: Texts, rules: Rules, view: GameState, seat: int, names: Sequence[str]) -> Iterator[Line]:
    """The ways in which the seat may score next, as far as this view shows them; both of a Faction in one line."""
    ways = rules.ways_to_points(view, seat)
    by_faction: dict[str, list[WayToPoints]] = {}
    for way in ways:
        if way.kind in ("track", "alliance"):
            by_faction.setdefault(way.source.partition(":")[2], []).append(way)
    told = [
        *(_told(texts, way) for way in ways if way.kind == "pending"),
        *(_of_faction(texts, faction, by_faction[faction], names) for faction in by_faction),
        *(_told(texts, way) for way in ways if way.kind not in ("pending", "track", "alliance")),
    ]
    return iter(dict.fromkeys(told))


def _of_faction(texts: Texts, faction: str, ways: Iterable[WayToPoints], names: Sequence[str]) -> Line:
    """The point of an Influence track and its Alliance."""
    clauses: list[str] = []
    for way in ways:
        key = f"way.{way.kind}" + (".held" if way.holder != NOBODY else "") + (".also" if clauses else "")
        args: Mapping[str, str] = {"who": names[way.holder]} if way.holder != NOBODY else {}
        clauses.append(str(texts.t(key, n=way.need, **args)))
    first, *then = map(Markup, clauses)
    gives = texts.t("way.both", first=first, then=then[0]) if then else first
    return Line(faction, str(texts.t("way.line", what=texts.name("faction:" + faction), gives=gives)))


def _told(texts: Texts, way: WayToPoints) -> Line:
    """A way: the text of its kind, or else the name of what gives the point, when that works, and what it does."""
    kind = way.source.partition(":")[0]
    gives = Markup(_gives(texts, way.effects, kind))
    key = next(filter(texts.has, (f"way.{way.kind}.{way.need}", f"way.{way.kind}")), "")
    if key:
        args: dict[str, str | int] = {"n": way.need, "gives": gives, "source": way.source, "what": way.what}
        return Line(_sign(way), str(texts.t(key, **args)))
    heading, what = f"{kind}.{way.kind}", texts.name(way.source)
    if texts.has(heading):
        what = texts.t("common.brackets", words=what, more=texts.t(heading))
    return Line(sign_of(kind, "hand"), str(texts.t("way.line", what=what, gives=gives)))


def _sign(way: WayToPoints) -> str:
    """The sign before a way: what is paid or turned, or that of where the point comes from."""
    return way.what if way.kind == "convert" else sign_of(way.source.partition(":")[0], "hand")


def _gives(texts: Texts, effects: Effects, kind: str) -> str:
    """How many points these effects give, or in sentences what they ask for them."""
    sure = [effect.n for effect in effects if isinstance(effect, Gain) and effect.per is None]
    if len(sure) == len(effects):
        return str(texts.t("way.points", n=sum(sure)))
    return sentences(texts, effects, Context(tile=kind in contributed(ScoreContribution).tiles))
