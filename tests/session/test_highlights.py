"""What each seat did best in a finished game, checked against golden games that people can read."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from dune_desktop.company.pickling import rules_of
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.session.highlights import Highlight, highlights, lead_over, points_by_round
from tests.contract.record import SEED, path_of
from tests.contract.tables import TABLES


def ended(name: str) -> Session:
    """The golden game of a table, played to its end."""
    rules, player = rules_of(TABLES[name]), RandomPlayer(SEED)
    session = Session.start(rules, SEED, tuple("ABCD"[: len(TABLES[name].seats)]))
    while not session.over:
        session.answer(player.pick(rules.legal(session.state)))
    return session


def test_the_biggest_conflict_is_named():
    """As the golden game of three tells: who won nothing is told of something else."""
    session = ended("three")
    told = highlights(session.rules, session.steps, session.state)
    assert told[0][0] == Highlight("conflict", 2, True, 8, "battle_for_arrakeen")
    assert told[1][0] == Highlight("conflict", 2, True, 10, "battle_for_carthag")
    assert [each.kind for each in told[2]].count("conflict") == 0
    assert told[2]


CONFLICT, WON = re.compile(r"  Conflict: (.+)"), re.compile(r"  (\S+) wins the Conflict")


@pytest.mark.parametrize("name", ["four", "two and House Hagal", "solo mentat", "three with both, epic"])
def test_conflicts_are_those_of_the_log(name: str):
    """Of each seat a Conflict is told that the log says it won, of the highest level that it won, and how many."""
    session, texts = ended(name), Texts("en")
    log = path_of(name).read_text(encoding="utf-8").splitlines()
    names = log[0].partition(": ")[2].split(", ")
    levels = {texts.name("conflict:" + each): card.level for each, card in session.rules.conflicts.items()}
    fought, won = "", {seat: [] for seat in range(len(names))}
    for line in log:
        if found := CONFLICT.match(line):
            fought = found[1]
        elif (found := WON.match(line)) and found[1] in names:
            won[names.index(found[1])].append(fought)
    told = highlights(session.rules, session.steps, session.state)
    assert set(told) == set(session.rules.ranking(session.state))
    for seat, found in told.items():
        assert 0 < len(found) <= 2
        for each in found:
            if each.kind == "conflict":
                conflict = texts.name("conflict:" + each.component)
                assert conflict in won[seat]
                assert levels[conflict] == max(levels[other] for other in won[seat])
            elif each.kind == "conflicts":
                assert each.n == len(won[seat])
                assert all(each.n > len(won[other]) for other in told if other != seat)


def test_most_is_more_than_any_other_seat_has():
    """Spice and troops are counted from the log's events, points from the final position."""
    session = ended("four")
    told = highlights(session.rules, session.steps, session.state)
    events = [event for step in session.steps for event in step.events]
    for seat, found in told.items():
        for each in found:
            counts = [0] * 4
            for kind, of, *rest in events:
                if kind == "gain" and rest[0] == each.kind:
                    counts[of] += rest[1]
                elif kind == each.kind:
                    counts[of] += rest[0] if kind == "deploy" else 1
            if each.kind in ("spice", "solari", "water", "deploy", "intrigue", "acquire"):
                assert each.n == counts[seat]
                assert each.most == (max(counts[other] for other in told if other != seat) < each.n)


@pytest.mark.parametrize("name", ["four", "solo sardaukar", "two and a Rival of Uprising"])
def test_the_winner_goes_ahead_for_good_once(name: str):
    """In the round before the seat had as many points, and never again after it."""
    session = ended(name)
    winner, *others = session.rules.ranking(session.state)
    for seat in others:
        lead = lead_over(session.state, winner, seat)
        ours, theirs = (points_by_round(session.state, each) for each in (winner, seat))
        assert (ours[-1], theirs[-1]) == (session.state.seats[winner].vp, session.state.seats[seat].vp)
        if lead.round > 0:
            assert theirs[lead.round - 1] >= ours[lead.round - 1]
            assert (lead.winner, lead.seat) == (ours[lead.round], theirs[lead.round])
            assert all(a > b for a, b in list(zip(ours, theirs, strict=True))[lead.round :])
        else:
            assert (lead.round == -1) == (ours[-1] == theirs[-1])


def test_without_its_steps_points_and_influence_are_told():
    """A save of an older version may not lead to its position: nothing is made up."""
    session = ended("four")
    told = highlights(session.rules, (), session.state)
    assert {each.kind for found in told.values() for each in found} <= {"points", "influence"}
    for seat, found in told.items():
        gained = [after - before for before, after in pairwise(points_by_round(session.state, seat))]
        assert [each.n for each in found if each.kind == "points"] in ([], [max(gained)])
