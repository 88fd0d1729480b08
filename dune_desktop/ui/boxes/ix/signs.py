"""The signs of what only Rise of Ix has: its effects and conditions, and a Tech tile as a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.engine.boxes.ix import effects as e
from dune_desktop.engine.boxes.ix import words as w
from dune_desktop.engine.boxes.ix.components import TechTile, TechUse
from dune_desktop.engine.boxes.ix.shipping import DIVIDENDS
from dune_desktop.i18n import Texts
from dune_desktop.ui.presenters.effect_line import ARROW, COLON, GAP, Word, count, flat, joined
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Part, Words


def tile_line(tile: TechTile, texts: Texts) -> Line:
    """A Tech tile: what acquiring it gives in a chip, then its uses, each with its time."""
    word = Word(texts)
    found: list[Part] = []
    if tile.acquire:
        found.append(Boxed("acquire", (Amount("tech"), ARROW, *flat(joined(tile.acquire, word)))))
    for use in tile.uses:
        parts = joined(use.effects, word)
        if use.timing == "reveal":
            found.append(Boxed("reveal", flat(parts)))
        else:
            found += [*([GAP] if found else []), *([Amount("flip")] if use.flip else []), *_when(use, texts), *parts]
    if tile.rule is not None:
        found += [*([GAP] if found else []), *_rule(tile.rule, word)]
    return tuple(found)


def _when(use: TechUse, texts: Texts) -> tuple[Part, ...]:
    return _AT.get(use.timing, (Words(texts.t(f"tech.{use.timing}")), COLON))


_AT: Final[dict[str, tuple[Part, ...]]] = {
    "own_turn": (),
    "win": (Boxed("chip", (Amount("combat"), Words("1"))), COLON),
    "place": (),
    "round_start": (Amount("phase_start"), COLON),
    "endgame": (Amount("endgame"), COLON),
}
"""The sign of the time at which a tile works, where that is not said in words."""


def _rule(rule: str, word: Word) -> list[Part]:
    if rule == "acquire_to_top":
        return [Amount("deck"), ARROW, Amount("top")]
    if rule == "transports":
        return [Amount("freighter"), COLON, Amount("troop", "+1"), Amount("deploy")]
    return [Words(word(rule))]


def _acquire_tech(effect: e.AcquireTech, word: Word) -> list[Part]:
    parts: list[Part] = [Amount("tech", f"−{effect.discount}" if effect.discount else "")]
    return [Boxed("well", (Amount("solari"),)), ARROW, *parts] if effect.solari else parts


SIGNS: Final[Mapping[type, Callable[[Any, Word], list[Part]]]] = {
    e.Dividends: lambda x, word: [Amount("solari", str(DIVIDENDS))],
    e.AcquireTech: _acquire_tech,
    e.Negotiate: lambda x, word: [Amount("negotiator", count(x.n))],
    e.Commission: lambda x, word: [Amount("dreadnought")],
    e.RetreatDreadnought: lambda x, word: [Amount("dreadnought"), Amount("retreat")],
    e.PlaceDreadnought: lambda x, word: [Amount("dreadnought"), ARROW, Amount("control")],
    e.ScrapDreadnought: lambda x, word: [Amount("dreadnought")],
    w.DreadnoughtsInConflict: lambda x, word: [Amount("dreadnought"), Amount("combat")],
    w.OwnsTech: lambda x, word: [Amount("tech", f"{x.n}+")],
    w.Conspiracy: lambda x, word: [Words(f"{x.n}/4")],
}
