"""For all tests."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from dune_desktop.company import review
from dune_desktop.players.heuristics import combined_answers
from dune_desktop.players.search import search
from dune_desktop.storage import slots

SELDOM = (100_000, 20, 20)
DRAWN = 128 << 20  # bytes of pictures that are kept for the tests that follow


@pytest.fixture(scope="session", autouse=True)
def no_hurry() -> Iterator[None]:
    """Nothing ends because time runs out, so that a slow machine comes to the same as a quick one.

    Who thinks does so to the end, and what is kept is on the disk before the test goes on.
    """
    with pytest.MonkeyPatch.context() as monkeypatch:
        for module in (search, combined_answers):
            monkeypatch.setattr(module, "monotonic", lambda: 0.0)
        monkeypatch.setattr(review, "PREPARE_SECONDS", 3600.0)
        monkeypatch.setattr(slots, "MAX_WAIT_SECONDS", 3600.0)
        yield


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    """The same SVG at the same size is read once for all windows of the run: each gets a copy of what was drawn."""
    from dune_desktop.ui.paint import svg
    from dune_desktop.ui.paint.cache import SurfaceCache

    really, drawn = svg.draw, SurfaceCache(DRAWN)
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(svg, "draw", lambda text, size: drawn.get((text, size), lambda: really(text, size)).copy())
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: at the end there are only quick tests left, which processes can share evenly."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """The collector looks seldom, and not at all at the thousands of tests, which stay until the end.

    Screens and positions are thousands of small values without cycles; to look through them costs a tenth of the run.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def pytest_runtest_logfinish() -> None:
    """So it stays after a test in which the program looked as it does for itself."""
    if gc.get_threshold() != SELDOM:
        gc.freeze()
        gc.set_threshold(*SELDOM)
