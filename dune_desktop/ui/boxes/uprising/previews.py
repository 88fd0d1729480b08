"""What an act that is weighed up would change of Spies, sandworms, contracts and battle icons."""

from __future__ import annotations

from functools import partial
from typing import Final

from dune_desktop.engine.boxes.uprising import spies
from dune_desktop.engine.boxes.uprising.conflict import WILD, face_up, icon_of
from dune_desktop.engine.boxes.uprising.sandworms import sandworms
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.ui.presenters.table.additions import Row
from dune_desktop.ui.presenters.table.changes import number
from dune_desktop.ui.presenters.table.model import TableModel

TOLD: Final = {
    "spy_back": "recall_spy",
    "hook": "maker_hooks",
    "wall_broken": "break_wall",
    "contract_done": "contract_done",
    "turned_down": "flip",
    "train": "training",
    "leader_turned": "memory",
}
"""What happens that no number says: kind of event -> icon."""


def changes(model: TableModel) -> list[Row]:
    """Return what the act would change of what the seat has, and what it could then win."""
    seat = model.decision.acting_for if model.decision is not None else max(0, model.viewer)
    worms = partial(sandworms, model.rules, seat=seat)
    rows = number(model, "spy", partial(spies.supply, seat=seat))
    rows += number(model, "sandworm", worms, "" if worms(model.view) else model.t("preview.doubled"))
    rows += number(model, "memory", lambda state: of_seat(state, seat).memories)
    return [*rows, *_match(model, seat)]


def _match(model: TableModel, seat: int) -> list[Row]:
    """The point that winning would bring with a battle icon that matches, where the act makes the seat stronger."""
    wanted = icon_of(model.rules, "conflict:" + model.view.conflict) if model.view.conflict else ""
    strength = partial(model.rules.decided_strength, seat=seat)
    if not wanted or wanted == WILD or model.then(strength) <= strength(model.view):
        return []
    mine = (icon_of(model.rules, card) for card in face_up(model.rules, model.view, seat))
    return [Row(wanted, "", "+1", True, model.t("preview.match"))] if wanted in mine else []
