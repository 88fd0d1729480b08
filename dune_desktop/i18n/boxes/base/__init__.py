"""The texts of the base game: names of its components, and clarifications of them."""
