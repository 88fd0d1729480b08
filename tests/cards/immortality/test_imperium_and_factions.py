"""The Imperium cards of Immortality about factions, troops and icons."""

from __future__ import annotations

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, solo_table, worth
from tests.kit.coverage import proves

SLATE, MEETING, SMUGGLER = imm("blank_slate"), imm("clandestine_meeting"), imm("corrupt_smuggler")
HUMANITY, TRAVEL, CEREMONY = imm("for_humanity"), imm("high_priority_travel"), imm("imperium_ceremony")
CONSPIRACY, KEYS, LISAN = imm("interstellar_conspiracy"), imm("keys_to_power"), imm("lisan_al_gaib")
REACH, OCCUPATION, COUPLING = imm("long_reach"), imm("occupation"), imm("planned_coupling")
QUARTERMASTER, MAPES, STRENGTH = imm("sardaukar_quartermaster"), imm("shadout_mapes"), imm("show_of_strength")
STILLSUIT, POLITICS = imm("stillsuit_manufacturer"), imm("throne_room_politics")
INITIATE = imm("face_dancer_initiate")  # a Graft card of the Emperor, the Guild and the Fremen, with an empty box
CHAIRDOG = imm("chairdog")  # a Graft card without tags that does nothing in the same turn
FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}
LANDSRAAD = {"high_council", "mentat", "swordmaster", "rally_troops", "hall_of_oratory"}
CITY = {"arrakeen", "carthag", imm("research_station"), "sietch_tabr"}
TRADE = {"sell_melange", "secure_contract", "the_great_flat", "hagga_basin", "imperial_basin"}
OF_FACTIONS = {
    "conspire",
    "wealth",
    "heighliner",
    "foldspace",
    "selective_breeding",
    "secrets",
    "hardy_warriors",
    "stillsuits",
}
MEANS = {"solari": 8, "spice": 6, "water": 2, "influence": {"fremen": 2}}


def reached(t: Table, *cards: str) -> set[object]:
    """The spaces to which an Agent can be sent with just these cards."""
    return {
        option[2]
        for option in t.legal()
        if option[0] == "send"
        and sorted([str(option[1]), *str(option[5]).replace("card:", "").split()]) == sorted(cards)
    }


# ------------------------------------------------------------------------------------------------ Blank Slate


@proves("I8.9", "I10.1", "card:immortality/blank_slate")
def test_blank_slate_has_the_faction_icons_only_when_it_is_grafted() -> None:
    """I8.9, I10.1: alone three icons, with a Graft card all seven."""
    t = immortality_table(hand=[SLATE, CHAIRDOG], **MEANS)
    assert reached(t, SLATE) == LANDSRAAD | CITY | TRADE
    assert reached(t, SLATE, CHAIRDOG) == LANDSRAAD | CITY | TRADE | OF_FACTIONS


@proves("card:immortality/blank_slate")
def test_blank_slate_gives_nothing_else() -> None:
    """A grafted pair at Wealth gives what Wealth gives."""
    t = immortality_table(hand=[SLATE, CHAIRDOG])
    before = owned(t)
    t.graft(SLATE, CHAIRDOG, "wealth").finish_turn()
    assert came(t, before) == {"solari": 2, "emperor": 1}


# ------------------------------------------------------------------------------------------------ Clandestine Meeting


@proves("I10.5", "I8.14", "card:immortality/clandestine_meeting")
def test_clandestine_meeting_needs_a_graft_or_an_icon() -> None:
    """I10.5, I8.14: alone it sends nobody; grafted it goes by the partner's icon."""
    t = immortality_table(hand=[MEETING], intrigue=["dispatch_an_envoy"])
    assert t.why_not("send", MEETING) == "no_icons"
    t.intrigue("dispatch_an_envoy").play(MEETING, "wealth")
    assert t.finish_turn().influence("bene_gesserit") == 1
    t = immortality_table(hand=[MEETING, CHAIRDOG])
    before = owned(t)
    t.graft(MEETING, CHAIRDOG, "carthag").finish_turn()
    assert came(t, before) == {"bene_gesserit": 1, "intrigue": 2, "garrison": 1, "supply": -1}


# ------------------------------------------------------------------------------------------------ Corrupt Smuggler


@proves("I8.9", "card:immortality/corrupt_smuggler")
def test_corrupt_smuggler_gives_spice_if_it_is_grafted() -> None:
    """I8.9: 2 spice with a Graft partner, nothing alone."""
    t = immortality_table(hand=[SMUGGLER]).play(SMUGGLER, "foldspace")
    assert t.finish_turn().spice() == 0
    t = immortality_table(hand=[SMUGGLER, CHAIRDOG]).graft(SMUGGLER, CHAIRDOG, "foldspace")
    assert t.finish_turn().spice() == 2


# ------------------------------------------------------------------------------------------------ For Humanity


@proves("card:immortality/for_humanity")
@pytest.mark.parametrize("faction", sorted(FACTIONS))
def test_for_humanity_gives_influence_of_choice(faction: str) -> None:
    """Agent: 1 Influence with any faction; it is not to be left."""
    t = immortality_table(hand=[HUMANITY]).play(HUMANITY, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + HUMANITY).pick(faction)
    assert {each: t.influence(each) for each in FACTIONS if t.influence(each)} == {faction: 1}


@proves("I10.8", "card:immortality/for_humanity")
def test_for_humanity_sells_two_influence_for_a_point() -> None:
    """I10.8: with the Bene Gesserit Alliance; 2 with one single faction that has as many."""
    steps = {"bene_gesserit": 4, "emperor": 3, "guild": 1, "fremen": 1}
    t = immortality_table(hand=[HUMANITY], influence=steps).reveal().take("card:" + HUMANITY)
    assert {option[1] for option in t.legal() if len(option) > 1} == {"bene_gesserit", "emperor"}
    before = t.vp()
    t.pick("emperor")
    assert (t.influence("emperor"), t.vp()) == (1, before)  # the point of the track is lost, one is gained
    assert t.alliance("bene_gesserit") == 0
    assert not t.can_take("card:" + HUMANITY)


@proves("I10.8", "card:immortality/for_humanity")
def test_for_humanity_may_cost_the_alliance() -> None:
    """I10.8: the Bene Gesserit token goes to the opponent who is higher now."""
    t = immortality_table(hand=[HUMANITY], influence={"bene_gesserit": 4}).setup(1, influence={"bene_gesserit": 4})
    before = t.vp()
    t.reveal().take("card:" + HUMANITY)
    assert (t.influence("bene_gesserit"), t.alliance("bene_gesserit")) == (2, 1)
    assert t.vp() == before  # the point of the token is lost, one is gained


@proves("card:immortality/for_humanity")
def test_for_humanity_needs_the_alliance_and_the_influence() -> None:
    """Without the Alliance, here with an opponent, it is closed; with it nobody has to pay."""
    t = immortality_table(hand=[HUMANITY]).setup(1, influence={"bene_gesserit": 5})
    t.setup(influence={"bene_gesserit": 4}).reveal()
    assert not t.can_take("card:" + HUMANITY)
    t = immortality_table(hand=[HUMANITY], influence={"bene_gesserit": 4}).reveal().end_turn()
    assert t.influence("bene_gesserit") == 4


# ------------------------------------------------------------------------------------------------ High Priority Travel


@proves("I10.35", "I12.1", "card:immortality/high_priority_travel")
def test_high_priority_travel_draws_or_fights() -> None:
    """I10.35, I12.1: with 2 Guild Influence a card, or the right to deploy two of the garrison."""
    t = immortality_table(hand=[TRAVEL], influence={"guild": 2}).play(TRAVEL, "hall_of_oratory")
    assert not t.can("deploy")
    before = owned(t)
    assert came(t.take("card:" + TRAVEL).branch(0), before) == {"drawn": 1}
    assert not t.can("deploy")
    t = immortality_table(hand=[TRAVEL], influence={"guild": 2}).play(TRAVEL, "hall_of_oratory")
    t.take("card:" + TRAVEL).branch(1)
    assert (t.can("deploy", 3), t.can("deploy", 4)) == (True, False)  # the recruit of the space and two more
    assert t.deploy(3).strength() == 6


@proves("I10.35", "card:immortality/high_priority_travel")
def test_high_priority_travel_does_nothing_below_two() -> None:
    """I10.35: with 1 Guild Influence its box is empty."""
    t = immortality_table(hand=[TRAVEL], influence={"guild": 1, "emperor": 3}).play(TRAVEL, "hall_of_oratory")
    assert not t.can_take("card:" + TRAVEL)
    before = owned(t)
    assert came(t.finish_turn(), before) == {}


@proves("I10.35", "card:immortality/high_priority_travel")
def test_high_priority_travel_with_influence_of_the_same_turn() -> None:
    """I10.35: what a Guild space gives may come first."""
    t = immortality_table(hand=[TRAVEL, INITIATE], influence={"guild": 1})
    t.graft(TRAVEL, INITIATE, "foldspace")
    assert t.influence("guild") == 2
    assert t.can_take("card:" + TRAVEL)


@proves("I12.1", "card:immortality/high_priority_travel", "card:immortality/occupation")
def test_a_combat_icon_adds_nothing_to_a_combat_space() -> None:
    """I12.1: two of the garrison and the recruits, once."""
    t = immortality_table(hand=[OCCUPATION], garrison=6).play(OCCUPATION, "carthag")
    assert (t.can("deploy", 3), t.can("deploy", 4)) == (True, False)  # with the recruit of the space
    t.deploy(3).take("card:" + OCCUPATION, "gain")
    assert not t.can("deploy")


# ------------------------------------------------------------------------------------------------ Imperium Ceremony


@proves("I10.13", "card:immortality/imperium_ceremony")
@pytest.mark.parametrize(("back", "kept"), [("bribery", "windfall"), ("windfall", "bribery")])
def test_imperium_ceremony_keeps_one_of_two(back: str, kept: str) -> None:
    """I10.13: the two top cards of the Intrigue deck are looked at, one goes back on top."""
    t = immortality_table(hand=[CEREMONY]).top_of_intrigue_deck("bribery", "windfall", "refocus")
    t.play(CEREMONY, "hall_of_oratory").take("card:" + CEREMONY).do("put_back", back)
    assert t.seat().intrigue == (kept,)
    assert t.state.intrigue_deck[:2] == (back, "refocus")


@proves("I10.13", "card:immortality/imperium_ceremony")
def test_imperium_ceremony_shuffles_the_discards() -> None:
    """I10.13: with fewer than two cards in the deck its discards are shuffled as usual; it is not to be left."""
    t = immortality_table(hand=[CEREMONY]).intrigue_piles(["bribery"], ["windfall"])
    t.play(CEREMONY, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + CEREMONY).do("put_back", "bribery")
    assert (t.seat().intrigue, t.state.intrigue_deck) == (("windfall",), ("bribery",))


@proves("I10.13", "card:immortality/imperium_ceremony")
@pytest.mark.parametrize("cards", [("bribery",), ()])
def test_imperium_ceremony_keeps_the_only_card_there_is(cards: tuple[str, ...]) -> None:
    """One is to be kept: with a single card in deck and discards none goes back, with none nothing happens."""
    t = immortality_table(hand=[CEREMONY]).intrigue_piles(cards)
    t.play(CEREMONY, "hall_of_oratory").take("card:" + CEREMONY)
    assert (t.seat().intrigue, t.state.intrigue_deck) == (cards, ())


# ------------------------------------------------------------------------------------------------ the Conspiracy


@proves("I10.14", "I10.36", "card:immortality/interstellar_conspiracy")
@pytest.mark.parametrize(
    ("partner", "influence"),
    [
        (imm("corrino_genes"), True),  # Emperor
        (TRAVEL, True),  # Guild
        (imm("face_dancer"), True),
        (INITIATE, True),
        (MAPES, False),  # Fremen
        (HUMANITY, False),  # Bene Gesserit
        ("diplomacy", False),  # the icons of both, and no tag
    ],
)
def test_interstellar_conspiracy_asks_for_the_tag_of_its_partner(partner: str, influence: bool) -> None:
    """I10.14, I10.36: 1 spice in any case, Influence of choice with a partner of Emperor or Guild."""
    t = immortality_table(hand=[CONSPIRACY, partner]).graft(CONSPIRACY, partner, "carthag")
    assert t.spice() == 1
    assert t.can_take("card:" + CONSPIRACY) == influence
    if influence:
        assert not t.can("end_turn")
        t.take("card:" + CONSPIRACY).pick("fremen")
        assert t.influence("fremen") == 1


# ------------------------------------------------------------------------------------------------ Keys to Power


@proves("card:immortality/keys_to_power")
@pytest.mark.parametrize(("steps", "spice"), [(0, 0), (1, 0), (2, 2), (5, 2)])
def test_keys_to_power_gives_spice_to_friends_of_the_emperor(steps: int, spice: int) -> None:
    """From 2 Emperor Influence on, 2 spice; other factions are no help."""
    t = immortality_table(hand=[KEYS], influence={"emperor": steps, "guild": 4}).play(KEYS, "hall_of_oratory")
    assert t.finish_turn().spice() == spice


# ------------------------------------------------------------------------------------------------ Lisan al Gaib


@proves("card:immortality/lisan_al_gaib")
def test_lisan_al_gaib_asks_for_another_bene_gesserit_card() -> None:
    """Agent: Fremen Influence with another Bene Gesserit card in play; it does not count itself."""
    t = immortality_table(hand=[LISAN]).play(LISAN, "carthag")
    assert t.finish_turn().influence("fremen") == 0
    t = immortality_table(hand=[LISAN], in_play=["the_voice"]).play(LISAN, "carthag")
    assert t.finish_turn().influence("fremen") == 1


@proves("I8.8", "I10.15", "card:immortality/lisan_al_gaib")
@pytest.mark.parametrize(("partner", "influence"), [(COUPLING, 1), (CHAIRDOG, 0)])
def test_lisan_al_gaib_counts_the_card_it_is_grafted_to(partner: str, influence: int) -> None:
    """I8.8, I10.15."""
    t = immortality_table(hand=[LISAN, partner]).graft(LISAN, partner, "carthag")
    assert t.finish_turn().influence("fremen") == influence


@proves("card:immortality/lisan_al_gaib")
@pytest.mark.parametrize(("other", "swords"), [([], 0), ([MAPES], 3), ([COUPLING], 0)])
def test_lisan_al_gaib_bonds_with_the_fremen(other: list[str], swords: int) -> None:
    """Reveal: 2 swords with another Fremen card (Shadout Mapes has one of her own)."""
    t = immortality_table(hand=[LISAN, *other]).reveal()
    assert t.seat().swords == swords


@proves("card:immortality/lisan_al_gaib")
def test_lisan_al_gaib_gives_a_spice_when_it_is_acquired() -> None:
    """Once, from the acquire box."""
    t = immortality_table(hand=worth(4)).row(LISAN).reveal()
    before = owned(t)
    assert came(t.buy(LISAN), before) == {"spice": 1}


# ------------------------------------------------------------------------------------------------ Long Reach


@proves("I10.1", "card:immortality/long_reach")
def test_long_reach_has_icons_with_another_bene_gesserit_card() -> None:
    """I10.1: none alone, three beside another such card in play or grafted to one."""
    assert reached(immortality_table(hand=[REACH], **MEANS), REACH) == set()
    assert reached(immortality_table(hand=[REACH], in_play=["the_voice"], **MEANS), REACH) == LANDSRAAD | CITY | TRADE
    t = immortality_table(hand=[REACH, COUPLING], **MEANS)
    assert reached(t, REACH) == set()
    assert reached(t, REACH, COUPLING) == LANDSRAAD | CITY | TRADE | {"selective_breeding", "secrets"}


@proves("card:immortality/long_reach")
def test_long_reach_by_the_icon_of_its_partner() -> None:
    """Without its condition it goes where its Graft partner does, and gives its Influence all the same."""
    t = immortality_table(hand=[REACH, CHAIRDOG], **MEANS)
    assert reached(t, REACH, CHAIRDOG) == CITY
    t.graft(REACH, CHAIRDOG, "carthag").take("card:" + REACH).pick("emperor").pick("guild")
    assert (t.influence("emperor"), t.influence("guild")) == (1, 1)


@proves("I10.21", "I22.15", "card:immortality/long_reach")
def test_long_reach_gives_influence_with_two_different_factions() -> None:
    """I10.21, I22.15: not the same one twice, and both of them are due."""
    t = immortality_table(hand=[REACH], in_play=["the_voice"]).play(REACH, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + REACH).pick("fremen")
    assert not any("fremen" in option for option in t.legal())
    t.pick("emperor")
    assert {each: t.influence(each) for each in sorted(FACTIONS)} == {
        "bene_gesserit": 0,
        "emperor": 1,
        "fremen": 1,
        "guild": 0,
    }


# ------------------------------------------------------------------------------------------------ Occupation


@proves("I12.1", "card:immortality/occupation")
def test_occupation_deploys_from_anywhere() -> None:
    """I12.1: a card, and two of the garrison may go to the Conflict from a space that is no Combat space."""
    t = immortality_table(hand=[OCCUPATION]).play(OCCUPATION, "wealth")
    assert (t.can("deploy", 2), t.can("deploy", 3)) == (True, False)
    before = owned(t)
    assert came(t.take("card:" + OCCUPATION, "gain").deploy(2), before)["drawn"] == 1
    assert (t.troops(), t.garrison()) == (2, 1)


@proves("card:immortality/occupation")
def test_occupation_deploys_recruits_of_the_turn_besides() -> None:
    """At Conspire two troops are recruited: four may go; none has to."""
    t = immortality_table(hand=[OCCUPATION], spice=4).play(OCCUPATION, "conspire")
    assert (t.can("deploy", 4), t.can("deploy", 5)) == (True, False)
    t.finish_turn()
    assert t.troops() == 0


@proves("card:immortality/occupation")
def test_the_combat_icon_ends_with_the_turn() -> None:
    """A later turn has its own space."""
    t = immortality_table(hand=[OCCUPATION, "diplomacy"]).play(OCCUPATION, "wealth").finish_turn()
    assert not t.until_turn_of(0).play("diplomacy", "secrets").can("deploy")


@proves("card:immortality/occupation")
def test_occupation_recruits_three_when_it_is_acquired() -> None:
    """To the garrison; the Reveal turn does not deploy them."""
    t = immortality_table(hand=worth(8)).row(OCCUPATION).reveal()
    before = owned(t)
    assert came(t.buy(OCCUPATION), before) == {"garrison": 3, "supply": -3}


# ------------------------------------------------------------------------------------------------ Planned Coupling


@proves("card:immortality/planned_coupling")
def test_planned_coupling_draws_a_card() -> None:
    """Agent: one card, whatever it is grafted to; two of them draw two."""
    t = immortality_table(hand=[COUPLING, "dagger"])
    before = owned(t)
    assert came(t.graft(COUPLING, "dagger", "hall_of_oratory").finish_turn(), before)["drawn"] == 1
    t = immortality_table(hand=[COUPLING, COUPLING])
    before = owned(t)
    t.graft(COUPLING, COUPLING, "secrets").finish_turn()
    assert came(t, before)["drawn"] == 2


# ------------------------------------------------------------------------------------------------ the Quartermaster


@proves("I8.9", "card:immortality/sardaukar_quartermaster")
def test_sardaukar_quartermaster_works_if_it_is_grafted() -> None:
    """I8.9: a troop and a card with a Graft partner, nothing alone."""
    t = immortality_table(hand=[QUARTERMASTER], solari=2)
    before = owned(t)
    assert came(t.play(QUARTERMASTER, "mentat").finish_turn(), before) == {
        "solari": -2,
        "drawn": 1,
    }  # those of the space
    t = immortality_table(hand=[QUARTERMASTER, CHAIRDOG], solari=2)
    before = owned(t)
    t.graft(QUARTERMASTER, CHAIRDOG, "mentat").finish_turn()
    assert came(t, before) == {"solari": -2, "drawn": 1 + 1, "garrison": 1, "supply": -1}


@proves("I8.13", "card:immortality/sardaukar_quartermaster")
def test_sardaukar_quartermasters_troop_may_be_deployed() -> None:
    """I8.13: recruited in the turn of a Combat space, with two more of the garrison."""
    t = immortality_table(hand=[QUARTERMASTER, CHAIRDOG]).graft(QUARTERMASTER, CHAIRDOG, "carthag")
    t.take("card:" + QUARTERMASTER)
    assert (t.can("deploy", 4), t.can("deploy", 5)) == (True, False)  # Carthag's recruit, this one, two more


# ------------------------------------------------------------------------------------------------ Shadout Mapes


@proves("card:immortality/shadout_mapes")
def test_shadout_mapes_has_an_empty_agent_box() -> None:
    """At Imperial Basin there is the spice of the space and nothing else."""
    t = immortality_table(hand=[MAPES])
    before = owned(t)
    assert came(t.play(MAPES, "imperial_basin"), before) == {"spice": 1}
    assert not t.can_take("card:" + MAPES)


@proves("card:immortality/shadout_mapes")
def test_shadout_mapes_deploys_a_troop() -> None:
    """Reveal: one of the garrison, without a Combat space; strength changes with it."""
    t = immortality_table(hand=[MAPES]).reveal().take("card:" + MAPES)
    assert not t.can("deploy", 2)
    t.deploy(1)
    assert (t.garrison(), t.troops(), t.strength()) == (2, 1, 3)


@proves("card:immortality/shadout_mapes")
def test_shadout_mapes_retreats_a_troop() -> None:
    """Reveal: or one comes back from the Conflict."""
    t = immortality_table(hand=[MAPES], conflict=2).reveal().take("card:" + MAPES).branch(1)
    assert not t.can("retreat", 2)
    t.do("retreat", 1)
    assert (t.garrison(), t.troops(), t.strength()) == (4, 1, 3)


@proves("card:immortality/shadout_mapes")
def test_shadout_mapes_may_do_neither_and_not_what_she_cannot() -> None:
    """Optional; without a troop anywhere there is nothing to take."""
    t = immortality_table(hand=[MAPES], conflict=1).reveal().end_turn()
    assert (t.garrison(), t.troops()) == (3, 1)
    assert not immortality_table(hand=[MAPES], garrison=0).reveal().can_take("card:" + MAPES)


# ------------------------------------------------------------------------------------------------ Show of Strength


@proves("I10.34", "card:immortality/show_of_strength")
@pytest.mark.parametrize(("mine", "theirs", "shown"), [(0, 0, False), (1, 0, True), (2, 2, False), (3, 2, True)])
def test_show_of_strength_has_icons_with_most_troops(mine: int, theirs: int, shown: bool) -> None:
    """I10.34: more than each opponent, and at least one; a tie is not more."""
    t = immortality_table(hand=[STRENGTH], conflict=mine, **MEANS).setup(2, conflict=theirs).setup(1, conflict=0)
    assert reached(t, STRENGTH) == (LANDSRAAD | TRADE if shown else set())


@proves("card:immortality/show_of_strength")
def test_show_of_strength_counts_troops_and_not_swords_nor_dreadnoughts() -> None:
    """Dreadnoughts are units but no troops, of others and of one's own."""
    t = immortality_table(ix=True, hand=[STRENGTH], conflict=1).setup(1, swords=9, dreadnoughts={"conflict": 2})
    assert t.can("send", STRENGTH)
    t = immortality_table(ix=True, hand=[STRENGTH], dreadnoughts={"conflict": 2})
    assert not t.can("send", STRENGTH)


@proves("I10.34", "card:immortality/show_of_strength")
@pytest.mark.parametrize(("theirs", "shown"), [(1, True), (2, False), (3, False)])
def test_show_of_strength_counts_rivals_too(theirs: int, shown: bool) -> None:
    """I10.34: Rivals of the solo game and House Hagal of the two-player game are opponents."""
    t = solo_table(boxes=("base", "immortality"), hand=[STRENGTH], conflict=2).setup(1, garrison=0, conflict=theirs)
    assert t.can("send", STRENGTH) == shown
    t = immortality_table(2, hand=[STRENGTH], conflict=2).setup(2, garrison=0, conflict=theirs)
    assert t.can("send", STRENGTH) == shown


@proves("card:immortality/show_of_strength")
def test_show_of_strength_draws_two_in_any_case() -> None:
    """The cards do not depend on the troops: grafted without any it draws as well."""
    t = immortality_table(hand=[STRENGTH, CHAIRDOG])
    before = owned(t)
    t.graft(STRENGTH, CHAIRDOG, "carthag").take("card:" + STRENGTH)
    assert came(t, before)["drawn"] == 2


# ------------------------------------------------------------------------------------------------ the Manufacturer


@proves("card:immortality/stillsuit_manufacturer")
def test_stillsuit_manufacturer_gives_water() -> None:
    """Agent: 1 water; without the Fremen Alliance it stays in play."""
    t = immortality_table(hand=[STILLSUIT], influence={"fremen": 3}).play(STILLSUIT, "carthag")
    before = t.water()
    t.finish_turn()
    assert (before, t.seat().in_play) == (2, (STILLSUIT,))


@proves("I10.20", "card:immortality/stillsuit_manufacturer")
def test_stillsuit_manufacturer_returns_with_the_alliance() -> None:
    """I10.20: it is back in hand, and can be played again this round or be revealed; it is not to be left."""
    t = immortality_table(hand=[STILLSUIT], influence={"fremen": 4}).play(STILLSUIT, "carthag").finish_turn()
    assert (t.seat().hand, t.seat().in_play, t.water()) == ((STILLSUIT,), (), 2)
    t.until_turn_of(0).play(STILLSUIT, "arrakeen").finish_turn()
    assert t.water() == 3
    assert STILLSUIT in t.seat().hand
    t.until_turn_of(0).setup(hand=[STILLSUIT]).reveal()
    assert t.persuasion() == 1


@proves("card:immortality/stillsuit_manufacturer")
def test_stillsuit_manufacturer_needs_its_own_alliance() -> None:
    """An opponent's token does not return it."""
    t = immortality_table(hand=[STILLSUIT]).setup(1, influence={"fremen": 5}).setup(influence={"fremen": 4})
    assert t.play(STILLSUIT, "carthag").finish_turn().seat().in_play == (STILLSUIT,)


@proves("card:immortality/stillsuit_manufacturer")
@pytest.mark.parametrize(("other", "spice"), [([], 0), ([MAPES], 2), ([COUPLING], 0)])
def test_stillsuit_manufacturer_bonds_with_the_fremen(other: list[str], spice: int) -> None:
    """Reveal: 2 spice with another Fremen card."""
    assert immortality_table(hand=[STILLSUIT, *other]).reveal().spice() == spice


# ------------------------------------------------------------------------------------------------ Throne Room Politics


@proves("card:immortality/throne_room_politics")
def test_throne_room_politics_recruits_and_trashes() -> None:
    """Agent: a troop, and a card may be trashed."""
    t = immortality_table(hand=[POLITICS, "dagger"]).play(POLITICS, "wealth")
    assert t.garrison() == 4
    t.take("card:" + POLITICS).do("trash", "hand", "dagger")
    assert t.state.trashed.count("dagger") == 1
    assert not t.can_take("card:" + POLITICS)


@proves("card:immortality/throne_room_politics")
def test_throne_room_politics_need_not_trash() -> None:
    """The black icon is optional; the troop comes all the same."""
    t = immortality_table(hand=[POLITICS, "dagger"]).play(POLITICS, "wealth").end_turn()
    assert (t.garrison(), t.seat().hand) == (4, ("dagger",))
