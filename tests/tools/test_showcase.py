"""The pictures of the README are made by a command, and the moving one is small and what browsers read."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from dune_desktop.storage.disk import SaveError
from dune_desktop.tools import showcase
from dune_desktop.ui.window.unseen import apng, recorder

ROOT = Path(__file__).resolve().parents[2]
SAVES = ROOT / "saves" / "showcase"
LIMIT = 1_500_000  # bytes of the moving picture


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG file; their sums are right."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        name, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert struct.unpack(">I", data[at + 8 + size : at + 12 + size])[0] == zlib.crc32(name + body)
        yield name, body
        at += 12 + size


def played(data: bytes) -> list[tuple[pygame.Surface, int]]:
    """The frames as a browser shows them, and for how many milliseconds."""
    whole: pygame.Surface | None = None
    found: list[tuple[pygame.Surface, int]] = []
    header, place, numbers = b"", (0, 0, 0, 0, 0), []
    for name, body in chunks(data):
        if name == b"IHDR":
            header = body
            whole = pygame.Surface(struct.unpack(">II", body[:8]), pygame.SRCALPHA)
        elif name == b"fcTL":
            number, *place, _, keep, over = struct.unpack(">IIIIIHHBB", body)  # type: ignore[assignment]
            numbers.append(number)
            assert (keep, over) == (0, 1)
        elif name in (b"IDAT", b"fdAT"):
            if name == b"fdAT":
                numbers.append(struct.unpack(">I", body[:4])[0])
                body = body[4:]
            width, height, x, y, shown = place
            alone = struct.pack(">II", width, height) + header[8:]
            parts = ((b"IHDR", alone), (b"IDAT", body), (b"IEND", b""))
            file = b"\x89PNG\r\n\x1a\n" + b"".join(
                struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part))
                for kind, part in parts
            )
            assert whole is not None
            whole.blit(pygame.image.load(io.BytesIO(file), "part.png"), (x, y))
            found.append((whole.copy(), shown))
    assert numbers == list(range(len(numbers)))
    return found


def ball(x: int) -> pygame.Surface:
    surface = pygame.Surface((60, 40))
    surface.fill("#201018")
    pygame.draw.circle(surface, "#F0CE8A", (x, 20), 8)
    return surface


def test_a_moving_picture_is_played_as_it_was_made(tmp_path: Path) -> None:
    frames = [ball(x) for x in (10, 14, 14, 30, 10)]
    apng.save([(frame, 80) for frame in frames], tmp_path / "ball.png")
    shown = played((tmp_path / "ball.png").read_bytes())
    assert [milliseconds for _, milliseconds in shown] == [80, 160, 80, 80], "what stands still is one frame"
    for (surface, _), frame in zip(shown, (frames[0], frames[1], frames[3], frames[4]), strict=True):
        assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(frame, "RGB")


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(SaveError):
        apng.save([(ball(10), 80)], tmp_path / "nowhere" / "ball.png")


def test_all_pictures_are_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables, and a turn: here only its beginning, small."""
    monkeypatch.setattr(showcase, "STILL", (640, 360))
    monkeypatch.setattr(showcase, "STEPS", (0.2, *showcase.STEPS[1:4], 0.5))
    assert len(list(showcase.showcase(tmp_path, SAVES))) == 3
    assert {path.name for path in tmp_path.iterdir()} == {*showcase.TABLES, showcase.TURN}
    frames = played((tmp_path / showcase.TURN).read_bytes())
    assert len(frames) > 8
    assert frames[0][0].get_size() == recorder.MOVING


def test_what_cannot_be_clicked_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showcase, "STILL", (640, 360))
    monkeypatch.setattr(showcase, "STEPS", (("space", "nowhere"),))
    with pytest.raises(SaveError):
        list(showcase.showcase(tmp_path, SAVES))


def test_the_readme_shows_what_the_command_draws_and_it_is_small() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in (*showcase.TABLES, showcase.TURN):
        assert f"(docs/{name})" in text
        assert (ROOT / "docs" / name).is_file()
    assert (ROOT / "docs" / showcase.TURN).stat().st_size < LIMIT
