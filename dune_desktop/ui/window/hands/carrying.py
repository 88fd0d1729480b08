"""What is dragged, from the moment it is picked up: it does only what it did then, and for no other question."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.ui.screen.display import Action, Drag, Screen
from dune_desktop.ui.screen.dragging import Carried, drop_at
from dune_desktop.ui.screen.pointing import Spot, find


class _Grip(NamedTuple):
    """What was picked up, how it could be dragged then, at which point, and to which question."""

    spot: Spot
    drag: Drag
    at: tuple[float, float]
    moment: int


class Carrying:
    """At most one thing is `carried`; what was put down or put back is `let_go` until somebody takes notice."""

    def __init__(self) -> None:
        self.carried: Carried | None = None
        self.let_go: Carried | None = None
        self._grip: _Grip | None = None

    def pick_up(self, spot: Spot, drag: Drag, at: tuple[float, float], moment: int) -> None:
        """It was pressed at a point and follows the pointer from now on."""
        self._grip = _Grip(spot, drag, at, moment)
        self.carried = Carried(drag, (0, 0), at)

    def follow(self, x: float, y: float) -> None:
        """The pointer is there now."""
        if self._grip is not None and self.carried is not None:
            left, top = self._grip.at
            self.carried = self.carried._replace(by=(x - left, y - top), at=(x, y))

    def see(self, screen: Screen) -> None:
        """It stays in the hand on a new screen while it lies there, to answer the same question."""
        if self._grip is None or self.carried is None:
            return
        spot = find(screen, self._grip.spot)
        if spot is None or spot.hit.drag is None or screen.moment != self._grip.moment:
            self.forget()
        else:
            self.carried = self.carried._replace(drag=spot.hit.drag)

    def drop(self, screen: Screen) -> Action:
        """What putting it down here does; nothing that it did not do when it was picked up."""
        if self.carried is None or self._grip is None:
            return ()
        drop = drop_at(screen, self.carried.drag, *self.carried.at)
        return drop.action if drop is not None and drop in self._grip.drag.drops else ()

    def over_itself(self, screen: Screen) -> bool:
        """Whether it is held over the place it was taken from."""
        own = find(screen, self._grip.spot) if self._grip is not None else None
        return own is not None and self.carried is not None and own.hit.rect.contains(*self.carried.at)

    def release(self) -> Action:
        """Nothing is dragged any more; what would put it back."""
        assert self.carried is not None
        back = self.carried.drag.back
        self.let_go = self.carried
        self.forget()
        return back

    def forget(self) -> None:
        """What was begun elsewhere does not end here."""
        self.carried = self._grip = None
