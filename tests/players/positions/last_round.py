"""The last round: what wins it, and what gives it away."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.kit import Table, table, worth
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

STEPS = {
    "favored_subject": "emperor",
    "guild_authorization": "guild",
    "secret_of_the_sisterhood": "bene_gesserit",
    "know_their_ways": "fremen",
}
OPEN_TO_ALL = {"emperor": "wealth", "guild": "foldspace", "bene_gesserit": "secrets", "fremen": "stillsuits"}
CARTHAG = "battle_for_carthag"  # two points


def cases() -> Iterable[Case]:
    """All of them."""
    for group in (_goods, _steps, _alliances, _cards_bought, _money_kept, _blocked, _fought, _armed, _endgame):
        yield from group()


def _goods() -> Iterable[Case]:
    """What is left over buys a point, and is worth nothing afterwards."""
    yield winning(
        "The Sleeper Must Awaken wins",
        partial(the_end, intrigue=["the_sleeper_must_awaken"], spice=4),
        ("intrigue", "the_sleeper_must_awaken"),
    )
    yield winning(
        "CHOAM Shares win", partial(the_end, intrigue=["choam_shares"], solari=7), ("intrigue", "choam_shares")
    )
    yield winning("Opulence wins", partial(the_end, hand=["opulence"], solari=6), ("take", "card:opulence"))
    yield winning(
        "the Guild Ambassador wins",
        partial(the_end, hand=["guild_ambassador"], spice=3, influence={"guild": 4}),
        ("take", "card:guild_ambassador"),
    )
    for spice, solari, rate in ((2, 1, 0), (3, 0, 1)):
        yield winning(
            f"{spice} spice are sold for CHOAM Shares",
            partial(last_agent, hand=["dune_the_desert_planet"], intrigue=["choam_shares"], spice=spice, solari=solari),
            ("send", ..., "sell_melange", rate),
        )


def _steps() -> Iterable[Case]:
    """The second step on a track is a point."""
    for card, faction in STEPS.items():
        yield winning(f"{card} wins", partial(the_end, intrigue=[card], influence={faction: 1}), ("intrigue", card))
    for faction in FACTIONS:
        for other in FACTIONS:
            if other != faction:
                yield winning(
                    f"the second step with {faction}, not the first with {other}",
                    partial(_bribed, {faction: 1}),
                    ("faction", faction),
                )
    yield winning(
        "Power Play makes two steps of one",
        partial(last_agent, hand=["power_play", "diplomacy", "seek_allies"]),
        ("send", "power_play"),
    )


def _bribed(influence: dict[str, int], best: int = 8) -> Table:
    return the_end(best=best, intrigue=["bribery"], solari=2, influence=influence).intrigue("bribery")


def _alliances() -> Iterable[Case]:
    """An Alliance taken from the leader counts twice."""
    for faction, other in (("emperor", "fremen"), ("fremen", "guild"), ("bene_gesserit", "emperor")):
        yield winning(
            f"the Alliance of {faction} is taken from the leader, not a point with {other}",
            partial(_allied, faction, other),
            ("faction", faction),
        )
    for keep in FACTIONS:
        for lose in FACTIONS:
            if lose != keep:
                yield Case(
                    f"influence is lost with {lose}, where it costs no point, not with {keep}",
                    partial(_shifting, keep, lose),
                    wrong=(("faction", keep),),
                    thought=True,
                    settled=True,
                )


def _allied(faction: str, other: str) -> Table:
    """Seat 1 leads by a point, and has an Alliance of which seat 0 is one step short."""
    t = at_last(table().setup(1, influence={faction: 4}), intrigue=["bribery"], solari=2, hand=[])
    t.setup(1, vp=9).setup(0, influence={faction: 4, other: 1}).setup(0, vp=8)
    return others_done(t).reveal().intrigue("bribery")


def _shifting(keep: str, lose: str) -> Table:
    third = next(faction for faction in FACTIONS if faction not in (keep, lose))
    t = last_agent(hand=["shifting_allegiances"], spice=2, influence={keep: 2, lose: 3, third: 1})
    return t.play("shifting_allegiances", "secure_contract").take("card:shifting_allegiances")


def _cards_bought() -> Iterable[Case]:
    """Cards are not needed any more, points that come with them are."""
    yield winning("The Spice Must Flow wins", partial(the_end, hand=worth(9)), ("acquire", "the_spice_must_flow"))
    yield winning(
        "three points with two cards of The Spice Must Flow",
        partial(the_end, best=10, hand=worth(9), discard=["the_spice_must_flow"], intrigue=["corner_the_market"]),
        ("acquire", "the_spice_must_flow"),
    )
    yield winning(
        "CHOAM Directorship brings two points where The Spice Must Flow brings one",
        lambda: _market("choam_directorship", 9, 9, emperor=1, guild=1),
        ("acquire", "choam_directorship"),
    )
    yield winning(
        "Lady Jessica brings a point",
        lambda: _market("lady_jessica", 7, 8, bene_gesserit=1),
        ("acquire", "lady_jessica"),
    )
    yield winning(
        "Liet Kynes brings a point", lambda: _market("liet_kynes", 5, 8, emperor=1), ("acquire", "liet_kynes")
    )
    for card, persuasion in (("charisma", 7), ("recruitment_mission", 8)):
        yield winning(
            f"{card} is what The Spice Must Flow wants",
            partial(the_end, hand=worth(persuasion), intrigue=[card]),
            ("intrigue", card),
        )
    yield winning(
        "Bypass Protocol brings a point with Liet Kynes",
        lambda: (
            _market("liet_kynes", 0, 8, emperor=1)
            .setup(0, intrigue=["bypass_protocol"], spice=2)
            .intrigue("bypass_protocol")
        ),
        ("branch", 1),
    )
    for extra in (0, 2):
        yield winning(
            f"a Sister persuades, and The Spice Must Flow wins, {extra} troops",
            partial(_sister, worth(7), extra, 3, "guild_bank_raid"),
            ("branch", 0),
        )
    for mine, theirs in ((2, 2), (3, 3), (4, 4)):
        yield winning(
            f"a Sister fights, {mine} troops against {theirs}",
            partial(_sister, [], mine, theirs, CARTHAG),
            ("branch", 1),
        )


def _market(card: str, persuasion: int, best: int, **influence: int) -> Table:
    return others_done(at_last(None, best, hand=worth(persuasion), influence=influence).row(card)).reveal()


def _sister(hand: list[str], mine: int, theirs: int, prize: str) -> Table:
    t = at_last(hand=["bene_gesserit_sister", *hand]).conflict(prize)
    return others_done(t.setup(0, conflict=mine), theirs, 0, 0).reveal().take("card:bene_gesserit_sister")


def _money_kept() -> Iterable[Case]:
    """Solari that buy a point are not spent on anything else."""
    for solari, too_dear in ((9, ("swordmaster", "high_council", "rally_troops")), (8, ("swordmaster", "mentat"))):
        yield Case(
            f"of {solari} Solari seven are kept for CHOAM Shares",
            partial(_with_shares, solari),
            wrong=to(*too_dear),
            thought=True,
            settled=True,
        )


def _with_shares(solari: int) -> Table:
    """The High Council and Rally Troops are taken by others where they are too dear anyway."""
    t = last_agent(hand=["dagger"], intrigue=["choam_shares"], solari=solari)
    return t if solari > 8 else t.setup(1, agents=["rally_troops", "high_council"])


def _blocked() -> Iterable[Case]:
    """An opponent's last card and last Agent win on the only space that is open to them, unless it is taken."""
    for faction, space in OPEN_TO_ALL.items():
        yield winning(f"{space} is taken before an opponent wins there", partial(_open, faction), *to(space))


def _open(faction: str) -> Table:
    """Secrets are not open to the opponent: an Intrigue card could bring what the Agent could not."""
    t = last_agent(hand=["diplomacy"], vp=9, agents=["arrakeen"], spice=5, water=5)
    if faction != "bene_gesserit":
        t.setup(2, agents=["secrets"])
    t.setup(1, influence={faction: 1}, agents=["carthag"], hand=["diplomacy"], deck=[], discard=[], revealed=False)
    return t.setup(1, vp=9, spice=0, solari=0, water=0)


def _fought() -> Iterable[Case]:
    """Two points for the last Conflict, and cards that bring troops or drive them out."""
    yield winning(
        "Double-Cross breaks a tie",
        lambda: _battle(3, 3, intrigue=["double_cross"], solari=1).reveal(),
        ("intrigue", "double_cross"),
    )
    yield winning(
        "Reinforcements win",
        lambda: _battle(2, 3, intrigue=["reinforcements"], solari=3).reveal(),
        ("intrigue", "reinforcements"),
    )
    yield winning(
        "Rapid Mobilization wins",
        lambda: _battle(1, 3, intrigue=["rapid_mobilization"]).setup(0, garrison=3).reveal(),
        ("intrigue", "rapid_mobilization"),
    )
    for mine in (1, 2, 3):
        yield Case(
            f"Gurney's two troops win with {mine} more",
            lambda mine=mine: _battle(mine, mine + 1, hand=["gurney_halleck"], solari=3).reveal(),
            wrong=(("end_turn",),),
            settled=True,
        )


def _battle(mine: int, theirs: int, **facts: object) -> Table:
    t = at_last(garrison=0, **{"hand": [], **facts}).conflict(CARTHAG)
    return others_done(t.setup(0, conflict=mine), theirs, 0, 0)


def _armed() -> Iterable[Case]:
    """Cards for the Conflict are played where they win it."""
    yield winning("Ambush wins", partial(last_fight, "ambush", 3, 4, 0, 0), ("intrigue", "ambush"))
    yield winning(
        "Private Army wins", partial(last_fight, "private_army", 3, 5, 0, 0, spice=2), ("intrigue", "private_army")
    )
    yield winning(
        "Allied Armada wins",
        partial(last_fight, "allied_armada", 2, 5, 0, 0, spice=2, influence={"guild": 4}),
        ("intrigue", "allied_armada"),
    )
    yield winning(
        "Master Tactician fights",
        lambda: last_fight("master_tactician", 3, 4, 0, 0).intrigue("master_tactician"),
        ("branch", 0),
    )
    yield winning(
        "three troops that win nothing are a Staged Incident",
        lambda: last_fight("staged_incident", 3, 5, 4, 0, prize="guild_bank_raid"),
        ("intrigue", "staged_incident"),
    )
    yield winning(
        "three troops that win two points are no Staged Incident",
        lambda: last_fight("staged_incident", 3, 2, 2, 0, best=9),
        ("pass",),
    )
    yield winning(
        "Tiebreaker is kept for the tie",
        lambda: _tied().until_phase("combat"),
        ("pass",),
    )


def _tied() -> Table:
    t = at_last(garrison=0, hand=[], intrigue=["tiebreaker"])
    for seat in range(1, 4):
        t.setup(seat, spice=9)
    return others_done(t.setup(0, conflict=1), 5, 4, 0)


def _endgame() -> Iterable[Case]:
    def plans() -> Table:
        t = at_last(hand=[], intrigue=["plans_within_plans"], influence=dict.fromkeys(FACTIONS[:3], 3))
        return others_done(t).until_phase("endgame")

    yield Case(
        "Plans Within Plans counts now or never", plans, right=(("intrigue", "plans_within_plans"),), settled=True
    )
