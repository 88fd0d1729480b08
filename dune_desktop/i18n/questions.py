"""The questions of all kinds of decisions, and their explanations (`prompts`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.engine.model.ids import HIDDEN, PERSUASION
from dune_desktop.engine.model.options import OptionId, part
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.prompts import Prompt, borrows, cards_played
from dune_desktop.i18n.template import Markup


def _turn(to: Prompt) -> Markup:
    if to.choosing:
        key = "rate" if to.rules.spaces[to.target].rates else "origin"
        return to.texts.t("prompt.send." + key, who=to.who, space="space:" + to.target)
    if to.partner:
        pair = sorted((to.chosen, to.partner))
        ways = (cards_played(option) for option in to.legal("send"))
        card, partner = next((cards for cards in ways if sorted(cards) == pair), (to.chosen, to.partner))
        return to.texts.t("prompt.pair", who=to.who, card="card:" + card, partner="card:" + partner)
    if _needs_partner(to):
        return to.texts.t("prompt.partner", who=to.who, card="card:" + to.chosen)
    if to.chosen:
        return to.texts.t("prompt.send", who=to.who, card="card:" + to.chosen)
    if to.target:
        return to.texts.t("prompt.send.card", who=to.who, space="space:" + to.target)
    return to.texts.t("prompt.turn" if to.legal("send") else "prompt.turn.reveal", who=to.who)


def _turn_why(to: Prompt) -> Markup:
    if to.choosing:
        return to.texts.t("prompt.send.ways.why")
    sends = to.legal("send")
    if to.partner:
        pair = tuple(sorted((to.chosen, to.partner)))
        spaces = {part(option, "space") for option in sends if _cards(option) == pair}
        return to.texts.t("prompt.pair.why", n=len(spaces))
    if _needs_partner(to):
        return to.texts.t("prompt.partner.why", n=_partners_lit(to))
    if to.chosen:
        spaces = {part(option, "space") for option in sends if _cards(option) == (to.chosen,)}
        if spaces:
            return _pointed(to, to.texts.t("prompt.send.why", n=len(spaces)), "prompt.send.point")
        return _pointed(to, to.texts.t("prompt.send.none"), "prompt.send.none.point")
    if to.target:
        n = _cards_lit(to)
        if n:
            return to.texts.t("prompt.send.card.why", n=n)
        return _pointed(to, to.texts.t("prompt.send.card.none"), "prompt.send.card.none.point")
    agents = to.view.seats[to.decision.seat].agents_left
    if not sends:
        why = to.texts.t("prompt.turn.reveal.why" if agents else "prompt.turn.reveal.no_agent")
        return to.texts.paragraph(why, _besides(to))
    how = to.texts.t("prompt.turn.why") if to.pointing else Markup()
    return to.texts.paragraph(how, to.texts.t("prompt.turn.agents", n=agents), _besides(to))


def _pointed(to: Prompt, said: Markup, hint: str) -> Markup:
    """Return what is said, and what pointing at something tells unless it is to be brief."""
    return said if to.brief else to.texts.paragraph(said, to.texts.t(hint))


def _needs_partner(to: Prompt) -> bool:
    """Tell whether the chosen card can be sent with only together with another, to the space if one is chosen."""
    found = _with_chosen(to)
    return bool(found) and (to.chosen,) not in found


def _with_chosen(to: Prompt) -> list[tuple[str, ...]]:
    """Return the cards played in each way to send with the chosen card, to the space if one is chosen."""
    sends = (option for option in to.legal("send") if to.target in ("", part(option, "space")))
    return [cards for cards in map(_cards, sends) if to.chosen in cards] if to.chosen else []


def _partners_lit(to: Prompt) -> int:
    """Return how many cards can go with the chosen one, counting each copy in the hand and in the Imperium Row."""
    hand, row = list(to.view.seats[to.decision.seat].hand), to.view.row
    hand.remove(to.chosen)
    own: set[str] = set()
    lent: set[str] = set()
    for option in to.legal("send"):
        cards = list(cards_played(option))
        if to.chosen in cards and len(cards) > 1 and to.target in ("", part(option, "space")):
            cards.remove(to.chosen)
            (lent if borrows(option) else own).update(cards)
    return sum(card in own for card in hand) + sum(card in lent for card in row)


def _cards_lit(to: Prompt) -> int:
    """Return how many cards of the hand can be sent with to the chosen space, alone or with another."""
    sends = [option for option in to.legal("send") if part(option, "space") == to.target]
    reach = {card for option in sends for card in cards_played(option)[: 1 if borrows(option) else 2]}
    return sum(card in reach for card in to.view.seats[to.decision.seat].hand)


def _cards(option: OptionId) -> tuple[str, ...]:
    """Return the one or two cards that the option plays to send an Agent, in alphabetical order."""
    return tuple(sorted(cards_played(option)))


def _besides(to: Prompt) -> Markup:
    """Return what boxes let the seat use in its turn besides the turn's own actions."""
    actions = [str(option[0]) for option in to.decision.legal]
    uses = [action for action in dict.fromkeys(actions) if to.texts.has(f"prompt.may_use.{action}")]
    return to.texts.paragraph(*(to.texts.t(f"prompt.may_use.{action}", n=actions.count(action)) for action in uses))


def _may_deploy(to: Prompt) -> Markup:
    """Return how many troops may be deployed; how many units if other kinds may be among them."""
    deploys = to.legal("deploy")
    if not deploys:
        return Markup()
    key = "prompt.may_deploy.units" if any(further for _, _, *further in deploys) else "prompt.may_deploy"
    if to.view.turn is not None and to.view.turn.joined:
        key += ".more"
    return to.texts.t(key, n=max(sum(map(int, numbers)) for _, *numbers in deploys))


def _agent(to: Prompt) -> Markup:
    assert to.view.turn is not None
    return to.texts.t("prompt.agent", who=to.who, space="space:" + to.view.turn.space)


def _agent_why(to: Prompt) -> Markup:
    deploy = _may_deploy(to)
    return _left_to_do(to, "prompt.effects.beside" if deploy else "prompt.effects", deploy)


def _left_to_do(to: Prompt, effects: str, *more: Markup) -> Markup:
    """Return what can still be done in the turn, or that it can be ended."""
    left = len(to.legal("take"))
    told = to.texts.paragraph(to.texts.t(effects, n=left) if left else Markup(), *more, _besides(to))
    return told or (to.texts.t("prompt.may_end") if ("end_turn",) in to.decision.legal else Markup())


def _reveal(to: Prompt) -> Markup:
    """Return how much Persuasion there is, and what else buys a card now."""
    turn = to.view.turn
    assert turn is not None
    used = dict.fromkeys(to.rules.market_at[slot].currency for _, _, slot, _ in to.legal("acquire"))
    held = {currency: to.rules.purses[currency].left(to.view, turn.seat) for currency in used if currency != PERSUASION}
    more = [to.texts.t("prompt.reveal.purse", n=n, currency=currency) for currency, n in held.items() if n]
    if not more:
        return to.texts.t("prompt.reveal", who=to.who, n=turn.persuasion)
    listed = Markup(to.texts.grammar.listed(more))
    return to.texts.t("prompt.reveal.more", who=to.who, n=turn.persuasion, more=listed)


def _reveal_why(to: Prompt) -> Markup:
    cards = {(card, slot) for _, card, slot, _ in to.legal("acquire")}
    acquire = to.texts.t("prompt.may_acquire", n=len(cards)) if cards else Markup()
    return _left_to_do(to, "prompt.effects", acquire)


def _pool(to: Prompt) -> Markup:
    takes = to.legal("take")
    if len(takes) == 1:
        effect = next(effect for option, _, effect in to.rules.pending(to.view) if option == takes[0])
        return to.texts.t("prompt.pool.one", who=to.who, label=label(to.texts, effect))
    return to.texts.t("prompt.pool", who=to.who)


def _window(to: Prompt) -> Markup:
    """Return whether to pass or, after a card, to stop until the others have reacted (R18.2)."""
    return to.texts.t(f"prompt.{to.decision.kind}{_played(to)}", who=to.who)


def _window_why(to: Prompt) -> Markup:
    if not to.legal("intrigue") and not to.legal("stop"):
        return to.texts.t("prompt.window.none.why" if sum(to.rules.is_player) > 1 else "prompt.window.none.alone")
    how = _played(to)
    if to.decision.kind == "combat" and not how:
        how = ".ends" if _others_passed(to) else "" if _others_follow(to) else ".last"
    return to.texts.t(f"prompt.{to.decision.kind}{how}.why", n=to.rules.strength(to.view, to.decision.seat))


def _others_passed(to: Prompt) -> bool:
    """Tell whether all other seats have passed since a card was played, of which some could play one."""
    flow = to.frame
    return isinstance(flow, WindowFlow) and flow.passes == len(flow.seats) - 1 and _others_follow(to)


def _others_follow(to: Prompt) -> bool:
    """Tell whether another seat in the Conflict holds Intrigue cards, and may go on after a pass."""
    view, me = to.view, to.decision.seat
    return any(seat != me and to.rules.has_unit(view, seat) and each.intrigue for seat, each in enumerate(view.seats))


def _played(to: Prompt) -> str:
    return ".played" if to.legal("stop") else ""


def _faction_why(to: Prompt) -> Markup:
    """Return what asks, and how to answer: the bar has no button for it. For a Rival, why only these (R28.15)."""
    how = to.texts.t("prompt.faction.why") if to.pointing else Markup()
    if to.decision.acting_for != to.decision.seat and to.decision.kind in ("influence", "influence_different"):
        return to.texts.paragraph(to.texts.t("prompt.faction.rival.why"), how)
    return to.texts.paragraph(to.because(), how)


def _different(to: Prompt) -> Markup:
    return to.texts.t("prompt.influence_different", who=to.who, n=to.left)


def _discard(to: Prompt) -> Markup:
    return to.texts.t("prompt.discard", who=to.who, n=to.left)


def _choose(to: Prompt) -> Markup:
    n = to.left
    return to.texts.t("prompt.choose.more", who=to.who, n=n) if n > 1 else to.texts.t("prompt.choose", who=to.who)


def _look(to: Prompt) -> Markup:
    deck = to.view.seats[to.decision.acting_for].deck
    if not deck or deck[0] == HIDDEN:
        return to.texts.t("prompt.look_at_top.hidden", who=to.who)
    return to.texts.t("prompt.look_at_top", who=to.who, card="card:" + deck[0])


def _alliance_falls(to: Prompt) -> Markup:
    faction = "faction:" + to.decision.source.partition(":")[2]
    return to.texts.t("prompt.alliance_falls", who=to.who, faction=faction)


def told(key: str) -> Callable[[Prompt], Markup]:
    """Return a function for a text that names only the seat that answers."""
    return lambda to: to.texts.t(key, who=to.who)


HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn,
    "agent": _agent,
    "reveal": _reveal,
    "pool": _pool,
    "influence_different": _different,
    "discard": _discard,
    "choose": _choose,
    "look_at_top": _look,
    "alliance_falls": _alliance_falls,
    "combat": _window,
    "endgame": _window,
}
"""Kind of decision -> its headline, if that needs more than the effect's number."""

EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn_why,
    "agent": _agent_why,
    "reveal": _reveal_why,
    "discard": lambda to: to.source,
    "choose": lambda to: to.source,  # the answers tell its effects
    "combat": _window_why,
    "win": _window_why,
    "home": told("prompt.home.why"),
    "endgame": _window_why,
    "alliance_falls": told("prompt.alliance_falls.why"),
    **dict.fromkeys(("influence", "influence_different", "lose_influence"), _faction_why),
}
