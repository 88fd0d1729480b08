"""R29: what each player sees. "?" stands for a card that is not shown, so the numbers stay open."""

from dune_desktop.engine.model.events import seen_by
from tests.kit import new_game, proves, solo_table, table

NOBODY_IN_PARTICULAR = -1


@proves("R29.1")
def test_a_hand_is_seen_by_its_owner_only():
    """Others see how many cards there are."""
    t = table(hand=["dagger", "diplomacy"])
    assert t.view(0).seats[0].hand == ("dagger", "diplomacy")
    assert t.view(2).seats[0].hand == ("?", "?")
    assert t.view(NOBODY_IN_PARTICULAR).seats[0].hand == ("?", "?")


@proves("R29.1", "R29.2")
def test_nobody_sees_a_deck():
    """Not even its owner; its size is open."""
    t = table(leaders=["earl_memnon_thorvald", "helena_richese", "paul_atreides", "duke_leto_atreides"])
    assert t.view(0).seats[0].deck == ("?",) * 10
    assert t.view(1).seats[0].deck == ("?",) * 10


@proves("R29.2", "R25.19", "intrigue:recruitment_mission")
def test_a_card_put_on_top_is_known_to_all_until_it_is_drawn():
    """A card acquired to the top of the deck went there face up."""
    t = table(hand=["arrakis_liaison"], deck=["dagger"], intrigue=["recruitment_mission"], turn_of=2).row("scout")
    t.intrigue("recruitment_mission").reveal().buy("scout", to="top")
    assert t.view(2).seats[2].deck == ("scout", "?")
    assert t.view(0).seats[2].deck == ("scout", "?")
    t.finish_turn().finish_round()
    assert "scout" in t.seat(2).hand
    assert "scout" not in t.view(0).seats[2].hand


@proves("R29.2", "R16.4", "intrigue:poison_snooper")
def test_a_card_looked_at_is_known_to_its_owner_only():
    """Poison Snooper shows the top card while its owner decides."""
    t = table(turn_of=2, deck=["dagger", "diplomacy"], intrigue=["poison_snooper"]).intrigue("poison_snooper")
    assert t.view(2).seats[2].deck == ("dagger", "?")
    assert t.view(0).seats[2].deck == ("?", "?")


@proves("R29.1", "O8")
def test_discard_piles_are_open():
    """Everybody may look through everybody's discard pile."""
    t = table(discard=["dagger", "diplomacy"])
    assert t.view(3).seats[0].discard == ("dagger", "diplomacy")
    assert t.view(NOBODY_IN_PARTICULAR).seats[0].discard == ("dagger", "diplomacy")


@proves("R29.1")
def test_cards_in_play_are_open():
    """Cards of Agent turns and revealed cards."""
    t = table(hand=["diplomacy", "dagger"]).play("diplomacy", "wealth").finish_turn().until_turn_of(0).reveal()
    assert t.view(1).seats[0].in_play == ("diplomacy", "dagger")


@proves("R29.1", "R12.1")
def test_intrigue_cards_are_seen_by_their_owner_only():
    """Others see how many there are; the discard pile is open."""
    t = table(intrigue=["ambush", "windfall"])
    assert t.view(0).seats[0].intrigue == ("ambush", "windfall")
    assert t.view(1).seats[0].intrigue == ("?", "?")


@proves("R29.1")
def test_common_decks_are_hidden_and_their_sizes_open():
    """Imperium, Intrigue and Conflict deck: the number of cards and no card."""
    t = table()
    seen = t.view(0)
    for deck in ("imperium_deck", "intrigue_deck", "conflict_deck"):
        assert getattr(t.state, deck)
        assert getattr(seen, deck) == ("?",) * len(getattr(t.state, deck)), deck


@proves("R29.1")
def test_what_lies_open_on_the_board_is_seen_by_all():
    """Row, Reserve, revealed Conflict, control, bonus spice and removed cards."""
    t = table(intrigue=["windfall"]).row("scout", "chani").control("carthag", 1).bonus_spice("hagga_basin", 2)
    t.intrigue("windfall")
    seen = t.view(2)
    assert seen.row[:2] == ("scout", "chani")
    assert seen.reserve == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
    assert (seen.conflict, seen.intrigue_discard) == ("skirmish_a", ("windfall",))
    assert (seen.control, seen.bonus_spice["hagga_basin"]) == ({"carthag": 1}, 2)


@proves("R29.1", "R2.2")
def test_conflict_cards_left_over_are_nowhere_to_be_seen():
    """Of the eighteen Conflict cards only the revealed one is named anywhere in a view."""
    t = new_game(leaders=["paul_atreides", "helena_richese", "earl_memnon_thorvald", "duke_leto_atreides"])
    seen = t.view(0)
    assert len(seen.conflicts) == 1
    named = [card for card in t.rules.conflicts if f"'{card}'" in repr(seen)]
    assert named == list(seen.conflicts)


@proves("R29.1", "R2.8", "R24.2", "leader:baron_vladimir_harkonnen")
def test_the_barons_tokens_are_hidden_until_revealed():
    """The owner knows both, the others nothing; after Masterstroke all know."""
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese", "earl_memnon_thorvald"]
    t = table(leaders=leaders, secret=["guild", "fremen"], garrison=4, intrigue=["rapid_mobilization"])
    assert t.view(0).seats[0].secret == ("guild", "fremen")
    assert t.view(1).seats[0].secret == ("?", "?")
    t.intrigue("rapid_mobilization").deploy(4).do("masterstroke")
    assert t.view(1).seats[0].secret == ("guild", "fremen")


@proves("R29.1", "R1.4")
def test_what_a_player_owns_on_the_table_is_open():
    """Resources, troops everywhere, influence, score, control and Agents are in clear view of all."""
    t = table(solari=3, spice=2, water=5, garrison=4, influence={"guild": 2}, agents=["wealth"])
    t.setup(conflict=1).control("arrakeen", 0)
    seen = t.view(3).seats[0]
    assert (seen.solari, seen.spice, seen.water) == (3, 2, 5)
    assert (seen.supply, seen.garrison, seen.conflict) == (7, 4, 1)
    assert (seen.influence, seen.vp, seen.agents) == ((0, 2, 0, 0), 2, ("wealth",))
    assert (seen.agents_left, t.view(3).control) == (1, {"arrakeen": 0})


@proves("R29.1", "R28.14")
def test_house_hagal_cards_are_seen_when_revealed():
    """The deck is hidden, revealed cards lie open; of a Rival's intrigue cards the number is known."""
    t = solo_table().setup(1, intrigue=["ambush", "windfall"]).rival_turn(1, "hagal_wealth")
    seen = t.view(0)
    assert seen.hagal_deck == ("?",) * 26
    assert seen.hagal_discard == ("hagal_wealth",)
    assert seen.seats[1].intrigue == ("?", "?")


@proves("R29.1")
def test_what_is_told_about_a_draw_names_cards_to_the_owner_only():
    """Drawn cards and intrigue cards are told as numbers to everybody else."""
    t = table(hand=["reconnaissance"], deck=["dagger"]).play("reconnaissance", "arrakeen")
    (event,) = t.take("space:arrakeen", "gain").event("draw")
    assert seen_by(event, 0) == ("draw", 0, ("dagger",))
    assert seen_by(event, 1) == ("draw", 0, ("?",))
    t = table(hand=["reconnaissance"]).top_of_intrigue_deck("ambush").play("reconnaissance", "carthag")
    (event,) = t.take("space:carthag", "gain").event("draw_intrigue")
    assert seen_by(event, 0)[2] == ("ambush",)
    assert seen_by(event, NOBODY_IN_PARTICULAR)[2] == ("?",)


@proves("R29.1", "R12.5")
def test_a_stolen_card_is_known_to_thief_and_victim():
    """The third player learns only that a card changed hands."""
    t = table(hand=["diplomacy"]).setup(1, intrigue=["ambush", "ambush", "windfall", "bribery"])
    t.play("diplomacy", "secrets")
    (event,) = t.take("space:secrets", "steal_intrigue").event("steal_intrigue")
    card = t.seat().intrigue[0]
    assert seen_by(event, 0) == seen_by(event, 1) == ("steal_intrigue", 0, 1, card)
    assert seen_by(event, 2) == ("steal_intrigue", 0, 1, "?")
