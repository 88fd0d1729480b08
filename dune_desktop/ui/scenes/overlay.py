"""Scenes over another one, which stays in sight and cannot be reached; and the messages and questions among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.widgets import Answer, dialog
from dune_desktop.ui.presenters.screens.page import LAYER, WHEEL, Page
from dune_desktop.ui.screen.display import Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.window.scene import Action, Pop, Replace, Request, Scene


class Scrolling:
    """How far a column is scrolled: what scenes with one of them have in common."""

    offset: float = 0.0
    limit: float = 0.0

    def scroll(self, action: Action, region: str) -> bool:
        """Follow the wheel over the region and the scroll keys; whether the action was one of them."""
        if action[0] == "wheel" and action[1] == region:
            self._to(self.offset - float(action[2]) * WHEEL)  # type: ignore[arg-type]
        elif action[0] == "scroll":
            self._to(self.offset + float(action[1]))  # type: ignore[arg-type]
        else:
            return False
        return True

    def _to(self, offset: float) -> None:
        self.offset = min(max(0.0, offset), self.limit)


class Overlay(Scene):
    """A scene over `below`: its regions are painted on top of the other's picture, which does not change meanwhile."""

    def __init__(self, below: Scene) -> None:
        self.below = below
        self.under: Screen | None = None  # what is below, as it was last painted
        self._under_for: object = None

    def regions(self, page: Page) -> Sequence[Region]:
        """What this scene adds; the first region must be modal."""
        raise NotImplementedError

    @property
    def texts(self) -> Texts:
        """The words of the present language."""
        raise NotImplementedError

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        key = (size, metrics.language)
        if self.under is None or self._under_for != key:
            self.under, self._under_for = self.below.screen(metrics, size), key
        own = [replace(region, layer=LAYER) for region in self.regions(Page(self.texts, metrics, *size))]
        rest = [region for region in self.under.regions if not region.name.endswith(".veil")]  # one is dark enough
        return replace(self.under, regions=(*rest, *own))

    def handle(self, action: Action) -> Request | None:
        if action == ("quit",):
            return self.below.handle(action)
        return Pop() if action[0] == "back" else None


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to a question: what it says, and what it does before the question goes away."""

    text: str
    act: Callable[[], Request | None] = lambda: None
    primary: bool = False


class Message(Overlay):
    """A question, or something to be told, in the middle. Esc gives the last answer, Enter the golden one.

    Where something can be lost the golden answer is the one that loses nothing. There is one question at a time:
    another one takes its place, and gives it `back` unless it is `passing`.
    """

    def __init__(
        self, below: Scene, texts: Texts, title: str, body: str, choices: Sequence[Choice], passing: bool = False
    ) -> None:
        super().__init__(below)
        self._texts = texts
        self.title, self.body, self.choices = title, body, tuple(choices)
        self.passing = passing
        self.back: Message | None = None

    @property
    def texts(self) -> Texts:
        return self._texts

    def regions(self, page: Page) -> Sequence[Region]:
        answers = [
            Answer(choice.text, ("answer", place), choice.primary, *self._keys(place))
            for place, choice in enumerate(self.choices)
        ]
        return dialog(
            page.metrics, (page.width, page.height), self.title, self.body, answers, width=640, name="message"
        )

    def _keys(self, place: int) -> tuple[str, str]:
        return ("Esc", "Esc") if place == len(self.choices) - 1 else ("", "")

    def handle(self, action: Action) -> Request | None:
        place = len(self.choices) - 1
        if action[0] == "answer":
            place = int(action[1])  # type: ignore[call-overload]
        elif action[0] != "back":
            return None
        request = self.choices[place].act()
        if request is not None:
            return request
        return Replace(self.back) if self.back is not None else Pop(("answered",))
