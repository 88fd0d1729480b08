"""The program's desktop environment: assets, folders and licenses; it uses neither pygame nor the game."""
