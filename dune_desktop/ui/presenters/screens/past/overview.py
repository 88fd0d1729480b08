"""What past games come to: how many and how they went, evening by evening; then tables, leaders and where points come
from, in columns that stand one below another where text is set large.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from dune_desktop.storage.settings import LEVELS, STRENGTHS
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.past.tally import Count, Evening, Tally
from dune_desktop.ui.presenters.screens.past.words import leader_name, told
from dune_desktop.ui.presenters.screens.sources import sign_of
from dune_desktop.ui.screen.display import Bar, Picture, Rect

EDGE: Final = 6.0  # room for rims at the edge of what is clipped
HERO: Final = 250.0
FACTS: Final = 104.0
ROW: Final = 56.0
FACE: Final = 44.0
APART: Final = 56.0  # between columns
NARROWEST: Final = 430.0  # that a column can be read in

_WIDEST, _CLOSEST = 32.0, 9.0  # the pitch of the bars of evenings
_GOAL = 10  # points at the upper line, unless somebody had more


def overview(page: Page, tally: Tally, width: float) -> list[Block]:
    """All of it, set at the usual size for so much room."""
    return [_hero(page, tally, width), _facts(page, tally, width), Block(18), _columns(page, tally, width)]


# ------------------------------------------------------------------------------------------------ how it went


def _hero(page: Page, tally: Tally, width: float) -> Block:
    """How many games, how many of them won, and a bar for each of the latest."""
    b = page.build()
    rect = Rect(EDGE, 4, width - 2 * EDGE, HERO - 16)
    b.plate(rect, "ledger", "brass")
    x = rect.x + 44
    x += _figure(page, b, x, rect, tally.games, "past.finished", "cream", tally.games) + 64
    contested = tally.contested
    if contested.played:
        key = "past.won" if contested.played == tally.games else "past.won_of"
        x += _figure(page, b, x, rect, contested.won, key, "gold", contested.played) + 64
    room = Rect(x + 34, rect.y + 34, rect.right - 74 - x, rect.h - 78)
    if room.w > 200:
        _evenings(page, b, tally.evenings, room)
    return Block.of(b, HERO)


def _figure(page: Page, b: Build, x: float, rect: Rect, shown: int, key: str, colour: str, n: int) -> float:
    """A large number with its words below it, in which another one may be; how wide they are."""
    words = str(page.t(key, n=n) if "n" in page.texts.fields(key) else page.t(key))
    wide = max(page.metrics.width(str(shown), 110, 500, "title"), page.metrics.width(words, 22, 600), 90.0)
    with b.thing("." + key, Rect(x, rect.y + 30, wide, rect.h - 60)):
        b.text(x, rect.y + 98, str(shown), 110, colour=colour, face="title")
        b.text(x + 2, rect.y + 184, words, 22, 600, "bone2")
    return wide


def _evenings(page: Page, b: Build, evenings: Sequence[Evening], rect: Rect) -> None:
    """The latest games from left to right, each as high as its points; those won are gold."""
    many = max(1, int(rect.w // _CLOSEST))
    latest = evenings[-many:]
    pitch = min(_WIDEST, rect.w / max(1, len(latest)))
    thick = max(5.0, pitch * 0.62)
    top = max(_GOAL, *(evening.seat.points for evening in latest))
    end = rect.x + max(pitch * len(latest), min(rect.w, 320.0))
    for points in (0, _GOAL):
        y = rect.bottom - rect.h * points / top
        b.line(rect.x, y, end, y, "brass/45" if points else "brass/70", 1)
    b.text(rect.x - 12, rect.bottom - rect.h * _GOAL / top, str(_GOAL), 20, 500, "bone3", anchor="right")
    for place, evening in enumerate(latest):
        high = max(4.0, rect.h * max(0, evening.seat.points) / top)
        left = rect.x + place * pitch
        bar = Rect(left + (pitch - thick) / 2, rect.bottom - high, thick, high)
        colour = "brass/70" if evening.open else "gold" if evening.won else "#7B6455"
        with b.thing(f".evening.{evening.game.game}", Rect(left, rect.y, pitch, rect.h)):
            b.add(Bar(bar, colour, radius=min(3.0, thick / 3)))
            b.hit(
                Rect(left, rect.y - 6, pitch, rect.h + 12),
                action=("game", evening.game.game),
                tip=told(page, evening),
                radius=4,
            )
    b.text(rect.x, rect.bottom + 24, page.t("past.evenings"), 20, 500, "bone3", box=rect.w)


def _facts(page: Page, tally: Tally, width: float) -> Block:
    """Three things one likes to know, side by side."""
    b = page.build()
    facts: list[tuple[str, str, str]] = []
    room = (width - 2 * EDGE) / 3 - 60
    if tally.contested.played:
        facts.append(("streak", str(page.t("past.streak")), str(page.t("past.games", n=tally.streak))))
    if (best := tally.best) is not None:
        facts.append(("best", str(page.t("past.best")), _best(page, best, room)))
    facts.append(("rounds", str(page.t("past.rounds")), f"{tally.rounds / max(1, tally.games):.1f}"))
    wide = (width - 2 * EDGE) / len(facts)
    for place, (name, label, value) in enumerate(facts):
        x = EDGE + place * wide
        rect = Rect(x, 14, wide - 24, FACTS - 28)
        with b.thing(f".{name}", rect):
            if place:
                b.plate(Rect(x - 1, 18, 1, FACTS - 40), "rule")
            left = x + (28 if place else 44)
            b.text(left, 30, label, 20, 500, "over_dusk", box=room)
            b.text(left, 64, value, 26, 600, "cream", box=room, cut=True)
            if name == "best" and best is not None:
                b.hit(rect, action=("game", best.game.game), tip=told(page, best), order=30)
    return Block.of(b, FACTS)


def _best(page: Page, best: Evening, room: float) -> str:
    """The most points and with whom; by the short name where there is no room for the whole one."""
    for kind in ("leader", "leader_short"):
        name = leader_name(page, best.seat.leader, kind)
        words = str(page.t("past.best.of", n=best.seat.points, leader=name))
        if page.metrics.width(words, 22, 600) <= room:
            break
    return words


# ------------------------------------------------------------------------------------------------ the columns


def _columns(page: Page, tally: Tally, width: float) -> Block:
    """As many columns as find room; what has none stands below the shortest."""
    room = width - 2 * EDGE
    many = max(1, min(3, int((room + APART) // (NARROWEST + APART))))
    wide = (room - APART * (many - 1)) / many
    b = page.build()
    bottoms = [0.0] * many
    for part in (_tables, _leaders, _sources):
        column = bottoms.index(min(bottoms))
        bottoms[column] = part(page, b, tally, Rect(EDGE + column * (wide + APART), bottoms[column], wide, 0)) + 24
    return Block.of(b, max(bottoms))


def _row(b: Build, rect: Rect, words: str, value: str, share: float, colour: str = "gold", indent: float = 0) -> None:
    """Words and a value over a thin bar that is filled so far."""
    left, middle = rect.x + indent, rect.y + 22
    used = b.metrics.width(value, 22, 700)
    b.text(left, middle, words, 21, 500, "bone", box=rect.right - left - used - 16, cut=True)
    b.text(rect.right, middle, value, 22, 700, "cream", anchor="right")
    track = Rect(left, rect.y + 42, rect.right - left, 4)
    b.bar(track, "brass/20", radius=2)
    if share > 0:
        b.bar(Rect(track.x, track.y, max(4.0, track.w * min(1.0, share)), track.h), colour, radius=2)


def _won(page: Page, count: Count) -> str:
    return str(page.t("past.of", n=count.won, all=count.played))


def _tables(page: Page, b: Build, tally: Tally, at: Rect) -> float:
    """Games won by the kind of table; how low that reaches."""
    b.drawn(section(page.metrics, at.x, at.y, at.w, page.t("past.tables")))
    rows: list[tuple[str, str, str, float]] = []
    for level in _in_order(tally.solo, LEVELS):
        name = page.name("difficulty:" + level) if page.texts.has_name("difficulty:" + level) else level
        rows.append((f"solo.{level}", str(page.t("past.solo", level=name)), *_share(page, tally.solo[level])))
    for level in _in_order(tally.computers, STRENGTHS):
        known = page.texts.has(key := "computer.level." + level)
        words = str(page.t("past.computers", level=page.t(key) if known else level))
        rows.append((f"computers.{level}", words, *_share(page, tally.computers[level])))
    if tally.people.played and not tally.open:
        rows.append(("people", str(page.t("past.people")), *_share(page, tally.people)))
    y = at.y + 38
    for name, words, value, share in rows:
        row = Rect(at.x, y, at.w, ROW)
        with b.thing(f".table.{name}", row):
            _row(b, row, words, value, share)
        y += ROW
    return y if not (tally.people.played and tally.open) else _among_people(page, b, tally, Rect(at.x, y, at.w, ROW))


def _share(page: Page, count: Count) -> tuple[str, float]:
    return _won(page, count), count.won / max(1, count.played)


def _in_order(found: Iterable[str], order: Sequence[str]) -> list[str]:
    return sorted(found, key=lambda each: (order.index(each) if each in order else len(order), each))


def _among_people(page: Page, b: Build, tally: Tally, rect: Rect) -> float:
    """Games at which only people sat, and who won them; how low that reaches."""
    with b.thing(".table.people", rect):
        _row(b, rect, str(page.t("past.people")), str(tally.people.played), 0)
        names = [f"{name} {n}" for name, n in tally.winners.most_common(3)]
        if not names:
            return rect.bottom
        words = page.t("past.winners", names=page.texts.grammar.listed(names))
        b.text(rect.x, rect.bottom + 6, words, 20, 500, "bone2", box=rect.w, cut=True)
    return rect.bottom + 22


def _leaders(page: Page, b: Build, tally: Tally, at: Rect) -> float:
    """Who was played: how often, won how often, with how many points; how low that reaches."""
    heads = [str(page.t(key)) for key in ("past.leaders.won", "past.leaders.points")]
    wide = [max(92.0, page.metrics.width(head, 20, 500) + 22) for head in heads]
    b.drawn(section(page.metrics, at.x, at.y, at.w, page.t("past.leaders"), trail=sum(wide)))
    points, won = at.right, at.right - wide[1]
    for x, head in ((points, heads[1]), (won, heads[0])):
        b.text(x, at.y + 13, head, 20, 500, "bone3", anchor="right")
    y = at.y + 38
    for leader, count in tally.by_leader():
        row, key = Rect(at.x, y, at.w, ROW), "leader:" + leader
        known = page.texts.has_name(key)
        with b.thing(f".leader.{leader}", row):
            face = Rect(row.x, y, FACE, FACE)
            if known:
                b.add(Picture(face, key, radius=7))
                b.hit(row, inspect=key, radius=8)
            x = face.right + 14
            room, name = won - wide[0] - x, leader_name(page, leader)
            if page.metrics.width(name, 20, 500) > room:
                name = leader_name(page, leader, "leader_short")
            b.text(x, y + 22, name, 21, 500, box=room, cut=True)
            b.text(won, y + 22, _won(page, count), 22, 700, "cream", anchor="right")
            b.text(points, y + 22, f"{count.mean:.1f}", 22, 500, "bone2", anchor="right")
        y += ROW
    return y


def _sources(page: Page, b: Build, tally: Tally, at: Rect) -> float:
    """Points a game by what they came from; how low that reaches."""
    b.drawn(section(page.metrics, at.x, at.y, at.w, page.t("past.sources")))
    y, found = at.y + 38, _known(page, tally.average())
    most = max((mean for _, mean in found), default=1.0)
    for kind, mean in found:
        row = Rect(at.x, y, at.w, ROW)
        with b.thing(f".source.{kind}", row):
            b.icon(row.x + 17, y + 24, sign_of(kind), 30)
            value = f"{mean:.1f}".replace("-", "−")
            _row(b, row, str(page.t("sheet.points." + kind)), value, mean / most, "brass", indent=48)
        y += ROW
    return y


def _known(page: Page, sources: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """Those that have words of their own, and the rest together; what does not show in a decimal is left out."""
    found: dict[str, float] = {}
    for kind, mean in sources:
        name = kind if page.texts.has("sheet.points." + kind) else "other"
        found[name] = found.get(name, 0.0) + mean
    return sorted(((kind, n) for kind, n in found.items() if abs(n) >= 0.05), key=lambda pair: -pair[1])
