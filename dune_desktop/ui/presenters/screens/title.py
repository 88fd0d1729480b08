"""The title: the game that waits to be continued, and what else can be done."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop import __version__
from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.storage.save_header import SaveHeader
from dune_desktop.ui.kit.box_model import arrange, column, draw, drawn, fixed, item, plate, row, scaled, share, stack
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.drawn import called
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.screens.page import Page, key
from dune_desktop.ui.presenters.table.pictured import seat_face
from dune_desktop.ui.screen.display import Label, Rect, Region, Screen
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.pointing import TARGET
from dune_desktop.ui.text import richtext

WIDTH = 500.0
ROW, PITCH = 50.0, 54.0
INSET = 26.0  # from the edge of a button to its words, with which all other words are in line
HALF = 300.0  # where there are two columns
HEAD = 216.0  # of the name
GAME = 146.0
LIT = 34.0  # how much higher the golden entry is
TOP, FOOT = 60.0, 120.0  # above the name, and from the lower edge up to the notice
LAND = 0.772  # of the height: where the dunes begin, on which small signs are lost


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: what it says, what it does, the commands that do the same (the first one's key is shown)."""

    text: str
    action: tuple[object, ...]
    command: str = ""


def title_screen(page: Page, waiting: SaveHeader | None, entries: tuple[Entry, ...]) -> Screen:
    """`waiting` is the game to continue; without one the first entry is the one that draws the eye.

    All but the name is as large as text to be read, and no smaller than usual. What is too large to stand in one column
    above the dunes stands in two.
    """
    left, by = 112 + max(0.0, page.width - 1920) * 0.16, max(1.0, page.type.scale)
    top, lit = 150 + page.tall * 0.4, waiting is None
    begins = HEAD + by * (20 if lit else GAME + 16)
    free = (page.height * LAND - top - begins) / by
    across = 1 if by == 1.0 or _high(entries, 1, lit) <= free else 2
    if across == 1:  # no line is lower than a target
        lack = len(entries) * (TARGET + PITCH - ROW) + (LIT if lit else 0) - free
        raised = min(max(0.0, lack * by), max(0.0, top - TOP))
        top, free = top - raised, free + raised / by
    if across > 1:  # it has room down to the notice
        least = by * (_high(entries, across, lit) - (PITCH - ROW))
        top = max(TOP, min(top, page.height - FOOT * page.around - begins - least))
        free = (page.height - FOOT * page.around - top - begins) / by + PITCH - ROW
    regions = [_name(page, left, top)]
    if waiting is not None:
        regions.append(_continue(page, waiting, left, top + HEAD, by))
    regions.append(_menu(page, entries, left, top + begins, by, across, free, lit))
    regions += [_notice(page, left), _corner(page)]
    return Screen("title", tuple(regions), page.width, page.height)


def _high(entries: Sequence[Entry], across: int, lit: bool) -> float:
    """The height of so many columns of the menu."""
    return -(-len(entries) // across) * PITCH + (LIT if lit else 0)


def _name(page: Page, left: float, top: float) -> Region:
    """The name of the game in two lines, the first one large."""
    b = page.build()
    rect = Rect(left - 8, top - 40, INSET + _ROOM + 8, 220)
    with b.thing("title", rect):
        _lines(page, b, rect)
    return b.region("name", rect)


def _lines(page: Page, b: Build, rect: Rect) -> None:
    whole = str(page.t("title.title"))
    first, second, rule = _NAME.split(rect)
    parts = (part.strip().upper() for part in whole.replace("：", ":").partition(":")[::2])
    looks = ((first.moved(-4, 0), 104, 0.24, "cream"), (second.moved(-1, 0), 42, 0.36, "brass_light"))
    for words, (line, size, apart, ink) in zip(parts, looks, strict=True):
        if words:
            wide = richtext.tracking(words, apart)
            fitting = _size(page, words, size, wide)
            b.add(Label(line.x, line.center[1], words, fitting, 500, ink, "title", tracking=wide, box=_ROOM))
    before, sign, after = _RULE.split(rule.moved(-INSET, 0))
    b.plate(before, "rule.out")
    b.plate(after, "rule.in")
    b.icon(sign.center[0], rule.y + 0.5, "ornament", 15, color="brass_light")


_ROOM = 640.0
_NAME = column(fixed(128), fixed(48), 31.5, fixed(1.5), pad=(INSET + 8, 0, 0, 0))
_RULE = row(fixed(WIDTH / 2 - 18), fixed(36), fixed(WIDTH / 2 - 18))
_GAME = row(INSET, share(), 20)
_LINES = column(11, fixed(36), fixed(30), 2, fixed(58))
_FACE = row(item(58, 58), 9, share())


def _size(page: Page, text: str, size: float, tracking: float) -> float:
    """The size at which the text fits."""
    while size > 20 and page.metrics.width(text, size, 500, "title", tracking) > _ROOM:
        size -= 2
    return size


def _continue(page: Page, game: SaveHeader, left: float, top: float, by: float) -> Region:
    """The one click back into the game: whose, how far, and the points of all."""
    b, rect = page.build(), Rect(left, top, WIDTH * by, GAME * by)

    def paint(b: Build, rect: Rect) -> None:
        _game(page, b, game, rect)
        b.hit(rect, action=("continue",), order=0, command="continue confirm", radius=9)

    draw(b, scaled(by, share(1, paint, thing="button:continue")), rect)
    return b.region("continue", rect, bleed=44)


def _game(page: Page, b: Build, game: SaveHeader, rect: Rect) -> None:
    b.plate(rect, "button.primary")
    ink, second = PLATES["button.primary"].ink, PLATES["button.primary"].ink2
    persons = people_of(game)
    first = game.leaders[persons[0]]
    goes_on, who_plays, faces = _LINES.split(_GAME.split(rect)[0])
    shown = key(b, page.cap("continue confirm"), "button.primary")
    head, cap = row(share(), 12, shown).split(goes_on)
    draw(b, shown, cap)
    used = b.text_in(head, page.t("title.continue"), 30, 700, ink)
    keys = [f"title.with_{box}" for box in game.boxes]
    if boxes := [str(page.t(each)) for each in keys if page.texts.has(each)]:
        style = richtext.Style(size=20, weight=600, color=second, line=20)
        free = row(used + 16, share()).split(head)[0]
        joined = " · ".join(boxes)
        told = joined if page.metrics.width(joined, style.size, style.weight) <= free.w else "\n".join(boxes)
        b.markup(free.x, free.center[1], told, free.w, style, middle=True, lines=2, shrink=True, ellipsis=True)
    names = names_of(page.texts, game)
    who = " · ".join(names[seat] for seat in persons)
    if len(persons) == 1 and first:
        who = page.name("leader:" + first)
    rounds = page.t("common.round", n=max(1, game.round))
    if page.metrics.width(f"{who} · {rounds}", 21) > who_plays.w:
        who = table_words(page, game.kinds)
    b.text_in(who_plays, f"{who} · {rounds}", 21, 500, second)
    _points(b, game, faces, ink)


def names_of(texts: Texts, game: SaveHeader) -> tuple[str, ...]:
    """What the seats are called: computers and those that were called after their leaders, in the language of now."""
    computer_seats = game.guests or ("",) * len(game.names)
    told = zip(computer_seats, game.leaders, game.names, strict=True)
    return tuple(_renamed(texts, guest, leader, name) for guest, leader, name in told)


def _renamed(texts: Texts, guest: str, leader: str, name: str) -> str:
    """The name in the language of now, of a computer or of one called after the leader in any language."""
    if guest and texts.has("computer.name." + guest):
        return str(texts.t("computer.name." + guest))
    key = "leader_short:" + leader
    if not texts.has_name(key) or name == texts.name(key):
        return name
    return texts.name(key) if name in {Texts(language).name(key) for language in LANGUAGES} else name


def people_of(game: SaveHeader) -> list[int]:
    """The seats of the people; of all players where only computers play."""
    players = [seat for seat, kind in enumerate(game.kinds) if kind == "human"]
    return [seat for seat in players if not game.levels[seat]] or players


def table_words(page: Page, kinds: Sequence[str]) -> str:
    """Which kind of table has seats of these kinds."""
    return str(page.t("newgame.table.solo" if kinds.count("human") == 1 else f"newgame.table.{kinds.count('human')}"))


def set_words(page: Page, boxes: Sequence[str], variants: Sequence[str], width: float) -> str:
    """Which boxes and variants are played, in so much room."""
    words = [str(page.t("newgame.set." + box)) for box in boxes[1:] or boxes]  # without what others expand
    keys = [f"load.{name}" if page.texts.has(f"load.{name}") else f"newgame.variant.{name}" for name in variants]
    named = [str(page.t(key)) for key in keys]
    whole = " · ".join([*words, *named])
    if not variants or page.metrics.width(whole, 20) <= width:
        return whole
    return " · ".join([*words, str(page.t("load.variants", n=len(variants)))])


def _points(b: Build, game: SaveHeader, rect: Rect, ink: str) -> None:
    """The face of every seat that scores, and its points."""
    seats = [seat for seat, kind in enumerate(game.kinds) if kind != "hagal"]
    for seat, place in zip(seats, row(*[fixed(108)] * len(seats)).split(rect), strict=True):
        with b.thing(f"points:{seat}", place):
            face, n = _FACE.split(place)
            leader = game.leaders[seat]
            seat_face(b, leader and "leader:" + leader, face, seat)
            b.text_in(n, str(game.points[seat]), 24, 700, ink)


def _menu(
    page: Page, entries: tuple[Entry, ...], left: float, top: float, by: float, across: int, free: float, lit: bool
) -> Region:
    """One below the other, closer where so many would stand lower than there is room; the first one is golden if `lit`.

    In two columns they are read down the first one and then the second.
    """
    b = page.build()
    rows = -(-len(entries) // across)
    more = LIT if lit else 0.0
    pitch = min(PITCH, (free - more) / rows)
    wide, bottom = WIDTH if across == 1 else HALF, more + rows * pitch + ROW - PITCH
    if across > 1:  # the picture behind them is as light as the words
        b.plate(Rect(0, more, across * (wide + 20) - 20, bottom - more), "note")
    for index, entry in enumerate(entries):
        primary = lit and index == 0
        x, y = index // rows * (wide + 20), index % rows * pitch + (more if index else 0)
        rect = Rect(x, y, wide, pitch + ROW - PITCH + (20 if primary else 0))
        with b.thing(called("button", entry.action), rect):
            _entry(page, b, entry, rect, primary)
            b.hit(rect, action=entry.action, order=1 + index, command=entry.command)
    made = b.widget(Rect(0, 0, across * (wide + 20) - 20, bottom)).grown(by).moved(left, top)
    whole = page.build()
    return whole.region("menu", whole.drawn(made), bleed=44)


def _entry(page: Page, b: Build, entry: Entry, rect: Rect, primary: bool) -> None:
    style, surface = ("button.primary", "button.primary") if primary else ("menu", "button.off")
    b.plate(rect, style)
    shown = key(b, page.cap(entry.command), surface)
    words, at = row(INSET, share(), 20, shown, 24).split(rect)
    draw(b, shown, at)
    weight = 700 if primary else 500
    if page.metrics.width(entry.text, 28, weight) <= words.w:
        b.text_in(words, entry.text, 28, weight, PLATES[style].ink)
    else:
        look = richtext.Style(size=24, weight=weight, color=PLATES[style].ink, line=26)
        b.markup(words.x, words.center[1], entry.text, words.w, look, middle=True, lines=2, shrink=True)


def _notice(page: Page, left: float) -> Region:
    b, by = page.build(), max(1.0, page.around)
    rect = Rect(left, page.height - 40 - 70 * by, 740 * by, 70 * by)
    lines = column(5 * by, fixed(26 * by), by, fixed(26 * by), pad=(INSET, 0, 14 * by, 0)).split(rect)
    for words, line in zip(("title.notice", "title.pictures"), lines, strict=True):
        b.text_in(line, page.t(words), 20 * by, 500, "over_dusk")
    return b.region("notice", rect)


def _corner(page: Page) -> Region:
    """Version and languages; the one in use is inlaid in brass."""
    b, by = page.build(), max(1.0, page.around)
    options = [Option(language.name, ("set", "language", code)) for code, language in LANGUAGES.items()]
    chosen = list(LANGUAGES).index(page.texts.language)
    languages = drawn(segmented(page.metrics, 0, 0, options, chosen, order=50))
    on_plate = stack(languages, paint=plate("large.label"), thing="languages", stretch=False)
    line = column(share(), row(share(name="version"), 20, scaled(by, on_plate, name="choice")), 44, pad=(0, 0, 60, 0))
    at = arrange(line, page.canvas)
    at.draw(b)
    x, y = at["version"].right, at["version"].center[1]
    b.text(x, y, __version__, 20 * by, 500, "over_dusk", anchor="right", thing="version")
    rect = at["choice"]
    return b.region("corner", Rect(rect.x - 100 * by, rect.y, rect.w + 100 * by, rect.h), bleed=6)
