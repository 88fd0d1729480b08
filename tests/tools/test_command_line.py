"""What the command line says about boxes and variants reaches the game, and what is wrong is told in one line."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from dune_desktop import cli
from dune_desktop.cli import main
from dune_desktop.content.export import export
from dune_desktop.engine.model.config import ConfigError, SeatConfig
from dune_desktop.tools.tables import parse_seats, parse_sets, parse_variants, table_of

IX = ("base", "ix")


def test_a_table_by_name() -> None:
    config = table_of("4p", "base,ix", None, "epic")
    assert (config.boxes, config.variants, config.players, config.difficulty) == (IX, ("epic",), 4, None)
    config = table_of("solo", "ix, base", "mentat", "brutal_escalation,row_churn")
    assert (config.boxes, config.variants) == (IX, ("row_churn", "brutal_escalation"))
    assert config.difficulty == "mentat"
    assert table_of("solo").difficulty == "mercenary"
    assert table_of("2p").seats[2] == SeatConfig("hagal")
    assert table_of("3p").boxes == ("base",)


def test_a_table_by_seats() -> None:
    assert parse_seats("random,hagal,hagal", "base,ix") == table_of("solo", "base,ix")
    assert parse_seats("random,random,hagal") == table_of("2p")
    assert parse_seats("random,random,random", "base,ix", None, "epic") == table_of("3p", "base,ix", None, "epic")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--games 1 --sets ix", "--sets base,ix"),
        ("--games 1 --sets base,bloodlines", "unknown expansion 'bloodlines'"),
        ("--games 1 --variants epic", "Rise of Ix"),
        ("--games 1 --sets base,ix --variants quick", "choose from epic, row_churn, brutal_escalation"),
        ("--games 1 --sets base,ix --variants epic --seats random,hagal,hagal", "three players or four players"),
        ("--games 1 --sets base,ix --variants row_churn", "solo game"),
        ("--games 1 --difficulty mentat", "solo game"),
        ("--games 1 --seats random,robot", "unknown seat 'robot'"),
    ],
)
def test_what_cannot_be_played_is_told(capsys: pytest.CaptureFixture[str], line: str, said: str) -> None:
    assert main(["simulate", *line.split()]) == 1
    out, err = capsys.readouterr()
    assert said in err
    assert err.startswith("dune-desktop: ")
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("words", ["", "base,", "ix", "base;ix"])
def test_sets_are_read_strictly(words: str) -> None:
    if words == "base,":
        assert parse_sets(words) == ("base",)
    else:
        with pytest.raises(ConfigError):
            parse_sets(words)
    assert parse_variants("") == ()


@pytest.mark.parametrize(
    "line",
    [
        "--seats random,hagal,hagal --variants row_churn,brutal_escalation",
        "--seats random,random,hagal",
        "--seats random,random,random --variants epic",
    ],
)
def test_simulate_plays_rise_of_ix(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert main(["simulate", "--games", "1", "--sets", "base,ix", "--check", "--json", *line.split()]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["errors"]) == (1, 0)


def test_content_lists_the_boxes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["content", "--sets", "base,ix"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(export(IX))
    assert "ix/tech/flagship x1" in lines


def test_play_shows_the_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["t", "?", "1", "u", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    assert main(["play", "--table", "3p", "--sets", "base,ix", "--variants", "epic", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Seed of this game: 5" in out
    assert "garrison 5" in out  # X14.5
    assert "Freighter 0" in out
    assert "Undone" in out


def test_a_flag_before_a_command_is_not_ignored(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--sets", "base,ix", "simulate", "--games", "1"])
    assert stopped.value.code == 2
    assert "Put the options of simulate after it" in capsys.readouterr().err


def test_a_table_belongs_to_new(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Flags of the table without a new game are a wrong command line; with one they reach the window."""
    opened: list[dict[str, object]] = []
    monkeypatch.setattr("dune_desktop.ui.main.open_window", lambda **said: opened.append(said) or 0)
    assert main(["--sets", "base,ix"]) == 2
    assert "need --new" in capsys.readouterr().err
    assert main(["--new", "4p", "--sets", "base,ix", "--variants", "row_churn"]) == 1
    assert opened == []
    assert main(["--new", "4p", "--sets", "base,ix", "--variants", "epic", "--seed", "3"]) == 0
    assert opened[0]["new"] == table_of("4p", "base,ix", None, "epic")
    assert main(["--data-dir", str(Path("somewhere"))]) == 0
    assert opened[1]["new"] is None


@pytest.mark.parametrize("command", ["", "simulate", "play", "content"])
def test_help_is_whole(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    assert left.value.code == 0
    words = " ".join(capsys.readouterr().out.split())
    assert "base or base,ix or base,immortality or base,ix,immortality" in words
    assert ("row_churn for 1" in words) == (command != "content")


def test_help_is_whole_as_soon_as_a_flag_is_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python 3.14 reads it then, and refuses a flag whose help it cannot fill in; earlier ones are made to do so."""
    really, made = argparse.ArgumentParser.add_argument, []

    def add(self: argparse.ArgumentParser, *names: str, **about: object) -> argparse.Action:
        action = really(self, *names, **about)  # type: ignore[arg-type]
        made.append(action.help % {**vars(action), "prog": self.prog} if action.help else "")
        return action

    monkeypatch.setattr(argparse.ArgumentParser, "add_argument", add)
    with pytest.raises(SystemExit):
        main(["--version"])
    assert len(made) > 50


@pytest.mark.parametrize("words", [[], ["--seed", "3", "--lang", "ko"], ["--open", "a.dune"]])
def test_the_window_opens_without_the_flags_of_commands(monkeypatch: pytest.MonkeyPatch, words: list[str]) -> None:
    monkeypatch.setattr(cli, "_window", lambda args: 7)
    monkeypatch.setattr(cli, "_parser", Mock(side_effect=AssertionError("commands are read")))
    assert main(words) == 7


def _helps(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Every text of the help, of the commands too, as it is printed."""
    yield parser.description or ""
    for action in parser._actions:
        if action.help and action.help != argparse.SUPPRESS:
            yield str(action.help) % {**vars(action), "prog": parser.prog}
        if isinstance(action, argparse._SubParsersAction):
            yield from (str(each.help) for each in action._choices_actions)
            for command in action.choices.values():
                yield from _helps(command)


def test_help_uses_the_words_of_the_window() -> None:
    """An AI player is no computer, an expansion no box; and no line is too long to be read once."""
    helps = list(_helps(cli._parser()))
    assert len(helps) > 90
    other = re.compile(r"\b(computers|computer players?|box|boxes|chronicle|curtain|advice|temperament|whoever)\b")
    assert [text for text in helps if other.search(text)] == []
    assert [text for text in helps if len(text.partition(": ")[0].split()) > 20] == []
