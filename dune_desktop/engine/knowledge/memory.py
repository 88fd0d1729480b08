"""A seat's memory of hidden cards: which card each is, or which cards it is among (R29).

The hidden places are decks, and the hands of others. For every card there a memory holds the card itself, or the *lot*
it comes from. A lot is a known set of cards, each hidden somewhere, with nobody knowing which is where. So a discard
pile that became a deck is a lot, all that is hidden when a memory begins is one for each owner, and the cards of a hand
become one when an unseen card leaves it. A lot may contain cards of earlier lots.

A memory learns only from events as its seat may know them (`events.seen_by`). Nothing in it comes from the order in
which hidden cards lie. It never excludes what may be true; where two lots might have held a card that was shown, they
are merged, and something is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from dune_desktop.engine.knowledge.view import known_of_deck
from dune_desktop.engine.model.events import Event
from dune_desktop.engine.model.ids import HIDDEN, NOBODY, Slot, market_of

if TYPE_CHECKING:
    from dune_desktop.engine.model.chance import Chance
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

Label = str | int
"""A card by its id, or the number of the lot it is from."""

HiddenPlace = tuple[str, int]
"""A zone (`Rules.zones`) and its seat, or `NOBODY` for a zone of the table."""


class Zone(NamedTuple):
    """A kind of place for hidden cards, and how to read and write it in a position.

    `of`: there is one for every "person", one for "anybody", Rivals too, or one on the "table". `stock`: cards of one
    stock are never confused with those of another; each person has a stock of their own. `get` and `put` read and write
    a position. `owner_sees`: its owner sees the cards and need not remember them.
    """

    of: Literal["person", "anybody", "table"]
    stock: str
    get: Callable[[GameState, int], tuple[str, ...]]
    put: Callable[[GameState, int, tuple[Any, ...]], None]
    owner_sees: bool = False


class Memory:
    """One seat's memory of cards it cannot see; plain numbers, names and tuples."""

    __slots__ = ("lots", "next_lot", "places", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.places: dict[HiddenPlace, tuple[Label, ...]] = {}
        self.lots: dict[int, tuple[Label, ...]] = {}
        self.next_lot = 0

    @classmethod
    def begin(cls, rules: Rules, state: GameState, seat: int) -> Memory:
        """Return the memory of a seat that joins at this position and has seen nothing of the game before.

        It holds which cards belong to whom and the deck tops that the seat may see, but no order.
        """
        memory = cls(seat)
        stocks: dict[HiddenPlace, list[str]] = {}
        counts: list[tuple[HiddenPlace, HiddenPlace, tuple[str, ...], int]] = []
        for name, zone in rules.zones.items():
            for owner in _owners(rules, zone):
                if zone.owner_sees and owner == seat:
                    continue
                cards = zone.get(state, owner)
                known = known_of_deck(rules, state, owner, seat) if name == "deck" else 0
                stock = (zone.stock, owner if zone.of == "person" else NOBODY)
                stocks.setdefault(stock, []).extend(cards[known:])
                counts.append(((name, owner), stock, cards[:known], len(cards) - known))
        labels = {stock: memory.lot(sorted(cards)) for stock, cards in stocks.items()}
        for place, stock, shown, hidden in counts:
            memory.places[place] = shown + labels[stock][:hidden]
        return memory

    @classmethod
    def with_open_hands(cls, rules: Rules, state: GameState, memories: Iterable[Memory]) -> Memory:
        """Return the memory for a table with all hands open: the cards of each deck, in no order.

        A card of a deck has its true place only if one of these memories knows it.
        """
        memory, known = cls(NOBODY), tuple(memories)
        for name, zone in rules.zones.items():
            for owner in () if zone.owner_sees else _owners(rules, zone):
                labels = zip(*(each.places[name, owner] for each in known), strict=True)
                placed = [next((label for label in of if isinstance(label, str)), "") for of in labels]
                cards = zip(zone.get(state, owner), placed, strict=True)
                rest = iter(memory.lot(sorted(card for card, known_as in cards if not known_as)))
                memory.places[name, owner] = tuple(known_as or next(rest) for known_as in placed)
        return memory

    def copy(self) -> Memory:
        """Return an equal memory that is independent of this one."""
        copy = Memory(self.seat)
        copy.places, copy.lots, copy.next_lot = dict(self.places), dict(self.lots), self.next_lot
        return copy

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Memory) and self.as_data() == other.as_data()

    def as_data(self) -> tuple[object, ...]:
        """Return the whole memory as plain data."""
        return self.seat, self.places, self.lots, self.next_lot

    def observe(self, rules: Rules, events: Iterable[Event]) -> None:
        """Learn from events as this seat may know them (`events.seen_by`), in the order in which they happened."""
        for event in events:
            lesson = rules.lessons.get(str(event[0]))
            if lesson is not None:
                lesson(self, event)

    def see_own_deck(self, cards: tuple[str, ...]) -> None:
        """Learn the cards on top of the seat's own deck, which it may look at, as Paul may (R24.7)."""
        place = ("deck", self.seat)
        for index, card in enumerate(cards):
            label = self.places[place][index]
            if label != card:
                assert isinstance(label, int), f"{card} lies where {label} was seen"
                self.places[place] = (*self.places[place][:index], card, *self.places[place][index + 1 :])
                self._turn_out(label, card)

    # ------------------------------------------------------------------------------------------------ cards that move

    def follows(self, place: HiddenPlace) -> bool:
        """Tell whether the memory tracks this place: it exists, and the seat does not see into it."""
        return place in self.places

    def lay(self, place: HiddenPlace, labels: Iterable[Label]) -> None:
        """Put cards on top of the place, the first one uppermost."""
        if place in self.places:
            self.places[place] = (*labels, *self.places[place])

    def put(self, place: HiddenPlace, labels: Iterable[Label]) -> None:
        """Add cards to a hand, or under a deck."""
        if place in self.places:
            self.places[place] = (*self.places[place], *labels)

    def draw(self, deck: HiddenPlace, hand: HiddenPlace, cards: Iterable[str]) -> None:
        """Move these cards from the top of the deck to a hand; `HIDDEN` for a card that was not shown."""
        for card in cards:
            label, *rest = self.places[deck]
            self.places[deck] = tuple(rest)
            self.put(hand, (self._turn_out(label, card),))

    def show(self, place: HiddenPlace, card: str) -> None:
        """Remove a card that is shown as it leaves a hand."""
        if place not in self.places:
            return
        if card not in self.places[place]:
            self._unpack(place)
        label: Label = card
        if card not in self.places[place]:
            label = self._lot_with(self.places[place], card)
        self.places[place] = _less(self.places[place], label)
        self._turn_out(label, card)

    def unseen(self, place: HiddenPlace, among: int = 0) -> Label:
        """Remove a card that leaves a hand unshown and return its label; the cards it was among become a lot.

        `among`: it is one of the last `among` that came to the hand; 0: it may be any.
        """
        labels = self.places[place]
        rest, some = labels[: len(labels) - among], labels[len(labels) - among :]
        if not among:
            rest, some = (), labels
        label, *others = self.lot(some)
        self.places[place] = (*rest, *others)
        return label

    def lot(self, cards: Iterable[Label]) -> tuple[Label, ...]:
        """Return one label for each of these cards, all alike, since their order is unknown."""
        parts = tuple(cards)
        if len(set(parts)) < 2:
            return parts
        self.next_lot += 1
        self.lots[self.next_lot] = parts
        return (self.next_lot,) * len(parts)

    # ------------------------------------------------------------------------------------------------ inference

    def _turn_out(self, label: Label, card: str) -> Label:
        """Learn that a card with this label, already taken from its place, was this one; return its label now."""
        if card == HIDDEN or isinstance(label, str):
            return label
        parts = self.lots[label]
        inner: Label = card if card in parts else self._lot_with(parts, card)
        left = _less(self.lots[label], inner)
        if left:
            self.lots[label] = left
        else:
            del self.lots[label]
        self._turn_out(inner, card)
        return card

    def _unpack(self, hand: HiddenPlace) -> None:
        """Dissolve lots that lie in one hand with all their cards: a hand has no order, so they are no secret."""
        labels = self.places[hand]
        for lot in dict.fromkeys(labels):
            if isinstance(lot, int) and labels.count(lot) == len(self.lots[lot]):
                labels = (*(label for label in labels if label != lot), *self.lots.pop(lot))
        if labels != self.places[hand]:
            self.places[hand] = labels
            self._unpack(hand)

    def _lot_with(self, labels: tuple[Label, ...], card: str) -> int:
        """Return the lot among these labels that the card may be from; several such lots are merged.

        Raises ValueError if the card can be from none.
        """
        found = [label for label in dict.fromkeys(labels) if isinstance(label, int) and self._may_be(label, card)]
        if not found:
            raise ValueError(f"{card} cannot have been there as far as seat {self.seat} remembers")
        return found[0] if len(found) == 1 else self._merged(found)

    def _may_be(self, label: Label, card: str) -> bool:
        """Tell whether the card may be behind this label."""
        if isinstance(label, str):
            return label == card
        return any(self._may_be(part, card) for part in dict.fromkeys(self.lots[label]))

    def _merged(self, some: list[int]) -> int:
        """Replace these lots, and those that link them, by one lot; return its number."""
        all_of = [lot for lot in self.lots if self._holds(lot, some) and any(self._holds(one, [lot]) for one in some)]
        self.next_lot += 1
        new = self.next_lot
        parts = tuple(part for lot in all_of for part in self.lots.pop(lot) if part not in all_of)
        self.lots = {lot: _renamed(labels, all_of, new) for lot, labels in self.lots.items()}
        self.places = {place: _renamed(labels, all_of, new) for place, labels in self.places.items()}
        self.lots[new] = parts
        return new

    def _holds(self, label: Label, some: list[int]) -> bool:
        """Tell whether the label is one of these lots or contains cards of one."""
        if isinstance(label, str):
            return False
        return label in some or any(self._holds(part, some) for part in dict.fromkeys(self.lots[label]))

    # ------------------------------------------------------------------------------------------------ dealing

    def deal(self, rules: Rules, world: GameState, chance: Chance) -> None:
        """Fill the hidden places of a position with cards that may be there, using this random stream."""
        lots = self.lots
        dealt: dict[Label, list[str]] = {}

        def named(labels: tuple[Label, ...]) -> tuple[str, ...]:
            cards: list[str] = []
            for label in labels:
                if label.__class__ is int:
                    if label not in dealt:
                        dealt[label] = chance.mixed(named(lots[label]))
                    label = dealt[label].pop()
                cards.append(label)  # type: ignore[arg-type]  # a str by now; isinstance would be most of the work
            return tuple(cards)

        for (zone, owner), labels in self.places.items():
            rules.zones[zone].put(world, owner, named(labels))


def _owners(rules: Rules, zone: Zone) -> list[int]:
    if zone.of == "table":
        return [NOBODY]
    return [seat for seat, human in enumerate(rules.is_player) if human or zone.of == "anybody"]


def _less(labels: tuple[Label, ...], label: Label) -> tuple[Label, ...]:
    index = labels.index(label)
    return labels[:index] + labels[index + 1 :]


def _renamed(labels: tuple[Label, ...], old: list[int], new: int) -> tuple[Label, ...]:
    return tuple(new if label in old else label for label in labels)


# ------------------------------------------------------------------------------------------------ zones


def _seat_zone(name: str) -> tuple[Callable[..., Any], Callable[..., None]]:
    def get(state: GameState, seat: int) -> Any:
        return getattr(state.seats[seat], name)

    def put(state: GameState, seat: int, cards: Any) -> None:
        setattr(state.seats[seat], name, cards)

    return get, put


def _table_zone(name: str) -> tuple[Callable[..., Any], Callable[..., None]]:
    def get(state: GameState, seat: int) -> Any:
        return getattr(state, name)

    def put(state: GameState, seat: int, cards: Any) -> None:
        setattr(state, name, cards)

    return get, put


DECK: Final = "deck"
HAND: Final = "hand"
INTRIGUE: Final = "intrigue"
INTRIGUE_DECK: Final[HiddenPlace] = ("intrigue_deck", NOBODY)


def deck_of(slot: Slot) -> HiddenPlace:
    """Return the deck from which this slot of a market is refilled."""
    return (market_of(slot) + "_deck", NOBODY)


ZONES: Final[dict[str, Zone]] = {
    DECK: Zone("person", "cards", *_seat_zone("deck")),
    HAND: Zone("person", "cards", *_seat_zone("hand"), owner_sees=True),
    INTRIGUE: Zone("anybody", "intrigue", *_seat_zone("intrigue"), owner_sees=True),
    "intrigue_deck": Zone("table", "intrigue", *_table_zone("intrigue_deck")),
    "imperium_deck": Zone("table", "imperium", *_table_zone("imperium_deck")),
}


# ------------------------------------------------------------------------------------------------ lessons

Lesson = Callable[[Memory, Any], None]
"""A function by which a memory learns from an event of one kind."""


def _draw(memory: Memory, event: Any) -> None:
    _, seat, cards = event
    memory.draw((DECK, seat), (HAND, seat), cards)


def _look(memory: Memory, event: Any) -> None:
    _, seat, card = event
    if seat == memory.seat:
        memory.see_own_deck((card,))


def _shuffle(memory: Memory, event: Any) -> None:
    """Learn that a discard pile becomes a deck, the old one being used up, or is shuffled into it ("discard")."""
    _, seat, pile, cards = event
    if pile == "deck":
        memory.put((DECK, seat), memory.lot(cards))  # the cards still there are drawn first, by events after this
    elif pile == "discard":
        memory.places[DECK, seat] = memory.lot((*memory.places[DECK, seat], *cards))
    elif pile == "intrigue":
        memory.put(INTRIGUE_DECK, memory.lot(cards))


def _leaves_hand(memory: Memory, event: Any) -> None:
    _, seat, card, *_ = event
    memory.show((HAND, seat), card)


def _reveal(memory: Memory, event: Any) -> None:
    _, seat, cards = event
    for card in cards:
        memory.show((HAND, seat), card)


def _trash(memory: Memory, event: Any) -> None:
    _, seat, card, zone = event
    if zone == "hand":
        memory.show((HAND, seat), card)
    elif zone == "deck":
        memory.draw((DECK, seat), ("", NOBODY), (card,))


def _fetch(memory: Memory, event: Any) -> None:
    _, seat, card = event
    memory.put((HAND, seat), (card,))


def _acquire(memory: Memory, event: Any) -> None:
    _, seat, card, _, to, _ = event
    if to == "top":
        memory.lay((DECK, seat), (card,))
    elif to == "hand":
        memory.put((HAND, seat), (card,))


def _row(memory: Memory, event: Any) -> None:
    _, _, slot, card = event
    if card:
        memory.draw(deck_of(slot), ("", NOBODY), (card,))


def _draw_intrigue(memory: Memory, event: Any) -> None:
    _, seat, cards, _ = event
    memory.draw(INTRIGUE_DECK, (INTRIGUE, seat), cards)


def _steal(memory: Memory, event: Any) -> None:
    """Learn of a stolen Intrigue card, which thief and victim know (R12.5)."""
    _, thief, victim, card = event
    if card == HIDDEN:
        memory.put((INTRIGUE, thief), (memory.unseen((INTRIGUE, victim)),))
    else:
        memory.show((INTRIGUE, victim), card)
        memory.put((INTRIGUE, thief), (card,))


def _leaves_intrigue(memory: Memory, event: Any) -> None:
    _, seat, card, *_ = event
    memory.show((INTRIGUE, seat), card)


def _convert(memory: Memory, event: Any) -> None:
    """Learn of the Intrigue cards that a Rival spends, which go to the discard pile (R28.22)."""
    _, seat, _, _, cards = event
    for card in cards:
        memory.show((INTRIGUE, seat), card)


def _under(memory: Memory, event: Any) -> None:
    _, seat, _, cards = event
    for card in cards:
        memory.put(INTRIGUE_DECK, (memory.unseen((INTRIGUE, seat)) if card == HIDDEN else card,))


LESSONS: Final[dict[str, Lesson]] = {
    "draw": _draw,
    "look": _look,
    "shuffle": _shuffle,
    "send": _leaves_hand,
    "reveal": _reveal,
    "discard": _leaves_hand,
    "trash": _trash,
    "fetch": _fetch,
    "card_back": _fetch,
    "acquire": _acquire,
    "row": _row,
    "draw_intrigue": _draw_intrigue,
    "steal_intrigue": _steal,
    "intrigue": _leaves_intrigue,
    "convert": _convert,
    "under": _under,
}
"""Kind of event -> its lesson; boxes add theirs (`RulesBuilder.register`). Others tell nothing of hidden cards."""
