"""Saved games: the list of them, and saving under a name."""
