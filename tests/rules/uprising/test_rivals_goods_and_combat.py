"""U20, U21: the goods, points and Swordmasters of Rivals, and what they do in a Conflict."""

from __future__ import annotations

from typing import Any

import pytest

from dune_desktop.engine.model.ids import bare
from tests.kit import Table, proves
from tests.kit.rivals import MARGOT, STABAN, rivals_table

LAST = "propaganda"  # a Conflict III
BLANK = "hagal_assembly_hall"  # no swords


def fought(card: str, *strengths: int, worms: int = 0, **facts: Any) -> Table:
    """The Conflict was fought with these strengths; seat 1 is a Rival with these facts and sandworms.

    The player has the first turn of the next round, so the Rival owns what the Conflict gave and no more.
    """
    t = rivals_table().conflict(card).first_player(2).setup(2, agents_left=0, water=0)
    t.setup(1, agents_left=0, **{"water": 0, "worms": worms, **facts})
    t.hagal_deck(BLANK, "hagal_gather_support_1")
    return t.combat_begins(*strengths).everybody_passes()


# ------------------------------------------------------------------------------------------------ Influence


@proves("U20.2", "U5.8")
def test_a_rival_scores_and_takes_alliances_but_no_bonus() -> None:
    """At 2 Influence a point, at 4 the Alliance; the Guild's bonus of 3 Solari is the player's alone."""
    t = rivals_table().setup(1, influence={"guild": 1}).rival_turn(1, "hagal_heighliner")
    assert (t.influence("guild", 1), t.seat(1).vp) == (2, 1)
    t = rivals_table().setup(1, influence={"guild": 3}).rival_turn(1, "hagal_heighliner")
    assert (t.influence("guild", 1), t.seat(1).vp, t.seat(1).solari) == (4, 2, 0)
    t = rivals_table(influence={"guild": 4}).setup(1, influence={"guild": 4}).rival_turn(1, "hagal_heighliner")
    assert (t.seat(1).vp, t.seat(0).vp) == (2, 1)


@proves("U20.1")
@pytest.mark.parametrize(
    ("levels", "to"),
    [
        ({}, "guild"),
        ({"guild": 1}, "fremen"),
        ({"guild": 1, "fremen": 1}, "bene_gesserit"),
        ({"guild": 1, "fremen": 1, "bene_gesserit": 1}, "emperor"),
        ({"guild": 1, "fremen": 1, "bene_gesserit": 1, "emperor": 1}, "guild"),
        ({"guild": 3, "fremen": 2, "bene_gesserit": 3, "emperor": 2}, "fremen"),
    ],
)
def test_influence_goes_where_it_has_least(levels: dict[str, int], to: str) -> None:
    """Skirmish, first place: Influence of its choice. Nobody is asked."""
    t = fought("skirmish_crysknife", 0, 4, influence=levels)
    assert t.influence(to, 1) == levels.get(to, 0) + 1


# ------------------------------------------------------------------------------------------------ the Swordmaster


@proves("U20.3", "U2.7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param((5, 2, 0, 0), (0, 0, 0, 0), id="just enough"),
        pytest.param((6, 4, 0, 0), (0, 3, 0, 0), id="Solari first, then spice"),
        pytest.param((0, 6, 2, 2), (0, 0, 1, 2), id="then Intrigue cards, water last"),
        pytest.param((1, 2, 2, 2), (0, 0, 0, 0), id="water too"),
    ],
)
def test_goods_worth_a_swordmaster_are_spent_on_it(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    """Margot's value is 8; her signet at Spice Refinery brings the last Solari. She pays eight and keeps the rest."""
    solari, spice, intrigue, water = before
    cards = ["crysknife", "desert_mouse"][:intrigue]
    t = rivals_table(rivals=(MARGOT, STABAN)).setup(1, solari=solari, spice=spice, water=water, intrigue=cards)
    assert not t.seat(1).swordmaster
    t.rival_turn(1, "hagal_spice_refinery")
    rival = t.seat(1)
    assert (rival.swordmaster, rival.agents_left) == (True, 2)
    assert (rival.solari, rival.spice, len(rival.intrigue), rival.water) == after
    assert t.state.intrigue_discard == tuple(f"uprising/{card}" for card in cards[: intrigue - after[2]])


@proves("U20.3", "U20.5")
def test_before_its_swordmaster_a_rival_saves() -> None:
    """Ruling 99: seven Solari or three Intrigue cards are no point yet; afterwards all that is left becomes points."""
    t = rivals_table().setup(1, solari=5, water=0).rival_turn(1, "hagal_accept_contract_shipping_1")
    assert (t.seat(1).solari, t.seat(1).vp, t.seat(1).swordmaster) == (7, 0, False)
    t.setup(1, spice=1).rival_turn(1, "hagal_spice_refinery")
    assert (t.seat(1).solari, t.seat(1).spice, t.seat(1).vp, t.seat(1).swordmaster) == (0, 0, 0, True)
    t = (
        rivals_table()
        .setup(1, spice=8, solari=0, water=3, intrigue=["crysknife"])
        .rival_turn(1, "hagal_spice_refinery")
    )
    assert (t.seat(1).spice, t.seat(1).water, t.seat(1).vp) == (0, 0, 1), "nine spice paid, three water left"


@proves("U20.3")
def test_everybody_sees_which_intrigue_cards_paid_for_a_swordmaster() -> None:
    """The card that the Rival stole from the player, who knew it, lies in the discard pile, and nowhere else."""
    t = rivals_table(intrigue=["crysknife", "desert_mouse", "ornithopter", "find_weakness"])
    t.setup(1, spice=8, water=0).watch().rival_turn(1, "hagal_secrets")
    ((_, _, cards),) = t.event("hire")
    assert t.state.intrigue_discard == cards
    for world in t.worlds(0):
        assert (world.seats[1].intrigue, world.intrigue_discard) == ((), cards)


@proves("U20.3")
def test_the_swordmaster_acts_in_the_same_round() -> None:
    t = rivals_table().setup(1, spice=8, water=0).rival_turn(1, "hagal_spice_refinery", "hagal_fremkit")
    assert t.seat(1).agents_left == 2
    t.finish_round()
    assert t.seat(1).agents_left + len(t.seat(1).agents) == 3


@proves("U20.4", "U2.7")
def test_players_pay_less_once_a_rival_has_its_swordmaster() -> None:
    for has in (False, True):
        t = rivals_table(hand=["dagger"], solari=6).setup(2, swordmaster=has)
        assert t.can("send", "dagger", "swordmaster") == has


# ------------------------------------------------------------------------------------------------ points


@proves("U20.5", "U18.9")
@pytest.mark.parametrize(
    ("facts", "left", "points"),
    [
        ({"spice": 6}, (0, 0, 0, 0), 1),
        ({"spice": 5}, (0, 6, 0, 0), 0),
        ({"spice": 6, "solari": 15, "water": 7}, (1, 0, 1, 0), 5),
        ({"intrigue": ["crysknife", "desert_mouse", "ornithopter"], "spice": 0}, (0, 1, 0, 0), 1),
    ],
)
def test_full_sets_become_points(facts: dict[str, Any], left: tuple[int, ...], points: int) -> None:
    """Of a Rival that has its Swordmaster, whenever it gains something: here a spice by Staban's signet."""
    t = rivals_table().setup(1, swordmaster=True, water=0).setup(1, **facts).rival_turn(1, "hagal_spice_refinery")
    rival = t.seat(1)
    assert (rival.solari, rival.spice, rival.water, len(rival.intrigue)) == left
    assert rival.vp == points


@proves("U20.6", "U14.2", "U4.7")
def test_a_rival_with_ten_points_ends_the_game_and_wins() -> None:
    t = rivals_table().setup(1, vp=10).recall_begins()
    assert t.state.phase == "over" or t.decision().kind == "endgame"
    t.everybody_passes()
    assert (t.state.phase, t.rules.ranking(t.state)[0]) == ("over", 1)


# ------------------------------------------------------------------------------------------------ deployment


@proves("U21.1", "U8.2")
@pytest.mark.parametrize(("garrison", "there"), [(0, (0, 2)), (1, (0, 3)), (2, (0, 4)), (5, (3, 4))])
def test_recruits_and_two_more_go_to_the_conflict(garrison: int, there: tuple[int, int]) -> None:
    t = rivals_table().setup(1, garrison=garrison).rival_turn(1, "hagal_research_station")
    assert (t.seat(1).garrison, t.seat(1).conflict) == there


@proves("U21.1")
def test_elsewhere_troops_stay_at_home() -> None:
    t = rivals_table().rival_turn(1, "hagal_sardaukar")
    assert (t.seat(1).garrison, t.seat(1).conflict) == (5, 0)


@proves("U9.2")
def test_a_rival_defends_what_it_controls() -> None:
    """Ruling 14: always, from its supply."""
    t = rivals_table().control("arrakeen", 1).next_conflict("battle_for_arrakeen").recall_begins()
    assert t.event("deploy")[0][1:] == (1, 1, "supply")


# ------------------------------------------------------------------------------------------------ Combat


@proves("U21.2", "U10.1")
@pytest.mark.parametrize(("card", "swords"), [("hagal_heighliner", 5), ("hagal_sardaukar", 4), (BLANK, 0)])
def test_a_rival_in_the_conflict_adds_the_swords_of_a_card(card: str, swords: int) -> None:
    """One card, whatever it shows; a Rival without units reveals none."""
    t = rivals_table(intrigue=["cunning"]).setup(1, agents_left=0).setup(2, agents_left=0)
    t.hagal_deck(card, "hagal_fremkit").combat_begins(2, 2)
    (bonus,) = t.event("hagal_bonus")
    assert (bonus[1], bare(str(bonus[2])), bonus[3]) == (1, card, swords)
    assert t.strength(1) == 2 + swords


@proves("U21.2")
def test_for_the_reshuffle_card_another_one_is_revealed() -> None:
    t = rivals_table(2, intrigue=["cunning"]).setup(2, agents_left=0).hagal_deck("hagal_reshuffle")
    t.combat_begins(2, 0, 2)
    (bonus,) = t.event("hagal_bonus")
    assert (bonus[1], bare(str(bonus[2])) != "hagal_reshuffle", len(t.state.hagal_discard)) == (2, True, 1)


@proves("U21.3", "U11.2", "U2.3")
def test_a_rival_keeps_the_card_it_won_and_pairs_its_icon() -> None:
    """Two Solari for the Skirmish, and a point if its Objective shows the same icon."""
    t = fought("skirmish_desert_mouse", 2, 4, objective="objective_desert_mouse_first")
    assert (t.seat(1).solari, t.won(1), t.seat(1).vp, t.face_up(1)) == (2, ("skirmish_desert_mouse",), 1, ())
    t = fought("skirmish_desert_mouse", 2, 4, objective="objective_crysknife")
    assert (t.seat(1).vp, len(t.face_up(1))) == (0, 2)


@proves("U21.3", "U9.1", "U21.5", "U10.7")
def test_a_rival_controls_what_it_won_and_a_sandworm_doubles_the_rest() -> None:
    """Siege of Arrakeen: control, 2 Solari, 2 troops."""
    for worms, solari, garrison in ((0, 2, 3), (1, 4, 5)):
        t = fought("siege_of_arrakeen", 0, 4, worms=worms, garrison=1)
        assert (t.state.control, t.seat(1).solari) == ({"uprising/arrakeen": 1}, solari)
        assert t.seat(1).garrison == garrison


@proves("U21.3", "U10.5")
def test_a_rival_takes_the_second_reward() -> None:
    """Secure Imperial Basin, second place: two water and a troop."""
    t = fought("secure_imperial_basin", 6, 4, garrison=1)
    assert (t.seat(1).water, t.seat(1).spice, t.seat(1).garrison, t.won(1)) == (2, 0, 2, ())


@proves("U21.4")
@pytest.mark.parametrize(
    ("card", "facts", "worms", "points", "left"),
    [
        ("battle_for_imperial_basin", {"spice": 4}, 0, 2, 0),
        ("battle_for_imperial_basin", {"spice": 3}, 0, 1, 3),
        ("battle_for_imperial_basin", {"spice": 8}, 1, 4, 0),
        ("battle_for_imperial_basin", {"spice": 7}, 1, 3, 3),
        ("battle_for_spice_refinery", {"solari": 6}, 0, 2, 0),
        ("battle_for_spice_refinery", {"solari": 8}, 1, 3, 2),
    ],
)
def test_a_rival_pays_for_points_whenever_it_can(
    card: str, facts: dict[str, int], worms: int, points: int, left: int
) -> None:
    """A point for the win, another for the goods; both twice with a sandworm, as far as the goods go."""
    t = fought(card, 0, 4, worms=worms, objective="objective_crysknife", **facts)
    assert (t.seat(1).vp, t.seat(1).spice + t.seat(1).solari) == (points, left)


@proves("U21.4", "U6.8")
@pytest.mark.parametrize(("posts", "points"), [(("emperor", "guild"), 2), (("emperor",), 1)])
def test_a_rival_recalls_two_spies_for_a_point(posts: tuple[str, ...], points: int) -> None:
    """Battle for Arrakeen: no Scheme comes of that."""
    t = fought("battle_for_arrakeen", 0, 4, spies=posts, objective="objective_desert_mouse_first")
    assert (t.seat(1).vp, t.spies(1)) == (points, () if points == 2 else posts)
    assert t.event("scheme") == []


@proves("U21.6", "U20.1")
@pytest.mark.parametrize(
    ("card", "worms", "levels"),
    [
        ("spice_freighters", 0, (0, 1, 0, 0)),
        ("spice_freighters", 1, (0, 1, 0, 1)),
        ("propaganda", 0, (0, 1, 0, 1)),
    ],
)
def test_each_influence_of_a_reward_is_chosen_anew(card: str, worms: int, levels: tuple[int, ...]) -> None:
    """Guild, then Fremen: Staban's order."""
    t = fought(card, 0, 4, worms=worms)
    assert tuple(t.seat(1).influence) == levels


@proves("U21.3", "U19.3")
def test_a_spy_in_a_reward_can_bring_the_scheme() -> None:
    """Test of Loyalty: with the third Spy two troops come, but not into the Conflict that is over."""
    t = fought("test_of_loyalty", 0, 4, spies=["choam", "landsraad_1"], garrison=1)
    assert (t.spies(1), t.seat(1).garrison, t.influence("emperor", 1)) == (("guild",), 3, 1)


@proves("U21.3", "U11.4")
def test_the_wild_icon_of_a_rival_is_matched_at_the_end() -> None:
    t = rivals_table().setup(1, won=[LAST], objective="objective_crysknife").endgame_begins().everybody_passes()
    assert (t.seat(1).vp, t.face_up(1)) == (1, ())
