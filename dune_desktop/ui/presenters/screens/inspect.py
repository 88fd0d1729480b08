"""A component, large, over whatever was there: the card itself, clarifications and signs explained beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from dune_desktop.engine.components import Leader
from dune_desktop.ui import grammar
from dune_desktop.ui.display import Hit, Picture, Rect, Region
from dune_desktop.ui.presenters.build import Build
from dune_desktop.ui.presenters.screens.leader_panel import MOST_HIGH, leader_panel, needed
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.presenters.screens.subject import SHORT, Box, Subject
from dune_desktop.ui.richtext import Laid, Style, escape, layout
from dune_desktop.ui.theme import PLATES
from dune_desktop.ui.widgets import button, section

WIDTH, SIDE, GAP = 520.0, 460.0, 28.0
PAD = 16.0
HEAD, ART = 78.0, 236.0
LEAST_ART = 96.0
RANKS = {"first": "rank1", "second": "rank2", "third": "rank3"}


@dataclass(frozen=True, slots=True)
class Around:
    """Where in a row of things looked at this one stands."""

    place: int = 0
    count: int = 1


Draw = Callable[[Build, Rect], None]
"""Draws the component into a rectangle."""


def regions(
    page: Page, height: float, draw: Draw, notes: Sequence[str], signs: Sequence[str], around: Around
) -> list[Region]:
    """The component in a rectangle `height` high, with what explains it at the right."""
    explained = [sign for sign in signs if page.texts.has("icontip." + sign)]
    whole = WIDTH + (GAP + SIDE if notes or explained else 0)
    left, top = (page.width - whole) / 2, (page.height - height) / 2
    rect = Rect(left, top, WIDTH, height)
    b = page.build()
    draw(b, rect)
    found = [_veil(page), b.region("inspect", rect, bleed=60)]
    if notes or explained:
        found.append(_side(page, Rect(rect.right + GAP, top, SIDE, height), notes, explained))
    found += _ways(page, rect, left + whole, around)
    return found


def _veil(page: Page) -> Region:
    """A click anywhere, or the right button, leads back."""
    shut = veil(page, "inspect")
    return Region(shut.name, shut.rect, shut.elements, (Hit(page.canvas, ("back",), inspect="back"),), layer=shut.layer, modal=True)


def _ways(page: Page, rect: Rect, right: float, around: Around) -> list[Region]:
    """To the neighbours."""
    if around.count < 2:
        return []
    b = page.build()
    middle = page.height / 2
    for x, sign, key, step in ((rect.x - 28 - 60, "‹", "Left", -1), (right + 28, "›", "Right", 1)):
        made = button(page.metrics, x, middle - 36, "", ("step", step), width=60, height=72, key=key, order=1)
        b.drawn(made)
        b.icon(x + 30, middle, "arrow", 26, colour="bone") if step > 0 else b.text(
            x + 30, middle, "◀", 24, 500, "bone", anchor="centre"
        )
    b.text(page.width / 2, page.height - 30, f"{around.place + 1} / {around.count}", 20, 600, "bone2", anchor="centre")
    return [b.region("inspect.ways", page.canvas, bleed=8)]


def _side(page: Page, rect: Rect, notes: Sequence[str], signs: Sequence[str]) -> Region:
    """Clarifications, then the signs in words, as far as there is room on the screen."""
    b = page.build()
    x, wide = rect.x + 24, rect.w - 48
    most = page.height - 80
    y = rect.y + 22
    if notes:
        b.drawn(section(page.metrics, x, y, wide, page.t("component.rulings")))
        y += 38
        for note in notes:
            laid = b.markup(x + 22, y, escape(note), wide - 22, Style(colour="#EFE3CC", line=26))
            b.icon(x + 7, y + 13, "ornament", 11, colour="brass")
            y += laid.height + 12
        y += 8
    if signs:
        b.drawn(section(page.metrics, x, y, wide, page.t("inspect.signs")))
        y += 38
        for sign in signs:
            laid = layout(page.t("icontip." + sign), page.metrics, wide - 46, Style(colour="bone2", line=25))
            if y + max(34, laid.height) + 22 - rect.y > most:
                break
            b.icon(x + 16, y + 13, sign, 30)
            b.extend(laid.at(x + 46, y))
            y += max(34.0, laid.height) + 10
    high = min(most, max(y + 12 - rect.y, 120.0))
    top = min(rect.y, page.height - 40 - high)
    shift = top - rect.y
    from dune_desktop.ui.widgets import moved

    return Region(
        "inspect.side",
        Rect(rect.x, top, rect.w, high),
        tuple(
            moved(element, 0, shift)
            for element in (_panel(Rect(rect.x, rect.y, rect.w, high)), *b.elements)
        ),
        bleed=60,
    )
