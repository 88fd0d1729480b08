"""What is drawn for Rise of Ix; its album lists it."""
