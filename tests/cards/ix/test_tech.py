"""The Tech tiles of Rise of Ix: price, what acquiring each gives, what each does afterwards, and what it does not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, ix_table

DAGGER = "dagger"  # Landsraad
DUNE = "dune_the_desert_planet"  # Spice Trade
RECONNAISSANCE = "reconnaissance"  # City
SISTER = "bene_gesserit_sister"
FLOW = "the_spice_must_flow"
FILLERS = ("minimic_film", "artillery", "windtraps")  # tiles beside the one a test is about


def offered(tile: str, spice: int, **facts: Any) -> Table:
    """Seat 0 has gone to Tech Negotiation, which sells for 1 less; the tile lies on the first stack."""
    others = [other for other in FILLERS if other != tile][:2]
    facts["hand"] = [DAGGER, *facts.get("hand", [])]
    t = ix_table(spice=spice, **facts).shown(tile, *others)
    return t.play(DAGGER, "tech_negotiation").take("space:tech_negotiation").branch(0)


def acquired(tile: str, price: int, **facts: Any) -> Table:
    """The tile was bought there with the last spice."""
    return offered(tile, price, **facts).do("buy_tech", 0, 0, "spice")


def settled(t: Table) -> Table:
    """What the tile asks its owner is answered somehow; the turn itself goes on."""
    while t.decision().kind not in ("agent", "reveal"):
        t.do(*t.legal()[0])
    return t


def revealed(*hand: str, **facts: Any) -> Table:
    """Seat 0, with a troop in the Conflict, has revealed this hand."""
    return ix_table(hand=hand, **{"conflict": 1, **facts}).reveal()


def swords(t: Table) -> int:
    return t.seat().swords


def won(*tiles: str, **facts: Any) -> Table:
    """Seat 0 has won the Conflict with these tiles and is asked what comes of it, or the next round has begun."""
    return ix_table(tech=tiles, **facts).fight(6, 2, 2)


PRICES = {
    "artillery": 1,
    "chaumurky": 4,
    "detonation_devices": 3,
    "disposal_facility": 3,
    "flagship": 8,
    "holoprojectors": 3,
    "holtzman_engine": 6,
    "invasion_ships": 5,
    "memocorders": 2,
    "minimic_film": 2,
    "restricted_ordnance": 4,
    "shuttle_fleet": 6,
    "sonic_snoopers": 2,
    "spaceport": 5,
    "spy_satellites": 4,
    "training_drones": 3,
    "troop_transports": 2,
    "windtraps": 2,
}


@proves("X3.2", "X3.6", *(f"tech:{tile}" for tile in PRICES))
@pytest.mark.parametrize(("tile", "cost"), PRICES.items())
def test_the_price_of_every_tile(tile: str, cost: int) -> None:
    """At Tech Negotiation it takes one spice less than printed; with one less still the tile is closed."""
    short = offered(tile, max(0, cost - 2))
    assert short.can("buy_tech", 0) == (cost == 1)
    t = offered(tile, cost - 1).do("buy_tech", 0, 0, "spice")
    assert (settled(t).ix().tech, t.spice()) == ((tile,), 0)


# ------------------------------------------------------------------------------------------------ Artillery


@proves("tech:artillery", "X3.19")
def test_artillery_counts_cards_not_swords() -> None:
    """Two Daggers and an Infantry give 1 + 1 + 2 swords and three more; the Diplomacy gives none."""
    t = revealed(DAGGER, DAGGER, "sardaukar_infantry", "diplomacy", tech=["artillery"])
    assert swords(t) == 4 + 3


@proves("tech:artillery", "X3.19", "X9.14")
def test_artillery_counts_a_sister_only_with_swords() -> None:
    """Of two Sisters the one that takes persuasion is not counted, the one that takes swords is."""
    t = revealed(SISTER, SISTER, tech=["artillery"])
    t.take("card:" + SISTER).branch(0).take("card:" + SISTER).branch(1)
    assert (swords(t), t.persuasion()) == (2 + 1, 2)


@proves("tech:artillery", "X3.19", "card:worm_riders")
def test_artillery_counts_a_card_once() -> None:
    """Worm Riders that give swords for influence and for the Alliance are one card."""
    assert swords(revealed("worm_riders", tech=["artillery"], influence={"fremen": 4})) == 4 + 2 + 1


@proves("tech:artillery", "X3.19")
def test_artillery_does_not_count_cards_played_before() -> None:
    """A Dagger that sent an Agent this round was not revealed."""
    t = revealed(DAGGER, in_play=[DAGGER], tech=["artillery"])
    assert swords(t) == 1 + 1


@proves("tech:artillery", "X3.19")
def test_artillery_leaves_out_cards_whose_condition_fails() -> None:
    """A Full-Scale Assault without a dreadnought in the Conflict and a lone Shai-Hulud give no sword."""
    assert swords(revealed("full_scale_assault", "shai_hulud", tech=["artillery"])) == 0
    assert swords(revealed("full_scale_assault", tech=["artillery"], dreadnoughts={"conflict": 1})) == 3 + 1


# ------------------------------------------------------------------------------------------------ Chaumurky


@proves("tech:chaumurky", "X3.20")
def test_chaumurky_brings_two_intrigue_cards() -> None:
    """On acquiring, once."""
    t = settled(acquired("chaumurky", 3))
    assert len(t.seat().intrigue) == 2
    assert len(t.finish_round().seat().intrigue) == 2


@proves("tech:chaumurky", "X3.20", "X16.2")
@pytest.mark.parametrize(("points", "first"), [(10, 1), (9, 0)])
def test_chaumurky_wins_ties_of_points_only(points: int, first: int) -> None:
    """Level on points its owner is ahead of more spice, Solari, water and troops; a point behind it is no help."""
    t = ix_table(vp=10, spice=9, solari=9, water=9, garrison=9)
    t.setup(1, vp=points, tech=["chaumurky"], garrison=0, water=0).finish_round()
    assert t.event("game_over")[0][2][0] == first  # type: ignore[index]


# ------------------------------------------------------------------------------------------------ Detonation Devices


@proves("tech:detonation_devices", "X3.21")
def test_detonation_devices_give_a_point_for_a_dreadnought() -> None:
    """Instead of the control step: the dreadnought is in the supply again, no space is held."""
    t = won("detonation_devices", dreadnoughts={"conflict": 1}, vp=0).do("tech", "detonation_devices")
    assert (t.vp(), t.ix().supply, t.ix().garrison) == (1 + 1, 2, 0)  # the Skirmish gives a point too
    assert t.state.own.get("ix") is not None
    assert t.state.own["ix"].holds == {}


@proves("tech:detonation_devices", "X3.21", "X6.2")
def test_detonation_devices_take_one_dreadnought() -> None:
    """With two in the Conflict one goes to the supply, the other to the garrison; there is no second choice."""
    t = won("detonation_devices", dreadnoughts={"conflict": 2}, vp=0).do("tech", "detonation_devices")
    assert (t.vp(), t.ix().supply, t.ix().garrison, t.state.round) == (2, 1, 1, 2)


@proves("tech:detonation_devices", "X3.21")
def test_detonation_devices_may_be_left() -> None:
    """A space may be taken all the same, and then there is no point."""
    t = won("detonation_devices", dreadnoughts={"conflict": 1}, vp=0).do("space", "carthag")
    assert t.state.own.get("ix") is not None
    assert (t.vp(), t.state.own["ix"].holds["carthag"][0]) == (1, 0)


@proves("tech:detonation_devices", "X3.21")
def test_detonation_devices_need_a_dreadnought_in_the_conflict() -> None:
    """A win with troops alone, a dreadnought in the garrison, gives no choice."""
    t = won("detonation_devices", dreadnoughts={"garrison": 1}, vp=0)
    assert (t.state.round, t.vp(), t.ix().garrison) == (2, 1, 1)


@proves("tech:detonation_devices", "X3.21")
def test_detonation_devices_need_the_win() -> None:
    """Second with a dreadnought in the Conflict: it goes home."""
    t = ix_table(tech=["detonation_devices"], dreadnoughts={"conflict": 1}, vp=0).fight(2, 12)
    assert (t.state.round, t.vp(), t.ix().garrison) == (2, 0, 1)


# ------------------------------------------------------------------------------------------------ Disposal Facility


@proves("tech:disposal_facility", "X3.22")
def test_disposal_facility_trashes_on_acquiring() -> None:
    """One card of hand, discard pile or play; the icon may be left."""
    t = acquired("disposal_facility", 2, hand=["diplomacy"], discard=[DUNE])
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", "diplomacy"),
        ("discard", DUNE),
        ("in_play", DAGGER),
    }
    assert t.can("decline")
    t.do("trash", "hand", "diplomacy")
    assert (t.seat().hand, t.ix().tech) == ((), ("disposal_facility",))


@proves("tech:disposal_facility", "X3.22")
@pytest.mark.parametrize(
    ("hand", "may"), [(("lady_jessica", "piter_de_vries"), True), (("lady_jessica", SISTER), False)]
)
def test_disposal_facility_needs_six_persuasion(hand: tuple[str, ...], may: bool) -> None:
    """With 3 and 3 a card in play may be trashed, with 3 and 2 (once the Sister is used) not."""
    t = revealed(*hand, tech=["disposal_facility"])
    if SISTER in hand:
        t.take("card:" + SISTER).branch(0)
    assert t.can_take("tech:disposal_facility") is may


@proves("tech:disposal_facility", "X3.22")
def test_disposal_facility_trashes_cards_in_play_only() -> None:
    """Revealed cards and those played before, not the discard pile; once a turn."""
    t = revealed("lady_jessica", "piter_de_vries", in_play=[DAGGER], discard=[DUNE], tech=["disposal_facility"])
    t.take("tech:disposal_facility")
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("in_play", "lady_jessica"),
        ("in_play", "piter_de_vries"),
        ("in_play", DAGGER),
    }
    t.do("trash", "in_play", DAGGER)
    assert DAGGER in t.state.trashed
    assert not t.can_take("tech:disposal_facility")


@proves("tech:disposal_facility", "X17.6")
def test_disposal_facility_counts_spent_persuasion() -> None:
    """Six persuasion gained, two of them spent: a card may still be trashed."""
    t = revealed("lady_jessica", "piter_de_vries", tech=["disposal_facility"]).buy("arrakis_liaison")
    assert (t.persuasion(), t.can_take("tech:disposal_facility")) == (4, True)


@proves("tech:disposal_facility", "X7.9")
def test_disposal_facility_unloads_a_revealed_card_again() -> None:
    """A Water Peddler gives its water when revealed and when trashed afterwards."""
    t = revealed("lady_jessica", "piter_de_vries", "water_peddler", tech=["disposal_facility"], water=0)
    assert t.water() == 1
    t.take("tech:disposal_facility").do("trash", "in_play", "water_peddler")
    assert t.water() == 2


# ------------------------------------------------------------------------------------------------ Flagship


@proves("tech:flagship", "X3.23", "X3.3")
def test_flagship_gives_a_point_once() -> None:
    """On acquiring; not again at the end of the round or of the game."""
    t = acquired("flagship", 7, vp=9).finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10)


@proves("tech:flagship", "X3.23", "X3.14")
def test_flagship_recruits_once_a_round() -> None:
    """4 Solari for three troops; face down it is of no use until the next round."""
    t = ix_table(tech=["flagship"], solari=8, garrison=3).do("tech", "flagship")
    assert (t.solari(), t.garrison(), t.ix().face_down) == (4, 6, ("flagship",))
    assert not t.can("tech")
    t.first_player(3).finish_round()
    assert (t.asked(), t.ix().face_down, t.can("tech", "flagship")) == (0, (), True)


@proves("tech:flagship", "X3.23", "X3.16")
def test_flagship_must_be_paid_in_full() -> None:
    """With 3 Solari it cannot be used."""
    assert not ix_table(tech=["flagship"], solari=3).can("tech")


@proves("tech:flagship", "X3.17")
@pytest.mark.parametrize("before", [True, False])
def test_flagship_troops_deploy_at_a_combat_space(before: bool) -> None:
    """Used before or after the Agent is sent, the three troops may go besides Carthag's and two of the garrison."""
    t = ix_table(tech=["flagship"], solari=4, garrison=3, hand=[RECONNAISSANCE])
    t = t.do("tech", "flagship") if before else t
    t.play(RECONNAISSANCE, "carthag")
    t = t if before else t.do("tech", "flagship")
    assert max(option[1] for option in t.legal() if option[0] == "deploy") == 3 + 1 + 2  # type: ignore[type-var]


@proves("tech:flagship", "X3.17")
def test_flagship_troops_of_a_reveal_turn_stay_home() -> None:
    """In the Reveal turn they go to the garrison, no deployment is offered."""
    t = ix_table(tech=["flagship"], solari=4, garrison=3).reveal().do("tech", "flagship")
    assert (t.garrison(), t.troops(), t.can("deploy")) == (6, 0, False)


# ------------------------------------------------------------------------------------------------ Holoprojectors


@proves("tech:holoprojectors", "X3.24", "X3.14")
def test_holoprojectors_exchange_a_card() -> None:
    """A card from the hand goes to the discard pile, one is drawn; once a round."""
    t = ix_table(tech=["holoprojectors"], hand=["diplomacy", DAGGER], deck=[DUNE])
    t.do("tech", "holoprojectors").do("discard", "diplomacy")
    assert (set(t.seat().hand), t.seat().discard, t.can("tech")) == ({DAGGER, DUNE}, ("diplomacy",), False)


@proves("tech:holoprojectors", "X3.24", "X3.16")
def test_holoprojectors_need_a_card() -> None:
    """With an empty hand there is nothing to discard."""
    assert not ix_table(tech=["holoprojectors"], hand=[], deck=[DUNE]).can("tech")


@proves("tech:holoprojectors", "X3.39", "X9.12")
def test_holoprojectors_work_before_the_reveal_only() -> None:
    """After revealing the hand is empty; used before, the card drawn is revealed with the rest."""
    t = ix_table(tech=["holoprojectors"], hand=["diplomacy", DAGGER], deck=[DUNE])
    assert not t.reveal().can("tech")
    t = ix_table(tech=["holoprojectors"], hand=["diplomacy", DAGGER], deck=[DUNE])
    t.do("tech", "holoprojectors").do("discard", DAGGER).reveal()
    assert (set(t.seat().in_play), t.persuasion()) == ({"diplomacy", DUNE}, 2)


@proves("tech:holoprojectors", "X7.2", "X7.10")
def test_holoprojectors_unload() -> None:
    """A Water Peddler discarded for it gives its water."""
    t = ix_table(tech=["holoprojectors"], hand=["water_peddler"], deck=[DUNE], water=0)
    t.do("tech", "holoprojectors")
    t = t.do("discard", "water_peddler") if t.can("discard") else t
    assert (t.water(), t.seat().hand) == (1, (DUNE,))


# ------------------------------------------------------------------------------------------------ Holtzman Engine


@proves("tech:holtzman_engine", "X3.25")
def test_holtzman_engine_draws_at_round_start() -> None:
    """Six cards in hand instead of five, and no card in the round it is bought."""
    t = ix_table(tech=["holtzman_engine"]).first_player(3)
    assert t.seat().hand == ()
    t.finish_round()
    assert (len(t.seat().hand), len(t.seat(1).hand)) == (6, 5)


@proves("tech:holtzman_engine", "X3.25", "X16.4")
@pytest.mark.parametrize("flows", [1, 2, 4])
def test_holtzman_engine_scores_for_two_spice_must_flow(flows: int) -> None:
    """One point with two of them or more, none with one."""
    t = ix_table(tech=["holtzman_engine"], deck=[FLOW] * flows, vp=10).finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10 + (flows >= 2))


# ------------------------------------------------------------------------------------------------ Invasion Ships


@proves("tech:invasion_ships", "X3.26", "X3.3")
def test_invasion_ships_bring_four_troops() -> None:
    """On acquiring, to the garrison; with three in supply three."""
    assert acquired("invasion_ships", 4, garrison=3).garrison() == 7
    assert acquired("invasion_ships", 4, garrison=9).garrison() == 12


@proves("tech:invasion_ships", "X3.26")
def test_invasion_ships_open_spaces_with_enemy_agents() -> None:
    """For a discarded card enemy Agents, two on one space even, do not block."""
    t = ix_table(tech=["invasion_ships"], hand=[DUNE, RECONNAISSANCE])
    t.setup(1, agents=["carthag"]).setup(2, agents=["carthag"])
    assert t.why_not("send", RECONNAISSANCE, "carthag") == "occupied"
    t.do("tech", "invasion_ships").do("discard", DUNE).play(RECONNAISSANCE, "carthag")
    assert (t.seat().agents, t.seat().discard) == (("carthag",), (DUNE,))


@proves("tech:invasion_ships", "X3.26")
def test_invasion_ships_open_nothing_else() -> None:
    """The own Agent, The Voice and the cost of a space still close it."""
    t = ix_table(tech=["invasion_ships"], hand=[DUNE, RECONNAISSANCE, DAGGER], agents=["carthag"], solari=2)
    t.voice("arrakeen", 1).setup(1, agents=["arrakeen", "dreadnought"])
    t.do("tech", "invasion_ships").do("discard", DUNE)
    assert t.why_not("send", RECONNAISSANCE, "carthag") == "own_agent"
    assert t.why_not("send", RECONNAISSANCE, "arrakeen") == "voice"
    assert t.why_not("send", DAGGER, "dreadnought") == "cost"


@proves("tech:invasion_ships", "X3.26", "X3.14")
def test_invasion_ships_work_for_one_turn() -> None:
    """In the next turn the Agents block again, and the tile is face down."""
    t = ix_table(tech=["invasion_ships"], hand=[DUNE, RECONNAISSANCE, "scout", DAGGER])
    t.setup(1, agents=["carthag", "arrakeen"])
    t.do("tech", "invasion_ships").do("discard", DUNE).play(RECONNAISSANCE, "carthag").finish_turn().until_turn_of(0)
    assert (t.why_not("send", "scout", "arrakeen"), t.can("tech")) == ("occupied", False)


@proves("tech:invasion_ships", "X3.26")
def test_invasion_ships_are_of_no_use_after_sending() -> None:
    """Once the Agent stands, and in the Reveal turn, the flip is not offered."""
    t = ix_table(tech=["invasion_ships"], hand=[DUNE, RECONNAISSANCE]).play(RECONNAISSANCE, "carthag")
    assert not t.can("tech")


# ------------------------------------------------------------------------------------------------ Memocorders


@proves("tech:memocorders", "X3.27", "X3.3")
def test_memocorders_give_influence_of_choice() -> None:
    """One step with any of the four Factions."""
    t = acquired("memocorders", 1)
    assert len([option for option in t.legal() if option[0] == "faction"]) == 4
    assert t.pick("fremen").influence("fremen") == 1


@proves("tech:memocorders", "X3.27", "X16.4")
@pytest.mark.parametrize(("lowest", "point"), [(3, 1), (2, 0)])
def test_memocorders_score_for_all_four_tracks(lowest: int, point: int) -> None:
    """Three or more on every track is a point at the end; 2 on one track is none."""
    steps = {"emperor": lowest, "guild": 3, "bene_gesserit": 3, "fremen": 3}
    t = ix_table(tech=["memocorders"], influence=steps, vp=10).finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10 + point)


# ------------------------------------------------------------------------------------------------ Minimic Film


@proves("tech:minimic_film", "X3.28")
def test_minimic_film_gives_persuasion() -> None:
    """One on the Reveal turn, not on an Agent turn."""
    assert revealed("diplomacy", tech=["minimic_film"]).persuasion() == 2
    assert not ix_table(tech=["minimic_film"]).can("tech")


@proves("tech:minimic_film", "X3.37")
def test_a_reveal_tile_works_in_the_reveal_turn_it_is_bought() -> None:
    """A recall in the Reveal turn buys Minimic Film at 2 less: its persuasion comes at once."""
    t = ix_table(hand=["freighter_fleet"], freighter=3, spice=0).shown("minimic_film", "windtraps", "chaumurky")
    t.reveal().take("card:freighter_fleet").do("freighter", "recall").take("shipping:shipping_tech")
    t.do("buy_tech", 0, 0, "spice")
    assert settled(t).persuasion() == 1


# ------------------------------------------------------------------------------------------------ Restricted Ordnance


@proves("tech:restricted_ordnance", "X3.29")
@pytest.mark.parametrize(("seated", "gained"), [(True, 4), (False, 0)])
def test_restricted_ordnance_needs_the_council(seated: bool, gained: int) -> None:
    """Four swords on the Reveal turn with a High Council seat."""
    assert swords(revealed(DAGGER, tech=["restricted_ordnance"], council=seated)) == 1 + gained


@proves("tech:restricted_ordnance", "X5.9")
def test_restricted_ordnance_is_no_unit() -> None:
    """Its swords are worth nothing without a unit in the Conflict."""
    assert revealed(tech=["restricted_ordnance"], council=True, conflict=0).strength() == 0
    assert revealed(tech=["restricted_ordnance"], council=True, conflict=1).strength() == 2 + 4


# ------------------------------------------------------------------------------------------------ Shuttle Fleet


@proves("tech:shuttle_fleet", "X3.30", "X3.3")
def test_shuttle_fleet_gives_influence_with_two_factions() -> None:
    """One step with each of two; the same Faction cannot be chosen twice."""
    t = acquired("shuttle_fleet", 5).pick("guild")
    assert not t.can("faction", "guild")
    t.pick("fremen")
    assert (t.seat().influence, t.decision().kind) == ((0, 1, 0, 1), "agent")


@proves("tech:shuttle_fleet", "X3.30")
def test_shuttle_fleet_pays_at_round_start() -> None:
    """2 Solari at every Round Start."""
    t = ix_table(tech=["shuttle_fleet"], solari=0).finish_round()
    assert t.solari() == 2
    assert t.finish_round().solari() == 4


# ------------------------------------------------------------------------------------------------ Sonic Snoopers


@proves("tech:sonic_snoopers", "X3.31", "X3.3")
def test_sonic_snoopers_bring_an_intrigue_card() -> None:
    """On acquiring."""
    t = offered("sonic_snoopers", 1).top_of_intrigue_deck("bribery").do("buy_tech", 0, 0, "spice")
    assert settled(t).seat().intrigue == ("bribery",)


@proves("tech:sonic_snoopers", "X3.31", "X9.2", "X3.40")
def test_sonic_snoopers_exchange_intrigue_cards() -> None:
    """Two of three go under the deck, unseen by the others, two are drawn from its top; the tile is gone."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["bribery", "ambush", "refocus"])
    t.top_of_intrigue_deck("expedite", "windfall").do("tech", "sonic_snoopers").take("tech:sonic_snoopers")
    t.do("under", "bribery").do("under", "ambush").do("done")
    assert set(t.seat().intrigue) == {"refocus", "expedite", "windfall"}
    assert t.state.intrigue_deck[-2:] == ("bribery", "ambush")
    assert set(t.view(1).intrigue_deck[-2:]) == {"?"}
    assert t.state.own.get("ix") is not None
    assert (t.ix().tech, t.state.own["ix"].removed) == ((), ("sonic_snoopers",))


@proves("tech:sonic_snoopers", "X3.31")
def test_sonic_snoopers_draw_as_many_as_went_under() -> None:
    """With nothing put under nothing is drawn."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["bribery"]).do("tech", "sonic_snoopers").decline()
    assert (t.seat().intrigue, t.ix().tech) == (("bribery",), ())


@proves("tech:sonic_snoopers", "X3.15")
def test_sonic_snoopers_are_for_ones_own_turn() -> None:
    """In the Reveal turn they work, in somebody else's turn they are not offered."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["bribery"]).reveal()
    assert t.can("tech", "sonic_snoopers")
    assert not t.end_turn().can("tech")


# ------------------------------------------------------------------------------------------------ Spaceport


@proves("tech:spaceport", "X3.32", "X3.3")
def test_spaceport_draws_two_on_acquiring() -> None:
    """Two cards, in the Agent turn to the hand."""
    t = settled(acquired("spaceport", 4, deck=[DUNE, "diplomacy", RECONNAISSANCE]))
    assert set(t.seat().hand) == {DUNE, "diplomacy"}


@proves("tech:spaceport", "X3.32")
def test_spaceport_lets_each_card_go_on_top() -> None:
    """Card by card: one on top of the deck, the other on the discard pile."""
    t = revealed("lady_jessica", "piter_de_vries", tech=["spaceport"], deck=[DUNE])
    t.buy("arrakis_liaison", "top").buy("arrakis_liaison", "discard")
    assert (t.seat().deck, t.seat().discard) == (("arrakis_liaison", DUNE), ("arrakis_liaison",))


@proves("tech:spaceport", "X3.32")
def test_without_spaceport_cards_go_to_the_discard_pile() -> None:
    """Nobody else has the choice."""
    t = revealed("lady_jessica")
    assert {option[3] for option in t.legal() if option[0] == "acquire"} == {"discard"}


@proves("tech:spaceport", "X3.32", "X17.20")
def test_spaceport_works_for_cards_acquired_free() -> None:
    """Archduke Armand's Conscript may put its card on top."""
    t = ix_table(leader="archduke_armand_ecaz", tech=["spaceport"], hand=["signet_ring"], deck=[DUNE])
    t.play("signet_ring", "carthag").take("leader:archduke_armand_ecaz")
    t.do("acquire", "arrakis_liaison", -1, "top")
    assert t.seat().deck == ("arrakis_liaison", DUNE)


@proves("tech:spaceport", "X3.32")
def test_spaceport_works_for_foldspace() -> None:
    """A Foldspace acquired at its board space may go on top too: it is a card you acquire."""
    t = ix_table(tech=["spaceport"], hand=["diplomacy"], deck=[DUNE]).play("diplomacy", "foldspace")
    t.do("acquire", "foldspace", -1, "top")
    assert t.seat().deck == ("foldspace", DUNE)


# ------------------------------------------------------------------------------------------------ Spy Satellites


@proves("tech:spy_satellites", "X3.33", "X3.40")
def test_spy_satellites_turn_spice_into_a_point() -> None:
    """3 spice and the tile for a point; its Endgame half is gone with it."""
    t = ix_table(tech=["spy_satellites"], spice=3, vp=9).do("tech", "spy_satellites")
    assert (t.vp(), t.spice(), t.ix().tech) == (10, 0, ())
    assert t.finish_round().vp() == 10


@proves("tech:spy_satellites", "X3.33", "X3.15")
def test_spy_satellites_are_paid_in_ones_own_turn_in_full() -> None:
    """2 spice are too few; in another's turn it is not offered, in the Reveal turn it is."""
    assert not ix_table(tech=["spy_satellites"], spice=2).can("tech")
    t = ix_table(tech=["spy_satellites"], spice=3).reveal()
    assert t.can("tech", "spy_satellites")
    assert not t.end_turn().can("tech")


@proves("tech:spy_satellites", "X3.33", "X16.4")
def test_spy_satellites_score_for_factions_at_one_or_less() -> None:
    """At the end a point for each track at 0 or 1; 2 is too much."""
    t = ix_table(tech=["spy_satellites"], influence={"emperor": 1, "guild": 2, "fremen": 3}, vp=10).finish_round()
    assert (t.state.phase, t.vp()) == ("over", 10 + 2)


# ------------------------------------------------------------------------------------------------ Training Drones


@proves("tech:training_drones", "X3.34", "X3.14")
@pytest.mark.parametrize("reveal", [False, True])
def test_training_drones_recruit_one_troop(reveal: bool) -> None:
    """Once a round, on an Agent or a Reveal turn."""
    t = ix_table(tech=["training_drones"], garrison=3)
    t = t.reveal() if reveal else t
    t.do("tech", "training_drones")
    assert (t.garrison(), t.can("tech")) == (4, False)


@proves("tech:training_drones", "X3.37")
def test_a_flip_tile_works_in_the_turn_it_is_bought() -> None:
    """Bought at Tech Negotiation it is flipped at once."""
    t = acquired("training_drones", 2, garrison=3).do("tech", "training_drones")
    assert t.garrison() == 4


@proves("tech:training_drones", "X3.34")
def test_training_drones_need_a_troop_in_supply() -> None:
    """With all twelve out nothing can be recruited."""
    assert not ix_table(tech=["training_drones"], garrison=12).can("tech")


@proves("tech:training_drones", "X3.18", "card:ixian_engineer")
def test_a_face_down_tile_counts_as_owned() -> None:
    """The Ixian Engineer counts three tiles, one of them flipped this turn."""
    t = ix_table(tech=["training_drones", "windtraps", "minimic_film"], hand=["ixian_engineer"])
    t.do("tech", "training_drones").reveal()
    assert t.can_take("card:ixian_engineer")


# ------------------------------------------------------------------------------------------------ Troop Transports


def recalled(**facts: Any) -> Table:
    """Seat 0 at Smuggling, no Combat space, has recalled its Freighter from the second space."""
    t = ix_table(hand=[DUNE], **{"freighter": 2, "garrison": 3, **facts})
    return t.play(DUNE, "smuggling").take("space:smuggling").do("freighter", "recall")


@proves("tech:troop_transports", "X3.35")
@pytest.mark.parametrize(("n", "home"), [(3, 3), (1, 5)])
def test_troop_transports_bring_one_more_and_deploy(n: int, home: int) -> None:
    """Three troops instead of two, any of them to the Conflict although the space is no Combat space."""
    t = recalled(tech=["troop_transports"]).take("shipping:shipping_troops", "recruit")
    assert [option[1] for option in t.legal() if option[0] == "deploy"] == [3, 2, 1]
    t.deploy(n)
    assert (t.troops(), t.garrison()) == (n, home)


@proves("tech:troop_transports", "X3.35")
def test_troop_transports_need_not_deploy() -> None:
    """All three may stay in the garrison."""
    t = recalled(tech=["troop_transports"]).take("shipping:shipping_troops", "recruit").decline()
    assert (t.troops(), t.garrison()) == (0, 6)


@proves("tech:troop_transports", "X3.35")
def test_without_troop_transports_two_troops_stay_home() -> None:
    """The plain reward: two troops to the garrison."""
    t = recalled()
    assert (t.troops(), t.garrison(), t.can_take("shipping:shipping_troops", "recruit")) == (0, 5, False)


@proves("tech:troop_transports", "X3.35")
def test_troop_transports_are_for_the_shipping_track_only() -> None:
    """Four troops of Invasion Ships stay four and go to the garrison."""
    t = acquired("invasion_ships", 4, garrison=3, tech=["troop_transports"])
    assert (t.garrison(), t.can("deploy")) == (7, False)


@proves("tech:troop_transports", "X3.35", "X5.6")
def test_troop_transports_are_outside_the_limit_of_two() -> None:
    """On a Combat space the three deployed ones leave two of the garrison to follow, and no more."""
    t = ix_table(hand=["landing_rights"], freighter=2, garrison=3, tech=["troop_transports"])
    t.play("landing_rights", "carthag").take("card:landing_rights").do("freighter", "recall")
    t.take("shipping:shipping_troops", "recruit").deploy(3)
    t.take("shipping:shipping_dividends").branch(1).pick("fremen")
    most = max((int(option[1]) for option in t.legal() if option[0] == "deploy"), default=0)
    assert most == 1 + 2  # Carthag's troop and two of the garrison


@proves("tech:troop_transports", "X17.3")
def test_troop_transports_after_combat_deploy_nothing() -> None:
    """A Freighter recalled as the reward of the Conflict: three troops to the garrison, no question."""
    t = ix_table(tech=["troop_transports"], freighter=2, garrison=3).conflict("skirmish_freighter_spice").fight(6, 2, 2)
    t.do("freighter", "recall")
    while t.state.round == 1:
        assert not t.can("deploy")
        t.do(*t.legal()[0])
    assert (t.garrison(), t.troops()) == (6, 0)


# ------------------------------------------------------------------------------------------------ Windtraps


@proves("tech:windtraps", "X3.36", "X3.3")
def test_windtraps_give_water_on_acquiring() -> None:
    """One water."""
    assert acquired("windtraps", 1, water=0).water() == 1


@proves("tech:windtraps", "X3.36")
def test_windtraps_give_water_for_a_win() -> None:
    """Whenever its owner wins a Conflict, with troops too."""
    assert won("windtraps", water=0).water() == 1


@proves("tech:windtraps", "X3.36", "X9.10")
@pytest.mark.parametrize("strengths", [(4, 6), (6, 6)])
def test_windtraps_give_nothing_without_the_win(strengths: tuple[int, int]) -> None:
    """Second place and a tie for first are no wins."""
    assert ix_table(tech=["windtraps"], water=0).conflict("skirmish_c").fight(*strengths).water() == 0


@proves("tech:windtraps", "tech:detonation_devices", "X17.9")
@pytest.mark.parametrize("tile", ["windtraps", "detonation_devices"])
def test_a_tile_bought_with_the_reward_of_the_win(tile: str) -> None:
    """Windtraps give their acquire water and none for this win; Detonation Devices still work for it."""
    t = ix_table(freighter=3, spice=1, water=0, vp=0, dreadnoughts={"conflict": 1})
    t.conflict("skirmish_freighter_spice").shown(tile, "artillery", "chaumurky").fight(6, 2, 2)
    t.take("conflict:skirmish_freighter_spice", "freighter").do("freighter", "recall")
    t.take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    while t.state.round == 1:
        t.do(*next((option for option in t.legal() if option[0] == "tech"), t.legal()[0]))
    assert (t.water(), t.vp()) == ((1, 0) if tile == "windtraps" else (0, 1))


@proves("tech:windtraps", "X17.7")
def test_the_winner_orders_reward_control_and_tiles() -> None:
    """The dreadnought may be placed before the printed reward is taken, or after it."""
    t = ix_table(tech=["windtraps"], dreadnoughts={"conflict": 1}).conflict("skirmish_c").fight(6, 2, 2)
    assert t.can_take("conflict:skirmish_c", "influence")
    assert t.can_take("conflict:skirmish_c", "place_dreadnought")
