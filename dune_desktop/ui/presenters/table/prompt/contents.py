"""Which chips and buttons answer the present decision."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.effects import Choose, Effect, Effects, TrashSelf
from dune_desktop.engine.model.frames import Ask, Pool, TurnFlow
from dune_desktop.engine.model.ids import WINDOWS
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.bar import Bar, Button, Chip, PromptContribution
from dune_desktop.ui.presenters.table.prompt.steppers import sent
from dune_desktop.ui.presenters.table.prompt.ways import how_often, ways_of_act
from dune_desktop.ui.presenters.table.unplaced import unplaced
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.sizes import PRIMARY
from dune_desktop.ui.text.signs import Amount, Words

ROOM_OF_WORDS = 330.0  # for an effect in words on the big button; a longer one is named after its card


def contents(model: TableModel) -> Bar:
    """Chips and buttons for the present decision."""
    bar = Bar()
    if model.showing.watch:
        if model.showing.again:
            bar.others.append(Button(model.t("button.to_game"), ("back",), "back"))
        elif not model.held:
            bar.others.append(Button(model.t("button.skip"), ("skip",), "skip"))
        bar.primary = Button(model.t("button.next_step"), model.onward, "primary confirm")
        bar.pace = True
        return bar
    if model.thinking >= 0:
        bar.others.append(Button(model.t("button.skip"), ("skip",), "skip"))
        bar.pace = True
        return bar
    if model.awaited >= 0:
        bar.primary = Button(model.t("curtain.uncover"), ("uncover",), "uncover")
        return bar
    if model.decision is None:
        bar.primary = Button(model.t("over.ranking"), ("over",), "primary")
        return bar
    if not model.choices.mine:
        return bar
    if model.selection.group:
        ways_of_act(model, bar)
        return bar
    if model.selection.several:
        how_often(model, bar)
        return bar
    kind = model.choices.kind
    if kind == "turn":
        _turn(model, bar)
    elif kind in ("agent", "reveal"):
        _effects_left(model, bar)
        bar.stepper = bool(model.choices.of("deploy") or sent(model))
        _end_turn(model, bar)
    elif kind in WINDOWS:
        _window(model, bar)
    else:
        _asked(model, bar)
    bar.chips += [Chip(option, signs, action) for option, signs, action in unplaced(model)]
    bar.chips = _told_apart(model, [_in_words(model, chip) for chip in bar.chips])
    if model.choices.has("masterstroke"):
        bar.others.insert(0, Button(model.t("button.masterstroke"), ("option", "masterstroke")))
    card = model.selection.card
    if card.startswith("intrigue:") and model.choices.has("intrigue", card.removeprefix("intrigue:")):
        play = model.t("button.play", name=model.name(card))
        bar.primary = Button(play, ("option", "intrigue", card.removeprefix("intrigue:")), "primary")
        if kind not in WINDOWS:
            bar.others = [Button(model.t("button.put_back"), ("cancel",), "back")]
    return bar


def _in_words(model: TableModel, chip: Chip) -> Chip:
    """An answer in signs alone is told in words too."""
    if chip.label or model.decision is None or any(isinstance(part, Words) for part in chip.signs):
        return chip
    said = Prompt(model.texts, model.rules, model.view, model.decision, dict(enumerate(model.names)))
    return replace(chip, label=said.label(chip.name))


def _told_apart(model: TableModel, chips: list[Chip]) -> list[Chip]:
    """Answers with the same words are told with what each comes from."""
    labels = Counter(chip.label for chip in chips)

    def told(chip: Chip) -> Chip:
        source = model.effect_tip(chip.source)
        if not source or labels[chip.label] == 1:
            return chip
        return replace(chip, label=model.t("prompt.answer.from", what=chip.label, source=source))

    return [told(chip) for chip in chips]


def _turn(model: TableModel, bar: Bar) -> None:
    selection = model.selection
    reveal = Button(model.t("button.reveal_turn"), ("reveal",), "reveal")
    if selection.card or selection.space:
        back = "take_apart" if selection.partner else "put_back"
        bar.others.append(Button(model.t("button." + back), ("cancel",), "back"))
    over, cards, sends = model.hovered, selection.played, model.choices.sends
    space = next((name for name in (selection.space, over) if (cards, name) in sends), "")
    if selection.card and space:
        name = model.name("space:" + space)
        pair = (selection.partner,) if selection.partner else ()
        send = ("commit", selection.card, space, *pair)
        bar.primary = Button(model.t("button.send_to", space=name), send, "primary")
    elif not model.choices.sends:
        bar.primary = Button(model.t("button.reveal_n", n=len(model.me.hand)), ("reveal",), "primary reveal")
        return
    else:
        what = _still_to_choose(model)
        bar.primary = Button(model.t("button." + what), refusal=model.t("whynot." + what), says=True)
    bar.others.append(reveal)


def _still_to_choose(model: TableModel) -> str:
    """What is needed besides what is chosen to send an Agent."""
    if not model.selection.card:
        return "choose_card"
    if model.choices.spaces_of(model.selection.played) and not model.selection.space:
        return "choose_space"
    return "choose_partner" if model.choices.partners(model.selection.card) else "choose_space"


def _effects_left(model: TableModel, bar: Bar) -> None:
    """The effects of the turn or pool that wait for their owner, legal or not yet."""
    if not isinstance(model.view.stack[-1], TurnFlow | Pool):
        return
    for option, source, effect in model.rules.pending(model.view):
        reason = model.choices.closed.get(option)
        if not model.choices.has(*option) and (reason is None or _counts_itself(effect) or source.startswith("space:")):
            continue
        refusal = "" if reason is None else model.reason(reason)
        action: tuple[object, ...] = ("option", *option) if reason is None else ()
        effects: Effects = (effect,)
        only = _only_way(model, effect, source)
        if isinstance(effect, Choose) and only is not None and action:
            effects = effect.options[only]
            if model.rules.optional(effect):  # otherwise the only way is gone without a question
                action = ("options", option, ("branch", only))
        words = model.texts.grammar.joints.items.join(label(model.texts, each) for each in effects)
        if isinstance(effect, TrashSelf) and source.startswith("card:"):
            words = str(model.t("button.trash_card", name=model.name(source)))
        bar.chips.append(
            Chip(option, line(effects, model.texts), action, refusal, source, model.rules.optional(effect), words)
        )


def _only_way(model: TableModel, effect: Effect, source: str) -> int | None:
    """The one way that is open where an effect lets its owner choose: taking it up chooses that."""
    if not isinstance(effect, Choose) or effect.n != 1:
        return None
    found = model.rules.open_branches(model.view, model.active, effect, source)
    return found[0] if len(found) == 1 else None


def _counts_itself(effect: Effect) -> bool:
    """Gains of one per something are given as their count grows and never taken by hand."""
    return getattr(effect, "per", None) is not None


def _end_turn(model: TableModel, bar: Bar) -> None:
    if _units(model, bar):
        return
    due = next((chip for chip in bar.chips if chip.action and not chip.optional), None)
    end = Button(model.t("button.end_turn"), ("end_turn",), "primary")
    if due is not None:
        words, room = due.label, ROOM_OF_WORDS
        if model.metrics.width(words, PRIMARY, 700) > room and model.effect_tip(due.source):
            words = model.t("button.effect_of", name=model.effect_tip(due.source))
        bar.primary = Button(words, due.action, "primary")
        if len(bar.chips) == 1 and words == due.label:
            bar.chips.clear()  # the button says it
        if model.choices.has("end_turn"):
            bar.others.append(replace(end, command=""))
    elif model.choices.has("end_turn"):
        bar.primary = end
    else:
        bar.primary = Button(model.t("button.end_turn"), refusal=model.t("whynot.effects_left"))


def _window(model: TableModel, bar: Bar) -> None:
    leave = "stop" if model.choices.has("stop") else "pass"
    button = Button(model.t(f"button.{leave}"), ("option", leave), "pass")
    if model.selection.card:
        bar.others.append(button)
    else:
        bar.primary = replace(button, command="primary pass")


def _asked(model: TableModel, bar: Bar) -> None:
    frame = model.view.stack[-1]
    choices = model.choices
    if isinstance(frame, Pool):
        _effects_left(model, bar)
    elif isinstance(frame, Ask) and isinstance(frame.effect, Choose):
        _branches(model, bar, frame)
    if choices.has("draw_top"):
        bar.chips += [
            Chip(("draw_top",), (Amount("draw"), Words(model.t("button.draw_it"))), ("option", "draw_top")),
            Chip(("trash_top",), (Amount("trash"), Words(model.t("button.trash_it"))), ("option", "trash_top")),
        ]
    bar.stepper = len(choices.units) > 1 or (bool(choices.units) and choices.has("decline"))
    _units(model, bar)
    for answers in contributed(PromptContribution, model.boxes).answers:
        answers(model, bar)
    for option in choices.of("lose_from"):
        _, place = option
        where = Amount("garrison" if place == "garrison" else "combat")
        bar.chips.append(Chip(option, (Amount("troop"), where), ("option", *option)))
    if choices.has("decline"):  # never in the big button's place: who asked for the effect wants it
        bar.others.append(Button(model.t("button.decline"), ("option", "decline"), "decline"))
    if choices.has("done"):
        words = "button.decline" if isinstance(frame, Pool) and len(frame.todo) == 1 else "button.done"
        if choices.kind == "exchange_intrigue" and isinstance(frame, Ask):
            words = "button.exchange" if frame.taken else "option.exchange.none"
        made = Button(model.t(words), ("option", "done"))
        if bar.primary is None:
            bar.primary = replace(made, command="primary")
        else:
            bar.others.append(replace(made, command="decline"))


def _units(model: TableModel, bar: Bar) -> bool:
    """The big button sends the units on the steppers, or the only ones that can go; whether it does."""
    choices = model.choices
    only = next(iter(choices.units)) if choices.units and not bar.stepper else None
    chosen = only or choices.nearest(model.selection.units)
    option = choices.units.get(chosen)
    if option is not None:
        key = f"button.{option[0]}" + ("_units" if any(chosen[1:]) else "")
        bar.primary = Button(model.t(key, n=sum(chosen)), ("option", *option), "primary")
    elif choices.units and not choices.has("decline") and model.choices.kind not in ("agent", "reveal"):
        need = sum(next(iter(choices.units)))
        bar.primary = Button(model.t("button.retreat_units", n=need), refusal=model.t("whynot.units", n=need))
    return option is not None


def _branches(model: TableModel, bar: Bar, frame: Ask) -> None:
    assert isinstance(frame.effect, Choose)
    for index, branch in enumerate(frame.effect.options):
        option: OptionId = ("branch", index)
        reason = model.choices.closed.get(option)
        refusal = "" if reason is None else model.reason(reason)
        action = ("option", *option) if model.choices.has(*option) else ()
        words = label(model.texts, *branch)
        bar.chips.append(Chip(option, line(branch, model.texts), action, refusal, frame.source, label=words))
