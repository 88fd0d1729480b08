"""What `bench` tells of the window: while computers think, and of clicks."""

from __future__ import annotations

import pytest

from dune_desktop.tools import bench_clicks, bench_thinking


@pytest.mark.slow
def test_thinking_is_measured(monkeypatch):
    """Frames and their work, memory of both processes, how soon a thought is broken off, and what rest costs."""
    monkeypatch.setattr(bench_thinking, "WATCHED", 12.0)
    monkeypatch.setattr(bench_thinking, "IDLE", 1.0)
    monkeypatch.setattr(bench_thinking, "STOPPED", 2)
    found = bench_thinking.thinking()
    assert found["interval_ms"]["median"] > 0
    assert found["work_ms"]["p99"] >= found["work_ms"]["median"] > 0
    assert 0 < found["cancel_ms"]["median"] < 1000
    assert set(found["memory_mb"]) == {"window", "thinker"}
    assert 0 < found["memory_mb"]["thinker"] < 100  # the window is here this test's own process, with all it did before
    assert 0 <= found["idle_percent"]["window"] < 50


def test_clicks_are_measured_until_the_next_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_clicks, "CLICKS", 12)
    monkeypatch.setattr(bench_clicks, "THINK", 0.2)
    found = bench_clicks.clicks()
    assert found["clicks"] > 8, "nearly every click changes something"
    for part in ("press_ms", "click_ms", "pointer_ms"):
        assert 0 < found[part]["median"] <= found[part]["p99"]
