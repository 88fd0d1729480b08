"""Drawing, discarding and trashing cards, and the zones of a player's cards (R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.knowledge.view import known_of_deck, peeks
from dune_desktop.engine.model.chance import of_seat, shuffled
from dune_desktop.engine.model.effects import (
    Discard,
    FetchFromDiscard,
    LookAtTop,
    Pay,
    ReturnSelf,
    ShuffleDiscard,
    Trash,
    TrashSelf,
)
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    PLAIN,
    QUIET,
    EffectRule,
    ask,
    ask_owner,
    every_pick_counted,
    picked,
    run_all,
)

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Seat
    from dune_desktop.engine.rulebook import Rules

DECK = "deck"
STREAMS: Final = {DECK: "seat"}


def starting_cards(rules: Rules, leader: str) -> tuple[str, ...]:
    """Return the starting deck of a player with this leader, unshuffled: the same for all leaders (R2.5)."""
    return rules.starting_deck


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one copy of `card`; raise ValueError if there is none."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def draw(rules: Rules, state: GameState, seat: int, n: int, source: str = "") -> None:
    """Draw up to `n` cards into the seat's hand; reshuffle the discard pile when the deck is empty (R16.2, R16.3).

    During the seat's own Reveal turn the drawn cards are revealed at once (R10.6).
    """
    player = state.seats[seat]
    drawn: tuple[str, ...] = ()
    missing = n
    while missing > 0:
        deck = player.deck
        if not deck:
            if not player.discard:
                break
            player.deck = shuffled(state, of_seat(DECK, seat), player.discard)
            state.events.append(("shuffle", seat, "deck", player.discard))
            player.discard = ()
            player.known_top = 0
            continue
        drawn += deck[:missing]
        player.deck = deck[missing:]
        missing = n - len(drawn)
    if not drawn:
        return
    player.known_top = max(0, player.known_top - len(drawn))
    state.events.append(("draw", seat, drawn))
    turn = state.turn
    if turn is not None and turn.seat == seat and turn.stage == "reveal":
        rules.reveal_cards(rules, state, seat, drawn)
    else:
        player.hand += drawn


def discard_from_hand(rules: Rules, state: GameState, seat: int, card: str) -> None:
    """Move a card from the seat's hand to its discard pile, and carry out the effects of discarding it (R16.5)."""
    player = state.seats[seat]
    player.hand = without(player.hand, card)
    player.discard += (card,)
    state.events.append(("discard", seat, card))
    run_all(rules, state, seat, rules.cards[card].discard, "card:" + card)


def back_to_hand(state: GameState, seat: int, card: str) -> None:
    """Return a card of the seat from play to its hand."""
    player = state.seats[seat]
    player.in_play = without(player.in_play, card)
    player.hand += (card,)
    state.events.append(("card_back", seat, card))


def trash(rules: Rules, state: GameState, seat: int, card: str, zone: str) -> None:
    """Remove a card from a zone of the seat and from the game, and carry out the effects of trashing it (R16.6)."""
    player = state.seats[seat]
    setattr(player, zone, without(getattr(player, zone), card))
    leave_game(rules, state, card)
    state.events.append(("trash", seat, card, zone))
    run_all(rules, state, seat, rules.cards[card].trash, "card:" + card)


def _gone(rules: Rules, state: GameState, frame: Ask) -> None:
    """Call the hooks for cards that were discarded or trashed to answer an `Ask`.

    They run after the last card of a cost, not in between, and before the effect that is paid for (X7.10).
    """
    effect = frame.effect
    if isinstance(effect, Trash) and effect.optional:  # separate icons: each card is settled by itself
        cards_left(rules, state, frame.seat, tuple(str(card) for card in frame.taken[-1:]))
        return
    if frame.left > 0 and not rules.effects[effect.__class__].options(rules, state, frame, effect):
        frame.left = 0  # nothing more can be given; cards drawn later must not count for this cost
        state.stack.remove(frame)
    if frame.left <= 0:
        cards_left(rules, state, frame.seat, tuple(str(card) for card in frame.taken))


def cards_left(rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    """Call the `on_cards_left` hooks: these cards were discarded from hand or trashed."""
    for told in rules.on_cards_left:
        told(rules, state, seat, cards)


def leave_game(rules: Rules, state: GameState, card: str) -> None:
    """Remove a card from the game, or return it to its Reserve stack (R11.8)."""
    if rules.cards[card].deck == "reserve":
        state.reserve = {**state.reserve, card: state.reserve[card] + 1}
    else:
        state.trashed += (card,)


def unload(rules: Rules, state: GameState, seat: int, cards: tuple[str, ...]) -> None:
    """Queue the Reveal boxes of those cards that have Unload; their owner chooses the order (X7.2, X7.10)."""
    todo = tuple(item for card in cards if rules.cards[card].unload for item in rules.card_rules[card].reveal)
    if todo:
        state.stack.append(Pool(seat, todo))


def _pays_with_unload(rules: Rules, state: GameState, seat: int, effect: Pay) -> bool:
    """Tell whether a discard cost pays off because a card in hand has Unload (X7.2)."""
    return any(part.__class__ is Discard for part in effect.cost) and any(
        rules.cards[card].unload for card in state.seats[seat].hand
    )


def have_cards_unload(builder: RulesBuilder) -> None:
    """Register the hooks of Unload, for games that have cards with it (X7.2)."""
    builder.on("on_cards_left", unload)
    builder.on("worth_paying", _pays_with_unload)


# ------------------------------------------------------------------------------------------------ effects


def _gain_draw(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
    draw(rules, state, seat, n, source)


def _distinct(cards: tuple[str, ...]) -> list[str]:
    return list(dict.fromkeys(cards))


def _run_trash(rules: Rules, state: GameState, seat: int, effect: Trash, source: str) -> None:
    if not rules.is_player[seat]:
        return  # R28.12: nothing to trash for a Rival
    ask(state, seat, source, effect, effect.n)


def _trash_options(rules: Rules, state: GameState, frame: Ask, effect: Trash) -> list[OptionId]:
    player = state.seats[frame.seat]
    options: list[OptionId] = [
        ("trash", zone, card) for zone in effect.zones for card in _distinct(getattr(player, zone))
    ]
    if effect.optional:
        options.append(DECLINE)
    return options


def _trash_answer(rules: Rules, state: GameState, frame: Ask, effect: Trash, option: OptionId) -> None:
    _, zone, card = option
    frame.taken += (str(card),)
    picked(state, frame)
    trash(rules, state, frame.seat, str(card), str(zone))
    _gone(rules, state, frame)


def _cards_taken(rules: Rules, state: GameState, frame: Ask, effect: Trash | Discard) -> bool:
    return all(card in rules.cards for card in frame.taken) and every_pick_counted(frame, effect.n)


def _can_trash(rules: Rules, state: GameState, seat: int, effect: Trash, source: str) -> bool:
    player = state.seats[seat]
    return sum(len(getattr(player, zone)) for zone in effect.zones) >= (1 if effect.optional else effect.n)


def _in_play(rules: Rules, state: GameState, seat: int, effect: TrashSelf | ReturnSelf, source: str) -> bool:
    return source.removeprefix("card:") in state.seats[seat].in_play


def _run_trash_self(rules: Rules, state: GameState, seat: int, effect: TrashSelf, source: str) -> None:
    if _in_play(rules, state, seat, effect, source):
        card = source.removeprefix("card:")
        trash(rules, state, seat, card, "in_play")
        cards_left(rules, state, seat, (card,))


def _run_return_self(rules: Rules, state: GameState, seat: int, effect: ReturnSelf, source: str) -> None:
    if _in_play(rules, state, seat, effect, source):
        back_to_hand(state, seat, source.removeprefix("card:"))


def _run_discard(rules: Rules, state: GameState, seat: int, effect: Discard, source: str) -> None:
    if rules.is_player[seat]:  # R26.11: Rivals have no hand
        ask(state, seat, source, effect, effect.n)


def _discard_options(rules: Rules, state: GameState, frame: Ask, effect: Discard) -> list[OptionId]:
    return [("discard", card) for card in _distinct(state.seats[frame.seat].hand)]


def _discard_answer(rules: Rules, state: GameState, frame: Ask, effect: Discard, option: OptionId) -> None:
    _, card = option
    frame.taken += (str(card),)
    picked(state, frame)
    discard_from_hand(rules, state, frame.seat, str(card))
    _gone(rules, state, frame)


def _has_hand(rules: Rules, state: GameState, seat: int, effect: Discard, source: str) -> bool:
    return bool(state.seats[seat].hand)


def _fetchable(rules: Rules, player: Seat, effect: FetchFromDiscard) -> list[str]:
    return [card for card in _distinct(player.discard) if effect.faction in rules.cards[card].factions]


def _can_fetch(rules: Rules, state: GameState, seat: int, effect: FetchFromDiscard, source: str) -> bool:
    return bool(_fetchable(rules, state.seats[seat], effect))


def _fetch_options(rules: Rules, state: GameState, frame: Ask, effect: FetchFromDiscard) -> list[OptionId]:
    return [("fetch", card) for card in _fetchable(rules, state.seats[frame.seat], effect)]


def _fetch_answer(rules: Rules, state: GameState, frame: Ask, effect: FetchFromDiscard, option: OptionId) -> None:
    picked(state, frame)
    _, fetched = option
    card, player = str(fetched), state.seats[frame.seat]
    player.discard = without(player.discard, card)
    player.hand += (card,)
    state.events.append(("fetch", frame.seat, card))


def _has_deck(rules: Rules, state: GameState, seat: int, effect: LookAtTop, source: str) -> bool:
    return bool(state.seats[seat].deck)  # R16.4: never reshuffle merely to look


def _run_look(rules: Rules, state: GameState, seat: int, effect: LookAtTop, source: str) -> None:
    """Show the top card to the seat; report an event unless the seat knew the card already."""
    deck = state.seats[seat].deck
    if deck and not known_of_deck(rules, state, seat, seat):
        state.events.append(("look", seat, deck[0]))
    ask(state, seat, source, effect)


def _look_options(rules: Rules, state: GameState, frame: Ask, effect: LookAtTop) -> list[OptionId]:
    if not state.seats[frame.seat].deck:
        return []
    return [("draw_top",), ("trash_top",)]


def _look_answer(rules: Rules, state: GameState, frame: Ask, effect: LookAtTop, option: OptionId) -> None:
    picked(state, frame)
    if option[0] == "draw_top":
        draw(rules, state, frame.seat, 1, frame.source)
        return
    player = state.seats[frame.seat]
    card = player.deck[0]
    player.known_top = max(0, player.known_top - 1)
    trash(rules, state, frame.seat, card, "deck")
    if player.deck and not player.known_top and peeks(rules, state, frame.seat):
        state.events.append(("look", frame.seat, player.deck[0]))
    cards_left(rules, state, frame.seat, (card,))


def _run_shuffle(rules: Rules, state: GameState, seat: int, effect: ShuffleDiscard, source: str) -> None:
    player = state.seats[seat]
    player.deck = shuffled(state, of_seat(DECK, seat), player.deck + player.discard)
    state.events.append(("shuffle", seat, "discard", player.discard))
    player.discard = ()
    player.known_top = 0


def _can_shuffle(rules: Rules, state: GameState, seat: int, effect: ShuffleDiscard, source: str) -> bool:
    player = state.seats[seat]
    return bool(player.deck or player.discard)


GAINS: Final[dict[str, Any]] = {"draw": _gain_draw}

EFFECTS: Final[dict[type, EffectRule]] = {
    Trash: EffectRule(_run_trash, ASKS, _can_trash, _can_trash, _trash_options, _trash_answer, taken=_cards_taken),
    TrashSelf: EffectRule(_run_trash_self, QUIET, _in_play, _in_play),
    ReturnSelf: EffectRule(_run_return_self, QUIET, _in_play, _in_play, moment="agent"),
    Discard: EffectRule(
        _run_discard, ASKS, _has_hand, _has_hand, _discard_options, _discard_answer, taken=_cards_taken
    ),
    FetchFromDiscard: EffectRule(ask_owner, ASKS, _can_fetch, _can_fetch, _fetch_options, _fetch_answer),
    LookAtTop: EffectRule(_run_look, ASKS, _has_deck, _has_deck, _look_options, _look_answer),
    ShuffleDiscard: EffectRule(_run_shuffle, PLAIN, useful=_can_shuffle),  # the card shuffles first, then draws
}

REASONS: Final[dict[type, Reason]] = {ReturnSelf: Reason("not_in_play")}
