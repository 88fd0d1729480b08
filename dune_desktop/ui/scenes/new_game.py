"""The screen on which a new game is put together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.ids import Difficulty, Variant
from dune_desktop.ui.presenters.screens.new_game import TABLES, Draft, leaders, new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Action, Pop, Request, Reset, Scene

if TYPE_CHECKING:
    from dune_desktop.ui.program import Program

SEATS = 4
NAME_LIMIT, SEED_LIMIT = 16, 9
FIRST_LEADER = "paul_atreides"  # whom a newcomer meets first: simple, and the one everybody knows


class NewGameScene(Scene):
    """Seats, leaders, difficulty and seed; what is offered is what the rules allow."""

    def __init__(self, program: Program) -> None:
        self.program = program
        settings = program.settings
        known = settings.player_names
        names = tuple(TextEdit.of(known[seat] if seat < len(known) else "", NAME_LIMIT) for seat in range(SEATS))
        self.draft = Draft(
            table=settings.table,
            names=names,
            leaders=(FIRST_LEADER, "", "", ""),
            difficulty=settings.difficulty,
            seed=self._seed(),
            ix="ix" in settings.boxes,
            wished=settings.variants,
        )

    def screen(self, metrics: Metrics, size: tuple[float, float]) -> Screen:
        return new_game_screen(Page(self.program.texts, metrics, *size), self.draft)

    def handle(self, action: Action) -> Request | None:
        name = action[0]
        if name == "back":
            return Pop()
        if name == "begin" or action == ("key", "Enter"):
            return self._begin() if self.draft.seed.value else None
        if name == "inspect":
            return self.program.inspect(self, str(action[1]))
        if name == "edit":
            self._edit(str(action[1]), str(action[2]), *action[3:])
        elif name == "hover":
            self.draft = replace(self.draft, preview=_pointed_at(action[1:]), pointed=_pointed_choice(action[1:]))
        else:
            self._choose(str(name), *action[1:])
        return None

    def _choose(self, name: str, *rest: object) -> None:
        draft = self.draft
        if name == "table":
            self.draft = self._reseated(replace(draft, table=str(rest[0]), seat=0))
        elif name == "seat":
            self.draft = replace(draft, seat=int(rest[0]))  # type: ignore[call-overload]
        elif name == "leader":
            chosen = list(draft.leaders)
            chosen[draft.seat] = str(rest[0])
            self.draft = replace(draft, leaders=tuple(chosen))
        elif name == "difficulty":
            level: Difficulty = rest[0]  # type: ignore[assignment]
            self.draft = replace(draft, difficulty=level)
        elif name == "set":
            self.draft = self._reseated(replace(draft, ix=not draft.ix))
        elif name == "length":
            self.draft = self._wish("epic", rest[0] == "epic")
        elif name == "variant":
            variant: Variant = rest[0]  # type: ignore[assignment]
            self.draft = self._wish(variant, variant not in draft.wished)
        elif name == "reroll":
            self.draft = replace(draft, seed=self._seed())

    def _wish(self, variant: Variant, on: bool) -> Draft:
        rest = tuple(other for other in self.draft.wished if other != variant)
        return replace(self.draft, wished=(*rest, variant) if on else rest)

    @staticmethod
    def _reseated(draft: Draft) -> Draft:
        """At another table a leader may not be where it was: what is not allowed is left to chance again."""
        kept: list[str] = []
        known = leaders(draft.boxes)
        for seat, leader in enumerate(draft.leaders):
            kind = draft.kinds[seat] if seat < len(TABLES[draft.table]) else "hagal"
            allowed = leader in known and (kind == "human" or (kind == "rival" and known[leader].rival))
            kept.append(leader if allowed else "")
        return replace(draft, leaders=tuple(kept))

    @staticmethod
    def _seed() -> TextEdit:
        from dune_desktop.ui.program import fresh_seed

        return TextEdit.of(str(fresh_seed()), SEED_LIMIT)

    def _edit(self, field: str, verb: str, *rest: object) -> None:
        if verb in ("begin", "done"):
            self.draft = replace(self.draft, editing=field if verb == "begin" else "")
        if field == "seed":
            if verb in ("type", "compose"):
                rest = ("".join(c for c in str(rest[0]) if c in "0123456789"),)
            self.draft = replace(self.draft, seed=self.draft.seed.apply(verb, *rest))
            return
        seat = int(field.removeprefix("name"))
        names = list(self.draft.names)
        names[seat] = names[seat].apply("compose", "") if verb == "done" else names[seat].apply(verb, *rest)
        self.draft = replace(self.draft, names=tuple(names))
        if verb == "begin":
            self.draft = replace(self.draft, seat=seat)

    def _begin(self) -> Request:
        draft = self.draft
        self.program.remember(
            player_names=tuple(edit.value.strip() for edit in draft.names),
            table=draft.table,
            difficulty=draft.difficulty,
            boxes=draft.boxes,
            variants=draft.wished,
        )
        seats = tuple(
            SeatConfig(kind, "" if kind == "hagal" else draft.leaders[seat]) for seat, kind in enumerate(draft.kinds)
        )
        level = draft.difficulty if draft.table == "solo" else None
        config = GameConfig(seats, draft.boxes, level, draft.variants)
        names = tuple(
            draft.names[seat].value.strip() if kind == "human" else "" for seat, kind in enumerate(draft.kinds)
        )
        return Reset(self.program.begin(config, int(draft.seed.value), names))


def _pointed_at(what: Action) -> str:
    """The leader of the gallery the pointer is on, "" for none."""
    if what[:1] == ("leader",):
        return str(what[1])
    if what[:1] == ("inspect",):
        return str(what[1]).removeprefix("leader:")
    return ""


def _pointed_choice(what: Action) -> str:
    """The box, variant, length or difficulty the pointer is on, "" for none."""
    if what[:1] in (("set",), ("variant",), ("length",), ("difficulty",)):
        return f"{what[0]}:{what[1]}"
    return ""
