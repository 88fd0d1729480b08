"""The rules of the game, one module for each part of them; `every_game` installs them."""
