"""What is drawn for the base game; its album lists it."""
