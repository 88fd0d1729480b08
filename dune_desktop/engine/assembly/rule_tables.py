"""How every word works: for each vocabulary a table, word -> rule.

They are empty until words are put in (`RulesBuilder.register`): those of every game (`rules.every_game`), then those of
boxes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
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
    """The words, what the rules make of them, the kinds of units, and the records that are kept."""

    # Words (`RulesBuilder.register`)
    effects: dict[type, EffectRule]
    frames: dict[type, FrameRule]
    costs: dict[type, tuple[Callable[..., bool], Callable[..., None]]]  # whether it can be paid, and paying it
    gains: dict[str, Callable[..., None]]  # of which good -> how a seat gets it
    conditions: dict[type, Callable[..., bool]]
    counters: dict[type, Callable[..., int]]  # amounts: "for each ..."
    influence_where: dict[str, Callable[..., bool]]  # which Factions an Influence effect may be used for
    needs: dict[type, Callable[[RulesBuilder], None]]  # what a game needs besides, whose components use the word
    questions: dict[type, Callable[..., Question]]  # what such a frame asks, for somebody who looks
    reasons: dict[type, Reason]  # what is missing when such an effect is not available
    unmet: dict[type, Callable[..., Reason | None]]  # why such a condition does not hold; None: its own words say it
    places: dict[str, Place]  # where things lie that one may want to use
    zones: dict[str, Zone]  # where cards lie that not everybody sees
    streams: dict[str, Literal["table", "seat"]]  # what chance is drawn for, once or for each player (`chance`)
    lessons: dict[str, Lesson]  # what a memory learns from such an event
    markets: dict[str, Market]
    purses: dict[str, Purse]  # what cards are paid with
    destinations: dict[str, Callable[..., None]]  # where acquired cards go
    turn_actions: dict[str, Callable[..., None]]  # how a seat does what `turn_options` adds to its turn
    rival_effects: dict[type, Callable[..., None]]  # how a Rival carries out what only players choose about

    def __init__(self) -> None:
        for table in TABLES:
            setattr(self, table, {})
        self.makes: defaultdict[type, list[Callable[..., Iterable[Effect]]]] = defaultdict(list)
        self.units: list[Unit] = []
        self.seat_records: dict[str, type[Record]] = {}
        self.turn_records: dict[str, type[Record]] = {}
        self.table_records: dict[str, type[Record]] = {}


TABLES: Final = tuple(Tables.__annotations__)
"""The tables that words can be added to."""
