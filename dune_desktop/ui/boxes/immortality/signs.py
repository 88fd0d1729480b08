"""The signs of what only Immortality has: its effects, costs, conditions and amounts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.engine.boxes.immortality import words as w
from dune_desktop.ui.presenters.effect_line import ARROW, Word, count, placed
from dune_desktop.ui.text.signs import Amount, Boxed, Part, Words

MARKERS: Final = {1: "genetic_marker", 2: "genetic_marker_2"}


def _markers(condition: w.Markers, word: Word) -> list[Part]:
    """The marker that is needed; a line for those who have not reached it yet is told in words."""
    if condition.most < 2 and condition.n == 0:
        return [Words(word.of(condition))]
    return [Amount(MARKERS[max(1, condition.n)])]


def _retreat(effect: w.RetreatTroops, word: Word) -> list[Part]:
    return [Amount("retreat", count(effect.n))]


SIGNS: Final[Mapping[type, Callable[[Any, Word], list[Part]]]] = {
    w.SpendSpecimens: lambda x, word: [Amount("specimen", count(x.n))],
    w.ReturnBefore: lambda x, word: [Amount("specimen"), ARROW, Amount("supply")],
    w.AcquireTleilaxu: lambda x, word: [Boxed("well", (Amount("specimen"),)), ARROW, Amount("tleilaxu_deck")],
    w.ClearRowCard: lambda x, word: [Amount("tleilaxu_deck"), ARROW, Amount("trash")],
    w.CombatIcon: lambda x, word: [Amount("combat")],
    w.RetreatTroops: _retreat,
    w.RecallSent: lambda x, word: [Amount("recall")],
    w.CopyPartner: lambda x, word: placed(word, "copies", partner=[Amount("graft")]),
    w.GraftFromRow: lambda x, word: placed(word, "graft_row", graft=[Amount("graft")]),
    w.TrashPartner: lambda x, word: [Amount("graft"), Amount("trash")],
    w.TrashGrafted: lambda x, word: [Amount("graft"), Amount("trash"), ARROW, Amount("influence_any")],
    w.ReturnPartner: lambda x, word: [Amount("graft"), ARROW, Amount("hand")],
    w.PartnerIcons: lambda x, word: placed(word, "partner_icons", graft=[Amount("graft")]),
    w.Markers: _markers,
    w.Grafted: lambda x, word: [Amount("graft")],
    w.GraftedTo: lambda x, word: [Amount("graft"), *(Amount(faction) for faction in x.factions)],
    w.MostTroops: lambda x, word: [Amount("troop"), Amount("combat"), Amount("top")],
    w.CombatCardAgainst: lambda x, word: [Amount("foe"), Amount("intrigue"), Amount("combat")],
    w.TroopsLost: lambda x, word: [Words(f"−{x.n}"), Amount("troop")],
}
