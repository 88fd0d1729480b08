"""Information states: what a seat may know, from its view and its memory, and the positions it thinks possible."""
