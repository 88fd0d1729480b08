"""What boxes bring to computer players: numbers of their own, by name."""
