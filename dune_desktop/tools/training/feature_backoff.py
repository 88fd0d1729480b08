"""What parts of components are worth, from what whole components turned out to be worth: for those never seen."""

from __future__ import annotations

import numpy as np

from dune_desktop.engine import Rules
from dune_desktop.players.policy.feature_backoff import feature_backoff
from dune_desktop.players.policy.weights import PolicyWeights

CAUTION = 3.0  # how much a part must be seen before it counts (ridge)


def learn_alike(weights: PolicyWeights, rules: Rules) -> None:
    """Explain the rows of the components in this game by their parts, kind by kind, as well as it can be done."""
    seen = {name: feature_backoff(rules, name) for name in weights.rows}
    kinds = {name.partition(":")[0] for name, found in seen.items() if found}
    weights.alike.clear()
    for kind in sorted(kinds):
        names = sorted(name for name, found in seen.items() if found and name.partition(":")[0] == kind)
        parts = sorted({part for name in names for part in seen[name]})
        counts = np.array([[seen[name].get(part, 0.0) for part in parts] for name in names])
        rows = np.array([weights.rows[name] for name in names])
        worth = np.linalg.solve(counts.T @ counts + CAUTION * np.eye(len(parts)), counts.T @ rows)
        weights.alike |= {part: row.tolist() for part, row in zip(parts, worth, strict=True)}
