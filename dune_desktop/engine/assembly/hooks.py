"""The hooks of a game: rules that boxes may change, and moments to which they may add.

The base rules call each hook through `Rules`, never directly; a new hook is an attribute of `Hooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from dune_desktop.engine.rules import (
    acquire,
    cards,
    combat,
    control,
    endgame,
    hagal,
    influence,
    reveal_turn,
    rounds,
    seats,
    sending,
    troops,
    turn,
)

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.compiled import CardRules, Play, Reach
    from dune_desktop.engine.explain.points import WayToPoints
    from dune_desktop.engine.explain.unused_gains import UnusedGain
    from dune_desktop.engine.model.chance import Chance
    from dune_desktop.engine.model.components import HagalCard, Leader
    from dune_desktop.engine.model.effects import Effects, Pay
    from dune_desktop.engine.model.frames import RivalFlow
    from dune_desktop.engine.model.options import Option, OptionId
    from dune_desktop.engine.model.state import GameState, Seat, Todo, Turn
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.rules.units import Unit


class Hooks:
    """The hooks of a game: rules are functions that boxes wrap or replace, moments are lists to which they add."""

    # Rules
    first_player: Callable[[Rules, GameState], int]
    next_first_player: Callable[[Rules, GameState], int]
    seat_order: Callable[[Rules, GameState], tuple[int, ...]]
    army_seat: Callable[[Rules, GameState, int], int]
    track_seat: Callable[[Rules, GameState, int], int]
    may_lead: Callable[[Rules, int, Leader], bool]
    contends: Callable[[Rules, int], bool]
    starting_cards: Callable[[Rules, str], tuple[str, ...]]  # of the players with this leader
    places_earned: Callable[[Rules, list[int]], list[int]]
    reward_order: Callable[[tuple[int, ...], list[int]], list[int]]
    prize: Callable[[Rules, GameState, int, int], Effects]
    plays: Callable[[Rules, GameState, Turn], list[Play]]
    reached: Callable[[Rules, GameState, Turn, Play], Reach]
    played_as: Callable[[Rules, str, str], CardRules]
    card_icons: Callable[[Rules, GameState, Turn, str], frozenset[str]]
    settle_icons: Callable[[Rules, GameState, Turn], None]
    may_deploy: Callable[[Rules, Turn], bool]
    controller: Callable[[Rules, GameState, str], int]
    may_put_on_top: Callable[[Rules, GameState, int], bool]
    reveal_cards: Callable[[Rules, GameState, int, tuple[str, ...]], None]
    after_turn: Callable[[Rules, GameState, Turn], None]
    own_turn_options: Callable[[Rules, GameState, int, list[OptionId]], None]
    own_turn_answer: Callable[[Rules, GameState, int, OptionId], None]
    standing: Callable[[Rules, GameState, int], tuple[int, ...]]
    judge_card: Callable[[Rules, GameState, int, HagalCard], tuple[str, str, int]]
    bonus_cards: Callable[[Rules, GameState], int]
    convert: Callable[[Rules, GameState, int], None]
    rival_does: Callable[[Rules, GameState, int, Effects, str], None]
    rival_harvest: Callable[[Rules, GameState, int, str], None]
    rival_factions: Callable[[Rules, GameState, int, list[str]], list[str]]
    rival_lead: Callable[[Rules, GameState, int], int]

    # Moments: something happened, and each function is called
    on_setup: list[Callable[[Rules, GameState], None]]
    setup_choices: list[Callable[[Rules, GameState, int], bool]]  # asks before round 1; False if none is left
    on_conflict_revealed: list[Callable[[Rules, GameState], None]]
    on_turn: list[Callable[[Rules, GameState, Turn], None]]
    on_send: list[Callable[[Rules, GameState, Turn], None]]
    on_icons: list[Callable[[Rules, GameState, Turn], None]]  # after `on_send`, once the icons of its cards are settled
    on_reveal_hand: list[Callable[[Rules, GameState, Turn], None]]  # before the hand is revealed
    on_reveal: list[Callable[[Rules, GameState, Turn], None]]  # after the hand is revealed
    on_turn_ends: list[Callable[[Rules, GameState, Turn], None]]  # its owner ended it; added effects belong to the turn
    on_turn_over: list[Callable[[Rules, GameState, Turn], None]]
    on_influence: list[Callable[[Rules, GameState, int, str, int], None]]  # a seat rose to this step of a track
    on_acquire: list[Callable[[Rules, GameState, int, str], None]]  # a seat acquired this card, in whatever way
    on_cards_left: list[Callable[[Rules, GameState, int, tuple[str, ...]], None]]  # discarded from hand, or trashed
    on_intrigue: list[Callable[[Rules, GameState, int, str, str], None]]  # a seat plays this card, for this timing
    on_reward: list[Callable[[Rules, GameState, int, int], None]]  # a seat takes the reward for this place
    on_rewards_given: list[Callable[[Rules, GameState, int], None]]  # the seat that won, or NOBODY
    on_conflict_cleared: list[Callable[[Rules, GameState, tuple[int, ...]], None]]  # troops of each seat that went home
    on_rival_sent: list[Callable[[Rules, GameState, int, str], None]]  # a Rival sent an Agent to this space
    rival_abilities: list[Callable[[Rules, GameState, RivalFlow], None]]  # in a Rival's turn, after its card
    endgame_abilities: list[Callable[[Rules, GameState, tuple[int, ...]], None]]  # before the Endgame Intrigue cards
    after_endgame_cards: list[Callable[[Rules, GameState, tuple[int, ...]], None]]  # before the ranking
    on_view: list[Callable[[Rules, GameState, int], None]]  # masks further hidden things in a view
    on_determinize: list[
        Callable[[Rules, GameState, int, Chance], None]
    ]  # fills in further hidden things of a determinization

    # Questions: the answers of all functions are combined
    turn_options: list[Callable[[Rules, GameState, Turn, list[OptionId]], None]]  # at any moment of the seat's own turn
    options_between_turns: list[Callable[[Rules, GameState, int, list[OptionId]], None]]  # among effects to resolve
    turn_closed: list[Callable[[Rules, GameState, Turn, list[OptionId]], list[Option]]]
    unused_in_last_turn: list[Callable[[Rules, Sequence[OptionId]], Iterator[UnusedGain]]]
    more_ways_to_points: list[Callable[[Rules, GameState, int], Iterator[WayToPoints]]]  # further ones of a seat
    round_start_abilities: list[Callable[[Rules, GameState, int], tuple[Todo, ...]]]
    winner_gets: list[Callable[[Rules, GameState, int], tuple[Todo, ...]]]
    rival_winner_gets: list[
        Callable[[Rules, GameState, int], tuple[Todo, ...]]
    ]  # for House Hagal when it wins, in this order
    worth_paying: list[Callable[[Rules, GameState, int, Pay], bool]]  # although the effects paid for would do nothing
    rival_choices: list[Callable[..., bool]]  # make a choice for a Rival; True if made
    rival_keeps: list[Callable[[Rules, GameState, int, str], bool]]  # whether it does not convert such goods
    units_elsewhere: list[Callable[[GameState, int, Unit], int]]  # outside supply, garrison and Conflict
    units_on_spaces: list[Callable[[GameState], Iterable[tuple[str, str, int]]]]  # space, unit and seat that holds it
    back_to_supply: list[Callable[[GameState, int], int]]  # troops elsewhere that may return to the supply when needed
    cards_elsewhere: list[Callable[[Seat], Iterable[str]]]
    intrigue_elsewhere: list[Callable[[GameState], Iterable[str]]]
    row_taken: list[Callable[[GameState], int | None]]  # a slot of the Imperium Row whose card cannot be acquired now
    checks: list[Callable[[Rules, GameState], Iterator[str]]]  # further invariants (`validation.invariants`)

    def __init__(self) -> None:
        self.first_player = seats.first_player
        self.next_first_player = seats.next_first_player
        self.seat_order = seats.seat_order
        self.army_seat = seats.army_seat
        self.track_seat = seats.track_seat
        self.may_lead = seats.may_lead
        self.contends = seats.contends
        self.starting_cards = cards.starting_cards
        self.places_earned = combat.places_earned
        self.reward_order = combat.reward_order
        self.prize = combat.prize
        self.plays = sending.plays
        self.reached = sending.reached
        self.played_as = sending.played_as
        self.card_icons = sending.card_icons
        self.settle_icons = sending.settle_icons
        self.may_deploy = troops.may_deploy
        self.controller = control.controller
        self.may_put_on_top = acquire.may_put_on_top
        self.reveal_cards = reveal_turn.reveal_cards
        self.after_turn = rounds.after_turn
        self.own_turn_options = turn.own_turn_options
        self.own_turn_answer = turn.own_turn_answer
        self.standing = endgame.standing
        self.judge_card = hagal.judge_card
        self.bonus_cards = hagal.bonus_cards
        self.convert = hagal.convert
        self.rival_does = hagal.rival_does
        self.rival_harvest = hagal.rival_harvest
        self.rival_factions = influence.rival_factions
        self.rival_lead = hagal.rival_lead
        for hook in Hooks.__annotations__:
            if hook not in self.__dict__:
                setattr(self, hook, [])
