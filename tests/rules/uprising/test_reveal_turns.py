"""U7: the Reveal turn, strength, acquiring, clean-up."""

from __future__ import annotations

import pytest

from tests.kit import proves, upr, uprising_table


@proves("U7.1")
def test_the_whole_hand_is_revealed_and_only_that() -> None:
    """Cards played with an Agent are in play too, and their Reveal boxes do nothing."""
    t = uprising_table(hand=["dagger", "convincing_argument"], in_play=["desert_survival"], conflict=1).reveal()
    assert (t.hand().total(), t.persuasion(), t.strength()) == (0, 2, 2 + 1)


@proves("U7.1")
def test_cards_are_acquired_between_effects() -> None:
    """The arrow of Spacing Guild's Favor may still be paid after acquiring."""
    t = uprising_table(hand=["spacing_guilds_favor"], spice=3).row("desert_survival").reveal()
    t.buy("desert_survival").take("card:spacing_guilds_favor").pick("fremen")
    assert (t.influence("fremen"), t.seat().discard) == (1, (upr("desert_survival"),))


@proves("U7.2")
def test_cards_drawn_in_the_reveal_turn_are_revealed_at_once() -> None:
    """Cunning draws Dagger."""
    t = uprising_table(intrigue=["cunning"], deck=["convincing_argument", "dagger"]).reveal()
    t.intrigue("cunning").choose_if_asked(0)
    assert (t.persuasion(), t.hand().total()) == (2, 0)


@proves("U7.3")
def test_cards_of_agent_turns_count_as_in_play() -> None:
    """Northern Watermaster's bond with a Fremen card played before; not alone, not with a card of another."""
    for beside, spice in ((["desert_survival"], 2), (["weirding_woman"], 0), ([], 0)):
        t = uprising_table(hand=["northern_watermaster"], in_play=beside).reveal()
        assert t.spice() == spice


@proves("U7.3")
def test_two_bonds_serve_each_other() -> None:
    """Northern Watermaster and Ecological Testing Station."""
    t = uprising_table(hand=["northern_watermaster", "ecological_testing_station"], water=0).reveal()
    assert (t.spice(), t.water()) == (2, 1)


@proves("U7.4")
@pytest.mark.parametrize(("troops", "worms", "strength"), [(2, 0, 4 + 1), (0, 2, 6 + 1), (1, 1, 5 + 1), (0, 0, 0)])
def test_strength_counts_troops_sandworms_and_swords(troops: int, worms: int, strength: int) -> None:
    """2, 3 and 1; a sword alone is no strength."""
    t = uprising_table(hand=["dagger"], conflict=troops, worms=worms).reveal()
    assert t.strength() == strength


@proves("U7.4")
def test_strength_passes_twenty() -> None:
    """Seven sandworms."""
    assert uprising_table(worms=7).strength() == 21


@proves("U2.4")
def test_strength_follows_units_and_swords_at_once() -> None:
    """A troop deployed in the Reveal turn, swords of a Combat card, troops that retreat."""
    t = uprising_table(hand=["dagger"], conflict=1, intrigue=["detonation", "tactical_option"]).reveal()
    assert t.strength() == 3
    t.intrigue("detonation").branch(1).deploy(2)
    assert t.strength() == 7
    t.end_turn().until_phase("combat").intrigue("tactical_option").branch(1).do("retreat", 3)
    assert t.strength() == 0


@proves("U7.5")
def test_what_was_gained_for_strength_stays() -> None:
    """Gurney's persuasion for 6 strength, after all his troops have retreated."""
    t = uprising_table(leader="gurney_halleck", hand=["chani_clever_tactician"], conflict=3).reveal()
    t.take("card:chani_clever_tactician")
    assert t.persuasion() == 1
    assert t.troops() == 1
    assert uprising_table(leader="gurney_halleck", conflict=2, hand=["dagger"]).reveal().persuasion() == 0


@proves("U7.6")
@pytest.mark.parametrize(
    ("facts", "persuasion"),
    [
        ({"council": True}, 2),
        ({"agents": ["assembly_hall"]}, 1),
        ({"council": True, "agents": ["assembly_hall"]}, 3),
        ({}, 0),
    ],
)
def test_a_seat_on_the_council_and_an_agent_in_the_assembly_hall(facts: dict[str, object], persuasion: int) -> None:
    """2 and 1 persuasion in the Reveal turn."""
    assert uprising_table(**facts).reveal().persuasion() == persuasion


@proves("U7.6")
def test_unspent_persuasion_is_lost() -> None:
    """The next Reveal turn begins with none."""
    t = uprising_table(hand=["convincing_argument"]).reveal()
    assert t.persuasion() == 2
    t.end_turn().until_turn_of(0).setup(0, hand=[]).reveal()
    assert (t.state.round, t.persuasion()) == (2, 0)


@proves("U7.7")
def test_acquired_cards_are_discarded_and_the_row_is_refilled() -> None:
    """With what acquiring gives at once: Spy Network places a Spy."""
    t = uprising_table(hand=["convincing_argument"]).row("spy_network").top_of_imperium_deck("maula_pistol")
    t.reveal().buy("spy_network")
    assert (t.seat().discard, t.state.row[0]) == ((upr("spy_network"),), upr("maula_pistol"))
    t.spy("choam")
    assert t.spies() == ("choam",)


@proves("U7.8")
def test_clean_up_is_no_discarding() -> None:
    """Spacing Guild's Favor gives its 2 spice when it is discarded from the hand alone."""
    t = uprising_table(hand=["spacing_guilds_favor", "dagger"]).reveal_and_end()
    assert (sorted(t.seat().discard), t.spice()) == ([upr("dagger"), upr("spacing_guilds_favor")], 0)
    t = uprising_table(hand=["captured_mentat", "spacing_guilds_favor"]).play("captured_mentat", "assembly_hall")
    t.take("card:captured_mentat").choose_if_asked("spacing_guilds_favor").finish_turn()
    assert t.spice() == 2


@proves("U7.9")
def test_effects_that_deploy_do_so_in_the_reveal_turn() -> None:
    """Unswerving Loyalty, Desert Power, Unexpected Allies and Detonation."""
    t = uprising_table(hand=["unswerving_loyalty", "desert_power"], hooks=True, water=3)
    t.setup(0, intrigue=["unexpected_allies", "detonation"]).reveal()
    t.take("card:unswerving_loyalty").deploy(1).take("card:desert_power").branch(1)
    t.intrigue("unexpected_allies").decline()
    t.intrigue("detonation").branch(1).deploy(2)
    assert (t.troops(), t.worms()) == (3, 2)


@proves("U7.9")
def test_other_recruits_of_the_reveal_turn_stay_in_the_garrison() -> None:
    """The troop of Unswerving Loyalty and those of Mercenaries."""
    t = uprising_table(hand=["unswerving_loyalty"], intrigue=["mercenaries"], solari=3).reveal().intrigue("mercenaries")
    assert (t.garrison(), t.can("deploy")) == (3 + 1 + 2, False)


@proves("U2.9")
def test_the_spice_must_flow_is_a_guild_card_worth_a_spice() -> None:
    """Guild Envoy draws two for it; it has no Agent icon."""
    assert uprising_table(hand=["the_spice_must_flow"]).reveal().spice() == 1
    t = uprising_table(hand=["guild_envoy", "the_spice_must_flow"])
    assert not t.can("send", "the_spice_must_flow")
    t.play("guild_envoy", "deliver_supplies").take("card:guild_envoy").choose_if_asked("the_spice_must_flow")
    assert t.hand().total() == 2
