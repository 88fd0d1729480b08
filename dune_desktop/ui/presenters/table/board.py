"""The board's middle: Landsraad, CHOAM, the cities and the desert, as plates."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from dune_desktop.engine import effects as e
from dune_desktop.engine.ids import NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import section
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import Parts, TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.theme import PLATES
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Part, Sign, Words

VIGNETTE = 0.72  # how much of a plate its picture takes, from the right
AFTER_CARD = 1  # lit spaces come right after the card that is chosen
SPACE_ORDER = 30  # spaces come after the hand and the tracks in the Tab order


def board(model: TableModel) -> Parts:
    """The parts of the middle column above the Conflict; in Combat the arena stands over cities and desert."""
    parts: Parts = {name: partial(headed, group=name) for name in model.places.sections}
    for box in model.boxes:
        parts |= box.parts(model) if box.parts is not None else {}
    if not model.covered:
        parts |= {name: partial(_strip, group=name) for name in ("city", "desert")}
    return parts


def headed(
    model: TableModel,
    group: str,
    beside: Callable[[TableModel, Build, Rect], float] | None = None,
    inspect: str = "",
) -> Region:
    """A section of the board under its header. What `beside` draws at the right of the title leaves it so much room;
    `inspect` tells more of the section.
    """
    rect = model.places[group]
    b = Build(model.metrics)
    width = beside(model, b, rect) if beside is not None else rect.w
    title = Rect(rect.x, rect.y, width, 26)
    with b.thing("section:" + group, title):
        b.drawn(section(model.metrics, rect.x, rect.y, width, model.t("table." + group)))
        if inspect:
            b.hit(title, inspect=inspect, radius=5)
    for space in model.rules.catalog.board.in_section(group):
        space_plate(model, b, space, model.place_of(space))
    return b.region(group, rect, bleed=60)


def _strip(model: TableModel, group: str) -> Region:
    """A row of plates without a header."""
    b = Build(model.metrics)
    spaces = model.rules.catalog.board.in_section(group)
    rects = [model.place_of(space) for space in spaces]
    for space, rect in zip(spaces, rects, strict=True):
        space_plate(model, b, space, rect)
    left, right = min(rect.x for rect in rects), max(rect.right for rect in rects)
    return b.region(group, Rect(left, rects[0].y, right - left, rects[0].h), bleed=60)


# ------------------------------------------------------------------------------------------------ one plate


def space_plate(model: TableModel, b: Build, space: str, rect: Rect) -> None:
    """A board space: name, price and effects, marks at the right end, Agents on the corner, its state."""
    with b.thing("space:" + space, rect):
        _plate(model, b, space, rect)
        _hits(model, b, space, rect)


def _plate(model: TableModel, b: Build, space: str, rect: Rect) -> None:
    rules = model.rules.spaces[space]
    style = _style(model, space)
    surface = PLATES[style]
    dim = style == "space.dim"
    b.plate(rect, style, f"seat{model.active}" if style == "space.rival" else "")
    strip(b, right_part(rect, VIGNETTE), "space", style, "space:" + space, 9)
    badge = "influence_" + rules.faction if rules.faction else rules.icon
    opacity = 0.75 if dim else 1.0
    top = rect.y + (19 if rect.h < 78 else 21)
    b.icon(rect.x + 23, top, badge, 29, opacity)
    agents = model.occupants(space)
    room = rect.w - 44 - 8 - (24 * len(agents)) - _title_extra(model, space)
    size = 20 if rect.w < 220 else 21
    b.title_of(rect.x + 43, top, model.name("space:" + space), room, size, surface.ink)
    bottom = rect.bottom - (20 if rect.h < 78 else 22)
    left_of_marks = _marks(model, b, space, rect, style)
    b.signs(space_line(model, space), rect.x + 9, bottom, left_of_marks - rect.x - 15, 28, style, opacity=opacity)
    _title_marks(model, b, space, rect, style)
    _agents(model, b, space, agents, rect)
    if space in model.changed and not surface.lit:
        b.icon(rect.x + 5, rect.y + 5, "changed", 18)


def _style(model: TableModel, space: str) -> str:
    if space == model.rival_space:
        return "space.rival"
    choices, selection = model.choices, model.selection
    if choices.spaces:
        return "space.lit" if space in choices.spaces else "space"
    if selection.space == space:
        return "space.hover"
    if selection.card:
        return "space.lit" if (selection.played, space) in choices.sends else "space.dim"
    return "space.dim" if model.occupants(space) else "space"


def space_line(model: TableModel, space: str) -> Line:
    """What a space asks and gives, in signs; what depends on the position stands in the marks."""
    rules = model.rules.spaces[space]
    printed = next(item for item in model.rules.catalog.spaces if item.id == space)
    parts: list[Part] = []
    if printed.requirement is not None:
        chip = line((e.If(printed.requirement, ()),), model.texts)[0]
        parts.append(chip)
    if rules.rates:
        costs = [cost for rate in rules.rates for cost in rate.cost if isinstance(cost, e.Spend)]
        gains = [gain for rate in rules.rates for gain in rate.effects if isinstance(gain, e.Gain)]
        pays = Amount(costs[0].what, f"{costs[0].n}–{costs[-1].n}")
        gives = Amount(gains[0].what, f"{gains[0].n}–{gains[-1].n}")
        parts += [Boxed("well", (pays,)), Sign(">"), gives]
        return tuple(parts)
    cost = model.rules.leader_rules[model.me.leader].costs[space]
    if cost is not None:
        amounts = zip(("solari", "spice", "water"), cost, strict=True)
        parts += [Boxed("well", tuple(Amount(what, str(n)) for what, n in amounts if n or not any(cost))), Sign(">")]
    for effects in printed.effects:
        if effects == (e.Harvest(),):
            parts.append(Amount("spice", str(printed.base_spice)))
        else:
            parts += line(effects, model.texts)
    short = model.places.aside(model.place_of(space))
    for effect in printed.reveal:
        if isinstance(effect, e.If) and short:
            parts += [Sign(" "), *line(effect.effects, model.texts)]
        elif isinstance(effect, e.If):
            word = "each_reveal" if space == "high_council" else "at_reveal"
            parts += [Sign(" "), *line(effect.effects, model.texts), Words(model.t("sign." + word))]
    return tuple(parts)


def _title_extra(model: TableModel, space: str) -> float:
    """Room that marks beside the name need."""
    return 150 if space == "high_council" else 0


def _title_marks(model: TableModel, b: Build, space: str, rect: Rect, style: str) -> None:
    ink = PLATES[style].ink2
    if space == "high_council":
        _council_seats(model, b, rect)
    elif space == "foldspace":
        left = model.view.reserve.get("foldspace", 0)
        b.text(rect.right - 10, rect.bottom - 20, model.t("table.n_left", n=left), 20, 500, ink, anchor="right")


def _council_seats(model: TableModel, b: Build, rect: Rect) -> None:
    """The four seats of the High Council, taken ones first in seat order."""
    taken = [seat for seat, player in enumerate(model.view.seats) if player.council]
    x = rect.right - 24 - 34 * len(model.occupants("high_council"))
    for index in reversed(range(4)):
        if index < len(taken):
            b.piece(x, rect.y + 24, "council", taken[index], 34, thing=f"council:{taken[index]}")
        else:
            b.icon(x, rect.y + 24, "council_seat_free", 30, 0.8, thing=f"council:free.{index}")
        x -= 36


def _marks(model: TableModel, b: Build, space: str, rect: Rect, style: str) -> float:
    """From the right edge inwards: Combat mark, control flag with its bonus, bonus spice. Returns their left edge."""
    rules = model.rules.spaces[space]
    dim = style == "space.dim"
    lit = PLATES[style].lit
    opacity = 0.75 if dim else 1.0
    x = rect.right - 8
    y = rect.bottom - 21
    if rules.combat:
        b.icon(x - 13, y, "combat", 26, opacity)
        x -= 32
    if rules.control_bonus:
        with b.thing("control:" + space, Rect(x - 66, y - 21, 66, 42)):
            x = _flag(model, b, space, x, y, style)
    if rules.maker:
        bonus = model.view.bonus_spice.get(space, 0)
        if bonus:
            colour = "dim_text" if dim else "spice_ink" if lit else "spice_text"
            with b.thing("bonus:" + space, Rect(x - 50, y - 13, 50, 26)):
                b.icon(x - 12, y, "spice", 25, opacity)
                width = b.text(x - 26, y, f"+{bonus}", 24, 700, colour, anchor="right")
            x -= 34 + width
    if space == "mentat" and model.view.mentat == NOBODY:
        b.icon(x - 12, y, "mentat", 25, opacity, thing="mentat")
        x -= 30
    return x


def _flag(model: TableModel, b: Build, space: str, right: float, y: float, style: str) -> float:
    """The control flag and what it pays; a unit that holds the space stands before it. Returns its left edge."""
    surface, opacity = PLATES[style], 0.75 if style == "space.dim" else 1.0
    bonus = model.rules.spaces[space].control_bonus[0]
    owner = model.view.control.get(space, NOBODY)
    unit, holder = model.holders.get(space, ("", NOBODY))
    if isinstance(bonus, e.Gain):
        b.icon(right - 11, y + 6, bonus.what, 19, opacity)
    left = right - 50
    if holder != NOBODY and owner != NOBODY:  # the marker stays underneath (X6.3)
        b.piece(right - 50, y - 3, "flag", owner, 28, opacity, thing=f"flag:{space}.{owner}")
        left -= 16
    if holder != NOBODY:
        (name,) = model.pieces(unit, holder, space)
        b.piece(right - 32, y + 1, unit, holder, 32, opacity, thing=name)
    elif owner != NOBODY:
        b.piece(right - 30, y - 1, "flag", owner, 30, opacity, thing=f"flag:{space}.{owner}")
    else:
        free = surface.ink2 if surface.lit else ""
        b.icon(right - 30, y, "control_free", 26, opacity, free, thing=f"flag:{space}")
    return left


def _agents(model: TableModel, b: Build, space: str, agents: list[int], rect: Rect) -> None:
    crowded = model.places.crowded
    narrow = rect.w < 220 or (crowded and rect.w < 240 and rect.h < 78)
    size = 50 if narrow else 58
    edge = rect.right - (16 if narrow and crowded else 22)
    above = 9 if model.places.aside(rect) else 17  # on a side board pieces stand in the header over the plates
    names = [(seat, name) for seat in dict.fromkeys(agents) for name in model.pieces("agent", seat, space)]
    for index, (seat, name) in enumerate(reversed(names)):
        b.piece(edge - 30 * index, rect.y + size / 2 - above, "agent", seat, size, thing=name)
    for index, seat in enumerate(seat for name, seat in model.view.voices if name == space):
        x = rect.right - 20 - 30 * (len(agents) + index)
        with b.thing(f"voice:{space}.{seat}", Rect(x - 14, rect.y + 4, 32, 32)):
            b.icon(x, rect.y + 18, "barred", 28)
            b.piece(x + 10, rect.y + 27, "marker", seat, 15)


def _hits(model: TableModel, b: Build, space: str, rect: Rect) -> None:
    choices, selection = model.choices, model.selection
    action: tuple[object, ...] = ()
    refusal = ""
    order = -1
    if space in choices.spaces:
        action, order = ("option", *choices.spaces[space]), SPACE_ORDER
    elif choices.kind == "turn" and choices.mine:
        if selection.card:
            legal = (selection.played, space) in choices.sends
            reason = choices.refusal_of_send(selection.played, space)
        else:
            legal = bool(choices.cards_for(space))
            reason = choices.refusal_of_space(space)
        if legal:
            action = ("space", space)
            order = AFTER_CARD if selection.card else SPACE_ORDER + 30
        elif reason is not None:
            refusal = model.reason(reason)
    b.hit(rect, action=action, refusal=refusal, inspect="space:" + space, order=order)
