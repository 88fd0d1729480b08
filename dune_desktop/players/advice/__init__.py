"""Advice by a strong player: hints, their reasons, and chances to win."""
