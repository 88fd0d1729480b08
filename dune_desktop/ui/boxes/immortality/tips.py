"""What the things of Immortality on the table say of themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from dune_desktop.engine.boxes.immortality.components import ResearchSpace
from dune_desktop.engine.boxes.immortality.state import of_seat, of_table
from dune_desktop.engine.model.effects import Effects
from dune_desktop.i18n.component_text import Part, describe
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.ui.boxes.immortality.board import NOWHERE, goals, next_to, station_of
from dune_desktop.ui.boxes.immortality.own import column, research_space
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does, goes, titled, told
from dune_desktop.ui.presenters.table.tips.rows import seat_in

RECLAIMED: Final = "reclaimed"  # the market whose card is never taken away


def _tanks(model: TableModel, rest: str) -> str:
    if not rest:
        return str(model.t("tip.tanks.all"))
    seat = seat_in(rest)
    return str(model.t("tip.tanks", who=model.seat_name(seat), n=of_seat(model.view, seat).tanks))


def _purse(model: TableModel, rest: str) -> str:
    """The own specimens; a click sends one back, where that can be done."""
    if rest != "specimen":
        return ""
    seat = max(0, model.viewer)
    said = str(model.t("tip.tanks", who=model.seat_name(seat), n=of_seat(model.view, seat).tanks))
    return f"{said}\n{model.t('tip.tanks.release')}" if model.choices.has("release") else said


def _tleilaxu(model: TableModel, rest: str) -> str:
    """A seat's token on the track, or its station on the strip."""
    seat = seat_in(rest)
    step = of_seat(model.view, seat).tleilaxu
    said = str(model.t("tip.tleilaxu", who=model.seat_name(seat), n=step))
    ahead = [space for space in model.rules.catalog.of("tleilaxu_track") if space.step == step + 1]
    return "\n".join((said, *(_next(model, station_of(model, space, NOWHERE).bonus) for space in ahead)))


def _research(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    here = research_space(model, model.view, seat)
    if here is None:
        return ""
    n = column(model, model.view, seat)
    markers = sum(space.column <= n for space in _marking(model))
    said = str(model.t("tip.research", who=model.seat_name(seat), n=n, markers=markers))
    return "\n".join((said, *dict.fromkeys(_next(model, space.effects) for space in next_to(model, here))))


def _next(model: TableModel, effects: Effects) -> str:
    """What a space brings to which a token may go next."""
    return str(model.t("tip.track.next", what=_bonus(model, effects)))


def _marking(model: TableModel) -> tuple[ResearchSpace, ...]:
    """For each genetic marker one of the spaces that unlock it."""
    spaces = {space.marker: space for space in model.rules.catalog.of("research") if space.marker}
    return tuple(spaces.values())


def _bonus(model: TableModel, effects: Effects) -> str:
    return str(sentences(model.texts, effects)) if effects else str(model.t("research.nothing"))


def _hex(model: TableModel, rest: str) -> str:
    """What the space gives, and where one goes on from it."""
    space = next((space for space in model.rules.catalog.of("research") if space.id == rest), None)
    if space is None:
        return ""
    found = [_bonus(model, space.effects), told(model, _marked(model, space))]
    if space.id in goals(model):
        found.append(str(model.t("tip.hex.goal", n=len(next_to(model, space)))))
    return titled(model, "research:" + space.id, *found)


def _marked(model: TableModel, space: ResearchSpace) -> Iterator[Part]:
    """What the genetic marker of the space unlocks."""
    return (part for part in describe(model.texts, space) if part.kind == "note")


def _station(model: TableModel, rest: str) -> str:
    step = int(rest)
    space = next(space for space in model.rules.catalog.of("tleilaxu_track") if space.step == step)
    found = [_bonus(model, space.effects)]
    if space.first:
        taken = step in of_table(model.view).first_taken
        first = _bonus(model, space.first)
        found.append(str(model.t("tip.station.taken" if taken else "tip.station.first", what=first)))
    return titled(model, "tleilaxu_track:" + space.id, *found)


def _marker(model: TableModel, rest: str) -> str:
    return str(model.t("tip.marker." + rest))


def _atomics(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    there = of_seat(model.view, seat).atomics
    return str(model.t("tip.atomics" if there else "tip.atomics.spent", who=model.seat_name(seat)))


def _jar(model: TableModel, rest: str) -> str:
    """A card of the Tleilaxu Row: what it costs and what it does."""
    card, _, slot = rest.rpartition("@")
    price = model.rules.price(model.view, card, slot)
    key = "tip.jar.stays" if model.rules.market_at[slot].id == RECLAIMED else "tip.jar"
    how = str(model.texts.paragraph(model.t(key, n=price), goes(model, slot)))
    return titled(model, name := "card:" + card, how, does(model, name))


def _card(model: TableModel, rest: str) -> str:
    """A card of the hand that is one of a pair, or can be joined to the chosen one."""
    if "card:" + rest not in model.own_cards("hand"):
        return ""
    card, now = rest.partition("#")[0], model.selection
    if now.partner and card in (now.card, now.partner):
        return _joined(model, card, str(model.t("tip.pair", cap=model.called("back"))))
    if not now.partner and card != now.card and card in model.choices.partners(now.card, now.space):
        return _joined(model, card, str(model.t("tip.clasp")))
    return ""


def _joined(model: TableModel, card: str, how: str) -> str:
    """What a card does, and how it is or can be joined to another."""
    return titled(model, name := "card:" + card, does(model, name), how)


def _market(model: TableModel, rest: str) -> str:
    return str(model.t("tip.tleilaxu_row")) if rest.partition(":")[0] in ("tleilaxu", "reclaimed") else ""


TIPS: Final[Mapping[str, Callable[[TableModel, str], str]]] = {
    "atomics": _atomics,
    "card": _card,
    "folded.research": _research,
    "folded.tleilaxu": _tleilaxu,
    "hex": _hex,
    "jar": _jar,
    "market": _market,
    "marker": _marker,
    "pair": lambda model, rest: str(model.t("tip.pair", cap=model.called("back"))),
    "purse": _purse,
    "research": _research,
    "station.tleilaxu": _station,
    "strip": lambda model, rest: str(model.t("tip.strip")) if rest == "tleilax" else "",
    "tanks": _tanks,
    "tleilax": lambda model, rest: str(model.t("tip.section.tleilax")),
    "tleilaxu": _tleilaxu,
}
"""By the kind of thing."""
