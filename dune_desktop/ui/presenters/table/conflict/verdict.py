"""What the strengths mean in words: who takes which reward if nothing changes any more."""

from __future__ import annotations

from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.table.model import TableModel


def _hagal_takes(model: TableModel, level: list[int], place: int) -> Markup:
    """A place that House Hagal of two players takes, alone or with others, who take the next reward (R19.8)."""
    hagal = model.rules.hagal_seat
    others = [model.seat_name(seat) for seat in level if seat != hagal]
    if not others:
        return model.t(("combat.first.hagal", "combat.second.hagal")[place - 1], who=model.seat_name(hagal))
    players = model.texts.grammar.both(others)
    return model.t("combat.tie.first.hagal", players=players, who=model.seat_name(hagal), n=len(others))


def verdict(model: TableModel, strengths: list[int]) -> list[Markup]:
    """Who takes what if nothing changes any more, one sentence a place (R19); House Hagal takes nothing (R19.8)."""
    t = model.texts.t
    if not any(strengths):
        return [t("combat.nobody")]
    found: list[Markup] = []
    place = 1
    for value in sorted({value for value in strengths if value}, reverse=True):
        if place > (3 if model.rules.third_reward else 2):
            break
        level = [seat for seat, own in enumerate(strengths) if own == value]
        who = model.seat_name(level[0])
        players = model.texts.grammar.both([model.seat_name(seat) for seat in level])
        if model.rules.hagal_seat in level and place <= 2 and (place == 1 or len(level) == 1):
            found.append(_hagal_takes(model, level, place))
        elif len(level) == 1:
            found.append(t(("combat.first", "combat.second", "combat.third")[place - 1], who=who))
        elif place == 1:
            found.append(t("combat.tie.first", players=players))
        elif place == 2:
            key = "combat.tie.second" if model.rules.third_for_tied() else "combat.tie.second.nothing"
            found.append(t(key, players=players))
        else:
            found.append(t("combat.tie.third", players=players))
        place += len(level)
    return found


def still_open(model: TableModel) -> bool:
    """Whether Combat Intrigue cards can still be played; once the Conflict is decided nobody can answer (R18.2)."""
    return any(isinstance(frame, WindowFlow) and frame.timing == "combat" for frame in model.view.stack)


def decided(model: TableModel) -> bool:
    """Whether nobody plays or turns up a card any more: the Conflict's rewards are given, or about to be."""
    if model.showing.stage is not None:
        return model.showing.stage.moment in ("verdict", "reward")
    return model.view.phase == "combat" and not still_open(model)


def winner(model: TableModel) -> int:
    """Who has won the Conflict that is decided on the stage; nobody before that, and where the first are level."""
    if model.showing.stage is None or model.showing.stage.moment not in ("verdict", "reward"):
        return NOBODY
    return next((seat for seat, place in enumerate(model.rules.conflict_places(model.view)) if place == 1), NOBODY)


def announced(model: TableModel) -> int:
    """Whose victory the verdict tells: the winner's, unless nobody has won, or House Hagal of two players."""
    if (
        model.showing.stage is None
        or model.showing.stage.moment != "verdict"
        or winner(model) == model.rules.hagal_seat
    ):
        return NOBODY
    return winner(model)
