"""The features of options: which rows and cells of weights speak for an option, by name.

Every option has one row, whose weights are for the numbers of the situation (`situation.py`), and any number of cells,
single weights for what the option touches: the card sent and where to, the Influence track and the seat's place on it,
the lead in the Conflict that would be left. Names are made of component ids, so that what was learned of a card holds
wherever it lies, and boxes bring their own by bringing components.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from dune_desktop.engine.model.frames import Ask, Pool, TurnFlow, WindowFlow
from dune_desktop.engine.model.ids import FACTION_INDEX, FACTIONS
from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

Weights = list[float]
Named = Callable[[str], Weights]
"""Function from a name to its weights: the same list for the same name, so that it can be changed in place."""

LEADS: Final = range(-7, 10)  # leads in the Conflict that are told apart; those beyond count as the last
MAX_TRACK: Final = 8
MAX_SPICE: Final = 4


Now = Callable[["Determinization", int, int], tuple[Weights, ...]]
"""Function that returns the cells that depend on the position, from world, seat and lead."""


class OptionFeatures(NamedTuple):
    """The features of an option: its row, its cells, and `now`, which returns the cells that depend on the position."""

    row: Weights
    cells: tuple[Weights, ...]
    now: Now | None = None


class Features:
    """The features of the options of one game's decisions; what was named once is kept."""

    def __init__(self, rules: Rules, row: Named, cell: Named) -> None:
        self.rules = rules
        self.row = row
        self.cell = cell
        self.known: dict[tuple[str, str], dict[OptionId, OptionFeatures]] = {}
        self.levels = {card.id: card.level for card in rules.catalog.conflicts}
        self.steps = [[cell(f"influence:{faction}:{n}") for n in range(MAX_TRACK)] for faction in FACTIONS]
        self.bonus = [cell(f"bonus_spice:{n}") for n in range(MAX_SPICE + 1)]
        self.leads = {
            (level, done): [cell(f"lead:{level}:{int(done)}:{n}") for n in LEADS]
            for level in (1, 2, 3)
            for done in (False, True)
        }
        self.subjects = {word: box.subject for box in contributed(rules) for word in getattr(box, "SUBJECTS", ())}
        self.placed = _PLACED.union(*(getattr(box, "PLACED", ()) for box in contributed(rules)))

    def of_options(
        self, world: Determinization, seat: int, options: Sequence[OptionId], lead: int
    ) -> list[OptionFeatures]:
        """Return the features of each option in this position, with the cells of `now` already added."""
        where = self._where(world, seat)
        known = self.known.get(where)
        if known is None:
            known = self.known[where] = {}
        found: list[OptionFeatures] = []
        for option in options:
            features = known.get(option)
            if features is None:
                if option[0] in self.subjects or option[0] in _OF_THE_MOMENT:
                    found.append(self._of_the_moment(world, seat, where[0], option))
                    continue
                features = known[option] = self._learn(where, option)
            if features.now is not None:
                features = OptionFeatures(features.row, features.cells + features.now(world, seat, lead))
            found.append(features)
        return found

    # ------------------------------------------------------------------------------------------------ where

    def _where(self, world: Determinization, seat: int) -> tuple[str, str]:
        """Return the name of what asks, and the leader of the seat."""
        frame = world.stack[-1]
        if isinstance(frame, TurnFlow):
            assert world.turn is not None
            place: str = world.turn.stage
        elif isinstance(frame, Ask):
            place = f"{frame.source}/{frame.effect.op}"
            if frame.seat != seat:
                place = "for another/" + place
        elif isinstance(frame, WindowFlow):
            place = frame.timing
        elif isinstance(frame, Pool):
            place = "pool"
        else:
            place = frame.kind
        return place, world.seats[seat].leader

    # ------------------------------------------------------------------------------------------------ naming

    def _learn(self, where: tuple[str, str], option: OptionId) -> OptionFeatures:
        place, leader = where
        row, cell = self.row, self.cell
        if place.startswith("for another/"):
            return OptionFeatures(row("for another"), (cell(f"for another:{place}:{_words(option)}"),))
        match option:
            case ("send", *_):
                return self._send(leader, option)
            case ("deploy", *numbers):
                return OptionFeatures(row(f"deploy:{min(sum(map(int, numbers)), 6)}"), (), self._after(numbers, 1))
            case ("retreat", *numbers):
                return OptionFeatures(row("retreat"), (), self._after(numbers, -1))
            case ("end_turn",):
                return OptionFeatures(row("end_turn:" + place), (), self._standing if place == "agent" else None)
            case ("acquire", card, _, to):
                return OptionFeatures(row(f"acquire:{card}"), (cell(f"to:{to}"),))
            case ("faction", faction):
                return self._faction(place, str(faction))
            case ("trash" | "discard" | "aside" as action, *_, card):
                return OptionFeatures(row(f"{action}:{card}"), (cell(f"{action} for {place}"),))
            case ("take", source, op, _):
                return OptionFeatures(row(f"take:{source}:{op}"), ())
            case (str(action), *_) if action in self.placed:
                return OptionFeatures(row(f"{_words(option)}:{place}"), (), self._standing)
            case ("branch" | "decline" | "done" | "space" | "recall" | "fetch" as action, *rest):
                return OptionFeatures(row(":".join(map(str, (action, place, *rest)))), ())
            case _:
                return OptionFeatures(row(_words(option)), ())

    def _send(self, leader: str, option: OptionId) -> OptionFeatures:
        _, card, space, rate, origin, also = option
        name = str(space)
        cells = [
            self.cell(f"send:{card}"),
            self.cell(f"send:{card}:{space}"),
            self.cell(f"leader:{leader}:{space}"),
            self.cell(f"rate:{space}:{rate}"),
        ]
        if origin:
            cells.append(self.cell("move an Agent"))
        cells += [self.cell(f"also:{source}") for source in str(also).split()]
        there = self.rules.printed_spaces[name]
        now: Now | None = None
        if there.faction is not None:
            now = self._on_the_track(self.steps[FACTION_INDEX[there.faction]], FACTION_INDEX[there.faction])
        elif there.maker:
            now = self._bonus_spice(name)
        return OptionFeatures(self.row("space:" + name), tuple(cells), now)

    def _on_the_track(self, steps: list[Weights], index: int) -> Now:
        return lambda world, seat, lead: (steps[min(world.seats[seat].influence[index], MAX_TRACK - 1)],)

    def _bonus_spice(self, space: str) -> Now:
        return lambda world, seat, lead: (self.bonus[min(world.bonus_spice.get(space, 0), MAX_SPICE)],)

    def _faction(self, place: str, faction: str) -> OptionFeatures:
        index = FACTION_INDEX[faction]
        steps = self.steps[index]
        kind = "lose" if "lose_influence" in place else "gain"
        if kind == "lose":
            steps = [self.cell(f"lose:{faction}:{n}") for n in range(MAX_TRACK)]
        row, cells = self.row(f"{kind}:{faction}"), (self.cell(f"{place}:{faction}"),)
        return OptionFeatures(row, cells, self._on_the_track(steps, index))

    def _after(self, numbers: Sequence[str | int], sign: int) -> Now:
        """Return a function for the cell of the lead after these units moved: a troop counts 2, other kinds more."""
        more = sign * sum((2 + kind) * int(n) for kind, n in enumerate(numbers))

        def now(world: Determinization, seat: int, lead: int) -> tuple[Weights, ...]:
            swords = 0 if self.rules.has_unit(world, seat) else world.seats[seat].swords
            return (self._lead(world, seat, lead + more + swords),)

        return now

    def _standing(self, world: Determinization, seat: int, lead: int) -> tuple[Weights, ...]:
        return (self._lead(world, seat, lead),)

    def _lead(self, world: Determinization, seat: int, lead: int) -> Weights:
        level = self.levels[world.conflicts[-1]] if world.conflicts else 1
        seats = world.seats
        done = all(seats[other].revealed for other in self.rules.others[seat])
        return self.leads[level, done][max(0, min(lead - LEADS.start, len(LEADS) - 1))]

    # ------------------------------------------------------------------------------------------------ of the moment

    def _of_the_moment(self, world: Determinization, seat: int, place: str, option: OptionId) -> OptionFeatures:
        """Return the features of an option that names a slot, a top card or an opponent, by what is there now."""
        me = world.seats[seat]
        match option:
            case (action, *_) if action in self.subjects:
                return OptionFeatures(self.row(f"{action}:{self.subjects[action](world, seat, option)}"), ())
            case ("row", slot):
                return OptionFeatures(self.row("row"), (self.cell(f"row:{place}:{world.row[int(slot)]}"),))
            case ("opponent", other):
                ahead = world.seats[int(other)].vp - me.vp
                return OptionFeatures(self.row("opponent"), (self.cell(f"opponent:{max(-3, min(ahead, 3))}"),))
            case _:
                top = me.deck[0] if me.deck else ""
                return OptionFeatures(self.row(_words(option)), (self.cell(f"{_words(option)}:{top}"),))


def _words(option: OptionId) -> str:
    return ":".join(map(str, option))


_PLACED: Final = frozenset({"intrigue", "pass", "stop"})
"""First words of options judged by where they are answered and by the lead in the Conflict; boxes add `PLACED`."""

_OF_THE_MOMENT: Final = frozenset({"row", "opponent", "draw_top", "trash_top"})
