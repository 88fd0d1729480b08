"""The cards of Rise of Ix with the Unload icon: revealed, discarded, trashed, and what they do besides."""

from __future__ import annotations

import pytest

from tests.kit import Table, ix_table, worth
from tests.kit.coverage import proves

CHIEF, ADMIN = "guild_chief_administrator", "guild_administrator"
DELEGATE, TUEK, FLEET, ACCORD = "choam_delegate", "esmar_tuek", "freighter_fleet", "guild_accord"
SHADOWS, COMPACT, TREACHERY, PEDDLER = "in_the_shadows", "ix_guild_compact", "treachery", "water_peddler"

UNLOADS = {
    DELEGATE: {"solari": 3},
    TUEK: {"spice": 2, "solari": 2},
    FLEET: {"freighter": 1},
    ACCORD: {"water": 1},
    SHADOWS: {"bene_gesserit": 1},
    COMPACT: {"negotiators": 2},
    TREACHERY: {"troops": 2},
    PEDDLER: {"water": 1},
}
NAMES = tuple("card:" + card for card in UNLOADS)
each_card = pytest.mark.parametrize("card", UNLOADS)


def owns(t: Table, seat: int = 0) -> dict[str, int]:
    """What an Unload box could add to."""
    return {
        "solari": t.solari(seat),
        "spice": t.spice(seat),
        "water": t.water(seat),
        "bene_gesserit": t.influence("bene_gesserit", seat),
        "freighter": t.ix(seat).freighter,
        "negotiators": t.ix(seat).negotiators,
        "troops": t.troops(seat),
    }


def more(t: Table, before: dict[str, int], seat: int = 0) -> dict[str, int]:
    """What came since then."""
    return {what: n - before[what] for what, n in owns(t, seat).items() if n != before[what]}


def unload(t: Table) -> Table:
    """Make full use of an Unload box that asks."""
    if t.can("freighter"):
        t.pick("advance")
    elif t.can("negotiate"):
        t.pick(2)
    return t


def twice(gained: dict[str, int]) -> dict[str, int]:
    return {what: 2 * n for what, n in gained.items()}


# ------------------------------------------------------------------------------------------------ every one of them


@each_card
@proves("X7.2", "X7.4", *NAMES)
def test_revealed_it_gives_its_reveal_box_once(card: str) -> None:
    """On the Reveal turn it is an ordinary Reveal box, without persuasion or swords; Clean Up gives nothing more."""
    t = ix_table(hand=[card])
    before = owns(t)
    t.reveal()
    if t.can_take("card:" + card):
        unload(t.take("card:" + card))
    assert t.persuasion() == t.seat().swords == 0
    t.end_turn()
    assert more(t, before) == UNLOADS[card]
    assert t.seat().discard == (card,)


@each_card
@proves("X7.1", "X7.2", "X7.11", *NAMES)
def test_discarded_from_hand_it_unloads(card: str) -> None:
    """Discarded for a cost in an Agent turn, it gives its Reveal box; the card lies on the discard pile."""
    t = ix_table(hand=[CHIEF, card]).play(CHIEF, "foldspace")
    before = owns(t)
    unload(t.take("card:" + CHIEF))
    assert more(t, before) == UNLOADS[card]
    assert card in t.seat().discard


@each_card
@proves("X7.2", *NAMES)
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_trashed_it_unloads(card: str, zone: str) -> None:
    """Trashed from hand or discard pile, it gives its Reveal box and is out of the game."""
    t = ix_table(**{"hand": [ADMIN], zone: [ADMIN, card] if zone == "hand" else [card]}).play(ADMIN, "foldspace")
    before = owns(t)
    unload(t.take("card:" + ADMIN).do("trash", zone, card))
    assert more(t, before) == UNLOADS[card]
    assert t.state.trashed == (card,)


@each_card
@proves("X7.2", "R16.4", *NAMES)
def test_trashed_from_the_deck_it_unloads(card: str) -> None:
    """Poison Snooper looks at it on top of the deck and trashes it; drawn instead, it gives nothing."""
    t = ix_table(deck=[card, "dagger"], intrigue=["poison_snooper"])
    before = owns(t)
    unload(t.intrigue("poison_snooper").do("trash_top"))
    assert more(t, before) == UNLOADS[card]
    t = ix_table(deck=[card, "dagger"], intrigue=["poison_snooper"]).intrigue("poison_snooper").do("draw_top")
    assert more(t, before) == {}


@each_card
@proves("X7.5", *NAMES)
def test_discarded_and_then_trashed_it_unloads_twice(card: str) -> None:
    """Guild Chief Administrator discards it and trashes that very card (EN p.7 example)."""
    t = ix_table(hand=[CHIEF, card]).play(CHIEF, "foldspace")
    before = owns(t)
    unload(t.take("card:" + CHIEF))
    unload(t.do("trash", "discard", card))
    assert more(t, before) == twice(UNLOADS[card])
    assert t.state.trashed == (card,)


@each_card
@proves("X7.9", "tech:disposal_facility", *NAMES)
def test_revealed_and_then_trashed_it_works_twice(card: str) -> None:
    """Revealed, then trashed from play by Disposal Facility: the box comes again."""
    t = ix_table(hand=[card, *worth(6)], tech=["disposal_facility"])
    before = owns(t)
    t.reveal()
    if t.can_take("card:" + card):
        unload(t.take("card:" + card))
    unload(t.take("tech:disposal_facility").do("trash", "in_play", card))
    assert more(t, before) == twice(UNLOADS[card])


@each_card
@proves("X7.3", "card:reverend_mother_mohiam", *NAMES)
def test_an_opponent_may_make_one_unload(card: str) -> None:
    """Discarded because of an opponent's Reverend Mother Mohiam, it unloads for its owner in the other's turn."""
    t = ix_table(turn_of=1, hand=["reverend_mother_mohiam"], in_play=["sayyadina"])
    t.setup(0, hand=[card, "dagger"])
    before, others = owns(t, 0), owns(t, 1)
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    while t.asked() == 0 and t.can("discard"):
        t.do(*t.legal()[0])
    unload(t)
    assert more(t, before, 0) == UNLOADS[card]
    assert more(t, others, 1) == {"solari": 2}  # what Wealth gives
    assert t.turn.seat == 1


@each_card
@proves("X7.6", *NAMES)
def test_a_card_played_unloads_at_no_clean_up(card: str) -> None:
    """A card in play goes to the discard pile without being discarded."""
    t = ix_table(in_play=[card])
    before = owns(t)
    t.reveal().end_turn()
    assert more(t, before) == {}
    assert t.seat().discard == (card,)


@proves("X7.2", "X7.7")
def test_other_cards_do_not_unload() -> None:
    """The Reveal box of a card without the icon stays unused when it is discarded and trashed."""
    t = ix_table(hand=[CHIEF, "smugglers_thopter"]).play(CHIEF, "foldspace")
    before = owns(t)
    t.take("card:" + CHIEF).do("trash", "discard", "smugglers_thopter")
    assert more(t, before) == {}


@proves("X7.10", "card:freighter_fleet", "card:guild_chief_administrator")
def test_one_unloads_before_what_its_discard_pays_for() -> None:
    """The Freighter moves first; only then the card to trash is asked for."""
    t = ix_table(hand=[CHIEF, FLEET]).play(CHIEF, "foldspace").take("card:" + CHIEF)
    assert t.can("freighter")
    assert not t.can("trash")
    assert t.pick("advance").can("trash")


@proves("X7.10", "intrigue:ixian_probe", "card:freighter_fleet", "card:ix_guild_compact")
@pytest.mark.parametrize("first", [FLEET, COMPACT])
def test_several_discarded_as_one_cost_unload_together(first: str) -> None:
    """After both of Ixian Probe are discarded, in the order their owner likes, and before the two cards are drawn."""
    t = ix_table(hand=[FLEET, COMPACT, "dagger"], deck=["diplomacy", "signet_ring"], intrigue=["ixian_probe"])
    t.intrigue("ixian_probe").pick(FLEET)
    assert t.can("discard", COMPACT)
    t.pick(COMPACT)
    unload(t.take("card:" + first))
    assert t.seat().hand == ("dagger",)
    second = COMPACT if first == FLEET else FLEET
    if t.can_take("card:" + second):
        t.take("card:" + second)
    unload(t)
    assert (t.ix().freighter, t.ix().negotiators) == (1, 2)
    assert sorted(t.seat().hand) == ["dagger", "diplomacy", "signet_ring"]


@proves("X7.10", "card:esmar_tuek", "space:selective_breeding")
def test_one_trashed_as_a_cost_unloads() -> None:
    """Trashed for the two cards of Selective Breeding, Esmar Tuek gives his 2 spice and 2 Solari besides."""
    t = ix_table(hand=["diplomacy", TUEK], spice=2).play("diplomacy", "selective_breeding")
    t.take("space:selective_breeding").do("trash", "hand", TUEK)
    assert (t.spice(), t.solari(), sum(t.hand().values())) == (2, 2, 2)


@proves("X7.3", "X7.10", "card:freighter_fleet", "card:reverend_mother_mohiam", "tech:spaceport")
def test_cards_drawn_by_an_unload_are_not_discarded_for_the_same_cost() -> None:
    """Mohiam wants two, the hand is one Freighter Fleet: it unloads once, and what Spaceport draws then is safe."""
    t = ix_table(turn_of=1, hand=["reverend_mother_mohiam"], in_play=["sayyadina"]).shown("spaceport")
    t.setup(0, hand=[FLEET], deck=["dagger", "diplomacy"], freighter=3, spice=3)
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam").pick("recall")
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice").take("shipping:shipping_troops").pick("guild")
    t.branch(1)
    assert (t.asked(), t.seat(0).hand, t.ix(0).freighter) == (1, ("dagger", "diplomacy"), 0)


# ------------------------------------------------------------------------------------------------ Esmar Tuek


@proves("card:esmar_tuek")
def test_esmar_tuek_sells_influence_and_a_card() -> None:
    """Agent box: 1 spice for 1 influence with the Guild and a card, once."""
    t = ix_table(hand=[TUEK], spice=2, deck=["dagger", "diplomacy"]).play(TUEK, "smuggling").take("card:" + TUEK)
    assert (t.spice(), t.influence("guild"), t.seat().hand) == (1, 1, ("dagger",))
    assert not t.can_take("card:" + TUEK)


@proves("card:esmar_tuek", "X9.8")
def test_esmar_tuek_needs_the_spice_and_may_be_left() -> None:
    """Without spice the arrow is closed; with spice it may be left. The spice of the space can pay."""
    assert not ix_table(hand=[TUEK]).play(TUEK, "smuggling").can_take("card:" + TUEK)
    t = ix_table(hand=[TUEK], spice=1).play(TUEK, "smuggling").end_turn()
    assert (t.spice(), t.influence("guild")) == (1, 0)
    assert ix_table(hand=[TUEK]).play(TUEK, "imperial_basin").take("card:" + TUEK).spice() == 0


# ------------------------------------------------------------------------------------------------ Freighter Fleet


@proves("card:freighter_fleet", "X4.2", "X4.11")
def test_freighter_fleets_move_one_after_the_other() -> None:
    """Two of them revealed: advance, then recall, each icon by itself; each may be left."""
    t = ix_table(hand=[FLEET, FLEET]).setup(1, solari=0).reveal().take("card:" + FLEET).pick("advance")
    t.take("card:" + FLEET).pick("recall").branch(0)
    assert (t.ix().freighter, t.solari(), [t.solari(other) for other in (1, 2, 3)]) == (0, 5, [1, 1, 1])
    assert ix_table(hand=[FLEET]).reveal().end_turn().ix().freighter == 0


@proves("card:freighter_fleet", "X7.4")
def test_freighter_fleet_has_no_agent_box() -> None:
    """Played it gives nothing beyond its space."""
    t = ix_table(hand=[FLEET]).play(FLEET, "imperial_basin")
    assert not t.can_take("card:" + FLEET)
    assert t.end_turn().ix().freighter == 0


@proves("card:freighter_fleet", "X4.11", "X3.4")
def test_freighter_fleet_may_buy_a_tile_in_anothers_turn() -> None:
    """Unloaded by an opponent's Mohiam with the Freighter on top, its recall acquires a tile at 2 less."""
    t = ix_table(turn_of=1, hand=["reverend_mother_mohiam"], in_play=["sayyadina"]).shown("windtraps")
    t.setup(0, hand=[FLEET], freighter=3, water=0)
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam").pick("recall")
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    assert (t.turn.seat, t.ix(0).tech, t.water(0)) == (1, ("windtraps",), 1)


# ------------------------------------------------------------------------------------------------ Guild Accord


@proves("card:guild_accord", "X7.2")
def test_guild_accord_unloads_its_spice_with_the_alliance() -> None:
    """With the Guild Alliance the discard gives 3 spice besides the water."""
    t = ix_table(hand=[CHIEF, ACCORD], influence={"guild": 4}).play(CHIEF, "carthag").take("card:" + CHIEF)
    assert (t.water(), t.spice()) == (2, 3)


# ------------------------------------------------------------------------------------------------ In the Shadows


@proves("card:in_the_shadows")
@pytest.mark.parametrize(("branch", "faction"), [(0, "emperor"), (1, "guild"), (2, "fremen")])
def test_in_the_shadows_trades_a_card_for_influence(branch: int, faction: str) -> None:
    """Agent box with 2 influence with the Bene Gesserit: a card discarded for 1 with one of the three others."""
    t = ix_table(hand=[SHADOWS, "dagger"], influence={"bene_gesserit": 2}, solari=2).play(SHADOWS, "carthag")
    t.take("card:" + SHADOWS).branch(branch)
    assert (t.influence(faction), sum(t.seat().influence)) == (1, 3)
    assert t.seat().discard == ("dagger",)


@proves("card:in_the_shadows", "X9.8")
def test_in_the_shadows_needs_influence_and_a_card() -> None:
    """With 1 influence, or with no card left in hand, there is nothing to use; and it may be left."""
    t = ix_table(hand=[SHADOWS, "dagger"], influence={"bene_gesserit": 1}).play(SHADOWS, "carthag")
    assert not t.can_take("card:" + SHADOWS)
    t = ix_table(hand=[SHADOWS], influence={"bene_gesserit": 2}).play(SHADOWS, "carthag")
    assert not t.can_take("card:" + SHADOWS)
    t = ix_table(hand=[SHADOWS, "dagger"], influence={"bene_gesserit": 2}).play(SHADOWS, "carthag")
    assert t.take("space:carthag").end_turn().seat().hand == ("dagger",)


@proves("card:in_the_shadows", "X7.10")
def test_in_the_shadows_may_discard_its_twin() -> None:
    """The second copy as the discard gives 1 with the Bene Gesserit, then the effect 1 with another."""
    t = ix_table(hand=[SHADOWS, SHADOWS], influence={"bene_gesserit": 2}).play(SHADOWS, "carthag")
    t.take("card:" + SHADOWS).branch(2)
    assert t.seat().influence == (0, 0, 3, 1)


# ------------------------------------------------------------------------------------------------ Ix-Guild Compact


@proves("card:ix_guild_compact", "X5.1", "X7.1")
def test_compact_commissions_a_dreadnought_for_two_cards() -> None:
    """Agent box: two cards discarded, one dreadnought from supply to garrison."""
    t = ix_table(hand=[COMPACT, "dagger", "diplomacy", "signet_ring"]).play(COMPACT, "foldspace")
    t.take("card:" + COMPACT).pick("dagger").pick("signet_ring")
    assert (t.ix().garrison, t.ix().supply, t.seat().hand) == (1, 1, ("diplomacy",))
    assert not t.can("deploy")


@proves("card:ix_guild_compact", "X5.2", "X5.6")
def test_compacts_dreadnought_may_be_deployed_at_heighliner() -> None:
    """Commissioned on a Combat space it may go to the Conflict besides the five recruits and two of the garrison."""
    t = ix_table(hand=[COMPACT, "dagger", "diplomacy"], spice=6).play(COMPACT, "heighliner")
    assert t.can("deploy", 7)
    assert not t.can("deploy", 7, 1)
    t.take("card:" + COMPACT).pick("dagger")
    assert not t.can("deploy", 8)
    t.do("deploy", 7, 1)
    assert (t.troops(), t.ix().conflict, t.strength()) == (7, 1, 17)


@proves("card:ix_guild_compact", "X7.1", "X9.8")
def test_compact_needs_two_cards_and_may_be_left() -> None:
    """With one card in hand nothing can be paid; with two nothing need be."""
    assert not ix_table(hand=[COMPACT, "dagger"]).play(COMPACT, "foldspace").can_take("card:" + COMPACT)
    t = ix_table(hand=[COMPACT, "dagger", "diplomacy"]).play(COMPACT, "foldspace")
    assert (t.end_turn().ix().garrison, len(t.seat().hand)) == (0, 2)


@proves("card:ix_guild_compact", "X3.8")
@pytest.mark.parametrize("n", [0, 1, 2])
def test_compact_sends_up_to_two_negotiators(n: int) -> None:
    """Reveal box: each of the two icons may send a troop from the supply, not from the garrison."""
    t = ix_table(hand=[COMPACT]).reveal().take("card:" + COMPACT)
    t = t.pick(n) if n else t.decline()
    assert (t.ix().negotiators, t.supply(), t.garrison()) == (n, 9 - n, 3)


@proves("card:ix_guild_compact", "X3.8")
def test_compact_sends_what_the_supply_holds() -> None:
    """With one troop in supply one goes at most; with none nothing happens, whatever the garrison holds."""
    t = ix_table(hand=[COMPACT], garrison=11).reveal().take("card:" + COMPACT)
    assert [option for option in t.legal() if option[0] == "negotiate"] == [("negotiate", 1)]
    assert not ix_table(hand=[COMPACT], garrison=12).reveal().can_take("card:" + COMPACT)


# ------------------------------------------------------------------------------------------------ Treachery


@proves("card:treachery", "X9.5", "X7.4", "R14.8")
@pytest.mark.parametrize(
    ("faction", "space"),
    [("emperor", "wealth"), ("guild", "foldspace"), ("bene_gesserit", "secrets"), ("fremen", "stillsuits")],
)
def test_treachery_gives_two_influence_and_trashes_itself(faction: str, space: str) -> None:
    """2 influence instead of 1; it is trashed, no choice, which sends two troops straight to the Conflict."""
    t = ix_table(hand=[TREACHERY]).play(TREACHERY, space).finish_turn()
    assert (t.influence(faction), sum(t.seat().influence)) == (2, 2)
    assert t.state.trashed == (TREACHERY,)
    assert (t.troops(), t.garrison(), t.supply()) == (2, 3, 7)


@proves("card:treachery", "X9.5", "X5.7")
def test_treacherys_troops_are_besides_those_of_the_combat_space() -> None:
    """At Hardy Warriors: two at once, then its two recruits and two of the garrison may follow, not more."""
    t = ix_table(hand=[TREACHERY]).play(TREACHERY, "hardy_warriors")
    assert t.troops() == 2
    assert not t.can("deploy", 5)
    assert t.deploy(4).troops() == 6


@proves("card:treachery", "X9.5", "R15.1")
@pytest.mark.parametrize(("supply", "sent"), [(1, 1), (0, 0)])
def test_treachery_sends_what_the_supply_holds(supply: int, sent: int) -> None:
    """With fewer than two in supply only these go, nobody of the garrison; it is trashed all the same."""
    t = ix_table(hand=[TREACHERY], garrison=12 - supply).play(TREACHERY, "wealth").finish_turn()
    assert (t.troops(), t.garrison(), t.state.trashed) == (sent, 12 - supply, (TREACHERY,))


@proves("card:treachery", "X9.5")
def test_treachery_revealed_must_deploy() -> None:
    """Reveal box: both troops go to the Conflict, no choice, and count for the strength of this turn."""
    t = ix_table(hand=[TREACHERY, "dagger"]).reveal()
    assert not t.can("end_turn")
    t.take("card:" + TREACHERY)
    assert (t.troops(), t.garrison(), t.strength()) == (2, 3, 5)
    assert t.can("end_turn")


# ------------------------------------------------------------------------------------------------ Water Peddler


@proves("card:water_peddler", "R11.6")
def test_water_peddler_acquired_gives_water() -> None:
    """Acquire box: 1 water at once; going to the discard pile that way it does not unload."""
    t = ix_table(hand=worth(1), water=0).row(PEDDLER).reveal().buy(PEDDLER)
    assert (t.water(), t.seat().discard) == (1, (PEDDLER,))
    assert t.end_turn().water() == 1
