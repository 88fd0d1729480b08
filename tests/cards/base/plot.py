"""What the tests of Plot intrigue cards of the base game share."""

from __future__ import annotations

from typing import Any

from tests.kit.table import Table, table

# Facts about the player under which each card can be played at any moment of the own turn.
ANY_MOMENT: dict[str, dict[str, Any]] = {
    "bribery": {"solari": 2},
    "bypass_protocol": {},
    "calculated_hire": {"spice": 1},
    "charisma": {},
    "choam_shares": {"solari": 7},
    "councilors_dispensation": {"council": True},
    "double_cross": {"solari": 1},
    "favored_subject": {},
    "guild_authorization": {},
    "know_their_ways": {},
    "poison_snooper": {},
    "rapid_mobilization": {},
    "recruitment_mission": {},
    "refocus": {},
    "reinforcements": {"solari": 3},
    "secret_of_the_sisterhood": {},
    "the_sleeper_must_awaken": {"spice": 4},
    "urgent_mission": {"agents": ["secure_contract"]},
    "water_of_life": {"spice": 1, "water": 1},
    "water_peddlers_union": {},
    "windfall": {},
}
AT_THE_START_ONLY: dict[str, dict[str, Any]] = {"bindu_suspension": {}, "dispatch_an_envoy": {}, "infiltrate": {}}
PLOT = {**ANY_MOMENT, **AT_THE_START_ONLY}

ALL_PLOT = tuple("intrigue:" + card for card in PLOT)
ANY_MOMENT_NAMES = tuple("intrigue:" + card for card in ANY_MOMENT)

ROW = ("spice_hunter", "fremen_camp", "chani", "gurney_halleck", "crysknife")  # they cost 2, 4, 5, 6 and 3


def holding(card: str, **facts: Any) -> Table:
    """Seat 0 is about to take a turn, holds the card and a Dagger; seat 1 has a troop in the Conflict."""
    return table(intrigue=[card], **{"hand": ["dagger"], **facts}).setup(1, conflict=1)
