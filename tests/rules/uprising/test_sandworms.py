"""U8: units, sandworms, Maker Hooks and the Shield Wall."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table

PROTECTED = {
    "siege_of_arrakeen",
    "seize_spice_refinery",
    "secure_imperial_basin",
    "battle_for_arrakeen",
    "battle_for_spice_refinery",
    "battle_for_imperial_basin",
}
OPEN = "test_of_loyalty"
conflicts = pytest.mark.parametrize("card", sorted(PROTECTED))


def at_hagga_basin(card: str = OPEN, wall: bool = True, **facts: object) -> Table:
    """An Agent is at Hagga Basin, and its choice is to be made."""
    facts = {"hand": ["dune_the_desert_planet"], "hooks": True, **facts}
    t = uprising_table(**facts).conflict(card).wall(wall).play("dune_the_desert_planet", "hagga_basin")
    return t.take("space:hagga_basin", "choose")


def branches(t: Table) -> set[int]:
    return {int(option[1]) for option in t.legal() if option[0] == "branch"}


@proves("U8.1")
def test_troops_and_sandworms_are_units() -> None:
    """Chani's Intrigue card for three units; either kind alone lets its owner fight."""
    for facts, cards in (({"conflict": 2, "worms": 1}, 1), ({"conflict": 2}, 0), ({"worms": 3}, 1)):
        t = uprising_table(hand=["chani_clever_tactician"], **facts).play("chani_clever_tactician", "imperial_basin")
        assert len(t.finish_turn().seat().intrigue) == cards
    assert uprising_table(worms=1).strength() == 3


@proves("U8.2")
def test_a_sandworm_comes_straight_into_the_conflict() -> None:
    """Two at Deep Desert; the garrison stays as it is, and they do not use up what may be deployed."""
    t = uprising_table(hand=["dune_the_desert_planet"], hooks=True, water=3).conflict(OPEN)
    t.play("dune_the_desert_planet", "deep_desert").take("space:deep_desert", "choose").branch(1)
    assert (t.worms(), t.garrison(), t.strength(), t.spice()) == (2, 3, 6, 0)
    assert ("deploy", 2) in t.legal()


@proves("U8.2")
def test_a_sandworm_needs_no_combat_space() -> None:
    """Desert Power in the Reveal turn, with no Agent anywhere."""
    t = uprising_table(hand=["desert_power"], hooks=True, water=1).conflict(OPEN).reveal()
    t.take("card:desert_power").branch(1)
    assert (t.worms(), t.water(), t.persuasion()) == (1, 0, 0)


@proves("U8.3")
@pytest.mark.parametrize(("hooks", "open_to"), [(True, {0, 1}), (False, set())])
def test_hooks_are_needed_and_stay(hooks: bool, open_to: set[int]) -> None:
    """Without them there is only the spice, which is not even asked about."""
    t = at_hagga_basin(hooks=hooks)
    assert branches(t) == open_to
    if hooks:
        assert t.branch(1).hooks()
    else:
        assert (t.spice(), t.worms()) == (2, 0)


@proves("U8.3")
def test_unexpected_allies_need_no_hooks() -> None:
    """2 water."""
    t = uprising_table(intrigue=["unexpected_allies"], water=2).conflict(OPEN).intrigue("unexpected_allies").decline()
    assert (t.worms(), t.water(), t.hooks(), t.wall_stands()) == (1, 0, False, True)


@proves("U8.3")
def test_a_player_has_hooks_once_for_the_whole_game() -> None:
    """The second visit to Sietch Tabr brings its troop and water; the next round has them still."""
    t = uprising_table(hand=["reconnaissance"], influence={"fremen": 2}, hooks=True).play(
        "reconnaissance", "sietch_tabr"
    )
    t.take("space:sietch_tabr").branch(0)
    assert (t.garrison(), t.water(), t.event("hook")) == (4, 2, [])
    assert t.recall_begins().hooks()


@proves("U8.4")
def test_six_conflicts_are_protected_by_the_wall() -> None:
    """Those for Arrakeen, Spice Refinery and Imperial Basin, and no others."""
    t = uprising_table()
    kept = set()
    for card in t.rules.catalog.conflicts:
        facts = {"hand": ["desert_power"], "hooks": True, "water": 1}
        t = uprising_table(**facts).conflict(card.id).reveal()
        t.take("card:desert_power")
        if t.can("branch", 1):
            t.branch(1)
        kept |= set() if t.worms() else {card.id.removeprefix("uprising/")}
    assert kept == PROTECTED


@proves("U8.4")
@conflicts
def test_a_protected_conflict_is_open_once_the_wall_is_gone(card: str) -> None:
    """Before, the choice of Hagga Basin is made by itself: the spice."""
    t = at_hagga_basin(card)
    assert (branches(t), t.spice(), t.worms()) == (set(), 2, 0)
    assert at_hagga_basin(card, wall=False).branch(1).worms() == 1


@proves("U8.4", "U8.6")
def test_the_rest_of_the_effect_still_happens() -> None:
    """Unexpected Allies at a protected Conflict: its wall may be broken, and then the sandworm comes."""
    for breaks, worms in ((True, 1), (False, 0)):
        t = uprising_table(intrigue=["unexpected_allies"], water=2).conflict("siege_of_arrakeen")
        t.intrigue("unexpected_allies")
        t.take("intrigue:unexpected_allies", "break_wall") if breaks else t.decline()
        assert (t.wall_stands(), t.worms(), t.water()) == (not breaks, worms, 0)
    t = uprising_table(intrigue=["unexpected_allies"], water=2).conflict("siege_of_arrakeen").wall(False)
    assert t.intrigue("unexpected_allies").worms() == 1


@proves("U8.5")
def test_a_sandworm_kept_away_does_not_come_later() -> None:
    """The spice is taken at Hagga Basin; Detonation breaks the wall in the same turn."""
    t = at_hagga_basin("siege_of_arrakeen", intrigue=["detonation"]).intrigue("detonation").branch(0)
    t.finish_turn()
    assert (t.wall_stands(), t.worms()) == (False, 0)


@proves("U8.5")
def test_a_broken_wall_counts_in_the_same_turn() -> None:
    """Detonation before the choice of Hagga Basin."""
    t = uprising_table(hand=["dune_the_desert_planet"], hooks=True, intrigue=["detonation"])
    t.conflict("siege_of_arrakeen").play("dune_the_desert_planet", "hagga_basin").intrigue("detonation").branch(0)
    assert t.take("space:hagga_basin", "choose").branch(1).worms() == 1


@proves("U8.5")
def test_sandworms_that_are_there_stay() -> None:
    """Only summoning is prevented: they fight for Arrakeen."""
    t = uprising_table(worms=1).conflict("siege_of_arrakeen")
    assert (t.wall_stands(), t.strength()) == (True, 3)
    assert [event[1:3] for event in t.combat_begins().event("reward")] == [(0, 1)]


@proves("U8.6")
def test_the_wall_is_removed_for_good() -> None:
    """It is gone in later rounds, and there is nothing left to break."""
    t = uprising_table(intrigue=["detonation", "detonation"]).intrigue("detonation").branch(0)
    assert t.event("wall_broken") == [("wall_broken", 0, "intrigue:" + upr("detonation"))]
    t.recall_begins()
    assert (t.state.round, t.wall_stands()) == (2, False)
    t.until_turn_of(0).intrigue("detonation")
    assert 0 not in branches(t)


@proves("U8.7")
def test_sandworms_do_not_retreat() -> None:
    """Tactical Option retreats any number of troops: up to the one there is."""
    t = uprising_table(conflict=1, worms=2, intrigue=["tactical_option"]).setup(1, intrigue=["devour"])
    t.combat_begins(8, 4).intrigue("tactical_option").branch(1)
    assert set(t.legal()) == {("retreat", 1), ("decline",)}
    t.do("retreat", 1)
    assert (t.worms(), t.troops(), t.garrison()) == (2, 0, 4)


@proves("U8.8")
def test_after_combat_troops_go_to_the_supply_and_sandworms_to_the_bank() -> None:
    """Nobody keeps a sandworm."""
    t = uprising_table(conflict=2, worms=2).setup(1, worms=1)
    supply, garrison = t.supply(), t.garrison()
    t.combat_begins().everybody_passes()
    assert (t.worms(), t.worms(1), t.troops()) == (0, 0, 0)
    assert (t.supply(), t.garrison()) == (supply + 2, garrison)
