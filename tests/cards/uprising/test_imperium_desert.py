"""The Imperium cards of Uprising about Fremen, the desert, sandworms and troops."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, owned, use
from tests.kit import Table, proves, upr, uprising_table

MAKERS = {"hagga_basin": 2, "imperial_basin": 1, "deep_desert": 4}
"""Maker spaces and their base spice."""

TRADE = pytest.mark.parametrize("space", [*MAKERS, "accept_contract"])


def sent(card: str, space: str, **facts: object) -> tuple[Table, dict[str, int]]:
    """Nothing but this card is played, and its turn is over; what the seat owned with the price paid."""
    t = uprising_table(hand=[card], water=3, **facts)
    before = owned(t)
    t.play(card, space)
    before["water"] = t.water()
    return t.finish_turn(), before


def bonded(card: str, beside: str, **facts: object) -> Table:
    """The card is revealed beside a card that an Agent was sent with."""
    return uprising_table(hand=[card], in_play=[beside], **facts).reveal()


# ------------------------------------------------------------------------------------------------ Maker spaces


@proves("U5.16", "card:uprising/desert_power", "card:uprising/smugglers_harvester")
@TRADE
@pytest.mark.parametrize(("card", "spice"), [("desert_power", 2), ("smugglers_harvester", 1)])
def test_spice_for_an_agent_on_a_maker_space(card: str, spice: int, space: str) -> None:
    """Beside the base spice; nothing at Accept Contract."""
    t, before = sent(card, space)
    assert came(t, before).get("spice", 0) == (MAKERS[space] + spice if space in MAKERS else 0)


@proves("U5.16", "card:uprising/fedaykin_stilltent")
@TRADE
def test_fedaykin_stilltent_brings_a_troop_to_a_maker_space(space: str) -> None:
    """It may be deployed with two of the garrison."""
    t = uprising_table(hand=["fedaykin_stilltent"], water=3).play("fedaykin_stilltent", space)
    use(t, f"space:{space}")
    assert t.garrison() == 3 + (space in MAKERS)
    assert (("deploy", 3) in t.legal()) == (space in MAKERS)
    assert ("deploy", 4) not in t.legal()


@proves("card:uprising/smugglers_harvester")
def test_being_sent_there_is_enough() -> None:
    """Sandworms in place of the spice of Hagga Basin: the card's spice comes all the same."""
    t = uprising_table(hand=["smugglers_harvester"], water=1, hooks=True)
    t.play("smugglers_harvester", "hagga_basin").take("space:hagga_basin", "choose").branch(1)
    assert (t.spice(), t.worms()) == (1, 1)


# ------------------------------------------------------------------------------------------------ bonds

BONDS = {
    "chani_clever_tactician": ("persuasion", 2),
    "ecological_testing_station": ("water", 1),
    "northern_watermaster": ("spice", 2),
    "shishakli": ("fremen", 1),
    "southern_elders": ("persuasion", 2),
}


@proves("U7.3", *(f"card:{upr(card)}" for card in BONDS))
@pytest.mark.parametrize("beside", ["maula_pistol", "dagger", ""])
@pytest.mark.parametrize(("card", "what"), BONDS.items(), ids=BONDS)
def test_a_fremen_bond(card: str, what: tuple[str, int], beside: str) -> None:
    """With a Fremen card of an Agent turn; neither alone nor with another card."""
    alone = uprising_table(hand=[card]).reveal()
    t = uprising_table(hand=[card], in_play=[beside] if beside else []).reveal()
    has = {**owned(t), "persuasion": t.persuasion()}
    had = {**owned(alone), "persuasion": alone.persuasion()}
    if what[0] == "fremen":
        has["fremen"] = t.finish_turn().influence("fremen")
    assert has[what[0]] - had[what[0]] == (what[1] if beside == "maula_pistol" else 0)


@proves("U7.3", "card:uprising/ecological_testing_station", "card:uprising/northern_watermaster")
def test_two_revealed_bonds_serve_each_other() -> None:
    """Both are revealed in this turn."""
    t = uprising_table(hand=["ecological_testing_station", "northern_watermaster"]).reveal()
    assert (t.water(), t.spice(), t.persuasion()) == (1 + 1, 2, 2)


@proves("card:uprising/unswerving_loyalty")
@pytest.mark.parametrize("beside", ["maula_pistol", "dagger"])
def test_unswerving_loyalty_moves_a_troop_for_a_bond(beside: str) -> None:
    """It recruits one to the garrison; with a bond one troop may go or come back."""
    t = bonded("unswerving_loyalty", beside, conflict=1)
    assert (t.garrison(), t.troops(), t.can("end_turn")) == (4, 1, True)
    assert t.can_take("card:unswerving_loyalty") == (beside == "maula_pistol")


@proves("U7.9", "card:uprising/unswerving_loyalty")
@pytest.mark.parametrize(("branch", "there"), [(0, 2), (1, 0)])
def test_unswerving_loyalty_deploys_or_retreats(branch: int, there: int) -> None:
    """One troop of four in the garrison, or the one in the Conflict."""
    t = bonded("unswerving_loyalty", "maula_pistol", conflict=1).take("card:unswerving_loyalty").branch(branch)
    t.choose_if_asked(1)
    assert (t.troops(), t.garrison()) == (there, 5 - there)


# ------------------------------------------------------------------------------------------------ card by card


@proves("U8.1", "card:uprising/chani_clever_tactician")
@pytest.mark.parametrize(("troops", "worms"), [(2, 0), (3, 0), (1, 1), (2, 1), (0, 3)])
def test_chani_draws_an_intrigue_card_for_three_units(troops: int, worms: int) -> None:
    """Troops and sandworms count alike."""
    t, before = sent("chani_clever_tactician", "accept_contract", conflict=troops, worms=worms)
    assert came(t, before).get("intrigue", 0) == (troops + worms >= 3)


@proves("U8.7", "U10.9", "card:uprising/chani_clever_tactician")
def test_chani_retreats_two_troops_for_four_swords() -> None:
    """They go to the garrison; a third one makes the swords count, and one alone cannot pay."""
    t = uprising_table(hand=["chani_clever_tactician"], conflict=3).reveal()
    assert t.can("end_turn")
    t.take("card:chani_clever_tactician").choose_if_asked(2)
    assert (t.troops(), t.garrison(), t.strength()) == (1, 5, 2 + 4)
    assert not t.can_take("card:chani_clever_tactician")
    t = uprising_table(hand=["chani_clever_tactician"], conflict=1, worms=2).reveal()
    assert not t.can_take("card:chani_clever_tactician")


@proves("U7.4", "card:uprising/chani_clever_tactician")
def test_the_swords_of_chani_need_a_unit_that_is_left() -> None:
    """Both troops retreat: strength 0."""
    t = uprising_table(hand=["chani_clever_tactician"], conflict=2).reveal().take("card:chani_clever_tactician")
    assert (t.choose_if_asked(2).troops(), t.strength()) == (0, 0)


@proves("U8.3", "card:uprising/desert_power")
@pytest.mark.parametrize(("hooks", "water", "asked"), [(True, 1, True), (False, 1, False), (True, 0, False)])
def test_desert_power_needs_hooks_and_water_for_its_sandworm(hooks: bool, water: int, asked: bool) -> None:
    """Else its persuasion comes without a question."""
    t = uprising_table(hand=["desert_power"], hooks=hooks, water=water).conflict("test_of_loyalty").reveal()
    if asked:
        t.take("card:desert_power").branch(1)
        assert (t.worms(), t.water(), t.persuasion()) == (1, 0, 0)
    else:
        assert not t.can("end_turn") or t.persuasion() == 2
        use(t, "card:desert_power")
        assert (t.worms(), t.water(), t.persuasion()) == (0, water, 2)


@proves("card:uprising/desert_power")
def test_desert_power_may_give_persuasion_instead() -> None:
    """2, and no water is paid."""
    t = uprising_table(hand=["desert_power"], hooks=True, water=1).conflict("test_of_loyalty").reveal()
    t.take("card:desert_power").branch(0)
    assert (t.worms(), t.water(), t.persuasion()) == (0, 1, 2)


@proves("U8.4", "card:uprising/desert_power")
@pytest.mark.parametrize("wall", [True, False])
def test_desert_power_sells_no_sandworm_behind_the_wall(wall: bool) -> None:
    """At a protected Conflict the water cannot be spent for nothing; without the wall the sandworm comes."""
    t = uprising_table(hand=["desert_power"], hooks=True, water=1).conflict("siege_of_arrakeen").wall(wall).reveal()
    use(t, "card:desert_power")
    if wall:
        assert (t.worms(), t.water(), t.persuasion(), t.can("end_turn")) == (0, 1, 2, True)
    else:
        assert (t.branch(1).worms(), t.water(), t.persuasion()) == (1, 0, 0)


@proves("U5.6", "card:uprising/desert_survival")
def test_desert_survival_may_trash_a_card() -> None:
    """From hand, discard pile or play, itself too; or none."""
    t = uprising_table(hand=["desert_survival", "dagger"], discard=["diplomacy"])
    t.play("desert_survival", "imperial_basin")
    assert t.can("end_turn")
    t.take("card:desert_survival")
    zones = {("hand", "dagger"), ("discard", "diplomacy"), ("in_play", "desert_survival")}
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {(zone, upr(card)) for zone, card in zones}
    t.do("trash", "discard", "diplomacy")
    assert (t.seat().discard, t.state.trashed.count(upr("diplomacy"))) == ((), 1)


@proves("U5.5", "card:uprising/ecological_testing_station")
@pytest.mark.parametrize("water", [1, 2])
def test_ecological_testing_station_sells_two_cards_for_two_water(water: int) -> None:
    """All or nothing."""
    t = uprising_table(hand=["ecological_testing_station"], water=water)
    t.play("ecological_testing_station", "spice_refinery")
    assert t.can("end_turn")
    assert t.can_take("card:ecological_testing_station") == (water == 2)
    if water == 2:
        t.take("card:ecological_testing_station")
        assert (t.water(), t.hand().total()) == (0, 2)


@proves("card:uprising/leadership")
@pytest.mark.parametrize("worms", [0, 1, 3])
def test_leadership_draws_a_card_for_each_sandworm(worms: int) -> None:
    """Troops do not count."""
    t, before = sent("leadership", "accept_contract", conflict=2, worms=worms)
    assert came(t, before)["drawn"] == 1 + worms  # one card of the space


@proves("U13.9", "card:uprising/leadership")
@pytest.mark.parametrize(
    ("beside", "more"),
    [
        ([], 0),
        (["dagger", "dagger"], 2 + 2),
        (["long_live_the_fighters"], 3 + 1),
        (["diplomacy"], 0),
        (["chani_clever_tactician"], 0),
    ],
)
def test_leadership_counts_other_revealed_cards_with_swords(beside: list[str], more: int) -> None:
    """One sword for each, however many it has; swords not paid for do not count, nor cards of Agent turns."""
    t = uprising_table(hand=["leadership", *beside], in_play=["maula_pistol"], conflict=1).reveal()
    assert t.strength() == 2 + 1 + more


@proves("card:uprising/long_live_the_fighters")
def test_long_live_the_fighters_sorts_three_cards() -> None:
    """One is drawn, one discarded, one trashed; it is not to be left, and nobody else sees what was drawn."""
    deck = ["dagger", "diplomacy", "reconnaissance", "seek_allies"]
    t = uprising_table(hand=["long_live_the_fighters"], deck=deck)
    t.play("long_live_the_fighters", "spice_refinery")
    assert t.why_not("end_turn") == "effects_left"
    t.take("card:long_live_the_fighters")
    assert not t.can("decline")
    t.do("discard", "dagger")
    assert {option[-1] for option in t.legal()} == {upr("diplomacy"), upr("reconnaissance")}
    t.pick("diplomacy")
    seat = t.seat()
    zones = (seat.hand, seat.discard, seat.deck, t.state.trashed[-1:])
    assert zones == tuple((upr(card),) for card in ("reconnaissance", "dagger", "seek_allies", "diplomacy"))


@proves("card:uprising/long_live_the_fighters")
def test_long_live_the_fighters_needs_three_cards_in_the_deck() -> None:
    """With two nothing happens, and the deck is not made anew for it."""
    deck, discard = ["dagger", "diplomacy"], ["reconnaissance", "seek_allies"]
    t = uprising_table(hand=["long_live_the_fighters"], deck=deck, discard=discard)
    t.play("long_live_the_fighters", "spice_refinery")
    assert not t.can_take("card:long_live_the_fighters")
    assert t.finish_turn().seat().deck == (upr("dagger"), upr("diplomacy"))


@proves("card:uprising/maker_keeper")
@pytest.mark.parametrize(("sisters", "fremen"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_maker_keeper_pays_for_each_friendship(sisters: int, fremen: int) -> None:
    """1 water for two Influence with the Bene Gesserit, 1 spice for two with the Fremen."""
    friends = {"bene_gesserit": sisters, "fremen": fremen}
    t = uprising_table(hand=["maker_keeper"], water=0, influence=friends).play("maker_keeper", "spice_refinery")
    assert (t.water(), t.spice()) == (sisters == 2, fremen == 2)


@proves("card:uprising/maula_pistol", "card:uprising/spacing_guilds_favor")
@pytest.mark.parametrize("card", ["maula_pistol", "spacing_guilds_favor"])
def test_a_card_is_drawn(card: str) -> None:
    """One, which is compulsory."""
    t = uprising_table(hand=[card], deck=["dagger", "diplomacy"]).play(card, "imperial_basin")
    assert t.why_not("end_turn") == "effects_left"
    assert t.take(f"card:{card}").hand() == {upr("dagger"): 1}
    assert t.can("end_turn")


@proves("card:uprising/northern_watermaster", "card:uprising/stilgar_the_devoted")
def test_water_and_troops_of_an_agent_turn() -> None:
    """Northern Watermaster's water; Stilgar's two troops, which may be deployed from a Combat space."""
    t = uprising_table(hand=["northern_watermaster"]).play("northern_watermaster", "spice_refinery")
    assert t.water() == 2
    t = uprising_table(hand=["stilgar_the_devoted"]).play("stilgar_the_devoted", "spice_refinery")
    assert t.garrison() == 5
    assert ("deploy", 4) in t.legal()
    t = uprising_table(hand=["stilgar_the_devoted"]).play("stilgar_the_devoted", "accept_contract")
    assert (t.garrison(), t.can("deploy")) == (5, False)


@proves("U13.9", "card:uprising/stilgar_the_devoted")
@pytest.mark.parametrize(
    ("hand", "in_play", "persuasion"),
    [([], [], 2), (["shishakli"], [], 4), ([], ["maula_pistol", "shishakli"], 6), (["dagger"], ["truthtrance"], 2)],
)
def test_stilgar_counts_fremen_cards_in_play(hand: list[str], in_play: list[str], persuasion: int) -> None:
    """Itself, others revealed, and those of Agent turns: 2 persuasion each."""
    t = uprising_table(hand=["stilgar_the_devoted", *hand], in_play=in_play).reveal()
    assert t.persuasion() == persuasion


@proves("U5.5", "card:uprising/shishakli")
def test_shishakli_trashes_a_card_to_draw_one() -> None:
    """An arrow: both or neither. It can trash itself."""
    t = uprising_table(hand=["shishakli", "dagger"], deck=["diplomacy"]).play("shishakli", "spice_refinery")
    assert t.can("end_turn")
    use(t.take("card:shishakli").do("trash", "hand", "dagger"), "card:shishakli")
    assert (t.hand(), t.seat().discard) == ({upr("diplomacy"): 1}, ())
    t = uprising_table(hand=["shishakli"], deck=["diplomacy"]).play("shishakli", "spice_refinery")
    use(t.take("card:shishakli"), "card:shishakli").choose_if_asked("shishakli")
    assert use(t, "card:shishakli").seat().in_play == ()
    assert t.hand() == {upr("diplomacy"): 1}


@proves("card:uprising/southern_elders")
@pytest.mark.parametrize(("beside", "troops"), [("truthtrance", 2), ("maula_pistol", 0), ("", 0)])
def test_southern_elders_recruit_beside_a_bene_gesserit_card(beside: str, troops: int) -> None:
    """Another one: its own tag does not count."""
    t = uprising_table(hand=["southern_elders"], in_play=[beside] if beside else [])
    t.play("southern_elders", "fremkit")
    assert t.garrison() == 3 + troops
