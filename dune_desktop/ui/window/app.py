"""The window: turns events into actions, passes these to scenes, and draws what changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter

import pygame

from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.screen.display import Action, Screen
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets
from dune_desktop.ui.window.air import Air
from dune_desktop.ui.window.front import Front
from dune_desktop.ui.window.gc_schedule import sweep
from dune_desktop.ui.window.hands.input import Input
from dune_desktop.ui.window.hands.key_names import pressed_name
from dune_desktop.ui.window.hands.pads import ECHOES, Pads, Press
from dune_desktop.ui.window.hands.pads import EVENTS as OF_PADS
from dune_desktop.ui.window.hands.text_input import TextInput
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.owner import Owner
from dune_desktop.ui.window.passing import Passing
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.render_target import Easel
from dune_desktop.ui.window.rhythm import Rhythm
from dune_desktop.ui.window.scene import (
    PLAIN,
    Adapt,
    Ask,
    Back,
    Copy,
    Fullscreen,
    Go,
    Quit,
    Request,
    Say,
    Scene,
    Stay,
    Ways,
    WindowPreferences,
)
from dune_desktop.ui.window.show import Show

_PRESSES = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
    | {pygame.TEXTINPUT, pygame.TEXTEDITING}
)
"""Events that may act: they need the screen after the latest action, drawn or not."""
_AHEAD = 0.008  # seconds in a turn of the loop after which nothing more is drawn ahead
_BY_KEYS = frozenset({pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL})
"""Events from a keyboard or mouse only."""


class App:
    """The program's window: `start` opens it, `turn` is one turn of its loop, `close` closes it.

    It passes input (`input`, `pads`) to the scene in `front`, and draws the scene's screen (`show`); its `rhythm` sets
    how often.
    """

    def __init__(
        self,
        first: Scene,
        *,
        ways: Ways = lambda request, below: None,
        manner: WindowPreferences = PLAIN,
        opening: Opening | None = None,
        owner: Owner | None = None,
    ) -> None:
        self._first = first, ways
        self.manner = manner
        self.owner = owner or Owner()
        self.running = False
        self.rhythm = Rhythm()
        self.passing = Passing()
        self.mixer = Mixer(assets.folder() / "sounds", manner.effects, manner.ambience)
        self._air = Air(self.mixer)
        self.projector = Projector(manner.tempo, self.mixer.play)
        self.pads = Pads()
        self._opening = opening or Opening()
        self._hand: Hand = "keys"  # the input device used last

    def start(self) -> None:
        """Open the window. Sound and gamepads are opened after the first picture."""
        self.easel = Easel(self._opening, self.manner)
        pygame.key.set_repeat(400, 40)
        self.typing = TextInput(self.easel.painter.to_pixels)
        self.input = Input(
            self.easel.painter.to_reference,
            self.manner,
            lambda there: self.scene.explain(there),
            lambda region, hit: self.scene.why_not(region, hit),
            lambda there: self.scene.page_about(there),
        )
        self.show = Show(self.easel, self.projector, self.passing, self.input, self.manner)
        first, ways = self._first
        self.front = Front(first, ways, self.input, self.typing, self.show, self.follow, lambda: self.running)
        self.running = True
        self.follow(self.scene.arrive())

    def close(self) -> None:
        """Close the window."""
        self.running = False
        self.mixer.close()
        self.pads.close()
        pygame.key.stop_text_input()
        pygame.display.quit()

    @property
    def scene(self) -> Scene:
        """Return the top scene."""
        return self.front.scene

    @property
    def screen(self) -> Screen:
        """Return the top scene's latest screen."""
        assert self.front.screen is not None
        return self.front.screen

    @property
    def frames(self) -> int:
        """Return the number of pictures shown."""
        return self.show.frames

    # --------------------------------------------------------------------------------------------------- loop

    def turn(self, events: Iterable[pygame.event.Event], now: float) -> list[pygame.Rect]:
        """Run one turn of the loop: events, the scene's timed changes, and drawing. Return the changed rectangles.

        No event meets a screen older than the action before it, drawn or not.
        """
        began = perf_counter()
        for event in events:
            self._event(event, now)
            if not self.running:
                return []
        self._press(self.pads.tick(now), now)
        self.front.send(self.input.tick(now), self.front.number)
        self.scene.moving = self.projector.running(now)
        if self.running and self.scene.tick(now):
            self.front.renew()
        if self.easel.resizing:
            if not self.easel.settle(now):
                return []
            self.front.renew()
        self.show.tick(now, due=self.rhythm.due(now))
        if not (self.show.dirty and self.running):
            self._at_leisure(now)
            return []
        dirty = self._draw(now)
        self.input.guard.shown(now + perf_counter() - began, moving=self.show.goes_on)
        if self.running:  # after the picture, because opening a sound device is slower than drawing
            self._air.follow(self.front.stack.scenes)
        return dirty

    def _draw(self, now: float) -> list[pygame.Rect]:
        """Draw the scene's present screen, unless asking for it ends the program."""
        self.front.catch_up(now)
        if not self.running:
            return []
        self.rhythm.drawn(now, self.manner.frames)
        return self.show.draw(now, by_pad=self._hand == "pad", fresh=not self.front.stale)

    def _at_leisure(self, now: float) -> None:
        """Use idle time: collect garbage, look for gamepads, draw pictures ahead."""
        if self.show.goes_on or not self.running or not self.rhythm.at_leisure(now):
            return
        sweep()
        if not self.pads.begun:
            self.pads.begin()
        began = perf_counter()
        for what in self.front.soon:
            self.easel.painter.prepare(what)
            if perf_counter() - began > _AHEAD:
                return

    def pause(self, now: float) -> float:
        """Return the seconds to sleep before the next turn."""
        moves, wakes = self.show.goes_on, self.input.wakes(now)
        return self.rhythm.pause(now, moves=moves, animating=self.scene.animating, wakes=wakes)

    # ------------------------------------------------------------------------------------------------- events

    def _event(self, event: pygame.event.Event, now: float) -> None:
        kind = event.type
        self.easel.place.notice(event)
        self.typing.notice(event)
        if kind in _BY_KEYS:
            self._take_up("keys")
        if kind == pygame.QUIT:
            self.follow(self.scene.handle(("quit",)) or Quit())
        elif kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            self.easel.resized(now)
        elif kind == pygame.WINDOWEXPOSED:
            self.easel.painter.invalidate()
            self.show.dirty = True
        elif kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.rhythm.active = True
            self.mixer.hush(False)
        elif kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.rhythm.active = False
            self.mixer.hush(self.manner.hush)
            self.input.guard.let_go()
            self.pads.rest()
            actions = self.input.put_back()
            self._carry()
            self.front.send(actions, self.front.number)
        elif kind == pygame.KEYDOWN and self._fills(event):
            if not self.input.guard.press(event.key).again:
                self.follow(Fullscreen())
        elif kind == pygame.KEYDOWN and self._commands(event, "mute"):
            if not self.input.guard.press(event.key).again:
                self.follow(self.owner.muted())
        elif kind == pygame.DROPFILE:
            self.follow(self.owner.opened(Path(event.file)))
        elif kind in OF_PADS:
            before = self.pads.names
            self._press(self.pads.read(event, now), now)
            if self.pads.names != before:
                self.follow(self.owner.plugged(self.pads.names))
        elif kind not in ECHOES:
            self._input(kind in _PRESSES, partial(self.input.feed, event, now), now)

    def _press(self, presses: Iterable[Press], now: float) -> None:
        """Handle gamepad buttons, which are ignored while the window is not in front."""
        for button, down in presses:
            if not down:
                self.input.guard.up(button)
            elif self.rhythm.active and self.running:
                self._take_up("pad")
                self._input(True, partial(self.input.button, button, now), now)

    def _take_up(self, hand: Hand) -> None:
        """Note the input device in use, because caps on buttons depend on it."""
        if hand != self._hand:
            self._hand = hand
            self.owner.handed(hand)
            self.front.renew()

    def _fills(self, event: pygame.event.Event) -> bool:
        """Tell whether a key toggles fullscreen: Alt+Enter, or the player's own key."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and event.mod & pygame.KMOD_ALT:
            return True
        return self._commands(event, "fullscreen")

    def _commands(self, event: pygame.event.Event, command: str) -> bool:
        """Tell whether a key gives this command, which is valid on every screen."""
        screen = self.front.screen
        if self.input.editing or (screen is not None and screen.wants_key):
            return False
        return command in self.manner.keys.commands(pressed_name(event))

    def _input(self, acts: bool, feed: Callable[[], list[Action]], now: float) -> None:
        """Handle input; if it `acts`, it meets the screen as it is after the latest action."""
        if acts:
            self.show.dirty |= self.projector.waits
            self.projector.finish()
            if self.front.stale:
                self.front.ask(now)
        actions = feed()
        self.rhythm.touched = now
        self._carry()
        self.front.send(actions, self.front.number)
        if self.input.editing != self.typing.field:
            self.typing.into(self.input.editing, self.front.screen)

    def _carry(self) -> None:
        """Follow dragging: end animations meanwhile, and animate a dropped thing from where it is."""
        hand = self.input.carrying
        if hand.carried is not None:
            self.projector.finish()
        if hand.let_go is not None:
            self.projector.let_go(hand.let_go)
            hand.let_go = None
            self.front.renew()

    # ----------------------------------------------------------------------------------------------- requests

    def follow(self, request: Request | None) -> None:
        """Carry out a scene's request."""
        if request is None or isinstance(request, Stay):
            return
        self.front.renew()
        if isinstance(request, Go | Ask | Back):
            self.front.go(request)
        elif isinstance(request, Adapt):
            self._adapt(request.manner)
        elif isinstance(request, Copy):
            with suppress(pygame.error):
                pygame.scrap.put_text(request.text)
        elif isinstance(request, Say):
            self.passing.say(request.words)
        elif isinstance(request, Fullscreen):
            self.easel.fill(not self.easel.place.filled if request.on is None else request.on)
            self.owner.filled(self.easel.place.filled)
        elif isinstance(request, Quit):
            self.running = False

    def _adapt(self, manner: WindowPreferences) -> None:
        """Apply other preferences."""
        self.manner = self.input.manner = manner
        self.projector.tempo = manner.tempo
        self.mixer.levels(manner.effects, manner.ambience)
        self.show.adapt(manner)
