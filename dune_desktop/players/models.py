"""The learned policy and evaluation of one game, loaded once for its rules and shared by all players."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.players.policy.evaluation import Evaluation, net_of
from dune_desktop.players.policy.policy import Policy
from dune_desktop.players.policy.weights import UNREADABLE, kind_of, kinds, learned_policy

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules

log = logging.getLogger(__name__)


class Models:
    """The learned policy and evaluation, ready for the positions of one game."""

    def __init__(self, rules: Rules) -> None:
        kind = kind_of(rules)
        self.policy = Policy(rules, learned_policy(kind))
        self.evaluation = Evaluation(rules, net_of(f"evaluation-{kind}"))


@derived
def models(rules: Rules) -> Models:
    """Return the learned models for these rules."""
    return Models(rules)


def can_think() -> bool:
    """Tell whether all learned numbers can be read; without them no computer can play."""
    return all(is_readable(kind) for kind in kinds())


@cache
def is_readable(kind: str) -> bool:
    """Tell whether the learned numbers for games of this kind can be read; only the answer is cached."""
    try:
        learned_policy.__wrapped__(kind)
        net_of.__wrapped__(f"evaluation-{kind}")
    except (OSError, *UNREADABLE):
        log.exception("what computers have learned cannot be read")
        return False
    return True
