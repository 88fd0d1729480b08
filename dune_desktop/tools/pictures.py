"""`pictures`: games and screens in every language and window shape, compared pixel by pixel with older ones.

Draw them before and after a change of the window's code. In one time zone nothing in them depends on clock or machine:
the same program always draws the same pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.storage.disk import SaveError
from dune_desktop.tools.positions import positions

SHAPES = ((1280, 720), (1920, 1080), (1920, 1017), (1600, 1200))
"""Window sizes: 16:9 small and large, a maximized window a little wider, and one taller than 16:10."""


def pictures(folder: Path, saves: Path, against: Path | None = None, only: str = "") -> Iterator[str]:
    """Draw all positions with `only` in their name; yield a line for each picture that differs from `against`.

    Without `against` every picture is written to the folder, with it only those that differ. Raises SaveError for an
    unusable save, for a place that cannot be written to, and if there is nothing to draw.
    """
    from dune_desktop.ui.window.unseen import headless

    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        chosen = [position for position in positions(saves, Path(data)) if only in position.name]
        if not chosen:
            raise SaveError("missing", saves, f"no save named {only!r}")
        for position in chosen:
            for language in LANGUAGES:
                for size in SHAPES:
                    scene, pointed = position.scene(language)
                    drawn = headless.draw(scene, size, language, pointed)
                    name = f"{position.name}-{language}-{size[0]}x{size[1]}.png"
                    said = headless.difference(drawn, against / name) if against is not None else ""
                    if against is None or said:
                        headless.save(drawn, folder / name)
                    if said:
                        yield f"{name}: {said}"
