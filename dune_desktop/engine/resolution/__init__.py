"""Set-up of a game, and resolution of effects until a seat must answer."""
