"""Round and phase, whose turn it is, and the points that end the game."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.outlook import ending
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Picture, Piece, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, SIGN_SMALL

PHASES = (
    ("round_start", "phase_start"),
    ("turns", "phase_turn"),
    ("combat", "phase_combat"),
    ("makers", "phase_maker"),
    ("recall", "phase_recall"),
)


class _Props(NamedTuple):
    """All that the dial shows."""

    rect: Rect
    texts: Texts
    number: int
    rounds: int
    phase: str
    active: int
    name: str  # of the seat whose turn it is
    ending: str  # whether this round may be the last
    points: int  # those that end the game


def _select(model: TableModel) -> _Props:
    view, active = model.view, model.active
    return _Props(
        model.places["dial"],
        model.texts,
        max(1, view.round),
        len(view.conflicts) + len(view.conflict_deck),
        view.phase,
        active,
        model.seat_name(active) if active != NOBODY else "",
        ending(model.rules, view),
        model.rules.points_to_end,
    )


def _draw(b: Build, look: _Props) -> Region:
    rect, t = look.rect, look.texts.t
    dial = Rect(rect.x, rect.y, 98, 98)
    with b.thing("round", dial):
        b.add(Picture(dial, f"dial:{look.number}/{look.rounds}"))
        b.hit(rect, action=("inspect", "dial:"), inspect="dial:", radius=10)
        center = rect.x + 49
        b.text(center, rect.y + 41, str(look.number), 39, color="#FFE9C0", face="title", anchor="center")
        b.text(center, rect.y + 74, t("table.of_rounds", n=look.rounds), color="bone2", anchor="center")
    x = rect.x + 108
    for phase, icon in PHASES:
        box = Rect(x, rect.y + 6, 34, 34)
        on = phase == look.phase
        with b.thing("phase:" + phase, box):
            b.plate(box, "chosen" if on else "option.bare")
            if not on:
                b.frame(box, "line_low", 1.5, 6)
            b.icon(box.x + 17, box.y + 17, icon, 23, color="chosen_text" if on else "off_text")
        x += 40
    left = rect.x + 108
    room = rect.right - left - _target(b, look, rect.right, rect.y + 58)
    b.text(left, rect.y + 58, t("phase." + look.phase), 25, color="#FFE9C0", face="title", box=room, thing="phase")
    if look.active != NOBODY and look.phase not in ("over",):
        with b.thing("turn", Rect(left, rect.y + 72, 206, 24)):
            b.add(Piece(left + 9, rect.y + 84, "marker", look.active, 18))
            end, name = look.ending, look.name
            room = rect.right - left - 24
            whose = t("table.whose_turn", name=name)
            if end and b.metrics.width(ends := t(f"table.whose_turn.{end}", name=name), BODY, 500) <= room:
                whose = ends  # the horizon says it too
            b.text(left + 24, rect.y + 84, whose, color="bad_dark" if end == "last" else "bone2", box=room, cut=True)
    return b.region("dial", rect)


def _target(b: Build, look: _Props, right: float, y: float) -> float:
    """The points that end the game, ending at `right`, lit when this round may be the last; returns their width."""
    number = str(look.points)
    width = b.metrics.width(number, COUNT_SMALL, 700)
    place = Rect(right - width - 36, y - 14, width + 36, 28)
    with b.thing("target", place):
        if look.ending:
            b.plate(place, "chosen")
        b.icon(place.x + 17, y, "vp", SIGN_SMALL)
        b.text(right - 6, y, number, COUNT_SMALL, 700, "chosen_text" if look.ending else "bone2", anchor="right")
    return place.w + 6


DIAL = Part(_select, _draw)
