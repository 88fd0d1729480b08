"""The viewer's Intrigue cards, those that wait for the end of Combat among them."""

from __future__ import annotations

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import HIDDEN
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.drags import intrigue_drag
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.room import HEAD, PITCH, intrigue_place
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, FLOOR
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.names import told_apart
from dune_desktop.ui.text.signs import Line

ORDER = 50
TIMING_ICONS = {"plot": "plot", "combat": "combat", "win": "combat", "home": "combat", "endgame": "endgame"}
TWO_ROWS = 46.0  # a row this high holds a name and its effects below it
BEHIND = 16.0  # from a name to its effects in a row that is lower


def intrigue(model: TableModel) -> Region:
    """The cards, a row for each: what it is called, when it works, and what it does."""
    rect = intrigue_place(model, _need(model))
    b = Build(model.metrics)
    with b.thing("section:intrigue", Rect(rect.x, rect.y, rect.w, 26)):
        b.drawn(section(model.metrics, rect.x, rect.y, rect.w, model.t("table.intrigue")))
    things = [name for zone in ("intrigue", "intrigue_open") for name in model.own_cards(zone, "intrigue")]
    cards = [(card, False) for card in model.me.intrigue] + [(card, True) for card in model.me.intrigue_open]
    if not cards:
        b.text(rect.x + 4, rect.y + 52, model.t("table.none"), BODY, 500, "bone3")
    full = ["" if card == HIDDEN else model.name("intrigue:" + card) for card, _ in cards]
    more = _second_line(model, b, rect, full)
    pitch, height = (size + more for size in _rows(model))
    shown = [
        name if more else b.cut(name, _room_beside(model, card, rect.w, height))
        for name, (card, _) in zip(full, cards, strict=True)
    ]
    names = told_apart(full, shown)
    for index, (card, waiting) in enumerate(cards):
        box = Rect(rect.x, rect.y + HEAD + index * pitch, rect.w, height)
        with b.thing(things[index], box):
            if card == HIDDEN:
                b.plate(box, "intrigue.dim")
                b.icon(box.x + 24, box.y + box.h / 2, "intrigue", 26, 0.5)
            else:
                _row(model, b, card, names[index], index, box, waiting, things[index], more)
    return b.region("intrigue", rect, bleed=34)


def _rows(model: TableModel) -> tuple[float, float]:
    """From one card to the next, and how high a row is."""
    count = len(model.me.intrigue) + len(model.me.intrigue_open)
    pitch = min(PITCH, (model.places["intrigue"].h - HEAD) / max(1, count))
    return pitch, max(26.0, min(53.0, pitch - 4))


def _second_line(model: TableModel, b: Build, rect: Rect, names: list[str]) -> float:
    """How much higher the rows are for a second line of a name, where one needs it and there is room below them."""
    pitch, height = _rows(model)
    long = height >= TWO_ROWS and any(not b.fits(name, rect.w - 16, 1) for name in names)
    free = model.places["intrigue"].h - HEAD - (pitch + BODY) * len(names)
    clear = rect.right <= model.places["intrigue"].right  # else what is in play may lie below
    return float(BODY) if long and clear and free >= 0 else 0.0


def _need(model: TableModel) -> float:
    """How wide the rows must be for all that can be read in them; 0 where there is nothing to read."""
    cards = [card for card in (*model.me.intrigue, *model.me.intrigue_open) if card != HIDDEN]
    return max((_need_of(model, card) for card in cards), default=0.0)


def _need_of(model: TableModel, card: str) -> float:
    """How wide the row of an Intrigue card must be for its name and for all it does, below it or behind it."""
    name = model.metrics.width(model.name("intrigue:" + card), BODY, 600)
    effects = signs.measure(_effects(model, card), model.metrics, 23)
    _, height = _rows(model)
    both = max(effects, name) if height >= TWO_ROWS else name + BEHIND + effects
    return 24 + 25 * len(_timings(model, card)) + both


def _effects(model: TableModel, card: str) -> Line:
    """What each use of an Intrigue card does."""
    effects: Line = ()
    for number, use in enumerate(model.rules.intrigues[card].uses):
        effects += ((signs.Sign("/"),) if number else ()) + line(use.effects, model.texts)
    return effects


def _timings(model: TableModel, card: str) -> tuple[str, ...]:
    """The signs of the times at which an Intrigue card works."""
    if card == HIDDEN:
        return ()
    return tuple(dict.fromkeys(TIMING_ICONS[use.timing] for use in model.rules.intrigues[card].uses))


def _room_beside(model: TableModel, card: str, width: float, height: float) -> float:
    """How wide the name of an Intrigue card may be: in a high row it can have a line for itself."""
    return width - 16 - (0 if height >= TWO_ROWS else 25 * len(_timings(model, card)))


def _row(
    model: TableModel,
    b: Build,
    card: str,
    name: str,
    index: int,
    rect: Rect,
    waiting: bool,
    thing: str,
    more: float,
) -> None:
    option: OptionId = ("intrigue", card)
    picks = {} if waiting else model.choices.from_zone("intrigue")
    chosen = model.selection.card == "intrigue:" + card and not waiting
    legal = (model.choices.has(*option) or card in picks) and not waiting
    style = "intrigue.hover" if chosen else "intrigue.lit" if legal else "intrigue"
    surface = PLATES[style]
    b.plate(rect, style)
    strip(b, right_part(rect, 0.6), "lying", style, "intrigue:" + card, 8)
    icons = _timings(model, card)
    two_rows = rect.h >= TWO_ROWS
    lines = 2 if more else 1
    beside = not two_rows or b.fits(name, rect.w - 18 - 25 * len(icons), lines)  # a long name has its row for itself
    upper, lower = rect.y + (15 + more / 2 if two_rows else rect.h / 2), rect.y + 38 + more
    for place, timing in enumerate(icons):
        b.icon(rect.x + 19 + 25 * place, upper if beside else lower, timing, 21, colour=surface.ink)
    x = rect.x + 8 + 25 * len(icons)
    left = x + 2 if beside else rect.x + 10
    if more:
        b.title_of(left, upper, name, rect.right - left - 6, BODY, surface.ink, lines=lines, close=True)
    else:
        left += b.text(left, upper, name, BODY, 600, surface.ink, box=rect.right - left - 6, cut=True) + BEHIND
    effects = _effects(model, card)
    if not two_rows and not waiting and signs.measure(effects, model.metrics, 20) <= rect.right - left - 10:
        b.one_row(effects, left, upper, rect.right - left - 10, 23, style)
    elif two_rows:
        if waiting:
            b.text(x + 1, lower, model.t("table.waits"), BODY, 500, surface.ink2, box=rect.right - x - 9)
        else:
            room = rect.right - x - 11
            if beside and signs.measure(effects, model.metrics, FLOOR) > room:  # below the signs of the times
                x, room = rect.x + 7, rect.w - 18
            b.one_row(effects, x + 1, lower, room, 23, style)
    reason = model.choices.closed.get(option)
    action = ("option", *picks[card]) if card in picks else option if legal else ()
    b.hit(
        rect,
        action=action,
        refusal=model.reason(reason) if reason is not None and not waiting else "",
        inspect="intrigue:" + card,
        order=ORDER + index if legal else -1,
        radius=8,
        drag=intrigue_drag(model, thing, action),
    )
