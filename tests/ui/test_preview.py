"""Beside what a click would do stands all that it would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Literal

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.effects import Recruit
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.engine.model.ids import NOBODY, Box
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.session.foresight import PAUSING_EVENTS
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Row
from dune_desktop.ui.presenters.table.changes import TOLD, ChangeContribution, bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.explained import tip
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.selection import staying
from dune_desktop.ui.screen.display import Icon, Label
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.text.signs import Amount, Boxed
from tests.kit import ix_table
from tests.ui.tables import at_table
from tests.ui.test_table_immortality import at_turn, click, words_in

ALL: tuple[Box, ...] = ("base", "ix", "immortality")
SIZE = (1920.0, 1080.0)

COUNTED = {
    *("gain", "spend", "vp", "influence", "alliance", "recruit", "deploy", "retreat", "lose_troop", "convert"),
    *("draw", "draw_intrigue", "steal_intrigue", "strength", "bonus_spice"),
    *("freighter", "use_tech", "negotiate", "commission", "deploy_dreadnought", "retreat_dreadnought"),
    *("research", "tleilaxu", "specimen", "specimens_back", "specimens_paid", "atomics"),
}
"""Events of which numbers tell."""

THE_ANSWER = {
    *("send", "reveal", "intrigue", "pass", "stop", "graft", "masterstroke", "secret", "under", "put_back"),
    "icons_gained",
}
"""Events that are what one clicks on."""

AROUND = {"row", "tile", "shuffle", "look", "set_aside_lost", "control_lost", "snooper", "tile_lost", "row_trash"}
"""Events that nobody can foresee, or that hang on one that is told."""

LATER = {"game_start", "round", "conflict", "turn", "hagal", "game_over", "hold_over", "hold_back"}
"""Events with which something else begins."""


def test_every_kind_of_event_is_told_in_words_or_counted() -> None:
    assert {*TOLD, *contributed(ChangeContribution).told} == set(
        FIELDS
    ) - COUNTED - THE_ANSWER - AROUND - LATER - PAUSING_EVENTS


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_cards_that_come_and_go_are_named(language: str) -> None:
    """One card comes and another goes: how many one has stays as it is, and both are said."""
    scene = at_turn("seek_allies", "dagger")
    texts = scene.context.texts = Texts(language)
    click(scene, "card", "seek_allies")
    scene.handle(("hover", "space", "foldspace"))
    words = words_in(scene.screen(Plain(), SIZE), "bubble")
    for key, card in (("log.acquire.also", "card:foldspace"), ("log.trash.also", "card:seek_allies")):
        assert texts.t(key, card=card) in words


def test_a_card_that_nobody_can_know_is_counted_only() -> None:
    """Which card an effect draws, and whom one takes which Intrigue card from, is not foreseen."""
    for scene, option in weighed(seed=5, rounds=2):
        before, after = scene.session.state, outcome(scene, option)
        seat = scene.session.asked() or 0
        drawn = Counter(after.seats[seat].intrigue) - Counter(before.seats[seat].intrigue)
        named = {scene.context.texts.name(f"intrigue:{card}") for card in drawn}
        assert not any(name in row.why for row in rows(scene, option) for name in named)


def test_what_changes_by_an_answer_is_said_before_it_is_given() -> None:
    """Cards, tiles, seats, pieces and control: what is different in a world that may be the true one is in words."""
    seen: Counter[str] = Counter()
    for scene, option in weighed(seed=3, rounds=4):
        model = weighing(scene, option)
        title = scene.context.texts.name(bought(model)) if bought(model) else ""
        said = " | ".join([title, *(row.why for row in changes(model))])
        before, after = scene.session.state, outcome(scene, option)
        for kind, word in differences(scene, before, after):
            assert word in said, (option, kind, word, said)
            seen[kind] += 1
    assert {"acquired", "trashed"} <= set(seen), seen


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_what_can_be_bought_can_be_read_before_it_is(language: str) -> None:
    """The preview of a purchase says what the card does, in words, and not twice that it is acquired."""
    scene = at_turn("convincing_argument", "convincing_argument")
    texts = scene.context.texts = Texts(language)
    scene.session.answer(("reveal",))
    scene.shown_game.settle()
    scene.begin()
    hits = [hit for region in scene.screen(Plain(), SIZE).regions for hit in region.hits]
    action = next(hit.action for hit in hits if hit.action[:1] == ("group",) and hit.inspect.startswith("card:"))
    _, offer, *_ = action
    scene.handle(("hover", *action))
    words = words_in(scene.screen(Plain(), SIZE), "bubble")
    does = describe(texts, scene.session.rules.cards[str(offer[1])])
    assert any(part.text.split()[0] in words for part in does if part.kind == "reveal")
    assert words.count(texts.t("log.acquire.also", card=f"card:{offer[1]}")) <= 1


@pytest.mark.parametrize(("spice", "promised"), [(0, False), (9, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_cannot_be_paid_for_is_not_promised(language: str, spice: int, promised: bool) -> None:
    """Dreadnought lets its visitor acquire a Tech tile; who can pay for none is told so."""
    made = ix_table(hand=["dagger"], solari=3, spice=spice)
    scene = at_table(Session(made.rules, made.state, 1, ("Ana", "Bo", "Chi", "Dai")), language)
    scene.shown_game.viewer = 0
    click(scene, "card", "dagger")
    scene.handle(("hover", "space", "dreadnought"))
    model = scene.model(Plain(), SIZE)
    lacks = [row.why for row in changes(model) if row.icon == "tech"]
    assert lacks == ([] if promised else [scene.context.texts.t("reason.no_tech", who="Ana")])
    assert ("tech" in [part.icon for part in waiting(model) if isinstance(part, Amount)]) == promised


def test_what_would_wait_in_vain_is_not_told() -> None:
    """Whoever has no seat in the High Council and no Agent at the Hall of Oratory gets nothing of either."""
    scene = at_turn("dagger")
    model = weighing(scene, ("reveal",))
    assert model.preview is not None
    assert model.preview.turn is not None
    assert model.preview.turn.pool, "they do wait"
    assert waiting(model) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_mentat_that_somebody_has_is_promised_by_nothing(language: str) -> None:
    """Its space shows its sign faint, says who has it, and only the card is said to follow."""
    for holder in (NOBODY, 2):
        scene = at_turn("dagger")
        scene.context.texts = Texts(language)
        scene.session.state.mentat = holder
        click(scene, "card", "dagger")
        scene.handle(("hover", "space", "mentat"))
        screen, there = scene.screen(Plain(), SIZE), holder == NOBODY
        model = scene.model(Plain(), SIZE)
        plate = [each for each in things(screen)["space:mentat"].elements if isinstance(each, Icon)]
        assert {each.opacity == 1.0 for each in plate if each.name == "mentat"} == {there}
        assert {each.opacity for each in plate if each.name == "draw"} == {1.0}
        promised = (
            [row.icon for row in changes(model)],
            [part.icon for part in waiting(model) if isinstance(part, Amount)],
        )
        assert promised == (["solari", *(["mentat"] if there else [])], ["draw"])
        away = str(scene.context.texts.t("tip.mentat.away", who=scene.session.names[2]))
        assert (away in tip(model, "space:mentat")) != there


def test_what_revealing_would_bring_is_told_as_it_would_be_then() -> None:
    """The seat on the High Council brings 2 persuasion more; the card that was sent brings none, and no sword."""
    scene = at_turn("dagger", "convincing_argument")
    now = scene.model(Plain(), SIZE).at_reveal
    assert now == (2, 1)
    click(scene, "card", "dagger")
    scene.handle(("hover", "space", "high_council"))
    purse = things(scene.screen(Plain(), SIZE))
    for thing, told in (("purse:persuasion", ["2", "4"]), ("purse:swords", ["1", "0"])):
        assert [each.text for each in purse[thing].elements if isinstance(each, Label)] == told
    scene.handle(("hover", "space", "hall_of_oratory"))
    purse = things(scene.screen(Plain(), SIZE))
    assert [each.text for each in purse["purse:persuasion"].elements if isinstance(each, Label)] == ["2", "3"]


def test_a_step_that_waits_among_other_effects_is_told_and_waits_no_more() -> None:
    scene = at_turn("diplomacy")
    click(scene, "card", "diplomacy")
    scene.handle(("hover", "space", "secrets"))
    model = scene.model(Plain(), SIZE)
    assert [(row.icon, row.now, row.then) for row in changes(model) if row.then] == [("bene_gesserit", "0", "1")]
    assert [part.icon for part in waiting(model) if isinstance(part, Amount)][:1] == ["intrigue"]
    assert "influence_bene_gesserit" not in str(waiting(model))


def weighed(seed: int, rounds: int) -> Iterator[tuple[TableScene, OptionId]]:
    """Every third position of a game with all boxes, with some of the answers that can be weighed up there."""
    config = table(4, ALL)
    session, player = Session.start(Rules(catalog(ALL), config), seed, ("Ann", "Bo", "Cy", "Di")), RandomPlayer(seed)
    scene = at_table(session, ask_before_losses=False)
    answers = 0
    while not session.over and session.state.round <= rounds:
        scene.playback.settle()
        scene.shown_game.viewer = session.asked() or 0
        legal = session.rules.legal(session.state)
        going_on = [option for option in legal if staying((option,))]
        answers += 1
        if going_on and answers % 3 == 0:
            for option in {player.pick(going_on) for _ in range(2)}:
                yield scene, option
        rare = [option for option in going_on if option[0] in ("send", "acquire", "trash", "take")]
        scene.handle(("option", *player.pick(rare or legal)))


def outcome(scene: TableScene, option: OptionId) -> GameState:
    return scene.session.foresee((option,)).ways[0][0]


def weighing(scene: TableScene, option: OptionId) -> TableModel:
    """The table with this answer weighed up."""
    model, seen = scene.model(Plain(), SIZE), scene.session.foresee((option,))
    act = Weighed(model.view, ((option,),), seen.ways, seen.news, seen.events, at=model.places["market.0"])
    return replace(model, weighed=act)


def rows(scene: TableScene, option: OptionId) -> list[Row]:
    return changes(weighing(scene, option))


def differences(scene: TableScene, before: GameState, after: GameState) -> Iterator[tuple[str, str]]:
    """What is another one than before, each with a word that tells of it: of whoever answers."""
    session = scene.session
    seat, name = session.asked() or 0, scene.context.texts.name
    mine, then = before.seats[seat], after.seats[seat]
    for card in (Counter(after.trashed) - Counter(before.trashed)) & owned(before, seat):
        yield "trashed", name(f"card:{card}")
    for card in owned(after, seat) - owned(before, seat):
        yield "acquired", name(f"card:{card}")
    for tile in {*of_seat(before, seat).tech} - {*of_seat(after, seat).tech}:
        yield "tile lost", name(f"tech:{tile}")
    if then.council and not mine.council:
        yield "council", scene.context.texts.t("log.council.also")
    if then.swordmaster and not mine.swordmaster:
        yield "swordmaster", scene.context.texts.t("log.swordmaster.also")
    for space, holder in after.control.items():
        if holder == seat != before.control.get(space):
            yield "control", name(f"space:{space}")
    for space in {*mine.agents} - {*then.agents}:
        yield "recalled", name(f"space:{space}")


def owned(state: GameState, seat: int) -> Counter[str]:
    player = state.seats[seat]
    return Counter((*player.deck, *player.hand, *player.in_play, *player.discard))


def test_a_preview_tells_of_no_effect_that_waited_before() -> None:
    """What the card offers waits in the turn while a Freighter's rewards are chosen: it comes of none of them."""
    made = ix_table(hand=["guild_administrator"], freighter=2).play("guild_administrator", "smuggling")
    made.take("space:smuggling").do("freighter", "recall")
    assert made.state.turn.pool
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.viewer = 0
    for option in made.rules.legal(made.state):
        assert Amount("trash") not in waiting(weighing(scene, option))


@pytest.mark.parametrize("reading", ["75", "100", "200"])
def test_a_preview_has_the_size_of_text_and_stays_on_the_board(reading: Literal["75", "100", "200"]) -> None:
    """Its words are as large as those of a tip, as far as there is room between the seats and the bar."""
    sizes: Counter[float] = Counter()
    drawings = Drawings()
    for scene, option in weighed(seed=5, rounds=2):
        scene.context.settings = replace(scene.context.settings, reading=reading)
        model = weighing(scene, option)
        for region in table_screen(model, drawings).regions:
            if region.name != "bubble":
                continue
            assert region.rect.y >= 112
            assert region.rect.bottom <= model.places["prompt"].y
            for element in region.elements:
                if isinstance(element, Label):
                    assert region.rect.contains(element.x, element.y), element
            sizes[round(region.rect.w / 402, 2)] += 1
    assert max(sizes) == int(reading) / 100
    assert sizes.total() > 10


WAITING = [
    f"intrigue:{card.id}"
    for card in catalog(ALL).intrigues
    if any(isinstance(part, Recruit) and part.deploy == "reveal" for part in parts(card))
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WAITING)
def test_what_deploys_only_in_a_reveal_turn_says_so_where_it_only_recruits(name: str, language: str) -> None:
    """Beside the card before an Agent is sent, and by its sign; in the Reveal turn there is no need."""
    card = name.removeprefix("intrigue:")
    made = ix_table(hand=["dagger"], intrigue=[card], solari=9, spice=9, water=9)
    for revealed in (False, True):
        if revealed:
            made.reveal()
        scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")), language)
        scene.shown_game.viewer = 0
        model = weighing(scene, ("intrigue", card))
        said = [row.why for row in changes(model)]
        assert (scene.context.texts.t("preview.deploys_later") in said) == (not revealed), said
    signs = [sign for use in made.rules.intrigues[card].uses for sign in line(use.effects, scene.context.texts)]
    assert Boxed("reveal", (Amount("deploy"),)) in signs
