"""The House Hagal cards of Rise of Ix: where each sends a Rival, what it gives, how many swords it adds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.coverage import proves
from tests.kit.table import Table, solo_table, table

IX = ("base", "ix")
SOLO, TWO = "solo", "two players"
BOTH = pytest.mark.parametrize("game", [SOLO, TWO])

SHIPPING = "hagal_interstellar_shipping"
FOLDSPACE_OR = "hagal_foldspace_or_interstellar_shipping"
SMUGGLING_OR = "hagal_smuggling_or_interstellar_shipping"
NEGOTIATION = "hagal_tech_negotiation"
DREADNOUGHT_1P = "hagal_dreadnought_1p"
DREADNOUGHT_2P = "hagal_dreadnought_2p"
WEALTH = "hagal_wealth"  # free in every test, so that a Rival finds a space after a card it skips


def rival(game: str, **facts: Any) -> tuple[Table, int]:
    """A Rival about to act: seat 1 of a solo game, or House Hagal, seat 2, of a two-player game; it owns nothing."""
    t = solo_table(boxes=IX) if game == SOLO else table(2, boxes=IX)
    seat = 1 if game == SOLO else 2
    return t.setup(seat, **{"water": 0, "garrison": 3, **facts}), seat


def goods(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Solari, spice, water and intrigue cards."""
    player = t.seat(seat)
    return player.solari, player.spice, player.water, len(player.intrigue)


def units(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Troops in garrison and Conflict, dreadnoughts in garrison and Conflict."""
    return t.garrison(seat), t.troops(seat), t.ix(seat).garrison, t.ix(seat).conflict


NOTHING = (0, 0, 0, 0)

# ------------------------------------------------------------------------------------------------ shipping


@proves(f"hagal:{SHIPPING}", "X11.2", "X11.4", "X11.7")
@BOTH
@pytest.mark.parametrize("steps", [2, 4])
def test_interstellar_shipping(game: str, steps: int) -> None:
    """With 2 Guild Influence the Freighter moves two spaces; nothing else, nothing is deployed."""
    t, seat = rival(game, influence={"guild": steps}, dreadnoughts={"garrison": 1})
    t.rival_turn(seat, SHIPPING)
    assert (t.seat(seat).agents, t.ix(seat).freighter) == (("interstellar_shipping",), 2)
    assert (goods(t, seat), units(t, seat), t.influence("guild", seat)) == (NOTHING, (3, 0, 1, 0), steps)


@proves(f"hagal:{SHIPPING}", "X11.4", "X12.8")
@BOTH
@pytest.mark.parametrize("steps", [0, 1])
def test_interstellar_shipping_is_skipped_below_two(game: str, steps: int) -> None:
    """With less Guild Influence another card is revealed; the other competitors' influence is no help."""
    t, seat = rival(game, influence={"guild": steps, "emperor": 5})
    t.setup(0, influence={"guild": 3}).rival_turn(seat, SHIPPING, WEALTH)
    assert (t.seat(seat).agents, t.ix(seat).freighter) == (("wealth",), 0)


@proves(f"hagal:{FOLDSPACE_OR}", "X11.4", "X11.5", "X11.6", "X12.8")
@BOTH
@pytest.mark.parametrize(
    ("steps", "space", "after", "freighter"),
    [(0, "foldspace", 1, 0), (1, "foldspace", 2, 0), (2, "interstellar_shipping", 2, 2)],
)
def test_foldspace_or_interstellar_shipping(game: str, steps: int, space: str, after: int, freighter: int) -> None:
    """Below 2 Guild Influence Foldspace for one influence, from 2 on two Freighter icons."""
    t, seat = rival(game, influence={"guild": steps})
    t.rival_turn(seat, FOLDSPACE_OR)
    assert (t.seat(seat).agents, t.influence("guild", seat)) == ((space,), after)
    assert (t.ix(seat).freighter, goods(t, seat), units(t, seat)) == (freighter, NOTHING, (3, 0, 0, 0))
    assert t.state.reserve["foldspace"] == 6


@proves(f"hagal:{SMUGGLING_OR}", "X11.4", "X11.5", "X12.8")
@BOTH
@pytest.mark.parametrize(
    ("steps", "space", "freighter"), [(0, "smuggling", 1), (1, "smuggling", 1), (2, "interstellar_shipping", 2)]
)
def test_smuggling_or_interstellar_shipping(game: str, steps: int, space: str, freighter: int) -> None:
    """Below 2 Guild Influence Smuggling for one Freighter icon and no Solari, from 2 on two icons."""
    t, seat = rival(game, influence={"guild": steps})
    t.rival_turn(seat, SMUGGLING_OR)
    assert (t.seat(seat).agents, t.ix(seat).freighter) == ((space,), freighter)
    assert (goods(t, seat), units(t, seat)) == (NOTHING, (3, 0, 0, 0))


@proves(f"hagal:{FOLDSPACE_OR}", f"hagal:{SMUGGLING_OR}", "X11.5")
@BOTH
@pytest.mark.parametrize(
    ("card", "steps", "taken"),
    [
        (FOLDSPACE_OR, 1, "foldspace"),
        (FOLDSPACE_OR, 2, "interstellar_shipping"),
        (SMUGGLING_OR, 1, "smuggling"),
        (SMUGGLING_OR, 2, "interstellar_shipping"),
    ],
)
def test_the_other_half_is_never_used(game: str, card: str, steps: int, taken: str) -> None:
    """The space of the half that counts is occupied: a new card, not the other half."""
    t, seat = rival(game, influence={"guild": steps})
    t.setup(0, agents=[taken]).rival_turn(seat, card, WEALTH)
    assert (t.seat(seat).agents, t.ix(seat).freighter, t.influence("guild", seat)) == (("wealth",), 0, steps)


# ------------------------------------------------------------------------------------------------ the Ix board


@proves(f"hagal:{NEGOTIATION}", "X11.2", "X11.28")
def test_tech_negotiation() -> None:
    """A tile at 1 less if it can pay one: 2 spice for Training Drones, no Negotiator."""
    t, seat = rival(SOLO, spice=2)
    t.shown("training_drones", "chaumurky", "artillery").rival_turn(seat, NEGOTIATION)
    assert (t.seat(seat).agents, t.ix(seat).tech, t.spice(seat)) == (("tech_negotiation",), ("training_drones",), 0)
    assert t.ix(seat).negotiators == 0


@proves(f"hagal:{NEGOTIATION}", "X11.28")
@pytest.mark.parametrize(("garrison", "sent"), [(3, 1), (12, 0)])
def test_tech_negotiation_sends_a_negotiator(garrison: int, sent: int) -> None:
    """It can pay no tile: a troop of the supply becomes a Negotiator, if there is one."""
    t, seat = rival(SOLO, spice=1, garrison=garrison)
    t.shown("training_drones", "chaumurky", "artillery").rival_turn(seat, NEGOTIATION)
    assert (t.ix(seat).tech, t.spice(seat), t.ix(seat).negotiators, t.garrison(seat)) == ((), 1, sent, garrison)


@proves(f"hagal:{DREADNOUGHT_1P}", "X11.2", "X11.31")
def test_dreadnought_for_one_player() -> None:
    """A dreadnought to the garrison, no Solari is paid; a tile at its full price."""
    t, seat = rival(SOLO, spice=3, solari=1)
    t.shown("training_drones", "chaumurky", "artillery").rival_turn(seat, DREADNOUGHT_1P)
    assert (t.seat(seat).agents, t.solari(seat)) == (("dreadnought",), 1)
    assert (t.ix(seat).tech, t.spice(seat), t.ix(seat).garrison, t.ix(seat).supply) == (("training_drones",), 0, 1, 1)


@proves(f"hagal:{DREADNOUGHT_1P}", "X11.31", "X11.28")
def test_dreadnought_sends_no_negotiator() -> None:
    """With 2 spice it can pay nothing there: the dreadnought, and no more."""
    t, seat = rival(SOLO, spice=2)
    t.shown("training_drones", "chaumurky", "artillery").rival_turn(seat, DREADNOUGHT_1P)
    assert (t.ix(seat).tech, t.spice(seat), t.ix(seat).negotiators, units(t, seat)) == ((), 2, 0, (3, 0, 1, 0))


@proves(f"hagal:{DREADNOUGHT_2P}", "X12.5", "X12.2")
def test_dreadnought_for_two_players() -> None:
    """A dreadnought and two troops, all to the garrison: no Combat space; no tile."""
    t, seat = rival(TWO)
    t.rival_turn(seat, DREADNOUGHT_2P)
    assert (t.seat(seat).agents, units(t, seat), t.supply(seat)) == (("dreadnought",), (5, 0, 1, 0), 7)
    assert (t.ix(seat).tech, goods(t, seat)) == ((), NOTHING)


@proves(f"hagal:{DREADNOUGHT_1P}", f"hagal:{DREADNOUGHT_2P}", "X11.3", "X12.5")
@pytest.mark.parametrize(("game", "card"), [(SOLO, DREADNOUGHT_1P), (TWO, DREADNOUGHT_2P)])
@pytest.mark.parametrize("places", [{"garrison": 2}, {"garrison": 1, "conflict": 1}, {"conflict": 2}, {"garrison": 1}])
def test_dreadnought_is_skipped_with_two_commissioned(game: str, card: str, places: dict[str, int]) -> None:
    """In garrison, Conflict or on a board space: another card is revealed."""
    t, seat = rival(game, dreadnoughts=places)
    if sum(places.values()) == 1:
        t.hold("carthag", seat)
    t.rival_turn(seat, card, WEALTH)
    assert (t.seat(seat).agents, t.garrison(seat)) == (("wealth",), 3)


@proves(f"hagal:{DREADNOUGHT_1P}", f"hagal:{DREADNOUGHT_2P}", f"hagal:{NEGOTIATION}", "X8.8", "X11.2")
@pytest.mark.parametrize(
    ("game", "card", "space"),
    [
        (SOLO, DREADNOUGHT_1P, "dreadnought"),
        (TWO, DREADNOUGHT_2P, "dreadnought"),
        (SOLO, NEGOTIATION, "tech_negotiation"),
    ],
)
def test_agents_block_on_the_ix_board(game: str, card: str, space: str) -> None:
    """An occupied space means another card; no dreadnought, no Negotiator."""
    t, seat = rival(game)
    t.setup(0, agents=[space]).rival_turn(seat, card, WEALTH)
    assert (t.seat(seat).agents, units(t, seat), t.ix(seat).negotiators) == (("wealth",), (3, 0, 0, 0), 0)


# ------------------------------------------------------------------------------------------------ swords, copies


SWORDS = {
    SHIPPING: ((SOLO, TWO), 3),
    FOLDSPACE_OR: ((SOLO, TWO), 2),
    SMUGGLING_OR: ((SOLO, TWO), 2),
    NEGOTIATION: ((SOLO,), 0),
    DREADNOUGHT_1P: ((SOLO,), 3),
    DREADNOUGHT_2P: ((TWO,), 3),
}


@proves(*(f"hagal:{card}" for card in SWORDS))
@pytest.mark.parametrize(
    ("game", "card", "n"), [(game, card, n) for card, (games, n) in SWORDS.items() for game in games]
)
def test_the_swords_of_each_card(game: str, card: str, n: int) -> None:
    """Revealed as the combat bonus it adds its swords, whatever its spaces ask for."""
    t, seat = rival(game, agents_left=0)
    if game == SOLO:
        t.setup(2, agents_left=0)
    strengths = (0, 4, 0) if game == SOLO else (0, 0, 4)
    t.hagal_deck(card).fight(*strengths)
    assert [event[1:] for event in t.event("hagal_bonus")] == [(seat, card, n)]


@proves("X11.1", "X12.1", *(f"hagal:{card}" for card in SWORDS))
@BOTH
def test_the_cards_in_the_deck(game: str) -> None:
    """One of each Shipping card; the marked ones twice, each in its own game."""
    t, _ = rival(game)
    deck = t.state.hagal_deck
    twice = (NEGOTIATION, DREADNOUGHT_1P, DREADNOUGHT_2P)
    due = {card: (1 + (card in twice)) * (game in games) for card, (games, _) in SWORDS.items()}
    assert {card: deck.count(card) for card in SWORDS} == due
    assert len(deck) == (30 if game == SOLO else 29)
