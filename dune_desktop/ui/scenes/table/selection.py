"""What an action makes of what has been begun: another selection, or answers to the question. Pure.

step(Selection(card="dagger"), ("space", "arrakeen"), choices) == Answers((("send", "dagger", "arrakeen", 0, "", ""),))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest
from typing import Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.engine.model.options import part
from dune_desktop.ui.presenters.table.begun import ALL, Answered, Selection
from dune_desktop.ui.presenters.table.choices import (
    FROM_ROW,
    ChoiceContribution,
    Choices,
    returned,
    together,
    ways_left,
)
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action


@dataclass(frozen=True, slots=True)
class Answers:
    """Options to be given one after another.

    One that `may_lose` something is asked about before it is given, and one that is not `sure`, whatever it does.
    """

    options: tuple[OptionId, ...]
    may_lose: bool = False
    sure: bool = True


Outcome = Selection | Answers


def step(now: Selection, action: Action, choices: Choices) -> Outcome:
    """What comes of an action of `STEPS`."""
    return STEPS[str(action[0])](now, choices, *action[1:])


def hovered(now: Selection, over: Action) -> Selection:
    """The pointer, or the key focus, rests on what has this action."""
    return replace(now, hover=tuple(over) if over and over[0] in STEPS else ())


def begun_with(choices: Choices, most: bool) -> Selection:
    """What is begun when something new is asked: as many units as can be deployed, if the player wants the `most`."""
    if not most or not choices.of("deploy"):
        return Selection()
    return Selection(units=choices.all_units)


def advised(now: Selection, option: OptionId, buys_at_once: bool) -> Outcome:
    """What comes of a click on a way that is advised: as on the table, what is bought or played is picked out first."""
    action, *parts = option
    begun = Selection()
    if action == "intrigue":
        begun = Selection(card=f"intrigue:{parts[0]}")
    elif not buys_at_once and (action == "acquire" or action in contributed(ChoiceContribution).purchases):
        begun = Selection(group=(option,))
    return begun if begun not in (Selection(), replace(now, hover=())) else Answers((option,))


def rested_on(now: Selection) -> str:
    """The card of the hand under the pointer, while neither a card nor a space is chosen; "" for none."""
    return str(now.hover[1]) if now.hover[:1] == ("card",) and not (now.card or now.space) else ""


def shown_at(now: Selection, advised: OptionId) -> Action:
    """What has this action is where the act is told that is weighed up: the space to which an Agent is `advised` to go,
    or what the pointer rests on.
    """
    match advised:
        case ("send", *_):
            return "space", part(advised, "space")
    return now.hover


def weighed(now: Selection, choices: Choices) -> tuple[Answered, ...]:
    """What is being weighed up: what a click under the pointer would answer or pick out, or else what is begun.

    Several ways where one of them is still to be chosen; none for answers by which others come to act.
    """
    if now.hover and now.hover[0] not in _COUNTING:
        outcome = step(now, now.hover, choices)
        ways = (outcome.options,) if isinstance(outcome, Answers) else _begun(outcome, choices)
        if ways:
            return staying(*ways)
    return _begun(now, choices)


def staying(*ways: Answered) -> tuple[Answered, ...]:
    """These ways, none of them if one is to leave what there is."""
    return () if any(option[0] in _LEAVING for way in ways for option in way) else ways


def _begun(now: Selection, choices: Choices) -> tuple[Answered, ...]:
    """The ways to answer among which nothing but a further click decides."""
    if now.group:
        return tuple((*now.first, way) for way in ways_left(now.group, now.taken_back))
    if now.card.startswith("intrigue:"):
        option = ("intrigue", now.card.removeprefix("intrigue:"))
        return ((option,),) if choices.has(*option) else ()
    units = choices.nearest(now.units)
    return ((choices.units[units],),) if units in choices.units else ()


# ------------------------------------------------------------------------------------------------ sending


def _commit(now: Selection, ways: Sequence[OptionId]) -> Outcome:
    """Send, if there is one way to; of several one must be chosen in the bar."""
    if len(ways) == 1:
        return Answers((ways[0],))
    return replace(now, group=tuple(ways), hover=()) if ways else now


def _card(now: Selection, choices: Choices, card: str, slot: int) -> Outcome:
    """A card of the hand: chosen, joined to the one that is, or taken from it again."""
    if (now.card, now.slot) == (card, slot):
        return _without_first(now)
    if now.partner and (now.partner, now.partner_slot) == (card, slot):
        return apart(now)
    if card in choices.partners(now.card, now.space):
        return _joined(replace(now, partner=card, partner_slot=slot), choices)
    if now.partner and card in choices.partners(now.partner, now.space):
        kept = replace(now, card=now.partner, slot=now.partner_slot)
        return _joined(replace(kept, partner=card, partner_slot=slot), choices)
    pointed = now.hover if now.hover[:1] == ("space",) else ()  # a key chose the card while the pointer rested there
    chosen = Selection(card=card, slot=slot, hover=pointed)
    if now.space:
        ways = choices.sends.get((chosen.played, now.space), [])
        if ways:
            return _commit(replace(chosen, space=now.space), ways)
        if choices.partners(card, now.space):
            return replace(chosen, space=now.space)
    return chosen


def _row(now: Selection, choices: Choices, card: str, slot: int) -> Outcome:
    """A card of the Imperium Row that goes with the chosen one: joined to it, or taken from it again."""
    wanted = FROM_ROW + card
    if (now.partner, now.partner_slot) == (wanted, slot):
        return apart(now)
    return _joined(replace(now, partner=wanted, partner_slot=slot), choices)


def _joined(now: Selection, choices: Choices) -> Outcome:
    """Two cards together; where the space is chosen already they are sent there."""
    ways = choices.sends.get((now.played, now.space), []) if now.space else []
    return _commit(now, ways) if ways else now


def apart(now: Selection) -> Selection:
    """Without the second card."""
    return replace(now, partner="", partner_slot=-1, group=(), hover=())


def _without_first(now: Selection) -> Selection:
    """Without the first card; a second one of the hand stays chosen."""
    if not now.partner:
        return Selection()
    if now.partner.startswith(FROM_ROW):
        return apart(now)
    return Selection(card=now.partner, slot=now.partner_slot, space=now.space)


def put_back(now: Selection) -> Selection:
    """One step back; two cards are taken apart before all of it is put back."""
    if not now.partner:
        return Selection()
    return replace(now, space="", group=(), hover=()) if now.group else apart(now)


def _pick(now: Selection, choices: Choices, card: str, slot: int) -> Outcome:
    """A card is picked up to be dragged, whatever was begun before."""
    return Selection(card=card, slot=slot)


def _space(now: Selection, choices: Choices, space: str) -> Outcome:
    ways = choices.sends.get((now.played, space), []) if now.card else []
    if ways:
        return _commit(replace(now, space=space), ways)
    return Selection() if now.space == space else Selection(space=space)


def _send(now: Selection, choices: Choices, card: str, space: str, partner: str = "") -> Outcome:
    return _commit(now, choices.sends.get((together(card, partner), space), []))


# ------------------------------------------------------------------------------------------------ one of several


def _group(now: Selection, choices: Choices, *ways: OptionId) -> Outcome:
    return _after(now, choices, (), *ways)


def _after(now: Selection, choices: Choices, first: Answered, *ways: OptionId) -> Outcome:
    """One of these ways, after these answers."""
    group, before = (tuple(tuple(option) for option in options) for options in (ways, first))
    return replace(now, group=group, first=before, taken_back=ALL, several=())


def _several(now: Selection, choices: Choices, *option: str | int) -> Outcome:
    """This answer, as often as is said next; a second click puts it back."""
    return Selection() if now.several == option else Selection(several=tuple(option))


def _intrigue(now: Selection, choices: Choices, card: str) -> Outcome:
    chosen = "intrigue:" + card
    return Selection() if now.card == chosen else Selection(card=chosen)


def _cancel(now: Selection, choices: Choices) -> Outcome:
    return put_back(now)


# ------------------------------------------------------------------------------------------------ how many


def _troops(now: Selection, choices: Choices, *more: int) -> Outcome:
    """So many more (or less) to deploy or retreat: troops, and the kinds of units that follow them."""
    return picked(now, choices, [max(0, n + further) for n, further in zip_longest(now.units, more, fillvalue=0)])


def picked(now: Selection, choices: Choices, wanted: Sequence[int]) -> Selection:
    """With these units picked out to deploy or retreat, or as many of them as can go."""
    chosen = choices.nearest(wanted)
    return replace(now, units=chosen if any(chosen) else ())


def _take_back(now: Selection, choices: Choices, more: int) -> Outcome:
    """So many more (or less) pieces to take back, to pay less for what is picked out."""
    number = returned(now.group, now.taken_back)[0]
    return replace(now, taken_back=returned(now.group, number + more)[0])


# ------------------------------------------------------------------------------------------------ answers


def _option(now: Selection, choices: Choices, *option: str | int) -> Outcome:
    return Answers((tuple(option),), may_lose=True)


def _weighty(now: Selection, choices: Choices, *option: str | int) -> Outcome:
    """An answer that nobody is to give by a slip of the hand."""
    return Answers((tuple(option),), sure=False)


def _options(now: Selection, choices: Choices, *options: OptionId) -> Outcome:
    """One click that answers several questions in a row."""
    return Answers(tuple(tuple(option) for option in options))


def _reveal(now: Selection, choices: Choices) -> Outcome:
    return Answers((("reveal",),), may_lose=True)


def _end_turn(now: Selection, choices: Choices) -> Outcome:
    return Answers((("end_turn",),), may_lose=True)


STEPS: Final[dict[str, Callable[..., Outcome]]] = {
    "card": _card,
    "borrow": _row,
    "pick": _pick,
    "space": _space,
    "commit": _send,
    "group": _group,
    "after": _after,
    "several": _several,
    "intrigue": _intrigue,
    "cancel": _cancel,
    "troops": _troops,
    "take_back": _take_back,
    "option": _option,
    "weighty": _weighty,
    "options": _options,
    "reveal": _reveal,
    "end_turn": _end_turn,
}
"""Action -> what it makes of the selection."""

_COUNTING: Final = frozenset({"troops", "take_back"})
"""Actions that make what is begun a little more or less: what matters is how much it is now."""

_LEAVING: Final = frozenset({"end_turn", "pass", "stop", "done", "decline"})
"""Answers by which somebody leaves what there is: what comes then is for others to decide."""
