"""The Intrigue cards of Immortality: moment, price, condition and effect of each of their uses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.immortality.changes import came, owned
from tests.kit import Table, imm, immortality_table, solo_table
from tests.kit.coverage import proves

BREAKTHROUGH, COUNTER, BUREAUCRAT = imm("breakthrough"), imm("counterattack"), imm("disguised_bureaucrat")
POSITIONING, SACRIFICE, HARVEST = imm("economic_positioning"), imm("gruesome_sacrifice"), imm("harvest_cells")
DEALINGS, BARGAIN, MELANGE = imm("illicit_dealings"), imm("shadowy_bargain"), imm("study_melange")
PUPPET, TALENTS = imm("tleilaxu_puppet"), imm("vicious_talents")
ONE_MARKER, TWO_MARKERS = "c4r4", "c8r2"
COPIES = {BREAKTHROUGH: 1, COUNTER: 1, BUREAUCRAT: 1, POSITIONING: 1, SACRIFICE: 2, HARVEST: 2, DEALINGS: 2, BARGAIN: 1}
COPIES |= {MELANGE: 1, PUPPET: 1, TALENTS: 2}

# Facts about the player under which each card can be played at each of its moments.
PLOT: dict[str, dict[str, Any]] = {
    BREAKTHROUGH: {},
    COUNTER: {},
    BUREAUCRAT: {"research": ONE_MARKER},
    DEALINGS: {},
    BARGAIN: {},
    MELANGE: {},
    PUPPET: {},
}
COMBAT: dict[str, dict[str, Any]] = {POSITIONING: {}, SACRIFICE: {}, TALENTS: {}}  # Counterattack needs another card
ENDGAME: dict[str, dict[str, Any]] = {
    POSITIONING: {"solari": 10},
    BARGAIN: {},
    MELANGE: {"spice": 3, "research": TWO_MARKERS},
    PUPPET: {"council": True, "research": TWO_MARKERS},
}


def names(cards: Any) -> tuple[str, ...]:
    return tuple("intrigue:" + card for card in cards)


def holding(card: str, **facts: Any) -> Table:
    """Seat 0 is about to take a turn, holds the card and a Dagger."""
    return immortality_table(intrigue=[card], **{"hand": ["dagger"], **facts})


def in_combat(*cards: str, strengths: tuple[int, ...] = (6, 2), **facts: Any) -> Table:
    """The Combat window; seat 0, of strength 6, holds these cards and a Plot card, and is asked."""
    t = immortality_table(intrigue=[*cards, "bribery"], **facts).fight(*strengths)
    assert (t.decision().kind, t.asked()) == ("combat", 0)
    return t


def all_of_it(t: Table) -> None:
    """Take whatever waits of the card, in the order in which it is listed."""
    while t.can("take"):
        t.do(*next(option for option in t.legal() if option[0] == "take"))


def at_the_end(*cards: str, **facts: Any) -> Table:
    """The Endgame; seat 0, with no troop in the last Conflict, holds these cards and is asked."""
    t = immortality_table(intrigue=list(cards), **facts).setup(3, vp=10).fight()
    assert (t.decision().kind, t.asked()) == ("endgame", 0)
    return t


@proves("I1.5", "I2.2")
def test_fifteen_cards_of_eleven_titles_are_in_the_deck() -> None:
    """I1.5, I2.2."""
    deck = immortality_table().state.intrigue_deck
    assert {card: deck.count(card) for card in COPIES} == COPIES
    assert (sum(COPIES.values()), len(deck)) == (15, 40 + 15)


# ------------------------------------------------------------------------------------------------ moments


@pytest.mark.parametrize("card", PLOT)
@proves("R6.1", *names(PLOT))
def test_plot_cards_are_played_at_any_moment_of_the_own_turn(card: str) -> None:
    """At its start, after the Agent was sent, and in the Reveal turn."""
    facts = PLOT[card]
    for t in (
        holding(card, **facts),
        holding(card, **facts).play("dagger", "hall_of_oratory"),
        holding(card, **facts).reveal(),
    ):
        t.intrigue(card)
        assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", [card for card in PLOT if card != COUNTER])
@proves("R6.3", *names(PLOT))
def test_plot_cards_are_not_played_in_combat(card: str) -> None:
    """Closed by their timing in the Combat window and in the winner's."""
    t = immortality_table(intrigue=[card], **PLOT[card]).fight(8, 2)
    for window in "combat", "win":
        assert (t.decision().kind, t.why_not("intrigue", card)) == (window, "timing")
        t.pass_()


@pytest.mark.parametrize("card", COMBAT)
@proves("R18.1", *names(COMBAT))
def test_combat_cards_are_played_in_combat_only(card: str) -> None:
    """Not in the own turn, not by the winner afterwards, not without a troop in the Conflict."""
    assert holding(card, **COMBAT[card]).why_not("intrigue", card) == "timing"
    t = in_combat(card, **COMBAT[card])
    assert t.can("intrigue", card)
    t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", card)) == ("win", "timing")
    t = immortality_table(intrigue=[card], garrison=6, **COMBAT[card]).setup(1, intrigue=["ambush"]).fight(0, 4)
    assert t.asked() == 1


@pytest.mark.parametrize("card", ENDGAME)
@proves("R22.1", *names(ENDGAME))
def test_endgame_cards_are_played_at_the_end(card: str) -> None:
    """When the game is over, and it is the same card as before."""
    t = at_the_end(card, **ENDGAME[card]).intrigue(card)
    assert card not in t.seat().intrigue


@pytest.mark.parametrize("card", sorted(COPIES.keys() - ENDGAME.keys()))
@proves("R22.1", *names(COPIES))
def test_other_cards_are_not_for_the_end(card: str) -> None:
    """Closed by their timing in the Endgame."""
    assert at_the_end(card, research=TWO_MARKERS).why_not("intrigue", card) == "timing"


# ------------------------------------------------------------------------------------------------ Breakthrough


@proves("I10.12", "intrigue:immortality/breakthrough")
def test_breakthrough_researches() -> None:
    """I10.12: one step with its bonus, its player says where to."""
    t = holding(BREAKTHROUGH, research="c1r3").intrigue(BREAKTHROUGH).pick(imm("c2r2"))
    assert (t.research(), t.specimens(), t.state.intrigue_discard[-1]) == ("c2r2", 1, BREAKTHROUGH)


@proves("I4.4", "I4.6", "intrigue:immortality/breakthrough")
def test_breakthrough_after_the_second_marker_draws() -> None:
    """I4.4; in a Reveal turn the card is revealed (I4.6); with no card left anywhere it cannot be played."""
    t = holding(BREAKTHROUGH, research=TWO_MARKERS)
    before = owned(t)
    assert came(t.intrigue(BREAKTHROUGH), before) == {"intrigue": -1, "drawn": 1}
    t = holding(BREAKTHROUGH, research=TWO_MARKERS, deck=["convincing_argument"]).reveal()
    persuasion = t.persuasion()
    assert t.intrigue(BREAKTHROUGH).persuasion() == persuasion + 2
    assert not holding(BREAKTHROUGH, research=TWO_MARKERS, deck=[]).can("intrigue")


# ------------------------------------------------------------------------------------------------ Counterattack


@proves("I10.6", "intrigue:immortality/counterattack")
@pytest.mark.parametrize("n", [1, 2])
def test_counterattack_deploys_up_to_two(n: int) -> None:
    """I10.6: from the garrison, without a Combat space, before or after the kind of turn is chosen."""
    t = holding(COUNTER).intrigue(COUNTER)
    assert not t.can("deploy", 3)
    t.deploy(n)
    assert (t.garrison(), t.troops()) == (3 - n, n)
    t = holding(COUNTER).reveal().intrigue(COUNTER).deploy(n)
    assert t.strength() == 2 * n + 1  # the Dagger's sword


@proves("intrigue:immortality/counterattack")
def test_counterattack_may_deploy_nobody() -> None:
    """Up to two includes none; the card is played."""
    t = holding(COUNTER).intrigue(COUNTER).decline()
    assert (t.troops(), t.seat().intrigue) == (0, ())


@proves("intrigue:immortality/counterattack")
def test_counterattack_adds_to_a_combat_space() -> None:
    """Besides the two that the space lets go."""
    t = holding(COUNTER, hand=["reconnaissance"], garrison=5).play("reconnaissance", "carthag").deploy(3)
    assert not t.can("deploy")
    assert t.intrigue(COUNTER).deploy(2).troops() == 5


def answered(*first: str) -> Table:
    """In Combat seat 1, asked first, has played these cards; seat 0 holds Counterattack and is asked."""
    t = immortality_table(intrigue=[COUNTER], turn_of=0).setup(1, intrigue=[*first, "windfall"]).first_player(1)
    t.fight(6, 6)
    assert (t.decision().kind, t.asked()) == ("combat", 1)
    for card in first:
        t.intrigue(card)
    return t.stop() if first else t.pass_()


@proves("I10.6", "intrigue:immortality/counterattack")
def test_counterattack_answers_a_combat_card() -> None:
    """I10.6: an opponent has played one in this Conflict: 4 swords."""
    t = answered("ambush")
    before = t.strength()
    assert t.intrigue(COUNTER).strength() == before + 4


@proves("intrigue:immortality/counterattack")
def test_counterattack_needs_a_combat_card_of_an_opponent() -> None:
    """Nobody has played one, or only its owner: closed by its condition."""
    assert answered().why_not("intrigue", COUNTER) == "condition"
    t = in_combat(COUNTER, "ambush").setup(1, intrigue=["windfall"]).intrigue("ambush")
    assert t.why_not("intrigue", COUNTER) == "condition"


@proves("intrigue:immortality/counterattack")
def test_counterattack_does_not_answer_plot_cards_nor_earlier_conflicts() -> None:
    """A Plot card of this round does not count, nor a Combat card of the Conflict before."""
    t = immortality_table(intrigue=[COUNTER]).setup(1, intrigue=["windfall", "refocus"])
    t.reveal_and_end().intrigue("windfall").fight(6, 6)
    assert (t.asked(), t.why_not("intrigue", COUNTER)) == (0, "condition")
    t = answered("ambush").finish_round()
    assert t.state.round == 2
    t.fight(6, 6)
    while t.asked() != 0:
        t.pass_()
    assert (t.decision().kind, t.why_not("intrigue", COUNTER)) == ("combat", "condition")


@proves("I10.33", "intrigue:immortality/counterattack")
def test_counterattack_against_rivals() -> None:
    """I10.33: Rivals play no Intrigue cards, so only the Plot half is of use."""
    t = solo_table(boxes=("base", "immortality"), intrigue=[COUNTER]).intrigue(COUNTER).deploy(2)
    assert t.troops() == 2
    t = solo_table(boxes=("base", "immortality"), intrigue=[COUNTER]).setup(1, intrigue=["ambush"]).fight(6, 4)
    while t.state.phase != "combat":
        t.idle()
    assert t.why_not("intrigue", COUNTER) == "condition"


# ------------------------------------------------------------------------------------------------ Disguised Bureaucrat


@proves("I10.30", "intrigue:immortality/disguised_bureaucrat")
def test_disguised_bureaucrat_needs_a_marker() -> None:
    """I10.30: it cannot be played before the first one."""
    assert holding(BUREAUCRAT, research="c3r3").why_not("intrigue", BUREAUCRAT) == "condition"


@proves("I4.2", "intrigue:immortality/disguised_bureaucrat")
def test_disguised_bureaucrat_with_one_marker_and_with_two() -> None:
    """I4.2: 1 spice; with two markers Influence of choice besides."""
    t = holding(BUREAUCRAT, research=ONE_MARKER)
    before = owned(t)
    assert came(t.intrigue(BUREAUCRAT), before) == {"intrigue": -1, "spice": 1}
    t = holding(BUREAUCRAT, research=TWO_MARKERS)
    before = owned(t)
    t.intrigue(BUREAUCRAT)
    all_of_it(t)
    t.pick("fremen")
    assert came(t, before) == {"intrigue": -1, "spice": 1, "fremen": 1}


# ------------------------------------------------------------------------------------------------ Economic Positioning


@proves("I10.31", "intrigue:immortality/economic_positioning")
def test_economic_positioning_retreats_two_troops_for_solari() -> None:
    """I10.31: just two go back to the garrison; 3 Solari."""
    t = in_combat(POSITIONING)
    before = owned(t)
    t.intrigue(POSITIONING)
    assert came(t, before) == {"intrigue": -1, "conflict": -2, "garrison": 2, "solari": 3}
    assert t.strength() == 2


@proves("I10.31", "intrigue:immortality/economic_positioning")
def test_economic_positioning_needs_two_troops() -> None:
    """I10.31: the cost is paid in full, or the card is not played; a dreadnought is no troop."""
    t = in_combat(POSITIONING, strengths=(2, 4))
    assert not t.can("intrigue", POSITIONING)
    t = immortality_table(ix=True, intrigue=[POSITIONING], dreadnoughts={"conflict": 2}).fight(2, 4)
    assert t.asked() == 0
    assert not t.can("intrigue", POSITIONING)


@proves("intrigue:immortality/economic_positioning")
def test_economic_positioning_may_take_the_last_troops_out() -> None:
    """Without a unit its owner's strength is 0, swords or not."""
    t = in_combat(POSITIONING, strengths=(4, 2)).setup(swords=3).intrigue(POSITIONING)
    assert (t.troops(), t.strength()) == (0, 0)


@proves("intrigue:immortality/economic_positioning")
def test_economic_positioning_at_the_end() -> None:
    """A point for 10 Solari, which are kept; with 9 it is closed."""
    t = at_the_end(POSITIONING, solari=10)
    before = owned(t)
    assert came(t.intrigue(POSITIONING), before) == {"intrigue": -1, "vp": 1}
    assert at_the_end(POSITIONING, solari=9).why_not("intrigue", POSITIONING) == "condition"


# ------------------------------------------------------------------------------------------------ Gruesome Sacrifice


@proves("I10.10", "intrigue:immortality/gruesome_sacrifice")
def test_gruesome_sacrifice_loses_two_troops() -> None:
    """I10.10: strength falls; a step on the Tleilaxu track and two specimens."""
    t = in_combat(SACRIFICE)
    before = owned(t)
    t.intrigue(SACRIFICE)
    all_of_it(t)
    assert came(t, before) == {"intrigue": -1, "conflict": -2, "specimens": 2, "tleilaxu": 1}
    assert t.strength() == 2


@proves("intrigue:immortality/gruesome_sacrifice")
def test_gruesome_sacrifices_troops_are_the_specimens() -> None:
    """They come to the supply first, so an empty supply is enough."""
    t = in_combat(SACRIFICE, garrison=9).intrigue(SACRIFICE)
    all_of_it(t)
    assert (t.specimens(), t.supply(), t.garrison()) == (2, 0, 9)


@proves("intrigue:immortality/gruesome_sacrifice")
def test_gruesome_sacrifice_needs_two_troops_in_the_conflict() -> None:
    """Those in the garrison do not count."""
    assert not in_combat(SACRIFICE, strengths=(2, 4), garrison=6).can("intrigue", SACRIFICE)


@proves("I5.5", "intrigue:immortality/gruesome_sacrifice")
def test_gruesome_sacrifice_at_the_end_of_the_track() -> None:
    """I5.5: the step gives nothing any more, the specimens come all the same."""
    t = in_combat(SACRIFICE, tleilaxu=7).intrigue(SACRIFICE)
    all_of_it(t)
    assert (t.specimens(), t.tleilaxu(), t.strength()) == (2, 7, 2)


@proves("I10.10", "intrigue:immortality/gruesome_sacrifice")
def test_gruesome_sacrifice_of_the_last_unit_leaves_the_combat() -> None:
    """I10.10: who has no unit left wins nothing and plays no more Combat cards."""
    t = in_combat(SACRIFICE, TALENTS, strengths=(4, 2)).intrigue(SACRIFICE)
    all_of_it(t)
    assert t.strength() == 0
    assert not (t.state.phase == "combat" and t.asked() == 0 and t.can("intrigue", TALENTS))


# ------------------------------------------------------------------------------------------------ Harvest Cells


def going_home(*strengths: int, intrigue: tuple[str, ...] = (HARVEST,), **facts: Any) -> Table:
    """The Conflict is decided and everybody has passed; the units have gone home."""
    t = immortality_table(intrigue=list(intrigue), **facts).tleilaxu_row(imm("contaminator"), imm("usurp"))
    t.fight(*strengths)
    t.everybody_passes("combat", "win")
    return t


@proves("I10.11", "I22.19", "intrigue:immortality/harvest_cells")
@pytest.mark.parametrize("strengths", [(6, 0), (6, 8), (6, 6)])
def test_harvest_cells_as_three_troops_go_home(strengths: tuple[int, ...]) -> None:
    """I10.11, I22.19: whatever place was won; two specimens of the troops just gone to the supply."""
    t = going_home(*strengths)
    assert (t.decision().kind, t.asked()) == ("home", 0)
    before = owned(t)
    t.intrigue(HARVEST)
    assert t.can("decline")
    assert came(t, before) == {"intrigue": -1, "specimens": 2, "supply": -2}


@proves("I7.13", "intrigue:immortality/harvest_cells")
def test_harvest_cells_may_acquire_a_tleilaxu_card() -> None:
    """I7.13: at its normal price, with the specimens just made; into the discard pile, or on top with a marker."""
    for at, to in ("c0r3", "discard"), ("c4r4", "top"):
        t = going_home(6, 8, research=at).intrigue(HARVEST)
        offered = {(option[1], option[3]) for option in t.legal() if option[0] == "acquire"}
        assert (imm("contaminator"), to) in offered
        assert {card for card, _ in offered} == {imm("contaminator")}  # Usurp costs 4, Reclaimed Forces are no card
        t.do("acquire", imm("contaminator"), "tleilaxu:0", to)
        pile = t.seat().discard if to == "discard" else t.seat().hand  # what lay on top was drawn for the next round
        assert imm("contaminator") in pile
        assert t.specimens() == 1


@proves("I22.19", "intrigue:immortality/harvest_cells")
def test_harvest_cells_need_three_troops_lost_then() -> None:
    """I22.19: two do not do, nor those lost earlier in the Combat, nor dreadnoughts."""
    t = going_home(4, 8)
    assert t.decision().kind != "home"
    t = immortality_table(intrigue=[HARVEST, SACRIFICE], tleilaxu=3).fight(8, 2).intrigue(SACRIFICE)
    while t.state.phase == "combat":
        assert t.decision().kind != "home"
        t.idle()
    t = immortality_table(ix=True, intrigue=[HARVEST], dreadnoughts={"conflict": 2}).fight(4, 2)
    while t.state.phase == "combat":
        assert t.decision().kind != "home"
        t.idle()


@proves("intrigue:immortality/harvest_cells")
def test_harvest_cells_are_not_played_before() -> None:
    """In the own turn, in the Combat window and in the winner's it is not its moment."""
    assert holding(HARVEST).why_not("intrigue", HARVEST) == "timing"
    t = in_combat(HARVEST)
    assert t.why_not("intrigue", HARVEST) == "timing"
    assert t.pass_().why_not("intrigue", HARVEST) == "timing"


@proves("intrigue:immortality/harvest_cells")
def test_harvest_cells_need_not_be_played() -> None:
    """Its owner may pass, and keeps the card."""
    t = going_home(6, 8).pass_()
    assert t.seat().intrigue[0] == HARVEST
    assert t.decision().kind != "home"


@proves("I22.20", "intrigue:immortality/harvest_cells")
def test_one_copy_of_harvest_cells_a_conflict() -> None:
    """I22.20: whoever holds both plays one of them."""
    t = going_home(6, 8, intrigue=(HARVEST, HARVEST))
    assert t.asked() == 0
    t.intrigue(HARVEST).decline()
    assert (t.decision().kind, t.asked()) == ("home", 0)
    assert t.why_not("intrigue", HARVEST) == "losses_used"
    t.pass_()
    assert t.seat().intrigue.count(HARVEST) == 1


@proves("I22.20", "intrigue:immortality/harvest_cells")
def test_the_other_copy_is_for_another_conflict() -> None:
    """I22.20: kept, it is played when three troops go home again."""
    t = going_home(6, 8, intrigue=(HARVEST, HARVEST)).intrigue(HARVEST).decline()
    t.next_conflict("desert_power").finish_round().fight(6, 8)
    t.everybody_passes("combat", "win")
    assert (t.decision().kind, t.can("intrigue", HARVEST)) == ("home", True)


@proves("I22.20", "intrigue:immortality/harvest_cells")
def test_two_players_harvest_in_turn_order() -> None:
    """I22.20: from the First Player marker clockwise."""
    t = immortality_table(intrigue=[HARVEST]).setup(1, intrigue=[HARVEST]).first_player(1).fight(6, 8)
    t.everybody_passes("combat", "win")
    assert (t.decision().kind, t.asked()) == ("home", 1)
    t.pass_()
    assert (t.decision().kind, t.asked()) == ("home", 0)


@proves("I10.11", "intrigue:immortality/harvest_cells")
def test_harvest_cells_won_in_the_same_conflict_may_be_used() -> None:
    """I10.11: a copy gained as a reward of that Conflict."""
    t = immortality_table(intrigue=["bribery"]).top_of_intrigue_deck(HARVEST, "windfall").conflict("raid_stockpiles")
    t.fight(6, 2)
    t.everybody_passes("combat", "win")
    assert t.seat().intrigue == ("bribery", HARVEST)
    assert (t.decision().kind, t.can("intrigue", HARVEST)) == ("home", True)


# ------------------------------------------------------------------------------------------------ Illicit Dealings


@proves("I10.12", "intrigue:immortality/illicit_dealings")
def test_illicit_dealings_advance() -> None:
    """I10.12: one step with its bonus; at the end of the track it does nothing and is not played."""
    t = holding(DEALINGS, tleilaxu=3)
    before = owned(t)
    assert came(t.intrigue(DEALINGS), before) == {"intrigue": -1, "tleilaxu": 1, "vp": 1, "spice": 2}
    assert not holding(DEALINGS, tleilaxu=7).can("intrigue", DEALINGS)


# ------------------------------------------------------------------------------------------------ Shadowy Bargain


@proves("intrigue:immortality/shadowy_bargain")
def test_shadowy_bargain_makes_a_specimen() -> None:
    """Plot: one specimen, and no step; with an empty supply it is not played."""
    t = holding(BARGAIN)
    before = owned(t)
    assert came(t.intrigue(BARGAIN), before) == {"intrigue": -1, "specimens": 1, "supply": -1}
    assert not holding(BARGAIN, garrison=12).can("intrigue", BARGAIN)


@proves("I10.12", "intrigue:immortality/shadowy_bargain")
def test_shadowy_bargain_advances_at_the_end() -> None:
    """I10.12: it may score a point then, or draw a card that may be played then."""
    t = at_the_end(BARGAIN, tleilaxu=3)
    before = owned(t)
    assert came(t.intrigue(BARGAIN), before) == {"intrigue": -1, "tleilaxu": 1, "vp": 1, "spice": 2}
    t = at_the_end(BARGAIN, tleilaxu=1, solari=10).top_of_intrigue_deck(POSITIONING).intrigue(BARGAIN)
    assert t.can("intrigue", POSITIONING)


# ------------------------------------------------------------------------------------------------ Study Melange


@proves("intrigue:immortality/study_melange")
def test_study_melange_gives_a_spice() -> None:
    """Plot."""
    t = holding(MELANGE)
    before = owned(t)
    assert came(t.intrigue(MELANGE), before) == {"intrigue": -1, "spice": 1}


@proves("intrigue:immortality/study_melange")
@pytest.mark.parametrize(("spice", "at", "point"), [(3, TWO_MARKERS, 1), (2, TWO_MARKERS, 0), (9, "c7r3", 0)])
def test_study_melange_at_the_end(spice: int, at: str, point: int) -> None:
    """A point with 3 spice, which are kept, and both markers; else it is closed."""
    t = at_the_end(MELANGE, spice=spice, research=at)
    assert t.can("intrigue", MELANGE) == bool(point)
    if point:
        before = owned(t)
        assert came(t.intrigue(MELANGE), before) == {"intrigue": -1, "vp": 1}


# ------------------------------------------------------------------------------------------------ Tleilaxu Puppet


@proves("intrigue:immortality/tleilaxu_puppet")
def test_tleilaxu_puppet_gives_a_persuasion_in_the_reveal_turn() -> None:
    """Played before it lies face up until then; played in it, it counts at once."""
    t = holding(PUPPET).intrigue(PUPPET)
    assert t.seat().intrigue_open == (PUPPET,)
    assert t.reveal().persuasion() == 1
    t.end_turn()
    assert (t.seat().intrigue_open, t.state.intrigue_discard[-1]) == ((), PUPPET)
    t = holding(PUPPET).reveal()
    assert t.intrigue(PUPPET).persuasion() == 1


@proves("intrigue:immortality/tleilaxu_puppet")
@pytest.mark.parametrize(
    ("seated", "at", "point"), [(True, TWO_MARKERS, 1), (False, TWO_MARKERS, 0), (True, "c7r3", 0)]
)
def test_tleilaxu_puppet_at_the_end(seated: bool, at: str, point: int) -> None:
    """A point with a High Council seat and both markers; else it is closed."""
    t = at_the_end(PUPPET, council=seated, research=at)
    assert t.can("intrigue", PUPPET) == bool(point)
    if point:
        before = owned(t)
        assert came(t.intrigue(PUPPET), before) == {"intrigue": -1, "vp": 1}


# ------------------------------------------------------------------------------------------------ Vicious Talents


@proves("I4.2", "intrigue:immortality/vicious_talents")
@pytest.mark.parametrize(("at", "swords"), [("c3r3", 2), (ONE_MARKER, 4), ("c7r3", 4), (TWO_MARKERS, 6)])
def test_vicious_talents_grow_with_the_markers(at: str, swords: int) -> None:
    """I4.2: 2, 4 or 6 swords in all."""
    t = in_combat(TALENTS, research=at)
    assert t.intrigue(TALENTS).strength() == 6 + swords
