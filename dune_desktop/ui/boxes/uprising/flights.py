"""How Spies, sandworms, contracts and battle icons move, and what passes over the table when they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import bare
from dune_desktop.ui.motion.cues import CueOf
from dune_desktop.ui.motion.flights import Lies, Passing, Writer
from dune_desktop.ui.motion.manner import CLEARED, FIRST, GOT, PAID, TOLD, Alters, MotionStyle
from dune_desktop.ui.screen.display import Element, Icon, Picture, Piece, Rect

CUBE, SIGN, STAMP, TILES = 26.0, 32.0, 46.0, 8
ARRIVED: Final = 0.84  # seconds after the beginning: the tile that was taken is with its owner
CARD: Final = (132.0, 62.0)  # of a Conflict card on its way to its winner
SPY_AT_HOME: Final = "purse:{seat}.spy,spies:{seat},seat:{seat}"
SIETCH_TABR: Final = "space:uprising/sietch_tabr"  # where Maker Hooks lie


def _sign(name: str, size: float = SIGN) -> Callable[[float, float], Element]:
    return lambda x, y: Icon(x, y, name, size)


def _cube(seat: int) -> Callable[[float, float], Element]:
    return lambda x, y: Piece(x, y, "troop", seat, CUBE)


def _seat(told: Facts) -> str:
    return f"seat:{told.seat}"


def _supply(told: Facts) -> tuple[str, ...]:
    return (f"count:{told.seat}.supply", _seat(told))


def _army(told: Facts) -> tuple[str, ...]:
    return (f"sandworms:{told.seat}.conflict", f"lane:{told.seat}")


def _spy(told: Facts) -> list[Passing]:
    """The Spy itself walks."""
    return [((_seat(told),), (f"spy:{told.seat}.{told.post}", f"post:{told.post}"), None, 0, "got")]


def _scheme(told: Facts) -> list[Passing]:
    end = (f"rival_scheme:{told.seat}",)
    return [((_seat(told),), end, lambda x, y: Piece(x, y, "spy", told.seat, SIGN), 1, "got")]


def _hire(told: Facts) -> list[Passing]:
    start = (f"count:{told.seat}.intrigue", _seat(told))
    return [(start, ("deck:intrigue",), _sign("intrigue"), len(told.cards), "paid")]


def _sandworm(told: Facts) -> list[Passing]:
    """It comes up out of the sand itself."""
    return [((f"lane:{told.seat}",), _army(told), None, 0, "got")]


def _hook(told: Facts) -> list[Passing]:
    """The medal itself travels."""
    return [((f"hooks:{told.seat}", _seat(told)), (SIETCH_TABR,), None, 0, "got")]


def _wall(told: Facts) -> list[Passing]:
    return [((_seat(told),), ("shield_wall", "wall"), None, 0, "got")]


def _contract(told: Facts) -> list[Passing]:
    """The tile itself goes to its owner."""
    places = (*(f"contract:{place}.{told.contract}" for place in (0, 1)), *_tiles("aside", told.contract))
    return [(places, (f"contract:{told.contract}", _seat(told)), None, 1, "got")]


def _contract_done(told: Facts) -> list[Passing]:
    start = (f"contract:{told.contract}", _seat(told))
    return [(start, (f"contracts_done:{told.seat}",), _sign("contract_done", STAMP), 1, "paid")]


def _objective(told: Facts) -> list[Passing]:
    return [((_seat(told),), _icon_of(told.seat, told.objective), None, 0, "got")]


def _doubled(told: Facts) -> list[Passing]:
    return [(_army(told), (f"earned:{told.seat}", "conflict"), _sign("sandworm"), 1, "got")]


def _card_won(told: Facts) -> list[Passing]:
    """The Conflict card goes to the battle icons of its winner."""

    def card(x: float, y: float) -> Element:
        wide, high = CARD
        place = Rect(x - wide / 2, y - high / 2, wide, high)
        return Picture(place, f"strip:arena:conflict:{told.conflict}", radius=8)

    return [(("conflict",), (*_icon_of(told.seat, told.conflict), f"lane:{told.seat}"), card, 1, "got")]


def _pair(told: Facts) -> list[Passing]:
    """Both are turned over where they lie."""
    ends = [(*_icon_of(told.seat, card), f"lane:{told.seat}") for card in (told.first, told.second)]
    return [((_seat(told),), end, None, 0, "got") for end in ends]


def _turned_down(told: Facts) -> list[Passing]:
    """It is turned over where it lies."""
    return [((_seat(told),), (*_icon_of(told.seat, told.card), f"lane:{told.seat}"), None, 0, "got")]


def _train(told: Facts) -> list[Passing]:
    return [((_seat(told),), (f"training:{told.seat}",), _sign("training"), 1, "got")]


def _memory(told: Facts) -> list[Passing]:
    return [(_supply(told), (f"memory:{told.seat}", _seat(told)), _cube(told.seat), 1, "paid")]


def _leader_turned(told: Facts) -> list[Passing]:
    return [((f"memory:{told.seat}", _seat(told)), _supply(told), _cube(told.seat), told.n, "paid")]


def _icon_of(seat: int, card: str) -> tuple[str, ...]:
    """The battle icon of a Conflict or Objective card at the army of a seat."""
    return (f"icon:{seat}.{bare(card.rpartition(':')[2])}",)


def _tiles(where: str, contract: str) -> list[str]:
    return [f"contract:{where}.{place}.{contract}" for place in range(TILES)]


def _contract_lies(contract: str, seat: int, viewer: int) -> Iterable[str]:
    """Among the viewer's own contracts, or in the line of another seat; what names a tile already lies there alone."""
    if contract[:1].isdecimal() or contract.partition(".")[0] in ("own", "aside"):
        return ()
    if seat == viewer:
        return (*_tiles("own", contract), "section:own_contracts")
    return (f"contracts_of:{seat}", f"contracts:{seat}")


def _done_lie(_: str, seat: int, viewer: int) -> Iterable[str]:
    """Where the contracts that a seat has completed are counted."""
    return ("contracts_left:own_contracts",) if seat == viewer else (f"contracts:{seat}", f"seat:{seat}")


FLIGHTS: Final[dict[str, Writer]] = {
    "spy": _spy,
    "spy_back": _spy,
    "scheme": _scheme,
    "hire": _hire,
    "sandworm": _sandworm,
    "sandworm_gone": _sandworm,
    "hook": _hook,
    "wall_broken": _wall,
    "contract": _contract,
    "contract_done": _contract_done,
    "objective": _objective,
    "reward_doubled": _doubled,
    "card_won": _card_won,
    "pair": _pair,
    "turned_down": _turned_down,
    "train": _train,
    "memory": _memory,
    "leader_turned": _leader_turned,
}

LIES: Final[dict[str, Lies]] = {"contract": _contract_lies, "contracts_done": _done_lie}

MANNERS: Final[dict[str, MotionStyle]] = {
    "spy": MotionStyle(0.46, "arc", PAID, comes=SPY_AT_HOME, goes=SPY_AT_HOME, leaves=FIRST),
    "sandworm": MotionStyle(
        0.85, "rise", GOT, leaves=FIRST, apart=0.22, throws="rock", shakes=frozenset({"troops", "agent"})
    ),
    "hooks": MotionStyle(0.5, "arc", GOT, comes=SIETCH_TABR + ",seat:{seat}", leaves=FIRST),
    "shield_wall": MotionStyle(1.0, at=PAID, throws="rock", shakes=frozenset({"troops", "agent", "spy"})),
    "contract": MotionStyle(0.30, at=ARRIVED, leaves=CLEARED),
    "icon": MotionStyle(0.30, at=TOLD, leaves=CLEARED, back="battle"),
    "twice": MotionStyle(0.30, at=TOLD, leaves=CLEARED),
}

ALTERS: Final[dict[str, Alters]] = {
    **dict.fromkeys(("spies", "contracts", "contracts_left", "training", "memory"), "count"),
    "shield_wall": "fall",
}

CUES: Final[dict[str, CueOf]] = {
    "spy": "spy",
    "spy_back": "spy",
    "scheme": "intrigue",
    "sandworm": "sandworm",
    "sandworm_gone": "maker",
    "hook": "tile",
    "wall_broken": "wall_falls",
    "contract": "card_lift",
    "contract_done": "stamp",
    "card_won": "card_down",
    "pair": "tile",
    "turned_down": "card_turn",
    "train": "agent",
    "memory": "cube",
    "leader_turned": "card_turn",
}
