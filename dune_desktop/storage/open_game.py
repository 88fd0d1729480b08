"""The game that is being played, kept on disk after every answer."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.slots import Slots

log = logging.getLogger(__name__)


class OpenGame:
    """A session with its place among the saves, which no other window has meanwhile. `id` names it there.

    `fallen_back`: the newest save was harmed, so this is the one before it. `parent` is the game that it goes on from,
    until it is kept itself: till then what was kept of its past lies there.
    """

    def __init__(self, slots: Slots, session: Session, game: str, fallen_back: bool = False, parent: str = "") -> None:
        self.slots = slots
        self.session = session
        self.id = game
        self.fallen_back = fallen_back
        self.parent = parent
        self.quick: Path | None = None  # the quick save that it was gone back to by
        self.back = False  # whether that is still to be told
        self.untold: SaveError | None = None  # why the game could not be kept, until that is told
        self.in_trouble = False
        self._marked = session.state.round if session.log else 0  # the latest round whose start was kept
        session.listeners.append(self.keep)

    @classmethod
    def begin(cls, slots: Slots, session: Session) -> OpenGame:
        """A new game among the saves."""
        game = slots.new_game()
        slots.locks.take(game, new=True)
        return cls(slots, session, game)

    @classmethod
    def resume(cls, slots: Slots, path: Path, playing: str = "") -> OpenGame:
        """A saved game. Raises `SaveError`; `playing` is the game that is left for it then.

        From a save that the game was played on from already, it goes on as a game of its own: what was played stays.
        """
        session, saved = slots.load(path)
        if not slots.locks.take(saved):
            raise SaveError("in_use", path)
        game, parent = saved, ""
        if slots.overtaken(session, saved, path):
            game, parent, session.onward = slots.new_game(), saved, session.state.round
            slots.locks.take(game, new=True)
            if playing != saved:
                slots.locks.release(saved)
        found = cls(slots, session, game, path in slots.fallen_back, parent)
        if path == slots.quick(saved):
            found.quick, found.back = path, True
        return found

    def keep(self, session: Session) -> None:
        """Save by itself. A game that another window has got hold of meanwhile goes on as one of its own."""
        if not self.slots.locks.mine(self.id):
            self.id = self.slots.new_game()
            self.slots.locks.take(self.id, new=True)
        with suppress(SaveError):
            self.slots.keep(session, self.id)
            if self.parent:
                self.slots.inherit(session, self.parent, self.id)
                self.parent = ""
            self._mark(session)
        if session.over:
            self.slots.finished(session, self.id)
        self.look_after()

    def _mark(self, session: Session) -> None:
        """Keep the start of every round."""
        if session.state.round > self._marked and not session.over:
            self._marked = session.state.round
            self.slots.mark(session, self.id)

    def look_after(self) -> None:
        """Learn how saving ended. A disk that refuses is told of once, and again only after it has worked meanwhile."""
        error = self.slots.trouble(self.id)
        if error is not None and not self.in_trouble:
            log.warning("the game could not be saved: %s", error)
            self.untold = error
        self.in_trouble = error is not None

    def tell(self) -> SaveError | None:
        """Why the game could not be kept, if nobody was told yet."""
        error, self.untold = self.untold, None
        return error

    def kept(self) -> bool:
        """Whether all that was played is on the disk, once the disk has done what it was asked, if need be again."""
        self.slots.flush()
        self.look_after()
        if self.in_trouble and self.slots.locks.mine(self.id):
            with suppress(SaveError):
                self.slots.keep(self.session, self.id)
            self.slots.flush()
            self.look_after()
        return not self.in_trouble

    def leave(self) -> None:
        """The game is open no more, and all of it is written that can be."""
        self.kept()
        self.slots.locks.release(self.id)
