"""What a widget is: elements, hits and things that can be moved as one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dune_desktop.ui.screen.display import Action, Element, Hit, Rect, Thing
from dune_desktop.ui.screen.things import grown, moved_all
from dune_desktop.ui.screen.values import changed, value


@value
class Drawn:
    """What a widget paints, what can be pointed at, the rectangle it takes, and the things it consists of."""

    elements: tuple[Element, ...]
    hits: tuple[Hit, ...]
    rect: Rect
    things: tuple[Thing, ...] = ()

    def moved(self, dx: float, dy: float) -> Drawn:
        """The same elsewhere."""
        hits = tuple(changed(hit, rect=hit.rect.moved(dx, dy)) for hit in self.hits)
        things = tuple(thing._replace(rect=thing.rect.moved(dx, dy)) for thing in self.things)
        return Drawn(moved_all(self.elements, dx, dy), hits, self.rect.moved(dx, dy), things)

    def about(self, x: float, y: float, by: float) -> Drawn:
        """The same so many times as large, with what is at this point where it was."""
        return self if by == 1.0 else self.grown(by).moved(x * (1 - by), y * (1 - by))

    def grown(self, by: float) -> Drawn:
        """The same so many times as large, and as far from the origin."""
        hits = tuple(changed(hit, rect=hit.rect.grown(by), radius=hit.radius * by) for hit in self.hits)
        things = tuple(thing._replace(rect=thing.rect.grown(by)) for thing in self.things)
        return Drawn(tuple(grown(each, by) for each in self.elements), hits, self.rect.grown(by), things)


def called(kind: str, action: Action) -> str:
    """What a thing of this kind is called after what it does: `button:pace.fast`."""
    return f"{kind}:{'.'.join(_words(action))}"


def _words(action: Action) -> list[str]:
    return [word for part in action for word in (_words(part) if isinstance(part, tuple) else [str(part)])]


def one(elements: Sequence[Element], hit: Hit, name: str) -> Drawn:
    """A widget that is one thing with one hit."""
    thing = Thing(name, hit.rect, 0, len(elements))
    return Drawn(tuple(elements), (changed(hit, thing=name),), hit.rect, (thing,))


def after(count: int, things: Iterable[Thing]) -> tuple[Thing, ...]:
    """The things as they are where so many elements come before theirs."""
    if not count:
        return tuple(things)
    return tuple([Thing(name, rect, first + count, last + count) for name, rect, first, last in things])
