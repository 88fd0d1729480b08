"""How fast what happens by itself is shown: what can be chosen, and its keys."""

from __future__ import annotations

from collections.abc import Sequence

from dune_desktop.storage.settings import PACES
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import Option
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect


def pace_options(model: TableModel) -> tuple[list[Option], int]:
    """How fast what happens by itself is shown: what can be chosen, and which of it is."""
    chosen = PACES.index(model.settings.pace)
    commands = {chosen - 1: "quicker", chosen + 1: "slower"}
    options = [
        Option(model.t("settings.rival_pace." + pace), ("set", "rival_pace", pace), command=commands.get(place, ""))
        for place, pace in enumerate(PACES)
    ]
    return options, chosen


def pace_keys(b: Build, options: Sequence[Option], rect: Rect) -> None:
    """Where the choice is not to be seen its keys have places of no size."""
    for place, option in enumerate(options):
        if option.command:
            spot = Rect(rect.right - 1, rect.y + 1 + place, 0, 0)
            b.hit(spot, action=option.action, command=option.command, thing="prompt:" + option.command)
