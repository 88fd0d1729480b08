"""The table says what is so: what House Hagal may add, what dice did, whose card lies aside, who has which tiles."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Freighter
from dune_desktop.engine.boxes.ix.state import TechTaken, of_seat, of_table
from dune_desktop.engine.model.config import GameConfig, SeatConfig, solo, table
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import ASIDE, Box
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.places import Places
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import CombatCard
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spot_at, spots
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.scene import Go
from tests.ui.fonts import fonts_of
from tests.ui.geometry import box_of, problems
from tests.ui.screens import own
from tests.ui.tables import at_table, begin, go, plain, said
from tests.ui.test_walks import NAMES

SIZE = (1920.0, 1080.0)
IX: tuple[Box, ...] = ("base", "ix")
BRUTAL = solo("mentat", "", IX, ("row_churn", "brutal_escalation"))


def started(config: GameConfig, seed: int, language: str = "en", pace: str = "normal") -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), seed, NAMES[language][: len(config.seats)])
    return at_table(session, language, rival_pace=pace)


def played(config: GameConfig, until: Callable[[TableScene], bool], language: str = "en") -> TableScene:
    """A random game up to where `until` holds; the first of some seeds in which it ever does."""
    for seed in range(3, 30):
        scene, player = started(config, seed, language), RandomPlayer(seed)
        session = scene.session
        while not session.over:
            if until(scene):
                return scene
            scene.shown_game.settle()
            scene.shown_game.viewer = session.asked() or 0
            scene.answering.answer(player.pick(session.rules.legal(session.state)))
    raise AssertionError("never")


def told(scene: TableScene, kind: str) -> bool:
    """Whether something of that kind is still to be shown."""
    return any(event[0] == kind for act in scene.shown_game.acts for event in act.events)


def part(screen: Screen, name: str) -> Region:
    return next(region for region in screen.regions if region.name == name)


def words(*regions: Region) -> str:
    return " ".join(e.text for region in regions for e in region.elements if isinstance(e, Label))


def facing(scene: TableScene) -> TableScene:
    """The scene as whoever is asked sees it, everything else shown."""
    scene.shown_game.settle()
    scene.shown_game.viewer = scene.session.asked() or 0
    scene.begin()
    return scene


# ------------------------------------------------------------------------------------------------ House Hagal's swords


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize(
    ("config", "most"), [(solo("mentat"), 6), (table(2), 6), (solo("mentat", "", IX), 6)], ids=["solo", "two", "ix"]
)
def test_the_swords_house_hagal_may_add_are_announced(config: GameConfig, most: int, language: str) -> None:
    scene = facing(at_table(plain(config), language))
    metrics = fonts_of(language)
    screen = scene.screen(metrics, SIZE)
    lanes = part(screen, "conflict.lanes")
    hint = [e for e in lanes.elements if isinstance(e, Label) and e.y > lanes.rect.bottom - 30]
    assert str(most) in "".join(e.text for e in hint)
    assert not any("…" in e.text for e in hint)
    assert problems(screen, metrics) == []


def test_brutal_escalation_announces_two_cards() -> None:
    scene = facing(at_table(plain(BRUTAL)))
    third = next(card.id for card in scene.session.rules.catalog.conflicts if card.level == 3)
    assert "a card" in words(part(scene.screen(Plain(), SIZE), "conflict.lanes"))
    scene.session.state.conflicts += (third,)
    text = words(part(scene.screen(Plain(), SIZE), "conflict.lanes"))
    assert "2 cards" in text
    assert "12" in text


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("config", [solo("mentat"), table(2), BRUTAL], ids=["solo", "two", "brutal"])
def test_the_cards_turned_for_combat_are_shown(config: GameConfig, language: str) -> None:
    """With their swords, also while somebody may still answer with an Intrigue card."""

    def fighting(scene: TableScene) -> bool:
        late = "brutal_escalation" not in config.variants or scene.session.state.round > 7
        decision = scene.session.decision()
        return late and decision is not None and decision.kind == "combat"

    scene = facing(played(config, fighting, language))
    rules, step = scene.session.rules, scene.session.steps[-1]
    turned = [event for event in step.events if event[0] == "hagal_bonus"]
    model = scene.model(fonts_of(language), SIZE)
    assert [(card.seat, card.card, card.swords) for card in model.showing.turned] == [event[1:] for event in turned]
    screen = scene.screen(model.metrics, SIZE)
    arena = part(screen, "conflict.arena")
    looked = [hit.inspect for hit in arena.hits if hit.inspect.startswith("hagal:")]
    assert looked == [f"hagal:{event[2]}" for event in sorted(turned, key=lambda event: str(event[1]))]
    fighters = sum(not human and rules.has_unit(model.view, seat) for seat, human in enumerate(rules.is_player))
    assert len(turned) == fighters * rules.bonus_cards(rules, model.view)
    assert problems(screen, model.metrics) == []


def fought_over(scene: TableScene) -> bool:
    state = scene.session.state
    return state.phase == "combat" and any(seat.conflict for seat in state.seats)


def in_arena(model: TableModel, drawings: Drawings, turned: tuple[CombatCard, ...]) -> Screen:
    """The table while these cards are turned for Combat: the arena alone."""
    screen = table_screen(replace(model, showing=replace(model.showing, turned=turned)), drawings)
    return own(screen, "conflict.arena")


@pytest.mark.parametrize("language", ["en", "ko"])  # in Japanese all that name one space are short
def test_the_swords_of_a_card_turned_for_combat_lie_clear_of_its_name(language: str) -> None:
    fonts = fonts_of(language)
    scene = facing(played(solo("mentat"), fought_over, language))
    model, drawings = scene.model(fonts, SIZE), Drawings()
    for card in scene.session.rules.hagal_cards:
        region = part(in_arena(model, drawings, (CombatCard(2, card, 5, "hagal"),)), "conflict.arena")
        box = next(thing.rect for thing in region.things if thing.id.startswith("turned:2"))
        inside = [element for element in region.elements if isinstance(element, Icon | Label)]
        inside = [element for element in inside if box.contains(element.x, element.y)]
        (sword,) = [element for element in inside if isinstance(element, Icon)]
        name = [element for element in inside if isinstance(element, Label) and element.text != "5"]
        for row in name:
            beside = box_of(row, fonts).right <= sword.x - sword.size / 2
            assert beside or sword.y - sword.size / 2 >= row.y + row.size / 2


def test_nothing_is_said_to_come_to_a_conflict_that_is_over() -> None:
    """Once the units go home nobody turns a card for Combat any more."""
    scene, seen = started(solo("mentat"), 3), set()
    player = RandomPlayer(3)
    while len(seen) < 4:
        phase = scene.shown_game.view().phase
        said = {thing.id for region in scene.screen(Plain(), SIZE).regions for thing in region.things}
        seen.add(phase)
        assert phase not in ("makers", "recall") or "bonus_to_come" not in said
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.shown_game.uncover()
            scene.handle(("option", *player.pick(scene.session.rules.legal(scene.session.state))))
    assert seen >= {"makers", "recall"}


# ------------------------------------------------------------------------------------------------ the last Rival


def test_the_chronicle_at_the_table_is_told_in_the_order_of_the_whole_one() -> None:
    """The latest sentence, which stands out, is the last one."""

    def acted(scene: TableScene) -> bool:
        lines = scene.renderer.chronicle.latest(0, most=5)
        return scene.session.state.round > 1 and all(line.seat >= 0 for line in lines)

    scene = facing(played(solo("mentat"), acted))
    if any(region.name.startswith("recap") for region in scene.screen(Plain(), SIZE).regions):
        scene.handle(("recap",))  # folded, so that the chronicle has its place
    told = [e for e in part(scene.screen(Plain(), SIZE), "chronicle").elements if isinstance(e, Label)]
    latest, earlier = ([label.y for label in told if label.color == color] for color in ("bone", "bone2"))
    assert latest
    assert len(earlier) > 3
    assert min(latest) > max(earlier)


# ------------------------------------------------------------------------------------------------ a card set aside


def helena(count: int, boxes: tuple[Box, ...]) -> GameConfig:
    others = ("paul_atreides", "count_ilban_richese", "earl_memnon_thorvald")
    if count == 1:
        return solo("mentat", "helena_richese", boxes)
    seats = [SeatConfig("human", leader) for leader in ("helena_richese", *others[: count - 1])]
    return GameConfig((*seats, SeatConfig("hagal")) if count == 2 else tuple(seats), boxes)


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "ja"), ((1920, 1200), "en"), ((2560, 1080), "ko")])
@pytest.mark.parametrize(("count", "boxes"), [(1, IX), (2, ("base",)), (3, IX), (4, ("base",)), (4, IX)])
def test_a_card_set_aside_has_a_place_of_its_own(
    count: int, boxes: tuple[Box, ...], size: tuple[int, int], language: str
) -> None:
    """For all to see, at its owner's price, over nothing."""
    scene = at_table(plain(helena(count, boxes), NAMES[language]), language)
    canvas = canvas_for(*size)
    metrics = fonts_of(language)
    state, rules = scene.session.state, scene.session.rules
    for card in state.row[:2]:
        state.seats[0].set_aside = card
        facing(scene)
        for scene.shown_game.looking in (False, True):  # as the owner sees it, and as everybody does
            scene.shown_game.viewer = 0 if not scene.shown_game.looking else -1
            screen = scene.screen(metrics, canvas)
            aside = part(screen, "aside")
            over = covering(screen, "aside")
            assert over == []
            assert problems(screen, metrics) == []
            assert scene.context.texts.name("card:" + card) in words(aside)
            assert NAMES[language][0][:2] in words(aside)
            shown = next(e.text for e in aside.elements if isinstance(e, Label))
            assert int(shown) == max(0, (rules.cards[card].cost or 0) - 1)
            assert aside.hits[0].inspect == "card:" + card
            assert said(scene, screen, aside.hits[0])


def covering(screen: Screen, name: str) -> list[str]:
    """The regions that take room where this one is."""
    rect = part(screen, name).rect
    others = [region for region in screen.regions if region.name != name]
    return [region.name for region in others if crosses(region.rect, rect)]


def crosses(a: Rect, b: Rect) -> bool:
    return min(a.right, b.right) - max(a.x, b.x) > 1 and min(a.bottom, b.bottom) - max(a.y, b.y) > 1


def test_the_card_set_aside_is_bought_there_at_the_price_it_shows() -> None:
    def buying(scene: TableScene) -> bool:
        legal = scene.session.rules.legal(scene.session.state)
        return any(option[0] == "acquire" and option[2] == ASIDE for option in legal)

    scene = facing(played(helena(3, IX), buying))
    state, rules = scene.session.state, scene.session.rules
    card = state.seats[0].set_aside
    aside = part(scene.screen(Plain(), SIZE), "aside")
    assert aside.hits[0].action == ("group", ("acquire", card, ASIDE, "discard"))
    assert words(aside).startswith(str(rules.price(state, card, ASIDE)))


# ------------------------------------------------------------------------------------------------ tiles of others


def test_the_tiles_of_every_seat_can_be_looked_at() -> None:
    """Resting on the counter names them, either button shows them, all on the seat's own panel."""
    scene = facing(started(table(4, IX), 3))
    tiles = ("windtraps", "flagship")
    of_seat(scene.session.state, 2).tech, of_seat(scene.session.state, 2).face_down = tiles, tiles[1:]
    screen = scene.screen(Plain(), SIZE)
    (counter,) = [spot for spot in spots(screen) if spot.region == "seat.2" and spot.hit.inspect == "tiles:2"]
    assert spot_at(screen, *counter.hit.rect.center) == counter
    assert counter.hit.action == ("inspect", "tiles:2")
    assert all(scene.context.texts.name("tech:" + tile) in said(scene, screen, counter.hit) for tile in tiles)
    assert scene.context.texts.t("table.face_down") in said(scene, screen, counter.hit)


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_the_page_of_a_leader_at_the_table_lists_the_seats_tiles(language: str, tmp_path: Path) -> None:
    """For every leader, with as many tiles as anybody ever gets; a click shows one large."""
    program = Program(Places.under(tmp_path), language)
    game = begin(program, table(3, IX), 3)
    metrics = fonts_of(language)
    state = game.session.state
    tiles = tuple(tile.id for tile in game.session.rules.catalog.of("tech"))[:8]
    of_seat(state, 2).tech, of_seat(state, 2).face_down = tiles, tiles[:2]
    for leader in game.session.rules.catalog.leaders:
        state.seats[2].leader = leader.id
        state.seats[0].leader = state.seats[1].leader = ""
        sheet = go(program, "inspect", "leader:" + leader.id, below=game)
        screen = sheet.screen(metrics, SIZE)
        assert problems(screen, metrics) == [], leader.id
        links = [spot.hit for spot in spots(screen) if spot.hit.action[:1] == ("look",)]
        assert [hit.inspect for hit in links] == ["tech:" + tile for tile in tiles]
        assert [bool(hit.tip) for hit in links] == [tile in tiles[:2] for tile in tiles]
        assert sheet.handle(("inspect", "tech:" + tiles[0])) == Go("inspect", ("tech:" + tiles[0],))
    of_seat(state, 2).tech = ()
    sheet = go(program, "inspect", "leader:" + state.seats[2].leader, below=game)
    assert not [spot for spot in spots(sheet.screen(metrics, SIZE)) if spot.hit.action[:1] == ("look",)]


# ------------------------------------------------------------------------------------------------ stacks and ships


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
def test_between_acquiring_and_turning_up_the_stack_is_not_called_empty(language: str) -> None:
    scene = facing(started(table(3, IX), 3, language))
    ix = of_table(scene.session.state)
    taken, ix.shown = ix.shown[1], (ix.shown[0], "", ix.shown[2])
    scene.session.state.stack.append(TechTaken(scene.shown_game.viewer, taken, 1))
    scene.session.state.stack.append(Ask(scene.shown_game.viewer, "tech:" + taken, AcquireTech()))
    scene.session.state.offer = None
    metrics = fonts_of(language)
    row = part(scene.screen(metrics, SIZE), "tech.1")
    assert scene.context.texts.t("table.stack_empty") not in words(row)
    assert str(len(ix.stacks[1])) in words(row)
    assert all(box_of(e, metrics).w <= row.rect.w for e in row.elements if isinstance(e, Label))
    ix.stacks = (ix.stacks[0], (), ix.stacks[2])
    assert words(part(scene.screen(metrics, SIZE), "tech.1")) == scene.context.texts.t("table.stack_empty")


def test_a_lit_step_says_what_going_there_does() -> None:
    scene = facing(started(table(3, IX), 3))
    state = scene.session.state
    of_seat(state, scene.shown_game.viewer).freighter = 2
    state.stack.append(Ask(scene.shown_game.viewer, "card:smugglers_thopter", Freighter(2)))
    state.offer = None
    screen = scene.screen(Plain(), SIZE)
    lit = {hit.action[2]: said(scene, screen, hit) for hit in part(screen, "shipping").hits if hit.action}
    texts = scene.context.texts
    assert texts.t("tip.freighter.advance") in lit["advance"]
    assert texts.t("tip.freighter.recall") in lit["recall"]
    assert "troop" in lit["recall"]
    assert "Solari" in lit["recall"]
    fresh = facing(started(table(3, IX), 3))
    for hit in part(screen := fresh.screen(Plain(), SIZE), "shipping").hits:
        assert said(fresh, screen, hit) not in ("", texts.t("tip.shipping"))
