"""What the table says is so: the Conflict's outcome, a Rival's turn, the curtain, the piles, effects in signs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Decision, GameState, Rules
from dune_desktop.engine.boxes.ix.effects import Freighter
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.effects import Discard
from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.engine.model.ids import HIDDEN, Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.lesson.plate import ABOVE, BESIDE
from dune_desktop.ui.presenters.table.conflict.verdict import verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.cards import reward_tip
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.director import gains
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Label, Picture, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find, things
from dune_desktop.ui.text.signs import Amount, Words
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import solo_table, uprising_table
from tests.kit import table as kit_table
from tests.kit.boxes import caves
from tests.ui.fonts import fonts_of
from tests.ui.geometry import box_of
from tests.ui.screens import labels
from tests.ui.screens import shown as words
from tests.ui.tables import at_table, led, plain, said
from tests.ui.test_table_ix import region, shown
from tests.ui.test_table_ix import scene_of as on
from tests.ui.test_tips import told as tip

__all__ = ["caves"]

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")
BRUTAL = solo("mentat", "", IX, ("row_churn", "brutal_escalation"))
NAMES = ("Ana", "Bo", "Cleo", "Dai")


def scene_of(config: GameConfig, seed: int = 5) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, NAMES[: len(config.seats)])
    return at_table(session)


def model_of(config: GameConfig) -> TableModel:
    return scene_of(config).model(Plain(), SIZE)


def seen(scene: TableScene) -> Screen:
    return scene.screen(Plain(), SIZE)


def in_thing(screen: Screen, name: str) -> str:
    """What is written within a thing."""
    found = find(screen, name)
    assert found is not None
    return " ".join(getattr(element, "text", "") for element in found.elements)


def played(config: GameConfig, until: Callable[[Decision], bool]) -> TableScene:
    """A random game up to where `until` holds; the first of some seeds in which it ever does."""
    for seed in range(1, 100):
        session, player = Session.start(Rules(catalog(config.boxes), config), seed, NAMES), RandomPlayer(seed)
        while (decision := session.decision()) is not None:
            if until(decision):
                return at_table(session)
            session.answer(player.pick(decision.legal))
    raise AssertionError("never")


def test_house_hagal_of_two_takes_no_reward() -> None:
    """R19.8: alone in its place, that reward is given to nobody; level with others, only they take the next one."""
    model = model_of(table(2))
    t, hagal = model.texts.t, model.seat_name(model.rules.hagal_seat)
    assert verdict(model, [2, 0, 5]) == [t("combat.first.hagal", who=hagal), t("combat.second", who="Ana")]
    assert verdict(model, [5, 0, 2]) == [t("combat.first", who="Ana"), t("combat.second.hagal", who=hagal)]
    assert verdict(model, [5, 0, 5]) == [t("combat.tie.first.hagal", who=hagal, players="Ana", n=1)]
    both = model.texts.grammar.both(["Ana", "Bo"])
    assert verdict(model, [5, 5, 5]) == [t("combat.tie.first.hagal", who=hagal, players=both, n=2)]
    assert verdict(model, [5, 2, 2])[1] == t(
        "combat.tie.second.nothing", players=model.texts.grammar.both(["Bo", hagal])
    )

    solo_model = model_of(solo())
    assert verdict(solo_model, [2, 0, 5])[0] == f"{solo_model.seat_name(2)} wins and takes the first reward."


def test_a_tie_for_second_is_told_as_the_board_pays_it() -> None:
    """R19.6, U2.5: with three it pays nothing, on the other board the third reward, which is for nobody else."""
    for board, second, third in (
        ("base", "combat.tie.second.nothing", "tip.reward.none"),
        ("uprising", "combat.tie.second", "tip.reward.none.tied"),
    ):
        model = model_of(table(3, (board,)))
        t, both = model.texts.t, model.texts.grammar.both(["Bo", "Cleo"])
        assert verdict(model, [5, 2, 2]) == [t("combat.first", who="Ana"), t(second, players=both)]
        assert reward_tip(model, "3").endswith(str(t(third)))


def test_only_with_an_intrigue_card_may_somebody_answer_until_the_conflict_is_decided() -> None:
    model = model_of(table(3))
    view: GameState = model.view
    view.phase = "combat"
    for seat in view.seats:
        seat.conflict = 1
    window = [WindowFlow("combat", (0, 1, 2))]
    for stack, intrigue, may in ((window, [], False), (window, [HIDDEN], True), ([], [HIDDEN], False)):
        view.stack = [*stack]
        for seat in view.seats:
            seat.intrigue = intrigue
        told = labels(table_screen(replace(model)), "conflict").count(str(model.texts.t("combat.may_answer")))
        assert (told >= 2) if may else not told


def test_whoever_stopped_is_told_that_the_others_have_passed() -> None:
    """On their armies, in the question, and among what has happened since."""
    t = kit_table(3, intrigue=["ambush", "master_tactician"])
    for seat in (1, 2):
        t.setup(seat, intrigue=[("private_army", "staged_incident")[seat - 1]])
    scene = on(t.combat_begins(4, 4, 4))
    for option in (("intrigue", "ambush"), ("stop",), ("pass",), ("pass",)):
        assert option in scene.session.rules.legal(scene.session.state)
        scene.session.answer(option)
    scene = at_table(scene.session, recap="open")
    scene.shown_game.uncover()
    assert "passed" in in_thing(seen(scene), "lane:1")
    assert "passed" in in_thing(seen(scene), "lane:2")
    assert "deciding" in in_thing(seen(scene), "lane:0")
    assert "if you pass too, Combat ends" in " ".join(labels(seen(scene), "prompt"))
    assert "passes" in " ".join(labels(seen(scene), "recap.lines"))


def test_the_verdict_waits_for_what_a_weighed_card_lets_one_choose() -> None:
    """Master Tactician is for swords or a retreat: which is chosen next. Ambush says at once what it brings."""
    t = kit_table(3, intrigue=["ambush", "master_tactician"])
    scene = on(t.combat_begins(4, 4, 4))
    for card, wanted, unsaid in (
        ("master_tactician", "You choose next what it brings.", "Combat ended"),
        ("ambush", "After that, if Combat ended:", "choose next"),
    ):
        scene.handle(("intrigue", card))
        told = in_thing(seen(scene), "verdict")
        assert wanted in told
        assert unsaid not in told
        scene.handle(("cancel",))


def test_once_units_have_gone_home_the_arena_shows_what_was_decided() -> None:
    """A card for lost troops is played after the rewards: who fought with what, and won what, still stands there."""
    scene = played(table(3, ("base", "immortality")), lambda decision: decision.kind == "home")
    session, rules = scene.session, scene.session.rules
    fought = [beat.state for beat in session.beats if "winner" in {event[0] for event in beat.events}][-1]
    scene = at_table(Session.resume(rules, session.state, session.seed, session.names, session.log))
    scene.shown_game.settle()
    scene.shown_game.uncover()
    for seat in range(3):
        told = in_thing(seen(scene), f"lane:{seat}")
        assert str(rules.decided_strength(fought, seat)) in told
        assert ("no units" in told) == (not rules.has_unit(fought, seat))
        assert ("no reward" in told) == (not rules.conflict_places(fought)[seat])
    assert "Nobody" not in in_thing(seen(scene), "verdict")


def lanes(scene: TableScene) -> str:
    """The tip of the battlefield."""
    shown(scene)
    return tip(scene, "lanes")


@pytest.mark.parametrize(("config", "most"), [(solo("mentat"), "6"), (table(2), "6"), (BRUTAL, "12")])
def test_the_swords_house_hagal_may_add_are_announced(config: GameConfig, most: str) -> None:
    """Until the units go home; with Brutal Escalation two cards for a Conflict of the third level."""
    scene = at_table(plain(config))
    state = scene.session.state
    if config is BRUTAL:
        assert "a card" in lanes(scene)
        state.conflicts += (next(card.id for card in scene.session.rules.catalog.conflicts if card.level == 3),)
        assert "2 cards" in lanes(scene)
    assert f"up to {most} " in lanes(scene)
    state.phase = "makers"
    assert "up to" not in lanes(scene)


def test_what_a_rival_exchanges_is_no_part_of_what_it_got() -> None:
    rules = Rules(catalog(("base",)), solo("mentat"))
    events = (
        *(("gain", 1, "spice", 4, "space:hagga_basin"), ("spend", 1, "spice", 7, "convert")),
        *(("convert", 1, "spice", 7, ()), ("vp", 1, 1, "convert:spice")),
        ("convert", 1, "intrigue", 3, ("ambush",) * 3),
        ("vp", 1, 1, "convert:intrigue"),
    )
    assert gains(rules, events) == ["+4 {spice}", "−7 {spice} → +1 {vp}", "−3 {intrigue} → +1 {vp}"]


def test_a_rival_that_keeps_troops_back_says_why() -> None:
    """On its card, in the recap and in the chronicle (R28.16): two recruits and two of its garrison stay."""
    made = solo_table("mentat", hand=["dagger"]).setup(1, garrison=3, conflict=3).setup(2, agents_left=0)
    made.hagal_deck("hagal_hardy_warriors").play("dagger", "hall_of_oratory")
    session, texts = Session(made.rules, made.state, 1, ("Ann", "Rabban", "Ilban")), Texts("ko")
    session.answer(("end_turn",))
    scene = at_table(session, "ko")
    told = words(scene.screen(fonts_of("ko"), SIZE), "spotlight")
    assert all(part in told for part in texts.t("rival.holds_back", n=4, lead=6).replace("{troop}", " ").split()), told
    recap = [line.text for turn in Recap(session, texts).since(0) for line in turn.lines]
    chronicle = [line.text for line in scene.renderer.chronicle.latest(0, 0, most=9)]
    for lines in (recap, chronicle):
        assert any(texts.t("log.hold_back.also", n=4, lead=6) in each for each in lines), lines


def test_the_curtain_speaks_of_a_last_turn_only_after_one() -> None:
    scene = scene_of(led(table(3)))
    session, texts, player = scene.session, scene.context.texts, RandomPlayer(5)
    told: set[tuple[bool, bool, bool]] = set()
    while session.state.round < 2:
        scene.shown_game.settle()
        scene.shown_game.viewer = -1
        asked = session.asked()
        assert asked is not None
        ends = [event[:2] for step in session.steps for event in step.events if event[0] == "end_turn"]
        if ends[-1:] != [("end_turn", asked)]:  # others did something since
            written = labels(seen(scene))
            since = texts.t("curtain.since", who=session.names[asked]), texts.t("recap.title.first")
            told.add((("end_turn", asked) in ends, since[0] in written, since[1] in written))
        session.answer(player.pick(session.rules.legal(session.state)))
    assert told == {(True, True, False), (False, False, True)}


def test_an_owner_looks_at_all_cards_of_the_own_deck() -> None:
    """In an order that tells nothing of the order of the deck; the card on top only if its owner knows it."""
    scene = scene_of(table(3))
    shown(scene)
    me = scene.session.state.seats[scene.shown_game.viewer]
    scene.panels.pile = "deck"
    cards = [hit.inspect for hit in region(seen(scene), "tray.cards").hits if hit.inspect]
    names = [scene.context.texts.name(card) for card in cards]
    assert (sorted(cards), names) == (sorted("card:" + card for card in me.deck), sorted(names))
    title = f"{scene.session.names[scene.shown_game.viewer]}’s deck: all its cards, in no particular order"
    top = f"{title}. On top: {scene.context.texts.name('card:' + me.deck[0])}"
    me.leader = "count_ilban_richese"
    for me.known_top, told in ((0, title), (1, top)):
        assert told in labels(seen(scene))


@pytest.mark.parametrize("boxes", [("base",), IX])
def test_a_card_set_aside_lies_there_for_all_and_is_bought_at_the_price_it_shows(boxes: tuple[Box, ...]) -> None:
    made = kit_table(boxes=boxes, leader="helena_richese", hand=["dagger"]).row("imperial_spy").reveal()
    made.turn.persuasion = 9
    scene = on(made)
    state = scene.session.state
    state.seats[0].set_aside, state.row = state.row[0], state.row[1:]
    state.offer = None
    for scene.shown_game.viewer in (-1, 0):
        screen = seen(scene)
        (hit,) = region(screen, "aside").hits
        assert hit.inspect == "card:imperial_spy"
        assert "1" in labels(screen, "aside"), "one less than it costs"
        assert "Imperial Spy" in words(screen, "aside")
        assert scene.session.names[0] in words(screen, "aside")
        assert said(scene, screen, hit)
    for _ in range(2):
        scene.handle(region(seen(scene), "aside").hits[0].action)
    assert "imperial_spy" in scene.session.state.seats[0].discard


def test_an_effect_without_signs_is_said_in_words_or_has_the_icon_of_its_name(caves: str) -> None:
    """A box's word too; what trashing a card brings stands on its face, where it is bought and where it is held."""
    texts, (caller,) = Texts("en"), [card for card in catalog(("base", caves)).cards if card.id == "caves/worm_caller"]
    assert line(caller.agent[:1], texts) == (Words("Put a Pounder"),)
    assert "Pounder of yours" in [part.text for part in line(caller.reveal, texts) if isinstance(part, Words)]
    assert line((Discard(2),), texts) == (Amount("discard", "2"),)
    assert line((Freighter(1),), texts) == (Amount("freighter"),)
    made = kit_table(hand=["assassination_mission"])
    made.state.row = ("assassination_mission", *made.state.row[1:])
    screen = seen(on(made))
    for name in ("market.0", "hand"):
        icons = {element.name for element in region(screen, name).elements if isinstance(element, Icon)}
        assert {"trash", "solari", "sword"} <= icons, name


@pytest.mark.parametrize("size", [(1280.0, 720.0), SIZE])
def test_a_single_troop_in_the_garrison_has_its_number(size: tuple[float, float]) -> None:
    """As two have it: a cube alone could be taken for a sign."""
    for troops in (1, 2):
        made = kit_table(4, garrison=troops)
        scene = at_table(Session(made.rules, made.state, 1, NAMES))
        assert str(troops) in in_thing(scene.screen(Plain(), size), "troops:0.garrison").split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_to_choose_from_are_told_in_words(language: str) -> None:
    """Cloak and Dagger brings its winner Influence and Intrigue cards, in any order."""
    made = kit_table(2).conflict("cloak_and_dagger").combat_begins(4, 2)
    made.everybody_passes()
    scene = at_table(Session(made.rules, made.state, 1, NAMES), language)
    scene.shown_game.viewer = 0
    screen = scene.screen(fonts_of(language), SIZE)
    chips = [name for name in things(screen) if name.startswith("chip:")]
    assert len(chips) == 2
    for name in chips:
        told = in_thing(screen, name)
        assert len(told.replace("1", "").replace("2", "")) > 5, told
        assert "…" not in told


def test_the_face_of_who_has_an_alliance_stands_beside_it() -> None:
    made = kit_table(4, leader="paul_atreides", influence={"emperor": 4}).setup(1, influence={"fremen": 3})
    screen = seen(at_table(Session(made.rules, made.state, 1, NAMES)))
    held = find(screen, "alliance:emperor")
    assert held is not None
    assert "medallion:leader:paul_atreides" in [each.name for each in held.elements if isinstance(each, Picture)]
    free = find(screen, "alliance:fremen")
    assert free is not None
    assert not any(isinstance(each, Picture) for each in free.elements)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_icons_says_once_that_it_can_only_be_revealed(language: str) -> None:
    made = kit_table(2, hand=["convincing_argument", "dagger"])
    scene = at_table(Session(made.rules, made.state, 1, NAMES), language)
    scene.shown_game.viewer = 0
    screen = scene.screen(fonts_of(language), SIZE)
    hit = next(hit for each in screen.regions for hit in each.hits if hit.thing == "card:convincing_argument#0")
    told = said(scene, screen, hit)
    icons = {"en": "Agent icons", "ko": "에이전트 아이콘", "ja": "代行者アイコン"}[language]
    assert told.count(icons) == 1, told


def test_names_in_a_narrow_hand_are_whole() -> None:
    """Beside cards in play the hand has less room: six cards lie on two shelves."""
    hand = ["reconnaissance", "diplomacy", "convincing_argument", "dune_the_desert_planet", "dagger", "seek_allies"]
    made = kit_table(4, hand=hand, in_play=["worm_riders", "gun_thopter"], agents=["wealth", "secrets"])
    scene = at_table(Session(made.rules, made.state, 1, NAMES))
    scene.shown_game.viewer = 0
    screen = scene.screen(fonts_of("en"), canvas_for(1280, 720, dense=True))
    written = words(screen, "hand")
    assert all(name in written for name in ("Reconnaissance", "Diplomacy", "Dagger", "Seek Allies")), written


@pytest.mark.parametrize("boxes", [("base",), ("base", "uprising")])
def test_a_ring_around_the_persuasion_leaves_the_words_above_it_free(boxes: tuple[Box, ...]) -> None:
    made = kit_table(4, hand=["dagger"]) if boxes == ("base",) else uprising_table(4, hand=["dagger"])
    scene = at_table(Session(made.rules, made.state, 1, NAMES))
    scene.shown_game.viewer = 0
    screen = seen(scene)
    found = find(screen, "purse:persuasion")
    assert found is not None
    ring = found.thing.rect.inset(-BESIDE, -ABOVE)
    label = scene.context.texts.t("table.at_reveal")
    (told,) = [e for r in screen.regions for e in r.elements if isinstance(e, Label) and e.text == label]
    assert not ring.shared(box_of(told, Plain()))


def test_the_question_whether_to_play_an_intrigue_card_says_what_it_does() -> None:
    made = kit_table(4, hand=["dagger"], intrigue=["bribery"], solari=2)
    scene = at_table(Session(made.rules, made.state, 1, NAMES))
    scene.shown_game.viewer = 0
    scene.handle(("intrigue", "bribery"))
    asked = words(seen(scene), "prompt")
    assert "play Bribery?" in asked
    assert "Pay 2 Solari" in asked


def test_what_leaves_the_rest_says_so_in_every_language() -> None:
    """The button and the label of the answer say the same."""
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.t("button.done") == texts.t("option.done")
