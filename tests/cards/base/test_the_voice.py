"""The Voice: a board space that no opponent can send an Agent to until its owner's next turn (R25.26)."""

from __future__ import annotations

from tests.kit import solo_table, table
from tests.kit.coverage import proves

VOICE = "the_voice"


@proves("card:the_voice", "R25.26")
def test_the_voice_may_name_any_board_space():
    """All 22 spaces can be named, those with Agents too; naming one is compulsory."""
    t = table(hand=[VOICE]).setup(1, agents=["wealth"]).play(VOICE, "secure_contract")
    assert not t.can("end_turn")
    t.take("card:" + VOICE)
    assert {option[0] for option in t.legal()} == {"space"}
    assert {option[1] for option in t.legal()} == {space.id for space in t.rules.catalog.spaces}
    assert len(t.legal()) == 22


@proves("card:the_voice", "R25.26")
def test_the_voice_closes_the_space_to_every_opponent():
    """Each opponent finds that space closed on the next turn, and only that one."""
    t = table(hand=[VOICE]).play(VOICE, "secure_contract").take("card:" + VOICE).pick("arrakeen")
    for seat in (1, 2, 3):
        t.setup(seat, hand=["reconnaissance"])
    t.end_turn()
    for seat in (1, 2, 3):
        t.until_turn_of(seat)
        assert not t.can("send", "reconnaissance", "arrakeen")
        assert t.why_not("send", "reconnaissance", "arrakeen") == "voice"
        assert t.can("send", "reconnaissance", "carthag")
        t.reveal_and_end()
    assert t.asked() == 0


@proves("card:the_voice", "R25.26", "O27")
def test_the_voice_ends_with_its_owners_next_turn():
    """When the owner's next turn begins the space is open again, to him and then to everybody."""
    t = table(hand=[VOICE, "reconnaissance"]).setup(1, hand=["reconnaissance", "dagger"])
    t.play(VOICE, "secure_contract").take("card:" + VOICE).pick("arrakeen").end_turn()
    assert not t.can("send", "reconnaissance", "arrakeen")
    t.play("dagger", "hall_of_oratory").end_turn().until_turn_of(0)
    assert t.can("send", "reconnaissance", "arrakeen")
    t.reveal().end_turn()
    assert t.asked() == 1
    assert t.can("send", "reconnaissance", "arrakeen")


@proves("card:the_voice", "R25.26")
def test_the_voice_stops_infiltrate():
    """No means overcome it: Infiltrate passes enemy Agents, not The Voice."""
    t = table(hand=["reconnaissance"], intrigue=["infiltrate"]).setup(1, agents=["carthag"])
    t.voice("arrakeen", 2).intrigue("infiltrate")
    assert t.can("send", "reconnaissance", "carthag")
    assert not t.can("send", "reconnaissance", "arrakeen")


@proves("card:the_voice", "R25.26", "R24.6")
def test_the_voice_stops_helena_richese():
    """Eyes Everywhere passes enemy Agents in cities and the Landsraad, not The Voice."""
    t = table(leaders=("helena_richese", "paul_atreides", "earl_memnon_thorvald", "count_ilban_richese"))
    t.setup(hand=["reconnaissance"]).setup(1, agents=["carthag"]).voice("arrakeen", 1)
    assert t.can("send", "reconnaissance", "carthag")
    assert not t.can("send", "reconnaissance", "arrakeen")


@proves("card:the_voice", "R25.26", "R26.2", "R30.23")
def test_the_voice_stops_a_rival():
    """A House Hagal card that names the closed space is ignored; the next one is revealed."""
    t = solo_table(hand=[VOICE]).play(VOICE, "secure_contract").take("card:" + VOICE).pick("carthag")
    t.rival_turn(1, "hagal_carthag", "hagal_stillsuits")
    assert t.seat(1).agents == ("stillsuits",)


@proves("card:the_voice", "R25.26")
def test_the_second_voice_replaces_the_first():
    """Both copies in one round: the second turn lifts the first marker and sets another."""
    t = table(hand=[VOICE, VOICE]).setup(1, hand=["reconnaissance", "dagger"])
    t.play(VOICE, "secure_contract").take("card:" + VOICE).pick("arrakeen").end_turn()
    t.play("dagger", "hall_of_oratory").end_turn().until_turn_of(0)
    t.play(VOICE, "imperial_basin").take("card:" + VOICE).pick("carthag").end_turn()
    assert t.can("send", "reconnaissance", "arrakeen")
    assert not t.can("send", "reconnaissance", "carthag")


@proves("card:the_voice", "R10.3")
def test_the_voice_reveals_two_persuasion():
    """Reveal box: 2 persuasion; no space is named."""
    t = table(hand=[VOICE]).reveal()
    assert t.persuasion() == 2
    assert not t.can("take")
    assert t.state.voices == ()
