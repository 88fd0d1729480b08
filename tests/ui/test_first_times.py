"""The first time something comes up a line explains it: once, in nobody's way, for as long as it takes to read it."""

from __future__ import annotations

from itertools import chain, pairwise
from pathlib import Path

import pytest

from dune_desktop.company.task_runner import LocalRunner, TaskResult
from dune_desktop.company.tasks import Advised
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import OptionId, Purpose, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.advice.advice import Advice
from dune_desktop.players.levels import computer
from dune_desktop.session import Session, chairs_against
from dune_desktop.storage.settings import Ids, Settings, load_settings, save_settings
from dune_desktop.ui.layouts.arrange import Places
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.presenters.table.first_time import EVENTS, STANDS, FirstTimeContribution, happened
from dune_desktop.ui.presenters.table.told import FirstTime
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.first_times import NOTICED, READ
from dune_desktop.ui.scenes.table.hints import ROUNDS
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Rect, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from tests.kit import Table, immortality_table, ix_table, upr, uprising_table
from tests.kit import table as kit_table
from tests.kit.careless import Careless
from tests.ui.driver import Driver
from tests.ui.moving import look
from tests.ui.screens import shown
from tests.ui.tables import at_table, go
from tests.ui.test_layouts import overlap

NAMES = ("Ann", "Bo", "Cy", "Di")
TENTH = 0.1  # of a second


class Clock:
    """A table on which time passes: what is read there, and for how long."""

    def __init__(self, made: Table, language: str = "en", **settings: object) -> None:
        chairs = chairs_against(made.rules.config, "novice", 1)
        session = Session(made.rules, made.state.clone(), 1, NAMES[: len(made.state.seats)], chairs=chairs)
        self.scene = at_table(session, language, runner=LocalRunner(), ask_before_losses=False, **settings)
        self.now = 100.0
        look(self.scene)

    def passes(self, seconds: float = TENTH) -> str:
        """Let time pass, and return the line that is on the screen then."""
        look(self.scene)
        for _ in range(round(seconds / TENTH)):
            self.now += TENTH
            if self.scene.tick(self.now):
                look(self.scene)
        return line(look(self.scene))

    def does(self, *option: object) -> str:
        """Give an answer; return the line that is on the screen a moment later."""
        self.scene.handle(("option", *option))
        self.settle()
        return self.passes()

    def settle(self) -> None:
        """Look at all that happens by itself, until somebody is asked."""
        for _ in range(400):
            if not self.scene.shown_game.watching and self.scene.session.asked_computer() is None:
                return
            if self.scene.shown_game.watching:
                self.scene.handle(("next",))
            self.now += 1
            self.scene.tick(self.now)
            assert not line(look(self.scene)) or not self.scene.shown_game.watching
        raise AssertionError("nobody is asked")


def line(screen: Screen) -> str:
    """The words of the line on the screen, "" without one."""
    return shown(screen, "first").strip() if any(region.name == "first" for region in screen.regions) else ""


def words(scene: TableScene, name: str) -> str:
    return str(scene.context.texts.t("first." + name))


def ringed(screen: Screen) -> set[str]:
    """The things on the table that are ringed."""
    rings = [frame.rect for region in screen.regions if region.name == "ringed" for frame in region.elements]
    return {name for name, found in things(screen).items() if found.thing.rect.inset(-2) in rings}


RABBAN = "glossu_the_beast_rabban"  # who does not know the top of the own deck
GARRISON = {"leader": RABBAN, "hand": ["dagger", "diplomacy"], "garrison": 6}


def test_a_line_comes_once_and_stays_until_it_can_be_read() -> None:
    """It comes while a person is asked, and goes by itself; what was seen is remembered."""
    clock = Clock(kit_table(**GARRISON))
    assert not line(look(clock.scene)), "at first nothing"
    told = clock.passes()
    assert told.replace("\n", " ").split() == words(clock.scene, "garrison").split()
    assert clock.passes(READ - 0.3)
    assert not clock.passes(0.5)
    assert not clock.passes(30)
    assert clock.scene.context.settings.learned == ("garrison",)
    again = Clock(kit_table(**GARRISON), learned=("garrison",))
    assert not again.passes(3)


def test_who_wants_no_hints_gets_none() -> None:
    clock = Clock(kit_table(**GARRISON), hints=False)
    assert not clock.passes(3)
    assert clock.scene.context.settings.learned == ()
    clock.scene.context.remember(hints=True)
    look(clock.scene)
    assert clock.passes()
    clock.scene.context.remember(hints=False)
    assert not clock.passes(), "whoever switches them off is rid of the line at once"


def test_a_line_is_read_only_while_nothing_else_is_shown_and_the_next_one_waits_for_another_question() -> None:
    """Time in which others act does not count; of two lines the second comes after something was done."""
    clock = Clock(immortality_table(**{**GARRISON, "hand": ["dagger", "immortality/slig_farmer"]}))
    first = clock.passes()
    assert first
    rest = clock.passes(READ - 4)
    assert rest == first
    assert not clock.passes(6), "the second one does not follow at once"
    clock.scene.handle(("card", "dagger", 0))
    assert not clock.passes(1)
    option = next(each for each in clock.scene.session.rules.legal(clock.scene.session.state) if each[0] == "send")
    told = clock.does(*option)
    assert told or clock.passes(2) or clock.does("end_turn")
    clock.passes(NOTICED + 0.3)
    assert set(clock.scene.context.settings.learned) == {"graft", "garrison"}


def test_at_a_pace_that_waits_a_line_waits_too() -> None:
    clock = Clock(kit_table(**GARRISON), rival_pace="step", learned=("swords",))
    assert clock.passes()
    assert clock.passes(3 * READ)
    clock.scene.handle(("option", "reveal"))
    clock.settle()
    assert not clock.passes(0.3)


@pytest.mark.parametrize(
    ("made", "before", "name"),
    [
        (
            kit_table(hand=["diplomacy"], influence={"emperor": 1}),
            ("send", "diplomacy", "wealth", 0, "", ""),
            "influence",
        ),
        (
            kit_table(hand=["diplomacy"], influence={"emperor": 3}),
            ("send", "diplomacy", "wealth", 0, "", ""),
            "alliance",
        ),
        (kit_table(hand=["seek_allies"]), ("send", "seek_allies", "wealth", 0, "", ""), "trash"),
        (kit_table(intrigue=["ambush"]).combat_begins(6, 3), (), "combat"),
        (kit_table(intrigue=["ambush"]).combat_begins(6, 6), (), "tie"),
        (kit_table(hand=["dagger"], garrison=12), (), "supply"),
        (kit_table(3, hand=["dagger"]), (), "third"),
        (kit_table(hand=["dagger"]), (), ""),
        (uprising_table(3, hand=[upr("dagger")]), (), "third_tied"),
        (kit_table(hand=["dagger"]).conflict("secure_imperial_basin"), (), "prize"),
        (kit_table(hand=["dagger"], garrison=4), ("reveal",), "swords"),
        (kit_table(leader="paul_atreides", hand=["dagger"]), (), "top"),
        (kit_table(hand=["dagger"], conflict=1), ("reveal",), ""),
        (ix_table(hand=["diplomacy"]), (), ""),
        (immortality_table(hand=["immortality/slig_farmer", "dagger"]), (), "graft"),
        (uprising_table(hand=[upr("dagger")]).conflict(upr("siege_of_arrakeen")), (), "shield_wall"),
        (uprising_table(hand=[upr("dagger")]).conflict(upr("trade_dispute")), (), ""),
    ],
)
def test_what_comes_up_brings_its_line(made: Table, before: tuple[object, ...], name: str) -> None:
    clock = Clock(made, learned=tuple(sorted(every_line() - {name})))
    if before:
        clock.scene.handle(("option", *before))
        clock.settle()
        look(clock.scene)
    clock.passes(0.3)
    now = clock.scene.first_times.now
    assert (now.name if now is not None else "") == name
    assert bool(line(look(clock.scene))) == bool(name)


def every_line() -> set[str]:
    """The names of all lines, of every box."""
    added = contributed(FirstTimeContribution)
    events = chain(EVENTS.values(), added.events.values())
    return {*(brings.name for brings in events), *STANDS, *added.stands}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_its_words_and_no_words_are_left_over(language: str) -> None:
    """Short enough for two lines; and all names can be kept among the settings."""
    texts = Texts(language)
    assert {key.removeprefix("first.") for key in texts.keys("first.")} == every_line()
    who, what = texts.name("leader:count_ilban_richese"), texts.name("space:imperial_basin")
    said = {name: str(texts.t("first." + name, who=who, what=what, n=1)) for name in every_line()}
    assert max(map(len, said.values())) <= (125 if language == "en" else 85), said
    assert Ids().sound([*every_line(), "inspect", "help"])


TABLES = [
    kit_table(**GARRISON),
    ix_table(**GARRISON),
    immortality_table(ix=True, **GARRISON),
    uprising_table(hand=[upr("dagger")]),
    kit_table(intrigue=["ambush"]).combat_begins(6, 3),
]


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (2293.0, 1290.0), (2560.0, 1080.0), (1920.0, 1200.0)])
@pytest.mark.parametrize("reading", ["100", "200"])
def test_a_line_covers_nothing_that_is_asked_and_takes_no_click(size: tuple[float, float], reading: str) -> None:
    """It lies in the opening, over no name of a place that can be chosen and no piece, and a click goes through it."""
    for made, name in [(made, name) for made in TABLES for name in ("combat", "graft")]:
        clock = Clock(made, reading=reading)
        clock.scene.shown_game.uncover()
        known = f"first.{name}" in clock.scene.context.texts.keys("first.")
        clock.scene.first_times.now = FirstTime(name if known else "combat")
        for card in clock.scene.session.state.seats[0].hand[:1]:
            clock.scene.handle(("card", card, 0))
        without = clock.scene.screen(Plain(), size)
        (region,) = [region for region in without.regions if region.name == "first"]
        model = clock.scene.renderer.shown
        assert model is not None
        places: Places = model.places
        assert not region.hits
        assert within(places["opening"], region.rect)
        assert not overlap(region.rect, places["prompt"])
        for spot in spots(without):
            acts = spot.hit.action and not spot.hit.ground and spot.region not in ("bubble",)
            thing = spot.hit.thing
            if acts and not thing.startswith("space:"):
                assert not overlap(region.rect, spot.hit.rect), (spot.region, thing)
            if acts and thing.startswith("space:"):
                foot = Rect(spot.hit.rect.x, spot.hit.rect.bottom - 60, spot.hit.rect.w, 60)
                assert not overlap(region.rect, foot), thing


def within(outer: Rect, inner: Rect) -> bool:
    return outer.contains(inner.x, inner.y) and outer.contains(inner.right - 1, inner.bottom - 1)


def test_nothing_is_explained_while_hands_are_covered() -> None:
    """Two people at one screen: under the curtain there is no line; whoever uncovers reads it, only once."""
    made = kit_table(**GARRISON)
    made.setup(1, garrison=6)
    session = Session(made.rules, made.state, 1, NAMES)
    scene = at_table(session)
    now = 0.0
    for turn in range(3):
        for _ in range(5):
            now += TENTH
            scene.tick(now)
            assert not line(look(scene)), "the hands are covered"
        scene.handle(("uncover",))
        look(scene)
        now += TENTH
        scene.tick(now)
        assert bool(line(look(scene))) == (turn == 0)
        for _ in range(2 + round(READ)):
            now += 1
            scene.tick(now)
        look(scene)
        scene.handle(("option", "reveal"))
        if ("end_turn",) in session.rules.legal(session.state):
            scene.handle(("option", "end_turn"))
        while scene.shown_game.watching:
            scene.handle(("next",))


def test_in_a_game_every_line_comes_at_most_once_and_not_all_at_once() -> None:
    """Against computers, with all boxes: lines come while the person is asked, each once, for the time it takes."""
    boxes = ("base", "ix", "immortality")
    config = table(4, boxes)
    session = Session.start(Rules(catalog(boxes), config), 1, ("Ann", "", "", ""), chairs_against(config, "novice", 1))
    player = computer("novice")
    scene = at_table(session, runner=LocalRunner(), ask_before_losses=False, hold_moments=False, rival_pace="fast")
    seen: list[str] = []
    now, before = 0.0, ""
    while session.state.round <= 2:
        now += 3.0
        scene.tick(now)
        told = scene.first_times.now.name if line(look(scene)) and scene.first_times.now is not None else ""
        if told:
            assert not scene.shown_game.watching
            assert session.asked() == 0
        if told and told != before:
            seen.append(told)
        before = told or before
        if not told and not scene.shown_game.watching and session.asked_computer() is None:
            scene.handle(("option", *player.choose(session.info_state())))
    assert len(seen) >= 6
    assert len(seen) == len({*seen})
    assert {*seen[:-1]} <= {*scene.context.settings.learned}
    assert HIDDEN not in str(seen)


def test_all_lines_come_again_when_somebody_wants_it(program: Program) -> None:
    """A button below the setting, as long as something has been learned; clicked in the window."""
    program.remember(learned=("garrison", "inspect"))
    with Driver(go(program, "settings"), ways=lambda request, below: None, manner=program.manner) as person:
        for section in person.hits("section"):
            if not person.hits("forget"):
                person.click(section)
        (again,) = person.hits("forget")
        person.click(again)
        assert load_settings(program.places.settings).learned == ()
        assert not person.hits("forget")


@pytest.mark.parametrize("written", ["3", '["a b"]', '[["x"]]', '{"garrison": true}', "[null]", '["tie", "tie"]'])
def test_a_broken_list_of_what_was_seen_is_an_empty_one(written: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"hints": true, "learned": ' + written + "}")
    assert load_settings(path).learned == ()
    save_settings(path, Settings(learned=("tie",)))
    assert load_settings(path).learned == ("tie",)


def test_boxes_bring_their_lines_only_to_their_own_games() -> None:
    for box in registry.boxes():
        texts = Texts("en")
        for name in {*(each.name for each in contributed(FirstTimeContribution, (box.id,)).events.values())}:
            assert texts.has("first." + name)
    assert not contributed(FirstTimeContribution, ("base",)).events


def test_a_lesson_explains_itself_and_a_hint_waits_until_the_line_is_read(program: Program) -> None:
    """The steps of a lesson say what there is to say. Hints of a first game have the same place as a line."""
    scene = go(program, "lesson", "immortality", "")
    assert isinstance(scene, TableScene)
    for second in range(20):
        scene.tick(float(second))
        look(scene)
    assert not scene.first_times.now
    clock = Clock(kit_table(**GARRISON), language="en")
    clock.scene.hints.guided = True
    assert clock.passes()
    for _ in range(200):
        if clock.scene.hints.best is not None:
            break
        clock.passes()
    regions = {region.name for region in look(clock.scene).regions}
    assert "first" in regions
    assert "hint" not in regions
    clock.passes(READ + 1)
    assert "hint" in {region.name for region in look(clock.scene).regions}


# ------------------------------------------------------------------------------------------------ what it is about


@pytest.mark.parametrize(
    ("made", "before", "told", "about"),
    [
        (
            kit_table(hand=["diplomacy"], influence={"emperor": 1}),
            ("send", "diplomacy", "wealth", 0, "", ""),
            "Ann has 2 Influence with the Emperor",
            {"influence:0.emperor"},
        ),
        (
            kit_table(hand=["dagger"]).conflict("secure_imperial_basin"),
            (),
            "on Imperial Basin",
            {"flag:imperial_basin"},
        ),
        (kit_table(3, hand=["dagger"]), (), "fewer than four players", {"reward:3"}),
        (kit_table(leader=RABBAN, hand=["dagger"]), ("reveal",), "Your swords", {"purse:swords"}),
        (kit_table(hand=["dagger"], garrison=6), (), "your garrison", {"troops:0.garrison"}),
    ],
)
def test_a_line_says_whose_it_is_and_what_it_is_about_is_ringed(
    made: Table, before: tuple[object, ...], told: str, about: set[str]
) -> None:
    """As long as the line is there; nothing is ringed after it."""
    clock = Clock(made)
    if before:
        clock.scene.handle(("option", *before))
        clock.settle()
        look(clock.scene)
    assert told in clock.passes(0.3).replace("\n", " ")
    assert about <= ringed(look(clock.scene))
    for _ in range(200):
        if not clock.passes(0.5):
            break
    assert not ringed(look(clock.scene))


def test_spaces_where_bonus_spice_was_added_are_named_and_ringed() -> None:
    """All in one line, and only where some was added: whoever harvests it explains nothing."""
    learned = tuple(sorted(every_line() - {"makers"}))
    clock = Clock(kit_table(intrigue=["ambush"]).combat_begins(6, 3), learned=learned)
    clock.scene.handle(("option", "pass"))
    clock.settle()
    look(clock.scene)
    told = clock.passes(0.3).replace("\n", " ")
    assert "The Great Flat, Hagga Basin and Imperial Basin: 1 bonus spice was added to each" in told
    makers = {space.id for space in clock.scene.session.rules.spaces.values() if space.maker}
    assert {"bonus:" + space for space in makers} <= ringed(look(clock.scene))
    taken = Clock(kit_table(hand=["carryall"], water=3).bonus_spice("hagga_basin", 1), learned=learned)
    send = next(o for o in taken.scene.session.rules.legal(taken.scene.session.state) if "hagga_basin" in o)
    assert not taken.does(*send)
    assert ("bonus_spice", -1, "hagga_basin", 0) in taken.scene.session.steps[-1].events


def test_only_ones_own_deck_is_explained() -> None:
    """That the deck of somebody else ran out matters to nobody else."""
    rules, state = Rules(catalog(("base",)), table(4, ("base",))), kit_table().state
    event = ("shuffle", 0, "deck", ("dagger",))
    assert [line.name for line in happened(rules, state, (event,), 0)] == ["shuffle"]
    assert not happened(rules, state, (event,), 1)


# ------------------------------------------------------------------------------------------------ in time


def researching(*names: str, **facts: object) -> Clock:
    """A table on which somebody has just researched, and got a specimen too; these lines were not read yet."""
    learned = tuple(sorted(every_line() - {*names}))
    clock = Clock(immortality_table(hand=["reconnaissance", "dagger"], water=3, **facts), learned=learned)
    clock.does("send", "reconnaissance", "immortality/research_station", 0, "", "")
    clock.does("take", "space:immortality/research_station", "research", 0)
    look(clock.scene)
    return clock


def now(clock: Clock) -> str:
    return clock.scene.first_times.now.name if clock.scene.first_times.now is not None else ""


def test_of_two_lines_the_second_comes_with_the_next_question_once_the_first_was_noticed() -> None:
    clock = researching("research", "specimen")
    clock.passes(0.3)
    assert now(clock) == "research"
    assert clock.scene.context.settings.learned.count("research") == 0, "nobody can have read it yet"
    clock.passes(NOTICED)
    assert now(clock) == "research"
    clock.does("deploy", 1)
    clock.passes(0.3)
    assert now(clock) == "specimen"


def test_what_nobody_noticed_in_its_turn_is_not_told_later_but_the_next_time() -> None:
    """Neither the line that was there too short, nor the one that waited; both count as unread."""
    clock = researching("research", "specimen")
    clock.passes(0.3)
    assert now(clock) == "research"
    session = clock.scene.session
    while take := [option for option in session.rules.legal(session.state) if option[0] == "take"]:
        clock.scene.handle(("option", *take[0]))
    clock.scene.handle(("option", "end_turn"))
    while clock.scene.session.asked() != 0 or clock.scene.shown_game.watching:
        clock.passes(1)
    clock.passes(1)
    assert clock.scene.session.state.round == 1
    assert not now(clock)
    assert not {"research", "specimen"} & {*clock.scene.context.settings.learned}


def test_what_is_asked_about_is_explained_before_what_has_happened() -> None:
    clock = researching("trash", "specimen", research="c2r4")
    clock.does("research", "immortality/c3r3")
    look(clock.scene)
    clock.passes(0.3)
    assert now(clock) == "trash"
    clock.passes(NOTICED)
    clock.does("decline")
    look(clock.scene)
    clock.passes(0.3)
    assert now(clock) == "specimen"


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1920.0, 1200.0), (2560.0, 1080.0)])
def test_the_preview_of_a_click_and_the_line_do_not_cover_one_another(size: tuple[float, float]) -> None:
    """Wherever the pointer rests while the line is read: on each space that a card can reach."""
    clock = Clock(kit_table(3, hand=["foldspace", "dagger"], solari=9, spice=9, water=9, influence={"fremen": 2}))
    clock.passes(0.3)
    scene, met = clock.scene, 0
    scene.handle(("card", "foldspace", 0))
    for space in scene.renderer.position.choices.spaces_of(("foldspace",)):
        screen = scene.screen(Plain(), size)
        hits = [hit for region in screen.regions for hit in region.hits if hit.thing == "space:" + space and hit.action]
        scene.handle(("hover", *hits[0].action))
        regions = {region.name: region.rect for region in scene.screen(Plain(), size).regions}
        assert "first" in regions
        if "bubble" in regions:
            met += 1
            assert not overlap(regions["bubble"], regions["first"]), space
    assert met > 5


def test_a_hint_stays_while_its_card_is_chosen_and_no_preview_covers_it() -> None:
    clock = Clock(kit_table(hand=["diplomacy", "dagger"], solari=9, spice=9), learned=tuple(every_line()))
    scene = clock.scene
    scene.hints.guided = True
    for _ in range(200):
        if scene.hints.best is not None:
            break
        clock.passes()
    scene.handle(("card", "diplomacy", 0))
    met = 0
    for space in scene.renderer.position.choices.spaces_of(("diplomacy",)):
        hits = [hit for region in look(scene).regions for hit in region.hits if hit.action == ("space", space)]
        scene.handle(("hover", *hits[0].action))
        regions = {region.name: region.rect for region in look(scene).regions}
        met += "bubble" in regions
        assert not overlap(regions["bubble"], regions["hint"]), space
    assert met > 3


def test_that_hints_are_over_is_told_before_any_line() -> None:
    made = kit_table(**GARRISON)
    made.state.round = ROUNDS + 1
    clock = Clock(made, learned=("swords",))
    clock.scene.hints.guided = True
    assert not clock.passes(0.5)
    assert "you play without hints" in shown(look(clock.scene), "hint").replace("\n", " ")


def test_a_line_and_its_ring_fade_in_and_out_and_so_does_a_hint() -> None:
    """Nothing else on the table moves for them."""
    clock = Clock(kit_table(**GARRISON), learned=("swords",))
    clock.scene.hints.guided = True
    screens = [look(clock.scene)]
    clock.passes()
    screens.append(look(clock.scene))
    for _ in range(200):
        if clock.scene.hints.best is not None:
            break
        clock.passes()
    clock.passes(READ + 1)
    screens.append(look(clock.scene))
    came, gone = (plan(a, b, more=clock.scene.brought) for a, b in pairwise(screens))
    assert {move.hides for move in came.moves} == {"first:garrison", "ring"}
    assert {move.look for move in (*came.moves, *gone.moves)} == {"fade"}
    assert [move.hides for move in gone.moves if not move.before] == ["hint"]
    assert len([move for move in gone.moves if not move.after]) == 2


@pytest.mark.parametrize("first", ["missionaria_protectiva", "scout"])
def test_of_cards_about_as_good_a_hint_tells_of_one_that_is_ahead_of_what_costs_no_more(first: str) -> None:
    """All that the Missionaria Protectiva has for certain the Scout has too, for the same price."""
    made = kit_table(leader=RABBAN, hand=["convincing_argument"]).row("missionaria_protectiva", "scout")
    made.reveal()
    ways = [
        (("acquire", card, slot, "discard"), 0.5 - 0.005 * (card != first), Purpose("card", 1, "card:" + card, 1))
        for slot, card in enumerate(("missionaria_protectiva", "scout"))
    ]
    assert "Acquire Scout. Why: it sends Agents to" in _hinted(made, *sorted(ways, key=lambda way: -way[1]))


@pytest.mark.parametrize(("behind", "told"), [(0.04, "Wealth"), (0.06, "Secrets")])
def test_a_hint_prefers_a_point_that_costs_little(behind: float, told: str) -> None:
    """Within five percent: somebody new sees what a point is for."""
    made = kit_table(leader=RABBAN, hand=["diplomacy"], influence={"emperor": 1})
    best = ("send", "diplomacy", "secrets", 0, "", ""), 0.5, Purpose("intrigue", 1)
    point = ("send", "diplomacy", "wealth", 0, "", ""), 0.5 - behind, Purpose("points", 1, "track:emperor", 2)
    assert f"Send to {told}" in _hinted(made, best, point)


def _hinted(made: Table, *ways: tuple[OptionId, float, Purpose]) -> str:
    """The hint at this table where these ways are advised, with their chances and what they are for."""
    scene = at_table(Session(made.rules, made.state, 1, NAMES), runner=Advising(*ways))
    scene.hints.guided = True
    scene.shown_game.uncover()
    for second in range(4):
        look(scene)
        scene.tick(float(second))
    return shown(look(scene), "hint").replace("\n", " ")


class Advising(Careless):
    """Advises these ways, the best one first."""

    def __init__(self, *ways: tuple[OptionId, float, Purpose]) -> None:
        super().__init__()
        self.ways = tuple(Advice(option, chance, (), purposes=(purpose,)) for option, chance, purpose in ways)

    def fetch(self, ticket: int) -> TaskResult | None:
        return TaskResult(Advised(self.ways, ()))
