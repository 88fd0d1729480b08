"""Which sound belongs to what happened: events to the names of files in `assets/sounds`, without pygame.

A cue is the name of an effect; the mixer chooses among its variants. Most events have one, some are silent: what is
told by another event at the same moment (a reward by the goods it brings), and what cannot be seen on the table either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from dune_desktop.engine.model.events import Event, Facts

CueOf = str | Callable[[Event], str]

GOODS: Final = {"solari": "solari", "spice": "spice", "water": "water", "persuasion": "", "sword": "swords"}


def _goods(event: Event) -> str:
    return GOODS.get(Facts(event).what, "")


def _point(event: Event) -> str:
    return "point" if Facts(event).n > 0 else "refuse"


def _march(event: Event) -> str:
    return "march" if Facts(event).n > 1 else "cube"


CUES: Final[dict[str, CueOf]] = {
    "round": "gong",
    "conflict": "card_turn",
    "send": "agent",
    "recall_agent": "agent",
    "recall": "agent",
    "swordmaster": "agent",
    "mentat": "agent",
    "council": "tile",
    "reveal": "card_turn",
    "gain": _goods,
    "spend": _goods,
    "convert": _goods,
    "bonus_spice": "maker",
    "vp": _point,
    "influence": "influence",
    "snooper": "influence",
    "alliance": "alliance",
    "recruit": "cube",
    "retreat": "cube",
    "lose_troop": "cube",
    "deploy": _march,
    "draw": "card_lift",
    "fetch": "card_lift",
    "look": "card_turn",
    "shuffle": "shuffle",
    "discard": "card_down",
    "trash": "card_down",
    "acquire": "card_down",
    "aside": "card_down",
    "aside_back": "card_lift",
    "set_aside": "card_down",
    "row": "card_turn",
    "row_trash": "card_down",
    "draw_intrigue": "intrigue",
    "steal_intrigue": "intrigue",
    "intrigue": "intrigue",
    "under": "intrigue",
    "put_back": "intrigue",
    "control": "flag",
    "control_lost": "flag",
    "voice": "flag",
    "hagal": "card_turn",
    "hagal_bonus": "card_turn",
    "winner": "fight",
    "dice": "dice",
    "extra_turn": "gong",
}
"""Kind of event -> its cue; boxes bring those of their own events."""


def cue(event: Event, more: Mapping[str, CueOf] | None = None) -> str:
    """The cue of an event, "" when it is silent; `more` are the cues of the boxes in play."""
    kind = str(event[0])
    found = (more or {}).get(kind, CUES.get(kind, ""))
    return found if isinstance(found, str) else found(event)


def of(events: Iterable[Event], more: Mapping[str, CueOf] | None = None) -> tuple[str, ...]:
    """The cues of what happened at one moment, each once, in the order in which they are first needed."""
    return tuple(dict.fromkeys(name for event in events if (name := cue(event, more))))
