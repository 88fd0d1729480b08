"""The window, its clock and its hands, and what a scene is to them; knows no game and no scene by name."""
