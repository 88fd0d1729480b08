"""Writers of the log for the tracks, specimens and grafted cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n.log import LogWriter, Number
from dune_desktop.i18n.log_events import plain, troops


def _graft(to: LogWriter, facts: Facts) -> None:
    key = "log.graft.row" if facts.where == "row" else "log.graft"
    to.act(facts.seat, key, card=f"card:{facts.card}", partner=f"card:{facts.partner}")


def _research(to: LogWriter, facts: Facts) -> None:
    """Write a step on the research track; successive steps are joined to one, from where to where."""
    before, after = f"research:{facts.before}", f"research:{facts.after}"
    to.number(facts.seat, Number("research", "", 0, before, after), facts.source)


def _marker(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.marker", n=facts.number)


def _tleilaxu(to: LogWriter, facts: Facts) -> None:
    """Write a step on the Tleilaxu track; successive steps are joined to one, as with Influence."""
    to.number(facts.seat, Number("tleilaxu", "", 0, facts.before, facts.after), facts.source)


def _specimen(sign: int) -> Callable[[LogWriter, Facts], None]:
    """Return a writer that counts specimens with what else is gained and paid."""
    return lambda to, facts: to.number(facts.seat, Number("gain", "specimen", sign * facts.n), facts.source)


def _card_back(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.card_back", card=f"card:{facts.card}")


def _icons_gained(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.icons_gained", card=f"card:{facts.card}")


def _trash_intrigue(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.trash_intrigue", card=f"intrigue:{facts.card}")


def _atomics(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.atomics")


EVENTS: Final[dict[str, Callable[[LogWriter, Facts], None]]] = {
    "graft": _graft,
    "research": _research,
    "marker": _marker,
    "tleilaxu": _tleilaxu,
    "specimen": _specimen(1),
    "specimens_back": troops("log.specimens_back"),
    "specimens_paid": _specimen(-1),
    "combat_icon": plain("log.combat_icon"),
    "icons_gained": _icons_gained,
    "card_back": _card_back,
    "trash_intrigue": _trash_intrigue,
    "atomics": _atomics,
}
