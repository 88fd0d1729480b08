"""A tray over the table: all cards of a pile face up, to look at or to pick one."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.over import veil
from dune_desktop.ui.kit.scrolling import Block, limit_of, scrolled
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.table.drags import picked_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, hand_card
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.text.richtext import Style

COLUMNS = 6
PITCH_X, PITCH_Y = 176.0, 206.0
SHOWN = 3  # rows at a time
CLOSE = 160.0  # width of the way out
FOOT = 66.0  # from the buttons at the foot to the edge
QUESTION = "tray:question"
"""What is asked while a card must be picked: the bar that asks it lies below the tray."""


def tray(model: TableModel, zone: str, cards: tuple[str, ...], offset: float) -> list[Region]:
    """The cards of a zone; those that can be picked now are lit. `offset` is how far the list was scrolled."""
    canvas = model.places.canvas
    rows = max(1, -(-len(cards) // COLUMNS))
    shown = min(rows, SHOWN)
    width = COLUMNS * PITCH_X + 60
    height = 70 + shown * PITCH_Y + 80
    rect = Rect((canvas.w - width) / 2, (canvas.h - height) / 2, width, height)
    b = Build(model.metrics)
    picks = model.choices.from_zone(zone)
    with b.thing("tray", rect):
        _frame(model, b, zone, cards, rect)
    if picks:
        _question(model, b, Rect(rect.x + 24, rect.bottom - FOOT, rect.w - 48 - CLOSE - 16, 48))
    names = _names(model, zone, cards)

    def row(index: int) -> Block:
        part = Build(model.metrics)
        for column, card in enumerate(cards[index * COLUMNS : (index + 1) * COLUMNS]):
            place = Rect(10 + column * PITCH_X, 8, CARD_WIDTH, 188)
            lit = card in picks
            action = ("option", *picks[card]) if lit else ()
            order = index * COLUMNS + column
            with part.thing(names[order], place):
                hand_card(model, part, card, place, "card.lit" if lit else "card")
                drag = picked_drag(names[order], action, QUESTION)
                part.hit(place, action=action, inspect="card:" + card, order=order if lit else -1, radius=10, drag=drag)
        return Block.of(part, PITCH_Y)

    if model.undo is not None and not model.showing.watch:
        b.hit(Rect(rect.x, rect.y, 0, 0), action=("undo",), command="undo", thing="button:undo")
    area = Rect(rect.x + 20, rect.y + 64, rect.w - 40, shown * PITCH_Y)
    return [
        veil("tray", (canvas.w, canvas.h), Layer.DIALOG),
        b.region("tray", rect, bleed=60, layer=Layer.DIALOG),
        scrolled("tray.cards", area, list(map(row, range(rows))), offset, layer=Layer.DIALOG, keys=False),
    ]


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


def _frame(model: TableModel, b: Build, zone: str, cards: tuple[str, ...], rect: Rect) -> None:
    """The panel round the cards: whose pile it is, and the way out."""
    b.plate(rect, "dialog")
    b.text(rect.x + 24, rect.y + 36, _title(model, zone), 26, colour="brass_light", face="title", box=rect.w - 48)
    if not cards:
        b.text(rect.x + 24, rect.y + 110, model.t("table.none"), 21, 500, "bone2")
    b.drawn(
        button(
            model.metrics,
            rect.right - 24,
            rect.bottom - FOOT,
            model.t("button.close"),
            ("close",),
            anchor="right",
            width=CLOSE,
            command="back",
            cap=model.cap("back"),
            order=99,
            name="tray:close",
        )
    )


def _question(model: TableModel, b: Build, rect: Rect) -> None:
    """What a card is picked for; one can be put there."""
    with b.thing(QUESTION, rect):
        b.plate(rect, "note")
        style = Style(size=22, weight=600)
        b.markup(rect.x + 14, rect.y + rect.h / 2, question(model)[0], rect.w - 28, style, middle=True, shrink=True)


def _title(model: TableModel, zone: str) -> str:
    """Whose pile it is; of a deck also the cards that are known to lie on top."""
    name = model.seat_name(max(0, model.viewer))
    if zone == "deck" and model.on_top:
        return model.t("tray.deck.top", name=name, cards=model.texts.grammar.listed(model.on_top))
    return model.t("tray." + zone, name=name)


def tray_limit(count: int) -> float:
    """The largest scroll offset for this many cards."""
    rows = max(1, -(-count // COLUMNS))
    return limit_of([Block(PITCH_Y)] * rows, min(rows, SHOWN) * PITCH_Y)
