"""Decisions and options: the one shape in which the engine asks and is answered.

An option is identified by a small tuple whose first word says what is done and whose rest names the objects, for
example ("send", "dagger", "high_council", 0, "", "") or ("faction", "fremen"). The same tuple is the answer, the log
entry and what a click in the window stands for. `ACTIONS` lists every first word. An option means the same in every
position in which it is legal: it names things by what they are, never by where they happen to stand in a list.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

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


ACTIONS: Final[dict[str, str]] = {  # boxes add theirs (`registry.register`)
    "send": "see `Send`",
    "reveal": "take the Reveal turn",
    "take": "see `Take`",
    "done": "leave the optional effects that remain",
    "deploy": "number of troops to the Conflict, then of each further kind of unit",
    "intrigue": "intrigue card to play",
    "masterstroke": "show the two secret factions (Baron)",
    "acquire": "card, slot of the Imperium Row or -1, 'discard' or 'top'",
    "end_turn": "end the turn",
    "pass": "play no intrigue card now",
    "stop": "play no more intrigue cards until one's turn comes again",
    "faction": "a faction",
    "branch": "index of one of several printed options",
    "trash": "zone, card",
    "discard": "card from hand",
    "fetch": "card from the discard pile",
    "recall": "space one's Agent is taken from",
    "retreat": "number of troops back to the garrison, then of each further kind of unit",
    "space": "a board space",
    "row": "slot of the Imperium Row",
    "opponent": "a seat",
    "draw_top": "draw the card looked at",
    "trash_top": "trash the card looked at",
    "decline": "do without",
    "lose_from": "'garrison' or 'conflict'",
    "drive_back": "a seat, the kind of unit",
    "under": "Intrigue card to put under the deck",
    "put_back": "Intrigue card to put back on top of the deck",
    "aside": "card from hand to set aside",
}


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
    `kind` is "turn", "reveal", "window", or the `op` of the effect that asks; `source` the component that asks.
    """

    seat: int
    acting_for: int
    kind: str
    source: str
    options: tuple[Option, ...]

    @property
    def legal(self) -> tuple[OptionId, ...]:
        return tuple(option.id for option in self.options if option.reason is None)
