"""What is wrong with the geometry of a screen: text too small, cut off, on other text; hits nobody can reach.

assert problems(scene.screen(fonts, (1920, 1080)), fonts) == []
"""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.ui.screen.display import Label, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.theme import FLOOR

HAIR = 3.0  # reference pixels
BODY = 0.72  # how much of the size of a line its letters fill


def problems(screen: Screen, metrics: Metrics) -> list[str]:
    """Everything that is wrong, in words; nothing for a sound screen."""
    return [f"{region.name}: {found}" for region in screen.regions for found in _region(screen, region, metrics)]


def box_of(label: Label, metrics: Metrics) -> Rect:
    """The rectangle the letters of a label fill."""
    width = metrics.width(label.text, label.size, label.weight, label.face, label.tracking)
    left = label.x - {"left": 0.0, "centre": width / 2, "right": width}[label.anchor]
    return Rect(left, label.y - label.size * BODY / 2, width, label.size * BODY)


def _region(screen: Screen, region: Region, metrics: Metrics) -> Iterator[str]:
    canvas = Rect(0, 0, screen.width, screen.height)
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
    for index, box in enumerate(boxes):
        for other in range(index):
            wide = min(box.right, boxes[other].right) - max(box.x, boxes[other].x)
            high = min(box.bottom, boxes[other].bottom) - max(box.y, boxes[other].y)
            if wide > HAIR and high > HAIR:
                yield f"{labels[index].text!r} lies on {labels[other].text!r}"


def _inside(inner: Rect, outer: Rect, clip: bool) -> bool:
    """Whether a rectangle lies in another; what is scrolled may stick out above and below."""
    wide = inner.x >= outer.x - HAIR and inner.right <= outer.right + HAIR
    return wide and (clip or (inner.y >= outer.y - HAIR and inner.bottom <= outer.bottom + HAIR))


def _rounded(rect: Rect) -> tuple[int, ...]:
    return tuple(round(value) for value in rect)
