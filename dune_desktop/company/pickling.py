"""Tasks as bytes, for another process. Rules are not sent: both sides make them from what was agreed."""

from __future__ import annotations

import io
import pickle
from functools import lru_cache
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules


@lru_cache(maxsize=2)
def rules_of(config: GameConfig) -> Rules:
    """The rules of a game so agreed; those of the game at the table and of one that is reviewed meanwhile are kept."""
    return Rules(catalog(config.boxes), config)


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: Any) -> Any:
        return thing.config if isinstance(thing, Rules) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, config: Any) -> Any:
        return rules_of(config)


def pack(thing: object) -> bytes:
    """The thing as bytes, without the rules it speaks of."""
    made = io.BytesIO()
    _Packer(made, pickle.HIGHEST_PROTOCOL).dump(thing)
    return made.getvalue()


def unpack(data: bytes) -> Any:
    """What was packed, on this side. Only for what another process of this program has sent."""
    return _Unpacker(io.BytesIO(data)).load()
