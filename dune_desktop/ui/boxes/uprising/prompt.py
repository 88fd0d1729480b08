"""Uprising in the prompt bar: gathering intelligence, cards to turn down, the next training."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.engine.boxes.uprising.components import TrainingSpace
from dune_desktop.engine.boxes.uprising.conflict import icon_of
from dune_desktop.ui.boxes.uprising.posts import posts_of
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar, Button, Chip
from dune_desktop.ui.text.signs import Amount, Line, Words


def answers(model: TableModel, bar: Bar) -> None:
    """Answers that stand on the table too, where they are few; and those that stand nowhere else."""
    _gather(model, bar)
    for option in model.choices.of("turn_down"):
        _, card = option
        words = str(model.name(str(card)))
        signs = (Amount(icon_of(model.rules, str(card))), Words(words))
        bar.chips.append(Chip(option, signs, ("option", *option), source=str(card), label=words))
    for option in model.choices.of("train"):
        _, name = option
        space: TrainingSpace = model.rules.more["training"][str(name)]
        gains = (Amount("training"), *line(space.effects, model.texts))
        bar.chips.append(Chip(option, gains, ("option", *option), source=f"training:{name}"))


def _gather(model: TableModel, bar: Bar) -> None:
    """The big button recalls the only Spy that can gather intelligence; of several each is a chip with its post."""
    options = model.choices.of("gather")
    if len(options) == 1:
        bar.primary = Button(model.t("button.gather"), ("option", *options[0]), "primary")
        return
    for option in options:
        _, post = option
        signs = (Amount("gather_intelligence"), Words(model.name(f"post:{post}")))
        bar.chips.append(Chip(option, signs, ("option", *option)))


def way(model: TableModel, option: OptionId) -> Line:
    """Return which Spy comes home with this way to send an Agent; nothing where none does."""
    return tuple(
        part for post in posts_of(option) for part in (Amount("recall_spy"), Words(model.name(f"post:{post}")))
    )
