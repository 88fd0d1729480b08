"""What searched games have taught so far, compared with the numbers before: losses on held-out games, and wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.players.policy.policy import Policy
from dune_desktop.tools.training.mix import rules_of

if TYPE_CHECKING:
    from dune_desktop.engine import GameConfig
    from dune_desktop.players.policy.weights import PolicyWeights
    from dune_desktop.tools.training.reinforce import Learner
    from dune_desktop.tools.training.selfplay import Batch

ARENA_GAMES: Final = 240  # games in which the policies are compared
HEADER: Final = (
    "                   held   loss of the policy   loss of the evaluation   wins without search\n"
    "kind        games   out    before       now       before        now       before      now"
)


def progress_line(
    kind: str, before: Learner, now: Learner, held_out: Sequence[Batch], tables: Sequence[GameConfig]
) -> str:
    """Return a line of the table under `HEADER`; `now.games` counts those since `before`.

    A loss is the relative entropy to what held-out games teach, of a decision or a start of a round. Wins are those of
    the policy without search: alone in the same games; at other tables of one that learned among others that did not.
    """
    old, new = (_losses(learner, held_out) for learner in (before, now))
    was, won = (_wins(weights, before.mean, tables) for weights in (before.mean, now.mean))
    held = sum(batch.games for batch in held_out)
    return (
        f"{kind:10}{now.games - before.games:7}{held:6}{old[0]:10.4f}{new[0]:10.4f}"
        f"{old[1]:13.4f}{new[1]:11.4f}{was:13.1%}{won:9.1%}"
    )


def _losses(learner: Learner, held_out: Sequence[Batch]) -> tuple[float, float]:
    policy, evaluation = zip(*(learner.losses(batch) for batch in held_out), strict=True)
    decisions, positions = (
        sum(len(each) for each in every)
        for every in ([batch.options for batch in held_out], [batch.begun_by for batch in held_out])
    )
    return sum(policy) / decisions, sum(evaluation) / positions


def _wins(weights: PolicyWeights, others: PolicyWeights, tables: Sequence[GameConfig]) -> float:
    """Return the share of games that a policy wins, taking the likeliest options."""
    return sum(_is_won(weights, others, tables[game % len(tables)], game) for game in range(ARENA_GAMES)) / ARENA_GAMES


def _is_won(weights: PolicyWeights, others: PolicyWeights, config: GameConfig, game: int) -> bool:
    rules = rules_of(config)
    people = [seat for seat, human in enumerate(rules.is_player) if human]
    mine = people[game // len(people) % len(people)]
    policies = {seat: Policy(rules, weights if seat == mine else others) for seat in people}
    state = rules.new_game(game)
    while state.stack:
        seat, options = rules.asked(state), rules.legal(state)
        assert seat is not None
        rules.play(state, options[0] if len(options) == 1 else policies[seat].best(state, seat, options))
    return rules.ranking(state)[0] == mine
