"""The synthesis of all sounds of the game: small struck bodies, wind, and a few bars of music."""
