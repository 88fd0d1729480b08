"""Buttons, lists, plates and dialogs as functions, and boxes that share out room; knows no pygame and no game."""
