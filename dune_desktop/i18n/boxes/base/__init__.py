"""The words of the game itself: names of its components, and clarifications of them."""
