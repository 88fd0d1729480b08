"""The pictures of the base game."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.art.album import Album
from dune_desktop.ui.art.families import battle, court, desert, mystic, space, table
from dune_desktop.ui.art.families.person import person
from dune_desktop.ui.art.motif import Motif, motif
from dune_desktop.ui.art.portraits import draw_leader
from dune_desktop.ui.boxes.base.pictures import busts_court, busts_desert, persons
from dune_desktop.ui.boxes.base.pictures.busts import BUSTS, hagal
from dune_desktop.ui.boxes.base.pictures.houses import HOUSES

STARTER: dict[str, Motif] = {
    "convincing_argument": motif(court.meeting, "dawn", kind="speech"),
    "dagger": motif(table.blade, "dusk"),
    "diplomacy": motif(court.meeting, "dusk", kind="treaty"),
    "dune_the_desert_planet": motif(desert.orbit, "dusk"),
    "reconnaissance": motif(desert.flight, "dusk", flock=3, size=0.95),
    "seek_allies": motif(desert.gate, "dawn", who="arrival"),
    "signet_ring": motif(table.ring, "dusk"),
}

RESERVE: dict[str, Motif] = {
    "arrakis_liaison": motif(desert.gate, "fremen", who="pair"),
    "the_spice_must_flow": motif(table.spice, "trade"),
    "foldspace": motif(space.fold, "guild"),
}

IMPERIUM: dict[str, Motif] = {
    "arrakis_recruiter": motif(court.meeting, "city", kind="recruit"),
    "assassination_mission": motif(court.spy, "dusk", kind="assassin"),
    "bene_gesserit_initiate": motif(mystic.novice, "bene_gesserit"),
    "bene_gesserit_sister": motif(mystic.veil, "bene_gesserit", count=3),
    "carryall": motif(desert.harvest, "trade", lift=True),
    "chani": motif(person, "fremen", bust=busts_desert.chani, beside=persons.walkers, moons=True),
    "choam_directorship": motif(court.board, "trade"),
    "crysknife": motif(table.crysknife, "fremen"),
    "dr_yueh": motif(person, "dusk", bust=busts_court.yueh, beside=persons.book),
    "duncan_idaho": motif(person, "dusk", bust=busts_court.duncan, beside=persons.sword),
    "fedaykin_death_commando": motif(desert.walkers, "fremen", count=3, staff=False, armed=True, moons=True),
    "firm_grip": motif(court.grip, "emperor"),
    "fremen_camp": motif(desert.camp, "fremen"),
    "gene_manipulation": motif(mystic.helix, "bene_gesserit"),
    "guild_administrator": motif(space.routes, "guild"),
    "guild_ambassador": motif(space.ambassador, "guild"),
    "guild_bankers": motif(space.officials, "guild", count=3, money=True),
    "gun_thopter": motif(desert.flight, "blood", guns=True),
    "gurney_halleck": motif(person, "dusk", bust=busts_court.gurney, beside=persons.baliset, flip=False),
    "imperial_spy": motif(court.spy, "emperor"),
    "kwisatz_haderach": motif(desert.prophet, "bene_gesserit"),
    "lady_jessica": motif(person, "bene_gesserit", bust=busts_court.jessica, beside=persons.garden),
    "liet_kynes": motif(person, "fremen", bust=busts_desert.liet, beside=persons.plant, flip=False),
    "missionaria_protectiva": motif(mystic.shrine, "bene_gesserit"),
    "opulence": motif(court.opulence, "trade"),
    "other_memory": motif(mystic.memory, "bene_gesserit"),
    "piter_de_vries": motif(person, "blood", bust=busts_court.piter, beside=persons.vial_and_blade, flip=False),
    "power_play": motif(court.pyramid, "dusk"),
    "reverend_mother_mohiam": motif(
        person, "bene_gesserit", bust=busts_court.mohiam, beside=persons.needle_and_box, tall=True
    ),
    "sardaukar_infantry": motif(court.column, "emperor", close=True),
    "sardaukar_legion": motif(court.column, "emperor", banners=True),
    "scout": motif(desert.lookout, "dusk"),
    "shifting_allegiances": motif(court.meeting, "dusk", kind="turn"),
    "sietch_reverend_mother": motif(desert.sietch, "fremen", who="mother"),
    "smugglers_thopter": motif(desert.flight, "night", canyon=True, flock=0),
    "space_travel": motif(space.passage, "guild"),
    "spice_hunter": motif(desert.probe, "fremen"),
    "spice_smugglers": motif(space.freighters, "guild", canyon=True),
    "stilgar": motif(person, "fremen", bust=busts_desert.stilgar, beside=persons.lit_sietch),
    "test_of_humanity": motif(table.box, "bene_gesserit"),
    "the_voice": motif(mystic.voice, "bene_gesserit"),
    "thufir_hawat": motif(person, "dusk", bust=busts_court.thufir, beside=persons.fan_of_futures),
    "worm_riders": motif(desert.worm, "fremen", riders=4),
}


CARDS: dict[str, Motif] = {**STARTER, **RESERVE, **IMPERIUM}

INTRIGUE: dict[str, Motif] = {
    "allied_armada": motif(space.warships, "intrigue", count=3, space=True),
    "ambush": motif(desert.ambush, "intrigue"),
    "bindu_suspension": motif(mystic.vision, "intrigue", kind="suspension"),
    "bribery": motif(table.commerce, "intrigue", kind="bribe"),
    "bypass_protocol": motif(court.spy, "intrigue", kind="door"),
    "calculated_hire": motif(court.mentat, "intrigue"),
    "charisma": motif(court.meeting, "intrigue", kind="speech"),
    "choam_shares": motif(table.commerce, "intrigue", kind="shares"),
    "corner_the_market": motif(table.commerce, "intrigue", kind="corner"),
    "councilors_dispensation": motif(court.chairs, "intrigue", lit=2),
    "demand_respect": motif(court.swordmaster, "intrigue"),
    "dispatch_an_envoy": motif(table.papers, "intrigue"),
    "double_cross": motif(table.masks, "intrigue", count=2),
    "favored_subject": motif(court.court, "intrigue", who="homage"),
    "guild_authorization": motif(space.officials, "intrigue", desk=True),
    "infiltrate": motif(court.spy, "intrigue", kind="mask"),
    "know_their_ways": motif(desert.stillsuits, "intrigue"),
    "master_tactician": motif(table.papers, "intrigue", kind="plans"),
    "plans_within_plans": motif(table.papers, "intrigue", kind="recon"),
    "poison_snooper": motif(table.poison, "intrigue", kind="snooper"),
    "private_army": motif(court.muster, "intrigue"),
    "rapid_mobilization": motif(space.warships, "intrigue", drop=True),
    "recruitment_mission": motif(court.meeting, "intrigue", kind="recruit"),
    "refocus": motif(table.time, "intrigue"),
    "reinforcements": motif(desert.gate, "intrigue", who="muster"),
    "secret_of_the_sisterhood": motif(mystic.veil, "intrigue", count=5),
    "staged_incident": motif(battle.burning, "intrigue"),
    "the_sleeper_must_awaken": motif(mystic.vision, "intrigue", kind="sleeper"),
    "tiebreaker": motif(table.commerce, "intrigue", kind="scales"),
    "to_the_victor": motif(table.spice, "intrigue", kind="sacks"),
    "urgent_mission": motif(desert.flight, "intrigue", canyon=True),
    "water_of_life": motif(table.poison, "intrigue", kind="life"),
    "water_peddlers_union": motif(table.commerce, "intrigue", kind="water"),
    "windfall": motif(table.commerce, "intrigue", kind="windfall"),
}

CONFLICTS: dict[str, Motif] = {
    "skirmish_a": motif(battle.clash, "blood", place="rocks", prize="intrigue"),
    "skirmish_b": motif(battle.clash, "dusk", place="town", prize="water"),
    "skirmish_c": motif(battle.clash, "night", place="harvester", prize="spice", flip=True),
    "skirmish_d": motif(battle.clash, "dawn", place="rocks", prize="solari", flip=True, charge=True),
    "cloak_and_dagger": motif(table.blade, "blood", stuck=True, note=True),
    "desert_power": motif(desert.worm, "blood", battle=True),
    "guild_bank_raid": motif(battle.vault, "blood"),
    "machinations": motif(court.pyramid, "blood"),
    "raid_stockpiles": motif(battle.burning, "blood", silos=True),
    "secure_imperial_basin": motif(battle.siege, "blood", place="imperial_basin"),
    "siege_of_arrakeen": motif(battle.siege, "blood", place="arrakeen"),
    "siege_of_carthag": motif(battle.siege, "blood", place="carthag"),
    "sort_through_the_chaos": motif(battle.wreck, "blood"),
    "terrible_purpose": motif(desert.prophet, "blood"),
    "battle_for_arrakeen": motif(battle.siege, "blood", place="arrakeen", final=True),
    "battle_for_carthag": motif(battle.siege, "blood", place="carthag", final=True),
    "battle_for_imperial_basin": motif(battle.siege, "blood", place="imperial_basin", final=True),
    "grand_vision": motif(mystic.vision, "blood", kind="eye"),
}

SPACES: dict[str, Motif] = {
    "conspire": motif(court.meeting, "emperor", kind="allies"),
    "wealth": motif(court.court, "emperor", who="wealth"),
    "heighliner": motif(space.heighliner, "guild", lighters=2, close=True, size=1.4),
    "foldspace": motif(space.fold, "guild", ship=False),
    "selective_breeding": motif(mystic.helix, "bene_gesserit", tree=True),
    "secrets": motif(mystic.whisper, "bene_gesserit"),
    "hardy_warriors": motif(desert.walkers, "fremen"),
    "stillsuits": motif(desert.stillsuits, "fremen"),
    "high_council": motif(court.chairs, "landsraad"),
    "mentat": motif(court.mentat, "landsraad"),
    "swordmaster": motif(court.swordmaster, "landsraad"),
    "rally_troops": motif(court.muster, "landsraad"),
    "hall_of_oratory": motif(court.council, "landsraad"),
    "sell_melange": motif(table.commerce, "trade", kind="scales"),
    "secure_contract": motif(table.papers, "trade", kind="seal"),
    "arrakeen": motif(desert.gate, "city", who="pair"),
    "carthag": motif(battle.city, "city"),
    "research_station": motif(battle.city, "city", kind="station"),
    "sietch_tabr": motif(desert.sietch, "city", who="pool"),
    "the_great_flat": motif(desert.basin, "trade", kind="flat"),
    "hagga_basin": motif(desert.basin, "trade", kind="hagga"),
    "imperial_basin": motif(desert.basin, "trade", kind="imperial"),
}

# House Hagal acts on the same board: its cards show the space they send an agent to.
HAGAL: dict[str, Motif] = {
    "hagal_harvest_spice": motif(desert.harvest, "trade"),
    "hagal_reshuffle": motif(person, "trade", bust=hagal, beside=persons.fan_of_futures),
    "hagal_arrakeen_1p": SPACES["arrakeen"],
    "hagal_arrakeen_2p": SPACES["arrakeen"],
    **{
        f"hagal_{spot}": SPACES[spot]
        for spot in (
            "conspire", "wealth", "heighliner", "foldspace", "selective_breeding", "secrets", "hardy_warriors",
            "stillsuits", "rally_troops", "hall_of_oratory", "carthag",
        )
    },
}  # fmt: skip

ALBUM = Album(
    motifs={"card": CARDS, "intrigue": INTRIGUE, "conflict": CONFLICTS, "space": SPACES, "hagal": HAGAL},
    houses=HOUSES,
    leaders=BUSTS,
    drawn={"rival:hagal": partial(draw_leader, HOUSES["hagal"], hagal)},
)
