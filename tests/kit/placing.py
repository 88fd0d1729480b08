"""Positions from a few facts: the first base class of the test table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Self

from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.boxes.immortality.state import ImmortalitySeat, ImmortalityTable
from dune_desktop.engine.boxes.ix.state import IxSeat
from dune_desktop.engine.model.chance import Chance, begin, stream
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS, NOBODY, STRENGTH_PER_TROOP, TROOPS_PER_SEAT
from dune_desktop.engine.model.records import Row
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.rules.row_dice import DICE
from dune_desktop.engine.validation.invariants import problems
from tests.kit.options import full_name

IMMORTALITY = "immortality"
DIE = 6

_ZONES = ("hand", "deck", "discard", "in_play")
_OF_CARDS = frozenset({*_ZONES, "intrigue", "agents"})
_OF_TROOPS = frozenset({"garrison", "conflict", "strength", "negotiators", "specimens", "memories"})
_LAST = ("face_down", "used", "agents_left", "strength", "vp")
"""Facts that depend on others, so they are set last, in this order."""

_FAR = (
    *("conspire", "wealth", "foldspace", "secrets", "stillsuits", "selective_breeding"),
    *("sardaukar", "dutiful_service", "deliver_supplies", "assembly_hall", "gather_support", "accept_contract"),
)
"""Out-of-the-way spaces of the boards."""


def imm(card: str) -> str:
    """Return the full id of this component of Immortality."""
    return registry.key(IMMORTALITY, card)


class Placing:
    """A running game whose facts can be changed; cards are moved from where they are, so that none is lost."""

    def __init__(self, rules: Rules, state: GameState) -> None:
        self.rules = rules
        self.state = state
        self.events: list[tuple[object, ...]] = []

    # -------------------------------------------------------------------------------- setting up

    def setup(self, seat: int = 0, **facts: Any) -> Self:
        """Change facts of one seat, in any order.

        Cards are moved from where they are, so that none is lost or doubled. Points are as given, whatever the other
        facts bring; all troops not placed are in the supply. The result must be a sound position.
        """
        for name in facts:
            if name not in self._facts():
                raise TypeError(f"the kit knows no fact {name!r}; it knows {', '.join(self._facts())}")
        facts |= {name: self._names(facts[name]) for name in _OF_CARDS & facts.keys()}
        if "strength" in facts and {"swords", "conflict"} & facts.keys():
            raise TypeError("strength says how many troops and swords there are")
        self._fill_zones(seat, {zone: facts.pop(zone) for zone in _ZONES if zone in facts})
        for name in sorted(facts, key=lambda name: _LAST.index(name) if name in _LAST else -1):
            getattr(self, "_set_" + name)(seat, facts[name])
        if _OF_TROOPS & facts.keys():
            self._settle_troops(seat)
        self._sound()
        return self

    def _name(self, name: str) -> str:
        """Return the name in the game of this component, which may be named without its box."""
        full: str = full_name(self.rules, name)
        return full

    def _names(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(map(self._name, names))

    def _facts(self) -> list[str]:
        return sorted((*_ZONES, *(name.removeprefix("_set_") for name in dir(self) if name.startswith("_set_"))))

    def _fill_zones(self, seat: int, zones: dict[str, Sequence[str]]) -> None:
        """Fill the zones with exactly these cards. Old cards go back, starting cards to the trash."""
        player = self.state.seats[seat]
        for zone in zones:
            for card in getattr(player, zone):
                self._put_back(card)
            setattr(player, zone, ())
        for card in (card for cards in zones.values() for card in cards):
            self._fetch(seat, card)
        for zone, cards in zones.items():
            setattr(player, zone, tuple(cards))

    def _put_back(self, card: str) -> None:
        deck = self.rules.cards[card].deck
        if deck == "imperium":
            self.state.imperium_deck += (card,)
        elif deck == "reserve":
            self.state.reserve = {**self.state.reserve, card: self.state.reserve[card] + 1}
        elif deck == "tleilaxu":
            self._tleilaxu_row().deck += (card,)
        else:
            self.state.trashed += (card,)

    def _fetch(self, seat: int, card: str) -> None:
        """Remove one unused copy of the card from where it lies."""
        state, player = self.state, self.state.seats[seat]
        spec = self.rules.cards[card]
        if spec.deck == "reserve":
            assert state.reserve[card] > 0, f"no {card} left"
            state.reserve = {**state.reserve, card: state.reserve[card] - 1}
            return
        holders: list[tuple[Any, str]] = [(state, "trashed")]
        if spec.deck == "imperium":
            holders = [(state, "imperium_deck"), (state, "row")]
        elif spec.deck == "tleilaxu":
            holders += [(self._tleilaxu_row(), "deck"), (self._tleilaxu_row(), "shown")]
        else:
            holders += [(player, zone) for zone in ("deck", "discard", "hand")]
        for owner, zone in holders:
            pile: tuple[str, ...] = getattr(owner, zone)
            if card in pile:
                index = pile.index(card)
                if zone == "row":
                    filler, state.imperium_deck = state.imperium_deck[-1], state.imperium_deck[:-1]
                    state.row = (*pile[:index], filler, *pile[index + 1 :])
                elif zone == "shown":
                    filler, owner.deck = owner.deck[-1], owner.deck[:-1]
                    owner.shown = (*pile[:index], filler, *pile[index + 1 :])
                else:
                    setattr(owner, zone, pile[:index] + pile[index + 1 :])
                return
        raise AssertionError(f"every copy of {card} is in use")

    def _set_intrigue(self, seat: int, cards: Sequence[str]) -> None:
        state, player = self.state, self.state.seats[seat]
        state.intrigue_deck += player.intrigue
        player.intrigue = ()
        for card in cards:
            for owner, zone in ((state, "intrigue_deck"), (state, "intrigue_discard")):
                pile: tuple[str, ...] = getattr(owner, zone)
                if card in pile:
                    index = pile.index(card)
                    setattr(owner, zone, pile[:index] + pile[index + 1 :])
                    break
            else:
                raise AssertionError(f"every copy of {card} is in use")
        player.intrigue = tuple(cards)

    def _set_solari(self, seat: int, n: int) -> None:
        self.state.seats[seat].solari = n

    def _set_spice(self, seat: int, n: int) -> None:
        self.state.seats[seat].spice = n

    def _set_water(self, seat: int, n: int) -> None:
        self.state.seats[seat].water = n

    def _set_swords(self, seat: int, n: int) -> None:
        self.state.seats[seat].swords = n

    def _set_garrison(self, seat: int, n: int) -> None:
        self.state.seats[seat].garrison = n

    def _set_conflict(self, seat: int, n: int) -> None:
        self.state.seats[seat].conflict = n

    def _set_strength(self, seat: int, n: int) -> None:
        """Set the strength in the Conflict, by troops beside the seat's other units, and a sword if odd."""
        player = self.state.seats[seat]
        player.conflict = player.swords = 0
        player.conflict, player.swords = divmod(n - self.rules.strength(self.state, seat), STRENGTH_PER_TROOP)
        assert self.rules.strength(self.state, seat) == n, f"seat {seat} cannot have just strength {n}"

    def _settle_troops(self, seat: int) -> None:
        """Put all troops that are nowhere else into the supply."""
        player = self.state.seats[seat]
        places = {"garrison": player.garrison, "conflict": player.conflict}
        if player.own.get("ix"):
            places["negotiators"] = player.own["ix"].negotiators
        if player.own.get(IMMORTALITY):
            places["specimens"] = player.own[IMMORTALITY].tanks
        if player.own.get("uprising"):
            places["memories"] = player.own["uprising"].memories
        player.supply = TROOPS_PER_SEAT - sum(places.values())
        assert player.supply >= 0, f"seat {seat} has {TROOPS_PER_SEAT} troops, and this is more: {places}"

    def _set_influence(self, seat: int, steps: dict[str, int]) -> None:
        """Set Influence with its points; the Alliance goes to the highest at 4 or more, earlier seats first."""
        player = self.state.seats[seat]
        for faction, n in steps.items():
            track = FACTION_INDEX[faction]
            had = player.influence[track] >= 2
            player.influence = (*player.influence[:track], n, *player.influence[track + 1 :])  # type: ignore[assignment]
            if (n >= 2) != had:
                self._score(seat, 1 if n >= 2 else -1, "track:" + faction)
            self._settle_alliance(track)

    def _settle_alliance(self, track: int) -> None:
        state = self.state
        heights = [player.influence[track] for player in state.seats]
        holder = state.alliances[track]
        best = max(heights)
        due = holder if holder != NOBODY and heights[holder] == best else heights.index(best)
        if best < 4:
            due = NOBODY
        if due != holder:
            if holder != NOBODY:
                self._score(holder, -1, "alliance:" + FACTIONS[track])
            if due != NOBODY:
                self._score(due, 1, "alliance:" + FACTIONS[track])
            state.alliances = (*state.alliances[:track], due, *state.alliances[track + 1 :])  # type: ignore[assignment]

    def _score(self, seat: int, n: int, source: str) -> None:
        player = self.state.seats[seat]
        if self.rules.seat_kinds[seat] != "hagal":
            player.vp += n
            player.points += ((source, n, self.state.round),)

    def _set_vp(self, seat: int, n: int) -> None:
        self._score(seat, n - self.state.seats[seat].vp, "test")

    def _set_agents(self, seat: int, spaces: Sequence[str]) -> None:
        player = self.state.seats[seat]
        player.agents_left += len(player.agents) - len(spaces)
        player.agents = tuple(spaces)

    def _set_agents_left(self, seat: int, n: int) -> None:
        """Set the Agents on the leader, placing the others on out-of-the-way spaces."""
        taken = {space for player in self.state.seats for space in player.agents}
        free = [space for space in self._names(_FAR) if space in self.rules.spaces and space not in taken]
        player = self.state.seats[seat]
        while player.agents_left > n:
            player.agents_left -= 1
            player.agents += (free.pop(),)

    def _set_revealed(self, seat: int, done: bool) -> None:
        """Set whether the seat took its Reveal turn in this round, as the latest one."""
        player, turn = self.state.seats[seat], self.state.turn
        assert turn is None or turn.seat != seat, f"it is the turn of seat {seat}"
        player.revealed = done
        if done:
            self.state.reveals += 1
            player.last_reveal = self.state.reveals

    def _set_persuasion(self, seat: int, n: int) -> None:
        """Set the persuasion left in this seat's turn."""
        turn = self.state.turn
        assert turn is not None, "nobody has a turn"
        assert turn.seat == seat, f"it is the turn of seat {turn.seat}"
        turn.persuasion = n

    def _set_council(self, seat: int, seated: bool) -> None:
        self.state.seats[seat].council = seated

    def _set_swordmaster(self, seat: int, has: bool) -> None:
        player = self.state.seats[seat]
        player.agents_left += has - player.swordmaster
        player.swordmaster = has

    def _set_secret(self, seat: int, factions: Sequence[str]) -> None:
        self.state.seats[seat].secret = tuple(factions)  # type: ignore[assignment]

    def _set_mentat(self, seat: int, has: bool) -> None:
        assert has
        if self.state.mentat == NOBODY:
            self.state.mentat = seat
            self.state.seats[seat].agents_left += 1

    # -------------------------------------------------------------------------------- setting up Rise of Ix

    def _ix(self, seat: int) -> IxSeat:
        found = self.state.seats[seat].own.get("ix")
        assert found is not None, "this table is played without Rise of Ix"
        return found

    def _set_dreadnoughts(self, seat: int, places: dict[str, int]) -> None:
        """Place dreadnoughts: {"garrison": n, "conflict": n}; the rest is in the supply or on control flags."""
        mine, table = self._ix(seat), self.state.own.get("ix")
        assert table is not None
        mine.garrison, mine.conflict = places.get("garrison", 0), places.get("conflict", 0)
        held = sum(holder == seat for holder, _ in table.holds.values())
        mine.supply = 2 - mine.garrison - mine.conflict - held

    def _set_freighter(self, seat: int, step: int) -> None:
        self._ix(seat).freighter = step

    def _set_snooped(self, seat: int, tracks: Sequence[str]) -> None:
        """Take the Snooper tokens of these tracks, in this order."""
        table = self.state.own["snoopers"]
        others = (token for token in table.reached if token[0] != seat)
        table.reached = (*others, *((seat, track) for track in tracks))

    def _set_negotiators(self, seat: int, n: int) -> None:
        self._ix(seat).negotiators = n

    def _set_tech(self, seat: int, tiles: Sequence[str]) -> None:
        """Give the seat these tiles from the stacks; its old ones go under the last stack."""
        assert self.state.own.get("ix") is not None
        mine = self._ix(seat)
        order = [*self._tiles(), *mine.tech]
        mine.tech = tuple(tiles)
        self.stacks(*self._dealt([tile for tile in order if tile not in tiles]))

    def _set_face_down(self, seat: int, tiles: Sequence[str]) -> None:
        """Turn these of its tiles face down, the others face up."""
        mine = self._ix(seat)
        assert set(tiles) <= set(mine.tech), f"seat {seat} has only {mine.tech}"
        mine.face_down = tuple(tiles)

    def _tiles(self) -> list[str]:
        table = self.state.own.get("ix")
        assert table is not None
        return [tile for pile, shown in zip(table.stacks, table.shown, strict=True) for tile in (shown, *pile) if tile]

    def _dealt(self, tiles: list[str]) -> list[list[str]]:
        size = -(-len(tiles) // 3)
        return [tiles[:size], tiles[size : 2 * size], tiles[2 * size :]]

    def stacks(self, *piles: Sequence[str]) -> Self:
        """Set the three stacks of Tech tiles, each with its face-up tile first."""
        table = self.state.own.get("ix")
        assert table is not None
        table.shown = tuple(pile[0] if pile else "" for pile in piles)
        table.stacks = tuple(tuple(pile[1:]) for pile in piles)
        return self

    def shown(self, *tiles: str) -> Self:
        """Turn these tiles face up, in this order; the others stay in the stacks."""
        rest = [tile for tile in self._tiles() if tile not in tiles]
        piles = self._dealt(rest)
        for pile, tile in zip(piles, tiles, strict=False):
            pile.insert(0, tile)
        self.stacks(*piles)
        self._sound()
        return self

    def hold(self, space: str, seat: int, placed: int | None = None) -> Self:
        """Put a dreadnought of the seat's supply on a flag, placed last round (or in the round given)."""
        table, mine = self.state.own.get("ix"), self._ix(seat)
        assert table is not None
        mine.supply -= 1
        table.holds = {**table.holds, space: (seat, self.state.round - 1 if placed is None else placed)}
        self._sound()
        return self

    # -------------------------------------------------------------------------------- setting up Immortality

    def _immortality(self, seat: int) -> ImmortalitySeat:
        found = self.state.seats[seat].own.get(IMMORTALITY)
        assert found is not None, "this table is played without Immortality"
        return found

    def _immortality_table(self) -> ImmortalityTable:
        found = self.state.own.get(IMMORTALITY)
        assert found is not None, "this table is played without Immortality"
        return found

    def _tleilaxu_row(self) -> Row:
        found: Row = self.state.own["market:tleilaxu"]
        return found

    def _set_specimens(self, seat: int, n: int) -> None:
        self._immortality(seat).tanks = n

    def _set_research(self, seat: int, space: str) -> None:
        """Put the research token on this space, named by column and row: "c4r2"."""
        self._immortality(seat).research = imm(space)

    def _set_tleilaxu(self, seat: int, step: int) -> None:
        """Put the Tleilaxu token on this step, without its rewards."""
        self._immortality(seat).tleilaxu = step
        highest = max(self._immortality(other).tleilaxu for other in range(len(self.state.seats)))
        with_bonus = (space.step for space in self.rules.catalog.of("tleilaxu_track") if space.first)
        self._immortality_table().first_taken = tuple(step for step in with_bonus if step <= highest)

    def _set_atomics(self, seat: int, there: bool) -> None:
        self._immortality(seat).atomics = there

    def tleilaxu_row(self, *cards: str) -> Self:
        """Put these cards into the open slots of the Tleilaxu Row, the left one first."""
        row = self._tleilaxu_row()
        rest = [card for card in (*row.shown, *row.deck) if card]
        for card in cards:
            rest.remove(card)
        shown = (*cards, *rest[: len(row.shown) - len(cards)])
        row.shown, row.deck = shown, tuple(rest[len(row.shown) - len(cards) :])
        self._sound()
        return self

    def tleilaxu_deck(self, *cards: str) -> Self:
        """Make the Tleilaxu deck of just these cards, the first on top; the others are out of the game."""
        row = self._tleilaxu_row()
        rest = list(row.deck + self.state.trashed)
        for card in cards:
            rest.remove(card)
        row.deck, self.state.trashed = cards, tuple(rest)
        self._sound()
        return self

    # -------------------------------------------------------------------------------- decks, rows, and the board

    def row(self, *cards: str) -> Self:
        """Put these cards into the first slots of the Imperium Row."""
        cards = self._names(cards)
        row = list(self.state.row)
        for slot, card in enumerate(cards):
            if card in self.state.row[slot:]:
                other = self.state.row.index(card, slot)
                row[slot], row[other] = row[other], row[slot]
            else:
                index = self.state.imperium_deck.index(card)
                deck = self.state.imperium_deck
                self.state.imperium_deck = (*deck[:index], *deck[index + 1 :], row[slot])
                row[slot] = card
            self.state.row = tuple(row)
        self._sound()
        return self

    def top_of_imperium_deck(self, card: str) -> Self:
        card = self._name(card)
        deck = self.state.imperium_deck
        index = deck.index(card)
        self.state.imperium_deck = (card, *deck[:index], *deck[index + 1 :])
        return self

    def top_of_intrigue_deck(self, *cards: str) -> Self:
        for card in reversed(self._names(cards)):
            deck = self.state.intrigue_deck
            index = deck.index(card)
            self.state.intrigue_deck = (card, *deck[:index], *deck[index + 1 :])
        return self

    def conflict(self, card: str) -> Self:
        """Set the Conflict card of this round."""
        state, now, card = self.state, self.state.conflict, self._name(card)
        state.conflict_deck = tuple(now if c == card else c for c in state.conflict_deck)
        state.conflicts = (*(now if c == card else c for c in state.conflicts[:-1]), card)
        self._sound()
        return self

    def next_conflict(self, card: str) -> Self:
        """Set the Conflict card revealed next."""
        state, card = self.state, self._name(card)
        deck = list(state.conflict_deck)
        if card in deck:
            deck.remove(card)
            deck.insert(0, card)
        else:
            deck[0] = card
        state.conflict_deck = tuple(deck)
        self._sound()
        return self

    def imperium_deck(self, *cards: str) -> Self:
        """Make the Imperium deck of just these cards, the first on top; the others are out of the game."""
        cards = self._names(cards)
        rest = list(self.state.imperium_deck + self.state.trashed)
        for card in cards:
            rest.remove(card)
        self.state.imperium_deck = cards
        self.state.trashed = tuple(rest)
        self._sound()
        return self

    def intrigue_piles(self, deck: Sequence[str] = (), discard: Sequence[str] = (), rest: int = 3) -> Self:
        """Make the Intrigue deck and discard pile of just these cards; seat `rest` gets the others."""
        deck, discard = self._names(deck), self._names(discard)
        pile = list(self.state.intrigue_deck + self.state.intrigue_discard)
        for card in (*deck, *discard):
            pile.remove(card)
        self.state.intrigue_deck, self.state.intrigue_discard = deck, discard
        self.state.seats[rest].intrigue += tuple(pile)
        self._sound()
        return self

    def luck(self, seed: int) -> Self:
        """Reseed all chance from here on."""
        begin(self.state, stream(seed))
        return self

    def dice(self, first: int, second: int) -> Self:
        """Set the numbers of the next two dice, from 1 to 6."""
        number = 0
        while [(chance := Chance(number)).below(DIE) + 1, chance.below(DIE) + 1] != [first, second]:
            number += 1
        self.state.streams = {**self.state.streams, DICE: number}
        return self

    def control(self, space: str, seat: int) -> Self:
        self.state.control = {**self.state.control, self._name(space): seat}
        return self

    def bonus_spice(self, space: str, n: int) -> Self:
        self.state.bonus_spice = {**self.state.bonus_spice, self._name(space): n}
        return self

    def voice(self, space: str, seat: int) -> Self:
        self.state.voices += ((space, seat),)
        return self

    def hagal_deck(self, *cards: str, alone: bool = False) -> Self:
        """Set the House Hagal cards turned next, in this order; `alone`: the others were turned already."""
        cards = self._names(cards)
        rest = list(self.state.hagal_deck + self.state.hagal_discard)
        for card in cards:
            rest.remove(card)
        self.state.hagal_deck = cards if alone else (*cards, *rest)
        self.state.hagal_discard = tuple(rest) if alone else ()
        return self

    def round(self, number: int) -> Self:
        """Set the round, revealing earlier Conflict cards."""
        state = self.state
        while state.round < number:
            state.conflicts += state.conflict_deck[:1]
            state.conflict_deck = state.conflict_deck[1:]
            state.round += 1
        return self

    def first_player(self, seat: int) -> Self:
        self.state.first_player = seat
        return self

    def _sound(self) -> None:
        self.state.offer = None  # facts may have changed since the options were listed
        found = problems(self.rules, self.state)
        assert not found, found
