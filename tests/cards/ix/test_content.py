"""The components of Rise of Ix as data: what is in the box, what it takes away, and how mistakes are reported."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content import load, shorthand
from dune_desktop.content.catalog import catalog, read_catalog
from dune_desktop.content.export import export
from dune_desktop.content.load import ContentError

BASE, IX = catalog(("base",)), catalog(("base", "ix"))


def added(kind: str) -> dict[str, Any]:
    """What the box brings of this kind, by id."""
    before = {item.id for item in getattr(BASE, kind)}
    return {item.id: item for item in getattr(IX, kind) if item.id not in before}


def removed(kind: str) -> set[str]:
    """The ids of this kind that the box takes out of the game."""
    return {item.id for item in getattr(BASE, kind)} - {item.id for item in getattr(IX, kind)}


def copies(items: dict[str, Any]) -> int:
    return sum(item.copies for item in items.values())


def test_the_box_holds_what_the_rules_list() -> None:
    """X1.1: cards for the Imperium deck but one; every tile once. How many, tests/rules/ix/test_setup.py asks."""
    cards = added("cards")
    assert {name for name, card in cards.items() if card.deck != "imperium"} == {"control_the_spice"}
    assert cards["control_the_spice"].deck == "epic"
    assert {tile.copies for tile in IX.of("tech")} == {1}


def test_the_overlay_covers_four_spaces_and_brings_four() -> None:
    """X2.1, X2.3 to X2.7; the spaces reprinted stay as they are."""
    assert removed("spaces") == {"hall_of_oratory", "rally_troops", "secure_contract", "sell_melange"}
    spaces = added("spaces")
    assert set(spaces) == {"interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought"}
    assert not any(space.combat or space.maker for space in spaces.values())
    kept = [space for space in BASE.spaces if space.id not in removed("spaces")]
    assert list(IX.spaces[: len(kept)]) == kept


def test_the_hagal_decks_have_thirty_and_twenty_nine_cards() -> None:
    """X11.1, X12.1."""
    assert removed("hagal") == {"hagal_hall_of_oratory", "hagal_rally_troops"}
    for players, count in ("solo", 30), ("two_player", 29):
        assert sum(card.copies for card in IX.hagal if players in card.players) == count


def test_a_removed_component_is_still_there_without_the_box() -> None:
    """The base game alone has no tiles and no Shipping track, and all of its spaces."""
    assert (len(BASE.spaces), BASE.of("tech"), BASE.of("shipping")) == (22, (), ())


def test_seven_cards_infiltrate_one_icon_each() -> None:
    """X8.6."""
    found = {name: card.infiltrates for name, card in added("cards").items() if card.infiltrates}
    assert found == {
        "court_intrigue": ("emperor",),
        "guild_accord": ("guild",),
        "web_of_power": ("bene_gesserit",),
        "jamis": ("fremen",),
        "embedded_agent": ("landsraad",),
        "bounty_hunter": ("city",),
        "choam_delegate": ("spice_trade",),
    }


def test_eleven_cards_of_eight_titles_unload() -> None:
    """X7.7; none of their Reveal boxes gives persuasion or swords (X7.11)."""
    unload = {name: card for name, card in added("cards").items() if card.unload}
    assert set(unload) == {
        "choam_delegate",
        "esmar_tuek",
        "freighter_fleet",
        "guild_accord",
        "in_the_shadows",
        "ix_guild_compact",
        "treachery",
        "water_peddler",
    }
    assert copies(unload) == 11
    for card in unload.values():
        assert not any(word in shorthand.write(card.reveal) for word in ("persuasion", "sword"))


def test_the_marks_of_the_tiles() -> None:
    """X3.14, X11.24."""
    assert sum(tile.rival for tile in IX.of("tech")) == 12
    flips = {tile.id for tile in IX.of("tech") if any(use.flip for use in tile.uses)}
    assert flips == {"flagship", "holoprojectors", "invasion_ships", "training_drones"}
    assert {tile.rule for tile in IX.of("tech") if tile.rule} == {"wins_ties", "acquire_to_top", "transports"}


def test_two_of_the_leaders_may_be_rivals() -> None:
    """X11.18."""
    rivals = {name for name, leader in added("leaders").items() if leader.rival}
    assert rivals == {"prince_rhombur_vernius", "viscount_hundro_moritani"}


def test_the_shipping_track_is_told_from_the_bottom_up() -> None:
    """X4.1."""
    rewards = [shorthand.write(space.reward) for space in IX.of("shipping")]
    assert rewards[0] == ""
    assert rewards[2:] == ["troop 2, influence any 1", "acquire_tech discount 2"]


def test_the_export_tells_every_component() -> None:
    """Also those that a later box removes: the export is of boxes, not of a game."""
    told = {(item["set"], item["kind"], item["id"]): item for item in export(("base", "ix"))}
    assert ("base", "spaces", "sell_melange") in told
    assert told["ix", "imperium", "jamis"]["icons"] == ["infiltrate:fremen"]
    assert told["ix", "tech", "detonation_devices"]["timing"] == ["win_conflict"]
    assert told["ix", "tech", "spaceport"]["timing"] == ["permanent"]
    assert told["ix", "tech", "spy_satellites"]["trash_to_use"]
    assert told["ix", "hagal", "hagal_foldspace_or_interstellar_shipping"]["options"] == [
        {"space": "foldspace", "when": "influence guild 0-1", "effect": "influence guild 1"},
        {"space": "interstellar_shipping", "when": "influence guild >= 2", "effect": "freighter 2"},
    ]


# ------------------------------------------------------------------------------------------------ mistakes

Change = Callable[[Any], object]

MISTAKES: tuple[tuple[str, Change, str], ...] = (
    ("box", lambda it: it["removes"]["hagal"].append("hagal_melon"), "no earlier box has hagal_melon"),
    (
        "box",
        lambda it: it["overlays"][0]["covers"].append("sell_melon"),
        "the board base has no slot sell_melon to cover",
    ),
    ("box", lambda it: it["overlays"][0].update(spaces={"melon": "smuggling"}), "the board base has no slot melon"),
    ("box", lambda it: it["overlays"][0]["sections"][0]["slots"].append("wealth"), "has a slot wealth already"),
    ("box", lambda it: it["overlays"][0]["sections"][0]["slots"].pop(), "ix/spaces.json: smuggling lies on no board"),
    ("box", lambda it: it["overlays"][0].update(spaces={"wealth": "melon"}), "has melon in its slot wealth"),
    ("box", lambda it: it["overlays"][0].update(reserve=["melon"]), "has melon in its Reserve"),
    (
        "box",
        lambda it: it["overlays"][0].update(posts=[{"id": "p", "slots": ["sell_melange"]}]),
        "post p of base is by sell",
    ),
    ("box", lambda it: it["overlays"][0].update(board="melon"), "ix is not played on melon"),
    ("box", lambda it: it["overlays"][0].update(of="melon"), "there is no box melon"),
    ("box", lambda it: it["overlays"][0].update(melon=1), "ix/box.json: overlays.0.melon"),
    ("box", lambda it: it["removes"].update(cards=[]), "ix/box.json: removes.cards"),
    ("hagal", lambda it: it[1]["instead"].update(space="nowhere"), "names nowhere, which is no space"),
    ("hagal", lambda it: it[1].pop("when"), "no condition to choose it by"),
    ("shipping", lambda it: it.pop(), r"the steps are \[0, 1, 2\]"),
    ("imperium", lambda it: it[1].update(icons=["city"]), "bounty_hunter has an icon twice"),
    ("imperium", lambda it: it[1].update(infiltrates=["moon"]), "ix/imperium.json: 1.infiltrates.0"),
    ("imperium", lambda it: it[1].update(id="chani"), "base and ix: chani stands there twice"),
    ("tech", lambda it: it[0]["uses"][0].update(timing="noon"), "ix/tech.json: 0.uses.0.timing"),
    ("tech", lambda it: it[0]["uses"][0].update(price=1), "ix/tech.json: 0.uses.0.price"),
    ("tech", lambda it: it.append(it[0]), "ix/tech.json: artillery stands there twice"),
)


@pytest.mark.parametrize(("name", "change", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_a_mistake_in_a_file_is_named(
    name: str, change: Change, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong file stops the loading with a message that says which file and what."""
    content = json.loads(files("dune_desktop.content").joinpath("data", "ix", name + ".json").read_bytes())
    change(content)
    wrong = tmp_path / (name + ".json")
    wrong.write_text(json.dumps(content), encoding="utf-8")
    original = load.path_of
    monkeypatch.setattr(
        load, "path_of", lambda box, kind: wrong if (box, kind) == ("ix", name) else original(box, kind)
    )
    with pytest.raises(ContentError, match=message):
        read_catalog(("base", "ix"))
