"""The army of a seat outside of Combat: whose it is, its strength and place now, its figures, and its garrison."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.outlook import strengths
from dune_desktop.ui.presenters.table.additions import Mark, TableContribution, marks_of
from dune_desktop.ui.presenters.table.conflict.figures import SHADE, FiguresProps, draw_figures
from dune_desktop.ui.presenters.table.conflict.strength import StrengthProps, numeral_width, strength_numeral
from dune_desktop.ui.presenters.table.conflict.units import (
    Force,
    coming_home,
    force_of,
    one_back,
    one_more,
    units_there,
)
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Picture, Rect
from dune_desktop.ui.screen.sizes import BODY, SIGN_SMALL

MOST = 6  # troops that are shown one by one
HIGH = 96.0  # of a trooper, spear and all
ROOMY, SWORDS = 230.0, 30.0  # from this height on swords have so much room between strength and figures
LEVEL_TOP = 48.0  # above the figures of an army that has them beside the face: its strength
EDGE = 8.0  # before the next army
MARKS = 30.0  # what the marks at its right edge take
UPRIGHT = 170.0  # from this height on an army has its figures below the face


class ArmyProps(NamedTuple):
    """All that the army of a seat shows."""

    rect: Rect
    leader: str
    active: bool
    step: tuple[Action, str]  # what a click on it does, or why it does nothing
    sheet: str  # the page about units that boxes bring; "" where there are none
    garrison: Force
    fighting: Force
    back: tuple[Action, str]  # what takes one back that is put forward, and its kind
    strength: StrengthProps
    swords: int  # how much of the strength they are
    more: str  # what House Hagal may still add
    place: int  # in the Conflict as it stands; 0 for none
    ends: tuple[Mark, ...] = ()  # what boxes have at its right edge
    home: tuple[Mark, ...] = ()  # and behind the units of its garrison
    high: float = HIGH  # of its troopers

    @property
    def inner(self) -> Rect:
        """The army without what stands at its right edge."""
        return self.rect._replace(w=self.rect.w - MARKS * bool(self.ends))


def army_props(model: TableModel, rect: Rect, strength: StrengthProps, place: int) -> ArmyProps:
    """Select the army of a seat, to be drawn in the rectangle."""
    seat, shown = strength.seat, model.shown_units
    added = contributed(TableContribution, model.boxes)
    sheets = added.seat_sheets
    own = strengths(model.rules, model.view)[seat]
    return ArmyProps(
        rect,
        leader_of(model.view.seats[seat]),
        seat == model.active,
        one_more(model, seat),
        next((f"{kind}:{seat}" for kind in sheets if shown), ""),
        force_of(model, seat, "garrison"),
        _arrived(model, force_of(model, seat, "conflict")),
        one_back(model, seat),
        strength,
        sum(part.value for part in strength.parts if part.kind == "sword"),
        f"–{own.most}" if own.most > own.now else "",
        place,
        marks_of(added.army_ends, model, seat),
        marks_of(added.garrisons, model, seat),
    )


def _arrived(model: TableModel, force: Force) -> Force:
    """The force without the troops that are still seen to march there."""
    told = model.showing.spotlight
    if told is None or told.seat != force.seat or not model.marching:
        return force
    troops, *others = force.now
    return force._replace(now=(max(0, troops - model.marching), *others))


def draw_army(b: Build, props: ArmyProps) -> None:
    """Draw an army; what stands in the garrison is apart from what fights, and each takes what is dragged there."""
    rect = props.rect
    if props.active and rect.h >= UPRIGHT:
        b.add(Picture(rect, "figure:-1:light_from_above"))
    head = _head_of(props.inner)
    side = head.h - 4
    wide = side * 0.6 + 52 + numeral_width(b, props.strength, side * 0.62)
    shade = Rect(head.x + side * 0.4, head.y - side * 0.2, min(head.w - side * 0.4, wide), side * 1.12)
    b.add(Picture(shade, SHADE))
    if rect.h >= UPRIGHT:
        _draw_upright(b, props)
    else:
        _draw_level(b, props)
    draw_ends(b, props.ends, rect, rect.y + 2)


def draw_ends(b: Build, ends: tuple[Mark, ...], rect: Rect, y: float) -> None:
    """Draw what boxes have at the right edge of an army, from `y` down, and a line between that and the next army."""
    if ends:
        b.line(rect.right + 3, rect.y + 6, rect.right + 3, rect.bottom - 6, "brass_light/40", 2)
    for draw, mark in ends:
        y += draw(b, rect.right - 2, y, mark)


def _draw_upright(b: Build, props: ArmyProps) -> None:
    """Draw the face and the strength above the figures, and the garrison below them."""
    rect = props.rect
    foot, head = Rect(rect.x, rect.bottom - 40, rect.w, 40), _head_of(props.inner)
    _sides(b, props, foot, Rect(rect.x, rect.y, rect.w, rect.h - 40))
    _head(b, props, head, head.h - 4)
    draw_figures(b, FiguresProps(field_of(props.inner), props.fighting, props.high, MOST, props.back))
    _garrison(b, props, foot)


def _draw_level(b: Build, props: ArmyProps) -> None:
    """Draw the face over the garrison, and right of them the strength over the figures."""
    rect = props.rect
    side, column = _head_of(rect).h - 4, _column_of(rect)
    home, field = Rect(rect.x, rect.y, column, rect.h), Rect(rect.x + column, rect.y, rect.w - column, rect.h)
    _sides(b, props, home, field)
    draw_figures(b, FiguresProps(field_of(props.inner), props.fighting, props.high, MOST, props.back))
    _head(b, props, _head_of(props.inner), side)
    _garrison(b, props, Rect(rect.x, rect.bottom - 40, column, 40), most=0)


def _head_of(rect: Rect) -> Rect:
    """Where the face and the strength of an army stand."""
    side = min(66.0, rect.w * 0.38) if rect.h >= UPRIGHT else min(70.0, rect.h - 54, rect.w * 0.36)
    return Rect(rect.x + 2, rect.y + 2, rect.w - 4, side + 4)


def _column_of(rect: Rect) -> float:
    """How wide face and garrison are where the figures stand beside them."""
    return max(_head_of(rect).h + 2, 74.0)


def field_of(rect: Rect) -> Rect:
    """Where the figures of an army stand."""
    if rect.h >= UPRIGHT:
        top = _head_of(rect).bottom + (SWORDS if rect.h >= ROOMY else 4)
        return Rect(rect.x + 4, top, rect.w - 8, rect.bottom - 44 - top)
    left = rect.x + _column_of(rect)
    return Rect(left, rect.y + LEVEL_TOP, rect.right - left - EDGE, rect.h - LEVEL_TOP - 4)


def _sides(b: Build, props: ArmyProps, home: Rect, field: Rect) -> None:
    """Let garrison and field be clicked, and take what is dragged there."""
    seat, (more, refusal) = props.strength.seat, props.step
    for name, part in ((f"home:{seat}", home), (f"field:{seat}", field)):
        with b.thing(name, part):
            if more or refusal:
                b.hit(part, action=more, refusal=refusal, inspect=props.sheet or "lanes:", radius=8)
    if props.sheet and not (more or refusal):
        b.hit(field, inspect=props.sheet, radius=8, thing=f"lane:{seat}")


def _head(b: Build, props: ArmyProps, rect: Rect, side: float) -> None:
    """Draw the face, and right of it the strength, of it the swords, and the place."""
    seat, strength = props.strength.seat, props.strength
    size = side * 0.62
    x, y = rect.x + side + 8, rect.y + side * 0.36
    x += 6 + strength_numeral(b, strength, x, y, size)
    if props.more:
        wide = b.metrics.width(props.more, BODY, 600) + 8
        b.plate(Rect(x - 1, y - 9, wide, 26), "army.sign")
        x += 2 + wide
        b.text(x - 7, y + 4, props.more, BODY, 600, "bone", anchor="right")
    place = Rect(rect.x, rect.y, side, side)
    with b.thing(f"face:army.{seat}", place):
        seat_face(b, props.leader, place, seat)
    if props.place:
        medal = Rect(rect.x + side - 22, rect.y + side - 24, 28, 28)
        b.plate(medal, "army.medal")
        rank(b, *medal.center, props.place, 26)
    if props.swords:
        wide = b.metrics.width(str(props.swords), BODY, 700) + 30
        beside = props.rect.h < UPRIGHT and x + wide <= rect.right - EDGE * (not props.ends)
        left, middle = (x, y) if beside else (rect.x + side + 8, y + size * 0.5 + 14)
        with b.thing(f"bar:{seat}", Rect(left, middle - 13, wide, 26)):
            b.plate(Rect(left, middle - 13, wide, 26), "army.sign")
            b.icon(left + 13, middle, "sword", SIGN_SMALL)
            b.text(left + 25, middle, str(props.swords), BODY, 700)


def _garrison(b: Build, props: ArmyProps, rect: Rect, most: int = 3) -> None:
    y = rect.y + rect.h / 2
    b.plate(Rect(rect.x + 2, y - 16, min(rect.w, 130) - 2, 32), "army.shade")
    b.icon(rect.x + 16, y, "garrison", SIGN_SMALL)
    used = units_there(b, rect.x + 35, y, props.garrison, most)
    x = rect.x + 43 + used
    for draw, mark in props.home:
        x += draw(b, x - 4, y, mark)
    coming_home(b, props.garrison, x, y)
