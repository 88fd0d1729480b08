"""The table of the tests; see the package."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Decision, GameConfig, OptionId, Rules, SeatConfig, rare
from dune_desktop.engine.boxes.ix.state import IxSeat, IxState
from dune_desktop.engine.chance import shuffled, stream
from dune_desktop.engine.effects import Gain
from dune_desktop.engine.frames import GameFlow, RivalFlow, TurnFlow
from dune_desktop.engine.ids import FACTION_INDEX, FACTIONS, NOBODY, TROOPS_PER_SEAT
from dune_desktop.engine.invariants import problems
from dune_desktop.engine.memory import Memory
from dune_desktop.engine.rare import RareSeat
from dune_desktop.engine.resolve import advance
from dune_desktop.engine.sight import Sight, look, tell
from dune_desktop.engine.state import GameState, Seat, Turn

# Leaders whose left abilities stay out of the way of most tests.
QUIET_LEADERS = (
    "paul_atreides",
    "glossu_the_beast_rabban",
    "earl_memnon_thorvald",
    "baron_vladimir_harkonnen",
)


class Table:
    """A running game and short names for everything a test does with it.

    Seats are numbered clockwise from 0; methods that ask about a seat mean seat 0 unless told otherwise.
    """

    def __init__(self, rules: Rules, state: GameState) -> None:
        self.rules = rules
        self.state = state
        self.events: list[tuple[object, ...]] = []
        self._memories: dict[int, Memory] = {}

    # -------------------------------------------------------------------------------- setting up

    def setup(self, seat: int = 0, **facts: Any) -> Table:
        """Change facts of one seat; cards come from wherever they are, so that none is lost or doubled."""
        for name, value in facts.items():
            setter = getattr(self, "_set_" + name, None)
            if setter is None:
                raise TypeError(f"the kit knows no fact {name!r}")
            setter(seat, value)
        self._sound()
        return self

    def _set_hand(self, seat: int, cards: Sequence[str]) -> None:
        self._set_zone(seat, "hand", cards)

    def _set_deck(self, seat: int, cards: Sequence[str]) -> None:
        self._set_zone(seat, "deck", cards)

    def _set_discard(self, seat: int, cards: Sequence[str]) -> None:
        self._set_zone(seat, "discard", cards)

    def _set_in_play(self, seat: int, cards: Sequence[str]) -> None:
        self._set_zone(seat, "in_play", cards)

    def _set_zone(self, seat: int, zone: str, cards: Sequence[str]) -> None:
        """The zone holds exactly these cards. What was there goes back, starting cards to the trash."""
        player = self.state.seats[seat]
        for card in getattr(player, zone):
            self._put_back(card)
        setattr(player, zone, ())
        for card in cards:
            self._fetch(seat, card)
        setattr(player, zone, tuple(cards))

    def _put_back(self, card: str) -> None:
        deck = self.rules.cards[card].deck
        if deck == "imperium":
            self.state.imperium_deck += (card,)
        elif deck == "reserve":
            self.state.reserve = {**self.state.reserve, card: self.state.reserve[card] + 1}
        else:
            self.state.trashed += (card,)

    def _fetch(self, seat: int, card: str) -> None:
        """Take one copy of the card out of wherever an unused one lies."""
        state, player = self.state, self.state.seats[seat]
        spec = self.rules.cards[card]
        if spec.deck == "reserve":
            assert state.reserve[card] > 0, f"no {card} left"
            state.reserve = {**state.reserve, card: state.reserve[card] - 1}
            return
        holders: list[tuple[Any, str]] = [(state, "trashed")]
        if spec.deck == "imperium":
            holders = [(state, "imperium_deck"), (state, "row")]
        else:
            holders += [(player, zone) for zone in ("deck", "discard", "hand")]
        for owner, zone in holders:
            pile: tuple[str, ...] = getattr(owner, zone)
            if card in pile:
                index = pile.index(card)
                if zone == "row":
                    filler, state.imperium_deck = state.imperium_deck[-1], state.imperium_deck[:-1]
                    state.row = (*pile[:index], filler, *pile[index + 1 :])
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
        self._set_troops(seat, garrison=n)

    def _set_conflict(self, seat: int, n: int) -> None:
        self._set_troops(seat, conflict=n)

    def _set_troops(self, seat: int, **places: int) -> None:
        player = self.state.seats[seat]
        for place, n in places.items():
            setattr(player, place, n)
        on_ix = player.own["ix"].negotiators if player.own.get("ix") else 0
        player.supply = TROOPS_PER_SEAT - player.garrison - player.conflict - on_ix
        assert player.supply >= 0, "more than twelve troops"

    def _set_influence(self, seat: int, steps: dict[str, int]) -> None:
        """Influence with its points; the Alliance goes to the highest at 4 or more, earlier seats first."""
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
        """Fewer Agents on the leader: the others stand on out-of-the-way spaces."""
        far = ("conspire", "wealth", "foldspace", "secrets", "stillsuits", "selective_breeding")
        free = [space for space in far if not any(space in player.agents for player in self.state.seats)]
        player = self.state.seats[seat]
        while player.agents_left > n:
            player.agents_left -= 1
            player.agents += (free.pop(),)

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
        """{"garrison": n, "conflict": n}; the rest is in the supply, but for those on control flags."""
        mine, table = self._ix(seat), self.state.own.get("ix")
        assert table is not None
        mine.garrison, mine.conflict = places.get("garrison", 0), places.get("conflict", 0)
        held = sum(holder == seat for holder, _ in table.holds.values())
        mine.supply = 2 - mine.garrison - mine.conflict - held

    def _set_freighter(self, seat: int, step: int) -> None:
        self._ix(seat).freighter = step

    def _set_negotiators(self, seat: int, n: int) -> None:
        self._ix(seat).negotiators = n
        self._set_troops(seat)

    def _set_tech(self, seat: int, tiles: Sequence[str]) -> None:
        """The seat owns these tiles; they come from the stacks, what it had goes under the last one."""
        assert self.state.own.get("ix") is not None
        mine = self._ix(seat)
        order = [*self._tiles(), *mine.tech]
        mine.tech = tuple(tiles)
        self.stacks(*self._dealt([tile for tile in order if tile not in tiles]))

    def _tiles(self) -> list[str]:
        table = self.state.own.get("ix")
        assert table is not None
        return [tile for pile, shown in zip(table.stacks, table.shown, strict=True) for tile in (shown, *pile) if tile]

    def _dealt(self, tiles: list[str]) -> list[list[str]]:
        size = -(-len(tiles) // 3)
        return [tiles[:size], tiles[size : 2 * size], tiles[2 * size :]]

    def stacks(self, *piles: Sequence[str]) -> Table:
        """The three stacks of Tech tiles, each with its face-up tile first."""
        table = self.state.own.get("ix")
        assert table is not None
        table.shown = tuple(pile[0] if pile else "" for pile in piles)
        table.stacks = tuple(tuple(pile[1:]) for pile in piles)
        return self

    def shown(self, *tiles: str) -> Table:
        """These tiles lie face up, in this order; the others stay in the stacks."""
        rest = [tile for tile in self._tiles() if tile not in tiles]
        piles = self._dealt(rest)
        for pile, tile in zip(piles, tiles, strict=False):
            pile.insert(0, tile)
        self.stacks(*piles)
        self._sound()
        return self

    def hold(self, space: str, seat: int, placed: int | None = None) -> Table:
        """A dreadnought of the seat's supply stands on the flag, placed last round (or in the round given)."""
        table, mine = self.state.own.get("ix"), self._ix(seat)
        assert table is not None
        mine.supply -= 1
        table.holds = {**table.holds, space: (seat, self.state.round - 1 if placed is None else placed)}
        self._sound()
        return self

    def row(self, *cards: str) -> Table:
        """These cards lie in the first slots of the Imperium Row."""
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

    def top_of_imperium_deck(self, card: str) -> Table:
        deck = self.state.imperium_deck
        index = deck.index(card)
        self.state.imperium_deck = (card, *deck[:index], *deck[index + 1 :])
        return self

    def top_of_intrigue_deck(self, *cards: str) -> Table:
        for card in reversed(cards):
            deck = self.state.intrigue_deck
            index = deck.index(card)
            self.state.intrigue_deck = (card, *deck[:index], *deck[index + 1 :])
        return self

    def conflict(self, card: str) -> Table:
        """This Conflict card is fought for now."""
        state = self.state
        if card in state.conflict_deck:
            state.conflict_deck = tuple(state.conflict if c == card else c for c in state.conflict_deck)
        state.conflicts = (*state.conflicts[:-1], card)
        self._sound()
        return self

    def next_conflict(self, card: str) -> Table:
        """This Conflict card is revealed next."""
        state = self.state
        deck = list(state.conflict_deck)
        if card in deck:
            deck.remove(card)
            deck.insert(0, card)
        else:
            deck[0] = card
        state.conflict_deck = tuple(deck)
        self._sound()
        return self

    def imperium_deck(self, *cards: str) -> Table:
        """The Imperium deck holds just these cards, the first on top; the others are out of the game."""
        rest = list(self.state.imperium_deck + self.state.trashed)
        for card in cards:
            rest.remove(card)
        self.state.imperium_deck = cards
        self.state.trashed = tuple(rest)
        self._sound()
        return self

    def intrigue_piles(self, deck: Sequence[str] = (), discard: Sequence[str] = (), rest: int = 3) -> Table:
        """The Intrigue deck and its discard pile hold just these cards; seat `rest` holds the others."""
        pile = list(self.state.intrigue_deck + self.state.intrigue_discard)
        for card in (*deck, *discard):
            pile.remove(card)
        self.state.intrigue_deck, self.state.intrigue_discard = tuple(deck), tuple(discard)
        self.state.seats[rest].intrigue += tuple(pile)
        self._sound()
        return self

    def luck(self, seed: int) -> Table:
        """Chance takes another course from here on."""
        self.state.rng = stream(seed)
        return self

    def control(self, space: str, seat: int) -> Table:
        self.state.control = {**self.state.control, space: seat}
        return self

    def bonus_spice(self, space: str, n: int) -> Table:
        self.state.bonus_spice = {**self.state.bonus_spice, space: n}
        return self

    def voice(self, space: str, seat: int) -> Table:
        self.state.voices += ((space, seat),)
        return self

    def hagal_deck(self, *cards: str, alone: bool = False) -> Table:
        """These House Hagal cards are turned next, in this order; `alone`: the others were turned already."""
        rest = list(self.state.hagal_deck + self.state.hagal_discard)
        for card in cards:
            rest.remove(card)
        self.state.hagal_deck = cards if alone else (*cards, *rest)
        self.state.hagal_discard = tuple(rest) if alone else ()
        return self

    def round(self, number: int) -> Table:
        """It is this round: earlier Conflict cards were revealed."""
        state = self.state
        while state.round < number:
            state.conflicts += state.conflict_deck[:1]
            state.conflict_deck = state.conflict_deck[1:]
            state.round += 1
        return self

    def first_player(self, seat: int) -> Table:
        self.state.first_player = seat
        return self

    # -------------------------------------------------------------------------------- moves

    def do(self, *option: str | int) -> Table:
        """Answer the present decision with this option."""
        assert option in self.legal(), f"{option} is not among {self.legal()}"
        self.events = self.rules.play(self.state, option)
        self._sound()
        self._remember()
        return self

    def play(self, card: str, space: str, rate: int = 0, origin: str = "") -> Table:
        """Send an Agent with this card."""
        return self.do("send", card, space, rate, origin, "")

    def take(self, source: str, op: str = "") -> Table:
        """Use an effect that waits: the first of this source ("card:x") and, if given, of this op."""
        found = self._takes(source, op)
        assert found, f"nothing to take of {source} {op}; legal {self.legal()}"
        return self.do(*found[0])

    def can_take(self, source: str, op: str = "") -> bool:
        return bool(self._takes(source, op))

    def _takes(self, source: str, op: str) -> list[tuple[Any, ...]]:
        return [option for option in self.legal() if option[:2] == ("take", source) and op in ("", option[2])]

    def reveal(self) -> Table:
        return self.do("reveal")

    def intrigue(self, card: str) -> Table:
        return self.do("intrigue", card)

    def deploy(self, n: int) -> Table:
        return self.do("deploy", n)

    def buy(self, card: str, to: str = "discard") -> Table:
        """Acquire a card with persuasion, wherever it lies."""
        for option in self.legal():
            if option[0] == "acquire" and option[1] == card and option[3] == to:
                return self.do(*option)
        raise AssertionError(f"{card} cannot be bought: {self.legal()}")

    def pick(self, name: str | int) -> Table:
        """Choose the one legal option that names this object (a faction, card, space, seat, number)."""
        found = [option for option in self.legal() if name in option[1:]]
        assert len(found) == 1, f"{name} names {found} among {self.legal()}"
        return self.do(*found[0])

    def branch(self, index: int) -> Table:
        return self.do("branch", index)

    def decline(self) -> Table:
        return self.do("decline") if ("decline",) in self.legal() else self.do("done")

    def pass_(self) -> Table:
        return self.do("pass")

    def stop(self) -> Table:
        """Play no more cards for now, after having played some."""
        return self.do("stop")

    def end_turn(self) -> Table:
        return self.do("end_turn")

    def finish_turn(self) -> Table:
        """The present turn ends; its owner leaves what may be left and does the rest as it comes."""
        turn = self.turn
        while self.state.turn is turn:
            self.idle()
        return self

    def reveal_and_end(self) -> Table:
        """The seat that is asked takes its Reveal turn, leaving every choice, and ends it."""
        seat = self.asked()
        self.reveal()
        while self.state.turn is not None and self.state.turn.seat == seat:
            self.idle()
        return self

    def idle(self) -> Table:
        """Answer with whatever does least: pass, end the turn, decline, or the first compulsory option."""
        legal = self.legal()
        for quiet in (("pass",), ("stop",), ("end_turn",), ("done",), ("decline",)):
            if quiet in legal:
                return self.do(*quiet)
        if ("reveal",) in legal:
            return self.do("reveal")
        return self.do(*legal[0])

    def until_turn_of(self, seat: int) -> Table:
        """Everybody else does as little as possible until it is this seat's turn."""
        while not (self.state.turn is not None and self.state.turn.seat == seat and self.asked() == seat):
            self.idle()
        return self

    def until_phase(self, phase: str) -> Table:
        """Everybody does as little as possible until the phase begins (combat: until somebody is asked)."""
        while self.state.phase != phase:
            self.idle()
        return self

    def finish_round(self) -> Table:
        """Everybody does as little as possible until the next round's first turn or the end of the game."""
        number = self.state.round
        while self.state.round == number and self.state.stack:
            self.idle()
        return self

    def fight(self, *strengths: int) -> Table:
        """Seats 0, 1, ... have these strengths, nobody does anything else: on to the first question after that.

        Two per troop, an odd one is a sword. Without a question in Combat that is the first one of the next round.
        """
        for seat, strength in enumerate(strengths):
            self._set_conflict(seat, strength // 2)
            self._set_swords(seat, strength % 2)
        self._sound()
        number = self.state.round
        while self.state.phase == "turns" and self.state.round == number:
            self.idle()
        return self

    def rival_turn(self, seat: int, *cards: str) -> Table:
        """A Rival takes a turn now, turning these House Hagal cards."""
        if cards:
            self.hagal_deck(*cards)
        self.state.events = self.events = []
        self.state.stack.append(RivalFlow(seat))
        advance(self.rules, self.state)
        self._sound()
        self._remember()
        return self

    # -------------------------------------------------------------------------------- questions

    def legal(self) -> list[OptionId]:
        return self.rules.legal(self.state)

    def can(self, *start: str | int) -> bool:
        """Whether a legal option begins with these words."""
        return any(option[: len(start)] == start for option in self.legal())

    def decision(self) -> Decision:
        decision = self.rules.decision(self.state)
        assert decision is not None
        return decision

    def why_not(self, *start: str | int) -> str:
        """The reason key of the first closed option that begins with these words."""
        for option in self.decision().options:
            if option.id[: len(start)] == start and option.reason is not None:
                return option.reason.key
        raise AssertionError(f"no closed option begins with {start}")

    def asked(self) -> int:
        seat = self.rules.asked(self.state)
        assert seat is not None
        return seat

    def seat(self, seat: int = 0) -> Seat:
        return self.state.seats[seat]

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None
        return self.state.turn

    def solari(self, seat: int = 0) -> int:
        return self.seat(seat).solari

    def spice(self, seat: int = 0) -> int:
        return self.seat(seat).spice

    def water(self, seat: int = 0) -> int:
        return self.seat(seat).water

    def vp(self, seat: int = 0) -> int:
        return self.seat(seat).vp

    def garrison(self, seat: int = 0) -> int:
        return self.seat(seat).garrison

    def supply(self, seat: int = 0) -> int:
        return self.seat(seat).supply

    def troops(self, seat: int = 0) -> int:
        """Troops in the Conflict."""
        return self.seat(seat).conflict

    def strength(self, seat: int = 0) -> int:
        return self.rules.strength(self.state, seat)

    def influence(self, faction: str, seat: int = 0) -> int:
        return self.seat(seat).influence[FACTION_INDEX[faction]]

    def alliance(self, faction: str) -> int:
        """The seat that holds the Alliance token, -1 for the board."""
        return self.state.alliances[FACTION_INDEX[faction]]

    def rare(self, seat: int = 0) -> RareSeat:
        """What rare words keep of the seat."""
        return rare.of_seat(self.state, seat)

    def ix(self, seat: int = 0) -> IxSeat:
        """What Rise of Ix keeps of a seat: dreadnoughts, Freighter, Negotiators, tiles."""
        return self._ix(seat)

    def hand(self, seat: int = 0) -> Counter[str]:
        return Counter(self.seat(seat).hand)

    def persuasion(self) -> int:
        return self.turn.persuasion

    def event(self, kind: str) -> list[tuple[object, ...]]:
        """The events of this kind that the last move caused."""
        return [event for event in self.events if event[0] == kind]

    def view(self, seat: int) -> GameState:
        """The position as this seat may know it; -1 for somebody who sees only what lies open."""
        return self.rules.view(self.state, seat)

    def watch(self) -> Table:
        """From now on the people at the table remember what they see; nothing may be set up any more."""
        people = (seat for seat, human in enumerate(self.rules.is_player) if human)
        self._memories = {seat: Memory.begin(self.rules, self.state, seat) for seat in people}
        return self

    def _remember(self) -> None:
        for memory in self._memories.values():
            tell(self.rules, memory, self.events, self.state)

    def sight(self, seat: int = 0) -> Sight:
        """What the seat sees and remembers since `watch`."""
        return look(self.rules, self.state, self._memories[seat])

    def worlds(self, seat: int = 0, n: int = 40) -> list[GameState]:
        """Plausible positions for the seat; each is sound and looks to it as the true one does."""
        sight = self.sight(seat)
        worlds = [sight.world(number) for number in range(n)]
        for world in worlds:
            assert problems(self.rules, world) == []
            assert self.rules.view(world, seat) == sight.view
        return worlds

    def _sound(self) -> None:
        self.state.offer = None  # facts may have changed since the options were listed
        found = problems(self.rules, self.state)
        assert not found, found


def table(
    players: int = 4,
    leaders: Sequence[str] = QUIET_LEADERS,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
    turn_of: int = 0,
    leader: str = "",
    **facts: Any,
) -> Table:
    """Seat 0 (or `turn_of`) is about to take the first turn of round 1; `facts` and `leader` are about that seat.

    Hands are empty, decks hold the starting cards, everybody has one water and three troops in the garrison;
    a Skirmish that gives nothing special is fought for. With two players House Hagal is seat 2.
    """
    names = list(leaders[:players])
    if leader:
        if leader in names:
            names[names.index(leader)] = names[turn_of]
        names[turn_of] = leader
    seats = [SeatConfig("human", name) for name in names]
    if players == 2:
        seats.append(SeatConfig("hagal"))
    config = GameConfig(tuple(seats), tuple(boxes), None, tuple(variants))  # type: ignore[arg-type]
    return _ready(Rules(catalog(tuple(boxes)), config), turn_of).setup(turn_of, **facts)  # type: ignore[arg-type]


def ix_table(players: int = 4, **facts: Any) -> Table:
    """The same with Rise of Ix."""
    return table(players, boxes=("base", "ix"), **facts)


def new_game(
    players: int = 4,
    leaders: Sequence[str] = (),
    seed: int = 1,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
) -> Table:
    """A game as it begins, at its first decision; leaders not named are left to chance."""
    names = (*leaders, *("",) * (players - len(leaders)))
    seats = [SeatConfig("human", leader) for leader in names]
    if players == 2:
        seats.append(SeatConfig("hagal"))
    config = GameConfig(tuple(seats), tuple(boxes), None, tuple(variants))  # type: ignore[arg-type]
    rules = Rules(catalog(tuple(boxes)), config)  # type: ignore[arg-type]
    table = Table(rules, rules.new_game(seed))
    table._sound()
    return table


def solo_table(
    difficulty: str = "mercenary",
    leader: str = "paul_atreides",
    rivals: Sequence[str] = ("glossu_the_beast_rabban", "earl_memnon_thorvald"),
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
    **facts: Any,
) -> Table:
    """A solo game: seat 0 is the human, about to take a turn in round 1; the Rivals in seats 1 and 2 wait."""
    return _ready(_solo_rules(difficulty, leader, rivals, boxes, variants), 0).setup(0, **facts)


def new_solo_game(
    difficulty: str = "mercenary",
    leader: str = "paul_atreides",
    rivals: Sequence[str] = ("glossu_the_beast_rabban", "earl_memnon_thorvald"),
    seed: int = 1,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
) -> Table:
    """A solo game as it begins, at its first decision: the Rivals have taken a turn; `events` tell of all of it."""
    rules = _solo_rules(difficulty, leader, rivals, boxes, variants)
    table = Table(rules, rules.new_game(seed))
    table.events = list(table.state.events)
    table._sound()
    return table


def _solo_rules(
    difficulty: str, leader: str, rivals: Sequence[str], boxes: Iterable[str], variants: Iterable[str]
) -> Rules:
    seats = (SeatConfig("human", leader), SeatConfig("rival", rivals[0]), SeatConfig("rival", rivals[1]))
    config = GameConfig(seats, tuple(boxes), difficulty, tuple(variants))  # type: ignore[arg-type]
    return Rules(catalog(tuple(boxes)), config)  # type: ignore[arg-type]


def _ready(rules: Rules, turn_of: int) -> Table:
    state = rules.new_game(seed=1)
    while state.phase == "setup":
        rules.play(state, rules.legal(state)[0])
    table = Table(rules, state)
    for seat, player in enumerate(state.seats):
        player.agents_left += len(player.agents)
        player.agents = ()
        player.secret = ()
        player.deck += player.hand
        player.hand = ()
        if not rules.is_player[seat]:
            _rewind_rival(table, seat)
    state.alliances = (NOBODY,) * 4
    state.hagal_deck += state.hagal_discard
    state.hagal_discard = ()
    table.conflict("skirmish_a")
    state.first_player = turn_of
    state.stack = [GameFlow(step="turns", seat=(turn_of + 1) % len(state.seats)), TurnFlow()]
    state.turn = Turn(turn_of, own={name: made() for name, made in rules.turn_records.items()})
    if state.own.get("ix") is not None:
        _rewind_ix(table)
    state.phase = "turns"
    table._sound()
    return table


def _rewind_ix(table: Table) -> None:
    """Nobody has a tile, a dreadnought or a Freighter under way; the tiles lie shuffled in their stacks.

    A human against Rivals gives back the Solari of the Dividends they took.
    """
    state = table.state
    state.own = {**state.own, "ix": IxState()}
    for seat, player in enumerate(state.seats):
        if table.rules.is_player[seat] and any(table.rules.is_rival):
            start = table.rules.leader_rules[player.leader].start_with
            player.solari = sum(effect.n for effect in start if isinstance(effect, Gain) and effect.what == "solari")
        player.own = {name: made() for name, made in table.rules.seat_records.items()}
        player.supply = TROOPS_PER_SEAT - player.garrison - player.conflict
    tiles = shuffled(state, tuple(table.rules.more["tech"]))
    table.stacks(tiles[:6], tiles[6:12], tiles[12:])
    assert state.turn is not None
    state.seats[state.turn.seat].own["rare"].turns = 1  # type: ignore[union-attr]


def _rewind_rival(table: Table, seat: int) -> None:
    """Undo what a Rival did in the turns that a solo game begins with."""
    player = table.state.seats[seat]
    rules = table.rules
    garrison = 3 if rules.rival_garrison else 0
    player.influence = (0, 0, 0, 0)
    player.vp, player.points = 0, ()
    player.solari = player.spice = 0
    player.water = 1 if rules.is_rival[seat] else 0
    player.garrison, player.conflict, player.swords = garrison, 0, 0
    player.supply = TROOPS_PER_SEAT - garrison
