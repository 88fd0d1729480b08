"""What a scene is, and what it may ask of the window. No pygame.

The window keeps a stack of scenes and shows the top one. A scene is asked for its `Screen` whenever something may
have changed and is given actions: those of its own hits, and these of the window:

- `("hover", *action)` the pointer or the key focus is on the hit with that action now; `("hover", "inspect",
  component)` on one that can only be inspected; `("hover",)` on none; answering `Stay()` says that nothing looks
  different
- `("inspect", component)` right click, long press or I on a hit that has `inspect`
- `("wheel", region, steps)` the wheel over a region, up is positive
- `("back",)` Esc that no hit claimed; `("key", name)` another key that no hit claimed: `L`, `Ctrl+Z`, `F1`
- `("edit", field, verb, ...)` editing of a text field, see `textedit`; the first verb is `begin`, the last `done`
- `("quit",)` the window is being closed; answering None lets it close, `Stay()` keeps it open
"""

from __future__ import annotations

from dataclasses import dataclass

from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics

Action = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Push:
    """Show another scene above this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave this scene; the one below gets `action`, if there is one. The last scene to leave ends the program."""

    action: Action = ()


@dataclass(frozen=True, slots=True)
class Replace:
    """Leave this scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Reset:
    """Leave every scene for another."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Speak:
    """Set text with the fonts of this language first."""

    language: str


@dataclass(frozen=True, slots=True)
class Fullscreen:
    """Fill the screen or stand in a window; None changes over."""

    on: bool | None = None


@dataclass(frozen=True, slots=True)
class Stay:
    """Nothing; after `("quit",)`: do not close; after `("hover", ...)`: the screen is as it was."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Request = Push | Pop | Replace | Reset | Speak | Fullscreen | Stay | Quit


class Scene:
    """One screenful of the program. Subclasses override what they need."""

    #: While true the window looks for changes sixty times a second instead of thirty
    animating: bool = False
    #: The field that is edited as soon as the scene comes up; it is told `("edit", field, "begin")`
    first_field: str = ""

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        """What is to be seen, on a canvas of `size` reference pixels."""
        raise NotImplementedError

    def handle(self, action: Action) -> Request | None:
        """Do what an action says. Nothing need be done with those the scene does not know."""
        return None

    def tick(self, now: float) -> bool:
        """Called at every turn of the loop with a clock in seconds; true when the screen must be drawn again."""
        return False
