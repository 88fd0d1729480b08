"""Choosing safely, by real clicks: nothing is dropped unasked, bought by one click, done twice, shown to another."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import GameConfig, solo, table
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.ui.presenters.keys import cap
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.commands import Keymap
from dune_desktop.ui.screen.display import Hit, Label, Plate, Rect, Region
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import golden, spot_at
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.scene import WindowPreferences
from tests.kit import Table, ix_table
from tests.kit import table as kit_table
from tests.ui.driver import Driver
from tests.ui.screens import shown
from tests.ui.tables import at_table

pytestmark = pytest.mark.usefixtures("queue")


class ShownGame(Driver):
    """Somebody at the screen in the middle of a position made by the kit."""

    def __init__(
        self, made: Table, language: str = "en", manner: WindowPreferences | None = None, **settings: object
    ) -> None:
        names = ("Paul", "Yuna", "Ben", "Cleo")[: len(made.state.seats)]
        self.session = Session(made.rules, made.state, 1, names)
        scene = at_table(self.session, language, rival_pace="instant", **settings)  # type: ignore[arg-type]
        scene.shown_game.viewer = self.session.asked() or 0
        self.scene = scene
        super().__init__(scene, language=language, manner=manner)

    def do(self, *action: object) -> None:
        """Click what has this action."""
        hit = self.find(*action)
        assert hit is not None, f"nothing does {action}; there is {[hit.action for hit in self.hits()]}"
        self.click(hit)

    def golden(self) -> Hit:
        """The big button."""
        return next(hit for hit in self.region("prompt") if hit.golden)

    def region(self, name: str) -> list[Hit]:
        return [hit for region in self.screen.regions if region.name == name for hit in region.hits]

    def words(self, prefix: str = "") -> str:
        return shown(self.screen, prefix)

    @property
    def asking(self) -> bool:
        return any(region.name == "message" for region in self.screen.regions)

    @property
    def answered(self) -> list[object]:
        return [entry.option[0] for entry in self.session.log]


def on_a_combat_space(garrison: int = 3) -> Table:
    return kit_table(hand=["dagger", "reconnaissance"], garrison=garrison, spice=0).play("reconnaissance", "arrakeen")


def finish_effects(somebody: ShownGame) -> None:
    """Take what must be taken until the big button ends the turn."""
    while somebody.golden().action != ("end_turn",):
        somebody.click(somebody.golden())


def test_the_end_of_the_turn_asks_before_troops_stay_behind() -> None:
    """By mouse and key; the golden answer is to go back, which agrees to nothing, so it is asked again."""
    with ShownGame(on_a_combat_space()) as somebody:
        finish_effects(somebody)
        before = list(somebody.answered)
        somebody.click(somebody.golden())
        assert "troops" in somebody.words("message")
        somebody.do("answer", "back")
        for key in (pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE):
            somebody.key(pygame.K_SPACE)
            assert somebody.asking
            assert "Space" in somebody.words("message")
            somebody.key(key)
            assert not somebody.asking
        assert somebody.answered == before
        somebody.click(somebody.golden())
        sends = next(hit for hit in somebody.region("message") if hit.command == "all")
        assert sends.action == ("answer", "deploy")
        assert "Deploy 3, end turn" in somebody.words("message")
        somebody.click(sends)
        assert not somebody.asking, "the turn was to be ended: one answer does both"
        assert [entry.option for entry in somebody.session.log[-2:]] == [("deploy", 3), ("end_turn",)]
    with ShownGame(on_a_combat_space()) as somebody:
        for _ in range(12):
            somebody.key(pygame.K_SPACE)
        assert "end_turn" not in somebody.answered, "Space pressed again and again loses nothing"


@pytest.mark.parametrize("first", [True, False], ids=["first", "last"])
def test_who_deployed_fewer_on_purpose_is_not_asked(first: bool) -> None:
    """Before anything else is done in the turn, or after it."""
    with ShownGame(on_a_combat_space()) as somebody:
        if not first:
            finish_effects(somebody)
        somebody.do("troops", 1)
        somebody.click(somebody.golden())
        assert somebody.answered[-1] == "deploy"
        finish_effects(somebody)
        somebody.click(somebody.golden())
        assert somebody.answered[-1] == "end_turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_of_the_corner_shows_its_key(language: str) -> None:
    """What only says what to do on the table looks like no button; a click on it says why it does nothing."""
    alone = kit_table(hand=["dagger"]).setup(0, agents_left=0)
    for made in (kit_table(hand=["dagger", "diplomacy"]), kit_table(hand=["dagger"]), on_a_combat_space(), alone):
        with ShownGame(made, language) as somebody:
            if len(somebody.hits("card")) == 1:
                somebody.do("card", "dagger", 0)
            (region,) = (region for region in somebody.screen.regions if region.name == "prompt")
            told = [each for each in region.elements if isinstance(each, Label)]
            plates = [each.rect for each in region.elements if isinstance(each, Plate)]
            for hit in region.hits:
                if hit.golden and not hit.action:
                    assert hit.rect not in plates
                    assert hit.refusal
                elif hit.command and hit.rect.w and not hit.thing.startswith("step:"):
                    key = cap(Texts(language), Keymap(), hit.command, "keys")
                    assert any(hit.rect.contains(each.x, each.y) and each.text == key for each in told), hit.thing


def test_done_asks_before_the_defensive_troop_is_lost() -> None:
    """Battle for Arrakeen is revealed, and seat 0 has a dreadnought on Arrakeen."""
    made = ix_table().hold("arrakeen", 0, placed=1).next_conflict("battle_for_arrakeen")
    while not (made.state.stack[-1].kind == "pool" and ("done",) in made.legal() and made.asked() == 0):
        made.idle()
    with ShownGame(made) as somebody:
        somebody.do("option", "done")
        somebody.do("answer", "back")
        assert somebody.answered == []
        somebody.do("option", "done")
        somebody.do("answer", "on")
        assert somebody.answered == ["done"]


SPY, RECRUITER = ("acquire", "imperial_spy", 0, "discard"), ("acquire", "arrakis_recruiter", 1, "discard")


def revealing() -> Table:
    """Seat 0 reveals two cards of two persuasion each: four to spend, with two cheap cards in the row."""
    made = kit_table(hand=["convincing_argument", "convincing_argument"])
    return made.row("imperial_spy", "arrakis_recruiter").reveal()


def test_the_first_click_on_a_card_explains_and_the_second_acquires_it() -> None:
    """Esc, a click on nothing and picking out something else put back what was picked out."""
    with ShownGame(revealing()) as somebody:
        somebody.do("group", SPY)
        somebody.key(pygame.K_ESCAPE)
        assert somebody.scene.selection.group == ()
        somebody.do("group", SPY)
        points = [Hit(Rect(x, y, 2, 2)) for x in range(0, 1920, 40) for y in range(0, 1080, 40)]
        under = [(point, spot_at(somebody.screen, *point.rect.center)) for point in points]
        somebody.click(next(point for point, spot in under if spot is not None and spot.hit.ground))
        assert somebody.scene.selection.group == ()
        somebody.do("group", RECRUITER)
        somebody.do("group", SPY)
        assert somebody.answered == []
        words = " ".join(somebody.words("prompt").split())
        assert all(said in words for said in ("Acquire Imperial Spy", "2 will be left", "can’t undo this")), words
        assert somebody.golden().action == ("option", *SPY)
        (card,) = somebody.region("market.0")
        somebody.click(card)
        assert somebody.answered == ["acquire"]
        liaison = ("acquire", "arrakis_liaison", -1, "discard")
        somebody.do("group", liaison)
        assert somebody.answered == ["acquire"]
        assert "can’t undo this" not in somebody.words("prompt")
        somebody.do("option", *liaison)
        assert somebody.answered == ["acquire", "acquire"]


def test_where_a_card_goes_is_asked_in_the_bar_and_whoever_wants_buys_at_once() -> None:
    made = revealing()
    made.turn.acquire_to_top = True
    made.state.offer = None
    with ShownGame(made) as somebody:
        ways = [("acquire", "imperial_spy", 0, to) for to in ("discard", "top")]
        somebody.do("group", *ways)
        (card,) = somebody.region("market.0")
        assert somebody.scene.why_not("market.0", card)
        somebody.do("option", *ways[1])
        assert somebody.session.state.seats[0].deck[0] == "imperial_spy"
    with ShownGame(revealing(), buy_at_once=True) as somebody:
        somebody.do("option", *SPY)
        assert somebody.answered == ["acquire"]


def scene_of(config: GameConfig, pace: str) -> TableScene:
    session = Session.start(Rules(catalog(config.boxes), config), 11, tuple("ABCD"[: len(config.seats)]))
    return at_table(session, "en", rival_pace=pace)


def clicks(driver: Driver, rect: Rect, count: int) -> list[pygame.event.Event]:
    x, y = driver.app.easel.painter.to_pixels(rect).center
    kinds = (pygame.MOUSEMOTION, *(pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * count)
    return [pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(0, 0, 0)) for kind in kinds]


def strokes(key: int, count: int, mod: int = 0) -> list[pygame.event.Event]:
    kinds = (pygame.KEYDOWN, pygame.KEYUP) * count
    return [pygame.event.Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in kinds]


def together(driver: Driver, events: list[pygame.event.Event]) -> None:
    """All in one poll, as after a moment in which the program was busy."""
    driver.now += 1.0
    driver.app.turn(events, driver.now)
    driver.turn()


def private(driver: Driver) -> list[Region]:
    """What only one person may see."""
    return [region for region in driver.screen.regions if region.name in ("hand", "intrigue", "tray.cards")]


def play_on(driver: Driver, scene: TableScene) -> None:
    clicked = driver.clicks
    driver.play_until(lambda: driver.clicks > clicked or scene.session.over)


@pytest.mark.parametrize("by", ["mouse", "space"])
def test_two_presses_in_one_poll_give_one_answer(by: str) -> None:
    """Everything that answers is pressed twice at once: it is answered once, and never badly."""
    scene = scene_of(solo("mentat"), "instant")
    with Driver(scene, seed=3) as driver:
        for _ in range(40):
            answers = driver.hits("option", "options", "commit", "reveal", "end_turn", "answer")
            before, big = len(scene.session.log), golden(driver.screen)
            if by == "space" and big is not None and "primary" in big.hit.command and big.hit.action:
                driver.turn()
                together(driver, strokes(pygame.K_SPACE, 2))
            elif answers:
                together(driver, clicks(driver, driver.choose(answers).rect, 2))
            else:
                play_on(driver, scene)
                continue
            single = not any(hit.action[0] == "options" for hit in answers)
            assert len(scene.session.log) <= before + (1 if single else 2)


def pressed(manner: str) -> Iterator[tuple[float, list[pygame.event.Event]]]:
    """Space pressed more than once, with how long it takes until the next events."""
    if manner == "together":
        yield 1.0, strokes(pygame.K_SPACE, 2)
    elif manner == "held":
        yield from ((0.04, strokes(pygame.K_SPACE, 1)[:1]) for _ in range(30))
    else:  # or tapped by somebody who did not notice that the turn is over
        yield from ((0.15 if manner == "quickly" else 1.0, strokes(pygame.K_SPACE, 1)) for _ in range(6))


@pytest.mark.parametrize("manner", ["together", "quickly", "held", "tapped"])
def test_space_twice_does_not_uncover_the_next_hand(manner: str) -> None:
    """Nor has undo anything to do while the curtain is down."""
    with ShownGame(kit_table(3, hand=["dagger", "dagger"]).play("dagger", "hall_of_oratory")) as driver:
        finish_effects(driver)
        driver.now += 1.0
        for wait, events in pressed(manner):
            driver.app.turn(events, driver.now)
            driver.now += wait
        together(driver, strokes(pygame.K_z, 1, pygame.KMOD_CTRL))
        game = driver.scene.shown_game
        assert (driver.answered[-1], game.curtain) == ("end_turn", 1)
        assert game.viewer != 1
        assert not private(driver)


def test_a_hand_is_shown_only_to_who_has_uncovered_it() -> None:
    """While all watch no hand is shown, and after that its owner uncovers again."""
    scene = scene_of(table(2), "step")
    opened = NOBODY  # who has uncovered since anybody else could look
    watched = 0
    with Driver(scene, seed=2) as driver:
        while driver.clicks < 80:
            if scene.shown_game.watching:
                watched += 1
                opened = NOBODY
                assert not private(driver)
            elif scene.shown_game.curtain != NOBODY:
                opened = scene.shown_game.curtain
                assert not private(driver)
            else:
                assert scene.shown_game.viewer == opened == scene.session.asked()
            play_on(driver, scene)
    assert watched > 2


def test_the_step_that_is_lit_is_the_one_to_which_a_choice_leads() -> None:
    """Two steps of Influence with one Faction: from 1 to 3, between the step of a point and that of the bonus."""
    made = kit_table(3).conflict("grand_vision").setup(0, conflict=3, influence={"emperor": 1})
    made.combat_begins()
    made.take("conflict:grand_vision", "influence")
    scene = at_table(Session(made.rules, made.state, 1, ("Paul", "Yuna", "Ben")))
    scene.shown_game.viewer = 0
    placed = things(scene.screen(Plain(), (1920.0, 1080.0)))
    point, lit, bonus = (
        placed[name].thing.rect.center[0] for name in ("track:emperor.point", "station:emperor", "track:emperor.bonus")
    )
    assert point + 10 < lit < bonus - 10
