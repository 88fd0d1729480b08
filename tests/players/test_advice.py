"""Advice: chances that can be compared, and reasons that are none of chance."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, count
from math import inf
from zlib import crc32

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, OptionId, Purpose, Rules
from dune_desktop.engine.knowledge.information_state import InformationState, open_info_state
from dune_desktop.engine.knowledge.memory import Memory
from dune_desktop.engine.model import config as configs
from dune_desktop.players.advice.advice import Advice, advise, best_ways, better_by, would_choose
from dune_desktop.players.advice.reasons import DONE, HOLDS, MIN_PERCENT, NEXT, ONLY, USUAL, WINS
from dune_desktop.players.advice.win_probability import MAX_ERROR, chances
from dune_desktop.players.levels import computer
from dune_desktop.players.models import models
from dune_desktop.players.search import search
from dune_desktop.players.search.search import Bounds, Search
from dune_desktop.session import Session
from tests.kit import Table, ix_table, table
from tests.players.positions import cases
from tests.players.positions.case import DEAR, at_last, others_done, the_end

PLAIN = (WINS, ONLY, DONE, HOLDS, USUAL, NEXT)


def _sight(t: Table) -> InformationState:
    t = t.watch()
    return t.info_state(t.asked())


def _of(found: tuple[Advice, ...], *option: str | int) -> dict[str, float]:
    """The reasons of the way that begins so."""
    return next(dict(each.why) for each in found if each.option[: len(option)] == option)


def _between(t: Table, *ways: OptionId) -> tuple[Advice, ...]:
    return advise(replace(_sight(t), options=ways), "expert")


def test_troops_that_are_sent_speak_for_the_conflict_and_not_against_it() -> None:
    """They are home no more when the round is over, and that is what they cost."""
    t = table(hand=["reconnaissance"], garrison=4, intrigue=[], agents_left=1).round(5)
    t = others_done(t, 1, 1, 0).setup(3, revealed=False).play("reconnaissance", "carthag").take("space:carthag")
    found = _between(t, ("deploy", 3), ("end_turn",))
    assert _of(found, "deploy", 3)["conflict"] > 0 > _of(found, "deploy", 3)["troops"]
    assert _of(found, "end_turn")["conflict"] < 0 < _of(found, "end_turn")["troops"]


def test_who_comes_late_is_not_worse_in_the_conflict_for_having_come() -> None:
    """Others are far ahead: somebody who is there with a troop still stands better than somebody who is not."""
    t = table(hand=["dagger", "reconnaissance", "convincing_argument"], garrison=0, intrigue=[], agents_left=1).round(2)
    t = t.setup(1, conflict=3)
    ways = [option for option in t.legal() if option[2:3] in (("hall_of_oratory",), ("arrakeen",))]
    found = _between(t, *ways)
    assert {way.option[2] for way in found} == {"hall_of_oratory", "arrakeen"}
    for way in found:
        toward = 1 if way.option[2] == "arrakeen" else -1
        assert all(by * toward > 0 for aspect, by in way.why if aspect == "conflict"), way


def test_a_game_that_is_won_says_so() -> None:
    case = next(case for case in cases() if case.settled)
    first, *_ = advise(_sight(case.make()), "expert")
    assert case.good(first.option)
    assert (first.chance, first.why) == (1.0, WINS)


def test_what_is_only_likely_is_never_told_as_certain() -> None:
    """The last turn of the last round, and ahead: but of all cards that an opponent may hold one would win."""
    t = the_end(best=9, vp=10)
    t.setup(1, intrigue=["ambush"], influence=dict.fromkeys(("emperor", "guild", "fremen"), 3), vp=9)
    first, *_ = advise(_sight(t), "expert")
    assert 0.9 < first.chance < 1.0
    assert first.why != WINS
    likely = chances(_sight(t))
    assert 0.9 < max(likely) < 1.0
    assert sum(likely) == pytest.approx(1.0)


def test_where_nothing_else_makes_sense_it_says_so() -> None:
    t = table(hand=["dagger"], agents_left=0).round(3)
    (only,) = advise(_sight(t), "expert")
    assert only.option == ("reveal",)
    assert only.why in (ONLY, WINS)


def test_whoever_leaves_off_hears_that_there_is_nothing_left_to_do() -> None:
    """A turn that has brought all it can, and a Combat in which no card changes a place."""
    t = table(hand=[], intrigue=["bribery"], agents_left=0).round(3).reveal()
    (done,) = advise(_sight(t.row(*DEAR)), "expert")
    assert (done.option, done.why) == (("end_turn",), DONE)


def test_a_step_up_is_never_less_influence() -> None:
    """Not even one that leaves the step before it, which is dear because the next one brings a point."""
    t = table(hand=["diplomacy"], agents_left=1, intrigue=[]).setup(0, influence={"emperor": 1}).round(4)
    ways = [option for option in t.legal() if option[2:3] == ("wealth",)]
    (found,) = advise(replace(_sight(t), options=(*ways, ("reveal",))), "expert")[:1]
    assert found.option[2] == "wealth"
    assert dict(found.why)["points"] > 0
    assert dict(found.why).get("influence", 1.0) > 0


def test_one_step_is_as_much_influence_as_another() -> None:
    """It is worth more where the next one brings a point, but nobody is told that it is more of it."""
    t = table(hand=["diplomacy"], agents_left=1, intrigue=[]).setup(0, influence={"emperor": 1}).round(4)
    ways = [option for option in t.legal() if option[2:3] in (("wealth",), ("stillsuits",))]
    for way in _between(t, *ways):
        assert "influence" not in dict(way.why)


def test_chances_fall_from_way_to_way() -> None:
    """The first way is the one that the level would go, and no other is said to be better."""
    for seed in range(4):
        for t in (table(water=1), ix_table(solari=3)):
            ways = advise(_sight(t), "expert", seed)
            falling = [way.chance for way in ways]
            assert falling == sorted(falling, reverse=True)
            assert list(best_ways(_sight(t), "expert", seed))[: len(ways)] == [way.option for way in ways]


def test_it_leaves_the_others_their_chances() -> None:
    """Where nobody is ahead nobody is said to be, in the beginning of a game least of all: together they are 1."""
    for players in (2, 3, 4):
        config = configs.table(players) if players > 2 else configs.solo()
        session = Session.start(Rules(catalog(config.boxes), config), 7, ("Ann", "Bo", "Cy", "Di")[:players])
        while len((info_state := session.info_state()).options) < 4:
            session.answer(computer("adept").choose(info_state))
        assert advise(info_state, "expert")[0].chance == pytest.approx(chances(info_state)[info_state.seat], abs=0.06)


def _against(held: str) -> tuple[InformationState, InformationState]:
    """The last fight, in which the second seat holds this card: as the first sees it, and with all hands open."""
    t = others_done(at_last(garrison=0, hand=[]).setup(0, conflict=5), 4, 0, 0).conflict("battle_for_carthag")
    t = t.setup(1, intrigue=[held])
    own = _sight(t)
    return own, open_info_state(t.rules, t.state, [Memory.begin(t.rules, t.state, seat) for seat in range(4)])


def test_with_all_hands_open_it_counts_what_is_held() -> None:
    """So the review may tell another chance of a moment than advice: this knows what can be seen from the seat."""
    (own, armed), (other, harmless) = _against("ambush"), _against("plans_within_plans")
    assert chances(own) == chances(other)
    assert advise(own, "novice") == advise(other, "novice")
    assert chances(armed)[0] < 0.5 < chances(harmless)[0]


def test_how_a_game_stands_is_no_matter_of_luck() -> None:
    """Near its end every world is won or lost; so many are dealt that another few would tell the same."""
    last = (
        info_state
        for seed in count(7)
        for info_state in _met(configs.table(4), seed, 1)
        if info_state.rules.last_round(info_state.view) and max(chances(info_state)) < 0.6
    )
    info_state = next(last)
    told = [chances(replace(info_state, options=info_state.options[:n])) for n in range(1, 5)]  # each of another seed
    for seat in zip(*told, strict=True):
        assert max(seat) - min(seat) < 5 * MAX_ERROR


def test_what_nobody_would_do_is_compared_too() -> None:
    """To reveal with Agents at home costs something, in one direction as in the other."""
    t = table(hand=["dagger", "diplomacy", "signet_ring", "dune_the_desert_planet"], water=1).round(1)
    info_state = _sight(t)
    best = next(iter(best_ways(info_state, "expert")))
    worth = better_by(info_state, ("reveal",), best, "expert")
    assert worth < 0
    assert better_by(info_state, best, ("reveal",), "expert") == pytest.approx(-worth)


def _met(config: GameConfig, seed: int, every: int) -> Iterator[InformationState]:
    """Some of the decisions of a game, those in which there is something to choose."""
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("Ann", "Bo", "Cy", "Di")[: len(config.seats)])
    number = count()
    while not session.over:
        info_state = session.info_state()
        if len(info_state.options) > 3 and not next(number) % every:
            yield info_state
        session.answer(computer("adept").choose(info_state))


PLAYED = (configs.solo(boxes=("base", "immortality")), configs.table(3, ("base", "ix")))
EVERY = 18  # decisions from one to the next about which somebody is advised
_ADVICE: dict[tuple[GameConfig, int], tuple[Advice, ...]] = {}


def _advised(info_state: InformationState) -> tuple[Advice, ...]:
    """The advice of an expert; several tests look at that about the same decisions of the same games."""
    key = (info_state.rules.config, crc32(repr((info_state.view, info_state.options)).encode()))
    if key not in _ADVICE:
        _ADVICE[key] = advise(info_state, "expert")
    return _ADVICE[key]


@pytest.mark.parametrize("config", PLAYED)
def test_the_best_way_has_something_to_say_for_itself(config: GameConfig) -> None:
    """It is never praised with drawbacks alone, and no way that is clearly worse is said to be as good."""
    for info_state in _met(config, 3, EVERY):
        best, *others = _advised(info_state)
        assert best.why in PLAIN or any(by > 0 for _, by in best.why)
        ahead = [round(100 * best.chance) - round(100 * each.chance) for each in others]
        assert best.why != NEXT or ahead[0] < MIN_PERCENT
        for each, behind in zip(others, ahead, strict=True):
            assert each.why in (WINS,) or behind < MIN_PERCENT or any(by < 0 for _, by in each.why)


def test_what_a_way_itself_brings_is_told_first() -> None:
    """A card that gives water is not said to leave fewer goods, whatever the water is spent on later."""
    t = table(hand=["dagger", "dagger"], intrigue=["water_peddlers_union"], agents_left=0, water=0).round(6)
    found = _between(t, ("intrigue", "water_peddlers_union"), ("reveal",))
    assert _of(found, "intrigue")["goods"] > 0


def test_the_only_way_worth_a_try_says_what_comes_of_it_at_once() -> None:
    """Nothing else was looked at that it could be compared with; what it does is told nevertheless."""
    t = table(hand=["reconnaissance"], garrison=3, intrigue=[], agents_left=1).round(5)
    t = others_done(t, 1, 1, 0).play("reconnaissance", "carthag").take("space:carthag")
    (only,) = _between(t, ("deploy", 3))
    assert only.beside == "now"
    assert dict(only.why)["conflict"] > 0 > dict(only.why)["troops"]


def test_what_is_certain_is_told_in_numbers() -> None:
    """Troops are two each in the Conflict and one each at home, water is water and no other good."""
    t = table(hand=["dagger", "dagger"], intrigue=["water_peddlers_union"], agents_left=0, water=0).round(6)
    peddled = _between(t, ("intrigue", "water_peddlers_union"), ("reveal",))
    (counted,) = (set(way.counts) for way in peddled if way.option[0] == "intrigue")
    assert counted == {("goods", "water", 1), ("intrigue", "intrigue", -1)}
    t = table(hand=["reconnaissance"], garrison=3, intrigue=[], agents_left=1).round(5)
    t = others_done(t, 1, 1, 0).play("reconnaissance", "carthag").take("space:carthag")
    (only,) = _between(t, ("deploy", 3))
    assert set(only.counts) == {("conflict", "conflict", 6), ("troops", "troops", -3)}
    named = {aspect for aspect, _ in only.why}
    assert {aspect for aspect, _, _ in only.counts} <= named


def test_what_only_luck_tells_apart_has_one_chance() -> None:
    """Then nothing is said of it either, and the chance is that of both together."""
    leveled = 0
    for info_state in _met(PLAYED[0], 3, EVERY // 3):
        found = list(best_ways(info_state, "expert").values())
        ways = _advised(info_state)[:2]
        if len(ways) == 2 and ways[1].why == () and len(set(found[:2])) == 2:
            assert ways[0].chance == ways[1].chance
            leveled += 1
    assert leveled, "now and then the search did tell them apart"


def test_cards_that_are_drawn_are_a_reason() -> None:
    t = table(hand=["reconnaissance", "dagger"], water=2, agents_left=1).round(3)
    ways = [option for option in t.legal() if option[2:3] in (("research_station",), ("arrakeen",))]
    for way in _between(t, *ways):
        drawn = [by for aspect, by in way.why if aspect == "draws"]
        assert drawn
        assert (drawn[0] > 0) == (way.option[2] == "research_station")


def test_what_is_bought_in_passing_is_not_praised() -> None:
    """Late in the game a cheap card is hardly drawn any more: it does no harm, and to buy none is no drawback."""
    t = others_done(table(hand=["convincing_argument"], agents_left=0), 1, 1, 0).round(8).row(*DEAR).reveal()
    first, other = advise(_sight(t), "expert")
    assert {first.option[0], other.option[0]} == {"acquire", "end_turn"}
    assert (first.why, other.why) == (NEXT, ())
    assert first.chance - other.chance < MIN_PERCENT / 100


def test_whatever_is_on_sale_is_tried() -> None:
    """However little the policy thinks of it."""
    t = table(hand=["convincing_argument"] * 2, agents_left=0).round(3).reveal()
    info_state = _sight(t)
    known = models(info_state.rules)
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, 48, bounds=Bounds(each=6))
    tried = [each.visits for each in found if each.option[0] == "acquire"]
    assert len(tried) > 1
    assert min(tried) >= 6


def test_every_likely_way_is_looked_at() -> None:
    """As often as the others, and not only what somebody of that level would think of."""
    info_state = _sight(table(hand=["diplomacy", "signet_ring", "dagger"], water=2, spice=4, solari=6).round(4))
    known = models(info_state.rules)
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, 1, bounds=Bounds(each=4))
    tried = [each.visits for each in found if each.visits]
    assert len(tried) > 2
    assert set(tried) <= {4, 5}


def test_the_same_card_is_told_once() -> None:
    """Two copies in the Row are one way, so that there is room for another."""
    t = table(hand=["convincing_argument"] * 2, agents_left=0).round(2).row(*["arrakis_recruiter"] * 2, *DEAR[2:])
    ways = advise(_sight(t.reveal()), "master")
    bought = [way.option for way in ways if way.option[:2] == ("acquire", "arrakis_recruiter")]
    assert len(bought) == 1
    assert len(ways) == 3


def test_troops_are_sent_at_once() -> None:
    """Not one after the other, with the same question again: after the advice there is none to send."""

    def fighting() -> Table:
        t = table(hand=["reconnaissance"], garrison=4, intrigue=[], agents_left=1).round(7)
        return t.play("reconnaissance", "carthag")

    answers = {advise(_sight(fighting()), "expert", seed)[0].option for seed in range(4)}
    answers |= {would_choose(_sight(fighting()), "expert", seed) for seed in range(4)}
    sent = [option for option in answers if option[0] == "deploy"]
    assert sent
    for option in sent:
        assert would_choose(_sight(fighting().do(*option)), "expert")[0] != "deploy"


def test_advice_is_counted_and_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same on every machine, and no search goes on for longer than its answers last."""
    info_state = _sight(table(water=1))
    as_usual = advise(info_state, "expert")
    late = count(0.0, 100.0)
    monkeypatch.setattr(search, "monotonic", lambda: next(late))
    assert advise(info_state, "expert") == as_usual
    known = models(info_state.rules)
    bounds = Bounds(seconds=inf, answers=400)
    found = Search(info_state.rules, known.policy, known.evaluation).look(info_state, 320, bounds=bounds)
    assert 0 < sum(each.visits for each in found) < 40


def test_what_comes_only_of_playing_on_is_not_told_as_if_it_came_of_the_turn() -> None:
    """Where the turn itself says enough it is told alone; otherwise it says that it is for the end of the round."""
    later = 0
    for info_state in chain(*(_met(config, 3, EVERY) for config in PLAYED)):
        ways = _advised(info_state)
        for place, way in enumerate(ways):
            compared = way.why and way.why not in PLAIN
            beside = ("first" if place else "next") if len(ways) > 1 else "now"
            assert way.beside == (beside if compared else "")
            later += way.later
            assert not way.later or len(way.why) == 1, "there is no room for more"
    assert later, "some reasons do come of playing on"


def test_a_way_that_is_the_only_one_is_beside_the_position_as_it_is() -> None:
    """Nobody is told what speaks for it beside something that is not named: to Foldspace go no troops and no goods."""
    t = table(hand=["diplomacy"], agents_left=2).round(1)
    info_state = _sight(t)
    (send,) = [option for option in info_state.options if option[2:3] == ("foldspace",)]
    (only,) = advise(replace(info_state, options=(send, ("reveal",))), "expert")
    assert only.beside == "now"
    assert {aspect for aspect, _ in only.why} <= {"influence", "cards"}


def test_so_many_units_are_weighed_as_so_many() -> None:
    """And not as if the others were sent after them: fewer leave more at home."""
    t = table(hand=["diplomacy", "convincing_argument"], garrison=2, spice=6, intrigue=[], agents_left=1).round(3)
    first, *others = advise(_sight(others_done(t, 2, 1, 0).play("diplomacy", "heighliner")), "master")
    assert others
    for way in others:
        assert way.option[0] == first.option[0] == "deploy"
        assert (dict(way.why)["troops"] > 0) == (way.option[1] < first.option[1])


def test_a_way_says_what_it_brings_with_the_rest_of_its_effects() -> None:
    """Nothing of it that differs from world to world, and nothing that could be done without it."""
    t = table(hand=["diplomacy", "dagger"], garrison=3, intrigue=["windfall"], agents_left=2).round(2)
    ways = [option for option in t.legal() if option[2:3] == ("secrets",)]
    (found, *_) = _between(t, *ways, ("reveal",))
    assert found.option[2] == "secrets"
    assert found.purposes == (Purpose("track", 1, "faction:bene_gesserit", 2), Purpose("intrigue", 1))


def test_who_ends_a_turn_is_told_of_nothing_that_it_brings() -> None:
    t = table(hand=[], intrigue=["bribery"], agents_left=0).round(3).reveal()
    (done,) = advise(_sight(t.row(*DEAR)), "expert")
    assert not done.purposes
