"""The screen of past games: whose they are, what they come to, and the list of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.kit.box_model import Node, column, draw, drawn, plate, row, scaled, share, stack
from dune_desktop.ui.kit.drawn import Drawn
from dune_desktop.ui.kit.scrolling import Block, scrolled
from dune_desktop.ui.kit.widgets import Option, segmented
from dune_desktop.ui.presenters.screens.book import grown
from dune_desktop.ui.presenters.screens.page import Page, header, walk_keys
from dune_desktop.ui.presenters.screens.past.games import EDGE, ROW, rows
from dune_desktop.ui.presenters.screens.past.overview import overview
from dune_desktop.ui.presenters.screens.past.tally import Evening, Tally
from dune_desktop.ui.presenters.screens.saves.listing import Notice
from dune_desktop.ui.presenters.screens.saves.shown import notice_line
from dune_desktop.ui.screen.display import Rect, Region, Screen
from dune_desktop.ui.screen.values import changed

COLUMN: Final = "past"
Tab = Literal["overview", "games"]
TABS: Final[tuple[Tab, ...]] = ("overview", "games")

_BAR = 30.0  # free at the right for the bar of what scrolls


@dataclass(frozen=True, slots=True)
class Past:
    """All there is to show. `evenings` begin with the latest; `people` names those at a table in a line.

    `persons`: those who gave a name; `who` of them is counted, "" for all. `saves`: games that can be looked at again.
    `chosen` is the game that keys are for; `undo` brings one back that was deleted. `empty` stands where no game is.
    """

    tally: Tally
    evenings: Sequence[Evening]
    people: Callable[[Evening], str]
    persons: Mapping[str, str]
    who: str
    tab: Tab
    offset: float
    chosen: int
    saves: frozenset[str]
    note: str
    notice: Notice | None
    undo: bool
    empty: str


def area(page: Page) -> Rect:
    """Where the games are."""
    return column(180 + 48 * max(1.0, page.around), share(), 36).split(page.content.inset(-EDGE, 0))[0]


def pitch(page: Page) -> float:
    """From one game of the list to the next."""
    return ROW * page.type.scale


def in_sight(page: Page, count: int, offset: float) -> range:
    """The places of the games that are seen, in part at least, when the list is scrolled so far."""
    first = int(offset // pitch(page))
    return range(min(first, count), min(count, int((offset + area(page).h) // pitch(page)) + 1))


def offset_for(page: Page, place: int, offset: float) -> float:
    """How far the list must be scrolled so that all of a game is seen: as little from `offset` as will do."""
    return min(max(offset, (place + 1) * pitch(page) - area(page).h), place * pitch(page))


def made(page: Page, past: Past) -> list[Block]:
    """What scrolls, as large as the player likes it."""
    width = (area(page).w - _BAR) / page.type.scale
    if past.tab == "overview":
        return grown(page, overview(page, past.tally, width))
    seen = in_sight(page, len(past.evenings), past.offset)
    names = [past.people(past.evenings[place]) for place in seen]
    return grown(page, rows(page, past.evenings, names, seen, width, past.chosen, past.saves))


def list_limit(page: Page, past: Past) -> float:
    """How far the list can be scrolled."""
    return max(0.0, len(past.evenings) * pitch(page) - area(page).h)


def past_screen(page: Page, past: Past, blocks: Sequence[Block]) -> Screen:
    """The whole screen; `blocks` are those `made`."""
    rect = area(page)
    regions = [header(page, page.t("past.title"), past.note if past.notice is None else "")]
    if past.notice is not None:
        regions.append(notice_line(page, past.notice))
    if past.evenings:
        regions.append(_choices(page, past))
    if past.evenings:
        shown = scrolled(COLUMN, rect, blocks, past.offset, keys=past.tab == "overview")
        if past.tab == "games":
            leaf = max(1, int(rect.h // pitch(page)))
            shown = changed(shown, hits=(*shown.hits, *walk_keys(COLUMN, rect, leaf, len(past.evenings))))
        regions.append(shown)
    else:
        b = page.build()
        style = page.type.style("prose", color="over_dusk")
        with b.thing("past:none", rect):
            b.markup(page.left, rect.y - 20, past.empty, min(rect.w, 1100 * page.type.scale), style)
        regions.append(b.region(COLUMN, Rect(rect.x, rect.y - 30, rect.w, rect.h + 30)))
    if past.undo:
        b = page.build()
        spot = Rect(page.left, 150, 0, 0)  # of no size, so that it is not clicked
        b.hit(spot, action=("restore",), command="undo", thing="past:undo")
        regions.append(b.region("deleted", spot))
    return Screen("newgame", tuple(regions), page.width, page.height)


def _choices(page: Page, past: Past) -> Region:
    """Overview or list at the left; at the right whose games, where people gave names."""
    b, by = page.build(), page.around
    rect = page.band(160, 48 * by)
    words = {"overview": page.t("past.tab.overview"), "games": page.t("past.tab.games", n=past.tally.games)}
    options = [Option(str(words[tab]), ("tab", tab)) for tab in TABS]
    tabs = _on_plate(segmented(page.metrics, 0, 0, options, TABS.index(past.tab), order=2), "tabs")
    shown: list[Node | float] = [scaled(by, tabs), share()]
    if len(past.persons) > 1:
        people, at = _persons(page, past, (rect.w - 40) / by - tabs.width().natural)
        shown.append(scaled(by, _on_plate(segmented(page.metrics, 0, 0, people, at, order=3), "people")))
    draw(b, row(*shown), rect)
    return b.region("choices", rect, bleed=6)


def _on_plate(choice: Drawn, name: str) -> Node:
    """A choice on a ground of its own: the painting behind it is as light as what stands on it."""
    return stack(drawn(choice), paint=plate("note"), thing=f"past:{name}", stretch=False)


def _persons(page: Page, past: Past, room: float) -> tuple[list[Option], int]:
    """Everybody, and as many names as find room, those who played most first; which of them is chosen."""
    found = [Option(str(page.t("past.everybody")), ("who", ""))]
    names = list(past.persons)
    if past.who in names[1:]:  # whoever is counted is always among them
        names.remove(past.who)
        names.insert(0, past.who)
    shown = [""]
    b = page.build()
    used = page.metrics.width(found[0].text, 20, 600) + 32
    for name in names:
        words = b.cut(past.persons[name], 200, 20, 600)
        used += page.metrics.width(words, 20, 600) + 24
        if used > room:
            break
        found.append(Option(words, ("who", name)))
        shown.append(name)
    return found, shown.index(past.who) if past.who in shown else 0
