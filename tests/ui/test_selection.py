"""What has been begun at the table, as a pure function of clicks; and what is shown when, as a list."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Decision, GameConfig, OptionId, Rules
from dune_desktop.engine.explain.unused_gains import UnusedGain
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.scenes.table.losses import Losses, asked
from dune_desktop.ui.scenes.table.selection import STEPS, Answers, hovered, step
from dune_desktop.ui.scenes.table.sitting import Sitting
from tests.ui.tables import plain

DAGGER: OptionId = ("send", "dagger", "arrakeen", 0, "", "")
CHEAP: OptionId = ("send", "dagger", "sell_melange", 0, "", "")
DEAR: OptionId = ("send", "dagger", "sell_melange", 1, "", "")
OTHER: OptionId = ("send", "reconnaissance", "arrakeen", 0, "", "")


class _Asked:
    """A decision with these options."""

    def __init__(self, *legal: OptionId, kind: str = "turn") -> None:
        self.legal, self.kind, self.seat, self.options = legal, kind, 0, ()


def choices(*legal: OptionId) -> Choices:
    decision: Decision = _Asked(*legal)  # type: ignore[assignment]
    return Choices(decision)


TURN = choices(DAGGER, CHEAP, DEAR, OTHER, ("reveal",))


# ------------------------------------------------------------------------------------------------ sending


def test_card_then_space_sends() -> None:
    chosen = step(Selection(), ("card", "dagger", 2), TURN)
    assert chosen == Selection(card="dagger", slot=2)
    assert step(chosen, ("space", "arrakeen"), TURN) == Answers((DAGGER,))


def test_space_then_card_sends_too() -> None:
    chosen = step(Selection(), ("space", "arrakeen"), TURN)
    assert chosen == Selection(space="arrakeen")
    assert step(chosen, ("card", "dagger", 0), TURN) == Answers((DAGGER,))


def test_of_several_ways_one_is_chosen_in_the_bar() -> None:
    chosen = step(Selection(card="dagger", slot=0), ("space", "sell_melange"), TURN)
    assert chosen == Selection(card="dagger", slot=0, space="sell_melange", group=(CHEAP, DEAR))
    assert step(Selection(), ("commit", "dagger", "sell_melange"), TURN) == Selection(group=(CHEAP, DEAR))


def test_the_same_again_puts_back_and_another_is_chosen_instead() -> None:
    chosen = Selection(card="dagger", slot=1)
    assert step(chosen, ("card", "dagger", 1), TURN) == Selection()
    assert step(chosen, ("card", "dagger", 3), TURN) == Selection(card="dagger", slot=3), "an equal card is another one"
    assert step(chosen, ("space", "carthag"), TURN) == Selection(space="carthag"), "it does not reach there"
    assert step(Selection(space="arrakeen"), ("space", "arrakeen"), TURN) == Selection()
    assert step(replace(chosen, group=(CHEAP, DEAR)), ("cancel",), TURN) == Selection()


def test_a_way_that_is_not_there_changes_nothing() -> None:
    chosen = Selection(card="dagger", slot=1)
    assert step(chosen, ("commit", "dagger", "carthag"), TURN) == chosen


# ------------------------------------------------------------------------------------------------ the rest


def test_an_intrigue_card_is_picked_and_put_back() -> None:
    chosen = step(Selection(), ("intrigue", "ambush"), TURN)
    assert chosen == Selection(card="intrigue:ambush")
    assert step(chosen, ("intrigue", "ambush"), TURN) == Selection()


def test_one_of_several_ways_after_an_effect() -> None:
    ways = (("acquire", "spice_hunter", 1, ""), ("acquire", "spice_hunter", 1, "top"))
    assert step(Selection(taken_back=2), ("group", *ways), TURN) == Selection(group=ways)
    first = (("take", "card:dagger", "choose", 0), ("branch", 0))
    assert step(Selection(), ("after", first, *ways), TURN) == Selection(group=ways, first=first)


def test_units_are_counted_within_what_can_go() -> None:
    units = choices(("deploy", 1), ("deploy", 2), ("deploy", 3))
    chosen: Selection = Selection()
    for _ in range(5):
        outcome = step(chosen, ("troops", 1), units)
        assert isinstance(outcome, Selection)
        chosen = outcome
    assert chosen.troops == 3
    assert step(chosen, ("troops", -1), units) == Selection(units=(2,))
    assert step(Selection(), ("troops", -1), units) == Selection()


def test_answers_say_whether_something_may_be_lost() -> None:
    assert step(Selection(), ("reveal",), TURN) == Answers((("reveal",),), may_lose=True)
    assert step(Selection(), ("end_turn",), TURN) == Answers((("end_turn",),), may_lose=True)
    assert step(Selection(), ("option", "pass"), TURN) == Answers((("pass",),), may_lose=True)
    both = (("take", "card:dagger", 0), ("trash", "hand", "dagger"))
    assert step(Selection(), ("options", *both), TURN) == Answers(both)


def test_the_pointer_shows_what_can_be_begun_or_answered() -> None:
    assert hovered(Selection(card="dagger"), ("space", "arrakeen")) == Selection(
        card="dagger", hover=("space", "arrakeen")
    )
    assert hovered(Selection(hover=("space", "arrakeen")), ("menu",)) == Selection()
    assert hovered(Selection(hover=("space", "arrakeen")), ()) == Selection()


def test_every_step_is_a_function_of_what_it_is_given() -> None:
    """The same again gives the same, and nothing given is changed."""
    before = Selection(card="dagger", slot=0)
    for action in (("card", "dagger", 0), ("space", "arrakeen"), ("reveal",), ("cancel",)):
        assert action[0] in STEPS
        assert step(before, action, TURN) == step(before, action, TURN)
    assert before == Selection(card="dagger", slot=0)


# ------------------------------------------------------------------------------------------------ losses


def test_what_is_kept_on_purpose_is_not_asked_about_and_less_is_nothing_new() -> None:
    losses = Losses()
    assert losses.new([UnusedGain("troops", 3)])
    assert losses.new([UnusedGain("troops", 3)]), "who goes back has not agreed"
    losses.answered(("deploy", 1), lambda: [UnusedGain("troops", 9)])
    assert not losses.new([UnusedGain("troops", 9)]), "who deployed some kept the others"
    assert not losses.new([UnusedGain("troops", 8)])
    assert losses.new([UnusedGain("troops", 10)])
    assert losses.new([UnusedGain("persuasion", 2)])
    losses.answered(("end_turn",), list)
    assert losses.new([UnusedGain("troops", 1)]), "the next turn is another one"
    losses.forget()
    assert losses.new([UnusedGain("troops", 1)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_back_is_golden_and_stands_last(language: str) -> None:
    texts = Texts(language)
    question = asked(texts, ("end_turn",), [UnusedGain("persuasion", 2)], None)
    assert (question.golden, question.escape) == ("back", "back")
    assert [answer.name for answer in question.answers] == ["on", "back"]
    question = asked(texts, ("end_turn",), [UnusedGain("troops", 2)], (2, 0))
    assert (question.golden, question.escape) == ("back", "back")
    assert [answer.name for answer in question.answers] == ["deploy", "on", "back"]
    end = texts.t("button.deploy.on", n=2)
    assert question.answers[0].words == end, "it deploys and ends the turn"
    question = asked(texts, ("end_turn",), [UnusedGain("troops", 2), UnusedGain("persuasion", 2)], (2, 0))
    assert question.answers[0].words == texts.t("button.deploy", n=2) != end, "something else is still open then"


# ------------------------------------------------------------------------------------------------ what is shown when


def _session(config: GameConfig, seed: int = 3) -> Session:
    return Session.start(Rules(catalog(config.boxes), config), seed, ("A", "B", "C", "D")[: len(config.seats)])


def test_who_sits_before_the_screen() -> None:
    session = plain(table(3))
    sitting = Sitting(session)
    first = session.asked()
    assert (sitting.viewer, sitting.curtain, sitting.reader) == (NOBODY, first, NOBODY)
    sitting.uncover()
    assert (sitting.viewer, sitting.curtain, sitting.reader) == (first, NOBODY, first)
    player = RandomPlayer(1)
    while session.asked() == first:
        session.answer(player.pick(session.rules.legal(session.state)))
        sitting.stage("instant")
        sitting.pass_on()
    assert (sitting.viewer, sitting.before) == (NOBODY, first)
    assert sitting.curtain == session.asked()
    sitting.trust(True)
    assert (sitting.viewer, sitting.curtain) == (session.asked(), NOBODY)


def test_every_position_has_a_moment_of_its_own() -> None:
    """Undo leads to an earlier position and a later moment, so nothing known of the other position is taken for it."""
    session, player = _session(solo("mentat")), RandomPlayer(3)
    seen = {session.moment}
    for _ in range(60):
        session.answer(player.pick(session.rules.legal(session.state)))
        assert session.moment not in seen
        seen.add(session.moment)
        if session.undo():
            assert session.moment not in seen
            seen.add(session.moment)


# ------------------------------------------------------------------------------------------------ two cards


TOGETHER: OptionId = ("send", "dagger", "wealth", 0, "", "card:graft")
BORROWED: OptionId = ("send", "graft", "carthag", 0, "", "card:graft card:merchants")
PAIRS = choices(DAGGER, OTHER, TOGETHER, BORROWED, ("reveal",))


def test_two_cards_are_joined_in_either_order() -> None:
    for first, second in (("dagger", "graft"), ("graft", "dagger")):
        chosen = step(Selection(card=first, slot=0), ("card", second, 1), PAIRS)
        assert chosen == Selection(card=first, slot=0, partner=second, partner_slot=1)
        assert step(chosen, ("space", "wealth"), PAIRS) == Answers((TOGETHER,))
        assert step(chosen, ("commit", first, "wealth", second), PAIRS) == Answers((TOGETHER,))


def test_a_card_of_a_pair_is_taken_from_it_by_a_click() -> None:
    pair = Selection(card="dagger", slot=0, partner="graft", partner_slot=1)
    assert step(pair, ("card", "graft", 1), PAIRS) == Selection(card="dagger", slot=0)
    assert step(pair, ("card", "dagger", 0), PAIRS) == Selection(card="graft", slot=1)
    assert step(pair, ("cancel",), PAIRS) == Selection(card="dagger", slot=0)
    assert step(pair, ("card", "reconnaissance", 2), PAIRS) == Selection(card="reconnaissance", slot=2)


def test_a_card_of_the_row_is_borrowed_and_given_back() -> None:
    alone = Selection(card="graft", slot=0)
    pair = step(alone, ("borrow", "merchants", 3), PAIRS)
    assert pair == Selection(card="graft", slot=0, partner="row:merchants", partner_slot=3)
    assert isinstance(pair, Selection)
    assert step(pair, ("space", "carthag"), PAIRS) == Answers((BORROWED,))
    assert step(pair, ("borrow", "merchants", 3), PAIRS) == alone
    assert step(pair, ("card", "graft", 0), PAIRS) == alone


def test_a_chosen_space_waits_for_both_cards() -> None:
    waiting = step(Selection(space="wealth"), ("card", "dagger", 0), PAIRS)
    assert waiting == Selection(card="dagger", slot=0, space="wealth")
    assert step(waiting, ("card", "graft", 1), PAIRS) == Answers((TOGETHER,))


def test_what_is_grave_is_not_given_at_once() -> None:
    outcome = step(Selection(), ("weighty", "reveal"), PAIRS)
    assert outcome == Answers((("reveal",),), sure=False)
