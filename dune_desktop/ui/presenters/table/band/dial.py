"""Round and phase, whether the round may be the last, and the points that end the game."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.outlook import ending
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Picture, Rect, Region
from dune_desktop.ui.screen.sizes import COUNT_SMALL


class _Props(NamedTuple):
    """All that the dial shows."""

    rect: Rect
    texts: Texts
    number: int
    rounds: int
    phase: str
    ending: str  # whether this round may be the last
    points: int  # those that end the game


def _select(model: TableModel) -> _Props:
    view = model.view
    return _Props(
        model.places["dial"],
        model.texts,
        max(1, view.round),
        len(view.conflicts) + len(view.conflict_deck),
        view.phase,
        ending(model.rules, view),
        model.rules.points_to_end,
    )


def _draw(b: Build, look: _Props) -> Region:
    rect, t = look.rect, look.texts.t
    dial = Rect(rect.x, rect.y, rect.h, rect.h)
    with b.thing("round", rect):
        b.add(Picture(dial, f"dial:{look.number}/{look.rounds}"))
        b.hit(rect, action=("inspect", "dial:"), inspect="dial:", radius=10)
        b.text(*dial.center, str(look.number), 36, color="#FFE9C0", face="title", anchor="center")
        left = dial.right + 12
        room, last = rect.right - left, look.ending
        words = t(f"table.last_round.{last}") if last else t("table.round_of", n=look.number, rounds=look.rounds)
        b.text(left, rect.y + 22, words, color="bad_dark" if last == "last" else "bone2", box=room)
    _target(b, look, dial.x + 50, dial.bottom - 10)
    with b.thing("phase", Rect(left, rect.y + 36, room, 30)):
        b.text(left, rect.y + 51, t("phase." + look.phase), 25, color="#FFE9C0", face="title", box=room)
    return b.region("dial", rect)


def _target(b: Build, look: _Props, right: float, y: float) -> None:
    """The points that end the game, ending at `right`, lit when this round may be the last."""
    number = str(look.points)
    width = b.metrics.width(number, COUNT_SMALL, 700)
    place = Rect(right - width - 32, y - 12, width + 32, 24)
    with b.thing("target", place):
        b.plate(place, "chosen" if look.ending else "caption.solid")
        b.icon(place.x + 14, y, "vp", 19)
        b.text(right - 6, y, number, COUNT_SMALL, 700, "chosen_text" if look.ending else "bone2", anchor="right")


DIAL = Part(_select, _draw)
