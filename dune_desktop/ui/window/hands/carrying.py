"""Dragging: a dragged thing can do only what it could when picked up, for the same question."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.screen.display import Action, Drag, Screen
from dune_desktop.ui.screen.dragging import Carried, drop_at
from dune_desktop.ui.screen.pointing import Spot, find


class _Grip(NamedTuple):
    """The picked-up thing: its hit, its drops at that time, the point, and the question's number."""

    spot: Spot
    drag: Drag
    at: tuple[float, float]
    moment: int


class Carrying:
    """The dragged thing, at most one; `let_go` is the last one released, until the window handles it."""

    def __init__(self) -> None:
        self.carried: Carried | None = None
        self.let_go: Carried | None = None
        self._grip: _Grip | None = None

    def pick_up(self, spot: Spot, drag: Drag, at: tuple[float, float], moment: int) -> None:
        """Start dragging a thing from a point."""
        self._grip = _Grip(spot, drag, at, moment)
        self.carried = Carried(drag, (0, 0), at)

    def follow(self, x: float, y: float) -> None:
        """Move the dragged thing with the pointer."""
        if self._grip is not None and self.carried is not None:
            left, top = self._grip.at
            self.carried = self.carried._replace(by=(x - left, y - top), at=(x, y))

    def see(self, screen: Screen) -> None:
        """Keep dragging on a new screen if the thing is still there for the same question."""
        if self._grip is None or self.carried is None:
            return
        spot = find(screen, self._grip.spot)
        if spot is None or spot.hit.drag is None or screen.moment != self._grip.moment:
            self.forget()
        else:
            self.carried = self.carried._replace(drag=spot.hit.drag)

    def drop(self, screen: Screen) -> Action:
        """Return the action of dropping it here, if that was possible when it was picked up; else ()."""
        if self.carried is None or self._grip is None:
            return ()
        drop = drop_at(screen, self.carried.drag, *self.carried.at)
        return drop.action if drop is not None and drop in self._grip.drag.drops else ()

    def over_itself(self, screen: Screen) -> bool:
        """Tell whether it is over the place it was taken from."""
        own = find(screen, self._grip.spot) if self._grip is not None else None
        return own is not None and self.carried is not None and own.hit.rect.contains(*self.carried.at)

    def release(self) -> Action:
        """Stop dragging and return the action that puts it back."""
        assert self.carried is not None
        back = self.carried.drag.back
        self.let_go = self.carried
        self.forget()
        return back

    def forget(self) -> None:
        """Stop dragging without any action."""
        self.carried = self._grip = None
