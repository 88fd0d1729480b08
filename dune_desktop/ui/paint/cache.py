"""A cache of drawn surfaces with a bound in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from weakref import WeakValueDictionary

import pygame


def weight(surface: pygame.Surface) -> int:
    """The bytes of a surface's pixels."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class SurfaceCache:
    """Least recently used surfaces go first once the pixels kept exceed `limit` bytes.

    The newest surface always stays, even alone above the limit, so a caller can rely on what it just made. One that is
    gone but still on the screen is found again there instead of being made twice. So is one that was not to be kept.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._used: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._used

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], keep: bool = True) -> pygame.Surface:
        """The surface under `key`, made now if it is not there. One that is seen for a moment need not be kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            self.hits += 1
            return found
        made = self._used.get(key)
        if made is not None:
            self.hits += 1
        else:
            self.misses += 1
            made = self._used[key] = make()
        if not keep:
            return made
        self._kept[key] = made
        self.size += weight(made)
        while self.size > self.limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self.size -= weight(dropped)
        return made

    def drop(self, key: Hashable) -> None:
        """Forget what was made under `key`: it is not as it should be yet."""
        self._used.pop(key, None)
        if (dropped := self._kept.pop(key, None)) is not None:
            self.size -= weight(dropped)

    def clear(self) -> None:
        """Forget everything (the window's scale or the language changed)."""
        self._kept.clear()
        self._used.clear()
        self.size = 0
