"""The rule tables of a game: for each vocabulary a table from word to rule.

They start empty and are filled through `RulesBuilder.register`: first with the words of every game
(`rules.every_game`), then with those of boxes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import Amounts
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.explain.decisions import Question
    from dune_desktop.engine.explain.unavailable import Place
    from dune_desktop.engine.knowledge.memory import Lesson, Zone
    from dune_desktop.engine.model.effects import Effect
    from dune_desktop.engine.model.options import Reason
    from dune_desktop.engine.model.records import Record
    from dune_desktop.engine.resolution.resolve import EffectRule, FrameRule
    from dune_desktop.engine.rules.markets import Market, Purse
    from dune_desktop.engine.rules.units import Unit


class Tables:
    """The rule tables of a game, its kinds of units, and its record classes."""

    # Words (`RulesBuilder.register`)
    effects: dict[type, EffectRule]
    frames: dict[type, FrameRule]
    costs: dict[type, tuple[Callable[..., bool], Callable[..., None]]]  # whether it can be paid, and paying it
    gains: dict[str, Callable[..., None]]  # good -> how a seat gains it
    conditions: dict[type, Callable[..., bool]]
    counters: dict[type, Callable[..., int]]  # amounts: "for each ..."
    influence_where: dict[str, Callable[..., bool]]  # whether a faction satisfies `Influence.where`
    needs: dict[type, Callable[[RulesBuilder], None]]  # what to install if the components of a game use the word
    questions: dict[type, Callable[..., Question]]  # the description of what a frame asks (`explain.decisions`)
    reasons: dict[type, Reason]  # why an effect is not available
    unmet: dict[type, Callable[..., Reason | None]]  # why a condition does not hold; None: as its fields say
    places: dict[str, Place]  # where things lie that a player may want to use (`explain.unavailable`)
    zones: dict[str, Zone]  # where hidden cards lie (`knowledge.memory`)
    streams: dict[str, Literal["table", "seat"]]  # purposes of random streams: one, or one for each player (`chance`)
    lessons: dict[str, Lesson]  # how a memory learns from an event
    markets: dict[str, Market]
    purses: dict[str, Purse]  # currency -> how cards are paid for with it
    destinations: dict[str, Callable[..., None]]  # where acquired cards go
    prices: dict[str, Callable[..., Amounts]]  # space -> what its printed price is for a seat in a position
    turn_actions: dict[str, Callable[..., None]]  # how to carry out the options that `turn_options` adds
    rival_effects: dict[type, Callable[..., None]]  # how a Rival carries out effects that ask players

    def __init__(self) -> None:
        for table in TABLES:
            setattr(self, table, {})
        self.makes: defaultdict[type, list[Callable[..., Iterable[Effect]]]] = defaultdict(list)
        self.units: list[Unit] = []
        self.seat_records: dict[str, type[Record]] = {}
        self.turn_records: dict[str, type[Record]] = {}
        self.table_records: dict[str, type[Record]] = {}


TABLES: Final = tuple(Tables.__annotations__)
"""The names of the tables that words can be added to."""
