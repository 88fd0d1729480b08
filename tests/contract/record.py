"""Golden games: one whole game of every table as text, to be read by people and compared by a test.

    python3 run.py record                 write all of them anew
    python3 run.py record "four with Ix"  write this one (or python -m tests.contract.record)

Every answer stands on a line of its own, under it what it led to, as the chronicle tells it in English. Whose answers
they are stands before the first of several in a row.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import unified_diff
from itertools import zip_longest
from pathlib import Path

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameState, OptionId, Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import log_lines
from dune_desktop.players.player import RandomPlayer
from tests.contract.tables import TABLES

FOLDER = Path(__file__).parent / "golden"
SEED = 0
HEADING = "# "
TITLES = ("baron", "lady", "princess")  # before leaders who go by one name
CONTEXT, SHOWN = 6, 24  # lines shown before the first difference, and from there on

_ANSWERER = re.compile(r"(\w+): ")  # before the first of several answers


def path_of(name: str) -> Path:
    """The file of the table's golden game."""
    return FOLDER / (name.replace(",", "").replace(" ", "_").lower() + ".txt")


def transcript(name: str) -> str:
    """The table's game, played by random answers, as text."""
    rules = Rules(catalog(TABLES[name].boxes), TABLES[name])
    return "\n".join(_Game(name, rules).lines()) + "\n"


class _Game:
    """One game on its way onto paper."""

    def __init__(self, name: str, rules: Rules) -> None:
        self.name = name
        self.rules = rules
        self.texts = Texts("en", rules.catalog.board.id)
        self.names: dict[int, str] = {}
        self.told: list[Event] = []  # the events of this round so far
        self.points: Counter[tuple[int, str]] = Counter()
        self.answered = NOBODY  # who gave the latest answer

    def lines(self) -> Iterator[str]:
        rules, player = self.rules, RandomPlayer(SEED)
        state = rules.new_game(SEED)
        self.names = dict(enumerate(self._seat_names(state)))
        yield f"{self.name}, seed {SEED}: {', '.join(self.names.values())}"
        events = list(state.events)
        state.events = []
        yield from self._happened(events)
        while state.stack:
            option = player.pick(rules.legal(state))
            yield self._answer(rules.asked(state), option)
            yield from self._happened(rules.play(state, option))
        yield from self._scores(state)

    def _seat_names(self, state: GameState) -> list[str]:
        """The names by which leaders are called: Vladimir, Ariana, Jessica; they keep the lines short."""
        return [_called(seat.leader) if seat.leader else "Hagal" for seat in state.seats]

    def _answer(self, seat: int | None, option: OptionId) -> str:
        """An answer by its name, without the places that say nothing."""
        words = " ".join(str(part) for part in option if part != "")
        if seat is None or seat == self.answered:
            return words
        self.answered = seat
        return f"{self.names[seat]}: {words}"

    def _happened(self, events: Sequence[Event]) -> Iterator[str]:
        for line in log_lines(self.texts, events, self.names, self.told):
            words = self.texts.plain(line.segments)
            if line.kind == "round":
                yield from ("", HEADING + words)
            else:
                yield "  " + words
        self._remember(events)

    def _remember(self, events: Iterable[Event]) -> None:
        for event in events:
            if event[0] == "round":
                self.told = []
            self.told.append(event)
            if event[0] == "vp":
                _, seat, n, source = event
                self.points[int(seat), str(source)] += int(n)  # type: ignore[call-overload]

    def _scores(self, state: GameState) -> Iterator[str]:
        yield from ("", HEADING + "Points")
        for seat, player in enumerate(state.seats):
            sources = [f"{n:+} {source}" for (owner, source), n in self.points.items() if owner == seat and n]
            yield f"{self.names[seat]} {player.vp}: {', '.join(sources)}"
        for purpose, number in sorted(state.streams.items()):
            yield f"chance {purpose} {number}"


def _called(leader: str) -> str:
    """The name before that of the House, if it is no title."""
    *_, name, last = ("", *leader.rpartition("/")[2].split("_"))
    return (last if name in ("", *TITLES) else name).title()


def difference(recorded: str, played: str) -> str:
    """Where two transcripts part: round, whose turn it was, and the lines around it; "" if they are equal."""
    old, new = recorded.splitlines(), played.splitlines()
    at = next((n for n, (a, b) in enumerate(zip_longest(old, new)) if a != b), None)
    if at is None:
        return ""
    shared = old[:at]
    where = [line.removeprefix(HEADING) for line in shared if line.startswith(HEADING)][-1:] or ["before Round 1"]
    whose = [f"{found[1]}’s turn" for found in map(_ANSWERER.match, shared) if found][-1:]
    part = slice(max(0, at - CONTEXT), at + SHOWN)
    lines = unified_diff(old[part], new[part], "recorded", "played", n=CONTEXT, lineterm="")
    return "\n".join([f"line {at + 1}: {', '.join(where + whose)}", *lines])


def record(names: Iterable[str]) -> None:
    """Write the golden games of these tables."""
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        path_of(name).write_text(transcript(name), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    record(sys.argv[1:] or TABLES)
