"""A board space: a window or a place in the land, its sign with price and effects, and who stands there."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.components import Space
from dune_desktop.engine.model.effects import Effects
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import faint, line
from dune_desktop.ui.presenters.table.additions import TableContribution
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Picture, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import CHANGED, COUNT_SMALL, FLOOR
from dune_desktop.ui.text.rows import closed_up
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Part, Sign, Words

AFTER_CARD = 3  # lit spaces come right after the card that is chosen
SPACE_ORDER = 30  # spaces come after the hand and the tracks in the Tab order
SIGN_ROW, TWO_ROWS = 34.0, 56.0  # height of a sign, and of one whose effects need two rows
LAND_SIGN = 58.0  # height of a sign in the land: name and effects
NARROWEST_SIGN = 150.0
SIGNS = 23.0  # height of the effects on it
AGENT, LOW_AGENT = 54.0, 46.0  # how large an Agent stands there, and in a low window
AGENTS_APART, AGENTS_CLOSE = 30.0, 16.0  # from one Agent to the next, and where there are many
FROM_EDGE = 0.28  # how far from the right end of a sign in the land, by the width of the place
ABOVE_NAME = 7.0  # from the foot of an Agent to the name under it
SEAL = 24.0  # of a sign that hangs there
QUIET = 0.86  # light of the signs on a place that cannot be chosen
IN_THE_LAND = ("city", "desert")
MOST_SPICE = 6  # more makes no larger heap
_LIGHT = {"lit": "#FFC864", "hover": "#FFE2A8", "reached": "#FFC864"}


class Flag(NamedTuple):
    """Whose control flag stands on a space, and the unit that holds it: its kind, its seat and its name."""

    owner: int = NOBODY
    unit: str = ""
    holder: int = NOBODY
    thing: str = ""


class _Face(NamedTuple):
    """All that a space shows."""

    rect: Rect
    space: Space
    texts: Texts
    in_land: bool  # not a window
    site: str  # whose picture stands there
    building: Rect | None  # where it stands, if there is one
    style: str
    tint: str
    price: tuple[int, int, int] | None  # what the leader pays for it
    agents: tuple[tuple[int, str], ...]  # their seats and names, the last one to come rightmost
    barred: tuple[int, ...]  # seats that bar it to others
    bonus: int  # spice that has gathered
    flag: Flag
    council: tuple[int, ...]  # seats that sit in the High Council
    left: int  # cards of the Reserve stack that it gives
    free: bool  # whether the Mentat is here
    changed: bool
    coming: int = NOBODY  # the seat whose Agent would go there
    seals: tuple[str, ...] = ()  # signs that boxes hang there
    edges: tuple[float, float] = (0.0, 0.0)  # what stands before its name at the left and at the right

    @property
    def opacity(self) -> float:
        return QUIET if self.style == "sign.dim" else 1.0

    def gives(self, kind: type[e.Effect]) -> bool:
        """Whether an effect of this class is among those printed on it."""
        return any(isinstance(effect, kind) for effects in self.space.effects for effect in effects)


class SpaceProps(NamedTuple):
    """A board space: how it looks, and what a click on it does."""

    face: _Face
    action: Action
    refusal: str
    order: int

    @property
    def rect(self) -> Rect:
        return self.face.rect


def space_props(model: TableModel, space: str) -> SpaceProps:
    """Select what a board space shows."""
    view, rules, rect = model.view, model.rules, model.place_of(space)
    style, printed = _style(model, space), _gives_now(model, rules.printed_spaces[space])
    agents = dict.fromkeys(model.occupants(space))
    face = _Face(
        rect,
        printed,
        model.texts,
        any(space in rules.catalog.board.in_section(section) for section in IN_THE_LAND),
        rules.catalog.board.slot_of(space),
        model.places.land.building(rect.center[0], model.places.growth)
        if space in rules.catalog.board.in_section("city")
        else None,
        style,
        f"seat{model.active}" if style == "sign.rival" else "",
        rules.leader_rules[model.me.leader].costs[space],
        tuple((seat, name) for seat in agents for name in model.pieces("agent", seat, space)),
        tuple(seat for name, seat in view.voices if name == space),
        view.bonus_spice.get(space, 0),
        _flag(model, space),
        tuple(seat for seat, player in enumerate(view.seats) if player.council) if printed.seats else (),
        view.reserve.get(rules.foldspace, 0),
        view.mentat == NOBODY,
        space in model.changed,
        model.active if model.weighed.space == space and model.weighed.after is not None else NOBODY,
        tuple(seal for hang in contributed(TableContribution, model.boxes).seals for seal in hang(model, space)),
        _edges(model, rect) if printed.faction else (0.0, 0.0),
    )
    return SpaceProps(face, *_click(model, space))


def _edges(model: TableModel, window: Rect) -> tuple[float, float]:
    """Return how far marks between windows stand before a window, at its left and at its right."""
    left = right = 0.0
    for name, rect in model.places.rects.items():
        if name.startswith("post.") and rect.y < window.bottom and window.y < rect.bottom:
            if rect.x < window.x < rect.right:
                left = rect.right - window.x
            elif rect.x < window.right < rect.right:
                right = window.right - rect.x
    return left, right


def _gives_now(model: TableModel, printed: Space) -> Space:
    """The space with what it gives in this position, where that depends on it."""
    gives = contributed(TableContribution, model.boxes).gives
    if not gives or not any(type(effect) in gives for effects in printed.effects for effect in effects):
        return printed

    def now(effect: e.Effect) -> Effects:
        return gives[type(effect)](model, effect) if type(effect) in gives else (effect,)

    effects = tuple(tuple(each for effect in some for each in now(effect)) for some in printed.effects)
    return replace(printed, effects=effects)


def shown_at(model: TableModel, space: str) -> tuple[Rect, Rect]:
    """What must be seen of a space: a window, or the sign of a place in the land; and the Agent that stands there."""
    rect = model.place_of(space)
    if not any(space in model.rules.catalog.board.in_section(section) for section in IN_THE_LAND):
        return rect, rect
    sign = Rect(rect.x, rect.bottom - LAND_SIGN, rect.w, LAND_SIGN)
    return sign, Rect(rect.right - rect.w * FROM_EDGE - AGENT, sign.y - AGENT, AGENT, AGENT)


def draw_space(b: Build, props: SpaceProps) -> None:
    """A board space: its picture, its sign, who stands there, its state."""
    face, action, refusal, order = props
    name = "space:" + face.space.id
    with b.thing(name, face.rect):
        b.part(name, _draw, face)
        b.hit(face.rect, action=action, refusal=refusal, inspect=name, order=order)


def _flag(model: TableModel, space: str) -> Flag:
    owner = model.view.control.get(space, NOBODY)
    if space not in model.holders:
        return Flag(owner)
    unit, holder = model.holders[space]
    (thing,) = model.pieces(unit, holder, space)
    return Flag(owner, unit, holder, thing)


def _style(model: TableModel, space: str) -> str:
    if space == model.visited:
        return "sign.rival"
    choices, selection = model.choices, model.selection
    if model.weighed.over and model.weighed.space == space:
        return "sign.hover"
    if choices.spaces:
        return "sign.lit" if space in choices.spaces else "sign"
    if selection.space == space:
        return "sign.hover"
    if selection.card:
        return "sign.lit" if (selection.played, space) in choices.sends else "sign.dim"
    quiet = "sign.dim" if model.occupants(space) else "sign"
    cards = choices.cards_for(space)
    if not cards:
        ringed = any(space in rings(model) for rings in contributed(TableContribution, model.boxes).rings)
        return "sign.reached" if ringed else quiet
    pointed = model.weighed.card
    return "sign.open" if not pointed else "sign.reached" if pointed in cards else quiet


def _click(model: TableModel, space: str) -> tuple[Action, str, int]:
    """What a click on the space does, why it does nothing, and its place in the Tab order."""
    choices, selection = model.choices, model.selection
    if space in choices.spaces:
        return ("option", *choices.spaces[space]), "", SPACE_ORDER
    if choices.kind != "turn" or not choices.mine:
        return (), "", -1
    if selection.card:
        if (selection.played, space) in choices.sends:
            return ("space", space), "", AFTER_CARD
        reason = choices.refusal_of_send(selection.played, space)
    else:
        if choices.cards_for(space):
            return ("space", space), "", SPACE_ORDER + 30
        reason = choices.refusal_of_space(space)
    return (), model.reason(reason) if reason is not None else "", -1


# ------------------------------------------------------------------------------------------------ drawing it


def _draw(b: Build, look: _Face) -> None:
    if look.in_land:
        _in_the_land(b, look)
    else:
        _window(b, look)


def _window(b: Build, look: _Face) -> None:
    """A window: the picture at full light, the name at its foot, and below it the sign."""
    rect, component = look.rect, "space:" + look.space.id
    court = bool(look.space.faction)
    shown = space_line(look)
    width = rect.w - 10 - _marks_width(look)
    two = not court and b.needs(closed_up(shown), FLOOR) > width
    sign = TWO_ROWS if two else SIGN_ROW
    window = Rect(rect.x, rect.y, rect.w, rect.h - sign)
    foot = Rect(rect.x, window.bottom, rect.w, sign)
    state = look.style.rpartition(".")[2]
    arch = state if state in ("lit", "hover") else "taken" if look.agents else "open"
    b.add(Picture(window, f"arch:{arch}:{component}"))
    name, size = look.texts.name(component), 20.0 if court else 21.0
    start, end = rect.x + max(5, look.edges[0]), rect.right - max(5, look.edges[1])
    room = end - start - (_agents_width(look) if court else 0)
    lines = (1 if b.whole(name, room, 1) else 2) if court else min(2, b.lines(name, room, size))
    high = 22.0 * lines
    b.plate(Rect(rect.x + 3, window.bottom - high - 18, rect.w - 6, high + 18), "window.shade")
    b.plate(foot, look.style, look.tint)
    middle = window.bottom - 4 - high / 2
    b.title_of(start, middle, name, room, size, "bone", lines=lines, close=True, align="center")
    if not court:
        _badge(b, look, rect.x + rect.w / 2, rect.y)
    if look.council or look.gives(e.CouncilSeat):
        _council_seats(b, look)
    for place, seal in enumerate(look.seals):
        b.icon(
            rect.x + 18,
            rect.y + 46 + 26 * place if not court else rect.y + 16,
            seal,
            SEAL,
            thing=f"seal:{look.space.id}.{place}",
        )
    _marks(b, look, foot)
    y = foot.y + foot.h / 2
    if two:
        b.signs(shown, foot.x + 5, y, width, SIGNS, look.style, center=True, opacity=look.opacity)
    else:
        size = min(SIGNS, max(FLOOR, SIGNS * width / max(1.0, b.needs(shown, SIGNS))))
        used = min(width, b.needs(shown, size))
        b.one_row(shown, foot.x + 5 + (width - used) / 2, y, width, size, look.style, look.opacity)
    _agents(b, look, Rect(rect.x, rect.y, rect.w, window.h - (0 if court else high + ABOVE_NAME)))
    if look.changed and not PLATES[look.style].lit:
        b.icon(rect.x + 6, rect.y + 6, "changed", CHANGED)


def _in_the_land(b: Build, look: _Face) -> None:
    """A place in the land: its sign, no wider than its words, and above it what stands there."""
    rect, style = look.rect, look.style
    width = _sign_width(b, look)
    sign = Rect(rect.x + (rect.w - width) / 2, rect.bottom - LAND_SIGN, width, LAND_SIGN)
    _standing(b, look, Rect(rect.x, sign.y, rect.w, LAND_SIGN))
    b.plate(sign, style, look.tint)
    ink = PLATES[style].ink
    _badge(b, look, sign.x + 19, sign.y + 17)
    room = sign.w - 44 - (SEAL + 4) * len(look.seals)
    b.title_of(sign.x + 36, sign.y + 17, look.texts.name("space:" + look.space.id), room, 21, ink, lines=1)
    for place, seal in enumerate(look.seals):
        x = sign.right - 18 - (SEAL + 4) * place
        b.icon(x, sign.y + 16, seal, SEAL, thing=f"seal:{look.space.id}.{place}")
    row = Rect(sign.x, sign.y + 26, sign.w, 32)
    left = _marks(b, look, row)
    b.signs(space_line(look), row.x + 10, row.y + 15, left - row.x - 14, SIGNS, style, opacity=look.opacity)
    _agents(b, look, Rect(rect.x, rect.y, rect.w, rect.h - LAND_SIGN))
    if look.changed and not PLATES[style].lit:
        b.icon(sign.x + 4, sign.y + 4, "changed", CHANGED)


def _sign_width(b: Build, look: _Face) -> float:
    """How wide the sign of a place in the land is: it leaves what it can of the land uncovered."""
    name = b.metrics.width(look.texts.name("space:" + look.space.id), 21, 600) + 46 + (SEAL + 4) * len(look.seals)
    marks = 28.0 * bool(look.space.combat)
    if look.space.control_bonus:
        marks += _control_width(look.flag)
    if look.space.maker and look.bonus:
        marks += 34 + b.metrics.width(f"+{look.bonus}", COUNT_SMALL, 700)
    row = b.needs(space_line(look), SIGNS) + 34 + marks
    return min(look.rect.w, max(NARROWEST_SIGN, name, row))


def _standing(b: Build, look: _Face, sign: Rect) -> None:
    """The building of a city or the spice of a desert, in its light."""
    color = _LIGHT.get(look.style.rpartition(".")[2], f"seat{look.tint[-1:]}" if look.tint else "")
    ground = Rect(sign.x - 20, sign.y - 34, sign.w + 40, 58)
    if look.building is not None:
        if color:
            b.add(Picture(look.building.inset(-24, 0), "light:rise:" + color))
        b.add(Picture(look.building, "site:" + look.site))
    elif color:
        b.add(Picture(ground, "light:pool:" + color))
    if look.space.maker:
        heap = Rect(sign.x + sign.w / 2 - 95, sign.y - 62, 190, 66)
        b.add(Picture(heap, f"spice:{min(MOST_SPICE, (look.space.base_spice or 0) + look.bonus)}"))


def _badge(b: Build, look: _Face, x: float, y: float) -> None:
    """The sign of what sends an Agent there."""
    b.icon(x, y, "influence_" + look.space.faction if look.space.faction else look.space.icon, 28, look.opacity)


def space_line(look: _Face) -> Line:
    """What a space asks and gives, in signs; what depends on the position stands in the marks."""
    space, texts = look.space, look.texts
    parts: list[Part] = []
    if space.requirement is not None:
        parts.append(line((e.If(space.requirement, ()),), texts)[0])
    if space.rates:
        return (*parts, *_rates(space, texts))
    if look.price is not None:
        amounts = zip(("solari", "spice", "water"), look.price, strict=True)
        parts.append(Boxed("well", tuple(Amount(what, str(n)) for what, n in amounts if n or not any(look.price))))
        parts.append(Sign(">"))
    away = () if look.free else line((e.Mentat("take"),), texts)
    for effects in space.effects:
        shown = (Amount("spice", str(space.base_spice)),) if effects == (e.Harvest(),) else line(effects, texts)
        parts += (faint(part) if part in away else part for part in shown)
    for effect in space.reveal:
        if isinstance(effect, e.If):
            parts += [Sign(" "), *line(effect.effects, texts)]
    if look.gives(e.Foldspace):
        parts.append(Words(texts.t("table.n_left", n=look.left)))
    return tuple(parts)


def _rates(space: Space, texts: Texts) -> Line:
    """The least and the most that can be paid, and what each of the two gives; or two prices side by side."""
    costs = [cost for rate in space.rates for cost in rate.cost if isinstance(cost, e.Spend)]
    gains = [gain for rate in space.rates for gain in rate.effects if isinstance(gain, e.Gain)]
    if len(space.rates) == 2:
        free = len(costs) < len(space.rates)
        first, second = (rate.effects if free and not rate.cost else (rate,) for rate in space.rates)
        return (*line(first, texts), Sign("/"), *line(second, texts))
    pays = Amount(costs[0].what, f"{costs[0].n}–{costs[-1].n}")
    return Boxed("well", (pays,)), Sign(">"), Amount(gains[0].what, f"{gains[0].n}–{gains[-1].n}")


def _council_seats(b: Build, look: _Face) -> None:
    """The seats of the High Council, taken ones first in seat order."""
    places = look.space.seats or 0
    step = min(30.0, (look.rect.w - 16) / max(1, places))
    x, y = look.rect.x + look.rect.w / 2 - step * (places - 1) / 2, look.rect.y + 42
    for index in range(places):
        if index < len(look.council):
            seat = look.council[index]
            b.piece(x, y, "council", seat, 30, thing=f"council:{seat}")
        else:
            b.icon(x, y, "council_seat_free", 26, 0.8, thing=f"council:free.{index}")
        x += step


def _marks_width(look: _Face) -> float:
    """The room that the marks of a window take at the right end of its sign."""
    return 28.0 * bool(look.space.combat) + 28.0 * (look.free and look.gives(e.Mentat))


def _marks(b: Build, look: _Face, row: Rect) -> float:
    """From the right edge inwards: Combat mark, control flag with its bonus, bonus spice. Returns their left edge."""
    space, x, y = look.space, row.right - 6, row.y + row.h / 2
    if space.combat:
        b.icon(x - 12, y, "combat", 23, look.opacity)
        x -= 28
    if space.control_bonus:
        wide = _control_width(look.flag)
        with b.thing("control:" + space.id, Rect(x - wide, y - 21, wide, 42)):
            x = _control(b, look, x, y)
    if space.maker and look.bonus:
        color = "dim_text" if look.style == "sign.dim" else "spice_ink" if PLATES[look.style].lit else "spice_text"
        with b.thing("bonus:" + space.id, Rect(x - 50, y - 13, 50, 26)):
            b.icon(x - 12, y, "spice", 23, look.opacity)
            width = b.text(x - 25, y, f"+{look.bonus}", COUNT_SMALL, 700, color, anchor="right")
        x -= 32 + width
    if look.free and look.gives(e.Mentat):
        b.icon(x - 12, y, "mentat", 23, look.opacity, thing="mentat")
        x -= 28
    return x


def _control(b: Build, look: _Face, right: float, y: float) -> float:
    """The control flag and what it pays, and a unit that holds the space between them. Returns its left edge."""
    surface, flag, name = PLATES[look.style], look.flag, f"flag:{look.space.id}"
    bonus = look.space.control_bonus[0]
    if isinstance(bonus, e.Gain):
        b.icon(right - 11, y + 6, bonus.what, 19, look.opacity)
    if flag.holder != NOBODY and flag.owner != NOBODY:  # the marker stays (X6.3)
        b.piece(right - 66, y - 1, "flag", flag.owner, 26, look.opacity, thing=f"{name}.{flag.owner}")
    if flag.holder != NOBODY:
        b.piece(right - 36, y, flag.unit, flag.holder, 32, look.opacity, thing=flag.thing)
    elif flag.owner != NOBODY:
        b.piece(right - 30, y - 1, "flag", flag.owner, 30, look.opacity, thing=f"{name}.{flag.owner}")
    else:
        free = surface.ink2 if surface.lit else ""
        b.icon(right - 30, y, "control_free", 26, look.opacity, free, thing=name)
    return right - _control_width(flag)


def _control_width(flag: Flag) -> float:
    """What the control flag, what it pays and a unit that holds the space take beside one another."""
    return 50.0 if flag.holder == NOBODY else 54.0 if flag.owner == NOBODY else 82.0


def _agents_width(look: _Face) -> float:
    """What Agents take of the line of the name in a low window."""
    return LOW_AGENT - 6 + AGENTS_APART * (len(look.agents) - 1) if look.agents else 0.0


def _agents(b: Build, look: _Face, where: Rect) -> None:
    """The Agents, standing on the sign at the right end of the picture or at the foot of the building."""
    n = len(look.agents)
    size = AGENT if where.h > 80 else LOW_AGENT
    step = AGENTS_APART if n < 3 else max(AGENTS_CLOSE, min(AGENTS_APART, (where.w - size) / n))
    edge = where.right - size / 2 - (2 if not look.in_land else where.w * FROM_EDGE)
    foot = where.bottom - size / 2 + (2 if not look.in_land else 8)
    for index, (seat, name) in enumerate(reversed(look.agents)):
        b.piece(edge - step * index, foot, "agent", seat, size, thing=name)
    if look.coming != NOBODY:
        b.piece(edge - step * n, foot, "agent_ghost", look.coming, size)
        n += 1
    for index, seat in enumerate(look.barred):
        x = edge - 30 * (n + index)
        with b.thing(f"voice:{look.space.id}.{seat}", Rect(x - 14, where.y + 4, 32, 32)):
            b.icon(x, where.y + 18, "barred", 28)
            b.piece(x + 10, where.y + 27, "marker", seat, 15)
