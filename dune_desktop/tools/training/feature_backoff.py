"""Weights for features of components, fitted from the weights of whole components, for components never seen."""

from __future__ import annotations

import numpy as np

from dune_desktop.engine import Rules
from dune_desktop.players.policy.feature_backoff import feature_backoff
from dune_desktop.players.policy.weights import PolicyWeights

RIDGE = 3.0  # ridge: how often a feature must occur before it counts


def learn_backoff(weights: PolicyWeights, rules: Rules) -> None:
    """Fit the rows of this game's components by their features, kind by kind."""
    seen = {name: feature_backoff(rules, name) for name in weights.rows}
    kinds = {name.partition(":")[0] for name, found in seen.items() if found}
    weights.alike.clear()
    for kind in sorted(kinds):
        names = sorted(name for name, found in seen.items() if found and name.partition(":")[0] == kind)
        parts = sorted({part for name in names for part in seen[name]})
        counts = np.array([[seen[name].get(part, 0.0) for part in parts] for name in names])
        rows = np.array([weights.rows[name] for name in names])
        worth = np.linalg.solve(counts.T @ counts + RIDGE * np.eye(len(parts)), counts.T @ rows)
        weights.alike |= {part: row.tolist() for part, row in zip(parts, worth, strict=True)}
