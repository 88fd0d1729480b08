"""The board as a thing: slots that spaces lie in, boxes that lay over it, other boards, and components of equal ids."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from dune_desktop.content.catalog import catalog
from dune_desktop.content.export import export
from dune_desktop.content.load import ContentError
from dune_desktop.engine import GameConfig, GameState, Rules, SeatConfig
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.conditions import spice_must_flow_owned
from dune_desktop.engine.model.config import ConfigError, solo, table
from dune_desktop.engine.model.effects import Gain
from dune_desktop.engine.validation.invariants import problems
from dune_desktop.engine.validation.soundness import first_problem
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import of_session, pack, unpack
from dune_desktop.storage.save_header import read_header
from dune_desktop.ui.layouts.arrange import arrange
from dune_desktop.ui.presenters.screens.lens.subject import subject
from dune_desktop.ui.presenters.table.boards import BoardContribution, board_of
from dune_desktop.ui.presenters.ui_registry import contributed
from tests.kit.boxes import Make, make_box
from tests.kit.table import Table
from tests.kit.table import table as at_table

__all__ = ["make_box"]

BASE, IX = catalog(("base",)), catalog(("base", "ix"))
POSITION: TypeAdapter[GameState] = TypeAdapter(GameState)


def gain(what: str, n: int = 1) -> dict[str, Any]:
    return {"op": "gain", "what": what, "n": n}


def space(name: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "icon": "city", "effects": [[gain("solari", 7)]], **more}


def over(board: str = "base", **more: Any) -> dict[str, Any]:
    return {"overlays": [{"board": board, **more}]}


def annex(make: Make, name: str, slot: str, **more: Any) -> str:
    """A box that lays a space of the same name in the slot."""
    return make(name, {"spaces": [space(slot, **more)], "box": over(spaces={slot: slot})}, boards=("base",))


def played(config: GameConfig, seed: int = 5) -> Rules:
    """A whole random game, every position of which is sound, can be loaded, and survives being written."""
    rules = Rules(catalog(config.boxes), config)
    player, state = RandomPlayer(seed), rules.new_game(seed)
    while state.stack:
        assert problems(rules, state) == []
        assert first_problem(rules, state) == ""
        assert POSITION.validate_json(POSITION.dump_json(state)) == state
        rules.play(state, player.pick(rules.legal(state)))
    assert state.phase == "over"
    return rules


# ------------------------------------------------------------------------------------------------ slots


@pytest.mark.parametrize("slot", ["research_station", "arrakeen", "mentat", "sell_melange", "hagga_basin", "secrets"])
def test_a_space_that_replaces_another_keeps_its_place(slot: str, make_box: Make) -> None:
    """In the order of the board and on the screen, wherever it stands in a file; all others stay where they are."""
    boxes = ("base", annex(make_box, "annex", slot))
    before, after = Rules(BASE, table(3)), Rules(catalog(boxes), table(3, boxes))
    new = f"annex/{slot}"
    assert [each.id for each in after.board] == [new if each.id == slot else each.id for each in before.board]
    board = after.catalog.board
    places = arrange(board_of(boxes, board.id), contributed(BoardContribution, boxes).sides, (1920.0, 1080.0))
    assert all("slot." + board.slot_of(each.id) in places for each in after.board)
    assert board.slot_of(new) == slot


def test_the_space_that_lies_in_the_slot_is_the_one_that_is_played(make_box: Make) -> None:
    """The covered one is out of the game, and sending an Agent gives what the new one says."""
    boxes = ("base", annex(make_box, "annex", "arrakeen"))
    t = at_table(boxes=boxes).setup(0, hand=["reconnaissance"], solari=0)
    t.play("reconnaissance", "annex/arrakeen")
    assert t.state.seats[0].solari == 7
    assert "arrakeen" not in t.rules.spaces


def test_whoever_names_a_space_means_what_lies_in_its_slot(make_box: Make) -> None:
    """Conflict cards, House Hagal cards, discounts of cards and the dearer Mentat (R28.3)."""
    boxes: tuple[str, ...] = (
        "base",
        annex(make_box, "city", "arrakeen", control_bonus=[gain("solari")]),
        annex(make_box, "guildhall", "mentat", cost=[{"op": "spend", "what": "solari", "n": 1}]),
        make_box(
            "pass",
            {
                "imperium": [
                    {
                        "id": "pass",
                        "copies": 1,
                        "deck": "imperium",
                        "cost": 1,
                        "agent": [{"op": "space_cheaper", "space": "mentat", "what": "solari", "n": 1}],
                    }
                ]
            },
            boards=("base",),
        ),
    )
    found = catalog(boxes)
    assert {card.controls for card in found.conflicts} == {None, "city/arrakeen", "carthag", "imperial_basin"}
    named = {place for card in found.hagal for place in card.spaces}
    assert "city/arrakeen" in named
    assert "arrakeen" not in named
    rules = Rules(found, solo("mentat", "", boxes))
    assert rules.leader_rules[""].costs["guildhall/mentat"] == (5, 0, 0)
    assert rules.card_rules["pass/pass"].modifiers.cheaper == {"guildhall/mentat": (1, 0, 0)}


def test_games_with_a_replaced_space_are_sound(make_box: Make) -> None:
    """With and without Rivals, and beside Rise of Ix."""
    made = annex(make_box, "annex", "arrakeen", control_bonus=[gain("solari")], combat=True)
    played(table(3, ("base", made)))
    played(solo("mentat", "", ("base", "ix", made)))


def test_two_boxes_in_one_slot_are_refused_by_name(make_box: Make) -> None:
    """Which of them lies above is not for the order of the boxes to say."""
    boxes = ("base", annex(make_box, "north", "carthag"), annex(make_box, "south", "carthag"))
    with pytest.raises(ContentError, match="north and south both lay something over carthag"):
        catalog(boxes)


def test_the_sections_with_rise_of_ix() -> None:
    """X2.1: the overlay takes CHOAM's two spaces and two of the Landsraad, and brings its own."""
    sections = {section.id: section.slots for section in IX.board.sections}
    assert sections["landsraad"] == ("high_council", "mentat", "swordmaster")
    assert sections["choam"] == ("interstellar_shipping", "smuggling")
    assert sections["ix"] == ("tech_negotiation", "dreadnought")
    assert "ix" not in {section.id for section in BASE.board.sections}


# ------------------------------------------------------------------------------------------------ equal ids


def emissary(cost: int) -> dict[str, Any]:
    card = {"id": "emissary", "copies": 2, "deck": "imperium", "cost": cost, "icons": ["city"]}
    return {**card, "agent": [gain("solari", cost)], "reveal": [gain("persuasion")]}


def test_two_sets_may_give_one_id_to_different_cards(make_box: Make) -> None:
    """Apart and together: each has its own price, name and page; the files and the export have the plain id."""
    named = {side: {"names/en": {f"card:{side}/emissary": f"Emissary of the {side}"}} for side in ("north", "south")}
    north = make_box("north", {"imperium": [emissary(2)]}, boards=("base",), words=named["north"])
    south = make_box("south", {"imperium": [emissary(6)]}, boards=("base",), words=named["south"])
    for sets in ((north,), (south,), (north, south)):
        cards = {card.id: card.cost for card in catalog(("base", *sets)).cards if "emissary" in card.id}
        assert cards == {f"{name}/emissary": {north: 2, south: 6}[name] for name in sets}
    pages = [subject(Texts("en"), catalog(("base", north, south)), f"card:{name}/emissary") for name in (north, south)]
    assert [page and page.name for page in pages] == ["Emissary of the north", "Emissary of the south"]
    told = [(item["set"], item["id"], item["cost"]) for item in export((north, south))]
    assert told == [("north", "emissary", 2), ("south", "emissary", 6)]


def test_a_set_may_use_the_ids_of_the_base_game(make_box: Make) -> None:
    """What is called `dagger` there stays another thing (facts of real boxes have such clashes)."""
    boxes = ("base", make_box("north", {"conflicts": [battle("battle_for_arrakeen")]}, boards=("base",)))
    both = {card.id: card.first for card in catalog(boxes).conflicts if "battle_for_arrakeen" in card.id}
    assert both["north/battle_for_arrakeen"] == (Gain("vp", 3),) != both["battle_for_arrakeen"]
    played(table(4, boxes))


def battle(name: str, level: int = 3) -> dict[str, Any]:
    return {"id": name, "copies": 1, "level": level, "first": [gain("vp", 3)], "second": [], "third": []}


def test_a_save_knows_whose_card_it_holds(make_box: Make) -> None:
    """Cards of equal id in one game come back from a file as they were."""
    boxes = ("base", *(make_box(name, {"imperium": [emissary(2)]}, boards=("base",)) for name in ("north", "south")))
    config = table(3, boxes)
    session = Session.start(Rules(catalog(boxes), config), 4, ("A", "B", "C"))
    state = session.state
    state.row, state.imperium_deck = (
        ("north/emissary", "south/emissary", *state.row[2:]),
        tuple(sorted([*state.row[:2], *state.imperium_deck])),
    )
    deck = list(state.imperium_deck)
    deck.remove("north/emissary")
    deck.remove("south/emissary")
    state.imperium_deck = tuple(deck)
    assert problems(session.rules, state) == []
    assert unpack(pack(of_session(session, "0" * 32))).state.row[:2] == ("north/emissary", "south/emissary")


def test_a_list_of_saves_shows_games_with_leaders_of_a_set(make_box: Make, tmp_path: Path) -> None:
    """Whoever leads them, before anything is read whole."""
    leader = {"id": "emissary", "house": "north", "complexity": 1, "ability": [], "signet": [gain("solari")]}
    boxes = ("base", make_box("north", {"leaders": [leader]}, boards=("base",)))
    config = GameConfig((SeatConfig("human", "north/emissary"), SeatConfig(), SeatConfig()), boxes)
    session = Session.start(Rules(catalog(boxes), config), 4, ("A", "B", "C"))
    path = tmp_path / "north.dune"
    path.write_bytes(pack(of_session(session, "0" * 32)))
    seen = read_header(path)
    assert seen is not None
    assert seen.leaders[0] == "north/emissary"


# ------------------------------------------------------------------------------------------------ another board

FAR: dict[str, Any] = {
    "id": "far",
    "sections": [
        {"id": "landsraad", "slots": ["high_council", "swordmaster"]},
        {"id": "city", "slots": ["arrakeen", "carthag", "imperial_basin", "market"]},
    ],
    "tracks": [
        {"faction": faction, "top": 5, "point_at": 1, "bonus_at": 3, "bonus": gain("solari", 9)}
        for faction in ("emperor", "guild", "bene_gesserit", "fremen")
    ],
    "conflicts": [{"level": 1, "count": 2}, {"level": 2, "count": 3}],
    "market": {"row": 4, "reserve": ["the_spice_must_flow"]},
    "garrison": 1,
    "points_to_end": 7,
    "start_points": {"3": 2},
    "posts": [{"id": "gate", "slots": ["arrakeen", "carthag"]}, {"id": "stall", "slots": ["market"]}],
}

FAR_SPACES = [
    space("high_council", icon="landsraad"),
    space("swordmaster", icon="landsraad"),
    *(space(name, combat=True, control_bonus=[gain("water")]) for name in ("arrakeen", "carthag", "imperial_basin")),
    space("market", icon="emperor", faction="emperor"),
]

FLOW = {"id": "the_spice_must_flow", "copies": 3, "deck": "reserve", "cost": 8, "reveal": [gain("water")]}


def far(make: Make, overlays: dict[str, Any] | None = None, board: dict[str, Any] = FAR) -> tuple[str, ...]:
    """The base game's cards and leaders on another board, which brings its own spaces and Reserve."""
    gone = {"removes": {"hagal": sorted({card.id for card in (*BASE.hagal, *IX.hagal)})}}
    content = {"board": board, "spaces": FAR_SPACES, "reserve": [FLOW], "box": gone | (overlays or {})}
    return ("base", make("far", content, brings="far", modules=("base", "ix")))


def test_another_board_brings_its_spaces_tracks_and_decks(make_box: Make) -> None:
    """Of the base game its cards and leaders are left; spaces and Reserve are those of the board."""
    boxes = far(make_box)
    found = catalog(boxes)
    assert [each.id for each in found.spaces] == [f"far/{each['id']}" for each in FAR_SPACES]
    assert [card.id for card in found.cards if card.deck == "reserve"] == ["far/the_spice_must_flow"]
    assert {card.id for card in BASE.cards if card.deck == "imperium"} <= {card.id for card in found.cards}
    assert {card.controls for card in found.conflicts if card.controls} == {
        "far/arrakeen",
        "far/carthag",
        "far/imperial_basin",
    }
    assert [each.id for each in catalog(("base",)).spaces] == [each.id for each in BASE.spaces]


def test_a_game_on_another_board_begins_and_ends_as_it_says(make_box: Make) -> None:
    """Conflict deck, Imperium Row, garrison and points are the board's, and whole games on it are sound."""
    boxes = far(make_box)
    rules = played(table(3, boxes))
    assert rules.points_to_end == 7
    t = Table(rules, rules.new_game(1))
    assert [rules.conflicts[card].level for card in t.state.conflicts + t.state.conflict_deck] == [1, 1, 2, 2, 2]
    assert len(t.state.row) == 4
    assert [(seat.vp, seat.garrison) for seat in t.state.seats] == [(2, 1)] * 3
    assert Rules(catalog(boxes), table(4, boxes)).start_points == 0
    assert Rules(BASE, table(4)).start_points == 1


def test_the_tracks_of_another_board_give_their_own_bonus(make_box: Make) -> None:
    """A point at 1, the bonus and the Alliance at 3, and nothing beyond 5."""
    boxes = far(make_box)
    t = at_table(boxes=boxes).setup(0, hand=["diplomacy"], solari=0, influence={"emperor": 2})
    points = t.state.seats[0].vp
    t.play("diplomacy", "far/market")
    assert t.state.seats[0].influence[0] == 3
    assert t.state.alliances[0] == 0
    assert t.state.seats[0].vp == points + 1
    assert t.state.seats[0].solari >= 9


def test_the_bonus_of_a_track_may_ask(make_box: Make) -> None:
    """It is an effect like others: whoever gets it chooses, and the position can be saved and loaded meanwhile."""
    tracks = [{**track, "bonus": {"op": "trash"}} for track in FAR["tracks"]]
    boxes = far(make_box, board={**FAR, "tracks": tracks})
    t = at_table(boxes=boxes).setup(0, hand=["diplomacy", "dagger"], influence={"emperor": 2})
    t.play("diplomacy", "far/market")
    assert ("trash", "hand", "dagger") in t.legal()
    assert t.decision().source == "track:emperor"
    assert first_problem(t.rules, t.state) == ""
    assert POSITION.validate_json(POSITION.dump_json(t.state)) == t.state


def test_the_spice_must_flow_is_the_stack_of_the_board(make_box: Make) -> None:
    """Rules that speak of it mean the one that is for sale (facts of Uprising, U15.14)."""
    boxes = far(make_box)
    rules = Rules(catalog(boxes), table(3, boxes))
    state = rules.new_game(1)
    state.seats[0].discard = ("far/the_spice_must_flow",)
    assert spice_must_flow_owned(rules, state, 0) == 1


def test_a_board_says_what_lies_over_it_with_a_module(make_box: Make) -> None:
    """The spaces of an earlier box on a later board: the later box knows the earlier one; posts under it are gone."""
    laid = {
        "board": "far",
        "of": "ix",
        "covers": ["market"],
        "sections": [
            {"id": "choam", "slots": ["interstellar_shipping", "smuggling"]},
            {"id": "ix", "slots": ["tech_negotiation", "dreadnought"]},
        ],
        "posts": [{"id": "dock", "slots": ["interstellar_shipping", "smuggling"]}],
    }
    boxes = far(make_box, {"overlays": [laid]})
    assert [post.id for post in catalog(boxes).board.posts] == ["gate", "stall"]
    with_ix = (boxes[0], "ix", boxes[1])
    found = played(table(3, with_ix)).catalog
    assert [post.id for post in found.board.posts] == ["gate", "dock"]
    assert [each.id for each in found.spaces][-4:] == [
        "interstellar_shipping",
        "smuggling",
        "tech_negotiation",
        "dreadnought",
    ]


def test_which_boxes_go_together_is_said(make_box: Make) -> None:
    """By the box that brings the board, or by the one that is laid over it."""
    far(make_box)
    make_box("annex", {}, boards=("base",))
    make_box("alien", {})
    assert registry.playable(("base", "ix", "annex")) == ""
    assert registry.playable(("base", "ix", "far")) == ""
    assert registry.playable(("base", "far", "annex")) == "annex is not played on the board of far"
    assert registry.playable(("base", "alien")) == "alien is not played on the board of base"
    assert registry.playable(("ix",)) == "ix: there is no board among them; one is in base, uprising, far"
    assert registry.with_needed(("ix",)) == ("base", "ix")
    with pytest.raises(ConfigError, match="annex is not played on the board of far"):
        table(3, ("base", "far", "annex"))


def test_a_board_is_what_its_box_says_it_brings(make_box: Make) -> None:
    """A file that is missing or tells of another board is named."""
    make_box("empty", {}, brings="nowhere")
    make_box("other", {"board": {**FAR, "id": "near"}}, brings="far")
    for name, message in ("empty", "the board is missing, not nowhere"), ("other", "the board is near, not far"):
        with pytest.raises(ContentError, match=message):
            catalog((name,))


MISTAKES: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {"sections": [*FAR["sections"], {"id": "desert", "slots": ["market"]}]},
        "far/board.json: market stands there twice",
    ),
    ({"spaces": {"bazaar": "market"}}, "far/board.json: there is no slot bazaar"),
    ({"harder_prices": {"mentat": 5}}, "far/board.json: there is no slot mentat"),
    ({"tracks": FAR["tracks"][::-1]}, "the tracks are not those of emperor, guild"),
    ({"conflicts": [{"level": 3, "count": 40}]}, "wants 40 Conflict cards of level 3, there are 4"),
    ({"market": {"row": 5, "reserve": ["foldspace"]}}, "far has far/foldspace in its Reserve"),
    ({"posts": [{"id": "gate", "slots": ["mentat"]}]}, "the post gate of far is by mentat"),
)


@pytest.mark.parametrize(("change", "message"), MISTAKES, ids=[message for _, message in MISTAKES])
def test_a_mistake_in_a_board_is_named(change: dict[str, Any], message: str, make_box: Make) -> None:
    """The loading stops with a message that says what is wrong."""
    boxes = far(make_box, board={**FAR, **change})
    with pytest.raises(ContentError, match=message):
        catalog(boxes)


def test_a_board_comes_in_one_box(make_box: Make) -> None:
    """Two boxes that bring the same board cannot both be known."""
    far(make_box)
    with pytest.raises(registry.BoxCollision, match="again brings what is there already: far"):
        make_box("again", {}, brings="far")


def test_a_price_of_the_harder_games_goes_with_its_slot(make_box: Make) -> None:
    """Where Mentat is covered there is nothing to be dearer (R28.3)."""
    rest = {"sections": [{"id": "yard", "slots": ["yard"]}], "covers": ["mentat"]}
    boxes = ("base", make_box("annex", {"spaces": [space("yard")], "box": over(**rest)}, boards=("base",)))
    rules = Rules(catalog(boxes), solo("mentat", "", boxes))
    assert "mentat" not in rules.leader_rules[""].costs
    assert rules.leader_rules[""].costs["annex/yard"] is None


def test_the_board_of_the_base_game_is_a_file_like_others() -> None:
    """Nothing of it stands in the rules: 22 slots, four tracks, ten Conflict cards (R1, R2.2, R14.4)."""
    assert files("dune_desktop.content").joinpath("data", "base", "board.json").is_file()
    assert len(tuple(BASE.board.slots)) == 22
    bonuses = {track.faction: track.bonus for track in BASE.tracks}
    assert bonuses == {
        "emperor": Gain("troop", 2),
        "guild": Gain("solari", 3),
        "bene_gesserit": Gain("intrigue", 1),
        "fremen": Gain("water", 1),
    }
    assert [(pile.level, pile.count) for pile in BASE.board.conflicts] == [(1, 1), (2, 5), (3, 4)]
    assert BASE.board.posts == ()
