"""Saved games: loading, what was deleted, earlier positions, saving under a name."""
