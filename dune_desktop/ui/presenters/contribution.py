"""What boxes add to what is shown, in one form: presenters ask for it and name no box."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Catalog, GameState, OptionId, Rules
from dune_desktop.engine.model.events import Facts
from dune_desktop.ui.layouts.plan import Board, SideBoard
from dune_desktop.ui.presenters.brought import brought
from dune_desktop.ui.presenters.effect_line import Word
from dune_desktop.ui.presenters.screens.lens.inspect import Sheet
from dune_desktop.ui.presenters.screens.lens.sheets import Below
from dune_desktop.ui.presenters.screens.lens.subject import Kind
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.additions import Entry, Parts, Row, SeatMark
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar
from dune_desktop.ui.text.signs import Line, Part


@dataclass(frozen=True, slots=True)
class Ware:
    """How something is bought that only a box sells, by the options of one kind.

    `component`: what a way to buy gets. `bill`: what it is called in the prompt, what is paid and how much of it, and
    how much of that is left then. `line`: the way in signs. `paid_with`: the pieces that may be taken back to pay less,
    "" if there are none, and `number`: how the options call the number of them (`options.ACTIONS`).
    """

    component: Callable[[TableModel, OptionId], str]
    bill: Callable[[TableModel, OptionId], tuple[str, str, int, int]]
    line: Callable[[TableModel, OptionId], Line]
    paid_with: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Good:
    """Something a seat has a number of, beside Solari, spice and water: its name, which is that of its sign too, how
    much a seat has of it, what clicking it in the own purse answers, if that can be answered, and the page about it.
    """

    name: str
    count: Callable[[GameState, int], int]
    option: OptionId = ()
    page: str = "purse:"


@dataclass(frozen=True, slots=True)
class Seen:
    """A game that is being played, as whoever looks at something may know it."""

    rules: Rules
    view: GameState
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheets:
    """Pages of a kind that a box makes itself.

    `make` gets what is looked at, the components among which it is, if it is one, and the game, if one is played.
    `there` says whether there is such a page; without it, where there is such a component. `entries`: the kinds of
    component that are listed on it and can be looked at in turn.
    """

    make: Callable[[Page, str, Catalog | None, Seen | None], Sheet]
    there: Callable[[str, Seen | None], bool] | None = None
    entries: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class BelowLeader:
    """What a seat has besides its leader, on the leader's page; `entries` as with `Sheets`."""

    make: Callable[[Page, int, Rules, GameState], Below]
    entries: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Tie:
    """Something of a box that decides between equal points at the end: a component, and the sign for it."""

    id: str
    icon: str
    component: str


@dataclass(frozen=True, slots=True)
class Pieces:
    """What a box shows.

    `board`: the board it brings; `side`: its side board. `signs`: how an effect, a cost, a condition or an amount
    looks, by its class. `subjects`: components that can be looked at large, by the kind in their name. `ties`: what
    decides between equal points before anything else does. `sources`: the sign of a component of that kind before a
    point that came from it. `cues`: what its events sound like, by their kind ("" for those one does not hear);
    `flights`: what passes over the table when they happen (`motion.flights.Writer`). `manners` and `alters`: how its
    things travel from one screen to the next, and how they change in their places, by kind (`motion.manner`).

    On the table: `units` it has pieces for; `parts` after the sections of the board; `calls` says whether its side
    board must lie open now, `walks` are events that are seen on it, for which it stays open; `goods` is what it has
    in the purse; `seat_name`, what stands behind a seat's name, drawn from there rightwards; `seat_end`,
    what ends at the right of a seat's counts; `lying`, what lies before the player; `changes`,
    rows of the preview, and `told`, events that it tells in words, each with its icon; `picks`, first words of
    options that pick a card, each with the zone it lies in; `answers`, what stands in the prompt bar while something
    is asked; `wares` by the first word of the options that buy them; `seat_sheet`, the kind of the page about what a
    seat has of the box; `numbered`, variants in which the cards of the row have numbers; `acquired`, events of
    acquiring something, each with the kind of component, which is its sign too, and the field that says which;
    `gained`, events of getting something else, each with its sign and how many; `stepped`, events of a step on a
    track of the box, each with the sign of what goes there; `renewed`, events by which something else comes to lie in a
    place, each with the field that says in which.

    On cards: `seals`, in what sign the price stands, by deck, where it is not persuasion; `paired`, conditions that
    only cards can meet that are played together with another one.

    Looking closer: `headings`, the signs in the headings of parts of its components, by the kind of part; `sheets`,
    pages that the box makes itself, by kind; `whole`, kinds whose neighbours are all of them on the screen; `below`,
    what a leader's page tells of the box; `shelves`, decks and kinds that stand on the page of another one in
    the Codex.

    `tips` tell of things on the table by their kind (`presenters/table/tips/table.py`): what they leave empty the game
    itself tells of. On kinds in `speaking` icons tell of themselves.

    Why something cannot be done now is asked of the rules by what it is: `lies_in` by region, `lies_as` by the kind of
    component, `owned` for what lies before the player and is used by an option of that name.
    """

    board: Board | None = None
    side: SideBoard | None = None
    signs: Mapping[type, Callable[[Any, Word], list[Part]]] = field(default_factory=dict)
    subjects: Mapping[str, Kind] = field(default_factory=dict)
    ties: tuple[Tie, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    cues: Mapping[str, str] = field(default_factory=dict)
    flights: Mapping[str, Callable[[Facts], Iterable[Any]]] = field(default_factory=dict)
    manners: Mapping[str, Any] = field(default_factory=dict)
    alters: Mapping[str, Any] = field(default_factory=dict)
    units: frozenset[str] = frozenset()
    parts: Callable[[TableModel], Parts] | None = None
    calls: Callable[[Choices], bool] | None = None
    walks: frozenset[str] = frozenset()
    goods: tuple[Good, ...] = ()
    seat_name: SeatMark | None = None
    seat_end: SeatMark | None = None
    lying: Callable[[TableModel], list[Entry]] | None = None
    changes: Callable[[TableModel], list[Row]] | None = None
    told: Mapping[str, str] = field(default_factory=dict)
    answers: Callable[[TableModel, Bar], None] | None = None
    picks: Mapping[str, str] = field(default_factory=dict)
    wares: Mapping[str, Ware] = field(default_factory=dict)
    seat_sheet: str = ""
    numbered: frozenset[str] = frozenset()
    acquired: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    gained: Mapping[str, Callable[[Facts], tuple[str, int]]] = field(default_factory=dict)
    stepped: Mapping[str, str] = field(default_factory=dict)
    renewed: Mapping[str, str] = field(default_factory=dict)
    seals: Mapping[str, str] = field(default_factory=dict)
    paired: frozenset[type] = frozenset()
    headings: Mapping[str, str] = field(default_factory=dict)
    sheets: Mapping[str, Sheets] = field(default_factory=dict)
    whole: frozenset[str] = frozenset()
    below: BelowLeader | None = None
    shelves: Mapping[str, str] = field(default_factory=dict)
    tips: Mapping[str, Callable[[TableModel, str], str]] = field(default_factory=dict)
    speaking: frozenset[str] = frozenset()
    lies_in: Mapping[str, str] = field(default_factory=dict)
    lies_as: Mapping[str, str] = field(default_factory=dict)
    owned: Mapping[str, str] = field(default_factory=dict)


def pieces(boxes: tuple[str, ...]) -> tuple[Pieces, ...]:
    """What these boxes add, in their order."""
    return brought(boxes)


def pieces_of(model: TableModel) -> tuple[Pieces, ...]:
    """What the boxes in play add to the table."""
    return brought(model.rules.config.boxes)
