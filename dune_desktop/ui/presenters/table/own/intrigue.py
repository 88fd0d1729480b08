"""The viewer's Intrigue cards, those that wait for the end of Combat among them."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.components import IntrigueCard
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.drags import intrigue_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.screen.display import Action, Drag, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.signs import Line

ORDER = 50
HEAD, FOOT = 32.0, 40.0  # above the cards, and below them for the piles
WHOLE, SPARE = 120.0, 54.0  # height of a card, and what is seen below the name of another one at most
TIMING_ICONS = {"plot": "plot", "combat": "combat", "win": "combat", "home": "combat", "endgame": "endgame"}
NAMES = (30.0, 42.0, 60.0)  # height of a name in one, two and three lines
EFFECTS, NEXT_ROW = 30.0, 20.0  # height of a row of effects, and what a further one takes
SIGNS = 22.0  # size of the effects
GAP = 6.0  # between two columns
STEP = 8.0  # by which the column gets wider
NEAR = 6.0  # so much of the last row may be covered


class IntrigueProps(NamedTuple):
    """The viewer's Intrigue cards, above what lies at the foot of their place."""

    rect: Rect
    texts: Texts
    cards: tuple[_CardProps, ...]
    foot: float = FOOT
    columns: int = 1

    @property
    def parts(self) -> tuple[IntrigueProps, ...]:
        """Each column with its cards; the piles lie at the foot of the last one."""
        wide = (self.rect.w + GAP) / self.columns - GAP
        many, last = -(-len(self.cards) // self.columns), self.columns - 1
        return tuple(
            self._replace(
                rect=Rect(self.rect.x + (wide + GAP) * at, self.rect.y, wide, self.rect.h),
                cards=self.cards[many * at : many * (at + 1)],
                foot=self.foot if at == last else 0.0,
                columns=1,
            )
            for at in range(self.columns)
        )

    @property
    def room(self) -> float:
        """How high all cards can be together."""
        return self.rect.h - HEAD - self.foot


class _CardProps(NamedTuple):
    """An Intrigue card, and what a click on it does; without `card` its face is hidden."""

    thing: str
    card: IntrigueCard | None
    name: str
    style: str
    waiting: bool  # for the end of Combat
    action: Action = ()
    refusal: str = ""
    order: int = -1
    drag: Drag | None = None


def intrigue_props(model: TableModel) -> IntrigueProps:
    """Select the Intrigue cards, those that wait for the end of Combat last."""
    rect, me = model.places["intrigue"], model.me
    things = [name for zone in ("intrigue", "intrigue_open") for name in model.own_cards(zone, "intrigue")]
    cards = [(card, False) for card in me.intrigue] + [(card, True) for card in me.intrigue_open]
    shown = (_select_card(model, card, waiting, things[index], index) for index, (card, waiting) in enumerate(cards))
    return IntrigueProps(rect, model.texts, tuple(shown))


def _select_card(model: TableModel, card: str, waiting: bool, thing: str, index: int) -> _CardProps:
    if card == HIDDEN:
        return _CardProps(thing, None, "", "intrigue.dim", waiting)
    option: OptionId = ("intrigue", card)
    picks = {} if waiting else model.choices.from_zone("intrigue")
    chosen = model.selection.card == "intrigue:" + card and not waiting
    legal = (model.choices.has(*option) or card in picks) and not waiting
    style = "intrigue.hover" if chosen else "intrigue.lit" if legal else "intrigue"
    reason = model.choices.closed.get(option)
    action = ("option", *picks[card]) if card in picks else option if legal else ()
    return _CardProps(
        thing,
        model.rules.intrigues[card],
        model.name("intrigue:" + card),
        style,
        waiting,
        action,
        model.reason(reason) if reason is not None and not waiting else "",
        ORDER + index if legal else -1,
        intrigue_drag(model, thing, action),
    )


def _effects(props: IntrigueProps, card: _CardProps) -> Line:
    """What each use of an Intrigue card does."""
    effects: Line = ()
    for number, use in enumerate(card.card.uses if card.card is not None else ()):
        effects += ((signs.Sign("/"),) if number else ()) + line(use.effects, props.texts)
    return effects


def _timings(card: _CardProps) -> tuple[str, ...]:
    """The signs of the times at which an Intrigue card works."""
    if card.card is None:
        return ()
    return tuple(dict.fromkeys(TIMING_ICONS[use.timing] for use in card.card.uses))


# ------------------------------------------------------------------------------------------------ drawing it


def wider(b: Build, props: IntrigueProps) -> float:
    """How much wider than its place the column is: so many cards that long names have one line each need that."""
    more = 0.0
    while sum(NAMES[_lines(b, card, props.rect.w + more) - 1] for card in props.cards) > max(
        props.room, NAMES[0] * len(props.cards)
    ):
        more += STEP
    return more


def tells_all(b: Build, props: IntrigueProps) -> bool:
    """Whether of each card it is seen what it does."""
    return all(
        seen >= NAMES[_lines(b, card, part.rect.w) - 1] + _told(b, part, card)
        for part in props.parts
        for card, seen in zip(part.cards, _seen(b, part), strict=True)
        if card.card is not None
    )


def draw_intrigue(b: Build, props: IntrigueProps) -> Region:
    """The cards from above, in columns."""
    rect, t = props.rect, props.texts.t
    with b.thing("section:intrigue", Rect(rect.x, rect.y, rect.w, 26)):
        b.section(rect, t("table.intrigue"))
    if not props.cards:
        b.text(rect.x + 4, rect.y + 52, t("table.none"), BODY, 500, "bone3")
    for part in props.parts:
        _column(b, part)
    return b.region("intrigue", rect, bleed=34)


def _column(b: Build, props: IntrigueProps) -> None:
    """The cards of a column, each over the one before it: name and time, what it does, and the picture of the last.

    The middle of each is in sight, as that is where it is pressed.
    """
    rect, last = props.rect, len(props.cards) - 1
    top, bottom = rect.y + HEAD, rect.bottom - props.foot
    for index, (card, seen) in enumerate(zip(props.cards, _seen(b, props), strict=True)):
        shown = WHOLE if index == last else min(WHOLE, 2 * seen - 2)
        box = Rect(rect.x, top, rect.w, min(shown, bottom - top))
        with b.thing(card.thing, box):
            if card.card is None:
                b.plate(box, card.style)
                b.icon(box.x + 24, box.y + NAMES[0] / 2, "intrigue", 26, 0.5)
            else:
                _card(b, props, card, box, box.h if index == last else seen)
        top += seen


def _beside(card: _CardProps) -> float:
    """What stands beside a name: the signs of its times."""
    return 14.0 + 23 * len(_timings(card))


def _lines(b: Build, card: _CardProps, width: float) -> int:
    """How many lines the name of a card takes."""
    room = width - _beside(card)
    return next((many for many in range(1, len(NAMES)) if b.whole(card.name, room, many)), len(NAMES))


def _seen(b: Build, props: IntrigueProps) -> list[float]:
    """How much is seen of each card: first of all the names, then what as many as possible do, whole, then pictures.

    What can be played now is told first, then the last one, which lies over the others.
    """
    names = [NAMES[_lines(b, card, props.rect.w) - 1] for card in props.cards]
    spare, last = props.room - sum(names), len(names) - 1
    if spare < 0:
        return [props.room / len(names)] * len(names)
    if last < 1:
        return [WHOLE] * len(names)
    more = [0.0] * len(names)
    for index in sorted(range(len(names)), key=lambda index: (not props.cards[index].action, -index)):
        need = _told(b, props, props.cards[index])
        if need <= spare:
            more[index] = need
            spare -= need
    own = min(WHOLE - names[last] - more[last], spare)
    more[last] += own
    share = (spare - own) / last
    more = [*(min(max(each, SPARE), each + share) for each in more[:last]), more[last]]
    return [name + each for name, each in zip(names, more, strict=True)]


def _told(b: Build, props: IntrigueProps, card: _CardProps) -> float:
    """How high what a card does is below its name."""
    width = props.rect.w - 18
    waits = props.texts.t("table.waits")
    rows = b.lines(waits, width - 4) if card.waiting else b.rows(_effects(props, card), width, SIGNS)
    return EFFECTS + NEXT_ROW * (rows - 1)


def _card(b: Build, props: IntrigueProps, card: _CardProps, rect: Rect, seen: float) -> None:
    assert card.card is not None
    style, component, lines = card.style, "intrigue:" + card.card.id, _lines(b, card, rect.w)
    surface, head = PLATES[style], min(NAMES[lines - 1], seen)
    b.plate(rect, style)
    strip(b, Rect(rect.x, rect.y + head, rect.w, rect.h - head), "window", style, component, 8)
    x, line_middle = rect.x + 8, rect.y + head / 2
    for timing in _timings(card):
        b.icon(x + 10, line_middle, timing, min(20.0, seen), color=surface.ink)
        x += 23
    b.title_of(
        x, line_middle, card.name, rect.right - x - 6, BODY if lines < 3 else FLOOR, surface.ink, 600, lines, True
    )
    high = _told(b, props, card)
    if seen >= head + high - NEAR:
        box = Rect(rect.x + 5, rect.y + head, rect.w - 10, high - 3)
        middle = box.y + box.h / 2
        b.plate(box, "told.lit" if surface.lit else "told")
        if card.waiting:
            waits = props.texts.t("table.waits")
            b.title_of(box.x + 6, middle, waits, box.w - 12, BODY, surface.ink2, 500, 3, close=True)
        else:
            b.signs(_effects(props, card), box.x + 4, middle, box.w - 8, SIGNS, style, center=high > EFFECTS)
    b.hit(
        rect, action=card.action, refusal=card.refusal, inspect=component, order=card.order, radius=8, drag=card.drag
    )  # fmt: skip
