"""The proof that a game is won: options after which the seat wins, whatever is hidden and whatever others answer.

The seat with the last turns of the last round can try everything that is left to do. It does so in the position as it
sees it, so that a proof holds in every position that it must think possible. Cards that are still to be drawn or turned
up are worth nothing to it, and opponents may play any Intrigue card that it has not seen, as many as they hold. Where
anything else hidden would matter, nothing is proved.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.engine.model.events import NEWS, Facts
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import HIDDEN, NOBODY

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.events import Event
    from dune_desktop.engine.rulebook import Rules

MAX_MISSING_POINTS: Final = 3  # victory points that a seat may lack and still end the game in this round
AFTER_THE_TURNS: Final = frozenset({"combat", "makers", "recall", "endgame"})
DRAWS: Final = frozenset({"draw", "draw_intrigue"})
WORTHLESS_NEWS: Final = DRAWS | {"row", "shuffle"}
"""Kinds of events that show new cards which the proof counts as worth nothing."""


def certain_win(
    rules: Rules, world: Determinization, seat: int, options: tuple[OptionId, ...], max_positions: int
) -> tuple[OptionId, ...]:
    """Return the options after which the seat wins for certain; mostly none.

    The answer is the same in every determinization of an information state. About `max_positions` positions are
    examined; what is not settled by then is not certain.
    """
    if not _is_near(rules, world, seat):
        return ()
    proof = _Proof(rules, seat, world.round)
    known = _HiddenCounts(_intrigue(world))
    seen = proof.seen(world, known)
    return tuple(option for option in options if proof.holds(seen, known, option, max_positions // len(options)))


def _is_near(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether the game may end with this round, and no opponent takes a turn with cards that are not known."""
    if world.phase not in AFTER_THE_TURNS:
        known = all(_is_known(rules, world, other) for other in rules.opponents[seat])
        if not known or world.phase != "turns":
            return False
    best = max(player.vp for player in world.seats)
    return not world.conflict_deck or best >= rules.points_to_end - MAX_MISSING_POINTS


def _is_known(rules: Rules, world: Determinization, other: int) -> bool:
    """Tell whether the opponent has had its last turn, or holds all its cards and no Intrigue card."""
    their = world.seats[other]
    return their.revealed or (rules.is_player[other] and not (their.deck or their.intrigue))


class _TooManyPositions(Exception):
    """Raised when more positions would have to be examined than allowed."""


class _HiddenCounts(NamedTuple):
    """The numbers of hidden cards: Intrigue cards held by each seat, and cards that the proving seat has drawn."""

    held: tuple[int, ...]
    drawn: int = 0


class _Proof:
    """The proof for one seat, by trying everything up to the end of a round."""

    def __init__(self, rules: Rules, seat: int, now: int) -> None:
        self.rules = rules
        self.seat = seat
        self.round = now
        self.left = 0
        self.held: dict[tuple[tuple[str, ...], int, bool], tuple[str, ...]] = {}

    def holds(self, seen: Determinization, known: _HiddenCounts, option: OptionId, max_positions: int) -> bool:
        """Tell whether examining at most `max_positions` positions shows that the answer wins."""
        self.left = max_positions
        try:
            return self.wins(seen, known, option)
        except _TooManyPositions:
            return False

    def wins(self, seen: Determinization, known: _HiddenCounts, option: OptionId) -> bool:
        """Tell whether the seat can win after this answer, whatever is hidden and whatever the opponents answer."""
        rules, seat = self.rules, self.seat
        world = seen.clone()
        try:
            while True:
                before, events = _intrigue(world), rules.play(world, option)
                if not world.stack:
                    return rules.ranking(world)[0] == seat
                if world.round > self.round or self.matters(world, known, events):
                    return False
                if _intrigue(world) != before or not NEWS.isdisjoint([event[0] for event in events]):
                    known = self.put_back(world, known, before, events)
                    world = self.seen(world, known)
                options = rules.legal(world)
                if len(options) != 1:
                    break
                option = options[0]
        except KeyError:  # the rules ask what a hidden card is
            return False
        self.left -= 1
        if self.left < 0 or not options:  # no options: what is asked for are drawn cards
            raise _TooManyPositions
        tried = (self.wins(world, known, each) for each in options)
        return any(tried) if rules.asked(world) == seat else all(tried)

    def matters(self, world: Determinization, known: _HiddenCounts, events: list[Event]) -> bool:
        """Tell whether something hidden that came to light, or was drawn, may matter."""
        kinds = {event[0] for event in events}
        unseen = {event[0] for event in events if HIDDEN in event and Facts(event).seat == NOBODY}
        replaced = unseen | (kinds & {"row"})  # what came to a place of a market
        if kinds & NEWS - WORTHLESS_NEWS - replaced:
            return True
        if any(event[0] == "trash" and Facts(event).zone == "deck" for event in events):
            return True
        if replaced and not all(world.seats[other].revealed for other in self.rules.opponents[self.seat]):
            return True  # an opponent may buy what is new there
        if not kinds & DRAWS:
            return False
        if isinstance(world.stack[-1], Ask) or (known.drawn and "shuffle" in kinds):
            return True  # it may be about the drawn cards, or about some that were put back
        me = world.seats[self.seat]
        drawn = [Facts(event) for event in events if event[0] in DRAWS]
        mine = [card for each in drawn if each.seat == self.seat for card in each.cards]
        others_draw = any(each.kind == "draw" and each.seat != self.seat for each in drawn)
        return others_draw or any(card not in me.hand and card not in me.intrigue for card in mine)

    def put_back(
        self, world: Determinization, known: _HiddenCounts, before: tuple[int, ...], events: list[Event]
    ) -> _HiddenCounts:
        """Make the cards that the seat drew worthless, by putting them back; return what is known afterwards."""
        me, drawn = world.seats[self.seat], known.drawn
        held = tuple(n + now - was for n, now, was in zip(known.held, _intrigue(world), before, strict=True))
        for event in events:
            if event[0] in DRAWS and Facts(event).seat == self.seat:
                for card in Facts(event).cards:
                    if event[0] == "draw":
                        me.hand, me.deck = _without(me.hand, card), (*me.deck, card)
                        drawn += 1
                    else:
                        me.intrigue = _without(me.intrigue, card)
                        world.intrigue_deck += (card,)
        return _HiddenCounts(held, drawn)

    def seen(self, world: Determinization, known: _HiddenCounts) -> Determinization:
        """Return the position as the seat sees it, with a place for all that opponents may hold.

        Which cards each player owns is no secret, so its deck and hand keep their cards, but sorted.
        """
        rules, opponents = self.rules, self.rules.opponents[self.seat]
        seen = rules.view(world, self.seat)
        for player, its in zip(seen.seats, world.seats, strict=True):
            player.deck, player.hand = tuple(sorted(its.deck)), tuple(sorted(its.hand))
        seen.row = _without_hidden(seen.row)
        for record in seen.own.values():
            if hasattr(record, "shown"):  # boxes keep what lies open in their markets in a field of this name
                record.shown = _without_hidden(record.shown)
        if any(known.held[other] for other in opponents):
            shown = (*seen.seats[self.seat].intrigue, *seen.intrigue_discard)
            for player in seen.seats:
                shown += player.intrigue_open
            done = all(seen.seats[other].revealed for other in opponents)
            for other in opponents:
                if rules.is_player[other]:
                    seen.seats[other].intrigue = self.may_hold(shown, known.held[other], done)
        return seen

    def may_hold(self, shown: tuple[str, ...], held: int, done: bool) -> tuple[str, ...]:
        """Return all cards that an opponent who holds so many may hold, if these were `shown`.

        Without Plot cards if it is `done` with its turns.
        """
        key = (shown, held, done)
        found = self.held.get(key)
        if found is None:
            rules, seen = self.rules, Counter(shown)
            found = tuple(
                card.id
                for card in rules.intrigues.values()
                for _ in range(min(card.copies - seen[card.id], held))
                if not done or any(use.timing != "plot" for use in card.uses)
            )
            found = self.held[key] = found + (HIDDEN,) * (held - len(found))
        return found


def _intrigue(world: Determinization) -> tuple[int, ...]:
    return tuple(len(player.intrigue) for player in world.seats)


def _without_hidden(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("" if card == HIDDEN else card for card in cards)


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]
