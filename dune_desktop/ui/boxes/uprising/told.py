"""What events of Uprising mean where it is told what happened: what they give, and which of them are great."""

from __future__ import annotations

from typing import Final, NamedTuple

from dune_desktop.engine import Rules
from dune_desktop.engine.boxes.uprising.conflict import icon_of
from dune_desktop.engine.boxes.uprising.sandworms import SANDWORM
from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n import Texts
from dune_desktop.ui.boxes.uprising import contracts
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.additions import Emblem
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.told import EventContribution, Great
from dune_desktop.ui.screen.display import Picture, Rect

WORM: Final = 58 / 68  # its width by its height
TILE: Final = 300.0, 138.0  # a contract
ASIDE: Final = 18.0  # of the middle, where the face is not


def _sandworm(rules: Rules, told: Facts) -> Great:
    worth = int(told.n) * SANDWORM.strength
    return Great("sandworm", "", "sandworm", n=int(told.n), worth=worth, late=True)


def _wall(rules: Rules, told: Facts) -> Great:
    return Great("wall", "", "break_wall", late=True)


def _contract(rules: Rules, told: Facts) -> Great:
    return Great("contract", f"contract:{told.contract}", "contract_done")


def _pair(rules: Rules, told: Facts) -> Great:
    return Great("pair", str(told.second), icon_of(rules, str(told.first)), late=True)


def _leader(rules: Rules, told: Facts) -> Great:
    return Great("leader", f"leader:{told.leader}", "memory", n=int(told.n))


class _Worms(NamedTuple):
    """Sandworms of a seat."""

    seat: int
    n: int


def _draw_worms(b: Build, ring: Rect, props: _Worms) -> None:
    """One that is larger than the ring it comes out of, and smaller ones behind it."""
    foot = ring.bottom - 6
    for place in reversed(range(min(3, props.n))):
        high = ring.h * (1.08 - 0.3 * (place > 0))
        x = ring.center[0] + ring.w * (0.0, 0.3, -0.3)[place] - high * WORM / 2
        b.add(Picture(Rect(x, foot - high, high * WORM, high), f"figure:{props.seat}:sandworm"))
    b.add(Picture(Rect(ring.x - 10, foot - 56, ring.w + 20, 76), "figure:-1:dust"))


def _draw_wall(b: Build, ring: Rect, props: None) -> None:
    b.add(Picture(ring.inset(-ring.w * 0.2, ring.h * 0.16), "site:shield_wall_fallen"))
    b.icon(ring.center[0], ring.y + ring.h * 0.34, "break_wall", ring.w * 0.42)


class _Contract(NamedTuple):
    """A completed contract."""

    tile: contracts.Tile
    texts: Texts


def _select_contract(model: TableModel, seat: int, great: Great) -> _Contract:
    return _Contract(contracts.tile_of(model, "", great.about.partition(":")[2], "contract.lit"), model.texts)


def _draw_contract(b: Build, ring: Rect, props: _Contract) -> None:
    """The tile, and the stamp on it."""
    wide, high = TILE
    place = Rect(ring.center[0] - wide / 2 + ASIDE, ring.center[1] - high / 2 - 12, wide, high)
    contracts.draw_tile(b, props.tile, place, props.texts)
    b.icon(place.right - 14, place.y + 8, contracts.DONE, 84)


def _select_pair(model: TableModel, seat: int, great: Great) -> tuple[str, str]:
    """The icons of both cards: the same, unless one of them is wild."""
    return great.sign, icon_of(model.rules, great.about)


def _draw_pair(b: Build, ring: Rect, icons: tuple[str, str]) -> None:
    """Two battle icons, and the point that they give."""
    (x, y), size = ring.center, ring.w * 0.46
    for away, icon in zip((-0.29, 0.29), icons, strict=True):
        box = Rect(x + ring.w * away - size / 2, y - size * 0.66, size, size)
        b.plate(box, "fanfare.icon")
        b.icon(*box.center, icon, size * 0.74)
    b.icon(x, y + ring.h * 0.29, "vp", ring.w * 0.34)


def _draw_hooks(b: Build, ring: Rect, seat: int) -> None:
    b.piece(*ring.center, "hooks", seat, ring.w * 0.78)


EVENTS: Final = EventContribution(
    gained={
        "spy": lambda told: ("spy", 1),
        "hook": lambda told: ("maker_hooks", 1),
        "contract": lambda told: ("contract", 1),
        "contract_done": lambda told: ("contract_done", 1),
        "train": lambda told: ("training", 1),
        "memory": lambda told: ("memory", 1),
    },
    alone=frozenset({"spy", "maker_hooks", "contract", "contract_done", "training", "memory"}),
    great={
        "sandworm": _sandworm,
        "wall_broken": _wall,
        "contract_done": _contract,
        "pair": _pair,
        "hook": lambda rules, told: Great("hook", "", "maker_hooks", late=True),
        "leader_turned": _leader,
        "reward_doubled": lambda rules, told: Great("doubled", "", "sandworm"),
        "scheme": lambda rules, told: Great("scheme", "", "spy"),
    },
)

EMBLEMS: Final[dict[str, Emblem]] = {
    "sandworm": Emblem(lambda model, seat, great: _Worms(seat, great.n), _draw_worms),
    "wall": Emblem(lambda model, seat, great: None, _draw_wall),
    "contract": Emblem(_select_contract, _draw_contract),
    "pair": Emblem(_select_pair, _draw_pair),
    "hook": Emblem(lambda model, seat, great: seat, _draw_hooks),
}
