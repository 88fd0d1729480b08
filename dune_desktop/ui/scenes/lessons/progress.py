"""How far the player has come in each lesson, kept with the settings."""

from __future__ import annotations

from typing import Final

from dune_desktop.storage.settings import Settings

FIRST: Final = "first_round"
"""The lesson for whoever knows nothing of the game, and how many minutes it takes."""

MINUTES: Final = 15

FIRST_GAME: Final = "first_game"
"""In place of a lesson: the game after it, in which there are hints; its id stands in place of a step."""

DONE: Final = "finished"
"""What stands in place of a step's id once a lesson was finished."""

OFFERED: Final = "offered"
"""What stands there for a lesson that was offered and not begun."""


def progress(settings: Settings, lesson: str) -> str:
    """The step that a lesson was left at, `DONE`, `OFFERED`, or "" for one that nobody knows of."""
    return dict(settings.lessons).get(lesson, "")


def noted(settings: Settings, lesson: str, step: str) -> tuple[tuple[str, str], ...]:
    """The progress in all lessons, with this lesson at that step; a finished one stays finished."""
    known = dict(settings.lessons)
    if known.get(lesson) != DONE:
        known[lesson] = step
    return tuple(known.items())
