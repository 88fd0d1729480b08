"""Beside what a click would do stands all that it would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.effects import Recruit
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.engine.model.ids import NOBODY, Box
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.i18n import LANGUAGES
from dune_desktop.i18n.component_text import describe
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.session.foresight import PAUSING_EVENTS
from dune_desktop.ui.presenters.table.changes import TOLD, ChangeContribution, bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.explained import tip
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.selection import staying
from dune_desktop.ui.screen.display import Icon, Label
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.text.signs import Amount
from tests.kit import Table, ix_table
from tests.kit import table as kit_table
from tests.ui.screens import hits, shown
from tests.ui.tables import at_table

ALL: tuple[Box, ...] = ("base", "ix", "immortality")
SIZE = (1920.0, 1080.0)

NOT_IN_WORDS = PAUSING_EVENTS | {
    # numbers tell
    *("gain", "spend", "vp", "influence", "alliance", "recruit", "deploy", "retreat", "lose_troop", "convert"),
    *("draw", "draw_intrigue", "steal_intrigue", "strength", "bonus_spice"),
    *("freighter", "use_tech", "negotiate", "commission", "deploy_dreadnought", "retreat_dreadnought"),
    *("research", "tleilaxu", "specimen", "specimens_back", "specimens_paid", "atomics"),
    # what one clicks on
    *("send", "reveal", "intrigue", "pass", "stop", "graft", "masterstroke", "secret", "under", "put_back"),
    "icons_gained",
    # nobody can foresee it, or it hangs on one that is told
    *("row", "tile", "shuffle", "look", "set_aside_lost", "control_lost", "snooper", "tile_lost", "row_trash"),
    # something else begins with it
    *("game_start", "round", "conflict", "turn", "hagal", "game_over", "hold_over", "hold_back"),
}


def test_every_kind_of_event_is_told_in_words_or_known_not_to_be() -> None:
    assert {*TOLD, *contributed(ChangeContribution).told} == set(FIELDS) - NOT_IN_WORDS


def at(made: Table, language: str = "en") -> TableScene:
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), language)
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


@pytest.mark.parametrize(("spice", "promised"), [(0, False), (9, True)])
def test_a_tile_that_cannot_be_paid_for_is_not_promised(spice: int, promised: bool) -> None:
    """Dreadnought lets its visitor acquire a Tech tile; who can pay for none is told so."""
    scene = at(ix_table(hand=["dagger"], solari=3, spice=spice))
    model, _, waits = hovering(scene, "dreadnought")
    lacks = [row.why for row in changes(model) if row.icon == "tech"]
    assert lacks == ([] if promised else [scene.context.texts.t("reason.no_tech", who="Ann")])
    assert ("tech" in waits) == promised


@pytest.mark.parametrize("holder", [NOBODY, 2])
def test_the_mentat_that_somebody_has_is_promised_by_nothing(holder: int) -> None:
    """Its space shows its sign faint, says who has it, and only the card is said to follow."""
    scene = at(kit_table(hand=["dagger"], solari=9))
    scene.session.state.mentat = holder
    model, now, waits = hovering(scene, "mentat")
    there = holder == NOBODY
    signs = things(scene.screen(Plain(), SIZE))["space:mentat"].elements
    assert {each.opacity == 1.0 for each in signs if isinstance(each, Icon) and each.name == "mentat"} == {there}
    assert (now, waits) == (["solari", *(["mentat"] if there else [])], ["draw"])
    assert (str(scene.context.texts.t("tip.mentat.away", who="Cy")) in tip(model, "space:mentat")) != there


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


# ------------------------------------------------------------------------------------------------ through a game


def test_what_changes_by_an_answer_is_said_before_it_is_given_and_nothing_that_nobody_can_know() -> None:
    """Cards, tiles, seats, pieces and control; not which Intrigue card one draws."""
    seen: Counter[str] = Counter()
    for scene, option in weighed(seed=3, rounds=3):
        model, name = weighing(scene, option), scene.context.texts.name
        said = " | ".join([name(bought(model)) if bought(model) else "", *(row.why for row in changes(model))])
        before, after = scene.session.state, scene.session.foresee((option,)).ways[0][0]
        for kind, word in differences(scene, before, after):
            assert word in said, (option, kind, word, said)
            seen[kind] += 1
        seat = scene.session.asked() or 0
        drawn = Counter(after.seats[seat].intrigue) - Counter(before.seats[seat].intrigue)
        assert not [card for card in drawn if name(f"intrigue:{card}") in said]
        seen["drawn"] += len(drawn)
    assert {"acquired", "trashed", "drawn"} <= set(+seen), seen


def weighed(seed: int, rounds: int) -> Iterator[tuple[TableScene, OptionId]]:
    """Every third position of a game with all boxes, with some of the answers that can be weighed up there."""
    config = table(4, ALL)
    session, player = Session.start(Rules(catalog(ALL), config), seed, ("Ann", "Bo", "Cy", "Di")), RandomPlayer(seed)
    scene = at_table(session, ask_before_losses=False)
    while session.state.round <= rounds:
        scene.playback.settle()
        scene.shown_game.viewer = session.asked() or 0
        legal = session.rules.legal(session.state)
        going_on = [option for option in legal if staying((option,))]
        if going_on and len(session.log) % 3 == 0:
            for option in {player.pick(going_on) for _ in range(2)}:
                yield scene, option
        rare = [option for option in going_on if option[0] in ("send", "acquire", "trash", "take")]
        scene.handle(("option", *player.pick(rare or legal)))


def weighing(scene: TableScene, option: OptionId) -> TableModel:
    """The table with this answer weighed up."""
    model, seen = scene.model(Plain(), SIZE), scene.session.foresee((option,))
    act = Weighed(model.view, ((option,),), seen.ways, seen.news, seen.events, at=model.places["market.0"])
    return replace(model, weighed=act)


def differences(scene: TableScene, before: GameState, after: GameState) -> Iterator[tuple[str, str]]:
    """What is another one than before, each with a word that tells of it: of whoever answers."""
    seat, name, t = scene.session.asked() or 0, scene.context.texts.name, scene.context.texts.t
    mine, then = before.seats[seat], after.seats[seat]
    for card in (Counter(after.trashed) - Counter(before.trashed)) & owned(before, seat):
        yield "trashed", name(f"card:{card}")
    for card in owned(after, seat) - owned(before, seat):
        yield "acquired", name(f"card:{card}")
    for tile in {*of_seat(before, seat).tech} - {*of_seat(after, seat).tech}:
        yield "tile lost", name(f"tech:{tile}")
    if then.council and not mine.council:
        yield "council", t("log.council.also")
    if then.swordmaster and not mine.swordmaster:
        yield "swordmaster", t("log.swordmaster.also")
    for space, holder in after.control.items():
        if holder == seat != before.control.get(space):
            yield "control", name(f"space:{space}")
    for space in {*mine.agents} - {*then.agents}:
        yield "recalled", name(f"space:{space}")


def owned(state: GameState, seat: int) -> Counter[str]:
    player = state.seats[seat]
    return Counter((*player.deck, *player.hand, *player.in_play, *player.discard))


@pytest.mark.parametrize("revealed", [False, True])
def test_what_deploys_only_in_a_reveal_turn_says_so_where_it_only_recruits(revealed: bool) -> None:
    """Beside the card before an Agent is sent; in the Reveal turn there is no need."""
    for card in catalog(ALL).intrigues:
        if any(isinstance(part, Recruit) and part.deploy == "reveal" for part in parts(card)):
            made = ix_table(hand=["dagger"], intrigue=[card.id], solari=9, spice=9, water=9)
            scene = at(made.reveal() if revealed else made)
            said = [row.why for row in changes(weighing(scene, ("intrigue", card.id)))]
            assert (scene.context.texts.t("preview.deploys_later") in said) != revealed, said
