"""Pages of Uprising: what a seat has of it, and below a leader the training track."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dune_desktop.engine import Catalog, GameState, Rules
from dune_desktop.engine.boxes.uprising import contracts, spies
from dune_desktop.engine.boxes.uprising.components import TrainingSpace
from dune_desktop.engine.boxes.uprising.conflict import face_up, icon_of
from dune_desktop.engine.boxes.uprising.sandworms import sandworms
from dune_desktop.engine.boxes.uprising.state import BOX, of_seat
from dune_desktop.engine.model.ids import bare
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.screens.lens.facts import Fact, Part, facts_sheet
from dune_desktop.ui.presenters.screens.lens.inspect import Sheet
from dune_desktop.ui.presenters.screens.lens.pages import Seen
from dune_desktop.ui.presenters.screens.lens.sheets import NOTHING_BELOW, Below, draw_owner
from dune_desktop.ui.presenters.screens.lens.subject import Subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import escape

TRACK, CELL = 128.0, 50.0  # height of the training track, and of a space of it
TOKEN: Final = 30.0


def seat_page(page: Page, component: str, known: Catalog | None, seen: Seen | None) -> Sheet:
    """The page of what a seat has."""
    assert seen is not None
    return seat_sheet(page, int(component.partition(":")[2]), seen.rules, seen.view, seen.names)


def of_a_seat(name: str, seen: Seen | None) -> bool:
    """Whether a seat of that number has something of Uprising."""
    return seen is not None and BOX in seen.rules.config.boxes and name.isdigit() and int(name) < len(seen.view.seats)


def seat_sheet(page: Page, seat: int, rules: Rules, state: GameState, names: tuple[str, ...]) -> Sheet:
    """Spies, contracts, battle icons and what else a seat has."""
    head = Subject("", "large", names[seat], str(page.t("sheet.uprising.kind")), (), badge="spy")
    parts = [Part(str(page.t("sheet.uprising.spies")), tuple(_spies(page, rules, state, seat)))]
    if contracts.in_play(rules):
        parts.append(Part(str(page.t("table.contracts")), tuple(_contracts(page, state, seat))))
    parts.append(Part(str(page.t("sheet.uprising.icons")), tuple(_icons(page, rules, state, seat))))
    parts.append(Part(str(page.t("sheet.uprising.more")), tuple(_more(page, rules, state, seat))))

    def mark(b: Build, rect: Rect) -> None:
        draw_owner(b, seat, rect)

    return facts_sheet(page, head, parts, mark=mark, below=training_below(page, seat, rules, state))


def _spies(page: Page, rules: Rules, state: GameState, seat: int) -> Iterator[Fact]:
    yield Fact(str(page.t("sheet.uprising.supply", n=spies.supply(state, seat))), "spy")
    for post in of_seat(state, seat).spies:
        spaces = page.texts.grammar.listed(escape(page.name("space:" + space)) for space in spies.linked(rules)[post])
        yield Fact(spaces, "observation_post")


def _contracts(page: Page, state: GameState, seat: int) -> Iterator[Fact]:
    mine = of_seat(state, seat)
    for names, icon in ((mine.contracts, "contract"), (mine.done, "contract_done")):
        for name in names:
            yield Fact(escape(page.name("contract:" + name)), icon, action=("look", "contract:" + name))
    if not mine.contracts and not mine.done:
        yield Fact(str(page.t("table.no_contract")), "contract")


def _icons(page: Page, rules: Rules, state: GameState, seat: int) -> Iterator[Fact]:
    """The cards with battle icons, those that are still face up with their icon."""
    mine = of_seat(state, seat)
    up = face_up(rules, state, seat)
    cards = ("objective:" + mine.objective, *("conflict:" + card for card in mine.won))
    for card in cards if mine.objective else cards[1:]:
        words = escape(page.name(card))
        down = page.t("common.brackets", words=words, more=page.t("sheet.uprising.down")) if card not in up else words
        yield Fact(str(down), icon_of(rules, card) if card in up else "flip", action=("look", card))


def _more(page: Page, rules: Rules, state: GameState, seat: int) -> Iterator[Fact]:
    mine = of_seat(state, seat)
    if mine.hook:
        yield Fact(str(page.t("sheet.uprising.hooks")), "maker_hooks")
    if worms := sandworms(rules, state, seat):
        yield Fact(str(page.t("sheet.uprising.sandworms", n=worms)), "sandworm")
    if mine.memories:
        yield Fact(str(page.t("sheet.uprising.memories", n=mine.memories)), "memory")
    if mine.training:
        yield Fact(
            escape(page.name("training:" + mine.training)), "training", action=("look", "training:" + mine.training)
        )


# ------------------------------------------------------------------------------------------------ the training track


def training_below(page: Page, seat: int, rules: Rules, state: GameState) -> Below:
    """The training track with the token of the seat, if it has one."""
    at = of_seat(state, seat).training
    if not at:
        return NOTHING_BELOW
    spaces: tuple[TrainingSpace, ...] = rules.catalog.of("training")

    def draw(b: Build, rect: Rect) -> None:
        _track(page, b, spaces, at, seat, rect.inset(0, 6))

    return Below(TRACK, draw)


def _cells(spaces: tuple[TrainingSpace, ...], rect: Rect) -> dict[str, Rect]:
    """Where each space is: columns from left to right, two of a column over one another."""
    columns = max(space.column for space in spaces) + 1
    width = rect.w / columns
    found: dict[str, Rect] = {}
    for column in range(columns):
        there = [space for space in spaces if space.column == column]
        for place, space in enumerate(there):
            row = 0.5 if len(there) == 1 and bare(space.id)[-1:] != "2" else 1.0 if len(there) == 1 else float(place)
            y = rect.y + row * (rect.h - CELL)
            found[bare(space.id)] = Rect(rect.x + column * width + 5, y, width - 10, CELL)
    return found


def _track(page: Page, b: Build, spaces: tuple[TrainingSpace, ...], at: str, seat: int, rect: Rect) -> None:
    cells = _cells(spaces, rect)
    for space in spaces:
        start = cells[bare(space.id)]
        for following in space.leads_to:
            end = cells[bare(following)]
            b.line(start.right, start.center[1], end.x, end.center[1], "brass/60", 2)
    for space in spaces:
        cell = cells[bare(space.id)]
        here = bare(space.id) == bare(at)
        b.plate(cell, "large.reveal" if here else "large.sent")
        if here:
            b.frame(cell, "brass_light", 2, 9)
        shown = line(space.effects, page.texts)
        if shown:
            b.extend(signs.fitted(shown, page.metrics, cell.x + 6, cell.center[1], cell.w - 12, 24)[0])
        else:
            b.icon(*cell.center, "training", 28)
        if here:
            b.piece(cell.right - 8, cell.y + 6, "token", seat, TOKEN)
        b.hit(cell, action=("look", "training:" + space.id), inspect="training:" + space.id, order=10, radius=7)
