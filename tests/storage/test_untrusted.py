"""Whatever the files of the player hold: they are refused in words, or what they hold can be played."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, SeatConfig
from dune_desktop.engine.model.config import solo, table
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.files import of_session, pack, read, rules_for, to_session, unpack
from dune_desktop.storage.save_header import read_header, read_headers
from dune_desktop.storage.settings import Settings, load_settings, save_settings
from dune_desktop.storage.slots import Slots
from dune_desktop.tools import fuzz

IX = ("base", "ix")


def _session(config=None, answers: int = 0) -> Session:
    config = config or solo()
    session = Session.start(Rules(catalog(config.boxes), config), 8, tuple("ABCD"[: len(config.seats)]))
    player = RandomPlayer(1)
    for _ in range(answers):
        session.answer(player.pick(session.rules.legal(session.state)))
    return session


def _plain(session: Session | None = None):
    return json.loads(gzip.decompress(pack(of_session(session or _session(), "g"))))


def _bytes(plain) -> bytes:
    return gzip.compress(json.dumps(plain, separators=(",", ":")).encode())


@pytest.fixture
def slots(tmp_path) -> Slots:
    return Slots(tmp_path / "saves")


# ------------------------------------------------------------------------------------------------ where it writes


@pytest.mark.parametrize("game", ["x/../../../elsewhere/evil", "a/b", "..", "", "a\x00b", "a" * 65, "é", "a b", "C:x"])
def test_a_save_cannot_say_where_files_are_written(slots, game):
    """The id of a game becomes part of a file name: one that could lead out of the folder is refused (and unused)."""
    slots.keep(_session(), "good")
    plain = _plain()
    plain["game"] = game
    path = slots.folder / "evil.dune"
    path.write_bytes(_bytes(plain))
    with pytest.raises(SaveError):
        slots.load(path)
    with pytest.raises(SaveError):
        slots.keep(_session(), game)
    assert sorted(found.name for found in slots.folder.parent.rglob("*.dune")) == ["auto-good.dune", "evil.dune"]


# ------------------------------------------------------------------------------------------------ one strange save

STRANGE = {
    "no time zone": lambda save: save.update(saved="2026-01-01T00:00:00"),
    "the first day there is": lambda save: save.update(saved="0001-01-01T00:00:00+14:00"),
    "the last day there is": lambda save: save.update(saved="9999-12-31T23:59:59-14:00"),
    "version 0": lambda save: save.update(version=0),
    "version -3": lambda save: save.update(version=-3),
    "version true": lambda save: save.update(version=True),
    "a name too few": lambda save: save["summary"]["names"].pop(),
    "a leader too many": lambda save: save["summary"]["leaders"].append("paul_atreides"),
    "no points": lambda save: save["summary"].update(points=[]),
    "an unknown leader": lambda save: save["summary"]["leaders"].__setitem__(0, "nobody"),
    "an unknown leader everywhere": lambda save: (
        save["summary"]["leaders"].__setitem__(0, "nobody"),
        save["state"]["seats"][0].update(leader="nobody"),
    ),
    "a huge number": lambda save: save["summary"].update(round=10**30),
}


@pytest.mark.parametrize("name", STRANGE)
def test_one_strange_save_spoils_nothing(slots, name):
    """It is listed as unusable and can be deleted; the other save can be continued; tidying up goes on."""
    slots.keep(_session(), "good")
    plain = _plain()
    STRANGE[name](plain)
    path = slots.folder / "zzz.dune"
    path.write_bytes(_bytes(plain))
    listed = sorted(map(slots.check, slots.list()), key=lambda slot: slot.seen is None)
    assert [slot.save is None for slot in listed] == [False, True]
    assert listed[1].error.key in ("broken", "foreign")
    assert slots.latest().save.game == "good"
    list(slots.tidy())
    read_headers(slots.folder)
    slots.delete(path)


@pytest.mark.parametrize("field", ["name", "app", "names", "summary"])
def test_words_of_a_save_can_be_shown(field):
    """Control characters go, a name without end is cut; the game is not lost for them."""
    plain, bad = _plain(), "A\x00\x1b[31m\nB" + "x" * 10_000
    if field == "summary":
        plain["summary"]["names"][0] = bad
    else:
        plain[field] = [bad, *plain["names"][1:]] if field == "names" else bad
    save = unpack(_bytes(plain))
    shown = {"summary": save.summary.names[0], "names": save.names[0]}.get(field) or getattr(save, field)
    assert shown.startswith("A[31mBxxx")
    assert len(shown) <= 200
    to_session(save)


# ------------------------------------------------------------------------------------------------ size and depth


def test_a_large_file_is_not_read(tmp_path):
    """A film dropped onto the window: refused by its size, without reading it."""
    path = tmp_path / "film.dune"
    with path.open("wb") as file:
        file.write(b"\x1f\x8b")
        file.truncate(6 << 30)
    with pytest.raises(SaveError) as error:
        read(path)
    assert error.value.key == "too_large"
    assert read_header(path) is None


def test_little_that_unpacks_to_much_is_not_unpacked():
    """Forty megabytes in forty kilobytes, or a hundred in one: only as much is unpacked as a save can hold."""
    packer = zlib.compressobj(9, wbits=31)
    bomb = b"".join(packer.compress(b" " * (1 << 20)) for _ in range(40)) + packer.flush()
    assert len(bomb) < 100_000
    with pytest.raises(SaveError) as error:
        unpack(bomb)
    assert error.value.key == "too_large"


@pytest.mark.parametrize("text", [b"[" * 100_000, b'{"a":' * 100_000, b"1" * 10_000, b"\xff", b'"\\ud800"', b"1e999"])
def test_no_text_is_too_strange(text):
    """Depth without end, numbers without end, letters that are none."""
    with pytest.raises(SaveError):
        unpack(gzip.compress(text))


def test_effects_without_end_are_refused():
    """An effect inside effects, deeper than any component says it."""
    plain, effect = _plain(), {"op": "end_turn"}
    for _ in range(60):
        effect = {"op": "may", "effects": [effect]}
    plain["state"]["stack"].append({"kind": "pool", "seat": 0, "todo": [["card:dagger", effect, 0]]})
    with pytest.raises(SaveError):
        to_session(unpack(_bytes(plain)))


@pytest.mark.skipif(os.name == "nt", reason="there are no such files on Windows")
def test_only_files_are_read(slots, tmp_path):
    """A pipe under the name of a save is neither waited for nor read; nor is a folder or a device."""
    slots.keep(_session(), "good")
    slots.flush()
    os.mkfifo(slots.folder / "pipe.dune")
    (slots.folder / "folder.dune").mkdir()
    (slots.folder / "device.dune").symlink_to("/dev/zero")
    assert [slot.save is None for slot in slots.list()] == [False, True, True, True]
    assert len(read_headers(slots.folder)[0]) == 1
    os.mkfifo(tmp_path / "settings.json")
    assert load_settings(tmp_path / "settings.json") == Settings()


# ------------------------------------------------------------------------------------------------ the position


def _seat(number: int = 0, **facts):
    return lambda state: state["seats"][number].update(facts)


def _turn(**facts):
    return lambda state: state["turn"].update(facts)


def _push(*frames):
    return lambda state: state["stack"].extend(frames)


def _set_row_card(state):
    state["row"][0], state["seats"][0]["deck"][0] = state["seats"][0]["deck"][0], state["row"][0]


def _rows(state):
    state["reserve"]["dagger"] = 0


MADE_UP = {
    "a number without end": _seat(solari=10**30),
    "a number below nothing": _turn(persuasion=-1),
    "a card that is none": _turn(card="nothing"),
    "a space that is none": lambda state: state.update(voices=[["nowhere", 0]]),
    "a seat that is none": lambda state: state.update(first_player=7),
    "nobody where somebody must be": lambda state: state.update(first_player=-1),
    "a leader not agreed": _seat(leader=""),
    "one leader twice": lambda state: state["seats"][1].update(leader=state["seats"][2]["leader"]),
    "a source that is none": _seat(points=[["card:nothing", 0, 1]]),
    "a starting card in the row": _set_row_card,
    "a stack of starting cards in the Reserve": _rows,
    "the Rivals hold cards": lambda state: (
        state["seats"][1].update(hand=state["seats"][0]["hand"]),
        state["seats"][0].update(hand=[]),
    ),
    "no bonus spice": lambda state: state.update(bonus_spice={}),
    "spaces closed without a card": lambda state: state.update(voices=[["arrakeen", 0]] * 9),
    "a turn of a Rival": _turn(seat=1),
    "an Agent turn without a card": _turn(stage="agent"),
    "a stage that is none": _turn(stage="other"),
    "a chance that is none": lambda state: state.update(rng=1 << 64),
    "a stream that is none": lambda state: state["streams"].update(intrigue=-1),
    "chance for nothing": lambda state: state["streams"].update(sunshine=1),
    "chance for the deck of a Rival": lambda state: state["streams"].update({"deck:1": 1}),
    "another phase": lambda state: state.update(phase="combat"),
    "a step at which nobody is asked": lambda state: state["stack"][0].update(step="makers"),
    "a step that is none": lambda state: state["stack"][0].update(step="other"),
    "the game twice": lambda state: state["stack"].append({"kind": "game"}),
    "the turn twice": lambda state: state["stack"].append({"kind": "turn"}),
    "a tile without the box": _push({"kind": "tech_taken", "seat": 0, "tile": "flagship", "stack": 0}),
    "what a box keeps without the box": lambda state: state.update(own={"ix": {"kind": "ix_table"}}),
    "a window of nobody": _push({"kind": "window", "timing": "combat", "seats": []}),
    "a window at nobody": _push({"kind": "window", "timing": "combat", "seats": [0], "at": 3}),
    "an effect of another card": _push({"kind": "ask", "seat": 0, "source": "card:dagger", "effect": {"op": "trash"}}),
    "an effect of no card": _push({"kind": "pool", "seat": 0, "todo": [["card:dagger", {"op": "track_bonus"}, 0]]}),
    "nothing to do": _push({"kind": "pool", "seat": 0, "todo": []}),
    "laid on nobody": _push({"kind": "each", "source": "card:dagger", "seats": [], "effects": [{"op": "discard"}]}),
    "a prize without end": _push({"kind": "rewards", "todo": [[0, 9]], "winner": 0}),
    "a Rival closes a space": _push(
        {"kind": "ask", "seat": 1, "source": "card:the_voice", "effect": {"op": "block_space"}}
    ),
    "an Alliance nobody had": _push({"kind": "alliance_falls", "seat": 0, "faction": "fremen", "heirs": [1, 2]}),
    "a Rival without a space": _push({"kind": "rival", "seat": 1, "step": "effects"}),
    "a way back that takes the game with it": _push(
        {"kind": "ask", "seat": 0, "source": "card:the_voice", "effect": {"op": "block_space"}, "declines": 3}
    ),
    "a pool that waits where it cannot": _turn(pool=[["card:dagger", {"op": "gain", "what": "sword"}, 0]]),
}


@pytest.mark.parametrize("name", MADE_UP)
def test_a_made_up_position_is_refused(name):
    """It is refused while it is loaded, by name, instead of failing later."""
    plain = _plain()
    MADE_UP[name](plain["state"])
    plain["summary"]["leaders"] = [seat["leader"] for seat in plain["state"]["seats"]]
    with pytest.raises(SaveError) as error:
        to_session(unpack(_bytes(plain)))
    assert error.value.key == "broken"
    assert "\n" not in str(error.value)


IX_MADE_UP = {
    "a tile that is none": lambda state: state["seats"][0]["own"]["ix"].update(face_down=["nothing"]),
    "a stack too few": lambda state: state["own"]["ix"].update(
        stacks=state["own"]["ix"]["stacks"][:2], shown=state["own"]["ix"]["shown"][:2]
    ),
    "a dreadnought that comes tomorrow": lambda state: (
        state["own"]["ix"].update(holds={"arrakeen": [0, 9]}),
        state["seats"][0]["own"]["ix"].update(supply=1),
    ),
    "a dreadnought of nobody": lambda state: state["own"]["ix"].update(holds={"arrakeen": [9, 1]}),
    "a seat without what it keeps": lambda state: state["seats"][0].update(own={}),
    "a turn without what it keeps": lambda state: state["turn"].update(own={}),
    "a table without what it keeps": lambda state: state.update(own={}),
}


@pytest.mark.parametrize("name", IX_MADE_UP)
def test_a_made_up_position_of_rise_of_ix_is_refused(name):
    """The same for what the box keeps."""
    plain = _plain(_session(solo(boxes=IX), answers=4))
    assert plain["state"]["turn"]
    IX_MADE_UP[name](plain["state"])
    with pytest.raises(SaveError) as error:
        to_session(unpack(_bytes(plain)))
    assert error.value.key == "broken"


_SEAT_0 = {"snoopers": "reached", "promises": "made"}
"""Records of the table with something of seats in them, and the field it is in."""

OF_WORDS = {
    "one Snooper twice": ("snoopers", ["fremen", "fremen"], "snoopers: seat 0 reached the same one twice"),
    "a Snooper on no track": ("snoopers", ["ix"], "own.'snoopers'.reached|own.snoopers"),
    "a promise of nobody": ("promises", [["tech:flagship", {"op": "signet"}, 0]], "own.'promises'.made"),
    "a promise that wants a turn": (
        "promises",
        [["intrigue:bindu_suspension", {"op": "end_turn"}, 0]],
        "'end_turn' without a turn",
    ),
}


@pytest.mark.parametrize("name", OF_WORDS)
def test_made_up_records_of_words_are_refused(name):
    """What words of few components keep is checked like the rest, and the message says what is wrong."""
    plain = _plain(_session(solo(boxes=IX), answers=4))
    record, items, said = OF_WORDS[name]
    plain["state"]["own"][record][_SEAT_0[record]] = [[0, item] for item in items]
    with pytest.raises(SaveError, match=said):
        to_session(unpack(_bytes(plain)))


def _keeps(what, **changes):
    """Of seat 0, of the turn or of the table: what Immortality keeps of it."""

    def apply(state):
        owner = {"seat": state["seats"][0], "turn": state["turn"], "table": state}[what]
        owner["own"]["immortality"].update(changes)

    return apply


IMMORTALITY_MADE_UP = {
    "a space of the track that is none": _keeps("seat", research="immortality/c9r9"),
    "a token on no space": _keeps("seat", research=""),
    "a step beyond the track": _keeps("seat", tleilaxu=8),
    "a bonus nobody took": _keeps("table", first_taken=[4]),
    "specimens too many": _keeps("seat", tanks=7),
    "a specimen of a Rival": lambda state: (
        state["seats"][1]["own"]["immortality"].update(tanks=1),
        state["seats"][1].update(supply=state["seats"][1]["supply"] - 1),
    ),
    "a partner that is no card": _keeps("turn", partner="nothing"),
    "a card borrowed alone": _keeps("turn", borrowed=1),
    "a card that comes back from nowhere": _keeps("seat", returning=["nothing"]),
    "an Intrigue card twice": _keeps("table", trashed=["windfall"]),
    "a Combat card of nobody": _keeps("table", combat_cards=[9]),
    "two cards lost from the Row": lambda state: state["own"]["market:tleilaxu"].update(shown=["", ""]),
    "a pair of one card": _push(
        {"kind": "ask", "seat": 0, "source": "card:immortality/ghola", "effect": {"op": "trash_grafted"}}
    ),
}


@pytest.mark.parametrize("name", IMMORTALITY_MADE_UP)
def test_a_made_up_position_of_immortality_is_refused(name):
    """The same for what that box keeps."""
    plain = _plain(_session(solo(boxes=("base", "immortality")), answers=4))
    assert plain["state"]["turn"]
    IMMORTALITY_MADE_UP[name](plain["state"])
    with pytest.raises(SaveError) as error:
        to_session(unpack(_bytes(plain)))
    assert error.value.key == "broken"


def test_a_second_card_cannot_be_set_aside():
    """There is room for one: a position that asks for another one while it lies there would lose it."""
    session = _session(GameConfig((SeatConfig("human", "ilesa_ecaz"), *solo().seats[1:]), IX, "mentat"))
    player = RandomPlayer(1)
    while session.decision().kind != "set_aside_card":
        session.answer(player.pick(session.rules.legal(session.state)))
    plain = _plain(session)
    to_session(unpack(_bytes(plain)))
    seat = plain["state"]["seats"][0]
    seat["own"]["ix"]["aside"] = seat["hand"].pop()
    with pytest.raises(SaveError):
        to_session(unpack(_bytes(plain)))


@pytest.mark.parametrize(
    "change",
    [
        lambda config: config["seats"][0].update(leader="nobody"),
        lambda config: config["seats"][1].update(leader="helena_richese"),
        lambda config: config["seats"].pop(),
        lambda config: config.update(boxes=["base", "base"]),
        lambda config: config.update(boxes=["base", "ix"]),
        lambda config: config.update(difficulty=None),
        lambda config: config.update(variants=["epic"]),
    ],
)
def test_another_agreement_is_refused(change):
    """A configuration that cannot be played, or that the position does not fit."""
    plain = _plain()
    change(plain["config"])
    with pytest.raises(SaveError):
        to_session(unpack(_bytes(plain)))


@pytest.mark.parametrize(
    "log",
    [
        [{"seat": 9, "option": ["send", "nothing"]}],
        [{"seat": -1, "option": []}],
        [{"seat": 0, "option": ["reveal"], "undone": True}] * 2000,
        [{"seat": 0, "option": [10**30]}],
    ],
)
def test_a_log_that_leads_nowhere_loses_only_the_chronicle(log):
    """The position is what is loaded; a log that does not lead to it is no reason to lose the game."""
    session = _session(answers=5)
    plain = _plain(session)
    plain["log"] = log
    loaded = to_session(unpack(_bytes(plain)))
    assert loaded.state == session.state
    assert loaded.steps == []


@pytest.mark.parametrize("config", [table(4, IX), table(2), solo("mentat", "", IX, ("row_churn",))])
def test_every_position_of_play_is_found_sound(config):
    """The checks refuse nothing that play leads to, mid-effect positions included."""
    session, player = _session(config), RandomPlayer(5)
    while not session.over:
        rules_for(unpack(pack(of_session(session, "g"))))
        session.answer(player.pick(session.rules.legal(session.state)))


# ------------------------------------------------------------------------------------------------ settings

GOOD = {"language": "ko", "window": [1280, 720], "player_names": ["Ann", "Bo"], "variants": ["epic"]}

WRONG = {
    "language": ["../ko", "KO", "ko" * 9, "한국", 3, ["ko"], {}],
    "window": [[1, 1], [639, 720], [1280, 10**9], [1280], "x", [True, True], [1280.0, 720]],
    "player_names": ["Ann", [1], ["a"] * 5, {"a": 1}],
    "variants": [["epic", "epic"], ["two words"], [[]], [{}]],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_setting_keeps_the_others(tmp_path, name, value):
    """Each setting falls back by itself."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({**GOOD, name: value}))
    found = load_settings(path)
    assert getattr(found, name) == getattr(Settings(), name)
    path.write_text(json.dumps(GOOD))
    others = [other for other in GOOD if other != name]
    assert [getattr(found, other) for other in others] == [getattr(load_settings(path), other) for other in others]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, "1" * 10_000, "null", "", " " * (2 << 20)])
def test_settings_without_end_are_the_defaults(tmp_path, text):
    """No file of settings stops the start, and a new one can be written over it."""
    path = tmp_path / "settings.json"
    path.write_text(text)
    assert load_settings(path) == Settings()
    save_settings(path, Settings(language="ja"))
    assert load_settings(path) == Settings(language="ja")


def test_names_of_people_can_be_shown(tmp_path):
    """NUL and the like do not reach the window."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"player_names": ["A\x00n\x1bn", "\ud800"]}))
    assert load_settings(path).player_names == ("Ann", "")


def test_settings_of_a_newer_version_stay(tmp_path):
    """Who goes back to an older version for a day does not lose what the newer one wrote."""
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "ko", "sounds": {"volume": 7, "\ud800": "\ud800"}}))
    save_settings(path, load_settings(path))
    written = json.loads(path.read_bytes())
    assert written["sounds"] == {"volume": 7, "\ud800": "\ud800"}
    assert written["language"] == "ko"


# ------------------------------------------------------------------------------------------------ by chance


def test_damage_by_chance_is_refused_or_can_be_played(monkeypatch):
    """A short run of `fuzz`: all outcomes occur, and nothing else happens."""
    report = fuzz.fuzz(400, seed=3)
    assert report.faults == []
    outcomes = set(report.outcomes)
    assert {"playable", "refused: broken", "refused: position", "refused: foreign", "settings"} <= outcomes
    again = fuzz.fuzz(20, seed=3)
    assert again.outcomes == fuzz.fuzz(20, seed=3).outcomes, "one seed gives the same damage"


def test_a_fault_would_be_seen(monkeypatch):
    """The run is worth something: without the check of positions it finds what that check refuses."""
    monkeypatch.setattr("dune_desktop.storage.files.first_problem", lambda rules, state: "")
    assert fuzz.fuzz(300, seed=3).faults


def test_the_golden_saves_are_among_what_is_loaded():
    """Every save kept with the project still passes the stricter door."""
    golden = Path(__file__).resolve().parents[2] / "saves"
    for path in golden.rglob("*.dune"):
        to_session(read(path), path)
