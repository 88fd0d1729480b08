"""What the viewer did this round, where the hand was: cards revealed and acquired, and those that sent Agents."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from dune_desktop.engine.model.components import Card
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY
from dune_desktop.ui.text import signs

SENT = 152.0  # width of the column of Agents
GAP = 14.0
HEAD, WORDS = 34.0, 190.0  # height of a heading above the cards, and how wide it may be
TWO_LINES = 46.0  # of an Agent's line whose name takes two
PITCH = TWO_LINES + 6  # from one Agent to the next, at most
LEAST, MOST = 114.0, 152.0  # width of a card: those that would be narrower lie over one another
BETWEEN = 6.0
HEADER, HIGHER = 43.0, 19.0  # height of a card's name; what a third line of it adds
EDGE = 20.0  # what is seen of a card under a copy of it


class AfterRevealProps(NamedTuple):
    """What the viewer did this round: cards revealed and what they came to, components acquired with what revealing
    them brings, cards that sent Agents with the sign of the space.
    """

    texts: Texts
    revealed: tuple[Card, ...]
    sums: tuple[int, int]
    bought: tuple[tuple[str, Card | None], ...]
    sent: tuple[tuple[str, str], ...]


def after_reveal_props(model: TableModel) -> AfterRevealProps:
    """Select what the viewer did this round."""
    so_far, spaces, cards = model.so_far, model.rules.spaces, model.rules.cards
    revealed = sorted(so_far.revealed, key=so_far.revealed.index)
    sent = tuple((card, spaces[space].faction or spaces[space].icon) for card, space in so_far.sent)
    bought = tuple((component, cards.get(component.removeprefix("card:"))) for component in so_far.bought)
    sums = -1, model.me.swords
    return AfterRevealProps(model.texts, tuple(cards[card] for card in revealed), sums, bought, sent)


def heading(b: Build, rect: Rect, thing: str, words: str, sums: tuple[int, int] = (-1, 0)) -> None:
    """The heading of cards, and at its end the persuasion and swords they came to; no persuasion where it is spent."""
    persuasion, swords = sums
    x = rect.right
    with b.thing("section:" + thing, Rect(rect.x, rect.y, rect.w, 26)):
        if swords:
            x -= 24
            b.icon(x + 12, rect.y + 13, "sword", 24)
            x -= 4 + b.text(x - 2, rect.y + 13, str(swords), 24, 700, anchor="right")
        if persuasion >= 0:
            b.extend(signs.seal(b.metrics, x - 20, rect.y + 13, str(persuasion), 34))
            x -= 42
        b.drawn(section(b.metrics, rect.x, rect.y, rect.w, words, trail=rect.right - x + 8 * (x < rect.right)))


def after_reveal(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """All of it within the rectangle: what was revealed and acquired in equal cards, and the Agents."""
    t, revealed, bought = props.texts.t, len(props.revealed), len(props.bought)
    room = rect.w - (SENT + GAP if props.sent else 0) - (GAP if bought else 0)
    wide = max(LEAST, min(MOST, room / max(1, revealed + bought) - BETWEEN))
    for_bought = max(WORDS, min(bought * (wide + BETWEEN), room * bought / (revealed + bought))) if bought else 0.0
    left = Rect(rect.x, rect.y, min(room - for_bought, max(WORDS, revealed * (wide + BETWEEN))), rect.h)
    heading(b, left, "revealed_cards", t("table.revealed_cards"), props.sums)
    if not revealed:
        b.text(left.x + 4, left.y + 52, t("table.none"), BODY, 500, "bone3")
    _cards(b, props, left, "revealed", [("card:" + card.id, card) for card in props.revealed], wide)
    if bought:
        right = Rect(left.right + GAP, rect.y, for_bought, rect.h)
        heading(b, right, "acquired", t("table.acquired"))
        _cards(b, props, right, "acquired", props.bought, wide)
    if props.sent:
        _sent(b, props, Rect(rect.right - SENT, rect.y, SENT, rect.h))


def _numbered(kind: str, names: Sequence[str]) -> list[str]:
    """Names of things: copies are told apart by their number."""
    return [f"{kind}:{name}#{names[:place].count(name)}" for place, name in enumerate(names)]


def _cards(
    b: Build, props: AfterRevealProps, rect: Rect, kind: str, cards: Sequence[tuple[str, Card | None]], wide: float
) -> None:
    """Cards side by side, copies together; where they are many they lie over one another, copies the closest."""
    names = [component for component, _ in cards]
    things = _numbered(kind, [name.removeprefix("card:") if kind == "revealed" else name for name in names])
    x = rect.x
    for thing, (component, card), step in zip(things, cards, _steps(names, wide, rect.w), strict=True):
        box = Rect(x, rect.y + HEAD, wide, rect.h - HEAD)
        with b.thing(thing, box):
            _card(
                b, props.texts, component, card, box, min(box.w, step - 2), "card.dim" if kind == "revealed" else "card"
            )
            b.hit(box, inspect=component, radius=10)
        x += step


def _steps(cards: Sequence[str], wide: float, room: float) -> list[float]:
    """How far it is from each card to the next: of copies that lie over one another no more than an edge is seen."""
    if len(cards) * (wide + BETWEEN) - BETWEEN <= room:
        return [wide + BETWEEN] * len(cards)
    copies = [card == below for card, below in pairwise(cards)]
    step = (room - wide - EDGE * sum(copies)) / max(1, copies.count(False))
    return [*(EDGE if copy else min(wide + BETWEEN, step) for copy in copies), wide + BETWEEN]


def _card(b: Build, texts: Texts, component: str, card: Card | None, rect: Rect, seen: float, style: str) -> None:
    """Name, unless too little of the card is seen, and picture; of a card what revealing it brings."""
    name, told = texts.name(component), seen > EDGE
    high = HEADER + (HIGHER if told and b.lines(name, seen - 12) > 2 else 0)
    b.plate(rect, style)
    b.plate(Rect(rect.x, rect.y, rect.w, high), "card.header")
    if told:
        ink, lines = PLATES[style].ink, 3 if high > HEADER else 2
        if b.whole(name, seen - 12, lines):
            b.title_of(rect.x + 8, rect.y + high / 2, name, seen - 12, BODY, ink, lines=lines)
    foot = Rect(rect.x + 5, rect.bottom - (45 if card is not None else 5), rect.w - 10, 40)
    strip(b, Rect(rect.x, rect.y + high, rect.w, foot.y - 3 - rect.y - high), "window", style, component)
    if card is not None:
        b.plate(foot, "reveal")
        if told:
            width = min(foot.w, seen - 10) - 10
            b.one_row(line(card.reveal, texts), foot.x + 6, foot.y + foot.h / 2 + 1, width, 27, style)


def _sent(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """The cards that sent Agents, each with the sign of the space it went to."""
    sent = props.sent
    heading(b, rect, "sent_agents", props.texts.t("table.in_play"))
    pitch = min(PITCH, (rect.h - HEAD) / len(sent))
    for index, (thing, (card, icon)) in enumerate(
        zip(_numbered("sent", [card for card, _ in sent]), sent, strict=True)
    ):
        box = Rect(rect.x, rect.y + HEAD + index * pitch, rect.w, min(TWO_LINES, pitch - 3))
        with b.thing(thing, box):
            b.plate(box, "row")
            strip(b, right_part(box, 0.6), "lying", "row", "card:" + card, PLATES["row"].radius)
            b.icon(box.x + 17, box.y + box.h / 2, icon, 22)
            lines = 2 if box.h >= TWO_LINES else 1
            b.title_of(
                box.x + 32, box.y + box.h / 2, props.texts.name("card:" + card), box.w - 36, BODY, PLATES["row"].ink,
                lines=lines, close=True,
            )  # fmt: skip
            b.hit(box, inspect="card:" + card, radius=8)
