"""Effects and conditions of Uprising's cards besides Spies, sandworms, contracts and battle icons (U13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.boxes.uprising.spies import spied_on
from dune_desktop.engine.boxes.uprising.state import of_turn, own_turn
from dune_desktop.engine.boxes.uprising.words import (
    AcquireForSolari,
    AllianceOfAnother,
    DeployRecruits,
    DiscardFor,
    LookAtThree,
    OnAcquire,
    OnSpiceMustFlow,
    RetreatSome,
    RevealedOf,
    StayHome,
    TrashOfFaction,
    TrashWorth,
)
from dune_desktop.engine.model.conditions import steps_of
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY, PERSUASION
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    PLAIN,
    EffectRule,
    ask,
    ask_owner,
    picked,
    run_all,
)
from dune_desktop.engine.rules.acquire import acquire
from dune_desktop.engine.rules.cards import cards_left, discard_from_hand, draw, trash, without
from dune_desktop.engine.rules.goods import spend
from dune_desktop.engine.rules.influence import gain_influence
from dune_desktop.engine.rules.markets import Market, Offer
from dune_desktop.engine.rules.seats import army_of
from dune_desktop.engine.rules.troops import deploy_fresh
from dune_desktop.engine.rules.units import TROOP, retreat

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules

TOP = 3  # cards that Long Live the Fighters looks at


def install(builder: RulesBuilder) -> None:
    """Register the effects, costs and conditions of these cards, and what happens when a card is acquired."""
    builder.register(
        effects={
            DiscardFor: EffectRule(ask_owner, ASKS, _has_hand, _has_hand, _discard_options, _discard_answer),
            TrashOfFaction: EffectRule(ask_owner, ASKS, _has_of_faction, _has_of_faction, _of_faction, _trash_answer),
            TrashWorth: EffectRule(ask_owner, ASKS, _has_hand, _has_hand, _worth_options, _worth_answer),
            RetreatSome: EffectRule(ask_owner, ASKS, _can_retreat, _can_retreat, _retreat_options, _retreat_answer),
            LookAtThree: EffectRule(
                _run_three, ASKS, _has_three, _has_three, _three_options, _three_answer, taken=_three_taken
            ),
            AcquireForSolari: EffectRule(
                ask_owner, ASKS, _can_acquire, _can_acquire, _acquire_options, _acquire_answer
            ),
            DeployRecruits: EffectRule(ask_owner, ASKS, _has_recruits, _has_recruits, _deploy_options, _deploy_answer),
            StayHome: EffectRule(_run_stay, PLAIN),
            OnAcquire: EffectRule(_run_on_acquire, PLAIN),
            OnSpiceMustFlow: EffectRule(_run_on_flow, PLAIN),
        },
        costs={
            DiscardFor: (_has_hand, ask_owner),
            TrashOfFaction: (_has_of_faction, ask_owner),
            RetreatSome: (_can_retreat, ask_owner),
        },
        conditions={AllianceOfAnother: _alliance_of_another},
        counters={RevealedOf: _revealed_of},
        reasons={LookAtThree: Reason("deck_too_small"), RetreatSome: Reason("too_few_troops")},
    )
    builder.wrap("may_deploy", _may_deploy)
    builder.wrap("reveal_cards", _reveal_cards)
    builder.on("on_acquire", _acquired)


# ------------------------------------------------------------------------------------------------ discarding, trashing


def _has_hand(rules: Rules, state: GameState, seat: int, effect: DiscardFor | TrashWorth, source: str) -> bool:
    return bool(state.seats[seat].hand)


def _discard_options(rules: Rules, state: GameState, frame: Ask, effect: DiscardFor) -> list[OptionId]:
    return [("discard", card) for card in dict.fromkeys(state.seats[frame.seat].hand)]


def _discard_answer(rules: Rules, state: GameState, frame: Ask, effect: DiscardFor, option: OptionId) -> None:
    _, chosen = option
    card = str(chosen)
    picked(state, frame)
    discard_from_hand(rules, state, frame.seat, card)
    if effect.faction in rules.cards[card].factions:
        run_all(rules, state, frame.seat, effect.effects, frame.source)
    cards_left(rules, state, frame.seat, (card,))


def _others_of_faction(rules: Rules, state: GameState, seat: int, effect: TrashOfFaction, source: str) -> list[str]:
    """Return the cards of the faction in the zone, without the card that asks for another one."""
    cards: tuple[str, ...] = getattr(state.seats[seat], effect.zone)
    itself = source.removeprefix("card:")
    if effect.zone == "in_play" and itself in cards:
        cards = without(cards, itself)
    return [card for card in dict.fromkeys(cards) if effect.faction in rules.cards[card].factions]


def _has_of_faction(rules: Rules, state: GameState, seat: int, effect: TrashOfFaction, source: str) -> bool:
    return bool(_others_of_faction(rules, state, seat, effect, source))


def _of_faction(rules: Rules, state: GameState, frame: Ask, effect: TrashOfFaction) -> list[OptionId]:
    found = _others_of_faction(rules, state, frame.seat, effect, frame.source)
    return [("trash", effect.zone, card) for card in found]


def _trash_answer(rules: Rules, state: GameState, frame: Ask, effect: TrashOfFaction, option: OptionId) -> None:
    _, zone, card = option
    picked(state, frame)
    trash(rules, state, frame.seat, str(card), str(zone))
    cards_left(rules, state, frame.seat, (str(card),))


def _worth_options(rules: Rules, state: GameState, frame: Ask, effect: TrashWorth) -> list[OptionId]:
    return [("trash", "hand", card) for card in dict.fromkeys(state.seats[frame.seat].hand)]


def _worth_answer(rules: Rules, state: GameState, frame: Ask, effect: TrashWorth, option: OptionId) -> None:
    _, _, chosen = option
    card = str(chosen)
    picked(state, frame)
    if (rules.cards[card].cost or 0) >= 1:
        run_all(rules, state, frame.seat, effect.effects, frame.source)
    trash(rules, state, frame.seat, card, "hand")
    cards_left(rules, state, frame.seat, (card,))


# ------------------------------------------------------------------------------------------------ the top of the deck


def _has_three(rules: Rules, state: GameState, seat: int, effect: LookAtThree, source: str) -> bool:
    """Tell whether the deck has three cards; it is not reshuffled merely to look (Long Live the Fighters)."""
    return len(state.seats[seat].deck) >= TOP


def _run_three(rules: Rules, state: GameState, seat: int, effect: LookAtThree, source: str) -> None:
    """Take the three cards to the hand; two of them leave it again before anything else can happen."""
    if not _has_three(rules, state, seat, effect, source):
        return
    seen = state.seats[seat].deck[:TOP]
    draw(rules, state, seat, TOP, source)
    ask(state, seat, source, effect)
    asked = state.stack[-1]
    assert isinstance(asked, Ask)
    asked.taken = seen


def _three_options(rules: Rules, state: GameState, frame: Ask, effect: LookAtThree) -> list[OptionId]:
    """Return the cards to discard, and after that those to trash; the one that is left stays in the hand."""
    cards = dict.fromkeys(str(card) for card in frame.taken)
    return [("discard", card) if len(frame.taken) == TOP else ("trash", "hand", card) for card in cards]


def _three_answer(rules: Rules, state: GameState, frame: Ask, effect: LookAtThree, option: OptionId) -> None:
    action, *_, chosen = option
    card = str(chosen)
    if action == "discard":
        frame.taken = without(tuple(str(each) for each in frame.taken), card)
        discard_from_hand(rules, state, frame.seat, card)
    else:
        picked(state, frame)
        trash(rules, state, frame.seat, card, "hand")


def _three_taken(rules: Rules, state: GameState, frame: Ask, effect: LookAtThree) -> bool:
    """Tell whether the cards still to be sorted are in the hand: three, or two once one is discarded."""
    hand = state.seats[frame.seat].hand
    return len(frame.taken) in (TOP, TOP - 1) and all(card in hand for card in frame.taken)


# ------------------------------------------------------------------------------------------------ troops


def _can_retreat(rules: Rules, state: GameState, seat: int, effect: RetreatSome, source: str) -> bool:
    return army_of(rules, state, seat).conflict >= effect.least


def _retreat_options(rules: Rules, state: GameState, frame: Ask, effect: RetreatSome) -> list[OptionId]:
    most = min(effect.most, army_of(rules, state, frame.seat).conflict)
    return [("retreat", n) for n in range(most, effect.least - 1, -1)]


def _retreat_answer(rules: Rules, state: GameState, frame: Ask, effect: RetreatSome, option: OptionId) -> None:
    _, n = option
    picked(state, frame)
    retreat(rules, state, frame.seat, TROOP, int(n))


def _recruits(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many troops recruited this turn the seat could still deploy (Sardaukar Coordination)."""
    turn = state.turn
    if turn is None or turn.seat != seat or of_turn(turn).home:
        return 0
    return max(0, min(turn.recruited - turn.deployed, army_of(rules, state, seat).garrison))


def _has_recruits(rules: Rules, state: GameState, seat: int, effect: DeployRecruits, source: str) -> bool:
    return _recruits(rules, state, seat) > 0


def _deploy_options(rules: Rules, state: GameState, frame: Ask, effect: DeployRecruits) -> list[OptionId]:
    most = _recruits(rules, state, frame.seat)
    return [*(("deploy", n) for n in range(most, 0, -1)), DECLINE] if most else []


def _deploy_answer(rules: Rules, state: GameState, frame: Ask, effect: DeployRecruits, option: OptionId) -> None:
    _, n = option
    picked(state, frame)
    deploy_fresh(rules, state, frame.seat, int(n))


def _run_stay(rules: Rules, state: GameState, seat: int, effect: StayHome, source: str) -> None:
    turn = own_turn(state, seat)
    if turn is not None:
        turn.home = True


def _may_deploy(inner: Callable[..., bool], rules: Rules, turn: Turn) -> bool:
    """Tell whether the turn's seat may deploy: not after its leader has forbidden it for this turn (U13.5)."""
    return inner(rules, turn) and not of_turn(turn).home


# ------------------------------------------------------------------------------------------------ acquiring


def _affordable(rules: Rules, state: GameState, seat: int) -> list[tuple[Market, Offer]]:
    """Return the cards whose printed cost the seat could pay in Solari; discounts do not count (U13)."""
    return [
        (market, offer)
        for market in rules.markets.values()
        if market.currency == PERSUASION
        for offer in market.offers(rules, state, seat)
        if (rules.cards[offer[0]].cost or 0) <= state.seats[seat].solari
    ]


def _can_acquire(rules: Rules, state: GameState, seat: int, effect: AcquireForSolari, source: str) -> bool:
    return bool(_affordable(rules, state, seat))


def _acquire_options(rules: Rules, state: GameState, frame: Ask, effect: AcquireForSolari) -> list[OptionId]:
    offers = [("acquire", *offer, "hand") for _, offer in _affordable(rules, state, frame.seat)]
    return [*offers, DECLINE] if offers else []


def _acquire_answer(rules: Rules, state: GameState, frame: Ask, effect: AcquireForSolari, option: OptionId) -> None:
    _, card, slot, to = option
    picked(state, frame)
    spend(state, frame.seat, "solari", rules.cards[str(card)].cost or 0, frame.source)
    acquire(rules, state, frame.seat, str(card), slot, str(to), frame.source)


def _run_on_acquire(rules: Rules, state: GameState, seat: int, effect: OnAcquire, source: str) -> None:
    turn = own_turn(state, seat)
    if turn is not None:
        turn.on_acquire += todo_of(source, effect.effects)


def _run_on_flow(rules: Rules, state: GameState, seat: int, effect: OnSpiceMustFlow, source: str) -> None:
    """Promise the Influence, or give it at once if the card was acquired earlier in this turn (Guild Spy)."""
    turn = own_turn(state, seat)
    if turn is not None:
        turn.watching = source
        _spies_report(rules, state, seat)


def _acquired(rules: Rules, state: GameState, seat: int, card: str) -> None:
    own, turn = own_turn(state, seat), state.turn
    if own is None or turn is None:
        return
    turn.pool += own.on_acquire
    if card == rules.spice_must_flow:
        own.flowed = True
        _spies_report(rules, state, seat)


def _spies_report(rules: Rules, state: GameState, seat: int) -> None:
    """Give 1 Influence with each Faction that the seat is spying on, once in the turn (Guild Spy)."""
    turn = own_turn(state, seat)
    if turn is None or not turn.watching or not turn.flowed:
        return
    source, turn.watching, turn.flowed = turn.watching, "", False
    watched = {rules.spaces[space].faction for space in spied_on(rules, state, seat)}
    for faction in FACTIONS:
        if faction in watched:
            gain_influence(rules, state, seat, faction, 1, source)


# ------------------------------------------------------------------------------------------------ conditions, amounts


def _alliance_of_another(rules: Rules, state: GameState, seat: int, test: AllianceOfAnother, source: str) -> bool:
    """Tell whether an opponent holds the Alliance of a track where the seat stands high enough (Shadow Alliance)."""
    influence = steps_of(rules, state, seat)
    return any(
        state.alliances[FACTION_INDEX[faction]] not in (NOBODY, seat) and influence[FACTION_INDEX[faction]] >= test.n
        for faction in FACTIONS
    )


def _revealed_of(rules: Rules, state: GameState, seat: int, amount: RevealedOf, source: str) -> int:
    turn = own_turn(state, seat)
    revealed = turn.revealed if turn is not None else ()
    return sum(amount.faction in rules.cards[card].factions for card in revealed)


def _reveal_cards(
    inner: Callable[..., None], rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]
) -> None:
    """Reveal the cards and remember them for the turn (Sardaukar Coordination)."""
    turn = own_turn(state, seat)
    if turn is not None:
        turn.revealed += cards
    inner(rules, state, seat, cards)
