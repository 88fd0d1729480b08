"""What pays for many rounds, and what nobody gives away: Agents, money, cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from tests.kit import Table, immortality_table, ix_table, solo_table, table
from tests.kit.hands import worth
from tests.players.positions.case import DEAR, Case, to

KEY_CARDS = (
    "lady_jessica",
    "kwisatz_haderach",
    "stilgar",
    "gurney_halleck",
    "thufir_hawat",
    "piter_de_vries",
    "worm_riders",
    "liet_kynes",
)


def cases() -> Iterable[Case]:
    """All of them."""
    for group in (
        _agents_at_home,
        _long_plans,
        _the_last_agent,
        _dear_spaces,
        _for_nothing,
        _too_late_or_early,
        _cards,
        _persuasion,
        _discards,
        _alone,
    ):
        yield from group()


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
    for number, hand in enumerate((["dagger", "diplomacy", "signet_ring"], ["reconnaissance", "seek_allies"])):
        for rounds in (1, 2, 4):
            yield Case(
                f"Agents are sent with more boxes, hand {number}, round {rounds}",
                lambda hand=hand, rounds=rounds: ix_table(hand=hand, water=1).round(rounds),
                wrong=(("reveal",),),
            )


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


def _the_last_agent() -> Iterable[Case]:
    """Eight Solari and one Agent left: the third Agent comes now and is sent at once."""
    tables = {"": table, " with Rise of Ix": ix_table, " with Immortality": immortality_table}
    for more, make in tables.items():
        for rounds in (2, 3, 4):
            yield Case(
                f"the third Agent instead of Stillsuits, round {rounds}{more}",
                lambda make=make, rounds=rounds: make(
                    hand=["dagger", "diplomacy", "reconnaissance"], solari=8, agents_left=1
                ).round(rounds),
                right=to("swordmaster"),
                thought=True,
            )


def _dear_spaces() -> Iterable[Case]:
    """Spice that is there is used where it brings most."""
    for rounds in (3, 4, 5):
        yield Case(
            f"Conspire, not Foldspace, with four spice in round {rounds}",
            partial(_with_spice, ["diplomacy", "dagger"], 4, rounds),
            wrong=(("reveal",), *to("foldspace")),
            thought=True,
        )
        yield Case(
            f"the Heighliner, not Arrakeen, with seven spice in round {rounds + 1}",
            partial(_with_spice, ["diplomacy", "reconnaissance"], 7, rounds + 1),
            wrong=(("reveal",), *to("arrakeen")),
            thought=True,
        )


def _with_spice(hand: list[str], spice: int, rounds: int) -> Table:
    return table(hand=hand, spice=spice, water=0, solari=0, agents_left=1).round(rounds)


def _for_nothing() -> Iterable[Case]:
    """Cards and goods are not given for what is free, or for nothing at all."""
    for rounds in (1, 4):
        yield Case(
            f"nobody needs to be infiltrated, round {rounds}",
            lambda rounds=rounds: table(hand=["dagger", "diplomacy"], intrigue=["infiltrate"]).round(rounds),
            wrong=(("intrigue", "infiltrate"),),
        )
        yield Case(
            f"no Envoy for those who are welcome, round {rounds}",
            lambda rounds=rounds: table(hand=["diplomacy"], intrigue=["dispatch_an_envoy"], agents_left=1).round(
                rounds
            ),
            wrong=(("intrigue", "dispatch_an_envoy"),),
        )


def _too_late_or_early() -> Iterable[Case]:
    """Cards that computers once played at the wrong time, in games that were read line by line."""
    for rounds in (2, 6):
        for card in ("dispatch_an_envoy", "infiltrate", "reinforcements"):
            yield Case(
                f"{card} when all Agents are away, round {rounds}",
                lambda card=card, rounds=rounds: table(
                    hand=["dagger", "reconnaissance"], intrigue=[card], solari=3, agents_left=0
                ).round(rounds),
                wrong=(("intrigue", card),),
            )
        yield Case(
            f"Persuasion for a card that has its price already, round {rounds}",
            lambda rounds=rounds: (
                table(hand=["convincing_argument"], intrigue=["charisma"], agents_left=0)
                .round(rounds)
                .row(*DEAR)
                .reveal()
            ),
            wrong=(("intrigue", "charisma"),),
        )
        yield Case(
            f"troops who may go anyway are not mobilised, round {rounds}",
            lambda rounds=rounds: (
                table(hand=["reconnaissance"], intrigue=["rapid_mobilization"], garrison=2, agents_left=1)
                .round(rounds)
                .play("reconnaissance", "carthag")
            ),
            wrong=(("intrigue", "rapid_mobilization"),),
        )
        yield Case(
            f"the envoy goes where nobody else could, round {rounds}",
            lambda rounds=rounds: (
                table(hand=["dagger"], intrigue=["dispatch_an_envoy"], agents_left=1)
                .round(rounds)
                .intrigue("dispatch_an_envoy")
            ),
            wrong=to("hall_of_oratory"),
        )


def _cards() -> Iterable[Case]:
    for key in KEY_CARDS:
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


def _persuasion() -> Iterable[Case]:
    """It is kept for nothing: what is not spent is lost, and a good card serves for the rest of the game."""
    for rounds in (1, 2, 4):
        for row in (("lady_jessica", "gurney_halleck"), ("stilgar", "chani"), ("thufir_hawat", "liet_kynes")):
            yield Case(
                f"{row[0]} or {row[1]} is bought in round {rounds}",
                lambda row=row, rounds=rounds: table(hand=worth(7), agents_left=0).round(rounds).row(*row).reveal(),
                wrong=(("end_turn",),),
            )
    for rounds in (2, 3, 5):
        for row in (("gun_thopter", "kwisatz_haderach"), ("guild_ambassador", "choam_directorship")):
            yield Case(
                f"{row[0]} is bought in round {rounds} rather than nothing",
                lambda row=row, rounds=rounds: table(hand=worth(4), agents_left=0).round(rounds).row(*row).reveal(),
                wrong=(("end_turn",),),
            )
    for rounds in (5, 8):
        yield Case(
            f"The Spice Must Flow is bought in round {rounds}",
            lambda rounds=rounds: table(hand=worth(9), agents_left=0).round(rounds).row(*DEAR).reveal(),
            wrong=(("end_turn",),),
        )


def _discards() -> Iterable[Case]:
    """What has to go from hand is what is missed least."""
    for key in ("lady_jessica", "stilgar", "thufir_hawat", "piter_de_vries", "gurney_halleck"):
        yield Case(
            f"{key} is not discarded for the Reverend Mother",
            partial(_asked_for_cards, key),
            wrong=(("discard", key),),
            thought=True,
        )
    for key in ("lady_jessica", "stilgar", "piter_de_vries"):
        yield Case(
            f"{key} is not discarded for the Truthsayer",
            lambda key=key: (
                ix_table(hand=["truthsayer", key, "dagger", "convincing_argument"])
                .round(4)
                .play("truthsayer", "wealth")
                .take("card:truthsayer")
            ),
            wrong=(("discard", key),),
            thought=True,
        )


def _asked_for_cards(key: str) -> Table:
    """Seat 1 has played the card that costs everybody else two of theirs."""
    t = table(turn_of=1, hand=["reverend_mother_mohiam"], in_play=["bene_gesserit_sister"]).round(4)
    t.setup(0, hand=[key, "dagger", "dagger", "reconnaissance", "convincing_argument"], agents_left=1)
    t.play("reverend_mother_mohiam", "wealth").take("card:reverend_mother_mohiam")
    while t.asked() != 0:
        t.idle()
    return t


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
