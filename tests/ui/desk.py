"""Somebody at a real window that shows whatever can be pressed."""

from __future__ import annotations

import pygame

from dune_desktop.ui.screen.display import Action, Hit, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.app import App
from dune_desktop.ui.window.opening import Opening
from dune_desktop.ui.window.scene import Request, Scene

BUTTON = Hit(Rect(100, 100, 300, 60), ("add",), tip="one more", order=0, thing="button:add")
LIST = Region("list", Rect(0, 300, 300, 300))
event = pygame.event.Event


class Desk(Scene):
    """What can be pressed, in a dialog if it is `modal`; it notes what was done and does as it is told."""

    def __init__(self, *hits: Hit) -> None:
        self.hits = hits or (BUTTON,)
        self.moment, self.modal, self.wants_key, self.changing = 0, False, False, False
        self.asked = 0
        self.seen: list[Action] = []
        self.heard: list[object] = []
        self.answers: dict[str, Request | None] = {}

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        self.asked += 1
        drawn = [hit for hit in self.hits if hit.thing]
        plates = tuple(Plate(hit.rect, "button") for hit in drawn)
        things = tuple(Thing(hit.thing, hit.rect, at, at + 1) for at, hit in enumerate(drawn))
        layer = Layer.DIALOG if self.modal else Layer.TABLE
        main = Region("main", Rect(0, 0, *size), plates, self.hits, things=things, layer=layer, modal=self.modal)
        return Screen("plain", (main, LIST), *size, moment=self.moment, wants_key=self.wants_key)

    def handle(self, action: Action) -> Request | None:
        self.seen.append(action)
        return self.answers.get(str(action[0]))

    def told(self, answer: object) -> Request | None:
        self.heard.append(answer)
        return None

    def tick(self, now: float) -> bool:
        return self.changing


class Window:
    """Somebody at a real window, of which a pixel is half a reference pixel; acts return what the scene was told."""

    def __init__(self, *hits: Hit) -> None:
        self.desk = Desk(*hits)
        self.app = App(self.desk, opening=Opening(size=(960, 540)))
        self.app.start()
        self.input = self.app.input
        self.now = 100.0
        self.turn()

    def turn(self, *events: pygame.event.Event, wait: float = 0.0) -> list[pygame.Rect]:
        """Let the window take a turn, after a while; what of it is drawn anew."""
        self.now += wait
        return self.app.turn(events, self.now)

    def send(self, *events: pygame.event.Event, wait: float = 0.0) -> str:
        """One event after the other, after a while: "hover do a, do a"."""
        before = len(self.desk.seen)
        if wait or not events:
            self.turn(wait=wait)
        for each in events:
            self.turn(each)
        return ", ".join(" ".join(map(str, action)) for action in self.desk.seen[before:])

    def show(self, *hits: Hit, moment: int = 0, modal: bool = False, wait: float = 0.0) -> str:
        """The scene looks otherwise, and a while goes by."""
        self.desk.hits, self.desk.moment, self.desk.modal = hits, moment, modal
        self.app.front.renew()
        return self.send(wait=0) + self.send(wait=wait)

    def move(self, x: float, y: float) -> str:
        return self.send(event(pygame.MOUSEMOTION, pos=(x / 2, y / 2), rel=(0, 0), buttons=(0, 0, 0)))

    def down(self, x: float, y: float, button: int = 1) -> str:
        return self.send(event(pygame.MOUSEBUTTONDOWN, pos=(x / 2, y / 2), button=button))

    def up(self, x: float, y: float) -> str:
        return self.send(event(pygame.MOUSEBUTTONUP, pos=(x / 2, y / 2), button=1))

    def click(self, x: float, y: float) -> str:
        self.move(x, y)
        return self.down(x, y) + self.up(x, y)

    def press(self, *names: str, times: int = 1) -> str:
        """Press keys and let each go; the keyboard repeats it while it is held."""
        strokes = []
        for name in names:
            *mods, key = name.split("+")
            mod = sum(getattr(pygame, "KMOD_" + each) for each in mods)
            values = {"key": getattr(pygame, "K_" + key), "mod": mod, "scancode": 0, "unicode": ""}
            strokes += [event(pygame.KEYDOWN, **values)] * times + [event(pygame.KEYUP, **values)]
        return self.send(*strokes)
