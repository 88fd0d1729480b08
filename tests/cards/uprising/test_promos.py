"""The promo cards of Uprising; for prices, icons, tags and Reveal boxes see the tests of all cards."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, every_card, owned, use
from tests.kit import Table, proves, upr, uprising_table, worth

PROMOS = ("thumper", "arrakis_revolt", "the_beasts_spoils")


def revolt(conflict: str = "siege_of_arrakeen", **facts: object) -> Table:
    """Arrakis Revolt sends an Agent to Research Station."""
    facts = {"hooks": True, "spice": 2, **facts}
    t = every_card(hand=["arrakis_revolt"], water=2, **facts).conflict(conflict)
    return t.play("arrakis_revolt", "research_station")


@proves("U1.4", *(f"card:{upr(card)}" for card in PROMOS))
@pytest.mark.parametrize("card", PROMOS)
def test_promo_cards_are_in_the_deck_only_if_agreed(card: str) -> None:
    """Once each."""
    for variants in ((), ("uprising_promo",)):
        state = uprising_table(variants=variants).state
        assert (state.imperium_deck + state.row).count(upr(card)) == len(variants)


@proves("card:uprising/thumper")
@pytest.mark.parametrize(("space", "base"), [("hagga_basin", 2), ("imperial_basin", 1), ("deep_desert", 4)])
@pytest.mark.parametrize("bonus", [0, 1, 3])
def test_thumper_doubles_the_bonus_spice(space: str, base: int, bonus: int) -> None:
    """Not the base spice."""
    t = every_card(hand=["thumper"], water=3).bonus_spice(space, bonus).play("thumper", space).finish_turn()
    assert t.spice() == base + 2 * bonus


@proves("card:uprising/thumper")
def test_thumper_doubles_it_beside_a_sandworm_too() -> None:
    """The bonus spice is taken with either line; elsewhere nothing is doubled."""
    t = every_card(hand=["thumper"], water=1, hooks=True).conflict("test_of_loyalty").bonus_spice("hagga_basin", 2)
    t.play("thumper", "hagga_basin").take("space:hagga_basin", "choose").branch(1).finish_turn()
    assert (t.spice(), t.worms()) == (4, 1)
    t = every_card(hand=["thumper"]).play("thumper", "accept_contract").finish_turn()
    assert t.spice() == 0


@proves("U8.6", "card:uprising/arrakis_revolt")
@pytest.mark.parametrize("breaks", [True, False])
def test_arrakis_revolt_breaks_the_wall_for_its_sandworm(breaks: bool) -> None:
    """2 spice; removing the wall is optional, and behind it no sandworm comes."""
    t = revolt().take("card:arrakis_revolt")
    assert t.spice() == 0
    t.take("card:arrakis_revolt", "break_wall") if breaks else t.decline()
    t.finish_turn()
    assert (t.wall_stands(), t.worms()) == (not breaks, int(breaks))


@proves("U8.2", "card:uprising/arrakis_revolt")
def test_the_sandworm_of_arrakis_revolt_leaves_the_wall_where_it_need_not_fall() -> None:
    """At another Conflict."""
    t = revolt("test_of_loyalty").take("card:arrakis_revolt").decline().finish_turn()
    assert (t.wall_stands(), t.worms()) == (True, 1)


@proves("U8.3", "U5.5", "card:uprising/arrakis_revolt")
@pytest.mark.parametrize(("hooks", "spice", "pays"), [(True, 2, True), (False, 2, False), (True, 1, False)])
def test_arrakis_revolt_needs_hooks_and_two_spice(hooks: bool, spice: int, pays: bool) -> None:
    """An arrow: it may be left."""
    t = revolt(hooks=hooks, spice=spice)
    assert t.can_take("card:arrakis_revolt") == pays
    t.finish_turn()
    assert (t.wall_stands(), t.worms(), t.spice()) == (True, 0, spice)


@proves("card:uprising/arrakis_revolt")
def test_a_troop_comes_with_arrakis_revolt_when_it_is_acquired() -> None:
    """To the garrison."""
    t = every_card(hand=worth(6, "prepare_the_way")).row("arrakis_revolt").reveal().buy("arrakis_revolt")
    assert (t.garrison(), t.troops()) == (4, 0)


@proves("U16.15", "card:uprising/the_beasts_spoils")
@pytest.mark.parametrize(
    ("objective", "won", "what"),
    [
        ("objective_crysknife", ["skirmish_ornithopter"], {"garrison": 1}),
        ("objective_crysknife", ["secure_imperial_basin", "trade_dispute"], {"spice": 2}),
        ("objective_desert_mouse_first", ["shadow_contest", "propaganda"], {"spice": 1, "garrison": 1}),
    ],
)
def test_the_beasts_spoils_pays_for_each_face_up_battle_icon(
    objective: str, won: list[str], what: dict[str, int]
) -> None:
    """Ruling 93: once for each card; the Objective counts, and the wild icon pays nothing."""
    t = every_card(hand=["the_beasts_spoils"]).setup(won=won, objective=objective)
    before = owned(t)
    t.play("the_beasts_spoils", "spice_refinery").finish_turn()
    assert came(t, before) == {"solari": 2, **what}


@proves("U16.15", "card:uprising/the_beasts_spoils")
def test_the_beasts_spoils_may_trash_a_card_for_each_crysknife() -> None:
    """Two face-up Crysknives, one face down."""
    t = every_card(hand=["the_beasts_spoils", "dagger", "diplomacy"])
    won = ["skirmish_crysknife", "choam_security"]
    t.setup(won=won, objective="objective_crysknife", used=["choam_security"])
    t.play("the_beasts_spoils", "spice_refinery")
    use(t, "card:the_beasts_spoils").do("trash", "hand", "dagger")
    use(t, "card:the_beasts_spoils").do("trash", "hand", "diplomacy")
    assert (t.hand(), t.can_take("card:the_beasts_spoils"), t.can("end_turn")) == ({}, False, True)
