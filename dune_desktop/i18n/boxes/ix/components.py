"""Tech tiles and the spaces of the Shipping track in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dune_desktop.engine.boxes.ix.components import ShippingSpace, TechTile
from dune_desktop.engine.model import effects as e
from dune_desktop.i18n.component_text import Part, part
from dune_desktop.i18n.effect_text import Composer, Context, cost_words, sentences
from dune_desktop.i18n.texts import Texts


def _tech(texts: Texts, tile: TechTile) -> list[Part]:
    price = cost_words(texts, (e.Spend("spice", tile.cost),))
    parts = [
        part(texts, "cost", "space.cost", price),
        part(texts, "acquire", "card.acquire", sentences(texts, tile.acquire, Context(tile=True))),
    ]
    for use in tile.uses:
        composer = Composer(texts, Context(tile=True))
        nodes = (composer.flipped(use.effects),) if use.flip else composer.nodes(use.effects)
        heading = "tech.flip" if use.flip else f"tech.{use.timing}"
        parts.append(part(texts, use.timing, heading, composer.grammar.tell(nodes)))
    if tile.rule is not None:
        parts.append(part(texts, "rule", "tech.rule", str(texts.t(f"tech.rule.{tile.rule}"))))
    own = f"tech.rival.{tile.id}"
    rival = (own if texts.has(own) else "tech.rival.yes") if tile.rival else "tech.rival.no"
    parts.append(part(texts, "rival", "tech.rival", str(texts.t(rival))))
    return parts


def _shipping(texts: Texts, space: ShippingSpace) -> list[Part]:
    reward = sentences(texts, space.reward) if space.reward else str(texts.t("shipping.start"))
    note = str(texts.t("shipping.note")) if space.step > 1 else ""
    return [
        part(texts, "reward", "shipping.reward", reward),
        part(texts, "note", "card.note", note),
    ]


DESCRIBERS: Final[dict[type, Callable[[Texts, Any], list[Part]]]] = {TechTile: _tech, ShippingSpace: _shipping}
