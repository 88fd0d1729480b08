"""The chronicle: what happened, in sentences with icons and links.

    for line in chronicle(texts, step.events, names):
        line.seat, line.kind, line.segments

All events of one command are folded into few lines: what a player did opens a line, what it brought follows behind a
colon ("Rabban to Hagga Basin with Dune, the Desert Planet: −1 water, +2 spice"), behind a card that was drawn or troops
that moved after a comma: nothing comes of these. Give events as the reader may know them (`engine.events.seen_by`):
hidden cards are told as numbers, known ones by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field
from itertools import takewhile
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.events import FIELDS, Event, Facts
from dune_desktop.engine.model.ids import HIDDEN, NOBODY
from dune_desktop.i18n.prompts import is_component
from dune_desktop.i18n.template import Markup, Segment, Segments, Value, joined
from dune_desktop.i18n.texts import Texts, markup

RING: Final = "card:signet_ring"
"""What it brings is printed on the leader."""
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
class Entry:
    """A line in the making: its head, and what follows behind the colon.

    `source` is the component that the head names only because the details came from it, or "". `named` are those that
    it tells of: what they bring belongs to it, whatever was told in between.
    """

    seat: int
    kind: str
    head: Segments
    details: list[Any] = field(default_factory=list)  # lines, and numbers that still may grow
    causes: list[list[Event]] = field(default_factory=list)  # what head and details tell, in their order
    source: str = ""
    named: frozenset[str] = frozenset()
    moved: Number | None = None  # how many pieces the head tells of, if that is all it does
    loose: bool = False


@dataclass(slots=True)
class Number:
    """A detail that grows: "+2 {spice}", "Fremen 1 → 3". `key` is that of its text, behind "log.".

    It goes from number to number, or from one component to another.
    """

    key: str
    what: str
    n: int = 0
    before: int | str = 0
    after: int | str = 0

    @property
    def steps(self) -> bool:
        """Whether it tells from where to where, rather than how many."""
        return self.before != self.after

    @property
    def paid(self) -> bool:
        """Whether it is something that was given away for what else is told."""
        return self.key == "gain" and self.n < 0


@dataclass(frozen=True, slots=True)
class LogGroup:
    """One thing that happened, told by itself: what was done, what was gained by it, what was paid, and so on.

    `events` are those it tells of; it `opens` what those behind it belong to, up to the next that does.
    """

    seat: int
    kind: str
    segments: Segments
    events: tuple[Event, ...]
    opens: bool = True

    @property
    def markup(self) -> Markup:
        """The line as rich text without links."""
        return markup(self.segments)


def chronicle(
    texts: Texts, events: Iterable[Event], names: Mapping[int, str], before: Iterable[Event] = ()
) -> tuple[LogLine, ...]:
    """The events of one command as lines, in the order in which things began.

    `before` are events of the same round that were told earlier: what follows is worded as it belongs to them.
    """
    writer = LogWriter(texts, names)
    for event in before:
        writer.follow(event)
    for event in events:
        writer.write(event)
    return writer.lines()


def deeds(
    texts: Texts, events: Iterable[Event], names: Mapping[int, str], before: Iterable[Event] = ()
) -> tuple[LogGroup, ...]:
    """The events as `chronicle` tells them, but each thing in a line of its own."""
    writer = LogWriter(texts, names, whole_turns=True)
    for event in before:
        writer.follow(event)
    for event in events:
        writer.write(event)
    writer.flush()
    return tuple(deed for entry in writer.entries for deed in writer.unfolded(entry))


def outcome(texts: Texts, event: Event, names: Mapping[int, str]) -> Markup:
    """What one event brings its seat, as it stands behind the colon of a line; "" for one that is no such thing."""
    writer = LogWriter(texts, names)
    entry = writer.open[Facts(event).seat] = Entry(Facts(event).seat, "line", ())
    writer.write(event)
    return markup(writer.listed(map(writer.detail, entry.details)))


class LogWriter:
    """Folds events into lines; whoever tells an event opens a line or adds to one."""

    def __init__(self, texts: Texts, names: Mapping[int, str], *, whole_turns: bool = False) -> None:
        self.texts = texts
        self.names = names
        self.whole_turns = whole_turns  # what is told is of many commands
        self.entries: list[Entry] = []
        self.open: dict[int, Entry] = {}  # seat -> the line its details belong to
        self.begun: dict[int, list[Entry]] = {}  # seat -> the lines it began in this turn
        self.spice: list[Segments] = []  # Maker spaces that got bonus spice, told in one line
        self.hands: dict[int, int] = {}  # seat -> cards drawn at the start of the round, told in one line
        self.undealt = False  # in Round start, where the first cards a seat draws are its hand
        self.dealt: set[int] = set()  # seats that have drawn it
        self.passed: dict[int, int] = {}  # seat -> House Hagal cards passed over: where the next one sends it tells so
        self.now: Event = ()  # what is being told

    # ------------------------------------------------------------------------------------------------ collecting

    def write(self, event: Event) -> None:
        kind = str(event[0])
        if kind not in FIELDS:
            raise ValueError(f"{kind!r} is no event")
        if kind not in _GATHERED:
            self.flush()
        self.now = event
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
        self.close()
        self.undealt = phase == "round_start"
        self.dealt = set()

    def close(self) -> None:
        """What comes now was brought by nothing that has been told."""
        self.open.clear()
        self.begun.clear()

    def deals(self, seat: int) -> bool:
        """Whether what the seat draws now is its hand of the round: the first cards it draws in Round start."""
        return self.undealt and seat not in self.dealt

    def add(self, seat: int, key: str, kind: str = "line", **args: Value) -> None:
        """A line of its own that nothing follows."""
        self._entered(Entry(seat, kind, self.line(key, seat, **args)))

    def begin(self, seat: int, key: str, **args: Value) -> None:
        """A line that what it brings may follow."""
        named = frozenset(value for value in args.values() if isinstance(value, str) and is_component(value))
        entry = self.open[seat] = self._entered(Entry(seat, "line", self.line(key, seat, **args), named=named))
        self.begun.setdefault(seat, []).append(entry)

    def _entered(self, entry: Entry) -> Entry:
        entry.causes.append([self.now])
        self.entries.append(entry)
        return entry

    def also(self, entry: Entry, detail: Segments | Number) -> None:
        """One thing more behind the colon of a line."""
        entry.details.append(detail)
        entry.causes.append([self.now])

    def act(self, seat: int, key: str, *, loose: bool = False, **args: Value) -> None:
        """Something done: behind the colon of a line that is open, otherwise a line of its own."""
        entry = self.open.get(seat)
        if entry is None:
            self.begin(seat, key, **args)
            self.open[seat].loose = loose
        else:
            self.also(entry, self.line(key + ".also", seat, **args))

    def acquired(self, seat: int, key: str, component: str) -> None:
        """A card that was acquired: the head of the line that tells only what was paid for it, if one is open."""
        entry = self.open.get(seat)
        if entry is None or entry.source != component or not all(map(_is_payment, entry.details)):
            self.act(seat, key, card=component)
        else:
            entry.head, entry.causes[0] = self.line(key, seat, card=component), [self.now]

    def pieces(self, seat: int, key: str, n: int) -> None:
        """So many pieces that moved: those of one line are told together, however often some of them did."""
        entry = self.open.get(seat)
        if entry is None:
            self.begin(seat, key, n=n)
            self.open[seat].moved, self.open[seat].loose = Number(key, "", n), True
        elif entry.moved is not None and entry.moved.key == key and not entry.details:
            entry.moved.n += n
            entry.head = self.line(key, seat, n=entry.moved.n)
            entry.causes[0].append(self.now)
        else:
            self.number(seat, Number(key.removeprefix("log.") + ".also", "", n))

    def number(self, seat: int, number: Number, source: str = "") -> None:
        """Something gained or lost; what is alike is added up, in the line that tells what brought it."""
        brought = (entry for entry in reversed(self.begun.get(seat, ())) if source in entry.named)
        entry = next(brought, None) or self._of(source, seat) or self.bare(seat, source)
        self.open[seat] = entry
        for known, causes in zip(entry.details, entry.causes[1:], strict=True):
            if isinstance(known, Number) and (known.key, known.what) == (number.key, number.what):
                if number.steps:
                    known.after = number.after
                    causes.append(self.now)
                    return
                if (known.n < 0) == (number.n < 0):
                    known.n += number.n
                    causes.append(self.now)
                    return
        self.also(entry, number)

    def rose(self, seat: int) -> str:
        """The Faction of which the open line told last, where each line is read as a whole; "" for none."""
        entry = None if self.whole_turns else self.open.get(seat)
        steps = [part.what for part in entry.details if isinstance(part, Number) and part.steps] if entry else []
        return steps[-1] if steps else ""

    def _of(self, source: str, seat: int) -> Entry | None:
        """The open line; where a whole turn is told, none for what a leader brings beside what was done with a card.

        Only what the Signet Ring brings belongs to the line that plays it.
        """
        entry = self.open.get(seat)
        if entry is None or not self.whole_turns or not source.startswith("leader:") or source == entry.source:
            return entry
        rings = [line for line in self.begun.get(seat, ()) if RING in line.named]
        if rings:
            return rings[-1]
        return None if entry.source or any(map(_is_played, entry.named)) else entry

    def bare(self, seat: int, source: str) -> Entry:
        """A line that begins with the name, and with what it came from if that is a component."""
        entry = Entry(seat, "line", (self.player(seat),))
        if is_component(source) and self.texts.has_name(source):
            entry.head, entry.source = self.line("log.by", seat, source=source), source
        self.open[seat] = self._entered(entry)
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
        between = self.texts.grammar.between
        pieces: list[Segment] = []
        for part in parts:
            if pieces and part:
                pieces.append(Segment("text", Markup(between(pieces[-1].text, part[0].text))))
            pieces += part
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

    def _finished(self, entry: Entry) -> Segments:
        if not entry.details:
            return entry.head
        told = map(self.detail, entry.details)
        if entry.loose:
            return self.listed((entry.head, *told))
        details = self.listed(told)
        return self.texts.line("log.with", head=entry.head, details=details)

    def unfolded(self, entry: Entry) -> Iterator[LogGroup]:
        """The head, then what was gained, what was paid, and all else by itself."""
        head, *causes = entry.causes
        yield LogGroup(entry.seat, entry.kind, entry.head, tuple(head))
        groups: dict[str, tuple[list[Segments], list[Event]]] = {}
        for place, (detail, because) in enumerate(zip(entry.details, causes, strict=True)):
            goods = isinstance(detail, Number) and detail.key == "gain"
            group = ("paid" if detail.paid else "gained") if goods else str(place)
            said, told = groups.setdefault(group, ([], []))
            said.append(self.detail(detail))
            told += because
        for said, told in groups.values():
            yield LogGroup(entry.seat, entry.kind, self.listed(said), tuple(told), opens=False)

    def detail(self, part: Segments | Number) -> Segments:
        """What stands behind the colon, in words."""
        if not isinstance(part, Number):
            return part
        if part.key == "influence":
            return self.texts.line(
                "log.influence", faction="faction:" + part.what, before=part.before, after=part.after
            )
        if isinstance(part.before, str) and isinstance(part.after, str):
            return self.texts.line(f"log.{part.key}", before=part.before, after=self._beyond(part.before, part.after))
        return self.texts.line(f"log.{part.key}", n=part.n, what=part.what, before=part.before, after=part.after)

    def _beyond(self, before: str, after: str) -> Segment:
        """The name of the second component without what both names begin with: "column 3 (top) → 4 (middle)"."""
        link = self.texts.link(after)
        both = zip(self.texts.link(before).text, link.text, strict=False)
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
        return Segment(link.kind, link.text[same:] or link.text, link.target)


def _is_played(component: str) -> bool:
    return component.startswith(("card:", "intrigue:"))


def _is_payment(detail: Segments | Number) -> bool:
    return isinstance(detail, Number) and detail.paid


_OF_THE_ROUND: Final = frozenset({"phase", "draw"})  # events by which one knows whose first cards are dealt
_GATHERED: Final = frozenset({"bonus_spice", "draw", "shuffle"})  # events that may come between what is told together
