"""What is drawn for Immortality; its album lists it."""
