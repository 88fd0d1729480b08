"""The parts of a component, counted, so that one never seen in learning is valued by parts seen elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.effects import Cost, Effect, Gain, Spend
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules

_KINDS: Final = {"space": "spaces", "acquire": "cards", "trash": "cards", "discard": "cards", "intrigue": "intrigues"}


def feature_backoff(rules: Rules, name: str) -> dict[str, float]:
    """Return the counted effects, prices and icons of the component that a named row is about; empty if about none."""
    kind, _, rest = name.partition(":")
    component = _component(rules, kind, rest)
    if component is None:
        return {}
    found: Counter[str] = Counter({f"{kind}/is": 1})
    for part in parts(component):
        if isinstance(part, Gain):
            found[f"{kind}/gain {part.what}"] += part.n
        elif isinstance(part, Spend):
            found[f"{kind}/spend {part.what}"] += part.n
        elif isinstance(part, Effect | Cost):
            found[f"{kind}/{part.op}"] += 1
    for word in ("cost", "combat", "maker"):
        found[f"{kind}/{word}"] += (
            int(getattr(component, word, None) or 0) if word != "cost" or _priced(component) else 0
        )
    found[f"{kind}/icons"] += len(getattr(component, "icons", ()))
    return {part: float(n) for part, n in found.items() if n}


def _priced(component: Any) -> bool:
    return isinstance(getattr(component, "cost", None), int)


def _component(rules: Rules, kind: str, rest: str) -> Any:
    if kind == "space":
        return rules.printed_spaces.get(rest)
    if kind == "intrigue":
        return rules.intrigues.get(rest.rpartition(":")[0])
    if kind in _KINDS:
        return rules.cards.get(rest)
    return rules.more.get(_of_boxes(rules).get(kind, ""), {}).get(rest)


@derived
def _of_boxes(rules: Rules) -> dict[str, str]:
    """Return row kind -> component kind, for the component kinds that only boxes have."""
    return {row: kind for box in contributed(rules) for row, kind in getattr(box, "ROWS", {}).items()}
