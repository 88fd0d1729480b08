"""The reviews of finished games: one is made at a time, and what it finds out is kept with its game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dune_desktop.company.review import Judged, Review
from dune_desktop.company.task_runner import TaskRunner
from dune_desktop.company.tasks import Verdict
from dune_desktop.players.advice.reasons import Why
from dune_desktop.session import Session
from dune_desktop.storage.reviews import KeptPiece, load_review, save_review

OFTEN: Final = 5  # answers looked at, after which what has been found out is kept: a program may be ended at any time


class Reviews:
    """Makes reviews with a mind; `folder` is that of the saves."""

    def __init__(self, folder: Path, runner: TaskRunner) -> None:
        self.folder = folder
        self.runner = runner
        self._game = ""
        self._made: Review | None = None

    def of(self, session: Session, game: str) -> Review:
        """The review of a finished game, with what an earlier one has found out."""
        if self._made is None or self._game != game:
            self.close()
            self._game, self._made = game, Review(session, self.runner)
            kept = load_review(self.folder, game, self._made.stamp)
            self._made.begin(Judged(piece.number, _verdict(piece)) for piece in kept)
        return self._made

    def tick(self) -> bool:
        """Let the review go on, if there is one; whether it has found out more. Now and then that is kept."""
        if self._made is None or not self._made.tick():
            return False
        if self._made.finished or len(self._made.found) % OFTEN == 0:
            self.keep()
        return True

    def stop(self) -> None:
        """Think about it no more for now; what has been found out is kept."""
        if self._made is not None and not self._made.finished:
            self._made.stop()
            self.keep()

    def close(self) -> None:
        """There is no review any more; what it has found out is kept."""
        self.stop()
        self._made = None

    def keep(self) -> None:
        """Keep with the game what its review has found out."""
        if self._made is None or self._made.silent:
            return
        pieces = tuple(_kept(judged) for judged in self._made.found)
        save_review(self.folder, self._game, self._made.stamp, pieces)


def _kept(judged: Judged) -> KeptPiece:
    verdict = judged.verdict
    return KeptPiece(
        number=judged.number,
        chances=verdict.chances,
        better=verdict.better,
        worth=verdict.worth,
        why=verdict.why.why,
        later=verdict.why.later,
        counts=verdict.why.counts,
    )


def _verdict(piece: KeptPiece) -> Verdict:
    return Verdict(piece.chances, piece.better, piece.worth, Why(piece.why, later=piece.later, counts=piece.counts))
