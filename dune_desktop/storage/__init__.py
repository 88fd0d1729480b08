"""Saved games and settings on disk."""
