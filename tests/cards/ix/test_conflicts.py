"""The four Conflict cards of Rise of Ix: what each place gives, and the deck they are dealt into."""

from __future__ import annotations

import pytest

from tests.kit import Table, ix_table, new_game, solo_table
from tests.kit.coverage import proves

TROOP, SPICE, MONOPOLY, SUPREMACY = (
    "skirmish_freighter_troop",
    "skirmish_freighter_spice",
    "trade_monopoly",
    "economic_supremacy",
)
CARDS = {TROOP: 1, SPICE: 1, MONOPOLY: 2, SUPREMACY: 3}
NAMES = tuple("conflict:" + card for card in CARDS)
IX = ("base", "ix")


def battle(card: str, *strengths: int, players: int = 4, **facts: object) -> Table:
    """The Conflict is fought by players who own nothing: seats 0 to 3 come first to fourth unless said otherwise.

    `facts` are about seat 0.
    """
    t = ix_table(players)
    for seat in range(players):
        t.setup(seat, solari=0, spice=0, water=0, vp=0)
    return t.setup(**facts).conflict(card).fight(*(strengths or (8, 6, 4, 2)))


def gains(t: Table, seat: int) -> dict[str, int]:
    """What the seat has by now, of troops those beyond its first three."""
    player = t.seat(seat)
    have = {
        "solari": player.solari,
        "spice": player.spice,
        "water": player.water,
        "vp": player.vp,
        "intrigue": len(player.intrigue),
        "troops": player.garrison - 3,
        "freighter": t.ix(seat).freighter,
    }
    return {what: n for what, n in have.items() if n}


def all_gains(t: Table, players: int = 4) -> list[dict[str, int]]:
    return [gains(t, seat) for seat in range(players)]


def rival_battle(card: str, **facts: object) -> Table:
    """The Rival in seat 1 wins the Conflict against a human of strength 2, with these facts."""
    t = solo_table(boxes=IX, vp=0).setup(1, agents_left=0, **facts).setup(2, agents_left=0).conflict(card)
    return t.hagal_deck("hagal_carthag").fight(2, 8)


# ------------------------------------------------------------------------------------------------ rewards


@proves("conflict:skirmish_freighter_troop", "X4.11", "R19.2")
def test_skirmish_for_a_freighter_and_a_troop() -> None:
    """First a Freighter icon and 1 troop, into the garrison; second 2 spice; third 1 spice; fourth nothing."""
    t = battle(TROOP)
    assert t.asked() == 0
    t.pick("advance")
    assert all_gains(t) == [{"freighter": 1, "troops": 1}, {"spice": 2}, {"spice": 1}, {}]


@proves("conflict:skirmish_freighter_spice", "X4.11", "R19.2")
def test_skirmish_for_a_freighter_and_spice() -> None:
    """First a Freighter icon and 1 spice; second 3 Solari; third 2 Solari; fourth nothing."""
    t = battle(SPICE).pick("advance")
    assert all_gains(t) == [{"freighter": 1, "spice": 1}, {"solari": 3}, {"solari": 2}, {}]


@proves("conflict:trade_monopoly", "X4.8", "X4.11", "R19.2")
@pytest.mark.parametrize(("branch", "third"), [(0, {"intrigue": 1}), (1, {"water": 1})])
def test_trade_monopoly(branch: int, third: dict[str, int]) -> None:
    """First two Freighter icons and 1 troop; second an intrigue card and 1 water; third either of these."""
    t = battle(MONOPOLY).pick("advance").pick("advance")
    assert t.asked() == 2
    t.branch(branch)
    assert all_gains(t) == [{"freighter": 2, "troops": 1}, {"intrigue": 1, "water": 1}, third, {}]


@proves("conflict:economic_supremacy", "R19.2", "X9.8")
@pytest.mark.parametrize(
    ("pays", "left"),
    [
        ((), {"vp": 1, "solari": 6, "spice": 4}),
        (("solari",), {"vp": 2, "spice": 4}),
        (("spice",), {"vp": 2, "solari": 6}),
        (("spice", "solari"), {"vp": 3}),
    ],
)
def test_economic_supremacy(pays: tuple[str, ...], left: dict[str, int]) -> None:
    """First 1 point, 1 more for 6 Solari, 1 more for 4 spice, each if one likes; second 1 point; third goods."""
    t = battle(SUPREMACY, solari=6, spice=4)
    for what in pays:
        options = [option for option in t.legal() if option[0] == "take"]
        t.do(*options[0 if len(options) == 1 or what == "solari" else 1])
    if t.state.phase == "combat":
        t.decline()
    assert all_gains(t) == [left, {"vp": 1}, {"spice": 2, "solari": 2}, {}]


@proves("conflict:economic_supremacy", "X9.8")
@pytest.mark.parametrize(("owned", "points"), [({"solari": 5, "spice": 3}, 1), ({"solari": 12}, 2), ({"spice": 8}, 2)])
def test_economic_supremacy_sells_each_point_once(owned: dict[str, int], points: int) -> None:
    """The price must be there in full, and twice the price buys no second point."""
    t = battle(SUPREMACY, **owned)
    while t.state.phase == "combat":
        t.do(*t.legal()[0])
    assert t.vp() == points


@proves("X4.2", "X4.11", *NAMES[:3])
@pytest.mark.parametrize("card", [TROOP, SPICE, MONOPOLY])
def test_the_freighter_won_may_stay(card: str) -> None:
    """A Freighter icon of a reward is optional like any other."""
    t = battle(card, 4).decline()
    assert (t.ix().freighter, t.state.round) == (0, 2)


@proves("X4.3", "X4.5", "X17.3", *NAMES[:3])
@pytest.mark.parametrize(("card", "troops"), [(TROOP, 3), (SPICE, 2), (MONOPOLY, 3)])
def test_a_recall_may_be_a_reward(card: str, troops: int) -> None:
    """The Freighter won may be recalled during Combat; its two troops go to the garrison, not to the Conflict."""
    t = battle(card, 4, freighter=2).pick("recall")
    t.take("shipping:shipping_troops", "influence").pick("guild")
    t.branch(0)
    if card == MONOPOLY:
        t.decline()
    assert (t.solari(), t.influence("guild"), t.garrison(), t.troops()) == (5, 1, 3 + troops, 0)


@proves("X17.3", "tech:troop_transports", "conflict:skirmish_freighter_spice")
def test_troops_of_a_rewards_recall_are_never_deployed() -> None:
    """Not with Troop Transports either: the Conflict is over, the three go to the garrison."""
    t = battle(SPICE, 4, freighter=2, tech=["troop_transports"]).pick("recall")
    while t.state.phase == "combat":
        assert not t.can("deploy")
        t.do(*next(option for option in t.legal() if option[0] != "done"))
    assert (t.garrison(), t.troops()) == (6, 0)


@proves("X17.3", "X4.11", "card:treachery", "tech:disposal_facility", "conflict:skirmish_freighter_spice")
def test_treachery_unloaded_after_the_combat_stays_in_the_garrison() -> None:
    """Trashed by a Disposal Facility bought with the recall of a reward, its troops come too late for the Conflict."""
    t = ix_table(discard=["treachery"], freighter=3, spice=0).shown("disposal_facility").conflict(SPICE).fight(4)
    t.pick("recall").take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    t.do("trash", "discard", "treachery")
    assert (t.state.phase, t.troops(), t.garrison()) == (
        "combat",
        2,
        3 + 2 + 2,
    )  # those who fought, two of the recall, two more


@proves("conflict:trade_monopoly", "X9.13", "tech:spaceport")
def test_trade_monopoly_and_spaceport_make_a_hand_of_seven() -> None:
    """Official example: won, the Freighter recalled from the top, Spaceport acquired; its two cards are kept."""
    t = battle(MONOPOLY, 4, freighter=3, spice=3)
    t.shown("spaceport").pick("recall").take("shipping:shipping_tech").do("buy_tech", 0, 0, "spice")
    while t.state.phase == "combat":
        t.idle()
    assert (t.state.round, t.ix().tech, len(t.seat().hand)) == (2, ("spaceport",), 7)


# ------------------------------------------------------------------------------------------------ ties, fewer players


@proves("R19.4", "X5.10", *NAMES)
@pytest.mark.parametrize(
    ("card", "second"),
    [(TROOP, {"spice": 2}), (SPICE, {"solari": 3}), (MONOPOLY, {"intrigue": 1, "water": 1}), (SUPREMACY, {"vp": 1})],
)
def test_a_tie_for_first_gives_the_second_reward(card: str, second: dict[str, int]) -> None:
    """Both who are level take the second reward; nobody moves a Freighter or takes the troop."""
    t = battle(card, 4, 4)
    assert all_gains(t) == [second, second, {}, {}]


@proves("R19.3", "R19.6", *NAMES)
@pytest.mark.parametrize("card", CARDS)
def test_the_third_reward_is_for_four_players(card: str) -> None:
    """With three players the third place wins nothing."""
    t = battle(card, 6, 4, 2, players=3)
    while t.state.phase == "combat":
        assert t.asked() == 0
        t.decline()
    assert gains(t, 2) == {}
    assert gains(t, 1)


@proves("R19.6", "conflict:skirmish_freighter_troop", "conflict:economic_supremacy")
@pytest.mark.parametrize(("card", "third"), [(TROOP, {"spice": 1}), (SUPREMACY, {"spice": 2, "solari": 2})])
def test_a_tie_for_second_gives_the_third_reward(card: str, third: dict[str, int]) -> None:
    """With four players all level for second take the third reward."""
    t = battle(card, 8, 4, 4)
    while t.state.phase == "combat":
        t.decline()
    assert all_gains(t)[1:] == [third, third, {}]


# ------------------------------------------------------------------------------------------------ Rivals


@proves("conflict:skirmish_freighter_troop", "X11.21", "X17.13")
def test_a_rival_takes_the_troop_and_the_freighter_of_a_skirmish() -> None:
    """A Rival that wins gets the troop into its garrison and its Freighter moves."""
    t = rival_battle(TROOP, garrison=2)
    assert ("recruit", 1, 1, "conflict:" + TROOP) in t.events
    assert ("freighter", 1, 0, 1) in t.events


@proves("conflict:trade_monopoly", "X11.21", "X17.13", "X11.7")
def test_a_rival_takes_both_freighter_icons_of_trade_monopoly() -> None:
    """Two icons from the first space: it advances to the second, and the other recalls it for Dividends."""
    t = rival_battle(MONOPOLY, freighter=1, solari=0)
    assert t.event("freighter")[:2] == [("freighter", 1, 1, 2), ("freighter", 1, 2, 0)]
    assert ("recruit", 1, 1, "conflict:" + MONOPOLY) in t.events


@proves("conflict:economic_supremacy", "X17.12", "X11.23")
@pytest.mark.parametrize(
    ("owned", "points"),
    [({"solari": 0, "spice": 0}, 1), ({"solari": 6, "spice": 0}, 2), ({"solari": 6, "spice": 4}, 3)],
)
def test_a_rival_pays_for_every_point_it_can(owned: dict[str, int], points: int) -> None:
    """A Rival that wins Economic Supremacy buys both points whenever it can."""
    t = rival_battle(SUPREMACY, vp=0, **owned)
    assert t.vp(1) == points


@proves("conflict:trade_monopoly", "X12.7")
def test_house_hagal_takes_no_reward() -> None:
    """In a two-player game House Hagal wins neither the troop nor a Freighter icon."""
    t = ix_table(2).setup(2, agents_left=0).conflict(MONOPOLY).hagal_deck("hagal_carthag").fight(2, 4, 8)
    assert not [event for event in t.events if event[0] in ("recruit", "freighter") and event[1] == 2]
    assert t.ix(2).freighter == 0


# ------------------------------------------------------------------------------------------------ the deck


@proves("X1.4", *NAMES)
def test_the_conflict_deck_is_dealt_from_the_larger_piles() -> None:
    """Ten cards: one Conflict I, five II, four III; each of the new cards is among them in some games only."""
    seen = dict.fromkeys(CARDS, 0)
    for seed in range(1, 41):
        t = new_game(boxes=IX, seed=seed)
        deck = t.state.conflicts + t.state.conflict_deck
        assert [t.rules.conflicts[card].level for card in deck] == [1] + [2] * 5 + [3] * 4
        assert len(set(deck) & CARDS.keys()) == sum(card in CARDS for card in deck)
        for card, level in CARDS.items():
            seen[card] += card in deck
            assert t.rules.conflicts[card].level == level
    assert all(0 < n < 40 for n in seen.values()), seen
