"""A tray over the table: all cards of a pile face up, to look at or to pick one."""

from __future__ import annotations

from dune_desktop.engine.ids import HIDDEN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import LAYER_DIALOG, Drawn, button, scroll_limit, scroll_list
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own import CARD_WIDTH, hand_card
from dune_desktop.ui.screen.display import Plate, Rect, Region

COLUMNS = 6
PITCH_X, PITCH_Y = 176.0, 206.0


def tray(model: TableModel, zone: str, cards: tuple[str, ...], offset: float) -> list[Region]:
    """The cards of a zone; those that can be picked now are lit. `offset` is how far the list was scrolled."""
    canvas = model.places.canvas
    rows = max(1, -(-len(cards) // COLUMNS))
    shown = min(rows, 3)
    width = COLUMNS * PITCH_X + 60
    height = 70 + shown * PITCH_Y + 80
    rect = Rect((canvas.w - width) / 2, (canvas.h - height) / 2, width, height)
    b = Build(model.metrics)
    b.plate(rect, "dialog")
    b.text(rect.x + 24, rect.y + 36, _title(model, zone), 26, colour="brass_light", face="title", box=rect.w - 48)
    if not cards:
        b.text(rect.x + 24, rect.y + 110, model.t("table.none"), 21, 500, "bone2")
    b.drawn(
        button(
            model.metrics,
            rect.right - 24,
            rect.bottom - 66,
            model.t("button.close"),
            ("close",),
            anchor="right",
            width=160,
            key="Esc",
            show_key="Esc",
            order=99,
        )
    )
    picks = model.choices.from_zone(zone)

    def row(index: int, box: Rect) -> Drawn:
        part = Build(model.metrics)
        for column, card in enumerate(cards[index * COLUMNS : (index + 1) * COLUMNS]):
            place = Rect(box.x + 10 + column * PITCH_X, box.y + 8, CARD_WIDTH, 188)
            lit = card in picks
            hand_card(model, part, card, place, "card.lit" if lit else "card")
            action = ("option", *picks[card]) if lit else ()
            part.hit(
                place, action=action, inspect="card:" + card, order=index * COLUMNS + column if lit else -1, radius=10
            )
        return Drawn(tuple(part.elements), tuple(part.hits), box)

    area = Rect(rect.x + 20, rect.y + 64, rect.w - 40, shown * PITCH_Y)
    return [
        Region("tray.veil", canvas, (Plate(canvas, "veil"),), layer=LAYER_DIALOG, modal=True),
        b.region("tray", rect, bleed=60, layer=LAYER_DIALOG),
        scroll_list("tray.cards", area, rows, PITCH_Y, offset, row, layer=LAYER_DIALOG),
    ]


def _title(model: TableModel, zone: str) -> str:
    """Whose pile it is; of a deck also the cards that are known to lie on top."""
    name = model.seat_name(max(0, model.viewer))
    top = [model.name("card:" + card) for card in model.me.deck if card != HIDDEN] if zone == "deck" else []
    if top:
        return model.t("tray.deck.top", name=name, cards=model.texts.grammar.joints.items.join(top))
    return model.t("tray." + zone, name=name)


def tray_limit(count: int) -> float:
    """The largest scroll offset for this many cards."""
    rows = max(1, -(-count // COLUMNS))
    return scroll_limit(Rect(0, 0, 0, min(rows, 3) * PITCH_Y), rows, PITCH_Y)
