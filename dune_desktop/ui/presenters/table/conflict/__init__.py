"""The Conflict: its card, a lane a seat, and the arena of Combat."""
