"""Input of the window: pointer, keys, gamepads and text, and which presses count; it depends on no scene."""
