"""Beside what a click would do stands all that it would do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.component_text import describe
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.changes import bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.selection import staying
from dune_desktop.ui.screen.display import Label
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.text.signs import Amount
from tests.kit import Table, ix_table
from tests.kit import table as kit_table
from tests.ui.screens import hits, shown
from tests.ui.tables import at_table

ALL: tuple[Box, ...] = ("base", "ix", "immortality")
SIZE = (1920.0, 1080.0)

NAMES = ("Ann", "Bo", "Cy", "Di")


def at(made: Table, language: str = "en") -> TableScene:
    scene = at_table(Session(made.rules, made.state, 1, NAMES), language)
    scene.shown_game.viewer = 0
    scene.screen(Plain(), SIZE)
    return scene


def hovering(scene: TableScene, space: str, card: str = "dagger") -> tuple[TableModel, list[object], list[str]]:
    """The table while the pointer rests on a space, with the signs of what changes and of what waits."""
    if not scene.selection.card:
        scene.handle(("card", card, 0))
    scene.handle(("hover", "space", space))
    model = scene.model(Plain(), SIZE)
    now = [row.icon for row in changes(model)]
    return model, now, [part.icon for part in waiting(model) if isinstance(part, Amount)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_come_and_go_are_named_and_what_is_bought_can_be_read(language: str) -> None:
    """One card comes and another goes: how many one has stays as it is, and both are said. Nothing is said twice."""
    scene = at(kit_table(hand=["seek_allies", "dagger"]), language)
    texts = scene.context.texts
    hovering(scene, "foldspace", "seek_allies")
    words = shown(scene.screen(Plain(), SIZE), "bubble")
    for key, card in (("log.acquire.also", "card:foldspace"), ("log.trash.also", "card:seek_allies")):
        assert texts.t(key, card=card) in words
    scene = at(kit_table(hand=["convincing_argument", "convincing_argument"]).reveal(), language)
    action = next(
        hit.action
        for hit in hits(scene.screen(Plain(), SIZE))
        if hit.action[:1] == ("group",) and hit.inspect.startswith("card:")
    )
    card = str(action[1][1])  # type: ignore[index]
    scene.handle(("hover", *action))
    words = shown(scene.screen(Plain(), SIZE), "bubble")
    does = [part for part in describe(texts, scene.session.rules.cards[card]) if part.kind == "reveal"]
    assert any(part.text.split()[0] in words for part in does)
    assert words.count(texts.t("log.acquire.also", card=f"card:{card}")) <= 1


def test_what_revealing_would_bring_is_told_as_it_would_be_then() -> None:
    """The seat on the High Council brings 2 persuasion more; the card that was sent brings none, and no sword."""
    scene = at(kit_table(hand=["dagger", "convincing_argument"], solari=9))
    assert scene.model(Plain(), SIZE).at_reveal == (2, 1)
    for space, persuasion in (("high_council", "4"), ("hall_of_oratory", "3")):
        hovering(scene, space)
        purse = things(scene.screen(Plain(), SIZE))
        for thing, told in (("purse:persuasion", ["2", persuasion]), ("purse:swords", ["1", "0"])):
            assert [each.text for each in purse[thing].elements if isinstance(each, Label)] == told


def test_what_waits_is_told_once_and_only_where_something_comes_of_it() -> None:
    model, _, waits = hovering(at(kit_table(hand=["diplomacy"])), "secrets", "diplomacy")
    assert [(row.icon, row.now, row.then) for row in changes(model) if row.then] == [("bene_gesserit", "0", "1")]
    assert waits[:1] == ["intrigue"]
    assert "influence_bene_gesserit" not in str(waiting(model)), "a step among other effects waits no more"
    made = ix_table(hand=["guild_administrator"], freighter=2).play("guild_administrator", "smuggling")
    made.take("space:smuggling").do("freighter", "recall")
    assert made.state.turn.pool, "what the card offers waits before"
    for option in made.rules.legal(made.state):
        assert Amount("trash") not in waiting(weighing(at(made), option))


def weighing(scene: TableScene, option: OptionId) -> TableModel:
    """The table with this answer weighed up."""
    model, seen = scene.model(Plain(), SIZE), scene.session.foresee((option,))
    act = Weighed(model.view, ((option,),), seen.ways, seen.news, seen.events, at=model.places["market.0"])
    return replace(model, weighed=act)


def test_what_changes_by_an_answer_is_said_before_it_is_given_and_nothing_that_nobody_can_know() -> None:
    """Through a game: cards, tiles, seats, pieces and control; not which Intrigue card one draws."""
    session, player, seen = Session.start(Rules(catalog(ALL), table(4, ALL)), 3, NAMES), RandomPlayer(3), Counter[str]()
    scene = at_table(session, ask_before_losses=False)
    name, t = scene.context.texts.name, scene.context.texts.t
    while session.state.round <= 3:
        scene.playback.settle()
        seat = scene.shown_game.viewer = session.asked() or 0
        legal = session.rules.legal(session.state)
        going_on = [option for option in legal if staying((option,))]
        for option in [player.pick(going_on)] if going_on and len(session.log) % 2 == 0 else ():
            model, before, after = weighing(scene, option), session.state, session.foresee((option,)).ways[0][0]
            said = " | ".join([name(bought(model)) if bought(model) else "", *(row.why for row in changes(model))])
            mine, then = before.seats[seat], after.seats[seat]
            gone = (Counter(after.trashed) - Counter(before.trashed)) & owned(before, seat)
            told = [("trashed", name(f"card:{card}")) for card in gone]
            told += [("acquired", name(f"card:{card}")) for card in owned(after, seat) - owned(before, seat)]
            lost = {*of_seat(before, seat).tech} - {*of_seat(after, seat).tech}
            told += [("tile lost", name(f"tech:{tile}")) for tile in lost]
            told += [("recalled", name(f"space:{space}")) for space in {*mine.agents} - {*then.agents}]
            told += [("seat", t(f"log.{kind}.also")) for kind in PIECES if getattr(then, kind) > getattr(mine, kind)]
            assert [(option, each, said) for each in told if each[1] not in said] == []
            drawn = Counter(then.intrigue) - Counter(mine.intrigue)
            assert not [card for card in drawn if name(f"intrigue:{card}") in said]
            seen.update([kind for kind, _ in told], drawn=drawn.total())
        rare = [option for option in going_on if option[0] in ("send", "acquire", "trash", "take")]
        scene.handle(("option", *player.pick(rare or legal)))
    assert {"acquired", "trashed", "drawn"} <= set(+seen), seen


PIECES = ("council", "swordmaster")


def owned(state: GameState, seat: int) -> Counter[str]:
    player = state.seats[seat]
    return Counter((*player.deck, *player.hand, *player.in_play, *player.discard))
