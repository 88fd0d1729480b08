"""What the table says is so: the Conflict's outcome, a Rival's turn, the curtain, the piles, the chronicle's index."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.log import log_lines
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Beat, Session
from dune_desktop.ui.presenters.screens.log import column
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.presenters.table.conflict.verdict import verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.director import gains
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Icon, Label, Screen
from dune_desktop.ui.screen.metrics import Plain
from tests.ui.fonts import fonts_of
from tests.ui.screens import own
from tests.ui.tables import at_table, led

SIZE = (1920.0, 1080.0)
NAMES = ("Ana", "Bo", "Cleo")
RULES = Rules(catalog(("base",)), solo("mentat"))


def scene_of(config: GameConfig, language: str = "en", seed: int = 5) -> TableScene:
    session = Session.start(
        Rules(catalog(config.boxes), config), seed, ("Ana", "Bo", "Cleo", "Dai")[: len(config.seats)]
    )
    return at_table(session, language)


def words(screen: Screen) -> list[str]:
    return [label.text for region in screen.regions for label in region.elements if isinstance(label, Label)]


def model_of(config: GameConfig, language: str = "en") -> TableModel:
    return scene_of(config, language).model(Plain(language), SIZE)


# ------------------------------------------------------------------------------------------------ the Conflict


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_hagal_of_two_takes_no_reward(language: str) -> None:
    """R19.8: alone in its place, that reward is given to nobody; level with others, only they take the next one."""
    model = model_of(table(2), language)
    t, hagal = model.texts.t, model.seat_name(model.rules.hagal_seat)
    assert verdict(model, [2, 0, 5]) == [t("combat.first.hagal", who=hagal), t("combat.second", who="Ana")]
    assert verdict(model, [5, 0, 2]) == [t("combat.first", who="Ana"), t("combat.second.hagal", who=hagal)]
    assert verdict(model, [5, 0, 5]) == [t("combat.tie.first.hagal", who=hagal, players="Ana", n=1)]
    both = model.texts.grammar.both(["Ana", "Bo"])
    assert verdict(model, [5, 5, 5]) == [t("combat.tie.first.hagal", who=hagal, players=both, n=2)]
    assert verdict(model, [5, 2, 2])[1] == t(
        "combat.tie.second.nothing", players=model.texts.grammar.both(["Bo", hagal])
    )


def test_a_rival_of_the_solo_game_does_take_it() -> None:
    model = model_of(solo())
    assert verdict(model, [2, 0, 5])[0] == f"{model.seat_name(2)} wins and takes the first reward."


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_with_an_intrigue_card_may_somebody_answer_until_the_conflict_is_decided(language: str) -> None:
    model = model_of(table(3), language)
    view: GameState = model.view
    view.phase = "combat"
    for seat in view.seats:
        seat.conflict = 1
    answer = str(model.texts.t("combat.may_answer"))

    def told() -> int:
        screen = own(table_screen(replace(model)), "conflict")
        shown = [element for region in screen.regions for element in region.elements]
        return [element.text for element in shown if isinstance(element, Label)].count(answer)

    view.stack = [WindowFlow("combat", (0, 1, 2))]
    for seat in view.seats:
        seat.intrigue = []
    assert told() == 0, "with what?"
    for seat in view.seats:
        seat.intrigue = [HIDDEN]
    assert told() >= 2
    view.stack = []
    assert told() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reward_chosen_for_a_rival_is_told_once_and_whole(language: str) -> None:
    """In the smallest window too: for whom one chooses, and each way in words or in signs, not in both."""
    session = next(filter(None, map(_rivals_choice, range(1, 40))))
    decision, fonts = session.decision(), fonts_of(language)
    assert decision is not None
    scene = at_table(session, language)
    scene.shown_game.settle()
    bar = next(region for region in scene.screen(fonts, SIZE).regions if region.name == "prompt")

    def within(thing: str) -> list[Element]:
        place = next(each.rect for each in bar.things if each.id == thing)
        return [e for e in bar.elements if isinstance(e, Label | Icon) and place.contains(e.x, e.y)]

    headline = " ".join(e.text for e in within("prompt:words") if isinstance(e, Label))
    assert session.names[decision.acting_for] in headline
    chips = [each.id for each in bar.things if each.id.startswith("chip:")]
    assert len(chips) == 3
    for chip in chips:
        assert len({type(element) for element in within(chip) if not _is_number(element)}) == 1


def _is_number(element: Element) -> bool:
    return isinstance(element, Label) and element.text.isdecimal()


def _rivals_choice(seed: int) -> Session | None:
    """A game in which the person chooses what a Rival gets for its place in a Conflict; None if it has none."""
    session, player = Session.start(RULES, seed, NAMES), RandomPlayer(seed)
    while (decision := session.decision()) is not None:
        if decision.kind == "choose" and decision.acting_for != decision.seat:
            return session
        session.answer(player.pick(decision.legal))
    return None


# ------------------------------------------------------------------------------------------------ a Rival's turn


@pytest.mark.parametrize("loaded", [False, True], ids=["played", "loaded"])
def test_once_units_have_gone_home_the_arena_shows_what_was_decided(loaded: bool) -> None:
    """A card for lost troops is played after the rewards: who fought with what, and won what, still stands there."""
    config = table(3, ("base", "immortality"))
    for seed in range(100):  # until somebody has such a card then
        session, player = Session.start(Rules(catalog(config.boxes), config), seed, NAMES), RandomPlayer(seed)
        fought: GameState = session.state
        while (decision := session.decision()) is not None and decision.kind != "home":
            session.answer(player.pick(decision.legal))
            fought = next((beat.state for beat in session.beats if "winner" in _kinds(beat)), fought)
        if decision is not None:
            break
    rules, seats = session.rules, range(3)
    assert not any(rules.has_unit(session.state, seat) for seat in seats)
    if loaded:
        session = Session.resume(rules, session.state, session.seed, NAMES, session.log)
    scene = at_table(session)
    scene.shown_game.settle()
    scene.shown_game.uncover()
    arena = next(r for r in scene.screen(Plain(), SIZE).regions if r.name == "conflict.arena")

    def said(thing: str) -> list[str]:
        place = next(each.rect for each in arena.things if each.id == thing)
        return [e.text for e in arena.elements if isinstance(e, Label) and place.contains(e.x, e.y)]

    strengths = [rules.decided_strength(fought, seat) for seat in seats]
    assert sum(map(bool, strengths)) > 1
    for seat, strength in enumerate(strengths):
        assert str(strength) in said(f"lane:{seat}")
        assert ("no units" in said(f"lane:{seat}")) == (not rules.has_unit(fought, seat))
        assert ("no reward" in said(f"lane:{seat}")) == (not rules.conflict_places(fought)[seat])
        assert any(each.id == f"troops:{seat}.conflict" for each in arena.things) == bool(fought.seats[seat].conflict)
    assert "Nobody" not in " ".join(said("verdict"))


def _kinds(beat: Beat) -> set[object]:
    return {event[0] for event in beat.events}


def test_what_a_rival_exchanges_is_no_part_of_what_it_got() -> None:
    events = (
        ("gain", 1, "spice", 4, "space:hagga_basin"),
        ("spend", 1, "spice", 7, "convert"),
        ("convert", 1, "spice", 7, ()),
        ("vp", 1, 1, "convert:spice"),
    )
    assert gains(RULES, events) == ["+4 {spice}", "−7 {spice} → +1 {vp}"]


def test_cards_a_rival_turns_into_a_point_are_told_too() -> None:
    events = (
        ("draw_intrigue", 1, ("?",), "space:secrets"),
        ("convert", 1, "intrigue", 3, ("ambush",) * 3),
        ("vp", 1, 1, "convert:intrigue"),
    )
    assert gains(RULES, events) == ["+1 {intrigue}", "−3 {intrigue} → +1 {vp}"]


# ------------------------------------------------------------------------------------------------ curtain, piles, index


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_curtain_speaks_of_a_last_turn_only_after_one(language: str) -> None:
    scene = scene_of(led(table(3)), language)
    player, rules = RandomPlayer(5), scene.session.rules
    seen = set()
    while scene.session.state.round < 2:
        scene.shown_game.settle()
        scene.shown_game.viewer = -1
        asked = scene.session.asked()
        assert asked is not None
        name, latest = scene.session.names[asked], scene.session.steps[-1]
        if any(event[:2] == ("end_turn", asked) for event in latest.events):  # nobody else did anything since
            scene.session.answer(player.pick(rules.legal(scene.session.state)))
            continue
        had = any(event[0] == "end_turn" and event[1] == asked for step in scene.session.steps for event in step.events)
        said = words(scene.screen(Plain(language), SIZE))
        assert (str(scene.context.texts.t("curtain.since", who=name)) in said) == had
        assert (str(scene.context.texts.t("curtain.since.first")) in said) != had
        seen.add(had)
        scene.session.answer(player.pick(rules.legal(scene.session.state)))
    assert seen == {True, False}


def test_the_curtain_has_no_heading_over_nothing() -> None:
    """Of a game whose log leads to its position no more nobody knows what happened before."""
    played, player = scene_of(table(3)).session, RandomPlayer(5)
    for _ in range(20):
        played.answer(player.pick(played.rules.legal(played.state)))
    session = Session.resume(played.rules, played.state, played.seed, played.names, [])
    scene = at_table(session)
    scene.shown_game.settle()
    scene.shown_game.viewer = -1
    said = words(scene.screen(Plain("en"), SIZE))
    assert str(scene.context.texts.t("curtain.since.first")) not in said
    assert str(scene.context.texts.t("curtain.uncover", who=session.names[session.asked() or 0])) in said


def test_an_owner_looks_at_all_cards_of_the_own_deck() -> None:
    scene = scene_of(table(3))
    scene.shown_game.settle()
    scene.shown_game.viewer = scene.session.asked() or 0
    deck = scene.session.state.seats[scene.shown_game.viewer].deck
    scene.panels.pile = "deck"
    screen = scene.screen(Plain(), SIZE)
    shown = [
        hit.inspect for region in screen.regions if region.name == "tray.cards" for hit in region.hits if hit.inspect
    ]
    assert sorted(shown) == sorted("card:" + card for card in deck)
    names = [scene.context.texts.name(card) for card in shown]
    assert names == sorted(names), "the order tells nothing of the order of the deck"
    title = f"{scene.session.names[scene.shown_game.viewer]}’s deck: all its cards, in no particular order"
    assert title in words(scene_with_known_top(scene, 0))
    top = f"{title}. On top: {scene.context.texts.name('card:' + deck[0])}"
    assert top in words(scene_with_known_top(scene, 1))


def scene_with_known_top(scene: TableScene, known: int) -> Screen:
    me = scene.session.state.seats[scene.shown_game.viewer]
    me.leader, me.known_top = "count_ilban_richese", known
    return scene.screen(Plain(), SIZE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_of_the_chronicle_holds_the_rounds_as_they_were_counted(language: str) -> None:
    """The last round ends with two phases without a sentence between them, which is no eighth round."""
    texts = Texts(language)
    events = [
        *(("round", -1, 6), ("phase", -1, "round_start"), ("phase", -1, "turns")),
        *(("round", -1, 7), ("phase", -1, "round_start"), ("phase", -1, "recall"), ("phase", -1, "over")),
    ]
    page = Page(texts, Plain(language), *SIZE)
    parts = column(page, log_lines(texts, events, {}), {}).parts
    assert [name for name, _ in parts] == [str(texts.t("common.round", n=n)) for n in (6, 7)]
