"""The tree search in determinizations, and the exact count at the end of a game."""
