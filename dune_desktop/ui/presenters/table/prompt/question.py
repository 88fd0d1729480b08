"""What the prompt bar asks, or says of what is being shown: a headline, and a line more."""

from __future__ import annotations

from collections.abc import Iterator

from dune_desktop.engine.model.ids import NOBODY, WINDOWS
from dune_desktop.engine.model.options import part
from dune_desktop.i18n.prompts import Prompt, answering_name, cards_played
from dune_desktop.i18n.purchase import explanation, headline
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.ui.presenters.table.choices import FROM_ROW
from dune_desktop.ui.presenters.table.conflict.verdict import announced
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.ways import purchase
from dune_desktop.ui.presenters.table.tips.printed import does


def question(model: TableModel, *, brief: bool = False, resting: bool = False) -> tuple[str, str]:
    """Return the headline of the prompt bar and the line more, as markup; hints, as long as they are new.

    The line more is `brief` where there is little room: what asks is only named. `resting`: as if the pointer rested on
    nothing.
    """
    asked, more = _asked(model, brief, resting)
    return asked, str(model.texts.paragraph(*_hints(model))) or more


def _hints(model: TableModel) -> Iterator[Markup]:
    """Yield what the card of the first round says to newcomers: where help is, and how to have things explained."""
    if model.help:
        yield model.t("tip.first_turn", cap=model.called("help"))
    if model.look:
        yield model.t("tip.first_look", cap=model.called("inspect"))


def _asked(model: TableModel, brief: bool, resting: bool) -> tuple[str, str]:
    t = model.t
    if model.showing.watch:
        return _watched(model), _note(model)
    if model.awaited != NOBODY:
        return "", ""  # the cloth tells it
    if model.thinking != NOBODY:
        return t("prompt.thinking", name=model.seat_name(model.thinking)), ""
    if model.decision is None:
        first, *_ = model.rules.ranking(model.view)
        return t("prompt.over"), t("log.game_over", who=model.seat_name(first))
    ways, names = model.selection.group, dict(enumerate(model.names))
    who = answering_name(model.texts, model.decision, names)
    chosen = model.selection.card
    if chosen.startswith("intrigue:") and model.decision.kind not in WINDOWS:
        return t("prompt.intrigue", who=who, card=chosen), "" if brief else does(model, chosen)
    if model.buying:
        wanted = purchase(model, model.final)
        return headline(model.texts, who, wanted), explanation(model.texts, wanted)
    if several := model.selection.several:
        return t(f"prompt.several.{several[0]}", who=who), t("prompt.several.why")
    if tells_where(model) and not resting:
        return where_to(model), ""
    place = model.selection.space or next((str(part(way, "space")) for way in ways if way[0] == "send"), "")
    partner = model.selection.partner.removeprefix(FROM_ROW)
    hand = "" if chosen.startswith("intrigue:") else chosen
    prompt = Prompt(
        model.texts, model.rules, model.view, model.decision, names, hand, place, bool(ways), partner, brief=brief
    )
    return prompt.headline, prompt.explanation


def tells_where(model: TableModel) -> bool:
    """Whether the headline says which card would send an Agent where, as the pointer rests on that space."""
    act = model.weighed
    return bool(act.space and act.over and not act.advised) and not model.showing.watch


def where_to(model: TableModel) -> str:
    """Return in words which card, or which two, would send an Agent where."""
    option = model.weighed.ways[0][0]
    card, *partners = (f"card:{name}" for name in cards_played(option))
    space = f"space:{part(option, 'space')}"
    if partners:
        return model.t("preview.title.pair", card=card, partner=partners[0], space=space)
    return model.t("preview.title", card=card, space=space)


def _watched(model: TableModel) -> str:
    """Return what is being shown."""
    showing = model.showing
    if showing.again:
        return model.t("prompt.again")
    if showing.stage is not None:
        key = "prompt.stage." + showing.stage.moment
        seat, card = showing.stage.played
        if announced(model) != NOBODY:
            key, seat = "prompt.stage.won", announced(model)
        component = f"intrigue:{card}" if card else f"conflict:{model.view.conflict}"
        who = model.seat_name(seat) if seat != NOBODY else ""
        values: dict[str, Value] = {"card": component, "n": model.view.round, "who": who}
        return model.t(key, **{name: values[name] for name in model.texts.fields(key)})
    if showing.churn is not None:
        return model.t("prompt.watch.dice", first=showing.churn.dice[0], second=showing.churn.dice[1])
    if model.active != NOBODY:
        return model.t("prompt.watch.rival", name=model.seat_name(model.active))
    return model.t("prompt.watch.combat")


def _note(model: TableModel) -> str:
    """Return what to say of what is being shown: what a card did to the strengths, or that it is only shown."""
    t, stage = model.t, model.showing.stage
    if stage is not None and stage.swings:
        swings = [
            t("prompt.swing", who=model.seat_name(seat), before=before, after=after)
            for seat, before, after in stage.swings
        ]
        return model.texts.grammar.listed(swings)
    if model.showing.again:
        return t("prompt.again.note", back=model.called("back"))
    waits = model.held or model.settings.pace == "step"
    return t("prompt.watch.held", next=t("button.next_step")) if waits else t("prompt.watch.note")
