"""Mouse and keys by chance while everything moves: nothing raises. `run.py hammer` does so for much longer."""

from __future__ import annotations

import pytest

from dune_desktop.tools import hammer as hammering
from dune_desktop.tools.hammer import Report, hammer

pytestmark = pytest.mark.usefixtures("queue")


@pytest.mark.slow
def test_anything_may_be_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every speed, at two tables."""
    monkeypatch.setattr(hammering, "EVENTS_PER_SPEED", 200)
    monkeypatch.setattr(hammering, "STRETCHES_PER_TABLE", 2)
    report = hammer(800, seed=3)
    assert report.events >= 800
    assert report.answers > 3
    assert {"GameScene", "InspectScene"} <= report.scenes.keys()


def test_memory_counts_in_the_second_half() -> None:
    """Once everything was seen: what is made for the first time stays."""
    assert Report(memory=[100.0, 150.0, 160.0, 155.0]).grown == 0.0
    assert Report(memory=[100.0, 150.0, 160.0, 172.0]).grown == 12.0
    assert Report().grown == 0.0
