"""A running game between the rules and whoever plays it."""

from dune_desktop.session.session import Entry, Session, Step, replay

__all__ = ["Entry", "Session", "Step", "replay"]
