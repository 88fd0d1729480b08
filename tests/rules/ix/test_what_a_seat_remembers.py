"""R29 and X3.41, X10.2, X10.8, X3.31: what a seat has seen with Rise of Ix, and every world honours."""

from tests.kit import ix_table, new_game, proves
from tests.rules.test_what_a_seat_remembers import always, sometimes

HUNDRO, ILESA = "viscount_hundro_moritani", "ilesa_ecaz"
OTHERS = ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]


def put_back():
    """Hundro in seat 0 has put an Intrigue card back; the table and the card."""
    t = new_game(leaders=[HUNDRO, *OTHERS], boxes=("base", "ix")).watch()
    card = t.legal()[0][1]
    return t.do("put_back", card), card


@proves("X10.8", "R29.1")
def test_hundro_knows_the_card_he_put_back():
    """It lies on top of the Intrigue deck in all his worlds; for the others it may be any."""
    t, card = put_back()
    assert always(t.worlds(0), lambda world: world.intrigue_deck[0] == card)
    assert not always(t.worlds(1), lambda world: world.intrigue_deck[0] == card)
    assert len({world.intrigue_deck[0] for world in t.worlds(1)}) > 5


@proves("X10.8", "R29.1")
def test_hundro_knows_who_drew_the_card_he_put_back():
    """Whoever draws it next holds it in his worlds."""
    t, card = put_back()
    drew = -1
    while drew < 0:
        t.idle() if not any(option[0] == "send" for option in t.legal()) else t.do(*_toward_intrigue(t))
        drew = next((int(event[1]) for event in t.event("draw_intrigue")), -1)
    assert drew > 0
    assert always(t.worlds(0), lambda world: card in world.seats[drew].intrigue)


def _toward_intrigue(t):
    """Somebody else than Hundro goes where Intrigue cards are drawn."""
    sends = [option for option in t.legal() if option[0] == "send"]
    if t.asked() == 0:
        return next(option for option in sends if option[2] not in ("conspire", "secrets", "carthag"))
    return next((option for option in sends if option[2] in ("conspire", "secrets", "carthag")), sends[0])


@proves("X10.8")
def test_while_hundro_chooses_the_others_think_of_any_two_cards():
    """What he looks at is in his hand in every world."""
    t = new_game(leaders=[HUNDRO, *OTHERS], boxes=("base", "ix")).watch()
    assert len({world.seats[0].intrigue for world in t.worlds(1)}) > 5


def aside():
    """Ilesa in seat 0 has set Diplomacy aside; she is first in round 2."""
    deck = ["dagger", "diplomacy", "reconnaissance", "convincing_argument", "guild_bankers"]
    t = ix_table(leader=ILESA, deck=deck).first_player(3).watch()
    while not t.can("aside"):
        t.idle()
    return t.do("aside", "diplomacy")


@proves("X10.2", "R29.1")
def test_the_card_ilesa_set_aside_is_one_of_her_hand():
    """Her five cards are known, since her deck holds no other; which of them lies aside is not."""
    t = aside()
    assert always(t.worlds(0), lambda world: world.seats[0].own["set_aside"].card == "diplomacy")
    worlds = t.worlds(1)
    assert sometimes(worlds, lambda world: world.seats[0].own["set_aside"].card == "diplomacy")
    five = sorted(("diplomacy", *t.seat().hand))
    assert always(worlds, lambda world: sorted((world.seats[0].own["set_aside"].card, *world.seats[0].hand)) == five)


@proves("X10.2")
def test_the_card_that_came_back_is_known_to_be_in_her_hand():
    """Everybody was shown it."""
    t = aside().until_turn_of(0).play("dagger", "tech_negotiation").finish_turn()
    while not t.event("aside_back"):
        t.idle()
    assert always(t.worlds(2), lambda world: "diplomacy" in world.seats[0].hand)


@proves("X9.2", "X3.31")
def test_who_put_a_card_under_the_intrigue_deck_knows_it_lies_there():
    """The others saw no more than that it was one of the hand."""
    t = ix_table(hand=["court_intrigue"], intrigue=["windfall", "ambush"]).watch().play("court_intrigue", "wealth")
    t.take("card:court_intrigue").do("under", "ambush")
    assert always(t.worlds(0), lambda world: world.intrigue_deck[-1] == "ambush")
    assert not any(world.intrigue_deck[-1] == "ambush" for world in t.worlds(1, 5))


@proves("X3.41", "R29.1")
def test_tiles_in_sight_are_under_no_stack():
    """The worlds differ in the order of those face down."""
    t = ix_table(tech=["training_drones"]).watch()
    hidden = {tile for pile in t.state.own["ix"].stacks for tile in pile}
    worlds = t.worlds(0)
    assert always(worlds, lambda world: {tile for pile in world.own["ix"].stacks for tile in pile} == hidden)
    assert always(worlds, lambda world: world.own["ix"].shown == t.state.own["ix"].shown)
    assert len({world.own["ix"].stacks for world in worlds}) > 1
