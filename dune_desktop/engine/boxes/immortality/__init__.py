"""Immortality as a box: the description by which the rest of the program handles it without knowing its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.registry import Box, Variant
from dune_desktop.engine.boxes.immortality import components, history, state, words
from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.engine.model.components import Card

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder


def _install(builder: RulesBuilder) -> None:
    from dune_desktop.engine.boxes.immortality import box

    box.install(builder)


IMMORTALITY = Box(
    "immortality",
    "Immortality",
    _install,
    boards=("base",),
    vocabulary=(components, words, state),
    variants=(
        Variant("to_eleven", frozenset({1, 2, 3, 4}), "I16.2", excludes=frozenset({"epic"})),
        Variant("piter_promo", frozenset({1, 2, 3, 4}), "I1.6"),
    ),
    kinds={
        "tleilaxu": Card,
        "reclaimed": Card,
        "promo": Card,
        "research": ResearchSpace,
        "tleilaxu_track": TleilaxuSpace,
    },
    options={
        "research": ("space",),  # the next space of the research track
        "release": (),  # return one specimen to the supply
        "return_specimens": ("n",),  # specimens returned before recruiting troops
        "atomics": (),  # replace the Imperium Row
        "trash_grafted": ("card",),
        "gain_icons": ("card",),  # the card of the grafted pair
    },
    events={
        "graft": ("card", "partner", "where"),  # "hand" or "row"
        "research": ("before", "after", "source"),
        "marker": ("number",),
        "tleilaxu": ("before", "after", "source"),
        "specimen": ("n", "source"),
        "specimens_back": ("n",),
        "specimens_paid": ("n", "source"),
        "icons_gained": ("card",),  # the card of a grafted pair
        "combat_icon": ("source",),
        "atomics": ("cards",),
    },
    news=frozenset({"atomics"}),
    history={7: history.share_words},
)
