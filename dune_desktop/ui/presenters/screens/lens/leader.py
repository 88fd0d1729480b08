"""A leader as a panel: portrait, name, House, how demanding, and both abilities in words."""

from __future__ import annotations

from dune_desktop.engine.model.components import Leader
from dune_desktop.i18n.component_text import describe
from dune_desktop.ui.kit.box_model import aspect, column, fixed, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.sizes import RADIUS_LARGE
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, Style, escape, layout

PAD, GAP = 16.0, 12.0
COMPLEX = 3  # signs shown at least
EDGE = 4.0  # of the panel around the portrait
PORTRAIT = 400.0  # its greatest height
SIGNS = 30.0
_UPPER = row(aspect(0.88), 22, share(), PAD)
_NAME = Style(size=34, face="title", color="name", line=38)
HEADING = 46.0  # the name of an ability, over its words
SIGNS_APART = 38.0  # what signs add that have no room beside it


def leader_panel(page: Page, b: Build, leader: Leader, rect: Rect, below: float = 0) -> None:
    """The panel fills `rect`: the portrait is as high as the abilities, and what stands `below`, leave room for."""
    b.plate(rect, "large")
    boxes = ability_boxes(page, leader, rect.w)
    high = min(rect.h - below - abilities_height(page, leader, rect.w), PORTRAIT)
    upper, *places = column(EDGE, fixed(high), *map(fixed, boxes), gap=GAP).split(rect.inset(EDGE, 0))
    face, words = _UPPER.split(upper)
    b.add(Picture(face, "leader:" + leader.id, radius=RADIUS_LARGE - EDGE))
    head(page, b, leader, words)
    for number, place in enumerate(places):
        ability_box(page, b, leader, number, place.inset(PAD - EDGE, 0))


def head(page: Page, b: Build, leader: Leader, rect: Rect) -> None:
    """Name, House, how demanding the leader is, and what for; only the name of one who has no House."""
    name = broken(page, page.name("leader:" + leader.id), rect.w, _NAME.size)
    title = b.markup(rect.x, rect.y + 12, escape(name), rect.w, _NAME)
    if not leader.house:
        kind = page.t("kind.rival")
        b.text(rect.x, rect.y + title.height + 36, kind, 21, 500, "bone2", box=rect.w)
        return
    house, demanding, hint = column(title.height + 19, fixed(34), 8, fixed(34), 13, share()).split(rect)
    sign, words = row(fixed(34), 10, share()).split(house)
    b.add(Picture(sign, "house:" + leader.house))
    b.text_in(words, page.name("house:" + leader.house), 21, 500, "bone2")
    if not leader.complexity:  # the other side of a leader's card: nobody chooses it
        return
    *marks, words = row(*[fixed(20)] * max(COMPLEX, leader.complexity), 16, share(), gap=2).split(demanding)
    for step, mark in enumerate(marks):
        b.icon(*mark.center, "ornament", 17, color="brass_light" if step < leader.complexity else "#5C4A3C")
    how = page.t(f"leader.complexity.{leader.complexity}")
    b.title_of(words.x, words.center[1], how, words.w, 21, "bone2", 500)
    key = "leader.hint." + leader.id
    if page.texts.has(key):
        laid = layout(page.t(key), page.metrics, rect.w, Style(color="bone2", line=26))
        top = min(hint.y, rect.bottom - laid.height + 4)
        if top >= hint.y - 14:  # where two long abilities leave no room, they say enough
            b.extend(laid.at(rect.x, top))


def broken(page: Page, name: str, width: float, size: float) -> str:
    """A Japanese name that is too wide, in two lines: broken behind the dot that stands nearest to its middle."""
    dots = [place + 1 for place, char in enumerate(name) if char == "・"]
    if not dots or page.metrics.width(name, size, 500, "title") <= width:
        return name
    at = min(dots, key=lambda place: abs(place - len(name) / 2))
    return name[:at] + "\n" + name[at:]


def _words(page: Page, text: str, width: float) -> Laid:
    return layout(escape(text), page.metrics, width - 2 * PAD, page.type.style("rule", color="#EFE3CC"))


def abilities_height(page: Page, leader: Leader, width: float) -> float:
    """What stands below the portrait in a panel so wide."""
    return EDGE + sum(high + GAP for high in ability_boxes(page, leader, width)) + PAD


def ability_boxes(page: Page, leader: Leader, width: float) -> list[float]:
    """Heights of the boxes of both abilities in a panel so wide."""
    wide, found = width - 2 * PAD, []
    for part in describe(page.texts, leader):
        apart = SIGNS_APART if part.kind == "signet" and not _beside(page, leader, part.heading, wide) else 0.0
        found.append(page.type.of(HEADING) + apart + _words(page, part.text, wide).height + 12)
    return found


def _beside(page: Page, leader: Leader, heading: str, width: float) -> bool:
    """Whether the signs of the Signet Ring stand behind its name."""
    of, metrics = page.type.of, page.metrics
    taken = of(30) + of(10) + metrics.width(heading, of(21), 700) + 24
    return taken + signs.measure(line(leader.signet, page.texts), metrics, SIGNS) <= width - 2 * PAD


def ability_box(page: Page, b: Build, leader: Leader, place: int, rect: Rect) -> None:
    """One ability: its name, for the Signet Ring its signs, and the rule in words."""
    part, of = describe(page.texts, leader)[place], page.type.of
    signet = part.kind == "signet"
    beside = signet and _beside(page, leader, part.heading, rect.w)
    b.plate(rect, "large.signet" if signet else "large.sent")
    apart = SIGNS_APART if signet and not beside else 0.0
    upper, shown, words = column(fixed(of(HEADING)), fixed(apart), share()).split(rect.inset(PAD, 0))
    upper = upper._replace(h=of(52))
    sign, heading = row(fixed(of(28) if signet else 0), of(10) if signet else 0, share()).split(upper)
    used = b.text_in(heading, part.heading, of(21), 700)
    if signet:
        b.icon(*sign.center, "signet", of(30))
        effects, at = line(leader.signet, page.texts), row(used + 24, share()).split(heading)[0] if beside else shown
        b.extend(signs.fitted(effects, page.metrics, at.x, at.center[1], at.w, SIGNS)[0])
    b.extend(_words(page, part.text, rect.w).at(words.x, words.y))
