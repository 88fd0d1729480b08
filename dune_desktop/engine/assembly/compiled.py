"""Compiled components: answers to the most frequent questions of the rules, computed once when a game is set up."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import components as printed
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import (
    CouncilSeat,
    Effects,
    FactionInfluence,
    IconsWhile,
    PassEnemyAgents,
    Pay,
    SendAnywhere,
    Signet,
    SpaceCheaper,
    Spend,
    Swordmaster,
)
from dune_desktop.engine.model.ids import ICONS, RESOURCES, Faction, Icon
from dune_desktop.engine.model.options import Send

if TYPE_CHECKING:
    from dune_desktop.engine.model.state import Todo

Amounts = tuple[int, int, int]  # solari, spice, water


Access = tuple[int, ...] | str
"""The indices of the prices of a space that can be paid (0: its only one), or the name of what prevents sending."""

ONLY: Final[Access] = (0,)


@dataclass(frozen=True, slots=True)
class SpaceRules:
    """A board space in the form that the rules use."""

    id: str
    icon: Icon
    faction: Faction | None
    combat: bool
    maker: bool
    base_spice: int | None
    control_bonus: Effects
    requirement: Condition | None
    once: str  # the flag of a seat that closes this space to it, "" if none (R7.11)
    guarded: bool  # has a requirement or is once per game
    priced: bool
    rates: tuple[Pay, ...]
    rate_costs: tuple[Amounts, ...]
    todo: tuple[Todo, ...]


@dataclass(frozen=True, slots=True)
class SendModifiers:
    """Changes that a card makes to the sending of its Agent; most cards have `NO_MODIFIERS`."""

    passes: frozenset[str] = frozenset()  # icons at which enemy Agents do not block it (X8.1)
    cheaper: dict[str, Amounts] = field(default_factory=dict)  # spaces that cost it less (X9.6)
    jumps: bool = False  # it may go to any space, occupied or not, from leader or board (R25.14)
    passes_at: frozenset[str] = frozenset()  # spaces at which enemy Agents do not block it
    ignores_influence: bool = False  # requirements of Influence do not close spaces to it (U5.13)


NO_MODIFIERS: Final = SendModifiers()

Reach = tuple[tuple[str, tuple[Send, ...]], ...]
"""The spaces that icons match, each with the options that send the card there: one for each of its prices."""


@dataclass(frozen=True, slots=True)
class CardRules:
    """A card of a player's deck in the form that the rules use, or two cards that are played together."""

    icons: tuple[Icon, ...]
    icons_while: tuple[tuple[str, IconsWhile], ...]  # conditional icons, each with the source that asks
    sends: bool  # whether it can ever send an Agent; other cards can only be revealed (R7.4)
    reach: Reach  # the spaces its icons match
    reach_varies: bool  # whether it may reach others in some positions (`Hooks.reached`)
    modifiers: SendModifiers
    faction_influence: int
    agent: tuple[Todo, ...]
    reveal: tuple[Todo, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """The card and other components played to send an Agent (`options.Send.also`), with their combined rules."""

    card: str
    also: str
    spec: CardRules

    @property
    def cards(self) -> tuple[str, ...]:
        """Return the cards of the play, the one it is named after first."""
        return (self.card, *cards_among(self.also))


def cards_among(also: str) -> tuple[str, ...]:
    """Return the cards among the sources of a play (`options.Send.also`)."""
    return tuple(source.removeprefix("card:") for source in also.split() if source.startswith("card:"))


@dataclass(frozen=True, slots=True)
class LeaderRules:
    """A leader's abilities in the form that the rules use."""

    costs: dict[str, Amounts | None]  # what each space costs this leader; None where it is free
    pass_enemies: frozenset[str]
    harvest_less: int
    when: dict[str, tuple[Todo, ...]]
    signet: tuple[Todo, ...]
    start_with: Effects
    secret: printed.SecretFactions | None
    peeks: bool


def todo(source: str, effects: Effects) -> tuple[Todo, ...]:
    """Return the effects as entries of a pool."""
    return tuple((source, effect, 0) for effect in effects)


def amounts(spends: tuple[Spend, ...]) -> Amounts | None:
    """Return a cost as (solari, spice, water), None for an empty one."""
    total = dict.fromkeys(RESOURCES, 0)
    for spend in spends:
        total[spend.what] += spend.n
    return (total["solari"], total["spice"], total["water"]) if spends else None


def compile_space(space: printed.Space) -> SpaceRules:
    """Return the rules form of a board space."""
    effects = tuple(effect for line in space.effects for effect in line)
    once = ""
    if space.once_per_game:
        flags = {CouncilSeat: "council", Swordmaster: "swordmaster"}
        once = next(flags[effect.__class__] for effect in effects if effect.__class__ in flags)
    return SpaceRules(
        id=space.id,
        icon=space.icon,
        faction=space.faction,
        combat=space.combat,
        maker=space.maker,
        base_spice=space.base_spice,
        control_bonus=space.control_bonus,
        requirement=space.requirement,
        once=once,
        guarded=bool(once) or space.requirement is not None,
        priced=bool(space.cost or space.rates),
        rates=space.rates,
        rate_costs=tuple(
            amounts(tuple(cost for cost in rate.cost if isinstance(cost, Spend))) or (0, 0, 0) for rate in space.rates
        ),
        todo=todo("space:" + space.id, effects),
    )


def less(cost: Amounts, off: Amounts) -> Amounts:
    """Return the cost after a discount, no part below 0."""
    return (max(0, cost[0] - off[0]), max(0, cost[1] - off[1]), max(0, cost[2] - off[2]))


def reach(card: str, icons: tuple[Icon, ...], board: tuple[SpaceRules, ...], also: str = "") -> Reach:
    """Return the spaces of the board that these icons match, each with the options that send the card there."""
    return tuple(
        (space.id, tuple(Send("send", card, space.id, rate, also=also) for rate in range(max(1, len(space.rates)))))
        for space in board
        if space.icon in icons
    )


def compile_card(card: printed.Card, board: tuple[SpaceRules, ...]) -> CardRules:
    """Return the rules form of a card, for this board."""
    source = "card:" + card.id
    rest = tuple(effect for effect in card.agent if not effect.compiled or isinstance(effect, Signet))
    discounts = [each for each in card.agent if isinstance(each, SpaceCheaper)]
    influence = [effect.n for effect in card.agent if isinstance(effect, FactionInfluence)]
    modifiers = SendModifiers(
        passes=frozenset(ICONS if PassEnemyAgents() in card.agent else card.infiltrates),
        cheaper={effect.space: amounts((Spend(effect.what, effect.n),)) or (0, 0, 0) for effect in discounts},
        jumps=any(isinstance(effect, SendAnywhere) for effect in card.agent),
        ignores_influence=any(effect.ignores_influence for effect in card.agent),
    )
    icons = card.icons + card.infiltrates
    return CardRules(
        icons=icons,
        icons_while=tuple((source, effect) for effect in card.agent if isinstance(effect, IconsWhile)),
        sends=bool(icons) or any(effect.sends for effect in card.agent),
        reach=reach(card.id, icons, board),
        reach_varies=any(effect.reach_varies for effect in card.agent),
        modifiers=NO_MODIFIERS if modifiers == NO_MODIFIERS else modifiers,
        faction_influence=influence[0] if influence else 1,
        agent=todo(source, rest),
        reveal=todo(source, card.reveal),
    )


def compile_leader(
    leader: printed.Leader | None, spaces: tuple[printed.Space, ...], dearer: dict[str, int]
) -> LeaderRules:
    """Return the rules form of a leader, or of a seat without one.

    `dearer`: the Solari price of the spaces where it differs from the printed one in this game (R28.3).
    """
    ability = leader.ability if leader else ()
    source = "leader:" + leader.id if leader else ""
    discounts = [trait for trait in ability if isinstance(trait, printed.SpaceDiscount)]
    costs: dict[str, Amounts | None] = {}
    for space in spaces:
        cost = amounts(space.cost)
        if cost is not None:
            price = dict(zip(RESOURCES, cost, strict=True))
            price["solari"] = dearer.get(space.id, price["solari"])
            for discount in discounts:
                if discount.icon == space.icon:
                    price[discount.what] = max(0, price[discount.what] - discount.n)
            cost = (price["solari"], price["spice"], price["water"])
        costs[space.id] = cost
    when: dict[str, tuple[Todo, ...]] = {}
    for trait in ability:
        if isinstance(trait, printed.When):
            when[trait.moment] = when.get(trait.moment, ()) + todo(source, trait.effects)
    return LeaderRules(
        costs=costs,
        pass_enemies=frozenset(
            icon for trait in ability if isinstance(trait, printed.PassEnemies) for icon in trait.icons
        ),
        harvest_less=sum(trait.n for trait in ability if isinstance(trait, printed.HarvestLess)),
        when=when,
        signet=todo(source, leader.signet) if leader else (),
        start_with=tuple(
            effect for trait in ability if isinstance(trait, printed.StartWith) for effect in trait.effects
        ),
        secret=next((trait for trait in ability if isinstance(trait, printed.SecretFactions)), None),
        peeks=any(isinstance(trait, printed.PeekOwnDeck) for trait in ability),
    )
