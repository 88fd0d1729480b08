"""What the table tells beside the position, as values: what has happened, and what of it is being shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Literal, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY


class Great(NamedTuple):
    """What is great in a moment: the end of its text, a component that it is about, and a sign.

    The sign `comes` from one thing on the table and `goes` to another: of several with commas between them the first
    that is there. `n` is how many came, `worth` what they are worth together. What is `late` is told once it has been
    seen to happen.
    """

    text: str
    about: str
    sign: str
    comes: str = ""
    goes: str = ""
    n: int = 1
    worth: int = 0
    late: bool = False


@dataclass(frozen=True, slots=True)
class EventContribution:
    """What events of boxes mean where it is told what happened, by their kind.

    `acquired`: of acquiring something, each with the kind of component, which is its sign too, and the field that says
    which. `gained`: of getting something else, each with its sign and how many; a single one of the signs in `alone`
    stands without its number. `stepped`: of a step on a track of the box, each with the sign of what goes there.
    `renewed`: by which something else comes to lie in a place, each with the field that says in which. `joined`: of a
    card that is played together with the one before it, each with the field that says which. `great`: of a great
    moment, each with what is great in it if it is one.
    """

    acquired: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    gained: Mapping[str, Callable[[Facts], tuple[str, int]]] = field(default_factory=dict)
    alone: frozenset[str] = frozenset()
    stepped: Mapping[str, str] = field(default_factory=dict)
    renewed: Mapping[str, str] = field(default_factory=dict)
    joined: Mapping[str, str] = field(default_factory=dict)
    great: Mapping[str, Callable[[Rules, Facts], Great | None]] = field(default_factory=dict)


class FirstTime(NamedTuple):
    """What has come up for the first time: the name of the line that explains it, the seat and the components that the
    line speaks of, and what it is about on the table: of names with commas between them the first that is there.
    """

    name: str
    seat: int = NOBODY
    components: tuple[str, ...] = ()
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChronicleLine:
    """One sentence of the chronicle: who it is about, and markup."""

    seat: int
    text: str


class Said(NamedTuple):
    """What the leader of a seat is saying, by the key of its text."""

    seat: int
    key: str


@dataclass(frozen=True, slots=True)
class RivalCard:
    """One House Hagal card as it was turned: where it sends the rival, and why or why not."""

    card: str
    space: str
    verdict: str
    other: int


class Chip(NamedTuple):
    """One piece of what came of something: markup, and the thing where it belongs, "" if it has gone there already."""

    text: str
    goes: str = ""


@dataclass(frozen=True, slots=True)
class Spotlight:
    """What somebody else does, large over the table: who, with which cards, where, and what came of it.

    `turned` are the House Hagal cards of a Rival's turn; `held` the troops it kept back, and the strength by which it
    leads. `against` is what the viewer loses by it, `marching` how many troops go from the place to the Conflict.
    """

    seat: int
    kind: str  # "send", "reveal", "acquire", "intrigue" or "hagal"
    cards: tuple[str, ...]  # components by name, the latest last
    said: str  # markup: one sentence
    space: str = ""
    slots: tuple[str | int, ...] = ()  # from which the cards were acquired
    gains: tuple[Chip, ...] = ()
    against: tuple[str, ...] = ()  # markup
    fights: bool = False  # whether units came to the Conflict, or swords
    turned: tuple[RivalCard, ...] = ()
    held: tuple[int, int] | None = None
    marching: int = 0


@dataclass(frozen=True, slots=True)
class Fanfare:
    """A great moment of a seat, or several at once: what is `won`, and the `losses`; the points before and after."""

    seat: int
    won: tuple[Great, ...] = ()
    losses: tuple[Great, ...] = ()
    points: tuple[int, int] = (0, 0)

    @property
    def late(self) -> bool:
        """Whether something great is seen to happen before it is told."""
        return any(what.late for what in self.won)


@dataclass(frozen=True, slots=True)
class RoundSoFar:
    """What a seat did this round: cards in play that sent Agents and where to, cards revealed, components acquired."""

    sent: tuple[tuple[str, str], ...] = ()
    revealed: tuple[str, ...] = ()
    bought: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A card that counts in Combat: a House Hagal card turned at its start, or an Intrigue card somebody has played.

    Whose it is, the swords it adds, and of which kind of component it is.
    """

    seat: int
    card: str
    swords: int
    kind: Literal["hagal", "intrigue"] = "hagal"


Moment = Literal["turn", "muster", "card", "intrigue", "verdict", "reward", "makers", "recall", "round", "fanfare"]
"""What is being shown of what happens by itself: somebody's turn (or dice); who stands in the Conflict, a House Hagal
card turned for it, an Intrigue card played there, its verdict, a reward; what Makers gain, the Recall, the new round; a
great moment of whoever answered.
"""


class Swing(NamedTuple):
    """What a card played in Combat did to a strength: of which seat, from how much, to how much."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Stage:
    """A moment on the stage.

    For Combat the House Hagal cards `turned` so far, and the seats of those `to_turn`. For an Intrigue card who
    `played` which, and the strengths that are different now.
    """

    moment: Moment
    turned: tuple[CombatCard, ...] = ()
    to_turn: tuple[int, ...] = ()
    played: tuple[int, str] = (NOBODY, "")
    swings: tuple[Swing, ...] = ()


@dataclass(frozen=True, slots=True)
class Fought:
    """What a Conflict brought a seat: its strength, None if nobody knows it any more, place (0: none) and gains."""

    strength: int | None
    place: int
    gains: tuple[str, ...] = ()  # markup


@dataclass(frozen=True, slots=True)
class RoundReport:
    """The round that has ended: its Conflict card, what it brought each seat, points won in it, spaces of Makers.

    Before the first round there was none: "" for the card.
    """

    conflict: str
    fought: tuple[Fought, ...]
    points: tuple[int, ...]
    makers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One thing that happened, as markup, and the things on the table it is about: of each tuple the first there is.

    It `opens` a row if it tells what was done, rather than what came of that.
    """

    seat: int
    text: str
    things: tuple[tuple[str, ...], ...] = ()
    opens: bool = True


@dataclass(frozen=True, slots=True)
class RecapTurn:
    """What somebody did in a turn, or happened between two (seat -1): which events these are among all of the game, and
    whether they can be shown again.
    """

    seat: int
    lines: tuple[RecapLine, ...]
    first: int
    last: int
    again: bool


@dataclass(frozen=True, slots=True)
class Churn:
    """What two dice have just done to the Imperium Row: their numbers, and by slot the card gone and the new one."""

    dice: tuple[int, int]
    cards: tuple[tuple[int, str, str], ...] = ()
