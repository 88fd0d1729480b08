"""The board spaces of Rise of Ix: what each costs and asks for, all it gives and nothing else."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, ix_table

DAGGER = "dagger"  # Landsraad
DUNE = "dune_the_desert_planet"  # Spice Trade
LETO = "duke_leto_atreides"
HELENA = "helena_richese"
ILBAN = "count_ilban_richese"


# ------------------------------------------------------------------------------------------------ Interstellar Shipping


@proves("space:interstellar_shipping", "X2.3")
@pytest.mark.parametrize("steps", [0, 1])
def test_interstellar_shipping_needs_the_guild(steps: int) -> None:
    """Two Influence with the Spacing Guild; influence elsewhere is no help."""
    t = ix_table(hand=[DUNE], influence={"guild": steps, "emperor": 3})
    assert t.why_not("send", DUNE, "interstellar_shipping") == "influence"


@proves("space:interstellar_shipping", "X2.3", "X4.8")
@pytest.mark.parametrize(
    ("start", "moves", "end"),
    [
        (0, ("advance", "advance"), 2),
        (1, ("advance", "recall"), 0),
        (1, ("recall", "advance"), 1),
        (0, ("advance", "decline"), 1),
    ],
)
def test_interstellar_shipping_gives_two_freighter_icons(start: int, moves: tuple[str, ...], end: int) -> None:
    """One after another, in any mix; free, and nothing else comes with it."""
    t = ix_table(hand=[DUNE], influence={"guild": 2}, freighter=start, solari=0, spice=0)
    t.play(DUNE, "interstellar_shipping").take("space:interstellar_shipping")
    for move in moves:
        t = t.decline() if move == "decline" else t.do("freighter", move)
        while t.decision().kind not in ("agent", "freighter"):
            t.do(*t.legal()[-1])
    assert (t.ix().freighter, t.can("freighter"), t.can("take")) == (end, False, False)


# ------------------------------------------------------------------------------------------------ Smuggling


@proves("space:smuggling", "X2.4")
def test_smuggling() -> None:
    """1 Solari and one Freighter icon, which may be left."""
    t = ix_table(hand=[DUNE], solari=0).play(DUNE, "smuggling")
    assert (t.solari(), t.can("end_turn")) == (1, True)
    t.take("space:smuggling").do("freighter", "advance")
    assert (t.ix().freighter, t.can("take"), t.solari()) == (1, False, 1)


@proves("space:smuggling", "space:interstellar_shipping", "X2.2", "X2.3", "X2.4")
def test_both_are_spice_trade_spaces() -> None:
    """A Landsraad card reaches neither."""
    t = ix_table(hand=[DAGGER], influence={"guild": 2})
    assert not t.can("send", DAGGER, "smuggling")
    assert not t.can("send", DAGGER, "interstellar_shipping")


# ------------------------------------------------------------------------------------------------ Tech Negotiation


def negotiating(**facts: int) -> Table:
    """Seat 0 chooses at Tech Negotiation; Training Drones, Windtraps and the Flagship are for sale."""
    t = ix_table(hand=[DAGGER], **facts).shown("training_drones", "windtraps", "flagship")
    return t.play(DAGGER, "tech_negotiation").take("space:tech_negotiation")


@proves("space:tech_negotiation", "X2.5", "X3.7")
def test_tech_negotiation_sells_for_one_less() -> None:
    """Training Drones for 2 spice, Windtraps for 1; the Flagship would be 7."""
    t = negotiating(spice=2).branch(0)
    assert {option[1] for option in t.legal() if option[0] == "buy_tech"} == {0, 1}
    t.do("buy_tech", 0, 0, "spice")
    assert (t.ix().tech, t.spice(), t.ix().negotiators) == (("training_drones",), 0, 0)
    assert not t.can_take("space:tech_negotiation")


@proves("space:tech_negotiation", "X2.5", "X3.8")
def test_tech_negotiation_sends_one_negotiator() -> None:
    """Instead of the purchase: one troop of the supply, not of the garrison."""
    t = negotiating(spice=9, garrison=3).branch(1)
    t = t.do("negotiate", 1) if t.can("negotiate") else t
    assert (t.ix().negotiators, t.supply(), t.garrison(), t.ix().tech) == (1, 8, 3, ())
    assert not t.can_take("space:tech_negotiation")


@proves("space:tech_negotiation", "X3.8")
def test_tech_negotiation_needs_a_troop_in_supply() -> None:
    """With all troops out, and no spice, neither half can be chosen."""
    t = ix_table(hand=[DAGGER], garrison=12, spice=0).shown("training_drones", "windtraps", "flagship")
    t.play(DAGGER, "tech_negotiation")
    assert not t.can_take("space:tech_negotiation")
    assert t.can("end_turn")


@proves("space:tech_negotiation", "X2.5", "X8.9")
def test_tech_negotiation_gives_persuasion_while_the_agent_is_there() -> None:
    """1 on the Reveal turn; nothing without an Agent there, and everybody keeps what his Agent gives."""
    t = ix_table(hand=["diplomacy"], agents=["tech_negotiation"]).setup(
        1, hand=["diplomacy"], agents=["tech_negotiation"]
    )
    assert t.reveal().persuasion() == 2
    assert t.end_turn().reveal().persuasion() == 2
    assert ix_table(hand=["diplomacy"], agents=["dreadnought"]).reveal().persuasion() == 1


@proves("space:tech_negotiation", "X2.5", "card:kwisatz_haderach")
def test_tech_negotiation_gives_nothing_once_the_agent_left() -> None:
    """Kwisatz Haderach takes the Agent elsewhere: no persuasion."""
    t = ix_table(hand=["kwisatz_haderach", "diplomacy"], agents=["tech_negotiation"], deck=[])
    t.play("kwisatz_haderach", "wealth", origin="tech_negotiation").finish_turn().until_turn_of(0)
    assert t.reveal().persuasion() == 1


# ------------------------------------------------------------------------------------------------ Dreadnought


@proves("space:dreadnought", "X2.6", "X5.1")
def test_dreadnought_commissions_and_sells() -> None:
    """3 Solari: a dreadnought in the garrison, and a tile at its full price."""
    t = ix_table(hand=[DAGGER], solari=3, spice=3).shown("training_drones", "windtraps", "flagship")
    t.play(DAGGER, "dreadnought").take("space:dreadnought").do("buy_tech", 0, 0, "spice")
    assert (t.solari(), t.ix().garrison, t.ix().supply) == (0, 1, 1)
    assert (t.ix().tech, t.spice()) == (("training_drones",), 0)


@proves("space:dreadnought", "X2.6")
def test_dreadnought_costs_three_solari() -> None:
    """Two are too few."""
    assert ix_table(hand=[DAGGER], solari=2).why_not("send", DAGGER, "dreadnought") == "cost"


@proves("space:dreadnought", "X2.6", "X3.7")
def test_dreadnought_sells_without_discount() -> None:
    """2 spice buy no Training Drones; the purchase may be left."""
    t = ix_table(hand=[DAGGER], solari=3, spice=2).shown("training_drones", "spaceport", "flagship")
    t.play(DAGGER, "dreadnought")
    assert not t.can_take("space:dreadnought")
    assert t.can("end_turn")


@proves("space:dreadnought", "X5.3", "X2.6")
def test_dreadnought_with_both_commissioned() -> None:
    """The space may be visited for the tile alone; a dreadnought on a board space counts as commissioned."""
    t = ix_table(hand=[DAGGER], solari=3, spice=3, dreadnoughts={"garrison": 1}).hold("carthag", 0)
    t.shown("training_drones", "windtraps", "flagship").play(DAGGER, "dreadnought")
    assert (t.ix().garrison, t.ix().supply, t.can_take("space:dreadnought")) == (1, 0, True)


@proves("space:dreadnought", "X2.7", "space:tech_negotiation", "space:smuggling", "space:interstellar_shipping")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        (DAGGER, "dreadnought"),
        (DAGGER, "tech_negotiation"),
        (DUNE, "smuggling"),
        (DUNE, "interstellar_shipping"),
    ],
)
def test_none_of_the_four_is_a_combat_space(card: str, space: str) -> None:
    """With troops and a dreadnought in the garrison no unit can be deployed there."""
    t = ix_table(hand=[card], solari=3, garrison=5, dreadnoughts={"garrison": 1}, influence={"guild": 2})
    assert not t.play(card, space).can("deploy")


# ------------------------------------------------------------------------------------------------ ordinary spaces


@proves("X2.8", "space:dreadnought", "leader:duke_leto_atreides")
def test_letos_discount_reaches_dreadnought() -> None:
    """2 Solari for him."""
    t = ix_table(leader=LETO, hand=[DAGGER], solari=2).play(DAGGER, "dreadnought")
    assert t.solari() == 0


@proves("X2.8", "space:dreadnought", "leader:count_ilban_richese")
def test_ilban_draws_for_dreadnought() -> None:
    """He paid Solari for a space, so he draws."""
    t = ix_table(leader=ILBAN, hand=[DAGGER], deck=[DUNE, "diplomacy"], solari=3).play(DAGGER, "dreadnought")
    t.take("leader:" + ILBAN)
    assert t.seat().hand == (DUNE,)


@proves("X2.8", "leader:helena_richese")
def test_helena_passes_enemies_on_ix() -> None:
    """Enemy Agents do not block her at the Landsraad spaces of the Ix board."""
    t = ix_table(leader=HELENA, hand=[DAGGER], solari=3).setup(1, agents=["dreadnought", "tech_negotiation"])
    assert t.can("send", DAGGER, "dreadnought")
    assert t.can("send", DAGGER, "tech_negotiation")


@proves("X2.8", "card:the_voice")
def test_the_new_spaces_are_blocked_like_others() -> None:
    """An Agent, or The Voice, closes them."""
    t = ix_table(hand=[DAGGER, DUNE], solari=3).setup(1, agents=["dreadnought"]).voice("smuggling", 1)
    assert t.why_not("send", DAGGER, "dreadnought") == "occupied"
    assert t.why_not("send", DUNE, "smuggling") == "voice"
