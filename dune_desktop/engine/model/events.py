"""Events: what happened in a game, as ids and numbers.

An event is a tuple: its kind, the seat it concerns (-1: nobody), then the fields listed in `FIELDS`. Log sentences,
animation and statistics are made from events; the engine never reads them back. Fields in `PRIVATE` are known to the
event's seat only, and `seen_by` masks them for everybody else.
"""

from __future__ import annotations

from typing import Any, Final

from dune_desktop.engine.model.ids import HIDDEN, NOBODY

Event = tuple[object, ...]

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "game_start": ("first_player",),
    "round": ("number",),
    "phase": ("phase",),
    "conflict": ("card",),
    "turn": (),
    "send": ("card", "space", "origin"),
    "reveal": ("cards",),
    "end_turn": ("stage",),
    "gain": ("what", "n", "source"),
    "spend": ("what", "n", "source"),
    "vp": ("n", "source"),
    "influence": ("faction", "before", "after", "source"),
    "alliance": (
        "faction",
        "before",
    ),  # the seat took it from `before` (-1: from the board); seat -1: back to the board
    "recruit": ("n", "source"),
    "deploy": ("n", "origin"),
    "retreat": ("n",),
    "lose_troop": ("n", "where", "source"),
    "draw": ("cards",),
    "draw_intrigue": ("cards", "source"),
    "look": ("card",),  # the top card of the seat's deck
    "steal_intrigue": ("victim", "card"),
    "shuffle": (
        "pile",
        "cards",
    ),  # face-up cards become the "deck", or are shuffled into what is left of it ("discard"); see `memory`
    "discard": ("card",),
    "trash": ("card", "zone"),
    "card_back": ("card",),  # from play to hand
    "trash_intrigue": ("card", "source"),
    "fetch": ("card",),
    "acquire": ("card", "slot", "to", "source"),
    "row": ("slot", "card"),
    "set_aside": ("card", "slot"),
    "set_aside_lost": ("card",),
    "recall_agent": ("space",),
    "council": (),
    "swordmaster": (),
    "mentat": ("how",),
    "control": ("space", "before"),
    "control_lost": ("space",),
    "voice": ("space",),
    "secret": ("factions",),
    "masterstroke": ("factions",),
    "intrigue": ("card", "timing"),
    "pass": ("timing",),
    "stop": ("timing",),  # the seat plays no more cards for now, which is not a pass (R18.2)
    "strength": ("strength",),
    "hagal": ("card", "space", "verdict", "other"),
    "hagal_bonus": ("card", "swords"),
    "hold_back": ("n", "lead"),  # a Rival keeps `n` troops in its garrison, with a lead of `lead` (R28.16)
    "convert": ("what", "n", "cards"),  # the Intrigue cards among what is spent
    "reward": ("place", "card"),
    "winner": (),  # sole winner of the Conflict; seat -1: nobody
    "bonus_spice": ("space", "n"),
    "recall": (),
    "game_over": ("ranking",),
    "under": ("n", "cards"),  # Intrigue cards put under the deck
    "put_back": ("card",),  # an Intrigue card put back on top of the deck
    "aside": ("card",),
    "aside_back": ("card",),
    "snooper": ("faction", "step"),
    "extra_turn": (),
    "dice": ("first", "second"),
    "row_trash": ("slot", "card"),
}

PRIVATE: Final[dict[str, tuple[int, ...]]] = {
    "draw": (2,),
    "draw_intrigue": (2,),
    "look": (2,),
    "secret": (2,),
    "under": (3,),
    "put_back": (2,),
    "aside": (2,),
}
"""Event kind -> positions that only the event's own seat may see; `seen_by` treats a stolen card by itself."""

NEWS: Final = {
    "draw",
    "draw_intrigue",
    "steal_intrigue",
    "shuffle",
    "row",
    "conflict",
    "hagal",
    "hagal_bonus",
    "round",
    "dice",
    "look",
}
"""Kinds of events that show a seat something new; boxes add theirs (`registry.register`)."""


class Facts:
    """An event with its fields by name: `Facts(event).card`."""

    def __init__(self, event: Event) -> None:
        kind, seat, *values = event
        self.kind = str(kind)
        self.seat = seat if isinstance(seat, int) else NOBODY
        self._values: dict[str, Any] = dict(zip(FIELDS[self.kind], values, strict=True))

    def __getattr__(self, name: str) -> Any:
        try:
            return self._values[name]
        except KeyError:
            raise AttributeError(f"the event {self.kind!r} has no field {name!r}") from None


def seen_by(event: Event, seat: int) -> Event:
    """Return the event as `seat` may know it: what it may not see is replaced by `HIDDEN`."""
    kind, concerned, *_ = event
    if kind == "steal_intrigue":
        _, thief, victim, _ = event
        return event if seat in (thief, victim) else (kind, thief, victim, HIDDEN)
    private = PRIVATE.get(str(kind))
    if private is None or concerned == seat:
        return event
    return tuple(
        ((HIDDEN,) * len(part) if isinstance(part, tuple) else HIDDEN) if index in private else part
        for index, part in enumerate(event)
    )
