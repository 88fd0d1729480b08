"""Rewards of a Conflict, Conflict cards that are kept, and battle icons (U10, U11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.uprising.sandworms import sandworms
from dune_desktop.engine.boxes.uprising.state import of_seat
from dune_desktop.engine.boxes.uprising.words import EachIcon, FlipIcon
from dune_desktop.engine.explain.points import WayToPoints, may_win
from dune_desktop.engine.model.chance import shuffled
from dune_desktop.engine.model.effects import Control
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.engine.model.options import OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, EffectRule, ask_owner, picked, queue_effects

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.effects import Effects
    from dune_desktop.engine.model.state import GameState
    from dune_desktop.engine.rulebook import Rules

WILD: Final = "wild"
THIRD: Final = 3
OBJECTIVE: Final = "objective"
RIVALS_ICON: Final = "ornithopter"  # of the Objective card that a Rival of two people gets (U3.8)


def install(builder: RulesBuilder) -> None:
    """Register ranking, doubled rewards, and what battle icons are for."""
    builder.wrap("places_earned", _places_earned)
    builder.wrap("reward_order", _in_turn_order)
    builder.wrap("prize", _prize)
    builder.on("on_reward", _tell_doubled)
    builder.on("on_rewards_given", _keep_card)
    builder.on("after_endgame_cards", _match_wild)
    builder.on("more_ways_to_points", _pairs_to_come)
    builder.register(
        effects={
            FlipIcon: EffectRule(ask_owner, ASKS, _can_flip, _can_flip, _flip_options, _flip_answer),
            EachIcon: EffectRule(_run_each, ASKS, _any_icon, _any_icon),
        },
        costs={FlipIcon: (_can_flip, ask_owner)},
        reasons={FlipIcon: Reason("no_such_icon")},
        streams={OBJECTIVE: "table"},
    )
    builder.wrap("first_player", _deal_objectives)


# ------------------------------------------------------------------------------------------------ Objectives


def _deal_objectives(inner: Callable[..., int], rules: Rules, state: GameState) -> int:
    """Deal each seat one of the Objective cards for this number of people; return who has the marked one (U3.7).

    With two people their Rival gets the one with the ornithopter (U3.8).
    """
    cards = {card.id: card for card in rules.catalog.of(OBJECTIVE) if rules.config.players in card.players}
    dealt = list(shuffled(state, OBJECTIVE, tuple(cards)))
    if rules.shared_seat != NOBODY:
        of_rival = next(card for card in dealt if cards[card].icon == RIVALS_ICON)
        dealt.remove(of_rival)
        dealt.insert(rules.shared_seat, of_rival)
    for seat, card in enumerate(dealt):
        of_seat(state, seat).objective = card
        state.events.append(("objective", seat, card))
    return next(seat for seat, card in enumerate(dealt) if cards[card].first_player)


# ------------------------------------------------------------------------------------------------ places and prizes


def _places_earned(inner: Callable[..., list[int]], rules: Rules, strengths: list[int]) -> list[int]:
    """Return the reward of each seat: a tie for second pays the third one with any number of seats (U10.4, U10.5).

    Where no third reward is dealt (up to three people), only such a tie earns it.
    """
    earned = inner(rules, strengths)
    for seat, own in enumerate(strengths):
        tied = strengths.count(own) > 1
        place = 1 + sum(other > own for other in strengths)
        if own > 0 and tied and place + 1 == THIRD:
            earned[seat] = THIRD
    return earned


def _in_turn_order(inner: Callable[..., list[int]], order: tuple[int, ...], earned: list[int]) -> list[int]:
    """Return the seats from the First Player on: rewards are taken in turn order, whatever the place (U10.3)."""
    return list(order)


def _prize(inner: Callable[..., Effects], rules: Rules, state: GameState, seat: int, place: int) -> Effects:
    """Return the reward of the card, everything but control twice for whoever has a sandworm there (U10.7)."""
    printed = inner(rules, state, seat, place)
    if not sandworms(rules, state, seat):
        return printed
    return printed + tuple(effect for effect in printed if not isinstance(effect, Control))


def _tell_doubled(rules: Rules, state: GameState, seat: int, place: int) -> None:
    if sandworms(rules, state, seat):
        state.events.append(("reward_doubled", seat))


def _keep_card(rules: Rules, state: GameState, winner: int) -> None:
    """Give the winner the Conflict card, and turn it down with another of its icon for a point (U2.3, U11.2)."""
    if winner == NOBODY:
        return
    mine, card = of_seat(state, winner), state.conflict
    mine.won += (card,)
    state.events.append(("card_won", winner, card))
    icon = icon_of(rules, "conflict:" + card)
    if icon in ("", WILD):
        return
    for other in face_up(rules, state, winner):
        if other != "conflict:" + card and icon_of(rules, other) == icon:
            _match(rules, state, winner, other, "conflict:" + card)
            return


# ------------------------------------------------------------------------------------------------ battle icons


def icon_of(rules: Rules, source: str) -> str:
    """Return the battle icon of a Conflict or Objective card, "" for one without (U11.1, U15.13)."""
    kind, _, name = source.partition(":")
    found = rules.more["objective" if kind == "objective" else "battle"].get(name)
    return found.icon if found is not None else ""


def face_up(rules: Rules, state: GameState, seat: int) -> tuple[str, ...]:
    """Return the seat's face-up Objective and Conflict cards, as sources (U11.5)."""
    mine = of_seat(state, seat)
    own = ("objective:" + mine.objective,) if mine.objective and not mine.objective_down else ()
    return own + tuple("conflict:" + card for card in mine.won if card not in mine.down)


def turn_down(state: GameState, seat: int, source: str) -> None:
    """Turn a Conflict or Objective card of the seat face down: it has been used (U11.3)."""
    mine, (kind, _, name) = of_seat(state, seat), source.partition(":")
    if kind == "objective":
        mine.objective_down = True
    else:
        mine.down += (name,)


def _match(rules: Rules, state: GameState, seat: int, first: str, second: str) -> None:
    """Turn a pair of the seat's cards face down for a point; its source is the second one's icon (U11.2, U11.4)."""
    turn_down(state, seat, first)
    turn_down(state, seat, second)
    state.events.append(("pair", seat, first, second))
    rules.gains["vp"](rules, state, seat, 1, _icon_as_source(second))


def _icon_as_source(card: str) -> str:
    """Return what the point of a pair is recorded under, by the second card: its battle icon, not its reward."""
    kind, _, name = card.partition(":")
    return card if kind == "objective" else "battle:" + name


def _match_wild(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Turn each wild icon down with another face-up card of its owner, for a point, after all cards (U4.8, U11.4)."""
    for seat in order:
        wild = next((each for each in face_up(rules, state, seat) if icon_of(rules, each) == WILD), "")
        other = next((each for each in face_up(rules, state, seat) if each != wild and icon_of(rules, each)), "")
        if wild and other:
            _match(rules, state, seat, other, wild)


def _pairs_to_come(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the pairs of battle icons that the seat may turn down: by winning this Conflict, or at the end (U11)."""
    icons = {each: icon_of(rules, each) for each in face_up(rules, state, seat)}
    now = "conflict:" + state.conflict if may_win(state, seat) else ""
    icon = icon_of(rules, now)
    if icon not in ("", WILD) and icon in icons.values():
        yield WayToPoints("pair", _icon_as_source(now), what=icon)
    wild = next((each for each, found in icons.items() if found == WILD), now if icon == WILD else "")
    others = [each for each, found in icons.items() if each != wild and found]
    if wild and others:
        yield WayToPoints("wild", _icon_as_source(wild), int(wild == now))
    elif wild and wild != now and icon:
        yield WayToPoints("wild", _icon_as_source(wild), 1)


def _with_icon(rules: Rules, state: GameState, seat: int, icon: str) -> list[str]:
    return [each for each in face_up(rules, state, seat) if icon_of(rules, each) in (icon, WILD)]


def _can_flip(rules: Rules, state: GameState, seat: int, effect: FlipIcon, source: str) -> bool:
    return bool(_with_icon(rules, state, seat, effect.icon))


def _flip_options(rules: Rules, state: GameState, frame: Ask, effect: FlipIcon) -> list[OptionId]:
    return [("turn_down", each) for each in _with_icon(rules, state, frame.seat, effect.icon)]


def _flip_answer(rules: Rules, state: GameState, frame: Ask, effect: FlipIcon, option: OptionId) -> None:
    _, card = option
    picked(state, frame)
    turn_down(state, frame.seat, str(card))
    state.events.append(("turned_down", frame.seat, str(card)))


def _gifts(rules: Rules, state: GameState, seat: int, effect: EachIcon) -> Effects:
    """Return what the seat's face-up icons stand for, once for each card (U16.15)."""
    by_icon = {"crysknife": effect.crysknife, "desert_mouse": effect.desert_mouse, "ornithopter": effect.ornithopter}
    return tuple(part for each in face_up(rules, state, seat) for part in by_icon.get(icon_of(rules, each), ()))


def _any_icon(rules: Rules, state: GameState, seat: int, effect: EachIcon, source: str) -> bool:
    return bool(_gifts(rules, state, seat, effect))


def _run_each(rules: Rules, state: GameState, seat: int, effect: EachIcon, source: str) -> None:
    queue_effects(state, seat, _gifts(rules, state, seat, effect), source)
