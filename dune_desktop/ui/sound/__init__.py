"""What is heard: the one place that plays; knows no screen, no scene and no game."""
