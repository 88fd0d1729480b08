"""Positions with Rise of Ix: the last round, and what has to come first before it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.kit import Table, ix_table
from tests.players.positions.case import (
    FACTIONS,
    Case,
    at_last,
    last_agent,
    last_fight,
    others_done,
    the_end,
    to,
    winning,
)

CARTHAG = "battle_for_carthag"
POOR = ("windtraps", "artillery", "training_drones")  # tiles without a point


def cases() -> Iterable[Case]:
    """All of them."""
    for group in (_freighters, _tiles, _plots, _sent_or_shown, _fights, _endgame):
        yield from group()


def _freighters() -> Iterable[Case]:
    """A Freighter that comes home brings influence."""
    yield winning(
        "Expedite brings the Freighter home",
        lambda: the_end(ix_table(), intrigue=["expedite"], spice=1, freighter=2, influence={"guild": 1}),
        ("intrigue", "expedite"),
    )
    for faction in FACTIONS:
        yield winning(
            f"the Freighter comes home for {faction}",
            partial(_smuggling, faction),
            ("freighter", "recall"),
        )


def _smuggling(faction: str) -> Table:
    t = last_agent(ix_table(), hand=["dune_the_desert_planet"], freighter=2, influence={faction: 1})
    return t.play("dune_the_desert_planet", "smuggling").take("space:smuggling", "freighter")


def _tiles() -> Iterable[Case]:
    """Tiles that bring points before those that would bring goods."""
    yield winning("the Flagship is sent for", lambda: _at_ix(7, "flagship"), *to("tech_negotiation"))
    for tile, spice, best, influence in (
        ("flagship", 7, 8, {}),
        ("memocorders", 1, 8, {"emperor": 1}),
        ("shuttle_fleet", 5, 9, {"emperor": 1, "fremen": 1}),
        ("chaumurky", 3, 8, {}),
    ):
        yield winning(
            f"{tile} wins, and no other tile",
            partial(_buying, tile, spice, best, influence),
            ("buy_tech", 1),
        )
    yield winning(
        "Spy Satellites are sold for a point",
        lambda: _with_tiles("spy_satellites", spice=3, influence=dict.fromkeys(FACTIONS, 2)),
        ("tech", "spy_satellites"),
    )
    yield winning(
        "Spy Satellites that see three points are not sold for one",
        lambda: _with_tiles("spy_satellites", best=10, spice=3, influence={"emperor": 2}),
        ("end_turn",),
    )
    yield Case(
        "the Ixian Engineer wins with three tiles",
        lambda: _with_tiles(*POOR, hand=["ixian_engineer"]),
        wrong=(("end_turn",),),
        settled=True,
    )


def _at_ix(spice: int, tile: str, best: int = 8, influence: dict[str, int] | None = None) -> Table:
    t = last_agent(ix_table(), best, hand=["dagger"], spice=spice, influence=influence or {})
    return t.shown("windtraps", tile, "artillery")


def _buying(tile: str, spice: int, best: int, influence: dict[str, int]) -> Table:
    t = _at_ix(spice, tile, best, influence).play("dagger", "tech_negotiation").take("space:tech_negotiation")
    return t.branch(0)


def _with_tiles(*tiles: str, best: int = 8, **facts: object) -> Table:
    return the_end(ix_table(), best, tech=list(tiles), **facts)


def _plots() -> Iterable[Case]:
    yield winning(
        "Quid Pro Quo brings two points",
        lambda: the_end(
            ix_table(),
            9,
            intrigue=["quid_pro_quo"],
            spice=2,
            agents=["wealth", "secrets"],
            influence={"emperor": 1, "bene_gesserit": 1},
        ),
        ("intrigue", "quid_pro_quo"),
    )
    for up, down in (("fremen", "emperor"), ("guild", "bene_gesserit")):
        yield winning(f"Finesse moves a step from {down} to {up}", partial(_finesse, up, down), ("intrigue", "finesse"))
    yield winning(
        "Strongarm makes two steps of one",
        lambda: last_agent(ix_table(), hand=["diplomacy", "dagger"], intrigue=["strongarm"], garrison=1),
        ("send", "diplomacy"),
    )


def _finesse(up: str, down: str) -> Table:
    return the_end(ix_table(), intrigue=["finesse"], influence={down: 3, up: 1})


def _sent_or_shown() -> Iterable[Case]:
    """Cards that win on a space, and such as win in the hand."""
    yield winning(
        "Treachery makes two steps of one",
        lambda: last_agent(ix_table(), hand=["treachery", "diplomacy"]),
        ("send", "treachery"),
    )
    yield Case(
        "the Sayyadina needs all three water",
        lambda: last_agent(ix_table(), hand=["sayyadina"], water=3),
        wrong=(("reveal",), *to("hardy_warriors")),
        thought=True,
        settled=True,
    )
    for card, faction in (("web_of_power", "fremen"), ("in_the_shadows", "bene_gesserit")):
        yield winning(
            f"{card} is revealed for its point",
            lambda card=card, faction=faction: last_agent(ix_table(), hand=[card], influence={faction: 1}),
            ("reveal",),
        )
    yield Case(
        "a Negotiated Withdrawal from a lost Conflict is a point",
        lambda: _withdrawal(),
        wrong=(("end_turn",),),
        settled=True,
    )


def _withdrawal() -> Table:
    t = at_last(ix_table(), hand=["negotiated_withdrawal"], conflict=3, influence={"bene_gesserit": 1})
    return others_done(t, 6, 5, 4).reveal()


def _fights() -> Iterable[Case]:
    yield winning(
        "Blackmail wins",
        partial(_fight, "blackmail", 2, 4, influence={"guild": 3, "emperor": 2}),
        ("intrigue", "blackmail"),
    )
    yield winning("the Second Wave wins", lambda: _second_wave(), ("intrigue", "second_wave"))
    yield winning("the Second Wave is all there is", lambda: _second_wave().intrigue("second_wave"), ("deploy", 2))
    yield winning("Cannon Turrets drive a dreadnought out", lambda: _turrets(), ("intrigue", "cannon_turrets"))
    yield winning(
        "the War Chest is kept closed",
        partial(_fight, "war_chest", 1, 6, prize="guild_bank_raid", solari=10),
        ("pass",),
    )
    yield winning("the War Chest wins", partial(_fight, "war_chest", 3, 4, solari=2), ("intrigue", "war_chest"))


def _fight(card: str, mine: int, theirs: int, **facts: object) -> Table:
    return last_fight(card, mine, theirs, 0, 0, t=ix_table(), **facts)


def _second_wave() -> Table:
    t = at_last(ix_table(), hand=[], intrigue=["second_wave"], garrison=2).conflict(CARTHAG)
    return others_done(t.setup(0, conflict=2), 4, 0, 0).until_phase("combat")


def _turrets() -> Table:
    t = at_last(ix_table(), hand=[], intrigue=["cannon_turrets"], garrison=0).conflict(CARTHAG)
    t = others_done(t.setup(0, conflict=2), 2, 0, 0).setup(1, dreadnoughts={"conflict": 1})
    return t.until_phase("combat")


def _endgame() -> Iterable[Case]:
    def culture() -> Table:
        t = _with_tiles("windtraps", "artillery", "troop_transports", intrigue=["machine_culture"], spice=3)
        return t.shown("holoprojectors", "disposal_facility", "minimic_film")

    def conspiracy() -> Table:
        t = at_last(
            ix_table(),
            9,
            hand=[],
            intrigue=["grand_conspiracy"],
            dreadnoughts={"garrison": 2},
            council=True,
            discard=["the_spice_must_flow"],
            influence={"emperor": 4, "guild": 4},
        )
        return others_done(t).until_phase("endgame")

    yield winning("Machine Culture is kept for the end", culture, ("end_turn",))
    yield winning("the Grand Conspiracy is told in the end", conspiracy, ("intrigue", "grand_conspiracy"))
