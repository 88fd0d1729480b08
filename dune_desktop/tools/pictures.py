"""`pictures`: saved games and screens in every language and shape of window, compared pixel by pixel with earlier ones.

Whoever changes the window's code draws them before and after. In one time zone nothing in them depends on clock or
machine: the same program always draws the same pixels.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.storage.disk import SaveError
from dune_desktop.tools.positions import positions

SHAPES = ((1280, 720), (1920, 1080), (1920, 1017), (1600, 1200))
"""16:9 small and large, a maximised window a little wider than that, and one higher than 16:10."""


def pictures(folder: Path, saves: Path, against: Path | None = None, only: str = "") -> Iterator[str]:
    """Draw all positions whose name has `only` in it; a line for each picture that is not the one in `against`.

    Without `against` every picture is written to the folder, with it only those that differ. Raises SaveError for a
    save that cannot be used, for a place that cannot be written to and where there is nothing to draw.
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
