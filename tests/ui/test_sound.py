"""What is heard: every event has its say about sound, the files are there, and nothing depends on a sound device."""

from __future__ import annotations

import pygame
import pytest

from dune_desktop.engine.model.events import FIELDS
from dune_desktop.ui.motion import cues
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets

pytestmark = pytest.mark.usefixtures("sound_device")

SILENT = {
    *("game_start", "phase", "turn", "end_turn", "set_aside_lost", "secret", "masterstroke"),
    *("pass", "stop", "strength", "hold_back", "reward", "game_over"),
    *("hire", "objective", "reward_doubled"),
}
"""Kinds that another event at the same moment makes heard, or that change nothing one can see."""

SAMPLES = {"what": "spice", "n": 2}


def _sounds():
    return assets.folder() / "sounds"


@pytest.fixture
def mixer():
    made = Mixer(_sounds(), 0.5, 0.5)
    yield made
    made.close()


def test_an_event_is_heard_or_meant_to_be_silent():
    for kind in FIELDS:
        event = (kind, 0, *[SAMPLES.get(field, "") for field in FIELDS[kind]])
        name = cues.cue(event, contributed(MotionContribution).cues)
        assert bool(name) != (kind in SILENT), kind
        assert not name or list(_sounds().glob(f"{name}-*.ogg")), kind


def test_what_is_heard_tells_what_happened():
    """A lost point is no won one, many troops march and one steps; what happens together sounds once."""
    cases = {("vp", 1): "point", ("vp", -1): "refuse", ("deploy", 3): "march", ("deploy", 1): "cube"}
    for (kind, n), heard in cases.items():
        assert cues.cue((kind, 0, n, "")) == heard
    events = [("gain", 0, "spice", 1, ""), ("gain", 1, "spice", 2, ""), ("vp", 0, 1, "")]
    assert cues.of(events) == ("spice", "point")


def test_an_effect_is_not_doubled_and_the_air_and_a_motif_have_channels_of_their_own(mixer):
    """Even while these are free; all as loud as the player wants."""
    mixer.levels(0.5, 0.25)
    assert [mixer.play("agent", at) for at in (0.0, 0.01, 0.2)] == [True, False, True]
    assert [pygame.mixer.Channel(index).get_busy() for index in range(3)] == [False, False, True]
    mixer.motif("title")
    assert [pygame.mixer.Channel(index).get_volume() for index in (1, 2)] == pytest.approx([0.35, 0.5], abs=0.01)


def test_nothing_is_heard_at_volume_zero_or_behind_other_windows(mixer):
    """The air goes on when the window comes back."""
    mixer.air("wind")
    assert pygame.mixer.Channel(0).get_busy()
    mixer.hush(True)
    assert not mixer.play("agent", 0.0)
    mixer.air("machines")
    mixer.hush(False)
    assert pygame.mixer.Channel(0).get_sound().get_length() == pytest.approx(16.0, abs=0.1)
    assert mixer.play("agent", 1.0)
    mixer.levels(0, 0)
    assert not mixer.play("agent", 2.0)


@pytest.mark.parametrize("device", [True, False])
def test_without_a_sound_device_or_with_a_broken_file_it_is_silent(device, monkeypatch, tmp_path, caplog):
    def refuse(**_):
        raise pygame.error("no device")

    if not device:
        monkeypatch.setattr(pygame.mixer, "init", refuse)
    (tmp_path / "agent-1.ogg").write_bytes(b"not a sound")
    mixer = Mixer(tmp_path if device else _sounds())
    mixer.air("wind")
    mixer.motif("title")
    assert not mixer.play("agent", 0.0)
    assert not mixer.play("cube", 0.0)
    mixer.levels(1, 1)
    mixer.hush(True)
    mixer.close()
    assert ("cannot play agent-1.ogg" in caplog.text) == device
