"""The window: its loop, its input devices, and the interface of scenes; it depends on no game and no scene."""
