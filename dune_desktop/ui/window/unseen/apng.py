"""Animated PNG files: each frame stores only the pixels that differ from the one before."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame

from dune_desktop.storage.disk import SaveError

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEEP, _OVER = 0, 1  # a frame stays, and the next one is blended over it
_UNIT = 1000  # times are in thousandths of a second


def save(frames: Sequence[tuple[pygame.Surface, int]], picture: Path) -> None:
    """Write the frames, all of one size, each with its milliseconds; the animation repeats forever.

    Frames equal to the one before only lengthen it. Raises SaveError where the file cannot be written.
    """
    parts = list(_parts(frames))
    number = 0
    chunks = [_header(frames[0][0]), _chunk(b"acTL", struct.pack(">II", len(parts), 0))]
    for index, (surface, rect, shown) in enumerate(parts):
        control = struct.pack(">IIIIIHHBB", number, rect.w, rect.h, rect.x, rect.y, shown, _UNIT, _KEEP, _OVER)
        chunks.append(_chunk(b"fcTL", control))
        number += 1
        data = _pixels(surface)
        if index:
            chunks.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
        else:
            chunks.append(_chunk(b"IDAT", data))
    try:
        picture.write_bytes(_SIGNATURE + b"".join(chunks) + _chunk(b"IEND", b""))
    except OSError as error:
        raise SaveError("unwritable", picture, str(error)) from None


def _parts(frames: Sequence[tuple[pygame.Surface, int]]) -> Iterator[tuple[pygame.Surface, pygame.Rect, int]]:
    """Yield the changed pixels of each frame, their place, and how long the frame is shown."""
    before: pygame.Surface | None = None
    waiting: tuple[pygame.Surface, pygame.Rect, int] | None = None
    for surface, shown in frames:
        rect, changed = surface.get_rect(), surface
        if before is not None:
            fresh = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255), before)
            fresh.invert()
            boxes = fresh.get_bounding_rects()
            if not boxes and waiting is not None:
                waiting = (waiting[0], waiting[1], waiting[2] + shown)
                continue
            rect = boxes[0].unionall(boxes[1:])
            clear = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            changed = fresh.to_surface(clear, setsurface=_with_alpha(surface), unsetcolor=(0, 0, 0, 0)).subsurface(rect)
        if waiting is not None:
            yield waiting
        before, waiting = surface, (changed, rect, shown)
    if waiting is not None:
        yield waiting


def _header(surface: pygame.Surface) -> bytes:
    width, height = surface.get_size()
    return _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))


def _pixels(surface: pygame.Surface) -> bytes:
    """Return the compressed pixels of a surface with alpha, taken from a PNG of its own."""
    file = io.BytesIO()
    pygame.image.save(_with_alpha(surface), file, "part.png")
    data, at, found = file.getvalue(), len(_SIGNATURE), b""
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            found += data[at + 8 : at + 8 + size]
        at += 12 + size
    return zlib.compress(zlib.decompress(found), 9)


def _with_alpha(surface: pygame.Surface) -> pygame.Surface:
    whole = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    whole.blit(surface, (0, 0))
    return whole


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
