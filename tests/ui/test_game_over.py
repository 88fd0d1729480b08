"""The end of a game: ranking, ties and points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import Box
from dune_desktop.i18n import LANGUAGES
from dune_desktop.players.levels import LEVELS
from dune_desktop.session import GUESTS, Chair
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens import game_over
from dune_desktop.ui.screen.display import Icon, Label
from tests.ui.geometry import problems
from tests.ui.screens import IX, hits, letters, page, shown

# ------------------------------------------------------------------------------------------------ the end


def finished(points: tuple[int, ...], boxes: tuple[Box, ...] = ("base",), **goods: tuple[int, ...]) -> game_over.Result:
    """A game that ended with these points and goods."""
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


@pytest.mark.parametrize(
    ("goods", "cause"),
    [
        ({"spice": (1, 2, 0)}, "spice"),
        ({"spice": (2, 2, 0), "solari": (1, 3, 0)}, "solari"),
        ({"water": (1, 3, 0)}, "water"),
        ({"garrison": (1, 3, 0)}, "garrison"),
        ({"last_reveal": (4, 9, 0)}, "reveal"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ties_are_told_in_words(
    metrics: dict[str, Fonts], goods: dict[str, tuple[int, ...]], cause: str, language: str
) -> None:
    """What decided between equal points stands under the winner's name."""
    result = finished((9, 9, 4), **goods)
    assert result.ranking == (1, 0, 2)
    assert game_over.decided_by(result, 0) == cause
    assert game_over.decided_by(result, 1) == "points"
    here = page(metrics, language, "16:9")
    screen, _ = game_over.over_screen(here, result, 0)
    assert str(here.t("over.tie." + cause)) in shown(screen, "header")
    assert "Minho" in shown(screen, "header")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chaumurky_wins_ties(metrics: dict[str, Fonts], language: str) -> None:
    """It decides before goods and says so; where nobody has it the goods decide as ever."""
    here = page(metrics, language, "16:9")
    result = finished((9, 9, 4), IX, spice=(5, 1, 9), solari=(1, 0, 0))
    assert result.ranking == (0, 1, 2)
    assert game_over.decided_by(result, 0) == "spice"
    before, _ = game_over.over_screen(here, result, 0)
    assert str(here.t("over.tie.spice")) in shown(before, "header")
    of_seat(result.state, 1).tech = ("windtraps", "chaumurky")
    assert result.ranking == (1, 0, 2)
    assert game_over.decided_by(result, 0) == "chaumurky"
    assert game_over.decided_by(result, 1) == "points"
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == []
    assert letters(here.t("over.tie.chaumurky")) in letters(shown(screen, "header"))
    looked = [hit.inspect for region in screen.regions if region.name == "ranking" for hit in region.hits]
    assert looked.count("tech:chaumurky") == 1
    of_seat(result.state, 1).tech = ("windtraps",)
    assert {hit.inspect for hit in hits(before)} == {
        hit.inspect for hit in hits(game_over.over_screen(here, result, 0)[0])
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_of_rise_of_ix(metrics: dict[str, Fonts], language: str) -> None:
    """Tiles, shipping, leaders and cards: words, a sign of their own, and a page to look at."""
    here = page(metrics, language, "16:9")
    result = finished((6, 4, 3, 2), IX)
    sources = {
        "tech:flagship": "tech",
        "shipping:shipping_troops": "freighter",
        "leader:tessia_vernius": "signet",
        "card:control_the_spice": "hand",
        "conflict:economic_supremacy": "combat",
        "intrigue:war_chest": "intrigue",
    }
    result.state.seats[0].points = tuple((source, 1, 3) for source in sources)
    screen, _ = game_over.over_screen(here, result, 0)
    assert problems(screen, here.metrics) == []
    region = next(region for region in screen.regions if region.name == game_over.COLUMN)
    icons = [element.name for element in region.elements if isinstance(element, Icon)]
    for source, icon in sources.items():
        assert here.name(source) in shown(screen, game_over.COLUMN)
        assert icon in icons
    assert {hit.inspect for hit in region.hits} >= set(sources)


def test_without_a_tie_the_points_are_told(metrics: dict[str, Fonts]) -> None:
    here = page(metrics, "en", "16:9")
    screen, _ = game_over.over_screen(here, finished((11, 9, 4)), 0)
    assert "11 points. Minho comes second with 9." in shown(screen, "header")


def test_points_by_round_add_up() -> None:
    result = finished((9, 9, 4))
    result.state.seats[0].points = (("start", 1, 0), ("track:fremen", 1, 2), ("track:fremen", -1, 5))
    assert game_over.by_round(result, 0) == [1, 1, 2, 2, 2, 1, 1, 1, 1]


def test_every_point_says_where_it_came_from(metrics: dict[str, Fonts]) -> None:
    """All kinds of sources, gains and losses, with the round; components can be looked at."""
    here = page(metrics, "en", "16:9")
    result = finished((5, 9, 4))
    result.state.seats[0].points = (
        ("start", 1, 0),
        ("track:fremen", 1, 2),
        ("alliance:guild", 1, 3),
        ("alliance:guild", -1, 4),
        ("convert:spice", 1, 4),
        ("conflict:terrible_purpose", 1, 5),
        ("intrigue:staged_incident", 1, 6),
        ("card:the_spice_must_flow", 1, 7),
    )
    screen, limit = game_over.over_screen(here, result, 0)
    assert limit == 0
    words = shown(screen, game_over.COLUMN)
    for part in (
        "Setup",
        "Influence: Fremen",
        "Alliance: Spacing Guild",
        "−1",
        "Turned into points",
        "Terrible Purpose",
        "Staged Incident",
        "The Spice Must Flow",
    ):
        assert part in words
    looked = {hit.inspect for hit in hits(screen) if hit.action[:1] == ("look",)}
    assert looked >= {"conflict:terrible_purpose", "intrigue:staged_incident", "card:the_spice_must_flow"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_played_does_not_reach_into_the_goods(metrics: dict[str, Fonts], language: str) -> None:
    """The longest name of a leader, beside the longest level or many pieces of advice."""
    here = page(metrics, language, "16:9")
    leaders = Rules(catalog(IX), table(3, IX)).catalog.leaders
    longest = max((leader.id for leader in leaders), key=lambda leader: len(here.name("leader:" + leader)))
    for chairs, hints in ((tuple(Chair(level, "balanced", GUESTS[0]) for level in LEVELS[:3]), ()), ((), (23, 4, 1))):
        result = replace(finished((9, 8, 7), IX), chairs=chairs, hints=hints)
        for seat in result.state.seats:
            seat.leader = longest
        screen, _ = game_over.over_screen(here, result, 0)
        region = next(region for region in screen.regions if region.name == "ranking")
        said = [each for each in region.elements if isinstance(each, Label) and " · " in each.text]
        assert len(said) == 3
        goods = min(each.x - each.size / 2 for each in region.elements if isinstance(each, Icon) and each.x > said[0].x)
        for label in said:
            assert label.x + here.metrics.width(label.text, label.size, label.weight) < goods
