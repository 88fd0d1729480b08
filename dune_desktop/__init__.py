"""Dune: Imperium on one's own computer: an unofficial table for people who own the board game."""

__version__ = "0.1.0"
