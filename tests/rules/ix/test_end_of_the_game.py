"""X16: the end of the game with Rise of Ix."""

import pytest

from dune_desktop.content.catalog import catalog
from tests.kit import ix_table, proves

RICH = {"spice": 5, "solari": 5, "water": 5, "garrison": 8}
POOR = {"spice": 0, "solari": 0, "water": 0, "garrison": 0}


def ranked(players=3, **seats):
    """Seats 0 and 1 (by name "first" and "second") end level on ten points; who is first?"""
    t = ix_table(players)
    t.setup(0, vp=10, **seats["first"]).setup(1, vp=10, **seats["second"])
    t.finish_round()
    assert t.state.phase == "over"
    return t.rules.ranking(t.state)[0]


@proves("X16.2", "X3.20", "tech:chaumurky")
def test_chaumurky_comes_before_all_other_tiebreakers():
    """Its owner has nothing, the other plenty."""
    assert ranked(first={"tech": ["chaumurky"], **POOR}, second=RICH) == 0
    assert ranked(first=RICH, second={"tech": ["chaumurky"], **POOR}) == 1


@proves("X16.2", "X3.20")
def test_chaumurky_does_not_make_up_for_a_point():
    """Only among level players."""
    t = ix_table(3).setup(0, vp=10, tech=["chaumurky"]).setup(1, vp=11).finish_round()
    assert t.rules.ranking(t.state)[0] == 1


@proves("X16.2")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"spice": 2, "solari": 0, "water": 0}, {"spice": 1, "solari": 9, "water": 9}),
        ({"spice": 1, "solari": 2, "water": 0}, {"spice": 1, "solari": 1, "water": 9}),
        ({"spice": 1, "solari": 1, "water": 2}, {"spice": 1, "solari": 1, "water": 1, "garrison": 9}),
        ({"spice": 1, "solari": 1, "water": 1, "garrison": 4}, {"spice": 1, "solari": 1, "water": 1, "garrison": 3}),
    ],
)
def test_the_other_tiebreakers_in_their_order(first, second):
    """Spice, Solari, water, garrisoned troops, from both sides."""
    assert ranked(first=first, second=second) == 0
    assert ranked(first=second, second=first) == 1


@proves("X16.2", "X5.4")
def test_dreadnoughts_are_no_garrisoned_troops():
    """Three troops against two troops and two dreadnoughts."""
    level = {"spice": 0, "solari": 0, "water": 0}
    assert ranked(first={**level, "garrison": 2, "dreadnoughts": {"garrison": 2}}, second={**level, "garrison": 3}) == 1


@proves("X16.3")
def test_still_level_the_latest_reveal_decides():
    """Seat 0 begins and reveals first; seat 1 after it."""
    level = {"spice": 0, "solari": 0, "water": 0, "garrison": 3}
    assert ranked(first=level, second=level) == 1
    t = ix_table(3, turn_of=1).setup(0, vp=10, **level).setup(1, vp=10, **level).finish_round()
    assert t.rules.ranking(t.state)[0] == 0


@proves("X16.4")
def test_what_scores_in_the_endgame():
    """Three Intrigue cards and three tiles of the box."""
    base, both = catalog(("base",)), catalog(("base", "ix"))
    new = [card for card in both.intrigues if card not in base.intrigues]
    assert {card.id for card in new if any(use.timing == "endgame" for use in card.uses)} == {
        *("grand_conspiracy", "machine_culture", "war_chest"),
    }
    assert {tile.id for tile in both.of("tech") if any(use.timing == "endgame" for use in tile.uses)} == {
        *("holtzman_engine", "memocorders", "spy_satellites"),
    }


@proves("X16.4", "intrigue:war_chest", "intrigue:machine_culture")
def test_endgame_intrigue_of_the_box():
    """War Chest with ten Solari, Machine Culture with three tiles, a point each."""
    t = ix_table(vp=10, solari=10, tech=["artillery", "windtraps", "flagship"])
    t.setup(intrigue=["war_chest", "machine_culture"]).until_phase("endgame")
    t.intrigue("war_chest").intrigue("machine_culture")
    assert t.vp() == 12
    t = ix_table(vp=10, solari=9, tech=["artillery", "windtraps"], intrigue=["war_chest", "machine_culture"])
    assert not t.until_phase("endgame").can("intrigue")


@proves("X16.5")
@pytest.mark.parametrize("variants", [(), ("epic",)], ids=["ordinary", "epic"])
def test_more_than_twelve_points_can_be_scored(variants):
    """Fourteen."""
    t = ix_table(variants=variants, vp=13, spice=4, intrigue=["the_sleeper_must_awaken"])
    t.intrigue("the_sleeper_must_awaken").finish_round()
    assert (t.state.phase, t.vp()) == ("over", 14)
