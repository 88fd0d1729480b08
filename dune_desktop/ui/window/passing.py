"""Passing messages: words that stay for a moment and need no answer."""

from __future__ import annotations

SAID_FOR = 2.0  # seconds that a message stays


class Passing:
    """The present message; its time starts when it is first seen."""

    def __init__(self) -> None:
        self.words = ""
        self._since: float | None = None

    def say(self, words: str) -> None:
        """Show this message in place of the present one."""
        self.words, self._since = words, None

    def tick(self, now: float) -> None:
        """Remove the message when its time is over."""
        if self.words and self._since is None:
            self._since = now
        elif self._since is not None and now - self._since >= SAID_FOR:
            self.words = ""
