"""R29 and X3.41, X10.2, X10.8, X9.2: what of Rise of Ix is hidden, and from whom."""

import pytest

from dune_desktop.engine.model.events import seen_by
from tests.kit import ix_table, new_game, proves

BOXES = ("base", "ix")
NOBODY_IN_PARTICULAR = -1
ALL = (NOBODY_IN_PARTICULAR, 0, 1, 2, 3)
HUNDRO, ILESA = "viscount_hundro_moritani", "ilesa_ecaz"
OTHERS = ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]


def named(view, *names):
    """Which of these ids stand anywhere in the view."""
    text = repr(view)
    return {name for name in names if f"'{name}'" in text}


@proves("X3.41", "R29.1")
@pytest.mark.parametrize("seat", ALL)
def test_tiles_face_down_are_hidden_from_everybody(seat):
    """Fifteen of eighteen are named nowhere in any view; how many lie in each stack is open."""
    t = ix_table()
    hidden = {tile for pile in t.state.own["ix"].stacks for tile in pile}
    seen = t.view(seat)
    assert len(hidden) == 15
    assert named(seen, *hidden) == set()
    assert named(seen, *t.state.own["ix"].shown) == set(t.state.own["ix"].shown)
    assert [len(pile) for pile in seen.own["ix"].stacks] == [5, 5, 5]


@proves("X3.41", "X3.4")
def test_the_next_tile_is_hidden_until_the_acquire_effect_is_done():
    """While the buyer of Memocorders chooses a Faction nobody knows what comes next."""
    t = ix_table(hand=["ixian_engineer"], spice=2).shown("memocorders", "flagship", "spaceport")
    following = t.state.own["ix"].stacks[0][0]
    t.play("ixian_engineer", "smuggling").take("card:ixian_engineer").do("buy_tech", 0, 0, "spice")
    assert not any(named(t.view(seat), following) for seat in ALL)
    t.pick("guild")
    assert all(named(t.view(seat), following) for seat in ALL)


@proves("X3.41")
def test_owned_used_and_trashed_tiles_and_negotiators_are_open():
    """To all."""
    t = ix_table(tech=["training_drones", "sonic_snoopers"], intrigue=["windfall"], negotiators=2)
    t.do("tech", "training_drones").do("tech", "sonic_snoopers").do("done")
    for seat in ALL:
        seen = t.view(seat)
        assert (seen.seats[0].own["ix"].tech, seen.seats[0].own["ix"].face_down) == (
            ("training_drones",),
            ("training_drones",),
        )
        assert (seen.own["ix"].removed, seen.seats[0].own["ix"].negotiators) == (("sonic_snoopers",), 2)


@proves("X3.41", "R29.1")
def test_dreadnoughts_freighters_and_control_are_open():
    """Everything that stands on the table."""
    t = ix_table(dreadnoughts={"garrison": 1}, freighter=2).hold("carthag", 0)
    for seat in ALL:
        mine = t.view(seat).seats[0].own.get("ix")
        assert (mine.supply, mine.garrison, mine.freighter) == (0, 1, 2)
        assert t.view(seat).own["ix"].holds == t.state.own["ix"].holds


def aside():
    """Ilesa in seat 0 has set Diplomacy aside; she is first in round 2."""
    deck = ["dagger", "diplomacy", "reconnaissance", "convincing_argument", "guild_bankers"]
    t = ix_table(leader=ILESA, deck=deck).first_player(3)
    while not t.can("aside"):
        t.idle()
    return t.do("aside", "diplomacy")


@proves("X10.2", "R29.1")
def test_the_card_set_aside_is_seen_by_ilesa_only():
    """Others see that there is one."""
    t = aside()
    assert t.view(0).seats[0].own["set_aside"].card == "diplomacy"
    for seat in (NOBODY_IN_PARTICULAR, 1, 2, 3):
        assert t.view(seat).seats[0].own["set_aside"].card == "?"
    (event,) = t.event("aside")
    assert seen_by(event, 0) == ("aside", 0, "diplomacy")
    assert seen_by(event, 2) == ("aside", 0, "?")


@proves("X10.2")
def test_the_card_set_aside_is_shown_when_it_comes_back():
    """At the start of her second turn everybody is told."""
    t = aside().until_turn_of(0).play("dagger", "tech_negotiation").finish_turn()
    told = []
    while not (t.state.turn is not None and t.state.turn.seat == 0):
        t.idle()
        told += t.event("aside_back")
    assert [seen_by(event, 3) for event in told] == [("aside_back", 0, "diplomacy")]


def hundro():
    return new_game(leaders=[HUNDRO, *OTHERS], boxes=BOXES)


@proves("X10.8", "R29.1")
@pytest.mark.parametrize("seat", [NOBODY_IN_PARTICULAR, 1, 2, 3])
def test_the_cards_hundro_looks_at_are_seen_by_him_only(seat):
    """While he chooses, and afterwards: neither the one kept nor the one put back."""
    t = hundro()
    two = t.seat().intrigue
    assert named(t.view(0), *two) == set(two)
    assert named(t.view(seat), *two) == set()
    t.do(*t.legal()[0])
    assert named(t.view(seat), *two) == set()
    assert len(t.view(seat).seats[0].intrigue) == 1
    (event,) = t.event("put_back")
    assert seen_by(event, 0)[2] in two
    assert seen_by(event, seat)[2] == "?"


@proves("X10.8")
def test_the_options_of_hundro_are_not_in_the_others_decision():
    """Whoever asks what a view allows learns nothing: the picks of the others' view are unknown cards."""
    t = hundro()
    options = t.rules.legal(t.view(1))
    assert not {option[1] for option in options} & set(t.seat().intrigue)


@proves("X9.2", "X3.31", "tech:sonic_snoopers", "card:court_intrigue")
def test_cards_put_under_the_intrigue_deck_are_not_shown():
    """Neither in the views of the others nor in what is told."""
    t = ix_table(tech=["sonic_snoopers"], intrigue=["windfall", "ambush"]).do("tech", "sonic_snoopers")
    if t.can_take("tech:sonic_snoopers"):
        t.take("tech:sonic_snoopers")
    t.do("under", "ambush")
    told = list(t.events)
    for seat in (NOBODY_IN_PARTICULAR, 1, 2, 3):
        assert named(t.view(seat), "windfall", "ambush") == set()
    t.do("done")
    told += t.events
    for seat in (NOBODY_IN_PARTICULAR, 1):
        assert not any("ambush" in repr(seen_by(event, seat)) for event in told)
    t = ix_table(hand=["court_intrigue"], intrigue=["windfall", "ambush"]).play("court_intrigue", "wealth")
    t.take("card:court_intrigue").do("under", "ambush")
    assert not any("ambush" in repr(seen_by(event, 1)) for event in t.events)
    assert named(t.view(1), "windfall", "ambush") == set()


@proves("R29.1", "X9.13")
def test_cards_drawn_by_a_tile_are_told_to_their_owner_only():
    """Spaceport's two cards."""
    t = ix_table(hand=["ixian_engineer"], deck=["dagger", "diplomacy"], spice=5)
    t.shown("spaceport", "flagship", "artillery").play("ixian_engineer", "smuggling").take("card:ixian_engineer")
    (event,) = t.do("buy_tech", 0, 0, "spice").event("draw")
    assert seen_by(event, 0)[2] == ("dagger", "diplomacy")
    assert seen_by(event, 1)[2] == ("?", "?")


@proves("R29.1", "X3.32")
def test_a_card_on_top_through_spaceport_is_known_to_all():
    """It was acquired face up."""
    t = ix_table(tech=["spaceport"], hand=["arrakis_liaison"], deck=["dagger"]).row("scout").reveal()
    t.buy("scout", to="top")
    for seat in ALL:
        assert t.view(seat).seats[0].deck == ("scout", "?")
