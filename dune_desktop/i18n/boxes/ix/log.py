"""Writers of the log for Freighters, Tech tiles, Negotiators and dreadnoughts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.log import LogWriter
from dune_desktop.i18n.log_events import plain, space, troops


def _freighter(to: LogWriter, facts: Facts) -> None:
    key = "log.freighter.advance" if facts.after > facts.before else "log.freighter.recall"
    to.act(facts.seat, key, before=facts.before, after=facts.after)


def _tech(to: LogWriter, facts: Facts) -> None:
    key = "log.tech.negotiators" if facts.negotiators else "log.tech"
    to.act(facts.seat, key, tile=f"tech:{facts.tile}", n=facts.negotiators)


def _tile(to: LogWriter, facts: Facts) -> None:
    if facts.tile:
        to.add(NOBODY, "log.tile", "quiet", tile=f"tech:{facts.tile}")
    else:
        to.add(NOBODY, "log.tile.empty", "quiet")


def _tile_lost(to: LogWriter, facts: Facts) -> None:
    to.add(NOBODY, "log.tile_lost", tile=f"tech:{facts.tile}")


def _with_tile(key: str) -> Callable[[LogWriter, Facts], None]:
    return lambda to, facts: to.act(facts.seat, key, tile=f"tech:{facts.tile}")


def _hold_over(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.hold_over", "quiet", space=f"space:{facts.space}")


EVENTS: Final[dict[str, Callable[[LogWriter, Facts], None]]] = {
    "freighter": _freighter,
    "tech": _tech,
    "tile": _tile,
    "tile_lost": _tile_lost,
    "use_tech": _with_tile("log.use_tech"),
    "tech_trashed": _with_tile("log.tech_trashed"),
    "negotiate": troops("log.negotiate"),
    "commission": plain("log.commission"),
    "deploy_dreadnought": troops("log.deploy_dreadnought"),
    "retreat_dreadnought": troops("log.retreat_dreadnought"),
    "scrap": plain("log.scrap"),
    "hold": space("log.hold"),
    "hold_over": _hold_over,
}
