"""The boards and side boards of each box, measure by measure; knows no pygame and no game."""
