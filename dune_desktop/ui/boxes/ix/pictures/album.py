"""The pictures of Rise of Ix."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.art.album import Album
from dune_desktop.ui.art.families import battle, court, desert, mystic, space, table
from dune_desktop.ui.art.families.person import person
from dune_desktop.ui.art.motif import Motif, motif
from dune_desktop.ui.boxes.ix.pictures import busts_cards, persons
from dune_desktop.ui.boxes.ix.pictures import scenes_court as rule
from dune_desktop.ui.boxes.ix.pictures import scenes_desert as sand
from dune_desktop.ui.boxes.ix.pictures import scenes_trade as trade
from dune_desktop.ui.boxes.ix.pictures import scenes_war as war
from dune_desktop.ui.boxes.ix.pictures import scenes_wiles as wiles
from dune_desktop.ui.boxes.ix.pictures.busts import BUSTS
from dune_desktop.ui.boxes.ix.pictures.houses import HOUSES
from dune_desktop.ui.boxes.ix.pictures.scenes import CAVERNS, works
from dune_desktop.ui.boxes.ix.pictures.tiles import TECH, draw_tech

CARDS: dict[str, Motif] = {
    "control_the_spice": motif(rule.spice_grip, "trade"),
    "appropriate": motif(rule.goods_grip, "emperor"),
    "bounty_hunter": motif(person, "blood", bust=busts_cards.hunter, beside=persons.alley, flip=False),
    "choam_delegate": motif(rule.delegate, "dusk"),
    "court_intrigue": motif(rule.intrigue, "emperor"),
    "desert_ambush": motif(desert.ambush, "fremen"),
    "embedded_agent": motif(court.spy, "bene_gesserit", kind="mask"),
    "esmar_tuek": motif(person, "guild", bust=busts_cards.esmar, beside=persons.cargo, flip=False),
    "freighter_fleet": motif(space.freighters, "trade"),
    "full_scale_assault": motif(space.warships, "emperor", count=3, drop=True, behind=trade.landing_lights),
    "guild_accord": motif(space.heighliner, "guild", lighters=3),
    "guild_chief_administrator": motif(trade.tank, "guild"),
    "imperial_bashar": motif(person, "emperor", bust=busts_cards.bashar, beside=persons.ranks, tall=True, flip=False),
    "imperial_shock_trooper": motif(war.drop_trooper, "emperor"),
    "in_the_shadows": motif(wiles.shadows, "bene_gesserit"),
    "ix_guild_compact": motif(trade.pact, "guild"),
    "ixian_engineer": motif(person, CAVERNS, bust=busts_cards.engineer, beside=persons.gears),
    "jamis": motif(person, "fremen", bust=busts_cards.jamis, beside=persons.knives),
    "landing_rights": motif(trade.pad, "guild"),
    "local_fence": motif(wiles.market, "night", kind="fence"),
    "negotiated_withdrawal": motif(rule.parley, "dawn"),
    "satellite_ban": motif(sand.satellites, "fremen"),
    "sayyadina": motif(person, "fremen", bust=busts_cards.sayyadina, beside=persons.basin, flip=False),
    "shai_hulud": motif(sand.maw, "fremen"),
    "spice_trader": motif(wiles.market, "fremen", kind="spice"),
    "treachery": motif(rule.betrayal, "blood"),
    "truthsayer": motif(rule.truthsayer, "bene_gesserit"),
    "water_peddler": motif(sand.porters, "trade"),
    "web_of_power": motif(mystic.veil, "bene_gesserit", behind=rule.web),
    "weirding_way": motif(wiles.weirding, "bene_gesserit"),
}

INTRIGUE: dict[str, Motif] = {
    "advanced_weaponry": motif(works, "intrigue", kind="dock"),
    "blackmail": motif(trade.blackmail, "intrigue"),
    "cannon_turrets": motif(war.turrets, "intrigue"),
    "cull": motif(trade.cup, "intrigue"),
    "diversion": motif(desert.flight, "intrigue", guns=True),
    "expedite": motif(space.freighters, "intrigue"),
    "finesse": motif(trade.blades, "intrigue"),
    "glimpse_the_path": motif(rule.path, "intrigue"),
    "grand_conspiracy": motif(table.masks, "intrigue", count=3),
    "ixian_probe": motif(war.probe, "intrigue"),
    "machine_culture": motif(wiles.machine, "intrigue"),
    "quid_pro_quo": motif(court.meeting, "intrigue", kind="treaty"),
    "second_wave": motif(court.column, "intrigue"),
    "secret_forces": motif(sand.warriors, "intrigue"),
    "strategic_push": motif(rule.push, "intrigue"),
    "strongarm": motif(court.grip, "intrigue"),
    "war_chest": motif(trade.chest, "intrigue"),
}

CONFLICTS: dict[str, Motif] = {
    "skirmish_freighter_troop": motif(war.fight_for_crates, "blood"),
    "skirmish_freighter_spice": motif(battle.clash, "trade", prize="spice", flip=True, behind=war.burning_freighter),
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
