"""Saves hold any moment of a game, and nothing that lies in the folder can do harm."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.effects import OnWin
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Replay, Session
from dune_desktop.storage import migrate as migration
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, read, to_session, unpack
from dune_desktop.storage.places import Places
from dune_desktop.storage.settings import Settings, load_settings, save_settings
from dune_desktop.storage.slots import MAX_FINISHED_GAMES, Slots
from tests.kit import table as kit_table
from tests.kit.boxes import caves

__all__ = ["caves"]

GOLDEN = Path(__file__).resolve().parents[2] / "saves"


def _session(config=None, seed: int = 8) -> Session:
    config = config or table(4)
    return Session.start(Rules(catalog(config.boxes), config), seed, tuple("ABCD"[: len(config.seats)]))


def _finished() -> Session:
    session, player = _session(), RandomPlayer(3)
    while not session.over:
        _step(session, player)
    return session


def _step(session: Session, player: RandomPlayer) -> None:
    session.answer(player.pick(session.rules.legal(session.state)))


@pytest.mark.parametrize("config", [table(4), table(2), solo("mentat")], ids=["four", "two", "solo"])
def test_a_save_holds_any_moment(config):
    """At every decision of a game, mid-effect ones included, the file gives back the very same position."""
    session = _session(config)
    player = RandomPlayer(4)
    kinds = set()
    while not session.over:
        save = unpack(pack(of_session(session, "g")))
        assert save.state == session.state
        kinds.add(session.decision().kind)
        _step(session, player)
    assert {"turn", "agent", "reveal"} < kinds
    assert len(kinds) > 4
    finished = to_session(unpack(pack(of_session(session, "g"))))
    assert finished.over
    assert finished.steps == session.steps


def test_a_save_that_only_says_that_icons_were_gained_knows_of_one_card():
    """Saves of earlier versions have true there, and no number."""
    t = kit_table(hand=["dagger"], intrigue=["dispatch_an_envoy"]).intrigue("dispatch_an_envoy")
    plain = json.loads(gzip.decompress(pack(of_session(Session(t.rules, t.state, 1, tuple("ABCD")), "g"))))
    assert plain["state"]["turn"]["faction_icons"] == 1
    plain["state"]["turn"]["faction_icons"] = True
    again = to_session(unpack(gzip.compress(json.dumps(plain).encode())))
    assert again.state == t.state
    assert type(again.state.turn.faction_icons) is int


def test_a_loaded_game_goes_on_as_the_saved_one():
    """The same answers after loading lead to the same end: chance is part of the save."""
    session = _session()
    player = RandomPlayer(6)
    for _ in range(100):
        _step(session, player)
    other = to_session(unpack(pack(of_session(session, "g"))))
    first, second = RandomPlayer(1), RandomPlayer(1)
    while not session.over:
        _step(session, first)
        _step(other, second)
    assert other.state == session.state


@pytest.fixture
def slots(tmp_path) -> Slots:
    return Slots(tmp_path / "saves")


def test_named_and_automatic_saves_stand_side_by_side(slots):
    """The program keeps one save a game by itself; a named one never overwrites it."""
    session = _session()
    game = slots.new_game()
    slots.keep(session, game)
    path = slots.save_as(session, game, "Rainy Sunday / 비 오는 날")
    assert path.exists()
    listed = slots.list()
    assert {slot.automatic for slot in listed} == {True, False}
    assert next(slot.save.name for slot in listed if not slot.automatic) == "Rainy Sunday / 비 오는 날"
    slots.delete(path)
    assert len(slots.list()) == 1


def test_continue_is_the_game_played_last(slots):
    """Continue offers the latest game, and none when that one is over."""
    session = _session()
    slots.keep(session, "first")
    time.sleep(0.01)
    slots.keep(session, "second")
    assert slots.latest().save.game == "second"
    player = RandomPlayer(3)
    while not session.over:
        _step(session, player)
    slots.keep(session, "second")
    assert slots.latest() is None


def test_old_finished_games_are_tidied_away(slots):
    """Only so many finished games of the program's own stay; what is not finished, and named ones, always do."""
    running, finished = _session(), _finished()
    slots.save_as(finished, "named", "keep me")
    for number in range(MAX_FINISHED_GAMES + 3):
        slots.keep(running, f"running{number}")
    for number in range(MAX_FINISHED_GAMES + 3):
        slots.keep(finished, f"over{number}")
        slots.keep(finished, f"over{number}")  # so that there is a predecessor, which goes with it
    slots.flush()
    copy = slots.folder / "my own copy.dune"
    copy.write_bytes((slots.folder / "auto-over0.dune").read_bytes())
    (slots.folder / "left.dune.part").write_bytes(b"half a file")
    os.utime(slots.folder / "left.dune.part", (0, 0))
    ahead = slots.folder / "ahead.dune.part"
    ahead.write_bytes(b"left when the clock was ahead")
    os.utime(ahead, (time.time() + 9000, time.time() + 9000))
    (slots.folder / "new.dune.part").write_bytes(b"somebody writes this just now")
    list(slots.tidy())
    kept = {slot.seen.game for slot in slots.list() if slot.automatic}
    running = {f"running{number}" for number in range(MAX_FINISHED_GAMES + 3)}
    assert kept == running | {f"over{number}" for number in range(3, MAX_FINISHED_GAMES + 3)}
    assert any(slot.seen.name == "keep me" for slot in slots.list())
    assert copy.exists()
    assert [path.name for path in slots.folder.glob("*.part")] == ["new.dune.part"]


BROKEN = {
    "empty": b"",
    "text": b"this is my shopping list",
    "half": pack(of_session(_session(), "g"))[:400],
    "other gzip": gzip.compress(b"[1, 2, 3]"),
    "other json": gzip.compress(b'{"format": "something else"}'),
    "not json": gzip.compress(b"{"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_told_and_left_alone(slots, name):
    """Whatever lies there: a clear error, the file untouched, the other saves still usable."""
    slots.keep(_session(), "good")
    slots.flush()
    path = slots.folder / "bad.dune"
    path.write_bytes(BROKEN[name])
    with pytest.raises(SaveError) as error:
        slots.load(path)
    assert "bad.dune" in str(error.value)
    assert error.value.key in ("foreign", "broken")
    assert path.read_bytes() == BROKEN[name]
    listed = [slots.check(slot) for slot in slots.list()]
    assert {slot.path.name: slot.error is None for slot in listed} == {"auto-good.dune": True, "bad.dune": False}


def _changed(change) -> bytes:
    plain = json.loads(gzip.decompress(pack(of_session(_session(), "g"))))
    change(plain)
    return gzip.compress(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("change", "key", "told"),
    [
        (lambda save: save.update(version=99), "too_new", "newer version"),
        (lambda save: save["state"]["seats"][0].update(solari="many"), "broken", "state.seats.0.solari"),
        (lambda save: save["state"]["stack"].append({"kind": "mystery"}), "broken", "state.stack"),
        (lambda save: save["state"]["seats"][0].update(garrison=11), "broken", "troops"),
        (lambda save: save["state"]["seats"][0].update(hand=["no_such_card"]), "broken", "no_such_card"),
        (lambda save: save["config"]["seats"].pop(), "broken", "seats"),
        (lambda save: save.update(unheard_of=1), "broken", "unheard_of"),
    ],
)
def test_a_tampered_save_is_refused_by_name(tmp_path, change, key, told):
    """The message says what is wrong in the file, and nothing of it is played."""
    path = tmp_path / "x.dune"
    path.write_bytes(_changed(change))
    with pytest.raises(SaveError) as error:
        to_session(read(path), path)
    assert error.value.key == key
    assert told in str(error.value)


def test_a_missing_file_is_told(tmp_path):
    """Loading what is not there is an error in words."""
    with pytest.raises(SaveError, match=r"gone\.dune does not exist"):
        read(tmp_path / "gone.dune")


def test_a_full_or_forbidden_folder_is_told(tmp_path):
    """A save that cannot be written is an error in words, and the old file stays."""
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    slots = Slots(blocked / "saves")
    with suppress(SaveError):  # raised at once, if the disk is quick
        slots.keep(_session(), "g")
    slots.flush()
    error = slots.write_error("g")
    assert error is not None
    assert "cannot be written" in str(error)
    assert blocked.read_text() == "not a folder"


def test_answers_are_rows_and_were_once_told_by_name():
    """Up to version 4 an answer named its parts: such a save is the same game, and rows take a third less room."""
    session = _session()
    player = RandomPlayer(5)
    for _ in range(30):
        _step(session, player)
    while not session.undo():
        _step(session, player)
    plain = json.loads(gzip.decompress(pack(of_session(session, "g"))))
    rows = plain["log"]
    assert rows == [[entry.seat, list(entry.option), entry.undone] for entry in session.log]
    plain |= {"log": [dict(zip(("seat", "option", "undone"), row, strict=True)) for row in rows]}
    assert len(json.dumps(rows)) < len(json.dumps(plain["log"])) * 2 / 3
    older = to_session(unpack(gzip.compress(json.dumps(plain).encode())))
    assert older.log == session.log
    assert older.steps == session.steps


def test_older_versions_are_migrated(monkeypatch):
    """A save of an older version goes through every step up to the present one."""
    monkeypatch.setitem(migration.STEPS, 0, lambda data: {**data, "name": "from version 0"})
    plain = json.loads(gzip.decompress(pack(of_session(_session(), "g"))))
    plain["version"] = 0
    assert unpack(gzip.compress(json.dumps(plain).encode())).name == "from version 0"


@pytest.mark.parametrize("state", [None, [], {"turn": 3}, {"turn": {"acquired": 1}}])
def test_a_step_leaves_to_the_check_what_it_does_not_understand(state):
    """Nonsense in an old save is a damaged save, told in words."""
    plain = json.loads(gzip.decompress(pack(of_session(_session(), "g"))))
    plain.update(version=1, state=state)
    with pytest.raises(SaveError, match="is damaged"):
        unpack(gzip.compress(json.dumps(plain).encode()))


# ------------------------------------------------------------------------------------------------ one record for all


def _with_rare(plain: dict) -> dict:
    """The same save as version 6 wrote it: one record of a seat and of a turn for the words of few components."""
    state = plain["state"]
    table = {name: state["own"].pop(name, None) for name in ("promises", "snoopers")}
    for index, seat in enumerate(state["seats"]):
        aside = seat["own"].pop("set_aside", {"turns": 0, "card": "", "returned": ""})
        seat["own"]["rare"] = {
            "on_win": [todo for owner, todo in table["promises"]["made"] if owner == index],
            "turns": aside["turns"],
            "aside": aside["card"],
            "returned": aside["returned"],
            "snooped": [track for owner, track in (table["snoopers"] or {"reached": []})["reached"] if owner == index],
            "kind": "rare_seat",
        }
    if state["turn"] is not None:
        own = state["turn"]["own"]
        swords = own.pop("sword_cards", {"revealed": [], "swords": []})
        own["rare"] = {"driven": own.pop("driven_back")["n"], **swords, "kind": "rare_turn"}
    return {**plain, "version": 6}


def _rare_game() -> Session:
    """Something in each of these fields, in two seats where seats have it."""
    boxes = ("base", "ix")
    config = table(3, boxes)
    session = Session.start(Rules(catalog(boxes), config), 3, tuple("ABC"))
    while session.decision().kind != "turn":
        session.answer(session.rules.legal(session.state)[0])
    state = session.state
    promise = next(
        effect for card in session.rules.catalog.intrigues for effect in parts(card) if isinstance(effect, OnWin)
    )
    source = next(f"intrigue:{card.id}" for card in session.rules.catalog.intrigues if promise in parts(card))
    state.own["promises"].made = ((0, (source, promise.effects[0], 0)), (2, (source, promise.effects[0], 0)))
    state.own["snoopers"].reached = ((0, "fremen"), (1, "guild"), (1, "emperor"))
    for seat in (0, 2):
        player = state.seats[seat]
        player.hand, (card,) = player.hand[1:], player.hand[:1]
        player.own["set_aside"].card, player.own["set_aside"].turns = card, seat
    state.seats[1].own["set_aside"].returned = "dagger"
    state.turn.own["driven_back"].n = 2
    state.turn.own["sword_cards"].revealed = ("dagger", "diplomacy")
    state.turn.own["sword_cards"].swords = ("dagger", "dagger")
    return session


def test_words_of_few_components_once_shared_a_record():
    """Up to version 6: each value is found again in the record of its word, and none is kept without need."""
    session = _rare_game()
    plain = _with_rare(json.loads(gzip.decompress(pack(of_session(session, "g")))))
    loaded = to_session(unpack(gzip.compress(json.dumps(plain).encode()))).state
    assert loaded == session.state


RARE_DAMAGES = {
    "no record": lambda state: state["seats"][1]["own"].pop("rare"),
    "no record of the turn": lambda state: state["turn"]["own"].pop("rare"),
    "no list": lambda state: state["seats"][1]["own"]["rare"].update(snooped="guild"),
    "no seats": lambda state: state.update(seats=[]),
    "nothing kept": lambda state: state.update(own=[]),
    "no such field": lambda state: state["seats"][1]["own"]["rare"].update(vp=3),
    "another kind": lambda state: state["seats"][1]["own"]["rare"].update(kind="rare_turn"),
    "no such card": lambda state: state["seats"][1]["own"]["rare"].update(aside="nothing"),
    "a card too many": lambda state: state["seats"][1]["own"]["rare"].update(aside="dagger"),
    "no such track": lambda state: state["seats"][1]["own"]["rare"].update(snooped=["ix"]),
    "twice the same track": lambda state: state["seats"][1]["own"]["rare"].update(snooped=["guild", "guild"]),
    "no such promise": lambda state: state["seats"][1]["own"]["rare"].update(
        on_win=[["card:dagger", {"op": "gain", "what": "vp", "n": 1, "per": None}, 0]]
    ),
    "no count": lambda state: state["turn"]["own"]["rare"].update(driven=-1),
}


@pytest.mark.parametrize("name", RARE_DAMAGES)
def test_damage_in_a_shared_record_is_told(name):
    """What the step does not understand stays for the check, and what it understands is checked like the rest."""
    plain = _with_rare(json.loads(gzip.decompress(pack(of_session(_rare_game(), "g")))))
    RARE_DAMAGES[name](plain["state"])
    with pytest.raises(SaveError, match="is damaged") as error:
        to_session(unpack(gzip.compress(json.dumps(plain).encode())))
    assert error.value.key == "broken"


@pytest.mark.parametrize("boxes", [None, "base", [], ["base", 3], ["ix"], ["base", "ix", "ix"]])
def test_boxes_that_cannot_be_played_together_are_told_of_old_saves_too(boxes):
    plain = _with_rare(json.loads(gzip.decompress(pack(of_session(_rare_game(), "g")))))
    plain["config"]["boxes"] = boxes
    with pytest.raises(SaveError, match="is damaged"):
        to_session(unpack(gzip.compress(json.dumps(plain).encode())))


def test_of_a_shared_record_only_what_the_boxes_use_is_kept(caves):
    """The Caves promise effects and drive units back, and nobody there sets a card aside."""
    boxes = ("base", "caves")
    session = Session.start(Rules(catalog(boxes), table(3, boxes)), 5, tuple("ABC"))
    plain = _with_rare(json.loads(gzip.decompress(pack(of_session(session, "g")))))
    loaded = to_session(unpack(gzip.compress(json.dumps(plain).encode())))
    assert loaded.state == session.state
    assert "set_aside" not in loaded.state.seats[0].own


# ------------------------------------------------------------------------------------------------ words of other boxes

TRASHING, RETURNING = "immortality-three-trashing-intrigue", "immortality-three-returning-a-card"


def _old(name: str) -> dict:
    """A golden save of version 7, where Immortality kept what came of the words that other boxes use today."""
    plain = json.loads(gzip.decompress((GOLDEN / "golden" / f"{name}.dune").read_bytes()))
    assert plain["version"] == 7
    return plain


def _loaded(plain: dict) -> Session:
    return to_session(unpack(gzip.compress(json.dumps(plain).encode())))


def test_trashed_intrigue_and_spice_were_once_kept_by_immortality():
    """In the middle of trashing one more card, in a turn in which spice was gained."""
    plain = _old(TRASHING)
    assert plain["state"]["own"]["immortality"]["trashed"] == ["reinforcements"]
    assert plain["state"]["turn"]["own"]["immortality"]["spice"]
    session = _loaded(plain)
    state = session.state
    assert (state.own["trashed_intrigue"].cards, state.turn.own["spice_gained"].yes) == (("reinforcements",), True)
    session.answer(("trash_intrigue", "guild_authorization"))
    assert session.state.own["trashed_intrigue"].cards == ("reinforcements", "guild_authorization")
    assert len(session.steps) == len(session.log) + 1, "its log leads there too"


def test_a_turn_without_spice_has_none_in_the_new_record_either():
    """Nor are Intrigue cards out of the game there; the card that returns to the hand is still to be taken."""
    session = _loaded(_old(RETURNING))
    state = session.state
    assert (state.own["trashed_intrigue"].cards, state.turn.own["spice_gained"].yes) == ((), False)
    card = "immortality/stillsuit_manufacturer"
    assert card in state.seats[state.turn.seat].in_play
    session.answer(("take", "card:" + card, "if", 0))
    assert card in session.state.seats[state.turn.seat].hand


MOVED_DAMAGES = {
    "no such card": lambda state: state["own"]["immortality"].update(trashed=["nothing"]),
    "a card that is elsewhere too": lambda state: state["own"]["immortality"].update(trashed=["guild_authorization"]),
    "no cards": lambda state: state["own"]["immortality"].update(trashed=3),
    "no truth": lambda state: state["turn"]["own"]["immortality"].update(spice="much"),
    "no records": lambda state: state.update(own=[]),
    "no record": lambda state: state["own"].pop("immortality"),
}


@pytest.mark.parametrize("name", MOVED_DAMAGES)
def test_damage_in_what_has_moved_is_told(name):
    plain = _old(TRASHING)
    MOVED_DAMAGES[name](plain["state"])
    with pytest.raises(SaveError, match="is damaged"):
        _loaded(plain)


# ------------------------------------------------------------------------------------------------ other files


def test_settings_survive_and_never_stop_the_program(tmp_path):
    """Settings are read back; a broken file means the defaults."""
    places = Places.under(tmp_path)
    save_settings(places.settings, Settings(language="ko", rival_pace="step"))
    assert load_settings(places.settings) == Settings(language="ko", rival_pace="step")
    places.settings.write_text("{ broken")
    assert load_settings(places.settings) == Settings()
    places.settings.write_text('{"language": "../xx"}')
    assert load_settings(places.settings) == Settings()


def test_a_save_without_a_name_for_every_seat_is_refused():
    """The table names every seat; a save that lacks a name is damaged, not a reason to stop."""
    save = of_session(_session(), "names")
    with pytest.raises(SaveError, match="3 names for 4 seats"):
        to_session(save.model_copy(update={"names": ("A", "B", "C")}))


_PLAYER = """
import sys
from pathlib import Path
from tests.storage.test_saves import _session, _step, RandomPlayer, Slots
slots, player = Slots(Path(sys.argv[1])), RandomPlayer(2)
session = _session()
def keep(told):
    slots.keep(told, "killed")
    slots.flush()
session.listeners.append(keep)
while True:
    _step(session, player)
    print(len(session.log), flush=True)
    if session.over:
        session = _session()
        session.listeners.append(keep)
"""


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9 on Windows")
def test_a_killed_process_loses_nothing(tmp_path):
    """kill -9 in the middle of play: the save is whole and holds the last answer told, or the one after it."""
    command = [sys.executable, "-c", _PLAYER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if int(line) >= 90:
                break
        os.kill(process.pid, signal.SIGKILL)
        told = int((process.stdout.read().split() or [line])[-1])
    session, _ = Slots(tmp_path).load(tmp_path / "auto-killed.dune")
    assert told - len(session.log) in (0, -1)
    assert session.decision() is not None


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.dune")), ids=lambda path: path.stem)
def test_golden_saves_load_and_finish(path):
    """Saves of earlier versions, many taken mid-effect, still load and can be played to the end."""
    session = to_session(read(path), path)
    player = RandomPlayer(1)
    while not session.over:
        _step(session, player)
    assert session.state.phase == "over"


LEFT: frozenset[str] = frozenset({"uprising-three-taking-a-contract", "uprising-four-placing-a-spy"})
"""Golden saves from before a rule changed: played by the rules of today their logs lead elsewhere.

Those of Uprising are from before its rewards were taken in turn order (U10.3).
"""

ONE_CHANCE = 5
"""Up to this version one number was all chance, so decks were shuffled in another order."""


def _version(path: Path) -> int:
    found: int = json.loads(gzip.decompress(path.read_bytes()))["version"]
    return found


@pytest.mark.parametrize("path", sorted(GOLDEN.rglob("*.dune")), ids=lambda path: path.stem)
def test_logs_of_golden_saves_lead_to_them(path):
    """So chronicle, memories and undo are there again. A save that joins `LEFT` tells that a rule changed."""
    save = read(path)
    leads = path.stem not in LEFT and _version(path) > ONE_CHANCE
    assert (len(to_session(save, path).steps) == len(save.log) + 1) == leads


@pytest.mark.parametrize(
    "path",
    [path for path in sorted(GOLDEN.rglob("*.dune")) if _version(path) <= ONE_CHANCE],
    ids=lambda path: path.stem,
)
def test_a_game_from_before_there_were_streams_goes_on_from_its_chance(path):
    """Whoever loads it twice and answers alike has the same game; where its log leads no further is told."""
    before = json.loads(gzip.decompress(path.read_bytes()))["state"]["rng"]
    games = [to_session(read(path), path) for _ in range(2)]
    assert all((game.state.rng, game.state.streams) == (before, {}) for game in games)
    replayed = Replay(games[0].rules, games[0].seed, games[0].log)
    assert replayed.divergence is not None or replayed.state != games[0].state
    for game in games:
        player = RandomPlayer(2)
        while not game.over:
            _step(game, player)
    assert games[0].state == games[1].state


def test_a_save_of_a_box_that_is_not_there_says_which_and_stays(slots, caves):
    """Nothing is wrong with it: the box is named in every language, and once it is back the game goes on."""
    session = _session(table(3, ("base", caves)))
    slots.keep(session, "g")
    slots.flush()
    (path,) = slots.folder.glob("*.dune")
    data, box = path.read_bytes(), registry.box(caves)
    registry.unregister(caves)
    try:
        (listed,) = [Slots(slots.folder).check(slot) for slot in Slots(slots.folder).list()]
        assert listed.error is not None
        assert (listed.error.key, listed.error.detail) == ("no_box", "Caves")
        with pytest.raises(SaveError, match="played with Caves, which is not installed"):
            slots.load(path)
        for language in LANGUAGES:
            assert "Caves" in Texts(language).t("errors.no_box", name=path.name, detail=listed.error.detail)
    finally:
        registry.register(box)
    assert path.read_bytes() == data
    assert Slots(slots.folder).load(path)[0].state == session.state
