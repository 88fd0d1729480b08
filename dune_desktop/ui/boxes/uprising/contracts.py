"""Contracts on the right wall: those to take, the player's own, and in a line for each seat those of the others.

Below them stands what is to be known of each Rival, also in games without contracts.
"""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from dune_desktop.engine import GameState
from dune_desktop.engine.boxes.uprising import contracts
from dune_desktop.engine.boxes.uprising.components import Contract
from dune_desktop.engine.boxes.uprising.rival_effects import leader_of
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table
from dune_desktop.engine.boxes.uprising.words import SetContractsAside, TakeContract
from dune_desktop.engine.model.ids import bare
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.uprising.seats import SHEET
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.presenters.effect_line import ARROW, line
from dune_desktop.ui.presenters.table.additions import Parts
from dune_desktop.ui.presenters.table.market.row import BEFORE_BUTTON
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import strip
from dune_desktop.ui.screen.display import Action, Rect, Region
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.screen.sizes import BODY, SIGN_SMALL
from dune_desktop.ui.text.signs import Amount, Line, Words

CONTRACT_ORDER: Final = 52
HEAD, SIGNS = 30.0, 24.0
BAR: Final = 30.0  # height of the line with what completes it
LOW: Final = 56.0  # below this height its reward stands beside that
ROW: Final = 33.0  # a line of the others
RIVAL: Final = 1.7  # lines that a Rival takes
DONE: Final = "contract_done"


class Tile(NamedTuple):
    """A contract: where it lies, what it is, how it looks, and what a click on it does."""

    thing: str
    contract: Contract
    style: str
    icon: str  # of what completes it
    picture: str
    action: Action
    order: int


class _Offers(NamedTuple):
    """The contracts to take, and how many lie face down; their heading ends before what is beside it."""

    rect: Rect
    end: float
    texts: Texts
    places: tuple[Rect, ...]
    tiles: tuple[Tile | None, ...]
    left: int


class _Own(NamedTuple):
    """The player's open contracts, and how many are done."""

    rect: Rect
    texts: Texts
    seat: int
    tiles: tuple[Tile, ...]
    done: int


class _Rival(NamedTuple):
    """What is to be known of a Rival: its Factions by priority, how many goods it has toward its Swordmaster and how
    many it needs, how many Spies stand on posts, and its Scheme.
    """

    seat: int
    priority: tuple[str, ...]
    fund: str
    spies: int
    scheme: Line


class _Others(NamedTuple):
    """The open contracts of other seats (of all, if nobody looks), how many each has done, and the Rivals."""

    rect: Rect
    heading: str
    texts: Texts
    lines: tuple[tuple[int, tuple[Line, ...], int], ...]
    rivals: tuple[_Rival, ...]


def parts(model: TableModel) -> Parts:
    """The parts on the wall: contracts in games with the module, and what others have."""
    found: Parts = {}
    if "offers" in model.places:
        found["offers"] = Part(_select_offers, _draw_offers)
        if model.viewer >= 0:
            found["offers.own"] = Part(_select_own, _draw_own)
    if "others" in model.places:
        found["others"] = Part(_select_others, _draw_others)
    return found


def icon_of(model: TableModel, contract: Contract) -> str:
    """Return the sign of what completes a contract."""
    if contract.visit:
        spaces = model.rules.printed_spaces.items()
        space = next((space for name, space in spaces if bare(name) == bare(contract.visit)), None)
        return space.faction or space.icon if space is not None else "space"
    return "maker" if contract.harvest else "spice_must_flow" if contract.acquire else "immediate"


def picture_of(contract: Contract) -> str:
    """Return the picture of what completes a contract."""
    if contract.visit:
        return "space:" + (contract.visit if "/" in contract.visit else "uprising/" + contract.visit)
    if contract.acquire:
        return "card:uprising/the_spice_must_flow"
    return "space:uprising/" + ("hagga_basin" if contract.harvest else "accept_contract")


def seals(model: TableModel, space: str) -> tuple[str, ...]:
    """Return a sign for each open contract of the viewer that sending an Agent there could complete."""
    if model.viewer < 0 or not contracts.in_play(model.rules):
        return ()
    maker = model.rules.spaces[space].maker
    mine = (model.rules.more["contract"][name] for name in of_seat(model.view, model.viewer).contracts)
    return tuple("contract" for each in mine if each.visit == bare(space) or (each.harvest and maker))


def actions(model: TableModel) -> dict[str, Action]:
    """Return what a click on each contract that can be taken now answers."""
    found: dict[str, Action] = {str(name): ("option", word, name) for word, name in model.choices.of("contract")}
    waiting = model.waiting(TakeContract)
    if found or waiting is None or model.decision is None or not contracts.in_play(model.rules):
        return found
    first, _ = waiting
    open_to = (*filter(None, of_table(model.view).shown), *_set_aside(model))
    return {name: ("options", *first, ("contract", name)) for name in open_to}


def tile_of(model: TableModel, thing: str, name: str, style: str, action: Action = (), order: int = -1) -> Tile:
    """Return a contract as a tile of this style."""
    contract: Contract = model.rules.more["contract"][name]
    return Tile(thing, contract, style, icon_of(model, contract), picture_of(contract), action, order)


def _select_offers(model: TableModel) -> _Offers:
    table, ways = of_table(model.view), actions(model)
    tiles = tuple(
        tile_of(
            model,
            f"contract:{number}.{name}",
            name,
            "contract.lit" if name in ways else "contract",
            ways.get(name, ()),
            CONTRACT_ORDER + number if name in ways else -1,
        )
        if name
        else None
        for number, name in enumerate(table.shown)
    )
    places = tuple(model.places[f"contract.{number}"] for number in range(len(tiles)))
    rect, button = model.places["offers"], model.places["recap"]
    end = min(rect.right, button.x - BEFORE_BUTTON) if button.y < rect.y + HEAD else rect.right
    return _Offers(rect, end, model.texts, places, tiles, len(table.deck))


def _select_own(model: TableModel) -> _Own:
    mine = of_seat(model.view, model.viewer)
    then = model.then(partial(_open, seat=model.viewer))
    tiles = []
    for place, name in enumerate(mine.contracts):
        due = mine.contracts[: place + 1].count(name) > then.count(name)
        tiles.append(tile_of(model, f"contract:own.{place}.{name}", name, "contract.due" if due else "contract"))
    ways = actions(model)
    for place, name in enumerate(_set_aside(model)):
        thing, lit = f"contract:aside.{place}.{name}", name in ways
        order = CONTRACT_ORDER + len(tiles) + 2 if lit else -1
        tiles.append(tile_of(model, thing, name, "contract.lit" if lit else "contract.dim", ways.get(name, ()), order))
    return _Own(model.places["offers.own"], model.texts, model.viewer, tuple(tiles), len(mine.done))


def _set_aside(model: TableModel) -> tuple[str, ...]:
    """The contracts that lie aside for the leader of the viewer alone."""
    leader = model.rules.leader_rules[model.me.leader]
    mine = any(isinstance(effect, SetContractsAside) for effect in leader.start_with)
    return of_table(model.view).aside if mine else ()


def _open(state: GameState, seat: int) -> tuple[str, ...]:
    return of_seat(state, seat).contracts


def _select_others(model: TableModel) -> _Others:
    seats = [seat for seat in range(len(model.view.seats)) if seat != model.viewer and model.rules.is_player[seat]]
    seats, lines = seats if contracts.in_play(model.rules) else [], []
    for seat in seats:
        held = of_seat(model.view, seat)
        shown = tuple(short(model, model.rules.more["contract"][name]) for name in held.contracts)
        lines.append((seat, shown, len(held.done)))
    rivals = tuple(_rival(model, seat) for seat in range(len(model.view.seats)) if model.rules.is_rival[seat])
    heading = "table.other_contracts" if model.viewer >= 0 else "table.all_contracts"
    return _Others(model.places["others"], heading, model.texts, tuple(lines), rivals)


def _rival(model: TableModel, seat: int) -> _Rival:
    leader, player = leader_of(model.rules, model.view, seat), model.view.seats[seat]
    goods = player.solari + player.spice + player.water + len(player.intrigue)
    fund = "" if player.swordmaster else f"{goods}/{leader.swordmaster}"
    scheme = line(leader.scheme, model.texts)
    return _Rival(seat, leader.priority, fund, len(of_seat(model.view, seat).spies), scheme)


def short(model: TableModel, contract: Contract) -> Line:
    """Return a contract in one line: what completes it, and what it gives."""
    name = Words(model.name("contract:" + contract.id))
    return (Amount(icon_of(model, contract)), name, ARROW, *line(contract.effects, model.texts))


# ------------------------------------------------------------------------------------------------ drawing it


def _heading(b: Build, rect: Rect, words: str, thing: str, icon: str, n: int) -> None:
    """A heading, and at its end a number."""
    wide = b.metrics.width(str(n), BODY, 600) + 28
    title, pile = Rect(rect.x, rect.y, rect.w - wide - 10, 26), Rect(rect.right - wide, rect.y, wide, 26)
    with b.thing("section:" + thing, title):
        b.section(title, words)
    with b.thing("contracts_left:" + thing, pile):
        b.text(pile.right, rect.y + 13, str(n), BODY, 600, "bone2", anchor="right")
        b.icon(pile.x + 12, rect.y + 13, icon, SIGN_SMALL)


def _draw_offers(b: Build, props: _Offers) -> Region:
    head = props.rect._replace(w=props.end - props.rect.x)
    _heading(b, head, props.texts.t("table.contracts"), "contracts", "contract", props.left)
    none = props.texts.t("table.row_empty")
    for place, tile in zip(props.places, props.tiles, strict=True):
        if tile is not None:
            draw_tile(b, tile, place, props.texts)
        else:
            b.plate(place, "contract.dim")
            b.text(*place.center, none, BODY, 500, "bone3", anchor="center", box=place.w - 16)
    return b.region("offers", props.rect, bleed=30)


def draw_tile(b: Build, tile: Tile, rect: Rect, texts: Texts) -> None:
    """What completes it over its picture, and below that what it gives; a low one has both in one line."""
    surface = PLATES[tile.style]
    key, shown = "contract:" + tile.contract.id, line(tile.contract.effects, texts)
    with b.thing(tile.thing, rect):
        b.plate(rect, tile.style)
        low = rect.h < LOW
        bar = Rect(rect.x, rect.y, rect.w, rect.h if low else BAR)
        if not low:
            window = Rect(rect.x, bar.bottom, rect.w, rect.h - BAR)
            strip(b, window, "window", tile.style, tile.picture, 7)
        middle = bar.y + bar.h / 2
        b.icon(bar.x + 18, middle, tile.icon, SIGN_SMALL + 2)
        need = min(rect.w * 0.5, b.needs(shown, 22)) if low else 0.0
        room = bar.w - 40 - (need + 8 if low else 0.0)
        lines = 2 if low and bar.h > 40 else 1
        b.title_of(bar.x + 33, middle, texts.name(key), room, 20, surface.ink, lines=lines, close=True)
        if low:
            b.one_row(shown, bar.right - need - 8, middle, need, 22, tile.style)
        else:
            foot = Rect(rect.x + 10, rect.bottom - 36, rect.w - 20, 32)
            b.plate(foot, "told")
            used = min(foot.w - 10, b.needs(shown, SIGNS))
            b.one_row(shown, foot.center[0] - used / 2, foot.center[1], foot.w - 10, SIGNS, "sent")
        b.hit(rect, action=tile.action, inspect=key, order=tile.order, radius=8)


def _draw_own(b: Build, props: _Own) -> Region:
    rect = props.rect
    _heading(b, rect, props.texts.t("table.own_contracts"), "own_contracts", DONE, props.done)
    many = len(props.tiles)
    if not many:
        b.text(rect.x + 2, rect.y + HEAD + 18, props.texts.t("table.no_contract"), BODY, 500, "bone3", box=rect.w - 4)
    rows = -(-many // 2)
    gap, room = 8.0, rect.h - HEAD
    high = min(room, (room + gap) / max(1, rows) - gap)
    width = (rect.w - 10) / 2
    for index, tile in enumerate(props.tiles):
        x, y = rect.x + (width + 10) * (index % 2), rect.y + HEAD + (high + gap) * (index // 2)
        draw_tile(b, tile, Rect(x, y, width, high), props.texts)
    sheet = f"{SHEET}:{props.seat}"
    head = Rect(rect.x, rect.y, rect.w, 26)
    b.hit(head, action=("inspect", sheet), inspect=sheet, radius=5, thing="section:own_contracts")
    return b.region("offers.own", rect, bleed=30)


def _draw_others(b: Build, props: _Others) -> Region:
    rect = props.rect
    if props.lines:
        words = props.texts.t(props.heading)
        b.text(rect.x, rect.y + 12, words, BODY, 500, "bone2", box=rect.w)
    top = 26.0 if props.lines else 0.0
    pitch = min(ROW, (rect.h - top) / max(1.0, len(props.lines) + RIVAL * len(props.rivals)))
    for index, (seat, shown, done) in enumerate(props.lines):
        row = Rect(rect.x, rect.y + top + pitch * index, rect.w, pitch - 4)
        with b.thing(f"contracts_of:{seat}", row):
            b.plate(row, "row")
            b.bar(Rect(row.x, row.y, 5, row.h), f"seat{seat}", radius=2)
            y, wide = row.y + row.h / 2, b.metrics.width(str(done), BODY, 600) + 26
            b.text(row.right - 8, y, str(done), BODY, 600, "bone2", anchor="right")
            b.icon(row.right - wide + 2, y, DONE, SIGN_SMALL - 2)
            _short_ones(b, shown, Rect(row.x + 12, row.y, row.w - wide - 28, row.h), props.texts)
            b.hit(row, inspect=f"{SHEET}:{seat}", radius=6)
    y = rect.y + top + pitch * len(props.lines)
    for rival in props.rivals:
        _draw_rival(b, rival, Rect(rect.x, y, rect.w, pitch * RIVAL - 4))
        y += pitch * RIVAL
    return b.region("others", rect, bleed=10)


def _draw_rival(b: Build, rival: _Rival, rect: Rect) -> None:
    """Priorities and fund in the upper line, Spies and Scheme in the lower one."""
    seat, sheet = rival.seat, f"seat:{rival.seat}"
    with b.thing(f"rival:{seat}", rect):
        b.plate(rect, "row")
        b.bar(Rect(rect.x, rect.y, 5, rect.h), f"seat{seat}", radius=2)
        b.hit(rect, action=("inspect", sheet), inspect=sheet, radius=6)
        upper, lower, x = rect.y + rect.h * 0.28, rect.y + rect.h * 0.72, rect.x + 26
        for place, faction in enumerate(rival.priority):
            b.icon(x + 28 * place, upper, faction, SIGN_SMALL, thing=f"rival_priority:{seat}.{place}")
        if rival.fund:
            wide = b.metrics.width(rival.fund, BODY, 700)
            with b.thing(f"rival_fund:{seat}", Rect(rect.right - wide - 36, upper - 12, wide + 30, 24)):
                b.text(rect.right - 10, upper, rival.fund, BODY, 700, "bone", anchor="right")
                b.icon(rect.right - wide - 24, upper, "swordmaster", SIGN_SMALL)
        with b.thing(f"rival_scheme:{seat}", Rect(rect.x + 12, lower - 12, rect.w - 20, 24)):
            b.piece(x, lower, "spy", seat, SIGN_SMALL + 4)
            b.text(x + 14, lower, str(rival.spies), BODY, 700, "bone")
            b.one_row((ARROW, *rival.scheme), x + 34, lower, rect.right - x - 44, 22, "row")


def _short_ones(b: Build, shown: tuple[Line, ...], rect: Rect, texts: Texts) -> None:
    """Contracts side by side, without their names where these have no room."""
    y = rect.y + rect.h / 2
    if not shown:
        b.text(rect.x, y, texts.t("table.no_contract"), BODY, 500, "bone3", box=rect.w)
        return
    room = rect.w / len(shown)
    for index, whole in enumerate(shown):
        fits = b.needs(whole, 20) <= room - 10
        told = whole if fits else tuple(part for part in whole if not isinstance(part, Words))
        b.one_row(told, rect.x + room * index, y, room - 10, 20, "row")
