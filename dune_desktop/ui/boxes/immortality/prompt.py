"""Immortality in the prompt bar: research, specimens that go back before troops are recruited, what is trashed."""

from __future__ import annotations

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.engine.model.options import part
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar, Button, Chip
from dune_desktop.ui.text.signs import Amount, Line, Sign, Words


def answers(model: TableModel, bar: Bar) -> None:
    """What is answered in the bar; for what is chosen on the board or among cards the big button says so."""
    choices = model.choices
    if choices.of("research"):
        bar.primary = Button(model.t("button.choose_space"), refusal=model.t("whynot.choose_space"), says=True)
    for option in choices.of("return_specimens"):
        n = part(option, "n")
        shown: Line = (Amount("specimen", str(n)), Sign(">"), Amount("supply"))
        bar.chips.append(Chip(option, shown, ("option", *option)))
    for option in choices.of("gain_icons"):
        shown = (
            *(Amount(faction) for faction in FACTIONS),
            Sign(">"),
            Words(model.name(f"card:{part(option, 'card')}")),
        )
        bar.chips.append(Chip(option, shown, ("option", *option)))
    for option in choices.of("trash_grafted"):
        name = model.name(f"card:{part(option, 'card')}")
        bar.chips.append(Chip(option, (Amount("trash"), Words(name)), ("option", *option)))
