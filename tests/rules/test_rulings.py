"""docs/rulings.md: our own rulings 28 to 30, 54 and 55, and the page itself. The others are tested by subject."""

import re
from pathlib import Path

import pytest

from tests.kit import ix_table, proves, solo_table, table

ROOT = Path(__file__).parents[2]
RULING = re.compile(r"^\| (\d+) \| (O\d+|X17\.\d+|I22\.\d+|U16\.\d+|ours) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)


def rulings() -> list[tuple[str, str, str, str, str]]:
    """The rows of the page: number, open point, question, what the program does, where tested."""
    return RULING.findall((ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"))


@proves("R7.7")
def test_plain_gains_are_taken_at_once():
    """Ruling 28: the troop of Arrakeen is there before anything is picked, the card waits."""
    t = table(hand=["reconnaissance"]).play("reconnaissance", "arrakeen")
    assert (t.garrison(), len(t.seat().hand)) == (4, 0)
    assert t.can_take("space:arrakeen", "gain")


@proves("R10.4")
def test_plain_gains_of_a_reveal_turn_are_taken_at_once():
    """Ruling 28: persuasion, swords and resources come with the revealing, the intrigue card when it is picked."""
    t = table(hand=["reverend_mother_mohiam", "thufir_hawat", "dagger"], spice=0).setup(conflict=1).reveal()
    assert (t.persuasion(), t.spice(), t.strength()) == (3, 2, 3)
    assert t.seat().intrigue == ()
    assert t.can_take("card:thufir_hawat", "gain")


@proves("R7.7", "R14.8")
def test_choice_free_effects_wait_for_the_others_and_then_come_by_themselves():
    """Ruling 28: at Secrets the influence may be taken first, or it follows the intrigue card unasked."""
    t = table(hand=["diplomacy"]).play("diplomacy", "secrets")
    assert t.influence("bene_gesserit") == 0
    assert t.can_take("space:secrets", "influence")
    t.take("space:secrets", "gain")
    assert (t.influence("bene_gesserit"), t.legal()) == (1, [("end_turn",)])
    t = table(hand=["dagger"], solari=5).play("dagger", "high_council")
    assert t.seat().council


@proves("R7.7", "leader:count_ilban_richese", "leader:countess_ariana_thorvald")
@pytest.mark.parametrize(
    ("leader", "card", "space"),
    [
        ("count_ilban_richese", "piter_de_vries", "rally_troops"),
        ("countess_ariana_thorvald", "thufir_hawat", "hagga_basin"),
    ],
)
@pytest.mark.parametrize("leader_first", [False, True])
def test_what_a_leader_gives_whenever_joins_the_turn(leader, card, space, leader_first):
    """Ruling 29: the leader's card may be drawn before or after the effect of the card that sent the Agent."""
    others = ["paul_atreides", "helena_richese", "duke_leto_atreides"]
    t = table(leaders=[leader, *others], hand=[card], solari=5, water=1).play(card, space)
    order = ["leader:" + leader, "card:" + card]
    first, second = order if leader_first else order[::-1]
    assert t.can_take(second)
    t.take(first)
    assert t.can_take(second)
    assert not t.can("end_turn")


@proves("R7.7", "leader:earl_memnon_thorvald")
@pytest.mark.parametrize("seat_first", [False, True])
def test_memnons_influence_joins_the_turn_with_his_seat(seat_first):
    """Ruling 29: he takes the seat and its influence before or after Piter de Vries' intrigue card."""
    others = ["paul_atreides", "helena_richese", "duke_leto_atreides"]
    t = table(leaders=["earl_memnon_thorvald", *others], hand=["piter_de_vries"], solari=5)
    t.play("piter_de_vries", "high_council").take("space:high_council" if seat_first else "card:piter_de_vries")
    t.take("leader:earl_memnon_thorvald").pick("guild")
    assert (t.influence("guild"), len(t.seat().intrigue)) == (1, 0 if seat_first else 1)
    assert t.can_take("card:piter_de_vries") == seat_first


@proves("R28.13", "R28.22", "conflict:cloak_and_dagger")
def test_a_rival_with_more_than_three_intrigue_cards_spends_the_oldest():
    """Ruling 30: two in hand and two won are four; the newest stays."""
    t = solo_table().conflict("cloak_and_dagger").top_of_intrigue_deck("windfall", "charisma")
    t.setup(1, intrigue=["ambush", "bribery"], influence={"guild": 1, "fremen": 1, "bene_gesserit": 1})
    t.setup(1, agents_left=0).setup(2, agents_left=0).hagal_deck("hagal_carthag").fight(0, 2)
    assert t.seat(1).intrigue == ("charisma",)
    assert sorted(t.state.intrigue_discard) == ["ambush", "bribery", "windfall"]


# -------------------------------------------------------------------------------- questions nobody needs


@proves("R28.15", "O16", "conflict:machinations")
def test_level_factions_that_a_rival_gains_with_anyway_are_no_question():
    """Ruling 54: two are lowest and Machinations gives influence with two: nobody is asked which comes first."""
    t = solo_table().conflict("machinations").setup(1, agents_left=0).setup(2, agents_left=0)
    t.setup(1, influence={"emperor": 1, "guild": 2, "bene_gesserit": 0, "fremen": 0})
    t.first_player(2).hagal_deck("hagal_carthag").fight(0, 2)
    assert [t.influence(faction, 1) for faction in ("emperor", "guild", "bene_gesserit", "fremen")] == [1, 2, 1, 1]
    assert (t.state.round, t.decision().acting_for) == (2, 0)


@proves("R28.15", "O16", "conflict:machinations")
def test_three_level_factions_are_a_question():
    """Ruling 54: with three lowest the first pick decides, and so does the second."""
    t = solo_table().conflict("machinations").setup(1, agents_left=0).setup(2, agents_left=0)
    t.setup(1, influence={"emperor": 1, "guild": 1, "bene_gesserit": 2, "fremen": 1})
    t.first_player(2).hagal_deck("hagal_carthag").fight(0, 2)
    assert set(t.legal()) == {("faction", "emperor"), ("faction", "guild"), ("faction", "fremen")}
    t.pick("guild")
    assert set(t.legal()) == {("faction", "emperor"), ("faction", "fremen")}


@proves("R28.15", "conflict:cloak_and_dagger")
def test_a_rival_at_the_top_everywhere_is_no_question():
    """Ruling 54: whichever track is named, no step is gained."""
    t = solo_table().conflict("cloak_and_dagger").setup(1, agents_left=0).setup(2, agents_left=0)
    t.setup(1, influence=dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 6))
    t.first_player(2).hagal_deck("hagal_carthag").fight(0, 2)
    assert t.event("influence") == []
    assert t.decision().acting_for == 0


@proves("R13.6", "intrigue:plans_within_plans")
def test_two_points_or_one_is_no_question():
    """Ruling 54: the two points are taken by themselves."""
    everywhere = dict.fromkeys(("emperor", "guild", "bene_gesserit", "fremen"), 3)
    t = table(vp=6, influence=everywhere, intrigue=["plans_within_plans"]).setup(1, vp=10).until_phase("endgame")
    before = t.vp()
    t.intrigue("plans_within_plans")
    assert (t.vp() - before, t.can("branch")) == (2, False)


# -------------------------------------------------------------------------------- a way back


@proves("R13.1", "X17.20", "leader:archduke_armand_ecaz")
def test_conscript_can_still_be_left():
    """Ruling 55: taken, it asks which card, and can be declined like an Acquire Tech icon."""
    t = ix_table(leader="archduke_armand_ecaz", hand=["signet_ring"]).row("scout").play("signet_ring", "carthag")
    t.take("leader:archduke_armand_ecaz")
    assert t.can("acquire", "scout")
    t.decline()
    assert (t.seat().discard, t.can_take("leader:archduke_armand_ecaz")) == ((), False)
    assert t.finish_turn().seat().discard == ()


@proves("R13.1", "card:truthsayer")
def test_an_arrow_can_still_be_left_before_anything_is_paid():
    """Ruling 55: which card to discard is asked, and no card is discarded or drawn after declining."""
    t = ix_table(hand=["truthsayer", "dagger", "diplomacy"], deck=["reconnaissance"])
    t.play("truthsayer", "tech_negotiation").take("card:truthsayer").decline()
    assert t.hand() == {"dagger": 1, "diplomacy": 1}
    assert (t.seat().discard, t.seat().deck) == ((), ("reconnaissance",))


@proves("R13.1", "card:ix_guild_compact")
def test_what_was_begun_is_finished():
    """Ruling 55: after the first of two cards there is no way back."""
    t = ix_table(hand=["ix_guild_compact", "dagger", "diplomacy", "reconnaissance"], agents_left=2)
    t.play("ix_guild_compact", "foldspace").take("card:ix_guild_compact", "pay")
    assert t.can("decline")
    t.pick("dagger")
    assert not t.can("decline")


@proves("R13.1", "R6.4", "intrigue:finesse")
def test_a_played_card_is_not_left():
    """Ruling 55: the arrow of an Intrigue card is not optional."""
    t = ix_table(intrigue=["finesse"], influence={"guild": 1, "fremen": 1}).intrigue("finesse")
    assert t.can("faction")
    assert not t.can("decline")


# -------------------------------------------------------------------------------- the page


def test_every_open_point_has_its_ruling():
    """Numbers 1, 2, 3, ... without a gap; 1 to 27 are O1 to O27, 31 to 51 and 53 X17, 56 to 77 I22, from 84 on U16."""
    rows = rulings()
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert len(rows) == len(re.findall(r"^\| \d", page, re.MULTILINE)), "a row is not read"
    assert [int(row[0]) for row in rows] == list(range(1, len(rows) + 1))
    assert [row[1] for row in rows[:27]] == [f"O{number}" for number in range(1, 28)]
    assert [row[1] for row in rows[30:51]] == [f"X17.{number}" for number in range(1, 22)]
    assert rows[52][1] == "X17.22"
    assert [row[1] for row in rows[55:77]] == [f"I22.{number}" for number in range(1, 23)]
    assert [row[1] for row in rows[83:93]] == [f"U16.{number}" for number in (1, 2, 3, 4, 5, 9, 10, 11, 13, 15)]


def test_every_ruling_names_its_test():
    """The file is there and speaks of the open point."""
    wrong = []
    for number, point, _, _, where in rulings():
        files = re.findall(r"`(tests/\S+?\.py)`", where)
        texts = [(ROOT / name).read_text(encoding="utf-8") for name in files if (ROOT / name).exists()]
        sought = f"Ruling {number}:" if point == "ours" else f'"{point}"'
        if not files or len(texts) != len(files) or not all(sought in text for text in texts):
            wrong.append(number)
    assert not wrong, wrong
