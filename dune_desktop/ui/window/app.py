"""The window: a stack of scenes, their painter, the loop that polls and draws only when something changed."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame

from dune_desktop.ui.art.icons import Icons
from dune_desktop.ui.art.pictures import Pictures
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.paint.painter import Painter
from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.screen.display import Action, Picture, Screen
from dune_desktop.ui.screen.dragging import with_carried
from dune_desktop.ui.screen.pointing import decorate
from dune_desktop.ui.screen.schemes import wear
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets
from dune_desktop.ui.window.air import Air
from dune_desktop.ui.window.beside import resting, with_words
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.desktop import Window
from dune_desktop.ui.window.input import Input
from dune_desktop.ui.window.key_names import pressed_name
from dune_desktop.ui.window.litter import sweep
from dune_desktop.ui.window.pads import ECHOES, Pads, Press
from dune_desktop.ui.window.pads import EVENTS as OF_PADS
from dune_desktop.ui.window.passing import Passing
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
from dune_desktop.ui.window.sdl import prepare_environment, slow

_ALERT, _ANIMATING, _IDLE, _RESTING, _AWAY = 0.004, 0.016, 0.033, 0.05, 0.1
_ALERT_FOR, _IDLE_FOR = 1.0, 10.0  # seconds since the latest input
_SETTLED = 0.12  # seconds without a new size before everything is baked again
_ECHOES = 2  # screens that may come of nothing but the pointer at rest over the one before
_EARLY = 0.002  # a picture may come so much before its time: the clock of the system is no finer
_PATIENCE = 0.003  # seconds of drawing after which new pictures come with the next frame
_AT_LEISURE = 0.4  # seconds without input after which something may be drawn ahead
_PRESSES = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
    | {pygame.TEXTINPUT, pygame.TEXTEDITING}
)
"""Events that may act: they must meet the screen as it is after the latest action, drawn or not."""
_BY_KEYS = frozenset({pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL})
"""What only a hand at the keyboard or the mouse does."""

log = logging.getLogger(__name__)


class App:
    """One window: `start` opens it, `turn` is one turn of its loop, `close` closes it."""

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
        self._unfinished = False  # the next picture has something that this one came too soon for
        self._echoes = 0  # screens in a row that came of nothing but the pointer at rest over the one before
        self._screen: Screen | None = None
        self._resized_at: float | None = None
        self._soon: Iterator[Picture] | None = None  # pictures that may be seen before long
        self._due_at = 0.0  # the next picture of something that moves
        self._last_input = 0.0
        self._active = True
        self._editing = ""
        self._resting = False  # whether the golden button was last drawn as one that does nothing yet
        self.passing = Passing()
        self.mixer = Mixer(assets.folder() / "sounds", manner.effects, manner.ambience)
        self._air = Air(self.mixer)
        self.projector = Projector(manner.tempo, self.mixer.play)
        self.pads = Pads()

    # ------------------------------------------------------------------------------------------------- window

    def start(self) -> None:
        """Open the window. Only display and fonts are initialised: sound and gamepads cost start-up time."""
        prepare_environment(os.environ)
        pygame.font.init()
        self._open(self._size, self._spot, self._fill)
        if slow():
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
        self.painter.patience = _PATIENCE
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
        if self.passing.tick(now):
            self._dirty = True
        if self._resized_at is not None:
            if now - self._resized_at < _SETTLED:
                return []
            self._resized_at = None
            self._rebake()
        moves = self._goes_on and now >= self._due_at - _EARLY
        if self.input.guard.asleep(now) != self._resting or moves:
            self._dirty = True
        self.projector.tick(now)
        if not (self._dirty and self.running):
            self._prepare(now)
            return []
        dirty = self._draw(now)
        self.input.guard.shown(now + time.perf_counter() - began)
        if self.running:
            self._air.follow(self.stack)  # after the picture: opening a sound device takes longer than drawing one
        return dirty

    @property
    def _goes_on(self) -> bool:
        """Whether another picture follows, though nothing happens."""
        return self.projector.waits or self._unfinished

    def _prepare(self, now: float) -> None:
        """While nothing moves and nobody does anything: sweep, look for gamepads, draw what may be wanted soon."""
        if self._goes_on or not self.running or not self._active or now - self._last_input < _AT_LEISURE:
            return
        sweep()
        if not self.pads.begun:
            self.pads.begin()
        if self._soon is None:
            self._soon = self.scene.soon()
        for picture in self._soon:
            if self.painter.prepare(picture):
                return

    def pause(self, now: float) -> float:
        """Seconds to sleep before the next turn: short after input, long when nobody looks."""
        if not self._active:
            return _AWAY
        if now - self._last_input < _ALERT_FOR:
            return _ALERT
        if self._goes_on:
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
        hand = self.input.carrying
        if hand.carried is not None:
            self.projector.finish()
            self._dirty = True
        if hand.let_go is not None:
            self.projector.let_go(hand.let_go)
            hand.let_go = None
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
            self.passing.say(request.words)
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
        self._resting = self.input.guard.asleep(now)
        shown = resting(self.projector.ground, self.input, self._resting, self._hand == "pad")
        shown = decorate(shown, self.input.hover, self.input.shown_focus)
        if self.input.carried is not None:
            shown = with_carried(shown, self.input.carried)
        shown = self.projector.over(shown, now)
        shown = with_words(shown, self.fonts, self.input.tip, self.passing.words, self.manner.reading)
        dirty = self.painter.paint(shown)
        self._unfinished = self._stale or self.painter.late
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _ask(self, now: float) -> None:
        """Ask the scene for its screen.

        Under a pointer at rest there may be something else in it. What saying so changes is in the next frame, and in
        that after it; a screen that then still answers itself is left as it is. Where it leads to is asked at once.
        """
        scene, answered = None, False
        while scene is not self.scene:
            scene, answered = self.scene, False
            self._stale, self._soon = False, None
            self._screen = scene.screen(self.fonts, self._canvas)
            self.number += 1
            for action in self.input.see(self._screen, now):
                answered |= self._take(action)
                if not self.running:
                    return
        self._echoes = self._echoes + 1 if answered else 0
        if self._echoes > _ECHOES:
            self._echoes, self._stale = 0, False
        self.projector.next(self.screen, self.scene.news(), now, self.scene.brought)
        if self._editing:
            self._place_input()
