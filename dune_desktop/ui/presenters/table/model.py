"""What the table shows: a position as one seat may know it, the decision, and where the person's hand hovers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from functools import cached_property, partial
from math import inf
from typing import TypeVar, cast

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Decision, GameState, OptionId, Reason, Rules, Unit
from dune_desktop.engine.model.effects import Choose, Effect, Effects
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import HIDDEN, NOBODY
from dune_desktop.engine.model.state import Seat
from dune_desktop.i18n import Texts
from dune_desktop.i18n.reasons import why_not
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.session import Chair
from dune_desktop.ui.layouts.arrange import Places, arrange
from dune_desktop.ui.presenters.keys import called, cap
from dune_desktop.ui.presenters.table.begun import Answered, Selection
from dune_desktop.ui.presenters.table.boards import BoardContribution, board_of
from dune_desktop.ui.presenters.table.choices import ChoiceContribution, Choices, ways_left
from dune_desktop.ui.presenters.table.counsel import Counsel, Way
from dune_desktop.ui.presenters.table.tokens import Tokens, follow
from dune_desktop.ui.presenters.table.told import (
    ChronicleLine,
    Churn,
    CombatCard,
    Fanfare,
    FirstTime,
    RecapTurn,
    RoundReport,
    RoundSoFar,
    Said,
    Spotlight,
    Stage,
)
from dune_desktop.ui.presenters.table.weighed import Answer, Weighed
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.commands import AT_FIRST, Hand, Keymap
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.type import USUAL, Type

Waiting = TypeVar("Waiting")


@dataclass(frozen=True)
class Showing:
    """What happens by itself and is being shown: what others do, dice, a moment of Combat, the card of a new round.

    `actor` is the seat whose answer led to it. `decided` is this round's Conflict as it was decided, once its units
    have gone home; `rewarded` the same from when it was decided on: by it the rewards are given. `again`: it was shown
    before. While there is something to `watch` nobody can act.
    """

    watch: bool = False
    again: bool = False
    actor: int = NOBODY
    spotlight: Spotlight | None = None
    fanfares: tuple[Fanfare, ...] = ()
    churn: Churn | None = None
    stage: Stage | None = None
    report: RoundReport | None = None  # with the new round
    turned: tuple[CombatCard, ...] = ()  # cards that count in this round's Combat
    decided: GameState | None = None
    rewarded: GameState | None = None


@dataclass(frozen=True)
class Panel:
    """The panel of what has happened since one's last turn: its turns, whether it is open, and how far it is scrolled.

    Where it is in the way it is open only if it is to lie `over` what it covers: while the `market` is wanted, over it
    once something has been done in the turn, and over a card that is set aside.
    """

    turns: tuple[RecapTurn, ...] = ()
    open: bool = False
    offset: float = inf  # of advice, too, in its place; inf as long as nobody scrolls
    market: bool = False
    over: bool = False
    first: bool = False  # whether the viewer has ended no turn before what it tells


@dataclass(frozen=True)
class TableSettings:
    """What a player has set that the table heeds."""

    reading: Type = USUAL  # how large what is read is set, as far as the table has room for it
    advice: bool = True  # whether it can be asked for
    pace: str = "normal"
    buy_at_once: bool = False  # one click acquires
    keys: Keymap = AT_FIRST
    hand: Hand = "keys"


@dataclass(frozen=True)
class TableModel:
    """What the parts of the table select from: a position as one seat may know it, the decision, what is weighed up."""

    rules: Rules
    view: GameState
    viewer: int  # whose hand lies open; -1 nobody's
    decision: Decision | None
    names: tuple[str, ...]
    texts: Texts
    metrics: Metrics
    canvas: tuple[float, float]  # its width and height
    weighed: Weighed
    settings: TableSettings = field(default_factory=TableSettings)
    showing: Showing = field(default_factory=Showing)
    panel: Panel = field(default_factory=Panel)
    selection: Selection = field(default_factory=Selection)
    final: bool = False  # whether undo could not take back the purchase that is picked out
    at_reveal: tuple[int, int] = (0, 0)  # persuasion and swords if the viewer revealed now, while it has not yet
    undo: OptionId | None = None  # what undo would take back
    undo_closed: str = "start"  # why it would take back nothing
    chronicle: tuple[ChronicleLine, ...] = ()  # the latest first, as many as any table has room for
    so_far: RoundSoFar = field(default_factory=RoundSoFar)  # once the viewer has revealed
    changed: frozenset[str] = frozenset()  # spaces and rows that changed since the viewer's last turn
    opened: str = ""  # the folded side board that the player has opened
    awaited: int = NOBODY  # whose hand is covered and comes next; nothing of that seat's decision is known here then
    left: int = NOBODY  # who sat before the screen until that hand was covered
    thinking: int = NOBODY  # the seat of the computer that must answer
    counsel: Counsel | None = None  # if somebody asked for advice
    hint: Way | None = None  # a good move of which somebody is told unasked
    hints_over: bool = False  # whether it is told that there are no such hints any more
    chairs: tuple[Chair, ...] = ()  # who answers for the seats, if it is known
    past: bool = False  # whether somebody looks back at it
    help: bool = False  # whether the first round says where help is
    look: bool = False  # whether it says how to have things explained
    said: Said | None = None  # what a leader is saying
    first: FirstTime | None = None  # what comes up for the first time, while a line explains it
    before: Tokens = field(default_factory=Tokens)  # what was which in the picture before

    @cached_property
    def tokens(self) -> Tokens:
        """Which Agent, dreadnought and copy of a card is which."""
        return follow(self.before, self.rules, self.view)

    @property
    def fight(self) -> GameState:
        """The position in which who stands in the Conflict can be seen: until Combat is over, as it was decided."""
        return self.showing.decided or self.view

    def fight_then(self, question: Callable[[GameState], Answer]) -> Answer:
        """The answer for the Conflict after what is being weighed up; nothing changes it once it is decided."""
        return question(self.showing.decided) if self.showing.decided is not None else self.then(question)

    def reward(self, seat: int, place: int) -> Effects:
        """What the seat would get for this place of the Conflict, or got when it was decided."""
        question = partial(self.rules.reward, seat=seat, place=place)
        return question(self.showing.rewarded) if self.showing.rewarded is not None else self.then(question)

    def then(self, question: Callable[[GameState], Answer]) -> Answer:
        """The answer for the position after what is being weighed up; where that is not sure, as it is now."""
        return self.weighed.sure(question)

    @property
    def preview(self) -> GameState | None:
        """A whole position after that act, as good as others where it is not sure; None without an act."""
        return self.weighed.after

    @property
    def hovered(self) -> str:
        """The space to which sending is weighed up."""
        return self.weighed.space

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes in play."""
        return self.rules.config.boxes

    @cached_property
    def places(self) -> Places:
        """Where everything on the table lies."""
        shown = {"aside"} if self.aside != NOBODY else set()
        if self.past:
            shown.add("past" if self.viewer != NOBODY else "past.alone")
        shown |= {"open:" + board for board in self.wanted_boards}
        board = board_of(self.boxes, self.rules.catalog.board.id)
        variants, seats = ("", *self.rules.config.variants), len(self.view.seats) + self.hagal_sits_apart
        every, rivals = contributed(BoardContribution, self.boxes).sides, sum(self.rules.is_rival)
        sides = tuple(side for side in every if side.variant in variants and side.rivals in (0, rivals))
        return arrange(board, sides, self.canvas, frozenset(shown), seats)

    @property
    def hagal_sits_apart(self) -> bool:
        """Whether House Hagal has a place on the rail without being one of the seats."""
        return bool(self.rules.hagal_deck) and self.rules.hagal_seat == NOBODY

    @property
    def wanted_boards(self) -> tuple[str, ...]:
        """The side boards that lie open even where they are folded: what is asked needs one, or the player wants it."""
        calls = contributed(BoardContribution, self.boxes).calls
        called = tuple(board for board, needs in calls.items() if needs(self.choices))
        return called or ((self.opened,) if self.opened else ())

    def place_of(self, space: str) -> Rect:
        """The plate of a board space: that of the slot in which it lies."""
        return self.places["slot." + self.rules.catalog.board.slot_of(space)]

    @cached_property
    def choices(self) -> Choices:
        mine = self.decision is not None and self.decision.seat == self.viewer and not self.showing.watch
        return Choices(self.decision, mine)

    def purchase(self, ways: Sequence[OptionId], first: Answered = ()) -> tuple[object, ...]:
        """What a click does on a card or tile with these ways to acquire it: pick it out, then acquire it.

        `first` leads to the effect that allows it. Nothing where a way must be chosen in the bar.
        """
        if self.selection.group == tuple(ways) or (self.settings.buy_at_once and len(ways) == 1):
            return self.taking(ways[0], first) if len(ways) == 1 else ()
        return ("after", first, *ways) if first else ("group", *ways)

    @staticmethod
    def taking(way: OptionId, first: Answered) -> tuple[object, ...]:
        """The action that answers so, after what leads to the effect that allows it."""
        return ("options", *first, way) if first else ("option", *way)

    @property
    def buying(self) -> bool:
        """Whether a card or tile is picked out."""
        group = self.selection.group
        return bool(group) and (group[0][0] == "acquire" or group[0][0] in contributed(ChoiceContribution).purchases)

    @cached_property
    def shown_units(self) -> tuple[Unit, ...]:
        """The kinds of units besides troops that boxes have pieces for."""
        known = contributed(BoardContribution, self.boxes).units
        return tuple(unit for unit in self.rules.more_units if unit.id in known)

    @cached_property
    def holders(self) -> dict[str, tuple[str, int]]:
        """Spaces that a unit with a piece of its own holds: its kind and its seat."""
        shown = {unit.id for unit in self.shown_units}
        return {space: held for space, held in self.rules.holders(self.view).items() if held[0] in shown}

    @property
    def ways(self) -> tuple[OptionId, ...]:
        """The ways that are still to choose among."""
        return ways_left(self.selection.group, self.selection.taken_back)

    @property
    def aside(self) -> int:
        """The seat for which a card of the Imperium Row is set aside, NOBODY if there is none (R24.5)."""
        return next((seat for seat, player in enumerate(self.view.seats) if player.set_aside), NOBODY)

    @property
    def arena(self) -> bool:
        """Whether the Combat phase covers cities and desert; not while something there is asked about.

        Nor once the units have gone home, if nobody knows any more who stood there.
        """
        there = any(self.rules.has_unit(self.fight, seat) for seat in range(len(self.view.seats)))
        return self.view.phase == "combat" and bool(self.view.conflict) and there and not self._asks_of_view

    @property
    def _asks_of_view(self) -> bool:
        """Whether something in the opening is asked about."""
        views = contributed(BoardContribution, self.boxes).views
        return bool(self.choices.spaces) or any(asked(self.choices) for asked in views)

    @property
    def covered(self) -> bool:
        """Whether something lies over cities and desert: the arena, or the card of a new round."""
        return self.arena or self.showing.report is not None

    @property
    def held(self) -> bool:
        """Whether what is being shown is told by a card that a click anywhere on it passes."""
        return self.showing.stage is not None and self.showing.stage.moment in ("verdict", "round")

    @property
    def onward(self) -> tuple[object, ...]:
        """The action that goes on with what is being shown; of a card that waits for a press it says which one."""
        if self.showing.stage is None or not self.held:
            return ("next",)
        return ("next", f"{self.showing.stage.moment}.{self.view.round}")

    @property
    def recapped(self) -> bool:
        """Whether the panel of what has happened lies over the market."""
        return self.recap_open and bool(self.panel.turns)

    @cached_property
    def recap_in_way(self) -> bool:
        """Whether the panel of what has happened is in the way of the market, or of what is done or asked there."""
        if self.awaited != NOBODY:
            return False
        begun = self.view.turn is not None and not self.view.turn.untouched
        return self.panel.market or begun or self.selection.begun or bool(self.opened)

    @property
    def recap_open(self) -> bool:
        return self.panel.over if self.recap_in_way else self.panel.open

    @property
    def last_round(self) -> str:
        """Why this is the last round: "points" if somebody has as many as end the game, "deck" if no Conflict is left;
        "" if it need not be the last (R21.1).
        """
        if self.view.phase in ("setup", "endgame", "over") or not self.rules.last_round(self.view):
            return ""
        return "deck" if not self.view.conflict_deck else "points"

    @property
    def me(self) -> Seat:
        return self.view.seats[max(0, self.viewer)]

    @property
    def on_top(self) -> list[str]:
        """The cards that the viewer knows to lie on top of the own deck, by name."""
        return [self.name("card:" + card) for card in self.me.deck if card != HIDDEN]

    @property
    def active(self) -> int:
        """The seat whose turn it is, or that is asked."""
        if self.showing.watch:
            return self.showing.spotlight.seat if self.showing.spotlight is not None else self._acting
        if self.decision is not None:
            return self.decision.acting_for
        return self.awaited if self.thinking == NOBODY else self.thinking

    @property
    def _acting(self) -> int:
        """The seat whose answer is being shown; nobody's where the table as a whole comes to an end of something."""
        return self.showing.actor if self.showing.stage is None and self.showing.churn is None else NOBODY

    def t(self, key: str, **args: Value) -> Markup:
        return self.texts.t(key, **args)

    def name(self, component: str) -> str:
        return self.texts.name(component)

    def cap(self, commands: str) -> str:
        """What is written on the key or button of the first of these commands; "" for none."""
        return cap(self.texts, self.settings.keys, commands, self.settings.hand)

    def called(self, command: str) -> str:
        """What a sentence calls the key or button of a command."""
        return called(self.texts, self.settings.keys, command, self.settings.hand)

    def seat_name(self, seat: int) -> str:
        return self.names[seat]

    def level_of(self, seat: int, short: bool = False) -> str:
        """How strong the computer in the seat is, in a word or in few letters; "" for everybody else."""
        level = self.chairs[seat].level if self.chairs else ""
        return str(self.t(f"computer.level.{level}" + (".short" if short else ""))) if level else ""

    def style_of(self, seat: int) -> str:
        """What the computer in the seat likes to do, in a word; "" for everybody else."""
        style = self.chairs[seat].temperament if self.level_of(seat) else ""
        return str(self.t("computer.temperament." + style)) if style else ""

    def reason(self, reason: Reason, met: bool = False) -> str:
        """Why something cannot be done now, in one line of markup; or what is `met`, so that it is no reason."""
        return str(why_not(self.texts, reason, max(0, self.active), dict(enumerate(self.names)), met))

    def effect_tip(self, source: str) -> str:
        """Where a waiting effect comes from."""
        return self.texts.name(source) if self.texts.has_name(source) else ""

    def waiting(self, kind: type[Waiting]) -> tuple[Answered, Waiting] | None:
        """An effect of this class to which somebody can come now, and the answers that lead to it.

        It waits to be taken, or is one of the effects to choose among. A click on the object it is about can then give
        these answers and that to its own question at once.
        """
        for take, source, effect in self.rules.pending(self.view):
            if not self.choices.has(*take):
                continue
            if isinstance(effect, kind):
                return (take,), effect
            for branch, each in self._alone(kind, effect):
                if self.rules.available(self.view, self.active, cast("Effect", each), source):
                    return (take, branch), each
        frame = self.view.stack[-1] if self.view.stack else None
        asked = self._alone(kind, frame.effect) if isinstance(frame, Ask) else ()
        return next((((branch,), each) for branch, each in asked if self.choices.has(*branch)), None)

    @staticmethod
    def _alone(kind: type[Waiting], effect: Effect) -> Iterator[tuple[OptionId, Waiting]]:
        """The branches of a choice of one effect that are nothing but an effect of this class."""
        if isinstance(effect, Choose) and effect.n == 1:
            for index, branch in enumerate(effect.options):
                if len(branch) == 1 and isinstance(branch[0], kind):
                    yield ("branch", index), branch[0]

    @property
    def visited(self) -> str:
        """The space to which somebody else is seen to go."""
        return self.showing.spotlight.space if self.showing.spotlight is not None else ""

    @property
    def marching(self) -> int:
        """How many troops are seen to march to the Conflict from a place in the opening that somebody else visits."""
        told = self.showing.spotlight
        if told is None or not told.space or self.place_of(told.space).x < self.places["opening"].x:
            return 0
        return told.marching

    def pieces(self, kind: str, seat: int, place: str) -> list[str]:
        """The names of the Agents ("agent"), or of the units of a kind, that the seat has in a place."""
        return [f"{kind}:{seat}.{number}" for number in self.tokens.numbers(kind, seat, place)]

    def own_cards(self, zone: str, kind: str = "card") -> list[str]:
        """The names of the viewer's cards of a kind ("card", "intrigue") in a zone, in their order."""
        cards = self.tokens.places.get((kind, max(0, self.viewer), zone), ())
        return [f"{kind}:{card}#{number}" for card, number in cards]

    def occupants(self, space: str) -> list[int]:
        """The seats whose Agents are there, one for each Agent."""
        return self._agents.get(space, [])

    @cached_property
    def _agents(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for seat, player in enumerate(self.view.seats):
            for space in player.agents:
                found.setdefault(space, []).append(seat)
        return found
