"""Leader traits that need hooks or records of their own (X10); Rivals have none of them (X11.20)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.compiled import cards_among
from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.knowledge.memory import HAND, Memory, Zone
from dune_desktop.engine.model.components import MoreSolari, SetAsideReturns, Snoopers, StartLess
from dune_desktop.engine.model.copying import cloneable
from dune_desktop.engine.model.effects import Effect, Effects, Influence, SetAsideCard, TrackBonus, TrackInfluence
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, HIDDEN, Faction, OptionalCard, SeatNumber
from dune_desktop.engine.model.options import OptionId
from dune_desktop.engine.model.records import Record
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Seat, Turn
    from dune_desktop.engine.rulebook import Rules


def _trait(rules: Rules, state: GameState, seat: int, kind: type) -> Any:
    """Return the trait of this kind that the seat's leader has, or None; Rivals have none."""
    leader = rules.leaders.get(state.seats[seat].leader)
    if leader is None or not rules.is_player[seat]:
        return None
    for trait in leader.ability:
        if type(trait) is kind:
            return trait
    return None


def _start_less(rules: Rules, state: GameState) -> None:
    for seat, player in enumerate(state.seats):
        trait = _trait(rules, state, seat, StartLess)
        if trait is not None:
            setattr(player, trait.what, max(0, getattr(player, trait.what) - trait.n))


def _more_solari(gain_solari: Callable[..., None]) -> Callable[..., None]:
    def more_solari(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Gain Solari, more of it during the seat's own turn (X10.9)."""
        turn = state.turn
        if turn is not None and turn.seat == seat:
            trait = _trait(rules, state, seat, MoreSolari)
            n += trait.n if trait else 0
        gain_solari(rules, state, seat, n, source)

    return more_solari


def _starts_with_less(builder: RulesBuilder) -> None:
    builder.on("on_setup", _start_less)


def _gains_more(builder: RulesBuilder) -> None:
    builder.wrap_word("gains", "solari", _more_solari)


# ------------------------------------------------------------------------------------------------ a card set aside

ASIDE: Final = "set_aside"


@cloneable
@dataclass(slots=True)
class SetAside(Record):
    """A seat record: the card that the seat set aside, and when it comes back (X10.2)."""

    card: OptionalCard = ""  # seen by its owner only
    turns: int = 0  # turns taken this round
    returned: OptionalCard = ""  # the card taken back at the start of this turn
    kind: Literal["set_aside"] = "set_aside"


def _aside_of(state: GameState, seat: int) -> SetAside:
    found: SetAside = state.seats[seat].own[ASIDE]
    return found


def set_aside_card(state: GameState, seat: int) -> str:
    """Return the card that the seat set aside, "" if there is none; `HIDDEN` in a view of another seat (X10.2)."""
    found: SetAside | None = state.seats[seat].own.get(ASIDE)
    return found.card if found is not None else ""


def _has_hand(rules: Rules, state: GameState, seat: int, effect: SetAsideCard, source: str) -> bool:
    return bool(state.seats[seat].hand) and not _aside_of(state, seat).card  # only one card may be set aside


def _aside_options(rules: Rules, state: GameState, frame: Ask, effect: SetAsideCard) -> list[OptionId]:
    if _aside_of(state, frame.seat).card:
        return []
    return [("aside", card) for card in dict.fromkeys(state.seats[frame.seat].hand)]


def _aside_answer(rules: Rules, state: GameState, frame: Ask, effect: SetAsideCard, option: OptionId) -> None:
    _, chosen = option
    picked(state, frame)
    player, card = state.seats[frame.seat], str(chosen)
    player.hand = without(player.hand, card)
    _aside_of(state, frame.seat).card = card
    state.events.append(("aside", frame.seat, card))


def _take_back(state: GameState, seat: int) -> str:
    """Reveal the seat's set-aside card and return it to the hand; return its id, or "" if there is none."""
    mine = _aside_of(state, seat)
    card, mine.card = mine.card, ""
    if card:
        state.seats[seat].hand += (card,)
        state.events.append(("aside_back", seat, card))
    return card


def _second_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """Return the set-aside card to the hand at the start of the seat's second turn of the round (X10.2, X10.10)."""
    mine = _aside_of(state, turn.seat)
    mine.turns += 1
    mine.returned = _take_back(state, turn.seat) if mine.turns == 2 else ""


def _first_turn_reveals(rules: Rules, state: GameState, turn: Turn) -> None:
    """Return the set-aside card to the hand that is about to be revealed, in an early Reveal turn (X10.3)."""
    _take_back(state, turn.seat)


def _sent(rules: Rules, state: GameState, turn: Turn) -> None:
    """Add the trait's effects if the returned card sends an Agent in the turn of its return (X10.2, X17.23)."""
    trait = _trait(rules, state, turn.seat, SetAsideReturns)
    returned = _aside_of(state, turn.seat).returned
    if trait is None or returned not in (turn.card, *cards_among(turn.also)):
        return
    effects: Effects = trait.one_icon if len(rules.card_icons(rules, state, turn, returned)) == 1 else trait.otherwise
    turn.pool += todo_of("leader:" + state.seats[turn.seat].leader, effects)


def _new_round(rules: Rules, state: GameState) -> None:
    for seat in range(len(state.seats)):
        _aside_of(state, seat).turns = 0


def _lies_aside(seat: Seat) -> Iterator[str]:
    card = seat.own[ASIDE].card
    if card:
        yield card


def _hide(rules: Rules, seen: GameState, seat: int) -> None:
    """Hide the cards that other seats set aside from the seat's view (X10.2)."""
    for index in range(len(seen.seats)):
        mine = _aside_of(seen, index)
        if index != seat and mine.card:
            mine.card = HIDDEN


def _get_aside(state: GameState, seat: int) -> tuple[str, ...]:
    card = _aside_of(state, seat).card
    return (card,) if card else ()


def _put_aside(state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    _aside_of(state, seat).card = cards[0] if cards else ""


def _remember_aside(memory: Memory, event: Any) -> None:
    _, seat, card = event
    if card == HIDDEN:
        memory.put(("aside", seat), (memory.unseen((HAND, seat)),))


def _remember_back(memory: Memory, event: Any) -> None:
    """Remember a set-aside card that returns to the hand: everybody sees it (X10.2)."""
    _, seat, card = event
    memory.show(("aside", seat), card)
    memory.put((HAND, seat), (card,))


def _sets_aside(builder: RulesBuilder) -> None:
    builder.add_state(ASIDE, seat=SetAside)
    builder.on("on_conflict_revealed", _new_round)
    builder.on("on_turn", _second_turn)
    builder.on("on_icons", _sent)
    builder.on("on_reveal_hand", _first_turn_reveals)
    builder.on("cards_elsewhere", _lies_aside)
    builder.on("on_view", _hide)
    builder.register(
        zones={"aside": Zone("person", "cards", _get_aside, _put_aside, owner_sees=True)},
        lessons={"aside": _remember_aside, "aside_back": _remember_back},
    )


# ------------------------------------------------------------------------------------------------ tokens on the tracks

SNOOPERS: Final = "snoopers"


@cloneable
@dataclass(slots=True)
class ReachedSnoopers(Record):
    """A table record: the tracks whose Snooper token its seat reached, in that order (X10.6)."""

    reached: tuple[tuple[SeatNumber, Faction], ...] = ()
    kind: Literal["reached_snoopers"] = "reached_snoopers"


def _snoopers_of(state: GameState) -> ReachedSnoopers:
    found: ReachedSnoopers = state.own[SNOOPERS]
    return found


def tokens_on_track(rules: Rules, state: GameState, faction: str) -> tuple[tuple[int, int], ...]:
    """Return the Snooper tokens that lie on the faction's track: (seat, step) pairs (X10.6)."""
    traits = ((seat, _trait(rules, state, seat, Snoopers)) for seat in range(len(state.seats)))
    return tuple((seat, trait.at) for seat, trait in traits if trait and _token_on_track(rules, state, seat, faction))


def _token_on_track(rules: Rules, state: GameState, seat: int, faction: str) -> bool:
    """Tell whether the seat's Snooper token is still on the faction's track (X10.7)."""
    return _trait(rules, state, seat, Snoopers) is not None and (seat, faction) not in _snoopers_of(state).reached


def _reach(rules: Rules, state: GameState, seat: int, faction: str, height: int) -> None:
    """Take the Snooper token that the seat reached on a track and give its next reward (X10.6, X17.21)."""
    trait = _trait(rules, state, seat, Snoopers)
    if trait is None or height < trait.at or not _token_on_track(rules, state, seat, faction):
        return
    table = _snoopers_of(state)
    table.reached += ((seat, FACTIONS[FACTION_INDEX[faction]]),)
    n = sum(owner == seat for owner, _ in table.reached)
    state.events.append(("snooper", seat, faction, n))
    reward = tuple(_bound(rules, effect, faction) for effect in trait.rewards[n - 1])
    state.stack.append(Pool(seat, todo_of("leader:" + state.seats[seat].leader, reward)))


def _bound(rules: Rules, effect: Effect, faction: Any) -> Effect:
    """Return the effect with its "that track" replaced by the track of the faction."""
    if isinstance(effect, TrackBonus):
        return rules.tracks[faction].bonus
    if isinstance(effect, TrackInfluence):
        return Influence(faction, effect.n)
    return effect


def _once_each(rules: Rules, state: GameState) -> Iterator[str]:
    reached = _snoopers_of(state).reached
    for seat, faction in dict.fromkeys(reached):
        if reached.count((seat, faction)) > 1:
            yield f"snoopers: seat {seat} reached the same one twice (X10.6)"


def _snoops(builder: RulesBuilder) -> None:
    builder.add_state(SNOOPERS, table=ReachedSnoopers)
    builder.on("checks", _once_each)
    builder.on("on_influence", _reach)


def _on_any_track(rules: Rules, effect: TrackBonus | TrackInfluence) -> Iterator[Effect]:
    return (_bound(rules, effect, faction) for faction in FACTIONS)


INFLUENCE_WHERE: Final[dict[str, Any]] = {"snooper": _token_on_track}

EFFECTS: Final[dict[type, EffectRule]] = {
    SetAsideCard: EffectRule(ask_owner, ASKS, _has_hand, _has_hand, _aside_options, _aside_answer),
}

MAKES: Final[dict[type, Any]] = {TrackBonus: _on_any_track, TrackInfluence: _on_any_track}

NEEDS: Final[dict[type, Any]] = {
    StartLess: _starts_with_less,
    MoreSolari: _gains_more,
    SetAsideCard: _sets_aside,
    SetAsideReturns: _sets_aside,
    Snoopers: _snoops,
}
