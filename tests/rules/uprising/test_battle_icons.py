"""U11: battle icons of Conflict cards and Objectives."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit import proves, upr, uprising_table


@proves("U11.1")
def test_every_conflict_card_and_objective_has_one_icon() -> None:
    """Five of each on Conflict cards, and Propaganda's wild one; two, two and one on Objectives."""
    t = uprising_table()
    conflicts = Counter(t.icon(card.id) for card in t.rules.catalog.conflicts)
    objectives = Counter(
        t.icon("objective_" + name)
        for name in ("crysknife", "crysknife_46", "desert_mouse_first", "desert_mouse_46", "ornithopter_13")
    )
    assert conflicts == {"crysknife": 5, "desert_mouse": 5, "ornithopter": 5, "wild": 1}
    assert (t.icon("propaganda"), objectives) == ("wild", {"crysknife": 2, "desert_mouse": 2, "ornithopter": 1})


@proves("U11.2")
@pytest.mark.parametrize("other", ["objective_crysknife", "skirmish_crysknife"])
def test_a_second_card_of_the_icon_makes_a_point(other: str) -> None:
    """An Objective or a Conflict card won before; nobody is asked, and both are turned down."""
    mine = (
        {"objective": other}
        if other.startswith("objective")
        else {"won": [other], "objective": "objective_desert_mouse_46"}
    )
    t = uprising_table(**mine).conflict("seize_spice_refinery").combat_begins(4)
    while t.state.round < (3 if "won" in mine else 2):
        t.idle()
    assert t.vp() == 1 + 1
    assert not {other, "seize_spice_refinery"} & set(t.face_up())


@proves("U11.2")
def test_another_icon_makes_no_point() -> None:
    """Crysknife and Desert Mouse lie face up beside each other."""
    t = uprising_table(objective="objective_crysknife").combat_begins(4)
    assert (t.vp(), t.face_up()) == (1, ("objective_crysknife", "skirmish_desert_mouse"))


@proves("U11.3")
def test_a_card_is_used_once() -> None:
    """The Objective was turned down: the next Crysknife finds nothing and waits for another."""
    t = uprising_table(objective="objective_crysknife", won=["skirmish_crysknife"])
    t.setup(0, used=["objective_crysknife", "skirmish_crysknife"]).conflict("choam_security").combat_begins(4)
    while t.state.round < 3:
        t.idle()
    assert (t.vp(), t.face_up()) == (1, ("choam_security",))


@proves("U11.3")
def test_one_of_two_cards_that_fit_is_used() -> None:
    """Two Crysknives lie face up only after one of them came by another way; a third leaves one."""
    t = uprising_table(objective="objective_crysknife", won=["skirmish_crysknife"]).conflict("choam_security")
    t.combat_begins(4)
    while t.state.round < 3:
        t.idle()
    assert (t.vp(), len(t.face_up())) == (2, 1)


@proves("U11.4")
def test_the_wild_icon_pairs_with_nothing_during_the_game() -> None:
    """Propaganda is won beside a Crysknife, and a Crysknife beside Propaganda."""
    t = uprising_table(objective="objective_crysknife").conflict("propaganda").combat_begins(4)
    while t.state.round < 2:
        t.idle()
    assert (t.vp(), t.face_up()) == (1, ("objective_crysknife", "propaganda"))
    t = uprising_table(objective="objective_crysknife", won=["propaganda"]).combat_begins(4)
    assert (t.vp(), len(t.face_up())) == (1, 3)


@proves("U11.4")
@pytest.mark.parametrize(("used", "points"), [((), 1), (("objective_crysknife",), 0)])
def test_at_the_endgame_the_wild_icon_pairs_with_any_other(used: tuple[str, ...], points: int) -> None:
    """Ruling 95: once, by itself, with a face-up card; with none it does nothing."""
    t = uprising_table(objective="objective_crysknife", won=["propaganda"], used=used).endgame_begins()
    t.everybody_passes()
    assert t.vp() == 1 + points
    assert t.face_up() == (() if points else ("propaganda",))
    assert [source for source, *_ in t.state.seats[0].points][1:] == ["battle:" + upr("propaganda")] * points


@proves("U11.5", "U16.4")
@pytest.mark.parametrize(
    ("card", "objective"),
    [
        ("crysknife", "objective_crysknife"),
        ("desert_mouse", "objective_desert_mouse_first"),
        ("ornithopter", "objective_ornithopter_13"),
    ],
)
def test_the_icon_cards_turn_down_an_objective_at_the_endgame(card: str, objective: str) -> None:
    """Ruling 87: for a point; not with another icon, and not one that is turned down."""
    t = uprising_table(3, intrigue=[card], objective=objective).endgame_begins().intrigue(card)
    assert (t.vp(), t.face_up()) == (1, ())
    t = uprising_table(3, intrigue=[card], objective=objective, used=[objective]).endgame_begins()
    assert not t.can("intrigue")


@proves("U11.5")
def test_the_icon_cards_take_the_wild_icon_too() -> None:
    """Their owner chooses among the cards that fit."""
    facts = {"objective": "objective_crysknife", "won": ["propaganda", "secure_imperial_basin"]}
    t = uprising_table(3, intrigue=["crysknife"], **facts).endgame_begins().intrigue("crysknife")
    assert {option[1] for option in t.legal()} >= {
        "objective:" + upr("objective_crysknife"),
        "conflict:" + upr("propaganda"),
    }
    t.do("turn_down", "conflict:propaganda").everybody_passes()
    assert (t.vp(), t.face_up()) == (1, ("objective_crysknife", "secure_imperial_basin"))


@proves("U11.5")
def test_played_as_a_plot_card_it_gives_spice() -> None:
    """And is gone for the Endgame."""
    t = uprising_table(intrigue=["crysknife"]).intrigue("crysknife")
    assert (t.spice(), t.seat().intrigue, t.vp()) == (1, (), 1)


@proves("U16.15")
def test_the_beasts_spoils_count_each_face_up_card() -> None:
    """Two Desert Mice and one that is turned down: 2 spice; the Ornithopter brings a troop."""
    t = uprising_table(
        variants=("uprising_promo",),
        hand=["the_beasts_spoils"],
        objective="objective_desert_mouse_first",
        won=["secure_imperial_basin", "trade_dispute", "test_of_loyalty"],
        used=["trade_dispute"],
    )
    t.play("the_beasts_spoils", "spice_refinery").finish_turn()
    assert (t.spice(), t.garrison()) == (2, 3 + 1)
