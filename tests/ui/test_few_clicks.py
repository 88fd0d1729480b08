"""How many clicks a turn takes, counted at the real window; and the ways to say how many troops go."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.engine.model.effects import Gain
from dune_desktop.ui.screen.display import Rect
from tests.kit import Table, ix_table, table
from tests.ui.test_choosing import ShownGame, on_a_combat_space

pytestmark = pytest.mark.usefixtures("queue")


def hagga_basin() -> Table:
    return table(hand=["dune_the_desert_planet", "dagger"], garrison=4, water=2)


def carthag() -> Table:
    return table(hand=["signet_ring", "dagger"], garrison=3, solari=3)


def me(somebody: ShownGame) -> tuple[int, int]:
    """The first seat's troops at home and in the Conflict."""
    player = somebody.session.state.seats[0]
    return player.garrison, player.conflict


def lane(somebody: ShownGame, name: str) -> Rect:
    region = next(region for region in somebody.screen.regions if region.name == "conflict.lanes")
    return next(thing.rect for thing in region.things if thing.id == name)


def fewer(somebody: ShownGame) -> Rect:
    things = (thing for region in somebody.screen.regions for thing in region.things)
    return next(thing.rect for thing in things if thing.id == "step:troop.fewer")


def click_at(somebody: ShownGame, rect: Rect) -> None:
    x, y = somebody.app.easel.painter.to_pixels(rect).center
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=(x, y), button=1, rel=(0, 0), buttons=(0, 0, 0)))
    somebody.turn()


def wheel(somebody: ShownGame, rect: Rect, steps: int) -> None:
    x, y = somebody.app.easel.painter.to_pixels(rect).center
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=steps, x=0))
    somebody.turn()


# ------------------------------------------------------------------------------------------------ counted


@pytest.mark.parametrize("preset", ["none", "most"])
def test_hagga_basin_and_two_troops_take_four_clicks(preset: str) -> None:
    with ShownGame(hagga_basin(), deploy=preset) as somebody:
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "hagga_basin")
        somebody.do("option", "deploy", 2)
        somebody.click(somebody.golden())
        assert somebody.clicks == 4
        assert me(somebody) == (2, 2)
        assert somebody.answered[-1] == "end_turn"


def test_carthag_with_signet_and_two_troops_takes_five_clicks() -> None:
    """The Signet Ring of a leader whose ability is to pay for a troop; the Intrigue card is drawn by itself."""
    with ShownGame(carthag()) as somebody:
        before = len(somebody.session.state.seats[0].intrigue)
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "carthag")
        somebody.do("option", "deploy", 3)
        signet = next(hit for hit in somebody.hits("option") if str(hit.action[2]).startswith("leader:"))
        somebody.click(signet)
        assert len(somebody.session.state.seats[0].intrigue) == before + 1
        somebody.click(somebody.golden())
        assert somebody.clicks == 5
        assert somebody.answered[-1] == "end_turn"


def test_who_wants_to_draw_the_cards_is_waited_for() -> None:
    with ShownGame(carthag(), draws=False) as somebody:
        before = len(somebody.session.state.seats[0].intrigue)
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "carthag")
        signet = next(hit for hit in somebody.hits("option") if str(hit.action[2]).startswith("leader:"))
        somebody.click(signet)
        assert len(somebody.session.state.seats[0].intrigue) == before


def test_sending_can_be_taken_back_before_anything_is_drawn() -> None:
    with ShownGame(carthag()) as somebody:
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "carthag")
        assert somebody.session.undoable() is not None
        assert any(isinstance(effect, Gain) for _, effect, _ in somebody.session.state.turn.pool)


def test_a_card_that_was_trashed_can_be_taken_back_before_anything_is_drawn() -> None:
    """The Intrigue card of the space waits; once it is drawn, the trashed card is gone for good."""
    with ShownGame(table(hand=["gene_manipulation", "dagger"])) as somebody:
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "carthag")
        somebody.do("option", "take", "card:gene_manipulation", "trash", 0)
        somebody.do("option", "trash", "hand", "dagger")
        assert not somebody.session.state.seats[0].intrigue
        latest = somebody.session.undoable()
        assert latest is not None
        assert latest[0] == "trash"


def test_of_the_rewards_of_a_freighter_the_first_is_asked_about_at_once() -> None:
    """Influence and a choice of goods must both be taken and have nothing to do with each other (X4.3)."""
    somewhere = ix_table(hand=["dune_the_desert_planet"], freighter=2).play("dune_the_desert_planet", "smuggling")
    with ShownGame(somewhere.take("space:smuggling")) as somebody:
        somebody.do("option", "freighter", "recall")
        assert {option[0] for option in somebody.session.rules.legal(somebody.session.state)} == {"branch"}


@pytest.mark.parametrize("draws", [True, False])
def test_the_cards_of_a_won_conflict_are_there_once_it_was_looked_at(draws: bool) -> None:
    """Nobody is asked whether the Intrigue card or the Influence comes first."""
    made = table(intrigue=["ambush"]).conflict("cloak_and_dagger").fight(6, 2)
    with ShownGame(made, curtain=False, draws=draws) as somebody:
        somebody.do("option", "pass")
        assert somebody.scene.shown_game.watching
        while somebody.scene.shown_game.watching:
            legal = somebody.session.rules.legal(somebody.session.state)
            assert {option[0] for option in legal} == {"take"}
            somebody.do(*somebody.hits("next")[0].action)
        legal = somebody.session.rules.legal(somebody.session.state)
        assert {option[0] for option in legal} == ({"faction"} if draws else {"take"})


# ------------------------------------------------------------------------------------------------ how many


def test_cubes_lane_wheel_and_keys_say_how_many() -> None:
    with ShownGame(on_a_combat_space(garrison=5)) as somebody:
        click_at(somebody, lane(somebody, "troops:0.garrison"))
        assert somebody.scene.selection.troops == 1
        row = lane(somebody, "lane:0")
        click_at(somebody, Rect(row.x + 40, row.y, 50, 60))
        assert somebody.scene.selection.troops == 2
        wheel(somebody, row, 1)
        assert somebody.scene.selection.troops == 3
        wheel(somebody, row, -1)
        somebody.key(pygame.K_KP_MINUS)
        assert somebody.scene.selection.troops == 1
        somebody.key(pygame.K_KP_PLUS)
        click_at(somebody, lane(somebody, "then:troops:0.conflict"))
        assert somebody.scene.selection.troops == 1
        assert me(somebody)[1] == 0
        somebody.key(pygame.K_a)
        assert me(somebody)[1] == 3


def test_who_has_sent_all_can_step_back_by_one() -> None:
    """The stepper stays, and goes back into what was sent."""
    with ShownGame(on_a_combat_space(garrison=5)) as somebody:
        somebody.key(pygame.K_a)
        assert me(somebody)[1] == 3
        assert "3/3" in somebody.words("prompt")
        somebody.key(pygame.K_KP_MINUS)
        assert (me(somebody)[1], somebody.scene.selection.troops) == (0, 2)
        somebody.click(somebody.golden())
        assert me(somebody)[1] == 2
        somebody.key(pygame.K_KP_PLUS)  # one more can still go
        somebody.key(pygame.K_KP_MINUS)
        assert (me(somebody)[1], somebody.scene.selection.troops) == (2, 0)
        somebody.key(pygame.K_KP_MINUS)
        assert (me(somebody)[1], somebody.scene.selection.troops) == (0, 1)


def test_steps_stay_where_they_are_when_all_are_sent() -> None:
    """The same place is one fewer again: two clicks on it leave one of three."""
    with ShownGame(on_a_combat_space(garrison=5)) as somebody:
        before = fewer(somebody)
        somebody.key(pygame.K_a)
        assert fewer(somebody) == before
        for _ in range(2):
            click_at(somebody, before)
        assert (me(somebody)[1], somebody.scene.selection.troops) == (0, 1)


def test_dreadnoughts_that_were_sent_step_back_alone() -> None:
    made = ix_table(hand=["reconnaissance", "dagger"], garrison=4, dreadnoughts={"garrison": 1})
    with ShownGame(made.play("reconnaissance", "arrakeen")) as somebody:
        somebody.key(pygame.K_a)
        troops = me(somebody)[1]
        somebody.do("step_back", troops, 0)
        assert somebody.scene.selection.units == (troops, 0)


def test_all_that_may_go_are_dreadnoughts_before_troops() -> None:
    """They count more, and come home."""
    made = ix_table(hand=["reconnaissance", "dagger"], garrison=4, dreadnoughts={"garrison": 1})
    with ShownGame(made.play("reconnaissance", "arrakeen")) as somebody:
        most = max(sum(map(int, units)) for action, *units in made.legal() if action == "deploy")
        somebody.key(pygame.K_a)
        assert dict(somebody.session.rules.strength_by_unit(somebody.session.state, 0))["dreadnought"] > 0
        assert me(somebody)[1] == most - 1


@pytest.mark.parametrize("boxes", [("base",), ("base", "ix", "immortality")], ids=["base", "all"])
def test_a_click_anywhere_on_the_lane_sends_one_more(boxes: tuple[str, ...]) -> None:
    """Where they stand, and where they are to go; what is put forward is taken back. A right click tells of it."""
    made = table(boxes=boxes, hand=["reconnaissance"], garrison=5, spice=0).play("reconnaissance", "arrakeen")
    with ShownGame(made) as somebody:
        row = lane(somebody, "lane:0")
        for chosen, share in enumerate((0.12, 0.3, 0.55, 0.8), 1):
            click_at(somebody, Rect(row.x + share * row.w, row.y, 4, 60))
            assert somebody.scene.selection.troops == min(3, chosen)
        click_at(somebody, lane(somebody, "then:troops:0.conflict"))
        assert somebody.scene.selection.troops == 2
        parts = [hit for hit in somebody.region("conflict.lanes") if hit.thing in ("home:0", "field:0")]
        assert len(parts) == 2
        assert all(hit.inspect for hit in parts)


def test_strength_of_everybody_runs_with_the_number() -> None:
    with ShownGame(on_a_combat_space()) as somebody:
        assert "then:strength:0" not in names(somebody)
        somebody.do("troops", 1)
        assert "then:strength:0" in names(somebody)


def names(somebody: ShownGame) -> set[str]:
    return {thing.id for region in somebody.screen.regions for thing in region.things}


# ------------------------------------------------------------------------------------------------ by keys


def test_after_a_card_is_chosen_tab_leads_to_a_lit_space() -> None:
    with ShownGame(hagga_basin()) as somebody:
        somebody.key(pygame.K_1)
        assert somebody.scene.selection.card
        somebody.key(pygame.K_TAB)
        focus = somebody.app.input.shown_focus
        assert focus is not None
        assert focus.hit.action[0] == "space"
        somebody.key(pygame.K_RETURN)
        assert somebody.answered == ["send"]


def test_the_ways_to_choose_have_the_keys_of_the_numbers_while_no_card_is_chosen() -> None:
    somewhere = ix_table(hand=["dune_the_desert_planet", "dagger"], freighter=2)
    somewhere = somewhere.play("dune_the_desert_planet", "smuggling").take("space:smuggling")
    with ShownGame(somewhere) as somebody:
        somebody.do("option", "freighter", "recall")
        chips = {hit.action: hit.command for hit in somebody.hits("option") if hit.action[1] == "branch"}
        assert chips == {("option", "branch", 0): "card1", ("option", "branch", 1): "card2"}
        assert not [hit for hit in somebody.hits("card") if hit.command]
        before = somebody.session.state.seats[0]
        owned = before.solari, before.spice
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_2, mod=0, unicode="", scancode=0))
        somebody.turn()
        after = somebody.session.state.seats[0]
        assert (after.solari, after.spice) == (owned[0], owned[1] + 2)


def test_cards_of_the_hand_have_the_keys_of_the_numbers_while_one_is_chosen() -> None:
    with ShownGame(hagga_basin()) as somebody:
        assert [hit.command for hit in somebody.hits("card")] == ["card1", "card2"]


def test_what_is_deployed_one_by_one_is_one_line_of_the_log() -> None:
    """It leads to the moment at which all of it was so; what else was done in between begins another line."""

    def told(somebody: ShownGame) -> list[str]:
        lines, _, moments = somebody.scene.handle(("log",)).args  # type: ignore[union-attr]
        assert len(moments) in (0, len(lines))
        return [str(line.markup) for line in lines if "deploys" in str(line.markup)]

    with ShownGame(on_a_combat_space(garrison=4)) as somebody:
        for deployed in (1, 2):
            somebody.do("troops", 1)
            somebody.click(somebody.golden())
            assert me(somebody)[1] == deployed
            assert told(somebody) == [f"Paul deploys {deployed} {{troop}}"]
        latest = somebody.scene.renderer.chronicle.latest(0, most=5)
        assert [line.text for line in latest if "deploys" in line.text] == ["Paul deploys 2 {troop}"]
        somebody.do("undo")
        assert told(somebody) == ["Paul deploys 1 {troop}"]


def test_of_a_choice_with_one_open_way_that_is_taken_with_one_click() -> None:
    """Tech Negotiation with too little spice for any tile: the half of it that is left, and the end of the turn.

    Nor is anybody asked how many of one Negotiator; and one click takes all of that back.
    """
    way = ("options", ("take", "space:tech_negotiation", "choose", 0), ("branch", 1))
    made = ix_table(hand=["dagger"], spice=0).shown("spaceport", "invasion_ships", "flagship")
    with ShownGame(made.play("dagger", "tech_negotiation")) as somebody:
        for _ in range(2):
            somebody.do(*way)
            assert somebody.answered[-3:] == ["take", "branch", "negotiate"]
            somebody.do("undo")
            assert [entry.undone for entry in somebody.session.log[-3:]] == [True] * 3
        somebody.do(*way)
        somebody.click(somebody.golden())
        assert somebody.answered[-1] == "end_turn"


def test_a_signet_with_one_possibility_takes_one_click() -> None:
    """Prince Rhombur's, without the troops of one half: the chip says what is left of it."""
    made = ix_table(leader="prince_rhombur_vernius", hand=["signet_ring"], solari=0, spice=0)
    made.shown("spaceport", "invasion_ships", "flagship")
    with ShownGame(made.play("signet_ring", "arrakeen")) as somebody:
        ways = [hit for hit in somebody.hits("options") if str(hit.action[1]).startswith("('take', 'leader:")]
        assert len(ways) == 1
        somebody.click(ways[0])
        assert "branch" in somebody.answered
        assert not [hit for hit in somebody.hits("option") if hit.action[1] == "branch"]
