"""What somebody else is seen to do: the events of a turn as a spotlight. Pure functions of events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from dune_desktop.engine import Event, Rules
from dune_desktop.engine.model.events import FIELDS, Facts, seen_by
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import log_groups
from dune_desktop.i18n.texts import markup
from dune_desktop.session import Step
from dune_desktop.ui.presenters.table.told import Chip, EventContribution, RivalCard, Spotlight, Stage
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.director import against, gained

_BORDERS: Final = frozenset({"turn", "phase", "round"})
"""Events before which a turn cannot have begun."""

_OF_TURN: Final = ("space:", "card:")
"""How the sources begin of what sending an Agent or revealing brings."""

_FIGHTS: Final = frozenset({"deploy", "retreat", "lose_troop"})


def latest_turn(steps: Sequence[Step], hidden: int) -> tuple[Event, ...]:
    """The events of the latest turn in which something was done; the last `hidden` ones are not on the screen.

    Where its beginning is not known any more, all that is known of it.
    """
    found: list[Event] = []
    for step in reversed(steps):
        shown = step.events[: max(0, len(step.events) - hidden)]
        hidden -= len(step.events) - len(shown)
        for event in reversed(shown):
            found.append(event)
            if event[0] == "turn" and any(_opens(each) for each in found):
                return tuple(reversed(found))
            if event[0] in _BORDERS:
                if event[0] != "turn":
                    return ()
                found = []
    return tuple(reversed(found)) if any(_opens(each) for each in found) else ()


def whose(events: Sequence[Event]) -> int:
    """The seat whose turn these events are; NOBODY without any."""
    begun = [Facts(event).seat for event in events if event[0] == "turn" or _opens(event)]
    return begun[0] if begun else NOBODY


def _opens(event: Event) -> bool:
    """Whether an event is something that is done with a card."""
    return event[0] in ("send", "reveal", "intrigue", "hagal", *_bought())


def _bought() -> Mapping[str, tuple[str, str]]:
    """Events of acquiring, each with the kind of component and the field that says which."""
    return {"acquire": ("card", "card"), **contributed(EventContribution).acquired}


def spotlight(
    rules: Rules, texts: Texts, names: Mapping[int, str], events: Sequence[Event], viewer: int
) -> Spotlight | None:
    """What is told of a turn so far, as the viewer may know it; None if nothing has been done in it with a card.

    It is about what was done last, and what came of that; all that was acquired in a row is shown together.
    """
    seat = whose(events)
    bought, joined, kind, first, last = _bought(), contributed(EventContribution).joined, "", 0, 0
    cards: list[str] = []
    slots: list[str | int] = []
    turned: list[RivalCard] = []
    before = kind, cards, first, last  # what was done before an Intrigue card, and may go on after it
    for at, told in enumerate(map(Facts, events)):
        source = str(told.source) if "source" in FIELDS[told.kind] else ""
        if kind == "intrigue" and before[0] and source.startswith(_OF_TURN):
            kind, cards, first, last = before
        if told.seat != seat:
            continue
        if told.kind == "hagal":
            turned.append(RivalCard(told.card, told.space, told.verdict, told.other))
            kind, cards, last = "hagal", [f"hagal:{told.card}"], at
        elif turned:  # all that a Rival does follows from its card
            last = at if told.kind == "send" else last
        elif told.kind in bought and (kind in ("", "reveal", "acquire") or source in rules.purses):
            # elsewhere it came of what was done, unless it was paid for
            what, field = bought[told.kind]
            first, cards, slots = (first, cards, slots) if kind == "acquire" else (at, [], [])
            slots.append(told.slot if told.kind == "acquire" else "")
            kind, last = "acquire", at
            cards.append(f"{what}:{getattr(told, field)}")
        elif told.kind in ("send", "intrigue"):
            before = before if kind == "intrigue" else (kind, cards, first, last)
            what = "card" if told.kind == "send" else "intrigue"
            kind, cards, first, last = told.kind, [f"{what}:{told.card}"], at, at
        elif told.kind in joined and kind == "send":
            cards = [*cards, f"card:{getattr(told, joined[told.kind])}"]
        elif told.kind == "reveal":
            kind, cards, first, last = told.kind, [f"card:{card}" for card in told.cards], at, at
    if not kind:
        return None
    mine = [event for event in events[first:] if Facts(event).seat == seat]
    done = Facts(events[last])
    pieces, exchanges = gained(rules, [seen_by(event, viewer) for event in mine])
    fights = _FIGHTS | {unit.deploys for unit in rules.units}
    held = next(((fact.n, fact.lead) for fact in map(Facts, mine) if fact.kind == "hold_back"), None)
    space = turned[-1].space if turned else str(done.space) if kind == "send" else ""
    if kind != "acquire":
        pieces += [Chip(f"{{{what}}} {texts.name(component)}") for what, component in _acquired(mine, bought)]
    return Spotlight(
        seat,
        kind,
        tuple(cards),
        _said(texts, names, events[last], seat),
        space,
        tuple(slots) if kind == "acquire" else (),
        (*pieces, *exchanges),
        tuple(against(events[first:], viewer)) if viewer not in (NOBODY, seat) else (),
        any(event[0] in fights for event in mine) or any("{sword}" in piece.text for piece in pieces),
        tuple(turned),
        held,
        sum(fact.n for fact in map(Facts, mine) if fact.kind == "deploy") if space else 0,
    )


def _acquired(events: Sequence[Event], bought: Mapping[str, tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """What was acquired: its sign and its name."""
    for told in map(Facts, events):
        if told.kind in bought:
            what, field = bought[told.kind]
            yield ("persuasion" if what == "card" else what), f"{what}:{getattr(told, field)}"


def _said(texts: Texts, names: Mapping[int, str], done: Event, seat: int) -> str:
    """The sentence of the log about what was done; where there is none, that the seat passes."""
    told = next(iter(log_groups(texts, (done,), names)), None)
    return str(told.markup if told is not None else markup(texts.line("log.pass", who=names[seat])))


def in_combat(texts: Texts, names: Mapping[int, str], stage: Stage) -> Spotlight:
    """The Intrigue card that is seen to be played in Combat, with the strengths it changed."""
    seat, card = stage.played
    key = f"intrigue:{card}"
    swings = tuple(
        Chip(f"<b>{names[each]}</b> {before} → {after} {{sword}}", f"strength:{each}")
        for each, before, after in stage.swings
    )
    said = str(texts.t("prompt.stage.intrigue", who=names[seat], card=key))
    return Spotlight(seat, "intrigue", (key,), said, gains=swings, fights=True)
