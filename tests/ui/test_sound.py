"""What is heard: every event has its say about sound, the files are there, and nothing depends on a sound device."""

from __future__ import annotations

from array import array
from collections import Counter

import pygame
import pytest

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.events import FIELDS
from dune_desktop.ui.motion import cues
from dune_desktop.ui.motion.brought import MotionContribution
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.sound.mixer import Mixer
from dune_desktop.ui.system import assets

pytestmark = pytest.mark.usefixtures("sound_device")

SILENT = {
    "game_start",
    "phase",
    "turn",
    "end_turn",
    "set_aside_lost",
    "secret",
    "masterstroke",
    "pass",
    "stop",
    "strength",
    "hold_back",
    "reward",
    "game_over",
}
"""Kinds that another event at the same moment makes heard, or that change nothing one can see."""

SAMPLES = {
    "gain": ("gain", 0, "spice", 2, ""),
    "spend": ("spend", 0, "solari", 2, ""),
    "convert": ("convert", 0, "water", 2, 0),
    "vp": ("vp", 0, 1, ""),
    "deploy": ("deploy", 0, 2, ""),
}


def _sounds():
    return assets.folder() / "sounds"


@pytest.fixture
def mixer(tmp_path):
    made = Mixer(_sounds(), 0.5, 0.5)
    yield made
    made.close()


OF_BOXES = {kind for box in registry.boxes() for kind in box.events}


@pytest.mark.parametrize("kind", sorted(set(FIELDS) - OF_BOXES))
def test_an_event_is_heard_or_meant_to_be_silent(kind):
    name = cues.cue(SAMPLES.get(kind, (kind, 0)))
    assert bool(name) != (kind in SILENT)
    assert not name or list(_sounds().glob(f"{name}-*.ogg"))


def test_a_lost_point_does_not_sound_like_a_won_one():
    assert cues.cue(("vp", 0, 1, "")) == "point"
    assert cues.cue(("vp", 0, -1, "")) == "refuse"


def test_many_troops_march_and_one_steps():
    assert cues.cue(("deploy", 0, 3, "")) == "march"
    assert cues.cue(("deploy", 0, 1, "")) == "cube"


def test_what_happens_together_sounds_once():
    events = [("gain", 0, "spice", 1, ""), ("gain", 1, "spice", 2, ""), ("vp", 0, 1, "")]
    assert cues.of(events) == ("spice", "point")


def test_a_box_brings_its_own_sounds():
    assert cues.cue(("worm", 0), {"worm": "maker"}) == "maker"
    assert cues.cue(("worm", 0)) == ""


@pytest.mark.parametrize("kind", sorted(OF_BOXES))
def test_events_of_boxes_are_heard(kind):
    name = cues.cue((kind, 0), contributed(MotionContribution).cues)
    assert list(_sounds().glob(f"{name}-*.ogg"))


def test_variants_take_turns_and_one_effect_is_not_doubled(mixer):
    assert mixer.play("agent", 0.0)
    assert not mixer.play("agent", 0.01)
    assert mixer.play("agent", 0.2)
    assert mixer._turn["agent"] == 2


def test_an_effect_and_a_motif_are_as_loud_as_the_player_wants_and_have_channels_of_their_own(mixer):
    """An effect takes none of the two that the air and a motif need, even while these are free."""
    mixer.levels(0.5, 0.25)
    assert mixer.play("agent", 0.0)
    assert [pygame.mixer.Channel(index).get_busy() for index in range(3)] == [False, False, True]
    mixer.motif("title")
    assert [pygame.mixer.Channel(index).get_volume() for index in (1, 2)] == pytest.approx([0.35, 0.5], abs=0.01)


def loudest(name: str) -> list[int]:
    """The samples of the loudest variant of a sound, one channel of it."""
    files = [*_sounds().glob(f"{name}-[0-9].ogg")] or [_sounds() / f"{name}.ogg"]
    variants = [array("h", pygame.mixer.Sound(file).get_raw())[::2].tolist() for file in files]
    return max(variants, key=peak)


def peak(samples: list[int]) -> int:
    return max(map(abs, samples))


def test_the_ten_loudest_effects_at_once_do_not_clip(mixer):
    """At full volume, over wind and the motif of the Conflict; one alone is as loud as the player wants it."""
    mixer.levels(1.0, 1.0)
    mixer.air("wind")
    names = {file.stem.partition("-")[0] for file in _sounds().glob("*-1.ogg")}
    sounds = {name: loudest(name) for name in names}
    first = sorted(names, key=lambda name: peak(sounds[name]), reverse=True)[:10]
    together = [*zip(loudest("wind"), loudest("conflict"), strict=False)]
    whole: list[float] = [wind + motif for wind, motif in together]
    for name in first:  # read now, so that they begin together
        mixer.play(name, 1.0)
        pygame.mixer.stop()
    assert all(mixer.play(name, 2.0) for name in first)
    volumes = [pygame.mixer.Channel(2 + index).get_volume() for index in range(len(first))]
    for name, volume in zip(first, volumes, strict=True):
        for at, sample in enumerate(sounds[name][: len(whole)]):
            whole[at] += volume * sample
    assert volumes[0] == 1.0
    assert volumes[-1] < 0.5
    assert max(map(abs, whole)) < 32768


def test_all_files_can_be_played(mixer):
    assert mixer.play("tick", 0.0)
    for file in _sounds().glob("*.ogg"):
        assert 0.05 < pygame.mixer.Sound(file).get_length() < 20, file.name


def test_no_effect_is_always_the_same():
    """Each has a few variants, whatever it is of."""
    variants = Counter(file.stem.rpartition("-")[0] for file in _sounds().glob("*-*.ogg"))
    assert len(variants) > 18
    assert set(variants.values()) <= {2, 3}


def test_all_sounds_together_are_small():
    assert sum(file.stat().st_size for file in _sounds().glob("*")) < 2_000_000


def test_nothing_is_heard_at_volume_zero_or_behind_other_windows(mixer):
    mixer.hush(True)
    assert not mixer.play("agent", 0.0)
    mixer.hush(False)
    assert mixer.play("agent", 1.0)
    mixer.levels(0, 0)
    assert not mixer.play("agent", 2.0)


def test_the_air_goes_on_when_the_window_comes_back(mixer):
    mixer.air("wind")
    assert pygame.mixer.Channel(0).get_busy()
    mixer.hush(True)
    mixer.air("machines")
    mixer.hush(False)
    assert pygame.mixer.Channel(0).get_sound().get_length() == pytest.approx(16.0, abs=0.1)


def test_without_a_sound_device_it_is_silent(monkeypatch):
    def refuse(**_):
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    mixer = Mixer(_sounds())
    mixer.air("wind")
    mixer.motif("title")
    assert not mixer.play("agent", 0.0)
    mixer.levels(1, 1)
    mixer.hush(True)
    mixer.close()


def test_a_missing_or_broken_file_is_silent(tmp_path, caplog):
    (tmp_path / "agent-1.ogg").write_bytes(b"not a sound")
    mixer = Mixer(tmp_path)
    assert not mixer.play("agent", 0.0)
    assert not mixer.play("cube", 0.0)
    assert "cannot play agent-1.ogg" in caplog.text
    mixer.close()
