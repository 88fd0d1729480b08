"""Buttons, lists, plates and dialogs as functions that add to a region; knows no pygame and no game."""
