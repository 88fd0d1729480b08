"""Game configurations from command-line flags: `--seats` or `--table`, `--sets`, `--variants`.

Every function raises `ConfigError` that names the valid choices.
"""

from __future__ import annotations

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import ConfigError, solo, table, third_seat
from dune_desktop.engine.model.ids import DIFFICULTIES, Box, Difficulty, Variant

SEATS = ("random", "hagal")
MAX_SEATS = 4  # seats


def parse_sets(sets: str | None) -> tuple[Box, ...]:
    """Return the boxes for `--sets`, in their own order; the base game alone for None."""
    if sets is None:
        return registry.standard()
    names = _once(sets)
    known = [box.id for box in registry.boxes()]
    if unknown := [name for name in names if name not in known]:
        raise ConfigError(f"unknown expansion {unknown[0]!r}; choose from {', '.join(known)}")
    whole = registry.with_needed(names)
    if len(whole) > len(set(names)):
        raise ConfigError(f"{' and '.join(names) or 'nothing'} cannot be played alone: use --sets {','.join(whole)}")
    return whole


def parse_variants(variants: str) -> tuple[Variant, ...]:
    """Return the variants for `--variants`, in their own order; none for ""."""
    names = _once(variants)
    known = [variant.id for variant in registry.variants()]
    unknown = [name for name in names if name not in known]
    if unknown:
        raise ConfigError(f"unknown variant {unknown[0]!r}; choose from {', '.join(known)}")
    return tuple(variant for variant in known if variant in names)


def parse_seats(seats: str, sets: str | None = None, difficulty: str | None = None, variants: str = "") -> GameConfig:
    """Return the configuration for `--seats random,random,hagal`."""
    kinds = _words(seats)
    unknown = [kind for kind in kinds if kind not in SEATS]
    if unknown:
        raise ConfigError(f"unknown seat {unknown[0]!r}; choose from {', '.join(SEATS)}")
    if len(kinds) > MAX_SEATS:
        raise ConfigError(f"{len(kinds)} seats are too many; the most is {MAX_SEATS}")
    people = kinds.count("random")
    boxes = parse_sets(sets)
    configs = [SeatConfig("human")] * people
    configs += [SeatConfig("rival" if people == 1 else third_seat(boxes))] * kinds.count("hagal")
    level = _difficulty(difficulty, people == 1)
    return GameConfig(tuple(configs), boxes, level, parse_variants(variants))


def table_of(who: str, sets: str | None = None, difficulty: str | None = None, variants: str = "") -> GameConfig:
    """Return the configuration for a table by name: "solo", "2p", "3p" or "4p"."""
    boxes, chosen = parse_sets(sets), parse_variants(variants)
    level = _difficulty(difficulty, who == "solo")
    if level is not None:
        return solo(level, boxes=boxes, variants=chosen)
    return table(int(who[0]), boxes, chosen)


def _difficulty(difficulty: str | None, alone: bool) -> Difficulty | None:
    """Return the difficulty of a solo game, by default the easiest; None with more players."""
    if difficulty is not None and difficulty not in DIFFICULTIES:
        raise ConfigError(f"unknown difficulty {difficulty!r}; choose from {', '.join(DIFFICULTIES)}")
    if difficulty is not None and not alone:
        raise ConfigError("only a solo game has a difficulty")
    return (difficulty or DIFFICULTIES[0]) if alone else None


def _once(text: str) -> list[str]:
    names = _words(text)
    if twice := [name for name in names if names.count(name) > 1]:
        raise ConfigError(f"{twice[0]!r} is given twice")
    return names


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]
