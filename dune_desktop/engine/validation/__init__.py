"""Checks of positions: invariants of every position, and whether a saved position can be played on."""
