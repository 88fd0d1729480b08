"""A running game between the rules and whoever plays it."""

from dune_desktop.session.session import Beat, Entry, Session, Step, replay

__all__ = ["Beat", "Entry", "Session", "Step", "replay"]
