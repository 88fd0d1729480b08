"""The leaders of Rise of Ix: both abilities of each with their rulings; as solo Rivals see test_rivals.py."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.model.config import ConfigError
from tests.kit.coverage import proves
from tests.kit.table import QUIET_LEADERS, Table, ix_table, new_game, new_solo_game, solo_table

IX = ("base", "ix")
ARMAND = "archduke_armand_ecaz"
ILESA = "ilesa_ecaz"
RHOMBUR = "prince_rhombur_vernius"
TESSIA = "tessia_vernius"
HUNDRO = "viscount_hundro_moritani"
YUNA = "princess_yuna_moritani"

DAGGER = "dagger"  # Landsraad
DUNE = "dune_the_desert_planet"  # Spice Trade
RECONNAISSANCE = "reconnaissance"  # City
RING = "signet_ring"


@proves("X11.18", f"leader:{ARMAND}", f"leader:{ILESA}", f"leader:{TESSIA}", f"leader:{YUNA}")
@pytest.mark.parametrize("leader", [ARMAND, ILESA, TESSIA, YUNA])
def test_four_leaders_lead_no_rival(leader: str) -> None:
    """Only Rhombur and Hundro of the new leaders are allowed as a solo Rival."""
    with pytest.raises(ConfigError, match=leader):
        new_solo_game(rivals=(leader, "glossu_the_beast_rabban"), boxes=IX)


# ------------------------------------------------------------------------------------------------ Archduke Armand


@proves(f"leader:{ARMAND}", "X10.1")
@pytest.mark.parametrize(
    ("agents", "may"),
    [
        (("arrakeen", "carthag"), True),
        (("tech_negotiation", "smuggling"), True),
        (("mentat", "hagga_basin"), True),
        (("arrakeen", "wealth"), False),
        (("stillsuits", "secrets"), False),
        (("dreadnought",), False),
    ],
)
def test_armand_needs_two_agents_outside_the_factions(agents: tuple[str, ...], may: bool) -> None:
    """Coordination: two Agents on any mix of Landsraad, City and Spice Trade; then a card in play may be trashed."""
    t = ix_table(leader=ARMAND, agents=agents, hand=["diplomacy"]).reveal()
    assert t.can_take("leader:" + ARMAND) is may


@proves(f"leader:{ARMAND}", "X10.1")
def test_armand_trashes_one_card_in_play() -> None:
    """Of the cards revealed or played before, not of the discard pile; he may leave it."""
    t = ix_table(leader=ARMAND, agents=["arrakeen", "carthag"], hand=["diplomacy"], in_play=[DAGGER], discard=[DUNE])
    t.reveal()
    assert t.can("end_turn")
    t.take("leader:" + ARMAND)
    assert set(t.legal()) == {("trash", "in_play", "diplomacy"), ("trash", "in_play", DAGGER), ("decline",)}
    t.do("trash", "in_play", DAGGER)
    assert (t.seat().in_play, t.can_take("leader:" + ARMAND)) == (("diplomacy",), False)


@proves(f"leader:{ARMAND}", "X7.9")
def test_armand_unloads_a_revealed_card_again() -> None:
    """A Water Peddler trashed by Coordination gives its water a second time."""
    t = ix_table(leader=ARMAND, agents=["arrakeen", "carthag"], hand=["water_peddler"], water=0).reveal()
    t.take("leader:" + ARMAND).do("trash", "in_play", "water_peddler")
    assert t.water() == 2


def conscript(*row: str) -> Table:
    """Armand's Signet Ring was played at Smuggling with this Imperium Row, and Conscript is used."""
    t = ix_table(leader=ARMAND, hand=[RING]).row(*row)
    return t.play(RING, "smuggling").take("leader:" + ARMAND)


@proves(f"leader:{ARMAND}", "X10.1", "X17.20")
def test_conscript_takes_a_card_of_cost_three_or_less() -> None:
    """From Row or Reserve, without paying, to the discard pile; neither Foldspace nor a card of cost 4."""
    t = conscript("truthsayer", "landing_rights", "appropriate", "shai_hulud", "treachery")
    assert {option[1] for option in t.legal() if option[0] == "acquire"} == {"truthsayer", "arrakis_liaison"}
    t.do("acquire", "truthsayer", 0, "discard")
    assert t.seat().discard == ("truthsayer",)
    assert t.state.row[0] != "truthsayer"


@proves(f"leader:{ARMAND}", "X10.1")
def test_conscript_is_optional() -> None:
    """Nothing need be acquired."""
    t = ix_table(leader=ARMAND, hand=[RING]).play(RING, "tech_negotiation")
    assert t.can("end_turn")
    assert t.finish_turn().seat().discard == ()


# ------------------------------------------------------------------------------------------------ Ilesa


def ahead(aside: str, *others: str, **facts: Any) -> Table:
    """Round 2: Ilesa has drawn these cards and set the first one aside; it is her first turn."""
    t = ix_table(leader=ILESA, deck=[aside, *others], solari=0, spice=0, **facts).first_player(3).finish_round()
    return t.do("aside", aside)


@proves(f"leader:{ILESA}", "X10.2", "X10.10")
def test_ilesa_sets_a_card_aside() -> None:
    """Compulsory at Round Start; four cards are left in the hand, and the one set aside cannot be played."""
    t = ix_table(leader=ILESA, deck=[DAGGER, DUNE, RECONNAISSANCE, "diplomacy", RING]).first_player(3).finish_round()
    assert (t.decision().kind, t.can("decline"), t.can("done")) == ("set_aside_card", False, False)
    t.do("aside", DAGGER)
    assert (len(t.seat().hand), t.aside(), t.can("send", DAGGER)) == (4, DAGGER, False)


@proves(f"leader:{ILESA}", "X10.2")
def test_nobody_else_sees_what_ilesa_set_aside() -> None:
    """It lies face down."""
    t = ahead(DAGGER, DUNE)
    assert t.view(0).seats[0].own["set_aside"].card == DAGGER  # type: ignore[union-attr]
    assert DAGGER not in (t.view(1).seats[0].own["set_aside"].card, t.view(-1).seats[0].own["set_aside"].card)  # type: ignore[union-attr]


@proves(f"leader:{ILESA}", "X10.2")
@pytest.mark.parametrize(
    ("card", "space", "spice", "solari"),
    [
        (DAGGER, "tech_negotiation", 1, 0),
        ("bounty_hunter", "arrakeen", 1, 0),  # its one icon infiltrates
        ("diplomacy", "secrets", 0, 1),
        (RING, "arrakeen", 0, 1),
    ],
)
def test_ilesa_is_one_step_ahead(card: str, space: str, spice: int, solari: int) -> None:
    """Sent with in her second turn, the card with exactly one Agent icon gives 1 spice, another 1 Solari."""
    t = ahead(card, RECONNAISSANCE)
    t.play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0)
    assert (t.hand()[card], t.aside()) == (1, "")
    t.play(card, space)
    assert (t.spice(), t.solari()) == (spice, solari)


@proves(f"leader:{ILESA}", "X10.2", "X17.23", "R25.29", "intrigue:dispatch_an_envoy")
@pytest.mark.parametrize("card", [DAGGER, "diplomacy"])
def test_icons_gained_from_dispatch_an_envoy_count_for_ilesa(card: str) -> None:
    """A card with one icon has five in that turn, and brings the Solari (ruling 83)."""
    t = ahead(card, RECONNAISSANCE).play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0)
    t.setup(0, intrigue=["dispatch_an_envoy"], spice=0, solari=0).intrigue("dispatch_an_envoy").play(card, "secrets")
    assert (t.spice(), t.solari()) == (0, 1)


@proves(f"leader:{ILESA}", "X10.2", "X10.3")
def test_ilesa_gains_nothing_with_another_card() -> None:
    """Her second turn with another card, or a Reveal turn: the card was simply in hand."""
    t = ahead(DAGGER, RECONNAISSANCE, "diplomacy").play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0)
    t.play("diplomacy", "secrets")
    assert (t.spice(), t.solari(), t.hand()[DAGGER]) == (0, 0, 1)
    t = ahead("diplomacy", RECONNAISSANCE).play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0).reveal()
    assert (t.spice(), t.solari(), t.persuasion()) == (0, 0, 1)


@proves(f"leader:{ILESA}", "X10.2")
def test_ilesa_gains_nothing_in_her_third_turn() -> None:
    """The bonus is for the turn in which the card comes back."""
    t = ahead(DAGGER, RECONNAISSANCE, "diplomacy", swordmaster=True)
    t.play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0)
    t.play("diplomacy", "secrets").finish_turn().until_turn_of(0).play(DAGGER, "tech_negotiation")
    assert (t.spice(), t.solari()) == (0, 0)


@proves(f"leader:{ILESA}", "X10.3")
def test_ilesas_card_joins_a_first_turn_reveal() -> None:
    """Her first turn is a Reveal turn: it is revealed with the rest, without the bonus."""
    t = ahead("diplomacy", RECONNAISSANCE).reveal()
    assert (set(t.seat().in_play), t.persuasion()) == ({"diplomacy", RECONNAISSANCE}, 2)
    assert (t.spice(), t.solari(), t.aside()) == (0, 0, "")


@proves(f"leader:{ILESA}", "X10.10", "card:weirding_way")
def test_an_extra_turn_is_ilesas_second() -> None:
    """After Weirding Way the card is back in the turn that follows at once, and gives its bonus."""
    t = ahead(DAGGER, "weirding_way").play("weirding_way", "carthag").take("card:weirding_way").finish_turn()
    assert (t.asked(), t.hand()[DAGGER]) == (0, 1)
    assert t.play(DAGGER, "tech_negotiation").spice() == 1


@proves(f"leader:{ILESA}", "X10.4")
def test_guild_contacts() -> None:
    """1 Solari for a Foldspace; without a Solari, or without one left in the Reserve, not."""
    t = ix_table(leader=ILESA, hand=[RING], solari=1).play(RING, "carthag").take("leader:" + ILESA)
    assert (t.solari(), t.seat().discard) == (0, ("foldspace",))
    t = ix_table(leader=ILESA, hand=[RING], solari=0).play(RING, "carthag")
    assert not t.can_take("leader:" + ILESA)


# ------------------------------------------------------------------------------------------------ Prince Rhombur


@proves(f"leader:{RHOMBUR}", "X10.5", "X5.8")
def test_rhomburs_dreadnoughts_have_strength_four() -> None:
    """4 each in the Conflict, none in the garrison; 3 for everybody else."""
    t = ix_table(leader=RHOMBUR, dreadnoughts={"garrison": 1, "conflict": 1}, conflict=1)
    t.setup(1, dreadnoughts={"garrison": 1, "conflict": 1}, conflict=1)
    assert (t.strength(0), t.strength(1)) == (4 + 2, 3 + 2)


@proves(f"leader:{RHOMBUR}", "X10.5", "X3.7")
def test_ixian_technology_buys_without_discount() -> None:
    """Acquire Tech at the printed price: 1 spice is too little for Windtraps."""
    t = ix_table(leader=RHOMBUR, hand=[RING], spice=2, water=0).shown("windtraps", "flagship", "spaceport")
    t.play(RING, "carthag").take("leader:" + RHOMBUR).branch(0).do("buy_tech", 0, 0, "spice")
    assert (t.ix().tech, t.spice(), t.water()) == (("windtraps",), 0, 1)
    t = ix_table(leader=RHOMBUR, hand=[RING], spice=1).shown("windtraps", "flagship", "spaceport")
    t.play(RING, "carthag").take("leader:" + RHOMBUR)
    assert not t.can("branch", 0)


@proves(f"leader:{RHOMBUR}", "X10.5", "X3.8")
def test_ixian_technology_may_send_a_negotiator() -> None:
    """One troop of the supply, instead of the purchase."""
    t = ix_table(leader=RHOMBUR, hand=[RING], garrison=3, spice=9).play(RING, "smuggling").take("leader:" + RHOMBUR)
    t.branch(1)
    t = t.do("negotiate", 1) if t.can("negotiate") else t
    assert (t.ix().negotiators, t.supply(), t.garrison()) == (1, 8, 3)
    assert not t.can_take("leader:" + RHOMBUR)


# ------------------------------------------------------------------------------------------------ Tessia


def tessia(*snooped: str, **facts: Any) -> Table:
    """Seat 0 is Tessia; the tokens of these tracks lie on her card already."""
    t = ix_table(leader=TESSIA, **facts)
    t.setup(snooped=snooped)
    return t


@proves(f"leader:{TESSIA}", "X10.6")
def test_tessias_first_token_lets_her_discard_for_spice() -> None:
    """At 2 Influence: the point as usual, and a card for a spice if she likes."""
    t = tessia(influence={"guild": 1}, hand=["diplomacy", DAGGER], vp=0, spice=0).play("diplomacy", "foldspace")
    assert (t.vp(), t.snooped()) == (1, ("guild",))
    t.take("leader:" + TESSIA)
    t = t.do("discard", DAGGER) if t.can("discard") else t
    assert (t.spice(), t.seat().hand) == (1, ())


@proves(f"leader:{TESSIA}", "X10.6")
def test_tessias_first_token_needs_the_discard() -> None:
    """Without a card in hand there is no spice; with one she may keep it."""
    t = tessia(influence={"guild": 1}, hand=["diplomacy"], spice=0).play("diplomacy", "foldspace")
    assert not t.can_take("leader:" + TESSIA)
    t = tessia(influence={"guild": 1}, hand=["diplomacy", DAGGER], spice=0).play("diplomacy", "foldspace").decline()
    assert (t.spice(), t.seat().hand) == (0, (DAGGER,))


@proves(f"leader:{TESSIA}", "X10.6")
def test_tessia_reaches_no_token_at_one() -> None:
    """The step to 1 and the steps beyond 2 reach none; the token of a track comes once."""
    t = tessia(hand=["diplomacy"]).play("diplomacy", "foldspace")
    assert t.snooped() == ()
    t = tessia("guild", influence={"guild": 1}, hand=["diplomacy"], solari=0).play("diplomacy", "foldspace")
    assert (t.snooped(), t.influence("guild"), t.solari()) == (("guild",), 2, 0)


@proves(f"leader:{TESSIA}", "X10.6")
@pytest.mark.parametrize(
    ("card", "space", "faction", "gained"),
    [
        ("diplomacy", "wealth", "emperor", (0, 0, 2, 0)),
        ("diplomacy", "foldspace", "guild", (3, 0, 0, 0)),
        ("diplomacy", "secrets", "bene_gesserit", (0, 0, 0, 1)),
        ("diplomacy", "stillsuits", "fremen", (0, 1, 0, 0)),
    ],
)
def test_tessias_second_token_gives_the_bonus_of_its_track(
    card: str, space: str, faction: str, gained: tuple[int, int, int, int]
) -> None:
    """Two troops, 3 Solari, an intrigue card or a water, as at 4 Influence, besides what the space gives."""
    plain, reached = (
        tessia(*tokens, influence={faction: 1}, hand=[card], solari=0, water=0).play(card, space)
        for tokens in (("emperor", "guild", "bene_gesserit", "fremen"), ("fremen" if faction != "fremen" else "guild",))
    )
    for t in (plain, reached):
        t.finish_turn()
    before, after = ((t.solari(), t.water(), t.garrison(), len(t.seat().intrigue)) for t in (plain, reached))
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == gained


@proves(f"leader:{TESSIA}", "X10.6")
def test_tessias_third_token_gives_influence() -> None:
    """One more step on its own track, and no bonus."""
    t = tessia("emperor", "fremen", influence={"guild": 1}, hand=["diplomacy"], solari=0, vp=0)
    t.play("diplomacy", "foldspace")
    assert (t.influence("guild"), t.solari(), t.vp()) == (3, 0, 1)


@proves(f"leader:{TESSIA}", "X10.6")
def test_tessias_fourth_token_gives_both() -> None:
    """The bonus and a step."""
    t = tessia("emperor", "fremen", "bene_gesserit", influence={"guild": 1}, hand=["diplomacy"], solari=0)
    t.play("diplomacy", "foldspace")
    assert (t.influence("guild"), t.solari()) == (3, 3)


@proves(f"leader:{TESSIA}", "X10.6", "card:power_play")
def test_tessia_jumps_over_a_token() -> None:
    """Two steps at once from 1 to 3 reach it too."""
    t = tessia("emperor", influence={"guild": 1}, hand=["power_play"], solari=0).play("power_play", "foldspace")
    t.finish_turn()
    assert (t.influence("guild"), t.snooped(), t.solari()) == (3, ("emperor", "guild"), 3)


@proves(f"leader:{TESSIA}", "X10.7", "X10.6")
def test_duplicity_moves_influence_to_a_track_with_a_token() -> None:
    """She loses a step where she has one, and gains one where her token still lies; here it is reached."""
    t = tessia("guild", influence={"guild": 3, "fremen": 1}, hand=[RING], water=0, vp=1)
    t.play(RING, "smuggling").take("leader:" + TESSIA).pick("guild")
    assert {option[1] for option in t.legal()} == {"emperor", "bene_gesserit", "fremen"}
    t.pick("fremen")
    assert (t.influence("guild"), t.influence("fremen"), t.water(), t.vp()) == (2, 2, 1, 2)


@proves(f"leader:{TESSIA}", "X10.7", "X9.9")
def test_duplicity_needs_influence_to_lose() -> None:
    """With none anywhere it cannot be used."""
    t = tessia(hand=[RING]).play(RING, "smuggling")
    assert not t.can_take("leader:" + TESSIA)


@proves(f"leader:{TESSIA}", "X10.7")
def test_duplicity_without_tokens_gains_nothing() -> None:
    """All four tokens are on her card: there is no Faction to gain influence with, though the step may be paid."""
    t = tessia("guild", "fremen", "emperor", "bene_gesserit", influence={"guild": 3}, hand=[RING])
    t.play(RING, "smuggling")
    t.take("leader:" + TESSIA)
    assert (t.seat().influence, t.decision().kind) == ((0, 2, 0, 0), "agent")


@proves(f"leader:{TESSIA}", "X17.21")
def test_tessia_reaching_a_token_in_combat() -> None:
    """The influence is a Conflict reward: the bonus comes at once, its troops go to the garrison."""
    t = tessia("guild", influence={"emperor": 1}, garrison=3).conflict("skirmish_c").fight(6, 2, 2).pick("emperor")
    while t.state.round == 1:
        t.idle()
    assert (t.snooped(), t.garrison(), t.troops()) == (("guild", "emperor"), 5, 0)


@proves(f"leader:{TESSIA}", "X17.21", "card:in_the_shadows", "X7.3")
def test_tessia_reaching_a_token_in_anothers_turn() -> None:
    """Discarded for an opponent's Reverend Mother Mohiam, In the Shadows takes her to the token: the bonus at once."""
    t = tessia("guild", influence={"bene_gesserit": 1}, hand=[]).reveal().end_turn()
    t.setup(1, hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"])
    t.setup(0, hand=["in_the_shadows"])
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    while t.can("discard"):
        t.do(*t.legal()[0])
    while t.asked() == 0:
        t.do(*t.legal()[0])
    assert (t.influence("bene_gesserit"), len(t.seat().intrigue), t.turn.seat) == (2, 1, 1)


# ------------------------------------------------------------------------------------------------ Viscount Hundro


def moritani(**options: Any) -> Table:
    """A new game in which seat 0 is Hundro, asked for his first choice."""
    return new_game(4, leaders=(HUNDRO, *QUIET_LEADERS[:3]), boxes=IX, **options)


@proves(f"leader:{HUNDRO}", "X10.8")
def test_hundro_keeps_one_of_two_intrigue_cards() -> None:
    """He sees the top two, keeps one and puts the other back on top; nobody sees which."""
    t = moritani()
    kept, back = t.seat().intrigue
    assert set(t.legal()) == {("put_back", kept), ("put_back", back)}
    t.do("put_back", back)
    assert (t.seat().intrigue, t.state.intrigue_deck[0]) == ((kept,), back)
    assert (t.view(1).intrigue_deck[0], t.view(1).seats[0].intrigue) == ("?", ("?",))


@proves(f"leader:{HUNDRO}", "X10.8", "X14.4")
def test_hundro_looks_after_the_epic_draw() -> None:
    """In an epic game everybody has drawn already; he ends with two cards and cannot put the first one back."""
    t = moritani(variants=("epic",))
    assert [len(seat.intrigue) for seat in t.state.seats] == [3, 1, 1, 1]
    first = t.seat().intrigue[0]
    assert first not in {option[1] for option in t.legal()} or t.seat().intrigue.count(first) > 1
    t.do(*t.legal()[0])
    assert [len(seat.intrigue) for seat in t.state.seats] == [2, 1, 1, 1]


@proves(f"leader:{HUNDRO}", "X10.8", "X4.2")
def test_couriers() -> None:
    """1 spice for a Freighter icon: the Freighter advances."""
    t = ix_table(leader=HUNDRO, hand=[RING], spice=1).play(RING, "carthag").take("leader:" + HUNDRO)
    t.do("freighter", "advance")
    assert (t.ix().freighter, t.spice()) == (1, 0)
    t = ix_table(leader=HUNDRO, hand=[RING], spice=0).play(RING, "carthag")
    assert not t.can_take("leader:" + HUNDRO)


# ------------------------------------------------------------------------------------------------ "Princess" Yuna


@proves(f"leader:{YUNA}", "X10.9")
def test_yuna_starts_without_water() -> None:
    """The others have one."""
    t = new_game(4, leaders=(YUNA, *QUIET_LEADERS[:3]), boxes=IX)
    assert [seat.water for seat in t.state.seats] == [0, 1, 1, 1]


@proves(f"leader:{YUNA}", "X10.9", "intrigue:windfall")
def test_yuna_gains_more_each_time() -> None:
    """The official example: Dividends and Windfall are two gains, two extra; Smuggling's Solari is a third."""
    t = ix_table(leader=YUNA, hand=[DUNE], solari=0, freighter=1, intrigue=["windfall"])
    t.play(DUNE, "smuggling")
    assert t.solari() == 1 + 1
    t.take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    t.branch(0)
    assert t.solari() == 2 + 5 + 1
    assert t.intrigue("windfall").solari() == 8 + 2 + 1


@proves(f"leader:{YUNA}", "X10.9", "card:choam_directorship")
def test_yuna_gains_more_on_her_reveal_turn() -> None:
    """3 Solari of a revealed CHOAM Directorship are 4; a turn without a gain gives nothing."""
    assert ix_table(leader=YUNA, hand=["choam_directorship"], solari=0).reveal().solari() == 4
    assert ix_table(leader=YUNA, hand=["diplomacy"], solari=0).reveal().solari() == 0


@proves(f"leader:{YUNA}", "X10.9")
def test_yuna_gains_no_more_in_others_turns() -> None:
    """Another's Dividends give 1, her control of a space visited by another 1; visiting it herself 2."""
    t = ix_table(leader=YUNA, solari=0).control("carthag", 0).setup(1, hand=[DUNE, RECONNAISSANCE], freighter=1)
    t.reveal().end_turn().play(DUNE, "smuggling").take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert t.branch(0).solari() == 1
    t.finish_turn().until_turn_of(1).play(RECONNAISSANCE, "carthag")
    assert t.solari() == 2
    t = ix_table(leader=YUNA, solari=0, hand=[RECONNAISSANCE]).control("carthag", 0)
    assert t.play(RECONNAISSANCE, "carthag").solari() == 2


@proves(f"leader:{YUNA}", "X10.9", "tech:shuttle_fleet")
def test_yuna_gains_no_more_at_round_start_and_in_combat() -> None:
    """The reward of the Conflict and Shuttle Fleet give what is printed."""
    t = ix_table(leader=YUNA, solari=0, tech=["shuttle_fleet"]).conflict("guild_bank_raid").fight(6, 2)
    assert (t.state.round, t.solari()) == (2, 6 + 2)


@proves(f"leader:{YUNA}", "X10.9", "X11.8")
def test_yuna_gains_no_more_in_a_rivals_turn() -> None:
    """A solo Rival's Dividends give her 1."""
    t = solo_table(leader=YUNA, boxes=IX, solari=0).setup(1, freighter=2, influence={"emperor": 1, "guild": 1})
    t.hagal_deck("hagal_smuggling_or_interstellar_shipping").reveal().end_turn()
    assert ("gain", 0, "solari", 1, "shipping:dividends") in t.events


@proves(f"leader:{YUNA}", "X10.9")
def test_final_delivery() -> None:
    """7 Solari for 1 influence of choice, a troop and a spice; 6 are too few."""
    t = ix_table(leader=YUNA, hand=[RING], solari=7, spice=0, garrison=3).play(RING, "tech_negotiation")
    t.take("leader:" + YUNA).pick("fremen")
    assert (t.solari(), t.spice(), t.garrison(), t.influence("fremen")) == (0, 1, 4, 1)
    t = ix_table(leader=YUNA, hand=[RING], solari=6).play(RING, "tech_negotiation")
    assert not t.can_take("leader:" + YUNA)
