"""A picture as values: what is shown, where, in which look, and what a pointer hits; knows no pygame and no game."""
