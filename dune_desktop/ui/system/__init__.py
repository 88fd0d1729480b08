"""The desktop around the program: its files, folders and licences; knows neither pygame nor the game."""
