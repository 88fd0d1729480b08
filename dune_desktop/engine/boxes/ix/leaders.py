"""X10: what the leaders of Rise of Ix need beyond the effects of their Signet Rings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.ix.components import MoreSolari, SetAsideReturns, Snoopers, StartLess
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.compiled import todo as todo_of
from dune_desktop.engine.effects import (
    Effect,
    Effects,
    Influence,
    KeepIntrigue,
    SetAsideCard,
    TrackBonus,
    TrackInfluence,
)
from dune_desktop.engine.frames import Ask, Pool
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.engine.options import OptionId
from dune_desktop.engine.resolve import ASKS, EffectRule, ask_owner, picked
from dune_desktop.engine.rules.cards import without

if TYPE_CHECKING:
    from dune_desktop.engine.fitting import Fitting
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.state import GameState, Turn

LOOKED_AT = 2  # X10.8


def install(fitting: Fitting) -> None:
    """Have the traits of the leaders work for people; Rivals ignore them (X11.20)."""
    fitting.teach(
        effects={
            KeepIntrigue: EffectRule(_run_keep, ASKS, options=_keep_options, answer=_keep_answer, taken=_in_hand),
            SetAsideCard: EffectRule(ask_owner, ASKS, _has_hand, _has_hand, _aside_options, _aside_answer),
        },
        influence_where={"snooper": _token_on_track},
    )
    fitting.makes(TrackBonus, lambda rules, effect: (_bound(rules, effect, faction) for faction in FACTIONS))
    fitting.makes(TrackInfluence, lambda rules, effect: (_bound(rules, effect, faction) for faction in FACTIONS))
    fitting.also("on_setup", _start_less)
    fitting.also("on_influence", _reach)
    fitting.also("on_turn", _second_turn)
    fitting.also("on_send", _sent)
    fitting.also("on_reveal_hand", _first_turn_reveals)
    fitting.around_word("gains", "solari", _more_solari)


def _more_solari(gain_solari: Callable[..., None]) -> Callable[..., None]:
    def more_solari(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Each gain in one's own turn is larger (X10.9)."""
        turn = state.turn
        if turn is not None and turn.seat == seat:
            trait = _trait(rules, state, seat, MoreSolari)
            n += trait.n if trait else 0
        gain_solari(rules, state, seat, n, source)

    return more_solari


def _trait(rules: Rules, state: GameState, seat: int, kind: type) -> Any:
    """The trait of this kind that the person in the seat has, if any."""
    leader = rules.leaders.get(state.seats[seat].leader)
    if leader is None or not rules.is_human[seat]:
        return None
    return next((trait for trait in leader.ability if isinstance(trait, kind)), None)


def _start_less(rules: Rules, state: GameState) -> None:
    for seat, player in enumerate(state.seats):
        trait = _trait(rules, state, seat, StartLess)
        if trait is not None:
            setattr(player, trait.what, max(0, getattr(player, trait.what) - trait.n))


# ------------------------------------------------------------------------------------------------ Hundro


def _run_keep(rules: Rules, state: GameState, seat: int, effect: KeepIntrigue, source: str) -> None:
    """Both cards come to the hand, and one of them goes back (X10.8)."""
    before = len(state.seats[seat].intrigue)
    rules.gains["intrigue"](rules, state, seat, LOOKED_AT, source)
    drawn = state.seats[seat].intrigue[before:]
    state.stack.append(Ask(seat, source, effect, taken=drawn))


def _in_hand(rules: Rules, state: GameState, frame: Ask) -> bool:
    """What was drawn to choose from is in the hand."""
    return not Counter(frame.taken) - Counter(state.seats[frame.seat].intrigue)


def _keep_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    return [("put_back", card) for card in dict.fromkeys(frame.taken)]


def _keep_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    player, card = state.seats[frame.seat], str(option[1])
    player.intrigue = without(player.intrigue, card)
    state.intrigue_deck = (card, *state.intrigue_deck)
    state.events.append(("put_back", frame.seat, card))


# ------------------------------------------------------------------------------------------------ Ilesa


def _has_hand(rules: Rules, state: GameState, seat: int, effect: SetAsideCard, source: str) -> bool:
    return bool(state.seats[seat].hand) and not of_seat(state, seat).aside  # there is room for one card


def _aside_options(rules: Rules, state: GameState, frame: Ask) -> list[OptionId]:
    if of_seat(state, frame.seat).aside:
        return []
    return [("aside", card) for card in dict.fromkeys(state.seats[frame.seat].hand)]


def _aside_answer(rules: Rules, state: GameState, frame: Ask, option: OptionId) -> None:
    picked(state, frame)
    player, card = state.seats[frame.seat], str(option[1])
    player.hand = without(player.hand, card)
    of_seat(state, frame.seat).aside = card
    state.events.append(("aside", frame.seat, card))


def _take_back(state: GameState, seat: int) -> str:
    """The card set aside, shown and back in the hand; "" if there is none."""
    mine = of_seat(state, seat)
    card, mine.aside = mine.aside, ""
    if card:
        state.seats[seat].hand += (card,)
        state.events.append(("aside_back", seat, card))
    return card


def _second_turn(rules: Rules, state: GameState, turn: Turn) -> None:
    """At the start of the second turn of the round the card comes back (X10.2, X10.10)."""
    mine = of_seat(state, turn.seat)
    mine.turns += 1
    if mine.turns == 2 and mine.aside:
        assert turn.ix is not None
        turn.ix.returned = _take_back(state, turn.seat)


def _first_turn_reveals(rules: Rules, state: GameState, turn: Turn) -> None:
    """A Reveal turn before the second turn: the card joins the revealed ones (X10.3)."""
    _take_back(state, turn.seat)


def _sent(rules: Rules, state: GameState, turn: Turn) -> None:
    """Sending an Agent with the card in the turn it came back (X10.2)."""
    assert turn.ix is not None
    trait = _trait(rules, state, turn.seat, SetAsideReturns)
    if trait is None or not turn.ix.returned or turn.ix.returned != turn.card:
        return
    card = rules.cards[turn.card]
    effects: Effects = trait.one_icon if len(card.icons) + len(card.infiltrates) == 1 else trait.otherwise
    turn.pool += todo_of("leader:" + state.seats[turn.seat].leader, effects)


# ------------------------------------------------------------------------------------------------ Tessia


def _token_on_track(rules: Rules, state: GameState, seat: int, faction: str) -> bool:
    """Whether the seat's Snooper token is still on the track (X10.7)."""
    return _trait(rules, state, seat, Snoopers) is not None and faction not in of_seat(state, seat).snooped


def _reach(rules: Rules, state: GameState, seat: int, faction: str, height: int) -> None:
    """A token reached goes to the leader and gives the next reward (X10.6, X17.21)."""
    trait = _trait(rules, state, seat, Snoopers)
    if trait is None or height < trait.at or not _token_on_track(rules, state, seat, faction):
        return
    mine = of_seat(state, seat)
    mine.snooped += (faction,)  # type: ignore[operator]
    state.events.append(("snooper", seat, faction, len(mine.snooped)))
    reward = tuple(_bound(rules, effect, faction) for effect in trait.rewards[len(mine.snooped) - 1])
    state.stack.append(Pool(seat, todo_of("leader:" + state.seats[seat].leader, reward)))


def _bound(rules: Rules, effect: Effect, faction: Any) -> Effect:
    """The effect with "that track" filled in."""
    if isinstance(effect, TrackBonus):
        return rules.tracks[faction].bonus
    if isinstance(effect, TrackInfluence):
        return Influence(faction, effect.n)
    return effect
