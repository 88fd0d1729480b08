"""Which page of the rules tells more about what is pointed at: by the reason against it, or by what it is."""

from __future__ import annotations

from dune_desktop.engine import Reason
from dune_desktop.ui.presenters.screens.rule_pages import explains
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.why_not import reasons
from dune_desktop.ui.screen.under import ALIASES, Under


def section_about(model: TableModel, there: Under) -> str:
    """Return the section of the rules about what is there; that of the question, or of the round, where none is."""

    def explained(what: str, *names: str) -> str:
        return explains(model.rules.catalog.board.id, model.boxes, what, *names)

    if there.hit is not None:
        for reason in reasons(model, there.region, there.hit):
            if section := explained("reasons", *names_of(reason)):
                return section
    if there.icon and (section := explained("pictures", "icon:" + ALIASES.get(there.icon, there.icon))):
        return section
    for thing in there.things:
        if section := explained("tips", thing.id.partition(":")[0]):
            return section
    return explained("decisions", model.choices.kind) or explained("tips", "round")


def names_of(reason: Reason) -> tuple[str, ...]:
    """Return the names by which a page may say that it explains this reason, the most exact first."""
    if reason.key == "condition":
        return f"condition.{reason.args['test']}", "condition"
    if reason.key == "cost":
        return f"cost.{reason.args['what']}", "cost"
    return (reason.key, "cost") if reason.key.startswith("cost_") else (reason.key,)
