"""The positions in which the examples of the rules begin, as facts; in the program they are saves in `assets/book`.

python -m tests.ui.examples           write all saves anew
python -m tests.ui.examples base/end  write this one
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack
from tests.kit import Table, immortality_table, ix_table, solo_table, table, uprising_table
from tests.kit.rivals import GURNEY, rivals_table

FOLDER: Final = Path(__file__).parents[2] / "assets" / "book"
NAMES: Final = ("Ana", "Bo", "Chi", "Dai")

STARTING: Final = (
    ("convincing_argument", "dagger", "dune_the_desert_planet", "seek_allies", "signet_ring"),
    ("convincing_argument", "convincing_argument", "dagger", "reconnaissance", "dune_the_desert_planet"),
    ("convincing_argument", "diplomacy", "dagger", "dagger", "signet_ring"),
)
"""Five starting cards for each of the others at the table."""

HAND: Final = ("diplomacy", "reconnaissance", "dagger", "dune_the_desert_planet", "convincing_argument")
TO_REVEAL: Final = ("convincing_argument", "convincing_argument", "dagger", "reconnaissance", "seek_allies")
EXPERIMENTS: Final = tuple(card for card in HAND if card != "dune_the_desert_planet")


def _others(t: Table) -> Table:
    """Deal five cards to everybody but the first seat."""
    players = [seat for seat, player in enumerate(t.rules.is_player) if player]
    for seat, hand in zip(players[1:], STARTING, strict=False):
        experiment = "immortality" in t.rules.config.boxes
        t.setup(seat, hand=[card for card in hand if not (experiment and card == "dune_the_desert_planet")])
    return t


def _all_revealed(t: Table) -> Table:
    for seat in range(1, len(t.state.seats)):
        t.setup(seat, revealed=True, hand=[])
    return t


# ------------------------------------------------------------------------------------------------ on each board


def _second_step(t: Table) -> Table:
    return _others(t).setup(0, hand=HAND, influence={"fremen": 1}, solari=2, spice=1)


def _last_turn(t: Table, occupied: str) -> Table:
    t.setup(
        0,
        hand=["convincing_argument", "dagger"],
        agents=[occupied, "wealth" if t.rules.catalog.board.id == "base" else "espionage"],
    )
    return _all_revealed(t)


def _agent_box(t: Table, card: str) -> Table:
    return _others(t).setup(
        0, hand=[card, "dagger", "diplomacy", "convincing_argument"], deck=["reconnaissance", "seek_allies"], solari=2
    )


def _harvest(t: Table) -> Table:
    return _others(t).bonus_spice("hagga_basin", 2).setup(0, hand=HAND, water=1, garrison=3, solari=1)


def _reveal(t: Table, *row: str) -> Table:
    return (
        _others(t)
        .row(*row)
        .setup(
            0,
            hand=TO_REVEAL,
            conflict=2,
            garrison=1,
            agents=["stillsuits" if t.rules.catalog.board.id == "base" else "fremkit"],
        )
    )


def _alliance(t: Table) -> Table:
    _others(t).setup(1, influence={"fremen": 4})
    return t.setup(0, hand=HAND, influence={"fremen": 4}, solari=2)


def _combat(t: Table, conflict: str, card: str, *strengths: int) -> Table:
    t.conflict(conflict)
    t.setup(0, intrigue=[card], hand=[])
    return t.combat_begins(*(strengths or (4, 6, 3)))


def _plot(t: Table, card: str) -> Table:
    return _others(t).setup(0, hand=HAND, intrigue=[card, *OTHER_INTRIGUE[t.rules.catalog.board.id]], solari=6)


OTHER_INTRIGUE: Final = {"base": ["ambush"], "uprising": ["impress"]}


def _signet_ring(t: Table) -> Table:
    return _agent_box(t, "signet_ring")


def _last_round(t: Table, card: str, **facts: object) -> Table:
    t.setup(1, vp=10, spice=2)
    t.setup(0, hand=[], vp=10, spice=1, intrigue=[card], **facts)
    for player in t.state.seats:
        player.points = tuple(
            (source if source != "test" else "conflict:" + t.state.conflict, n, by) for source, n, by in player.points
        )
    return t.endgame_begins()


def _rivals_next(t: Table) -> Table:
    if "rival" in t.rules.seat_kinds:
        t.state.stack[0].seat = t.rules.seat_kinds.index("rival")
    return t.setup(0, hand=HAND, solari=2)


# ------------------------------------------------------------------------------------------------ all of them


POSITIONS: Final[dict[str, Callable[[], Table]]] = {
    "base/aim": lambda: _second_step(table()),
    "base/round": lambda: _last_turn(table(), "hagga_basin"),
    "base/agent": lambda: _agent_box(table(), "arrakis_recruiter"),
    "base/spaces": lambda: _harvest(table()),
    "base/reveal": lambda: _reveal(table(), "lady_jessica", "opulence", "scout", "gun_thopter", "space_travel"),
    "base/influence": lambda: _alliance(table()),
    "base/conflict": lambda: _combat(table(), "guild_bank_raid", "ambush"),
    "base/intrigue": lambda: _plot(table(), "windfall"),
    "base/leaders": lambda: _signet_ring(table(leader="earl_memnon_thorvald")),
    "base/end": lambda: _last_round(table(), "plans_within_plans", influence={"emperor": 3, "guild": 3, "fremen": 3}),
    "base/solo": lambda: _rivals_next(solo_table()),
    "base/two": lambda: _rivals_next(_others(table(2))),
    "ix/ix": lambda: (
        _others(ix_table())
        .setup(1, agents=["arrakeen"])
        .setup(0, hand=["bounty_hunter", "dagger", "diplomacy", "convincing_argument"])
    ),
    "ix/ix_tech": lambda: (
        _others(ix_table()).shown("windtraps", "training_drones", "artillery").setup(0, hand=HAND, spice=4)
    ),
    "ix/ix_shipping": lambda: _others(ix_table()).setup(0, hand=HAND, freighter=2, solari=1, influence={"guild": 2}),
    "ix/ix_dreadnoughts": lambda: _others(ix_table()).setup(0, hand=HAND, solari=4),
    "immortality/immortality": lambda: _others(immortality_table()).setup(0, hand=EXPERIMENTS, atomics=True),
    "immortality/immortality_research": lambda: _others(immortality_table()).setup(
        0, hand=EXPERIMENTS, water=2, research="c1r3"
    ),
    "immortality/immortality_tleilaxu": lambda: _others(immortality_table()).setup(
        0, hand=EXPERIMENTS, specimens=3, garrison=2, tleilaxu=1
    ),
    "immortality/immortality_graft": lambda: _others(immortality_table()).setup(
        0, hand=["planned_coupling", "reconnaissance", "dagger", "convincing_argument"]
    ),
    "uprising/aim": lambda: _second_step(uprising_table()),
    "uprising/round": lambda: _last_turn(uprising_table(), "hagga_basin"),
    "uprising/agent": lambda: _agent_box(uprising_table(), "paracompass"),
    "uprising/spaces": lambda: _harvest(uprising_table()),
    "uprising/reveal": lambda: _reveal(
        uprising_table(), "steersman", "overthrow", "in_high_places", "leadership", "maula_pistol"
    ),
    "uprising/influence": lambda: _alliance(uprising_table()),
    "uprising/conflict": lambda: _combat(uprising_table(), "skirmish_ornithopter", "contingency_plan"),
    "uprising/intrigue": lambda: _plot(uprising_table(), "contingency_plan"),
    "uprising/leaders": lambda: _signet_ring(uprising_table(leader="lady_amber_metulli")),
    "uprising/end": lambda: _last_round(
        uprising_table(), "secure_spice_trade", discard=["the_spice_must_flow", "the_spice_must_flow"]
    ),
    "uprising/solo": lambda: _rivals_next(rivals_table()),
    "uprising/two": lambda: _rivals_next(_others(rivals_table(2, (GURNEY,)))),
    "uprising/uprising_spies": lambda: (
        _others(uprising_table()).setup(1, agents=["arrakeen"]).setup(0, hand=HAND, spies=["refinery_arrakeen"])
    ),
    "uprising/uprising_worms": lambda: _others(uprising_table()).setup(
        0, hand=HAND, hooks=True, water=2, influence={"fremen": 2}
    ),
    "uprising/uprising_icons": lambda: _combat(
        uprising_table(objective="objective_crysknife"), "choam_security", "contingency_plan", 6, 4, 2
    ),
    "uprising/uprising_contracts": lambda: _others(uprising_table(choam=True)).setup(0, hand=HAND),
    "uprising/uprising": lambda: _others(uprising_table()).setup(0, hand=HAND, solari=4, spice=2),
}
"""The positions by box and section."""


def save_of(name: str) -> bytes:
    """Return the save of a position."""
    t = POSITIONS[name]()
    session = Session(t.rules, t.state, 1, NAMES[: len(t.state.seats)])
    return pack(of_session(session, "example", name))


def main(names: list[str]) -> None:
    for name in names or list(POSITIONS):
        path = FOLDER / f"{name}.dune"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(save_of(name))


if __name__ == "__main__":
    main(sys.argv[1:])
