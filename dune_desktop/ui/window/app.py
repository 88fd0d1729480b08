"""The window: events become actions, actions change scenes, and what a scene shows is drawn when something changed."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from time import perf_counter

import pygame

from dune_desktop.ui.screen.commands import Hand
from dune_desktop.ui.screen.display import Action, Picture, Screen
from dune_desktop.ui.screen.dragging import with_carried
from dune_desktop.ui.screen.pointing import decorate, golden, held_down
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets
from dune_desktop.ui.window.air import Air
from dune_desktop.ui.window.beside import resting, with_words
from dune_desktop.ui.window.easel import Easel
from dune_desktop.ui.window.input import Input
from dune_desktop.ui.window.key_names import pressed_name
from dune_desktop.ui.window.litter import sweep
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.owner import Owner
from dune_desktop.ui.window.pads import ECHOES, Pads, Press
from dune_desktop.ui.window.pads import EVENTS as OF_PADS
from dune_desktop.ui.window.passing import Passing
from dune_desktop.ui.window.projector import Projector
from dune_desktop.ui.window.rhythm import Rhythm
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
from dune_desktop.ui.window.stack import Stack
from dune_desktop.ui.window.text_input import TextInput

_ECHOES = 2  # screens that may come of nothing but the pointer at rest over the one before
_PRESSES = frozenset(
    {pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.KEYDOWN}
    | {pygame.TEXTINPUT, pygame.TEXTEDITING}
)
"""Events that may act: they must meet the screen as it is after the latest action, drawn or not."""
_BY_KEYS = frozenset({pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL})
"""What only a hand at the keyboard or the mouse does."""

log = logging.getLogger(__name__)


class App:
    """One window: `start` opens it, `turn` is one turn of its loop, `close` closes it.

    It is in front of one scene (`stack`), hears what is done to it (`input`, `pads`) and shows it (`easel`,
    `projector`, `mixer`); how often is a matter of its `rhythm`.
    """

    def __init__(
        self,
        first: Scene,
        *,
        ways: Ways = lambda request, below: None,
        manner: Manner = PLAIN,
        opening: Opening | None = None,
        owner: Owner | None = None,
    ) -> None:
        self.stack = Stack(first, ways, self._entered)
        self.manner = manner
        self.owner = owner or Owner()
        self.running = False
        self.frames = 0
        self.number = 0  # of the present screen: an action that was meant for an earlier one is refused
        self.rhythm = Rhythm()
        self.passing = Passing()
        self.mixer = Mixer(assets.folder() / "sounds", manner.effects, manner.ambience)
        self._air = Air(self.mixer)
        self.projector = Projector(manner.tempo, self.mixer.play)
        self.pads = Pads()
        self._opening = opening or Opening()
        self._hand: Hand = "keys"  # what was used last
        self._screen: Screen | None = None
        self._dirty = True  # something must be painted
        self._stale = True  # and the scene must be asked first
        self._unfinished = False  # the next picture has something that this one came too soon for
        self._echoes = 0  # screens in a row that came of nothing but the pointer at rest over the one before
        self._soon: Iterator[Picture] | None = None  # pictures that may be seen before long
        self._resting = False  # whether the golden button was last drawn as one that does nothing yet

    def start(self) -> None:
        """Open the window. Sound and gamepads wait until there is a picture."""
        self.easel = Easel(self._opening, self.manner)
        pygame.key.set_repeat(400, 40)
        self.typing = TextInput(self.easel.painter.to_pixels)
        self.input = Input(self.easel.painter.to_reference, self.manner, lambda there: self.scene.explain(there))
        self.running = True
        self._dirty = True
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
        return self.stack.top

    @property
    def screen(self) -> Screen:
        """What is shown."""
        assert self._screen is not None
        return self._screen

    def renew(self) -> None:
        """The scene may look different now: it is asked before the next picture, and before anything else is done."""
        self._dirty = self._stale = True

    # --------------------------------------------------------------------------------------------------- loop

    def turn(self, events: Iterable[pygame.event.Event], now: float) -> list[pygame.Rect]:
        """One turn of the loop: events, the scene's own changes, and drawing if anything changed.

        No event meets a screen older than the action before it, drawn or not.
        """
        began = perf_counter()
        for event in events:
            self._event(event, now)
            if not self.running:
                return []
        self._press(self.pads.tick(now), now)
        before = self.input.tip
        self.send(self.input.tick(now), self.number)
        if self.input.tip is not before:
            self._dirty = True
        self.scene.moving = self.projector.running(now)
        if self.running and self.scene.tick(now):
            self.renew()
        if self.passing.tick(now):
            self._dirty = True
        if self.easel.resizing:
            if not self.easel.settle(now):
                return []
            self.renew()
        moves = self._goes_on and self.rhythm.due(now)
        if self.input.guard.asleep(now) != self._resting or moves:
            self._dirty = True
        self.projector.tick(now)
        if not (self._dirty and self.running):
            self._prepare(now)
            return []
        dirty = self._draw(now)
        self.input.guard.shown(now + perf_counter() - began)
        if self.running:
            self._air.follow(self.stack.scenes)  # after the picture: a sound device takes longer to open than to draw
        return dirty

    @property
    def _goes_on(self) -> bool:
        """Whether another picture follows, though nothing happens."""
        return self.projector.waits or self._unfinished

    def _prepare(self, now: float) -> None:
        """While nothing moves and nobody does anything: sweep, look for gamepads, draw what may be wanted soon."""
        if self._goes_on or not self.running or not self.rhythm.at_leisure(now):
            return
        sweep()
        if not self.pads.begun:
            self.pads.begin()
        if self._soon is None:
            self._soon = self.scene.soon()
        for picture in self._soon:
            if self.easel.painter.prepare(picture):
                return

    def pause(self, now: float) -> float:
        """Seconds to sleep before the next turn."""
        return self.rhythm.pause(now, moves=self._goes_on, animating=self.scene.animating, wakes=self.input.wakes(now))

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
            self._dirty = True
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
            self.send(actions, self.number)
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
        """Buttons of gamepads, which say nothing to a window that is not in front."""
        for button, down in presses:
            if not down:
                self.input.guard.up(button)
            elif self.rhythm.active and self.running:
                self._take_up("pad")
                self._input(True, partial(self.input.button, button, now), now)

    def _take_up(self, hand: Hand) -> None:
        """This is used now: what is written on caps may be another thing."""
        if hand != self._hand:
            self._hand = hand
            self.owner.handed(hand)
            self.renew()

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
        before = (state.hover, state.shown_focus, state.tip, state.pressed)
        actions = feed()
        if actions or before != (state.hover, state.shown_focus, state.tip, state.pressed):
            self._dirty = True
        self.rhythm.touched = now
        self._carry()
        self.send(actions, self.number)
        if state.editing != self.typing.field:
            self.typing.into(state.editing, self._screen)

    def _carry(self) -> None:
        """What is dragged has come further; what was let go travels on from there."""
        hand = self.input.carrying
        if hand.carried is not None:
            self.projector.finish()
            self._dirty = True
        if hand.let_go is not None:
            self.projector.let_go(hand.let_go)
            hand.let_go = None
            self.renew()

    # ------------------------------------------------------------------------------------------------- scenes

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
        self.renew()
        self.follow(request)
        return True

    def follow(self, request: Request | None) -> None:
        """Do what a scene asks of the window."""
        if request is None or isinstance(request, Stay):
            return
        self.renew()
        if isinstance(request, Go | Ask):
            self.follow(self.stack.go(request))
        elif isinstance(request, Back):
            for then in self.stack.back(request):
                self.follow(then)
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

    def _adapt(self, manner: Manner) -> None:
        """Behave in this manner from now on."""
        self.manner = self.input.manner = manner
        self.projector.tempo = manner.tempo
        self.mixer.levels(manner.effects, manner.ambience)
        self.easel.adapt(manner)

    def _entered(self) -> None:
        """Another scene is on top: nothing that was begun in the last one goes on."""
        self.projector.cut()
        self.number += 1
        field = self.scene.first_field
        self.input.enter(field)
        if field or self.typing.field:
            self.typing.into(field, self._screen)
        if field:
            self._take(("edit", field, "begin"))

    # ------------------------------------------------------------------------------------------------ drawing

    def _draw(self, now: float) -> list[pygame.Rect]:
        if self._stale or self._screen is None:
            self._ask(now)
            if not self.running:
                return []
        self._dirty = False
        self.rhythm.drawn(now, self.manner.frames)
        self._resting = self.input.guard.asleep(now)
        shown = resting(self.projector.ground, self.input, self._resting, self._hand == "pad")
        shown = decorate(shown, self.input.hover, self.input.shown_focus)
        held = self.input.pressed
        if held is not None and not (self._resting and held == golden(shown)):
            shown = held_down(shown, held)
        if self.input.carried is not None:
            shown = with_carried(shown, self.input.carried)
        shown = self.projector.over(shown, now)
        shown = with_words(shown, self.easel.fonts, self.input.tip, self.passing.words, self.manner.reading)
        dirty = self.easel.painter.paint(shown)
        self._unfinished = self._stale or self.easel.painter.late
        if dirty:
            self.frames += 1
            pygame.display.update(dirty)
        return dirty

    def _ask(self, now: float) -> None:
        """Ask the scene for its screen.

        Under a pointer at rest there may be something else in it. What saying so changes is in the next picture, and in
        that after it; a screen that then still answers itself is left as it is. Where it leads to is asked at once.
        """
        scene, answered = None, False
        while scene is not self.scene:
            scene, answered = self.scene, False
            self._stale, self._soon = False, None
            self._screen = scene.screen(self.easel.fonts, self.easel.canvas)
            self.number += 1
            for action in self.input.see(self._screen, now):
                answered |= self._take(action)
                if not self.running:
                    return
        self._echoes = self._echoes + 1 if answered else 0
        if self._echoes > _ECHOES:
            self._echoes, self._stale = 0, False
        happened, back = self.scene.news(), self.scene.taken_back()
        self.projector.next(self.screen, happened, now, self.scene.brought, back, self.scene.stays)
        self.typing.place(self._screen)
