"""The window: a stack of scenes, their painter, the loop that polls and draws only when something changed."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.kit.widgets import tip as tip_region
from dune_desktop.ui.kit.widgets import toast, why_not
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.screen.display import Action, Picture, Region, Screen
from dune_desktop.ui.screen.dragging import with_carried
from dune_desktop.ui.screen.pointing import at_rest, decorate, golden, uncapped
from dune_desktop.ui.screen.schemes import wear
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets
from dune_desktop.ui.window.desktop import Window
from dune_desktop.ui.window.input import Input, pressed_name
from dune_desktop.ui.window.litter import sweep
from dune_desktop.ui.window.pads import ECHOES, Pads, Press
from dune_desktop.ui.window.pads import EVENTS as OF_PADS
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.scene import (
    PLAIN,
    Adapt,
    Ask,
    Back,
    Copy,
    Fullscreen,
    Go,
    Manner,
    Quit,
    Request,
    Say,
    Scene,
    Stay,
    Ways,
)

WIDEST = 1080 * 64 / 27  # a canvas is never wider than 21:9 ...
TALLEST = 1200.0  # ... nor higher than 16:10

_ALERT, _ANIMATING, _IDLE, _RESTING, _AWAY = 0.004, 0.016, 0.033, 0.05, 0.1
_ALERT_FOR, _IDLE_FOR = 1.0, 10.0  # seconds since the latest input
_SETTLED = 0.12  # seconds without a new size before everything is baked again
_SAID_FOR = 2.0  # seconds something told in passing stays
_SLOW_FLIP = 0.004
_EARLY = 0.002  # a picture may come so much before its time: the clock of the system is no finer
_AT_LEISURE = 0.4  # seconds without input after which something may be drawn ahead
_DONE = object()
_PRESSES = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
    | {pygame.TEXTINPUT, pygame.TEXTEDITING}
)
"""Events that may act: they must meet the screen as it is after the latest action, drawn or not."""
_BY_KEYS = frozenset({pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL})
"""What only a hand at the keyboard or the mouse does."""

log = logging.getLogger(__name__)


def canvas_for(width: int, height: int) -> tuple[float, float]:
    """The canvas in reference pixels for a window.

    From 16:9 to 21:9 it is 1080 high and as wide as the window; from 16:9 to 16:10 it is 1920 wide and higher. Beyond
    both the scene stands in the middle.
    """
    if width * 9 >= height * 16:
        return min(WIDEST, 1080 * width / height), 1080.0
    return 1920.0, min(TALLEST, 1920 * height / width)


def prepare_environment(environment: dict[str, str] | os._Environ[str], render_node: bool | None = None) -> None:
    """Choose how SDL shows the window, before the display is initialised.

    SDL puts a window's pixels on an OpenGL texture by default. Without a GPU that is OpenGL in software: a flip then
    takes 8 ms instead of 0.3 ms and dirty rectangles gain nothing, so plain blitting is asked for where no render
    node exists. Where one does exist the default stays; `App` measures it and changes over if it is slow. macOS has
    no other way than the texture, Windows no software OpenGL by default.
    """
    environment.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    environment.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    if not sys.platform.startswith("linux") or "SDL_FRAMEBUFFER_ACCELERATION" in environment:
        return
    if render_node is None:
        folder = Path("/dev/dri")
        render_node = folder.is_dir() and any(folder.glob("renderD*"))
    if not render_node or environment.get("LIBGL_ALWAYS_SOFTWARE", "0") not in ("", "0"):
        environment["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


class App:
    """One window. `run` is the whole program; `start`, `turn` and `close` are its parts, for tests and tools."""

    def __init__(
        self,
        first: Scene,
        *,
        ways: Ways = lambda request, below: None,
        title: str = "",
        manner: Manner = PLAIN,
        size: tuple[int, int] | None = None,
        spot: tuple[int, int] | None = None,
        fullscreen: bool = False,
        icon: pygame.Surface | None = None,
    ) -> None:
        self.stack: list[Scene] = [first]
        self.ways = ways
        self.running = False
        self.frames = 0
        self.number = 0  # of the present screen: an action that was meant for an earlier one is refused
        self.opened: Callable[[Path], Request | None] | None = None
        self.filled: Callable[[bool], object] = lambda on: None
        self.muted: Callable[[], Request | None] = lambda: None
        self.plugged: Callable[[tuple[str, ...]], Request | None] = lambda names: None
        self.handed: Callable[[Hand], object] = lambda hand: None
        self._hand: Hand = "keys"  # what was used last
        self._title, self._icon = title, icon
        self.manner = manner
        self._size, self._spot = size, spot
        self._fill = fullscreen
        self._dirty = True  # something must be painted
        self._stale = True  # and the scene must be asked first
        self._screen: Screen | None = None
        self._resized_at: float | None = None
        self._soon: Iterator[Picture] | None = None  # pictures that may be seen before long
        self._due_at = 0.0  # the next picture of something that moves
        self._last_input = 0.0
        self._active = True
        self._editing = ""
        self._resting = False  # whether the golden button was last drawn as one that does nothing yet
        self.said = ""  # what is told in passing
        self._said_at: float | None = None
        self._greeted: tuple[Scene | None, str] = None, ""  # the scene whose motif was heard last, and which it was
        self.mixer = Mixer(assets.folder() / "sounds", manner.effects, manner.ambience)
        self.projector = Projector(manner.tempo, self.mixer.play)
        self.pads = Pads()

    # ------------------------------------------------------------------------------------------------- window

    def start(self) -> None:
        """Open the window. Only display and fonts are initialised: sound and gamepads cost start-up time."""
        prepare_environment(os.environ)
        pygame.font.init()
        self._open(self._size, self._spot, self._fill)
        if self._slow():
            # The texture is slower than copying pixels: begin again without it
            os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
            self._open(self._size, self._spot, self._fill)
        target = self.place.surface
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 40)
        width, height = canvas_for(*target.get_size())
        self.fonts = Fonts(target.get_height() / height, self.manner.language)
        self._pictures = Pictures()
        self.painter = Painter(target, self.fonts, self._pictures, Icons())
        self._dress()
        self.input = Input(self.painter.to_reference, self.manner, lambda there: self.scene.explain(there))
        self._canvas = (width, height)
        self.running = True
        self._dirty = True
        self.follow(self.scene.arrive())

    def _open(self, size: tuple[int, int] | None, spot: tuple[int, int] | None, filled: bool) -> None:
        """Open the window, in place of the one there may be, on the screen it is wanted on."""
        pygame.display.quit()
        pygame.display.init()
        if self._icon is not None:
            pygame.display.set_icon(self._icon)
        pygame.display.set_caption(self._title)
        self.place = Window(size, filled, self.manner.screen, spot)

    def _dress(self) -> None:
        """The colours that are wished for."""
        self._pictures.sober = self.manner.contrast
        if wear(self.manner.palette, self.manner.contrast):
            self.painter.recolour()

    def _slow(self) -> bool:
        """Whether showing a frame takes longer than drawing one, which copying would not."""
        if not sys.platform.startswith("linux") or "SDL_FRAMEBUFFER_ACCELERATION" in os.environ:
            return False
        if pygame.display.get_driver() in ("dummy", "offscreen"):
            return False
        times = []
        for _ in range(6):
            before = time.perf_counter()
            pygame.display.flip()
            times.append(time.perf_counter() - before)
        return sorted(times)[3] > _SLOW_FLIP

    def close(self) -> None:
        """Close the window."""
        self.running = False
        self.mixer.close()
        self.pads.close()
        pygame.key.stop_text_input()
        pygame.display.quit()

    # --------------------------------------------------------------------------------------------------- loop

    @property
    def scene(self) -> Scene:
        return self.stack[-1]

    @property
    def screen(self) -> Screen:
        """What is shown."""
        assert self._screen is not None
        return self._screen

    @property
    def fullscreen(self) -> bool:
        """Whether the screen is filled."""
        return self.place.filled

    @property
    def window(self) -> tuple[int, int]:
        """The size of the window in pixels; in full screen the one it goes back to."""
        return self.place.size if self.place.filled else pygame.display.get_window_size()

    def turn(self, events: Iterable[pygame.event.Event], now: float) -> list[pygame.Rect]:
        """One turn of the loop: events, the scene's own changes, and drawing if anything changed.

        No event meets a screen older than the action before it, drawn or not.
        """
        began = time.perf_counter()
        for event in events:
            self._event(event, now)
            if not self.running:
                return []
        self._press(self.pads.tick(now), now)
        before = self.input.tip
        self.send(self.input.tick(now), self.number)
        if self.input.tip is not before:
            self._dirty = True
        if self.running and self.scene.tick(now):
            self._dirty = self._stale = True
        self._fall_silent(now)
        if self._resized_at is not None:
            if now - self._resized_at < _SETTLED:
                return []
            self._resized_at = None
            self._rebake()
        moves = self.projector.waits and now >= self._due_at - _EARLY
        if self.input.guard.asleep(now) != self._resting or moves:
            self._dirty = True
        self.projector.tick(now)
        if not (self._dirty and self.running):
            self._prepare(now)
            return []
        dirty = self._draw(now)
        self.input.guard.shown(now + time.perf_counter() - began)
        if self.running:
            self._sound()
        return dirty

    def _prepare(self, now: float) -> None:
        """While nothing moves and nobody does anything: sweep, look for gamepads, draw what may be wanted soon."""
        if self.projector.waits or not self.running or not self._active or now - self._last_input < _AT_LEISURE:
            return
        sweep()
        if not self.pads.begun:
            self.pads.begin()
        if self._soon is None:
            self._soon = self.scene.soon()
        for picture in self._soon:
            if self.painter.prepare(picture):
                return

    def _fall_silent(self, now: float) -> None:
        """What was told in passing goes when its time is over."""
        if not self.said:
            return
        if self._said_at is None:
            self._said_at = now
        elif now - self._said_at >= _SAID_FOR:
            self.said, self._dirty = "", True

    def pause(self, now: float) -> float:
        """Seconds to sleep before the next turn: short after input, long when nobody looks."""
        if not self._active:
            return _AWAY
        if now - self._last_input < _ALERT_FOR:
            return _ALERT
        if self.projector.waits:
            return min(_IDLE, max(0.001, self._due_at - now))
        if self.stack and self.scene.animating:
            return _ANIMATING
        longest = _IDLE if now - self._last_input < _IDLE_FOR else _RESTING
        return min(longest, max(0.001, self.input.wakes(now)))

    def _event(self, event: pygame.event.Event, now: float) -> None:
        kind = event.type
        self.place.notice(event)
        if kind in _BY_KEYS:
            self._take_up("keys")
        if kind == pygame.QUIT:
            self.follow(self.scene.handle(("quit",)) or Quit())
        elif kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self._resized_at = now
        elif kind == pygame.WINDOWEXPOSED:
            self.painter.invalidate()
            self._dirty = True
        elif kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self._active = True
            self.mixer.hush(False)
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self._active = False
            self.mixer.hush(self.manner.hush)
            self.input.guard.let_go()
            self.pads.rest()
            actions = self.input.put_back()
            self._carry()
            self.send(actions, self.number)
        elif kind == pygame.KEYDOWN and self._fills(event):
            if not self.input.guard.press(event.key).again:
                self.follow(Fullscreen())
        elif kind == pygame.KEYDOWN and self._commands(event, "mute"):
            if not self.input.guard.press(event.key).again:
                self.follow(self.muted())
        elif kind == pygame.DROPFILE:
            if self.opened is not None:
                self.follow(self.opened(Path(event.file)))
        elif kind in OF_PADS:
            before = self.pads.names
            self._press(self.pads.read(event, now), now)
            if self.pads.names != before:
                self.follow(self.plugged(self.pads.names))
        elif kind not in ECHOES:
            self._input(kind in _PRESSES, partial(self.input.feed, event, now), now)

    def _press(self, presses: Iterable[Press], now: float) -> None:
        """Buttons of gamepads, which say nothing to a window that is not in front."""
        for button, down in presses:
            if not down:
                self.input.guard.up(button)
            elif self._active and self.running:
                self._take_up("pad")
                self._input(True, partial(self.input.button, button, now), now)

    def _take_up(self, hand: Hand) -> None:
        """This is used now: what is written on caps may be another thing."""
        if hand != self._hand:
            self._hand = hand
            self.handed(hand)
            self._dirty = self._stale = True

    def _fills(self, event: pygame.event.Event) -> bool:
        """Whether a key changes between window and full screen: Enter with Alt, and the one the player has for it."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT:
            return True
        return self._commands(event, "fullscreen")

    def _commands(self, event: pygame.event.Event, command: str) -> bool:
        """Whether a key gives a command that holds on every screen."""
        if self.input.editing or (self._screen is not None and self._screen.wants_key):
            return False
        return command in self.manner.keys.commands(pressed_name(event))

    def _input(self, acts: bool, feed: Callable[[], list[Action]], now: float) -> None:
        """Something was done to the window; what `acts` meets the screen as it is after the latest action."""
        if acts:
            self.projector.finish()
            if self._stale:
                self._ask(now)
        state = self.input
        before = (state.hover, state.shown_focus, state.tip)
        actions = feed()
        if actions or before != (state.hover, state.shown_focus, state.tip):
            self._dirty = True
        self._last_input = now
        self._carry()
        self.send(actions, self.number)
        if state.editing != self._editing:
            self._edit(state.editing)

    def _carry(self) -> None:
        """What is dragged has come further; what was let go travels on from there."""
        state = self.input
        if state.carried is not None:
            self.projector.finish()
            self._dirty = True
        if state.let_go is not None:
            self.projector.let_go(state.let_go)
            state.let_go = None
            self._dirty = self._stale = True

    def send(self, actions: Iterable[Action], number: int) -> None:
        """Give the scene what was done on the screen of this number; nothing is done twice on another one."""
        for action in actions:
            if self.running and number == self.number:
                self._take(action)
            elif self.running:
                log.info("refused: %r was meant for screen %d, and this is %d", action, number, self.number)

    def _take(self, action: Action) -> bool:
        """Give the scene an action; whether its screen may look different then."""
        request = self.scene.handle(action)
        if action[0] == "hover" and isinstance(request, Stay):
            return False
        self._dirty = self._stale = True
        self.follow(request)
        return True

    def _edit(self, field: str) -> None:
        """Text input is on only while a field is edited, or an input method would swallow the shortcut keys."""
        self._editing = field
        if field:
            self._place_input()
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def _place_input(self) -> None:
        """Tell the input method where the field is, so that its list of candidates does not cover it."""
        hits = (hit for region in (self._screen.regions if self._screen else ()) for hit in region.hits)
        field = next((hit.rect for hit in hits if hit.action == ("edit", self._editing, "begin")), None)
        if field is not None:
            pygame.key.set_text_input_rect(self.painter.to_pixels(field))

    def follow(self, request: Request | None) -> None:
        """Do what a scene asks of the window."""
        if request is None or isinstance(request, Stay):
            return
        self._dirty = self._stale = True
        if isinstance(request, Go | Ask):
            self._go(self.ways(request, self.scene))
        elif isinstance(request, Back):
            self._back(request)
        elif isinstance(request, Adapt):
            self._adapt(request.manner)
        elif isinstance(request, Copy):
            with suppress(pygame.error):
                pygame.scrap.put_text(request.text)
        elif isinstance(request, Say):
            self.said, self._said_at = request.words, None
        elif isinstance(request, Fullscreen):
            self.place.fill(not self.place.filled if request.on is None else request.on)
            self.filled(self.place.filled)
            self._rebake()
        elif isinstance(request, Quit):
            self.running = False

    def _adapt(self, manner: Manner) -> None:
        """Behave in this manner from now on; on another screen the window opens anew."""
        elsewhere = manner.screen != self.manner.screen
        self.manner = self.input.manner = manner
        self.projector.tempo = manner.tempo
        self.mixer.levels(manner.effects, manner.ambience)
        self.fonts.set(self.fonts.scale, manner.language)
        self._dress()
        if elsewhere:
            self._open(self.window, None, self.place.filled)
            self._rebake()

    def _go(self, found: Scene | Request | None) -> None:
        """Enter what a way has led to."""
        if not isinstance(found, Scene):
            self.follow(found)
            return
        below = self.stack[:-1] if self.scene.passing else self.stack
        self._enter([found] if found.alone else [*below, found])
        self.follow(found.arrive())

    def _back(self, request: Back) -> None:
        """Leave the scene on top."""
        if len(self.stack) > 1:
            self._enter(self.stack[:-1])
            self.follow(self.scene.told(request.answer))
        elif request.then is None:
            self.running = False
        self.follow(request.then)

    def _enter(self, stack: list[Scene]) -> None:
        self.stack = stack
        self.projector.cut()
        self.number += 1
        state = self.input
        state.focus, state.keyboard, state.tip, state.screen = None, False, None, None
        state.editing = ""
        if self._editing:
            self._edit("")
        field = self.scene.first_field
        if field:
            state.editing = field
            self._edit(field)
            self._take(("edit", field, "begin"))

    def _rebake(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None:
            return
        self._canvas = canvas_for(*surface.get_size())
        self.painter.resize(surface, self._canvas)
        self._dirty = self._stale = True

    # ------------------------------------------------------------------------------------------------ drawing

    def _draw(self, now: float) -> list[pygame.Rect]:
        if self._stale or self._screen is None:
            self._ask(now)
            if not self.running:
                return []
        self._dirty = False
        period = 1 / self.manner.frames
        self._due_at = self._due_at + period if abs(now - self._due_at) < period else now + period
        assert self._screen is not None
        shown = decorate(self._at_rest(now), self.input.hover, self.input.shown_focus)
        if self.input.carried is not None:
            shown = with_carried(shown, self.input.carried)
        dirty = self.painter.paint(self._with_tip(self.projector.over(shown, now)))
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _ask(self, now: float) -> None:
        """Ask the scene for its screen.

        Under a pointer at rest there may be something else in it, and saying so may change the screen again.
        """
        for _ in range(3):
            self._screen = self.scene.screen(self.fonts, self._canvas)
            self.number += 1
            changed = False
            for action in self.input.see(self._screen, now):
                changed |= self._take(action)
                if not self.running:
                    return
            if not changed:
                break
        self._stale, self._soon = False, None
        self.projector.next(self.screen, self.scene.news(), now, self.scene.brought)
        if self._editing:
            self._place_input()

    def _sound(self) -> None:
        """What the place sounds like; after the picture, for opening a sound device takes longer than drawing one."""
        self.mixer.air(next((scene.air for scene in reversed(self.stack) if scene.air), ""))
        scene, before = self.scene, self._greeted
        if not scene.alone or (scene, scene.motif) == before:
            return
        self._greeted = scene, scene.motif
        if scene is not before[0] or scene.motif:
            self.mixer.motif(scene.motif)

    def _at_rest(self, now: float) -> Screen:
        """What rests of the screen; while the golden button does nothing yet it has no light.

        A gamepad's button for it is the one for what has the focus: it stands on nothing else then.
        """
        self._resting = self.input.guard.asleep(now)
        ground, focus = self.projector.ground, self.input.shown_focus
        spot = golden(ground)
        if spot is None:
            return ground
        if self._hand == "pad" and focus is not None and focus.hit.thing != spot.hit.thing:
            ground = uncapped(ground, spot)
        return at_rest(ground, spot) if self._resting else ground

    def _with_tip(self, screen: Screen) -> Screen:
        """The screen with what is told beside it: at the pointer, and in passing."""
        canvas = (screen.width, screen.height)
        told: list[Region] = []
        if (found := self.input.tip) is not None:
            make = why_not if found.refusal else partial(tip_region, about=found.about, more=found.more)
            told.append(make(self.fonts, found.text, found.x, found.y, canvas, reading=self.manner.reading))
        if self.said:
            told.append(toast(self.fonts, self.said, canvas))
        return replace(screen, regions=(*screen.regions, *told)) if told else screen


def run(
    first: Scene,
    *,
    ways: Ways = lambda request, below: None,
    title: str = "",
    manner: Manner = PLAIN,
    size: tuple[int, int] | None = None,
    spot: tuple[int, int] | None = None,
    fullscreen: bool = False,
    icon: pygame.Surface | None = None,
    log_file: Path | None = None,
    rescue: Callable[[Exception], Request | None] | None = None,
    closing: Callable[[App], None] | None = None,
    chores: Iterator[object] | None = None,
    opened: Callable[[Path], Request | None] | None = None,
    filled: Callable[[bool], object] = lambda on: None,
    muted: Callable[[], Request | None] = lambda: None,
    plugged: Callable[[tuple[str, ...]], Request | None] = lambda names: None,
    handed: Callable[[Hand], object] = lambda hand: None,
    watcher: Callable[[App], None] | None = None,
) -> None:
    """Show scenes from `first` on, along `ways`, until the last one leaves or the window is closed.

    An error is logged with its traceback (to `log_file`, if given). `rescue` may answer it with where to go on;
    otherwise the window is closed and the error is raised. `closing` is called before the window closes.
    `chores` are done one by one once the first picture is shown. `opened` is asked what to do with a file that was
    dropped onto the window, or that the system gives the program to open; `filled` is told when the window fills the
    screen, or does no longer; `muted` is asked what to do about the key that turns sound off and on, `plugged` about
    the gamepads that are there when one comes or goes, and `handed` is told when somebody changes between one and the
    keys. `watcher` is told of every picture shown.
    """
    handler = _log_to(log_file) if log_file is not None else None
    app = App(first, ways=ways, title=title, manner=manner, size=size, spot=spot, fullscreen=fullscreen, icon=icon)
    app.opened, app.filled, app.muted, app.plugged, app.handed = opened, filled, muted, plugged, handed
    try:
        app.start()
        while app.running:
            now = time.monotonic()
            try:
                if app.turn(pygame.event.get(), now) and watcher is not None:
                    watcher(app)
                if chores is not None and app.frames and app.running:
                    chores = chores if next(chores, _DONE) is not _DONE else None
            except Exception as error:
                log.exception("the window stopped in %s", type(app.stack[-1]).__name__ if app.stack else "no scene")
                request = rescue(error) if rescue is not None else None
                if request is None:
                    raise
                app.painter.invalidate()
                app.follow(request)
                chores = None
            if app.running and chores is None:
                time.sleep(app.pause(now))
    finally:
        if closing is not None and pygame.display.get_init():
            closing(app)
        app.close()
        if handler is not None:
            log.removeHandler(handler)
            handler.close()


def _log_to(file: Path) -> logging.Handler:
    file.parent.mkdir(parents=True, exist_ok=True)
    handler = logging.FileHandler(file, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    return handler
