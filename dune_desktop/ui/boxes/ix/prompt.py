"""Rise of Ix in the prompt bar: where the Freighter goes, troops sent to Ix, and how a Tech tile is paid for."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.engine.boxes.ix.effects import PlaceDreadnought
from dune_desktop.engine.boxes.ix.state import of_seat, of_table
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.options import part
from dune_desktop.ui.boxes.ix.signs import tile_line
from dune_desktop.ui.boxes.ix.tech import price
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar, Button, Chip, Ware
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Sign, Words


def answers(model: TableModel, bar: Bar) -> None:
    """Answers that stand on the board too: the only one is on the big button, several are chips."""
    choices = model.choices
    moves, troops = choices.of("freighter"), choices.of("negotiate")
    for option in moves:
        _, way = option
        if len(moves) == 1:
            bar.primary = Button(model.t(f"option.freighter.{way}"), ("option", *option), "primary")
            continue
        gains = _recalled(model) if way == "recall" else ()
        bar.chips.append(
            Chip(option, (Amount("freighter"), Words(model.t(f"button.{way}")), *gains), ("option", *option))
        )
    for option in troops:
        _, n = option
        if len(troops) == 1:
            bar.primary = Button(model.t("button.negotiate", n=int(n)), ("option", *option), "primary")
        else:
            bar.chips.append(Chip(option, (Amount("negotiator", str(n)),), ("option", *option)))

    asked = model.view.stack[-1] if model.view.stack else None
    if isinstance(asked, Ask) and isinstance(asked.effect, PlaceDreadnought):
        bar.chips += [_instead(model, option) for option in choices.of("tech")]


def _instead(model: TableModel, option: OptionId) -> Chip:
    """A tile of one's own that can be used in the place of what is asked, with what it brings."""
    tile = str(part(option, "tile"))
    name = str(model.name("tech:" + tile))
    signs = (Words(name), Sign(" "), *tile_line(model.rules.more["tech"][tile], model.texts))
    return Chip(option, signs, ("option", *option), source="tech:" + tile, label=name)


def _recalled(model: TableModel) -> Line:
    """What the Freighter brings when it is recalled from where it is."""
    assert model.decision is not None
    step = of_seat(model.view, model.decision.acting_for).freighter
    found: Line = ()
    for space in model.rules.catalog.of("shipping"):
        if space.reward and space.step <= step:
            found += (Sign(" "), *line(space.reward, model.texts))
    return found


# ------------------------------------------------------------------------------------------------ a tile


def _component(model: TableModel, way: OptionId) -> str:
    return "tech:" + of_table(model.view).shown[int(part(way, "stack"))]


def _rest(model: TableModel, way: OptionId) -> int:
    """What is left to pay besides the Negotiators taken back."""
    _, stack, negotiators, _ = way
    return price(model, of_table(model.view).shown[int(stack)]) - int(negotiators)


def _bill(model: TableModel, way: OptionId) -> tuple[str, str, int, int]:
    currency, rest = str(part(way, "currency")), _rest(model, way)
    return "tile", currency, rest, int(getattr(model.view.seats[model.active], currency)) - rest


def _payment(model: TableModel, way: OptionId) -> Line:
    """How a tile is paid for: Negotiators taken back, and the rest in spice or Solari."""
    _, _, returned, currency = way
    rest = _rest(model, way)
    paid = [Amount("negotiator", str(returned))] if returned else []
    paid += [Amount(str(currency), str(rest))] if rest > 0 or not returned else []
    return (Boxed("well", tuple(paid)), Sign(">"), Amount("tech"))


TILE = Ware(_component, _bill, _payment, paid_with="negotiator")
