"""The viewer's Intrigue cards, those that wait for the end of Combat among them."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.components import IntrigueCard
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.drags import intrigue_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.screen.display import Action, Drag, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.text.signs import Line

ORDER = 50
HEAD, FOOT = 32.0, 40.0  # above the cards, and below them for the piles
WHOLE, PITCH = 120.0, 84.0  # height of a card, and from one to the next at most
TIMING_ICONS = {"plot": "plot", "combat": "combat", "win": "combat", "home": "combat", "endgame": "endgame"}
NAME, EFFECTS = 30.0, 30.0  # heights of the line with the name, and of that with the effects
TOLD = 54.0  # as much of a card shows what it does


class IntrigueProps(NamedTuple):
    """The viewer's Intrigue cards, above what lies at the foot of their place."""

    rect: Rect
    texts: Texts
    cards: tuple[_CardProps, ...]
    foot: float = FOOT

    @property
    def pitch(self) -> float:
        """From one card to the next: of the last one all is seen that has room."""
        room = self.rect.h - HEAD - self.foot
        above = len(self.cards) - 1
        if above < 1:
            return room
        least = NAME + EFFECTS if room - NAME - EFFECTS >= NAME * above else NAME  # of many all names come first
        return min(PITCH, (room - min(WHOLE, max(least, room / (above + 1)))) / above)


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
    return IntrigueProps(rect, model.texts, tuple(shown))


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
    """The cards from above, each over the one before it: name and time, what it does, and the picture of the last."""
    rect, t = props.rect, props.texts.t
    with b.thing("section:intrigue", Rect(rect.x, rect.y, rect.w, 26)):
        b.section(rect, t("table.intrigue"))
    if not props.cards:
        b.text(rect.x + 4, rect.y + 52, t("table.none"), BODY, 500, "bone3")
    pitch, last = props.pitch, len(props.cards) - 1
    bottom = rect.bottom - props.foot
    names = told_apart(
        [card.name for card in props.cards], [b.cut(card.name, _room(card, rect.w)) for card in props.cards]
    )
    for index, card in enumerate(props.cards):
        top = rect.y + HEAD + pitch * index
        box = Rect(rect.x, top, rect.w, min(WHOLE, bottom - top))
        with b.thing(card.thing, box):
            if card.card is None:
                b.plate(box, card.style)
                b.icon(box.x + 24, box.y + NAME / 2, "intrigue", 26, 0.5)
            else:
                _card(b, props, card, names[index], box, box.h if index == last else pitch)
    return b.region("intrigue", rect, bleed=34)


def _room(card: _CardProps, width: float) -> float:
    """How wide the name of an Intrigue card may be beside the signs of its times."""
    return width - 14 - 23 * len(_timings(card))


def _card(b: Build, props: IntrigueProps, card: _CardProps, name: str, rect: Rect, seen: float) -> None:
    assert card.card is not None
    style, component = card.style, "intrigue:" + card.card.id
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, Rect(rect.x, rect.y + NAME, rect.w, rect.h - NAME), "window", style, component, 8)
    x, line_middle = rect.x + 8, rect.y + min(NAME, seen) / 2
    for timing in _timings(card):
        b.icon(x + 10, line_middle, timing, min(20.0, seen), color=surface.ink)
        x += 23
    whole = b.fits(card.name, rect.right - x - 6, 1)
    b.text(x, line_middle, name, BODY, 600, surface.ink, box=rect.right - x - 6, cut=not whole)
    if seen >= TOLD:
        effects = _effects(props, card)
        waits = props.texts.t("table.waits")
        long = not b.fits(waits, rect.w - 22, 1) if card.waiting else b.rows(effects, rect.w - 18, 22) > 1
        two = long and seen >= NAME + 2 * EFFECTS
        box = Rect(rect.x + 5, rect.y + NAME, rect.w - 10, EFFECTS * (2 if two else 1) - 3)
        middle = box.y + box.h / 2
        b.plate(box, "told.lit" if surface.lit else "told")
        if card.waiting:
            b.title_of(box.x + 6, middle, waits, box.w - 12, BODY, surface.ink2, 500, 2 if two else 1, close=True)
        elif two:
            b.signs(effects, box.x + 4, middle, box.w - 8, 22, style, center=True)
        else:
            b.one_row(effects, box.x + 6, middle, box.w - 12, 22, style)
    b.hit(
        rect, action=card.action, refusal=card.refusal, inspect=component, order=card.order, radius=8, drag=card.drag
    )  # fmt: skip
