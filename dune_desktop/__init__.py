"""Dune: Imperium on your own computer: an unofficial version for owners of the board game."""

__version__ = "0.1.0"
