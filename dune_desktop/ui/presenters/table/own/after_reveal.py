"""What the viewer did this round, where the hand was: cards revealed and acquired, Agents sent."""

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

SENT = 226.0  # width of the column of Agents
GAP = 16.0
LOW = 34.0  # height of a line: an Agent, an acquired card
TWO_LINES = 46.0  # of one whose name takes two
PITCH = TWO_LINES + 6  # from one Agent to the next, at most
PICTURE = 42.0  # what is seen of it behind the name of a card
LEAST, MOST = 114.0, 152.0  # width of a revealed card: those that would be narrower lie over one another
BETWEEN = 6.0
HEADER, HIGHER = 43.0, 19.0  # height of a card's name; what a third line of it adds
EDGE = 20.0  # what is seen of a card under a copy of it


class AfterRevealProps(NamedTuple):
    """What the viewer did this round: cards revealed, cards that sent Agents with the sign of the space, and what was
    acquired.
    """

    texts: Texts
    revealed: tuple[Card, ...]
    sent: tuple[tuple[str, str], ...]
    bought: tuple[str, ...]


def after_reveal_props(model: TableModel) -> AfterRevealProps:
    """Select what the viewer did this round."""
    so_far, spaces = model.so_far, model.rules.spaces
    revealed = sorted(so_far.revealed, key=so_far.revealed.index)
    sent = tuple((card, spaces[space].faction or spaces[space].icon) for card, space in so_far.sent)
    return AfterRevealProps(model.texts, tuple(model.rules.cards[card] for card in revealed), sent, so_far.bought)


def after_reveal(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """All of it within the rectangle."""
    sent = Rect(rect.right - SENT - 8, rect.y, SENT, rect.h)
    left = Rect(rect.x, rect.y, sent.x - GAP - rect.x, rect.h)
    if props.bought:
        below = sent.y + 32 + len(props.sent) * PITCH <= left.bottom - LOW - 8
        _acquired(b, props, Rect(left.x, left.bottom - LOW, (sent if below else left).right - left.x, LOW))
        left = left._replace(h=left.h - LOW - 8)
    _revealed(b, props, left)
    _sent(b, props, sent)


def _header(b: Build, props: AfterRevealProps, rect: Rect, name: str) -> None:
    with b.thing("section:" + name, Rect(rect.x, rect.y, rect.w, 26)):
        b.drawn(section(b.metrics, rect.x, rect.y, rect.w, props.texts.t("table." + name)))


def _numbered(kind: str, cards: Sequence[str]) -> list[str]:
    """Names of things: copies of a card are told apart by their number."""
    return [f"{kind}:{card}#{cards[:place].count(card)}" for place, card in enumerate(cards)]


# ------------------------------------------------------------------------------------------------ revealed


def _revealed(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """The cards side by side, copies together; where they are many they lie over one another, copies the closest."""
    _header(b, props, rect, "revealed_cards")
    cards = [card.id for card in props.revealed]
    if not cards:
        b.text(rect.x + 4, rect.y + 52, props.texts.t("table.none"), BODY, 500, "bone3")
        return
    wide = max(LEAST, min(MOST, (rect.w + BETWEEN) / len(cards) - BETWEEN))
    x = rect.x
    steps = _steps(cards, wide, rect.w)
    for thing, card, step in zip(_numbered("revealed", cards), props.revealed, steps, strict=True):
        box = Rect(x, rect.y + 32, wide, rect.h - 32)
        with b.thing(thing, box):
            _card(b, props.texts, card, box, min(box.w, step - 2))
            b.hit(box, inspect="card:" + card.id, radius=10)
        x += step


def _steps(cards: Sequence[str], wide: float, room: float) -> list[float]:
    """How far it is from each card to the next: of copies that lie over one another no more than an edge is seen."""
    if len(cards) * (wide + BETWEEN) - BETWEEN <= room:
        return [wide + BETWEEN] * len(cards)
    copies = [card == below for card, below in pairwise(cards)]
    step = (room - wide - EDGE * sum(copies)) / max(1, copies.count(False))
    return [*(EDGE if copy else min(wide + BETWEEN, step) for copy in copies), wide + BETWEEN]


def _card(b: Build, texts: Texts, card: Card, rect: Rect, seen: float) -> None:
    """A card without its Agent box: name, picture, and what revealing it gave."""
    name, told = texts.name("card:" + card.id), seen > EDGE
    high = HEADER + (HIGHER if told and b.lines(name, seen - 12) > 2 else 0)
    b.plate(rect, "card")
    b.plate(Rect(rect.x, rect.y, rect.w, high), "card.header")
    if told:
        b.title_of(
            rect.x + 8, rect.y + high / 2, name, seen - 12, BODY, PLATES["card"].ink, lines=3 if high > HEADER else 2
        )
    foot = Rect(rect.x + 5, rect.bottom - 45, rect.w - 10, 40)
    strip(b, Rect(rect.x, rect.y + high, rect.w, foot.y - 3 - rect.y - high), "window", "card", "card:" + card.id)
    b.plate(foot, "reveal")
    if told:
        effects = line(card.reveal, texts)
        b.one_row(effects, foot.x + 6, foot.y + foot.h / 2 + 1, min(foot.w, seen - 10) - 10, 27, "card")


# ------------------------------------------------------------------------------------------------ sent, acquired


def _sent(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """The cards that sent Agents, each with the sign of the space it went to."""
    _header(b, props, rect, "sent_agents")
    sent = props.sent
    if not sent:
        b.text(rect.x + 4, rect.y + 52, props.texts.t("table.none"), BODY, 500, "bone3")
        return
    pitch = min(PITCH, (rect.h - 32) / len(sent))
    things = _numbered("sent", [card for card, _ in sent])
    for index, (thing, (card, icon)) in enumerate(zip(things, sent, strict=True)):
        box = Rect(rect.x, rect.y + 32 + index * pitch, rect.w, min(TWO_LINES, pitch - 3))
        with b.thing(thing, box):
            _line(b, props.texts.name("card:" + card), "card:" + card, box, icon)


def _acquired(b: Build, props: AfterRevealProps, rect: Rect) -> None:
    """The cards acquired, one beside the other."""
    x = rect.x + b.text(rect.x + 4, rect.y + rect.h / 2, props.texts.t("table.acquired"), BODY, 500, "bone2") + 16
    bought = props.bought
    names = [props.texts.name(component) for component in bought]
    widths = _widths([b.metrics.width(name, BODY, 600) + 18 for name in names], rect.right - x)
    for thing, component, name, wide in zip(_numbered("acquired", bought), bought, names, widths, strict=True):
        box = Rect(x, rect.y, wide, rect.h)
        with b.thing(thing, box):
            _line(b, name, component, box)
        x = box.right + 6


def _widths(needs: list[float], room: float) -> list[float]:
    """How wide each is: its name and as much of the picture as there is room for; equal shares if not even that."""
    spare = room - sum(needs) - 6 * (len(needs) - 1)
    if spare >= 0:
        return [need + min(PICTURE, spare / len(needs)) for need in needs]
    return [min(need, (room + 6) / len(needs) - 6) for need in needs]


def _line(b: Build, name: str, component: str, rect: Rect, icon: str = "") -> None:
    """A name on a strip of the picture."""
    b.plate(rect, "row")
    strip(b, right_part(rect, 0.6), "lying", "row", component, PLATES["row"].radius)
    x = rect.x + 9
    if icon:
        b.icon(x + 11, rect.y + rect.h / 2, icon, 23)
        x += 29
    lines = 2 if rect.h >= TWO_LINES else 1
    b.title_of(x, rect.y + rect.h / 2, name, rect.right - x - 6, BODY, PLATES["row"].ink, lines=lines)
    b.hit(rect, inspect=component, radius=8)
