"""What `bench` tells of the window: while computers think, and of clicks."""

from __future__ import annotations

import pytest

from dune_desktop.players.levels import LEVELS
from dune_desktop.tools import bench_clicks, bench_thinking
from dune_desktop.ui.window import app


@pytest.mark.slow
def test_thinking_is_measured(monkeypatch):
    """Frames and their work, memory of both processes, how soon a thought is broken off, and what rest costs.

    That there are figures, not what they are: that is told by `bench`, on a machine that does nothing else.
    """
    monkeypatch.setattr(bench_thinking, "LEVELS", LEVELS[1:2])
    monkeypatch.setattr(bench_thinking, "FRAMES_MEASURED", 20)
    monkeypatch.setattr(bench_thinking, "IDLE_SECONDS", 0.2)
    monkeypatch.setattr(bench_thinking, "CANCELED_SEARCHES", 2)
    found = bench_thinking.thinking()
    assert found["interval_ms"]["median"] > 0
    assert found["work_ms"]["p99"] >= found["work_ms"]["median"] > 0
    assert found["cancel_ms"]["median"] > 0
    assert set(found["memory_mb"]) == {"window", "thinker"}
    assert 0 < found["memory_mb"]["thinker"] < 100  # the window is here this test's own process, with all it did before
    assert found["idle_percent"]["window"] >= 0


def test_clicks_are_measured_until_the_next_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_clicks, "CLICKS", 12)
    monkeypatch.setattr(bench_clicks, "THINK", 0.2)
    monkeypatch.setattr(app, "perf_counter", lambda: 0.0)  # or clicks soon after a slow picture would not count
    found = bench_clicks.clicks()
    assert found["clicks"] > 8, "nearly every click changes something"
    for part in ("press_ms", "click_ms", "pointer_ms"):
        assert 0 < found[part]["median"] <= found[part]["p99"]
