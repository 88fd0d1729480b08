"""Explain what a strong player would do: hints, their reasons, and chances to win."""
