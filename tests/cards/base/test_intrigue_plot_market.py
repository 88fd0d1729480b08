"""Plot intrigue cards of the base game that are about buying cards, with every official ruling."""

from __future__ import annotations

from tests.cards.base.plot import ROW
from tests.kit.coverage import proves
from tests.kit.table import table

# ------------------------------------------------------------------------------------------------ Bypass Protocol


@proves("intrigue:bypass_protocol", "R11.11", "R11.5")
def test_bypass_protocol_takes_a_card_of_three_or_less() -> None:
    """First option: free, cost 3 or less, from the row or the Reserve, on the discard pile; the row is refilled."""
    t = table(spice=2, intrigue=["bypass_protocol"]).row(*ROW).top_of_imperium_deck("stilgar")
    t.intrigue("bypass_protocol").branch(0)
    assert {option[1] for option in t.legal()} == {"spice_hunter", "crysknife", "arrakis_liaison"}
    t.pick("crysknife")
    assert (t.seat().discard, t.spice()) == (("crysknife",), 2)
    assert t.state.row == ("spice_hunter", "fremen_camp", "chani", "gurney_halleck", "stilgar")


@proves("intrigue:bypass_protocol", "R11.11")
def test_bypass_protocol_pays_for_a_card_of_five_or_less_on_top() -> None:
    """Second option: 2 spice, cost 5 or less, on top of the deck."""
    t = table(spice=3, deck=["dagger"], intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1)
    assert {option[1] for option in t.legal()} == {
        "spice_hunter", "fremen_camp", "chani", "crysknife", "arrakis_liaison",
    }  # fmt: skip
    t.pick("fremen_camp")
    assert (t.seat().deck, t.seat().discard, t.spice()) == (("fremen_camp", "dagger"), (), 1)


@proves("intrigue:bypass_protocol", "R6.4", "R13.6")
def test_bypass_protocol_without_spice_is_the_first_option() -> None:
    """With 1 spice only the free option can be chosen."""
    t = table(spice=1, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").pick("spice_hunter")
    assert (t.seat().discard, t.spice()) == (("spice_hunter",), 1)


@proves("intrigue:bypass_protocol", "R11.6", "card:chani")
def test_bypass_protocol_works_the_acquire_box() -> None:
    """Chani acquired this way gives her water."""
    t = table(spice=2, water=0, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1).pick("chani")
    assert t.water() == 1


@proves("intrigue:bypass_protocol", "R11.1")
def test_bypass_protocol_pays_no_persuasion() -> None:
    """In a Reveal turn the persuasion is left for other cards."""
    t = table(hand=["convincing_argument"], intrigue=["bypass_protocol"]).row(*ROW)
    t.reveal().intrigue("bypass_protocol").pick("crysknife")
    assert t.persuasion() == 2


@proves("intrigue:bypass_protocol", "R11.2", "card:foldspace")
def test_bypass_protocol_takes_no_foldspace() -> None:
    """Foldspace has no price and is never among the cards (FAQ Foldspace)."""
    t = table(spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.intrigue("bypass_protocol").branch(1)
    assert not t.can("acquire", "foldspace")


@proves("intrigue:bypass_protocol", "leader:helena_richese", "R24.5")
def test_bypass_protocol_takes_helenas_card_at_full_price() -> None:
    """The card Helena set aside counts with its printed cost: a 4 is none of "3 or less" (FAQ Manipulate)."""
    t = table(leader="helena_richese", hand=["signet_ring"], spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.play("signet_ring", "hall_of_oratory").take("leader:helena_richese").pick(1)
    t.intrigue("bypass_protocol").branch(1)
    assert t.can("acquire", "fremen_camp")
    t.pick("fremen_camp")
    assert (t.seat().deck[0], t.seat().set_aside) == ("fremen_camp", "")


@proves("intrigue:bypass_protocol", "leader:helena_richese", "R24.5")
def test_bypass_protocol_has_no_discount_for_helenas_card() -> None:
    """The same card is not offered by the first option, which her discount would allow."""
    t = table(leader="helena_richese", hand=["signet_ring"], spice=2, intrigue=["bypass_protocol"]).row(*ROW)
    t.play("signet_ring", "hall_of_oratory").take("leader:helena_richese").pick(1)
    t.intrigue("bypass_protocol").branch(0)
    assert t.can("acquire", "crysknife")
    assert not t.can("acquire", "fremen_camp")


# ------------------------------------------------------------------------------------------------ Charisma


@proves("intrigue:charisma", "R6.5", "R25.6")
def test_charisma_waits_for_the_reveal_turn() -> None:
    """Played on an Agent turn it stays face up, gives 2 persuasion in the Reveal turn, and is then discarded."""
    t = table(hand=["dagger"], intrigue=["charisma"])
    t.intrigue("charisma").play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == (("charisma",), ())
    t.until_turn_of(0).setup(agents=[]).reveal()
    assert t.persuasion() == 2
    t.end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == ((), ("charisma",))


@proves("intrigue:charisma", "R6.5")
def test_charisma_works_at_once_in_the_reveal_turn() -> None:
    """Played in the Reveal turn it gives its persuasion now."""
    t = table(intrigue=["charisma"])
    t.reveal().intrigue("charisma")
    assert (t.persuasion(), t.state.intrigue_discard) == (2, ("charisma",))


@proves("intrigue:charisma", "R25.6")
def test_charisma_is_for_one_round() -> None:
    """In the next round's Reveal turn it gives nothing more."""
    t = table(intrigue=["charisma"])
    t.intrigue("charisma").finish_round().until_turn_of(0).setup(hand=[]).reveal()
    assert (t.state.round, t.persuasion()) == (2, 0)


@proves("intrigue:charisma", "R6.8", "R12.5", "space:secrets")
def test_charisma_lying_face_up_is_not_held() -> None:
    """A card waiting face up does not count for Secrets and cannot be stolen."""
    held = ["charisma", "windfall", "ambush", "bribery"]
    t = table(intrigue=held)
    t.intrigue("charisma").reveal().end_turn()
    t.setup(1, hand=["diplomacy"]).play("diplomacy", "secrets")
    assert sorted(t.seat(0).intrigue) == ["ambush", "bribery", "windfall"]
    assert not t.can_take("space:secrets", "steal_intrigue")


# ------------------------------------------------------------------------------------------------ Recruitment Mission


@proves("intrigue:recruitment_mission", "R25.19", "R6.5")
def test_recruitment_mission_waits_for_the_reveal_turn() -> None:
    """Played before the Reveal turn it stays face up, then gives 1 persuasion and is discarded."""
    t = table(hand=["dagger"], intrigue=["recruitment_mission"])
    t.intrigue("recruitment_mission").play("dagger", "hall_of_oratory").end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == (("recruitment_mission",), ())
    t.until_turn_of(0).setup(agents=[]).reveal()
    assert t.persuasion() == 1
    t.end_turn()
    assert t.state.intrigue_discard == ("recruitment_mission",)


@proves("intrigue:recruitment_mission", "R25.19")
def test_recruitment_mission_is_decided_for_each_card() -> None:
    """Of two cards acquired one goes on top of the deck, the other on the discard pile."""
    t = table(hand=["stilgar", "diplomacy"], deck=["dagger"], intrigue=["recruitment_mission"])
    t.reveal().intrigue("recruitment_mission")
    t.buy("arrakis_liaison", to="top").buy("arrakis_liaison")
    assert (t.seat().deck, t.seat().discard) == (("arrakis_liaison", "dagger"), ("arrakis_liaison",))


@proves("intrigue:recruitment_mission", "R25.19", "intrigue:bypass_protocol")
def test_recruitment_mission_does_nothing_for_an_agent_turn() -> None:
    """A card acquired on an Agent turn cannot go on top (FAQ Recruitment Mission)."""
    t = table(hand=["dagger"], intrigue=["recruitment_mission", "bypass_protocol"]).row(*ROW)
    t.intrigue("recruitment_mission").play("dagger", "hall_of_oratory").intrigue("bypass_protocol")
    assert t.can("acquire", "crysknife", 4, "discard")
    assert not t.can("acquire", "crysknife", 4, "top")


@proves("intrigue:recruitment_mission", "R25.19", "intrigue:bypass_protocol")
def test_recruitment_mission_serves_any_card_acquired_in_the_reveal_turn() -> None:
    """Also a card acquired by another effect of the Reveal turn may go on top."""
    t = table(hand=[], intrigue=["recruitment_mission", "bypass_protocol"]).row(*ROW)
    t.intrigue("recruitment_mission").reveal().intrigue("bypass_protocol").do("acquire", "crysknife", 4, "top")
    assert t.seat().deck[0] == "crysknife"


@proves("intrigue:recruitment_mission", "R25.19")
def test_recruitment_mission_is_for_one_round() -> None:
    """In the next round's Reveal turn cards cannot go on top any more."""
    t = table(intrigue=["recruitment_mission"])
    t.intrigue("recruitment_mission").finish_round().until_turn_of(0).setup(hand=["convincing_argument"]).reveal()
    assert t.can("acquire", "arrakis_liaison", -1, "discard")
    assert not t.can("acquire", "arrakis_liaison", -1, "top")
