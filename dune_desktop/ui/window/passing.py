"""What is told in passing: words that stay for a moment and ask nothing."""

from __future__ import annotations

SAID_FOR = 2.0  # seconds it stays


class Passing:
    """The words of the moment; their time begins when they are first seen."""

    def __init__(self) -> None:
        self.words = ""
        self._since: float | None = None

    def say(self, words: str) -> None:
        """Tell this, in place of what was told before."""
        self.words, self._since = words, None

    def tick(self, now: float) -> None:
        """The words go when their time is over."""
        if self.words and self._since is None:
            self._since = now
        elif self._since is not None and now - self._since >= SAID_FOR:
            self.words = ""
