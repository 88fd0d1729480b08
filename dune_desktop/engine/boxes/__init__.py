"""The expansions: each adds its rules to those of the base game."""
