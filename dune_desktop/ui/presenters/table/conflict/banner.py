"""The Conflict in a line: its name, what each place wins, and at the end its level and how many are to come."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.table.conflict.card import (
    CONFLICT,
    MARK,
    ConflictCardProps,
    conflict_deck,
    draw_marks,
    marks_width,
    opacity_of,
    reward,
    struck,
)
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import BODY, FLOOR, SIGN

_NAME = 0.3  # how much of the line the name may take


def draw_conflict_banner(b: Build, props: ConflictCardProps) -> None:
    """Draw the line as the thing that the card is elsewhere."""
    with b.thing(CONFLICT, props.rect):
        b.part(CONFLICT, _draw_banner, props)


def _draw_banner(b: Build, props: ConflictCardProps) -> None:
    rect, card, texts = props.rect, props.card, props.texts
    b.plate(rect, "arena.head")
    if card is None:
        return
    y = rect.y + rect.h / 2
    b.hit(rect, inspect="conflict:" + card.id, radius=12, thing=CONFLICT)
    b.icon(rect.x + 26, y, "combat", 30)
    room = rect.w * _NAME - 50
    name = b.title_of(
        rect.x + 48, y, texts.name("conflict:" + card.id), room, 25, "name", 500, close=True, face="title"
    )
    taken = marks_width(props)
    draw_marks(b, props, rect.x + 54 + name.width + taken, y, MARK + 4)
    left, space = rect.x + 48 + name.width + 22 + taken * 1.15, 16.0
    lines = [(place, reward(card, place, texts)) for place in (1, 2, 3)]
    needs = [38 + b.needs(signs, SIGN) for _, signs in lines]
    extra = texts.name("space:" + card.controls) if card.controls is not None else ""
    needs[0] += b.metrics.width(extra, BODY, 500) + 8 if extra else 0
    end = rect.right - 24 - conflict_deck(b, card, props.left, rect.right - 14, y)
    end -= b.text(end, y, "I" * card.level, FLOOR + 2, color="brass_light", face="title", anchor="right")
    spare = min(1.0, (end - 12 - left - 2 * space) / sum(needs))
    for (place, signs), wide in zip(lines, needs, strict=True):
        own = Rect(left, rect.y, wide * spare, rect.h)
        opacity = opacity_of(place, props.third)
        with b.thing(f"reward:{place}", own):
            rank(b, own.x + 14, y, place, 28, opacity)
            used = b.signs(signs, own.x + 34, y, own.w - 34, SIGN, "conflict", opacity=opacity, height=rect.h)
            struck(b, own.x + 30, y, used + 8, place, props.third)
            if place == 1 and extra and own.w - 42 - used > 40:
                b.title_of(own.x + 40 + used, y, extra, own.w - 42 - used, BODY, "bone", 500)
        left += own.w + space
