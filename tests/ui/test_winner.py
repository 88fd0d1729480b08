"""The winner of a game that has just ended: what the scene says, how it is told, and where it leads."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from dune_desktop.engine.model.config import solo
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import GUESTS, Chair
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.game_over import Result
from dune_desktop.ui.presenters.screens.winner import MOST, changes, winner_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.winner import EACH, PAUSE, WinnerScene
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import find, things
from dune_desktop.ui.window.scene import Back, Go
from tests.ui.geometry import problems
from tests.ui.screens import LONG_NAME, SIZES, page, play, shown
from tests.ui.tables import begin, go
from tests.ui.test_game_over import finished

POINTS = (
    ("start", 1, 0),
    ("track:fremen", 1, 2),
    ("alliance:guild", 1, 3),
    ("alliance:guild", -1, 4),
    ("conflict:battle_for_carthag", 2, 8),
)


def won(points: tuple[tuple[str, int, int], ...] = POINTS, seats: int = 4) -> Result:
    """A game whose second seat won with these points, in round 8."""
    total = sum(n for _, n, _ in points)
    result = finished((1, total, 2, 0)[:seats])
    result.state.seats[1].points = points
    return result


@pytest.mark.parametrize("shape", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_who_won_with_what_and_who_came_after(metrics: dict[str, Fonts], language: str, shape: str) -> None:
    here = page(metrics, language, shape)
    result = won()
    screen = winner_screen(here, result, len(POINTS))
    assert problems(screen, here.metrics) == []
    assert str(here.t("over.wins", who="Minho")) in shown(screen, "headline")
    assert here.name("leader:" + result.state.seats[1].leader) in shown(screen, "headline")
    assert shown(screen, "portrait") == "4"
    for other in ("Jiwon", "Sora", "Aya"):
        assert other in shown(screen, "others")
    assert here.name("conflict:battle_for_carthag") in shown(screen, "told")


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_and_many_points_have_room(metrics: dict[str, Fonts], language: str) -> None:
    """Of more than there is room for the last ones are told."""
    here = page(metrics, language, "16:9")
    many = tuple((f"track:{'fremen' if at % 2 else 'bene_gesserit'}", 1, at // 2) for at in range(MOST + 4))
    result = replace(won(many), names=(LONG_NAME,) * 4, chairs=(Chair("adept", "balanced", GUESTS[0]),) * 4)
    screen = winner_screen(here, result, len(many))
    assert problems(screen, here.metrics) == []
    told = [name for name in things(screen) if name.startswith("point:")]
    assert told == [f"point:{at}" for at in range(4, MOST + 4)]


def test_a_star_stays_where_it_was_set(metrics: dict[str, Fonts]) -> None:
    """One for each point there is; a point that was lost takes the last one away."""
    here = page(metrics, "en", "16:9")
    screens = [things(winner_screen(here, won(), shown)) for shown in range(len(POINTS) + 1)]
    stars = [{name: found.thing.rect for name, found in each.items() if name.startswith("won:")} for each in screens]
    assert list(map(len, stars)) == [0, 1, 2, 3, 2, 4]
    for before, after in pairwise(stars):
        assert all(before[name] == after[name] for name in before.keys() & after.keys())
    sizes = [rect.w for rect in stars[-1].values()]
    assert sizes[0] == sizes[1] < sizes[2] == sizes[3], "those of the last round are larger"


def scene(program: Program) -> tuple[WinnerScene, GameOverScene]:
    """A game that has just ended."""
    game = play(begin(program, solo("mentat"), 5), 5)
    program.game, program.shown_game = game.game, game.shown_game
    over = go(program, "ranking", below=game)
    assert isinstance(over, GameOverScene)
    assert over.arrive() == Go("winner")
    found = go(program, "winner", below=over)
    assert isinstance(found, WinnerScene)
    return found, over


def test_point_by_point_it_is_told_and_each_star_flies_from_its_line(program: Program) -> None:
    winner, _ = scene(program)
    points = changes(winner.result)
    assert not winner.tick(10.0)
    assert not winner.tick(10.0 + 0.9 * PAUSE)
    before, now, heard = winner.screen(Plain(), (1920, 1080)), 10.0 + PAUSE, []
    for number in range(1, len(points) + 1):
        assert winner.tick(now)
        assert not winner.tick(now)
        events = winner.news()
        assert [event[2:] for event in events] == [(points[number - 1][1], points[number - 1][0])]
        after = winner.screen(Plain(), (1920, 1080))
        film = plan(before, after, events, more=winner.brought)
        star = find(after, f"won:{sum(n for _, n, _ in points[:number]) - 1}")
        flying = next(move for move in film.moves if star and move.hides == star.thing.id)
        line, end = find(after, f"point:{number - 1}"), star.thing.rect.center if star else (0, 0)
        assert line is not None
        assert line.thing.rect.contains(end[0] + flying.start[0], end[1] + flying.start[1])
        assert film.lasts < EACH, "it is there before the next one sets off"
        heard += [sound.name for sound in film.sounds]
        before, now = after, now + EACH + 0.01
    assert not winner.tick(now + 5)
    assert not winner.animating
    assert heard == ["influence"] * (len(points) - 1) + ["point"]


def test_a_click_anywhere_tells_all_and_the_button_leads_to_the_ranking(program: Program) -> None:
    winner, over = scene(program)
    assert winner.handle(("all",)) is None
    assert winner.shown == len(changes(winner.result))
    assert winner.handle(("next",)) == Back()
    assert over.handle(("winner",)) == Go("winner"), "it can be seen again"


def test_a_game_that_ended_long_ago_begins_with_the_ranking(program: Program) -> None:
    _, over = scene(program)
    again = go(program, "ranking", below=over)
    assert again.arrive() is None
