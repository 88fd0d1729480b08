"""The curtain between two people at one screen: a cloth over the parapet, in the color of whoever is next.

What everybody may see stays open above it. A key of its own lifts the curtain: those that go on with everything else
are on a hand that goes on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style

FOLD: Final = 66.0  # width of a fold of the cloth
RING: Final = 15.0  # of a ring by which it hangs
FACE: Final = 200.0
NOTE: Final = Style(size=24, line=31, color="bone")


class _Props(NamedTuple):
    """The cloth: where it hangs, who is next, and how many cards lie behind it."""

    rect: Rect
    growth: float
    seat: int
    leader: str
    title: str
    note: str
    behind: tuple[tuple[str, int], ...]


def _select(model: TableModel) -> _Props:
    seat, before = model.awaited, model.left
    name, player = model.seat_name(seat), model.view.seats[seat]
    if before not in (NOBODY, seat):
        note = model.t("curtain.hand_over", who=name, other=model.seat_name(before))
    else:
        note = model.t("curtain.hand_over.first", who=name)
    behind = ("hand", len(player.hand)), ("intrigue", len(player.intrigue))
    return _Props(
        model.places["parapet"],
        model.places.growth,
        seat,
        leader_of(player),
        model.t("curtain.turn", who=name),
        note,
        tuple((what, n) for what, n in behind if n),
    )


def _draw(b: Build, props: _Props) -> Region:
    rect, tint, by = props.rect, f"seat{props.seat}", props.growth
    with b.thing("curtain", rect):
        b.plate(rect, "cloth", tint)
        folds = round(rect.w / (FOLD * by))
        for fold in range(folds):
            b.plate(Rect(rect.x + rect.w / folds * fold, rect.y, rect.w / folds, rect.h), "cloth.fold")
        b.bar(Rect(rect.x, rect.y - 1, rect.w, 6 * by), "brass_light", radius=3)
        for fold in range(folds):
            middle = rect.x + rect.w / folds * (fold + 0.5)
            b.frame(Rect(middle - RING / 2, rect.y - 5 * by, RING, 16 * by), "brass_light", 2.5, RING / 2)
        b.hit(rect, ground=True)
        side = FACE * by
        who = Rect(rect.x + 40 * by, rect.y + (rect.h - side) / 2 + 4, side, side)
        with b.thing("curtain:who", who):
            seat_face(b, props.leader, who, props.seat)
        left, room = who.right + 36 * by, rect.w * 0.45
        b.text(left, who.y + 42, props.title, 50, color="cream", face="title", box=room)
        note = b.markup(left, who.y + 84, props.note, room, NOTE)
        x, y = left, who.y + 84 + note.height + 34
        for what, n in props.behind:
            b.icon(x + 15, y, what, 30)
            x += 38 + b.text(x + 38, y, str(n), 26, 700) + 26
    return b.region("curtain", rect, bleed=30)


CURTAIN: Final = Part(_select, _draw)
