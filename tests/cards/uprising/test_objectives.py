"""The five Objectives of Uprising: for how many players each is, its battle icon, and who is First Player."""

from __future__ import annotations

import pytest

from tests.kit import new_game, proves, upr, uprising_table
from tests.kit.rivals import new_game_with_rivals

# Of each: its battle icon, the numbers of players it is for, and a Conflict card with the icon.
OBJECTIVES = {
    "objective_desert_mouse_first": ("desert_mouse", {1, 2, 3, 4}, "trade_dispute"),
    "objective_crysknife": ("crysknife", {1, 2, 3, 4}, "choam_security"),
    "objective_crysknife_46": ("crysknife", {4}, "choam_security"),
    "objective_desert_mouse_46": ("desert_mouse", {4}, "trade_dispute"),
    "objective_ornithopter_13": ("ornithopter", {1, 2, 3}, "test_of_loyalty"),
}
ALL = tuple("objective:" + upr(name) for name in OBJECTIVES)


@proves(*ALL)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_seat_is_dealt_one_for_the_number_of_players(players: int, seed: int) -> None:
    """All of them are in use; of two people the Rival has the Ornithopter."""
    alone = players < 3
    t = new_game_with_rivals(players, seed=seed) if alone else new_game(players, boxes=("uprising",), seed=seed)
    dealt = [t.objective(seat) for seat in range(len(t.state.seats))]
    assert sorted(dealt) == sorted(name for name, (_, numbers, _) in OBJECTIVES.items() if players in numbers)
    assert dealt[t.state.first_player] == "objective_desert_mouse_first"
    if players == 2:
        assert dealt[-1] == "objective_ornithopter_13"


@proves(*ALL)
@pytest.mark.parametrize("name", OBJECTIVES)
def test_its_icon_makes_a_point_with_a_conflict_card(name: str) -> None:
    """It counts as a Conflict card already won: once, and with no other icon."""
    icon, numbers, _ = OBJECTIVES[name]
    for other, _, card in OBJECTIVES.values():
        t = uprising_table(max(numbers), objective=name, vp=0).conflict(card).combat_begins(4)
        if t.state.phase == "combat":
            t.finish_round()
        assert t.vp() == (1 if other == icon else 0)
        assert (name in t.face_up()) == (other != icon)


@proves(*ALL)
@pytest.mark.parametrize("name", OBJECTIVES)
def test_its_icon_serves_the_intrigue_card_at_the_endgame(name: str) -> None:
    """A point for turning it down; another icon's card does nothing."""
    icon, numbers, _ = OBJECTIVES[name]
    for card in ("crysknife", "desert_mouse", "ornithopter"):
        t = uprising_table(max(numbers), objective=name, vp=0, intrigue=[card]).endgame_begins()
        assert t.can("intrigue", card) == (card == icon)
