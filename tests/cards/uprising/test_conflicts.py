"""The sixteen Conflict cards of Uprising: the rewards of each place, control, the battle icon and the Shield Wall."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cards.uprising.changes import came, owned
from tests.kit import Table, proves, upr, uprising_table

Gains = dict[str, int]

# The rewards of first, second and third place, without choices, exchanges and control.
REWARDS: dict[str, tuple[Gains, Gains, Gains]] = {
    "skirmish_crysknife": ({"fremen": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    "skirmish_ornithopter": ({"intrigue": 1, "solari": 1}, {"intrigue": 1, "solari": 2}, {"intrigue": 1}),
    "skirmish_desert_mouse": ({"solari": 2}, {"solari": 3}, {"solari": 2}),
    "choam_security": (
        {"guild": 1, "contracts": 1, "garrison": 1},
        {"water": 1, "solari": 2, "garrison": 2},
        {"intrigue": 1, "garrison": 1},
    ),
    "spice_freighters": ({"fremen": 1}, {"water": 1, "spice": 1, "garrison": 1}, {"spice": 1, "garrison": 1}),
    "siege_of_arrakeen": ({"solari": 2, "garrison": 2}, {"solari": 4, "garrison": 1}, {"solari": 3}),
    "seize_spice_refinery": (
        {"spies": 1, "spice": 2},
        {"intrigue": 1, "spice": 1, "garrison": 1},
        {"spice": 2},
    ),
    "test_of_loyalty": (
        {"emperor": 1, "spies": 1, "solari": 2},
        {"solari": 4, "garrison": 1},
        {"solari": 3},
    ),
    "shadow_contest": (
        {"bene_gesserit": 1, "intrigue": 1},
        {"intrigue": 1, "spice": 1, "garrison": 1},
        {"spice": 1, "garrison": 1},
    ),
    "secure_imperial_basin": (
        {"spice": 2, "garrison": 1},
        {"water": 2, "garrison": 1},
        {"water": 1, "garrison": 1},
    ),
    "protect_the_sietches": (
        {"fremen": 1, "water": 1, "garrison": 1},
        {"spice": 3, "garrison": 1},
        {"spice": 2},
    ),
    "trade_dispute": ({"contracts": 1, "water": 1}, {"water": 1, "spice": 1}, {"water": 1, "garrison": 1}),
    "propaganda": ({"fremen": 1, "guild": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
    "battle_for_imperial_basin": ({"vp": 1}, {"spice": 5}, {"spice": 3}),
    "battle_for_arrakeen": ({"vp": 1}, {"intrigue": 1, "spice": 1, "solari": 3}, {"spice": 2, "solari": 2}),
    "battle_for_spice_refinery": ({"vp": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
}
ICONS = {
    "crysknife": {
        *("skirmish_crysknife", "choam_security", "spice_freighters", "seize_spice_refinery", "battle_for_arrakeen"),
    },
    "ornithopter": {
        *("skirmish_ornithopter", "siege_of_arrakeen", "test_of_loyalty", "shadow_contest"),
        "battle_for_imperial_basin",
    },
    "desert_mouse": {
        *("skirmish_desert_mouse", "secure_imperial_basin", "protect_the_sietches", "trade_dispute"),
        "battle_for_spice_refinery",
    },
    "wild": {"propaganda"},
}
LEVELS = {
    1: {card for card in REWARDS if card.startswith("skirmish")},
    3: {"propaganda", "battle_for_imperial_basin", "battle_for_arrakeen", "battle_for_spice_refinery"},
}
LEVELS[2] = set(REWARDS) - LEVELS[1] - LEVELS[3]
CONTROLS = {
    "siege_of_arrakeen": "arrakeen",
    "battle_for_arrakeen": "arrakeen",
    "seize_spice_refinery": "spice_refinery",
    "battle_for_spice_refinery": "spice_refinery",
    "secure_imperial_basin": "imperial_basin",
    "battle_for_imperial_basin": "imperial_basin",
}
OBJECTIVES = {
    "crysknife": "objective_crysknife",
    "desert_mouse": "objective_desert_mouse_first",
    "ornithopter": "objective_ornithopter_13",
}
CARDS = tuple("conflict:" + upr(card) for card in REWARDS)
BATTLES = tuple("battle:" + upr(card) for card in REWARDS)

# Answers to the questions that rewards ask.
CHOICES = ("fremen", "guild", "choam", "landsraad_2", upr("espionage"), upr("harvest_3"))


def icon_of(card: str) -> str:
    return next(icon for icon, cards in ICONS.items() if card in cards)


def before(card: str, players: int = 4, choam: bool = True, **facts: object) -> Table:
    """The card is fought for. Seat 0 has an Objective of another icon, and these facts."""
    other = "desert_mouse" if icon_of(card) == "crysknife" else "crysknife"
    t = uprising_table(players, choam=choam, **{"objective": OBJECTIVES[other], **facts}).conflict(card)
    return t.market("espionage", "harvest_3", deck=["harvest_4"]) if choam else t


def settle(t: Table, *answers: str) -> Table:
    """Go on to the end of Combat; take the first of these answers that is offered, else do what must be done."""
    while t.state.phase == "combat":
        named = [option for answer in answers for option in t.legal() if answer in option[1:]]
        t.do(*named[0]) if named else t.idle()
    return t


def gained(t: Table, *answers: str, strengths: tuple[int, ...] = (8, 6, 4, 2)) -> list[Gains]:
    """What every seat gains of this fight, its troops in the Conflict and its next hand left out."""
    was = [owned(t, seat) for seat in range(len(strengths))]
    settle(t.combat_begins(*strengths), *answers)
    gains = [came(t, each, seat) for seat, each in enumerate(was)]
    return [{what: n for what, n in each.items() if what not in ("drawn", "worms")} for each in gains]


# ------------------------------------------------------------------------------------------------ all of them


@proves(*CARDS)
@pytest.mark.parametrize("card", REWARDS)
def test_the_rewards_of_the_places(card: str) -> None:
    """Of first, second and third place, and nothing for the fourth."""
    assert gained(before(card), *CHOICES) == [*REWARDS[card], {}]


@proves(*CARDS)
@pytest.mark.parametrize("card", REWARDS)
def test_a_sandworm_doubles_the_rewards_of_its_place(card: str) -> None:
    """Of all places but the third, whose owner has none; two Influence bring a point too."""
    t = before(card, worms=1).wall(False).setup(1, worms=1)
    doubled = [{what: 2 * n for what, n in gain.items()} for gain in REWARDS[card][:2]]
    for faction in {"fremen", "guild", "emperor", "bene_gesserit"} & doubled[0].keys():
        doubled[0]["vp"] = doubled[0].get("vp", 0) + doubled[0][faction] // 2
    assert gained(t, *CHOICES, strengths=(11, 9, 4, 2)) == [*doubled, REWARDS[card][2], {}]


@proves(*CARDS)
def test_the_levels() -> None:
    """Three, nine and four cards, one of each."""
    found = uprising_table().rules.catalog.conflicts
    assert Counter(card.level for card in found) == {1: 3, 2: 9, 3: 4}
    for level, cards in LEVELS.items():
        assert {card.id for card in found if card.level == level} == set(map(upr, cards))
    assert {card.copies for card in found} == {1}


@proves(*CARDS)
@pytest.mark.parametrize("card", REWARDS)
def test_control(card: str) -> None:
    """The winner takes the space from seat 1; most cards leave it."""
    space = CONTROLS.get(card, "arrakeen")
    t = settle(before(card).control(space, 1).combat_begins(4))
    assert t.state.control[upr(space)] == (0 if card in CONTROLS else 1)


@proves(*BATTLES)
@pytest.mark.parametrize("card", [card for card in REWARDS if card != "propaganda"])
def test_the_battle_icon(card: str) -> None:
    """The Objective with the card's icon makes a pair with it; the others do not."""
    for icon, objective in OBJECTIVES.items():
        t = settle(before(card, players=3, objective=objective).combat_begins(4), *CHOICES)
        pair = () if icon == icon_of(card) else (objective, card)
        assert t.face_up() == pair
        assert t.vp() == (1 if icon == icon_of(card) else 0) + REWARDS[card][0].get("vp", 0)


@proves("battle:uprising/propaganda")
@pytest.mark.parametrize("objective", OBJECTIVES.values())
def test_the_wild_icon(objective: str) -> None:
    """With none when it is won; with any of them at the Endgame."""
    t = settle(before("propaganda", players=3, objective=objective).combat_begins(4), *CHOICES)
    assert (t.vp(), t.face_up()) == (0, (objective, "propaganda"))
    t = uprising_table(3, objective=objective, won=["propaganda"]).endgame_begins().everybody_passes()
    assert (t.vp(), t.face_up()) == (1, ())


@proves(*BATTLES)
@pytest.mark.parametrize("card", REWARDS)
def test_the_shield_wall_protects_three_places(card: str) -> None:
    """While it stands no sandworm comes to a fight for one of them."""
    t = before(card, hand=["dune_the_desert_planet"], hooks=True, water=1).play("dune_the_desert_planet", "hagga_basin")
    if t.can_take("space:hagga_basin"):
        t.take("space:hagga_basin")
    assert t.can("branch", 1) == (card not in CONTROLS)


# ------------------------------------------------------------------------------------------------ choices


@proves("conflict:uprising/skirmish_crysknife", "conflict:uprising/spice_freighters")
@pytest.mark.parametrize("card", ["skirmish_crysknife", "spice_freighters"])
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_influence_with_any_faction(card: str, faction: str) -> None:
    """One of the four."""
    assert gained(before(card), faction)[0] == {faction: 1}


@proves("conflict:uprising/propaganda")
def test_propaganda_gives_influence_with_two_different_factions() -> None:
    """The first one is not offered again; with a sandworm it is, for the second pair."""
    t = before("propaganda").combat_begins(4).pick("guild")
    assert {option[1] for option in t.legal() if option[0] == "faction"} == {"emperor", "bene_gesserit", "fremen"}
    assert gained(before("propaganda", worms=1), "guild", "fremen")[0] == {"guild": 2, "fremen": 2, "vp": 2}


@proves("conflict:uprising/choam_security", "conflict:uprising/trade_dispute")
@pytest.mark.parametrize("card", ["choam_security", "trade_dispute"])
def test_without_the_choam_module_the_contract_is_two_solari(card: str) -> None:
    """The rest of the reward is the same."""
    expected = {what: n for what, n in REWARDS[card][0].items() if what != "contracts"} | {"solari": 2}
    assert gained(before(card, choam=False))[0] == expected


@proves("conflict:uprising/trade_dispute")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_trade_dispute_trashes_a_card(seat: int) -> None:
    """Of the first and the second place, if they like; not of the third."""
    t = before("trade_dispute").setup(seat, discard=["dagger"])
    settle(t.combat_begins(8, 6, 4, 2), "trash", upr("dagger"), *CHOICES)
    assert t.seat(seat).discard == ((upr("dagger"),) if seat == 2 else ())
    t = before("trade_dispute").setup(seat, discard=["dagger"])
    assert settle(t.combat_begins(8, 6, 4, 2)).seat(seat).discard == (upr("dagger"),)


# ------------------------------------------------------------------------------------------------ exchanges


@proves(
    "conflict:uprising/spice_freighters",
    "conflict:uprising/battle_for_imperial_basin",
    "conflict:uprising/battle_for_spice_refinery",
)
@pytest.mark.parametrize(
    ("card", "good", "price"),
    [
        ("spice_freighters", "spice", 3),
        ("battle_for_imperial_basin", "spice", 4),
        ("battle_for_spice_refinery", "solari", 6),
    ],
)
def test_a_point_for_goods(card: str, good: str, price: int) -> None:
    """The winner may pay, once, or with a sandworm twice; with one less it cannot."""
    for worms, times in ((0, 1), (1, 2)):
        t = before(card, worms=worms, **{good: 3 * price}).wall(False)
        gain = gained(t, "pay", *CHOICES)[0]
        assert gain[good] == -price * times
        influence = 1 if card == "spice_freighters" and worms else 0
        assert gain["vp"] == times * (1 + REWARDS[card][0].get("vp", 0)) + influence
    assert good not in gained(before(card, **{good: 3 * price}), *CHOICES)[0]
    assert good not in gained(before(card, **{good: price - 1}), "pay", *CHOICES)[0]


@proves("conflict:uprising/battle_for_arrakeen")
@pytest.mark.parametrize("worms", [0, 1])
def test_a_point_for_two_spies(worms: int) -> None:
    """Which two of three their owner chooses; for a second time one is left, with a sandworm too."""
    t = before("battle_for_arrakeen", worms=worms, spies=["guild", "choam", "fremen"]).wall(False)
    assert gained(t, "pay", "guild", "choam")[0] == {"vp": 2 + worms, "spies": -2}
    assert t.spies() == ("fremen",)
    assert gained(before("battle_for_arrakeen", spies=["guild"]), "pay")[0] == {"vp": 1}
