"""What is wrong with the geometry of a screen: text too small, cut off, on other text; hits nobody can reach.

assert problems(scene.screen(fonts, (1920, 1080)), fonts) == []
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.ui.screen.display import Element, Icon, Label, Picture, Piece, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from tests.ui.drawable import look

HAIR = 3.0  # reference pixels
BODY = 0.72  # how much of the size of a line its letters fill


def problems(screen: Screen, metrics: Metrics) -> list[str]:
    """Everything that is wrong, in words; nothing for a sound screen. Raises if something has no look (`drawable`)."""
    canvas = Rect(0, 0, screen.width, screen.height)
    return [f"{region.name}: {found}" for region in screen.regions for found in _found(canvas, region, metrics)]


def _found(canvas: Rect, region: Region, metrics: Metrics) -> list[str]:
    """What is wrong with a region; most are the same from one screen to the next."""
    key = (region.name, canvas, metrics)
    before, found = _LATEST.get(key, (None, []))
    if before != region:
        look(region)
        found = list(_region(canvas, region, metrics))
        _LATEST[key] = region, found
    return found


_LATEST: dict[tuple[str, Rect, Metrics], tuple[Region | None, list[str]]] = {}


def cut(screen: Screen, region: str, weight: int = 0) -> list[str]:
    """The words of a region that end in an ellipsis."""
    return [
        label.text
        for _, label in _labels(screen, region)
        if label.text.endswith("…") and not _ends_so(label.text) and (not weight or label.weight == weight)
    ]


def outside(screen: Screen, region: str) -> list[str]:
    """Words of a region that stand higher or lower than it."""
    return [
        label.text
        for part, label in _labels(screen, region)
        if label.y - label.size * 0.4 < part.rect.y - 2 or label.y + label.size * 0.4 > part.rect.bottom + 2
    ]


def _labels(screen: Screen, region: str) -> Iterator[tuple[Region, Label]]:
    for part in screen.regions:
        if part.name == region:
            yield from ((part, element) for element in part.elements if isinstance(element, Label))


@cache
def _ends_so(words: str) -> bool:
    """Whether that is a name which has dots of its own, or its last row, or words that end in it."""
    names = [Texts(language).name("intrigue:to_the_victor") for language in LANGUAGES]
    return any(words.endswith(name) or (name.endswith(words) and words.strip("…")) for name in names)


OPENING, CLOSING = "（〈《「『【", "）〉》」』】、。，．"


def box_of(label: Label, metrics: Metrics) -> Rect:
    """The rectangle the letters of a label fill: of a Japanese bracket at its ends, the half that is not blank."""
    width = metrics.width(label.text, label.size, label.weight, label.face, label.tracking)
    left = label.x - {"left": 0.0, "center": width / 2, "right": width}[label.anchor]
    before = label.size / 2 if label.text[:1] in OPENING and label.text else 0.0
    behind = label.size / 2 if label.text[-1:] in CLOSING and label.text else 0.0
    return Rect(left + before, label.y - label.size * BODY / 2, width - before - behind, label.size * BODY)


def covered(screen: Screen, metrics: Metrics) -> list[str]:
    """Words on the table on which something lies that is drawn after them."""
    words: list[tuple[str, str, Rect]] = []
    found: list[str] = []
    for region in screen.regions:
        for element in region.elements if region.layer == Layer.TABLE else ():
            over = _lies_on(element)
            if over is not None:
                top, bottom, left, right = over.y + HAIR, over.bottom - HAIR, over.x + HAIR, over.right - HAIR
                found += [
                    f"{region.name} lies on {text!r} of {below}"
                    for below, text, (x, y, w, h) in words
                    if y < bottom and y + h > top and x < right and x + w > left and _deep(Rect(x, y, w, h), over)
                ]
            elif isinstance(element, Label) and element.text.strip():
                words.append((region.name, element.text, box_of(element, metrics)))
    return found


def _lies_on(element: Element) -> Rect | None:
    """What an element covers, if it hides what lies below it."""
    if isinstance(element, Plate) and not element.style.startswith("rule"):
        return element.rect
    if isinstance(element, Picture):
        return element.rect
    if isinstance(element, Piece):  # its figure, which is narrower than it is high
        wide, high = element.size * 0.72, element.size * 0.8
        return Rect(element.x - wide / 2, element.y - high / 2, wide, high)
    if isinstance(element, Icon):
        side = element.size * 0.84
        return Rect(element.x - side / 2, element.y - side / 2, side, side)
    return None


def _deep(a: Rect, b: Rect) -> bool:
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide > HAIR and high > HAIR


def _region(canvas: Rect, region: Region, metrics: Metrics) -> Iterator[str]:
    labels = [element for element in region.elements if isinstance(element, Label) and element.text.strip()]
    boxes = [box_of(label, metrics) for label in labels]
    for label, box in zip(labels, boxes, strict=True):
        if label.size < FLOOR:
            yield f"{label.text!r} is {label.size} high"
        if label.box and box.w > label.box + HAIR:
            yield f"{label.text!r} is {box.w:.0f} wide in a box of {label.box:.0f}"
        if not _inside(box, region.rect, region.clip):
            yield f"{label.text!r} at {_rounded(box)} sticks out of {_rounded(region.rect)}"
        if not _inside(box, canvas, region.clip):
            yield f"{label.text!r} at {_rounded(box)} leaves the canvas"
    for hit in region.hits:
        if not _inside(hit.rect, canvas, region.clip):
            yield f"the hit {hit.action!r} at {_rounded(hit.rect)} leaves the canvas"
    yield from _overlaps(labels, boxes)


def _overlaps(labels: list[Label], boxes: list[Rect]) -> Iterator[str]:
    edges = [(box.x, box.right, box.y, box.bottom) for box in boxes]
    for index, (left, right, top, bottom) in enumerate(edges):
        for other, (x, end, y, low) in enumerate(edges[:index]):
            wide = (right if right < end else end) - (left if left > x else x)
            if wide > HAIR and (bottom if bottom < low else low) - (top if top > y else y) > HAIR:
                yield f"{labels[index].text!r} lies on {labels[other].text!r}"


def _inside(inner: Rect, outer: Rect, clip: bool) -> bool:
    """Whether a rectangle lies in another; what is scrolled may stick out above and below."""
    wide = inner.x >= outer.x - HAIR and inner.right <= outer.right + HAIR
    return wide and (clip or (inner.y >= outer.y - HAIR and inner.bottom <= outer.bottom + HAIR))


def _rounded(rect: Rect) -> tuple[int, ...]:
    return tuple(round(value) for value in rect)
