"""X11, X17: what each Tech tile does for a Rival."""

from __future__ import annotations

import pytest

from tests.kit.coverage import proves
from tests.rules.ix.rivals import (
    COMBAT,
    DREADNOUGHT,
    NEGOTIATION,
    ONE_ICON,
    PLAIN,
    fought,
    holds,
    market,
    removed,
    solo,
)

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
