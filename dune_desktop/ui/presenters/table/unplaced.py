"""Answers without a place on the screen, of boxes that show nothing of their own: the bar offers them in words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.ids import Slot
from dune_desktop.engine.model.options import OptionId, part
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.text.signs import Amount, Line, Words

Answer = tuple[OptionId, Line, tuple[object, ...]]
"""An option, how it is written, and the action that chooses it."""


@registry.until_boxes_change
@cache
def silent(boxes: tuple[str, ...]) -> tuple[registry.Box, ...]:
    """Those of the boxes that add nothing to the screen."""
    return tuple(registry.box(name) for name in boxes if registry.part(name, "ui") is None)


def unplaced(model: TableModel) -> Iterator[Answer]:
    """What can be answered now and is found nowhere else."""
    boxes = silent(model.rules.catalog.boxes)
    if not boxes or model.decision is None:
        return
    yield from _for_sale(model)
    own = {word for box in boxes for word in box.options}
    units = {unit.id for unit in model.rules.more_units} - {unit.id for unit in model.shown_units}
    said = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    for option in model.choices.legal:
        if option[0] in own or (option[0] == "drive_back" and part(option, "unit") in units):
            yield option, (Words(said.label(option)),), ("option", *option)


def _for_sale(model: TableModel) -> Iterator[Answer]:
    """The cards of markets that boxes bring, each with its price."""
    ways: dict[tuple[str, Slot], list[OptionId]] = {}
    for option in model.choices.of("acquire"):
        _, card, slot, _ = option
        if isinstance(slot, str):
            ways.setdefault((str(card), slot), []).append(option)
    for (name, market), found in ways.items():
        price = str(model.rules.price(model.view, name, market))
        signs = (Words(model.name("card:" + name)), Amount(model.rules.market_at[market].currency, price))
        yield found[0], signs, ("group", *found)
