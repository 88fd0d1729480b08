"""Pickling of tasks for another process. Rules are not sent: both sides make them from the game's configuration."""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules


@lru_cache(maxsize=2)
def rules_of(config: GameConfig) -> Rules:
    """Return the rules for a configuration; cached for the game at the table and one that is reviewed."""
    return Rules(catalog(config.boxes), config)


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Any:
        return thing.config if isinstance(thing, Rules) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, config: Any) -> Any:
        return rules_of(config)


def pack(thing: object) -> bytes:
    """Return the object as bytes, with only the configuration of the rules in it."""
    made = io.BytesIO()
    _Packer(made, pickle.HIGHEST_PROTOCOL).dump(thing)
    return made.getvalue()


def unpack(data: bytes) -> Any:
    """Return the object from the bytes of `pack`; only for bytes from another process of this program."""
    return _Unpacker(io.BytesIO(data)).load()
