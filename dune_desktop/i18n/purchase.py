"""The prompt for a card or tile that is picked out but not acquired yet."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts


@dataclass(frozen=True, slots=True)
class Purchase:
    """A card or tile that somebody has picked out and not yet acquired.

    `price` and `left` (what remains after it) are in `currency`, which is "" if nothing is paid. `open` is what must
    still be chosen: "where" the card goes, how the tile is paid ("ways"), or "". `source` is where it lies: "row",
    "tile" or "reserve". `final`: undo could not bring it back.
    """

    component: str
    currency: str
    price: int
    left: int
    open: str
    source: str
    final: bool


def headline(texts: Texts, who: str, purchase: Purchase) -> Markup:
    """Return the question."""
    if purchase.open:
        return texts.t(f"prompt.buy.{purchase.open}", who=who, what=purchase.component)
    if not purchase.currency:
        return texts.t("prompt.buy.free", who=who, what=purchase.component)
    return texts.t("prompt.buy", who=who, what=purchase.component, n=purchase.price, currency=purchase.currency)


def explanation(texts: Texts, purchase: Purchase) -> Markup:
    """Return what would be left, and whether undo can take it back."""
    parts: list[Markup] = []
    if purchase.currency and not purchase.open:
        parts.append(texts.t("prompt.buy.left", n=purchase.left, currency=purchase.currency))
    if purchase.final:
        parts.append(texts.t(f"prompt.buy.final.{purchase.source}"))
    return texts.paragraph(*parts)
