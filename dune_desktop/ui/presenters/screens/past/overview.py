"""What past games come to: how many and how they went, evening by evening; then tables, leaders and where points come
from, in columns that stand one below another where text is set large.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from dune_desktop.storage.settings import LEVELS, STRENGTHS
from dune_desktop.ui.kit.box_model import Node, arrange, column, draw, fixed, item, row, share
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.scrolling import Block
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.past.tally import Count, Evening, Tally
from dune_desktop.ui.presenters.screens.past.words import leader_name, told
from dune_desktop.ui.presenters.screens.sources import sign_of
from dune_desktop.ui.screen.display import Bar, Picture, Rect
from dune_desktop.ui.screen.values import changed

EDGE: Final = 6.0  # room for rims at the edge of what is clipped
HERO: Final = 250.0
FACTS: Final = 104.0
ROW: Final = 56.0
FACE: Final = 44.0
APART, BELOW = 56.0, 24.0  # between columns; below each part of one
NARROWEST: Final = 430.0  # that a column can be read in

_FIGURE = column(fixed(136), 10, fixed(16))
_FACT = column(fixed(32), 2, fixed(32))
_BAR = column(fixed(44), -2, fixed(4))
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
    figures = [_figure(page, tally.games, "past.finished", "cream", tally.games)]
    contested = tally.contested
    if contested.played:
        key = "past.won" if contested.played == tally.games else "past.won_of"
        figures.append(_figure(page, contested.won, key, "gold", contested.played))
    at = arrange(row(44, *figures, 98, share(name="evenings"), 40, gap=64), rect)
    at.draw(b)
    room = column(34, share(), 44).split(at["evenings"])[0]
    if room.w > 200:
        _evenings(page, b, tally.evenings, room)
    return Block.of(b, HERO)


def _figure(page: Page, shown: int, key: str, color: str, n: int) -> Node:
    """A large number with its words below it, in which another one may be."""
    words = str(page.t(key, n=n) if "n" in page.texts.fields(key) else page.t(key))
    wide = max(page.metrics.width(str(shown), 110, 500, "title"), page.metrics.width(words, 22, 600), 90.0)

    def paint(b: Build, rect: Rect) -> None:
        number, told = _FIGURE.split(rect)
        b.text_in(number, str(shown), 110, color=color, face="title")
        b.text_in(told.moved(2, 0), words, 22, 600, "bone2")

    return item(wide, HERO - 76, paint, thing="." + key)


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
        color = "brass/70" if evening.open else "gold" if evening.won else "#7B6455"
        with b.thing(f".evening.{evening.game.game}", Rect(left, rect.y, pitch, rect.h)):
            b.add(Bar(bar, color, radius=min(3.0, thick / 3)))
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
    places = row(*[share()] * len(facts), 24, gap=24).split(Rect(EDGE, 14, width - 2 * EDGE, FACTS - 28))
    for (name, label, value), rect in zip(facts, places, strict=True):
        with b.thing(f".{name}", rect):
            if rect is not places[0]:
                b.plate(Rect(rect.x - 1, rect.y + 4, 1, FACTS - 40), "rule")
            inner = rect._replace(x=rect.x + (44 if rect is places[0] else 28), w=room)
            upper, lower = _FACT.split(inner)
            b.text_in(upper, label, color="over_dusk")
            b.text_in(lower, value, 26, 600, "cream", cut=True)
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
    columns: list[list[Node]] = [[] for _ in range(many)]
    heights = [0.0] * many
    for part in (_tables(page, tally), _leaders(page, tally), _sources(page, tally)):
        shortest = heights.index(min(heights))
        columns[shortest].append(part)
        heights[shortest] += part.height().natural + BELOW
    b = page.build()
    beside = [column(*parts, gap=BELOW, share=1) for parts in columns]
    draw(b, row(*beside, gap=APART), Rect(EDGE, 0, room, max(heights)))
    return Block.of(b, max(heights))


def _part(title: str, rows: Iterable[Node], trail: float = 0) -> Node:
    """Rows under a heading; the last `trail` pixels of it are left free."""

    def head(b: Build, rect: Rect) -> None:
        b.drawn(section(b.metrics, rect.x, rect.y, rect.w, title, trail=trail))

    return column(fixed(38, head), *rows)


def _row(words: str, value: str, share_: float, b: Build, rect: Rect, *, color: str = "gold", sign: str = "") -> None:
    """Words and a value, behind a sign if there is one, over a thin bar that is filled so far."""
    if sign:
        b.icon(rect.x + 17, rect.y + 24, sign, 30)
        rect = row(48, share()).split(rect)[0]
    line, track = _BAR.split(rect)
    told, _ = row(share(), 16, fixed(b.metrics.width(value, 22, 700))).split(line)
    b.text_in(told, words, 21, cut=True)
    b.text_in(line, value, 22, 700, "cream", anchor="right")
    b.bar(track, "brass/20", radius=2)
    if share_ > 0:
        b.bar(track._replace(w=max(4.0, track.w * min(1.0, share_))), color, radius=2)


def _won(page: Page, count: Count) -> str:
    return str(page.t("past.of", n=count.won, all=count.played))


def _tables(page: Page, tally: Tally) -> Node:
    """Games won by the kind of table."""
    rows: list[Node] = []
    for level in _in_order(tally.solo, LEVELS):
        name = page.name("difficulty:" + level) if page.texts.has_name("difficulty:" + level) else level
        words = str(page.t("past.solo", level=name))
        rows.append(_won_row(page, f"solo.{level}", words, tally.solo[level]))
    for level in _in_order(tally.computers, STRENGTHS):
        known = page.texts.has(key := "computer.level." + level)
        words = str(page.t("past.computers", level=page.t(key) if known else level))
        rows.append(_won_row(page, f"computers.{level}", words, tally.computers[level]))
    if tally.people.played:
        words = str(page.t("past.people"))
        rows.append(_among_people(page, tally, words) if tally.open else _won_row(page, "people", words, tally.people))
    return _part(page.t("past.tables"), rows)


def _won_row(page: Page, name: str, words: str, count: Count) -> Node:
    paint = partial(_row, words, _won(page, count), count.won / max(1, count.played))
    return fixed(ROW, paint, thing=f".table.{name}")


def _in_order(found: Iterable[str], order: Sequence[str]) -> list[str]:
    return sorted(found, key=lambda each: (order.index(each) if each in order else len(order), each))


def _among_people(page: Page, tally: Tally, words: str) -> Node:
    """Games at which only people sat, and who won them."""
    names = [f"{name} {n}" for name, n in tally.winners.most_common(3)]

    def paint(b: Build, rect: Rect) -> None:
        upper, won = column(fixed(ROW), -4, fixed(20)).split(rect)
        _row(words, str(tally.people.played), 0, b, upper)
        if names:
            listed = page.t("past.winners", names=page.texts.grammar.listed(names))
            b.text_in(won, listed, color="bone2", cut=True)

    return fixed(ROW + (22 if names else 0), paint, thing=".table.people")


def _leaders(page: Page, tally: Tally) -> Node:
    """Who was played: how often, won how often, with how many points."""
    heads = [str(page.t(key)) for key in ("past.leaders.won", "past.leaders.points")]
    figures = [fixed(max(92.0, page.metrics.width(head) + 22)) for head in heads]
    line = row(item(FACE, FACE), 14, share(), *figures)
    rows = [
        fixed(ROW, partial(_leader, page, line, leader, count), thing=f".leader.{leader}")
        for leader, count in tally.by_leader()
    ]
    part = _part(page.t("past.leaders"), rows, sum(figure.width().natural for figure in figures))

    def paint(b: Build, rect: Rect) -> None:
        for head, place in zip(heads, line.split(rect._replace(h=26))[2:], strict=True):
            b.text_in(place, head, color="bone3", anchor="right")

    return changed(part, paint=paint)


def _leader(page: Page, line: Node, leader: str, count: Count, b: Build, rect: Rect) -> None:
    key = "leader:" + leader
    face, called, won, points = line.split(rect._replace(h=FACE))
    if page.texts.has_name(key):
        b.add(Picture(face, "medallion:" + key))
        b.hit(rect, inspect=key, radius=8)
    name = leader_name(page, leader)
    if page.metrics.width(name) > called.w:
        name = leader_name(page, leader, "leader_short")
    b.text_in(called, name, 21, cut=True)
    b.text_in(won, _won(page, count), 22, 700, "cream", anchor="right")
    b.text_in(points, f"{count.mean:.1f}", 22, 500, "bone2", anchor="right")


def _sources(page: Page, tally: Tally) -> Node:
    """Points a game by what they came from."""
    found = _known(page, tally.average())
    most = max((mean for _, mean in found), default=1.0)
    rows: list[Node] = []
    for kind, mean in found:
        words, value = str(page.t("sheet.points." + kind)), f"{mean:.1f}".replace("-", "−")
        paint = partial(_row, words, value, mean / most, color="brass", sign=sign_of(kind))
        rows.append(fixed(ROW, paint, thing=f".source.{kind}"))
    return _part(page.t("past.sources"), rows)


def _known(page: Page, sources: Iterable[tuple[str, float]]) -> list[tuple[str, float]]:
    """Those that have words of their own, and the rest together; what does not show in a decimal is left out."""
    found: dict[str, float] = {}
    for kind, mean in sources:
        name = kind if page.texts.has("sheet.points." + kind) else "other"
        found[name] = found.get(name, 0.0) + mean
    return sorted(((kind, n) for kind, n in found.items() if abs(n) >= 0.05), key=lambda pair: -pair[1])
