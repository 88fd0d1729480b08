"""Plot intrigue cards of the base game that give Influence, points and resources, with every official ruling."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import table

# ------------------------------------------------------------------------------------------------ Bribery


@proves("intrigue:bribery", "R6.4")
def test_bribery_buys_one_influence_with_any_faction() -> None:
    """2 Solari: 1 influence with any one of the four Factions."""
    t = table(solari=3, intrigue=["bribery"])
    t.intrigue("bribery")
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("guild")
    assert (t.solari(), t.influence("guild")) == (1, 1)


@proves("intrigue:bribery", "R6.4", "R30.15", "R25.28")
def test_bribery_needs_its_two_solari() -> None:
    """With 1 Solari it cannot be played, not even for nothing."""
    assert table(solari=1, intrigue=["bribery"]).why_not("intrigue", "bribery") == "cost"


@proves("intrigue:bribery", "R6.4", "O19")
def test_bribery_for_nothing_is_closed() -> None:
    """With 6 influence everywhere there is nothing to gain."""
    top = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 6)
    assert table(solari=2, influence=top, intrigue=["bribery"]).why_not("intrigue", "bribery") == "nothing"


# ------------------------------------------------------------------------------------------------ points for resources


@proves("intrigue:choam_shares")
def test_choam_shares_buys_a_point() -> None:
    """7 Solari: 1 victory point."""
    t = table(solari=8, vp=3, intrigue=["choam_shares"])
    t.intrigue("choam_shares")
    assert (t.solari(), t.vp()) == (1, 4)


@proves("intrigue:choam_shares", "R6.4")
def test_choam_shares_needs_seven_solari() -> None:
    """With 6 Solari it is closed."""
    assert table(solari=6, intrigue=["choam_shares"]).why_not("intrigue", "choam_shares") == "cost"


@proves("intrigue:the_sleeper_must_awaken")
def test_the_sleeper_must_awaken_buys_a_point() -> None:
    """4 spice: 1 victory point."""
    t = table(spice=5, vp=3, intrigue=["the_sleeper_must_awaken"])
    t.intrigue("the_sleeper_must_awaken")
    assert (t.spice(), t.vp()) == (1, 4)


@proves("intrigue:the_sleeper_must_awaken", "R6.4")
def test_the_sleeper_must_awaken_needs_four_spice() -> None:
    """With 3 spice it is closed."""
    t = table(spice=3, intrigue=["the_sleeper_must_awaken"])
    assert t.why_not("intrigue", "the_sleeper_must_awaken") == "cost"


# ------------------------------------------------------------------------------------------------ resources


@proves("intrigue:councilors_dispensation", "R25.28")
def test_councilors_dispensation_gives_spice_to_a_councilor() -> None:
    """With a High Council seat: 2 spice."""
    t = table(council=True, spice=0, intrigue=["councilors_dispensation"])
    t.intrigue("councilors_dispensation")
    assert t.spice() == 2


@proves("intrigue:councilors_dispensation", "R25.28", "R6.4")
def test_councilors_dispensation_needs_the_seat() -> None:
    """Without a seat on the High Council it cannot be played (FAQ Intrigue cards)."""
    t = table(intrigue=["councilors_dispensation"])
    assert t.why_not("intrigue", "councilors_dispensation") == "condition"


@proves("intrigue:councilors_dispensation", "R6.1", "R13.10", "space:high_council")
def test_councilors_dispensation_follows_the_seat_taken_this_turn() -> None:
    """After this turn's Agent took the seat the card can be played in the same turn."""
    t = table(hand=["dagger"], solari=5, intrigue=["councilors_dispensation"])
    t.play("dagger", "high_council").intrigue("councilors_dispensation")
    assert t.spice() == 2


@proves("intrigue:water_peddlers_union")
def test_water_peddlers_union_gives_water() -> None:
    """1 water."""
    t = table(water=2, intrigue=["water_peddlers_union"])
    t.intrigue("water_peddlers_union")
    assert t.water() == 3


@proves("intrigue:water_peddlers_union", "R6.2", "space:hagga_basin")
def test_water_peddlers_union_pays_the_space() -> None:
    """The water gained before sending pays Hagga Basin in the same turn."""
    t = table(hand=["dune_the_desert_planet"], water=0, intrigue=["water_peddlers_union"])
    assert t.why_not("send", "dune_the_desert_planet", "hagga_basin") == "cost"
    t.intrigue("water_peddlers_union").play("dune_the_desert_planet", "hagga_basin")
    assert t.water() == 0


@proves("intrigue:windfall")
def test_windfall_gives_solari() -> None:
    """2 Solari."""
    t = table(solari=1, intrigue=["windfall"])
    t.intrigue("windfall")
    assert t.solari() == 3


@proves("intrigue:windfall", "R6.2", "space:mentat")
def test_windfall_pays_the_space() -> None:
    """The Solari gained before sending pay the Mentat in the same turn."""
    t = table(hand=["dagger"], solari=0, intrigue=["windfall"])
    assert t.why_not("send", "dagger", "mentat") == "cost"
    t.intrigue("windfall").play("dagger", "mentat")
    assert t.solari() == 0


# ------------------------------------------------------------------------------------------------ influence

INFLUENCE = {
    "favored_subject": "emperor",
    "guild_authorization": "guild",
    "secret_of_the_sisterhood": "bene_gesserit",
    "know_their_ways": "fremen",
}
INFLUENCE_NAMES = tuple("intrigue:" + card for card in INFLUENCE)


@proves("R14.2", *INFLUENCE_NAMES)
@pytest.mark.parametrize(("card", "faction"), INFLUENCE.items())
def test_influence_cards_give_one_step(card: str, faction: str) -> None:
    """1 influence with the card's Faction, here the second one, which brings its point."""
    t = table(influence={faction: 1}, vp=3, intrigue=[card])
    t.intrigue(card)
    assert (t.influence(faction), t.vp()) == (2, 4)


@proves("O19", *INFLUENCE_NAMES)
@pytest.mark.parametrize(("card", "faction"), INFLUENCE.items())
def test_influence_cards_are_closed_at_the_top(card: str, faction: str) -> None:
    """At 6 influence the card could do nothing and stays in hand."""
    t = table(influence={faction: 6}, intrigue=[card])
    assert t.why_not("intrigue", card) == "nothing"


@proves("intrigue:know_their_ways", "R7.5", "space:sietch_tabr")
def test_know_their_ways_opens_sietch_tabr() -> None:
    """The influence gained before sending meets the requirement of Sietch Tabr in the same turn."""
    t = table(hand=["reconnaissance"], influence={"fremen": 1}, intrigue=["know_their_ways"])
    assert t.why_not("send", "reconnaissance", "sietch_tabr") == "influence"
    t.intrigue("know_their_ways").play("reconnaissance", "sietch_tabr")
    assert t.seat().agents == ("sietch_tabr",)


@proves("intrigue:guild_authorization", "R6.2", "R14.4", "space:swordmaster")
def test_guild_authorization_pays_by_the_bonus_at_four() -> None:
    """The 3 Solari of the fourth step pay the Swordmaster in the same turn."""
    t = table(hand=["dagger"], solari=5, influence={"guild": 3}, intrigue=["guild_authorization"])
    t.intrigue("guild_authorization").play("dagger", "swordmaster")
    assert (t.solari(), t.seat().swordmaster) == (0, True)


@proves("intrigue:favored_subject", "R8.2", "R14.4", "space:carthag")
def test_favored_subject_recruits_for_the_conflict() -> None:
    """The 2 troops of the fourth step count as recruited in this turn: 1 + 2 + 2 may be deployed at Carthag."""
    t = table(hand=["reconnaissance"], influence={"emperor": 3}, intrigue=["favored_subject"])
    t.intrigue("favored_subject").play("reconnaissance", "carthag")
    assert t.can("deploy", 5)
    assert not t.can("deploy", 6)


@proves("intrigue:secret_of_the_sisterhood", "R14.4")
def test_secret_of_the_sisterhood_draws_at_the_fourth_step() -> None:
    """The bonus of the fourth step is an intrigue card, which may be played in the same turn."""
    t = table(influence={"bene_gesserit": 3}, solari=0, intrigue=["secret_of_the_sisterhood"])
    t.top_of_intrigue_deck("windfall")
    t.intrigue("secret_of_the_sisterhood").intrigue("windfall")
    assert t.solari() == 2
