"""What is told of the Conflict before Combat: how one would stand if one revealed now, and what House Hagal may add."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.presenters.outlook import Strength, at_reveal, has_shown_its_hand, strongest, turns_words
from dune_desktop.ui.presenters.table.conflict.verdict import decided, verdict
from dune_desktop.ui.presenters.table.model import TableModel


def forecast(model: TableModel) -> list[str]:
    """Return who has won, or how the viewer would stand and what House Hagal may still turn; after that nothing."""
    rules, view, t = model.rules, model.view, model.t
    if not view.conflict:
        return []
    if decided(model):
        return [str(verdict(model, [rules.strength(view, seat) for seat in range(len(view.seats))])[0])]
    if view.phase in ("makers", "recall"):  # the Conflict is over, and nothing more comes to it
        return []
    turned: list[str] = []
    if rules.hagal_deck:
        who = "rivals" if rules.hagal_seat == NOBODY else "hagal"
        n, most = rules.bonus_cards(rules, view), rules.max_combat_bonus(view)
        turned = [str(t("combat.bonus." + who, n=n, most=most))]
    if view.phase != "turns" or model.viewer < 0:
        return turned
    if standing := _standing(model):
        return [str(standing), *_still_to_act(model), str(t("tip.forecast")), *turned]
    return turned or [str(t("forecast.nobody"))]


def _still_to_act(model: TableModel) -> list[str]:
    """Who else has turns left this round, and how many; nothing where nobody has."""
    rules, view = model.rules, model.view
    left = [
        f"{model.seat_name(seat)} {turns_words(model.texts, rules, view, seat)}"
        for seat in rules.turn_order(view)
        if seat != model.viewer
    ]
    return [str(model.t("forecast.still", who=model.texts.grammar.listed(left)))] if left else []


def _standing(model: TableModel) -> Markup | str:
    """The viewer's strength at reveal against the strongest of the others; "" while nobody has a unit there."""

    _, swords = model.weighed.at_reveal or model.at_reveal
    mine, others, own = model.then(partial(_stand, rules=model.rules, seat=model.viewer, hand=swords))
    if not mine and not others:
        return ""
    key = "forecast." + ("now" if has_shown_its_hand(model.view, model.viewer) else "reveal")
    if not others:
        return model.t(key + ".alone", mine=own)
    who = model.texts.grammar.listed(model.seat_name(other.seat) for other in others)
    return model.t(key, mine=own, who=who, theirs=others[0].words)


def _stand(state: GameState, rules: Rules, seat: int, hand: int) -> tuple[bool, tuple[Strength, ...], int]:
    """Whether the seat is in the Conflict, the strongest of the others, and its strength with its hand's swords."""
    player = state.seats[seat]
    own = at_reveal(rules, state, seat, player.swords if has_shown_its_hand(state, seat) else hand)
    return rules.has_unit(state, seat), strongest(rules, state, seat), own
