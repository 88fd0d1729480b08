"""What is explained the first time that it comes up: one line below the windows in the sky, in nobody's way.

A table says what brings each line: an event, or how the table stands. Boxes add theirs (`FirstTimeContribution`). The
text of a line is `first.NAME`; which ones were seen the settings remember.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Event, GameState, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.richtext import Laid, Style, grown, layout
from dune_desktop.ui.text.type import Type

GARRISON: Final = 5  # troops that wait in a garrison until somebody tells what they wait for


class Brings(NamedTuple):
    """The name of a line that an event brings, if it is such a one in the position that it led to."""

    name: str
    when: Callable[[Rules, GameState, Facts], bool] = lambda rules, state, told: True


Stands = Callable[[TableModel], bool]
"""Whether the table stands so that a line has come up, while the viewer is asked."""


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


EVENTS: Final[Mapping[str, Brings]] = {
    "influence": Brings("influence", _reaches_point),
    "alliance": Brings("alliance", lambda rules, state, told: told.seat != NOBODY),
    "control": Brings("control"),
    "winner": Brings("tie", lambda rules, state, told: _tied(rules, state)),
    "bonus_spice": Brings("makers"),
    "shuffle": Brings("shuffle", lambda rules, state, told: told.pile == "deck"),
}
"""The lines that events bring in every game."""


STANDS: Final[Mapping[str, Stands]] = {
    "combat": lambda model: model.choices.kind == "combat",
    "tie": lambda model: _tied(model.rules, model.view),
    "garrison": lambda model: model.choices.kind == "turn" and model.me.garrison >= GARRISON,
    "supply": lambda model: model.choices.kind == "turn" and not model.me.supply,
}
"""The lines that come up in every game as the table stands."""


def happened(rules: Rules, state: GameState, events: Iterable[Event]) -> Iterator[str]:
    """Yield the names of the lines that these events bring, which led to this position."""
    table = {**EVENTS, **contributed(FirstTimeContribution, rules.config.boxes).events}
    for told in map(Facts, events):
        if told.kind in table and table[told.kind].when(rules, state, told):
            yield table[told.kind].name


def standing(model: TableModel) -> Iterator[str]:
    """Yield the names of the lines that come up as the table stands; none unless the viewer is asked."""
    if at_rest(model):
        table = {**STANDS, **contributed(FirstTimeContribution, model.boxes).stands}
        yield from (name for name, stands in table.items() if stands(model))


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
    """The words, and the place that they may have: at its top, in its middle."""

    words: str
    place: Rect
    reading: Type


def _select(model: TableModel) -> _Props | None:
    if not model.first or not at_rest(model):
        return None
    return _Props(str(model.t("first." + model.first)), place_of(model), model.settings.reading)


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
    room = props.place
    larger = props.reading.fitting(lambda larger: _laid(b.metrics, props, larger).height + 2 * HIGH, room.h)
    words = _laid(b.metrics, props, larger)
    wide, high = words.width + 2 * PAD, words.height + 2 * HIGH
    rect = Rect(room.center[0] - wide / 2, room.y, wide, high)
    with b.thing("first", rect):
        b.plate(rect, "first")
        b.extend(words.at(rect.x + PAD, rect.y + HIGH))
    return b.region("first", rect, bleed=24, layer=Layer.RING)


def _laid(metrics: Metrics, props: _Props, larger: Type) -> Laid:
    """The words in as few lines as there is room for, about equally long."""
    style, room = grown(WORDS, larger.scale), min(larger.of(WIDEST), props.place.w - 2 * PAD)
    whole = layout(props.words, metrics, room, style)
    even = (layout(props.words, metrics, room * share, style) for share in SHARES)
    return next((laid for laid in even if laid.lines == whole.lines), whole)


FIRST_TIME: Final = Part(_select, _draw)
"""The line while it is to be read."""
