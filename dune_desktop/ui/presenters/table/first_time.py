"""What is explained the first time that it comes up: one line below the windows in the sky, in nobody's way.

A table says what brings each line: an event, or how the table stands. Boxes add theirs (`FirstTimeContribution`). The
text of a line is `first.NAME`, of the player `{who}` and the components `{what}`; which ones were seen the settings
remember. What the line is about is ringed on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.model.components import ConflictCard
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.conflict.card import third_for
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import FirstTime
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout
from dune_desktop.ui.text.type import Type

GARRISON: Final = 5  # troops that wait in a garrison until somebody tells what they wait for


class Brings(NamedTuple):
    """The name of a line that an event brings, if it is such a one in the position that it led to.

    `component` is what the line speaks of, `thing` what it is about on the table, with fields of the event `told`. Only
    somebody's `own` may be worth a line.
    """

    name: str
    when: Callable[[Rules, GameState, Facts], bool] = lambda rules, state, told: True
    component: str = ""
    thing: str = ""
    own: bool = False


class Stands(NamedTuple):
    """Whether the table stands so that a line has come up, while the viewer is asked.

    `component` is what the line speaks of, `thing` what it is about on the table: of the `card` that is fought for, or
    the viewer's (`me`).
    """

    when: Callable[[TableModel], bool]
    component: str = ""
    thing: str = ""


@dataclass(frozen=True, slots=True)
class FirstTimeContribution:
    """What is explained of a box: `events` by their kind, `stands` by the names of the lines."""

    events: Mapping[str, Brings] = field(default_factory=dict)
    stands: Mapping[str, Stands] = field(default_factory=dict)


def _reaches_point(rules: Rules, state: GameState, told: Facts) -> bool:
    return bool(told.before < rules.tracks[told.faction].point_at <= told.after)


def _tied(rules: Rules, state: GameState) -> bool:
    """Whether armies are equally strong in Combat, as it stands or was decided."""
    strengths = [rules.decided_strength(state, seat) for seat in range(len(state.seats))]
    return state.phase == "combat" and any(strengths.count(strength) > 1 for strength in strengths if strength)


def _fights_for_control(model: TableModel) -> bool:
    return model.choices.kind == "turn" and getattr(_fought_for(model), "controls", None) is not None


def _fought_for(model: TableModel) -> ConflictCard | None:
    return model.rules.conflicts.get(model.view.conflict)


def _third(model: TableModel, whose: str) -> bool:
    """Whether a Conflict is fought for of which only these take the third reward (see `third_for`)."""
    card = _fought_for(model)
    return model.choices.kind == "turn" and card is not None and bool(card.third) and third_for(model.rules) == whose


def _idle_swords(model: TableModel) -> bool:
    """Whether the viewer has revealed swords that count nothing."""
    turn = model.view.turn
    reveals = turn is not None and turn.stage == "reveal" and model.active == model.viewer
    return reveals and model.me.swords > 0 and not model.rules.has_unit(model.view, model.viewer)


EVENTS: Final[Mapping[str, Brings]] = {
    "influence": Brings("influence", _reaches_point, "faction:{told.faction}", "influence:{told.seat}.{told.faction}"),
    "alliance": Brings(
        "alliance", lambda rules, state, told: told.seat != NOBODY, "faction:{told.faction}", "alliance:{told.faction}"
    ),
    "control": Brings(
        "control", component="space:{told.space}", thing="flag:{told.space}.{told.seat},control:{told.space}"
    ),
    "winner": Brings("tie", lambda rules, state, told: _tied(rules, state)),
    "bonus_spice": Brings(
        "makers", lambda rules, state, told: told.n > 0, "space:{told.space}", "bonus:{told.space},space:{told.space}"
    ),
    "trash": Brings("trash", own=True),
    "shuffle": Brings("shuffle", lambda rules, state, told: told.pile == "deck", thing="pile:deck", own=True),
}
"""The lines that events bring in every game."""


STANDS: Final[Mapping[str, Stands]] = {
    "combat": Stands(lambda model: model.choices.kind == "combat"),
    "tie": Stands(lambda model: _tied(model.rules, model.view)),
    "trash": Stands(lambda model: bool(model.choices.of("trash"))),
    "swords": Stands(_idle_swords, thing="purse:swords"),
    "garrison": Stands(
        lambda model: model.choices.kind == "turn" and model.me.garrison >= GARRISON, thing="troops:{me}.garrison"
    ),
    "supply": Stands(lambda model: model.choices.kind == "turn" and not model.me.supply, thing="troops:{me}.garrison"),
    "third": Stands(lambda model: _third(model, ""), thing="reward:3"),
    "third_tied": Stands(lambda model: _third(model, "tied"), thing="reward:3"),
    "prize": Stands(_fights_for_control, "space:{card.controls}", "flag:{card.controls},control:{card.controls}"),
    "top": Stands(lambda model: model.choices.kind == "turn" and bool(model.on_top), thing="on_top"),
}
"""The lines that come up in every game as the table stands."""


def happened(rules: Rules, state: GameState, events: Iterable[Event], viewer: int) -> list[FirstTime]:
    """Return the lines that these events bring, which led to this position.

    What happened to one player several times is in one line; else each is about the last time.
    """
    table = {**EVENTS, **contributed(FirstTimeContribution, rules.config.boxes).events}
    found: dict[str, FirstTime] = {}
    for told in map(Facts, events):
        brings = table.get(told.kind)
        if brings is None or not brings.when(rules, state, told) or (brings.own and told.seat != viewer):
            continue
        filled = (each.format(told=told) for each in (brings.component, brings.thing))
        line = FirstTime(brings.name, told.seat, *((each,) if each else () for each in filled))
        known = found.get(line.name)
        if known is not None and known.seat == line.seat:
            both = ((*old, *new) for old, new in zip(known[2:], line[2:], strict=True))
            line = FirstTime(line.name, line.seat, *(tuple(dict.fromkeys(each)) for each in both))
        found[line.name] = line
    return list(found.values())


def standing(model: TableModel) -> Iterator[FirstTime]:
    """Yield the lines that come up as the table stands; none unless the viewer is asked."""
    if not at_rest(model):
        return
    table = {**STANDS, **contributed(FirstTimeContribution, model.boxes).stands}
    for name, stands in table.items():
        if stands.when(model):
            facts = {"card": _fought_for(model), "me": model.viewer}
            filled = (each.format_map(facts) for each in (stands.component, stands.thing))
            yield FirstTime(name, model.viewer, *((each,) if each else () for each in filled))


def at_rest(model: TableModel) -> bool:
    """Whether the viewer is asked and nothing else is shown, covered or thought about: there is time to read."""
    return model.choices.mine and model.awaited == NOBODY and model.thinking == NOBODY and not model.past


# ------------------------------------------------------------------------------------------------ the line

PAD, HIGH, GAP = 18.0, 9.0, 12.0  # beside the words, above and below them; between the plate and what is around it
WIDEST, ROOM = 700.0, 108.0  # of the words; the plate has no more height, however large text is set
SHARES: Final = (0.52, 0.58, 0.65, 0.75, 0.85)  # of the width that lines of equal length may need
SKY: Final = 0.4  # of the opening, from above: what stands lower is on the ground
WORDS: Final = Style(size=20, weight=600, color="cream", line=25)


class _Props(NamedTuple):
    """The name of the line, its words, and the place that they may have: at its top, in its middle."""

    name: str
    words: str
    place: Rect
    reading: Type


def _select(model: TableModel) -> _Props | None:
    if model.first is None or not at_rest(model):
        return None
    return _Props(model.first.name, words_of(model, model.first), place_of(model), model.settings.reading)


def words_of(model: TableModel, line: FirstTime) -> str:
    """What the line says."""
    texts, named = model.texts, [model.texts.title(component) for component in line.components]
    what = Markup(texts.grammar.both(named) if named else "")
    who = model.names[line.seat] if line.seat != NOBODY else ""
    return str(texts.t("first." + line.name, who=who, what=what, n=len(line.components)))


def covers(model: TableModel) -> Rect | None:
    """What the line covers while it is to be read."""
    props = _select(model)
    return _rect(model.metrics, props) if props is not None else None


def marked(model: TableModel) -> list[list[str]]:
    """What is ringed on the table while the line is to be read, each by the names that it may have."""
    return [each.split(",") for each in model.first.things] if model.first is not None and at_rest(model) else []


def place_of(model: TableModel) -> Rect:
    """The strip of sky below the windows, beside what else hangs there.

    In Combat, which has the sky, it is before the windows: nothing is done there then.
    """
    places, opening = model.places, model.places["opening"]
    slots = map(model.place_of, model.rules.spaces)
    windows = [slot.bottom for slot in slots if opening.x <= slot.x and slot.bottom < opening.y + opening.h * SKY]
    top = places["conflict.arena"].y - ROOM if model.arena else max(windows, default=opening.y)
    room = Rect(opening.x + GAP, top + GAP, opening.w - 2 * GAP, ROOM - GAP)
    if model.arena:
        return room
    hangs = (place for name, place in places.rects.items() if not name.startswith("slot.") and place.w < opening.w / 2)
    beside = [place.x for place in hangs if place.x > opening.center[0] and _overlap(place, room)]
    return room._replace(w=min([room.right, *(x - GAP for x in beside)]) - room.x)


def _overlap(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _draw(b: Build, props: _Props) -> Region:
    """A plate without anything to click: what lies below it can be clicked through it."""
    rect, words = _rect(b.metrics, props), _words(b.metrics, props)
    with b.thing("first:" + props.name, rect):
        b.plate(rect, "first")
        b.extend(words.at(rect.x + PAD, rect.y + HIGH))
    return b.region("first", rect, bleed=24, layer=Layer.STAGE)


def _rect(metrics: Metrics, props: _Props) -> Rect:
    words = _words(metrics, props)
    wide, high = words.width + 2 * PAD, words.height + 2 * HIGH
    return Rect(props.place.center[0] - wide / 2, props.place.y, wide, high)


def _words(metrics: Metrics, props: _Props) -> Laid:
    """The words, as large as somebody reads if there is room."""
    fits = props.reading.fitting(lambda larger: _laid(metrics, props, larger).height + 2 * HIGH, props.place.h)
    return _laid(metrics, props, fits)


def _laid(metrics: Metrics, props: _Props, larger: Type) -> Laid:
    """The words in as few lines as there is room for, about equally long."""
    style, room = grown(WORDS, larger.scale), min(larger.of(WIDEST), props.place.w - 2 * PAD)
    whole = layout(props.words, metrics, room, style)
    even = (layout(props.words, metrics, room * share, style) for share in SHARES)
    return next((laid for laid in even if laid.lines == whole.lines), whole)


FIRST_TIME: Final = Part(_select, _draw)
"""The line while it is to be read."""
