"""Boards and side boards as data, and the one arrangement that finds room for them; knows no pygame and no game."""
