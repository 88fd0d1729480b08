"""The viewer's Intrigue cards, those that wait for the end of Combat among them."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.components import IntrigueCard
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.drags import intrigue_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Action, Drag, Rect, Region
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.text.signs import Line

ORDER = 50
HEAD, PITCH = 32.0, 58.0  # above the cards, and from one to the next, at most
TIMING_ICONS = {"plot": "plot", "combat": "combat", "win": "combat", "home": "combat", "endgame": "endgame"}
TWO_ROWS = 46.0  # a row this high holds a name and its effects below it
BEHIND = 16.0  # from a name to its effects in a row that is lower


class IntrigueProps(NamedTuple):
    """The viewer's Intrigue cards: `place` is their usual one, `rect` as wide as they need."""

    place: Rect
    rect: Rect
    texts: Texts
    cards: tuple[_CardProps, ...]

    @property
    def rows(self) -> tuple[float, float]:
        """From one card to the next, and how high a row is."""
        pitch = min(PITCH, (self.place.h - HEAD) / max(1, len(self.cards)))
        return pitch, max(26.0, min(53.0, pitch - 4))


class _CardProps(NamedTuple):
    """An Intrigue card, and what a click on it does; without `card` its face is hidden."""

    thing: str
    card: IntrigueCard | None
    name: str
    style: str
    waiting: bool  # for the end of Combat
    action: Action = ()
    refusal: str = ""
    order: int = -1
    drag: Drag | None = None


def intrigue_props(model: TableModel) -> IntrigueProps:
    """Select the Intrigue cards, those that wait for the end of Combat last."""
    rect, me = model.places["intrigue"], model.me
    things = [name for zone in ("intrigue", "intrigue_open") for name in model.own_cards(zone, "intrigue")]
    cards = [(card, False) for card in me.intrigue] + [(card, True) for card in me.intrigue_open]
    shown = (_select_card(model, card, waiting, things[index], index) for index, (card, waiting) in enumerate(cards))
    return IntrigueProps(rect, rect, model.texts, tuple(shown))


def _select_card(model: TableModel, card: str, waiting: bool, thing: str, index: int) -> _CardProps:
    if card == HIDDEN:
        return _CardProps(thing, None, "", "intrigue.dim", waiting)
    option: OptionId = ("intrigue", card)
    picks = {} if waiting else model.choices.from_zone("intrigue")
    chosen = model.selection.card == "intrigue:" + card and not waiting
    legal = (model.choices.has(*option) or card in picks) and not waiting
    style = "intrigue.hover" if chosen else "intrigue.lit" if legal else "intrigue"
    reason = model.choices.closed.get(option)
    action = ("option", *picks[card]) if card in picks else option if legal else ()
    return _CardProps(
        thing,
        model.rules.intrigues[card],
        model.name("intrigue:" + card),
        style,
        waiting,
        action,
        model.reason(reason) if reason is not None and not waiting else "",
        ORDER + index if legal else -1,
        intrigue_drag(model, thing, action),
    )


def needed_width(metrics: Metrics, props: IntrigueProps) -> float:
    """How wide the rows must be for all that can be read in them; 0 where there is nothing to read."""
    return max((_need_of(metrics, props, card) for card in props.cards if card.card is not None), default=0.0)


def _need_of(metrics: Metrics, props: IntrigueProps, card: _CardProps) -> float:
    """How wide the row of an Intrigue card must be for its name and for all it does, below it or behind it."""
    name = metrics.width(card.name, BODY, 600)
    effects = signs.measure(_effects(props, card), metrics, 23)
    _, height = props.rows
    both = max(effects, name) if height >= TWO_ROWS else name + BEHIND + effects
    return 24 + 25 * len(_timings(card)) + both


def _effects(props: IntrigueProps, card: _CardProps) -> Line:
    """What each use of an Intrigue card does."""
    effects: Line = ()
    for number, use in enumerate(card.card.uses if card.card is not None else ()):
        effects += ((signs.Sign("/"),) if number else ()) + line(use.effects, props.texts)
    return effects


def _timings(card: _CardProps) -> tuple[str, ...]:
    """The signs of the times at which an Intrigue card works."""
    if card.card is None:
        return ()
    return tuple(dict.fromkeys(TIMING_ICONS[use.timing] for use in card.card.uses))


# ------------------------------------------------------------------------------------------------ drawing it


def draw_intrigue(b: Build, props: IntrigueProps) -> Region:
    """The cards, a row for each: what it is called, when it works, and what it does."""
    rect, t = props.rect, props.texts.t
    with b.thing("section:intrigue", Rect(rect.x, rect.y, rect.w, 26)):
        b.drawn(section(b.metrics, rect.x, rect.y, rect.w, t("table.intrigue")))
    if not props.cards:
        b.text(rect.x + 4, rect.y + 52, t("table.none"), BODY, 500, "bone3")
    full = [card.name for card in props.cards]
    more = _second_line(b, props)
    pitch, height = (size + more for size in props.rows)
    shown = [
        name if more else b.cut(name, _room_beside(card, rect.w, height))
        for name, card in zip(full, props.cards, strict=True)
    ]
    names = told_apart(full, shown)
    for index, card in enumerate(props.cards):
        box = Rect(rect.x, rect.y + HEAD + index * pitch, rect.w, height)
        with b.thing(card.thing, box):
            if card.card is None:
                b.plate(box, card.style)
                b.icon(box.x + 24, box.y + box.h / 2, "intrigue", 26, 0.5)
            else:
                _row(b, props, card, names[index], box, more)
    return b.region("intrigue", rect, bleed=34)


def _second_line(b: Build, props: IntrigueProps) -> float:
    """How much higher the rows are for a second line of a name, where one needs it and there is room below them."""
    rect, place = props.rect, props.place
    pitch, height = props.rows
    long = height >= TWO_ROWS and any(not b.fits(card.name, rect.w - 16, 1) for card in props.cards)
    free = place.h - HEAD - (pitch + BODY) * len(props.cards)
    clear = rect.right <= place.right  # else what is in play may lie below
    return float(BODY) if long and clear and free >= 0 else 0.0


def _room_beside(card: _CardProps, width: float, height: float) -> float:
    """How wide the name of an Intrigue card may be: in a high row it can have a line for itself."""
    return width - 16 - (0 if height >= TWO_ROWS else 25 * len(_timings(card)))


def _row(b: Build, props: IntrigueProps, card: _CardProps, name: str, rect: Rect, more: float) -> None:
    assert card.card is not None
    style, waiting, component = card.style, card.waiting, "intrigue:" + card.card.id
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, right_part(rect, 0.6), "lying", style, component, 8)
    icons = _timings(card)
    two_rows = rect.h >= TWO_ROWS
    lines = 2 if more else 1
    beside = not two_rows or b.fits(name, rect.w - 18 - 25 * len(icons), lines)  # a long name has its row for itself
    upper, lower = rect.y + (15 + more / 2 if two_rows else rect.h / 2), rect.y + 38 + more
    for place, timing in enumerate(icons):
        b.icon(rect.x + 19 + 25 * place, upper if beside else lower, timing, 21, color=surface.ink)
    x = rect.x + 8 + 25 * len(icons)
    left = x + 2 if beside else rect.x + 10
    if more:
        b.title_of(left, upper, name, rect.right - left - 6, BODY, surface.ink, lines=lines, close=True)
    else:
        left += b.text(left, upper, name, BODY, 600, surface.ink, box=rect.right - left - 6, cut=True) + BEHIND
    effects = _effects(props, card)
    if not two_rows and not waiting and signs.measure(effects, b.metrics, 20) <= rect.right - left - 10:
        b.one_row(effects, left, upper, rect.right - left - 10, 23, style)
    elif two_rows:
        if waiting:
            b.text(x + 1, lower, props.texts.t("table.waits"), BODY, 500, surface.ink2, box=rect.right - x - 9)
        else:
            room = rect.right - x - 11
            if beside and signs.measure(effects, b.metrics, FLOOR) > room:  # below the signs of the times
                x, room = rect.x + 7, rect.w - 18
            b.one_row(effects, x + 1, lower, room, 23, style)
    b.hit(
        rect, action=card.action, refusal=card.refusal, inspect=component, order=card.order, radius=8, drag=card.drag
    )  # fmt: skip
