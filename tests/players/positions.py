"""Positions with an answer that is right, or with answers that a person would laugh at.

A case names answers by how they begin, `...` standing for anything: ("send", ..., "swordmaster"). Of some it is known
what is right, of others only what is wrong. `thought`: it takes some thinking ahead, which the lower levels do not do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from dune_desktop.engine import OptionId
from tests.kit import Table, ix_table, solo_table, table

Pattern = tuple[Any, ...]


@dataclass(frozen=True)
class Case:
    """A position and what is right or wrong in it."""

    name: str
    make: Callable[[], Table]
    right: tuple[Pattern, ...] = ()
    wrong: tuple[Pattern, ...] = ()
    thought: bool = False

    def good(self, option: OptionId) -> bool:
        """Whether the answer is right, or at least not wrong."""
        if self.right and not any(begins(option, pattern) for pattern in self.right):
            return False
        return not any(begins(option, pattern) for pattern in self.wrong)


def begins(option: OptionId, pattern: Pattern) -> bool:
    """Whether the option begins like the pattern."""
    pairs = zip(pattern, option, strict=False)
    return len(option) >= len(pattern) and all(want is ... or want == have for want, have in pairs)


def to(*spaces: str) -> tuple[Pattern, ...]:
    """An Agent is sent to one of these spaces."""
    return tuple(("send", ..., space) for space in spaces)


FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")
LAST = {"emperor": 0, "guild": 0, "bene_gesserit": 0, "fremen": 0}


def _last_round(**facts: Any) -> Table:
    """Round 10, after which the game is over whoever has how many points; everybody has eight."""
    t = table().round(10)
    for seat in range(1, 4):
        t.setup(seat, vp=8)
    return t.setup(0, **{"vp": 8, **facts})


def _others_done(t: Table, *troops: int) -> Table:
    """Seats 1 to 3 have revealed, with so many troops in the Conflict."""
    for seat, n in enumerate(troops, 1):
        t.setup(seat, garrison=0, conflict=n)
        t.state.seats[seat].revealed = True
    return t


# ------------------------------------------------------------------------------------------------ every level


def _agents_at_home() -> Iterable[Case]:
    """To reveal while Agents can be sent is what nobody does in the first rounds."""
    hands = (
        ["dagger", "diplomacy", "signet_ring", "reconnaissance", "seek_allies"],
        ["dune_the_desert_planet", "convincing_argument", "diplomacy"],
        ["signet_ring", "dagger"],
        ["reconnaissance", "dune_the_desert_planet", "dagger", "convincing_argument", "convincing_argument"],
    )
    for number, hand in enumerate(hands):
        for rounds in (1, 4):
            yield Case(
                f"Agents are sent, hand {number}, round {rounds}",
                lambda hand=hand, rounds=rounds: table(hand=hand, water=1).round(rounds),
                wrong=(("reveal",),),
            )


def _endgame_cards() -> Iterable[Case]:
    def plans() -> Table:
        t = table().round(10).setup(0, intrigue=["plans_within_plans"], influence=dict.fromkeys(FACTIONS[:3], 3))
        return t.until_phase("endgame")

    yield Case("Plans Within Plans counts now or never", plans, right=(("intrigue", "plans_within_plans"),))


# ------------------------------------------------------------------------------------------------ third Agent, Council


def _long_plans() -> Iterable[Case]:
    """What pays for many rounds comes before what pays once."""
    hand = ["dagger", "diplomacy", "convincing_argument", "seek_allies"]
    for rounds in (2, 3, 4):
        for solari in (8, 9):
            yield Case(
                f"the third Agent in round {rounds} with {solari} Solari",
                lambda rounds=rounds, solari=solari: table(hand=hand, solari=solari).round(rounds),
                wrong=(("reveal",), *to("rally_troops", "hall_of_oratory")),
            )
        yield Case(
            f"no troops for the money of the Council in round {rounds}",
            lambda rounds=rounds: table(hand=hand, solari=6, garrison=4).round(rounds),
            wrong=(("reveal",), *to("rally_troops")),
        )


# ------------------------------------------------------------------------------------------------ points to be had


def _last_points() -> Iterable[Case]:
    """In the last round a point wins, and what it costs is worth nothing any more."""
    yield Case(
        "The Sleeper Must Awaken wins",
        lambda: _others_done(
            _last_round(intrigue=["the_sleeper_must_awaken"], spice=4, hand=[], agents_left=0), 0, 0, 0
        ).reveal(),
        right=(("intrigue", "the_sleeper_must_awaken"),),
        thought=True,
    )
    yield Case(
        "CHOAM Shares win",
        lambda: _others_done(
            _last_round(intrigue=["choam_shares"], solari=7, hand=[], agents_left=0), 0, 0, 0
        ).reveal(),
        right=(("intrigue", "choam_shares"),),
        thought=True,
    )
    yield Case(
        "The Spice Must Flow wins",
        lambda: _others_done(
            _last_round(hand=["lady_jessica", "piter_de_vries", "convincing_argument", "diplomacy"], agents_left=0),
            0,
            0,
            0,
        ).reveal(),
        right=(("acquire", "the_spice_must_flow"),),
        thought=True,
    )
    yield Case(
        "Opulence wins",
        lambda: _others_done(_last_round(hand=["opulence"], solari=6, agents_left=0), 0, 0, 0).reveal(),
        right=(("take", "card:opulence"),),
        thought=True,
    )
    for faction in FACTIONS:
        for other in FACTIONS:
            if other != faction:
                yield Case(
                    f"the second step with {faction}, not the first with {other}",
                    lambda faction=faction, other=other: _bribed(faction, other),
                    right=(("faction", faction),),
                    thought=True,
                )


def _bribed(ready: str, other: str) -> Table:
    t = _last_round(intrigue=["bribery"], solari=2, hand=[], agents_left=0, influence={ready: 1})
    return _others_done(t, 0, 0, 0).reveal().intrigue("bribery")


# ------------------------------------------------------------------------------------------------ the Conflict


def _conflicts() -> Iterable[Case]:
    for troops in (1, 2, 3):
        for rounds in (2, 6):
            yield Case(
                f"a Conflict that {troops + 1} of one's troops win by themselves, round {rounds}",
                lambda troops=troops, rounds=rounds: _in_carthag(rounds, troops, 0, 0, 0),
                wrong=(("end_turn",),),
                thought=True,
            )
    for rounds in (3, 5, 7):
        yield Case(
            f"no troops into a Conflict that three others have taken, round {rounds}",
            lambda rounds=rounds: _in_carthag(rounds, 2, 10, 9, 8),
            wrong=(("deploy",),),
            thought=True,
        )


def _in_carthag(rounds: int, troops: int, *others: int) -> Table:
    """The last Agent was just sent there, and nobody else has a turn any more."""
    t = _others_done(table(hand=["reconnaissance"], garrison=troops, agents_left=1).round(rounds), *others)
    return t.play("reconnaissance", "carthag").take("space:carthag")


# ------------------------------------------------------------------------------------------------ cards


def _cards() -> Iterable[Case]:
    for key in (
        "lady_jessica",
        "kwisatz_haderach",
        "stilgar",
        "gurney_halleck",
        "thufir_hawat",
        "piter_de_vries",
        "worm_riders",
        "liet_kynes",
    ):
        yield Case(
            f"{key} is not trashed for Selective Breeding",
            lambda key=key: (
                table(hand=["diplomacy", key, "dagger", "dagger"], spice=2)
                .round(4)
                .play("diplomacy", "selective_breeding")
                .take("space:selective_breeding")
            ),
            wrong=(("trash", "hand", key),),
        )
        yield Case(
            f"{key} on top of the deck is drawn",
            lambda key=key: (
                table(hand=["dagger"], deck=[key, "dagger", "diplomacy"], intrigue=["poison_snooper"])
                .round(4)
                .intrigue("poison_snooper")
            ),
            wrong=(("trash_top",),),
        )


def _influence() -> Iterable[Case]:
    """Of two tracks the step is lost where it costs no point."""
    for keep in FACTIONS:
        for lose in FACTIONS:
            if lose != keep:
                yield Case(
                    f"influence is lost with {lose}, where it costs no point, not with {keep}",
                    lambda keep=keep, lose=lose: _shifting(keep, lose),
                    wrong=(("faction", keep),),
                    thought=True,
                )


def _shifting(keep: str, lose: str) -> Table:
    t = _last_round(hand=["shifting_allegiances"], spice=2, influence={keep: 2, lose: 3}).setup(0, vp=8)
    return t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances")


def _reveals() -> Iterable[Case]:
    """Swords without a unit in the Conflict are worth nothing."""
    for rounds in range(2, 9):
        yield Case(
            f"persuasion, not swords for nobody, round {rounds}",
            lambda rounds=rounds: (
                table(hand=["bene_gesserit_sister", "convincing_argument"], garrison=0, agents_left=0)
                .round(rounds)
                .reveal()
                .take("card:bene_gesserit_sister")
            ),
            right=(("branch", 0),),
            thought=True,
        )


def _combat() -> Iterable[Case]:
    """Cards for the Conflict are played where they win it, and not where it is won or lost anyway."""
    for card, spice in (("ambush", 0), ("private_army", 2)):
        yield Case(
            f"{card} wins the last Conflict and the game",
            lambda card=card, spice=spice: _fight(card, spice, 3, 4, 0),
            right=(("intrigue", card),),
            thought=True,
        )
    for card, spice in (("ambush", 0), ("private_army", 2), ("master_tactician", 0)):
        for mine, others in ((6, (1, 1)), (5, (0, 0)), (1, (12, 11))):
            if card == "master_tactician" and mine == 1:
                continue  # it may also bring the troop home
            yield Case(
                f"{card} is kept with {mine} troops against {others}",
                lambda card=card, spice=spice, mine=mine, others=others: _fight(card, spice, mine, *others, rounds=5),
                right=(("pass",),),
                thought=True,
            )


def _fight(card: str, spice: int, mine: int, *others: int, rounds: int = 10) -> Table:
    t = table(intrigue=[card], spice=spice, vp=8, garrison=0, conflict=mine, agents_left=0).round(rounds)
    for seat in range(1, 4):
        t.setup(seat, vp=8, garrison=0, intrigue=[])
    for seat, n in enumerate(others, 1):
        t.setup(seat, conflict=n)
    return t.until_phase("combat")


def _the_last_fight() -> Iterable[Case]:
    """Troops are worth nothing after the last round."""
    for troops in (1, 2, 3, 4):
        yield Case(
            f"{troops + 1} troops win the last Conflict",
            lambda troops=troops: _in_carthag_at_last(troops),
            wrong=(("end_turn",),),
            thought=True,
        )


def _in_carthag_at_last(troops: int) -> Table:
    t = _others_done(_last_round(hand=["reconnaissance"], garrison=troops, agents_left=1), 0, 0, 0)
    return t.play("reconnaissance", "carthag").take("space:carthag")


def _retreats() -> Iterable[Case]:
    for troops in (2, 3, 4):
        yield Case(
            f"{troops} troops that win stay",
            lambda troops=troops: (
                _others_done(table(hand=["chani"], conflict=troops, garrison=0, agents_left=0).round(6), 1, 0, 0)
                .reveal()
                .take("card:chani")
            ),
            wrong=(("retreat", troops),),
            thought=True,
        )


def _with_more() -> Iterable[Case]:
    """The same sense with more boxes."""
    for number, hand in enumerate((["dagger", "diplomacy", "signet_ring"], ["reconnaissance", "seek_allies"])):
        for rounds in (1, 2, 4):
            yield Case(
                f"Agents are sent with more boxes, hand {number}, round {rounds}",
                lambda hand=hand, rounds=rounds: ix_table(hand=hand, water=1).round(rounds),
                wrong=(("reveal",),),
            )


def _alone() -> Iterable[Case]:
    for difficulty in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach"):
        for rounds in (1, 3, 5):
            yield Case(
                f"Agents are sent against Rivals, {difficulty}, round {rounds}",
                lambda difficulty=difficulty, rounds=rounds: solo_table(
                    difficulty, hand=["dagger", "diplomacy", "signet_ring"], water=1
                ).round(rounds),
                wrong=(("reveal",),),
            )
    for difficulty in ("mercenary", "sardaukar", "mentat"):
        yield Case(
            f"the third Agent against Rivals, {difficulty}",
            lambda difficulty=difficulty: solo_table(
                difficulty, hand=["dagger", "diplomacy", "convincing_argument"], solari=9
            ).round(3),
            wrong=(("reveal",), *to("rally_troops", "hall_of_oratory")),
        )


def cases() -> list[Case]:
    """All of them."""
    groups = (_agents_at_home, _endgame_cards, _long_plans, _last_points, _conflicts, _cards, _influence, _reveals)
    more = (_combat, _the_last_fight, _retreats, _with_more, _alone)
    return [case for group in (*groups, *more) for case in group()]
