"""Words and signs set in lines, and a line being edited; knows no pygame and no game."""
