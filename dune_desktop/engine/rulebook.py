"""The rules of one game, and the way into the engine: `Rules` starts games, lists legal options and plays them."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.assembly.game_facts import GameFacts
from dune_desktop.engine.assembly.hooks import Hooks
from dune_desktop.engine.assembly.missing import defined_in
from dune_desktop.engine.assembly.rule_tables import Tables
from dune_desktop.engine.assembly.rules_builder import THE_RULES, RulesBuilder
from dune_desktop.engine.explain import decisions
from dune_desktop.engine.explain.auto_answer import auto_answer
from dune_desktop.engine.explain.dead_effects import dead_choices, dead_effects
from dune_desktop.engine.explain.points import WayToPoints, ways_to_points
from dune_desktop.engine.explain.unavailable import send_checks, unavailable
from dune_desktop.engine.explain.unused_gains import UnusedGain, undeployed, unused_gains
from dune_desktop.engine.knowledge import view
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.components import Catalog, Trait
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.config import GameConfig
from dune_desktop.engine.model.effects import Choose, Cost, Effect, Effects, Recruit
from dune_desktop.engine.model.events import Event
from dune_desktop.engine.model.frames import GameFlow
from dune_desktop.engine.model.ids import NOBODY, Slot
from dune_desktop.engine.model.options import Check, Decision, OptionId, Reason
from dune_desktop.engine.model.state import GameState, Seat, Turn
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.engine.resolution import resolve, setup
from dune_desktop.engine.resolution.resolve import Pending
from dune_desktop.engine.rules import (
    cards,
    combat,
    endgame,
    every_game,
    hagal,
    leader_traits,
    markets,
    rounds,
    sending,
    structure,
    troops,
    turn,
    units,
)
from dune_desktop.engine.rules.markets import Market

Watch = Callable[[GameState], None]
"""A callback that gets the position after each piece of automatic work; it may copy the position, not change it."""


class MissingRule(ValueError):
    """An error: a component uses a word, a market a currency, or a frame a question for which no rule is registered."""


class Rules(GameFacts, Tables, Hooks):
    """The rules of one game: made once, shared by all its positions, never changed afterwards.

    Clients of the engine use the methods here. The modules of `engine.rules` and boxes also look up what the three
    parts hold: `GameFacts` (components, board, seats, configuration), `Tables` (the rule for each word) and `Hooks`
    (the rules and moments that boxes change).
    """

    def __init__(self, catalog: Catalog, config: GameConfig) -> None:
        GameFacts.__init__(self, catalog, config)
        Tables.__init__(self)
        Hooks.__init__(self)
        builder = RulesBuilder(self)
        every_game.install(builder)
        for box in registry.boxes():
            if box.id in catalog.boxes:
                builder.install(box)
        self._prepare(builder)
        builder.finish()
        self.units.sort(key=lambda unit: unit.limit is None)  # options that move units count them in this order
        self.more_units = tuple(self.units[1:])
        self.garrison_units = tuple(unit for unit in self.units if unit.limit is not None)
        self._slots()
        self._check_words()

    # ------------------------------------------------------------------------------------------------ playing

    def new_game(self, seed: int, watch: Watch | None = None) -> GameState:
        """Return a new game, advanced to its first decision; the same seed gives the same game on every machine.

        The events up to that decision are in the state's `events`. `watch(state)`, if given, is called after every
        piece of automatic work.
        """
        state = setup.new_game(self, seed)
        resolve.advance(self, state, watch)
        return state

    def legal(self, state: GameState) -> list[OptionId]:
        """Return all legal options of the present decision, empty when the game is over; do not change the list."""
        offer = state.offer
        if offer is None:
            if not state.stack:
                return []
            frame = state.stack[-1]
            options = self.frames[frame.__class__].options
            assert options is not None
            offer = state.offer = options(self, state, frame)
        return offer

    def play(self, state: GameState, option: OptionId, watch: Watch | None = None) -> list[Event]:
        """Carry out a legal option and all automatic work up to the next decision; return the events.

        The option is not checked: it must be one of `legal`. `watch(state)`, if given, is called once the answer is
        carried out, and after every piece of automatic work.
        """
        events = state.events = []
        frame = state.stack[-1]
        answer = self.frames[frame.__class__].answer
        assert answer is not None
        answer(self, state, frame, option)
        if watch is not None:
            watch(state)
        resolve.advance(self, state, watch)
        state.events = []
        return events

    def asked(self, state: GameState) -> int | None:
        """Return the seat that must answer now, or None.

        None when the game is over, and in a position between two decisions, which is only shown.
        """
        seat = self.acting_for(state)
        return seat if seat is None or self.is_player[seat] else self.answerer(state, seat)

    def acting_for(self, state: GameState) -> int | None:
        """Return the seat whose choice it is, or None when the game is over.

        It differs from `asked` where a human answers for House Hagal (R28.15).
        """
        if not state.stack:
            return None
        frame = state.stack[-1]
        asked = self.frames[frame.__class__].asked
        return None if asked is None else asked(self, state, frame)

    def answerer(self, state: GameState, seat: int) -> int:
        """Return the seat of the human who answers for `seat`: itself, or another one for House Hagal (R28.15)."""
        if self.is_player[seat]:
            return seat
        if self.shared_seat == NOBODY:
            return self.is_player.index(True)
        return state.first_player

    def view(self, state: GameState, seat: int) -> GameState:
        """Return the position as `seat` may know it: hidden cards are replaced by `ids.HIDDEN`."""
        return view.view(self, state, seat)

    def cards_outside_zones(self, player: Seat) -> tuple[str, ...]:
        """Return a seat's cards that are in none of its deck, hand, play area and discard pile."""
        return tuple(card for elsewhere in self.cards_elsewhere for card in elsewhere(player))

    # ------------------------------------------------------------------------------------------------ for who looks

    def decision(self, state: GameState) -> Decision | None:
        """Describe the present decision, closed options and their reasons included; None when the game is over."""
        return decisions.describe(self, state)

    def unused_gains(self, state: GameState, option: OptionId) -> tuple[UnusedGain, ...]:
        """Return what the option would give up for good that is free or could be paid for with goods."""
        return unused_gains(self, state, option)

    def undeployed(self, state: GameState) -> tuple[UnusedGain, ...]:
        """The units that the seat that is asked could still deploy, whether or not it can end its turn."""
        return undeployed(self, state)

    def ways_to_points(self, state: GameState, seat: int) -> tuple[WayToPoints, ...]:
        """Return the ways in which the seat may score next, as far as can be seen in this position or view."""
        return ways_to_points(self, state, seat)

    def unavailable(self, state: GameState, decision: Decision | None, place: str, thing: str = "") -> Reason:
        """Why the thing in this place (one of `places`) cannot be used now; `thing` is its id, where that matters."""
        return unavailable(self, state, decision, place, thing)

    def send_checks(self, state: GameState, space: str, cards: tuple[str, ...] = ()) -> tuple[Check, ...]:
        """Return every condition of sending an Agent to the space now, met or not, with these cards or any of the hand.

        Empty if no play can send an Agent at all.
        """
        return send_checks(self, state, space, cards)

    def pending(self, state: GameState) -> tuple[Pending, ...]:
        """The effects among which the present decision may pick, each with the option that takes it."""
        return resolve.pending(state)

    def available(self, state: GameState, seat: int, effect: Effect, source: str) -> bool:
        """Whether the effect's conditions hold and its costs can be met now (R13.6, R13.10)."""
        return resolve.available(self, state, seat, effect, source)

    def useful(self, state: GameState, seat: int, effect: Effect, source: str) -> bool:
        """Tell whether carrying out the effect now would change anything (O19)."""
        return resolve.useful(self, state, seat, effect, source)

    def is_quiet(self, effect: Effect) -> bool:
        """Tell whether the effect involves no choice and no hidden card, but is not taken at once."""
        return resolve.ordering(self, effect) == resolve.QUIET

    def optional(self, effect: Effect) -> bool:
        """Whether its owner may decline the effect (R13.1)."""
        return resolve.optional(effect)

    def dead_effects(self, state: GameState) -> tuple[Effect, ...]:
        """The pending effects that would do nothing, now or after all other pending effects."""
        return dead_effects(self, state)

    def dead_choices(self, state: GameState) -> tuple[tuple[Effect, Reason], ...]:
        """The dead effects that would have asked their owner to choose, each with the reason why it cannot."""
        return dead_choices(self, state)

    def auto_answer(self, state: GameState, alone: bool = False) -> OptionId | None:
        """Return an option that can be played without asking the player, or None if the player must choose.

        `alone`: no other person looks at the table.
        """
        return auto_answer(self, state, alone)

    def has_unit(self, state: GameState, seat: int) -> bool:
        """Tell whether the seat has a unit in the Conflict (R10.9, R18.3)."""
        return units.in_conflict(self, state, seat)

    def holders(self, state: GameState) -> dict[str, tuple[str, int]]:
        """Return the spaces that a unit holds, each with the id of the unit and its seat."""
        return {space: (unit, seat) for held in self.units_on_spaces for space, unit, seat in held(state)}

    def strength_by_unit(self, state: GameState, seat: int) -> tuple[tuple[str, int], ...]:
        """Return (unit, strength) pairs: what each kind of unit adds to the seat's strength, troops first (R10.8)."""
        return tuple((unit.id, units.strength_of(self, state, seat, unit)) for unit in self.units)

    def max_to_deploy(self, state: GameState, turn: Turn) -> int:
        """Return how many units may be deployed because the turn's Agent was sent to a Combat space (R8.8)."""
        options: list[OptionId] = []
        units.add_deploy_options(self, state, turn, options)
        return max((sum(map(int, numbers)) for _, *numbers in options), default=0)

    def only_recruits(self, state: GameState, seat: int, component: object) -> bool:
        """Tell whether a component that recruits and deploys would only recruit now, before its owner's Reveal turn."""
        return any(
            isinstance(part, Recruit) and troops.waits_for_reveal(state, seat, part) for part in parts(component)
        )

    def unit_strength(self, state: GameState, seat: int) -> int:
        """Return the strength that the seat's units in the Conflict add (R10.8)."""
        return units.strength_of_units(self, state, seat)

    def strength(self, state: GameState, seat: int) -> int:
        """Return the seat's present strength in the Conflict (R10.14)."""
        return combat.strength(self, state, seat)

    def decided_strength(self, state: GameState, seat: int) -> int:
        """Return the seat's strength when the Conflict was decided, or its present one before that (R19)."""
        flow = state.stack[0] if state.stack else None
        decided = flow.decided if isinstance(flow, GameFlow) else ()
        return decided[seat] if decided else self.strength(state, seat)

    def conflict_places(self, state: GameState, seat: int = 0, more: int = 0) -> list[int]:
        """Return each seat's place in the Conflict, as decided or as it stands: 1, 2, 3, or 0 for no reward (R19).

        With `more`, as if `seat` had so much more strength.
        """
        strengths = [self.decided_strength(state, each) for each in range(len(state.seats))]
        strengths[seat] += more
        return self.places_earned(self, strengths)

    def third_for_tied(self) -> bool:
        """Tell whether those tied for second place take the third reward (R19.6)."""
        return self.places_earned(self, [2, 1, 1])[1] == 3

    def reward(self, state: GameState, seat: int, place: int) -> Effects:
        """Return the effects that the seat would get for this place of the Conflict (R19, R28.12)."""
        return combat.reward(self, state, seat, place)

    def max_combat_bonus(self, state: GameState) -> int:
        """Return the most swords that the combat bonus of a Rival may add (R26.12)."""
        return hagal.max_combat_bonus(self, state)

    def resources_per_point(self, state: GameState, seat: int, what: str) -> int:
        """Return how many of a good, or Intrigue cards, the Rival converts into a point; 0 if it does not (R28.13)."""
        return hagal.resources_per_point(self, state, seat, what)

    def set_aside_card(self, state: GameState, seat: int) -> str:
        """Return the card that the seat set aside, "" if there is none; `HIDDEN` in a view of another seat (X10.2)."""
        return leader_traits.set_aside_card(state, seat)

    def tokens_on_track(self, state: GameState, faction: str) -> tuple[tuple[int, int], ...]:
        """Return the Snooper tokens that lie on the faction's track: (seat, step) pairs (X10.6)."""
        return leader_traits.tokens_on_track(self, state, faction)

    def last_round(self, state: GameState) -> bool:
        """Tell whether the game, as it stands, ends with this round (R21.1)."""
        return rounds.last_round(self, state)

    def turn_order(self, state: GameState) -> list[int]:
        """Return the seats that still have a turn this round, next first (R5.1)."""
        return rounds.turn_order(self, state)

    def price(self, state: GameState, card: str, slot: Slot) -> int:
        """Return the price of a card in its slot, in the currency of that market.

        It does not depend on whose turn it is (R11.10, R24.5).
        """
        return markets.price(self, state, card, slot)

    def open_branches(self, state: GameState, seat: int, effect: Choose, source: str) -> list[int]:
        """Return the indices of the branches of a pending choice that can be chosen now."""
        return structure.open_branches(self, state, seat, effect, source)

    def past_agents(self, state: GameState, option: OptionId) -> str:
        """Return what lets an Agent so sent pass enemy Agents: "turn" or the component; "" where none stands."""
        return sending.past_agents(self, state, option)

    def at_reveal(self, state: GameState, seat: int) -> tuple[int, int]:
        """Return persuasion and swords if the seat revealed its hand now, before any choice (R10.2 to R10.5)."""
        return turn.at_reveal(self, state, seat)

    def ranking(self, state: GameState) -> tuple[int, ...]:
        """Return the seats from first to last place, as the game stands (R22)."""
        return endgame.ranking(self, state)

    # ------------------------------------------------------------------------------------------------ preparation

    def _prepare(self, builder: RulesBuilder) -> None:
        """Install what only some words need, if the components of this game use them."""
        builder.box = THE_RULES
        for need in dict.fromkeys(self.needs[word] for word in self.catalog.words if word in self.needs):
            need(builder)
        if any(card.unload for card in self.catalog.cards):
            cards.have_cards_unload(builder)

    def _slots(self) -> None:
        """Map each slot to its market.

        Raises `BoxCollision` if two markets share a slot, and `MissingRule` if nothing pays a market's currency.
        """
        self.market_at: dict[Slot, Market] = {}
        for market in self.markets.values():
            if market.currency not in self.purses:
                raise MissingRule(f"the market {market.id} asks for {market.currency}, which nobody can pay with")
            for slot in market.slots:
                if self.market_at.setdefault(slot, market) is not market:
                    raise registry.BoxCollision(f"{self.market_at[slot].id} and {market.id} both have the slot {slot}")

    def _check_words(self) -> None:
        """Check that every word of the components has a rule, and that every frame that asks has a question.

        Raises `MissingRule`, which names what lacks one and, for a word, a component that uses it.
        """
        known = self.effects.keys() | self.costs.keys() | self.conditions.keys() | self.counters.keys()
        for word, source in self.catalog.words.items():
            if issubclass(word, Effect | Cost | Condition | Amount) and word not in known and not word.compiled:
                where = f"{word.__name__} ({defined_in(word)})"
                raise MissingRule(
                    f"{source} uses {where}, which has no rule in this game: add one with `RulesBuilder.register`"
                )
            box = registry.owner(word) if issubclass(word, Trait) else None
            if box is not None and box.id not in self.catalog.boxes:
                raise MissingRule(f"{source} uses {word.__name__}, which only {box.id} has rules for")
        for frame, rule in self.frames.items():
            if rule.options is not None and frame not in self.questions:
                raise MissingRule(f"{frame.__name__} asks somebody, and nothing says what")

    def __repr__(self) -> str:
        return f"Rules({', '.join(self.catalog.boxes)}; {', '.join(self.seat_kinds)})"
