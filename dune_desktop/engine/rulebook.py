"""`Rules`: the whole engine behind four verbs - start a game, ask what must be decided, answer, look from one seat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from dune_desktop.engine import amounts, conditions, decisions, memory, registry, resolve, setup, view
from dune_desktop.engine.amounts import Amount
from dune_desktop.engine.board import Track
from dune_desktop.engine.compiled import (
    Amounts,
    CardRules,
    LeaderRules,
    Reach,
    SpaceRules,
    compile_card,
    compile_leader,
    compile_space,
    reach,
)
from dune_desktop.engine.compiled import todo as todo_of
from dune_desktop.engine.components import Catalog, IntrigueUse
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.config import GameConfig
from dune_desktop.engine.effects import Cost, Effect, Pay, SetAsideFromRow
from dune_desktop.engine.events import Event
from dune_desktop.engine.fitting import Fitting
from dune_desktop.engine.forgone import Loss, forgone
from dune_desktop.engine.frames import GameFlow, RivalFlow
from dune_desktop.engine.ids import FOLDSPACE, NOBODY, SPICE_MUST_FLOW, Icon, Slot, bare
from dune_desktop.engine.options import Command, Decision, IllegalCommand, Option, OptionId, Send
from dune_desktop.engine.out_of_reach import PLACES
from dune_desktop.engine.records import Record
from dune_desktop.engine.resolve import EffectRule, FrameRule
from dune_desktop.engine.rules import (
    acquire,
    agent_turn,
    cards,
    combat,
    control,
    endgame,
    goods,
    hagal,
    influence,
    intrigue,
    intrigue_deck,
    leader_traits,
    markets,
    mentat,
    promises,
    reveal_turn,
    rounds,
    structure,
    sword_cards,
    troops,
    turn,
    units,
)
from dune_desktop.engine.rules.markets import Market
from dune_desktop.engine.rules.sending import Access
from dune_desktop.engine.rules.units import Unit
from dune_desktop.engine.state import GameState, Seat, Todo, Turn

_MODULES: Final = (
    acquire,
    agent_turn,
    cards,
    combat,
    control,
    goods,
    hagal,
    influence,
    intrigue,
    intrigue_deck,
    leader_traits,
    mentat,
    promises,
    resolve,
    rounds,
    structure,
    sword_cards,
    troops,
    turn,
    units,
)

Watch = Callable[[GameState], None]
"""Called with the position while work goes on by itself; it may copy it and must not change it."""

_TIMINGS: Final = ("plot", "combat", "win", "endgame")


class MissingRule(ValueError):
    """A component uses a word that nothing in this game says how to carry out."""


class Rules:
    """The rules of one game: the components in play and what was agreed. Immutable and shared by all its positions.

    The attributes are what the modules of `engine.rules` look up: the components by id, the tables that say how each
    class of effects, costs, conditions and frames works, and the few functions an expansion replaces.
    """

    def __init__(self, catalog: Catalog, config: GameConfig) -> None:
        self.catalog = catalog
        self.config = config
        self._components()
        self._board()
        self._seats()
        self._solo()
        self._tables()
        self._replaceable()
        fitting = Fitting(self)
        for box in registry.boxes():
            if box.id in catalog.boxes:
                fitting.install(box)
        self._prepare(fitting)
        fitting.finish()
        self.more_units = tuple(self.units[1:])
        self._markets()
        self._check_words()

    # ------------------------------------------------------------------------------------------------ the four verbs

    def new_game(self, seed: int, watch: Watch | None = None) -> GameState:
        """A new game, advanced to its first decision. The same seed gives the same game on every machine.

        What happened on the way there lies in the state's `events`; `watch(state)`, if given, is called after every
        piece of work.
        """
        state = setup.new_game(self, seed)
        resolve.advance(self, state, watch)
        return state

    def decision(self, state: GameState) -> Decision | None:
        """What must be answered now, closed options with their reasons included; None when the game is over."""
        return decisions.describe(self, state)

    def apply(self, state: GameState, command: Command) -> list[Event]:
        """Carry out the command and everything that follows by itself, up to the next decision.

        Raises `IllegalCommand`, and changes nothing, if the command is not a legal answer of the seat that is asked.
        """
        asked = self.asked(state)
        if asked is None:
            raise IllegalCommand("the game is over")
        if command.seat != asked:
            raise IllegalCommand(f"seat {asked} must answer, not seat {command.seat}")
        if command.option not in self.legal(state):
            raise IllegalCommand(f"{command.option!r} is not among the options of seat {asked}")
        return self.play(state, command.option)

    def view(self, state: GameState, seat: int) -> GameState:
        """The position as `seat` may know it: what it may not see is replaced by `ids.HIDDEN`."""
        return view.view(self, state, seat)

    def forgone(self, state: GameState, option: OptionId) -> tuple[Loss, ...]:
        """What the option would give up for good although it costs nothing to take."""
        return forgone(self, state, option)

    # ------------------------------------------------------------------------------------------------ for speed

    def asked(self, state: GameState) -> int | None:
        """The seat that must answer now.

        None when the game is over, and in a position on the way from one decision to the next, which only is shown.
        """
        seat = self.acting_for(state)
        return None if seat is None else self.answerer(state, seat)

    def acting_for(self, state: GameState) -> int | None:
        """The seat whose choice it is: another one than `asked` where a human answers for House Hagal (R28.15)."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        asked = self.frames[frame.__class__].asked
        return None if asked is None else asked(self, state, frame)

    def legal(self, state: GameState) -> list[OptionId]:
        """All legal options of the present decision; empty when the game is over. Do not change the list."""
        if state.offer is None:
            if not state.stack:
                return []
            frame = state.stack[-1]
            options = self.frames[frame.__class__].options
            assert options is not None
            return state.keep_offer(options(self, state, frame))
        return state.offer

    def play(self, state: GameState, option: OptionId, watch: Watch | None = None) -> list[Event]:
        """Like `apply`, for an option known to be legal because it was just taken from `legal`.

        `watch(state)`, if given, is called after every piece of work that follows by itself.
        """
        events = state.begin_events()
        frame = state.stack[-1]
        answer = self.frames[frame.__class__].answer
        assert answer is not None
        answer(self, state, frame, option)
        resolve.advance(self, state, watch)
        state.begin_events()
        return events

    def reach(self, card: str, more: tuple[Icon, ...]) -> Reach:
        """The spaces that the card's own icons and these match."""
        found = self._reaches.get((card, more))
        if found is None:
            found = self._reaches[card, more] = reach(card, self.card_rules[card].icons + more, self.board)
        return found

    def answerer(self, state: GameState, seat: int) -> int:
        """Who answers for the seat: a human answers for himself and for House Hagal (R28.15)."""
        if self.is_human[seat]:
            return seat
        if self.hagal_seat == NOBODY:
            return self.is_human.index(True)
        return state.first_player

    def has_unit(self, state: GameState, seat: int) -> bool:
        """Whether the seat takes part in the Conflict (R10.9, R18.3)."""
        return units.in_conflict(self, state, seat)

    def strength_by_unit(self, state: GameState, seat: int) -> tuple[tuple[str, int], ...]:
        """What each kind of unit adds to the seat's strength, troops first (R10.8)."""
        return tuple((unit.id, units.strength_of(self, state, seat, unit)) for unit in self.units)

    def most_to_deploy(self, state: GameState, turn: Turn) -> int:
        """How many units may go to the Conflict because the turn's Agent was sent to a Combat space (R8.8)."""
        options: list[OptionId] = []
        units.add_deploy_options(self, state, turn, options)
        return max((sum(map(int, option[1:])) for option in options), default=0)

    def unit_strength(self, state: GameState, seat: int) -> int:
        """What the seat's units in the Conflict add to its strength (R10.8)."""
        return units.strength_of_units(self, state, seat)

    def strength(self, state: GameState, seat: int) -> int:
        """The seat's strength in the Conflict at this moment (R10.14)."""
        return combat.strength(self, state, seat)

    def fought(self, state: GameState, seat: int) -> int:
        """The strength with which the seat fought, if the Conflict is decided; else that of this moment (R19)."""
        flow = state.stack[0] if state.stack else None
        decided = flow.decided if isinstance(flow, GameFlow) else ()
        return decided[seat] if decided else self.strength(state, seat)

    def earned(self, state: GameState) -> list[int]:
        """The reward (1, 2, 3, or 0 for none) of each seat in the Conflict as it was decided, or as it stands (R19)."""
        strengths = [self.fought(state, seat) for seat in range(len(state.seats))]
        return combat.places(strengths, self.third_reward)

    def most_bonus(self, state: GameState) -> int:
        """The most swords that the combat bonus of a Rival may add (R26.12)."""
        return hagal.most_bonus(self, state)

    def price(self, state: GameState, card: str, slot: Slot) -> int:
        """What a card costs where it lies, in the currency of that market, whoever has the turn (R11.10, R24.5)."""
        return markets.price(self, state, card, slot)

    def at_reveal(self, state: GameState, seat: int) -> tuple[int, int]:
        """Persuasion and swords if the seat revealed its hand now, before any choice (R10.2 to R10.5)."""
        return turn.at_reveal(self, state, seat)

    def ranking(self, state: GameState) -> tuple[int, ...]:
        """The seats from first to last place as things stand (R22)."""
        return endgame.ranking(self, state)

    # ------------------------------------------------------------------------------------------------ preparation

    def _components(self) -> None:
        catalog = self.catalog
        self.cards = {card.id: card for card in catalog.cards}
        self.more: dict[str, dict[str, Any]] = {
            kind: {item.id: item for item in items} for kind, items in catalog.more.items()
        }
        self.intrigues = {card.id: card for card in catalog.intrigues}
        self.conflicts = {card.id: card for card in catalog.conflicts}
        self.leaders = {leader.id: leader for leader in catalog.leaders}
        self.hagal_cards = {card.id: card for card in catalog.hagal}
        self.board: tuple[SpaceRules, ...] = tuple(compile_space(space) for space in catalog.spaces)
        self.spaces: dict[str, SpaceRules] = {space.id: space for space in self.board}
        self.card_rules: dict[str, CardRules] = {card.id: compile_card(card, self.board) for card in catalog.cards}
        self._reaches: dict[tuple[str, tuple[Icon, ...]], Reach] = {}
        self.reveal_of_spaces: tuple[Todo, ...] = tuple(
            todo for space in catalog.spaces for todo in todo_of("space:" + space.id, space.reveal)
        )
        self.intrigue_uses: dict[str, dict[str, IntrigueUse]] = {
            timing: {card.id: use for card in catalog.intrigues for use in card.uses if use.timing == timing}
            for timing in _TIMINGS
        }
        self.starting_deck = tuple(
            card.id for card in catalog.cards if card.deck == "starter" for _ in range(card.copies)
        )
        self.aside_discount = max(
            (
                effect.discount
                for leader in catalog.leaders
                for effect in leader.signet
                if isinstance(effect, SetAsideFromRow)
            ),
            default=0,
        )

    def _board(self) -> None:
        board = self.catalog.board
        self.tracks: dict[str, Track] = {track.faction: track for track in board.tracks}
        self.conflict_levels: tuple[tuple[int, int], ...] = tuple((pile.level, pile.count) for pile in board.conflicts)
        self.row_size = board.market.row
        stacks = {bare(card): card for card in board.market.reserve}
        self.foldspace = stacks.get(FOLDSPACE, "")
        self.spice_must_flow = stacks.get(SPICE_MUST_FLOW, "")
        self.start_points = board.start_points.get(self.config.players, 0)
        self.points_to_end = board.points_to_end
        self.start_garrison = board.garrison

    def _seats(self) -> None:
        kinds = tuple(seat.kind for seat in self.config.seats)
        count = len(kinds)
        self.seat_kinds = kinds
        self.is_human = tuple(kind == "human" for kind in kinds)
        self.is_rival = tuple(kind == "rival" for kind in kinds)
        self.hagal_seat = kinds.index("hagal") if "hagal" in kinds else NOBODY
        self.opponents: tuple[tuple[int, ...], ...] = tuple(
            tuple((seat + step) % count for step in range(1, count)) for seat in range(count)
        )  # from the left, clockwise
        self.third_reward = self.config.players == 4  # R19.3
        self.start_intrigue = 0
        used = "solo" if any(self.is_rival) else "two_player"
        self.hagal_deck: tuple[str, ...] = (
            tuple(card.id for card in self.catalog.hagal if used in card.players for _ in range(card.copies))
            if self.config.players < 3
            else ()
        )  # R27.2, R28.6

    def _solo(self) -> None:
        level = self.config.difficulty
        harder = level not in (None, "mercenary")
        self.human_extra = (("solari", 1), ("spice", 1)) if level == "mercenary" else ()  # R28.4
        self.rival_garrison = harder
        self.rival_intrigue = 1 if harder else 0
        self.swordmaster_round = {None: 0, "mercenary": 5, "sardaukar": 4}.get(level, 3)  # R28.5
        self.expert_deployment = level in ("mentat", "kwisatz_haderach")  # R28.16
        self.no_swordmaster = level == "kwisatz_haderach"  # R28.19
        board = self.catalog.board
        dearer = {board.spaces[slot]: price for slot, price in board.harder_prices.items()} if harder else {}  # R28.3
        self.leader_rules: dict[str, LeaderRules] = {
            leader.id if leader else "": compile_leader(leader, self.catalog.spaces, dearer)
            for leader in (None, *self.catalog.leaders)
        }

    def _tables(self) -> None:
        self.effects: dict[type, EffectRule] = {}
        self.frames: dict[type, FrameRule] = {}
        self.costs: dict[type, tuple[Callable[..., bool], Callable[..., None]]] = {}
        self.gains: dict[str, Callable[..., None]] = {}
        self.makes: defaultdict[type, list[Callable[..., Iterable[Effect]]]] = defaultdict(list)
        for module in _MODULES:
            self.effects.update(getattr(module, "EFFECTS", {}))
            self.frames.update(getattr(module, "FRAMES", {}))
            self.costs.update(getattr(module, "COSTS", {}))
            self.gains.update(getattr(module, "GAINS", {}))
            for printed, makes in getattr(module, "MAKES", {}).items():
                self.makes[printed].append(makes)
        self.conditions = dict(conditions.TESTS)
        self.counters = dict(amounts.COUNTERS)
        self.influence_where: dict[str, Callable[..., bool]] = {}
        for module in _MODULES:
            self.conditions.update(getattr(module, "CONDITIONS", {}))
            self.counters.update(getattr(module, "COUNTERS", {}))
            self.influence_where.update(getattr(module, "WHERE", {}))
        self.reasons = dict(decisions.REASONS)
        self.places = dict(PLACES)
        self.zones = dict(memory.ZONES)
        self.lessons = dict(memory.LESSONS)
        self.markets: dict[str, Market] = {
            market.id: market for market in (markets.imperium_row(self.row_size), markets.STACKS, markets.SET_ASIDE)
        }
        self.purses = dict(markets.PURSES)
        self.destinations = dict(markets.DESTINATIONS)

    def _replaceable(self) -> None:
        """What an expansion may replace or add to, with the base rules in place."""
        self.controller = control.controller
        self.units: list[Unit] = [units.TROOP]
        self.may_put_on_top = acquire.may_put_on_top
        self.reveal_cards = reveal_turn.reveal_cards
        self.after_turn = rounds.after_turn
        self.own_turn_options = turn.own_turn_options
        self.own_turn_answer = turn.own_turn_answer
        self.judge_card = hagal.judge_card
        self.bonus_cards = hagal.bonus_cards
        self.convert = hagal.convert
        self.rival_does = hagal.rival_does
        self.seat_records: dict[str, type[Record]] = {}
        self.turn_records: dict[str, type[Record]] = {}
        self.table_records: dict[str, type[Record]] = {}
        self.rival_effects: dict[type, Callable[..., None]] = {}
        self.rival_choices: list[Callable[..., bool]] = []
        self.standing = endgame.standing
        self.on_influence: list[Callable[[Rules, GameState, int, str, int], None]] = []
        self.worth_paying: list[Callable[[Rules, GameState, int, Pay], bool]] = []
        self.on_cards_left: list[Callable[[Rules, GameState, int, tuple[str, ...]], None]] = []
        self.on_conflict_revealed: list[Callable[[Rules, GameState], None]] = [hagal.swordmasters]
        self.on_conflict_cleared: list[Callable[[Rules, GameState], None]] = []
        self.winner_gets: list[Callable[[Rules, GameState, int], tuple[Todo, ...]]] = []
        self.rival_wins: list[Callable[[Rules, GameState, int], None]] = []
        self.rival_abilities: list[Callable[[Rules, GameState, RivalFlow], None]] = []
        self.hoards: list[Callable[[Rules, GameState, str], bool]] = []
        self.on_setup: list[Callable[[Rules, GameState], None]] = []
        self.on_turn: list[Callable[[Rules, GameState, Turn], None]] = []
        self.on_send: list[Callable[[Rules, GameState, Turn], None]] = []
        self.on_reveal_hand: list[Callable[[Rules, GameState, Turn], None]] = []
        self.on_gained: list[Callable[[Rules, GameState, int, str], None]] = []
        self.on_turn_over: list[Callable[[Rules, GameState, Turn], None]] = []
        self.on_reveal: list[Callable[[Rules, GameState, Turn], None]] = []
        self.round_start_abilities: list[Callable[[Rules, GameState, int], tuple[Todo, ...]]] = []
        self.endgame_abilities: list[Callable[[Rules, GameState, tuple[int, ...]], None]] = []
        self.on_view: list[Callable[[Rules, GameState, int], None]] = []
        self.on_redeal: list[Callable[[Rules, GameState, int], None]] = []
        self.troops_elsewhere: list[Callable[[Seat], int]] = []
        self.cards_elsewhere: list[Callable[[Seat], Iterable[str]]] = []
        self.checks: list[Callable[[Rules, GameState], Iterator[str]]] = []
        self.prices: list[Callable[[Rules, GameState, int, str, Amounts | None], Amounts | None]] = []
        self.more_icons: list[Callable[[Rules, GameState, Turn, str], tuple[Icon, ...]]] = []
        self.more_ways: list[Callable[[Rules, GameState, Turn, str, Reach, dict[str, Access]], Iterable[Send]]] = []
        self.forgone_in_last_turn: list[Callable[[Rules, Sequence[OptionId]], Iterator[Loss]]] = []
        self.turn_options: list[Callable[[Rules, GameState, Turn, list[OptionId]], None]] = []
        self.turn_closed: list[Callable[[Rules, GameState, Turn, list[OptionId]], list[Option]]] = []
        self.turn_actions: dict[str, Callable[[Rules, GameState, Turn, OptionId], None]] = {}

    def _prepare(self, fitting: Fitting) -> None:
        """Have kept and done besides what only some words need, for those that these components use."""
        fitting.box = "the rules"
        needs = {word: need for module in _MODULES for word, need in getattr(module, "NEEDS", {}).items()}
        for need in dict.fromkeys(needs[word] for word in self.catalog.words if word in needs):
            need(fitting)
        if any(card.unload for card in self.catalog.cards):
            cards.have_cards_unload(fitting)

    def _markets(self) -> None:
        """Which market a slot is in. Raises `BoxCollision` if it is in two, `MissingRule` if one cannot be paid at."""
        self.market_at: dict[Slot, Market] = {}
        for market in self.markets.values():
            if market.currency not in self.purses:
                raise MissingRule(f"the market {market.id} asks for {market.currency}, which nobody can pay with")
            for slot in market.slots:
                if self.market_at.setdefault(slot, market) is not market:
                    raise registry.BoxCollision(f"{self.market_at[slot].id} and {market.id} both have the slot {slot}")

    def _check_words(self) -> None:
        """Every word the components use has a rule. Raises `MissingRule`, which names word and component."""
        known = self.effects.keys() | self.costs.keys() | self.conditions.keys() | self.counters.keys()
        for word, source in self.catalog.words.items():
            if issubclass(word, Effect | Cost | Condition | Amount) and word not in known and not word.compiled:
                raise MissingRule(f"{source} uses {word.__name__}, which has no rule in this game")

    def next_first_player(self, seat: int) -> int:
        """Who gets the First Player marker at Recall: clockwise, House Hagal left out (R21.2, R27.5, R28.7)."""
        count = len(self.seat_kinds)
        following = (seat + 1) % count
        return (following + 1) % count if following == self.hagal_seat else following

    def __repr__(self) -> str:
        return f"Rules({', '.join(self.catalog.boxes)}; {', '.join(self.seat_kinds)})"
