"""Random input events for tests, most of them where they do something; a seed always gives the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

import pygame

from dune_desktop.ui.screen.commands import COMMANDS
from dune_desktop.ui.screen.display import Action, Hit, Rect
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.hands.guard import ANSWERS

Event = pygame.event.Event

HELD: Final = 6  # repeats of a key that is held down
STEPS: Final = 4  # movements while dragging

_KEYS: Final = {
    "Tab": pygame.K_TAB,
    "Enter": pygame.K_RETURN,
    "Space": pygame.K_SPACE,
    "Esc": pygame.K_ESCAPE,
    "PageUp": pygame.K_PAGEUP,
    "PageDown": pygame.K_PAGEDOWN,
    **{name: getattr(pygame, "K_" + name.upper()) for name in ("Left", "Right", "Up", "Down", "Home", "End")},
    **{f"F{number}": getattr(pygame, f"K_F{number}") for number in range(1, 13)},
}


class Clumsy:
    """A random user of a window. It never clicks what `avoids` names, but a key may lead there."""

    def __init__(self, app: App, seed: int, avoids: Callable[[Action], bool] = lambda action: False) -> None:
        self.app = app
        self.chance = Random(seed)
        self.avoids = avoids

    def gesture(self) -> list[Event]:
        """Yield the events of one random gesture."""
        gestures: tuple[tuple[int, Callable[[], Iterator[Event]]], ...] = (
            (46, self._click),
            (6, self._stray),
            (6, self._look),
            (10, self._drag),
            (24, self._stroke),
            (3, self._hold),
            (4, self._turn_wheel),
            (2, self._leave),
            (1, self._write),
            (60 if len(self.app.front.stack.scenes) > 1 else 0, self._out),
        )
        (made,) = self.chance.choices([make for _, make in gestures], [weight for weight, _ in gestures])
        return list(made())

    # ------------------------------------------------------------------------------------------------ the mouse

    def _hits(self) -> Sequence[Hit]:
        found = [spot.hit for spot in spots(self.app.screen)]
        return [hit for hit in found if hit.action and not self.avoids(hit.action)] or found

    def _on_hit(self) -> tuple[int, int]:
        """Return a point on a random hit, preferring the big button."""
        hits = self._hits()
        if not hits:
            return self._anywhere()
        (hit,) = self.chance.choices(hits, [_weight(hit) for hit in hits])
        return self._within(hit.rect)

    def _within(self, rect: Rect) -> tuple[int, int]:
        box = self.app.easel.painter.to_pixels(rect)
        return self.chance.randrange(box.left, box.right), self.chance.randrange(box.top, box.bottom)

    def _anywhere(self) -> tuple[int, int]:
        width, height = pygame.display.get_window_size()
        return self.chance.randrange(width), self.chance.randrange(height)

    def _click(self) -> Iterator[Event]:
        at = self._on_hit()
        yield moved(at)
        for _ in range(2 if self.chance.random() < 0.1 else 1):
            yield from click(at)

    def _stray(self) -> Iterator[Event]:
        """Yield a press without a release at the same place, or a release without a press."""
        if self.chance.random() < 0.7:
            yield moved(at := self._anywhere())
            yield Event(pygame.MOUSEBUTTONDOWN, pos=at, button=self.chance.choice((1, 1, 2, 3)))
        if self.chance.random() < 0.7:
            yield moved(at := self._anywhere())
            yield Event(pygame.MOUSEBUTTONUP, pos=at, button=self.chance.choice((1, 1, 2, 3)))

    def _look(self) -> Iterator[Event]:
        yield moved(at := self._on_hit())
        yield Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3)
        yield Event(pygame.MOUSEBUTTONUP, pos=at, button=3)

    def _drag(self) -> Iterator[Event]:
        """Yield dragging something to where it may go, or anywhere."""
        hits = [hit for hit in self._hits() if hit.drag is not None]
        start, end = self._on_hit(), self._anywhere()
        if hits:
            hit = self.chance.choice(hits)
            assert hit.drag is not None
            start, there = self._within(hit.rect), things(self.app.screen)
            takes = [there[drop.thing].thing.rect for drop in hit.drag.drops if drop.thing in there]
            if takes and self.chance.random() < 0.6:
                end = self._within(self.chance.choice(takes))
        yield moved(start)
        yield Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for step in range(1, STEPS + 1):
            x, y = (round(a + (b - a) * step / STEPS) for a, b in zip(start, end, strict=True))
            yield moved((x, y), pressed=1)
        if self.chance.random() < 0.15:
            yield from self._stroke()
        yield Event(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def _turn_wheel(self) -> Iterator[Event]:
        yield moved(self._anywhere())
        for _ in range(self.chance.randint(1, 4)):
            yield Event(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-3, -1, 1, 3)))

    # ------------------------------------------------------------------------------------------------ keys

    def _key(self) -> tuple[int, int]:
        """Return a key with a command, and its modifiers."""
        if self.chance.random() < 0.4:
            name = self.chance.choice(("Tab", "Shift+Tab", "Enter", "Space", "Left", "Right", "Up", "Down"))
        else:
            name = self.chance.choice([key for command in COMMANDS.values() for key in command.keys])
        modifiers = {"Ctrl+": pygame.KMOD_CTRL, "Shift+": pygame.KMOD_SHIFT}
        mod = 0
        for prefix, bit in modifiers.items():
            if name.startswith(prefix):
                name, mod = name.removeprefix(prefix), mod | bit
        return _KEYS.get(name, ord(name[0].lower())), mod

    def _stroke(self) -> Iterator[Event]:
        key, mod = self._key()
        yield _key_event(pygame.KEYDOWN, key, mod)
        if self.chance.random() < 0.97:
            yield _key_event(pygame.KEYUP, key, mod)

    def _hold(self) -> Iterator[Event]:
        key, mod = self._key()
        for _ in range(self.chance.randint(2, HELD)):
            yield _key_event(pygame.KEYDOWN, key, mod)
        yield _key_event(pygame.KEYUP, key, mod)

    def _out(self) -> Iterator[Event]:
        """Yield Esc, so that the table is not always covered."""
        yield _key_event(pygame.KEYDOWN, pygame.K_ESCAPE, 0)
        yield _key_event(pygame.KEYUP, pygame.K_ESCAPE, 0)

    def _write(self) -> Iterator[Event]:
        yield Event(pygame.TEXTEDITING, text="ㅎ", start=0, length=1)
        yield Event(pygame.TEXTINPUT, text=self.chance.choice(("a", "한", "水", "é", " ", "7")))

    def _leave(self) -> Iterator[Event]:
        """Yield a change to another window and back."""
        yield Event(pygame.WINDOWLEAVE)
        yield Event(pygame.WINDOWFOCUSLOST)
        yield Event(pygame.WINDOWEXPOSED)
        yield Event(pygame.WINDOWFOCUSGAINED)


def _weight(hit: Hit) -> int:
    """Return the weight of a hit: answers weigh more, so that the game goes on."""
    return 12 if hit.golden else 6 if hit.drag is not None or (hit.action and hit.action[0] in ANSWERS) else 1


def moved(at: tuple[int, int], pressed: int = 0) -> Event:
    """Return a pointer movement to a place, with or without a button held."""
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(pressed, 0, 0))


def click(at: tuple[int, int]) -> tuple[Event, Event]:
    """Return a mouse button's press and release at a place."""
    return Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1), Event(pygame.MOUSEBUTTONUP, pos=at, button=1)


def _key_event(kind: int, key: int, mod: int) -> Event:
    return Event(kind, key=key, mod=mod, unicode="", scancode=0)
