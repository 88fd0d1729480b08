"""The game in play, saved after every answer."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from dune_desktop.session import Session
from dune_desktop.storage.disk import SaveError
from dune_desktop.storage.slots import Slots

log = logging.getLogger(__name__)


class OpenGame:
    """A running session with its automatic save, which is locked against other windows. `id` is the game's id.

    `fallen_back`: the newest save was damaged, so this is its predecessor. `parent` is the id of the game that this one
    branched from; it is cleared once this game is saved and has copied the parent's starts of rounds.
    """

    def __init__(self, slots: Slots, session: Session, game: str, fallen_back: bool = False, parent: str = "") -> None:
        self.slots = slots
        self.session = session
        self.id = game
        self.fallen_back = fallen_back
        self.parent = parent
        self.quick: Path | None = None  # the quick save that the game was loaded from
        self.back = False  # whether the player has yet to be told of that
        self.untold: SaveError | None = None  # the error of the last save, until the player is told
        self.in_trouble = False
        self._marked = session.state.round if session.log else 0  # the latest round whose start was saved
        session.listeners.append(self.keep)

    @classmethod
    def begin(cls, slots: Slots, session: Session) -> OpenGame:
        """Open a new game with an id and lock of its own."""
        game = slots.new_game()
        slots.locks.take(game, new=True)
        return cls(slots, session, game)

    @classmethod
    def resume(cls, slots: Slots, path: Path, playing: str = "") -> OpenGame:
        """Open a saved game; raises `SaveError`. `playing` is the id of the game left for it.

        If the game was played on past this save, it continues under a new id, so that the later answers stay saved.
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
        """Write the automatic save, under a new id if another window has taken over this game."""
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
        """Save the position at the start of every round."""
        if session.state.round > self._marked and not session.over:
            self._marked = session.state.round
            self.slots.mark(session, self.id)

    def look_after(self) -> None:
        """Check how saving ended; note an error once until saving has worked again."""
        error = self.slots.write_error(self.id)
        if error is not None and not self.in_trouble:
            log.warning("the game could not be saved: %s", error)
            self.untold = error
        self.in_trouble = error is not None

    def tell(self) -> SaveError | None:
        """Return the save error that the player was not told of yet, once."""
        error, self.untold = self.untold, None
        return error

    def kept(self) -> bool:
        """Finish saving, trying once more after an error; tell whether everything is on the disk."""
        self.slots.flush()
        self.look_after()
        if self.in_trouble and self.slots.locks.mine(self.id):
            with suppress(SaveError):
                self.slots.keep(self.session, self.id)
            self.slots.flush()
            self.look_after()
        return not self.in_trouble

    def leave(self) -> None:
        """Save what can be saved and release the game's lock."""
        self.kept()
        self.slots.locks.release(self.id)
