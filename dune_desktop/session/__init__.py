"""A running game: the session that owns it, its log and replay, and who answers for each seat."""

from dune_desktop.session.beats import Beat
from dune_desktop.session.chairs import GUESTS, PERSON, Chair, chairs_against, chairs_for
from dune_desktop.session.replay import Entry, Replay, ReplayDivergence, Step
from dune_desktop.session.session import IllegalAnswer, Session

__all__ = [
    "GUESTS",
    "PERSON",
    "Beat",
    "Chair",
    "Entry",
    "IllegalAnswer",
    "Replay",
    "ReplayDivergence",
    "Session",
    "Step",
    "chairs_against",
    "chairs_for",
]
