"""Past games: what came of them, counted, and one by one."""
