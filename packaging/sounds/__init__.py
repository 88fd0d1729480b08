"""Every sound of the game, made from nothing: physics of small struck things, wind, and a few bars of music."""
