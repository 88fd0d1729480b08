"""The pictures of Immortality."""

from __future__ import annotations

from dune_desktop.ui.art.album import Album
from dune_desktop.ui.art.families import battle
from dune_desktop.ui.art.families.person import person
from dune_desktop.ui.art.motif import Motif, motif
from dune_desktop.ui.boxes.immortality.pictures import busts, persons
from dune_desktop.ui.boxes.immortality.pictures import scenes_faith as faith
from dune_desktop.ui.boxes.immortality.pictures import scenes_guile as guile
from dune_desktop.ui.boxes.immortality.pictures import scenes_lab as lab
from dune_desktop.ui.boxes.immortality.pictures import scenes_power as power
from dune_desktop.ui.boxes.immortality.pictures.flesh import FLESH, LAB, SAPHO

STARTER: dict[str, Motif] = {
    "experimentation": motif(lab.still, "dusk"),
}

IMPERIUM: dict[str, Motif] = {
    "bene_tleilax_lab": motif(lab.laboratory, LAB),
    "bene_tleilax_researcher": motif(guile.eyepiece, LAB),
    "blank_slate": motif(guile.unwritten, LAB),
    "clandestine_meeting": motif(faith.bridge, "bene_gesserit"),
    "corrupt_smuggler": motif(person, "guild", bust=busts.smuggler, beside=persons.goods, flip=False),
    "dissecting_kit": motif(lab.dissecting_kit, LAB),
    "for_humanity": motif(faith.newborn, "bene_gesserit"),
    "high_priority_travel": motif(power.arrival, "guild"),
    "imperium_ceremony": motif(power.ceremony, "emperor"),
    "interstellar_conspiracy": motif(power.conspirators, "night"),
    "keys_to_power": motif(power.keys, "bene_gesserit"),
    "lisan_al_gaib": motif(faith.acclaimed, "fremen"),
    "long_reach": motif(faith.long_arm, "bene_gesserit"),
    "occupation": motif(power.occupation, "guild"),
    "organ_merchants": motif(lab.organs, FLESH),
    "planned_coupling": motif(faith.coupling, "bene_gesserit"),
    "replacement_eyes": motif(lab.steel_eye, FLESH),
    "sardaukar_quartermaster": motif(power.quartermaster, "emperor"),
    "shadout_mapes": motif(person, "fremen", bust=busts.mapes, beside=persons.bared_crysknife),
    "show_of_strength": motif(power.fist, "dawn"),
    "spiritual_fervor": motif(faith.dervish, "trade"),
    "stillsuit_manufacturer": motif(faith.stillsuit, "fremen"),
    "throne_room_politics": motif(power.whisper, "emperor"),
    "tleilaxu_master": motif(person, FLESH, bust=busts.tleilaxu_master, beside=persons.helix_tank, flip=False),
    "tleilaxu_surgeon": motif(person, LAB, bust=busts.surgeon, beside=persons.lamps, flip=False),
}

TLEILAXU: dict[str, Motif] = {
    "beguiling_pheromones": motif(faith.perfume, FLESH),
    "chairdog": motif(lab.chairdog, FLESH),
    "contaminator": motif(faith.poisoned_pool, "fremen"),
    "corrino_genes": motif(power.crowned_helix, "emperor"),
    "face_dancer": motif(guile.many_faces, FLESH),
    "face_dancer_initiate": motif(guile.mirrors, FLESH),
    "from_the_tanks": motif(lab.reborn, LAB),
    "ghola": motif(guile.in_the_tank, LAB),
    "guild_impersonator": motif(power.impersonator, "guild"),
    "industrial_espionage": motif(guile.heist, "night"),
    "reclaimed_forces": motif(lab.ranks, LAB),
    "scientific_breakthrough": motif(lab.eureka, LAB),
    "slig_farmer": motif(lab.slig, "dawn"),
    "stitched_horror": motif(guile.stitched, "night"),
    "subject_x_137": motif(lab.subject, LAB),
    "tleilaxu_infiltrator": motif(guile.ceiling, "city"),
    "twisted_mentat": motif(person, SAPHO, bust=busts.twisted_mentat, beside=persons.thicket, flip=False),
    "unnatural_reflexes": motif(guile.quick_hand, FLESH),
    "usurp": motif(power.usurper, "emperor"),
}

PROMOS: dict[str, Motif] = {
    "piter_genius_advisor": motif(person, "blood", bust=busts.advisor, beside=persons.pyramid_game),
}

INTRIGUE: dict[str, Motif] = {
    "breakthrough": motif(lab.hatching, "intrigue"),
    "counterattack": motif(guile.riposte, "intrigue"),
    "disguised_bureaucrat": motif(power.bureaucrat, "intrigue"),
    "economic_positioning": motif(power.stairs_of_coin, "intrigue"),
    "gruesome_sacrifice": motif(faith.sacrifice, "intrigue"),
    "harvest_cells": motif(faith.gleaners, "intrigue"),
    "illicit_dealings": motif(guile.under_the_table, "intrigue"),
    "shadowy_bargain": motif(guile.handshake, "intrigue"),
    "study_melange": motif(lab.lens, "intrigue"),
    "tleilaxu_puppet": motif(power.puppet, "intrigue"),
    "vicious_talents": motif(guile.many_blades, "intrigue"),
}

SPACES: dict[str, Motif] = {
    "research_station": motif(lab.station, "city"),
}

CARTHAG = motif(battle.city, "city")

HAGAL: dict[str, Motif] = {
    "hagal_carthag_row_left": CARTHAG,
    "hagal_carthag_row_right": CARTHAG,
    "hagal_carthag_plain": CARTHAG,
    "hagal_research_station": SPACES["research_station"],
}

ALBUM = Album(
    motifs={
        "card": {**STARTER, **IMPERIUM, **TLEILAXU, **PROMOS},
        "intrigue": INTRIGUE,
        "space": SPACES,
        "hagal": HAGAL,
    }
)
