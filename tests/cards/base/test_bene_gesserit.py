"""The Bene Gesserit cards of the Imperium deck; The Voice and Kwisatz Haderach have files of their own."""

from __future__ import annotations

from tests.kit import solo_table, table, worth
from tests.kit.coverage import proves

SISTER, INITIATE = "bene_gesserit_sister", "bene_gesserit_initiate"
GENES, MEMORY, MISSION = "gene_manipulation", "other_memory", "missionaria_protectiva"
MOHIAM, TEST = "reverend_mother_mohiam", "test_of_humanity"


# ------------------------------------------------------------------------------------------ Bene Gesserit Initiate


@proves("card:bene_gesserit_initiate", "R7.7")
def test_initiate_draws_one_card_and_must():
    """Agent box: one card, compulsory, when its owner says so."""
    t = table(hand=[INITIATE], deck=["dagger", "diplomacy"])
    t.play(INITIATE, "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:" + INITIATE)
    assert t.hand() == {"dagger": 1}
    assert t.seat().deck == ("diplomacy",)
    assert t.can("end_turn")


@proves("card:bene_gesserit_initiate", "R7.9", "R10.3")
def test_initiate_reveals_one_persuasion():
    """Reveal box: 1 persuasion; the Agent box draws nothing then."""
    t = table(hand=[INITIATE], conflict=1).reveal()
    assert t.persuasion() == 1
    assert t.seat().deck
    assert not t.hand()
    assert t.strength() == 2


# ------------------------------------------------------------------------------------------ Bene Gesserit Sister


@proves("card:bene_gesserit_sister")
def test_sister_gives_nothing_on_an_agent_turn():
    """The Agent box is empty: only the space gives, and nothing waits."""
    t = table(hand=[SISTER]).play(SISTER, "hall_of_oratory")
    assert t.can("end_turn")
    assert not t.can("take")
    assert (t.garrison(), t.strength(), len(t.seat().deck)) == (4, 0, 10)


@proves("card:bene_gesserit_sister")
def test_sister_reveals_two_persuasion():
    """Reveal box, first choice: 2 persuasion and no swords."""
    t = table(hand=[SISTER], conflict=1).reveal()
    assert not t.can("end_turn")
    t.take("card:" + SISTER)
    assert t.legal() == [("branch", 0), ("branch", 1)]
    t.branch(0)
    assert (t.persuasion(), t.strength()) == (2, 2)
    assert not t.can("take")


@proves("card:bene_gesserit_sister")
def test_sister_reveals_two_swords():
    """Reveal box, second choice: 2 swords and no persuasion."""
    t = table(hand=[SISTER], conflict=1).reveal().take("card:" + SISTER).branch(1)
    assert (t.persuasion(), t.strength()) == (0, 4)
    assert not t.can("take")


@proves("card:bene_gesserit_sister")
def test_two_sisters_choose_each_for_itself():
    """Two copies revealed together may choose differently."""
    t = table(hand=[SISTER, SISTER], conflict=1).reveal()
    t.take("card:" + SISTER).branch(0).take("card:" + SISTER).branch(1)
    assert (t.persuasion(), t.strength()) == (2, 4)


# ------------------------------------------------------------------------------------------ Gene Manipulation


@proves("card:gene_manipulation", "R16.6", "R16.9", "R13.1")
def test_gene_manipulation_may_trash_from_three_zones():
    """The trash icon reaches hand, discard pile and play, itself included, never the deck, and may be declined."""
    t = table(hand=[GENES, "dagger"], deck=["reconnaissance"], discard=["diplomacy"], in_play=["seek_allies"])
    t.play(GENES, "hall_of_oratory").take("card:" + GENES)
    assert set(t.legal()) == {
        ("trash", "hand", "dagger"),
        ("trash", "discard", "diplomacy"),
        ("trash", "in_play", "seek_allies"),
        ("trash", "in_play", GENES),
        ("decline",),
    }
    t.do("trash", "discard", "diplomacy")
    assert not t.seat().discard
    assert t.state.trashed.count("diplomacy") == 1
    assert not t.can("take")
    assert t.can("end_turn")


@proves("card:gene_manipulation", "R16.9")
def test_gene_manipulation_may_trash_itself():
    """The card just played is in play and may be the one that is trashed."""
    t = table(hand=[GENES]).play(GENES, "hall_of_oratory").take("card:" + GENES).do("trash", "in_play", GENES)
    assert not t.seat().in_play
    assert t.state.trashed.count(GENES) == 1


@proves("card:gene_manipulation", "R13.1")
def test_gene_manipulation_spice_does_not_depend_on_trashing():
    """The two halves are separate: with a Bene Gesserit card in play 2 spice come even if nothing is trashed."""
    t = table(hand=[GENES], in_play=[SISTER]).play(GENES, "hall_of_oratory")
    t.end_turn()
    assert t.spice() == 2
    assert t.seat().in_play == (SISTER, GENES)


@proves("card:gene_manipulation", "R16.7")
def test_gene_manipulation_does_not_count_itself():
    """Alone in play it gives no spice, whatever lies in hand or discard pile."""
    t = table(hand=[GENES, SISTER], discard=[INITIATE], in_play=["dagger"]).play(GENES, "hall_of_oratory")
    assert t.spice() == 0
    assert t.end_turn().spice() == 0


@proves("card:gene_manipulation", "R16.7")
def test_gene_manipulation_counts_its_other_copy():
    """A second copy in play is another Bene Gesserit card."""
    t = table(hand=[GENES], in_play=[GENES]).play(GENES, "hall_of_oratory")
    assert t.spice() == 2


@proves("card:gene_manipulation")
def test_gene_manipulation_reveals_two_persuasion():
    """Reveal box: 2 persuasion; no trashing and no spice, even with a Bene Gesserit card in play."""
    t = table(hand=[GENES], in_play=[SISTER]).reveal()
    assert (t.persuasion(), t.spice()) == (2, 0)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Lady Jessica


@proves("card:lady_jessica")
def test_lady_jessica_draws_two_cards():
    """Agent box: two cards, compulsory; the acquire box does not work again (R11.6)."""
    t = table(hand=["lady_jessica"], deck=["dagger", "diplomacy", "reconnaissance"])
    t.play("lady_jessica", "hall_of_oratory")
    assert not t.can("end_turn")
    t.take("card:lady_jessica").end_turn()
    assert t.hand() == {"dagger": 1, "diplomacy": 1}
    assert t.seat().influence == (0, 0, 0, 0)


@proves("card:lady_jessica", "R11.6")
def test_lady_jessica_reveals_three_persuasion_and_a_sword():
    """Reveal box: 3 persuasion, 1 sword; neither cards nor influence."""
    t = table(hand=["lady_jessica"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (3, 3)
    assert not t.can("take")
    assert t.seat().influence == (0, 0, 0, 0)


@proves("card:lady_jessica", "R11.6")
def test_lady_jessica_acquired_gives_influence_of_choice():
    """Acquire box: 1 influence with any one of the four factions, once, at the moment of acquiring."""
    t = table(hand=worth(7)).row("lady_jessica").reveal().buy("lady_jessica")
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("guild")
    assert t.seat().influence == (0, 1, 0, 0)
    assert t.seat().discard == ("lady_jessica",)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------ Missionaria Protectiva


@proves("card:missionaria_protectiva", "R13.10")
def test_missionaria_gives_influence_of_choice_and_must():
    """Agent box with another Bene Gesserit card in play: 1 influence with any faction, compulsory."""
    t = table(hand=[MISSION], in_play=[SISTER], influence={"fremen": 2}).play(MISSION, "sietch_tabr")
    assert not t.can("end_turn")
    t.take("card:" + MISSION)
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    t.pick("emperor")
    assert t.seat().influence == (1, 0, 0, 2)
    assert t.can("end_turn")


@proves("card:missionaria_protectiva", "R16.7")
def test_missionaria_alone_gives_nothing():
    """It does not count itself; Bene Gesserit cards in hand, deck or discard pile are not in play."""
    t = table(hand=[MISSION, SISTER], deck=[GENES], discard=[INITIATE], influence={"fremen": 2})
    t.play(MISSION, "sietch_tabr")
    assert not t.can("take")
    assert t.can("end_turn")
    assert t.end_turn().seat().influence == (0, 0, 0, 2)


@proves("card:missionaria_protectiva", "R16.7")
def test_missionaria_counts_the_card_of_an_earlier_agent_turn():
    """A Bene Gesserit card that sent an Agent this round is in play."""
    t = table(hand=[INITIATE, MISSION], influence={"fremen": 2})
    t.play(INITIATE, "hall_of_oratory").take("card:" + INITIATE).end_turn().until_turn_of(0)
    t.play(MISSION, "sietch_tabr").take("card:" + MISSION).pick("bene_gesserit")
    assert t.influence("bene_gesserit") == 1


@proves("card:missionaria_protectiva", "R25.16")
def test_missionaria_is_a_bene_gesserit_card():
    """Errata: it has the tag, so it switches on other cards, its other copy included."""
    t = table(hand=[GENES], in_play=[MISSION]).play(GENES, "hall_of_oratory")
    assert t.spice() == 2
    t = table(hand=[MISSION], in_play=[MISSION], influence={"fremen": 2}).play(MISSION, "sietch_tabr")
    assert t.can_take("card:" + MISSION)


@proves("card:missionaria_protectiva", "R25.16")
def test_missionaria_is_there_twice():
    """FAQ errata: exactly two copies; with both in hands none is left in the row or the Imperium deck."""
    t = table(hand=[MISSION]).setup(1, hand=[MISSION])
    assert (t.hand()[MISSION], t.hand(1)[MISSION]) == (1, 1)
    assert MISSION not in t.state.row + t.state.imperium_deck


@proves("card:missionaria_protectiva")
def test_missionaria_reveals_one_persuasion():
    """Reveal box: 1 persuasion and no influence, even with another Bene Gesserit card."""
    t = table(hand=[MISSION, GENES], in_play=[SISTER]).reveal()
    assert t.persuasion() == 3
    assert not t.can("take")
    assert t.seat().influence == (0, 0, 0, 0)


# ------------------------------------------------------------------------------------------ Other Memory


@proves("card:other_memory")
def test_other_memory_draws_a_card():
    """Agent box, first choice: the top card of the deck; the discard pile stays."""
    t = table(hand=[MEMORY], deck=["dagger"], discard=[SISTER]).play(MEMORY, "secure_contract")
    t.take("card:" + MEMORY).branch(0)
    assert t.hand() == {"dagger": 1}
    assert t.seat().discard == (SISTER,)
    assert not t.can("take")


@proves("card:other_memory")
def test_other_memory_takes_a_bene_gesserit_card_of_choice():
    """Agent box, second choice: one Bene Gesserit card, picked by the owner, from the discard pile to the hand."""
    t = table(hand=[MEMORY], deck=["dagger"], discard=[SISTER, "diplomacy", INITIATE])
    t.play(MEMORY, "secure_contract").take("card:" + MEMORY).branch(1)
    assert set(t.legal()) == {("fetch", SISTER), ("fetch", INITIATE)}
    t.pick(INITIATE)
    assert t.hand() == {INITIATE: 1}
    assert t.seat().discard == (SISTER, "diplomacy")
    assert t.seat().deck == ("dagger",)


@proves("card:other_memory", "R16.7")
def test_other_memory_takes_a_card_of_two_factions():
    """A card with several tags, Bene Gesserit among them, can be taken."""
    t = table(hand=[MEMORY], deck=["dagger"], discard=[MOHIAM, "firm_grip"])
    t.play(MEMORY, "secure_contract").take("card:" + MEMORY).branch(1)
    assert t.hand() == {MOHIAM: 1}


@proves("card:other_memory", "R13.6")
def test_other_memory_without_a_bene_gesserit_card_draws():
    """With none in the discard pile the second choice is closed: the card is drawn. Itself, in play, is not there."""
    t = table(hand=[MEMORY], deck=["dagger", "diplomacy"], discard=["seek_allies"], in_play=[SISTER])
    t.play(MEMORY, "secure_contract").take("card:" + MEMORY)
    assert t.hand() == {"dagger": 1}
    assert t.seat().discard == ("seek_allies",)


@proves("card:other_memory", "R13.1")
def test_other_memory_is_compulsory():
    """Neither choice may be declined."""
    t = table(hand=[MEMORY], discard=[SISTER]).play(MEMORY, "secure_contract")
    assert not t.can("end_turn")
    t.take("card:" + MEMORY)
    assert set(t.legal()) == {("branch", 0), ("branch", 1)}


@proves("card:other_memory")
def test_other_memory_reveals_two_persuasion():
    """Reveal box: 2 persuasion and no card."""
    t = table(hand=[MEMORY], discard=[SISTER]).reveal()
    assert t.persuasion() == 2
    assert not t.can("take")
    assert t.seat().discard == (SISTER,)


# ------------------------------------------------------------------------------------------ Reverend Mother Mohiam


@proves("card:reverend_mother_mohiam", "R25.21")
def test_mohiam_makes_each_opponent_discard_two_of_its_choice():
    """FAQ Reverend Mother Mohiam: from the left, clockwise, each opponent picks its two cards."""
    t = table(hand=[MOHIAM, "dagger"], in_play=[SISTER]).setup(1, hand=["dagger", "diplomacy", "reconnaissance"])
    t.setup(2, hand=["signet_ring", "dagger", "seek_allies"]).play(MOHIAM, "wealth").take("card:" + MOHIAM)
    assert t.asked() == 1
    assert set(t.legal()) == {("discard", "dagger"), ("discard", "diplomacy"), ("discard", "reconnaissance")}
    t.do("discard", "reconnaissance").do("discard", "dagger")
    assert t.asked() == 2
    t.do("discard", "seek_allies").do("discard", "signet_ring")
    assert t.asked() == 0
    assert (t.hand(1), t.hand(2)) == ({"diplomacy": 1}, {"dagger": 1})
    assert t.seat(1).discard == ("reconnaissance", "dagger")
    assert t.hand() == {"dagger": 1}


@proves("card:reverend_mother_mohiam", "R25.21", "R13.8")
def test_mohiam_takes_what_there_is():
    """An opponent with one card discards that one, one without any discards nothing."""
    t = table(hand=[MOHIAM], in_play=[SISTER]).setup(2, hand=["signet_ring"])
    t.play(MOHIAM, "wealth").take("card:" + MOHIAM)
    assert t.asked() == 0
    assert t.can("end_turn")
    assert t.seat(2).discard == ("signet_ring",)
    assert not t.hand(2)
    assert not t.seat(1).discard
    assert not t.seat(3).discard


@proves("card:reverend_mother_mohiam", "R12.2", "R16.5")
def test_mohiam_does_not_touch_intrigue_cards():
    """FAQ discard: intrigue cards are not cards in hand."""
    t = table(hand=[MOHIAM], in_play=[SISTER]).setup(1, intrigue=["ambush", "windfall"], hand=["dagger"])
    t.play(MOHIAM, "wealth").take("card:" + MOHIAM)
    assert t.seat(1).intrigue == ("ambush", "windfall")
    assert t.seat(1).discard == ("dagger",)


@proves("card:reverend_mother_mohiam", "R16.7")
def test_mohiam_needs_another_bene_gesserit_card_in_play():
    """Neither itself nor a Bene Gesserit card in hand switches it on."""
    t = table(hand=[MOHIAM, SISTER]).setup(1, hand=["dagger", "diplomacy"]).play(MOHIAM, "wealth")
    assert not t.can("take")
    t.end_turn()
    assert t.hand(1) == {"dagger": 1, "diplomacy": 1}


@proves("card:reverend_mother_mohiam", "R13.1")
def test_mohiam_is_compulsory():
    """Without the word "may" her owner cannot spare the opponents."""
    t = table(hand=[MOHIAM], in_play=[SISTER]).setup(1, hand=["dagger", "diplomacy"]).play(MOHIAM, "wealth")
    assert not t.can("end_turn")


@proves("card:reverend_mother_mohiam", "R26.11")
def test_mohiam_finds_no_hand_with_rivals():
    """Rivals have no hand; their intrigue cards stay."""
    t = solo_table("sardaukar", hand=[MOHIAM], in_play=[SISTER]).play(MOHIAM, "wealth").take("card:" + MOHIAM)
    assert t.asked() == 0
    assert t.can("end_turn")
    assert [len(t.seat(seat).intrigue) for seat in (1, 2)] == [1, 1]


@proves("card:reverend_mother_mohiam", "R10.3")
def test_mohiam_reveals_two_persuasion_and_two_spice():
    """Reveal box: 2 persuasion, 2 spice; no discarding."""
    t = table(hand=[MOHIAM], in_play=[SISTER]).setup(1, hand=["dagger", "diplomacy"]).reveal()
    assert (t.persuasion(), t.spice()) == (2, 2)
    assert not t.can("take")
    assert len(t.seat(1).hand) == 2


# ------------------------------------------------------------------------------------------ Test of Humanity


@proves("card:test_of_humanity", "R25.24")
def test_humanity_each_opponent_chooses_clockwise():
    """From the left, clockwise, each opponent picks: a card of its choice, or a troop from the Conflict."""
    t = table(hand=[TEST], conflict=1).setup(1, hand=["dagger", "diplomacy"], conflict=2)
    t.setup(2, hand=["signet_ring"], conflict=2).play(TEST, "hall_of_oratory").take("card:" + TEST)
    assert t.asked() == 1
    t.branch(0)
    assert set(t.legal()) == {("discard", "dagger"), ("discard", "diplomacy")}
    t.pick("diplomacy")
    assert t.asked() == 2
    t.branch(1)
    assert t.asked() == 0
    assert t.can("end_turn")
    assert (t.hand(1), t.seat(1).discard, t.troops(1)) == ({"dagger": 1}, ("diplomacy",), 2)
    assert (t.hand(2), t.troops(2)) == ({"signet_ring": 1}, 1)
    assert t.troops() == 1


@proves("card:test_of_humanity", "R15.3", "R13.6")
def test_humanity_with_an_empty_hand_costs_a_troop():
    """No discard from an empty hand: the troop goes, from the Conflict to its owner's supply."""
    t = table(hand=[TEST]).setup(1, conflict=1, intrigue=["ambush"]).play(TEST, "hall_of_oratory")
    t.take("card:" + TEST)
    assert (t.troops(1), t.supply(1), t.garrison(1)) == (0, 9, 3)
    assert t.seat(1).intrigue == ("ambush",)


@proves("card:test_of_humanity", "R13.6")
def test_humanity_without_a_deployed_troop_costs_a_card():
    """No loss without a troop in the Conflict: the garrison is safe, a card is discarded."""
    t = table(hand=[TEST]).setup(1, hand=["dagger", "dagger"]).play(TEST, "hall_of_oratory").take("card:" + TEST)
    assert (t.hand(1), t.seat(1).discard) == ({"dagger": 1}, ("dagger",))
    assert t.garrison(1) == 3


@proves("card:test_of_humanity", "R25.24")
def test_humanity_passes_by_who_can_do_neither():
    """With neither a card in hand nor a troop in the Conflict an opponent does nothing."""
    t = table(hand=[TEST]).setup(2, intrigue=["ambush"]).play(TEST, "hall_of_oratory").take("card:" + TEST)
    assert t.asked() == 0
    assert t.can("end_turn")
    assert [t.garrison(seat) for seat in (1, 2, 3)] == [3, 3, 3]
    assert t.seat(2).intrigue == ("ambush",)


@proves("card:test_of_humanity", "R26.11")
def test_humanity_costs_a_rival_a_deployed_troop():
    """A Rival has no hand: it loses a troop from the Conflict if it has one there."""
    t = solo_table("sardaukar", hand=[TEST]).setup(1, conflict=2, garrison=0)
    t.play(TEST, "hall_of_oratory").take("card:" + TEST)
    assert (t.troops(1), t.supply(1)) == (1, 11)
    assert (t.troops(2), t.garrison(2)) == (0, 3)


@proves("card:test_of_humanity", "R27.12")
def test_humanity_costs_house_hagal_a_deployed_troop():
    """Two players: House Hagal is an opponent too."""
    t = table(players=2, hand=[TEST]).setup(2, conflict=2).play(TEST, "hall_of_oratory").take("card:" + TEST)
    assert (t.troops(2), t.supply(2)) == (1, 11)


@proves("card:test_of_humanity")
def test_humanity_reveals_two_persuasion():
    """Reveal box: 2 persuasion; the opponents are left alone."""
    t = table(hand=[TEST]).setup(1, hand=["dagger"], conflict=1).reveal()
    assert t.persuasion() == 2
    assert not t.can("take")
    assert t.troops(1) == 1
    assert t.hand(1) == {"dagger": 1}
