"""Round and phase, whose turn it is, and the points that end the game."""

from __future__ import annotations

from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.kit.build import Build
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


def dial(model: TableModel) -> Region:
    rect = model.places["dial"]
    b = Build(model.metrics)
    rounds = len(model.view.conflicts) + len(model.view.conflict_deck)
    number = max(1, model.view.round)
    dial = Rect(rect.x, rect.y, 98, 98)
    with b.thing("round", dial):
        b.add(Picture(dial, f"dial:{number}/{rounds}"))
        b.hit(rect, action=("inspect", "dial:"), inspect="dial:", radius=10)
        centre = rect.x + 49
        b.text(centre, rect.y + 41, str(number), 39, colour="#FFE9C0", face="title", anchor="centre")
        b.text(centre, rect.y + 74, model.t("table.of_rounds", n=rounds), colour="bone2", anchor="centre")
    x = rect.x + 108
    current = model.view.phase
    for phase, icon in PHASES:
        box = Rect(x, rect.y + 6, 34, 34)
        on = phase == current
        with b.thing("phase:" + phase, box):
            b.plate(box, "chosen" if on else "option.bare")
            if not on:
                b.frame(box, "#4A3B40", 1.5, 6)
            b.icon(box.x + 17, box.y + 17, icon, 23, colour="chosen_text" if on else "#9C8D7A")
        x += 40
    left = rect.x + 108
    words = model.t("phase." + current)
    room = rect.right - left - _target(model, b, rect.right, rect.y + 58)
    b.text(left, rect.y + 58, words, 25, colour="#FFE9C0", face="title", box=room, thing="phase")
    active = model.active
    if active != NOBODY and current not in ("over",):
        with b.thing("turn", Rect(left, rect.y + 72, 206, 24)):
            b.add(Piece(left + 9, rect.y + 84, "marker", active, 18))
            end, name = ending(model.rules, model.view), model.seat_name(active)
            room = rect.right - left - 24
            whose = model.t("table.whose_turn", name=name)
            if end and model.metrics.width(ends := model.t(f"table.whose_turn.{end}", name=name), BODY, 500) <= room:
                whose = ends  # the horizon says it too
            b.text(left + 24, rect.y + 84, whose, colour="bad_dark" if end == "last" else "bone2", box=room, cut=True)
    return b.region("dial", rect)


def _target(model: TableModel, b: Build, right: float, y: float) -> float:
    """The points that end the game, ending at `right`, lit when this round may be the last; returns their width."""
    number = str(model.rules.points_to_end)
    width = model.metrics.width(number, COUNT_SMALL, 700)
    place = Rect(right - width - 36, y - 14, width + 36, 28)
    end = ending(model.rules, model.view)
    with b.thing("target", place):
        if end:
            b.plate(place, "chosen")
        b.icon(place.x + 17, y, "vp", SIGN_SMALL)
        b.text(right - 6, y, number, COUNT_SMALL, 700, "chosen_text" if end else "bone2", anchor="right")
    return place.w + 6
