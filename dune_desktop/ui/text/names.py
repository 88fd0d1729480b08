"""Names that stand together, and the pieces long ones are broken into."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.ui.text import richtext


def told_apart(names: Sequence[str], shown: Sequence[str]) -> list[str]:
    """The names to write where they stand together; `shown` is what each looks like when it is cut to its room.

    Two that would look alike begin where they differ: "…Initiate" and "…Sister".
    """
    alike: dict[str, set[str]] = {}
    for name, looks in zip(names, shown, strict=True):
        alike.setdefault(looks, set()).add(name)
    return [_from_difference(name, alike[looks]) for name, looks in zip(names, shown, strict=True)]


def _from_difference(name: str, alike: set[str]) -> str:
    """The name without what all of them begin with, whole words where there are any."""
    if len(alike) == 1:
        return name
    first, last = min(alike), max(alike)  # what these two begin with, all between them do
    same = next((at for at, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), min(len(first), len(last)))
    rest = name[name.rfind(" ", 0, same) + 1 or same :] if same < len(name) else ""
    return "…" + rest.lstrip() if rest else name


def syllables(word: str) -> list[str]:
    """The pieces a word can be broken into, each with its hyphen."""
    *some, last = word.split(richtext.SOFT_HYPHEN)
    return [*(part.removesuffix("-") + "-" for part in some), last]
