"""A running game on the screen: who sits before it, what is shown of it and when, what is begun, what is answered."""
