"""Rise of Ix as a box: the description by which the rest of the program handles it without knowing its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.registry import Box, Variant
from dune_desktop.engine.boxes.ix import components, effects, history, state, words
from dune_desktop.engine.boxes.ix.components import ShippingSpace, TechTile
from dune_desktop.engine.model.components import Card

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder


def _install(builder: RulesBuilder) -> None:
    from dune_desktop.engine.boxes.ix import box

    box.install(builder)


IX = Box(
    "ix",
    "Rise of Ix",
    _install,
    boards=("base",),
    plain=True,
    vocabulary=(components, effects, words, state),
    variants=(
        Variant("epic", frozenset({3, 4}), "X14"),
        Variant("row_churn", frozenset({1}), "X13"),
        Variant("brutal_escalation", frozenset({1}), "X13"),
    ),
    kinds={"tech": TechTile, "shipping": ShippingSpace, "epic": Card},
    options={
        "freighter": ("way",),  # "advance" or "recall"
        "buy_tech": ("stack", "negotiators", "currency"),  # Negotiators returned; `currency` pays the rest
        "negotiate": ("n",),  # troops sent to Ix
        "tech": ("tile",),  # the tile to use
    },
    events={
        "freighter": ("before", "after"),  # a recall ends at 0
        "tech": ("tile", "price", "currency", "negotiators", "source"),
        "tile": ("stack", "tile"),  # turned face up; "" if the stack is empty
        "tile_lost": ("stack", "tile"),  # a face-up tile is removed because no Rival could take any (X11.25)
        "use_tech": ("tile",),
        "tech_trashed": ("tile",),
        "negotiate": ("n",),
        "commission": ("source",),
        "deploy_dreadnought": ("n",),
        "retreat_dreadnought": ("n",),
        "scrap": (),
        "hold": ("space",),
        "hold_over": ("space",),
    },
    news=frozenset({"tile"}),
    history={2: history.keep_by_name},
)
