"""The end of a game: the winner, told point by point; ranking, ties and where every point came from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.session import GUESTS, Chair
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens import game_over
from dune_desktop.ui.presenters.screens.winner import MOST, changes, winner_screen
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.game_over import GameOverScene
from dune_desktop.ui.scenes.winner import EACH, PAUSE, WinnerScene
from dune_desktop.ui.screen.display import Icon
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.window.scene import Back, Go
from tests.kit.careless import Careless
from tests.ui.geometry import problems
from tests.ui.moving import SIZE
from tests.ui.screens import IX, LONG_NAME, SIZES, hits, letters, page, play, ranking, shown
from tests.ui.tables import begin, go


def finished(points: tuple[int, ...], boxes: tuple[Box, ...] = ("base",), **goods: tuple[int, ...]) -> game_over.Result:
    """A game that ended in round 8 with these points and goods."""
    rules = Rules(catalog(boxes), table(len(points), boxes))
    state = rules.new_game(1)
    state.round = 8
    for seat, n in enumerate(points):
        player = state.seats[seat]
        player.vp, player.points = n, (("conflict:desert_power", n, 3),)
        player.spice = player.solari = player.water = player.garrison = 0
        for what, amounts in goods.items():
            setattr(player, what, amounts[seat])
    return game_over.Result(rules, state, ("Jiwon", "Minho", "Sora", "Aya")[: len(points)])


# ------------------------------------------------------------------------------------------------ the ranking


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decided_between_equal_points_is_told(metrics: dict[str, Fonts], language: str) -> None:
    """In words under the winner's name; Chaumurky decides before goods."""
    here = page(metrics, language, "16:9")
    for cause, goods in {
        "spice": {"spice": (1, 2, 0)},
        "solari": {"spice": (2, 2, 0), "solari": (1, 3, 0)},
        "water": {"water": (1, 3, 0)},
        "garrison": {"garrison": (1, 3, 0)},
        "reveal": {"last_reveal": (4, 9, 0)},
        "chaumurky": {"spice": (5, 1, 9)},
    }.items():
        result = finished((9, 9, 4), IX, **goods)
        if cause == "chaumurky":
            assert result.ranking == (0, 1, 2)
            of_seat(result.state, 1).tech = ("windtraps", "chaumurky")
        assert result.ranking == (1, 0, 2)
        assert [game_over.decided_by(result, place) for place in (0, 1)] == [cause, "points"]
        screen, _ = game_over.over_screen(here, result, 0)
        assert problems(screen, here.metrics) == []
        assert letters(here.t("over.tie." + cause)) in letters(shown(screen, "header"))
        assert "Minho" in shown(screen, "header")
        looked = [hit.inspect for region in screen.regions if region.name == "ranking" for hit in region.hits]
        assert looked.count("tech:chaumurky") == (cause == "chaumurky")


def test_every_point_says_where_it_came_from(metrics: dict[str, Fonts]) -> None:
    """All kinds of sources, gains and losses, with the round; those of boxes have a sign, components a page."""
    here = page(metrics, "en", "16:9")
    result = finished((11, 9, 4), IX)
    assert "11 points. Minho comes second with 9." in shown(game_over.over_screen(here, result, 0)[0], "header")
    signs = {
        "conflict:terrible_purpose": "combat",
        "tech:flagship": "tech",
        "shipping:shipping_troops": "freighter",
        "leader:tessia_vernius": "signet",
        "card:control_the_spice": "hand",
        "intrigue:war_chest": "intrigue",
    }
    plain = ("track:fremen", "convert:spice", "alliance:guild")
    result.state.seats[0].points = (*((source, 1, 3) for source in (*signs, *plain)), ("alliance:guild", -1, 4))
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == []
    told = shown(screen, game_over.COLUMN)
    own = ("Influence: Fremen", "Turned into points", "Alliance: Spacing Guild", "−1")
    assert [words for words in (*own, *map(here.name, signs)) if words not in told] == []
    icons = {e.name for region in screen.regions for e in region.elements if isinstance(e, Icon)}
    assert {*signs.values()} <= icons
    assert {*signs} <= {hit.inspect for hit in hits(screen) if hit.action[:1] == ("look",)}
    result.state.seats[0].points = (("start", 1, 0), ("track:fremen", 1, 2), ("track:fremen", -1, 5))
    assert game_over.by_round(result, 0) == [1, 1, 2, 2, 2, 1, 1, 1, 1]


# ------------------------------------------------------------------------------------------------ the winner

POINTS = tuple((source, 1, 3) for source in ("start", "track:fremen", "alliance:guild", "conflict:battle_for_carthag"))
LOST = ("alliance:guild", -1, 4)


def won(points: tuple[tuple[str, int, int], ...] = (*POINTS, LOST)) -> game_over.Result:
    """A game whose second seat won with these points."""
    result = finished((1, sum(n for _, n, _ in points), 2, 0))
    result.state.seats[1].points = points
    return result


@pytest.mark.parametrize(("language", "shape"), list(zip(LANGUAGES, SIZES, strict=True)))
def test_it_says_who_won_with_what_and_who_came_after(metrics: dict[str, Fonts], language: str, shape: str) -> None:
    """Long names have room; of more points than there is room for the last ones are told."""
    here = page(metrics, language, shape)
    screen = winner_screen(here, won(), 5)
    assert problems(screen, here.metrics) == []
    assert str(here.t("over.wins", who="Minho")) in shown(screen, "headline")
    assert here.name("leader:" + won().state.seats[1].leader) in shown(screen, "headline")
    assert shown(screen, "portrait") == "3"
    assert all(other in shown(screen, "others") for other in ("Jiwon", "Sora", "Aya"))
    assert here.name("conflict:battle_for_carthag") in shown(screen, "told")
    many = tuple((f"track:{'fremen' if at % 2 else 'bene_gesserit'}", 1, at // 2) for at in range(MOST + 4))
    result = replace(won(many), names=(LONG_NAME,) * 4, chairs=(Chair("adept", "balanced", GUESTS[0]),) * 4)
    screen = winner_screen(here, result, len(many))
    assert problems(screen, here.metrics) == []
    told = [name for name in things(screen) if name.startswith("point:")]
    assert told == [f"point:{at}" for at in range(4, MOST + 4)]
    stars = [sum(name.startswith("won:") for name in things(winner_screen(here, won(), n))) for n in range(6)]
    assert stars == [0, 1, 2, 3, 4, 3], "a point that was lost takes the last one away"


def test_the_winner_is_told_point_by_point_and_leads_to_the_ranking(program: Program) -> None:
    """Each star flies from its line; a click tells all at once. A game that ended long ago begins with the ranking."""
    program.runner = Careless()
    game = play(begin(program, solo("mentat"), 5), 5)
    over = ranking(program, game)
    assert isinstance(over, GameOverScene)
    assert over.arrive() == Go("winner")
    winner, quick = (go(program, "winner", below=over) for _ in range(2))
    assert {type(winner), type(quick)} == {WinnerScene}
    points = changes(winner.result)
    assert not winner.tick(10.0)
    assert not winner.tick(10.0 + 0.9 * PAUSE)
    before, now, heard = winner.screen(Plain(), SIZE), 10.0 + PAUSE, []
    for source, n, _ in points:
        assert winner.tick(now)
        assert not winner.tick(now)
        events, after = winner.news(), winner.screen(Plain(), SIZE)
        assert [event[2:] for event in events] == [(n, source)]
        film = plan(before, after, events, more=winner.brought)
        assert any(move.hides.startswith("won:") for move in film.moves), "a star flies"
        assert film.lasts < EACH, "it is there before the next one sets off"
        heard += [sound.name for sound in film.sounds]
        before, now = after, now + EACH + 0.01
    assert not winner.animating
    assert heard == ["influence"] * (len(points) - 1) + ["point"]
    assert quick.handle(("all",)) is None
    assert quick.shown == len(points)
    assert quick.handle(("next",)) == Back()
    assert over.handle(("winner",)) == Go("winner"), "it can be seen again"
    assert go(program, "ranking", below=over).arrive() is None
