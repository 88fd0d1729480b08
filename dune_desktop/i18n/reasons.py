"""Reasons why an option is not available, in one short line: "Costs 2 {water}, Paul has 1"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.options import Reason
from dune_desktop.i18n.effect_text import clause
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts


def why_not(texts: Texts, reason: Reason, seat: int, names: Mapping[int, str], met: bool = False) -> Markup:
    """Return the reason as rich text; `seat` is the one that cannot choose the option, `names` are by seat.

    Where the condition is `met` it says that.
    """
    args: dict[str, Value] = dict(reason.args)
    args["who"] = names[seat]
    if "seat" in reason.args:
        args["other"] = names[int(reason.args["seat"])]
    if "card" in reason.args:
        args["card"] = f"card:{reason.args['card']}"
    if "partner" in reason.args:
        args["partner"] = f"card:{reason.args['partner']}"
    if reason.key in ("no_icon", "no_card"):
        args["kind"] = f"icon:{reason.args['icon']}"
        cards = str(reason.args.get("cards", "")).split(",")
        args["cards"] = Markup(texts.grammar.joints.items.join(texts.title("card:" + card) for card in cards if card))
    elif reason.key == "alliance":
        if reason.args["faction"] == "any":
            return texts.t("reason.condition.alliance", **args)
        args["kind"] = f"faction:{reason.args['faction']}"
    elif reason.key == "timing":
        timings = str(reason.args["timing"]).split(",")
        args["timings"] = texts.t("reason.timing.or").join(texts.t(f"timing.{name}") for name in timings)
    elif reason.key == "condition":
        if reason.args.get("test") == "alliance" and reason.args.get("faction", "any") != "any":
            return texts.t("reason.alliance", kind=f"faction:{reason.args['faction']}", **args)
        if "icons" in reason.args:
            args["icons"] = Markup(_either(texts, "icon", reason.args["icons"]))
        if "factions" in reason.args:
            args["factions"] = Markup(_either(texts, "faction", reason.args["factions"]))
        key = f"reason.condition.{reason.args['test']}"
        if not texts.has(key):
            condition = Condition.words[str(reason.args["test"])](**reason.args)
            return texts.t("reason.condition", clause=Markup(clause(texts, condition)))
        return texts.t(key, **args)
    elif reason.key.startswith("cost_") and not texts.has(f"reason.{reason.key}"):
        return texts.t("reason.cost.unpaid", **args)
    key = f"reason.{reason.key}" + (".pair" if "partner" in reason.args else "")
    return texts.t(key + ".met" if met and texts.has(key + ".met") else key, **args)


def _either(texts: Texts, kind: str, these: Any) -> str:
    """Return Agent icons or Factions by name, joined by "or"."""
    return texts.grammar.either([texts.name(f"{kind}:{name}") for name in these])
