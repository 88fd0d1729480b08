"""The game log: what happened, in sentences with icons and links.

    for line in log_lines(texts, step.events, names):
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

SIGNET_RING: Final = "card:signet_ring"
"""The Signet Ring: what it brings is printed on the leader."""
MAX_NAMED_CARDS = 3  # most cards told by name; more are counted


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log.

    `kind`: "line", the heading of a "round", another "heading" (a phase, the end of the game), or "quiet", which a
    short log may leave out.
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
    """A line in the making: its head, and the details after the colon.

    `source` is the component that the head names only because the details came from it, or "". `named` are the
    components that the head tells of: what they bring belongs to this line, whatever was told in between.
    """

    seat: int
    kind: str
    head: Segments
    details: list[Any] = field(default_factory=list)  # lines, and numbers that may still grow
    causes: list[list[Event]] = field(default_factory=list)  # the events that head and details tell, in their order
    source: str = ""
    named: frozenset[str] = frozenset()
    moved: Number | None = None  # how many pieces moved, if the head tells nothing else
    loose: bool = False


@dataclass(slots=True)
class Number:
    """A detail with numbers that further events change: "+2 {spice}", "Fremen 1 → 3".

    `key` is that of its text, after "log.". It goes from number to number, or from one component to another.
    """

    key: str
    what: str
    n: int = 0
    before: int | str = 0
    after: int | str = 0

    @property
    def steps(self) -> bool:
        """Whether it tells a change from one value to another, rather than a number."""
        return self.before != self.after

    @property
    def paid(self) -> bool:
        """Whether it was paid."""
        return self.key == "gain" and self.n < 0


@dataclass(frozen=True, slots=True)
class LogGroup:
    """One thing that happened, told by itself: what was done, gained, paid, and so on.

    `events` are those it tells. If it `opens`, the groups after it belong to it, up to the next that opens.
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


def log_lines(
    texts: Texts, events: Iterable[Event], names: Mapping[int, str], before: Iterable[Event] = ()
) -> tuple[LogLine, ...]:
    """Return the events of one answer as lines, in the order in which things began.

    `before` are events of the same round that were told earlier: the wording depends on them.
    """
    writer = LogWriter(texts, names)
    for event in before:
        writer.follow(event)
    for event in events:
        writer.write(event)
    return writer.lines()


def log_groups(
    texts: Texts, events: Iterable[Event], names: Mapping[int, str], before: Iterable[Event] = ()
) -> tuple[LogGroup, ...]:
    """Return the events as `log_lines` tells them, but each thing in a line of its own."""
    writer = LogWriter(texts, names, whole_turns=True)
    for event in before:
        writer.follow(event)
    for event in events:
        writer.write(event)
    writer.flush()
    return tuple(deed for entry in writer.entries for deed in writer.unfolded(entry))


def outcome(texts: Texts, event: Event, names: Mapping[int, str]) -> Markup:
    """Return what one event brings its seat, as it stands after the colon of a line; "" if it brings nothing."""
    writer = LogWriter(texts, names)
    entry = writer.open[Facts(event).seat] = Entry(Facts(event).seat, "line", ())
    writer.write(event)
    return markup(writer.listed(map(writer.detail, entry.details)))


class LogWriter:
    """A writer that folds events into lines; the writer of an event opens a line or adds to one."""

    def __init__(self, texts: Texts, names: Mapping[int, str], *, whole_turns: bool = False) -> None:
        self.texts = texts
        self.names = names
        self.whole_turns = whole_turns  # the events are of many answers
        self.entries: list[Entry] = []
        self.open: dict[int, Entry] = {}  # seat -> the line its details belong to
        self.begun: dict[int, list[Entry]] = {}  # seat -> the lines it began in this turn
        self.spice: list[Segments] = []  # Maker spaces that got bonus spice, told in one line
        self.hands: dict[int, int] = {}  # seat -> cards drawn at the start of the round, told in one line
        self.undealt = False  # in Round start, where the first cards a seat draws are its hand
        self.dealt: set[int] = set()  # seats that have drawn their hand
        self.passed: dict[int, int] = {}  # seat -> House Hagal cards passed over: where the next one sends it tells so
        self.now: Event = ()  # the event being told

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
        """Note how far the round has come, without telling the event."""
        if event[0] not in _OF_THE_ROUND:
            return
        facts = Facts(event)
        if facts.kind == "phase":
            self.enter(facts.phase)
        elif self.deals(facts.seat):
            self.dealt.add(facts.seat)

    def enter(self, phase: str) -> None:
        """Begin a phase."""
        self.close()
        self.undealt = phase == "round_start"
        self.dealt = set()

    def close(self) -> None:
        """End all open lines: nothing told so far brought what follows."""
        self.open.clear()
        self.begun.clear()

    def deals(self, seat: int) -> bool:
        """Tell whether what the seat draws now is its hand for the round: the first cards drawn in Round start."""
        return self.undealt and seat not in self.dealt

    def add(self, seat: int, key: str, kind: str = "line", **args: Value) -> None:
        """Add a line of its own, without details."""
        self._entered(Entry(seat, kind, self.line(key, seat, **args)))

    def begin(self, seat: int, key: str, **args: Value) -> None:
        """Open a line that details may follow."""
        named = frozenset(value for value in args.values() if isinstance(value, str) and is_component(value))
        entry = self.open[seat] = self._entered(Entry(seat, "line", self.line(key, seat, **args), named=named))
        self.begun.setdefault(seat, []).append(entry)

    def _entered(self, entry: Entry) -> Entry:
        entry.causes.append([self.now])
        self.entries.append(entry)
        return entry

    def also(self, entry: Entry, detail: Segments | Number) -> None:
        """Add a detail after the colon of a line."""
        entry.details.append(detail)
        entry.causes.append([self.now])

    def act(self, seat: int, key: str, *, loose: bool = False, source: str = "", **args: Value) -> None:
        """Add something done: as a detail of the open line, otherwise as a line of its own.

        With a `source` it is a detail only of a line of that component.
        """
        entry = self.open.get(seat)
        if entry is not None and source and source not in (entry.source, *entry.named):
            entry = next((line for line in reversed(self.begun.get(seat, ())) if source in line.named), None)
        if entry is None:
            self.begin(seat, key, **args)
            self.open[seat].loose = loose
        else:
            self.also(entry, self.line(key + ".also", seat, **args))

    def acquired(self, seat: int, key: str, component: str) -> None:
        """Add an acquired card: as the head of an open line that tells only its price, if there is one."""
        entry = self.open.get(seat)
        if entry is None or entry.source != component or not all(map(_is_payment, entry.details)):
            self.act(seat, key, card=component)
        else:
            entry.head, entry.causes[0] = self.line(key, seat, card=component), [self.now]

    def pieces(self, seat: int, key: str, n: int) -> None:
        """Add `n` moved pieces to those of the same kind in the line, however often some moved."""
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
        """Add something gained or lost to the line of what brought it; equal kinds are added up."""
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
        """Return the Faction that the open line told last, if each line is read as a whole; "" for none."""
        entry = None if self.whole_turns else self.open.get(seat)
        steps = [part.what for part in entry.details if isinstance(part, Number) and part.steps] if entry else []
        return steps[-1] if steps else ""

    def _of(self, source: str, seat: int) -> Entry | None:
        """Return the open line that a detail from `source` belongs to, or None.

        If whole turns are told, what a leader brings does not belong to what was done with a card, except what the
        Signet Ring brings.
        """
        entry = self.open.get(seat)
        if entry is None or not self.whole_turns or not source.startswith("leader:") or source == entry.source:
            return entry
        rings = [line for line in self.begun.get(seat, ()) if SIGNET_RING in line.named]
        if rings:
            return rings[-1]
        return None if entry.source or any(map(_is_played, entry.named)) else entry

    def bare(self, seat: int, source: str) -> Entry:
        """Open a line that begins with the player's name, and with `source` if that is a component."""
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
        """Return the pieces with the separator of the language between them."""
        between = self.texts.grammar.between
        pieces: list[Segment] = []
        for part in parts:
            if pieces and part:
                pieces.append(Segment("text", Markup(between(pieces[-1].text, part[0].text))))
            pieces += part
        return joined(pieces)

    def cards(self, kind: str, cards: tuple[str, ...]) -> Segments | None:
        """Return the cards by name; None if one is hidden or there are more than `MAX_NAMED_CARDS`."""
        if HIDDEN in cards or len(cards) > MAX_NAMED_CARDS:
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
        """Yield the head, then what was gained, what was paid, and each other detail by itself."""
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
        """Return a detail in words, as it stands after the colon."""
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
        """Return the name of the second component without its common beginning: "column 3 (top) → 4 (middle)"."""
        link = self.texts.link(after)
        both = zip(self.texts.link(before).text, link.text, strict=False)
        same = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
        return Segment(link.kind, link.text[same:] or link.text, link.target)


def _is_played(component: str) -> bool:
    return component.startswith(("card:", "intrigue:"))


def _is_payment(detail: Segments | Number) -> bool:
    return isinstance(detail, Number) and detail.paid


_OF_THE_ROUND: Final = frozenset({"phase", "draw"})  # events that tell whose hand is dealt
_GATHERED: Final = frozenset({"bonus_spice", "draw", "shuffle"})  # events that may come between those told together
