"""The timing of the loop and of frames, by the latest input and the window's focus.

It only computes with a clock in seconds, without pygame.
"""

from __future__ import annotations

_ALERT, _ANIMATING, _IDLE, _RESTING, _AWAY = 0.004, 0.016, 0.033, 0.05, 0.1  # seconds between two turns
_ALERT_FOR, _IDLE_FOR = 1.0, 5.0  # seconds since the latest input
_AT_LEISURE = 0.4  # seconds without input after which pictures may be drawn ahead
_EARLY = 0.002  # seconds that a picture may be early, because system clocks are coarse
_LEAST = 0.001


class Rhythm:
    """The timer of the loop; `active` while the window is in front, `touched` is the time of the latest input."""

    def __init__(self) -> None:
        self.active = True
        self.touched = 0.0
        self._due_at = 0.0  # when the next frame of an animation is due

    def pause(self, now: float, *, moves: bool, animating: bool, wakes: float) -> float:
        """Return the seconds to sleep before the next turn: few after input, many without focus.

        `moves`: an animation is running; `animating`: the scene ticks often; `wakes`: seconds until input needs a tick.
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
        """Tell whether the window is in front but without input for a moment."""
        return self.active and now - self.touched >= _AT_LEISURE

    def due(self, now: float) -> bool:
        """Tell whether the next frame of an animation is due."""
        return now >= self._due_at - _EARLY

    def drawn(self, now: float, frames: float) -> None:
        """Note a drawn frame, at most `frames` per second, and set when the next one is due."""
        period = 1 / frames
        self._due_at = self._due_at + period if abs(now - self._due_at) < period else now + period
