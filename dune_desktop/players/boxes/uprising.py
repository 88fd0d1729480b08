"""Uprising for computer players: its numbers of a position, and the acts that a player need not consider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.uprising.conflict import WILD, face_up, icon_of
from dune_desktop.engine.boxes.uprising.sandworms import protected, sandworms
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table
from dune_desktop.engine.model.options import part

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules

SITUATION: Final = ("uprising", "spies", "hook", "worms", "their_worms", "wall", "protected", "contracts", "matches")


def situation(rules: Rules, world: Determinization, seat: int) -> tuple[float, ...]:
    """Return the numbers that `SITUATION` names, about 0 to 1 each."""
    mine = of_seat(world, seat)
    return (
        1.0,
        len(mine.spies) / 3,
        float(mine.hook),
        sandworms(rules, world, seat) / 2,
        max(sandworms(rules, world, other) for other in rules.opponents[seat]) / 2,
        float(of_table(world).wall),
        float(protected(rules, world)),
        len(mine.contracts) / 3,
        float(matches(rules, world, seat)),
    )


def matches(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether winning the present Conflict gives the seat a pair of battle icons, for a point (U11.2)."""
    icon = icon_of(rules, "conflict:" + world.conflict)
    return icon not in ("", WILD) and any(icon_of(rules, card) == icon for card in face_up(rules, world, seat))


def subject(world: Determinization, seat: int, option: OptionId) -> str:
    """Return what an option is about if its words do not say it: whether a card turned down was an Objective."""
    return str(part(option, "source")).partition(":")[0]


SUBJECTS: Final = frozenset({"turn_down"})
"""First words of the options that `subject` explains."""


HABITS: Final = ("contract",)
"""Acts done whenever they can be."""
ROWS: Final = {"contract": "contract"}
"""Kind of row -> the kind of component that it is about."""
TASTES: Final = {("merchant", "contract"): 0.1}
"""Temperament and act -> how much it is liked."""
USES: Final = {
    "spy": (("placed", "post"),),
    "spy_back": (("recalled", "purpose"),),
    "contract": (("taken", "contract"),),
    "contract_done": (("completed", "contract"),),
}
"""Kind of event -> pairs of what was done and the field that names the component."""
USED: Final = {"taken": "contract", "completed": "contract"}
"""What was done -> the kind of component that it was done with."""


def holdings(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what the seat has of this box, as inputs of the evaluation."""
    mine = of_seat(world, seat)
    icons = [icon_of(rules, card) for card in face_up(rules, world, seat)]
    found = {
        "spies": len(mine.spies) / 3,
        "hook": float(mine.hook),
        "worms": sandworms(rules, world, seat) / 2,
        "wall": float(of_table(world).wall),
        "hook and no wall": float(mine.hook and not of_table(world).wall),
        "contracts": len(mine.contracts) / 3,
        "contracts done": len(mine.done) / 3,
        "icons": len(icons) / 2,
        "memories": mine.memories / 3,
        f"training:{mine.training}": float(bool(mine.training)),
    }
    found |= {"spy:" + post: 1.0 for post in mine.spies}
    found |= {"contract:" + name: 1.0 for name in mine.contracts}
    return found | {"icon:" + icon: 1.0 for icon in icons}


ASPECTS: Final = ("spies", "worms", "hooks", "contracts", "icons")
"""The aspects by which this box tells positions apart."""


def aspects(rules: Rules, world: Determinization, seat: int) -> dict[str, float]:
    """Return what each of `ASPECTS` adds to the logit of the seat's chance to win."""
    mine = of_seat(world, seat)
    return {
        "spies": 0.1 * len(mine.spies),
        "worms": 0.3 * sandworms(rules, world, seat),
        "hooks": 0.35 * mine.hook,
        "contracts": 0.1 * len(mine.contracts) + 0.05 * len(mine.done),
        "icons": 0.12 * len(face_up(rules, world, seat)),
    }


def counts(rules: Rules, world: Determinization, seat: int) -> dict[str, int]:
    """Return how much the seat has of what these aspects count."""
    mine = of_seat(world, seat)
    return {"spies": len(mine.spies), "worms": sandworms(rules, world, seat), "contracts": len(mine.contracts)}
