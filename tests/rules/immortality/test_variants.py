"""I16: Epic Game Mode with Immortality, and 'Go to 11'."""

from __future__ import annotations

from collections import Counter
from types import ModuleType
from typing import Any

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import ConfigError, GameConfig, Rules, SeatConfig
from dune_desktop.engine.assembly.registry import BoxCollision
from dune_desktop.engine.assembly.rules_builder import RulesBuilder
from dune_desktop.engine.boxes.immortality import box as immortality_box
from dune_desktop.engine.boxes.ix import box as ix_box
from tests.kit import Table, immortality_table, ix_table, new_game, proves, table
from tests.kit.boxes import Make, make_box
from tests.kit.placing import imm
from tests.kit.table import new_solo_game
from tests.rules.solo import resting

__all__ = ["make_box"]

ALONE, BOTH = ("base", "immortality"), ("base", "ix", "immortality")
GONE = "diplomacy"
BARON = "baron_vladimir_harkonnen"  # he chooses first, so everything still lies as set up
SPICE, DUNE, EXPERIMENTATION = "control_the_spice", "dune_the_desert_planet", imm("experimentation")


def epic(players: int = 4) -> Table:
    return new_game(players, leaders=[BARON], boxes=BOTH, variants=("epic",))


def ends(t: Table) -> bool:
    """Whether the game is over when the round is."""
    return t.finish_round().state.phase == "over"


@proves("I16.1", "X15.1")
@pytest.mark.parametrize("players", [3, 4])
def test_control_the_spice_starts_in_the_discard_pile(players: int) -> None:
    """It replaces none of the ten starting cards."""
    t, plain = epic(players), new_game(players, leaders=[BARON], boxes=BOTH)
    for seat in range(players):
        assert t.seat(seat).discard == (SPICE,)
        deck = Counter(t.seat(seat).deck)
        assert deck == Counter(plain.seat(seat).deck)
        assert (deck[EXPERIMENTATION], deck[DUNE], deck[SPICE], deck.total()) == (2, 0, 0, 10)


@proves("I16.1")
def test_the_other_changes_of_the_epic_mode_stay() -> None:
    """Five Conflict II on five III, an Intrigue card and five troops each, twelve points."""
    t = epic()
    levels = [t.rules.conflicts[card].level for card in t.state.conflict_deck]
    assert levels == [2] * 5 + [3] * 5
    assert [(len(t.seat(seat).intrigue), t.garrison(seat)) for seat in range(4)] == [(1, 5)] * 4
    for points, over in ((11, False), (12, True)):
        assert ends(immortality_table(ix=True, variants=("epic",), vp=points)) is over


@proves("I16.1")
def test_the_epic_mode_still_belongs_to_rise_of_ix() -> None:
    """Not with Immortality alone; and without Immortality it is as before."""
    with pytest.raises(ConfigError, match="Rise of Ix"):
        table(boxes=ALONE, variants=("epic",))
    t = new_game(leaders=[BARON], boxes=("base", "ix"), variants=("epic",))
    assert (Counter(t.seat().deck)[SPICE], t.seat().discard) == (1, ())


@proves("I16.1", "R1.2")
def test_control_the_spice_is_drawn_with_the_first_shuffle() -> None:
    """From the discard pile, as any other card."""
    t = immortality_table(ix=True, variants=("epic",), deck=[], hand=[])
    assert t.seat().discard == (SPICE,)
    t.finish_round()
    assert SPICE in (*t.seat().hand, *t.seat().deck)


@pytest.mark.parametrize("variants", [(), ("epic",)])
@pytest.mark.parametrize("place", ["ix", "immortality", "third"])
def test_another_box_still_changes_the_starting_deck(
    make_box: Make, monkeypatch: pytest.MonkeyPatch, variants: tuple[str, ...], place: str
) -> None:
    """Before Rise of Ix, between it and Immortality, or after both: what it takes out stays out."""

    def without(builder: RulesBuilder) -> None:
        builder.change_fact("starting_deck", lambda deck: tuple(card for card in deck if card != GONE))

    def before(box: ModuleType) -> None:
        install = box.install
        monkeypatch.setattr(box, "install", lambda builder: (without(builder), install(builder)))

    plain = _rules(BOTH, variants)
    if place == "third":
        make_box("third", {}, boards=("base",), install=without)
        fitted = _rules((*BOTH, "third"), variants)
    else:
        before({"ix": ix_box, "immortality": immortality_box}[place])
        fitted = _rules(BOTH, variants)
    assert Counter(plain.starting_deck) - Counter(fitted.starting_deck) == {GONE: 1}
    assert len(plain.starting_deck) == 10
    assert plain.start_discard == fitted.start_discard == ((SPICE,) if variants else ())


def test_a_card_that_the_epic_mode_replaces_is_not_to_be_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box that takes it out before is in the way of Rise of Ix, and that is said."""
    install = ix_box.install

    def emptied(builder: RulesBuilder) -> None:
        builder.change_fact("starting_deck", lambda deck: ())
        install(builder)

    monkeypatch.setattr(ix_box, "install", emptied)
    with pytest.raises(BoxCollision, match=f"Epic Game Mode replaces {DUNE}"):
        _rules(BOTH[:2], ("epic",))


def _rules(boxes: tuple[str, ...], variants: tuple[str, ...]) -> Rules:
    return Rules(catalog(boxes), GameConfig((SeatConfig(),) * 4, boxes, variants=variants))


def go_to_11(players: int = 4, **facts: Any) -> Table:
    return immortality_table(players, variants=("to_eleven",), **facts)


@proves("I16.2", "I16.4")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_to_eleven(players: int) -> None:
    """From 0, as always."""
    t = go_to_11(players)
    assert [t.vp(seat) for seat in range(players)] == [0] * players
    assert not ends(go_to_11(players, vp=10))
    assert ends(go_to_11(players, vp=11))


@proves("I16.2", "I16.4")
def test_four_begin_at_nothing_and_play_to_ten() -> None:
    """One point more is needed than from 1."""
    assert [go_to_11().vp(seat) for seat in range(4)] == [0] * 4
    assert [immortality_table().vp(seat) for seat in range(4)] == [1] * 4
    assert not ends(go_to_11(vp=9))
    assert ends(go_to_11(vp=10))


@proves("I16.2", "I16.4", "I22.17")
@pytest.mark.parametrize("boxes", [ALONE, BOTH], ids=["base", "base and Ix"])
@pytest.mark.parametrize("seat", [0, 1])
def test_alone_one_plays_to_eleven_and_the_rivals_too(boxes: tuple[str, ...], seat: int) -> None:
    """The human begins as always, and a Rival ends the game with the same number."""
    variants = ("to_eleven",)
    t, plain = new_solo_game(boxes=boxes, variants=variants), new_solo_game(boxes=boxes)
    assert t.vp() == plain.vp()
    assert not ends(resting(boxes=boxes, variants=variants).setup(seat, vp=10))
    assert ends(resting(boxes=boxes, variants=variants).setup(seat, vp=11))
    assert ends(resting(boxes=boxes).setup(seat, vp=10))


@proves("I16.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_go_to_11_changes_the_number_of_points_only(players: int) -> None:
    """Decks, rows and everything else of the same seed are the same."""
    with_it = new_game(players, leaders=[BARON], boxes=ALONE, variants=("to_eleven",)).state
    without = new_game(players, leaders=[BARON], boxes=ALONE).state
    for state in (with_it, without):
        for player in state.seats:
            player.vp, player.points = 0, ()
    assert with_it == without


@proves("I16.3", "I22.16")
def test_epic_and_go_to_11_are_not_played_together() -> None:
    """The configuration refuses, in either order, and says which."""
    for variants in (("epic", "to_eleven"), ("to_eleven", "epic")):
        with pytest.raises(ConfigError, match="to_eleven is not played together with epic"):
            table(boxes=BOTH, variants=variants)


@proves("I16.2")
def test_go_to_11_belongs_to_the_box() -> None:
    """Not without Immortality."""
    with pytest.raises(ConfigError, match="Immortality"):
        ix_table(variants=("to_eleven",))
