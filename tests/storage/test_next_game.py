"""What is proposed after a game, from the games that were finished."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from dune_desktop.storage.next_game import NextGame, next_game
from dune_desktop.storage.past import PastGame, PastSeat

ALL = ("paul_atreides", "glossu_the_beast_rabban", "helena_richese")
BOXES = ("box_ix", "box_immortality", "box_uprising")


def called(seat: PastSeat) -> str:
    return seat.name


def game(place: int, *levels: str, leader: str = "", name: str = "Kim", difficulty: Any = "", **more: Any) -> PastGame:
    """A game in which Kim came in at a place, against computers of these levels, or else against Rivals."""
    own = PastSeat("human", name, 10, place, leader=leader)
    others = [PastSeat("human" if level else "rival", "R", 8, 0, level) for level in levels or ("", "")]
    game: dict[str, Any] = {"boxes": ("base",), "difficulty": difficulty, **more}
    return PastGame("g", datetime(2026, 1, 1, tzinfo=UTC), rounds=8, seats=(own, *others), **game)


def proposed(*games: PastGame, leaders: tuple[str, ...] = (), declined: tuple[str, ...] = ()) -> NextGame | None:
    return next_game(games, leaders, called, declined)


def test_two_wins_lead_a_level_higher() -> None:
    """Against computers and against Rivals; not after one, not after a loss between, not above the highest."""
    adept, expert = game(1, "adept", "novice"), NextGame("level", "expert", ("base",))
    assert proposed(adept, adept) == expert
    assert proposed(adept) is None
    assert proposed(adept, game(2, "adept", "adept"), adept, declined=BOXES) is None
    assert proposed(game(2, "adept", "adept"), adept, adept, declined=BOXES) is None
    assert proposed(adept, game(1, "novice", "novice"), adept) == expert, "other levels are other games"
    assert proposed(adept, replace(adept, seats=(replace(adept.seats[0], name="Lee"), *adept.seats[1:]))) is None
    assert proposed(game(1, "master", "master"), game(1, "master", "master")) is None
    solo = game(1, difficulty="mercenary")
    assert proposed(solo, solo) == NextGame("level", "sardaukar", ("base",))
    assert proposed(solo, solo, declined=("level_sardaukar",)) is None


def test_after_some_games_a_box_is_proposed_that_was_not_played() -> None:
    """First one that can be added to the same board, then the other board; nothing once all were played."""
    lost = game(2, "adept", "adept")
    assert proposed(lost, lost) is None
    assert proposed(lost, lost, lost) == NextGame("box", "ix", ("base", "ix"))
    with_ix = replace(lost, boxes=("base", "ix"))
    assert proposed(lost, lost, with_ix, lost) == NextGame("box", "immortality", ("base", "immortality"))
    assert proposed(with_ix, with_ix, with_ix) == NextGame("box", "immortality", ("base", "ix", "immortality"))
    both = replace(lost, boxes=("base", "ix", "immortality"))
    assert proposed(both, both, both) == NextGame("box", "uprising", ("uprising",))
    other = replace(lost, boxes=("uprising",))
    assert proposed(other, other, other, both) is None
    assert proposed(other, other, other) == NextGame("box", "base", ("base",))
    assert proposed(lost, lost, lost, declined=BOXES) is None


def test_else_a_leader_is_proposed_whom_one_has_not_led() -> None:
    """The first of those offered that was not played by this person, nor met in the latest game."""
    first = game(2, "adept", "adept", leader=ALL[0])
    assert proposed(first, leaders=ALL) == NextGame("leader", ALL[1], ("base",))
    assert proposed(first, game(2, "adept", leader=ALL[1]), leaders=ALL) == NextGame("leader", ALL[2], ("base",))
    assert proposed(first, game(2, "adept", leader=ALL[1], name="Lee"), leaders=ALL) is not None
    met = replace(first, seats=(first.seats[0], replace(first.seats[1], leader=ALL[1]), first.seats[2]))
    assert proposed(met, leaders=ALL) == NextGame("leader", ALL[2], ("base",))
    assert proposed(met, leaders=ALL, declined=("leader_" + ALL[2],)) is None
    two = replace(first, seats=(*first.seats, PastSeat("human", "Lee", 3, 4)))
    assert proposed(two, leaders=ALL) is None, "with several people everybody chooses"


def test_nothing_is_proposed_to_those_who_only_watched() -> None:
    watched = game(1, "adept", "adept")
    watched = replace(watched, seats=(replace(watched.seats[0], level="adept"), *watched.seats[1:]))
    assert proposed(watched, watched, watched, leaders=ALL) is None
