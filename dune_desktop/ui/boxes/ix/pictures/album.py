"""The pictures of Rise of Ix."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.art import scenes_battle as battle
from dune_desktop.ui.art import scenes_court as court
from dune_desktop.ui.art import scenes_desert as desert
from dune_desktop.ui.art import scenes_mystic as mystic
from dune_desktop.ui.art import scenes_space as space
from dune_desktop.ui.art import scenes_table as table
from dune_desktop.ui.art.album import Album
from dune_desktop.ui.art.motif import Motif, motif
from dune_desktop.ui.art.scenes_person import person
from dune_desktop.ui.boxes.ix.pictures import busts_cards, persons
from dune_desktop.ui.boxes.ix.pictures import scenes_war as war
from dune_desktop.ui.boxes.ix.pictures import scenes_wiles as wiles
from dune_desktop.ui.boxes.ix.pictures.busts import BUSTS
from dune_desktop.ui.boxes.ix.pictures.houses import HOUSES
from dune_desktop.ui.boxes.ix.pictures.scenes import CAVERNS, works
from dune_desktop.ui.boxes.ix.pictures.tiles import TECH, draw_tech

CARDS: dict[str, Motif] = {
    "control_the_spice": motif(court.grip, "trade", over="spice"),
    "appropriate": motif(court.grip, "emperor", over="goods"),
    "bounty_hunter": motif(person, "blood", bust=busts_cards.hunter, beside=persons.alley, flip=False),
    "choam_delegate": motif(court.board, "dusk", kind="delegate"),
    "court_intrigue": motif(court.court, "emperor", who="intrigue"),
    "desert_ambush": motif(desert.ambush, "fremen"),
    "embedded_agent": motif(court.spy, "bene_gesserit", kind="mask"),
    "esmar_tuek": motif(person, "guild", bust=busts_cards.esmar, beside=persons.cargo, flip=False),
    "freighter_fleet": motif(space.freighters, "trade"),
    "full_scale_assault": motif(space.warships, "emperor", count=3, drop=True, beams=True),
    "guild_accord": motif(space.heighliner, "guild", lighters=3),
    "guild_chief_administrator": motif(space.officials, "guild", tank=True),
    "imperial_bashar": motif(person, "emperor", bust=busts_cards.bashar, beside=persons.ranks, tall=True, flip=False),
    "imperial_shock_trooper": motif(war.drop_trooper, "emperor"),
    "in_the_shadows": motif(wiles.shadows, "bene_gesserit"),
    "ix_guild_compact": motif(space.heighliner, "guild", pact=True, lighters=0, turn=10.0),
    "ixian_engineer": motif(person, CAVERNS, bust=busts_cards.engineer, beside=persons.gears),
    "jamis": motif(person, "fremen", bust=busts_cards.jamis, beside=persons.knives),
    "landing_rights": motif(space.freighters, "guild", pad=True),
    "local_fence": motif(wiles.market, "night", kind="fence"),
    "negotiated_withdrawal": motif(court.meeting, "dawn", kind="parley"),
    "satellite_ban": motif(desert.orbit, "fremen", satellites=4, banned=True, r=46, moons=0),
    "sayyadina": motif(person, "fremen", bust=busts_cards.sayyadina, beside=persons.basin, flip=False),
    "shai_hulud": motif(desert.worm, "fremen", maw=True),
    "spice_trader": motif(wiles.market, "fremen", kind="spice"),
    "treachery": motif(court.meeting, "blood", kind="betrayal"),
    "truthsayer": motif(court.court, "bene_gesserit", who="truthsayer"),
    "water_peddler": motif(desert.gate, "trade", who="porters"),
    "web_of_power": motif(mystic.veil, "bene_gesserit", web=True),
    "weirding_way": motif(wiles.weirding, "bene_gesserit"),
}

INTRIGUE: dict[str, Motif] = {
    "advanced_weaponry": motif(works, "intrigue", kind="dock"),
    "blackmail": motif(table.papers, "intrigue", kind="blackmail"),
    "cannon_turrets": motif(war.turrets, "intrigue"),
    "cull": motif(table.poison, "intrigue", kind="cup"),
    "diversion": motif(desert.flight, "intrigue", guns=True),
    "expedite": motif(space.freighters, "intrigue"),
    "finesse": motif(table.blade, "intrigue", pair=True),
    "glimpse_the_path": motif(mystic.vision, "intrigue", kind="path"),
    "grand_conspiracy": motif(table.masks, "intrigue", count=3),
    "ixian_probe": motif(war.probe, "intrigue"),
    "machine_culture": motif(wiles.machine, "intrigue"),
    "quid_pro_quo": motif(court.meeting, "intrigue", kind="treaty"),
    "second_wave": motif(court.column, "intrigue"),
    "secret_forces": motif(desert.sietch, "intrigue", who="warriors"),
    "strategic_push": motif(court.pyramid, "intrigue", kind="push"),
    "strongarm": motif(court.grip, "intrigue"),
    "war_chest": motif(table.commerce, "intrigue", kind="chest"),
}

CONFLICTS: dict[str, Motif] = {
    "skirmish_freighter_troop": motif(battle.clash, "blood", place="freighter", prize="crate", charge=True),
    "skirmish_freighter_spice": motif(battle.clash, "trade", place="freighter", prize="spice", flip=True),
    "trade_monopoly": motif(war.convoy, "blood"),
    "economic_supremacy": motif(war.convoy, "blood", dread=True, coins=True),
}

SPACES: dict[str, Motif] = {
    "interstellar_shipping": motif(war.convoy, "trade"),
    "smuggling": motif(space.freighters, "night", canyon=True),
    "tech_negotiation": motif(works, CAVERNS, kind="deal"),
    "dreadnought": motif(works, CAVERNS, kind="dock"),
}

HAGAL: dict[str, Motif] = {
    "hagal_interstellar_shipping": SPACES["interstellar_shipping"],
    "hagal_tech_negotiation": SPACES["tech_negotiation"],
    "hagal_dreadnought_1p": SPACES["dreadnought"],
    "hagal_dreadnought_2p": motif(space.warships, CAVERNS, count=1, drop=True),
}

ALBUM = Album(
    motifs={"card": CARDS, "intrigue": INTRIGUE, "conflict": CONFLICTS, "space": SPACES, "hagal": HAGAL},
    houses=HOUSES,
    leaders=BUSTS,
    drawn={f"tech:{tile}": partial(draw_tech, drawing) for tile, drawing in TECH.items()},
    pairs={
        "hagal_foldspace_or_interstellar_shipping": ("foldspace", "interstellar_shipping"),
        "hagal_smuggling_or_interstellar_shipping": ("smuggling", "interstellar_shipping"),
    },
)
