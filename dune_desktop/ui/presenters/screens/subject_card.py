"""A component of whatever kind as a small card: what is on its page in signs, without the words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from dune_desktop.ui.kit.box_model import column, draw, fixed, icon, plate, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import ARROW
from dune_desktop.ui.presenters.screens.lens.subject import Box, Subject
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import FLOOR, SIGN
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Amount, Line

HEIGHT: Final = 284.0
PAD: Final = 8.0
HEAD, ROW, GAP = 54.0, 31.0, 4.0
MOST, TIGHT = 3, 4  # lines of signs, and rows they may take
EFFECT: Final = 25.0  # height of the signs in them
EMBLEM: Final = 62.0  # the sign that stands where there is no picture
LEAST: Final = 24.0  # a picture lower than this is left out
LABEL: Final = 30.0  # a sign on the picture
CAUSES: Final = ("acquire", "trash")  # parts that come of what is done to a card


def subject_card(b: Build, subject: Subject, many: int, rect: Rect) -> None:
    """Name with price or sign, the picture with the Agent icons, signs of its first parts, and how many there are.

    A name is told whole: what would stand beside it stands on the picture, if the two have no room.
    """
    b.plate(rect, subject.style)
    lines = [(box.kind, _with_cause(box, line)) for box in subject.boxes for line in box.signs][:MOST]
    highs = _highs(b, [line for _, line in lines], rect.w - 2 * PAD - 12)
    below_it = [part for high in highs for part in (fixed(high), GAP)]
    head, frame, *rows = column(fixed(HEAD), share(), GAP, *below_it, PAD - GAP).split(rect)
    head, rows = head.inset(PAD, 0), [each.inset(PAD, 0) for each in rows]
    below = bool(subject.picture) and not b.fits(subject.name, _room_for_name(b, subject, head.w), 2)
    _head(b, replace(subject, factions=(), badge="") if below else subject, head)
    if subject.picture and frame.h >= LEAST:
        b.add(Picture(frame, subject.picture))
        _on_picture(b, subject.icons, frame)
        if below:
            aside = (*subject.factions, *((subject.badge,) if subject.cost is None and subject.badge else ()))
            _on_picture(b, aside, frame, right=True)
    elif subject.badge:
        b.icon(*frame.center, subject.badge, min(EMBLEM, frame.h - 8), 0.6)
    for (kind, line), place in zip(lines, rows, strict=True):
        b.plate(place, _ground(subject, kind))
        inner, middle = place.inset(6, 0), place.center[1]
        if place.h > ROW:
            high = place.h - 6
            b.signs(line, inner.x, middle, inner.w, EFFECT, subject.style, center=True, height=high)
        else:
            left = inner.center[0] - min(b.needs(line, EFFECT), inner.w) / 2
            b.one_row(line, left, middle, inner.w, EFFECT, subject.style)
    if many > 1:
        place = Rect(rect.right - 54, rect.y + HEAD - 4, 46, 28)
        b.plate(place, "chosen")
        b.text_in(place, f"×{many}", 20, 700, "chosen_text", anchor="center")


def _with_cause(box: Box, line: Line) -> Line:
    """What a part brings; where something has to be done to the card for it, behind the sign of that."""
    return (Amount(box.icon), ARROW, *line) if box.kind in CAUSES else line


def _highs(b: Build, lines: Sequence[Line], wide: float) -> list[float]:
    """How high the row of each line is: twice as high where it needs that, as long as there is room for one more."""
    left = TIGHT - len(lines)
    found: list[float] = []
    for line in lines:
        twice = left > 0 and b.needs(line, FLOOR) > wide
        left -= twice
        found.append(2 * ROW if twice else ROW)
    return found


def _ground(subject: Subject, kind: str) -> str:
    if kind == "reveal":
        return "large.reveal"
    return "large.hagal.sent" if subject.style == "large.hagal" else "large.sent"


def _head(b: Build, subject: Subject, rect: Rect) -> None:
    """Price or sign at the left, the name, and at the right Factions or a price in spice."""
    surface = PLATES[subject.style]
    middle, x, right = rect.y + rect.h / 2 + 1, rect.x + 2, rect.right - 2
    if subject.cost is not None:
        b.extend(signs.seal(b.metrics, x + 17, middle, str(subject.cost), 34, icon=subject.seal))
        x += 42
    elif subject.badge:
        b.icon(x + 14, middle, subject.badge, 26, color=surface.ink)
        x += 36
    for faction in reversed(subject.factions):
        b.icon(right - 12, middle, faction, SIGN)
        right -= 28
    if subject.spice is not None:
        b.icon(right - 12, middle, "spice", SIGN)
        right -= 30 + b.text(right - 28, middle, str(subject.spice), 22, 700, surface.ink, anchor="right")
    ink = "ink" if subject.style == "large.hagal" else "name"
    b.title_of(x, middle, subject.name, right - x - 2, 22, ink)


def _room_for_name(b: Build, subject: Subject, width: float) -> float:
    """What is left for the name beside price, sign and Factions."""
    left = 42.0 if subject.cost is not None else 36.0 if subject.badge else 0.0
    right = 28.0 * len(subject.factions)
    if subject.spice is not None:
        right += 30 + b.metrics.width(str(subject.spice), 22, 700)
    return width - left - right - 6


def _on_picture(b: Build, icons: Sequence[str], frame: Rect, right: bool = False) -> None:
    """Signs on the picture: one below another at the left, as on every card, where it is high enough for them."""
    if not icons:
        return
    bare, label = [icon(name, 25, wide=LABEL) for name in icons], plate("large.label")
    high = frame.h >= LABEL * len(icons) + 16
    signs = column(*bare, pad=(1, 3), paint=label) if high else row(*bare, pad=(3, 1), paint=label)
    wide, tall = signs.width().natural, signs.height().natural
    draw(b, signs, Rect(frame.right - wide - 5 if right else frame.x + 5, frame.y + 5, wide, tall))
