"""X11, X17: the Rivals of a solo game with Rise of Ix - their cards, Freighters, dreadnoughts and Tech tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from tests.kit.coverage import proves
from tests.kit.table import Table, new_game, new_solo_game, solo_table

IX = ("base", "ix")
RHOMBUR = "prince_rhombur_vernius"
HUNDRO = "viscount_hundro_moritani"
RABBAN = "glossu_the_beast_rabban"
MEMNON = "earl_memnon_thorvald"

ONE_ICON = "hagal_smuggling_or_interstellar_shipping"  # Smuggling below 2 Guild Influence
NEGOTIATION = "hagal_tech_negotiation"  # a tile at 1 less, or a Negotiator
DREADNOUGHT = "hagal_dreadnought_1p"  # a tile at its full price
COMBAT = "hagal_stillsuits"  # a Combat space, no recruits
SIGNET = "hagal_arrakeen_1p"  # a Combat space, one recruit and the Signet Ring
PLAIN = "hagal_secrets"  # no Combat space, no recruits

UNMARKED = ("artillery", "disposal_facility", "holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")


def solo(leader: str = RABBAN, difficulty: str = "mercenary", **rival: Any) -> Table:
    """A solo table; facts are about the Rival in seat 1, which has nothing else but three garrisoned troops."""
    t = solo_table(difficulty, rivals=(leader, MEMNON), boxes=IX)
    return t.setup(1, **{"water": 0, "garrison": 3, **rival})


def market(t: Table, *piles: Sequence[str]) -> Table:
    """The stacks of tiles are just these; tiles of no stack and no owner are out of the game."""
    table = t.state.own.get("ix")
    assert table is not None
    owned = [tile for seat in t.state.seats if seat.own.get("ix") for tile in seat.own["ix"].tech]
    every = [tile for pile, shown in zip(table.stacks, table.shown, strict=True) for tile in (shown, *pile) if tile]
    used = {tile for pile in piles for tile in pile} | set(owned)
    table.removed += tuple(tile for tile in every if tile not in used)
    return t.stacks(*piles)


def shown(t: Table) -> tuple[str, ...]:
    assert t.state.own.get("ix") is not None
    return t.state.own["ix"].shown


def removed(t: Table) -> tuple[str, ...]:
    assert t.state.own.get("ix") is not None
    return t.state.own["ix"].removed


def holds(t: Table) -> dict[str, int]:
    """Who has a dreadnought on which space."""
    assert t.state.own.get("ix") is not None
    return {space: seat for space, (seat, _) in t.state.own["ix"].holds.items()}


def fought(card: str, strengths: Sequence[int], **rival: Any) -> Table:
    """Seat 1 fought for this Conflict with these facts; nobody has a combat bonus; round 2 begins with the human."""
    t = solo(agents_left=0, **rival).setup(2, agents_left=0, water=0).conflict(card).first_player(2)
    return t.hagal_deck("hagal_carthag", "hagal_carthag", "hagal_carthag").fight(*strengths)


# ------------------------------------------------------------------------------------------------ the deck


@proves("X11.1", "X1.8")
def test_the_solo_deck() -> None:
    """30 cards: none for spaces the overlay covers, none marked 2P; each Rival has two dreadnoughts and a Freighter."""
    t = new_solo_game(boxes=IX)
    deck = t.state.hagal_deck + t.state.hagal_discard
    gone = {"hagal_hall_of_oratory", "hagal_rally_troops", "hagal_dreadnought_2p", "hagal_arrakeen_2p"}
    assert (len(deck), gone & set(deck)) == (30, set())
    t = solo()
    assert [(seat.own["ix"].supply, seat.own["ix"].freighter) for seat in t.state.seats if seat.own.get("ix")] == [
        (2, 0)
    ] * 3


@proves("X11.2")
def test_a_rival_pays_nothing_for_its_space() -> None:
    """Dreadnought costs it no Solari; The Voice and Agents still close spaces to it."""
    t = solo(solari=3).rival_turn(1, DREADNOUGHT)
    assert (t.seat(1).agents, t.solari(1)) == (("dreadnought",), 3)
    t = solo().voice("dreadnought", 0).rival_turn(1, DREADNOUGHT, "hagal_wealth")
    assert t.seat(1).agents == ("wealth",)


# ------------------------------------------------------------------------------------------------ shipping


@proves("X11.7", "X11.11")
def test_a_rivals_freighter_turns_back_at_the_second_space() -> None:
    """Two icons take it there from the bottom, the next one brings it home; it is never at the top."""
    t = solo(influence={"guild": 2})
    steps = []
    for _ in range(4):
        t.setup(1, agents=[]).rival_turn(1, "hagal_interstellar_shipping")
        while t.decision().acting_for == 1:
            t.do(*t.legal()[0])
        steps.append(t.ix(1).freighter)
    assert steps == [2, 1, 0, 2]


@proves("X11.8", "X11.9", "X11.10", "X11.12", "X11.7")
def test_a_rivals_recall() -> None:
    """5 Solari, 1 for the human and the other Rival, two garrisoned troops, influence where it has least; no spice."""
    t = solo(freighter=2, influence={"emperor": 2, "guild": 1, "fremen": 3})
    before = [t.solari(seat) for seat in range(3)]
    t.rival_turn(1, ONE_ICON)
    assert [t.solari(seat) - had for seat, had in enumerate(before)] == [1, 5, 1]
    assert (t.garrison(1), t.troops(1), t.spice(1), t.ix(1).freighter) == (5, 0, 0, 0)
    assert t.seat(1).influence == (2, 1, 1, 3)


@proves("X11.9", "X4.4")
def test_rivals_share_in_the_humans_dividends() -> None:
    """1 Solari each."""
    t = solo().setup(0, hand=["dune_the_desert_planet"], freighter=1)
    t.play("dune_the_desert_planet", "smuggling").take("space:smuggling").do("freighter", "recall")
    t = t.take("shipping:shipping_dividends") if t.can("take") else t
    assert (t.branch(0).solari(1), t.solari(2)) == (1, 1)


@proves("X11.12", "X11.13", "R28.15")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_human_breaks_a_rivals_tie_for_least(first: int) -> None:
    """Whoever has the First Player marker, in a solo game the human chooses among the lowest Factions only."""
    t = solo(freighter=2, influence={"emperor": 1, "guild": 1}).first_player(first).rival_turn(1, ONE_ICON)
    assert (t.asked(), t.decision().acting_for) == (0, 1)
    assert set(t.legal()) == {("faction", "bene_gesserit"), ("faction", "fremen")}
    t.pick("fremen")
    assert t.influence("fremen", 1) == 1


@proves("X11.22", "X11.10")
def test_a_rival_scores_on_the_tracks_without_the_bonus_at_four() -> None:
    """The second step brings its point; the fourth the Alliance, but not the track's bonus."""
    t = solo(freighter=2, influence={"emperor": 2, "guild": 1, "bene_gesserit": 2, "fremen": 2}, vp=3)
    assert t.rival_turn(1, ONE_ICON).vp(1) == 4
    steps = {"emperor": 4, "guild": 3, "bene_gesserit": 4, "fremen": 4}
    t = solo(freighter=2, influence=steps, vp=7).rival_turn(1, "hagal_interstellar_shipping")
    assert (t.alliance("guild"), t.vp(1), t.solari(1)) == (1, 8, 5)


# ------------------------------------------------------------------------------------------------ dreadnoughts


@proves("X11.14")
@pytest.mark.parametrize(
    ("dreadnoughts", "card", "troops", "left"),
    [
        (0, COMBAT, 2, 3),
        (1, COMBAT, 1, 4),
        (2, COMBAT, 0, 5),
        (2, "hagal_hardy_warriors", 2, 5),  # its two recruits go besides
        (2, PLAIN, 0, 5),
    ],
)
def test_a_rival_deploys_dreadnoughts_first(dreadnoughts: int, card: str, troops: int, left: int) -> None:
    """The up to two garrison units of a Combat-space turn are dreadnoughts before troops."""
    t = solo(garrison=5, dreadnoughts={"garrison": dreadnoughts}).rival_turn(1, card)
    went = dreadnoughts if card != PLAIN else 0
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (went, troops, left)
    assert t.strength(1) == 3 * went + 2 * troops


@proves("X11.14")
def test_a_rival_deploys_a_dreadnought_beside_two_in_the_conflict() -> None:
    """The limit is for each turn: the second turn brings the second dreadnought."""
    t = solo(garrison=0, dreadnoughts={"garrison": 1, "conflict": 1}).rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.ix(1).garrison) == (2, 0)


@proves("X11.15", "X5.9")
@pytest.mark.parametrize(("places", "bonus"), [({"conflict": 1}, [1]), ({"garrison": 2}, [])])
def test_a_dreadnought_alone_earns_the_combat_bonus(places: dict[str, int], bonus: list[int]) -> None:
    """A unit in the Conflict, not one in the garrison."""
    t = solo(agents_left=0, dreadnoughts=places).setup(2, agents_left=0).hagal_deck("hagal_heighliner").fight(0, 0, 0)
    assert [event[1] for event in t.event("hagal_bonus")] == bonus


@proves("X11.16", "X6.3")
@pytest.mark.parametrize(
    ("control", "held", "taken"),
    [
        ({}, (), "imperial_basin"),
        ({"arrakeen": 0, "carthag": 2}, (), "arrakeen"),  # the official example
        ({"carthag": 2}, (), "carthag"),
        ({"carthag": 0, "imperial_basin": 0}, (), "imperial_basin"),
        ({"imperial_basin": 1}, (), "arrakeen"),
        ({"imperial_basin": 1, "arrakeen": 1}, (), "carthag"),
        ({"imperial_basin": 1, "arrakeen": 1, "carthag": 1}, (), "imperial_basin"),
        ({"imperial_basin": 1, "carthag": 0}, (), "carthag"),
        ({}, ("imperial_basin",), "arrakeen"),
        ({"arrakeen": 0}, ("arrakeen",), "imperial_basin"),
        ({"imperial_basin": 0, "carthag": 0}, ("imperial_basin",), "carthag"),
    ],
)
def test_where_a_rivals_dreadnought_goes(control: dict[str, int], held: tuple[str, ...], taken: str) -> None:
    """Opponents' markers, then empty flags, then its own; each Basin, Arrakeen, Carthag; not where one stands."""
    t = solo(agents_left=0, dreadnoughts={"conflict": 1}).setup(2, agents_left=0).first_player(2)
    for space, owner in control.items():
        t.control(space, owner)
    for space in held:
        t.hold(space, 0)
    t.hagal_deck("hagal_carthag").fight(0, 6, 0)
    assert (holds(t), t.ix(1).garrison) == ({taken: 1}, 0)


@proves("X11.16", "X6.2")
def test_a_rivals_second_dreadnought_goes_home() -> None:
    """One is placed, the other goes to the garrison; a Rival without the win places none."""
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"conflict": 2})
    assert (holds(t), t.ix(1).garrison) == ({"imperial_basin": 1}, 1)
    t = fought("skirmish_a", (14, 6, 0), dreadnoughts={"conflict": 2})
    assert (holds(t), t.ix(1).garrison) == ({}, 2)


@proves("X11.16", "X6.4")
def test_a_rivals_dreadnought_collects_for_it() -> None:
    """While it covers Carthag the Rival gets the Solari of the human's visit, the marker's owner nothing."""
    t = solo().setup(0, hand=["reconnaissance"], solari=0).control("carthag", 0).hold("carthag", 1)
    t.play("reconnaissance", "carthag")
    assert (t.solari(0), t.solari(1)) == (0, 1)


# ------------------------------------------------------------------------------------------------ expert deployment


def expert(rival: dict[str, Any], human: dict[str, Any], card: str = "skirmish_a", leader: str = RABBAN) -> Table:
    """A Rival of the Mentat difficulty, against a human with these facts; the other Rival has nothing."""
    t = solo(leader, "mentat", **{"garrison": 3, **rival}).setup(2, garrison=0).conflict(card)
    return t.setup(0, **human)


@proves("X11.17", "X17.14")
@pytest.mark.parametrize(("human", "deployed"), [(0, 0), (1, 2)])
def test_the_expert_test_counts_own_dreadnoughts(human: int, deployed: int) -> None:
    """A dreadnought and a troop are 5: a lead of 5 over nothing, of 3 over the human's one troop."""
    t = expert({"conflict": 1, "dreadnoughts": {"conflict": 1}}, {"conflict": human}).rival_turn(1, COMBAT)
    assert t.troops(1) - 1 == deployed


@proves("X11.17", "X17.14")
def test_the_expert_test_counts_the_others_dreadnoughts() -> None:
    """Three troops against a dreadnought are a lead of 3: it deploys; against one troop of 4: it does not."""
    t = expert({"conflict": 3}, {"dreadnoughts": {"conflict": 1}}).rival_turn(1, COMBAT)
    assert t.troops(1) == 5
    t = expert({"conflict": 3}, {"conflict": 1}).rival_turn(1, COMBAT)
    assert t.troops(1) == 3


@proves("X17.14", "X10.5")
def test_the_expert_test_counts_four_for_human_rhomburs_dreadnoughts() -> None:
    """One of his is 4: the Rival's 7 lead by 3, so it deploys; another leader's is 3, a lead of 4."""
    for leader, deployed in ((RHOMBUR, 2), ("paul_atreides", 0)):
        t = solo_table("mentat", leader=leader, boxes=IX, dreadnoughts={"conflict": 1})
        t.setup(2, garrison=0).setup(1, conflict=2, garrison=3, dreadnoughts={"conflict": 1}).rival_turn(1, COMBAT)
        assert t.troops(1) - 2 == deployed


@proves("X17.15", "X11.17")
def test_the_expert_test_holds_back_troops_only() -> None:
    """Leading by 6 it deploys its dreadnought all the same, its recruits and troops stay."""
    t = expert({"conflict": 3, "dreadnoughts": {"garrison": 1}}, {}).rival_turn(1, "hagal_hardy_warriors")
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (1, 3, 5)


@proves("X17.14", "X17.15")
def test_the_expert_test_comes_before_the_dreadnoughts() -> None:
    """Leading by 2 it deploys a dreadnought and, although it then leads by 5, a troop."""
    t = expert({"conflict": 1, "dreadnoughts": {"garrison": 1}}, {}).rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.troops(1), t.garrison(1)) == (1, 2, 2)


@proves("X11.17")
def test_there_is_no_expert_test_in_a_conflict_three() -> None:
    """It deploys whatever its lead."""
    t = expert({"conflict": 3, "dreadnoughts": {"garrison": 1}}, {}, card="grand_vision").rival_turn(1, COMBAT)
    assert (t.ix(1).conflict, t.troops(1)) == (1, 4)


@proves("X17.16", "X11.29", "tech:flagship")
def test_an_expert_rival_that_leads_keeps_its_flagship() -> None:
    """Not used, the Solari kept."""
    t = expert({"conflict": 3, "tech": ["flagship"], "solari": 4}, {}).rival_turn(1, COMBAT)
    assert (t.solari(1), t.ix(1).face_down, t.garrison(1)) == (4, (), 3)


@proves("X11.29", "X11.17", "tech:troop_transports")
def test_an_expert_rival_that_leads_keeps_transported_troops() -> None:
    """Troop Transports: three troops to the garrison instead of the Conflict."""
    t = expert({"conflict": 3, "tech": ["troop_transports"], "freighter": 2}, {})
    t.setup(1, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1}).rival_turn(1, ONE_ICON)
    assert (t.troops(1), t.garrison(1)) == (3, 6)


@proves("X17.14", "tech:troop_transports")
def test_the_expert_test_is_made_once_a_turn() -> None:
    """Behind at first, it deploys three by its Signet Ring, and then the recruit and two of the garrison as well."""
    t = expert({"tech": ["troop_transports"], "freighter": 2, "spice": 1}, {}, leader=HUNDRO)
    t.setup(1, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1}).rival_turn(1, SIGNET)
    assert (t.troops(1), t.garrison(1)) == (3 + 1 + 2, 1)


# ------------------------------------------------------------------------------------------------ leaders


@proves("X11.18", f"leader:{RHOMBUR}", f"leader:{HUNDRO}")
def test_leaders_left_to_chance() -> None:
    """Over many games Rhombur and Hundro lead Rivals, the four others of the box never."""
    seats = (SeatConfig("human", "paul_atreides"), SeatConfig("rival"), SeatConfig("rival"))
    rules = Rules(catalog(IX), GameConfig(seats, IX, "mercenary"))
    found = {seat.leader for seed in range(60) for seat in rules.new_game(seed).seats[1:]}
    assert {RHOMBUR, HUNDRO, RABBAN, MEMNON} <= found
    assert not found & {"archduke_armand_ecaz", "ilesa_ecaz", "tessia_vernius", "princess_yuna_moritani"}


@proves("X11.19", f"leader:{RHOMBUR}")
def test_rival_rhombur_buys_at_the_full_price() -> None:
    """4 spice for Chaumurky; with 3 he sends a Negotiator instead, without a troop in supply neither."""
    t = market(solo(RHOMBUR, spice=4), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("chaumurky",), 0, 0)
    t = market(solo(RHOMBUR, spice=3), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == ((), 3, 1)
    t = market(solo(RHOMBUR, spice=3, garrison=12), ["chaumurky"], ["artillery"], []).rival_turn(1, SIGNET)
    assert (t.ix(1).tech, t.ix(1).negotiators) == ((), 0)


@proves("X11.19", f"leader:{HUNDRO}")
@pytest.mark.parametrize(("spice", "left", "freighter"), [(2, 1, 1), (0, 0, 0)])
def test_rival_hundro_pays_for_his_freighter(spice: int, left: int, freighter: int) -> None:
    """Always 1 spice, if he has it."""
    t = solo(HUNDRO, spice=spice).rival_turn(1, SIGNET)
    assert (t.spice(1), t.ix(1).freighter) == (left, freighter)


@proves("X17.17", "X11.10", f"leader:{HUNDRO}")
def test_hundros_recall_on_a_combat_space_fills_the_garrison_first() -> None:
    """Without Troop Transports its two troops join the garrison, of which two deploy besides Arrakeen's recruit."""
    t = solo(HUNDRO, spice=1, freighter=2, garrison=0, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1})
    t.rival_turn(1, SIGNET)
    assert (t.troops(1), t.garrison(1), t.influence("fremen", 1)) == (3, 0, 1)


@proves("X11.20", "X5.8", f"leader:{RHOMBUR}", f"leader:{HUNDRO}")
def test_rivals_ignore_their_left_ability() -> None:
    """Rival Rhombur's dreadnought is 3; Rival Hundro looks at no Intrigue cards, nobody is asked for him."""
    assert solo(RHOMBUR, dreadnoughts={"conflict": 1}).strength(1) == 3
    t = new_solo_game(rivals=(HUNDRO, RHOMBUR), boxes=IX)
    assert (t.decision().kind, t.seat(1).intrigue) == ("turn", ())


# ------------------------------------------------------------------------------------------------ rewards


@proves("X11.21", "X17.13", "conflict:skirmish_freighter_troop")
def test_a_rival_takes_troop_and_freighter_of_a_conflict() -> None:
    """The troop goes to the garrison, the Freighter moves."""
    t = fought("skirmish_freighter_troop", (0, 6, 0))
    assert (t.garrison(1), t.troops(1), t.ix(1).freighter) == (4, 0, 1)


@proves("X17.13", "X17.3", "X11.8", "conflict:trade_monopoly")
def test_a_rival_recalls_with_the_reward_of_a_conflict() -> None:
    """Trade Monopoly from the first space: up to the second and home; 5 Solari, troops to the garrison, influence."""
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1}
    t = fought("trade_monopoly", (0, 6, 0), freighter=1, tech=["troop_transports"], influence=steps)
    assert (t.garrison(1), t.troops(1), t.solari(1)) == (3 + 1 + 3, 0, 5)
    assert (t.influence("fremen", 1), t.ix(1).freighter) == (1, 0)


@proves("X17.12", "X11.23", "conflict:economic_supremacy")
@pytest.mark.parametrize(
    ("solari", "spice", "points", "left"),
    [(6, 4, 3, (0, 0)), (5, 4, 2, (5, 0)), (6, 3, 2, (0, 3)), (0, 0, 1, (0, 0)), (6, 6, 3, (0, 2))],
)
def test_a_rival_pays_for_economic_supremacy(solari: int, spice: int, points: int, left: tuple[int, int]) -> None:
    """6 Solari and 4 spice for a point each whenever it can."""
    t = fought("economic_supremacy", (0, 6, 0), solari=solari, spice=spice, vp=0)
    assert (t.vp(1), (t.solari(1), t.spice(1))) == (points, left)


@proves("X17.7", "X3.36", "X11.29")
def test_the_order_of_a_rivals_win() -> None:
    """Printed reward, Windtraps, Detonation Devices; the dreadnought then controls nothing."""
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"conflict": 1}, tech=["detonation_devices", "windtraps"])
    told = [event[-1] for event in t.events if event[0] in ("vp", "gain") and event[1] == 1]
    assert told == ["conflict:skirmish_a", "tech:windtraps", "tech:detonation_devices"]
    assert holds(t) == {}


# ------------------------------------------------------------------------------------------------ hoarding


@proves("X11.26")
@pytest.mark.parametrize(
    ("card", "spice", "vp"), [("skirmish_a", 8, 0), ("desert_power", 8, 0), ("grand_vision", 1, 1)]
)
def test_a_rival_hoards_spice_until_a_conflict_three(card: str, spice: int, vp: int) -> None:
    """6 spice and 2 of Harvest Spice: a point for 7 only while a Conflict III is fought for."""
    t = solo(spice=6, vp=0).conflict(card).bonus_spice("imperial_basin", 1).rival_turn(1, "hagal_harvest_spice")
    assert (t.spice(1), t.vp(1)) == (spice, vp)


@proves("X11.26")
def test_the_hoard_is_converted_when_a_conflict_three_comes() -> None:
    """15 spice become two points at once when the card is revealed; another Conflict II changes nothing."""
    for card, spice, vp in (("grand_vision", 1, 2), ("desert_power", 15, 0)):
        t = solo(spice=15, vp=0, agents_left=0).setup(2, agents_left=0).first_player(2).next_conflict(card).fight(0)
        assert (t.state.round, t.spice(1), t.vp(1)) == (2, spice, vp)


@proves("X11.26", "R28.13")
def test_the_other_conversions_stay() -> None:
    """Solari at 7 and water at 3 become points in a Conflict I too."""
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1}
    assert solo(solari=2, vp=0, freighter=2, influence=steps).rival_turn(1, ONE_ICON).solari(1) == 0
    t = fought("skirmish_a", (0, 6, 0), water=2, tech=["windtraps"], vp=0)
    assert (t.water(1), t.vp(1)) == (0, 2)


# ------------------------------------------------------------------------------------------------ buying tiles


@proves("X11.24", *(f"tech:{tile}" for tile in UNMARKED))
@pytest.mark.parametrize("tile", UNMARKED)
def test_a_rival_takes_marked_tiles_only(tile: str) -> None:
    """With spice for both it takes Windtraps, though the other one costs more or lies above."""
    t = market(solo(spice=6), [tile], ["windtraps"], []).rival_turn(1, NEGOTIATION)
    assert t.ix(1).tech == ("windtraps",)


@proves("X11.24", "X11.27")
def test_twelve_tiles_have_the_mark() -> None:
    """Each of the others is taken by a Rival that can pay it."""
    marked = [tile.id for tile in catalog(IX).of("tech") if tile.id not in UNMARKED]
    assert len(marked) == 12
    for tile in marked:
        t = market(solo(spice=7), [tile], [], []).rival_turn(1, NEGOTIATION)
        while t.decision().acting_for == 1 and t.decision().kind != "turn":
            t.do(*t.legal()[0])
        assert tile in (*t.ix(1).tech, *removed(t)), tile  # Spy Satellites may have been paid for at once


@proves("X11.27")
@pytest.mark.parametrize(
    ("spice", "taken"),
    [(7, "flagship"), (6, "shuttle_fleet"), (4, "windtraps"), (1, "windtraps"), (0, "")],
)
def test_a_rival_takes_the_dearest_tile_it_can_pay(spice: int, taken: str) -> None:
    """At Tech Negotiation one spice less: Flagship 7, Shuttle Fleet 5, Windtraps 1; it never declines."""
    t = market(solo(spice=spice), ["windtraps"], ["flagship"], ["shuttle_fleet"]).rival_turn(1, NEGOTIATION)
    while t.decision().acting_for == 1:
        t.do(*t.legal()[0])
    assert t.ix(1).tech == ((taken,) if taken else ())


@proves("X11.27")
@pytest.mark.parametrize(
    "piles", [("training_drones", "detonation_devices"), ("detonation_devices", "training_drones")]
)
def test_a_tie_goes_to_the_topmost_stack(piles: tuple[str, str]) -> None:
    """Of two tiles for 3 the one above."""
    t = market(solo(spice=5), ["windtraps"], [piles[0]], [piles[1]]).rival_turn(1, NEGOTIATION)
    assert t.ix(1).tech == (piles[0],)


@proves("X11.28", "X11.27")
@pytest.mark.parametrize(
    ("spice", "negotiators", "spice_left", "negotiators_left"), [(5, 2, 5, 0), (5, 3, 5, 1), (1, 1, 0, 0), (0, 2, 0, 0)]
)
def test_a_rival_uses_its_negotiators_before_spice(
    spice: int, negotiators: int, spice_left: int, negotiators_left: int
) -> None:
    """Detonation Devices at 2: as many Negotiators as lower the price go back to the supply."""
    t = market(solo(spice=spice, negotiators=negotiators), ["detonation_devices"], [], [])
    supply = t.supply(1)
    t.rival_turn(1, NEGOTIATION)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("detonation_devices",), spice_left, negotiators_left)
    assert t.supply(1) == supply + negotiators - negotiators_left


@proves("X11.28", "X11.31")
def test_negotiators_pay_at_any_acquire_tech_icon() -> None:
    """At Dreadnought one Negotiator and 2 spice pay the full 3; with one spice less nothing happens."""
    t = market(solo(spice=2, negotiators=1), ["detonation_devices"], [], []).rival_turn(1, DREADNOUGHT)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == (("detonation_devices",), 0, 0)
    t = market(solo(spice=1, negotiators=1), ["detonation_devices"], [], []).rival_turn(1, DREADNOUGHT)
    assert (t.ix(1).tech, t.spice(1), t.ix(1).negotiators) == ((), 1, 1)


# ------------------------------------------------------------------------------------------------ unmarked tiles


@proves("X11.25")
def test_a_marked_tile_is_face_up_from_the_start() -> None:
    """In every solo game, after trashing unmarked ones in some; never so with people only."""
    games = [new_solo_game(boxes=IX, seed=seed) for seed in range(30)]
    assert all(set(shown(t)) - set(UNMARKED) for t in games)
    assert any(removed(t) for t in games)
    others = [new_game(3, boxes=IX, seed=seed) for seed in range(30)]
    assert not any(removed(t) for t in others)
    assert any(set(shown(t)) <= set(UNMARKED) for t in others)


def bought_by_the_human(*piles: Sequence[str]) -> Table:
    """The human bought the first tile of the first stack at Tech Negotiation."""
    t = market(solo().setup(0, hand=["dagger"], spice=9), *piles)
    t.play("dagger", "tech_negotiation").take("space:tech_negotiation").branch(0).do("buy_tech", 0, 0, "spice")
    while t.decision().kind != "agent":
        t.do(*t.legal()[0])
    return t


@proves("X11.25", "X11.32")
def test_unmarked_tiles_are_trashed_from_the_largest_stack() -> None:
    """The last marked tile is bought: the top of the largest stack goes, again and again, until one is marked."""
    t = bought_by_the_human(
        ["windtraps", "artillery"],
        ["minimic_film", "spaceport", "chaumurky"],
        ["holoprojectors", "restricted_ordnance", "disposal_facility", "flagship"],
    )
    # sizes 1, 3, 4: Holoprojectors; 1, 3, 3: the upper one, Minimic Film; 1, 2, 3: Ordnance; 1, 2, 2: Spaceport
    assert shown(t) == ("artillery", "chaumurky", "disposal_facility")
    assert removed(t)[-4:] == ("holoprojectors", "minimic_film", "restricted_ordnance", "spaceport")


@proves("X11.25")
def test_all_stacks_may_run_empty() -> None:
    """Without any marked tile left everything goes."""
    t = bought_by_the_human(["windtraps"], ["minimic_film", "spaceport"], ["holoprojectors"])
    assert shown(t) == ("", "", "")


@proves("X11.32", "X11.25", "X3.4")
def test_the_next_tile_is_turned_up_before_the_check() -> None:
    """The tile below the one bought is marked: nothing is trashed; for a Rival's purchase too."""
    t = bought_by_the_human(["windtraps", "flagship"], ["minimic_film"], ["holoprojectors"])
    assert shown(t) == ("flagship", "minimic_film", "holoprojectors")
    t = market(solo(spice=2), ["windtraps", "flagship"], ["minimic_film"], ["artillery"]).rival_turn(1, NEGOTIATION)
    assert shown(t) == ("flagship", "minimic_film", "artillery")


@proves("X11.25", "X11.32")
def test_a_rivals_purchase_is_checked_too() -> None:
    """It takes the last marked tile: unmarked ones go until another comes."""
    t = market(solo(spice=2), ["windtraps", "spaceport"], ["minimic_film"], ["artillery", "flagship", "chaumurky"])
    t.rival_turn(1, NEGOTIATION)
    assert shown(t) == ("spaceport", "minimic_film", "flagship")


# ------------------------------------------------------------------------------------------------ tile by tile


@proves("X11.29", "tech:detonation_devices")
def test_a_rivals_detonation_devices() -> None:
    """It always takes the point for a dreadnought of a won Conflict; without one there nothing happens."""
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"conflict": 2}, tech=["detonation_devices"], vp=0)
    assert (t.vp(1), t.ix(1).supply, t.ix(1).garrison, holds(t)) == (2, 1, 1, {})
    t = fought("skirmish_a", (0, 6, 0), dreadnoughts={"garrison": 1}, tech=["detonation_devices"], vp=0)
    assert (t.vp(1), t.ix(1).garrison) == (1, 1)


@proves("X11.29", "X17.17", "tech:flagship")
@pytest.mark.parametrize(
    ("card", "facts", "used", "troops"),
    [
        (COMBAT, {"solari": 4}, True, 3 + 2),
        (COMBAT, {"solari": 6, "garrison": 9}, True, 3 + 2),
        ("hagal_hardy_warriors", {"solari": 4}, True, 2 + 3 + 2),
        (COMBAT, {"solari": 3}, False, 2),
        (COMBAT, {"solari": 4, "garrison": 10}, False, 2),
        (PLAIN, {"solari": 4}, False, 0),
    ],
)
def test_a_rivals_flagship(card: str, facts: dict[str, int], used: bool, troops: int) -> None:
    """On a Combat space, with 4 Solari and three troops in supply: three more go straight to the Conflict."""
    t = solo(tech=["flagship"], **facts).rival_turn(1, card)
    assert (t.troops(1), bool(t.ix(1).face_down)) == (troops, used)
    assert t.solari(1) == facts["solari"] - 4 * used


@proves("X11.29", "X3.14", "tech:flagship")
def test_a_rivals_flagship_works_once_a_round() -> None:
    """In its second turn the tile is face down."""
    t = solo(tech=["flagship"], solari=6, garrison=0).rival_turn(1, COMBAT)
    t.setup(1, solari=4).rival_turn(1, "hagal_carthag")
    assert (t.solari(1), t.troops(1)) == (4, 3 + 1)


@proves("X11.29", "tech:holtzman_engine", "tech:spy_satellites", "tech:memocorders", "X11.30")
@pytest.mark.parametrize(
    ("tile", "steps", "points"),
    [
        ("holtzman_engine", {}, 1),
        ("spy_satellites", {"guild": 2, "fremen": 1}, 3),
        ("memocorders", {"emperor": 3, "guild": 3, "bene_gesserit": 3, "fremen": 3}, 1),
        ("memocorders", {"emperor": 3, "guild": 3, "bene_gesserit": 3}, 0),
    ],
)
def test_a_rivals_tiles_at_the_end(tile: str, steps: dict[str, int], points: int) -> None:
    """Holtzman Engine always 1 point; Spy Satellites and Memocorders as for a player."""
    t = solo(agents_left=0, tech=[tile], influence=steps, vp=10).setup(2, agents_left=0).fight(0)
    assert (t.state.phase, t.vp(1)) == ("over", 10 + points)


@proves("X11.30", "tech:holtzman_engine", "tech:shuttle_fleet")
def test_a_rivals_tiles_at_round_start() -> None:
    """Shuttle Fleet gives 2 Solari; Holtzman Engine draws no card, and nobody is asked."""
    t = fought("skirmish_b", (0, 0, 0), tech=["holtzman_engine", "shuttle_fleet"])
    assert (t.state.round, t.decision().kind, t.solari(1), t.seat(1).hand) == (2, "turn", 2, ())


@proves("X11.30", "tech:chaumurky", "X16.2")
def test_a_rivals_chaumurky() -> None:
    """Two Intrigue cards on taking it; level on points it is ahead of the human."""
    t = market(solo(spice=3), ["chaumurky"], [], []).rival_turn(1, NEGOTIATION)
    assert (t.ix(1).tech, len(t.seat(1).intrigue)) == (("chaumurky",), 2)
    t = solo(agents_left=0, tech=["chaumurky"], vp=10, garrison=0).setup(2, agents_left=0).setup(0, vp=10, spice=9)
    assert t.fight(0).event("game_over")[0][2] == (1, 0, 2)


@proves("X11.30", "X11.12", "tech:memocorders")
def test_a_rivals_memocorders() -> None:
    """1 influence where it has least."""
    t = market(solo(spice=1, influence={"emperor": 1, "guild": 2, "fremen": 1}), ["memocorders"], [], [])
    t.rival_turn(1, NEGOTIATION)
    assert t.seat(1).influence == (1, 2, 1, 1)


@proves("X11.30", "tech:shuttle_fleet")
def test_a_rivals_shuttle_fleet() -> None:
    """1 influence with each of the two lowest Factions."""
    t = market(solo(spice=5, influence={"emperor": 1, "guild": 2, "fremen": 3}), ["shuttle_fleet"], [], [])
    t.rival_turn(1, NEGOTIATION)
    assert t.seat(1).influence == (2, 2, 1, 3)


@proves("X11.30", "tech:windtraps")
def test_a_rivals_windtraps() -> None:
    """Water now and at each win."""
    t = market(solo(spice=1), ["windtraps"], [], []).rival_turn(1, NEGOTIATION)
    assert t.water(1) == 1
    assert fought("skirmish_a", (0, 6, 0), tech=["windtraps"]).water(1) == 1
    assert fought("skirmish_a", (8, 6, 0), tech=["windtraps"]).water(1) == 0


@proves("X11.29", "tech:sonic_snoopers")
def test_a_rivals_sonic_snoopers() -> None:
    """An Intrigue card; the tile is never trashed."""
    t = market(solo(spice=1), ["sonic_snoopers"], [], []).rival_turn(1, NEGOTIATION)
    t.rival_turn(1, PLAIN)
    assert (t.ix(1).tech, len(t.seat(1).intrigue)) == (("sonic_snoopers",), 1)


@proves("X11.29", "tech:invasion_ships")
def test_a_rivals_invasion_ships_bring_troops() -> None:
    """Four, to the garrison."""
    t = market(solo(spice=4), ["invasion_ships"], [], []).rival_turn(1, NEGOTIATION)
    assert (t.garrison(1), t.ix(1).tech) == (7, ("invasion_ships",))


@proves("X11.29", "X8.8", "tech:invasion_ships")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_rivals_invasion_ships_pass_enemies(owner: int) -> None:
    """Its Agent would be blocked: the tile is flipped, the card used; next time that round it is skipped."""
    t = solo(tech=["invasion_ships"], influence={"emperor": 1}).setup(owner, agents=["wealth", "secrets"])
    t.rival_turn(1, "hagal_wealth")
    assert (t.seat(1).agents, t.ix(1).face_down, t.influence("emperor", 1)) == (("wealth",), ("invasion_ships",), 2)
    t.rival_turn(1, PLAIN, COMBAT)
    assert t.seat(1).agents == ("wealth", "stillsuits")


@proves("X11.29", "tech:invasion_ships")
def test_a_rivals_invasion_ships_pass_nothing_else() -> None:
    """Its own Agent and The Voice still block, an enemy beside them too; unneeded the tile stays face up."""
    t = solo(tech=["invasion_ships"], agents=["wealth"]).rival_turn(1, "hagal_wealth", PLAIN)
    assert (t.seat(1).agents, t.ix(1).face_down) == (("wealth", "secrets"), ())
    t = (
        solo(tech=["invasion_ships"])
        .setup(0, agents=["wealth"])
        .voice("wealth", 0)
        .rival_turn(1, "hagal_wealth", PLAIN)
    )
    assert (t.seat(1).agents, t.ix(1).face_down) == (("secrets",), ())


@proves("X11.29", "X11.3", "X11.4", "tech:invasion_ships")
def test_a_rivals_invasion_ships_leave_requirements() -> None:
    """A card skipped for its requirement, or for want of a dreadnought, is skipped all the same."""
    t = solo(tech=["invasion_ships"], dreadnoughts={"garrison": 2}).setup(
        0, agents=["dreadnought", "interstellar_shipping"]
    )
    t.rival_turn(1, DREADNOUGHT, "hagal_interstellar_shipping", PLAIN)
    assert (t.seat(1).agents, t.ix(1).face_down) == (("secrets",), ())


@proves("X11.29", "tech:spy_satellites", "X3.40")
def test_a_rivals_spy_satellites() -> None:
    """With 3 spice on its turn it pays for the point; with 2 it keeps the tile."""
    t = solo(tech=["spy_satellites"], spice=4, vp=0).rival_turn(1, PLAIN)
    assert (t.vp(1), t.spice(1), t.ix(1).tech, removed(t)) == (1, 1, (), ("spy_satellites",))
    t = solo(tech=["spy_satellites"], spice=2, vp=0).rival_turn(1, PLAIN)
    assert (t.vp(1), t.spice(1), t.ix(1).tech) == (0, 2, ("spy_satellites",))


@proves("X11.29", "tech:spy_satellites")
def test_a_rivals_spy_satellites_work_at_once() -> None:
    """Bought for 3 with 6 spice, paid for in the same turn."""
    t = market(solo(spice=6, vp=0), ["spy_satellites"], [], []).rival_turn(1, NEGOTIATION)
    assert (t.vp(1), t.spice(1), t.ix(1).tech) == (1, 0, ())


@proves("X11.29", "X17.17", "tech:training_drones")
@pytest.mark.parametrize(("card", "troops", "garrison"), [(PLAIN, 0, 4), (COMBAT, 3, 1)])
def test_a_rivals_training_drones(card: str, troops: int, garrison: int) -> None:
    """One troop in its first turn, on a Combat space deployed besides two others; not in its second turn."""
    t = solo(tech=["training_drones"]).rival_turn(1, card)
    assert (t.troops(1), t.garrison(1), t.ix(1).face_down) == (troops, garrison, ("training_drones",))
    t.rival_turn(1, "hagal_wealth")
    assert (t.troops(1), t.garrison(1)) == (troops, garrison)


@proves("X11.29", "X3.14", "tech:training_drones")
def test_a_rivals_training_drones_every_round() -> None:
    """Face up again in the next round, so one troop more; also at once on the turn it is taken."""
    t = market(solo(spice=2), ["training_drones"], [], []).rival_turn(1, NEGOTIATION)
    assert t.garrison(1) == 4
    t.setup(1, agents_left=0).setup(2, agents_left=0).first_player(2).fight(0)
    assert t.ix(1).face_down == ()
    assert t.rival_turn(1, PLAIN).garrison(1) == 5


@proves("X11.29", "X11.10", "tech:troop_transports")
def test_a_rivals_troop_transports() -> None:
    """All three troops of a recall are deployed, without a Combat space."""
    steps = {"emperor": 1, "guild": 1, "bene_gesserit": 1}
    t = solo(tech=["troop_transports"], freighter=2, influence=steps).rival_turn(1, ONE_ICON)
    assert (t.troops(1), t.garrison(1)) == (3, 3)


# -------------------------------------------------------------------------------- tiles within the turn


@proves("X17.22", "X11.29", "tech:spy_satellites")
def test_a_rival_that_begins_its_turn_with_three_spice_takes_the_point_first() -> None:
    """Before its card: Tech Negotiation finds the spice spent, and so takes no tile but sends a Negotiator."""
    t = market(solo(tech=["spy_satellites"], spice=3), ["detonation_devices"], [], []).rival_turn(1, NEGOTIATION)
    kinds = [event[0] for event in t.events]
    assert kinds.index("turn") < kinds.index("tech_trashed") < kinds.index("hagal")
    assert (t.vp(1), t.spice(1), t.ix(1).tech, t.ix(1).negotiators) == (1, 0, (), 1)


@proves("X17.22", "X11.29", "tech:spy_satellites")
def test_a_rival_looks_at_its_satellites_again_after_its_card() -> None:
    """The card brings what was missing."""
    t = solo(tech=["spy_satellites"], spice=1)
    t.state.bonus_spice = {**t.state.bonus_spice, "hagga_basin": 1}
    t.rival_turn(1, "hagal_harvest_spice")
    assert (t.vp(1), t.spice(1), t.ix(1).tech) == (1, 1, ())


@proves("X17.22", "X17.17", "tech:training_drones")
@pytest.mark.parametrize(("card", "troops", "left"), [(COMBAT, 3, 1), (PLAIN, 0, 4)])
def test_a_rivals_drones_come_before_its_card(card: str, troops: int, left: int) -> None:
    """The troop is there when the turn begins; on a Combat space it fights beside two others."""
    t = solo(tech=["training_drones"]).rival_turn(1, card)
    kinds = [event[0] for event in t.events]
    assert kinds.index("use_tech") < kinds.index("hagal")
    assert (t.troops(1), t.garrison(1), t.ix(1).face_down) == (troops, left, ("training_drones",))
