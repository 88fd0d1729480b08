"""What came of a round: all that was done after one's Reveal turn, and what a Conflict brought on the next card."""

from __future__ import annotations

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.director import acts
from dune_desktop.ui.scenes.table.report import last_round
from dune_desktop.ui.screen.display import Icon, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from tests.kit import Table, solo_table
from tests.kit import table as kit_table
from tests.ui.tables import at_table
from tests.ui.test_table_ix import scene_of

NAMES = ("Ana", "Bo", "Cleo", "Dai")
SIZE = (1920.0, 1080.0)
ALL: tuple[Box, ...] = ("base", "ix", "immortality")


def told(screen: Screen, kind: str) -> list[str]:
    things = [thing.id for region in screen.regions for thing in region.things]
    return [name.partition(":")[2].partition("#")[0] for name in things if name.startswith(kind + ":")]


def test_what_was_done_lies_where_the_hand_was_until_the_round_is_over_and_when_it_is_seen_once_more() -> None:
    """Also where nobody is asked anything in Combat, so that the same answer has already begun the next round."""
    session = Session.start(Rules(catalog(("base",)), solo("mentat")), 3, NAMES[:3])
    scene, player = at_table(session), RandomPlayer(3)
    done: dict[int, dict[str, list[str]]] = {}
    at_once = again = 0

    def seen() -> int:
        """Pass all that is shown; in how many acts what was revealed lay there."""
        found = 0
        while (act := scene.shown_game.act) is not None:
            if act.state.seats[0].revealed and act.state.phase != "recall":
                screen, mine = scene.screen(Plain(), SIZE), done[act.state.round]
                assert {kind: told(screen, kind) for kind in mine} == mine, act.moment
                found += bool(mine["revealed"] and mine["sent"])
            scene.do_next()
        return found

    while session.state.round < 4:
        number = session.state.round
        mine = done.setdefault(number, {"revealed": [], "sent": [], "acquired": []})
        scene.playback.play(player.pick(session.rules.legal(session.state)))
        for event in session.steps[-1].events:
            match event:
                case ("reveal", 0, cards):
                    mine["revealed"] = sorted(cards, key=cards.index)  # copies lie together
                case ("send", 0, card, *_):
                    mine["sent"].append(card)
                case ("trash", 0, card, "in_play") if card in mine["sent"]:
                    mine["sent"].reverse()
                    mine["sent"].remove(card)
                    mine["sent"].reverse()
                case ("acquire", 0, card, *_):
                    mine["acquired"].append(f"card:{card}")
        shown = seen()
        if session.state.round > number:
            at_once += shown
            for turn in range(len(scene.model(Plain(), SIZE).panel.turns)):
                scene.playback.again(scene.renderer.again(turn))
                again += seen()
    assert min(at_once, again) >= 3
    assert any(mine["acquired"] for mine in done.values())


def test_a_card_that_was_trashed_is_in_play_no_more() -> None:
    for card, stays in (("diplomacy", True), ("seek_allies", False)):
        scene = scene_of(kit_table(3, hand=[card]))
        scene.session.answer(("send", card, "wealth", 0, "", ""))
        assert (card in scene.session.state.seats[0].in_play) == stays
        assert scene.renderer.chronicle.so_far(0).sent == (((card, "wealth"),) if stays else ())


BROUGHT = {"vp": "{vp}", "recruit": "{troop}", "draw_intrigue": "{intrigue}", "mentat": "{mentat}"}
BROUGHT |= {"control": "{control}", "hold": "{control}", "trash": "{trash}", "freighter": "{freighter}"}
"""Kinds of events by which a reward is felt, with the sign that tells of them."""


def test_the_numbers_of_the_card_of_a_round_add_up_and_tell_all_that_the_conflict_brought() -> None:
    """The points on the last card and those that came since are those on this one, for every seat and round."""
    session = Session.start(Rules(catalog(ALL), table(4, ALL)), 5, NAMES)
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
    earned = things(scene.screen(Plain(), SIZE))[f"earned:{seat}"]
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
