"""How often the window turns, and when it draws what moves: by what was done last, and by whether anybody looks.

Pure bookkeeping of a clock in seconds, no pygame.
"""

from __future__ import annotations

_ALERT, _ANIMATING, _IDLE, _RESTING, _AWAY = 0.004, 0.016, 0.033, 0.05, 0.1  # seconds between two turns
_ALERT_FOR, _IDLE_FOR = 1.0, 5.0  # seconds since the latest input
_AT_LEISURE = 0.4  # seconds without input after which something may be drawn ahead
_EARLY = 0.002  # a picture may come so much before its time: the clock of the system is no finer
_LEAST = 0.001


class Rhythm:
    """`active` while the window is in front; `touched` is when something was done to it last."""

    def __init__(self) -> None:
        self.active = True
        self.touched = 0.0
        self._due_at = 0.0  # the next picture of something that moves

    def pause(self, now: float, *, moves: bool, animating: bool, wakes: float) -> float:
        """Seconds to sleep before the next turn: short after input, long when nobody looks.

        Something `moves` on the screen, or its scene is `animating`, or in `wakes` seconds there is something to do.
        """
        if not self.active:
            return _AWAY
        if now - self.touched < _ALERT_FOR:
            return _ALERT
        if moves:
            return min(_IDLE, max(_LEAST, self._due_at - now))
        if animating:
            return _ANIMATING
        longest = _IDLE if now - self.touched < _IDLE_FOR else _RESTING
        return min(longest, max(_LEAST, wakes))

    def at_leisure(self, now: float) -> bool:
        """Whether somebody looks, but does nothing just now."""
        return self.active and now - self.touched >= _AT_LEISURE

    def due(self, now: float) -> bool:
        """Whether it is time for the next picture of something that moves."""
        return now >= self._due_at - _EARLY

    def drawn(self, now: float, frames: float) -> None:
        """A picture is made, of at most so many a second."""
        period = 1 / frames
        self._due_at = self._due_at + period if abs(now - self._due_at) < period else now + period
