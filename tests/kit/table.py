"""The test table; see the package."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.model.frames import Frame, GameFlow, RivalFlow
from dune_desktop.engine.model.ids import bare
from dune_desktop.engine.resolution.resolve import advance
from tests.kit.options import check_source, in_full
from tests.kit.placing import IMMORTALITY, imm
from tests.kit.plain import plain_table
from tests.kit.uprising import UPRISING, WithUprising, upr

USURP = imm("usurp")

# Leaders whose left abilities do not affect most tests.
QUIET_LEADERS = (
    "paul_atreides",
    "glossu_the_beast_rabban",
    "earl_memnon_thorvald",
    "baron_vladimir_harkonnen",
)


QUIET_LEADERS_OF_UPRISING = tuple(map(upr, ("lady_jessica", "gurney_halleck", "muaddib", "feyd_rautha_harkonnen")))


class Table(WithUprising):
    """A running game with short methods for all that tests do with it.

    Seats are numbered clockwise from 0.
    """

    def do(self, *option: str | int) -> Table:
        """Answer the present decision with this option, which must be legal."""
        option = in_full(self.rules, option)
        assert option in self.legal(), f"{option} is not among {self.legal()}"
        self.events = self.rules.play(self.state, option)
        self._sound()
        self._remember()
        return self

    def play(self, card: str, space: str, rate: int = 0, origin: str = "") -> Table:
        """Send an Agent with this card."""
        return self.do("send", card, space, rate, origin, "")

    def graft(self, card: str, partner: str, space: str, rate: int = 0, origin: str = "") -> Table:
        """Send an Agent with these two cards of the hand, in either order."""
        found = self._pairs(card, partner, space, rate, origin)
        assert len(found) == 1, f"{card} with {partner} to {space}: {found} among {self.legal()}"
        return self.do(*found[0])

    def can_graft(self, card: str, partner: str, space: str) -> bool:
        return bool(self._pairs(card, partner, space, 0, ""))

    def _pairs(self, card: str, partner: str, space: str, rate: int, origin: str) -> list[tuple[Any, ...]]:
        pairs = [(card, "card:" + partner), (partner, "card:" + card)]
        wanted = [("send", one, space, rate, origin, other) for one, other in pairs]
        return [option for option in self.legal() if option in wanted]

    def usurp(self, card: str, space: str, rate: int = 0, origin: str = "") -> Table:
        """Send an Agent with Usurp and this card of the Imperium Row."""
        return self.do("send", USURP, space, rate, origin, f"card:{USURP} card:{card}")

    def can_usurp(self, card: str, space: str) -> bool:
        return ("send", USURP, space, 0, "", f"card:{USURP} card:{card}") in self.legal()

    def infiltrate(self, card: str, space: str, post: str, rate: int = 0) -> Table:
        """Send an Agent with this card to a space of another's, recalling the Spy on this post."""
        return self.do("send", card, space, rate, "", "post:" + post)

    def can_infiltrate(self, card: str, space: str, post: str) -> bool:
        return ("send", card, space, 0, "", "post:" + post) in self.legal()

    def gather(self, post: str) -> Table:
        """Recall the Spy on this post to draw a card."""
        return self.do("gather", post)

    def spy(self, *posts: str) -> Table:
        """Place Spies on these posts, one after the other."""
        for post in posts:
            self.do("spy", post)
        return self

    def recall_spy(self, *posts: str) -> Table:
        """Recall the Spies on these posts, one after the other."""
        for post in posts:
            self.do("recall_spy", post)
        return self

    def take_contract(self, contract: str) -> Table:
        return self.do("contract", contract)

    def train(self, space: str) -> Table:
        """Move the training token to this space."""
        return self.do("train", space)

    def take(self, source: str, op: str = "") -> Table:
        """Use a pending effect: the first of this source ("card:x") and, if given, of this op."""
        found = self._takes(source, op)
        assert found, f"nothing to take of {source} {op}; legal {self.legal()}"
        return self.do(*found[0])

    def can_take(self, source: str, op: str = "") -> bool:
        check_source(self.rules, self._name(source))
        return bool(self._takes(source, op))

    def _takes(self, source: str, op: str) -> list[tuple[Any, ...]]:
        start = ("take", self._name(source))
        return [option for option in self.legal() if option[:2] == start and op in ("", option[2])]

    def reveal(self) -> Table:
        return self.do("reveal")

    def intrigue(self, card: str) -> Table:
        return self.do("intrigue", card)

    def deploy(self, n: int) -> Table:
        return self.do("deploy", n)

    def buy(self, card: str, to: str = "discard") -> Table:
        """Acquire a card with persuasion, from any place."""
        for option in self.legal():
            if option[0] == "acquire" and option[1] == self._name(card) and option[3] == to:
                return self.do(*option)
        raise AssertionError(f"{card} cannot be bought: {self.legal()}")

    def pick(self, name: str | int) -> Table:
        """Choose the one legal option that names this object (a faction, card, space, seat, number)."""
        found = [option for option in self.legal() if {name, self._name(name)} & set(option[1:])]
        assert len(found) == 1, f"{name} names {found} among {self.legal()}"
        return self.do(*found[0])

    def branch(self, index: int) -> Table:
        return self.do("branch", index)

    def decline(self) -> Table:
        return self.do("decline") if ("decline",) in self.legal() else self.do("done")

    def pass_(self) -> Table:
        return self.do("pass")

    def stop(self) -> Table:
        """Stop playing cards for now, after having played some."""
        return self.do("stop")

    def end_turn(self) -> Table:
        return self.do("end_turn")

    def finish_turn(self) -> Table:
        """End the present turn; its owner declines all that is optional."""
        turn = self.turn
        while self.state.turn is turn:
            self.idle()
        return self

    def reveal_and_end(self) -> Table:
        """Take and end the Reveal turn of the asked seat, declining all that is optional."""
        seat = self.asked()
        self.reveal()
        while self.state.turn is not None and self.state.turn.seat == seat:
            self.idle()
        return self

    def idle(self) -> Table:
        """Give the answer that does least: pass, end the turn, decline, or the first compulsory option."""
        legal = self.legal()
        for quiet in (("pass",), ("stop",), ("end_turn",), ("done",), ("decline",)):
            if quiet in legal:
                return self.do(*quiet)
        if ("reveal",) in legal:
            return self.do("reveal")
        return self.do(*legal[0])

    def everybody_passes(self, *at: str) -> Table:
        """Pass for all seats that may play an Intrigue card between turns, until another question is asked.

        `at`: pass only at these questions, such as "combat", "win" (of the winner), "home" or "endgame".
        """
        while (quiet := {("pass",), ("stop",)} & set(self.legal())) and (not at or self.decision().kind in at):
            self.do(*quiet.pop())
        return self

    def choose_if_asked(self, *names: str | int) -> Table:
        """Choose each of these names in turn, skipping those not offered."""
        for name in names:
            if any({name, self._name(name)} & set(option[1:]) for option in self.legal()):
                self.pick(name)
        return self

    def until_turn_of(self, seat: int) -> Table:
        """Give idle answers until it is this seat's turn."""
        while not (self.state.turn is not None and self.state.turn.seat == seat and self.asked() == seat):
            self.idle()
        return self

    def until_phase(self, phase: str) -> Table:
        """Give idle answers until the phase begins (combat: until its first question)."""
        while self.state.phase != phase:
            self.idle()
        return self

    def finish_round(self) -> Table:
        """Give idle answers until the next round's first turn or the end of the game."""
        number = self.state.round
        while self.state.round == number and self.state.stack:
            self.idle()
        return self

    def fight(self, *strengths: int) -> Table:
        """Set the strengths of seats 0, 1, ... and go on idly to the first question after the turns.

        Strength is 2 per troop, and 1 for a sword if odd. Without a question in Combat it goes on to the next round.
        """
        for seat, strength in enumerate(strengths):
            self.setup(seat, conflict=strength // 2, swords=strength % 2)
        number = self.state.round
        while self.state.phase == "turns" and self.state.round == number:
            self.idle()
        return self

    # -------------------------------------------------------------------------------- where a scenario begins

    def combat_begins(self, *strengths: int) -> Table:
        """Set the strengths of seats 0, 1, ... and begin Combat: go on to its first question, or the first after it."""
        for seat, strength in enumerate(strengths):
            self.setup(seat, strength=strength)
        return self._begins("combat")

    def recall_begins(self) -> Table:
        """Begin the Recall with all units at home, and go on to the first question after it."""
        return self._begins("recall", fought=True)

    def endgame_begins(self) -> Table:
        """Begin the Endgame, and go on to its first question."""
        return self._begins("endgame", fought=True)

    def _begins(self, step: str, fought: bool = False) -> Table:
        state = self.state
        state.turn, state.stack = None, [GameFlow(step=step)]
        for seat, player in enumerate(state.seats):
            if self.rules.is_player[seat] and not player.revealed:
                self.setup(seat, revealed=True)
            elif self.rules.is_rival[seat]:
                self.setup(seat, agents_left=0)
            if fought:
                further = {"ix": {"dreadnoughts": {}}, UPRISING: {"worms": 0}}
                alone = {
                    name: fact for box, facts in further.items() if player.own.get(box) for name, fact in facts.items()
                }
                self.setup(seat, strength=0, **alone)
        return self._go_on(*state.stack)

    def turn_begins(self, seat: int, *cards: str) -> Table:
        """Begin this seat's turn, with no other turn under way. A Rival turns these House Hagal cards first.

        A person's turn stops at its beginning; a Rival's turn is played, up to the first question after it.
        """
        if cards:
            self.hagal_deck(*cards)
        state = self.state
        state.turn, state.phase = None, "turns"
        flow = GameFlow(step="turns", seat=seat)
        if self.rules.seat_kinds[seat] != "hagal":
            return self._go_on(flow)
        flow.seat = (seat + 1) % len(state.seats)
        return self._go_on(flow, RivalFlow(seat))

    def _go_on(self, *stack: Frame) -> Table:
        """Continue the game from these frames to the next question; `events` holds what happened."""
        state = self.state
        state.stack, state.events = [*stack], []
        advance(self.rules, state)
        self.events = state.events
        self._sound()
        self._remember()
        return self

    def rival_turn(self, seat: int, *cards: str) -> Table:
        """Play a Rival's turn now, with these House Hagal cards."""
        if cards:
            self.hagal_deck(*cards)
        self.state.events = self.events = []
        self.state.stack.append(RivalFlow(seat))
        advance(self.rules, self.state)
        self._sound()
        self._remember()
        return self


def table(
    players: int = 4,
    leaders: Sequence[str] = QUIET_LEADERS,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
    turn_of: int = 0,
    leader: str = "",
    **facts: Any,
) -> Table:
    """Return a table before the first turn of round 1 by seat 0 (or `turn_of`), with facts about that seat.

    Hands are empty, decks hold the starting cards, everybody has one water and three troops in the garrison; the
    Conflict is a Skirmish without special rewards. With two players House Hagal is seat 2.
    """
    names = list(leaders[:players])
    if leader:
        leader = _leader(boxes, leader)
        if leader in names:
            names[names.index(leader)] = names[turn_of]
        names[turn_of] = leader
    seats = [SeatConfig("human", name) for name in names]
    if players == 2:
        seats.append(SeatConfig("hagal"))
    config = GameConfig(tuple(seats), tuple(boxes), None, tuple(variants))  # type: ignore[arg-type]
    return _ready(_rules(config), turn_of).setup(turn_of, **facts)


def ix_table(players: int = 4, **facts: Any) -> Table:
    """Return a `table` with Rise of Ix."""
    return table(players, boxes=("base", "ix"), **facts)


def immortality_table(players: int = 4, ix: bool = False, **facts: Any) -> Table:
    """Return a `table` with Immortality, and with Rise of Ix if `ix`."""
    boxes = ("base", "ix", IMMORTALITY) if ix else ("base", IMMORTALITY)
    return table(players, boxes=boxes, **facts)


def uprising_table(players: int = 4, choam: bool = False, variants: Iterable[str] = (), **facts: Any) -> Table:
    """Return a `table` of Uprising, with the CHOAM Module if `choam`."""
    variants = ("choam", *variants) if choam else variants
    return table(players, QUIET_LEADERS_OF_UPRISING, (UPRISING,), variants, **facts)


def new_game(
    players: int = 4,
    leaders: Sequence[str] = (),
    seed: int = 1,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
) -> Table:
    """Return a new game at its first decision; leaders not named are random."""
    names = (*(_leader(boxes, leader) for leader in leaders), *("",) * (players - len(leaders)))
    seats = [SeatConfig("human", leader) for leader in names]
    if players == 2:
        seats.append(SeatConfig("hagal"))
    config = GameConfig(tuple(seats), tuple(boxes), None, tuple(variants))  # type: ignore[arg-type]
    rules = _rules(config)
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
    """Return a solo game: seat 0 is the human, before a turn in round 1; seats 1 and 2 are Rivals."""
    return _ready(_solo_rules(difficulty, leader, rivals, boxes, variants), 0).setup(0, **facts)


def new_solo_game(
    difficulty: str = "mercenary",
    leader: str = "paul_atreides",
    rivals: Sequence[str] = ("glossu_the_beast_rabban", "earl_memnon_thorvald"),
    seed: int = 1,
    boxes: Iterable[str] = ("base",),
    variants: Iterable[str] = (),
) -> Table:
    """Return a new solo game at its first decision, after a Rivals' turn; `events` holds all that happened."""
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
    return _rules(config)


def _leader(boxes: Iterable[str], name: str) -> str:
    """Return the name in the game of a leader, who may be named without its box."""
    known = {leader.id for leader in catalog(tuple(boxes)).leaders}
    return next((each for each in known if name not in known and bare(each) == name), name)


def _rules(config: GameConfig) -> Rules:
    """Return the rules of a configuration, cached for all tests while its boxes stay the same."""
    components = catalog(config.boxes)
    known = _KNOWN.get(config)
    if known is None or known.catalog is not components:
        known = _KNOWN[config] = Rules(components, config)
    return known


_KNOWN: dict[GameConfig, Rules] = {}


def _ready(rules: Rules, turn_of: int) -> Table:
    table = Table(rules, plain_table(rules, turn_of))
    table._sound()
    return table
