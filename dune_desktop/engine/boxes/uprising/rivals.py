"""The Rivals: their seats, their turns, and the Swordmaster for which they save (U17 to U22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.boxes.uprising.components import RivalLeader
from dune_desktop.engine.boxes.uprising.rival_effects import choose_faction, leader_of
from dune_desktop.engine.boxes.uprising.sandworms import units_there
from dune_desktop.engine.knowledge.memory import INTRIGUE, Memory
from dune_desktop.engine.model.ids import FACTION_INDEX, NOBODY, bare
from dune_desktop.engine.rules import hagal
from dune_desktop.engine.rules.agents import take_swordmaster
from dune_desktop.engine.rules.goods import spend, take_bonus_spice

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.components import HagalCard, Leader
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

SMART, EXPERT, BRUTAL, DICE = "smart_politics", "expert_troop_deployment", "brutal_escalation", "row_churn"
STREAMLINED: Final = "streamlined"
HARDEST: Final = ("mentat", "kwisatz_haderach")  # Brutal Escalation, Expert Deployment and Smart Politics in use
EASIEST: Final = "mercenary"
EXPERT_LEAD: Final = 3  # units
FUND: Final = ("solari", "spice", "intrigue", "water")  # in this order it pays for its Swordmaster
CALM_SPACES: Final = ("dutiful_service", "deliver_supplies", "secrets", "fremkit")
"""The spaces of the Factions that Smart Politics looks at."""


def install(builder: RulesBuilder) -> None:
    """Register the rules of Rivals, and set up how hard they are."""
    rules = builder.rules
    if all(rules.is_player):
        return
    builder.wrap("seat_order", _seat_order)
    builder.wrap("may_lead", _may_lead)
    builder.wrap("judge_card", _judge_card)
    builder.wrap("convert", _convert)
    builder.on("rival_keeps", _keeps)
    builder.replace("rival_harvest", _harvest)
    builder.replace("rival_factions", _factions)
    builder.replace("rival_lead", _lead)
    builder.wrap_word("gains", "troop", _fighting_at_once)
    builder.register(lessons={"hire": _remember})
    _set_level(builder)
    if STREAMLINED in rules.config.variants:
        builder.wrap("contends", lambda inner, rules, seat: inner(rules, seat) and rules.is_player[seat])


def _set_level(builder: RulesBuilder) -> None:
    """Set what the difficulty and the variants change (U17.6 to U17.9, U22); two people have no difficulty."""
    config = builder.rules.config
    hard = config.difficulty in HARDEST
    builder.set_fact("player_extra", (("intrigue", 1),) if config.difficulty == EASIEST else ())
    builder.set_fact("rival_garrison", config.difficulty != EASIEST)
    builder.set_fact("rival_intrigue", 0)
    builder.set_fact("swordmaster_round", 0)
    builder.set_fact("expert_lead", EXPERT_LEAD)
    builder.change_fact("expert_deployment", lambda before: before or EXPERT in config.variants)
    if hard or BRUTAL in config.variants:
        builder.set_fact("more_bonus_cards", True)
    if DICE in config.variants:
        builder.set_fact("row_dice", True)


# ------------------------------------------------------------------------------------------------ seats


def _seat_order(inner: Callable[..., tuple[int, ...]], rules: Rules, state: GameState) -> tuple[int, ...]:
    """Return the turn order of this round: the Rival of two people acts between them (U17.2)."""
    first, *others = inner(rules, state)
    return (first, *sorted(others, key=lambda seat: seat != rules.shared_seat))


def _may_lead(inner: Callable[..., bool], rules: Rules, seat: int, leader: Leader) -> bool:
    """Tell whether the leader may have this seat: Rivals have their own (U17.3, U22.4)."""
    if not rules.is_rival[seat]:
        return inner(rules, seat, leader)
    return isinstance(leader, RivalLeader) and leader.streamlined == (STREAMLINED in rules.config.variants)


# ------------------------------------------------------------------------------------------------ a turn


def _judge_card(
    inner: Callable[..., tuple[str, str, int]], rules: Rules, state: GameState, seat: int, card: HagalCard
) -> tuple[str, str, int]:
    """Judge a Rival card as other rules do, and by Smart Politics (U22.3): the verdict is then "politics"."""
    space, verdict, other = inner(rules, state, seat, card)
    if verdict == "goes" and _smart(rules) and bare(space) in CALM_SPACES and _idle(rules, state, seat, space):
        return space, "politics", NOBODY
    return space, verdict, other


def _smart(rules: Rules) -> bool:
    return rules.config.difficulty in HARDEST or SMART in rules.config.variants


def _idle(rules: Rules, state: GameState, seat: int, space: str) -> bool:
    """Tell whether the Rival need not or cannot catch up with the Faction of the space."""
    faction = rules.spaces[space].faction
    assert faction is not None
    track = FACTION_INDEX[faction]
    mine = state.seats[seat].influence[track]
    best = max(state.seats[other].influence[track] for other in rules.others[seat])
    return (state.alliances[track] == seat and mine > best) or (mine >= 2 and best - mine >= 2)


def _harvest(rules: Rules, state: GameState, seat: int, space: str) -> None:
    """Give the Rival the bonus spice (U18.11); a Streamlined one with a Swordmaster leaves it to the bank (U22.4).

    The base spice is an effect of its card.
    """
    bonus = take_bonus_spice(state, space)
    if not (leader_of(rules, state, seat).streamlined and state.seats[seat].swordmaster):
        rules.gains["spice"](rules, state, seat, bonus, "space:" + space)


def _factions(rules: Rules, state: GameState, seat: int, factions: list[str]) -> list[str]:
    """Return the one Faction with which the Rival gains Influence, where it may choose (U20.1)."""
    return [choose_faction(rules, state, seat, factions)]


def _fighting_at_once(gain_troop: Callable[..., None]) -> Callable[..., None]:
    def gain(rules: Rules, state: GameState, seat: int, n: int, source: str) -> None:
        """Recruit troops; those of a Rival's own turn may be deployed in it, whatever they came from (U21.1)."""
        flow = hagal.turn_of(state)
        before = state.seats[seat].garrison
        gain_troop(rules, state, seat, n, source)
        if flow is not None and flow.seat == seat:
            flow.fresh += state.seats[seat].garrison - before

    return gain


def _lead(rules: Rules, state: GameState, seat: int) -> int:
    """Return how many units more than each other seat the Rival has in the Conflict (U22.2)."""
    return units_there(rules, state, seat) - max(units_there(rules, state, other) for other in rules.others[seat])


# ------------------------------------------------------------------------------------------------ the Swordmaster


def _convert(inner: Callable[..., None], rules: Rules, state: GameState, seat: int) -> None:
    """Have the Rival take its Swordmaster as soon as its goods are worth it (U20.3), and turn goods into points."""
    player, price = state.seats[seat], leader_of(rules, state, seat).swordmaster
    worth = player.solari + player.spice + player.water + len(player.intrigue)
    if not player.swordmaster and worth >= price:
        _hire(state, seat, price)
    inner(rules, state, seat)


def _hire(state: GameState, seat: int, price: int) -> None:
    """Pay exactly the price and take the Swordmaster (U20.3)."""
    player = state.seats[seat]
    cards: tuple[str, ...] = ()
    for what in FUND:
        if what == "intrigue":
            n = min(price, len(player.intrigue))
            cards, player.intrigue = player.intrigue[:n], player.intrigue[n:]
            state.intrigue_discard += cards
        else:
            n = min(price, int(getattr(player, what)))
            if n:
                spend(state, seat, what, n, "leader:" + player.leader)
        price -= n
    state.events.append(("hire", seat, cards))
    take_swordmaster(state, seat)


def _remember(memory: Memory, event: Any) -> None:
    """Learn of the Intrigue cards that a Rival paid with, which go to the discard pile."""
    _, seat, cards = event
    for card in cards:
        memory.show((INTRIGUE, seat), card)


def _keeps(rules: Rules, state: GameState, seat: int, what: str) -> bool:
    """Tell whether the Rival keeps its goods: until it has its Swordmaster, and for good if it cannot win."""
    return not state.seats[seat].swordmaster or leader_of(rules, state, seat).streamlined
