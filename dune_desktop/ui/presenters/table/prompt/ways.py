"""One act that has been begun: the ways to do it, how often, and what is bought by it."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import ASIDE, RESERVE
from dune_desktop.engine.model.options import part
from dune_desktop.i18n.purchase import Purchase
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.choices import taken_back
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar, Button, Chip, PromptContribution, Ware
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.text.signs import Amount, Line, Words

FEW = 3  # so often something can be answered at once, or as often as it can be


def ways_of_act(model: TableModel, bar: Bar) -> None:
    """One act: the ways to do it (the price of a space, where an Agent comes from, where a card goes), or just it."""
    bar.others.append(Button(model.t("button.put_back"), ("cancel",), "back"))
    ways, first = model.selection.group, model.selection.first
    ware = ware_of(model)
    if ware is not None and ware.paid_with:
        bar.stepper = len(set(map(taken_back, ways))) > 1
    ways = model.ways
    if model.buying and len(ways) == 1:
        acquire = model.t("button.acquire_tile", name=model.name(acquired(model, ways[0])))
        bar.primary = Button(acquire, model.taking(ways[0], first), "primary")
        return
    for option in ways:
        bar.chips.append(Chip(option, _way(model, option), model.taking(option, first)))


def how_often(model: TableModel, bar: Bar) -> None:
    """How often the same thing is answered: a few numbers, and all there is."""
    option = model.selection.several
    bar.others.append(Button(model.t("common.cancel"), ("cancel",), "back"))
    good = next(good for good in contributed(TableContribution, model.boxes).goods if good.option == option)
    most = good.count(model.view, max(0, model.viewer))
    for n in sorted({*range(1, min(most, FEW) + 1), most}):
        chip = Chip((*option, n), (Amount(good.name, str(n)),), ("options", *[option] * n))
        bar.chips.append(chip)


def acquired(model: TableModel, way: OptionId) -> str:
    """What is acquired so."""
    ware = ware_of(model)
    return f"card:{part(way, 'card')}" if ware is None else ware.component(model, way)


def ware_of(model: TableModel) -> Ware | None:
    """How what is picked out is bought, if that is something only a box sells."""
    group = model.selection.group
    return contributed(PromptContribution).wares.get(str(group[0][0])) if group else None


def purchase(model: TableModel, final: bool) -> Purchase:
    """What is picked out, put for the prompt; `final` says that undo could not bring it back."""
    ways = model.ways
    way, ware = ways[0], ware_of(model)
    if ware is not None:
        wanted, currency, cost, left = ware.bill(model, way)
        return Purchase(acquired(model, way), currency, cost, left, "ways" if len(ways) > 1 else "", wanted, final)
    _, card, slot, _ = way
    source = "reserve" if slot in (RESERVE, ASIDE) else "row"
    if model.choices.kind != "reveal":
        return Purchase(acquired(model, way), "", 0, 0, "where" if len(ways) > 1 else "", source, final)
    cost = model.rules.price(model.view, str(card), slot)
    currency = model.rules.market_at[slot].currency
    left = model.rules.purses[currency].left(model.view, model.active) - cost
    return Purchase(acquired(model, way), currency, cost, left, "where" if len(ways) > 1 else "", source, final)


def _way(model: TableModel, option: OptionId) -> Line:
    if option[0] == "send":
        _, card, space, rate, origin, also = option
        rates = model.rules.spaces[str(space)].rates
        parts = line((rates[int(rate)],), model.texts) if rates else ()
        if model.rules.played_as(model.rules, str(card), str(also)).modifiers.jumps:
            place = model.name(f"space:{origin}") if origin else model.t("prompt.leader")
            parts += (Words(model.t("prompt.from", place=place)),)
        for more in contributed(PromptContribution, model.boxes).ways:
            parts += more(model, option)
        return parts or (Words(model.name(f"space:{space}")),)
    ware = ware_of(model)
    if ware is not None:
        return ware.line(model, option)
    where = "top" if part(option, "to") == "top" else "discard_pile"
    return (Amount(where), Words(model.t("prompt.to_" + where)))
