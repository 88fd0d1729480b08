"""What a Conflict brings, in Combat and on the card of the new round: all of it, nothing else, and it adds up."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.director import acts
from dune_desktop.ui.scenes.table.report import last_round
from dune_desktop.ui.screen.display import Icon
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from tests.kit import Table, solo_table
from tests.ui.tables import at_table

NAMES = ("Ana", "Bo", "Chi", "Dai")
TABLES = (table(4, ("base", "ix", "immortality")), solo("mentat", boxes=("base", "ix")))
BROUGHT = {"vp": "{vp}", "recruit": "{troop}", "draw_intrigue": "{intrigue}", "mentat": "{mentat}"}
BROUGHT |= {"control": "{control}", "hold": "{control}", "trash": "{trash}", "freighter": "{freighter}"}
"""Kinds of events by which a reward is felt, with the sign that tells of them."""


@pytest.mark.parametrize("config", TABLES, ids=["four", "solo"])
def test_its_numbers_add_up_and_tell_all_that_the_conflict_brought(config) -> None:
    """The points on the last card and those that came since are those on this one, for every seat and round."""
    session = Session.start(Rules(catalog(config.boxes), config), 5, NAMES[: len(config.seats)])
    player, cards = RandomPlayer(5), 0
    last: list[int] | None = None
    while not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        for act in acts(session.rules, session.beats, "normal"):
            if act.moment != "round":
                continue
            report = last_round(session, act.state.round)
            points = [seat.vp for seat in act.state.seats]
            if last is not None:
                assert [before + came for before, came in zip(last, report.points, strict=True)] == points
            last, cards = points, cards + 1
            _tells_all(session, act.state.round, [" ".join(fought.gains) for fought in report.fought])
    assert cards > 3


def _tells_all(session: Session, number: int, told: list[str]) -> None:
    """Each thing that came to a seat between its reward and the end of Combat has its sign in the seat's row."""
    events = [event for step in session.steps for event in step.events]
    rounds = [at for at, event in enumerate(events) if event[0] == "round"]
    rewarded: set[int] = set()
    for fact in map(Facts, events[rounds[number - 2] : rounds[number - 1]]):
        converted = fact.kind == "vp" and fact.source.startswith("convert:")
        if fact.kind in ("reward", "winner"):
            rewarded.add(fact.seat)
        elif fact.kind == "phase":
            rewarded.clear()
        elif fact.seat in rewarded and fact.kind in BROUGHT and not converted:
            assert BROUGHT[fact.kind] in told[fact.seat], (fact.kind, told[fact.seat])


def _listed(made: Table, seat: int) -> list[str]:
    """The signs in the column of rewards of a seat, in Combat."""
    scene = at_table(Session(made.rules, made.state, 1, NAMES[: len(made.state.seats)]))
    earned = things(scene.screen(Plain(), (1920.0, 1080.0)))[f"earned:{seat}"]
    return [each.name for each in earned.elements if isinstance(each, Icon)]


def test_combat_lists_for_each_seat_what_it_would_really_get() -> None:
    """The Trash icon for a person alone, the winner's dreadnought for whoever it belongs to; each sign has a tip."""
    for strengths, wins, trashes in (((8, 4, 0), 0, True), ((4, 8, 0), 1, False)):
        made = solo_table("mentat", hand=["dagger"], intrigue=["ambush"], boxes=("base", "ix"))
        made.conflict("terrible_purpose").setup(wins, dreadnoughts={"conflict": 1})
        made.hagal_deck("hagal_secrets", "hagal_foldspace").fight(*strengths)
        listed = _listed(made, wins)
        assert ("trash" in listed) == trashes
        assert {"vp", "dreadnought", "control"} <= set(listed)
        assert "dreadnought" not in _listed(made, 1 - wins)
    signs = {sign.strip("{}") for sign in BROUGHT.values()} | {"dreadnought"}
    assert not [sign for sign in signs for code in LANGUAGES if not Texts(code).has("icontip." + sign)]
