"""Components of Uprising looked at closer: contracts, Objectives, the training track, and marks on Conflict cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dune_desktop.engine.boxes.uprising.components import Battle, Contract, Objective, TrainingSpace
from dune_desktop.engine.model.components import Catalog
from dune_desktop.i18n import Texts
from dune_desktop.i18n.component_text import Part
from dune_desktop.ui.boxes.uprising.contracts import picture_of
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.lens.subject import Box, Kind, Subject, boxes_of, one
from dune_desktop.ui.text.signs import Amount, Line


def _contract(texts: Texts, contract: Contract) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(contract.effects, texts)) if part.kind == "reward" else ()

    return Subject(
        key="contract:" + contract.id,
        style="large",
        name=texts.name("contract:" + contract.id),
        kind=str(texts.t("kind.contract")),
        boxes=boxes_of(texts, contract, signs),
        picture=picture_of(contract),
        badge="contract",
    )


def _objective(texts: Texts, objective: Objective) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return ((Amount(objective.icon),),) if part.kind == "icon" else ()

    return Subject(
        key="objective:" + objective.id,
        style="conflict",
        name=texts.name("objective:" + objective.id),
        kind=str(texts.t("kind.objective")),
        boxes=boxes_of(texts, objective, signs),
        picture="objective:" + objective.id,
        badge="objective",
    )


def _training(texts: Texts, space: TrainingSpace) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(space.effects, texts)) if part.kind == "effect" else ()

    boxes = boxes_of(texts, space, signs)
    return Subject(
        key="training:" + space.id,
        style="large",
        name=texts.name("training:" + space.id),
        kind=str(texts.t("kind.training")),
        boxes=tuple(box for box in boxes if box.text),
        badge="training",
    )


def marks_on(texts: Texts, catalog: Catalog, component: str) -> tuple[Box, ...]:
    """Return the battle icon of a Conflict card and its Shield Wall, as one part of its page."""
    battle: Battle | None = next((each for each in catalog.of("battle") if each.id == component), None)
    if battle is None:
        return ()
    signs = (Amount(battle.icon), *((Amount("shield_wall"),) if battle.wall else ()))
    words = texts.t("battle.wall.text") if battle.wall else texts.t("battle.icon." + battle.icon)
    return (Box("icon", str(texts.t("battle.icon")), str(words), (signs,), "objective"),)


SUBJECTS: Final[Mapping[str, Kind]] = {
    "contract": (lambda catalog: catalog.of("contract"), _contract),
    "objective": (lambda catalog: catalog.of("objective"), _objective),
    "training": (lambda catalog: catalog.of("training"), _training),
}
