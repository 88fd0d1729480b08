"""The leaders of the base game: both abilities of each with their rulings, and what each does as a solo Rival."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.model.config import ConfigError
from tests.kit.coverage import proves
from tests.kit.table import Table, new_game, new_solo_game, solo_table, table

PAUL = "paul_atreides"
LETO = "duke_leto_atreides"
BARON = "baron_vladimir_harkonnen"
RABBAN = "glossu_the_beast_rabban"
ARIANA = "countess_ariana_thorvald"
MEMNON = "earl_memnon_thorvald"
HELENA = "helena_richese"
ILBAN = "count_ilban_richese"
FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}


def rival(leader: str, **facts: Any) -> Table:
    """A solo table where seat 1 is a Rival with this leader and these facts."""
    other = MEMNON if leader != MEMNON else RABBAN
    return solo_table(rivals=(leader, other)).setup(1, **facts)


# ------------------------------------------------------------------------------------------------ all of them


@proves("R24.1", "card:signet_ring")
def test_the_signet_is_for_agent_turns() -> None:
    """The right ability works when the Signet Ring sends an Agent, not when it is revealed."""
    t = table(leader=MEMNON, hand=["signet_ring"], spice=0).reveal()
    assert (t.spice(), t.persuasion()) == (0, 1)


@proves("R24.1")
def test_the_signet_is_used_once() -> None:
    """One play of the Signet Ring gives the ability once."""
    t = table(leader=BARON, hand=["signet_ring"], solari=5).play("signet_ring", "hall_of_oratory")
    t.take("leader:" + BARON)
    assert not t.can_take("leader:" + BARON)
    assert t.solari() == 4


@proves("R28.1", "leader:paul_atreides", "leader:helena_richese")
@pytest.mark.parametrize("leader", [PAUL, HELENA])
def test_two_leaders_lead_no_rival(leader: str) -> None:
    """Paul Atreides and Helena Richese are not allowed as a solo Rival."""
    with pytest.raises(ConfigError, match=leader):
        new_solo_game(leader=ILBAN, rivals=(leader, RABBAN))


# ------------------------------------------------------------------------------------------------ Paul Atreides


@proves("leader:paul_atreides", "R29.2")
def test_paul_sees_his_top_card_at_any_time() -> None:
    """Prescience: the top card of the own deck, and no more, in his own turn and in others'."""
    t = table(leader=PAUL, deck=["dagger", "diplomacy"])
    assert t.view(0).seats[0].deck == ("dagger", "?")
    t.reveal().end_turn()
    assert (t.asked(), t.view(0).seats[0].deck) == (1, ("dagger", "?"))


@proves("leader:paul_atreides", "R29.1")
def test_nobody_else_sees_pauls_top_card() -> None:
    """Only the owner sees it; another leader does not see his own either."""
    t = table(leader=PAUL, deck=["dagger", "diplomacy"]).setup(1, deck=["dagger"])
    assert t.view(1).seats[0].deck == ("?", "?")
    assert t.view(1).seats[1].deck == ("?",)


@proves("leader:paul_atreides", "R24.7", "R16.4")
def test_paul_sees_nothing_of_an_empty_deck() -> None:
    """Looking never causes a reshuffle."""
    t = table(leader=PAUL, deck=[], discard=["dagger"])
    assert t.view(0).seats[0].deck == ()
    assert (t.seat().deck, t.seat().discard) == ((), ("dagger",))


@proves("leader:paul_atreides", "R24.1")
def test_discipline_draws_a_card() -> None:
    """Discipline: draw 1."""
    t = table(leader=PAUL, hand=["signet_ring"], deck=["dagger", "diplomacy"])
    t.play("signet_ring", "secure_contract").take("leader:" + PAUL)
    assert t.seat().hand == ("dagger",)


@proves("leader:paul_atreides", "R13.9")
def test_discipline_is_compulsory() -> None:
    """The turn cannot end before the card is drawn."""
    t = table(leader=PAUL, hand=["signet_ring"], deck=["dagger"]).play("signet_ring", "secure_contract")
    assert t.why_not("end_turn") == "effects_left"


# ------------------------------------------------------------------------------------------------ Duke Leto


@proves("leader:duke_leto_atreides", "R24.8")
@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_letos_landsraad_spaces_cost_one_less(space: str, cost: int) -> None:
    """Landsraad Popularity: 4, 1, 3 and 7 Solari instead of 5, 2, 4 and 8."""
    t = table(leader=LETO, hand=["dagger"], solari=cost - 1)
    assert t.why_not("send", "dagger", space) == "cost"
    t.setup(solari=cost).play("dagger", space)
    assert t.solari() == 0


@proves("leader:duke_leto_atreides", "R24.8", "R28.3")
def test_letos_mentat_costs_four_with_the_solo_token() -> None:
    """With the 5 Solari token of the harder solo games the Mentat costs him 4."""
    t = solo_table("sardaukar", leader=LETO, hand=["dagger"], solari=3)
    assert t.why_not("send", "dagger", "mentat") == "cost"
    t.setup(solari=4).play("dagger", "mentat")
    assert t.solari() == 0


@proves("leader:duke_leto_atreides", "R24.8")
def test_letos_discount_never_pays_him() -> None:
    """A Landsraad space without a cost stays free."""
    t = table(leader=LETO, hand=["dagger"], solari=0).play("dagger", "hall_of_oratory")
    assert t.solari() == 0


@proves("leader:duke_leto_atreides", "R24.8")
def test_letos_discount_is_for_solari_of_landsraad_spaces() -> None:
    """Other spaces and other costs are as printed: 2 spice for Selective Breeding, 2 Solari for Bribery."""
    t = table(leader=LETO, hand=["diplomacy"], spice=1, solari=1, intrigue=["bribery"])
    assert t.why_not("send", "diplomacy", "selective_breeding") == "cost"
    assert t.why_not("intrigue", "bribery") == "cost"


def diplomat(**facts: Any) -> Table:
    """Leto has sent the Signet Ring; opponents lead him with the Guild and the Fremen and nowhere else."""
    t = table(leader=LETO, hand=["signet_ring"], **{"influence": {"emperor": 1}, "spice": 1, **facts})
    t.setup(1, influence={"guild": 1, "emperor": 1}).setup(2, influence={"fremen": 2})
    return t.play("signet_ring", "hall_of_oratory")


@proves("leader:duke_leto_atreides")
def test_prudent_diplomacy_follows_an_opponent() -> None:
    """1 spice: 1 influence where at least one opponent has more than he has; level is not more."""
    t = diplomat().take("leader:" + LETO)
    assert {option[1] for option in t.legal()} == {"guild", "fremen"}
    t.pick("guild")
    assert (t.influence("guild"), t.spice()) == (1, 0)


@proves("leader:duke_leto_atreides", "R13.1")
def test_prudent_diplomacy_is_optional() -> None:
    """An arrow cost may be left unpaid."""
    t = diplomat().end_turn()
    assert (t.seat().influence, t.spice()) == ((1, 0, 0, 0), 1)


@proves("leader:duke_leto_atreides", "R13.4")
def test_prudent_diplomacy_needs_the_spice() -> None:
    """Without spice it is closed."""
    t = diplomat(spice=0)
    assert not t.can_take("leader:" + LETO)
    assert t.why_not("take") == "cost"


@proves("leader:duke_leto_atreides")
def test_prudent_diplomacy_gains_nothing_for_the_leading() -> None:
    """Where nobody has more influence than he has there is nothing to gain."""
    t = diplomat(influence=dict.fromkeys(FACTIONS, 3))
    if t.can_take("leader:" + LETO):
        t.take("leader:" + LETO)
    assert t.seat().influence == (3, 3, 3, 3)


@proves("leader:duke_leto_atreides", "R26.11")
def test_prudent_diplomacy_follows_a_rival() -> None:
    """Rivals count as opponents."""
    t = solo_table(leader=LETO, hand=["signet_ring"], spice=1).setup(2, influence={"guild": 1})
    t.play("signet_ring", "hall_of_oratory").take("leader:" + LETO)
    assert t.influence("guild") == 1


@proves("leader:duke_leto_atreides", "R27.12")
def test_prudent_diplomacy_follows_house_hagal() -> None:
    """House Hagal of a two-player game counts as an opponent."""
    t = table(2, leader=LETO, hand=["signet_ring"], spice=1).setup(2, influence={"fremen": 1})
    t.play("signet_ring", "hall_of_oratory").take("leader:" + LETO)
    assert t.influence("fremen") == 1


@proves("leader:duke_leto_atreides", "R28.10", "R28.15", "O10")
def test_rival_leto_pays_and_rises_where_it_has_least() -> None:
    """Among the Factions where an opponent leads it, the one where the Rival has least; it pays when it can."""
    t = rival(LETO, spice=1, influence={"guild": 1}).setup(0, influence={"guild": 3, "fremen": 1})
    t.rival_turn(1, "hagal_arrakeen_1p")
    assert (t.influence("fremen", 1), t.influence("guild", 1), t.spice(1)) == (1, 1, 0)


@proves("leader:duke_leto_atreides", "R28.15")
def test_rival_letos_tie_is_decided_by_the_human() -> None:
    """Level in two eligible Factions: the human chooses, among these two only."""
    t = rival(LETO, spice=1).setup(0, influence={"guild": 1, "fremen": 1}).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.decision().seat, t.decision().acting_for) == (0, 1)
    assert {option[1] for option in t.legal()} == {"guild", "fremen"}
    t.pick("guild")
    assert t.influence("guild", 1) == 1


@proves("leader:duke_leto_atreides", "O10")
def test_rival_leto_keeps_its_spice_for_nothing() -> None:
    """Where nobody leads it the Rival pays nothing."""
    t = rival(LETO, spice=1).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.spice(1), t.seat(1).influence) == (1, (0, 0, 0, 0))


@proves("leader:duke_leto_atreides", "R13.4")
def test_rival_leto_without_spice_gains_nothing() -> None:
    """A Rival pays its signet's cost like a player."""
    t = rival(LETO, spice=0).setup(0, influence={"guild": 1}).rival_turn(1, "hagal_arrakeen_1p")
    assert t.seat(1).influence == (0, 0, 0, 0)


# ------------------------------------------------------------------------------------------------ the Baron


@proves("leader:baron_vladimir_harkonnen", "R2.8", "R24.2")
def test_the_baron_chooses_two_factions_before_round_one() -> None:
    """After set-up, before the first Conflict card: two different Factions of four, then the game begins."""
    t = new_game(leaders=(PAUL, BARON, RABBAN, MEMNON))
    assert (t.decision().kind, t.asked(), t.state.round) == ("secret_factions", 1, 0)
    assert {option[1] for option in t.legal()} == FACTIONS
    t.pick("guild")
    assert {option[1] for option in t.legal()} == FACTIONS - {"guild"}
    t.pick("fremen")
    assert (set(t.seat(1).secret), t.state.round, t.state.phase) == ({"guild", "fremen"}, 1, "turns")


@proves("leader:baron_vladimir_harkonnen", "R24.2", "R29.1")
def test_the_barons_factions_are_secret() -> None:
    """Opponents see that there are two and not which; once shown everybody sees them."""
    t = table(leader=BARON, secret=["guild", "fremen"], intrigue=["rapid_mobilization"], garrison=4)
    assert t.view(0).seats[0].secret == ("guild", "fremen")
    assert t.view(1).seats[0].secret == ("?", "?")
    t.intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert t.view(1).seats[0].secret == ("guild", "fremen")


def baron(**facts: Any) -> Table:
    """The Baron with his two secret Factions, the Guild and the Fremen."""
    return table(leader=BARON, secret=["guild", "fremen"], **facts)


@proves("leader:baron_vladimir_harkonnen", "R24.2", "R13.7")
def test_masterstroke_gives_influence_with_both() -> None:
    """Four troops deployed in one turn by a Combat space: 1 influence with each chosen Faction."""
    t = baron(hand=["diplomacy"], spice=6, garrison=4).play("diplomacy", "heighliner").deploy(4)
    guild = t.influence("guild")
    t.do("masterstroke")
    assert (t.influence("guild"), t.influence("fremen")) == (guild + 1, 1)
    assert (t.influence("emperor"), t.influence("bene_gesserit")) == (0, 0)


@proves("leader:baron_vladimir_harkonnen", "R24.2")
def test_masterstroke_needs_four_troops() -> None:
    """With three deployed it is closed."""
    t = baron(hand=["reconnaissance"]).play("reconnaissance", "carthag").deploy(3)
    assert t.why_not("masterstroke") == "deploy_more"


@proves("leader:baron_vladimir_harkonnen", "R24.2", "R25.5")
def test_masterstroke_adds_up_troops_of_different_effects() -> None:
    """Two by the Combat space and two by Rapid Mobilization, in separate steps, are four."""
    t = baron(hand=["reconnaissance"], garrison=4, intrigue=["rapid_mobilization"])
    t.play("reconnaissance", "carthag").deploy(1).deploy(1).intrigue("rapid_mobilization").deploy(2)
    assert t.can("masterstroke")


@proves("leader:baron_vladimir_harkonnen", "R24.2")
def test_masterstroke_does_not_add_up_turns() -> None:
    """Three troops in one turn and two in the next are not four in one."""
    t = baron(hand=["reconnaissance"], garrison=6).play("reconnaissance", "carthag").deploy(3)
    t.take("space:carthag").end_turn().until_turn_of(0)
    t.setup(intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(2)
    assert (t.troops(), t.why_not("masterstroke")) == (5, "deploy_more")


@proves("leader:baron_vladimir_harkonnen", "R24.2", "R4.2")
def test_masterstroke_does_not_count_the_defender_of_round_start() -> None:
    """A troop deployed at Round Start was not deployed in a turn of his: with three more there are not four."""
    t = baron().control("arrakeen", 0).next_conflict("siege_of_arrakeen").finish_round()
    t.take("conflict:siege_of_arrakeen").until_turn_of(0)
    t.setup(intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(3)
    assert (t.troops(), t.why_not("masterstroke")) == (4, "deploy_more")


@proves("leader:baron_vladimir_harkonnen", "R24.2")
def test_masterstroke_happens_once_per_game() -> None:
    """After it no later turn offers it."""
    t = baron(garrison=4, intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    t.finish_round().until_turn_of(0).setup(garrison=4, intrigue=["rapid_mobilization"])
    t.intrigue("rapid_mobilization").deploy(4)
    assert not t.can("masterstroke")
    assert (t.influence("guild"), t.influence("fremen")) == (1, 1)


@proves("leader:baron_vladimir_harkonnen", "R24.2", "O6")
def test_masterstroke_may_be_kept() -> None:
    """He may reveal now or in a later turn with four troops deployed."""
    t = baron(garrison=4, intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(4)
    t.finish_round().until_turn_of(0)
    assert t.influence("guild") == 0
    t.setup(garrison=4, intrigue=["rapid_mobilization"]).intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert t.influence("guild") == 1


@proves("leader:baron_vladimir_harkonnen", "R24.2")
def test_masterstroke_works_in_the_reveal_turn() -> None:
    """Three by Reinforcements and one by Rapid Mobilization, all in the Reveal turn."""
    t = baron(solari=3, intrigue=["reinforcements", "rapid_mobilization"]).reveal()
    t.intrigue("reinforcements").deploy(3).intrigue("rapid_mobilization").deploy(1).do("masterstroke")
    assert (t.influence("guild"), t.influence("fremen")) == (1, 1)


@proves("leader:baron_vladimir_harkonnen")
def test_scheme_buys_an_intrigue_card() -> None:
    """Scheme: 1 Solari for an intrigue card."""
    t = table(leader=BARON, hand=["signet_ring"], solari=1).play("signet_ring", "hall_of_oratory")
    t.take("leader:" + BARON)
    assert (t.solari(), len(t.seat().intrigue)) == (0, 1)


@proves("leader:baron_vladimir_harkonnen", "R13.1")
def test_scheme_is_optional() -> None:
    """The Solari may be kept."""
    t = table(leader=BARON, hand=["signet_ring"], solari=1).play("signet_ring", "hall_of_oratory").end_turn()
    assert (t.solari(), t.seat().intrigue) == (1, ())


@proves("leader:baron_vladimir_harkonnen", "R9.2")
def test_scheme_needs_the_solari() -> None:
    """Without Solari it is closed."""
    t = table(leader=BARON, hand=["signet_ring"], solari=0).play("signet_ring", "hall_of_oratory")
    assert t.why_not("take") == "cost"


@proves("leader:baron_vladimir_harkonnen", "R28.10", "O10")
@pytest.mark.parametrize(("solari", "left", "cards"), [(1, 0, 1), (0, 0, 0), (3, 2, 1)])
def test_rival_baron_buys_an_intrigue_card(solari: int, left: int, cards: int) -> None:
    """The Rival pays 1 Solari for a card whenever it has one, and only once."""
    t = rival(BARON, solari=solari).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.solari(1), len(t.seat(1).intrigue)) == (left, cards)


@proves("leader:baron_vladimir_harkonnen", "R28.1")
def test_rival_baron_has_no_masterstroke() -> None:
    """The left ability is ignored: nobody chooses Factions for it, four troops deployed give nothing."""
    t = new_solo_game(rivals=(BARON, RABBAN))
    assert (t.decision().kind, t.seat(1).secret) == ("turn", ())
    t = rival(BARON, garrison=3).rival_turn(1, "hagal_heighliner")
    assert (t.troops(1), t.seat(1).influence) == (5, (0, 1, 0, 0))


# ------------------------------------------------------------------------------------------------ Rabban


@proves("leader:glossu_the_beast_rabban", "R2.8")
def test_rabban_starts_with_a_spice_and_a_solari() -> None:
    """Arrakis Fiefdom: 1 extra spice and 1 extra Solari; everybody else has none, and all have 1 water."""
    t = new_game(3, leaders=(PAUL, RABBAN, MEMNON))
    assert [(seat.spice, seat.solari, seat.water) for seat in t.state.seats] == [(0, 0, 1), (1, 1, 1), (0, 0, 1)]


@proves("leader:glossu_the_beast_rabban")
def test_brutality_recruits_one_troop() -> None:
    """Without an Alliance: 1 troop, and nothing to choose."""
    t = table(leader=RABBAN, hand=["signet_ring"]).play("signet_ring", "secure_contract").take("leader:" + RABBAN)
    assert (t.garrison(), t.supply()) == (4, 8)


@proves("leader:glossu_the_beast_rabban", "R24.9", "R13.6")
@pytest.mark.parametrize(("branch", "troops"), [(0, 1), (1, 2)])
def test_brutality_with_an_alliance_recruits_one_or_two(branch: int, troops: int) -> None:
    """With the Alliance of any Faction: 1 or 2 troops, as he likes."""
    t = table(leader=RABBAN, hand=["signet_ring"], influence={"fremen": 4})
    t.play("signet_ring", "secure_contract").take("leader:" + RABBAN).branch(branch)
    assert t.garrison() == 3 + troops


@proves("leader:glossu_the_beast_rabban", "R14.9")
def test_brutality_needs_the_token() -> None:
    """4 influence without the Alliance token give one troop."""
    t = table(leader=RABBAN, hand=["signet_ring"], influence={"fremen": 4}).setup(1, influence={"fremen": 5})
    t.play("signet_ring", "secure_contract").take("leader:" + RABBAN)
    assert t.garrison() == 4


@proves("leader:glossu_the_beast_rabban", "R8.2")
def test_brutality_recruits_for_the_conflict() -> None:
    """On a Combat space its troop counts as recruited this turn: 1 + 1 and two others may be deployed."""
    t = table(leader=RABBAN, hand=["signet_ring"]).play("signet_ring", "arrakeen").take("leader:" + RABBAN)
    assert t.can("deploy", 4)
    assert not t.can("deploy", 5)


@proves("leader:glossu_the_beast_rabban", "R28.1", "R28.4")
def test_rival_rabban_starts_without_extras() -> None:
    """The left ability is ignored: no Solari and no spice for the Rival."""
    t = new_solo_game(rivals=(RABBAN, MEMNON))
    gained = [event[2] for event in t.event("gain") if event[1] == 1]
    assert "solari" not in gained
    assert "spice" not in gained


@proves("leader:glossu_the_beast_rabban", "R28.10", "O9", "R26.7")
def test_rival_rabban_recruits_one_for_the_garrison() -> None:
    """Arrakeen with 3 garrisoned: the card's troop and two of garrison go, the signet's troop stays."""
    t = rival(RABBAN, garrison=3).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.troops(1), t.garrison(1), t.supply(1)) == (3, 2, 7)


@proves("leader:glossu_the_beast_rabban", "R28.10", "O9")
def test_rival_rabban_recruits_two_with_an_alliance() -> None:
    """With any Alliance: 2 troops; with an empty garrison before, these two are the ones that deploy."""
    t = rival(RABBAN, influence={"guild": 4}).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.troops(1), t.garrison(1), t.supply(1)) == (3, 0, 9)


# ------------------------------------------------------------------------------------------------ Ariana


@proves("leader:countess_ariana_thorvald", "R24.3", "R7.14")
@pytest.mark.parametrize(
    ("space", "bonus", "spice"),
    [("imperial_basin", 0, 0), ("imperial_basin", 2, 2), ("hagga_basin", 0, 1), ("the_great_flat", 1, 3)],
)
def test_ariana_harvests_one_less_and_draws(space: str, bonus: int, spice: int) -> None:
    """Spice Addict: base plus bonus spice less one, and a card."""
    t = table(leader=ARIANA, hand=["dune_the_desert_planet"], deck=["dagger", "diplomacy"], spice=0, water=2)
    t.bonus_spice(space, bonus).play("dune_the_desert_planet", space).take("leader:" + ARIANA)
    assert (t.spice(), t.seat().hand, t.state.bonus_spice[space]) == (spice, ("dagger",), 0)


@proves("leader:countess_ariana_thorvald", "R24.3", "R13.9")
def test_spice_addict_is_compulsory() -> None:
    """The turn cannot end before the card is drawn (FAQ Countess Ariana Thorvald)."""
    t = table(leader=ARIANA, hand=["dune_the_desert_planet"]).play("dune_the_desert_planet", "imperial_basin")
    assert t.why_not("end_turn") == "effects_left"


@proves("leader:countess_ariana_thorvald", "R24.3", "intrigue:councilors_dispensation")
def test_spice_addict_leaves_other_spice_alone() -> None:
    """Spice of an intrigue card is not harvested: all of it comes, and no card."""
    t = table(leader=ARIANA, council=True, spice=0, deck=["dagger"], intrigue=["councilors_dispensation"])
    t.intrigue("councilors_dispensation")
    assert (t.spice(), t.seat().hand) == (2, ())


@proves("leader:countess_ariana_thorvald", "R24.3", "R7.15")
def test_spice_addict_leaves_the_control_bonus_alone() -> None:
    """Controlling Imperial Basin she gains 1 spice for control and 1 - 1 for the harvest, and one card."""
    t = table(leader=ARIANA, hand=["dune_the_desert_planet"], deck=["dagger", "diplomacy"], spice=0)
    t.control("imperial_basin", 0).play("dune_the_desert_planet", "imperial_basin").take("leader:" + ARIANA)
    assert (t.spice(), t.seat().hand) == (1, ("dagger",))


@proves("leader:countess_ariana_thorvald", "R24.3", "R25.4", "card:carryall")
def test_spice_addict_takes_one_from_a_doubled_harvest() -> None:
    """Carryall at Hagga Basin: twice the base spice, less one, and one card."""
    t = table(leader=ARIANA, hand=["carryall"], deck=["dagger", "diplomacy"], spice=0, water=1)
    t.play("carryall", "hagga_basin").take("leader:" + ARIANA)
    assert (t.spice(), t.seat().hand) == (3, ("dagger",))


@proves("leader:countess_ariana_thorvald", "R24.3")
def test_spice_addict_does_not_lie_on_other_spaces() -> None:
    """A spice trade space where nothing is harvested draws nothing."""
    t = table(leader=ARIANA, hand=["dune_the_desert_planet"], deck=["dagger"])
    t.play("dune_the_desert_planet", "secure_contract").end_turn()
    assert t.seat().hand == ()


@proves("leader:countess_ariana_thorvald")
def test_hidden_reservoir_gives_water() -> None:
    """Hidden Reservoir: 1 water."""
    t = table(leader=ARIANA, hand=["signet_ring"], water=0).play("signet_ring", "secure_contract")
    assert t.water() == 1


@proves("leader:countess_ariana_thorvald", "R7.6", "R30.1")
def test_hidden_reservoir_does_not_pay_the_space() -> None:
    """The water comes after the cost of Hagga Basin must be paid."""
    t = table(leader=ARIANA, hand=["signet_ring"], water=0)
    assert t.why_not("send", "signet_ring", "hagga_basin") == "cost"


@proves("leader:countess_ariana_thorvald", "R28.10", "R28.13")
def test_rival_ariana_gains_water_and_converts() -> None:
    """1 water; the third one is at once spent with the others for a point."""
    t = rival(ARIANA, water=1).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.water(1), t.vp(1)) == (2, 0)
    t.rival_turn(1, "hagal_carthag").setup(1, agents=[]).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.water(1), t.vp(1)) == (0, 1)


@proves("leader:countess_ariana_thorvald", "R28.1", "R28.9")
def test_rival_ariana_harvests_all() -> None:
    """The left ability is ignored: base and bonus spice without a loss."""
    t = rival(ARIANA, spice=0).bonus_spice("hagga_basin", 1).rival_turn(1, "hagal_harvest_spice")
    assert (t.spice(1), t.seat(1).agents) == (3, ("hagga_basin",))


# ------------------------------------------------------------------------------------------------ Memnon


@proves("leader:earl_memnon_thorvald")
def test_memnons_council_seat_gives_influence() -> None:
    """Connections: taking a High Council seat gives 1 influence with any Faction."""
    t = table(leader=MEMNON, hand=["dagger"], solari=5).play("dagger", "high_council").take("leader:" + MEMNON)
    assert {option[1] for option in t.legal()} == FACTIONS
    t.pick("bene_gesserit")
    assert t.seat().influence == (0, 0, 1, 0)


@proves("leader:earl_memnon_thorvald", "R13.9")
def test_connections_is_compulsory() -> None:
    """The turn cannot end before the influence is gained."""
    t = table(leader=MEMNON, hand=["dagger"], solari=5).play("dagger", "high_council")
    assert t.why_not("end_turn") == "effects_left"


@proves("leader:earl_memnon_thorvald")
def test_connections_is_for_the_council_only() -> None:
    """Another Landsraad space gives no influence."""
    t = table(leader=MEMNON, hand=["dagger"], solari=4).play("dagger", "rally_troops").end_turn()
    assert t.seat().influence == (0, 0, 0, 0)


@proves("leader:earl_memnon_thorvald")
def test_spice_hoard_gives_spice() -> None:
    """Spice Hoard: 1 spice."""
    t = table(leader=MEMNON, hand=["signet_ring"], spice=0).play("signet_ring", "secure_contract")
    assert t.spice() == 1


@proves("leader:earl_memnon_thorvald", "R28.10", "R28.13")
@pytest.mark.parametrize(("before", "after", "points"), [(0, 1, 0), (5, 6, 0), (6, 0, 1)])
def test_rival_memnon_gains_spice_and_converts(before: int, after: int, points: int) -> None:
    """1 spice; the seventh is at once spent with the others for a point."""
    t = rival(MEMNON, spice=before).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.spice(1), t.vp(1)) == (after, points)


# ------------------------------------------------------------------------------------------------ Helena


@proves("leader:helena_richese", "R7.3")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dagger", "hall_of_oratory"),
        ("dagger", "high_council"),
        ("dagger", "mentat"),
        ("dagger", "rally_troops"),
        ("dagger", "swordmaster"),
        ("reconnaissance", "arrakeen"),
        ("reconnaissance", "carthag"),
        ("reconnaissance", "research_station"),
        ("reconnaissance", "sietch_tabr"),
    ],
)
def test_helena_passes_enemies_in_landsraad_and_cities(card: str, space: str) -> None:
    """Eyes Everywhere: enemy Agents do not block hers at green and blue spaces."""
    t = table(leader=HELENA, hand=[card], solari=8, water=2, influence={"fremen": 2}).setup(1, agents=[space])
    t.play(card, space)
    assert (t.seat(0).agents, t.seat(1).agents) == ((space,), (space,))


@proves("leader:helena_richese", "R7.3")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dune_the_desert_planet", "imperial_basin"),
        ("dune_the_desert_planet", "secure_contract"),
        ("diplomacy", "wealth"),
    ],
)
def test_enemies_block_helena_elsewhere(card: str, space: str) -> None:
    """At other spaces enemy Agents block her."""
    t = table(leader=HELENA, hand=[card]).setup(1, agents=[space])
    assert t.why_not("send", card, space) == "occupied"


@proves("leader:helena_richese")
def test_helenas_own_agents_block_her() -> None:
    """Only enemy Agents are ignored."""
    t = table(leader=HELENA, hand=["dagger"], agents=["hall_of_oratory"]).setup(1, agents=["hall_of_oratory"])
    assert t.why_not("send", "dagger", "hall_of_oratory") == "own_agent"


@proves("leader:helena_richese", "R24.6", "R7.11", "R30.4")
def test_eyes_everywhere_gives_no_second_council_seat() -> None:
    """A once-per-game space stays closed to her."""
    t = table(leader=HELENA, hand=["dagger"], solari=5, council=True).setup(1, agents=["high_council"])
    assert t.why_not("send", "dagger", "high_council") == "once"


@proves("leader:helena_richese", "R24.6", "R25.26", "card:the_voice")
def test_eyes_everywhere_does_not_beat_the_voice() -> None:
    """A space closed by The Voice stays closed to her."""
    t = table(leader=HELENA, hand=["dagger"]).voice("hall_of_oratory", 1)
    assert t.why_not("send", "dagger", "hall_of_oratory") == "voice"


def manipulated(*persuasion: str) -> Table:
    """Helena has set the Fremen Camp, of cost 4, aside and comes to her Reveal turn with these cards."""
    t = table(leader=HELENA, hand=["signet_ring", *persuasion])
    t.row("spice_hunter", "fremen_camp", "chani", "lady_jessica", "crysknife").top_of_imperium_deck("stilgar")
    t.play("signet_ring", "hall_of_oratory").take("leader:" + HELENA).pick(1)
    return t.end_turn()


@proves("leader:helena_richese", "R11.5")
def test_manipulate_removes_and_replaces_a_row_card() -> None:
    """Any card of the row is set aside and its place refilled."""
    t = table(leader=HELENA, hand=["signet_ring"]).row("spice_hunter", "fremen_camp").top_of_imperium_deck("stilgar")
    t.play("signet_ring", "hall_of_oratory").take("leader:" + HELENA)
    assert {option[1] for option in t.legal()} == {0, 1, 2, 3, 4}
    t.pick(1)
    assert (t.state.row[:2], t.seat().set_aside) == (("spice_hunter", "stilgar"), "fremen_camp")


@proves("leader:helena_richese", "R24.5")
def test_manipulate_sells_the_card_for_one_less() -> None:
    """In her Reveal turn of this round she may acquire it for 3 persuasion instead of 4."""
    t = manipulated("convincing_argument").until_turn_of(0).setup(agents=[]).reveal()
    assert t.why_not("acquire", "fremen_camp") == "cost"
    t = manipulated("convincing_argument", "diplomacy").until_turn_of(0).setup(agents=[]).reveal()
    t.buy("fremen_camp")
    assert (t.persuasion(), t.seat().discard, t.seat().set_aside) == (0, ("fremen_camp",), "")


@proves("leader:helena_richese", "R24.5")
def test_manipulate_does_not_discount_the_row() -> None:
    """The card that took its place, and other copies in the row, have their full price."""
    t = manipulated("convincing_argument", "diplomacy").until_turn_of(0).setup(agents=[])
    t.row("fremen_camp").reveal()
    assert t.can("acquire", "fremen_camp", -2)
    assert not t.can("acquire", "fremen_camp", 0)


@proves("leader:helena_richese", "R24.5")
def test_manipulate_keeps_the_card_from_opponents() -> None:
    """Opponents cannot acquire the card set aside."""
    t = manipulated().setup(1, hand=["arrakis_liaison", "arrakis_liaison"]).reveal()
    assert (t.asked(), t.persuasion()) == (1, 4)
    assert t.can("acquire", "spice_hunter")
    assert not t.can("acquire", "fremen_camp")


@proves("leader:helena_richese", "R24.5")
def test_manipulate_loses_a_card_not_acquired() -> None:
    """Not acquired by the end of her Reveal turn, the card leaves the game."""
    t = manipulated("convincing_argument", "diplomacy").until_turn_of(0).reveal().end_turn()
    assert (t.seat().set_aside, t.state.trashed.count("fremen_camp")) == ("", 1)
    assert t.event("set_aside_lost") == [("set_aside_lost", 0, "fremen_camp")]


# ------------------------------------------------------------------------------------------------ Ilban


@proves("leader:count_ilban_richese", "R24.4")
@pytest.mark.parametrize(("space", "cost"), [("high_council", 5), ("rally_troops", 4), ("swordmaster", 8)])
def test_ilban_draws_when_he_pays_solari_for_a_space(space: str, cost: int) -> None:
    """Ruthless Negotiator: one card per payment, whatever the amount."""
    t = table(leader=ILBAN, hand=["dagger"], solari=cost, deck=["diplomacy", "reconnaissance"])
    t.play("dagger", space).take("leader:" + ILBAN)
    assert (t.solari(), t.seat().hand) == (0, ("diplomacy",))
    assert not t.can_take("leader:" + ILBAN)


@proves("leader:count_ilban_richese", "R13.9")
def test_ruthless_negotiator_is_compulsory() -> None:
    """The turn cannot end before the card is drawn."""
    t = table(leader=ILBAN, hand=["dagger"], solari=4).play("dagger", "rally_troops")
    assert t.why_not("end_turn") == "effects_left"


@proves("leader:count_ilban_richese", "R24.4")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dagger", "hall_of_oratory"),
        ("dune_the_desert_planet", "hagga_basin"),
        ("dune_the_desert_planet", "sell_melange"),
        ("diplomacy", "selective_breeding"),
    ],
)
def test_ilban_does_not_draw_for_other_costs(card: str, space: str) -> None:
    """Free spaces and those that cost water or spice draw nothing."""
    t = table(leader=ILBAN, hand=[card], spice=2, water=1, solari=5, deck=["reconnaissance"]).play(card, space)
    t.end_turn()
    assert t.seat().hand == ()


@proves("leader:count_ilban_richese", "R24.4", "intrigue:bribery")
def test_ilban_does_not_draw_for_cards() -> None:
    """Solari paid for an intrigue card draw nothing (FAQ Count Ilban Richese)."""
    t = table(leader=ILBAN, solari=2, deck=["reconnaissance"], intrigue=["bribery"]).intrigue("bribery").pick("guild")
    assert (t.solari(), t.seat().hand) == (0, ())


@proves("leader:count_ilban_richese")
def test_manufacturing_gives_a_solari() -> None:
    """Manufacturing: 1 Solari."""
    t = table(leader=ILBAN, hand=["signet_ring"], solari=0).play("signet_ring", "hall_of_oratory")
    assert t.solari() == 1


@proves("leader:count_ilban_richese", "R28.10", "R28.13")
@pytest.mark.parametrize(("before", "after", "points"), [(0, 1, 0), (5, 6, 0), (6, 0, 1)])
def test_rival_ilban_gains_solari_and_converts(before: int, after: int, points: int) -> None:
    """1 Solari; the seventh is at once spent with the others for a point."""
    t = rival(ILBAN, solari=before).rival_turn(1, "hagal_arrakeen_1p")
    assert (t.solari(1), t.vp(1)) == (after, points)
