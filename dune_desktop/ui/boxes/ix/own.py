"""What a player has of Rise of Ix: the tiles before the hand, and what an act would bring."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.boxes.ix.tech import tile_tip
from dune_desktop.ui.presenters.table.bubble import Row
from dune_desktop.ui.presenters.table.in_play import Entry
from dune_desktop.ui.presenters.table.model import TableModel


def tiles(model: TableModel) -> list[Entry]:
    """The Tech tiles before the player: those that can be used, and those used this round, which lie face down."""
    mine = of_seat(model.view, max(0, model.viewer))
    usable = {str(option[1]): option for option in model.choices.of("tech")}
    found: list[Entry] = []
    for tile in mine.tech:
        option, used = usable.get(tile), tile in mine.face_down
        style = "tech.lit" if option else "tech.dim" if used else "tech"
        tip = tile_tip(model, tile) + (f"\n{model.t('table.face_down')}" if used else "")
        left = replace(model.rules.more["tech"][tile], acquire=())  # what acquiring gave is past
        icon, signs = "flip" if used else "tech", tile_line(left, model.texts)
        found.append(Entry("tech:" + tile, "tech:" + tile, style, option, icon, signs, tip, used))
    return found


def changes(model: TableModel) -> list[Row]:
    """What the act that is weighed up would change of the viewer's pieces."""
    assert model.preview is not None
    now, then = of_seat(model.view, max(0, model.viewer)), of_seat(model.preview, model.viewer)
    pairs = (
        ("dreadnought", now.garrison, then.garrison),
        ("freighter", now.freighter, then.freighter),
        ("negotiator", now.negotiators, then.negotiators),
        ("tech", len(now.tech), len(then.tech)),
    )
    return [(icon, str(a), str(b), b > a, "") for icon, a, b in pairs if a != b]
