"""What moves, sounds and is told large when something of Uprising happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.events import Event
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.prompts import source_name
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.ui.motion.film import Film, Move
from dune_desktop.ui.motion.flights import about
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.changes import changes
from dune_desktop.ui.presenters.table.told import EventContribution
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Label, Picture, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.canvas import canvas_for
from tests.kit import Table, upr, uprising_table
from tests.kit.options import in_full
from tests.kit.rivals import rivals_table
from tests.ui.fonts import fonts_of
from tests.ui.moving import SIZE, look
from tests.ui.tables import at_table
from tests.ui.test_spotlight import Told

NAMES = ("Ann", "Bo", "Cy", "Di")
DESERT, CITY, GREEN = "dune_the_desert_planet", "reconnaissance", "diplomacy"
HAGGA = ("send", DESERT, "hagga_basin")
TABR = ("send", CITY, "sietch_tabr")


class Case(NamedTuple):
    """A position, the answers of a person, the last of which makes it happen, and the kind of event."""

    made: Callable[[], Table]
    answers: tuple[tuple[object, ...], ...]
    kind: str


def _at_tabr(**facts: Any) -> Table:
    return uprising_table(hand=[CITY, "dagger"], influence={"fremen": 2}, conflict=2, **facts)


def _worm(**facts: Any) -> Table:
    made = uprising_table(hand=[DESERT, "dagger"], hooks=True, water=3, conflict=3, **facts)
    return made.setup(2, conflict=4).wall(False)


def _contract(**facts: Any) -> Table:
    return uprising_table(choam=True, hand=[GREEN, CITY], **facts).market("espionage", "harvest_3")


def _spied() -> Table:
    return uprising_table(hand=[DESERT, "dagger"], spies=["hagga_basin"], water=1)


def _feyd() -> Table:
    return uprising_table(leader="feyd_rautha_harkonnen", hand=["signet_ring", "dagger"], training="b2")


def _jessica(**facts: Any) -> Table:
    return uprising_table(leader="lady_jessica", hand=[GREEN, "dagger"], **facts)


CASES = {
    "spy": Case(
        lambda: uprising_table(hand=[GREEN, "dagger"], spice=1),
        (("send", GREEN, "espionage"), ("take", "space:espionage", "place_spy"), ("spy", "choam")),
        "spy",
    ),
    "infiltrate": Case(
        lambda: _spied().setup(1, agents=["hagga_basin"]),
        (HAGGA,),
        "spy_back",
    ),
    "gather": Case(
        _spied,
        (HAGGA, ("gather", "hagga_basin")),
        "spy_back",
    ),
    "sandworm": Case(_worm, (HAGGA, ("take", "space:hagga_basin"), ("branch", 1)), "sandworm"),
    "hook": Case(_at_tabr, (TABR, ("take", "space:sietch_tabr"), ("branch", 0)), "hook"),
    "wall": Case(
        lambda: _at_tabr(hooks=True),
        (TABR, ("take", "space:sietch_tabr"), ("branch", 1), ("take", "space:sietch_tabr", "break_wall")),
        "wall_broken",
    ),
    "contract": Case(
        _contract,
        (
            ("send", GREEN, "dutiful_service"),
            ("take", "space:dutiful_service", "take_contract"),
            ("contract", "harvest_3"),
        ),
        "contract",
    ),
    "done": Case(lambda: _contract(contracts=["arrakeen_water"]), (("send", CITY, "arrakeen"),), "contract_done"),
    "memory": Case(
        lambda: uprising_table(leader="lady_jessica", hand=["signet_ring", "dagger"], spice=1),
        (("send", "signet_ring", "assembly_hall"), ("take", "leader:lady_jessica")),
        "memory",
    ),
    "turned": Case(
        lambda: _jessica(memories=2),
        (("send", GREEN, "secrets"), ("take", "leader:lady_jessica")),
        "leader_turned",
    ),
    "train": Case(
        _feyd, (("send", "signet_ring", "assembly_hall"), ("take", "leader:feyd_rautha_harkonnen")), "train"
    ),
}  # fmt: skip


def _answer(scene: TableScene, option: tuple[object, ...]) -> None:
    """Give the first answer that begins so."""
    rules = scene.session.rules
    wanted = tuple(in_full(rules, option))
    found = [each for each in rules.legal(scene.session.state) if tuple(each[: len(wanted)]) == wanted]
    assert found, f"{wanted} is not among {rules.legal(scene.session.state)}"
    scene.handle(("option", *found[0]))


def _played(case: Case, language: str = "en", **settings: Any) -> tuple[TableScene, Screen, tuple[Event, ...]]:
    """The table after the answers of a case, the screen before the last of them, and what happened by it."""
    made = case.made()
    session = Session(made.rules, made.state, 1, NAMES[: len(made.state.seats)])
    chosen: dict[str, Any] = {"ask_before_losses": False, "draws": False, "curtain": False, **settings}
    scene = at_table(session, language, **chosen)
    scene.shown_game.uncover()
    for option in case.answers[:-1]:
        _answer(scene, option)
        scene.shown_game.settle()
    before = look(scene)
    scene.news()
    _answer(scene, case.answers[-1])
    events = scene.news()
    return scene, before, events


def _film(name: str, **settings: Any) -> tuple[Film, Screen, Screen]:
    scene, before, events = _played(CASES[name], **settings)
    assert CASES[name].kind in {event[0] for event in events}, events
    after = look(scene)
    return plan(before, after, events, more=scene.brought), before, after


def _looks(film: Film, look_of: str) -> list[Move]:
    return [move for move in film.moves if move.look == look_of]


def _center(screen: Screen, name: str) -> tuple[float, float]:
    return things(screen)[name].thing.rect.center


def _from(move: Move, end: tuple[float, float]) -> tuple[float, float]:
    """Where a move that ends there begins."""
    return round(end[0] + move.start[0]), round(end[1] + move.start[1])


@pytest.mark.parametrize("name", CASES)
def test_what_happens_is_seen_and_heard(name: str) -> None:
    """Each event has a film with moves and a sound, and things on the table that the recap can point at."""
    film, before, after = _film(name)
    assert film.moves
    assert film.sounds
    scene, _, events = _played(CASES[name])
    there = {**things(before), **things(after)}
    event = next(event for event in events if event[0] == CASES[name].kind)
    assert any(each in there for end in about(event, scene.brought.flights) for each in end)


def test_a_spy_walks_from_the_purse_to_its_lamp_and_back() -> None:
    film, before, after = _film("spy")
    walks = next(move for move in film.moves if move.hides == "spy:0.choam")
    home = _center(before, "purse:spy")
    assert _from(walks, _center(after, "spy:0.choam")) == (round(home[0]), round(home[1]))
    assert "spy" in [sound.name for sound in film.sounds]
    for name in ("infiltrate", "gather"):
        film, before, after = _film(name)
        out, home = _center(before, "spy:0.hagga_basin"), _center(after, "purse:spy")
        ways = [move for move in film.moves if not move.hides and move.place.w]
        assert any(
            _from(move, move.place.center) == (round(out[0]), round(out[1]))
            and move.place.center == pytest.approx(home, abs=1)
            for move in ways
        ), name


def test_a_sandworm_comes_up_out_of_the_sand_and_the_armies_feel_it() -> None:
    """It stands where it rises, throws up dust and stones, and troops tremble; all is over before it is told large."""
    film, _, after = _film("sandworm")
    (rises,) = _looks(film, "rise")
    assert rises.hides.startswith("sandworm:0.")
    assert rises.place == things(after)[rises.hides].thing.rect
    assert {move.hides for move in _looks(film, "shake")} >= {"troops:0.conflict", "troops:2.conflict"}
    thrown = [each.name for move in film.moves for each in move.what if isinstance(each, Picture)]
    assert {"figure:-1:dust", "figure:-1:rock"} <= {*thrown}
    assert "sandworm" in [sound.name for sound in film.sounds]
    veil = next(move for move in film.moves if move.hides.startswith("veil.late:"))
    assert veil.at >= rises.at + 0.8 * rises.lasts
    assert film.moves.index(veil) > film.moves.index(rises), "the dark lies over what stands on the table"


def test_the_shield_wall_trembles_and_falls() -> None:
    film, _, _ = _film("wall")
    (falls,) = _looks(film, "fall")
    assert not falls.after
    assert "wall_falls" in [sound.name for sound in film.sounds]


def test_who_wants_no_traveling_sees_neither_trembling_nor_falling() -> None:
    for name in ("sandworm", "wall"):
        scene, before, events = _played(CASES[name])
        film = plan(before, look(scene), events, Tempo(travel=False), scene.brought)
        assert not [move for move in film.moves if move.look in ("rise", "sink", "shake", "fall")]
        assert all(move.start == (0.0, 0.0) for move in film.moves)


def test_a_contract_goes_from_the_wall_to_its_owner_and_its_reward_comes_from_it() -> None:
    film, before, after = _film("contract")
    carried = next(move for move in film.moves if move.large)
    tile = _center(before, f"contract:1.{upr('harvest_3')}")
    assert carried.place.center == pytest.approx(_center(after, f"contract:own.0.{upr('harvest_3')}"), abs=1)
    assert _from(carried, carried.place.center) == (round(tile[0]), round(tile[1]))
    film, before, after = _film("done")
    own, purse = _center(before, f"contract:own.0.{upr('arrakeen_water')}"), _center(after, "purse:water")
    water = next(move for move in film.moves if not move.hides and getattr(move.what[0], "name", "") == "water")
    assert _from(water, purse) == (round(own[0]), round(own[1]))
    assert "stamp" in [sound.name for sound in film.sounds]


def test_training_and_memories_count_at_the_face() -> None:
    for name, thing in (("train", "training:0"), ("memory", "memory:0")):
        film, before, after = _film(name)
        if thing in things(before):
            (counted,) = (move for move in film.moves if move.hides == thing)
            assert counted.look == "count"
        assert thing in things(after)


# ------------------------------------------------------------------------------------------------ told large


GREAT = {name: case for name, case in CASES.items() if name in ("sandworm", "hook", "wall", "done", "turned")}


def test_a_leader_with_two_sides_is_turned_over_wherever_its_face_is() -> None:
    film, before, after = _film("turned")
    faces = {move.hides for move in film.moves if move.turns}
    assert faces == {"face:0", "face:own.0", "face:army.0"}
    assert all(things(before)[name].elements != things(after)[name].elements for name in faces)
    assert not [move for move in _film("memory")[0].moves if move.turns], "who keeps the side keeps the face"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GREAT)
def test_a_great_moment_of_ones_own_is_told_large(name: str, language: str) -> None:
    """At 1280 by 720, in one line of the ribbon; who wants no such moments has none."""
    fonts, canvas = fonts_of(language), canvas_for(1280, 720, dense=True)
    scene, _, _ = _played(GREAT[name], language)
    assert scene.shown_game.act is not None
    assert scene.shown_game.act.moment == "fanfare"
    screen = scene.screen(fonts, canvas)
    region = next(region for region in screen.regions if region.name == "fanfare")
    assert [t.id for t in region.things if t.id.partition(":")[0] in ("fanfare", "fanfare.late")]
    opening = scene.model(fonts, canvas).places["opening"]
    for label in (each for each in region.elements if isinstance(each, Label)):
        wide = fonts.width(label.text, label.size, label.weight, label.face)
        assert wide <= opening.w - 40, label.text
    off, _, _ = _played(GREAT[name], great_moments="off")
    assert off.shown_game.act is None


def test_what_is_great_has_a_text_and_what_stands_in_its_middle() -> None:
    texts, added = Texts("en"), contributed(EventContribution, ("uprising",))
    for text in contributed(TableContribution, ("uprising",)).emblems:
        assert texts.has(f"fanfare.{text}")
    assert {*added.great} <= {*registry.box("uprising").events}


def test_a_matched_pair_is_told_with_its_point_and_a_doubled_reward_with_the_reward() -> None:
    made = uprising_table(objective="objective_crysknife", worms=1, hooks=True).conflict("choam_security").wall(False)
    made.setup(1, conflict=2).combat_begins(8, 3)
    scene = at_table(Session(made.rules, made.state, 1, NAMES), curtain=False, ask_before_losses=False)
    scene.shown_game.uncover()
    seen: list[str] = []
    films, gone, before = [], Film(), look(scene)
    player = RandomPlayer(1)
    for _ in range(12):
        if scene.shown_game.watching:
            scene.do_next()
        else:
            legal = scene.session.rules.legal(scene.session.state)
            scene.handle(("option", *player.pick([each for each in legal if each[0] == "take"] or legal)))
        after, events, act = look(scene), scene.news(), scene.shown_game.act
        if "pair" in {event[0] for event in events}:
            films.append(plan(before, after, events, more=scene.brought))
            assert act is not None
            seen += [what.text for each in act.fanfares for what in each.won]
            ring = next(region for region in after.regions if region.name == "fanfare")
            assert {"1", "2"} & {each.text for each in ring.elements if isinstance(each, Label)}
        elif act is not None and act.moment == "makers":
            gone = plan(before, after, events, more=scene.brought)
            break
        before = after
    assert {"pair", "vp"} <= {*seen}
    (point,) = (source for source, _, _ in scene.session.state.seats[0].points if source.startswith("battle:"))
    texts = scene.context.texts
    assert source_name(texts, point) == texts.t("source.battle"), "the pair gives it, no reward of the Conflict"
    assert _looks(gone, "sink"), "the sandworm goes back into the sand"
    (film,) = films
    (turned,) = (move for move in film.moves if move.turns)
    assert not turned.after
    assert "point" in [sound.name for sound in film.sounds]


def _watching(made: Table, *options: tuple[object, ...]) -> TableScene:
    """A person in the first seat; computers in the others answer so."""
    seats = len(made.state.seats)
    chairs = (PERSON, *(Chair("novice", "balanced", GUESTS[seat]) for seat in range(1, seats)))
    session = Session(made.rules, made.state, 1, NAMES[:seats], chairs=chairs)
    full = (tuple(in_full(made.rules, option)) for option in options)
    return at_table(session, runner=Told(*full), ask_before_losses=False, draws=False)


def test_the_sandworm_of_another_is_told_beside_its_seat_and_the_battlefield_keeps_its_light() -> None:
    made = uprising_table(turn_of=1, hand=[DESERT, "dagger"], hooks=True, water=3, conflict=3).wall(False)
    scene = _watching(made, HAGGA, ("take", "space:hagga_basin"), ("branch", 1))
    told = None
    for now in range(8):
        scene.tick(float(now))
        screen = look(scene)
        if "fanfare.small:1" in things(screen):
            told = scene.model(Plain(), SIZE).showing.spotlight
            break
        if scene.shown_game.act is not None:
            scene.do_next()
    assert told is not None
    assert told.fights
    assert [chip.text for chip in told.gains if "sandworm" in chip.text] == ["1 {sandworm}{deploy}"]


def test_the_scheme_of_a_rival_is_told_with_the_spies_that_come_home() -> None:
    made = rivals_table(hand=["dagger"]).setup(1, spies=["emperor", "refinery_arrakeen"])
    made.hagal_deck("hagal_espionage", "hagal_secrets")
    session = Session(made.rules, made.state, 1, NAMES[: len(made.state.seats)])
    scene = at_table(session, ask_before_losses=False)
    _answer(scene, ("send", "dagger"))
    while not scene.shown_game.watching:
        before = look(scene)
        scene.news()
        legal = scene.session.rules.legal(scene.session.state)
        scene.handle(("option", *next((each for each in legal if each[0] == "end_turn"), legal[0])))
    after, events = look(scene), scene.news()
    assert [event for event in events if event[0] == "scheme"]
    assert "fanfare.small:1" in things(after)
    words = {each.text for region in after.regions if region.name == "fanfare" for each in region.elements
             if isinstance(each, Label)}  # fmt: skip
    assert Texts("en").t("fanfare.scheme") in words
    home = next(iter(_center(after, name) for name in ("spies:1", "seat:1") if name in things(after)))
    back = [move for move in plan(before, after, events, more=scene.brought).moves if not move.hides and move.place.w]
    assert [move for move in back if move.place.center == pytest.approx(home, abs=1)]


def test_what_happened_before_an_answer_that_is_given_by_itself_is_told_too() -> None:
    """Whoever recalls a Spy has the card of the space at once, and sees the Spy walk all the same. Who takes the effect
    that places a Spy takes the rest too.
    """
    recalls = Case(
        lambda: uprising_table(hand=[GREEN, "dagger"], spice=1, spies=["bene_gesserit"]),
        (("send", GREEN, "espionage"), ("gather", "bene_gesserit")),
        "spy_back",
    )
    for case, more in ((recalls, True), (CASES["spy"], False)):
        kinds, alone = ([event[0] for event in _played(case, draws=draws)[2]] for draws in (True, False))
        assert kinds[0] == case.kind
        assert (kinds[: len(alone)], len(kinds) > len(alone)) == (alone, more)


# ------------------------------------------------------------------------------------------------ weighed up


def _rows(case: Case) -> dict[str, tuple[str, str, str]]:
    """What the preview says of the last answer of a case, by the sign: now, then, and in words."""
    made = case.made()
    scene = at_table(Session(made.rules, made.state, 1, NAMES), ask_before_losses=False, draws=False, curtain=False)
    scene.shown_game.uncover()
    for option in case.answers[:-1]:
        _answer(scene, option)
        scene.shown_game.settle()
    wanted = tuple(in_full(made.rules, case.answers[-1]))
    option = next(each for each in made.rules.legal(scene.session.state) if tuple(each[: len(wanted)]) == wanted)
    scene.handle(("hover", "option", *option))
    return {row.icon: (row.now, row.then, row.why) for row in changes(scene.model(Plain(), SIZE))}


def test_previews_say_what_spies_worms_and_contracts_would_do() -> None:
    assert _rows(CASES["spy"])["spy"][:2] == ("3", "2")
    infiltrates = _rows(CASES["infiltrate"])
    assert infiltrates["spy"][:2] == ("2", "3")
    assert "Hagga Basin" in infiltrates["recall_spy"][2]
    worm = _rows(CASES["sandworm"])
    assert worm["sandworm"][:2] == ("0", "1")
    assert "×2" in worm["sandworm"][2]
    assert "break_wall" in _rows(CASES["wall"])
    assert "maker_hooks" in _rows(CASES["hook"])
    assert "Arrakeen" in _rows(CASES["done"])["contract_done"][2]


def test_a_preview_says_that_winning_would_match_a_battle_icon() -> None:
    hagga = CASES["sandworm"].answers

    def of(objective: str) -> dict[str, tuple[str, str, str]]:
        return _rows(Case(lambda: _worm(objective=objective).conflict("choam_security"), hagga, "sandworm"))

    assert of("objective_crysknife")["crysknife"][1] == "+1"
    assert "crysknife" not in of("objective_desert_mouse_46")
