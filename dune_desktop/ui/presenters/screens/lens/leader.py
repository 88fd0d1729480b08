"""A leader as a panel: portrait, name, House, how demanding, and both abilities in words."""

from __future__ import annotations

from dune_desktop.engine.model.components import Leader
from dune_desktop.i18n.component_text import describe
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

PAD = 16.0
COMPLEX = 3  # signs shown at least
PORTRAIT = 0.75  # width to height
HEADING = 46.0  # the name of an ability, over its signs and words


def leader_panel(page: Page, b: Build, leader: Leader, rect: Rect, style: str = "large", below: float = 0) -> None:
    """The panel fills `rect`: the portrait is as high as the abilities, and what stands `below`, leave room for."""
    b.plate(rect, style)
    boxes = ability_boxes(page, leader, rect.w - 2 * PAD)
    taken = sum(height for height, _ in boxes) + PAD * len(boxes)
    high = min(rect.h - below - taken - 2 * PAD, 330.0)
    face = Rect(rect.x + PAD, rect.y + PAD, high * PORTRAIT, high)
    b.add(Picture(face, "leader:" + leader.id, radius=10))
    head(page, b, leader, Rect(face.right + 22, face.y, rect.right - PAD - face.right - 22, high))
    y = face.bottom + PAD
    for place, (height, _) in enumerate(boxes):
        ability_box(page, b, leader, place, Rect(rect.x + PAD, y, rect.w - 2 * PAD, height))
        y += height + PAD


def head(page: Page, b: Build, leader: Leader, rect: Rect) -> None:
    """Name, House, how demanding the leader is, and what for."""
    name = broken(page, page.name("leader:" + leader.id), rect.w, 32)
    title = b.markup(rect.x, rect.y + 4, escape(name), rect.w, Style(size=32, face="title", colour="name", line=38))
    y = rect.y + 4 + title.height + 24
    b.add(Picture(Rect(rect.x, y - 17, 34, 34), "house:" + leader.house))
    b.text(rect.x + 44, y, page.name("house:" + leader.house), 21, 500, "bone2", box=rect.w - 44)
    y += 42
    words = page.t(f"leader.complexity.{leader.complexity}")
    signs = max(COMPLEX, leader.complexity)
    for step in range(signs):
        b.icon(
            rect.x + 10 + step * 22, y, "ornament", 17, colour="brass_light" if step < leader.complexity else "#5C4A3C"
        )
    b.title_of(rect.x + 22 * signs + 14, y, words, rect.w - 22 * signs - 14, 21, "bone2", 500)
    hint = "leader.hint." + leader.id
    if page.texts.has(hint):
        laid = layout(page.t(hint), page.metrics, rect.w, Style(colour="bone2", line=26))
        top = min(y + 30, rect.bottom - laid.height + 4)
        if top >= y + 16:  # where two long abilities leave no room, they say enough
            b.extend(laid.at(rect.x, top))


def broken(page: Page, name: str, width: float, size: float) -> str:
    """A Japanese name that is too wide, in two lines: broken behind the dot that stands nearest to its middle."""
    dots = [place + 1 for place, char in enumerate(name) if char == "・"]
    if not dots or page.metrics.width(name, size, 500, "title") <= width:
        return name
    at = min(dots, key=lambda place: abs(place - len(name) / 2))
    return name[:at] + "\n" + name[at:]


def _words(page: Page, text: str, width: float) -> Laid:
    return layout(escape(text), page.metrics, width - 2 * PAD, page.type.style("rule", colour="#EFE3CC"))


def ability_boxes(page: Page, leader: Leader, width: float) -> list[tuple[float, Laid]]:
    """Height and words of the boxes of both abilities."""
    found = []
    for part in describe(page.texts, leader):
        laid = _words(page, part.text, width)
        signs = 38.0 if part.kind == "signet" else 0.0
        found.append((page.type.of(HEADING) + signs + laid.height + 12, laid))
    return found


def ability_box(page: Page, b: Build, leader: Leader, place: int, rect: Rect) -> None:
    """One ability: its name, for the Signet Ring its signs, and the rule in words."""
    part = describe(page.texts, leader)[place]
    signet = part.kind == "signet"
    b.plate(rect, "large.signet" if signet else "large.sent")
    of = page.type.of
    x, y = rect.x + PAD, rect.y + of(26)
    if signet:
        b.icon(x + of(14), y, "signet", of(30))
        x += of(38)
    b.text(x, y, part.heading, of(21), 700, box=rect.right - PAD - x)
    y = rect.y + of(HEADING)
    if signet:
        elements, _ = signs.fitted(
            line(leader.signet, page.texts), page.metrics, rect.x + PAD, y + 19, rect.w - 2 * PAD, 30
        )
        b.extend(elements)
        y += 38
    b.extend(_words(page, part.text, rect.w).at(rect.x + PAD, y))
