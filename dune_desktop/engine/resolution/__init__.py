"""Set a game up, and carry out effects until somebody must answer."""
