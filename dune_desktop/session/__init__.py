"""A running game between the rules and whoever plays it."""

from dune_desktop.session.session import Beat, Entry, IllegalAnswer, Session, Step, replay

__all__ = ["Beat", "Entry", "IllegalAnswer", "Session", "Step", "replay"]
