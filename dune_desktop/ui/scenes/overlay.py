"""Scenes over another one, which stays in sight and cannot be reached; and the messages and questions among them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from dune_desktop.ui.kit.over import Answer, dialog
from dune_desktop.ui.kit.scrolling import WHEEL
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.pointing import golden
from dune_desktop.ui.window.scene import Answer as Asked
from dune_desktop.ui.window.scene import Ask, Back, Request, Scene


class Scrolling(Scene):
    """A column that is scrolled by the wheel over the region `column` and by keys."""

    column: str = ""
    offset: float = 0.0
    limit: float = 0.0

    def do_wheel(self, region: str, steps: float) -> None:
        if region == self.column:
            self.scroll_to(self.offset - steps * WHEEL)

    def do_scroll(self, by: float) -> None:
        self.scroll_to(self.offset + by)

    def scroll_to(self, offset: float) -> None:
        """Scroll so far from the top, within the limits."""
        self.offset = min(max(0.0, offset), self.limit)


class Overlay(Explaining):
    """A scene over `below`: its regions are painted on top of the other's picture, which does not change meanwhile."""

    def __init__(self, context: UiContext, below: Scene) -> None:
        self.context = context
        self.below = below
        self.dense = below.dense
        self.under: Screen | None = None  # what is below, as it was last painted
        self._under_for: object = None

    def regions(self, page: Page) -> Sequence[Region]:
        """What this scene adds; the first region must be modal."""
        raise NotImplementedError

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        key = (size, metrics.language, self.context.hand)
        if self.under is None or self._under_for != key:
            self.under, self._under_for = self.below.screen(metrics, size), key
        own = [replace(region, layer=Layer.OVERLAY) for region in self.regions(self.context.page(metrics, size))]
        kinds = {_kind(region) for region in own}
        rest = [region for region in self.under.regions if not self._hidden(region, kinds)]
        return replace(self.under, regions=(*rest, *own))

    @staticmethod
    def _hidden(region: Region, kinds: Collection[str]) -> bool:
        """Whether it gives way to scenes of these kinds above it: one veil is dark enough, and one lens to be read."""
        return region.name.endswith(".veil") or (region.layer is Layer.OVERLAY and _kind(region) in kinds)

    def do_quit(self) -> Request | None:
        return self.below.do_quit()

    def do_back(self) -> Request | None:
        return Back()


def _kind(region: Region) -> str:
    """What kind of scene a region is a part of: "inspect" of "inspect.notes"."""
    return region.name.partition(".")[0]


class Message(Overlay):
    """A question, or something to be told. There is one at a time: others wait unseen below."""

    def __init__(self, context: UiContext, below: Scene, ask: Ask) -> None:
        super().__init__(context, below.below if isinstance(below, Message) else below)
        self.question = ask.question
        self.then = ask.then
        self.passing = ask.question.passing

    def regions(self, page: Page) -> Sequence[Region]:
        asked = self.question
        led = golden(self.under) if asked.in_place and self.under is not None else None
        answers = [
            Answer(answer.words, ("answer", answer.name), answer.name == asked.golden, keys, page.cap(keys))
            for answer, keys in zip(asked.answers, map(self._commands, asked.answers), strict=True)
        ]
        return dialog(
            page.metrics,
            (page.width, page.height),
            asked.title,
            asked.body,
            answers,
            width=asked.width,
            name="message",
            reading=page.type,
            above=led.hit.rect if led is not None else None,
        )

    def _commands(self, answer: Asked) -> str:
        """What gives the answer by a key: the golden one what presses the golden button everywhere, another its own."""
        back = ("back",) if answer.name == self.question.escape else ()
        if answer.name == self.question.golden:
            return " ".join(("primary", "confirm", *back))
        return " ".join(back) or answer.command

    def do_answer(self, name: str) -> Request | None:
        return Back(then=self.then(name))

    def do_back(self) -> Request | None:
        return self.do_answer(self.question.escape)

    def do_quit(self) -> Request | None:
        return None


class Blank(Scene):
    """Nothing but lacquer, for what must be said when nothing else can be shown."""

    alone = True

    def __init__(self, say: Request) -> None:
        self.say = say

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return Screen("plain", (), *size)

    def arrive(self) -> Request | None:
        return self.say
