"""Check positions: what must always hold, and whether a saved position can be played on."""
