"""Options and decisions: what the engine asks and how it is answered.

An option is a small tuple whose first word names the action and whose rest names the objects, for example ("send",
"dagger", "high_council", 0, "", "") or ("faction", "fremen"). The same tuple is the answer, the log entry and what a
click in the window plays. `ACTIONS` lists every first word with the names of its further parts. Code that reads an
option unpacks it by these names in one step (`_, zone, card = option`), or asks for one part (`part(option, "card")`),
and never uses an index. An option means the same in every position in which it is legal: it names things by their ids,
never by their place in a list.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, NamedTuple

from dune_desktop.dataclass import dataclass

OptionId = tuple[str | int, ...]

DONE: Final[OptionId] = ("done",)
DECLINE: Final[OptionId] = ("decline",)


class Send(NamedTuple):
    """The option to send an Agent with a card to a space.

    `rate`: which of the space's prices is paid. `origin`: the space the Agent comes from, "" from the leader. `also`:
    the sources of what else is played or used for it, separated by spaces.
    """

    action: Literal["send"]
    card: str
    space: str
    rate: int = 0
    origin: str = ""
    also: str = ""


class Take(NamedTuple):
    """The option to use a pending effect: the `nth` of those with this `op` from this source."""

    action: Literal["take"]
    source: str
    op: str
    nth: int = 0


ACTIONS: Final[dict[str, tuple[str, ...]]] = {  # boxes add theirs (`registry.register`)
    "send": Send._fields[1:],
    "reveal": (),  # take the Reveal turn
    "take": Take._fields[1:],
    "done": (),  # leave the remaining optional effects
    "deploy": ("troops", "*further"),  # to the Conflict; `further`: how many of each other kind of unit
    "intrigue": ("card",),  # to play
    "masterstroke": (),  # show the two secret factions (Baron)
    "acquire": ("card", "slot", "to"),  # a slot of any market; "discard", "top" or another of `Rules.destinations`
    "end_turn": (),
    "pass": (),  # play no Intrigue card now
    "stop": (),  # play no more Intrigue cards until asked again
    "faction": ("faction",),
    "branch": ("index",),  # one of several printed options
    "trash_intrigue": ("card",),
    "trash": ("zone", "card"),
    "discard": ("card",),  # from hand
    "fetch": ("card",),  # from the discard pile
    "recall": ("space",),  # take your Agent from it
    "retreat": ("troops", "*further"),  # back to the garrison
    "space": ("space",),
    "row": ("slot",),  # of the Imperium Row
    "opponent": ("seat",),
    "draw_top": (),  # the card looked at
    "trash_top": (),  # the card looked at
    "decline": (),  # leave the effect that asks
    "lose_from": ("where",),  # "garrison" or "conflict"
    "drive_back": ("seat", "unit"),
    "under": ("card",),  # an Intrigue card, under the deck
    "put_back": ("card",),  # an Intrigue card, back on top of the deck
    "aside": ("card",),  # from hand
}
"""Action -> names of its further parts; a last name with a star stands for any number of values."""


def part(option: OptionId, name: str) -> str | int:
    """Return the part of the option called `name`; raise ValueError if `ACTIONS` has no such part."""
    action, *values = option
    return values[ACTIONS[str(action)].index(name)]


@dataclass(frozen=True, slots=True)
class Reason:
    """The reason why an option is closed: a text key, with the numbers or names for the text."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


class Check(NamedTuple):
    """A condition of an option: whether it is met, and the reason that closes the option while it is not."""

    reason: Reason
    met: bool


@dataclass(frozen=True, slots=True)
class Option:
    """One answer, legal or closed; `reason` is None if it is legal."""

    id: OptionId
    reason: Reason | None = None

    @property
    def legal(self) -> bool:
        """Tell whether the option may be chosen."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Decision:
    """The description of what must be answered next.

    `seat` answers; `acting_for` is the seat it concerns, another one only where a human decides for a Rival (R28.15).
    `kind` is the kind of question (`decisions.QUESTIONS`), such as "turn", "reveal", "combat", or the `op` of the
    effect that asks; `source` is the component that asks.
    """

    seat: int
    acting_for: int
    kind: str
    source: str
    options: tuple[Option, ...]

    @property
    def legal(self) -> tuple[OptionId, ...]:
        """Return the ids of the legal options."""
        return tuple(option.id for option in self.options if option.reason is None)
