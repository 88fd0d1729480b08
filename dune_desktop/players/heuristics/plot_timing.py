"""The right time for Plot cards: none is played before it does what it is for.

Keeping an Intrigue card costs nothing. So none is played whose permission opens no way, whose troops must stay at home,
or whose Persuasion buys nothing more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dune_desktop.engine.model.effects import Deploy, Effect, Mentat, OnReveal, Recruit, ThisTurn
from dune_desktop.engine.model.vocabulary import parts

if TYPE_CHECKING:
    from dune_desktop.engine import OptionId
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.rulebook import Rules


def is_too_early(rules: Rules, world: Determinization, seat: int, option: OptionId) -> bool:
    """Tell whether the answer plays a Plot card that should wait."""
    if option[0] != "intrigue" or world.phase != "turns":
        return False
    _, card = option
    use = rules.intrigue_uses["plot"].get(str(card))
    if use is None:
        return False
    effects = [part for part in parts(use.effects) if isinstance(part, Effect)]
    revealing = world.turn is not None and world.turn.stage == "reveal"
    if isinstance(effects[0], OnReveal):
        return not revealing or not _opens(rules, world, option, "acquire")
    if all(isinstance(part, ThisTurn) for part in effects):
        return not _opens(rules, world, option, "send")
    if all(isinstance(part, Deploy) and part.origin == "garrison" for part in effects):
        return not _moves_more(rules, world, seat)
    if any(isinstance(part, Mentat) for part in effects):
        return revealing
    may_come = revealing or _at_the_front(rules, world)
    return not may_come and any(isinstance(part, Recruit) and part.deploy == "reveal" for part in effects)


def is_unused(rules: Rules, world: Determinization, option: OptionId) -> bool:
    """Tell whether an Agent goes where it could have gone without the card or tile that opened more ways."""
    turn = world.turn
    if option[0] != "send" or turn is None or not (turn.faction_icons or turn.pass_enemies):
        return False
    before = world.clone()
    assert before.turn is not None
    before.turn.faction_icons, before.turn.pass_enemies = 0, False
    before.offer = None
    return option in rules.legal(before)


def _opens(rules: Rules, world: Determinization, option: OptionId, word: str) -> bool:
    """Tell whether playing the card adds options that begin with this word."""
    after = world.clone()
    rules.play(after, option)
    then, now = ({each for each in rules.legal(state) if each[0] == word} for state in (after, world))
    return then > now


def _moves_more(rules: Rules, world: Determinization, seat: int) -> bool:
    """Tell whether the garrison holds more units than the space lets deploy anyway."""
    home = sum(int(unit.of_seat(world.seats[seat]).garrison) for unit in rules.garrison_units)
    return home > (rules.max_to_deploy(world, world.turn) if world.turn is not None else 0)


def _at_the_front(rules: Rules, world: Determinization) -> bool:
    """Tell whether this turn's Agent is at a Combat space."""
    turn = world.turn
    return turn is not None and bool(turn.space) and rules.spaces[turn.space].combat
