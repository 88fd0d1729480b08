"""For all tests."""

from __future__ import annotations

import gc

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: at the end there are only quick tests left, which processes can share evenly."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_collection_finish() -> None:
    """The collector looks seldom, and not at all at the thousands of tests, which stay until the end.

    Screens and positions are thousands of small values without cycles; to look through them costs a tenth of the run.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)
