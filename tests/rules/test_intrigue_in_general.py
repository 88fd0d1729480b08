"""R12: intrigue cards - holding, drawing, stealing, and when each type is played."""

import pytest

from tests.kit import proves, table


@proves("R12.1")
def test_an_intrigue_card_is_seen_when_it_is_played():
    """Held it is known to its owner only, by number to the others; played it lies open."""
    t = table(intrigue=["windfall", "ambush"])
    assert t.view(0).seats[0].intrigue == ("windfall", "ambush")
    assert t.view(1).seats[0].intrigue == ("?", "?")
    t.intrigue("windfall")
    assert t.view(1).seats[0].intrigue == ("?",)
    assert t.view(1).intrigue_discard == ("windfall",)


@proves("R12.2", "R16.5", "card:test_of_humanity")
def test_intrigue_cards_do_not_count_as_cards_in_hand():
    """Without a hand and a deployed troop nobody discards an intrigue card for the Test of Humanity."""
    t = table(hand=["test_of_humanity"]).setup(1, intrigue=["windfall", "ambush"])
    t.play("test_of_humanity", "carthag").take("card:test_of_humanity")
    assert t.asked() == 0
    assert len(t.seat(1).intrigue) == 2


@proves("R12.3")
def test_each_type_has_its_time():
    """In one's own turn only the Plot card can be played, in Combat only the Combat card."""
    hand = ["windfall", "ambush", "corner_the_market", "to_the_victor"]
    t = table(intrigue=hand)
    t.setup(deck=["the_spice_must_flow", "the_spice_must_flow"])
    assert {option[1] for option in t.legal() if option[0] == "intrigue"} == {"windfall"}
    t.fight(4, 2)
    assert {option[1] for option in t.legal() if option[0] == "intrigue"} == {"ambush"}


@proves("R12.3", "intrigue:tiebreaker")
def test_a_card_of_two_types_is_played_for_one_of_them():
    """Tiebreaker gives two swords in Combat and is then spent; it is no Plot card."""
    t = table(intrigue=["tiebreaker", "windfall"], spice=0)
    assert not t.can("intrigue", "tiebreaker")
    t.fight(4, 2).intrigue("tiebreaker")
    assert (t.strength(), t.spice()) == (6, 0)
    assert t.state.intrigue_discard[-1] == "tiebreaker"


@proves("R12.4")
def test_there_is_no_hand_limit():
    """Thirty-nine intrigue cards are held, and the fortieth is drawn."""
    t = table(turn_of=3, hand=["reconnaissance"]).intrigue_piles(deck=["windfall"], rest=3)
    assert len(t.seat(3).intrigue) == 39
    t.play("reconnaissance", "carthag").take("space:carthag", "gain")
    assert len(t.seat(3).intrigue) == 40


@proves("R12.5", "R12.4", "space:secrets")
def test_each_opponent_with_four_or_more_gives_one():
    """Seats with four and five give one each, the seat with three gives none."""
    t = table(hand=["diplomacy"])
    t.setup(1, intrigue=["ambush", "ambush", "windfall", "bribery"])
    t.setup(2, intrigue=["charisma", "refocus", "infiltrate"])
    t.setup(3, intrigue=["private_army", "private_army", "tiebreaker", "choam_shares", "know_their_ways"])
    t.play("diplomacy", "secrets").take("space:secrets", "steal_intrigue")
    assert [len(t.seat(seat).intrigue) for seat in range(4)] == [2, 3, 3, 4]
    assert t.seat().intrigue[0] in ("ambush", "windfall", "bribery")
    assert t.seat().intrigue[1] in ("private_army", "tiebreaker", "choam_shares", "know_their_ways")


@proves("R12.5")
def test_stealing_is_compulsory():
    """The turn cannot end before the cards were taken."""
    t = table(hand=["diplomacy"]).setup(1, intrigue=["ambush", "ambush", "windfall", "bribery"])
    t.play("diplomacy", "secrets").take("space:secrets", "gain")
    assert not t.can("end_turn")
    t.take("space:secrets", "steal_intrigue")
    assert t.can("end_turn")


@proves("R12.5")
def test_the_stolen_card_is_chosen_at_random():
    """Over many games each of the four cards is the stolen one."""
    held = ["ambush", "windfall", "bribery", "charisma"]
    stolen = set()
    for seed in range(30):
        t = table(hand=["diplomacy"]).setup(1, intrigue=held).luck(seed)
        t.play("diplomacy", "secrets").take("space:secrets", "steal_intrigue")
        stolen.add(t.seat().intrigue[0])
    assert stolen == set(held)


@proves("R12.6")
def test_an_empty_intrigue_deck_is_renewed_from_its_discard_pile():
    """The discard pile is shuffled into a new deck, and a card of it is drawn."""
    t = table(hand=["reconnaissance"]).intrigue_piles(discard=["windfall", "ambush"])
    t.play("reconnaissance", "carthag").take("space:carthag", "gain")
    assert t.seat().intrigue[0] in ("windfall", "ambush")
    assert (len(t.state.intrigue_deck), t.state.intrigue_discard) == (1, ())


@proves("R12.6")
def test_the_rest_of_the_deck_is_drawn_before_the_discard_pile_is_shuffled():
    """Two cards to draw, one in the deck: it comes first, the second from the new deck."""
    t = table().conflict("cloak_and_dagger").intrigue_piles(deck=["windfall"], discard=["ambush"])
    t.fight(4).take("conflict:cloak_and_dagger", "gain")
    assert t.seat().intrigue == ("windfall", "ambush")


@proves("R12.6")
def test_with_both_piles_empty_nothing_is_drawn():
    """All forty cards are held: Carthag gives no card, and the game goes on."""
    t = table(hand=["reconnaissance"]).intrigue_piles(rest=3)
    t.play("reconnaissance", "carthag").take("space:carthag", "gain")
    assert t.seat().intrigue == ()
    assert t.can("end_turn")


@proves("R12.3", "R6.3")
@pytest.mark.parametrize("card", ["corner_the_market", "plans_within_plans"])
def test_an_endgame_card_is_not_played_before_the_endgame(card):
    """Neither in the own turn nor in Combat, although its condition holds."""
    t = table(intrigue=[card], deck=["the_spice_must_flow"] * 3)
    t.setup(influence={"emperor": 3, "guild": 3, "fremen": 3})
    assert not t.can("intrigue", card)
    t.fight(4, 2)
    assert t.legal() == [("pass",)]
