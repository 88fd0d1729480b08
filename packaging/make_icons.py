"""Render the application icon: PNG files, a Windows .ico and a macOS .icns from assets/app_icon.svg.

Sizes up to 48 pixels have a plainer drawing of their own, app_icon_small.svg.

Run from the repository's root: `python packaging/make_icons.py`. Needs pygame-ce only.
"""

from __future__ import annotations

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

ROOT = Path(__file__).resolve().parent.parent
SIZES = (16, 32, 48, 64, 128, 256)
MAC = {"icp4": 16, "ic11": 32, "icp5": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512}


def render(size: int) -> pygame.Surface:
    """Render the icon at one size; small sizes have a simpler drawing of their own."""
    name = "app_icon_small.svg" if size <= 48 else "app_icon.svg"
    return pygame.image.load_sized_svg(ROOT / "assets" / name, (size, size))


def bitmap(surface: pygame.Surface) -> bytes:
    """Return a 32-bit device-independent bitmap with its mask, as in an .ico entry."""
    width, height = surface.get_size()
    pixels = pygame.image.tobytes(surface, "RGBA", True)
    swapped = bytearray(pixels)
    swapped[0::4], swapped[2::4] = pixels[2::4], pixels[0::4]
    row = (width + 31) // 32 * 4
    head = struct.pack("<IiiHHIIiiII", 40, width, height * 2, 1, 32, 0, len(swapped) + row * height, 0, 0, 0, 0)
    return head + bytes(swapped) + bytes(row * height)


def ico(images: dict[int, bytes]) -> bytes:
    """Return an .ico file with entries that are bitmaps or PNG files."""
    offset = 6 + 16 * len(images)
    directory, data = struct.pack("<HHH", 0, 1, len(images)), b""
    for size, entry in images.items():
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(entry), offset + len(data))
        data += entry
    return directory + data


def icns(images: dict[str, bytes]) -> bytes:
    """Return an .icns file with PNG files, each under the name of its size."""
    data = b"".join(name.encode() + struct.pack(">I", 8 + len(image)) + image for name, image in images.items())
    return b"icns" + struct.pack(">I", 8 + len(data)) + data


def png(size: int) -> bytes:
    """Return the icon at one size as a PNG file."""
    file = io.BytesIO()
    pygame.image.save(render(size), file, "icon.png")
    return file.getvalue()


def main() -> None:
    """Write every file into packaging/icons."""
    folder = ROOT / "packaging" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    entries: dict[int, bytes] = {}
    for size in SIZES:
        surface = render(size)
        path = folder / f"dune-desktop-{size}.png"
        pygame.image.save(surface, path)
        entries[size] = path.read_bytes() if size == 256 else bitmap(surface)
    (folder / "dune-desktop.ico").write_bytes(ico(entries))
    (folder / "dune-desktop.icns").write_bytes(icns({name: png(size) for name, size in MAC.items()}))


if __name__ == "__main__":
    main()
