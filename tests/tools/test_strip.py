"""Moments of a game as strips of frames."""

from __future__ import annotations

from dune_desktop.engine.model.config import solo
from dune_desktop.tools import strip
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.unseen import headless


def test_every_moment_shows_something_under_way_and_the_last_one_is_undone() -> None:
    found = list(strip.moments(solo("mentat"), "en"))
    names = [moment.name for moment in found]
    assert {"agent", "rival", "round", "acquire"} <= set(names)
    assert names[-1] == "undo"
    for moment in found:
        assert moment.film.moves, moment.name
        assert moment.film.hidden <= things(moment.after).keys()


def test_a_strip_begins_with_the_one_screen_and_ends_with_the_other() -> None:
    moment = next(strip.moments(solo("mentat"), "en"))
    made = headless.strip(moment.before, moment.after, moment.film, 4, "en")
    assert made.get_size() == (1920, 1080)
    quiet = [
        headless.strip(screen, screen, moment.film._replace(moves=()), 2, "en")
        for screen in (moment.before, moment.after)
    ]
    assert _part(made, 0, 0) == _part(quiet[0], 0, 0)
    assert _part(made, 960, 540) == _part(quiet[1], 0, 0)
    assert _part(made, 960, 0) != _part(made, 0, 0)


def _part(picture: headless.pygame.Surface, x: int, y: int) -> bytes:
    return headless.pygame.image.tobytes(picture.subsurface((x, y, 960, 540)), "RGB")
