"""A box that nothing was learned of is played with all the same."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.players.levels import SearchPlayer, computer
from dune_desktop.players.models import Models
from dune_desktop.players.policy.feature_backoff import feature_backoff
from tests.kit.boxes import caves
from tests.players.games import info_states

__all__ = ["caves"]


@pytest.mark.parametrize("beside", [("base",), ("base", "ix")])
def test_a_game_with_it_is_played_to_the_end(caves, beside):
    """By those who follow the policy and by those who search."""
    players = [computer("novice"), computer("adept"), SearchPlayer(4)]
    game = info_states(table(3, (*beside, caves)), 3, players)
    names = {str(word) for _, _, info_state in game for option in info_state.options for word in option}
    assert "caves/worm_caller" in names


def test_what_is_new_is_judged_by_what_it_is_like(caves):
    """A card and a space nobody has seen are worth something, and more if they give more."""
    rules = Rules(catalog(("base", caves)), table(3, ("base", caves)))
    weights = Models(rules).policy.features.row
    for name in ("acquire:caves/worm_caller", "space:caves/hidden_sietch"):
        assert feature_backoff(rules, name)
        assert any(weights(name))
    assert not any(weights("acquire:nothing of the kind"))
