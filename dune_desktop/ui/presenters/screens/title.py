"""The title: the game that waits to be continued, and what else can be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dune_desktop import __version__
from dune_desktop.i18n import LANGUAGES
from dune_desktop.storage.glance import Glance
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import Option, key_cap, segmented
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Label, Picture, Rect, Region, Screen
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import MARKER
from dune_desktop.ui.text import richtext

WIDTH = 500.0
ROW, PITCH = 50.0, 54.0
INSET = 26.0  # from the edge of a button to its words, with which all other words are in line
LAND = 0.785  # of the height: where the dunes begin, on which small signs are lost


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: what it says, what it does, the commands that do the same (the first one's key is shown)."""

    text: str
    action: tuple[object, ...]
    command: str = ""


def title_screen(page: Page, waiting: Glance | None, entries: tuple[Entry, ...]) -> Screen:
    """`waiting` is the game to continue; without one the first entry is the one that draws the eye."""
    left = 112 + max(0.0, page.width - 1920) * 0.16
    top = 150 + page.tall * 0.4
    regions = [_name(page, left, top)]
    y = top + 216
    if waiting is not None:
        regions.append(_continue(page, waiting, Rect(left, y, WIDTH, 132)))
        y += 132 + 26
    else:
        y += 20
    regions.append(_menu(page, entries, left, y, lit=waiting is None))
    regions += [_notice(page, left), _corner(page)]
    return Screen("title", tuple(regions), page.width, page.height)


def _name(page: Page, left: float, top: float) -> Region:
    """The name of the game in two lines, the first one large."""
    b = page.build()
    rect = Rect(left - 8, top - 40, INSET + _ROOM + 8, 220)
    with b.thing("title", rect):
        _lines(page, b, left, top)
    return b.region("name", rect)


def _lines(page: Page, b: Build, left: float, top: float) -> None:
    whole = str(page.t("title.title"))
    large, _, small = (part.strip() for part in whole.replace("：", ":").partition(":"))
    wide = richtext.tracking(large, 0.24)
    size = _size(page, large.upper(), 104, wide)
    b.add(Label(left + INSET - 4, top + 24, large.upper(), size, 500, "cream", "title", tracking=wide, box=_ROOM))
    if small:
        wide = richtext.tracking(small, 0.36)
        size = _size(page, small.upper(), 42, wide)
        b.add(
            Label(
                left + INSET - 1, top + 112, small.upper(), size, 500, "brass_light", "title", tracking=wide, box=_ROOM
            )
        )
    middle, half = left + WIDTH / 2, top + 168
    b.plate(Rect(left, half - 0.5, WIDTH / 2 - 18, 1.5), "rule.out")
    b.plate(Rect(middle + 18, half - 0.5, WIDTH / 2 - 18, 1.5), "rule.in")
    b.icon(middle, half, "ornament", 15, colour="brass_light")


_ROOM = 640.0


def _size(page: Page, text: str, size: float, tracking: float) -> float:
    """The size at which the text fits."""
    while size > 20 and page.metrics.width(text, size, 500, "title", tracking) > _ROOM:
        size -= 2
    return size


def _continue(page: Page, game: Glance, rect: Rect) -> Region:
    """The one click back into the game: whose, how far, and the points of all."""
    b = page.build()
    with b.thing("button:continue", rect):
        _game(page, b, game, rect)
        b.hit(rect, action=("continue",), order=0, command="continue confirm", radius=9)
    return b.region("continue", rect, bleed=44)


def _game(page: Page, b: Build, game: Glance, rect: Rect) -> None:
    b.plate(rect, "button.primary")
    ink, second = PLATES["button.primary"].ink, PLATES["button.primary"].ink2
    persons = people_of(game)
    first = game.leaders[persons[0]]
    side = 92.0
    face = Rect(rect.right - 20 - side, rect.y + 20, side, side)
    if first:
        b.add(Picture(face, "leader:" + first, radius=side / 2))
        b.frame(face, "ink2", 2, side / 2)
    x, room = rect.x + INSET, face.x - rect.x - 46
    used = b.text(x, rect.y + 36, page.t("title.continue"), 30, 700, ink, box=room)
    keys = [f"title.with_{box}" for box in game.boxes]
    if boxes := " · ".join(str(page.t(key)) for key in keys if page.texts.has(key)):
        style = richtext.Style(size=20, weight=600, colour=second)
        left, free = x + used + 16, room - used - 16
        b.markup(left, rect.y + 38, boxes, free, style, middle=True, lines=1, shrink=True, ellipsis=True)
    who = " · ".join(game.names[seat] for seat in persons)
    if len(persons) == 1 and first:
        who = page.name("leader:" + first)
    rounds = page.t("common.round", n=max(1, game.round))
    if page.metrics.width(f"{who} · {rounds}", 21) > room:
        who = table_words(page, game.kinds)
    b.text(x, rect.y + 72, f"{who} · {rounds}", 21, 500, second, box=room)
    _points(b, x, rect.y + 104, game, 20, ink)
    if cap := page.cap("continue confirm"):
        wide = key_cap(page.metrics, 0, 0, cap, "button.primary").rect.w
        b.drawn(key_cap(page.metrics, face.x - 16 - wide, rect.y + 104, cap, "button.primary"))


def people_of(game: Glance) -> list[int]:
    """The seats of the people; of all players where only computers play."""
    players = [seat for seat, kind in enumerate(game.kinds) if kind == "human"]
    return [seat for seat in players if not game.levels[seat]] or players


def table_words(page: Page, kinds: Sequence[str]) -> str:
    """Which kind of table has seats of these kinds."""
    return str(page.t("newgame.table.solo" if "rival" in kinds else f"newgame.table.{kinds.count('human')}"))


def set_words(page: Page, boxes: Sequence[str], variants: Sequence[str], width: float) -> str:
    """Which boxes and variants are played, in so much room."""
    if len(boxes) == 1:
        return str(page.t("newgame.set.base"))
    words = [str(page.t("newgame.set." + box)) for box in boxes[1:]]
    keys = [f"load.{name}" if page.texts.has(f"load.{name}") else f"newgame.variant.{name}" for name in variants]
    named = [str(page.t(key)) for key in keys]
    whole = " · ".join([*words, *named])
    if not variants or page.metrics.width(whole, 20) <= width:
        return whole
    return " · ".join([*words, str(page.t("load.variants", n=len(variants)))])


def _points(b: Build, x: float, y: float, game: Glance, size: float, ink: str) -> None:
    """The points of every seat that scores, by colour."""
    for seat, (kind, n) in enumerate(zip(game.kinds, game.points, strict=True)):
        if kind == "hagal":
            continue
        with b.thing(f"points:{seat}", Rect(x, y - 13, 60, 26)):
            b.piece(x + 11, y, "marker", seat, MARKER)
            x += 28 + b.text(x + 28, y, str(n), size, 700, ink) + 22


def _menu(page: Page, entries: tuple[Entry, ...], left: float, top: float, lit: bool) -> Region:
    """One below the other, closer where they are so many that the last would stand on the dunes."""
    b = page.build()
    y, more = top, 34.0 if lit else 0.0
    pitch = min(PITCH, (page.height * LAND - top - more) / len(entries))
    for index, entry in enumerate(entries):
        primary = lit and index == 0
        rect = Rect(left, y, WIDTH, pitch + ROW - PITCH + (20 if primary else 0))
        with b.thing(called("button", entry.action), rect):
            _entry(page, b, entry, rect, primary)
            b.hit(rect, action=entry.action, order=1 + index, command=entry.command)
        y += rect.h + PITCH - ROW + (14 if primary else 0)
    return b.region("menu", Rect(left, top, WIDTH, y - top), bleed=44)


def _entry(page: Page, b: Build, entry: Entry, rect: Rect, primary: bool) -> None:
    style = "button.primary" if primary else "menu"
    b.plate(rect, style)
    ink = PLATES[style].ink
    middle = rect.y + rect.h / 2
    surface = "button.primary" if primary else "button.off"
    width, cap = 0.0, page.cap(entry.command)
    if cap:
        width = key_cap(page.metrics, 0, middle, cap, surface).rect.w
        b.drawn(key_cap(page.metrics, rect.right - 24 - width, middle, cap, surface))
    b.text(rect.x + INSET, middle, entry.text, 28, 700 if primary else 500, ink, box=WIDTH - width - 70)


def _notice(page: Page, left: float) -> Region:
    b = page.build()
    y = page.height - 92
    for key in ("title.notice", "title.pictures"):
        b.text(left + INSET, y, page.t(key), 20, 500, "over_dusk", box=700)
        y += 27
    return b.region("notice", Rect(left, page.height - 110, 740, 70))


def _corner(page: Page) -> Region:
    """Version and languages; the one in use is inlaid in brass."""
    b = page.build()
    y, height = page.height - 92, 48.0
    options = [Option(language.name, ("set", "language", code)) for code, language in LANGUAGES.items()]
    chosen = list(LANGUAGES).index(page.texts.language)
    made = segmented(page.metrics, 0, y, options, chosen, height=height, order=50)
    x = page.width - 60 - made.rect.w
    with b.thing("languages", Rect(x, y, made.rect.w, height)):
        b.plate(Rect(x, y, made.rect.w, height), "large.label")
        b.drawn(segmented(page.metrics, x, y, options, chosen, height=height, order=50))
    b.text(x - 20, y + height / 2, __version__, 20, 500, "over_dusk", anchor="right", thing="version")
    return b.region("corner", Rect(x - 100, y, made.rect.w + 100, height), bleed=6)
