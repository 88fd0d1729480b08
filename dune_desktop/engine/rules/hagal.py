"""House Hagal: the Rivals of the solo game and the third opponent of the two-player game (R26, R27, R28).

The rules fix almost everything in a Rival's turn. The few choices that they leave to the human become ordinary
questions of the Rival's seat, which the human answers (`Rules.answerer`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.chance import shuffled
from dune_desktop.engine.model.conditions import holds
from dune_desktop.engine.model.effects import (
    Choose,
    Control,
    Effect,
    Effects,
    Gain,
    If,
    Influence,
    InfluenceDifferent,
    May,
    Mentat,
    Pay,
    Signet,
)
from dune_desktop.engine.model.frames import RivalFlow
from dune_desktop.engine.model.ids import GARRISON_ALLOWANCE, NOBODY
from dune_desktop.engine.resolution.resolve import FrameRule, available, run, useful
from dune_desktop.engine.rules.agents import take_swordmaster
from dune_desktop.engine.rules.control import pay_control_bonus
from dune_desktop.engine.rules.goods import score, spend, take_bonus_spice
from dune_desktop.engine.rules.troops import deploy, recruit
from dune_desktop.engine.rules.units import deploy as deploy_units

if TYPE_CHECKING:
    from dune_desktop.engine.model.components import HagalCard
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

CONVERSIONS: Final = (("intrigue", 3), ("water", 3), ("solari", 7), ("spice", 7))  # R28.13
LAST_LEVEL: Final = 3  # a Conflict III

DECK = "hagal"
STREAMS: Final = {DECK: "table"}


# ------------------------------------------------------------------------------------------------ the deck


def turn_card(rules: Rules, state: GameState) -> HagalCard:
    """Reveal and return the next House Hagal card; reshuffle first if the deck is empty (R26.3)."""
    if not state.hagal_deck:
        reshuffle(state)
    card = state.hagal_deck[0]
    state.hagal_deck = state.hagal_deck[1:]
    state.hagal_discard += (card,)
    return rules.hagal_cards[card]


def reshuffle(state: GameState) -> None:
    """Shuffle all House Hagal cards, including revealed ones, into a new deck (R26.3)."""
    state.hagal_deck = shuffled(state, DECK, state.hagal_deck + state.hagal_discard)
    state.events.append(("shuffle", NOBODY, "hagal", state.hagal_discard))
    state.hagal_discard = ()


# ------------------------------------------------------------------------------------------------ a turn


def _step(rules: Rules, state: GameState, flow: RivalFlow) -> bool:
    if flow.step == "reveal":
        if not flow.card:
            state.events.append(("turn", flow.seat))
            _abilities(rules, state, flow)  # X17.22
        _reveal(rules, state, flow)
    elif flow.todo:
        effect, *rest = flow.todo
        flow.todo = tuple(rest)
        _card_effect(rules, state, flow, effect)
    elif not flow.space:
        flow.step = "reveal"  # a card without a space was carried out
    else:
        _abilities(rules, state, flow)
        if rules.spaces[flow.space].combat:
            deploy_rival(rules, state, flow.seat, flow.fresh)
        state.events.append(("end_turn", flow.seat, "agent"))
        state.stack.pop()
    return False


def _abilities(rules: Rules, state: GameState, flow: RivalFlow) -> None:
    """Use the abilities that the Rival has besides its card, at the start of its turn and before it deploys."""
    for uses in rules.rival_abilities:
        uses(rules, state, flow)


def _reveal(rules: Rules, state: GameState, flow: RivalFlow) -> None:
    """Reveal cards until one names a space that is open to the Rival, and send an Agent there (R26.2).

    It stops earlier for a card that is carried out without an Agent.
    """
    seat = flow.seat
    while True:
        card = turn_card(rules, state)
        if card.kind == "reshuffle":
            state.events.append(("hagal", seat, card.id, "", "reshuffle", NOBODY))
            reshuffle(state)
            continue
        if card.kind == "effects":
            state.events.append(("hagal", seat, card.id, "", "effects", NOBODY))
            flow.card, flow.step, flow.todo = card.id, "effects", card.effects
            return
        space, verdict, other = rules.judge_card(rules, state, seat, card)
        state.events.append(("hagal", seat, card.id, space, verdict, other))
        if verdict != "goes":
            continue
        player = state.seats[seat]
        player.agents += (space,)
        player.agents_left -= 1
        state.events.append(("send", seat, "hagal:" + card.id, space, ""))
        pay_control_bonus(rules, state, space)  # R26.15
        for told in rules.on_rival_sent:
            told(rules, state, seat, space)
        flow.card, flow.space, flow.step, flow.todo = card.id, space, "effects", half(card, space)
        if card.kind == "harvest":
            rules.rival_harvest(rules, state, seat, space)
        return


def half(card: HagalCard, space: str) -> Effects:
    """Return the effects of the card for this space; two-space cards have one half for each space (X11.5)."""
    other = card.instead
    return other.effects if other is not None and space == other.space else card.effects


def judge_card(rules: Rules, state: GameState, seat: int, card: HagalCard) -> tuple[str, str, int]:
    """Return where the card sends the Rival, as (space, verdict, seat whose Agent or Voice is in the way).

    The verdict is "goes", "occupied", "voice", "requirement" if the condition of the card does not hold for the Rival
    (X11.4), or "no_bonus" for Harvest Spice. The condition of a two-space card selects one of its halves (X11.5).
    """
    if card.kind == "harvest":
        return _judge_harvest(rules, state, card)
    space = card.spaces[0]
    if card.when is not None and not holds(rules, state, seat, card.when, "hagal:" + card.id):
        if card.instead is None:
            return space, "requirement", NOBODY
        space = card.instead.space
    return judge_space(state, space)


def judge_space(state: GameState, space: str) -> tuple[str, str, int]:
    """Return whether a Rival can be sent to this space, as in `judge_card` (R26.2).

    Any Agent there, also one of its own, and any Voice marker close the space.
    """
    for other, player in enumerate(state.seats):
        if space in player.agents:
            return space, "occupied", other
    for name, owner in state.voices:
        if name == space:
            return space, "voice", owner
    return space, "goes", NOBODY


def _judge_harvest(rules: Rules, state: GameState, card: HagalCard) -> tuple[str, str, int]:
    """Judge Harvest Spice: it sends to the open maker space with the most bonus spice, if any (R26.9, O12).

    Of spaces with equal bonus spice it takes the one with the most base spice.
    """
    free = [space for space in card.spaces if judge_space(state, space)[1] == "goes"]
    best = max(
        free,
        key=lambda space: (state.bonus_spice[space], rules.spaces[space].base_spice or 0),
        default="",
    )
    if not best or not state.bonus_spice[best]:
        return "", "no_bonus", NOBODY
    return best, "goes", NOBODY


def rival_harvest(rules: Rules, state: GameState, seat: int, space: str) -> None:
    """Give the base and bonus spice to a solo Rival; return the bonus to the bank with two players (R26.9, R28.9)."""
    bonus = take_bonus_spice(state, space)
    if rules.is_rival[seat]:
        rules.gains["spice"](rules, state, seat, bonus + (rules.spaces[space].base_spice or 0), "space:" + space)


def _card_effect(rules: Rules, state: GameState, flow: RivalFlow, effect: Effect) -> None:
    seat = flow.seat
    if isinstance(effect, Signet):
        leader = state.seats[seat].leader
        rival_does(rules, state, seat, rules.leaders[leader].signet, "leader:" + leader)
    elif isinstance(effect, Gain) and effect.what == "troop":
        flow.fresh += recruit(rules, state, seat, effect.n, "hagal:" + flow.card)  # R26.6
    else:
        rival_does(rules, state, seat, (effect,), "hagal:" + flow.card)


def deploy_rival(rules: Rules, state: GameState, seat: int, fresh: int) -> None:
    """Deploy the Rival's `fresh` recruits and up to two more units from its garrison (R26.6, R26.7, X11.14).

    Other units are deployed before troops. Expert deployment holds back troops only (R28.16).
    """
    back = holds_back(rules, state, seat)
    lead = rules.rival_lead(rules, state, seat) if back else 0  # measured before other units are deployed
    allowance = GARRISON_ALLOWANCE
    for unit in rules.garrison_units[1:]:
        allowance -= deploy_units(rules, state, seat, unit, allowance)
    garrison = state.seats[seat].garrison
    n = fresh + min(allowance, garrison - fresh)
    if not back:
        deploy(rules, state, seat, n)
    elif n:
        state.events.append(("hold_back", seat, n, lead))


def deploy_recruits(rules: Rules, state: GameState, seat: int, n: int) -> None:
    """Deploy troops that were not recruited by the card, unless Expert deployment holds them back (R28.16)."""
    if not holds_back(rules, state, seat):
        deploy(rules, state, seat, n)
    elif n:
        state.events.append(("hold_back", seat, n, rules.rival_lead(rules, state, seat)))


def holds_back(rules: Rules, state: GameState, seat: int) -> bool:
    """Tell whether Expert deployment keeps the Rival's troops out of the Conflict (R28.16, O25).

    It does in a Conflict I or II in which the Rival leads by enough. The lead is measured once per turn, before
    anything is deployed (O11, X17.14).
    """
    flow = turn_of(state)
    if flow is None:
        return _leads(rules, state, seat)
    if flow.back is None:
        flow.back = _leads(rules, state, seat)
    return flow.back


def turn_of(state: GameState) -> RivalFlow | None:
    """Return the Rival's turn that is going on, None if there is none."""
    return next((frame for frame in reversed(state.stack) if isinstance(frame, RivalFlow)), None)


def _leads(rules: Rules, state: GameState, seat: int) -> bool:
    if not rules.expert_deployment or rules.conflicts[state.conflict].level == LAST_LEVEL:
        return False
    return rules.rival_lead(rules, state, seat) >= rules.expert_lead


def rival_lead(rules: Rules, state: GameState, seat: int) -> int:
    """Return the seat's strength minus that of its strongest opponent; negative if it is behind (R28.16)."""
    return rules.strength(state, seat) - max(rules.strength(state, other) for other in rules.opponents[seat])


# ------------------------------------------------------------------------------------------------ effects for a Rival


def rival_does(rules: Rules, state: GameState, seat: int, effects: Effects, source: str) -> None:
    """Carry out effects for a Rival: it declines nothing, pays when it can, and ignores goods it cannot own."""
    for effect in effects:
        if not rival_uses(rules, state, seat, effect, source):
            continue
        if isinstance(effect, Gain | Influence | InfluenceDifferent | Control | Mentat):
            run(rules, state, seat, effect, source)
        elif isinstance(effect, Pay):
            _rival_pays(rules, state, seat, effect, source)
        elif isinstance(effect, If | May):
            rival_does(rules, state, seat, effect.effects, source)
        elif isinstance(effect, Choose):
            _rival_chooses(rules, state, seat, effect, source)
        else:
            rules.rival_effects[effect.__class__](rules, state, seat, effect, source)


def rival_uses(rules: Rules, state: GameState, seat: int, effect: Effect, source: str) -> bool:
    """Tell whether the effect would do anything for a Rival now."""
    if isinstance(effect, Gain):
        return effect.what in _RIVAL_GOODS
    if isinstance(effect, Influence | InfluenceDifferent | Control | Mentat):
        return available(rules, state, seat, effect, source) and useful(rules, state, seat, effect, source)
    if isinstance(effect, Pay):
        return useful(rules, state, seat, effect, source)  # it pays whenever that does something (O10)
    if isinstance(effect, If) and not holds(rules, state, seat, effect.condition, source):
        return False
    if isinstance(effect, If | May):
        return any(rival_uses(rules, state, seat, part, source) for part in effect.effects)
    return isinstance(effect, Choose) or effect.__class__ in rules.rival_effects


_RIVAL_GOODS: Final = frozenset({"solari", "spice", "water", "troop", "vp", "intrigue"})


def _rival_pays(rules: Rules, state: GameState, seat: int, effect: Pay, source: str) -> None:
    for cost in effect.cost:
        rules.costs[cost.__class__][1](rules, state, seat, cost, source)
    rival_does(rules, state, seat, effect.effects, source)


def _rival_chooses(rules: Rules, state: GameState, seat: int, effect: Choose, source: str) -> None:
    """Choose a branch for a Rival: a conditional one if its condition holds, else an unconditional one.

    Choices without a conditional branch are left to the human.
    """
    for chooses in rules.rival_choices:
        if chooses(rules, state, seat, effect, source):
            return
    for branch in effect.options:
        if isinstance(branch[0], If) and available(rules, state, seat, branch[0], source):
            rival_does(rules, state, seat, branch, source)
            return
    if any(isinstance(branch[0], If) for branch in effect.options):
        plain = next(branch for branch in effect.options if not isinstance(branch[0], If))
        rival_does(rules, state, seat, plain, source)
        return
    run(rules, state, seat, effect, source)


def convert(rules: Rules, state: GameState, seat: int) -> None:
    """Convert every full set of goods that a Rival owns into a victory point (R28.13, R28.22, O15)."""
    player = state.seats[seat]
    for what, n in CONVERSIONS:
        while _amount(state, seat, what) >= n and not _keeps(rules, state, seat, what):
            cards: tuple[str, ...] = ()
            if what == "intrigue":
                cards, player.intrigue = player.intrigue[:n], player.intrigue[n:]
                state.intrigue_discard += cards
            else:
                spend(state, seat, what, n, "convert")
            state.events.append(("convert", seat, what, n, cards))
            score(rules, state, seat, 1, "convert:" + what)


def resources_per_point(rules: Rules, state: GameState, seat: int, what: str) -> int:
    """Return how many of a good the seat converts into a victory point at once; 0 if it does not (R28.13)."""
    if not rules.is_rival[seat] or _keeps(rules, state, seat, what):
        return 0
    return dict(CONVERSIONS).get(what, 0)


def _keeps(rules: Rules, state: GameState, seat: int, what: str) -> bool:
    return any(keeps(rules, state, seat, what) for keeps in rules.rival_keeps)


def _amount(state: GameState, seat: int, what: str) -> int:
    player = state.seats[seat]
    return len(player.intrigue) if what == "intrigue" else int(getattr(player, what))


# ------------------------------------------------------------------------------------------------ moments of the round


def swordmasters(rules: Rules, state: GameState) -> None:
    """Give both Rivals their third Agent when the Conflict card above the Swordmasters is revealed (R28.5)."""
    if state.round == rules.swordmaster_round:
        for seat in range(len(state.seats)):
            if rules.is_rival[seat]:
                take_swordmaster(state, seat)


def bonus_cards(rules: Rules, state: GameState) -> int:
    """Return how many cards a Rival reveals for its combat bonus: one, or two by a variant (R26.12, X13.2)."""
    return 2 if rules.more_bonus_cards and rules.conflicts[state.conflict].level == LAST_LEVEL else 1


def max_combat_bonus(rules: Rules, state: GameState) -> int:
    """Return the largest number of swords that a Rival's combat bonus can have.

    Every card of the deck is possible, because the Reshuffle card brings back those already revealed (R26.3).
    """
    return rules.bonus_cards(rules, state) * max(rules.hagal_cards[card].swords for card in rules.hagal_deck)


def combat_bonus(rules: Rules, state: GameState, seat: int) -> None:
    """Reveal House Hagal cards at the start of Combat and give the Rival the swords on them (R26.12)."""
    for _ in range(rules.bonus_cards(rules, state)):
        card = turn_card(rules, state)
        while card.kind == "reshuffle":
            reshuffle(state)
            card = turn_card(rules, state)
        state.events.append(("hagal_bonus", seat, card.id, card.swords))
        if card.swords:
            rules.gains["sword"](rules, state, seat, card.swords, "hagal:" + card.id)


FRAMES: Final[dict[type, FrameRule]] = {RivalFlow: FrameRule(_step)}
