"""U22: the variants of Rivals, and what the harder levels have of them."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.config import ConfigError
from dune_desktop.engine.model.ids import DIFFICULTIES, bare
from tests.kit import Table, proves
from tests.kit.rivals import MARGOT, STABAN, new_game_with_rivals, rivals_config, rivals_table

HARD = ("mentat", "kwisatz_haderach")
FIRST, SECOND, LAST = "skirmish_crysknife", "choam_security", "propaganda"
EXPERT, SMART, BRUTAL, STREAMLINED = "expert_troop_deployment", "smart_politics", "brutal_escalation", "streamlined"
AMBER, RABBAN = "rival_lady_amber_metulli", "rival_glossu_rabban"


@proves("U22.1", "U17.8", "U17.9", "U21.2")
@pytest.mark.parametrize("card", [FIRST, SECOND, LAST])
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_brutal_escalation_adds_two_cards_in_the_last_conflicts(level: str, card: str) -> None:
    """At the two hardest levels always, else by choice; with two people too."""
    for people, variants in ((1, ()), (1, (BRUTAL,)), (2, (BRUTAL,)), (2, ())):
        t = rivals_table(people, difficulty=level, variants=variants, intrigue=["cunning"]).conflict(card)
        for seat in range(people, 3):
            t.setup(seat, agents_left=0)
        t.hagal_deck("hagal_heighliner", "hagal_sardaukar").combat_begins(2, *[0] * (people - 1), 2)
        two = card == LAST and (bool(variants) or (people == 1 and level in HARD))
        assert [event[3] for event in t.event("hagal_bonus")] == ([5, 4] if two else [5])


@proves("U22.2", "U17.8", "U17.9", "U16.14")
@pytest.mark.parametrize(
    ("card", "mine", "others", "holds"),
    [
        (FIRST, {"conflict": 3}, {}, True),
        (SECOND, {"conflict": 3}, {}, True),
        (LAST, {"conflict": 3}, {}, False),
        (FIRST, {"conflict": 2}, {}, False),
        (FIRST, {"conflict": 2, "worms": 1}, {}, True),
        (FIRST, {"conflict": 4}, {"conflict": 2}, False),
        (FIRST, {"conflict": 4}, {"worms": 1}, True),
        (FIRST, {"conflict": 3, "swords": 5}, {"conflict": 1}, False),
    ],
)
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_expert_deployment_holds_troops_back_with_a_lead_of_three_units(
    level: str, card: str, mine: dict[str, int], others: dict[str, int], holds: bool
) -> None:
    """Ruling 101: units are counted, not strength, and against whoever has most."""
    for variants in ((), (EXPERT,)):
        t = rivals_table(difficulty=level, variants=variants, **others).conflict(card).setup(1, garrison=3, **mine)
        before = t.seat(1).conflict
        t.rival_turn(1, "hagal_research_station")
        held = holds and (level in HARD or bool(variants))
        assert t.seat(1).conflict - before == (0 if held else 4)
        assert [event[1:3] for event in t.event("hold_back")] == ([(1, 4)] if held else [])


@proves("U22.2", "U18.11")
def test_sandworms_come_before_the_lead_is_looked_at() -> None:
    """Two troops and two sandworms are a lead of four."""
    t = rivals_table(difficulty="mentat").setup(1, conflict=2, hooks=True).bonus_spice("deep_desert", 1)
    t.rival_turn(1, "hagal_deep_desert")
    assert (t.worms(1), t.seat(1).conflict, len(t.event("hold_back"))) == (2, 2, 1)


@proves("U22.3", "U17.8", "U17.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "passed"),
    [
        (4, 3, True),
        (4, 4, False),
        (3, 0, False),
        (2, 4, True),
        (2, 3, False),
        (1, 5, False),
    ],
)
@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("hagal_dutiful_service", "emperor"),
        ("hagal_deliver_supplies_heighliner", "guild"),
        ("hagal_secrets", "bene_gesserit"),
        ("hagal_fremkit", "fremen"),
    ],
)
def test_smart_politics_passes_over_factions_that_bring_nothing(
    card: str, faction: str, mine: int, theirs: int, passed: bool
) -> None:
    """In the lead with the Alliance, or too far behind; the Rival begins before the player where both have 4."""
    for level, variants in (("mentat", ()), ("kwisatz_haderach", ()), ("sardaukar", (SMART,)), ("sardaukar", ())):
        t = rivals_table(difficulty=level, variants=variants).setup(1, influence={faction: mine})
        t.setup(0, influence={faction: theirs}).rival_turn(1, card, "hagal_research_station")
        verdict = "politics" if passed and (level in HARD or variants) else "goes"
        assert t.event("hagal")[0][4] == verdict


@proves("U22.3")
@pytest.mark.parametrize(("mine", "theirs", "verdict"), [(4, 3, "politics"), (4, 4, "goes"), (2, 4, "politics")])
def test_smart_politics_measures_the_other_rival_too(mine: int, theirs: int, verdict: str) -> None:
    """The player has no Influence there; the Rival that is judged has the Alliance where both have 4."""
    t = rivals_table(difficulty="mentat").setup(1, influence={"fremen": mine}).setup(2, influence={"fremen": theirs})
    t.rival_turn(1, "hagal_fremkit", "hagal_research_station")
    assert t.event("hagal")[0][4] == verdict


@proves("U22.3")
@pytest.mark.parametrize(("card", "faction"), [("hagal_sardaukar", "emperor"), ("hagal_espionage", "bene_gesserit")])
def test_smart_politics_goes_on_to_the_other_spaces_of_factions(card: str, faction: str) -> None:
    t = rivals_table(variants=(SMART,)).setup(1, influence={faction: 5}).rival_turn(1, card)
    assert t.event("hagal")[0][4] == "goes"


# ------------------------------------------------------------------------------------------------ Streamlined


def streamlined(leader: str = AMBER) -> Table:
    return rivals_table(2, (leader,), variants=(STREAMLINED,))


@proves("U22.4", "U17.3")
def test_a_streamlined_rival_is_amber_or_rabban() -> None:
    """They are dealt in that game and in no other, where nobody else can be had."""
    dealt = {bare(new_game_with_rivals(2, variants=(STREAMLINED,), seed=n).seat(2).leader) for n in range(20)}
    assert dealt == {AMBER, RABBAN}
    for leader, variants in ((STABAN, (STREAMLINED,)), (AMBER, ())):
        with pytest.raises(ConfigError, match="cannot lead"):
            new_game_with_rivals(2, (leader,), variants=variants)
    with pytest.raises(ConfigError, match="two players"):
        rivals_config(1, variants=(STREAMLINED,))


@proves("U22.4")
def test_a_streamlined_rival_cannot_win() -> None:
    """Ruling 102: neither does it end the game, nor is it ranked."""
    t = streamlined().setup(2, vp=12).recall_begins()
    assert t.state.phase == "turns"
    assert sorted(t.rules.ranking(t.state)) == [0, 1]
    t = rivals_table(2, (STABAN,)).setup(2, vp=12).recall_begins().everybody_passes()
    assert (t.state.phase, t.rules.ranking(t.state)[0]) == ("over", 2)


@proves("U22.4")
@pytest.mark.parametrize(("swordmaster", "spice"), [(False, 4), (True, 2)])
def test_with_its_swordmaster_the_bonus_spice_goes_to_the_bank(swordmaster: bool, spice: int) -> None:
    t = streamlined().setup(2, swordmaster=swordmaster, water=0).bonus_spice("hagga_basin", 2)
    t.rival_turn(2, "hagal_hagga_basin_imperial_basin")
    assert (t.seat(2).spice, t.state.bonus_spice["uprising/hagga_basin"]) == (spice, 0)


@proves("U22.4")
def test_a_streamlined_rival_turns_nothing_into_points() -> None:
    """Ruling 102."""
    t = streamlined().setup(2, swordmaster=True, spice=6, water=3).bonus_spice("hagga_basin", 1)
    t.rival_turn(2, "hagal_hagga_basin_imperial_basin")
    assert (t.seat(2).spice, t.seat(2).water, t.seat(2).vp) == (8, 3, 0)


# ------------------------------------------------------------------------------------------------ Row churn


@proves("U22.5")
def test_dice_clear_the_row_after_each_of_your_reveal_turns() -> None:
    """Places 2 and 4 from the left; a 6 takes none, a double one; nothing without the variant."""
    for variants, roll, gone in (
        (("row_churn",), (2, 4), {1, 3}),
        (("row_churn",), (6, 1), {0}),
        (("row_churn",), (3, 3), {2}),
        ((), (2, 4), set()),
    ):
        t = rivals_table(variants=variants, difficulty="sardaukar").setup(1, agents_left=0).setup(2, agents_left=0)
        row = t.state.row
        t.dice(*roll).reveal().end_turn()
        assert {slot for slot in range(5) if t.state.row[slot] != row[slot]} == gone
        assert {row[slot] for slot in gone} <= set(t.state.trashed)
    with pytest.raises(ConfigError, match="solo game"):
        rivals_config(2, variants=("row_churn",))


def test_rivals_of_a_table_are_named() -> None:
    assert [bare(seat.leader) for seat in rivals_table(rivals=(MARGOT, STABAN)).state.seats[1:]] == [MARGOT, STABAN]
