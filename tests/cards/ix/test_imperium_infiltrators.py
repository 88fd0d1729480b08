"""The boxes of the seven cards of Rise of Ix that infiltrate; where they go is in test_prices_icons_and_tags.py."""

from __future__ import annotations

import pytest

from tests.kit import solo_table, worth
from tests.kit.coverage import proves
from tests.kit.table import ix_table

BOUNTY, COURT, EMBEDDED, ACCORD, WEB = (
    "bounty_hunter",
    "court_intrigue",
    "embedded_agent",
    "guild_accord",
    "web_of_power",
)


# ------------------------------------------------------------------------------------------------ Bounty Hunter


@proves("card:bounty_hunter", "X8.1")
def test_bounty_hunter_is_paid_for_meeting_an_enemy() -> None:
    """Agent box: 2 Solari if an enemy Agent is on the space; several do not pay more."""
    t = ix_table(hand=[BOUNTY]).setup(1, agents=["carthag"]).setup(2, agents=["carthag"]).play(BOUNTY, "carthag")
    assert t.solari() == 2


@proves("card:bounty_hunter", "X8.7")
def test_bounty_hunter_alone_is_not_paid() -> None:
    """On a space without an enemy nothing comes, though enemies stand elsewhere."""
    t = ix_table(hand=[BOUNTY]).setup(1, agents=["arrakeen"]).play(BOUNTY, "carthag")
    assert t.finish_turn().solari() == 0


@proves("card:bounty_hunter", "X8.8")
def test_bounty_hunter_is_paid_for_a_rival() -> None:
    """The Agent of a Rival is an enemy Agent: it does not block the icon, and it pays."""
    t = solo_table(boxes=("base", "ix"), hand=[BOUNTY, "reconnaissance"], solari=0).setup(1, agents=["carthag"])
    assert t.why_not("send", "reconnaissance", "carthag") == "occupied"
    assert t.play(BOUNTY, "carthag").solari() == 2


@proves("card:bounty_hunter", "X8.8")
def test_bounty_hunter_is_paid_for_house_hagal() -> None:
    """So is the Agent of House Hagal in a two-player game."""
    t = ix_table(2, hand=[BOUNTY, "reconnaissance"]).setup(2, agents=["carthag"])
    assert t.why_not("send", "reconnaissance", "carthag") == "occupied"
    assert t.play(BOUNTY, "carthag").solari() == 2


@proves("card:bounty_hunter", "intrigue:infiltrate", "X8.2")
def test_bounty_hunter_needs_no_other_way_past_enemies() -> None:
    """With Infiltrate played as well it is paid the same, and one's own Agent still blocks it."""
    t = ix_table(hand=[BOUNTY], intrigue=["infiltrate"], agents=["arrakeen"]).setup(1, agents=["carthag"])
    t.intrigue("infiltrate")
    assert t.why_not("send", BOUNTY, "arrakeen") == "own_agent"
    assert t.play(BOUNTY, "carthag").solari() == 2


@proves("card:bounty_hunter")
def test_bounty_hunter_reveals_persuasion_and_a_sword() -> None:
    """Reveal box: 1 persuasion, 1 sword; no Solari, whoever stands where."""
    t = ix_table(hand=[BOUNTY], conflict=1, agents=["carthag"]).setup(1, agents=["carthag"]).reveal()
    assert (t.persuasion(), t.strength(), t.solari()) == (1, 3, 0)


# ------------------------------------------------------------------------------------------------ Court Intrigue


@proves("card:court_intrigue", "X9.2")
def test_court_intrigue_exchanges_an_intrigue_card() -> None:
    """Agent box: one of one's Intrigue cards of choice goes to the very bottom of the deck, the top one comes."""
    t = ix_table(hand=[COURT], intrigue=["charisma", "windfall"]).top_of_intrigue_deck("ambush").play(COURT, "wealth")
    t.take("card:court_intrigue").pick("charisma")
    assert t.seat().intrigue == ("windfall", "ambush")
    assert t.state.intrigue_deck[-1] == "charisma"
    assert t.state.intrigue_discard == ()


@proves("card:court_intrigue", "X9.2")
def test_court_intrigue_does_not_show_what_goes_under() -> None:
    """Neither the record nor the view of the others names the card."""
    t = ix_table(hand=[COURT], intrigue=["charisma", "windfall"]).top_of_intrigue_deck("ambush").play(COURT, "wealth")
    t.take("card:court_intrigue").pick("charisma")
    assert t.event("under")
    assert not any("charisma" in map(str, event) for event in t.event("under"))
    assert "charisma" not in str(t.view(1).intrigue_deck)


@proves("card:court_intrigue", "X9.8")
def test_court_intrigue_may_be_left() -> None:
    """An arrow: the turn may end with the cards as they are."""
    t = ix_table(hand=[COURT], intrigue=["charisma"]).play(COURT, "wealth").end_turn()
    assert t.seat().intrigue == ("charisma",)


@proves("card:court_intrigue", "X9.8")
def test_court_intrigue_needs_a_card_to_put_under() -> None:
    """Without an Intrigue card none is drawn."""
    t = ix_table(hand=[COURT]).play(COURT, "wealth")
    assert not t.can_take("card:court_intrigue")
    assert t.end_turn().seat().intrigue == ()


@proves("card:court_intrigue")
def test_court_intrigue_works_once_a_turn() -> None:
    """The arrow is paid once, not once per card held."""
    t = ix_table(hand=[COURT], intrigue=["charisma", "windfall"]).play(COURT, "wealth")
    t.take("card:court_intrigue").pick("windfall")
    assert not t.can_take("card:court_intrigue")


@proves("card:court_intrigue")
def test_court_intrigue_may_put_back_what_conspire_drew() -> None:
    """The card that Conspire gives may be the one that goes under."""
    t = ix_table(hand=[COURT], spice=4).top_of_intrigue_deck("ambush", "windfall").play(COURT, "conspire")
    assert not t.can_take("card:court_intrigue")
    t.take("space:conspire").take("card:court_intrigue")
    assert (t.seat().intrigue, t.state.intrigue_deck[-1]) == (("windfall",), "ambush")


@proves("card:court_intrigue")
def test_court_intrigue_reveals_persuasion_and_a_sword() -> None:
    """Reveal box: 1 persuasion, 1 sword; no exchange."""
    t = ix_table(hand=[COURT], intrigue=["charisma"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 3)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------------ Embedded Agent


@proves("card:embedded_agent", "X4.2", "X4.8", "X4.11")
def test_embedded_agent_moves_the_freighter_twice() -> None:
    """Agent box with another Bene Gesserit card in play: two Freighter icons, one after the other."""
    t = ix_table(hand=[EMBEDDED], in_play=["weirding_way"], solari=2, freighter=0).play(EMBEDDED, "mentat")
    t.take("card:embedded_agent").pick("advance").pick("recall").branch(1)
    assert (t.ix().freighter, t.spice()) == (0, 2)
    assert not t.can_take("card:embedded_agent")


@proves("card:embedded_agent", "R16.7")
@pytest.mark.parametrize("others", [[], ["jamis", "appropriate"]])
def test_embedded_agent_does_not_count_itself(others: list[str]) -> None:
    """Without another Bene Gesserit card in play, whatever else is there, the icons cannot be used."""
    t = ix_table(hand=[EMBEDDED, "weirding_way"], in_play=others, solari=2).play(EMBEDDED, "mentat")
    assert not t.can_take("card:embedded_agent")


@proves("card:embedded_agent", "X4.2")
def test_embedded_agents_freighter_icons_are_optional() -> None:
    """Each icon may be left: one move and no second, or none at all."""
    t = ix_table(hand=[EMBEDDED], in_play=["weirding_way"], solari=2).play(EMBEDDED, "mentat")
    t.take("card:embedded_agent").pick("advance").decline()
    assert t.ix().freighter == 1
    t = ix_table(hand=[EMBEDDED], in_play=["weirding_way"], solari=2).play(EMBEDDED, "mentat")
    assert t.take("space:mentat", "gain").end_turn().ix().freighter == 0


@proves("card:embedded_agent")
def test_embedded_agent_reveals_persuasion_and_an_intrigue_card() -> None:
    """Reveal box: 1 persuasion, and a compulsory Intrigue card; nothing of other cards needed."""
    t = ix_table(hand=[EMBEDDED]).top_of_intrigue_deck("ambush").reveal()
    assert (t.persuasion(), t.can("end_turn")) == (1, False)
    t.take("card:embedded_agent")
    assert t.seat().intrigue == ("ambush",)


# ------------------------------------------------------------------------------------------------ Guild Accord


@proves("card:guild_accord", "X9.6")
def test_guild_accord_makes_heighliner_cheaper() -> None:
    """Heighliner for 4 spice; its troops and water as ever."""
    t = ix_table(hand=[ACCORD], spice=5, water=1).play(ACCORD, "heighliner")
    assert (t.spice(), t.water(), t.garrison()) == (1, 3, 8)


@proves("card:guild_accord", "X9.6")
def test_guild_accord_needs_the_four_spice() -> None:
    """With 3 it sends no Agent there, and the other card in hand still needs 6."""
    t = ix_table(hand=[ACCORD, "treachery"], spice=3)
    assert t.why_not("send", ACCORD, "heighliner") == "cost"
    t.setup(spice=5)
    assert t.can("send", ACCORD, "heighliner")
    assert t.why_not("send", "treachery", "heighliner") == "cost"


@proves("card:guild_accord", "X9.6", "X8.1")
def test_guild_accord_infiltrates_at_the_lower_price() -> None:
    """Past an enemy Agent Heighliner costs 4 just the same."""
    t = ix_table(hand=[ACCORD], spice=4).setup(1, agents=["heighliner"]).play(ACCORD, "heighliner")
    assert (t.spice(), t.seat().agents) == (0, ("heighliner",))


@proves("card:guild_accord", "X9.6")
def test_guild_accord_pays_nothing_back_elsewhere() -> None:
    """At Foldspace there is nothing to take off."""
    assert ix_table(hand=[ACCORD], spice=1).play(ACCORD, "foldspace").finish_turn().spice() == 1


@proves("card:guild_accord")
def test_guild_accord_reveals_water_and_with_the_alliance_spice() -> None:
    """Reveal box: 1 water; 3 spice only for the holder of the Guild Alliance."""
    t = ix_table(hand=[ACCORD], water=0, influence={"guild": 4}).reveal()
    assert (t.water(), t.spice(), t.persuasion()) == (1, 3, 0)
    t = ix_table(hand=[ACCORD], water=0, influence={"guild": 4, "fremen": 4}).setup(1, influence={"guild": 5}).reveal()
    assert (t.alliance("guild"), t.water(), t.spice()) == (1, 1, 0)


# ------------------------------------------------------------------------------------------------ Jamis


@proves("card:jamis", "R16.6", "X9.8")
def test_jamis_trashes_a_card() -> None:
    """Agent box: may trash a card from hand, discard pile or play, itself included, or none."""
    t = ix_table(hand=["jamis", "dagger"], discard=["diplomacy"]).play("jamis", "stillsuits").take("card:jamis")
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", "dagger"), ("discard", "diplomacy"), ("in_play", "jamis"),
    }  # fmt: skip
    assert t.do("trash", "discard", "diplomacy").seat().discard == ()
    t = ix_table(hand=["jamis", "dagger"]).play("jamis", "stillsuits").end_turn()
    assert (t.seat().hand, t.state.trashed) == (("dagger",), ())


@proves("card:jamis")
def test_jamis_reveals_persuasion_and_two_swords() -> None:
    """Reveal box: 1 persuasion, 2 swords; no trashing."""
    t = ix_table(hand=["jamis"], conflict=1).reveal()
    assert (t.persuasion(), t.strength()) == (1, 4)
    assert not t.can("take")


# ------------------------------------------------------------------------------------------------ Web of Power


@proves("card:web_of_power")
@pytest.mark.parametrize(
    ("faction", "gained"),
    [("emperor", (2, 0, 0)), ("guild", (0, 1, 0)), ("fremen", (0, 0, 1)), ("bene_gesserit", (0, 0, 0))],
)
def test_web_of_power_checks_each_line_by_itself(faction: str, gained: tuple[int, int, int]) -> None:
    """2 influence: with the Emperor 2 Solari, the Guild a card, the Fremen 1 water; each without the others."""
    t = ix_table(hand=[WEB], deck=["dagger"], water=0, spice=2, influence={faction: 2})
    t.play(WEB, "selective_breeding")
    if t.can_take("card:web_of_power"):
        t.take("card:web_of_power")
    t.finish_turn()
    assert (t.solari(), len(t.seat().hand), t.water()) == gained


@proves("card:web_of_power")
def test_web_of_power_may_give_all_three() -> None:
    """With 2 influence everywhere all three lines work."""
    t = ix_table(hand=[WEB], deck=["dagger"], water=0, spice=2, influence={"emperor": 2, "guild": 3, "fremen": 2})
    t.play(WEB, "selective_breeding").take("card:web_of_power")
    assert (t.solari(), t.seat().hand, t.water()) == (2, ("dagger",), 1)


@proves("card:web_of_power")
def test_web_of_power_needs_two_influence() -> None:
    """1 influence with each of the three gives nothing."""
    t = ix_table(hand=[WEB], water=0, spice=2, influence={"emperor": 1, "guild": 1, "fremen": 1})
    t.play(WEB, "selective_breeding").finish_turn()
    assert (t.solari(), t.seat().hand, t.water()) == (0, (), 0)


@proves("card:web_of_power", "R13.7")
def test_web_of_power_reveals_persuasion_and_influence() -> None:
    """Reveal box: 1 persuasion and 1 influence of choice, compulsory."""
    t = ix_table(hand=[WEB]).reveal()
    assert (t.persuasion(), t.can("end_turn")) == (1, False)
    t.take("card:web_of_power")
    assert {option[1] for option in t.legal()} == {"emperor", "guild", "bene_gesserit", "fremen"}
    assert t.pick("guild").influence("guild") == 1


# ------------------------------------------------------------------------------------------------ CHOAM Delegate


@proves("card:choam_delegate", "X7.4")
def test_choam_delegate_has_no_agent_box() -> None:
    """Sent to Smuggling it gives what the space gives, and no 3 Solari; nor does its Clean Up."""
    t = ix_table(hand=["choam_delegate"]).play("choam_delegate", "smuggling").end_turn()
    assert t.solari() == 1
    t.finish_round()
    assert (t.solari(), "choam_delegate" in t.seat().discard) == (1, True)


@proves("card:choam_delegate")
def test_choam_delegate_reveals_three_solari() -> None:
    """Reveal box: 3 Solari, no persuasion."""
    t = ix_table(hand=["choam_delegate", *worth(2)]).reveal()
    assert (t.solari(), t.persuasion()) == (3, 2)
