"""Families of positions: faults that computers once made again and again, each in many variations.

A family is a fault of plan rather than of tactics: something good for whole games is left or thrown away. Seats,
leaders, rounds, goods and hands vary, so that no rule can be made for single positions.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.kit import Table, ix_table, table
from tests.players.positions.case import DEAR, FACTIONS, Case, Pattern, to

MANY: Final = 24  # positions of a family
LEADERS: Final = (
    "paul_atreides",
    "duke_leto_atreides",
    "glossu_the_beast_rabban",
    "earl_memnon_thorvald",
    "countess_ariana_thorvald",
    "count_ilban_richese",
)
COMBAT: Final = (
    "arrakeen",
    "carthag",
    "research_station",
    "sietch_tabr",
    "hardy_warriors",
    "stillsuits",
    "heighliner",
    "imperial_basin",
    "hagga_basin",
    "the_great_flat",
)
FOR_POINTS: Final = ("skirmish_a", "skirmish_b", "desert_power", "terrible_purpose")
DULL_CARDS: Final = ("dagger", "convincing_argument", "dune_the_desert_planet")

TABLES: Final = (table, table, ix_table)
ELSEWHERE: Final = (
    "high_council",
    "mentat",
    "rally_troops",
    "conspire",
    "heighliner",
    "selective_breeding",
    "swordmaster",
)
"""Spaces where Agents stand that were sent before: dear ones, which the seat that is asked cannot pay for."""

Answers = tuple[tuple[Pattern, ...], tuple[Pattern, ...]]
"""Patterns of right and of wrong answers."""


def families() -> dict[str, list[Case]]:
    """All of them, by what the fault is."""
    return {
        name: [_case(name, make, number) for number in range(MANY)]
        for name, make in {
            "a free place is left": _free_place,
            "more troops than the place takes": _too_many,
            "an Alliance is guarded for nothing": _guarded,
            "Intrigue cards lie open to Secrets": _open_to_secrets,
            "Combat cards are burnt": _burnt,
            "spice and no Swordmaster": _spice_pile,
            "an army stays at home": _idle_army,
        }.items()
    }


def _case(name: str, make: Callable[[Random], tuple[Table, Answers]], number: int) -> Case:
    """One variation: the same number is the same position."""
    (_, (right, wrong)) = make(Random(number))
    return Case(f"{name}, {number}", lambda: make(Random(number))[0], right, wrong)


def _seated(
    chance: Random, rounds: range, away: int = 0, makes: tuple[Callable[..., Table], ...] = TABLES, **facts: Any
) -> tuple[Table, int, list[int]]:
    """A table of three or four, the seat that is asked and the others; nothing worth buying, little to spend."""
    players = chance.choice((3, 4, 4))
    seat = chance.randrange(players)
    make = chance.choice(makes)
    t = make(players, turn_of=seat, leader=chance.choice(LEADERS)).round(chance.choice(rounds))
    if make is table:
        t.row(*DEAR)
    elsewhere = list(ELSEWHERE)
    sent = [elsewhere.pop() for _ in range(2 - facts.pop("agents_left", 2))]
    t.setup(seat, agents=sent, **{"water": chance.randrange(2), "solari": chance.randrange(3), "vp": 3, **facts})
    others = [other for other in range(players) if other != seat]
    for other in others:
        sent = [elsewhere.pop() for _ in range(away)]
        t.setup(other, agents=sent, vp=chance.choice((2, 3, 3, 4)), garrison=2, spice=chance.randrange(4))
    return t, seat, others


def _revealed(t: Table, others: list[int], *troops: int) -> None:
    """The others have had their last turn, with so many troops in the Conflict."""
    for place, other in enumerate(others):
        here = troops[place] if place < len(troops) else 0
        t.setup(other, garrison=0, conflict=here, revealed=True)


def _free_place(chance: Random) -> tuple[Table, Answers]:
    """The last Agent of the last one: nobody is in the Conflict, or two troops that more can beat."""
    hand = ["reconnaissance", chance.choice(("dagger", "dune_the_desert_planet")), "convincing_argument"]
    t, _, others = _seated(chance, range(2, 8), hand=hand, agents_left=1, garrison=chance.randrange(3, 6), intrigue=[])
    t.conflict(chance.choice(FOR_POINTS))
    chance.shuffle(others)
    _revealed(t, others, *((2,) if chance.random() < 0.5 else ()))
    return t, (to(*COMBAT), ())


def _too_many(chance: Random) -> tuple[Table, Answers]:
    """The first place is out of reach, the next one needs a single troop: three are lost for nothing."""
    t, _, others = _seated(
        chance, range(2, 8), hand=["reconnaissance"], agents_left=1, garrison=chance.randrange(2, 6), intrigue=[]
    )
    t.conflict(chance.choice((*FOR_POINTS, "raid_stockpiles", "guild_bank_raid", "siege_of_carthag")))
    chance.shuffle(others)
    _revealed(t, others, chance.randrange(6, 10))
    return _in_a_city(t, chance), ((("deploy", 1),), ())


def _guarded(chance: Random) -> tuple[Table, Answers]:
    """The last round: others are level on a track, but nobody has a turn left to take the Alliance with."""
    held, wanted = chance.sample(FACTIONS, 2)
    spaces = {
        "emperor": ("wealth",),
        "guild": ("foldspace",),
        "bene_gesserit": ("secrets",),
        "fremen": ("stillsuits", "hardy_warriors"),
    }
    influence = {**dict.fromkeys(FACTIONS, 0), held: 4, wanted: 1}
    t, seat, others = _seated(
        chance,
        range(10, 11),
        hand=[chance.choice(("diplomacy", "seek_allies"))],
        agents_left=1,
        garrison=0,
        intrigue=[],
        influence=influence,
    )
    t.conflict("guild_bank_raid").setup(seat, vp=chance.choice((7, 8, 9)))
    level = chance.choice(others)
    t.setup(level, influence={held: 4})
    for other in others:
        t.setup(other, vp=t.seat(seat).vp)
    _revealed(t, others, 2)
    return t, (to(*spaces[wanted]), ())


def _open_to_secrets(chance: Random) -> tuple[Table, Answers]:
    """Four cards or five, and opponents with Agents who may come for one."""
    kept = ("ambush", "master_tactician", "private_army", "tiebreaker", "to_the_victor", "corner_the_market")
    hand = [chance.choice(("diplomacy", "seek_allies")), *chance.sample(DULL_CARDS, chance.randrange(1, 4))]
    t, _, others = _seated(
        chance,
        range(2, 7),
        hand=hand,
        agents_left=chance.choice((1, 2)),
        garrison=chance.randrange(4),
        intrigue=chance.sample(kept, chance.choice((4, 4, 5))),
        spice=0,
        away=chance.randrange(2),
    )
    for other in others:
        t.setup(other, intrigue=[])
    return t, (to("secrets"), ())


def _burnt(chance: Random) -> tuple[Table, Answers]:
    """A card for the Conflict would bring the third place, or a little spice."""
    third = chance.random() < 0.5
    cards = chance.sample(("ambush", "ambush", "private_army"), chance.choice((1, 2)))
    t, seat, others = _seated(
        chance, range(2, 8), hand=[], agents_left=0, garrison=0, conflict=1, intrigue=cards, spice=2, deck=[]
    )
    chance.shuffle(others)
    if third and len(others) > 2:
        t.conflict(chance.choice(("skirmish_a", "skirmish_b", "desert_power", "siege_of_carthag")))
        troops = (12, 11, 2)
    else:
        t.conflict(chance.choice(("skirmish_c", "raid_stockpiles")))
        troops = (12, 2, 0)
    for other, many in zip(others, troops, strict=False):
        t.setup(other, hand=[], garrison=0, conflict=many, intrigue=[])
    t.combat_begins()
    assert t.asked() == seat
    return t, ((("pass",),), ())


def _spice_pile(chance: Random) -> tuple[Table, Answers]:
    """Spice enough for the third Agent, sold for Solari, while rounds enough are left to use it."""
    hand = ["dune_the_desert_planet", "dagger", *chance.sample(("convincing_argument", "reconnaissance"), 1)]
    t, _, _ = _seated(
        chance,
        range(2, 7),
        hand=hand,
        agents_left=2,
        garrison=chance.randrange(2, 5),
        spice=chance.randrange(8, 18),
        solari=chance.randrange(3),
        intrigue=[],
        makes=(table,),  # with Rise of Ix there is no market for spice
    )
    return t, (to("sell_melange"), ())


def _idle_army(chance: Random) -> tuple[Table, Answers]:
    """Many troops at home and a point to be won with them from the few that others have sent."""
    hand = ["reconnaissance", chance.choice(("dagger", "dune_the_desert_planet")), "convincing_argument"]
    t, _, others = _seated(
        chance, range(3, 8), 1, hand=hand, agents_left=1, garrison=chance.randrange(6, 11), intrigue=[]
    )
    t.conflict(chance.choice(FOR_POINTS))
    for other in others:
        t.setup(other, garrison=1, conflict=chance.randrange(2))
    if chance.random() < 0.5:
        return t, (to(*COMBAT), ())
    return _in_a_city(t, chance), ((("deploy",),), ())


def _in_a_city(t: Table, chance: Random) -> Table:
    """An Agent was sent there, and all is taken: only troops are left to deploy."""
    city = chance.choice(("arrakeen", "carthag"))
    t.play("reconnaissance", city)
    while t.can_take(f"space:{city}"):
        t.take(f"space:{city}")
    return t
