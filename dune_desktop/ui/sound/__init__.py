"""What is heard: which sound belongs to what happened, and the one place that plays; knows no screen and no scene."""
