"""How Tech tiles, Negotiators, Freighters and dreadnoughts move, and what passes over the table when they do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.ui.motion.flights import Passing, Writer
from dune_desktop.ui.motion.manner import CLEARED, GOT, TOLD, Alters, MotionStyle
from dune_desktop.ui.screen.display import Element, Icon, Piece

SHIP, TILE = 34.0, 32.0


def _ship(seat: int) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, "dreadnought", seat, SHIP)


def _sign(name: str) -> Callable[[float, float], Element]:
    return lambda x, y: Icon(x, y, name, TILE)


def _tech(told: Facts) -> list[Passing]:
    end = (f"count:{told.seat}.tech", f"seat:{told.seat}")
    return [((f"tech:{told.tile}", "section:ix"), end, _sign("tech"), 1, "got")]


def _tile(told: Facts) -> list[Passing]:
    return [((f"left:tech.{told.stack}",), (f"stack:{told.stack}",), _sign("tech"), 1, "got")]


def _tile_lost(told: Facts) -> list[Passing]:
    return [((f"tech:{told.tile}", f"stack:{told.stack}"), ("section:ix",), _sign("tech"), 1, "got")]


def _used(told: Facts) -> list[Passing]:
    return [((f"tech:{told.tile}", f"count:{told.seat}.tech"), (f"seat:{told.seat}",), _sign("tech"), 1, "got")]


def _negotiate(told: Facts) -> list[Passing]:
    end = (f"negotiators:{told.seat}", "negotiators", "section:ix")
    return [((f"seat:{told.seat}",), end, _sign("negotiator"), told.n, "got")]


def _commission(told: Facts) -> list[Passing]:
    end = (f"dreadnoughts:{told.seat}.garrison", f"lane:{told.seat}")
    return [((f"seat:{told.seat}",), end, _ship(told.seat), 1, "got")]


def _scrap(told: Facts) -> list[Passing]:
    start = (f"dreadnoughts:{told.seat}.garrison", f"lane:{told.seat}")
    return [(start, (f"seat:{told.seat}",), _ship(told.seat), 1, "got")]


def _moved(start: str, end: str) -> Callable[[Facts], list[Passing]]:
    def write(told: Facts) -> list[Passing]:
        seat = told.seat
        from_, to = (f"dreadnoughts:{seat}.{start}", f"lane:{seat}"), (f"dreadnoughts:{seat}.{end}", f"strength:{seat}")
        return [(from_, to, _ship(seat), told.n, "got")]

    return write


def _hold(told: Facts) -> list[Passing]:
    start = (f"dreadnoughts:{told.seat}.conflict", f"lane:{told.seat}")
    return [(start, (f"control:{told.space}", f"space:{told.space}"), _ship(told.seat), 1, "got")]


def _hold_over(told: Facts) -> list[Passing]:
    end = (f"dreadnoughts:{told.seat}.garrison", f"lane:{told.seat}")
    return [((f"control:{told.space}", f"space:{told.space}"), end, _ship(told.seat), 1, "got")]


def _freighter(told: Facts) -> list[Passing]:
    """The Freighter itself travels; its seat shows whose it is."""
    return [((f"seat:{told.seat}",), (f"freighter:{told.seat}", "shipping"), None, 0, "got")]


FLIGHTS: Final[dict[str, Writer]] = {
    "freighter": _freighter,
    "tech": _tech,
    "tile": _tile,
    "tile_lost": _tile_lost,
    "use_tech": _used,
    "tech_trashed": _used,
    "negotiate": _negotiate,
    "commission": _commission,
    "scrap": _scrap,
    "deploy_dreadnought": _moved("garrison", "conflict"),
    "retreat_dreadnought": _moved("conflict", "garrison"),
    "hold": _hold,
    "hold_over": _hold_over,
}

MANNERS: Final[dict[str, MotionStyle]] = {
    "tech": MotionStyle(0.30, at=TOLD, leaves=CLEARED),
    "freighter": MotionStyle(0.40, "arc", GOT),
    "dreadnought": MotionStyle(0.36, "arc", GOT, comes="seat:{seat}"),
}

ALTERS: Final[dict[str, Alters]] = {"dreadnoughts": "fill", "negotiators": "fill"}
