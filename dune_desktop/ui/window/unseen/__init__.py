"""The window without a display: pictures, animations and random input, for commands and tests."""
