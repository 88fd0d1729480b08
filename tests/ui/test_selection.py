"""What has been begun at the table, as a pure function of clicks; and what is shown when, as a list."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Decision, GameConfig, OptionId, Rules
from dune_desktop.engine.explain.unused_gains import UnusedGain
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.choices import Choices
from dune_desktop.ui.scenes.table.losses import Losses, asked
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from tests.ui.tables import plain


class _Asked:
    """A decision with these options."""

    def __init__(self, *legal: OptionId, kind: str = "turn") -> None:
        self.legal, self.kind, self.seat, self.options = legal, kind, 0, ()


def choices(*legal: OptionId) -> Choices:
    decision: Decision = _Asked(*legal)  # type: ignore[assignment]
    return Choices(decision)


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
    shown_game = ShownGame(session)
    first = session.asked()
    assert (shown_game.viewer, shown_game.curtain, shown_game.reader) == (NOBODY, first, NOBODY)
    shown_game.uncover()
    assert (shown_game.viewer, shown_game.curtain, shown_game.reader) == (first, NOBODY, first)
    player = RandomPlayer(1)
    while session.asked() == first:
        session.answer(player.pick(session.rules.legal(session.state)))
        shown_game.stage("instant")
        shown_game.pass_on()
    assert (shown_game.viewer, shown_game.before) == (NOBODY, first)
    assert shown_game.curtain == session.asked()
    shown_game.trust(True)
    assert (shown_game.viewer, shown_game.curtain) == (session.asked(), NOBODY)


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
