"""What answers would lead to: never a guess, and nothing of what others do then."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameConfig, GameState, OptionId, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.effects import Foldspace, Gain
from dune_desktop.engine.model.frames import Ask, GameFlow, Pool
from dune_desktop.engine.model.options import part
from dune_desktop.engine.resolution.resolve import QUIET, index_taken, ordering, pending_todo
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.session.foresight import PAUSING_EVENTS, Foresight
from dune_desktop.ui.presenters.table.weighed import Weighed
from tests import kit
from tests.kit import proves

CERTAIN = {"influence", "council", "swordmaster", "mentat", "trash"}
"""Events that may wait for their turn among other effects, told by kind, seat and the thing."""


def told(event: Event) -> Event:
    """Who gets the Mentat is certain, and not how: a card may bring it before its space does."""
    return event[: 2 if event[0] == "mentat" else 3]


GAMES = {"solo": solo("mentat"), "three-all": table(3, ("base", "ix", "immortality"))}


def questions(rules: Rules) -> Iterator[Callable[[GameState], object]]:
    """The numbers that are shown of an act."""
    for seat in range(3):
        for what in ("solari", "spice", "water", "vp", "garrison", "conflict", "swords", "influence"):
            yield lambda state, seat=seat, what=what: getattr(state.seats[seat], what)
        yield lambda state, seat=seat: len(state.seats[seat].hand)
        yield lambda state, seat=seat: rules.decided_strength(state, seat)
    yield lambda state: state.turn.persuasion if state.turn is not None else 0


def weighed(session: Session, seen: Foresight) -> Weighed:
    return Weighed(session.view(session.asked() or 0), worlds=seen.ways, news=seen.news)


@pytest.mark.parametrize("config", GAMES.values(), ids=list(GAMES))
def test_what_is_said_for_sure_happens(config: GameConfig) -> None:
    rules = Rules(catalog(config.boxes), config)
    session, player = Session.start(rules, 7, ("Ann", "Bo", "Cy")), RandomPlayer(7)
    said = changed = 0
    while not session.over and session.state.round < 7:
        option = player.pick(session.rules.legal(session.state))
        act, before = weighed(session, session.foresee((option,))), session.state.clone()
        seat, step = session.asked(), session.answer(option)
        if any(event[0] in PAUSING_EVENTS for event in step.events):
            continue
        after = session.state.clone()
        while rules.asked(after) == seat and (quiet := quiet_one(rules, after, before)):
            rules.play(after, quiet)
        for question in questions(rules):
            found = act.by_way(question)
            if found is not None:
                assert found == [question(after)], option
                said += 1
                changed += found != [question(before)]
    assert said > 500
    assert changed > 15


def quiet_one(rules: Rules, state: GameState, before: GameState) -> OptionId | None:
    """An answer that takes something of which nothing is asked, and that did not wait before."""
    todo = pending_todo(state)
    for option in rules.legal(state):
        if option[0] == "take" and todo[index_taken(todo, option)] not in pending_todo(before):
            tried = state.clone()
            rules.play(tried, option)
            if ordering(rules, todo[index_taken(todo, option)][1]) == QUIET and not isinstance(tried.stack[-1], Ask):
                return option
    return None


def test_what_waits_among_other_effects_and_asks_for_nothing_is_foreseen() -> None:
    """With all that comes of it: the point at two steps, the bonus and the Alliance at four."""
    made = kit.table(hand=["diplomacy"], spice=4, influence={"bene_gesserit": 3, "emperor": 1})
    session = Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di"))
    act = weighed(session, session.foresee(to(session, "secrets")))
    assert act.sure(lambda state: (state.seats[0].influence[2], state.alliances[2])) == (4, 0)
    assert act.sure(lambda state: state.seats[0].vp) == made.vp() + 1
    assert {len(world.seats[0].intrigue) for way in act.worlds for world in way} == {1}, "the bonus alone"
    act = weighed(session, session.foresee(to(session, "conspire")))
    assert act.sure(lambda state: state.seats[0].influence[0]) == 2


def test_what_waited_before_or_asks_something_is_not() -> None:
    made = kit.table(hand=["diplomacy"]).play("diplomacy", "secrets")
    made.turn.pool += (("card:diplomacy", Gain("draw"), 0),)
    session = Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di"))
    for option in [option for option in made.legal() if "influence" not in option]:
        assert weighed(session, session.foresee((option,))).sure(lambda state: state.seats[0].influence[2]) == 0
    made = kit.table(hand=["space_travel"])
    made.turn.acquire_to_top = True
    session = Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di"))
    act = weighed(session, session.foresee(to(session, "foldspace")))
    assert act.sure(lambda state: state.seats[0].influence[1]) == 1
    assert act.after is not None
    assert Foldspace() in [effect for _, effect, _ in pending_todo(act.after)], (
        "top or discard pile is asked, and later"
    )


def to(session: Session, space: str) -> tuple[OptionId, ...]:
    """The answer that sends an Agent there."""
    return next(
        (option,)
        for option in session.rules.legal(session.state)
        if option[0] == "send" and part(option, "space") == space
    )


@pytest.mark.parametrize("config", GAMES.values(), ids=list(GAMES))
def test_what_is_said_to_come_of_a_turn_comes_however_it_is_played(config: GameConfig) -> None:
    """Influence, a seat, an Agent more: whatever is done first, and in whichever order."""
    rules = Rules(catalog(config.boxes), config)
    waited = 0
    for seed in range(1, 7):
        session, player = Session.start(rules, seed, ("Ann", "Bo", "Cy")), RandomPlayer(seed)
        while not session.over:
            legal = session.rules.legal(session.state)
            sends = [option for option in legal if option[0] == "send"]
            option = player.pick(sends or legal)
            seen = session.foresee((option,)) if sends else Foresight(())
            foreseen = Weighed(session.state, events=seen.events).sure_events
            sure = {told(event) for event in foreseen if event[0] in CERTAIN}
            happened = [*session.answer(option).events]
            waited += not sure <= set(map(told, happened))
            while sends and not any(event[0] == "end_turn" for event in happened):
                happened += session.answer(player.pick(session.rules.legal(session.state))).events
            assert sure <= set(map(told, happened)), option
    assert waited > 10


def test_what_depends_on_a_choice_is_a_span_and_on_hidden_cards_unknown() -> None:
    rules = Rules(catalog(("base",)), solo("mentat"))
    state = Session.start(rules, 3, ("Ann", "Bo", "Cy")).state
    rich, poor = state.clone(), state.clone()
    rich.seats[0].solari, poor.seats[0].solari = 9, 4

    def solari(state: GameState) -> int:
        return state.seats[0].solari

    assert Weighed(state, worlds=((rich, rich), (poor, poor))).by_way(solari) == [9, 4]
    hidden = Weighed(state, worlds=((rich, poor),))
    assert hidden.by_way(solari) is None
    assert hidden.sure(solari) == state.seats[0].solari


def test_looking_ahead_ends_before_others_score() -> None:
    """The last pass of a Combat leads to rewards and a new round; only what comes before them is foreseen."""
    rules = Rules(catalog(("base",)), solo("mentat"))
    session, player = Session.start(rules, 5, ("Ann", "Bo", "Cy")), RandomPlayer(5)
    seen = 0
    while not session.over and seen < 3:
        number = session.state.round
        option = player.pick(session.rules.legal(session.state))
        foreseen = session.foresee((option,))
        session.answer(option)
        if session.state.round != number:
            assert {world.round for way in foreseen.ways for world in way} == {number}
            seen += 1
    assert seen == 3


@pytest.mark.parametrize("config", GAMES.values(), ids=list(GAMES))
def test_looking_ahead_ends_where_the_round_goes_on_by_itself(config: GameConfig) -> None:
    """After the last reward units go home whatever was chosen; a troop sent to defend draws nobody's hand."""
    rules = Rules(catalog(config.boxes), config)
    went_home = defended = 0
    for seed in range(1, 30):
        if went_home > 5 and (defended or config.boxes == ("base",)):
            break
        session, player = Session.start(rules, seed, ("Ann", "Bo", "Cy")), RandomPlayer(seed)
        while not session.over:
            option, before = player.pick(session.rules.legal(session.state)), session.state
            fought = _decided(before) and _there(before, "conflict")
            defends = before.phase == "round_start" and not _there(before, "hand")
            foreseen = session.foresee((option,)) if fought or defends else Foresight(())
            session.answer(option)
            for world in (world for way in foreseen.ways for world in way):
                assert not fought or _there(world, "conflict"), option
                assert not defends or not _there(world, "hand"), option
            went_home += fought and not _there(session.state, "conflict")
            defended += defends
    assert went_home > 5
    assert defended or config.boxes == ("base",)


@proves("R28.15")
def test_what_is_chosen_for_a_rival_brings_nothing_of_the_next_reward_or_the_rest_of_its_turn() -> None:
    rules = Rules(catalog(("base", "ix")), solo("mentat", "", ("base", "ix")))
    chosen = 0
    for seed in range(1, 50):
        if chosen > 20:
            break
        session, player = Session.start(rules, seed, ("Ann", "Bo", "Cy")), RandomPlayer(seed)
        while not session.over:
            before, option = session.state, player.pick(session.rules.legal(session.state))
            rival = rules.acting_for(before)
            if rival is not None and rival != session.asked() and option[0] == "faction":
                chosen += 1
                for world in (world for way in session.foresee((option,)).ways for world in way):
                    assert _owned(world) == _owned(before), (seed, option)
                    assert not [frame for frame in world.stack if isinstance(frame, Pool)], (seed, option)
            session.answer(option)
    assert chosen > 20


def _owned(state: GameState) -> list[tuple[int, ...]]:
    """How much each seat has, besides points and Influence."""
    goods = ("solari", "spice", "water", "garrison", "conflict")
    return [(*(getattr(player, kind) for kind in goods), len(player.intrigue)) for player in state.seats]


def _there(state: GameState, where: str) -> bool:
    """Whether anybody has a card or troop there."""
    return any(getattr(player, where) for player in state.seats)


def _decided(state: GameState) -> bool:
    flow = state.stack[0]
    assert isinstance(flow, GameFlow)
    return bool(flow.decided)
