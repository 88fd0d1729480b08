"""What a player has of Rise of Ix: the tiles before the hand, and what an act would bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.presenters.table.additions import Entry, Row
from dune_desktop.ui.presenters.table.changes import number
from dune_desktop.ui.presenters.table.model import TableModel


def tiles(model: TableModel) -> list[Entry]:
    """The Tech tiles before the player: those that can be used, and those used this round, which lie face down."""
    mine = of_seat(model.view, max(0, model.viewer))
    usable = {str(tile): ("tech", tile) for _, tile in model.choices.of("tech")}
    found: list[Entry] = []
    for tile in mine.tech:
        option, used = usable.get(tile), tile in mine.face_down
        style = "tech.lit" if option else "tech.dim" if used else "tech"
        left = replace(model.rules.more["tech"][tile], acquire=())  # what acquiring gave is past
        icon, signs = "flip" if used else "tech", tile_line(left, model.texts)
        found.append(Entry("tech:" + tile, "tech:" + tile, style, option, icon, signs, used))
    return found


def changes(model: TableModel) -> list[Row]:
    """What the act that is weighed up would change of the viewer's pieces."""
    seat = max(0, model.viewer)
    counts: tuple[tuple[str, Callable[[GameState], int]], ...] = (
        ("dreadnought", lambda state: of_seat(state, seat).garrison),
        ("freighter", lambda state: of_seat(state, seat).freighter),
        ("negotiator", lambda state: of_seat(state, seat).negotiators),
        ("tech", lambda state: len(of_seat(state, seat).tech)),
    )
    return [row for icon, count in counts for row in number(model, icon, count)]
