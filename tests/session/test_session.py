"""A running game: answers, the log, undo and its fence, beats, resuming."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.boxes.ix.state import TechTaken
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.frames import Played
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.engine.model.records import Row
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Entry, IllegalAnswer, Replay, ReplayDivergence, Session
from dune_desktop.session.foresight import PAUSING_EVENTS
from dune_desktop.session.session import KEPT_BEATS
from tests.kit import Table, proves, solo_table
from tests.kit import table as laid


def _session(config: GameConfig, seed: int = 5) -> Session:
    rules = Rules(catalog(config.boxes), config)
    return Session.start(rules, seed, tuple(f"Seat {n}" for n in range(len(config.seats))))


def _find(session: Session, action: str):
    return next(option for option in session.rules.legal(session.state) if option[0] == action)


def _play(session: Session, answers: int, seed: int = 1) -> None:
    player = RandomPlayer(seed)
    for _ in range(answers):
        if session.over:
            return
        options = session.rules.legal(session.state)
        session.answer(player.pick(options))


def test_an_answer_is_logged_and_told():
    """Every answer goes into the log and listeners hear of it."""
    session = _session(table(3))
    heard = []
    session.listeners.append(lambda told: heard.append(len(told.log)))
    option = session.rules.legal(session.state)[0]
    seat = session.asked()
    session.answer(option)
    assert session.log == [Entry(seat, option)]
    assert heard == [1]


def test_an_illegal_answer_changes_nothing():
    """An option that is not offered raises and leaves position and log alone."""
    session = _session(table(3))
    before = session.state.clone()
    with pytest.raises(IllegalAnswer, match="not among the options"):
        session.answer(("send", "dagger", "nowhere", 0, ""))
    assert session.state == before
    assert session.log == []


def test_an_answer_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch):
    """An error half way to the next position leaves everything where it was, and the game can go on."""
    session = _session(table(3))
    _play(session, 20)
    before, position, log, beats = session.state, session.state.clone(), list(session.log), session.beats
    option = session.rules.legal(session.state)[0]

    def half_way(rules: Rules, state: GameState, watch: object) -> None:
        state.round += 1
        raise ArithmeticError

    with monkeypatch.context() as patch:
        patch.setattr("dune_desktop.engine.resolution.resolve.advance", half_way)
        with pytest.raises(ArithmeticError):
            session.answer(option)
    assert session.state is before
    assert session.state == position
    assert session.log == log
    assert session.beats is beats
    session.answer(option)
    assert session.log[:-1] == log


def test_a_position_stays_as_it_is():
    """Whoever holds a position of the game holds it still after answers and undo: each answer makes a new one."""
    session = _session(solo("sardaukar"))
    held: list[tuple[GameState, GameState]] = [(session.state, session.state.clone())]
    session.listeners.append(lambda played: held.append((played.state, played.state.clone())))
    player, undone = RandomPlayer(3), 0
    while len(session.log) < 150 and not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        assert session.beats[-1].state is session.state
        undone += len(session.log) % 3 == 0 and session.undo()
    assert undone > 5
    assert all(state == copy for state, copy in held)


def test_undo_takes_back_ones_own_steps():
    """Sending an Agent without a hidden card coming up can be taken back; the log keeps it, marked."""
    t = laid(3, hand=["diplomacy"])
    session = Session(t.rules, t.state, 1, ("Ann", "Bo", "Cy"))
    before = session.state.clone()
    seat = session.asked()
    option = next(o for o in session.rules.legal(session.state) if o[0] == "send" and o[2] == "wealth")
    session.answer(option)
    assert session.undoable() == option
    assert session.undo()
    assert session.state == before
    assert session.log == [Entry(seat, option, undone=True)]
    assert session.undoable() is None


def test_undo_leads_to_a_decision_and_never_to_the_only_answer_there_was():
    """What could but be answered so goes back with the decision before it, and cannot be taken back without one."""
    session = _session(solo("sardaukar"))
    player, undone, longer = RandomPlayer(3), 0, 0
    while len(session.log) < 400 and not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        latest, steps = session.undoable(), len(session.steps)
        if latest is None or len(session.log) % 3:
            continue
        assert session.undo()
        undone, longer = undone + 1, longer + (steps - len(session.steps) > 1)
        legal = session.rules.legal(session.state)
        assert latest in legal
        assert len(legal) > 1
    assert undone > longer > 0


def test_undo_stops_where_hidden_cards_were_seen():
    """A drawn card cannot be put back unseen: there the way back ends, and it is said why."""
    session = _session(table(3))
    while not any(option[:1] == ("send",) and option[2] == "arrakeen" for option in session.rules.legal(session.state)):
        session.answer(_find(session, "reveal"))
        session.answer(_find(session, "end_turn"))
    session.answer(next(o for o in session.rules.legal(session.state) if o[0] == "send" and o[2] == "arrakeen"))
    assert session.undoable() is not None
    session.answer(_find(session, "take"))
    assert session.undoable() is None
    assert session.closed_by == "cards"
    assert not session.undo()


def test_undo_stops_at_another_seats_turn():
    """What was done before the turn went on to somebody else stays done."""
    session = _session(table(3))
    while not any(option[0] == "send" and option[2] == "wealth" for option in session.rules.legal(session.state)):
        session.answer(_find(session, "reveal"))
        session.answer(_find(session, "end_turn"))
    session.answer(next(o for o in session.rules.legal(session.state) if o[0] == "send" and o[2] == "wealth"))
    session.answer(("end_turn",))
    assert session.undoable() is None
    assert session.closed_by == "turn"


def test_a_reveal_can_be_taken_back_only_alone():
    """Others at the table have seen the hand; House Hagal has not."""
    session = _session(table(3))
    session.answer(("reveal",))
    assert session.undoable() is None
    alone = _session(solo())
    alone.answer(("reveal",))
    assert alone.undoable() == ("reveal",)


def test_undone_answers_do_not_count_in_a_replay():
    """The log leads to the same position whether or not something was taken back."""
    session = _session(solo(), seed=3)
    player = RandomPlayer(2)
    undone = 0
    for _ in range(120):
        if session.over:
            break
        session.answer(player.pick(session.rules.legal(session.state)))
        if len(session.log) % 3 == 0 and session.undo():
            undone += 1
    assert undone > 5
    again = Replay(session.rules, session.seed, session.log)
    assert again.divergence is None
    assert again.state == session.state
    assert again.steps == session.steps


def test_a_log_that_no_longer_fits_is_refused():
    """A replay never guesses: an answer that is not legal ends it, and what came before is there."""
    session = _session(table(3))
    _play(session, 10)
    entries = [entry for entry in session.log if not entry.undone]
    wrong = Entry(entries[5].seat, ("take", 99))
    again = Replay(session.rules, session.seed, [*entries[:5], wrong, *entries[5:]])
    assert again.divergence == ReplayDivergence(6, wrong, "no_option")
    assert again.steps == session.steps[:6]
    other = Entry(entries[5].seat + 1, entries[5].option)
    assert Replay(session.rules, session.seed, [*entries[:5], other]).divergence == ReplayDivergence(
        6, other, "other_seat"
    )
    assert Replay(session.rules, session.seed + 1, session.log).divergence is not None


def test_every_position_of_a_game_can_be_gone_back_to():
    """After so many answers it is the position it was then; the game can be played on from there as one of its own."""
    session = _session(table(3), seed=4)
    positions = [session.state.clone()]
    session.listeners.append(lambda played: positions.append(played.state.clone()))
    _play(session, 120)
    replay = Replay(session.rules, session.seed, session.log)
    assert len(replay) == len(session.log) == len(positions) - 1
    for number in (0, 1, 23, 24, 25, 77, len(replay)):
        assert replay.at(number) == positions[number]
        branch = Session.branch(replay, number, session.seed, session.names)
        assert branch.state == positions[number]
        assert branch.steps == session.steps[: number + 1]
    with pytest.raises(IndexError):
        replay.at(len(replay) + 1)
    assert [positions[number].round for number in replay.rounds.values()] == list(replay.rounds)
    ended = [
        number for number, step in enumerate(session.steps) if ("end_turn",) in {event[:1] for event in step.events}
    ]
    assert replay.turns == [0, *ended]


def test_beats_show_rivals_one_after_another():
    """What follows an answer by itself is cut into pieces; together they are all of it, and end where the game is."""
    session = _session(solo("sardaukar"))
    assert sum(event[0] == "hagal" for beat in session.beats for event in beat.events) >= 2
    _play(session, 60)
    step = session.steps[-1]
    assert tuple(event for beat in session.beats for event in beat.events) == step.events
    assert session.beats[-1].state == session.state
    rewarded = False
    for beat in session.beats[:-1]:
        kinds = {event[0] for event in beat.events}
        assert rewarded or kinds & PAUSING_EVENTS
        rewarded = "reward" in kinds or (rewarded and not kinds & PAUSING_EVENTS)


def test_what_the_latest_answers_led_to_can_be_shown_again():
    """Beats are kept for a while, end where the next begin, go with undo, and are there again after loading."""
    session = _session(solo("sardaukar"))
    _play(session, KEPT_BEATS + 5)
    assert list(session.recent_beats) == list(range(6, KEPT_BEATS + 6))
    for number, beats in session.recent_beats.items():
        assert tuple(event for beat in beats for event in beat.events) == session.steps[number].events
    assert session.recent_beats[KEPT_BEATS + 5][-1].state == session.state
    while session.undoable() is None:
        _play(session, 1)
    last = len(session.steps) - 1
    session.undo()
    assert last not in session.recent_beats
    again = Session.resume(session.rules, session.state.clone(), session.seed, session.names, session.log)
    assert again.recent_beats[last - 1] == session.recent_beats[last - 1]
    assert set(session.recent_beats) <= {0, *again.recent_beats}


def test_a_preview_changes_nothing_and_knows_nothing_hidden():
    """Looking ahead plays on another world: the game and its chance stay as they are."""
    session = _session(table(3))
    before = session.state.clone()
    option = _find(session, "send")
    world, events = session.preview(option)
    assert session.state == before
    assert any(event[0] == "send" for event in events)
    assert world.seats[session.asked()].agents
    assert world.rng != before.rng


@pytest.mark.parametrize("config", [solo(), table(3)])
def test_undo_reaches_as_far_after_loading_as_before(config):
    """At every moment of a game: the same answers can be taken back, to the same positions, for the same reason not."""
    session, player, reached = _session(config, seed=8), RandomPlayer(8), 0
    while len(session.log) < 90 and not session.over:
        session.answer(player.pick(session.rules.legal(session.state)))
        again = Session.resume(session.rules, session.state.clone(), session.seed, session.names, session.log)
        assert again.log == session.log
        assert (again.undoable(), again.closed_by) == (session.undoable(), session.closed_by)
        if session.undoable() and not len(session.log) % 5:
            assert again.undo()
            assert session.undo()
            reached += 1
            assert again.state == session.state
            assert again.info_state().memory == session.info_state().memory
    assert reached > 3


def test_resuming_keeps_the_chronicle():
    """A game resumed from snapshot and log knows what happened; from a foreign log it still goes on."""
    session = _session(table(4))
    _play(session, 50)
    again = Session.resume(session.rules, session.state.clone(), session.seed, session.names, session.log)
    assert again.steps == session.steps
    odd = Session.resume(session.rules, session.state.clone(), session.seed + 1, session.names, session.log)
    assert odd.steps == []
    _play(odd, 10)
    assert len(odd.log) == 60


# ------------------------------------------------------------------------------------------------ looking


def _at(made: Table) -> Session:
    return Session(made.rules, made.state, 1, tuple(f"Seat {n}" for n in range(len(made.state.seats))))


@proves("R16.4", "intrigue:poison_snooper")
def test_looking_at_the_top_card_is_not_taken_back():
    """Poison Snooper shows a card: neither it nor the answer to it can be undone; others learn no more than that."""
    session = _at(laid(intrigue=["poison_snooper"], deck=["dagger", "diplomacy"], leader="earl_memnon_thorvald"))
    step = session.answer(("intrigue", "poison_snooper"))
    assert ("look", 0, "dagger") in step.events
    assert seen_by(("look", 0, "dagger"), 1) == ("look", 0, HIDDEN)
    assert (session.undoable(), session.closed_by) == (None, "cards")
    session.answer(("trash_top",))
    assert session.undoable() is None


@proves("R16.4", "R24.7", "leader:paul_atreides")
def test_paul_sees_the_next_card_when_the_first_is_trashed():
    """He knows the top card, so Poison Snooper shows him nothing and may be taken back; the card under it is new."""
    made = solo_table(intrigue=["poison_snooper"], deck=["dagger", "diplomacy"])
    session = _at(made)
    step = session.answer(("intrigue", "poison_snooper"))
    assert not [event for event in step.events if event[0] == "look"]
    assert session.undoable() == ("intrigue", "poison_snooper")
    step = session.answer(("trash_top",))
    assert ("look", 0, "diplomacy") in step.events
    assert (session.undoable(), session.closed_by) == (None, "cards")


def _known(session: Session, seat: int) -> Counter[str]:
    """Every card, tile and the like that the seat can name, wherever it lies."""
    view = session.view(seat)
    piles = [view.row, view.imperium_deck, view.intrigue_deck, view.intrigue_discard, view.conflict_deck]
    piles += [view.conflicts, view.hagal_deck, view.hagal_discard, view.trashed]
    piles += [(card,) * n for card, n in view.reserve.items()]
    for player in view.seats:
        piles += [player.deck, player.hand, player.discard, player.in_play, player.intrigue, player.intrigue_open]
        piles += [(player.set_aside,)]
        if player.own.get("ix") is not None:
            piles += [player.own["ix"].tech, (player.own["set_aside"].card,)]
    for kept in view.own.values():
        piles += [kept.shown, kept.deck] if isinstance(kept, Row) else []
    if view.own.get("ix") is not None:
        piles += [view.own["ix"].shown, view.own["ix"].removed, *view.own["ix"].stacks]
    for frame in view.stack:
        piles += [(getattr(frame, "card", ""),)] if isinstance(frame, Played) else []
        piles += [(frame.tile,)] if isinstance(frame, TechTaken) else []
    known = Counter(card for pile in piles for card in pile)
    del known[HIDDEN], known[""]
    return known


LEADERS = tuple(leader.id for leader in catalog(("base", "ix")).leaders)


@pytest.mark.parametrize("leader", LEADERS)
@pytest.mark.parametrize("alone", [False, True])
def test_what_was_seen_is_not_taken_back(leader, alone):
    """In random games no answer that shows its seat something new can be undone."""
    others = [SeatConfig(), SeatConfig()]
    if alone:
        others = [SeatConfig("rival", name) for name in ("prince_rhombur_vernius", "glossu_the_beast_rabban")]
        others[0] = SeatConfig("rival", "viscount_hundro_moritani") if leader == others[0].leader else others[0]
        others[1] = SeatConfig("rival", "earl_memnon_thorvald") if leader == others[1].leader else others[1]
    boxes = ("base", "ix", "immortality")
    config = GameConfig((SeatConfig("human", leader), *others), boxes, "mentat" if alone else None)
    for seed in range(2):
        session = _session(config, seed)
        player = RandomPlayer(seed)
        while not session.over:
            seat = session.asked()
            before = _known(session, seat)
            options = session.rules.legal(session.state)
            snoops = ("intrigue", "poison_snooper")
            session.answer(snoops if snoops in options else player.pick(options))
            new = _known(session, seat) - before
            assert not (new and session.undoable()), (session.log[-1], new)


def _hundro() -> Session:
    """A game in which Hundro has put an Intrigue card back on the deck; his is seat 0."""
    leaders = ("viscount_hundro_moritani", "ilesa_ecaz", "tessia_vernius")
    session = _session(GameConfig(tuple(SeatConfig("human", leader) for leader in leaders), ("base", "ix")))
    assert session.asked() == 0
    session.answer(_find(session, "put_back"))
    return session


def _until_asked(session: Session, seat: int) -> None:
    """The others play on without drawing Intrigue cards."""
    while session.asked() != seat:
        session.answer(session.rules.legal(session.state)[-1])
        assert not any(event[0] == "draw_intrigue" for event in session.steps[-1].events)


def test_an_information_state_remembers_what_its_seat_saw():
    """The card put back lies on top of the deck in all determinizations of the seat that is asked."""
    session = _hundro()
    card = session.steps[-1].option[1]
    _until_asked(session, 0)
    info_state = session.info_state()
    assert (info_state.seat, info_state.view, list(info_state.options)) == (
        0,
        session.view(0),
        session.rules.legal(session.state),
    )
    assert all(info_state.determinize(seed).intrigue_deck[0] == card for seed in range(20))


def test_a_game_that_is_resumed_remembers():
    """By its log; from a foreign one it begins at the snapshot and knows less, and nothing wrong."""
    session = _hundro()
    card = session.steps[-1].option[1]
    _until_asked(session, 0)
    again = Session.resume(session.rules, session.state.clone(), session.seed, session.names, session.log)
    assert all(again.info_state().determinize(seed) == session.info_state().determinize(seed) for seed in range(5))
    odd = Session.resume(session.rules, session.state.clone(), session.seed + 1, session.names, session.log)
    assert not all(odd.info_state().determinize(seed).intrigue_deck[0] == card for seed in range(20))
    _play(odd, 40)
    assert odd.info_state().determinize(1).round == odd.state.round


def test_undo_takes_back_what_was_remembered_of_the_answer():
    """Sights before, after and again are those of their positions."""
    session = _session(table(3))
    taken_back = 0
    player = RandomPlayer(4)
    while not session.over and taken_back < 20:
        before, legal = session.info_state().determinize(3), session.rules.legal(session.state)
        session.answer(player.pick(legal))
        if session.undoable() and len(legal) > 1 and not session.over:
            session.info_state()
            assert session.undo()
            assert session.info_state().determinize(3) == before
            session.answer(player.pick(session.rules.legal(session.state)))
            taken_back += 1
    assert taken_back == 20


def test_a_player_plays_a_whole_game_by_sights():
    """Session and player need nothing else of each other."""
    session, players = _session(table(3)), [RandomPlayer(seed) for seed in range(3)]
    while not session.over:
        info_state = session.info_state()
        session.answer(players[info_state.seat].choose(info_state))
    with pytest.raises(IllegalAnswer):
        session.info_state()


def test_a_position_on_the_way_asks_nobody_and_can_be_looked_at() -> None:
    """Also one between two steps of the round, where the seat of the last step is none of the table."""
    session, player = _session(solo("mentat", boxes=("base", "ix")), seed=3), RandomPlayer(3)
    steps = set()
    while session.state.round < 3:
        for beat in session.beats:
            steps.add(beat.state.stack[0].step)
            session.rules.asked(beat.state)
            session.at_reveal(0, beat.state)
        session.answer(player.pick(session.rules.legal(session.state)))
    assert "draw" in steps
