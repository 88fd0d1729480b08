"""The present decision, sorted by what one can click on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cached_property

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Decision, OptionId, Reason
from dune_desktop.engine.model.ids import Slot
from dune_desktop.engine.model.options import part
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action

Played = tuple[str, ...]
"""The cards with which an Agent is sent, in alphabetical order; one that lies in the Imperium Row is "row:CARD"."""

FROM_ROW = "row:"


def together(card: str, partner: str = "") -> Played:
    """The two cards, or the one."""
    return tuple(sorted(filter(None, (card, partner))))


def played(option: OptionId) -> Played:
    """The cards that this way to send an Agent plays.

    A second card is named behind the first; where two are, the last one is borrowed from the Imperium Row.
    """
    sources = str(part(option, "also")).split()
    partners = [source.removeprefix("card:") for source in sources if source.startswith("card:")]
    if len(partners) > 1:
        return together(str(part(option, "card")), FROM_ROW + partners[-1])
    return together(str(part(option, "card")), *partners)


@dataclass(frozen=True, slots=True)
class ChoiceContribution:
    """What options mean that only a box has, by their first words.

    `picks`: those that pick a card, each with the zone it lies in. `purchases`: those that buy what only the box sells,
    each with what they call the number of pieces taken back to pay less (`options.ACTIONS`), "" if there are none.
    `sells`: effects that sell it, so that a click on a ware can come to them first.
    """

    picks: Mapping[str, str] = field(default_factory=dict)
    purchases: Mapping[str, str] = field(default_factory=dict)
    sells: frozenset[type] = frozenset()


@dataclass
class Choices:
    """Looks up the options of a decision by the objects they name. Without a decision nothing can be done."""

    decision: Decision | None
    mine: bool = True  # the person in front of the screen is the one who answers

    @cached_property
    def legal(self) -> tuple[OptionId, ...]:
        return self.decision.legal if self.decision is not None and self.mine else ()

    @cached_property
    def closed(self) -> dict[OptionId, Reason]:
        if self.decision is None or not self.mine:
            return {}
        return {option.id: option.reason for option in self.decision.options if option.reason is not None}

    @property
    def kind(self) -> str:
        return self.decision.kind if self.decision is not None else ""

    def has(self, *option: str | int) -> bool:
        return tuple(option) in self._set

    @cached_property
    def _set(self) -> frozenset[OptionId]:
        return frozenset(self.legal)

    def of(self, action: str) -> list[OptionId]:
        """The legal options of one action."""
        return [option for option in self.legal if option[0] == action]

    @cached_property
    def of_hand(self) -> bool:
        """Whether cards of the hand are chosen, and have the keys of the numbers; otherwise other answers may."""
        return self.kind == "turn" or bool(self.from_zone("hand"))

    # ------------------------------------------------------------------------------------------------ sending

    @cached_property
    def sends(self) -> dict[tuple[Played, str], list[OptionId]]:
        """(cards, space) -> the ways to send an Agent there with them (prices, origins)."""
        found: dict[tuple[Played, str], list[OptionId]] = {}
        for option in self.of("send"):
            found.setdefault((played(option), str(part(option, "space"))), []).append(option)
        return found

    @cached_property
    def sendable_cards(self) -> frozenset[str]:
        """The cards with which sending an Agent can begin, alone or with another."""
        return frozenset(card for cards, _ in self.sends for card in cards)

    @cached_property
    def _partners(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for cards, _ in self.sends:
            if len(cards) > 1:
                first, second = cards
                found.setdefault(first, set()).add(second)
                found.setdefault(second, set()).add(first)
        return {card: frozenset(others) for card, others in found.items()}

    def partners(self, card: str, space: str = "") -> frozenset[str]:
        """The cards together with which this one can be sent with, to the space if there is one."""
        known = self._partners.get(card, frozenset())
        return frozenset(other for other in known if not space or (together(card, other), space) in self.sends)

    def spaces_of(self, cards: Played) -> frozenset[str]:
        return frozenset(space for owner, space in self.sends if owner == cards)

    def cards_for(self, space: str) -> frozenset[str]:
        """The cards that can send an Agent there, alone or with another."""
        return self._cards_for.get(space, frozenset())

    @cached_property
    def _cards_for(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {}
        for cards, space in self.sends:
            found.setdefault(space, set()).update(cards)
        return {space: frozenset(cards) for space, cards in found.items()}

    @cached_property
    def _closed_sends(self) -> dict[tuple[Played, str], Reason]:
        sends = ((option, reason) for option, reason in self.closed.items() if option[0] == "send")
        return {(played(option), str(part(option, "space"))): reason for option, reason in sends}

    def refusal_of_send(self, cards: Played, space: str) -> Reason | None:
        return self._closed_sends.get((cards, space))

    def refusal_of_card(self, card: str) -> tuple[Reason, str] | None:
        """Why the card can send an Agent nowhere: the reason that stands nearest to success, and of which space."""
        return self._easiest.get(("card", card))

    def closed_to(self, card: str) -> list[tuple[str, Reason]]:
        """The spaces whose icon the card has and where it cannot send an Agent alone, the nearest to success first."""
        closed = [(space, reason) for (cards, space), reason in self._closed_sends.items() if cards == (card,)]
        near = [each for each in closed if each[1].key not in _EVERYWHERE]
        return sorted(near, key=lambda each: _hardness(each[1]))

    def refusal_of_space(self, space: str) -> Reason | None:
        """Why no card of the hand can send an Agent there."""
        found = self._easiest.get(("space", space))
        return found[0] if found is not None else None

    @cached_property
    def _easiest(self) -> dict[tuple[str, str], tuple[Reason, str]]:
        """Of the reasons against sending with a card alone, or to a space, the one that stands nearest to success; and
        the space.
        """
        found: dict[tuple[str, str], tuple[Reason, str]] = {}
        for option, reason in self.closed.items():
            if option[0] != "send":
                continue
            _, card, space, _, _, also = option
            for thing in (("card", str(card)), ("space", str(space))) if not also else ():
                if thing not in found or _hardness(reason) < _hardness(found[thing][0]):
                    found[thing] = reason, str(space)
        return found

    # ------------------------------------------------------------------------------------------------ the rest

    @cached_property
    def factions(self) -> dict[str, OptionId]:
        return {str(part(option, "faction")): option for option in self.of("faction")}

    @cached_property
    def opponents(self) -> dict[int, OptionId]:
        return {int(part(option, "seat")): option for option in self.of("opponent")}

    @cached_property
    def spaces(self) -> dict[str, OptionId]:
        """Spaces chosen for something else than sending: closing one, taking an Agent back from one."""
        return {str(part(option, "space")): option for option in (*self.of("space"), *self.of("recall"))}

    @cached_property
    def rows(self) -> dict[Slot, OptionId]:
        """Row slots chosen for something else than acquiring."""
        return {part(option, "slot"): option for option in self.of("row")}

    def acquire(self, card: str, slot: Slot) -> list[OptionId]:
        """The ways to acquire the card in this slot of any market (to the discard pile, on top of the deck)."""
        return self._acquired.get((card, slot), [])

    @cached_property
    def _acquired(self) -> dict[tuple[str | int, Slot], list[OptionId]]:
        """The same by card and slot."""
        found: dict[tuple[str | int, Slot], list[OptionId]] = {}
        for way in self.of("acquire"):
            found.setdefault((part(way, "card"), part(way, "slot")), []).append(way)
        return found

    def refusal_of_offer(self, card: str, slot: Slot) -> Reason | None:
        """Why the card in this slot cannot be acquired, wherever it would go."""
        return self._closed_offers.get((card, slot))

    @cached_property
    def _closed_offers(self) -> dict[tuple[str | int, Slot], Reason]:
        found: dict[tuple[str | int, Slot], Reason] = {}
        for way, reason in self.closed.items():
            if way[0] == "acquire":
                found.setdefault((part(way, "card"), part(way, "slot")), reason)
        return found

    def from_zone(self, zone: str) -> dict[str, OptionId]:
        """Cards of a zone that can be picked now: trashed, discarded, fetched."""
        found = [option for option in self.of("trash") if part(option, "zone") == zone]
        more = (action for action, where in contributed(ChoiceContribution).picks.items() if where == zone)
        for action in (*_PICKS.get(zone, ()), *more):
            found += self.of(action)
        return {str(part(option, "card")): option for option in found}

    # ------------------------------------------------------------------------------------------------ units

    @cached_property
    def units(self) -> dict[tuple[int, ...], OptionId]:
        """The mixtures of the `kinds` of units, troops first, that can be deployed or retreated now."""
        return {mixture(option, self.kinds): option for option in (*self.of("deploy"), *self.of("retreat"))}

    @cached_property
    def kinds(self) -> int:
        """How many kinds of units there are up to the last one of which some can go now."""
        return max((len(option) - 1 for option in (*self.of("deploy"), *self.of("retreat"))), default=0)

    @cached_property
    def all_units(self) -> tuple[int, ...]:
        """As many as can be deployed or retreated together; of the kinds after troops first, for they are stronger.

        () where none can.
        """
        return max(self.units, key=lambda mix: (sum(mix), *reversed(mix)), default=())

    def most(self, kind: int, chosen: Sequence[int] = ()) -> int:
        """The largest number of a kind that can go, with at least as many as chosen of the kinds after it."""
        after = chosen[kind + 1 :]
        if kind >= self.kinds:
            return 0
        fitting = (mix for mix in self.units if all(has >= n for has, n in zip(mix[kind + 1 :], after, strict=False)))
        return max((mix[kind] for mix in fitting), default=0)

    def nearest(self, wanted: Sequence[int]) -> tuple[int, ...]:
        """These numbers, lowered where so many cannot go: troops make room for the kinds after them."""
        chosen = [0] * self.kinds
        for kind in reversed(range(min(len(wanted), self.kinds))):
            chosen[kind] = min(wanted[kind], self.most(kind, chosen))
        return tuple(chosen)

    def more_of(self, chosen: Sequence[int]) -> int | None:
        """The first kind of which one more can go than what is chosen; None where none can."""
        return next((kind for kind in range(self.kinds) if chosen[kind] < self.most(kind, chosen)), None)

    def chosen_first(self, wanted: Sequence[int]) -> int | None:
        """The first kind of which some are chosen; None where none are."""
        return next((kind for kind, n in enumerate(self.nearest(wanted)) if n), None)

    @cached_property
    def driven(self) -> dict[tuple[int, str], OptionId]:
        """Units of others that can be made to retreat: seat and kind."""
        return {(int(part(option, "seat")), str(part(option, "unit"))): option for option in self.of("drive_back")}

    @cached_property
    def losses(self) -> dict[str, OptionId]:
        """Where a troop can be lost from."""
        return {str(part(option, "where")): option for option in self.of("lose_from")}


def mixture(option: OptionId, kinds: int) -> tuple[int, ...]:
    """How many units of each of so many kinds are deployed or retreat."""
    _, *numbers = option
    return (*map(int, numbers), *(0,) * (kinds - len(numbers)))


def stepped(kind: int | None, by: int) -> Action:
    """What makes it so many units of a kind more, or fewer; () for none."""
    return ("troops", *(0,) * kind, by) if kind is not None else ()


def taken_back(way: OptionId) -> int:
    """How many pieces this way to pay takes back."""
    number = contributed(ChoiceContribution).purchases.get(str(way[0]))
    return int(part(way, number)) if number else 0


def returned(ways: tuple[OptionId, ...], wanted: int) -> tuple[int, int]:
    """Of ways to pay that take pieces back: the number of pieces next to the wanted one, and the largest."""
    numbers = [taken_back(way) for way in ways]
    return (min(max(wanted, min(numbers)), max(numbers)), max(numbers)) if numbers else (0, 0)


def ways_left(ways: tuple[OptionId, ...], wanted: int) -> tuple[OptionId, ...]:
    """The ways still to choose among: where pieces are taken back to pay, those with so many of them."""
    if not ways or not contributed(ChoiceContribution).purchases.get(str(ways[0][0])):
        return ways
    number = returned(ways, wanted)[0]
    return tuple(way for way in ways if taken_back(way) == number)


_PICKS = {"hand": ("discard", "aside"), "intrigue": ("under", "put_back"), "discard": ("fetch",)}
"""Zone -> what else than trashing is done with a card picked there; boxes add theirs (`ChoiceContribution.picks`)."""

_HARDNESS = {"no_icons": 9, "needs_partner": 9, "no_icon": 8, "no_agent": 0, "voice": 2, "once": 2, "no_swordmaster": 2}
"""Reasons told first: what nearly fits is more helpful than what could never fit."""

_EVERYWHERE = frozenset({"no_agent", "no_icons", "needs_partner", "no_icon"})
"""Reasons against a card that have nothing to do with what happens on the space."""


def _hardness(reason: Reason) -> tuple[int, int]:
    """How far from success it is; of two prices the higher one is farther."""
    need = reason.args.get("need", 0)
    return _HARDNESS.get(reason.key, 5), int(need) if reason.key == "cost" else 0
