"""Writers of effects, costs, conditions, amounts and traits that only Rise of Ix has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.ix import components as k
from dune_desktop.engine.boxes.ix import effects as e
from dune_desktop.engine.boxes.ix import words as w
from dune_desktop.i18n.tree import Node
from dune_desktop.i18n.writers import Wording, Writer, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer

EFFECTS: Final[dict[type, Writer]] = {}
COSTS: Final[dict[type, Writer]] = {}
CONDITIONS: Final[dict[type, Wording]] = {}
AMOUNTS: Final[dict[type, Wording]] = {}
TRAITS: Final[dict[type, Writer]] = {}


# ------------------------------------------------------------------------------------------------ shipping, tech


@writes(EFFECTS, e.Freighter)
def _freighter(to: Composer, effect: e.Freighter) -> Sequence[Node]:
    if to.context.rival:
        return [to.may("effect.freighter.rival", n=effect.n)]
    return [to.may("effect.freighter" if effect.n == 1 else "effect.freighter.up_to", n=effect.n)]


@writes(EFFECTS, e.Dividends)
def _dividends(to: Composer, effect: e.Dividends) -> Sequence[Node]:
    return [to.do("effect.dividends")]


@writes(EFFECTS, e.AcquireTech)
def _acquire_tech(to: Composer, effect: e.AcquireTech) -> Sequence[Node]:
    key = "effect.acquire_tech" + (".solari" if effect.solari else "") + (".less" if effect.discount else "")
    return [to.may(key, n=effect.discount)]


@writes(EFFECTS, e.Negotiate)
def _negotiate(to: Composer, effect: e.Negotiate) -> Sequence[Node]:
    if to.context.rival:
        return [to.may("effect.negotiate.rival")]
    return [to.may("effect.negotiate" if effect.n == 1 else "effect.negotiate.up_to", n=effect.n)]


# ------------------------------------------------------------------------------------------------ dreadnoughts


@writes(EFFECTS, e.Commission)
def _commission(to: Composer, effect: e.Commission) -> Sequence[Node]:
    return [to.do("effect.commission")]


@writes(EFFECTS, e.RetreatDreadnought)
def _retreat_dreadnought(to: Composer, effect: e.RetreatDreadnought) -> Sequence[Node]:
    return [to.do("effect.retreat_dreadnought")]


@writes(EFFECTS, e.PlaceDreadnought)
def _place_dreadnought(to: Composer, effect: e.PlaceDreadnought) -> Sequence[Node]:
    return [to.do("effect.place_dreadnought")]


@writes(COSTS, e.ScrapDreadnought)
@writes(EFFECTS, e.ScrapDreadnought)
def _scrap_dreadnought(to: Composer, cost: e.ScrapDreadnought) -> Sequence[Node]:
    return [to.do("effect.scrap_dreadnought")]


@writes(TRAITS, k.DreadnoughtStrength)
def _dreadnought_strength(to: Composer, trait: k.DreadnoughtStrength) -> Sequence[Node]:
    return [to.do("trait.dreadnought_strength", n=trait.n)]


# ------------------------------------------------------------------------------------------------ conditions, amounts


@writes(CONDITIONS, w.OwnsTech)
def _owns_tech(to: Composer, test: w.OwnsTech) -> str:
    return to.text("if.owns_tech", n=test.n)


@writes(CONDITIONS, w.Conspiracy)
def _conspiracy(to: Composer, test: w.Conspiracy) -> str:
    return to.text("if.conspiracy.all" if test.n == 4 else "if.conspiracy", n=test.n)


@writes(AMOUNTS, w.DreadnoughtsInConflict)
def _dreadnoughts_in_conflict(to: Composer, amount: w.DreadnoughtsInConflict) -> str:
    return to.text("per.dreadnoughts_in_conflict")
