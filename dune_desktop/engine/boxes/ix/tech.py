"""Tech tiles: acquiring and using them, and Negotiators (X3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.boxes.ix.components import TechTile
from dune_desktop.engine.boxes.ix.effects import AcquireTech, Negotiate
from dune_desktop.engine.boxes.ix.state import TechTaken, of_seat, of_table
from dune_desktop.engine.boxes.ix.tiles import owns_rule, ready, tiles_for, todo_for, uses_of
from dune_desktop.engine.explain.decisions import blocked
from dune_desktop.engine.explain.points import WayToPoints, scoring
from dune_desktop.engine.explain.unused_gains import UnusedGain, free
from dune_desktop.engine.model.effects import Choose, Effects, TrashSelf
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import DECLINE, Option, OptionId, Reason
from dune_desktop.engine.resolution.resolve import (
    ASKS,
    QUIET,
    EffectRule,
    FrameRule,
    ask_owner,
    available,
    carry_out,
    picked,
    run_all,
    useful,
)
from dune_desktop.engine.rules import cards
from dune_desktop.engine.rules.goods import spend
from dune_desktop.engine.rules.units import TROOP

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Todo, Turn
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.rules.units import Unit

DECK = "tech"


def install(builder: RulesBuilder) -> None:
    """Register the effects of Tech tiles and the hooks for their timings."""
    builder.register(
        effects={
            AcquireTech: EffectRule(
                ask_owner, ASKS, _can_acquire, _can_acquire, _acquire_options, _acquire_answer, closed=_closed_tiles
            ),
            Negotiate: EffectRule(ask_owner, ASKS, _has_supply, _has_supply, _negotiate_options, _negotiate_answer),
        },
        streams={DECK: "table"},
        reasons={AcquireTech: Reason("no_tech"), Negotiate: Reason("no_supply_troop")},
        frames={TechTaken: FrameRule(_taken_step, of_effects=True)},
        turn_actions={"tech": use_tile},
    )
    builder.wrap_word("effects", TrashSelf, _tile_or_card)
    builder.wrap("may_put_on_top", may_put_on_top)
    builder.wrap("standing", standing)
    builder.on("units_elsewhere", on_ix)
    builder.on("turn_options", tile_options)
    builder.on("turn_closed", _closed_uses)
    builder.on("unused_in_last_turn", _unused_gains)
    builder.on("on_reveal", _on_reveal)
    builder.on("round_start_abilities", lambda rules, state, seat: todo_for(rules, state, seat, "round_start"))
    builder.on("endgame_abilities", _endgame)
    builder.on("more_ways_to_points", _ways_to_points)


def on_ix(state: GameState, seat: int, unit: Unit) -> int:
    """Return how many of the seat's troops are Negotiators on Ix (X3.8); 0 for other units."""
    return of_seat(state, seat).negotiators if unit is TROOP else 0


# ------------------------------------------------------------------------------------------------ acquiring


def price(rules: Rules, tile: str, discount: int) -> int:
    """Return the tile's cost minus the discount, never below 0; Negotiators are not counted (X3.6, X3.7)."""
    found: TechTile = rules.more["tech"][tile]
    return max(0, found.cost - discount)


def purchases(rules: Rules, state: GameState, seat: int, effect: AcquireTech) -> list[OptionId]:
    """Return an option for each way to pay for each face-up tile: stack, Negotiators, currency (X3.9, X3.11, X17.2)."""
    mine, player = of_seat(state, seat), state.seats[seat]
    options: list[OptionId] = []
    for stack, tile in enumerate(of_table(state).shown):
        if not tile:
            continue
        cost = price(rules, tile, effect.discount)
        for negotiators in range(min(cost, mine.negotiators) + 1):
            rest = cost - negotiators
            if rest <= player.spice:
                options.append(("buy_tech", stack, negotiators, "spice"))
            if effect.solari and 0 < rest <= player.solari:
                options.append(("buy_tech", stack, negotiators, "solari"))
    return options


def buy(rules: Rules, state: GameState, seat: int, effect: AcquireTech, option: OptionId, source: str) -> None:
    """Pay for a tile and carry out its acquire effects; `TechTaken` then gives it to the seat (X3.4)."""
    _, at, returned, paid_in = option
    stack, negotiators, currency = int(at), int(returned), str(paid_in)
    table = of_table(state)
    tile = table.shown[stack]
    rest = price(rules, tile, effect.discount) - negotiators
    of_seat(state, seat).negotiators -= negotiators
    state.seats[seat].supply += negotiators
    state.events.append(("tech", seat, tile, rest, currency, negotiators, source))
    if rest:
        spend(state, seat, currency, rest, "tech:" + tile)
    table.shown = (*table.shown[:stack], "", *table.shown[stack + 1 :])
    state.stack.append(TechTaken(seat, tile, stack))
    gained = rules.more["tech"][tile].acquire
    if not rules.is_player[seat]:
        rules.rival_does(rules, state, seat, gained, "tech:" + tile)
    else:
        run_all(rules, state, seat, gained, "tech:" + tile)


def _taken_step(rules: Rules, state: GameState, frame: TechTaken) -> bool:
    state.stack.pop()
    mine = of_seat(state, frame.seat)
    mine.tech += (frame.tile,)
    show_next(state, frame.stack)
    turn = state.turn
    if turn is not None and turn.seat == frame.seat and turn.stage == "reveal":
        turn.pool += _todo(frame.tile, uses_of(rules, frame.tile, "reveal"))  # X3.37
    return False


def _todo(tile: str, uses: Any) -> tuple[Todo, ...]:
    return tuple(item for use in uses for item in todo_of("tech:" + tile, use.effects))


def show_next(state: GameState, stack: int) -> None:
    """Turn the next tile of a stack face up; an empty stack stays empty (X3.4, X3.5)."""
    table = of_table(state)
    pile = table.stacks[stack]
    tile = pile[0] if pile else ""
    table.stacks = (*table.stacks[:stack], pile[1:], *table.stacks[stack + 1 :])
    table.shown = (*table.shown[:stack], tile, *table.shown[stack + 1 :])
    state.events.append(("tile", -1, stack, tile))


def negotiate(state: GameState, seat: int, n: int) -> None:
    """Move `n` troops from the seat's supply to Ix as Negotiators (X3.8)."""
    state.seats[seat].supply -= n
    of_seat(state, seat).negotiators += n
    state.events.append(("negotiate", seat, n))


# ------------------------------------------------------------------------------------------------ using


def tile_options(rules: Rules, state: GameState, turn: Turn, options: list[OptionId]) -> None:
    """Add an option for each tile that the turn's seat can use now (X3.14, X3.15)."""
    for tile, effects in tiles_for(rules, state, turn.seat, "own_turn"):
        if _usable(rules, state, turn.seat, tile, effects):
            options.append(("tech", tile))


def _usable(rules: Rules, state: GameState, seat: int, tile: str, effects: Effects) -> bool:
    source = "tech:" + tile
    return (
        ready(rules, state, seat, tile)
        and all(available(rules, state, seat, effect, source) for effect in effects)
        and any(useful(rules, state, seat, effect, source) for effect in effects)
    )


def _closed_uses(rules: Rules, state: GameState, turn: Turn, legal: list[OptionId]) -> list[Option]:
    """Return the tiles of the turn's seat that cannot be used now, each with the reason."""
    closed: list[Option] = []
    for tile, effects in tiles_for(rules, state, turn.seat, "own_turn"):
        option: OptionId = ("tech", tile)
        if option in legal:
            continue
        if not ready(rules, state, turn.seat, tile):
            closed.append(Option(option, Reason("tile_used")))
        else:
            closed.append(Option(option, blocked(rules, state, turn.seat, effects[0], "tech:" + tile)))
    return closed


def use_tile(rules: Rules, state: GameState, turn: Turn, option: OptionId) -> None:
    """Use a tile of the turn's seat; a flip tile is turned face down (X3.14, X3.16)."""
    _, used = option
    tile = str(used)
    for use in uses_of(rules, tile, "own_turn"):
        if use.flip:
            of_seat(state, turn.seat).face_down += (tile,)
        state.events.append(("use_tech", turn.seat, tile))
        carry_out(rules, state, turn.seat, use.effects, "tech:" + tile)


def trash_tile(state: GameState, seat: int, tile: str) -> None:
    """Remove one of the seat's tiles from the game (X3.40)."""
    mine, table = of_seat(state, seat), of_table(state)
    mine.tech = cards.without(mine.tech, tile)
    table.removed += (tile,)
    state.events.append(("tech_trashed", seat, tile))


def _tile_or_card(card_rule: EffectRule) -> EffectRule:
    """Return the rule of `TrashSelf` extended to tiles: it trashes the tile or card that has the effect."""

    def owned(rules: Rules, state: GameState, seat: int, effect: TrashSelf, source: str) -> bool:
        if source.startswith("tech:"):
            return source[5:] in of_seat(state, seat).tech
        return card_rule.available(rules, state, seat, effect, source)

    def run(rules: Rules, state: GameState, seat: int, effect: TrashSelf, source: str) -> None:
        if not source.startswith("tech:"):
            card_rule.run(rules, state, seat, effect, source)
        elif owned(rules, state, seat, effect, source):
            trash_tile(state, seat, source[5:])

    return EffectRule(run, QUIET, owned, owned)


def _on_reveal(rules: Rules, state: GameState, turn: Turn) -> None:
    turn.pool += todo_for(rules, state, turn.seat, "reveal")


def _unused_gains(rules: Rules, legal: Sequence[OptionId]) -> Iterator[UnusedGain]:
    """Yield the tiles whose free once-per-round use the seat is about to forgo (X3.14)."""
    for _, tile in (option for option in legal if option[0] == "tech"):
        uses = uses_of(rules, str(tile), "own_turn")
        if all(use.flip and all(map(free, use.effects)) for use in uses):
            yield UnusedGain("tile", what=f"tech:{tile}")


def turn_face_up(state: GameState) -> None:
    """Turn all tiles face up at Round Start, so that they can be used again (X3.14)."""
    for seat in range(len(state.seats)):
        of_seat(state, seat).face_down = ()


def _endgame(rules: Rules, state: GameState, order: tuple[int, ...]) -> None:
    """Queue the Endgame effects of the seats' tiles (X16.4)."""
    for seat in reversed(order):
        todo = todo_for(rules, state, seat, "endgame")
        if todo and rules.seat_kinds[seat] != "hagal":
            state.stack.append(Pool(seat, todo))


def _ways_to_points(rules: Rules, state: GameState, seat: int) -> Iterator[WayToPoints]:
    """Yield the seat's tiles that score, and the face-up tiles that score when they are acquired."""
    tiles: dict[str, TechTile] = rules.more["tech"]
    for tile in of_seat(state, seat).tech:
        for use in tiles[tile].uses:
            if scored := scoring(use.effects):
                yield WayToPoints(use.timing, "tech:" + tile, effects=scored)
    for tile in filter(None, of_table(state).shown):
        if scored := scoring(tiles[tile].acquire):
            yield WayToPoints("acquire", "tech:" + tile, price(rules, tile, 0), "spice", effects=scored)


def may_put_on_top(inner: Callable[..., bool], rules: Rules, state: GameState, seat: int) -> bool:
    """Tell whether a card that the seat acquires may go on top of its deck; Spaceport always allows it (X3.32)."""
    return inner(rules, state, seat) or owns_rule(rules, state, seat, "acquire_to_top")


def standing(inner: Callable[..., tuple[int, ...]], rules: Rules, state: GameState, seat: int) -> tuple[int, ...]:
    """Return the sort key of the ranking with Chaumurky as the first tiebreaker after points (X3.20, X16.2)."""
    points, *rest = inner(rules, state, seat)
    return (points, int(owns_rule(rules, state, seat, "wins_ties")), *rest)


# ------------------------------------------------------------------------------------------------ effects


def _can_acquire(rules: Rules, state: GameState, seat: int, effect: AcquireTech, source: str) -> bool:
    return bool(purchases(rules, state, seat, effect))


def _acquire_options(rules: Rules, state: GameState, frame: Ask, effect: AcquireTech) -> list[OptionId]:
    return [*purchases(rules, state, frame.seat, effect), DECLINE]


def _acquire_answer(rules: Rules, state: GameState, frame: Ask, effect: AcquireTech, option: OptionId) -> None:
    picked(state, frame)
    buy(rules, state, frame.seat, effect, option, frame.source)


def _closed_tiles(rules: Rules, state: GameState, frame: Ask, effect: AcquireTech) -> list[Option]:
    """Return the face-up tiles that the seat cannot pay for, each with the missing amount."""
    open_stacks = [stack for _, stack, *_ in purchases(rules, state, frame.seat, effect)]
    return [
        Option(("buy_tech", stack, 0, "spice"), too_dear(rules, state, frame.seat, tile, effect))
        for stack, tile in enumerate(of_table(state).shown)
        if tile and stack not in open_stacks
    ]


def too_dear(rules: Rules, state: GameState, seat: int, tile: str, effect: AcquireTech) -> Reason:
    """Return the reason that a seat cannot pay for a tile, with what it needs beside its Negotiators."""
    need = max(0, price(rules, tile, effect.discount) - of_seat(state, seat).negotiators)
    return Reason("tech_price", {"what": "spice", "need": need, "have": state.seats[seat].spice})


def waiting_to_acquire(state: GameState) -> AcquireTech | None:
    """Return the effect in the turn's pool that acquires a tile, alone or as one to choose; None if there is none."""
    for _, effect, _ in state.turn.pool if state.turn is not None else ():
        branches = effect.options if isinstance(effect, Choose) else ((effect,),)
        for each in (each for branch in branches for each in branch):
            if isinstance(each, AcquireTech):
                return each
    return None


def _has_supply(rules: Rules, state: GameState, seat: int, effect: Negotiate, source: str) -> bool:
    return state.seats[seat].supply > 0


def _negotiate_options(rules: Rules, state: GameState, frame: Ask, effect: Negotiate) -> list[OptionId]:
    most = min(effect.n, state.seats[frame.seat].supply)
    return [*(("negotiate", n) for n in range(most, 0, -1)), DECLINE] if most else []


def _negotiate_answer(rules: Rules, state: GameState, frame: Ask, effect: Negotiate, option: OptionId) -> None:
    _, n = option
    picked(state, frame)
    negotiate(state, frame.seat, int(n))
