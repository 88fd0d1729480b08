"""Whether a game is won for certain: by trying everything that can still be answered."""

from __future__ import annotations

from dune_desktop.engine import GameState, OptionId, Rules

MOST = 60_000  # positions; what is not settled by then is no ending


def keeps_the_win(rules: Rules, state: GameState, option: OptionId, seat: int) -> bool:
    """Whether the seat wins after this answer with the right answers of its own, whatever the others answer."""
    left = [MOST]
    after = state.clone()
    rules.play(after, option)
    return _won(rules, after, seat, left)


def _won(rules: Rules, state: GameState, seat: int, left: list[int]) -> bool:
    while state.stack:
        options = rules.legal(state)
        if len(options) > 1:
            break
        rules.play(state, options[0])
    else:
        return rules.ranking(state)[0] == seat
    left[0] -= 1
    assert left[0], "too much is open to try everything"
    tried = (_won(rules, _after(rules, state, option), seat, left) for option in options)
    return any(tried) if rules.asked(state) == seat else all(tried)


def _after(rules: Rules, state: GameState, option: OptionId) -> GameState:
    after = state.clone()
    rules.play(after, option)
    return after
