"""The Conflict before the last round: what is sent, what is brought home, what is shown and what is kept."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.kit import Table, immortality_table, ix_table, table
from tests.players.positions.case import Case, others_done


def cases() -> Iterable[Case]:
    """All of them."""
    for group in (_sent, _enough, _kept_out_of_it, _retreats, _reveals, _won):
        yield from group()


def _sent() -> Iterable[Case]:
    for troops in (1, 2, 3):
        for rounds in (2, 6):
            yield Case(
                f"a Conflict that {troops + 1} of one's troops win by themselves, round {rounds}",
                lambda troops=troops, rounds=rounds: _in_carthag(table(), rounds, troops, 0, 0, 0),
                wrong=(("end_turn",),),
                thought=True,
            )
    for troops in (1, 2, 3, 4):
        yield Case(
            f"{troops + 1} troops win the last Conflict",
            lambda troops=troops: _in_carthag(table(), 10, troops, 0, 0, 0).setup(0, vp=8),
            wrong=(("end_turn",),),
            thought=True,
        )
    for more, make in {"": table, " with Rise of Ix": ix_table, " with Immortality": immortality_table}.items():
        for rounds in (3, 5, 7):
            yield Case(
                f"no troops into a Conflict that three others have taken, round {rounds}{more}",
                lambda make=make, rounds=rounds: _in_carthag(make(), rounds, 2, 10, 9, 8),
                wrong=(("deploy",),),
                thought=True,
            )


def _in_carthag(t: Table, rounds: int, troops: int, *others: int) -> Table:
    """The last Agent was just sent there, and nobody else has a turn any more."""
    t = others_done(t.round(rounds).setup(0, hand=["reconnaissance"], garrison=troops, agents_left=1), *others)
    return t.play("reconnaissance", "carthag").take("space:carthag")


def _enough() -> Iterable[Case]:
    """A Conflict in which nobody else is, and nobody can come any more, is won with what is there."""
    for rounds in (3, 5, 7):
        for troops in (2, 4):
            yield Case(
                f"{troops} troops stay at home when one has won, round {rounds}",
                lambda rounds=rounds, troops=troops: _in_carthag(table().setup(0, conflict=1), rounds, troops, 0, 0, 0),
                wrong=(("deploy",),),
            )


def _kept_out_of_it() -> Iterable[Case]:
    """Cards for the Conflict are kept where it is won or lost anyway."""
    for card, spice in (("ambush", 0), ("private_army", 2), ("master_tactician", 0)):
        for mine, others in ((6, (1, 1)), (5, (0, 0)), (1, (12, 11))):
            if card == "master_tactician" and mine == 1:
                continue  # it may also bring the troop home
            yield Case(
                f"{card} is kept with {mine} troops against {others}",
                partial(_fight, card, spice, mine, *others),
                right=(("pass",),),
                thought=True,
            )


def _fight(card: str, spice: int, mine: int, *others: int) -> Table:
    t = table(intrigue=[card], spice=spice, garrison=0, conflict=mine, agents_left=0).round(5)
    for seat in range(1, 4):
        t.setup(seat, garrison=0, intrigue=[])
    for seat, n in enumerate(others, 1):
        t.setup(seat, conflict=n)
    return t.until_phase("combat")


def _retreats() -> Iterable[Case]:
    """Troops that win stay, and troops that would be lost for nothing come home."""
    for troops in (2, 3, 4):
        yield Case(
            f"{troops} troops that win stay",
            lambda troops=troops: _at_choice(table(), "chani", troops, 1, 0, 0),
            wrong=(("retreat", troops),),
            thought=True,
        )
    for card, most, make in (("chani", 3, table), ("scout", 2, table), ("satellite_ban", 2, ix_table)):
        for rounds in (4, 6):
            yield Case(
                f"troops come home with {card} from a Conflict that is lost, round {rounds}",
                lambda card=card, make=make, rounds=rounds: _at_choice(make(), card, 3, 9, 8, 7, rounds=rounds),
                right=(("retreat", most),),
                thought=True,
            )


def _at_choice(t: Table, card: str, troops: int, *others: int, rounds: int = 6) -> Table:
    t = t.round(rounds).setup(0, hand=[card], conflict=troops, garrison=0, agents_left=0)
    return others_done(t, *others).reveal().take("card:" + card)


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


def _won() -> Iterable[Case]:
    """Cards for somebody who wins are played by somebody who wins."""
    for card in ("to_the_victor", "demand_respect"):
        for rounds in (3, 6):
            yield Case(
                f"{card} is played after a Conflict is won, round {rounds}",
                partial(_victor, card, rounds),
                wrong=(("pass",),),
                thought=True,
            )


def _victor(card: str, rounds: int) -> Table:
    t = table(intrigue=[card], conflict=3, garrison=0, agents_left=0).round(rounds)
    t = others_done(t, 1, 0, 0).reveal_and_end()
    while len(t.legal()) == 1:
        t.do(*t.legal()[0])
    return t
