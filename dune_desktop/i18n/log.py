"""The chronicle: what happened, in sentences with icons and links.

    for line in chronicle(texts, step.events, names):
        line.seat, line.kind, line.segments

All events of one command are folded into few lines: what a player did opens a line, what it brought follows behind a
colon ("Rabban to Hagga Basin with Dune, the Desert Planet: −1 water, +2 spice"). Give events as the reader may know
them (`engine.events.seen_by`): hidden cards are told as numbers, known ones by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from dune_desktop.engine.events import FIELDS, Event, Facts
from dune_desktop.engine.ids import HIDDEN, IMPERIUM, NOBODY, market_of
from dune_desktop.i18n.prompts import is_component
from dune_desktop.i18n.template import Markup, Segment, Segments, Value, joined
from dune_desktop.i18n.texts import Texts, markup

NAMED = 3  # so many cards are told by name; more are counted


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line. `kind`: "line", the heading of a "round", another "heading" (a phase, the end), or "quiet", which a
    short chronicle may leave out.
    """

    seat: int
    kind: str
    segments: Segments

    @property
    def markup(self) -> Markup:
        """The line as rich text without links."""
        return markup(self.segments)


@dataclass(slots=True)
class _Entry:
    """A line in the making: its head, and what follows behind the colon."""

    seat: int
    kind: str
    head: Segments
    details: list[Any] = field(default_factory=list)  # lines, and numbers that still may grow


@dataclass(slots=True)
class _Number:
    """A detail that grows: "+2 {spice}", "Fremen 1 → 3"."""

    key: str
    what: str
    n: int = 0
    before: int = 0
    after: int = 0


def chronicle(
    texts: Texts, events: Iterable[Event], names: Mapping[int, str], before: Iterable[Event] = ()
) -> tuple[LogLine, ...]:
    """The events of one command as lines, in the order in which things began.

    `before` are events of the same round that were told earlier: what follows is worded as it belongs to them.
    """
    writer = Teller(texts, names)
    for event in before:
        writer.follow(event)
    for event in events:
        writer.write(event)
    return writer.lines()


class Teller:
    """Folds events into lines; whoever tells an event opens a line or adds to one."""

    def __init__(self, texts: Texts, names: Mapping[int, str]) -> None:
        self.texts = texts
        self.names = names
        self.entries: list[_Entry] = []
        self.open: dict[int, _Entry] = {}  # seat -> the line its details belong to
        self.spice: list[Segments] = []  # Maker spaces that got bonus spice, told in one line
        self.hands: dict[int, int] = {}  # seat -> cards drawn at the start of the round, told in one line
        self.undealt = False  # in Round start, where the first cards a seat draws are its hand
        self.dealt: set[int] = set()  # seats that have drawn it

    # ------------------------------------------------------------------------------------------------ collecting

    def write(self, event: Event) -> None:
        kind = str(event[0])
        if kind not in FIELDS:
            raise ValueError(f"{kind!r} is no event")
        if kind not in _GATHERED:
            self.flush()
        self.texts.words.events[kind](self, Facts(event))

    def follow(self, event: Event) -> None:
        """Remember how far the round has come, without telling it."""
        if event[0] not in _OF_THE_ROUND:
            return
        facts = Facts(event)
        if facts.kind == "phase":
            self.enter(facts.phase)
        elif self.deals(facts.seat):
            self.dealt.add(facts.seat)

    def enter(self, phase: str) -> None:
        """A phase begins."""
        self.open.clear()
        self.undealt = phase == "round_start"
        self.dealt = set()

    def deals(self, seat: int) -> bool:
        """Whether what the seat draws now is its hand of the round: the first cards it draws in Round start."""
        return self.undealt and seat not in self.dealt

    def add(self, seat: int, key: str, kind: str = "line", **args: Value) -> None:
        """A line of its own that nothing follows."""
        self.entries.append(_Entry(seat, kind, self.line(key, seat, **args)))

    def begin(self, seat: int, key: str, **args: Value) -> None:
        """A line that what it brings may follow."""
        entry = _Entry(seat, "line", self.line(key, seat, **args))
        self.entries.append(entry)
        self.open[seat] = entry

    def act(self, seat: int, key: str, **args: Value) -> None:
        """Something done: behind the colon of a line that is open, otherwise a line of its own."""
        entry = self.open.get(seat)
        if entry is None:
            self.begin(seat, key, **args)
        else:
            entry.details.append(self.line(key + ".also", seat, **args))

    def number(self, seat: int, number: _Number, source: str = "") -> None:
        """Something gained or lost; what is alike is added up."""
        entry = self.open.get(seat) or self._bare(seat, source)
        for known in entry.details:
            if isinstance(known, _Number) and (known.key, known.what) == (number.key, number.what):
                if number.key == "influence":
                    known.after = number.after
                    return
                if (known.n < 0) == (number.n < 0):
                    known.n += number.n
                    return
        entry.details.append(number)

    def _bare(self, seat: int, source: str) -> _Entry:
        """A line that begins with the name, and with what it came from if that is a component."""
        head: Segments = (self.player(seat),)
        if is_component(source) and self.texts.has_name(source):
            head = self.line("log.by", seat, source=source)
        entry = _Entry(seat, "line", head)
        self.entries.append(entry)
        self.open[seat] = entry
        return entry

    # ------------------------------------------------------------------------------------------------ words

    def player(self, seat: int) -> Segment:
        return Segment("player", self.names.get(seat, "?"), str(seat))

    def line(self, key: str, seat: int, **args: Value) -> Segments:
        if seat != NOBODY:
            args.setdefault("who", self.player(seat))
        return self.texts.line(key, **args)

    def listed(self, parts: Iterable[Segments]) -> Segments:
        """Several pieces with the separator of the language."""
        separator = Segment("text", Markup(self.texts.grammar.joints.items))
        pieces: list[Segment] = []
        for part in parts:
            pieces += [separator, *part] if pieces else part
        return joined(pieces)

    def cards(self, kind: str, cards: tuple[str, ...]) -> Segments | None:
        """The cards by name; None if one is hidden or they are many."""
        if HIDDEN in cards or len(cards) > NAMED:
            return None
        return self.listed([(self.texts.link(f"{kind}:{card}"),) for card in cards])

    # ------------------------------------------------------------------------------------------------ the result

    def flush(self) -> None:
        """Tell what was gathered."""
        if self.spice:
            self.add(NOBODY, "log.bonus_spice", spaces=self.listed(self.spice))
            self.spice = []
        if self.hands:
            for n in dict.fromkeys(self.hands.values()):
                seats = [seat for seat, drawn in self.hands.items() if drawn == n]
                if len(seats) == 1:
                    self.add(NOBODY, "log.hands.one", "quiet", who=self.player(seats[0]), n=n)
                else:
                    players = self.listed([(self.player(seat),) for seat in seats])
                    self.add(NOBODY, "log.hands", "quiet", players=players, n=n)
            self.hands = {}

    def lines(self) -> tuple[LogLine, ...]:
        self.flush()
        return tuple(LogLine(entry.seat, entry.kind, self._finished(entry)) for entry in self.entries)

    def _finished(self, entry: _Entry) -> Segments:
        if not entry.details:
            return entry.head
        details = self.listed(self._detail(part) for part in entry.details)
        return self.texts.line("log.with", head=entry.head, details=details)

    def _detail(self, part: Segments | _Number) -> Segments:
        if not isinstance(part, _Number):
            return part
        if part.key == "influence":
            return self.texts.line(
                "log.influence", faction="faction:" + part.what, before=part.before, after=part.after
            )
        return self.texts.line(f"log.{part.key}", n=part.n, what=part.what)


_OF_THE_ROUND: Final = frozenset({"phase", "draw"})  # events by which one knows whose first cards are dealt
_GATHERED: Final = frozenset({"bonus_spice", "draw", "shuffle"})  # events that may come between what is told together


# ------------------------------------------------------------------------------------------------ one writer per event


def _silent(to: Teller, facts: Facts) -> None:
    """Told by the events around it."""


def _round(to: Teller, facts: Facts) -> None:
    to.open.clear()
    to.add(NOBODY, "log.round", "round", n=facts.number)


def _phase(to: Teller, facts: Facts) -> None:
    to.enter(facts.phase)
    to.add(NOBODY, f"log.phase.{facts.phase}", "heading")


def _game_start(to: Teller, facts: Facts) -> None:
    to.add(NOBODY, "log.game_start", who=to.player(facts.first_player))


def _conflict(to: Teller, facts: Facts) -> None:
    to.add(NOBODY, "log.conflict", card=f"conflict:{facts.card}")


def _turn(to: Teller, facts: Facts) -> None:
    to.open.clear()  # what comes now was brought by nothing in the turn before


def _send(to: Teller, facts: Facts) -> None:
    space = f"space:{facts.space}"
    if str(facts.card).startswith("hagal:"):
        to.begin(facts.seat, "log.send.rival", space=space)
    elif facts.origin:
        to.begin(facts.seat, "log.send.moved", space=space, origin=f"space:{facts.origin}", card=f"card:{facts.card}")
    else:
        to.begin(facts.seat, "log.send", space=space, card=f"card:{facts.card}")


def _reveal(to: Teller, facts: Facts) -> None:
    cards: tuple[str, ...] = facts.cards
    named = to.listed([(to.texts.link(f"card:{card}"),) for card in cards])
    if facts.seat in to.open:
        if cards:
            to.open[facts.seat].details.append(to.line("log.reveal.also", facts.seat, cards=named))
    elif cards:
        to.begin(facts.seat, "log.reveal", cards=named)
    else:
        to.begin(facts.seat, "log.reveal.none")


def _gain(to: Teller, facts: Facts) -> None:
    if facts.what == "sword" and str(facts.source).startswith("hagal:"):
        return  # told with the card that was turned
    to.number(facts.seat, _Number("gain", facts.what, facts.n), facts.source)


def _spend(to: Teller, facts: Facts) -> None:
    if facts.source != "convert":  # told with the point it brings
        to.number(facts.seat, _Number("gain", facts.what, -facts.n), facts.source)


def _vp(to: Teller, facts: Facts) -> None:
    if not str(facts.source).startswith("convert"):
        to.number(facts.seat, _Number("gain", "vp", facts.n), facts.source)


def _recruit(to: Teller, facts: Facts) -> None:
    to.number(facts.seat, _Number("gain", "troop", facts.n), facts.source)


def _influence(to: Teller, facts: Facts) -> None:
    number = _Number("influence", facts.faction, 0, facts.before, facts.after)
    to.number(facts.seat, number, facts.source)


def _alliance(to: Teller, facts: Facts) -> None:
    faction = f"faction:{facts.faction}"
    if facts.seat == NOBODY:
        to.add(NOBODY, "log.alliance.back", faction=faction, other=to.player(facts.before))
    elif facts.before == NOBODY:
        to.act(facts.seat, "log.alliance", faction=faction)
    else:
        to.act(facts.seat, "log.alliance.from", faction=faction, other=to.player(facts.before))


def troops(key: str) -> Callable[[Teller, Facts], None]:
    """Tells how many pieces."""
    return lambda to, facts: to.act(facts.seat, key, n=facts.n)


def _drawn(key: str, kind: str) -> Callable[[Teller, Facts], None]:
    def write(to: Teller, facts: Facts) -> None:
        cards = to.cards(kind, facts.cards)
        if key == "draw" and to.deals(facts.seat):
            to.dealt.add(facts.seat)
            to.hands[facts.seat] = len(facts.cards)
            to.open.clear()  # what was done before the hands were dealt did not bring them
            return
        to.flush()
        if cards is None:
            to.number(facts.seat, _Number(f"{key}.count", "", len(facts.cards)), getattr(facts, "source", ""))
        else:
            to.act(facts.seat, f"log.{key}", cards=cards)

    return write


def _steal(to: Teller, facts: Facts) -> None:
    other = to.player(facts.victim)
    if facts.card == HIDDEN:
        to.act(facts.seat, "log.steal_intrigue", other=other)
    else:
        to.act(facts.seat, "log.steal_intrigue.known", other=other, card=f"intrigue:{facts.card}")


def _shuffle(to: Teller, facts: Facts) -> None:
    to.add(facts.seat, f"log.shuffle.{facts.pile}", "quiet")


def _card(key: str) -> Callable[[Teller, Facts], None]:
    return lambda to, facts: to.act(facts.seat, key, card=f"card:{facts.card}")


def _acquire(to: Teller, facts: Facts) -> None:
    to.act(facts.seat, "log.acquire.top" if facts.to == "top" else "log.acquire", card=f"card:{facts.card}")


def _row(to: Teller, facts: Facts) -> None:
    key = "log.row" if market_of(facts.slot) == IMPERIUM else "log.row.other"
    if facts.card:
        to.add(NOBODY, key, "quiet", card=f"card:{facts.card}")
    else:
        to.add(NOBODY, key + ".empty", "quiet")


def _set_aside_lost(to: Teller, facts: Facts) -> None:
    to.add(facts.seat, "log.set_aside_lost", card=f"card:{facts.card}")


def space(key: str) -> Callable[[Teller, Facts], None]:
    """Tells where."""
    return lambda to, facts: to.act(facts.seat, key, space=f"space:{facts.space}")


def plain(key: str) -> Callable[[Teller, Facts], None]:
    """Tells only that."""
    return lambda to, facts: to.act(facts.seat, key)


def _mentat(to: Teller, facts: Facts) -> None:
    to.act(facts.seat, "log.mentat.next_round" if facts.how == "next_round" else "log.mentat")


def _control(to: Teller, facts: Facts) -> None:
    space = f"space:{facts.space}"
    if facts.before == NOBODY:
        to.act(facts.seat, "log.control", space=space)
    else:
        to.act(facts.seat, "log.control.from", space=space, other=to.player(facts.before))


def _secret(to: Teller, facts: Facts) -> None:
    if HIDDEN in facts.factions:
        to.add(facts.seat, "log.secret", n=len(facts.factions))
    else:
        factions = to.listed([(to.texts.link(f"faction:{faction}"),) for faction in facts.factions])
        to.add(facts.seat, "log.secret.known", factions=factions)


def _masterstroke(to: Teller, facts: Facts) -> None:
    to.begin(facts.seat, "log.masterstroke")


def _intrigue(to: Teller, facts: Facts) -> None:
    to.begin(facts.seat, "log.intrigue", card=f"intrigue:{facts.card}")


def _entry(key: str) -> Callable[[Teller, Facts], None]:
    def write(to: Teller, facts: Facts) -> None:
        to.add(facts.seat, key)

    return write


def _strength(to: Teller, facts: Facts) -> None:
    entry = to.open.get(facts.seat) or to._bare(facts.seat, "")
    entry.details.append(to.line("log.strength", facts.seat, n=facts.strength))


def _hagal(to: Teller, facts: Facts) -> None:
    if facts.verdict == "goes":
        return  # told by the Agent that is sent
    key = f"log.hagal.{facts.verdict}"
    args: dict[str, Value] = {"card": f"hagal:{facts.card}"}
    if facts.other != NOBODY:
        args["other"] = to.player(facts.other)
    known = to.texts.has(key) and to.texts.fields(key) <= {"who", *args}
    to.add(facts.seat, key if known else "log.hagal.other", "quiet", **args)


def _hagal_bonus(to: Teller, facts: Facts) -> None:
    to.add(facts.seat, "log.hagal_bonus", card=f"hagal:{facts.card}", n=facts.swords)


def _convert(to: Teller, facts: Facts) -> None:
    to.add(facts.seat, "log.convert", n=facts.n, what=facts.what)


def _reward(to: Teller, facts: Facts) -> None:
    to.begin(facts.seat, "log.reward", place=to.texts.t(f"log.place.{facts.place}"))


def _winner(to: Teller, facts: Facts) -> None:
    if facts.seat == NOBODY:
        to.add(NOBODY, "log.winner.nobody")
    else:
        to.add(facts.seat, "log.winner")


def _bonus_spice(to: Teller, facts: Facts) -> None:
    if facts.n:  # 0: taken, told by what the harvester gains
        to.spice.append(to.texts.line("log.bonus_spice.one", space=f"space:{facts.space}", n=facts.n))


def _recall(to: Teller, facts: Facts) -> None:
    to.add(NOBODY, "log.recall", who=to.player(facts.seat))


def _game_over(to: Teller, facts: Facts) -> None:
    players = [(to.player(seat),) for seat in facts.ranking]
    to.add(facts.ranking[0], "log.game_over")
    to.add(NOBODY, "log.game_over.ranking", players=to.listed(players))


# ------------------------------------------------------------------------------------------------ rarer things


def _unseen(key: str, kind: str) -> Callable[[Teller, Facts], None]:
    """A card by name for whoever may know it."""

    def write(to: Teller, facts: Facts) -> None:
        if facts.card == HIDDEN:
            to.act(facts.seat, key)
        else:
            to.act(facts.seat, key + ".known", card=f"{kind}:{facts.card}")

    return write


def _snooper(to: Teller, facts: Facts) -> None:
    to.act(facts.seat, "log.snooper", faction=f"faction:{facts.faction}", n=facts.step)


def _dice(to: Teller, facts: Facts) -> None:
    to.add(facts.seat, "log.dice", first=facts.first, second=facts.second)


def _row_trash(to: Teller, facts: Facts) -> None:
    to.add(NOBODY, "log.row_trash", card=f"card:{facts.card}")


EVENTS: Final[dict[str, Callable[[Teller, Facts], None]]] = {
    "game_start": _game_start,
    "round": _round,
    "phase": _phase,
    "conflict": _conflict,
    "turn": _turn,
    "send": _send,
    "reveal": _reveal,
    "end_turn": _silent,
    "gain": _gain,
    "spend": _spend,
    "vp": _vp,
    "influence": _influence,
    "alliance": _alliance,
    "recruit": _recruit,
    "deploy": troops("log.deploy"),
    "retreat": troops("log.retreat"),
    "lose_troop": troops("log.lose_troop"),
    "draw": _drawn("draw", "card"),
    "draw_intrigue": _drawn("draw_intrigue", "intrigue"),
    "look": _unseen("log.look", "card"),
    "steal_intrigue": _steal,
    "shuffle": _shuffle,
    "discard": _card("log.discard"),
    "trash": _card("log.trash"),
    "fetch": _card("log.fetch"),
    "acquire": _acquire,
    "row": _row,
    "set_aside": _card("log.set_aside"),
    "set_aside_lost": _set_aside_lost,
    "recall_agent": space("log.recall_agent"),
    "council": plain("log.council"),
    "swordmaster": plain("log.swordmaster"),
    "mentat": _mentat,
    "control": _control,
    "control_lost": space("log.control_lost"),
    "voice": space("log.voice"),
    "secret": _secret,
    "masterstroke": _masterstroke,
    "intrigue": _intrigue,
    "pass": _entry("log.pass"),
    "stop": _entry("log.stop"),
    "strength": _strength,
    "hagal": _hagal,
    "hagal_bonus": _hagal_bonus,
    "convert": _convert,
    "reward": _reward,
    "winner": _winner,
    "bonus_spice": _bonus_spice,
    "recall": _recall,
    "game_over": _game_over,
    "under": troops("log.under"),
    "put_back": _unseen("log.put_back", "intrigue"),
    "aside": _unseen("log.aside", "card"),
    "aside_back": _card("log.aside_back"),
    "snooper": _snooper,
    "extra_turn": plain("log.extra_turn"),
    "dice": _dice,
    "row_trash": _row_trash,
}
"""Kind of event -> how it is told."""
