"""*The Caves*: an invented box for tests, with a little of everything that a box can add.

It is written as `docs/adding-a-box.md` says, lies in this folder alone, and no file of the program knows of it. Whoever
wants to play with it registers it (`tests.kit.boxes.caves`).

Its rules (C): a Pounder is put on a maker space; when the next Conflict is revealed, each brings its owner a sandworm
(C1). Sandworms fight with strength 4 and go back to the supply (C2). The Bazaar sells Cave Traders for water (C3).
Who passes the Hidden Sietch enters the caves: one point for the third time (C4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.assembly.registry import Box
from dune_desktop.engine.model.components import Card
from tests.kit.caves import state, words

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder


def _install(builder: RulesBuilder) -> None:
    from tests.kit.caves import rules

    rules.install(builder)


CAVES = Box(
    "caves",
    "The Caves",
    _install,
    boards=("base",),
    vocabulary=(words, state),
    kinds={"bazaar": Card},
    home="tests.kit.caves",
    options={"thump": ("space",)},
    events={
        "thump": ("space", "source"),
        "worm": ("space",),
        "deploy_worm": ("n",),
        "retreat_worm": ("n",),
        "cave": ("visits",),
    },
    history={2: state.pounders_by_space},
)
