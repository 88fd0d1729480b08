"""Examples of the rules, played by the program itself: a prepared game goes on by listed answers, shot by shot.

Each is a real game in a session of its own, drawn by the presenters of the table, of which a part is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n import Texts
from dune_desktop.session import Session
from dune_desktop.storage.files import read, to_session
from dune_desktop.storage.settings import Settings
from dune_desktop.ui.motion.brought import Brought, MotionContribution
from dune_desktop.ui.motion.film import Film, frame
from dune_desktop.ui.motion.flights import OWN
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.screens.rule_pages import Example, Move
from dune_desktop.ui.presenters.table.model import Panel
from dune_desktop.ui.presenters.table.ringed import about, ringed
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.open_panels import OpenPanels
from dune_desktop.ui.scenes.table.renderer import TableRenderer
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Element, Picture, Rect, Screen, Snapshot
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.things import hide, meets, things

CANVAS: Final = (1920.0, 1080.0)  # of the table in an example, whatever the window
WHOLE: Final = Rect(0, 0, *CANVAS)
MARGIN: Final = 14.0  # around what is looked at
POINTS_AT: Final = 1.1  # seconds that what is answered next is ringed
RESTS: Final = 1.5  # seconds that a position stays once all has come
LASTS: Final = 2.2  # the longest of what is shown by itself
ENDS: Final = 3.0  # seconds before it begins again
RATE: Final = 24.0  # pictures a second while something moves
AFTER: Final = 0.1  # seconds in sight before the first shot is made
LONGEST: Final = 0.3  # seconds between two ticks that count: after a pause of the program nothing is passed over


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A picture of the table and the part to look at; how things came there, and how long it stays in all.

    It is equal to itself alone, so that looking up what was made of it takes no time.
    """

    screen: Screen
    look: Rect
    film: Film
    stays: float

    def elements(self, t: float, rect: Rect) -> tuple[Element, ...]:
        """What is seen after so many seconds, filling the rectangle."""
        moving = 0 <= t < self.film.lasts and bool(self.film.moves)
        shown: tuple[Element, ...] = (Snapshot(rect, self.look, _seen(self, moving)),)
        if not moving:
            return shown
        way = tuple(each for each in frame(self.film, t, CANVAS).elements if meets(each, self.look))
        return (*shown, Snapshot(rect, self.look, way)) if way else shown


@lru_cache(maxsize=4)
def _seen(shot: Shot, moving: bool) -> tuple[Element, ...]:
    """The part of the table without what moves, on the land that lies behind it."""
    screen = hide(shot.screen, shot.film.hidden) if moving else shot.screen
    land = (Picture(Rect(0, 0, screen.width, screen.height), screen.background),)  # painted once for all that look here
    ordered = sorted(screen.regions, key=lambda region: region.layer)
    elements = (element for region in ordered for element in region.elements if meets(element, shot.look))
    return (Snapshot(shot.look, shot.look, land), *elements)


def shots(example: Example, texts: Texts, metrics: Metrics, tempo: Tempo | None, shape: float) -> Iterator[Shot]:
    """Play the example once; yield its shots, each made when it is asked for. `shape` is their width by their height.

    Raises `SaveError` for an unusable position, `IllegalAnswer` for an answer that is not legal.
    """
    session = to_session(read(example.save), example.save)
    table = _Table(session, example.viewer, texts.on(session.rules.catalog.board.id), metrics)
    before = table.screen()
    looks: dict[tuple[str, ...], Rect] = {}  # what is looked at stays as it was at first, whatever comes and goes

    def camera(screen: Screen, names: tuple[str, ...]) -> Rect:
        if names not in looks and (found := look_at(screen, names, shape)) is not None:
            looks[names] = found
        return looks.get(names, WHOLE)

    for move in example.moves:
        named = about(move.answer)
        if named or move is example.moves[0]:
            ring = ringed(before, named)
            yield Shot(ring, camera(ring, move.look), Film(), POINTS_AT)
        for now, stays in table.answer(move):
            news = table.shown_game.news()
            film = plan(before, now, news, tempo, table.brought) if tempo is not None else Film()
            last = move is example.moves[-1] and not table.shown_game.watching
            rest = ENDS if last else min(LASTS, max(RESTS, stays))
            yield Shot(now, camera(now, move.look), film, film.lasts + rest)
            before = now


def play(example: Example) -> int:
    """Play an example without drawing it; return how many answers were given. Raises what `shots` does."""
    session = to_session(read(example.save), example.save)
    for move in example.moves:
        session.answer(move.answer)
    return len(example.moves)


class _Table:
    """A table of its own, at which nothing is remembered."""

    def __init__(self, session: Session, viewer: int, texts: Texts, metrics: Metrics) -> None:
        self.session = session
        self.metrics = metrics
        self.shown_game = ShownGame(session, "instant")
        self.shown_game.viewer, self.shown_game.trusting = viewer, True
        self.renderer = TableRenderer(self.shown_game, UiContext(texts, Settings(hints=False)))

    def screen(self) -> Screen:
        model = self.renderer.model(self.metrics, CANVAS)
        return self.renderer.draw(replace(model, panel=Panel()), OpenPanels())

    def answer(self, move: Move) -> Iterator[tuple[Screen, float]]:
        """Give the answer; yield each picture of what follows, and how long it stays at the table."""
        self.session.answer(move.answer)
        self.shown_game.stage("normal")
        while (act := self.shown_game.act) is not None:
            yield self.screen(), act.lasts("normal", held=False)
            self.shown_game.go_on()
        yield self.screen(), 0.0

    @property
    def brought(self) -> Brought:
        added = contributed(MotionContribution)
        return Brought(added.cues, added.flights, self.shown_game.reader, added.manners, added.alters, OWN, added.lies)


def look_at(screen: Screen, names: Sequence[str], shape: float) -> Rect | None:
    """The part of the screen, of this shape, around the things and regions of these names.

    A name that is not there counts for nothing; None if none is.
    """
    there = {region.name: region.rect for region in screen.regions}
    there |= {name: found.thing.rect for name, found in things(screen).items()}
    rects = [there[name].inset(-MARGIN) for name in names if name in there]
    if not rects:
        return None
    left, top = min(rect.x for rect in rects), min(rect.y for rect in rects)
    right, bottom = max(rect.right for rect in rects), max(rect.bottom for rect in rects)
    wide, high = max(right - left, (bottom - top) * shape), max(bottom - top, (right - left) / shape)
    wide, high = min(wide, screen.width), min(high, screen.height)
    x, y = (left + right - wide) / 2, (top + bottom - high) / 2
    return Rect(min(max(0.0, x), screen.width - wide), min(max(0.0, y), screen.height - high), wide, high)


class Running:
    """An example that plays. Each shot is made once, when its time comes; afterwards all begins again.

    It has a clock of its own, which stands while it is `paused`. Nothing is made before it has been in sight for a
    moment, so that turning pages stays quick.
    """

    def __init__(self, example: Example, page: Page, texts: Texts, tempo: Tempo | None, shape: float) -> None:
        self.page = page
        self.paused = False
        self._shots: list[Shot] = []
        self._more: Iterator[Shot] = shots(example, texts, page.metrics, tempo, shape)
        self._at = -1  # the shot that is seen
        self._t = 0.0  # seconds since it began
        self._now: float | None = None
        self._drawn = 0  # how many pictures of it were due

    @property
    def moving(self) -> bool:
        """Whether something is under way."""
        return self._at >= 0 and not self.paused and self._t < self._shots[self._at].film.lasts

    def tick(self, now: float) -> bool:
        """Let the time pass; return whether it looks otherwise than before."""
        passed = now - self._now if self._now is not None else 0.0
        self._now = now
        if self._at < 0:
            self._t += min(passed, LONGEST)
            return self._t >= AFTER and self._go_on()
        if self.paused:
            return False
        was_moving = self.moving
        self._t += min(passed, LONGEST)
        if self._t >= self._shots[self._at].stays:
            return self._go_on()
        due = int(self._t * RATE)
        if (was_moving or self.moving) and due != self._drawn:
            self._drawn = due
            return True
        return was_moving and not self.moving

    def _go_on(self) -> bool:
        """The next shot; behind the last one the first."""
        if self._at + 1 == len(self._shots):
            made = next(self._more, None)
            if made is not None:
                self._shots.append(made)
        self._at = (self._at + 1) % len(self._shots) if self._shots else -1
        self._t, self._drawn = 0.0, 0
        return self._at >= 0

    def elements(self, rect: Rect) -> tuple[Element, ...]:
        """What is seen of it now, filling the rectangle; nothing before the first tick."""
        return self._shots[self._at].elements(self._t, rect) if self._at >= 0 else ()
