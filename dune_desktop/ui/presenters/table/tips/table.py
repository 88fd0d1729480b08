"""What tells of which kind of thing on the table: one row a kind, what the name of a thing begins with.

"count:0.intrigue" is a count; its row gets the rest of the name, "0.intrigue". The words are the texts `tip.KIND`.
Boxes add rows for kinds of their own (`TipContribution.tips`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import partial
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips import cards, rows

Row = Callable[[TableModel, str], str]


@dataclass(frozen=True, slots=True)
class TipContribution:
    """What is said about things of a box.

    `tips`: tables that tell of things by their kind; what they leave empty others tell of, and the game itself last.
    `more`: tables of what else is told of things of a kind, below what others tell. On kinds in `speaking` icons tell
    of themselves. Why something cannot be done now is asked of the rules by where it
    lies: `lies_in` by region, `lies_as` by the kind of component, `owned` for what lies before the player and is used
    by an option of that name.
    """

    tips: tuple[Mapping[str, Row], ...] = ()
    more: tuple[Mapping[str, Row], ...] = ()
    speaking: frozenset[str] = frozenset()
    lies_in: Mapping[str, str] = field(default_factory=dict)
    lies_as: Mapping[str, str] = field(default_factory=dict)
    owned: Mapping[str, str] = field(default_factory=dict)


SPEAKING: Final = frozenset(
    {
        "aside",
        "bubble",
        "card",
        "chip",
        "chronicle",
        "curtain",
        "earned",
        "hagal",
        "looked_at",
        "offer",
        "prompt",
        "recap.lines",
        "reserve",
        "reward",
        "section",
        "space",
        "stage",
        "steps",
    }
)
"""Kinds on which every icon tells of itself, as in a sentence."""


def _rows(tell: Callable[..., str], *kinds: str) -> dict[str, Row]:
    """The same row for several kinds, told which it is."""
    return {kind: partial(tell, kind=kind) for kind in kinds}


TIPS: Final[Mapping[str, Row]] = {
    **_rows(rows.plain_tip, "advice", "arena", "bonus_to_come", "chronicle", "curtain", "mentat"),
    **_rows(rows.plain_tip, "stage", "verdict"),
    **_rows(rows.parted_tip, "section", "button"),
    **_rows(rows.of_seat_tip, "done", "out", "swordmaster", "earned"),
    "seat": rows.seat_tip,
    "name": rows.seat_tip,
    "vp": rows.points_tip,
    "purse": rows.purse_tip,
    "count": rows.count_tip,
    "badge": rows.badge_tip,
    "agent": rows.agent_tip,
    "first_player": rows.first_player_tip,
    "hagal": rows.hagal_tip,
    "round": rows.round_tip,
    "target": rows.target_tip,
    "phase": rows.phase_tip,
    "faction": rows.faction_tip,
    "alliance": rows.alliance_tip,
    "holder": rows.alliance_tip,
    "influence": rows.influence_tip,
    "track": rows.track_tip,
    "station": rows.station_tip,
    "space": rows.space_tip,
    "control": rows.control_tip,
    "flag": rows.control_tip,
    "bonus": rows.bonus_tip,
    "council": rows.council_tip,
    "voice": rows.voice_tip,
    "card": cards.card_tip,
    "revealed": cards.revealed_tip,
    "sent": cards.sent_tip,
    "acquired": cards.acquired_tip,
    "deck": cards.deck_tip,
    "pile": cards.pile_tip,
    **dict.fromkeys(("on_top", "looked_at"), cards.on_top_tip),
    "intrigue": cards.intrigue_tip,
    "offer": cards.offer_tip,
    "row": cards.row_tip,
    "number": cards.number_tip,
    "reserve": cards.reserve_tip,
    "left": cards.left_tip,
    "aside": cards.aside_tip,
    "conflict": cards.conflict_tip,
    "reward": cards.reward_tip,
    "bar": cards.strength_tip,
    "strength": cards.strength_tip,
    "troops": cards.troops_tip,
    "swords": cards.swords_tip,
    **dict.fromkeys(("lane", "lanes"), cards.lanes_tip),
    "turned": cards.turned_tip,
    "prompt": cards.prompt_tip,
    "steps": cards.steps_tip,
    "step": cards.steps_tip,
    "choices": lambda model, rest: str(model.t("settings.rival_pace.note")),
    "choice": lambda model, rest: str(model.t("settings.rival_pace.note")),
}
"""The table."""
