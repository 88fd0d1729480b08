"""Decisions and options: the one shape in which the engine asks and is answered.

An option is identified by a small tuple whose first word says what is done and whose rest names the objects, for
example ("send", "dagger", "high_council", 0, "", "") or ("faction", "fremen"). The same tuple is the answer, the log
entry and what a click in the window stands for. `ACTIONS` lists every first word with the names of what follows it.
Whoever reads an option takes it apart by these names in one step (`_, zone, card = option`), or asks for one of them
(`part(option, "card")`); nobody counts places. An option means the same in every position in which it is legal: it
names things by what they are, never by where they happen to stand in a list.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final, Literal, NamedTuple

from dune_desktop.dataclass import dataclass

OptionId = tuple[str | int, ...]


class Send(NamedTuple):
    """Send an Agent with a card to a space.

    `rate`: which of the space's prices is paid. `origin`: the space the Agent comes from, "" from the leader. `also`:
    the sources of what else is played or used for it, with a space between them.
    """

    action: Literal["send"]
    card: str
    space: str
    rate: int = 0
    origin: str = ""
    also: str = ""


class Take(NamedTuple):
    """Use an effect that waits: the `nth` of those with this `op` that this source gives."""

    action: Literal["take"]
    source: str
    op: str
    nth: int = 0


ACTIONS: Final[dict[str, tuple[str, ...]]] = {  # boxes add theirs (`registry.register`)
    "send": Send._fields[1:],
    "reveal": (),  # take the Reveal turn
    "take": Take._fields[1:],
    "done": (),  # leave the optional effects that remain
    "deploy": ("troops", "*further"),  # to the Conflict; then how many of each further kind of unit
    "intrigue": ("card",),  # to play
    "masterstroke": (),  # show the two secret factions (Baron)
    "acquire": ("card", "slot", "to"),  # a slot of any market; "discard", "top" or another of `Rules.destinations`
    "end_turn": (),
    "pass": (),  # play no Intrigue card now
    "stop": (),  # play no more Intrigue cards until one's turn comes again
    "faction": ("faction",),
    "branch": ("index",),  # one of several printed options
    "trash": ("zone", "card"),
    "discard": ("card",),  # from hand
    "fetch": ("card",),  # from the discard pile
    "recall": ("space",),  # one's Agent is taken from it
    "retreat": ("troops", "*further"),  # back to the garrison
    "space": ("space",),
    "row": ("slot",),  # of the Imperium Row
    "opponent": ("seat",),
    "draw_top": (),  # the card looked at
    "trash_top": (),  # the card looked at
    "decline": (),  # do without
    "lose_from": ("where",),  # "garrison" or "conflict"
    "drive_back": ("seat", "unit"),
    "under": ("card",),  # an Intrigue card, under the deck
    "put_back": ("card",),  # an Intrigue card, back on top of the deck
    "aside": ("card",),  # from hand
}
"""Word -> what follows it. A last name with a star stands for any number of values."""


def part(option: OptionId, name: str) -> str | int:
    """What the option names as `name`. Raises ValueError if `ACTIONS` knows no such part of it."""
    action, *values = option
    return values[ACTIONS[str(action)].index(name)]


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an option is closed: a key for the text, and what is needed, what there is."""

    key: str
    args: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer; `reason` is None when it may be chosen."""

    id: OptionId
    reason: Reason | None = None

    @property
    def legal(self) -> bool:
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Decision:
    """What must be answered next.

    `seat` answers; `acting_for` is the seat it concerns, another one only where the human decides for a Rival (R28.15).
    `kind` is what sort of question it is (`decisions.QUESTIONS`), such as "turn", "reveal", "combat", or the `op` of
    the effect that asks; `source` the component that asks.
    """

    seat: int
    acting_for: int
    kind: str
    source: str
    options: tuple[Option, ...]

    @property
    def legal(self) -> tuple[OptionId, ...]:
        return tuple(option.id for option in self.options if option.reason is None)
