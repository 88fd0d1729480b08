"""What a computer needs to think about one game: made once for its rules, shared by all who sit there."""

from __future__ import annotations

import logging
from functools import cache
from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.players.policy.evaluation import Evaluation, net_of
from dune_desktop.players.policy.policy import Policy
from dune_desktop.players.policy.weights import KINDS, UNREADABLE, kind_of, learned_policy

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
    """The mind for these rules."""
    return Models(rules)


def can_think() -> bool:
    """Whether what was learned is there and whole; without it nobody can think."""
    return all(is_whole(kind) for kind in KINDS)


@cache
def is_whole(kind: str) -> bool:
    """Whether what was learned for games of this kind is there and whole; it is looked at once and not kept."""
    try:
        learned_policy.__wrapped__(kind)
        net_of.__wrapped__(f"evaluation-{kind}")
    except (OSError, *UNREADABLE):
        log.exception("what computers have learned cannot be read")
        return False
    return True
