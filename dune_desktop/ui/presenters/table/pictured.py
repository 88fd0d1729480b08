"""Pictures of components on the table: strips on their plates, and the faces of leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.screen.display import Picture, Rect

if TYPE_CHECKING:  # the title shows faces before the engine is there
    from dune_desktop.engine.model.state import Seat

STATES = ("lit", "hover", "dim")
FACE = 62.0  # a medallion on a seat
LARGEST = 84.0  # of the seat's shape at the foot of a face


def strip(b: Build, rect: Rect, look: str, style: str, component: str, radius: float = 0) -> None:
    """A strip of the component's picture on a plate of this style; `look` is one of `art.strips`."""
    state = style.rpartition(".")[2]
    name = f"{look}.{state}" if state in STATES else look
    b.add(Picture(rect, f"strip:{name}:{component}", radius=radius))


def right_part(rect: Rect, share: float) -> Rect:
    """So much of a rectangle, from its right edge."""
    return Rect(rect.right - rect.w * share, rect.y, rect.w * share, rect.h)


def leader_of(player: Seat) -> str:
    """The component whose face stands for a seat."""
    return "leader:" + player.leader if player.leader else "rival:hagal"


def seat_face(b: Build, leader: str, rect: Rect, seat: int) -> None:
    """A leader's face in a ring of the seat's color, with the seat's shape at its foot; "" for one not known yet."""
    inner = rect.inset(rect.w * 0.08)
    if leader:
        b.add(Picture(inner, "medallion:" + leader))
    else:
        b.plate(inner, "unknown")
        b.text(*rect.center, "?", rect.w * 0.5, color="brass", face="title", anchor="center")
    b.add(Picture(rect, f"figure:{seat}:seat_ring"))
    b.piece(rect.x + rect.w * 0.143, rect.bottom - rect.w * 0.156, "marker", seat, min(rect.w * 0.34, LARGEST))


def face(b: Build, leader: str, rect: Rect, seat: int) -> None:
    """A leader's medallion, with the marker of the seat at its foot."""
    b.add(Picture(rect, "medallion:" + leader))
    side = rect.w * 0.36
    b.piece(rect.x + side * 0.42, rect.bottom - side * 0.42, "marker", seat, side)
