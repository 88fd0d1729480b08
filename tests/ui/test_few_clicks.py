"""How many clicks a turn takes, counted at the real window; and the ways to say how many troops go."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.things import find
from tests.kit import ix_table, table
from tests.ui.test_choosing import ShownGame, on_a_combat_space

pytestmark = pytest.mark.usefixtures("queue")


def me(somebody: ShownGame) -> tuple[int, int]:
    """The first seat's troops at home and in the Conflict."""
    player = somebody.session.state.seats[0]
    return player.garrison, player.conflict


def lane(somebody: ShownGame, name: str) -> Rect:
    """Where a thing of the Conflict lies."""
    found = find(somebody.screen, name)
    assert found is not None, name
    return found.thing.rect


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


def test_hagga_basin_and_two_troops_take_five_clicks() -> None:
    """The button for all only selects, like the steps beside it; the big button deploys."""
    with ShownGame(table(hand=["dune_the_desert_planet", "dagger"], garrison=4, water=2)) as somebody:
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "hagga_basin")
        somebody.do("troops", 2)
        assert me(somebody) == (4, 0)
        assert "Deploy 2" in somebody.words("prompt")
        somebody.click(somebody.golden())
        assert me(somebody) == (2, 2)
        somebody.click(somebody.golden())
        assert somebody.clicks == 5
        assert me(somebody) == (2, 2)
        assert somebody.answered[-1] == "end_turn"


@pytest.mark.parametrize("draws", [True, False])
def test_carthag_with_signet_and_two_troops_takes_seven_clicks(draws: bool) -> None:
    """Who takes one effect by hand takes the other too: each press does what its button says."""
    with ShownGame(table(hand=["signet_ring", "dagger"], garrison=3, solari=3), draws=draws) as somebody:
        before = len(somebody.session.state.seats[0].intrigue)
        somebody.click(somebody.hits("card")[0])
        somebody.do("space", "carthag")
        assert somebody.session.undoable() is not None
        somebody.do("troops", 3)
        somebody.click(somebody.golden())
        somebody.click(next(hit for hit in somebody.hits("option") if str(hit.action[2]).startswith("leader:")))
        assert len(somebody.session.state.seats[0].intrigue) == before
        somebody.click(somebody.golden())
        assert len(somebody.session.state.seats[0].intrigue) == before + 1
        somebody.click(somebody.golden())
        assert somebody.clicks == 7
        assert somebody.answered[-1] == "end_turn"


def test_effects_with_the_same_words_are_told_with_what_each_comes_from() -> None:
    for space, sources in (("arrakeen", {"Arrakeen", "Paul Atreides"}), ("carthag", set[str]())):
        made = table(hand=["signet_ring", "dagger"], leader="paul_atreides")
        with ShownGame(made.play("signet_ring", space)) as somebody:
            told = somebody.words("prompt") + somebody.words("drawer")
            assert {name for name in ("Arrakeen", "Paul Atreides", "Carthag") if f"({name})" in told} == sources


def test_of_a_choice_with_one_open_way_that_is_taken_with_one_click() -> None:
    """Tech Negotiation with too little spice for any tile; one click takes all of that back."""
    way = ("options", ("take", "space:tech_negotiation", "choose", 0), ("branch", 1))
    made = ix_table(hand=["dagger"], spice=0).shown("spaceport", "invasion_ships", "flagship")
    with ShownGame(made.play("dagger", "tech_negotiation")) as somebody:
        somebody.do(*way)
        assert somebody.answered[-3:] == ["take", "branch", "negotiate"]
        somebody.do("undo")
        assert [entry.undone for entry in somebody.session.log[-3:]] == [True] * 3
        somebody.do(*way)
        somebody.click(somebody.golden())
        assert somebody.answered[-1] == "end_turn"


def test_cubes_lane_wheel_and_keys_say_how_many() -> None:
    with ShownGame(on_a_combat_space(garrison=5)) as somebody:

        def chosen() -> tuple[int, int]:
            return me(somebody)[1], somebody.scene.selection.troops

        click_at(somebody, lane(somebody, "troops:0.garrison"))
        row = lane(somebody, "lane:0")
        for n, share in enumerate((0.12, 0.32, 0.32), 2):
            assert chosen() == (0, n - 1)
            click_at(somebody, Rect(row.x + share * row.w, row.y, 4, row.h))
        assert chosen() == (0, 3), "no more may go"
        assert find(somebody.screen, "then:strength:0") is not None, "the strength that would be"
        for more in (pygame.K_PLUS, pygame.K_EQUALS):
            somebody.key(pygame.K_MINUS)
            assert chosen() == (0, 2)
            somebody.key(more)
            assert chosen() == (0, 3)
        wheel(somebody, row, -1)
        somebody.key(pygame.K_KP_MINUS)
        assert chosen() == (0, 1)
        wheel(somebody, row, 1)
        somebody.key(pygame.K_KP_PLUS)
        click_at(somebody, lane(somebody, "then:troops:0.conflict"))
        assert chosen() == (0, 2)
        fewer = lane(somebody, "step:troop.fewer")
        for _ in range(2):  # pressed again it stays so
            somebody.key(pygame.K_a)
            assert chosen() == (0, 3)
            assert lane(somebody, "step:troop.fewer") == fewer
        somebody.key(pygame.K_SPACE)
        assert chosen()[0] == 3
        assert "3/3" in somebody.words("prompt")
        assert lane(somebody, "step:troop.fewer") == fewer, "steps stay where they are"
        for _ in range(2):
            click_at(somebody, fewer)
        assert chosen() == (0, 1), "who has sent all can step back"
        somebody.click(somebody.golden())
        somebody.key(pygame.K_KP_PLUS)  # more can still go
        assert chosen() == (1, 1)


def test_a_card_by_its_number_then_tab_to_a_lit_space() -> None:
    with ShownGame(table(hand=["dune_the_desert_planet", "dagger"], garrison=4, water=2)) as somebody:
        assert [hit.command for hit in somebody.hits("card")] == ["card1", "card2"]
        somebody.key(pygame.K_1)
        assert somebody.scene.selection.card
        somebody.key(pygame.K_TAB)
        focus = somebody.app.input.shown_focus
        assert focus is not None
        assert focus.hit.action[0] == "space"
        somebody.key(pygame.K_RETURN)
        assert somebody.answered == ["send"]


def test_the_ways_to_choose_have_the_keys_of_the_numbers_while_no_card_is_chosen() -> None:
    """Of the rewards of a Freighter the first is asked about at once (X4.3)."""
    somewhere = ix_table(hand=["dune_the_desert_planet", "dagger"], freighter=2)
    with ShownGame(somewhere.play("dune_the_desert_planet", "smuggling").take("space:smuggling")) as somebody:
        somebody.do("option", "freighter", "recall")
        chips = {hit.action: hit.command for hit in somebody.hits("option") if hit.action[1] == "branch"}
        assert chips == {("option", "branch", 0): "card1", ("option", "branch", 1): "card2"}
        assert not [hit for hit in somebody.hits("card") if hit.command]
        before = somebody.session.state.seats[0].spice
        somebody.key(pygame.K_2)
        assert somebody.session.state.seats[0].spice == before + 2
