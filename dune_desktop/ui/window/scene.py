"""The interface between scenes and the window: scenes, actions and requests. No pygame.

The window keeps a stack of scenes and shows the top one. A scene is asked for its `Screen` whenever something may
have changed and is given actions, each for its method `do_NAME`: those of its own hits, and these of the window:

- `("hover", *action)` the pointer or the key focus is on the hit with that action now; `("hover", "inspect",
  component)` on one that can only be inspected; `("hover",)` on none; answering `Stay()` says that the screen
  is unchanged
- `("inspect", component)` right click, long press or I on a hit that has `inspect`; on one that
  opens a page of its own (`Hit.closer`), what a left click does
- `("look_up", section)` the key that leads to the page of the rules about what is pointed at
- `("wheel", region, steps)` the wheel over a region, up is positive
- `("back",)` Esc that no hit claimed
- `("pressed", key)` a key, whatever its command, on a screen that `wants_key`
- `("edit", field, verb, ...)` editing of a text field, see `textedit`; the first verb is `begin`, the last `done`
- `("quit",)` the window is being closed; answering None lets it close, `Stay()` keeps it open

An action without a method is a mistake of the screen with it, and raises `UnknownAction`.

Scenes do not know each other. `Go` leads to a place by name, `Back` to the scene below, `Ask` puts a question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.ui.motion.brought import NOTHING, Brought
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.screen.commands import AT_FIRST, Keymap
from dune_desktop.ui.screen.display import Action, Element, Hit, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.schemes import Palette
from dune_desktop.ui.screen.under import Told, Under, hits_tip


class UnknownAction(ValueError):
    """An action on a screen that its scene does not have."""


@dataclass(frozen=True, slots=True)
class Go:
    """A request to show the scene of a place; `args` are its parameters.

    The scene decides whether it lies over this one or replaces all (`Scene.alone`).
    """

    place: str
    args: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """A request to leave this scene: the one below is told the answer, then `then` is done.

    If the last scene is left without a further request, the program ends.
    """

    answer: object = None
    then: Request | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question: its name, the words of its button, and the command that gives it."""

    name: str
    words: str
    command: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A message or question, in the middle of the screen, or `in_place` over the big button that led to it.

    Space and Enter give the `golden` answer, Esc the `escape` one. Where something can be lost, the golden answer is
    the one that loses nothing. A `passing` question gives way to the next one and does not return.
    """

    title: str
    body: str
    answers: tuple[Answer, ...]
    golden: str
    escape: str
    passing: bool = False
    width: float = 640
    in_place: bool = False

    @classmethod
    def notice(cls, title: str, body: str, words: str, passing: bool = False) -> Question:
        """Return a message with a single answer."""
        return cls(title, body, (Answer("on", words),), "on", "on", passing)


def _nothing(answer: str) -> None:
    """Do nothing, whatever the answer."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A request to put a question over this scene; the answer leads to the request from `then`."""

    question: Question
    then: Callable[[str], Request | None] = _nothing


@dataclass(frozen=True, slots=True)
class WindowPreferences:
    """The player's settings for the window: language, keys, motion, sound and colors.

    `tip_after`: seconds the pointer rests before a tip. `tempo`: the speed of motion, None for no motion. `effects` and
    `ambience`: volumes from 0 to 1; `hush`: silent while another window is in front. `reading`: a factor for the size
    of tips. `palette` and `contrast`: the colors; `screen`: the number of the screen to open on; `frames`: most frames
    per second.
    """

    language: str = DEFAULT
    keys: Keymap = AT_FIRST
    tip_after: float = 0.4
    tempo: Tempo | None = None
    effects: float = 0.0
    ambience: float = 0.0
    reading: float = 1.0
    hush: bool = True
    palette: Palette = "usual"
    contrast: bool = False
    screen: int = 0
    frames: float = 60.0


PLAIN = WindowPreferences()
"""The default preferences."""


@dataclass(frozen=True, slots=True)
class Adapt:
    """A request to use these preferences from now on."""

    manner: WindowPreferences


@dataclass(frozen=True, slots=True)
class Copy:
    """A request to copy a text to the clipboard."""

    text: str


@dataclass(frozen=True, slots=True)
class Say:
    """A request to show a passing message at the lower edge of the window, which needs no answer."""

    words: str


@dataclass(frozen=True, slots=True)
class Fullscreen:
    """A request for fullscreen or a window; None toggles."""

    on: bool | None = None


@dataclass(frozen=True, slots=True)
class Stay:
    """A request for nothing; after `("quit",)`: do not close; after `("hover", ...)`: the screen is unchanged."""


@dataclass(frozen=True, slots=True)
class Quit:
    """A request to end the program."""


Request = Go | Back | Ask | Adapt | Copy | Say | Fullscreen | Stay | Quit

Ways = Callable[[Go | Ask, "Scene"], "Scene | Request | None"]
"""A function from a request and the present scene to the next scene, another request, or None."""


class Scene:
    """One screen of the program. Subclasses override what they need, and add a `do_NAME` for each action."""

    #: The field edited as soon as the scene appears; it gets `("edit", field, "begin")`
    first_field: str = ""
    #: Whether it replaces all other scenes
    alone: bool = False
    #: Whether it is removed when another scene comes over it
    passing: bool = False
    #: Whether a larger window shows more of it, rather than larger words
    dense: bool = False
    #: Whether an animation to its latest screen is running; set by the window before each tick
    moving: bool = False

    @property
    def stays(self) -> float:
        """Return the seconds until another screen follows by itself, which limits the animation."""
        return inf

    @property
    def animating(self) -> bool:
        """Tell whether to tick sixty times a second instead of thirty."""
        return False

    @property
    def air(self) -> str:
        """Return the name of the ambience loop; "" for that of the scene below."""
        return ""

    @property
    def motif(self) -> str:
        """Return the motif played when this scene replaces all others, and when the motif changes; "" for none."""
        return ""

    @property
    def brought(self) -> Brought:
        """Return the boxes' additions to animations and sounds of events."""
        return NOTHING

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        """Return the screen for a canvas of `size` reference pixels."""
        raise NotImplementedError

    def tick(self, now: float) -> bool:
        """Do timed work at every turn of the loop; `now` is in seconds. Return True to be drawn again."""
        return False

    def news(self) -> tuple[tuple[object, ...], ...]:
        """Return the events since the last call, from which the way to the present screen is animated."""
        return ()

    def taken_back(self) -> tuple[tuple[object, ...], ...]:
        """Return the events undone since the last call, which are animated backward."""
        return ()

    def soon(self) -> Iterator[Element | Region]:
        """Yield elements and regions that may be needed soon, to be drawn while nobody acts."""
        return iter(())

    def listed(self) -> tuple[str, ...]:
        """Return the components that it lists, in order, including those scrolled out of sight."""
        return ()

    def arrive(self) -> Request | None:
        """Return the first request when the scene appears for the first time."""
        return None

    def told(self, answer: object) -> Request | None:
        """Handle the end of the scene above, with its answer or None."""
        return None

    # ------------------------------------------------------------------------------------------------ actions

    @classmethod
    def actions(cls) -> frozenset[str]:
        """Return the names of all actions of the scene."""
        return frozenset(name.removeprefix("do_") for name in dir(cls) if name.startswith("do_"))

    def handle(self, action: Action) -> Request | None:
        """Do an action; raises `UnknownAction` if the scene does not have it."""
        do: Callable[..., Request | None] | None = getattr(self, f"do_{action[0]}", None)
        if do is None:
            raise UnknownAction(f"{type(self).__name__} does not do {action!r}")
        return do(*action[1:])

    def explain(self, there: Under) -> Told | None:
        """Return the tip for what is pointed at; by default the hit's own."""
        return hits_tip(there)

    def page_about(self, there: Under) -> str:
        """Return the section of the rules about what is pointed at; "" for none."""
        return ""

    def why_not(self, region: str, hit: Hit) -> str:
        """Return why a click on a hit of this region does nothing, as markup; "" for no reason. By default its own."""
        return hit.refusal

    def do_hover(self, *over: object) -> Request | None:
        return Stay()

    def do_inspect(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_look_up(self, section: str) -> Request | None:
        return Go("rules", (section,))

    def do_wheel(self, region: str, steps: float) -> Request | None:
        return None

    def do_back(self) -> Request | None:
        return None

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        return None

    def do_quit(self) -> Request | None:
        return None
