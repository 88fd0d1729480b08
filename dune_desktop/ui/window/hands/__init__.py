"""What is done to the window by pointer, keys, gamepads and text, and which presses count; knows no scene by name."""
