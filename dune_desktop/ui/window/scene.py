"""What a scene is, and what it may ask of the window. No pygame.

The window keeps a stack of scenes and shows the top one. A scene is asked for its `Screen` whenever something may
have changed and is given actions, each for its method `do_NAME`: those of its own hits, and these of the window:

- `("hover", *action)` the pointer or the key focus is on the hit with that action now; `("hover", "inspect",
  component)` on one that can only be inspected; `("hover",)` on none; answering `Stay()` says that nothing looks
  different
- `("inspect", component)` right click, long press or I on a hit that has `inspect`; on one that
  opens a page of its own (`Hit.closer`), what a left click does
- `("wheel", region, steps)` the wheel over a region, up is positive
- `("back",)` Esc that no hit claimed
- `("pressed", key)` a key, whatever it stands for, on a screen that `wants_key`
- `("edit", field, verb, ...)` editing of a text field, see `textedit`; the first verb is `begin`, the last `done`
- `("quit",)` the window is being closed; answering None lets it close, `Stay()` keeps it open

An action without a method is a mistake of whoever presented it, and raises `UnknownAction`.

No scene knows another one. `Go` leads to a place by its name, `Back` to where one came from, `Ask` puts a question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages import DEFAULT
from dune_desktop.ui.motion.brought import NOTHING, Brought
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.screen.commands import AT_FIRST, Keymap
from dune_desktop.ui.screen.display import Action, Picture, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.schemes import Palette
from dune_desktop.ui.screen.under import Told, Under, hits_tip


class UnknownAction(ValueError):
    """A screen presents an action that its scene does not do."""


@dataclass(frozen=True, slots=True)
class Go:
    """Show what is at a place; `args` are what it needs to know.

    Whether it stands over this scene or in the place of all is its own affair (`Scene.alone`).
    """

    place: str
    args: tuple[object, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """Leave this scene: the one below is `told` the answer, then comes what is still asked for.

    When the last scene is left and nothing comes then, the program ends.
    """

    answer: object = None
    then: Request | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answer is called, what its button says, and the command that gives it."""

    name: str
    words: str
    command: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be told or asked: in the middle of the screen, or `in_place` over the big button that led to it.

    Space and Enter give the golden answer, Esc that of `escape`. Where something can be lost the golden answer is the
    one that loses nothing. A question that is `passing` gives way to the next one and does not come back.
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
        """Something to be told: there is one answer."""
        return cls(title, body, (Answer("on", words),), "on", "on", passing)


def _nothing(answer: str) -> None:
    """The answer has no consequences."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Put a question over this scene. It goes away when it is answered; then comes what the answer leads to."""

    question: Question
    then: Callable[[str], Request | None] = _nothing


@dataclass(frozen=True, slots=True)
class WindowPreferences:
    """What the window does as the player likes: fonts of which language come first, which key is which command.

    `tip_after` is how many seconds the pointer rests before a tip comes. `tempo` is how things move, None if they do
    not; `effects` and `ambience` are volumes from 0 to 1, and it is silent while another window is in front if it shall
    `hush`. `reading` is how much larger than usual tips are set. `palette` and `contrast` are the colours, `screen` is
    the one to stand on, `frames` are pictures a second at most.
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
"""As it is where nobody likes anything else."""


@dataclass(frozen=True, slots=True)
class Adapt:
    """Behave in this manner from now on."""

    manner: WindowPreferences


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text where other programs find it."""

    text: str


@dataclass(frozen=True, slots=True)
class Say:
    """Tell something in passing, at the lower edge of the window: it goes away by itself and asks for nothing."""

    words: str


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


Request = Go | Back | Ask | Adapt | Copy | Say | Fullscreen | Stay | Quit

Ways = Callable[[Go | Ask, "Scene"], "Scene | Request | None"]
"""What is at a place, seen from the scene one comes from; None for nothing, and a request for what comes instead."""


class Scene:
    """One screenful of the program. Subclasses override what they need, and add a `do_NAME` for each action."""

    #: The field that is edited as soon as the scene comes up; it is told `("edit", field, "begin")`
    first_field: str = ""
    #: Whether every other scene is left for it
    alone: bool = False
    #: Whether it goes away for whatever comes over it
    passing: bool = False
    #: Whether something is still on its way to the picture it gave last; the window says so before each tick
    moving: bool = False

    @property
    def stays(self) -> float:
        """Seconds after which another picture follows by itself, if nobody does anything: what moves makes haste."""
        return inf

    @property
    def animating(self) -> bool:
        """While true the window looks for changes sixty times a second instead of thirty."""
        return False

    @property
    def air(self) -> str:
        """What the place sounds like, a loop of the mixer; "": as what lies below."""
        return ""

    @property
    def motif(self) -> str:
        """What is heard when every other scene is left for it, and as soon as it is another one; "" for nothing."""
        return ""

    @property
    def brought(self) -> Brought:
        """What boxes bring to what is seen and heard of events."""
        return NOTHING

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        """What is to be seen, on a canvas of `size` reference pixels."""
        raise NotImplementedError

    def tick(self, now: float) -> bool:
        """Called at every turn of the loop with a clock in seconds; true when the screen must be drawn again."""
        return False

    def news(self) -> tuple[tuple[object, ...], ...]:
        """What has happened since this was asked last, as events: what moves on the way to the present screen."""
        return ()

    def taken_back(self) -> tuple[tuple[object, ...], ...]:
        """What was taken back since this was asked last, as the events that led there: it goes back the way it came."""
        return ()

    def soon(self) -> Iterator[Picture]:
        """Pictures that may be seen before long: they are drawn while nobody does anything."""
        return iter(())

    def listed(self) -> tuple[str, ...]:
        """The components that it lists, in their order, and with them those that are scrolled out of sight."""
        return ()

    def arrive(self) -> Request | None:
        """The scene comes up for the first time: what there is to say first."""
        return None

    def told(self, answer: object) -> Request | None:
        """What lay over the scene has gone, with this answer or none."""
        return None

    # ------------------------------------------------------------------------------------------------ actions

    @classmethod
    def actions(cls) -> frozenset[str]:
        """The names of all actions the scene does."""
        return frozenset(name.removeprefix("do_") for name in dir(cls) if name.startswith("do_"))

    def handle(self, action: Action) -> Request | None:
        """Do what an action says. Raises `UnknownAction` for one that nobody here does."""
        do: Callable[..., Request | None] | None = getattr(self, f"do_{action[0]}", None)
        if do is None:
            raise UnknownAction(f"{type(self).__name__} does not do {action!r}")
        return do(*action[1:])

    def explain(self, there: Under) -> Told | None:
        """What there is to say about what is pointed at: what the hit says itself."""
        return hits_tip(there)

    def do_hover(self, *over: object) -> Request | None:
        return Stay()

    def do_inspect(self, component: str) -> Request | None:
        return Go("inspect", (component,))

    def do_wheel(self, region: str, steps: float) -> Request | None:
        return None

    def do_back(self) -> Request | None:
        return None

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        return None

    def do_quit(self) -> Request | None:
        return None
