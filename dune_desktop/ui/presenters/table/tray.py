"""A tray over the table: all cards of a pile face up, to look at or to pick one."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.over import veil
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.drags import picked_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, CardProps, card_props, draw_card
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style

COLUMNS = 6
PITCH_X, PITCH_Y = 176.0, 206.0
SHOWN = 3  # rows at a time
CLOSE = 160.0  # width of the way out
FOOT = 66.0  # from the buttons at the foot to the edge
QUESTION = "tray:question"
"""What is asked while a card must be picked: the bar that asks it lies below the tray."""


class TrayProps(NamedTuple):
    """All that the tray shows; its `question`, as markup, says what a card is picked for, if one must be."""

    canvas: tuple[float, float]
    texts: Texts
    title: str
    question: str
    cap: str
    undo: bool
    cards: tuple[_TrayCard, ...]
    offset: float  # how far they are scrolled


class _TrayCard(NamedTuple):
    """A card, what it is called, and what a click on it does; () if it cannot be picked now."""

    name: str
    card: CardProps
    action: Action


def tray_props(model: TableModel, zone: str, cards: tuple[str, ...], offset: float) -> TrayProps:
    """Select the cards of a zone; those that can be picked now are lit."""
    picks, found = model.choices.from_zone(zone), []
    for order, (name, card) in enumerate(zip(_names(model, zone, cards), cards, strict=True)):
        place = Rect(10 + order % COLUMNS * PITCH_X, 8, CARD_WIDTH, 188)
        look = card_props(model, card, place, "card.lit" if card in picks else "card")
        found.append(_TrayCard(name, look, ("option", *picks[card]) if card in picks else ()))
    return TrayProps(
        model.canvas,
        model.texts,
        _title(model, zone),
        question(model)[0] if picks else "",
        model.cap("back"),
        model.undo is not None and not model.showing.watch,
        tuple(found),
        offset,
    )


def draw_tray(b: Build, props: TrayProps) -> tuple[Region, ...]:
    """Draw the panel over a veil, and the cards on it, which scroll."""
    (wide, high), cards = props.canvas, props.cards
    shown = min(_rows(len(cards)), SHOWN)
    width, height = COLUMNS * PITCH_X + 60, 70 + shown * PITCH_Y + 80
    rect = Rect((wide - width) / 2, (high - height) / 2, width, height)
    with b.thing("tray", rect):
        _frame(b, props, rect)
    if props.question:
        _question(b, props.question, Rect(rect.x + 24, rect.bottom - FOOT, rect.w - 48 - CLOSE - 16, 48))
    if props.undo:
        b.hit(Rect(rect.x, rect.y, 0, 0), action=("undo",), command="undo", thing="button:undo")
    area = Rect(rect.x + 20, rect.y + 64, rect.w - 40, shown * PITCH_Y)
    rows = [_row(Build(b.metrics, b.drawings), cards, row * COLUMNS) for row in range(_rows(len(cards)))]
    return (
        veil("tray", props.canvas, Layer.DIALOG),
        b.region("tray", rect, bleed=60, layer=Layer.DIALOG),
        scrolled("tray.cards", area, rows, props.offset, layer=Layer.DIALOG, keys=False),
    )


def _row(b: Build, cards: tuple[_TrayCard, ...], first: int) -> Block:
    for order, (name, card, action) in enumerate(cards[first : first + COLUMNS], first):
        with b.thing(name, card.rect):
            b.part("tray." + name, draw_card, card)
            at, drag = order if action else -1, picked_drag(name, action, QUESTION)
            b.hit(card.rect, action=action, inspect="card:" + card.card.id, order=at, radius=10, drag=drag)
    return Block.of(b, PITCH_Y)


def _frame(b: Build, props: TrayProps, rect: Rect) -> None:
    """Draw the panel round the cards: whose pile it is, and the way out."""
    b.plate(rect, "dialog")
    b.text(rect.x + 24, rect.y + 36, props.title, 26, color="brass_light", face="title", box=rect.w - 48)
    if not props.cards:
        b.text(rect.x + 24, rect.y + 110, props.texts.t("table.none"), 21, 500, "bone2")
    b.drawn(
        button(
            b.metrics, rect.right - 24, rect.bottom - FOOT, props.texts.t("button.close"), ("close",), anchor="right",
            width=CLOSE, command="back", cap=props.cap, order=99, name="tray:close",
        )
    )  # fmt: skip


def _question(b: Build, words: str, rect: Rect) -> None:
    """Draw what a card is picked for; one can be put there."""
    with b.thing(QUESTION, rect):
        b.plate(rect, "note")
        style = Style(size=22, weight=600)
        b.markup(rect.x + 14, rect.y + rect.h / 2, words, rect.w - 28, style, middle=True, shrink=True)


def _names(model: TableModel, zone: str, cards: tuple[str, ...]) -> list[str]:
    """What the cards are called: those of a deck, of which nobody knows which one lies where, only while it is open."""
    if zone == "deck":
        return [f"deck:{card}#{cards[:place].count(card)}" for place, card in enumerate(cards)]
    left = model.own_cards(zone)
    found = []
    for card in cards:
        found.append(next(name for name in left if name.startswith(f"card:{card}#")))
        left.remove(found[-1])
    return found


def _title(model: TableModel, zone: str) -> str:
    """Whose pile it is; of a deck also the cards that are known to lie on top."""
    name = model.seat_name(max(0, model.viewer))
    if zone == "deck" and model.on_top:
        return model.t("tray.deck.top", name=name, cards=model.texts.grammar.listed(model.on_top))
    return model.t("tray." + zone, name=name)


def tray_limit(count: int) -> float:
    """Return the largest scroll offset for this many cards."""
    rows = _rows(count)
    return limit_of([Block(PITCH_Y)] * rows, min(rows, SHOWN) * PITCH_Y)


def _rows(count: int) -> int:
    return max(1, -(-count // COLUMNS))
