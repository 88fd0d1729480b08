"""Positions with Immortality: tracks, specimens, pairs of cards, and Intrigue cards that are worth more at the end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from tests.kit import Table, imm, immortality_table, worth
from tests.players.positions.case import (
    FACTIONS,
    Case,
    Pattern,
    at_last,
    last_agent,
    last_fight,
    others_done,
    the_end,
    to,
    winning,
)

CARTHAG = "battle_for_carthag"
SECOND_MARKER = "c8r4"


def cases() -> Iterable[Case]:
    """All of them."""
    for group in (_steps, _research, _specimens, _pairs, _sent, _kept, _fights, _atomics, _plans):
        yield from group()


def _end(best: int = 8, **facts: object) -> Table:
    """The last Reveal turn, of somebody who has no Atomics any more: they would change nothing."""
    return the_end(immortality_table(), best, atomics=False, **facts)


def _agent(best: int = 8, **facts: object) -> Table:
    return last_agent(immortality_table(), best, atomics=False, **facts)


def _steps() -> Iterable[Case]:
    """The fourth and the seventh step with the Tleilaxu are points."""
    for step in (3, 6):
        yield winning(
            f"Illicit Dealings win from step {step}",
            partial(_end, intrigue=[imm("illicit_dealings")], tleilaxu=step),
            ("intrigue", imm("illicit_dealings")),
        )
    yield winning(
        "the Contaminator brings a step with the Tleilaxu, Diplomacy one with a Faction",
        partial(_agent, hand=[imm("contaminator"), "diplomacy"], tleilaxu=3),
        ("send", imm("contaminator")),
    )
    yield winning(
        "the Surgeon makes two steps of two specimens",
        partial(_agent, hand=[imm("tleilaxu_surgeon"), "dagger"], tleilaxu=2, specimens=2),
        ("send", imm("tleilaxu_surgeon")),
    )


def _research() -> Iterable[Case]:
    """Of two ways the one that brings a point."""
    yield winning(
        "a Breakthrough leads to the Tleilaxu",
        partial(_end, intrigue=[imm("breakthrough")], research="c1r3", tleilaxu=3),
        ("intrigue", imm("breakthrough")),
    )
    for start, step, solari, goal in (("c1r3", 3, 0, "c2r4"), ("c7r5", 6, 6, "c8r4"), ("c7r5", 2, 7, "c8r6")):
        yield winning(
            f"research from {start} goes on to {goal} with {solari} Solari",
            partial(_broken_through, start, step, solari),
            ("research", imm(goal)),
        )
    yield winning(
        "the Research Station is worth its water",
        partial(_agent, hand=["reconnaissance"], water=2, research="c1r3", tleilaxu=3, deck=[]),
        *to(imm("research_station")),
    )
    yield winning(
        "Experimentation is sent, not shown",
        partial(_agent, hand=[imm("experimentation"), "dagger"], research="c1r3", tleilaxu=3),
        ("send", imm("experimentation")),
    )


def _broken_through(start: str, step: int, solari: int) -> Table:
    t = _end(intrigue=[imm("breakthrough")], research=start, tleilaxu=step, solari=solari)
    return t.intrigue(imm("breakthrough"))


def _specimens() -> Iterable[Case]:
    """What specimens buy at last."""
    yield winning(
        "Subject X-137 brings a step, the other cards of its price nothing",
        lambda: _end(specimens=2, tleilaxu=3).tleilaxu_row(imm("subject_x_137"), imm("face_dancer")),
        ("acquire", imm("subject_x_137")),
    )
    yield winning(
        "Reclaimed Forces bring a step",
        lambda: _reclaiming(),
        ("acquire", imm("reclaimed_forces")),
    )
    yield winning(
        "of Reclaimed Forces the step is taken, not the troops",
        lambda: _reclaiming().buy(imm("reclaimed_forces"), "stays"),
        ("branch", 1),
    )
    yield winning(
        "a Scientific Breakthrough is worth more than itself",
        partial(_agent, hand=[imm("scientific_breakthrough"), "diplomacy"], research=SECOND_MARKER),
        ("send", imm("scientific_breakthrough")),
    )


def _reclaiming() -> Table:
    return _end(specimens=3, tleilaxu=3).tleilaxu_row(imm("usurp"), imm("stitched_horror"))


FREE = ("wealth", "foldspace", "secrets", "stillsuits", "hardy_warriors")  # Factions without a price but water


def pair(one: str, other: str, space: Any = ...) -> tuple[Pattern, ...]:
    """These two cards are played as one, whichever of them the pair is called after."""
    return tuple(("send", card, space, ..., ..., "card:" + partner) for card, partner in ((one, other), (other, one)))


def _pairs() -> Iterable[Case]:
    """Grafted cards do together what none does alone."""
    pheromones, conspiracy = imm("beguiling_pheromones"), imm("interstellar_conspiracy")
    yield Case(
        "Beguiling Pheromones make two steps of one",
        partial(_agent, hand=[pheromones, "seek_allies"]),
        right=tuple(way for space in FREE for way in pair(pheromones, "seek_allies", space)),
        thought=True,
        settled=True,
    )
    yield Case(
        "an Interstellar Conspiracy with a card of the Emperor",
        partial(_agent, hand=[conspiracy, "imperial_spy"], influence={"fremen": 1}),
        right=pair(conspiracy, "imperial_spy"),
        thought=True,
        settled=True,
    )
    yield Case(
        "Corrino Genes make a step when they are grafted",
        partial(_agent, hand=[imm("corrino_genes"), imm("face_dancer_initiate")], tleilaxu=3),
        right=pair(imm("corrino_genes"), imm("face_dancer_initiate")),
        thought=True,
        settled=True,
    )


def _sent() -> Iterable[Case]:
    """Cards that win on a space, and such as win in the hand."""
    yield winning(
        "the Long Reach brings two points",
        partial(
            _agent,
            9,
            hand=[imm("long_reach"), "dagger"],
            in_play=["bene_gesserit_sister"],
            influence={"guild": 1, "fremen": 1},
        ),
        ("send", imm("long_reach")),
    )
    yield winning(
        "Lisan al Gaib is known to the Fremen",
        partial(
            _agent, hand=[imm("lisan_al_gaib"), "dagger"], in_play=["bene_gesserit_sister"], influence={"fremen": 1}
        ),
        ("send", imm("lisan_al_gaib")),
    )
    yield winning(
        "Throne Room Politics are revealed for their point",
        partial(_agent, hand=[imm("throne_room_politics")], influence={"bene_gesserit": 1}),
        ("reveal",),
    )


def _kept() -> Iterable[Case]:
    """Cards that could be played now for a trifle, and are a point at the end."""
    for card, facts in (
        ("shadowy_bargain", {"tleilaxu": 3}),
        ("study_melange", {"research": SECOND_MARKER, "spice": 3}),
        ("tleilaxu_puppet", {"research": SECOND_MARKER, "council": True}),
    ):
        yield Case(
            f"{card} is kept for the end",
            partial(_end, intrigue=[imm(card)], **facts),
            wrong=(("intrigue",),),
            thought=True,
            settled=True,
        )
    yield Case(
        "ten Solari are kept for Economic Positioning",
        lambda: _agent(hand=["dagger"], intrigue=[imm("economic_positioning")], solari=11).setup(1, agents=["mentat"]),
        wrong=to("swordmaster", "high_council", "rally_troops"),
        thought=True,
        settled=True,
    )
    yield winning(
        "the Bureaucrat in disguise wins",
        partial(_end, intrigue=[imm("disguised_bureaucrat")], research=SECOND_MARKER, influence={"guild": 1}),
        ("intrigue", imm("disguised_bureaucrat")),
    )


def _fights() -> Iterable[Case]:
    yield winning(
        "two troops that win nothing are a Gruesome Sacrifice",
        partial(_fight, "gruesome_sacrifice", 2, 6, prize="guild_bank_raid", tleilaxu=3),
        ("intrigue", imm("gruesome_sacrifice")),
    )
    yield winning(
        "troops that win are no Gruesome Sacrifice",
        partial(_fight, "gruesome_sacrifice", 3, 2, best=9, tleilaxu=3),
        ("pass",),
    )
    for marker, mine, theirs in (("c4r4", 3, 4), (SECOND_MARKER, 2, 4)):
        yield winning(
            f"Vicious Talents win from {marker}",
            partial(_fight, "vicious_talents", mine, theirs, research=marker),
            ("intrigue", imm("vicious_talents")),
        )
    yield winning(
        "Counterattack brings the troops that win",
        lambda: _counterattack(),
        ("intrigue", imm("counterattack")),
    )


def _fight(card: str, mine: int, theirs: int, **facts: object) -> Table:
    return last_fight(imm(card), mine, theirs, 0, 0, t=immortality_table(), **facts)


def _counterattack() -> Table:
    t = at_last(immortality_table(), hand=[], intrigue=[imm("counterattack")], garrison=2, atomics=False).conflict(
        CARTHAG
    )
    return others_done(t.setup(0, conflict=1), 2, 0, 0).reveal()


def _atomics() -> Iterable[Case]:
    """A Row in which there is what one wants is not destroyed."""
    for rounds in (1, 3, 5):
        yield Case(
            f"no Atomics for nothing, round {rounds}",
            lambda rounds=rounds: immortality_table(hand=["dagger"], agents_left=0).round(rounds).reveal(),
            wrong=(("atomics",),),
        )
        yield Case(
            f"no Atomics where Lady Jessica can be bought, round {rounds}",
            lambda rounds=rounds: (
                immortality_table(hand=worth(7), agents_left=0).round(rounds).row("lady_jessica").reveal()
            ),
            wrong=(("atomics",), ("end_turn",)),
        )


def _plans() -> Iterable[Case]:
    """What comes first does so with Immortality, too."""
    hands = ([imm("experimentation"), "diplomacy", "dagger"], [imm("experimentation"), "signet_ring"])
    for ix in (False, True):
        more = " and Rise of Ix" if ix else ""
        for number, hand in enumerate(hands):
            for rounds in (1, 3):
                yield Case(
                    f"Agents are sent with Immortality{more}, hand {number}, round {rounds}",
                    lambda ix=ix, hand=hand, rounds=rounds: immortality_table(ix=ix, hand=hand, water=1).round(rounds),
                    wrong=(("reveal",),),
                )
    for key in ("lady_jessica", "stilgar", imm("occupation"), imm("long_reach"), imm("tleilaxu_master")):
        yield Case(
            f"{key} is not trashed for Replacement Eyes",
            lambda key=key: _eyes(key),
            wrong=(("trash", "hand", key),),
        )
    for faction in FACTIONS[:2]:
        yield winning(
            f"the Freighter comes home for {faction} with everything on the table",
            partial(_everything, faction),
            ("freighter", "recall"),
        )


def _eyes(key: str) -> Table:
    eyes = imm("replacement_eyes")
    t = immortality_table(hand=[eyes, "reconnaissance", key, "dagger"]).round(4)
    return t.graft(eyes, "reconnaissance", "arrakeen").take("card:" + eyes)


def _everything(faction: str) -> Table:
    t = last_agent(
        immortality_table(ix=True), hand=[imm("experimentation")], freighter=2, influence={faction: 1}, tleilaxu=2
    )
    return t.play(imm("experimentation"), "smuggling").take("space:smuggling", "freighter")
