"""I8: two cards played as one."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine.model.ids import FACTIONS, bare
from tests.kit import Table, imm, immortality_table, proves

GHOLA, INITIATE, DANCER = imm("ghola"), imm("face_dancer_initiate"), imm("face_dancer")
KIT, COUPLING, HORROR = imm("dissecting_kit"), imm("planned_coupling"), imm("stitched_horror")
GENES, ESPIONAGE, SMUGGLER = imm("corrino_genes"), imm("industrial_espionage"), imm("corrupt_smuggler")
QUARTERMASTER, SLATE, MEETING = imm("sardaukar_quartermaster"), imm("blank_slate"), imm("clandestine_meeting")
LISAN, CONSPIRACY, USURP, CHAIRDOG = imm("lisan_al_gaib"), imm("interstellar_conspiracy"), imm("usurp"), imm("chairdog")
CONTAMINATOR, EYES, TANKS = imm("contaminator"), imm("replacement_eyes"), imm("from_the_tanks")

GRAFT = {
    *("beguiling_pheromones", "chairdog", "face_dancer", "face_dancer_initiate", "ghola", "guild_impersonator"),
    *("slig_farmer", "stitched_horror", "tleilaxu_infiltrator", "twisted_mentat", "unnatural_reflexes", "usurp"),
}
GRAFT_OF_THE_ROW = {
    *("bene_tleilax_researcher", "dissecting_kit", "interstellar_conspiracy", "planned_coupling", "replacement_eyes"),
}


def sends(t: Table) -> set[tuple[frozenset[str], str]]:
    """What can be played where: the cards, without saying which the pair is called after, and the space."""
    found = (option for option in t.legal() if option[0] == "send")
    return {(frozenset((option[1], *option[5].replace("card:", "").split())), option[2]) for option in found}


def played(t: Table) -> set[frozenset[str]]:
    return {cards for cards, _ in sends(t)}


@proves("I8.1", "I8.17")
def test_the_graft_cards() -> None:
    """Twelve Tleilaxu titles and five of the Imperium deck, seven cards; the six other Tleilaxu titles are none."""
    cards = [card for card in catalog(("base", "ix", "immortality")).cards if card.graft]
    of_tanks = {bare(card.id) for card in cards if card.deck == "tleilaxu"}
    of_row = [card for card in cards if card.deck == "imperium"]
    assert (of_tanks, {bare(card.id) for card in of_row}) == (GRAFT, GRAFT_OF_THE_ROW)
    assert (len(cards), sum(card.copies for card in of_row)) == (17, 7)
    others = [card for card in catalog(("base", "immortality")).cards if card.deck == "tleilaxu" and not card.graft]
    assert len({bare(card.id) for card in others} - {"piter_genius_advisor"}) == 6


@proves("I8.2", "I8.12", "I20.1")
def test_a_graft_card_is_not_played_alone() -> None:
    """With nothing else in hand no Agent can be sent, and the reason says so."""
    t = immortality_table(hand=[GHOLA])
    assert not t.can("send")
    assert t.why_not("send", GHOLA) == "needs_partner"
    assert {option.reason.key for option in t.decision().options if option.id[:2] == ("send", GHOLA)} == {
        "needs_partner"
    }
    assert t.can("reveal")


@proves("I8.3", "I8.4")
def test_a_pair_has_a_graft_card_in_it() -> None:
    """Two Graft cards, or one with any other; never two without. The others are still played alone."""
    t = immortality_table(hand=[GHOLA, INITIATE, "dagger", "diplomacy"], water=3, solari=9, spice=9)
    assert played(t) == {
        frozenset(("dagger",)),
        frozenset(("diplomacy",)),
        frozenset((GHOLA, INITIATE)),
        *(frozenset((graft, other)) for graft in (GHOLA, INITIATE) for other in ("dagger", "diplomacy")),
    }


@proves("I8.3")
def test_two_copies_of_a_graft_card_are_a_pair() -> None:
    """Planned Coupling with Planned Coupling draws twice; one copy alone is none."""
    assert not immortality_table(hand=[COUPLING]).can("send")
    t = immortality_table(hand=[COUPLING, COUPLING], deck=["dagger", "diplomacy"])
    t.graft(COUPLING, COUPLING, "secrets")
    assert t.seat().in_play == (COUPLING, COUPLING)
    t.take("card:" + COUPLING).take("card:" + COUPLING)
    assert t.hand() == {"dagger": 1, "diplomacy": 1}


@proves("I8.4")
def test_both_cards_come_from_the_hand() -> None:
    """Not from discard pile, deck, or play."""
    t = immortality_table(hand=[GHOLA], discard=["dagger"], deck=["diplomacy"], in_play=["reconnaissance"])
    assert not t.can("send")


@proves("I8.4", "I10.27")
def test_usurp_alone_takes_its_partner_from_the_row() -> None:
    """The exception."""
    t = immortality_table(hand=[USURP]).row("spice_hunter")
    assert frozenset((USURP, "spice_hunter")) in played(t)
    assert played(t) == {frozenset((USURP, card)) for card in t.state.row if t.rules.card_rules[card].icons}


@proves("I8.5", "I8.6", "I20.1")
def test_one_agent_by_any_icon_of_either_card() -> None:
    """Dagger's Landsraad and the three Factions of the Initiate; both cards come into play, one Agent goes."""
    t = immortality_table(hand=[INITIATE, "dagger"], water=3)
    icons = {t.rules.spaces[space].icon for cards, space in sends(t) if len(cards) == 2}
    assert icons == {"landsraad", "emperor", "guild", "fremen"}
    t.graft(INITIATE, "dagger", "hardy_warriors")
    assert (t.seat().in_play, t.seat().hand) == (("dagger", INITIATE), ())
    assert (t.seat().agents, t.seat().agents_left) == (("hardy_warriors",), 1)
    assert t.event("graft") == [("graft", 0, "dagger", INITIATE, "hand")]


@proves("I8.6", "I8.7")
def test_the_boxes_of_both_cards_and_the_space_in_any_order() -> None:
    """Whichever icon was used; Contaminator's Fremen icon, and yet Stitched Horror's box works too."""
    sources = {"card:" + CONTAMINATOR, "card:" + HORROR, "space:hardy_warriors"}
    for first in ("card:" + CONTAMINATOR, "card:" + HORROR):
        t = immortality_table(hand=[HORROR, CONTAMINATOR], water=1).graft(HORROR, CONTAMINATOR, "hardy_warriors")
        waiting = {option[1] for option in t.legal() if option[0] == "take"}
        assert waiting <= sources
        assert waiting >= {"card:" + CONTAMINATOR, "card:" + HORROR}
        t.take(first)


@proves("I8.7", "R7.6")
def test_the_cost_of_the_space_is_paid_before_any_effect() -> None:
    """Stitched Horror's water cannot pay for Hardy Warriors."""
    t = immortality_table(hand=[HORROR, CONTAMINATOR], water=0)
    assert not t.can_graft(HORROR, CONTAMINATOR, "hardy_warriors")
    t = immortality_table(hand=[HORROR, CONTAMINATOR], water=1).graft(HORROR, CONTAMINATOR, "hardy_warriors")
    assert t.water() == 0


@proves("I8.8", "I10.15")
def test_both_cards_count_as_in_play_for_each_other() -> None:
    """Lisan al Gaib with a Bene Gesserit partner: 1 Fremen Influence; with another partner none."""
    t = immortality_table(hand=[COUPLING, LISAN]).graft(COUPLING, LISAN, "carthag").finish_turn()
    assert t.influence("fremen") == 1
    t = immortality_table(hand=[INITIATE, LISAN]).graft(INITIATE, LISAN, "carthag").finish_turn()
    assert t.influence("fremen") == 0


@proves("I8.8")
def test_both_stay_in_play_until_clean_up() -> None:
    """Then both go to the discard pile."""
    t = immortality_table(hand=[GHOLA, "dagger"]).graft(GHOLA, "dagger", "carthag").finish_turn()
    assert sorted(t.seat().in_play) == ["dagger", GHOLA]
    t.until_turn_of(0).reveal_and_end()
    assert sorted(t.seat().discard) == ["dagger", GHOLA]


@proves("I8.9", "I8.10")
@pytest.mark.parametrize("partner", [GHOLA, INITIATE])
def test_if_grafted_needs_a_graft_partner(partner: str) -> None:
    """Corrino Genes advances once with any; with Ghola its copy does so too. Alone it does nothing."""
    t = immortality_table(hand=[GENES]).play(GENES, "wealth").finish_turn()
    assert t.tleilaxu() == 0
    t = immortality_table(hand=[GENES, partner]).graft(GENES, partner, "wealth").finish_turn()
    assert t.tleilaxu() == (2 if partner == GHOLA else 1)


@proves("I8.9")
@pytest.mark.parametrize(
    ("card", "space", "asks"),
    [(ESPIONAGE, "hall_of_oratory", "research"), (SMUGGLER, "secure_contract", ""), (QUARTERMASTER, "arrakeen", "")],
)
def test_the_other_lines_if_grafted(card: str, space: str, asks: str) -> None:
    """Industrial Espionage, Corrupt Smuggler and Sardaukar Quartermaster have less alone than with the Initiate."""
    gained = []
    for hand in ([card], [card, INITIATE]):
        t = immortality_table(hand=hand, deck=["dagger", "diplomacy"], spice=0, garrison=0)
        t = t.graft(card, INITIATE, space) if len(hand) == 2 else t.play(card, space)
        while t.can("take", "card:" + card):
            t.take("card:" + card)
        gained.append((t.spice(), t.garrison(), len(t.seat().hand), t.research()))
    base, more = gained
    assert more != base
    expected = {
        ESPIONAGE: (0, 1, 1, "c1r3"),
        SMUGGLER: (2, 0, 0, "c0r3"),
        QUARTERMASTER: (0, 2, 1, "c0r3"),
    }
    assert more == expected[card]


@proves("I8.9", "I10.1", "card:" + SLATE)
def test_blank_slate_shows_faction_icons_only_when_grafted() -> None:
    """All four, beside its three."""
    t = immortality_table(hand=[SLATE, HORROR], water=3, spice=9, solari=9)
    alone = {t.rules.spaces[space].icon for cards, space in sends(t) if cards == {SLATE}}
    both = {t.rules.spaces[space].icon for cards, space in sends(t) if cards == {SLATE, HORROR}}
    assert alone == {"landsraad", "city", "spice_trade"}
    assert both == alone | set(FACTIONS)


@proves("I8.10")
def test_the_other_grafted_card_is_the_partner() -> None:
    """Dissecting Kit trashes it, whichever the pair is called after."""
    for partner in ("dagger", INITIATE, GHOLA):
        t = immortality_table(hand=[KIT, partner]).graft(KIT, partner, "arrakeen").take("card:" + KIT)
        assert (t.state.trashed, t.specimens()) == ((partner,), 1)


@proves("I8.11")
def test_revealed_graft_cards_are_ordinary_ones() -> None:
    """Singly, for their Reveal boxes; nothing is grafted then."""
    t = immortality_table(hand=[GHOLA, GENES]).reveal()
    assert (t.persuasion(), t.tleilaxu(), t.specimens()) == (2, 0, 0)
    assert t.event("graft") == []


@proves("I8.13")
def test_troops_of_both_cards_and_of_the_space_may_be_deployed() -> None:
    """And two of the garrison: Sardaukar Quartermaster, Stitched Horror and Carthag's recruit."""
    t = immortality_table(hand=[HORROR, QUARTERMASTER], garrison=5, deck=["dagger"] * 2)
    t.graft(HORROR, QUARTERMASTER, "arrakeen")
    t.take("card:" + HORROR).branch(1).branch(0).take("card:" + QUARTERMASTER)
    assert t.garrison() == 5 + 3
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 3 + 2


@proves("I8.14", "I10.5")
def test_a_card_without_icons_can_be_the_partner() -> None:
    """Clandestine Meeting and Convincing Argument send no Agent alone; with Ghola to its City spaces."""
    t = immortality_table(hand=[MEETING, "convincing_argument", GHOLA])
    assert played(t) == {frozenset((MEETING, GHOLA)), frozenset(("convincing_argument", GHOLA))}
    assert t.why_not("send", MEETING) == "no_icons"
    t.graft(MEETING, GHOLA, "carthag").finish_turn()
    assert t.influence("bene_gesserit") == 2


@proves("I8.14")
def test_two_cards_without_icons_send_no_agent() -> None:
    """Usurp with Convincing Argument."""
    t = immortality_table(hand=[USURP, "convincing_argument"])
    assert not t.can_graft(USURP, "convincing_argument", "arrakeen")
    assert frozenset((USURP, "convincing_argument")) not in played(t)


@proves("I8.15", "I10.7", "I22.14", "O20")
@pytest.mark.parametrize("first", [True, False])
def test_the_box_of_a_trashed_partner_still_works(first: bool) -> None:
    """Dissecting Kit trashes Contaminator before or after its Tleilaxu advance."""
    t = immortality_table(hand=[KIT, CONTAMINATOR], water=1).graft(KIT, CONTAMINATOR, "arrakeen")
    order = ["card:" + KIT, "card:" + CONTAMINATOR]
    for source in order if first else reversed(order):
        t.take(source)
    assert (t.tleilaxu(), t.specimens(), t.state.trashed) == (1, 1, (CONTAMINATOR,))


@proves("I8.15", "I10.2", "I22.14")
def test_what_asks_to_trash_that_very_card_is_lost() -> None:
    """Scientific Breakthrough with both markers pays for a point with itself; trashed by the Kit it cannot."""
    breakthrough = imm("scientific_breakthrough")
    t = immortality_table(hand=[KIT, breakthrough], research="c8r2", deck=[]).graft(KIT, breakthrough, "arrakeen")
    assert t.can_take("card:" + breakthrough, "if")
    t.take("card:" + KIT)
    assert breakthrough in t.state.trashed
    assert not t.can_take("card:" + breakthrough, "if")
    assert t.can_take("card:" + breakthrough, "research")


@proves("I8.16")
def test_each_box_may_pay_its_arrow_once() -> None:
    """Ghola with Organ Merchants: two specimens for 8 Solari; Organ Merchants alone sells one."""
    merchants = imm("organ_merchants")
    t = immortality_table(hand=[GHOLA, merchants], specimens=3, solari=0).graft(GHOLA, merchants, "arrakeen")
    t.take("card:" + merchants).take("card:" + GHOLA)
    assert (t.specimens(), t.solari()) == (1, 8)
    assert not t.can("take", "card:" + merchants)
    assert not t.can("take", "card:" + GHOLA)


@proves("I8.18", "I8.2")
def test_a_third_card_does_not_join() -> None:
    """No option names three cards, and what Usurp borrows comes instead of a card from hand."""
    t = immortality_table(hand=[USURP, GHOLA, INITIATE, "dagger"]).row("spice_hunter")
    assert max(len(cards) for cards in played(t)) == 2
    t.usurp("spice_hunter", "secure_contract")
    assert t.seat().in_play == (USURP,)
    assert sorted(t.seat().hand) == ["dagger", INITIATE, GHOLA]


@proves("I8.19")
def test_the_pair_pays_for_the_space_once() -> None:
    """2 Solari for Mentat; one Agent, one space, its effects once."""
    t = immortality_table(hand=[INITIATE, "dagger"], solari=4, deck=["diplomacy"])
    t.graft(INITIATE, "dagger", "mentat")
    assert (t.solari(), t.seat().agents) == (2, ("mentat",))
    assert len(t.event("spend")) == 1


@proves("I8.19")
def test_the_pair_needs_what_the_space_requires() -> None:
    """2 Influence with the Fremen for Sietch Tabr, as for one card; the reason is told for pairs too."""
    t = immortality_table(hand=[INITIATE, "dagger"], water=3, agents_left=0)
    assert t.why_not("send", "dagger", "wealth", 0, "", "card:" + INITIATE) == "no_agent"
    t = immortality_table(hand=[HORROR, "dagger"]).setup(1, agents=["arrakeen"])
    assert t.why_not("send", "dagger", "arrakeen", 0, "", "card:" + HORROR) == "occupied"


@proves("I10.29", "I10.27", "card:power_play")
def test_a_borrowed_card_does_not_trash_another_copy_of_itself() -> None:
    """Power Play of the Row would trash itself, but is not in play; one that is stays there."""
    t = immortality_table(hand=[USURP], in_play=["power_play"]).row("power_play").usurp("power_play", "secrets")
    t.finish_turn()
    assert (sorted(t.seat().in_play), t.state.trashed) == ([USURP, "power_play"], ("power_play",))
    assert t.influence("bene_gesserit") == 2


@proves("I8.14", "I8.19", "I10.1")
def test_why_a_pair_without_printed_icons_cannot_go_somewhere() -> None:
    """With Kwisatz Haderach it could go anywhere, with Show of Strength now and then, with neither never."""
    t = immortality_table(hand=["kwisatz_haderach", USURP], agents=["wealth"]).voice("carthag", 1)
    assert t.why_not("send", "kwisatz_haderach", "carthag", 0, "", "card:" + USURP) == "voice"
    show = imm("show_of_strength")
    t = immortality_table(hand=[show, "convincing_argument", USURP])
    assert t.why_not("send", show, "carthag", 0, "", "card:" + USURP) == "no_icon"
    assert t.why_not("send", "convincing_argument", "carthag", 0, "", "card:" + USURP) == "no_icons"


@proves("I20.2", "I10.20")
def test_the_cards_in_play_can_change_within_the_turn() -> None:
    """Stillsuit Manufacturer goes back to hand with the Fremen Alliance; Dissecting Kit trashes its partner."""
    manufacturer = imm("stillsuit_manufacturer")
    t = immortality_table(hand=[manufacturer, KIT], influence={"fremen": 4}).graft(KIT, manufacturer, "arrakeen")
    t.take("card:" + manufacturer)
    assert (t.seat().in_play, t.seat().hand) == ((KIT,), (manufacturer,))
    assert not t.can_take("card:" + KIT)


@proves("I20.8", "I20.9")
def test_tags_of_tleilaxu_cards() -> None:
    """Both Face Dancers carry three; Corrino Genes, Contaminator and Guild Impersonator one each."""
    cards = immortality_table().rules.cards
    assert cards[DANCER].factions == cards[INITIATE].factions == ("emperor", "guild", "fremen")
    one = {GENES: "emperor", CONTAMINATOR: "fremen", imm("guild_impersonator"): "guild"}
    assert {card: cards[card].factions for card in one} == {card: (faction,) for card, faction in one.items()}
    t = immortality_table(hand=["fedaykin_death_commando", INITIATE], conflict=1).reveal()
    assert t.strength() == 2 + 3  # the Initiate makes the Fremen Bond
