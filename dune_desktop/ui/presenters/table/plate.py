"""The plate of a board space: name, price and effects, marks at its right end, Agents on its corner."""

from __future__ import annotations

from typing import NamedTuple

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.components import Space
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import faint, line
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import right_part, strip
from dune_desktop.ui.screen.display import Action, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, CHANGED, COUNT, FLOOR
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Part, Sign, Words

VIGNETTE = 0.72  # how much of a plate its picture takes, from the right
AFTER_CARD = 1  # lit spaces come right after the card that is chosen
SPACE_ORDER = 30  # spaces come after the hand and the tracks in the Tab order
COUNCIL_ROOM = 150.0  # of the seats of the High Council beside the name
BESIDE_NAME = 28.0  # what one Agent takes from the row of the name
AGENTS_APART, AGENTS_CLOSE = 30.0, 16.0  # from one Agent to the next, and where they leave a name its room
FAINT = 0.75  # of what stands on a dark plate


class Flag(NamedTuple):
    """Whose control flag stands on a space, and the unit that holds it: its kind, its seat and its name."""

    owner: int = NOBODY
    unit: str = ""
    holder: int = NOBODY
    thing: str = ""


class _Face(NamedTuple):
    """All that a plate shows."""

    rect: Rect
    space: Space
    texts: Texts
    style: str
    tint: str
    price: tuple[int, int, int] | None  # what the leader pays for it
    agents: tuple[tuple[int, str], ...]  # their seats and names, the last one to come rightmost
    voices: tuple[int, ...]  # seats that bar it to others
    bonus: int  # spice that has gathered
    flag: Flag
    council: tuple[int, ...]  # seats that sit in the High Council
    left: int  # cards of the Reserve stack that it gives
    free: bool  # whether the Mentat is here
    changed: bool

    @property
    def opacity(self) -> float:
        return FAINT if self.style == "space.dim" else 1.0

    def gives(self, kind: type[e.Effect]) -> bool:
        """Whether an effect of this class is among those printed on it."""
        return any(isinstance(effect, kind) for effects in self.space.effects for effect in effects)


class PlateProps(NamedTuple):
    """A board space: how its plate looks, and what a click on it does."""

    face: _Face
    action: Action
    refusal: str
    order: int

    @property
    def rect(self) -> Rect:
        return self.face.rect


def plate_props(model: TableModel, space: str) -> PlateProps:
    """Select what the plate of a board space shows."""
    view, rules, rect = model.view, model.rules, model.place_of(space)
    style, printed = _style(model, space), rules.printed_spaces[space]
    agents = dict.fromkeys(model.occupants(space))
    face = _Face(
        rect,
        printed,
        model.texts,
        style,
        f"seat{model.active}" if style == "space.rival" else "",
        rules.leader_rules[model.me.leader].costs[space],
        tuple((seat, name) for seat in agents for name in model.pieces("agent", seat, space)),
        tuple(seat for name, seat in view.voices if name == space),
        view.bonus_spice.get(space, 0),
        _flag(model, space),
        tuple(seat for seat, player in enumerate(view.seats) if player.council) if printed.seats else (),
        view.reserve.get(rules.foldspace, 0),
        view.mentat == NOBODY,
        space in model.changed,
    )
    return PlateProps(face, *_click(model, space))


def draw_plate(b: Build, props: PlateProps) -> None:
    """A board space: name, price and effects, marks at the right end, Agents on the corner, its state."""
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
    if space == model.rival_space:
        return "space.rival"
    choices, selection = model.choices, model.selection
    if choices.spaces:
        return "space.lit" if space in choices.spaces else "space"
    if selection.space == space:
        return "space.hover"
    if selection.card:
        return "space.lit" if (selection.played, space) in choices.sends else "space.dim"
    quiet = "space.dim" if model.occupants(space) else "space"
    cards = choices.cards_for(space)
    if not cards:
        return quiet
    pointed = model.weighed.card
    return "space.open" if not pointed else "space.reached" if pointed in cards else quiet


def _click(model: TableModel, space: str) -> tuple[Action, str, int]:
    """What a click on the plate does, why it does nothing, and its place in the Tab order."""
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
    rect, space, style = look.rect, look.space, look.style
    surface, component = PLATES[style], "space:" + space.id
    b.plate(rect, style, look.tint)
    strip(b, right_part(rect, VIGNETTE), "space", style, component, 9)
    badge = "influence_" + space.faction if space.faction else space.icon
    top = rect.y + (19 if rect.h < 78 else 21)
    b.icon(rect.x + 23, top, badge, 29, look.opacity)
    room = rect.w - 44 - 8 - _covered(b, look) - (COUNCIL_ROOM if look.gives(e.CouncilSeat) else 0)
    name, size = look.texts.name(component), 20 if rect.w < 220 else 21
    two = rect.h < 78 and b.lines(name, room) > 1  # then both rows draw in a little, and none lies on the other
    b.title_of(rect.x + 43, top, name, room, FLOOR if two else size, surface.ink, close=two)
    bottom = rect.bottom - (15 if two else 20 if rect.h < 78 else 22)
    left_of_marks = _marks(b, look)
    width = left_of_marks - rect.x - 15
    b.signs(space_line(look), rect.x + 9, bottom, width, 23 if two else 28, style, opacity=look.opacity)
    if look.gives(e.CouncilSeat):
        _council_seats(b, look)
    if look.gives(e.Foldspace):
        words = look.texts.t("table.n_left", n=look.left)
        b.text(rect.right - 10, rect.bottom - 20, words, BODY, 500, surface.ink2, anchor="right")
    _agents(b, look)
    if look.changed and not surface.lit:
        b.icon(rect.x + 5, rect.y + 5, "changed", CHANGED)


def space_line(look: _Face) -> Line:
    """What a space asks and gives, in signs; what depends on the position stands in the marks."""
    space, texts = look.space, look.texts
    parts: list[Part] = []
    if space.requirement is not None:
        parts.append(line((e.If(space.requirement, ()),), texts)[0])
    if space.rates:
        return (*parts, *_rates(space))
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
            parts.append(Words(texts.t("sign.each_reveal" if look.gives(e.CouncilSeat) else "sign.at_reveal")))
    return tuple(parts)


def _rates(space: Space) -> Line:
    """The least and the most that can be paid, and what each of the two gives."""
    costs = [cost for rate in space.rates for cost in rate.cost if isinstance(cost, e.Spend)]
    gains = [gain for rate in space.rates for gain in rate.effects if isinstance(gain, e.Gain)]
    pays = Amount(costs[0].what, f"{costs[0].n}–{costs[-1].n}")
    return Boxed("well", (pays,)), Sign(">"), Amount(gains[0].what, f"{gains[0].n}–{gains[-1].n}")


def _council_seats(b: Build, look: _Face) -> None:
    """The seats of the High Council, taken ones first in seat order."""
    x = look.rect.right - 24 - 34 * len(look.agents)
    for index in reversed(range(look.space.seats or 0)):
        if index < len(look.council):
            seat = look.council[index]
            b.piece(x, look.rect.y + 24, "council", seat, 34, thing=f"council:{seat}")
        else:
            b.icon(x, look.rect.y + 24, "council_seat_free", 30, 0.8, thing=f"council:free.{index}")
        x -= 36


def _marks(b: Build, look: _Face) -> float:
    """From the right edge inwards: Combat mark, control flag with its bonus, bonus spice. Returns their left edge."""
    space, rect = look.space, look.rect
    x = rect.right - 8
    y = rect.bottom - 21
    if space.combat:
        b.icon(x - 13, y, "combat", 26, look.opacity)
        x -= 32
    if space.control_bonus:
        with b.thing("control:" + space.id, Rect(x - 66, y - 21, 66, 42)):
            x = _control(b, look, x, y)
    if space.maker and look.bonus:
        color = "dim_text" if look.style == "space.dim" else "spice_ink" if PLATES[look.style].lit else "spice_text"
        with b.thing("bonus:" + space.id, Rect(x - 50, y - 13, 50, 26)):
            b.icon(x - 12, y, "spice", 25, look.opacity)
            width = b.text(x - 26, y, f"+{look.bonus}", COUNT, 700, color, anchor="right")
        x -= 34 + width
    if look.free and look.gives(e.Mentat):
        b.icon(x - 12, y, "mentat", 25, look.opacity, thing="mentat")
        x -= 30
    return x


def _control(b: Build, look: _Face, right: float, y: float) -> float:
    """The control flag and what it pays; a unit that holds the space stands before it. Returns its left edge."""
    surface, flag, name = PLATES[look.style], look.flag, f"flag:{look.space.id}"
    bonus = look.space.control_bonus[0]
    if isinstance(bonus, e.Gain):
        b.icon(right - 11, y + 6, bonus.what, 19, look.opacity)
    left = right - 50
    if flag.holder != NOBODY and flag.owner != NOBODY:  # the marker stays underneath (X6.3)
        b.piece(right - 50, y - 3, "flag", flag.owner, 28, look.opacity, thing=f"{name}.{flag.owner}")
        left -= 16
    if flag.holder != NOBODY:
        b.piece(right - 32, y + 1, flag.unit, flag.holder, 32, look.opacity, thing=flag.thing)
    elif flag.owner != NOBODY:
        b.piece(right - 30, y - 1, "flag", flag.owner, 30, look.opacity, thing=f"{name}.{flag.owner}")
    else:
        free = surface.ink2 if surface.lit else ""
        b.icon(right - 30, y, "control_free", 26, look.opacity, free, thing=name)
    return left


def _covered(b: Build, look: _Face) -> float:
    """How much of the row of the name the Agents cover."""
    n = len(look.agents)
    return BESIDE_NAME + _step(b, look) * (n - 1) if n else 0.0


def _step(b: Build, look: _Face) -> float:
    """From one Agent to the next: they stand closer where the name would be covered otherwise."""
    n = len(look.agents)
    if n < 2:
        return AGENTS_APART
    name, room = look.texts.name("space:" + look.space.id), look.rect.w - 44 - 8 - BESIDE_NAME
    if b.fits(name, room - AGENTS_APART * (n - 1), 2):
        return AGENTS_APART
    return max(AGENTS_CLOSE, min(AGENTS_APART, (room - b.metrics.width(name, BODY, 600)) / (n - 1)))


def _agents(b: Build, look: _Face) -> None:
    rect, step = look.rect, _step(b, look)
    narrow = rect.w < 220
    size = 50 if narrow else 58
    edge, above = rect.right - 18, 17
    for index, (seat, name) in enumerate(reversed(look.agents)):
        b.piece(edge - step * index, rect.y + size / 2 - above, "agent", seat, size, thing=name)
    for index, seat in enumerate(look.voices):
        x = rect.right - 20 - 30 * (len(look.agents) + index)
        with b.thing(f"voice:{look.space.id}.{seat}", Rect(x - 14, rect.y + 4, 32, 32)):
            b.icon(x, rect.y + 18, "barred", 28)
            b.piece(x + 10, rect.y + 27, "marker", seat, 15)
