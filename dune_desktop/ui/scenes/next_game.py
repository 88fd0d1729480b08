"""The game that is proposed after one has ended: which it is, in words, and as a draft of a new game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.ids import DIFFICULTIES
from dune_desktop.i18n import Texts
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.next_game import NextGame, next_game, strength
from dune_desktop.storage.past import PastGame, past_game
from dune_desktop.storage.settings import MAX_IDS
from dune_desktop.ui.presenters.screens.game_over import Proposal
from dune_desktop.ui.presenters.screens.new_game.draft import Draft, Seating, boards
from dune_desktop.ui.scenes.past import called
from dune_desktop.ui.scenes.seat_names import given_names
from dune_desktop.ui.text.textedit import TextEdit

if TYPE_CHECKING:
    from dune_desktop.session import Session
    from dune_desktop.ui.program import Program

LATER: Final = datetime.max.replace(tzinfo=UTC)


def proposed(program: Program) -> tuple[NextGame, Proposal] | None:
    """Return the game that is proposed after the one at the table, and its words; None if there is none.

    Nothing is proposed after a game that was followed by another one.
    """
    assert program.game is not None
    session = program.game.session
    try:
        known = program.slots.past.found().games
    except SaveError:
        known = ()
    if any(game.game == program.game.id for game in known[1:]):
        return None
    ended = past_game(program.game.id, LATER, session.rules, session.state, session.names, session.chairs)
    games = (ended, *(game for game in known if game.game != ended.game))
    rules, seat = session.rules, next(iter(session.people), 0)
    simple = sorted(rules.leaders.values(), key=lambda leader: leader.complexity)
    fit = [leader.id for leader in simple if rules.may_lead(rules, seat, leader)]
    found = next_game(games, fit, called, program.settings.declined)
    return (found, _words(program.texts, ended, found)) if found is not None else None


def _words(texts: Texts, ended: PastGame, found: NextGame) -> Proposal:
    t = texts.t
    if found.kind == "leader":
        return Proposal(t("over.next.leader", leader="leader:" + found.what), look="leader:" + found.what)
    if found.kind == "box":
        return Proposal(t("over.next.box", box=t("newgame.set." + found.what)), t(f"newgame.set.{found.what}.text"))
    before = strength(ended)
    if ended.difficulty:
        names = (texts.name("difficulty:" + level) for level in (before, found.what))
    else:
        names = (t("computer.level." + level) for level in (before, found.what))
    level, following = names
    return Proposal(t("over.next.level", level=level, next=following))


def decline(program: Program, found: NextGame) -> None:
    """Remember that this game is not wanted, so that it is not proposed again."""
    before = tuple(other for other in program.settings.declined if other != found.id)
    program.remember(declined=(*before, found.id)[-MAX_IDS:])


def drafted(draft: Draft, session: Session, found: NextGame) -> Draft:
    """Return the draft with the seats of the game that has ended, and with what is new."""
    config, chairs = session.config, session.chairs
    people = [seat for seat, place in enumerate(config.seats) if place.kind == "human"]
    seating = list(draft.seating)
    for seat in people:
        level = found.what if found.kind == "level" and len(people) > 1 else chairs[seat].level
        seating[seat] = Seating(level) if chairs[seat].computer else Seating()
    names = list(draft.names)
    for seat, name in enumerate(given_names(session)):
        names[seat] = TextEdit.of(name, names[seat].limit)
    board = next(box for box in found.boxes if box in boards())
    made = replace(
        draft,
        table={1: "solo", 2: "2"}.get(len(people), str(len(people))),
        seating=tuple(seating),
        names=tuple(names),
        board=board,
        added=tuple(box for box in found.boxes if box != board),
        wished=config.variants,
        plain=False,
    )
    if config.difficulty:
        following = (level for level in DIFFICULTIES if found.kind == "level" and level == found.what)
        made = replace(made, difficulty=next(following, config.difficulty))
    if found.kind == "leader":
        seat = next(seat for seat in people if not chairs[seat].computer)
        made = replace(made, seat=seat, leaders=tuple(found.what if at == seat else "" for at in range(len(names))))
    return made
