"""The screen on which a new game is put together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine.model.ids import Box, Difficulty, Variant
from dune_desktop.lessons.lesson import lesson, lesson_ids
from dune_desktop.players.models import can_think
from dune_desktop.session import Chair, chairs_for
from dune_desktop.storage.disk import exists
from dune_desktop.ui.presenters.screens.new_game.draft import (
    SECOND,
    Draft,
    Seating,
    boards,
    leaders,
    lengths,
    offered,
)
from dune_desktop.ui.presenters.screens.new_game.screen import COLUMN, column_limit, new_game_screen
from dune_desktop.ui.scenes.lessons.progress import OFFERED, noted, progress
from dune_desktop.ui.scenes.looking_up import Explaining
from dune_desktop.ui.scenes.next_game import drafted
from dune_desktop.ui.scenes.overlay import Scrolling
from dune_desktop.ui.screen.display import Action, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Answer, Ask, Back, Copy, Go, Question, Request, Stay

if TYPE_CHECKING:
    from dune_desktop.storage.next_game import NextGame
    from dune_desktop.ui.program import Program

SEATS = 4
NAME_LIMIT, SEED_LIMIT = 16, 9
FIRST_LEADER = "paul_atreides"  # whom a newcomer meets first: simple, and the one everybody knows
SIMPLE = 1  # how demanding a first leader of another board may be


class NewGameScene(Explaining, Scrolling):
    """Seats, computers, leaders, difficulty and seed; what is offered is what the rules allow.

    A game that is `proposed` after another one is set up already.
    """

    column = COLUMN

    def __init__(self, program: Program, proposed: NextGame | None = None) -> None:
        self.program = self.context = program
        self.proposed = proposed
        program.runner.start()  # whoever sits down will want to think
        settings = program.settings
        known = settings.player_names
        names = tuple(TextEdit.of(known[seat] if seat < len(known) else "", NAME_LIMIT) for seat in range(SEATS))
        draft = Draft(
            table=settings.table,
            names=names,
            leaders=("",) * SEATS,
            seating=_seating(settings.seats),
            difficulty=settings.difficulty,
            seed=self._seed(),
            board=next((box for box in boards() if box in settings.boxes), ""),
            added=settings.boxes,
            wished=settings.variants,
            thoughtless=not can_think(),
            plain=not exists(program.slots.past.path),
        )
        if proposed is not None and program.game is not None:
            draft = drafted(draft, program.game.session, proposed)
        chosen = draft.leaders if any(draft.leaders) else _proposed(draft)
        self.draft = self._reseated(replace(draft, leaders=chosen))

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        page = self.program.page(metrics, size)
        page = replace(page, texts=page.texts.on(self.draft.on))
        self.limit = column_limit(page, self.draft)
        self.scroll_to(self.offset)
        return new_game_screen(page, self.draft, self.offset)

    # ------------------------------------------------------------------------------------------------ the actions

    def do_back(self) -> Request | None:
        """Whoever comes back finds what was chosen, unless that was only proposed."""
        if self.proposed is None:
            self._remember()
        return Back()

    def do_hover(self, *over: object) -> Request | None:
        before, self.draft = self.draft, replace(self.draft, preview=_pointed_at(over), pointed=_pointed_choice(over))
        return Stay() if self.draft == before else None

    def do_table(self, table: str) -> None:
        self.draft = self._reseated(replace(self.draft, table=table, seat=0))

    def do_seat(self, seat: int) -> None:
        self.draft = replace(self.draft, seat=seat)

    def do_sit(self, seat: int, kind: str) -> None:
        self._seat(seat, Seating(SECOND if kind == "computer" else ""))

    def do_level(self, seat: int) -> None:
        self._seat(seat, self.draft.seating[seat].next_level)

    def do_temperament(self, seat: int) -> None:
        self._seat(seat, self.draft.seating[seat].next_temperament)

    def do_leader(self, leader: str) -> None:
        chosen = list(self.draft.leaders)
        chosen[self.draft.seat] = leader
        self.draft = replace(self.draft, leaders=tuple(chosen))

    def do_difficulty(self, level: Difficulty) -> None:
        self.draft = replace(self.draft, difficulty=level)

    def do_board(self, board: Box) -> Request | None:
        draft = replace(self.draft, board=board)
        self.draft = self._reseated(replace(draft, leaders=_proposed(draft)))
        return self._offered_lesson(board)

    def do_set(self, box: Box) -> Request | None:
        before = self.draft.added
        added = tuple(other for other in before if other != box) if box in before else (*before, box)
        self.draft = self._reseated(replace(self.draft, added=added))
        return self._offered_lesson(box) if box in added else None

    def _offered_lesson(self, box: Box) -> Request | None:
        """Whether to take the lesson on a box that was chosen for the first time; each is offered once."""
        name = next((name for name in lesson_ids() if lesson(name).boxes[-1:] == (box,)), "")
        if not name or progress(self.program.settings, name):
            return None
        self.program.remember(lessons=noted(self.program.settings, name, OFFERED))
        t = self.program.texts.t
        answers = (Answer("learn", t("lesson.offer.learn")), Answer("later", t("lesson.offer.later")))
        body = t("lesson.offer", n=lesson(name).minutes)
        question = Question(t(f"lesson.{name}.title"), body, answers, golden="learn", escape="later")
        return Ask(question, lambda answer: Go("lesson", (name,)) if answer == "learn" else None)

    def do_length(self, length: str) -> None:
        for variant in lengths(self.program.texts, self.draft):
            self._wish(variant, variant == length)

    def do_variant(self, variant: Variant) -> None:
        self._wish(variant, variant not in self.draft.wished)

    def do_more(self) -> None:
        """Show all that can be chosen."""
        self.draft = replace(self.draft, plain=False)

    def do_reroll(self) -> None:
        self.draft = replace(self.draft, seed=self._seed())

    def do_edit(self, field: str, verb: str, *arguments: object) -> Request | None:
        draft = self.draft
        if verb in ("begin", "done"):
            draft = replace(draft, editing=field if verb == "begin" else "")
        if field == "seed":
            if verb in ("type", "compose"):
                arguments = ("".join(c for c in str(arguments[0]) if c in "0123456789"),)
            edit, self.draft = draft.seed, replace(draft, seed=draft.seed.apply(verb, *arguments))
        else:
            seat = int(field.removeprefix("name"))
            names = list(draft.names)
            edit, names[seat] = names[seat], names[seat].apply(verb, *arguments)
            self.draft = replace(draft, names=tuple(names))
        copied = edit.selected if verb in ("copy", "cut") else ""
        return Copy(copied) if copied else None

    def do_begin(self) -> Request | None:
        """The game begins, if there is a seed."""
        draft = self.draft
        if not draft.seed.value:
            return None
        self._remember()
        config = draft.config
        seats = zip(config.seats, draft.leaders, strict=False)
        config = replace(config, seats=tuple(replace(seat, leader=leader) for seat, leader in seats))
        names = tuple(
            draft.names[seat].value.strip() if kind == "human" and not draft.seating[seat].level else ""
            for seat, kind in enumerate(draft.kinds)
        )
        seed = int(draft.seed.value)
        return Go("new", (config, seed, names, chairs_of(draft, seed)))

    # ------------------------------------------------------------------------------------------------ the draft

    def _remember(self) -> None:
        """The next game is put together from what was chosen for this one; leaders are chosen anew."""
        draft = self.draft
        self.program.remember(
            player_names=tuple(edit.value.strip() for edit in draft.names),
            table=draft.table,
            seats=tuple(seating.word for seating in draft.seating),
            difficulty=draft.difficulty,
            boxes=(draft.boxes[0], *(box for box in draft.added if box not in boards())),
            variants=draft.wished,
        )

    def _seat(self, seat: int, seating: Seating) -> None:
        """Somebody else sits there; whose leader is being chosen stays as it is."""
        before = self.draft.seating
        self.draft = replace(self.draft, seating=(*before[:seat], seating, *before[seat + 1 :]))

    def _wish(self, variant: Variant, on: bool) -> None:
        rest = tuple(other for other in self.draft.wished if other != variant)
        self.draft = self._reseated(replace(self.draft, wished=(*rest, variant) if on else rest))

    @staticmethod
    def _reseated(draft: Draft) -> Draft:
        """In another game a leader may not be where it was: what is not allowed is left to chance again."""
        seats = enumerate(draft.leaders[: len(draft.kinds)])
        kept = [leader if leader in offered(draft, seat) else "" for seat, leader in seats]
        return replace(draft, leaders=(*kept, *[""] * (SEATS - len(kept))))

    @staticmethod
    def _seed() -> TextEdit:
        from dune_desktop.ui.program import fresh_seed

        return TextEdit.of(str(fresh_seed()), SEED_LIMIT)


def _proposed(draft: Draft) -> tuple[str, ...]:
    """A simple leader for the first seat, the others by chance."""
    known = {name: leaders(draft.boxes)[name] for name in offered(draft, 0)}
    simple = (name for name, leader in known.items() if leader.complexity == SIMPLE)
    return (FIRST_LEADER if FIRST_LEADER in known else next(simple, ""), *[""] * (SEATS - 1))


def _seating(words: tuple[str, ...]) -> tuple[Seating, ...]:
    """Who sat there last time, by seat; people where nothing is known."""
    return tuple(Seating.of(words[seat] if seat < len(words) else "") for seat in range(SEATS))


def chairs_of(draft: Draft, seed: int) -> tuple[Chair, ...]:
    """Who sits there. What is left to chance, names of computers included, is the same for the same seed."""
    seats = zip(draft.kinds, draft.seating, strict=False)
    return chairs_for(((who.level if kind == "human" else "", who.temperament) for kind, who in seats), seed)


def _pointed_at(what: Action) -> str:
    """The leader of the gallery the pointer is on, "" for none."""
    if what[:1] == ("leader",):
        return str(what[1])
    if what[:1] == ("inspect",):
        return str(what[1]).removeprefix("leader:")
    return ""


def _pointed_choice(what: Action) -> str:
    """The board, box, variant, length or difficulty the pointer is on, "" for none."""
    if what[:1] in (("board",), ("set",), ("variant",), ("length",), ("difficulty",)):
        return f"{what[0]}:{what[1]}"
    return ""
