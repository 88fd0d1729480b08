"""U18, U19: the turns of Rivals and their cards, their Spies and Schemes."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.ids import bare
from tests.kit import Table, proves, solo_table, upr
from tests.kit.rivals import GURNEY, MARGOT, STABAN, rivals_table
from tests.kit.uprising import UPRISING

WALL = "siege_of_arrakeen"  # a Conflict that the Shield Wall protects
LAST = "propaganda"  # a Conflict III
IRULAN, MUADDIB = "rival_princess_irulan", "rival_muad_dib"


def verdicts(t: Table) -> list[tuple[str, object]]:
    """The cards the Rival revealed in the last move, and what became of each."""
    return [(bare(str(event[2])), event[4]) for event in t.event("hagal")]


def sent(t: Table, seat: int = 1) -> list[str]:
    return [bare(space) for space in t.seat(seat).agents]


def rises(t: Table, seat: int = 1) -> tuple[int, ...]:
    """Influence with Emperor, Spacing Guild, Bene Gesserit, Fremen."""
    return tuple(t.seat(seat).influence)


def troops(t: Table, seat: int = 1) -> tuple[int, int]:
    """Troops in the garrison and in the Conflict."""
    return t.seat(seat).garrison, t.seat(seat).conflict


# ------------------------------------------------------------------------------------------------ cards


@proves("U18.1", "U18.4", "U21.1", "U5.7")
@pytest.mark.parametrize(
    ("card", "space", "influence", "garrison"),
    [
        pytest.param("hagal_sardaukar", "sardaukar", (1, 0, 0, 0), (5, 0), id="sardaukar"),
        pytest.param("hagal_dutiful_service", "dutiful_service", (1, 0, 0, 0), (3, 0), id="dutiful_service"),
        pytest.param("hagal_heighliner", "heighliner", (0, 1, 0, 0), (1, 5), id="heighliner"),
        pytest.param("hagal_espionage", "espionage", (0, 0, 1, 0), (3, 0), id="espionage"),
        pytest.param("hagal_secrets", "secrets", (0, 0, 1, 0), (3, 0), id="secrets"),
        pytest.param("hagal_desert_tactics", "desert_tactics", (0, 0, 0, 1), (1, 3), id="desert_tactics"),
        pytest.param("hagal_fremkit", "fremkit", (0, 0, 0, 1), (1, 2), id="fremkit"),
        pytest.param("hagal_gather_support_1", "gather_support", (0, 0, 0, 0), (4, 0), id="gather_support"),
        pytest.param("hagal_gather_support_2", "gather_support", (0, 0, 0, 0), (4, 0), id="gather_support_2"),
        pytest.param("hagal_research_station", "research_station", (0, 0, 0, 0), (1, 4), id="research_station"),
    ],
)
def test_a_card_gives_what_it_shows_and_no_more(
    card: str, space: str, influence: tuple[int, ...], garrison: tuple[int, int]
) -> None:
    """It pays nothing and has neither what the space costs nor what the space gives."""
    t = rivals_table().setup(1, water=0).rival_turn(1, card)
    assert (sent(t), rises(t), troops(t)) == ([space], influence, garrison)
    rival = t.seat(1)
    assert (rival.solari, rival.spice, rival.water, rival.intrigue) == (0, 0, 0, ())


@proves(
    "hagal:uprising/hagal_sardaukar", "hagal:uprising/hagal_dutiful_service", "hagal:uprising/hagal_fremkit", "U18.1"
)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_where_an_agent_stands_none_is_sent(owner: int) -> None:
    """Whoever's Agent it is, also the Rival's own."""
    t = rivals_table().setup(owner, agents=["sardaukar"]).rival_turn(1, "hagal_sardaukar", "hagal_fremkit")
    assert verdicts(t) == [("hagal_sardaukar", "occupied"), ("hagal_fremkit", "goes")]
    assert sent(t)[-1] == "fremkit"


@proves("U18.3", "hagal:uprising/hagal_deliver_supplies_heighliner")
@pytest.mark.parametrize(
    ("conflict", "space", "there"),
    [
        ("skirmish_crysknife", "deliver_supplies", (3, 0)),
        (WALL, "deliver_supplies", (3, 0)),
        (LAST, "heighliner", (1, 5)),
    ],
)
def test_the_number_of_the_conflict_says_which_space(conflict: str, space: str, there: tuple[int, int]) -> None:
    t = rivals_table().conflict(conflict).rival_turn(1, "hagal_deliver_supplies_heighliner")
    assert (sent(t), rises(t), troops(t)) == ([space], (0, 1, 0, 0), there)


@proves(
    "U18.3",
    "U18.5",
    "hagal:uprising/hagal_accept_contract_shipping_1",
    "hagal:uprising/hagal_accept_contract_shipping_2",
)
@pytest.mark.parametrize(
    ("card", "guild", "space", "influence"),
    [
        ("hagal_accept_contract_shipping_1", 1, "accept_contract", (0, 1, 0, 0)),
        ("hagal_accept_contract_shipping_2", 1, "accept_contract", (0, 1, 0, 0)),
        ("hagal_accept_contract_shipping_1", 2, "shipping", (0, 2, 1, 0)),
        ("hagal_accept_contract_shipping_2", 2, "shipping", (0, 3, 0, 0)),
    ],
)
def test_influence_with_the_guild_says_which_space(
    card: str, guild: int, space: str, influence: tuple[int, ...]
) -> None:
    """Staban's first Faction is the Guild, his third the Bene Gesserit. Either space gives 2 Solari."""
    t = rivals_table().setup(1, influence={"guild": guild}).rival_turn(1, card)
    assert (sent(t), t.seat(1).solari, rises(t)) == ([space], 2, influence)


@proves("U18.3")
@pytest.mark.parametrize(("guild", "taken"), [(1, "accept_contract"), (2, "shipping")])
def test_the_other_space_of_the_card_is_never_used(guild: int, taken: str) -> None:
    """An Agent of the player stands on the one that fits; the other one is free, and remains so."""
    t = rivals_table(agents=[taken]).setup(1, influence={"guild": guild})
    t.rival_turn(1, "hagal_accept_contract_shipping_1", "hagal_fremkit")
    assert verdicts(t) == [("hagal_accept_contract_shipping_1", "occupied"), ("hagal_fremkit", "goes")]


@proves("U18.5", "hagal:uprising/hagal_sietch_tabr")
@pytest.mark.parametrize(("fremen", "space"), [(1, "sardaukar"), (2, "sietch_tabr")])
def test_sietch_tabr_takes_two_influence_with_the_fremen(fremen: int, space: str) -> None:
    """There it takes Maker Hooks, a troop and a water, all to be had without paying."""
    t = rivals_table().setup(1, water=0, influence={"fremen": fremen})
    t.rival_turn(1, "hagal_sietch_tabr", "hagal_sardaukar")
    there = fremen == 2
    assert (sent(t), t.hooks(1), t.seat(1).water) == ([space], there, int(there))
    assert troops(t) == ((1, 3) if there else (5, 0))


@proves(
    "U20.1",
    "hagal:uprising/hagal_assembly_hall",
    "hagal:uprising/hagal_gather_support_1",
    "hagal:uprising/hagal_gather_support_2",
)
@pytest.mark.parametrize(
    ("card", "emperor", "influence"),
    [
        ("hagal_assembly_hall", 1, (1, 0, 0, 0)),
        ("hagal_assembly_hall", 2, (2, 1, 0, 0)),
        ("hagal_gather_support_1", 2, (2, 0, 0, 0)),
        ("hagal_gather_support_2", 1, (1, 0, 0, 0)),
        ("hagal_gather_support_2", 2, (2, 0, 0, 1)),
    ],
)
def test_with_the_emperors_favor_it_gains_influence_by_its_priority(
    card: str, emperor: int, influence: tuple[int, ...]
) -> None:
    """Staban's order is Guild, Fremen, Bene Gesserit, Emperor; a number names the place in it."""
    t = rivals_table().setup(1, influence={"emperor": emperor}).rival_turn(1, card)
    assert (rises(t), len(t.seat(1).intrigue)) == (influence, int(card == "hagal_assembly_hall"))


@proves("U18.6", "hagal:uprising/hagal_secrets")
def test_secrets_steals_from_whoever_has_four_intrigue_cards() -> None:
    """The player and the other Rival alike; whoever has three keeps them."""
    four = ["crysknife", "desert_mouse", "ornithopter", "find_weakness"]
    t = rivals_table(intrigue=four).rival_turn(1, "hagal_secrets")
    assert (len(t.seat().intrigue), len(t.seat(1).intrigue)) == (3, 1)
    t.rival_turn(1, "hagal_espionage").setup(2, intrigue=["cunning", "devour", "impress", "mercenaries"])
    t.setup(1, agents=[]).rival_turn(1, "hagal_secrets")
    assert [len(t.seat(seat).intrigue) for seat in range(3)] == [3, 2, 3]


@proves("U18.1")
def test_a_rival_has_no_reveal_turn() -> None:
    """Two Agent turns a round for each, and nothing after the last Agent."""
    t = rivals_table().reveal().end_turn()
    until = t.events[: t.events.index(("phase", -1, "combat"))]
    turns = [event[1:] for event in until if event[0] == "end_turn"]
    assert turns == [(0, "reveal"), (1, "agent"), (2, "agent"), (1, "agent"), (2, "agent")]


@proves("U18.8", "hagal:uprising/hagal_reshuffle")
def test_an_empty_deck_and_the_reshuffle_card_shuffle_all() -> None:
    """In the same turn, the cards revealed in it included."""
    t = rivals_table().hagal_deck("hagal_fremkit", alone=True).setup(1, agents=["fremkit"]).rival_turn(1)
    assert verdicts(t)[0] == ("hagal_fremkit", "occupied")
    assert verdicts(t)[-1][1] == "goes"
    assert len(t.state.hagal_deck) + len(t.state.hagal_discard) == 37
    t = rivals_table(2).rival_turn(2, "hagal_reshuffle")
    assert verdicts(t)[0] == ("hagal_reshuffle", "reshuffle")
    assert len(t.state.hagal_discard) == len(verdicts(t)) - 1


@proves("U18.9", "U12.9", "U2.10")
@pytest.mark.parametrize("variants", [(), ("choam",)])
def test_a_contract_is_two_solari_for_a_rival(variants: tuple[str, ...]) -> None:
    """Trade Dispute, won by a Rival: a contract, a water, and nothing to trash."""
    t = rivals_table(variants=variants).conflict("trade_dispute").setup(1, water=0).setup(2, agents_left=0)
    shown = t.contracts_shown()
    t.setup(1, agents_left=0).hagal_deck("hagal_assembly_hall").combat_begins(0, 4)
    assert (t.seat(1).solari, t.seat(1).water, t.contracts(1), t.contracts_shown()) == (2, 1, (), shown)


@proves("U18.7", "U6.4", "U6.5")
def test_a_rival_neither_infiltrates_nor_gathers() -> None:
    """Its Spies stay where they are, whoever stands beside them, and wherever it goes."""
    t = rivals_table(agents=["sardaukar"]).setup(1, spies=["emperor", "fremen"])
    t.rival_turn(1, "hagal_sardaukar", "hagal_fremkit")
    assert (sent(t), t.spies(1)) == (["fremkit"], ("emperor", "fremen"))
    assert t.event("spy_back") == []


@proves("U9.1")
def test_a_rival_pays_whoever_controls_the_space() -> None:
    """The player, or the other Rival."""
    t = rivals_table().control("arrakeen", 0).rival_turn(1, "hagal_arrakeen")
    assert t.solari() == 1
    t = rivals_table().control("arrakeen", 2).rival_turn(1, "hagal_arrakeen")
    assert t.seat(2).solari == 1


@proves("leader:uprising/staban_tuek")
def test_staban_the_player_smuggles_where_a_rival_goes() -> None:
    """At a Maker space that he spies on, and not beside it."""
    for spies, spice in ((["hagga_basin"], 1), (["imperial_basin"], 0), ([], 0)):
        t = solo_table("sardaukar", upr("staban_tuek"), (upr(MARGOT), upr(GURNEY)), (UPRISING,), spies=spies, spice=0)
        t.bonus_spice("hagga_basin", 1).rival_turn(1, "hagal_hagga_basin_imperial_basin")
        assert (sent(t), t.spice()) == (["hagga_basin"], spice)


# ------------------------------------------------------------------------------------------------ the desert


@proves("U18.10", "hagal:uprising/hagal_hagga_basin_imperial_basin")
@pytest.mark.parametrize(
    ("hagga", "imperial", "taken", "space", "spice"),
    [
        (1, 0, [], "hagga_basin", 3),
        (0, 1, [], "imperial_basin", 2),
        (1, 2, [], "imperial_basin", 3),
        (2, 2, [], "hagga_basin", 4),
        (2, 1, ["hagga_basin"], "imperial_basin", 2),
        (0, 0, [], "fremkit", 0),
        (2, 0, ["hagga_basin"], "fremkit", 0),
    ],
)
def test_the_basin_with_more_bonus_spice(hagga: int, imperial: int, taken: list[str], space: str, spice: int) -> None:
    """If tied, Hagga Basin with its two spice; bonus and base spice are gained. None without bonus spice."""
    t = rivals_table(agents=taken).bonus_spice("hagga_basin", hagga).bonus_spice("imperial_basin", imperial)
    t.rival_turn(1, "hagal_hagga_basin_imperial_basin", "hagal_fremkit")
    assert (sent(t), t.seat(1).spice) == ([space], spice)
    if space != "fremkit":
        assert t.state.bonus_spice["uprising/" + space] == 0


@proves("U18.10", "hagal:uprising/hagal_deep_desert")
@pytest.mark.parametrize(("bonus", "space", "spice"), [(0, "fremkit", 0), (2, "deep_desert", 6)])
def test_the_deep_desert_only_for_bonus_spice(bonus: int, space: str, spice: int) -> None:
    t = rivals_table().bonus_spice("deep_desert", bonus).rival_turn(1, "hagal_deep_desert", "hagal_fremkit")
    assert (sent(t), t.seat(1).spice) == ([space], spice)


@proves("U18.11", "U16.14", "U8.2", "U8.4")
@pytest.mark.parametrize(
    ("space", "hooks", "conflict", "worms", "spice"),
    [
        ("deep_desert", False, "skirmish_crysknife", 0, 5),
        ("deep_desert", True, "skirmish_crysknife", 2, 1),
        ("deep_desert", True, WALL, 0, 5),
        ("hagga_basin", False, WALL, 0, 3),
        ("hagga_basin", True, WALL, 1, 1),
        ("imperial_basin", True, "skirmish_crysknife", 0, 2),
    ],
)
def test_with_hooks_sandworms_come_instead_of_base_spice(
    space: str, hooks: bool, conflict: str, worms: int, spice: int
) -> None:
    """Ruling 101: the wall keeps them from a Conflict it protects, and from no other; the basins' card breaks it."""
    card = "hagal_deep_desert" if space == "deep_desert" else "hagal_hagga_basin_imperial_basin"
    t = rivals_table().conflict(conflict).setup(1, hooks=hooks).bonus_spice(space, 1).rival_turn(1, card)
    assert (t.worms(1), t.seat(1).spice) == (worms, spice)
    assert t.wall_stands() == (not hooks or space == "deep_desert")


@proves("U18.12", "U8.6", "hagal:uprising/hagal_desert_tactics")
@pytest.mark.parametrize("hooks", [False, True])
def test_only_hooks_break_the_wall(hooks: bool) -> None:
    t = rivals_table().setup(1, hooks=hooks).rival_turn(1, "hagal_desert_tactics")
    assert t.wall_stands() != hooks


@proves("U18.12", "leader:uprising/rival_muad_dib")
def test_muaddibs_scheme_gives_hooks_before_it_breaks_the_wall() -> None:
    """Then an Intrigue card; his signet is Influence with the Fremen."""
    t = rivals_table(rivals=(MUADDIB, MARGOT)).setup(1, water=0, spies=["emperor", "guild"])
    t.rival_turn(1, "hagal_place_spy_blue", "hagal_spice_refinery")
    assert (t.hooks(1), t.wall_stands(), len(t.seat(1).intrigue)) == (True, False, 1)
    assert (rises(t), sent(t)) == ((0, 0, 0, 1), ["spice_refinery"])


# ------------------------------------------------------------------------------------------------ Spies and Schemes


@proves(
    "U18.2",
    "U19.2",
    "hagal:uprising/hagal_place_spy_yellow",
    "hagal:uprising/hagal_place_spy_blue",
    "hagal:uprising/hagal_place_spy_green",
)
@pytest.mark.parametrize(
    ("card", "posts"),
    [
        ("hagal_place_spy_yellow", ("choam", "imperial_basin", "hagga_basin", "deep_desert")),
        ("hagal_place_spy_blue", ("refinery_arrakeen", "research_refinery", "sietch_research")),
        ("hagal_place_spy_green", ("landsraad_2", "landsraad_1")),
    ],
)
def test_a_color_names_posts_in_order(card: str, posts: tuple[str, ...]) -> None:
    """The first free one; the card sends no Agent, and the next one is followed."""
    for taken in range(len(posts)):
        t = rivals_table(spies=posts[:taken]).rival_turn(1, card, "hagal_fremkit")
        assert t.spies(1) == posts[taken : taken + 1]
        assert (verdicts(t), sent(t)) == ([(card, "effects"), ("hagal_fremkit", "goes")], ["fremkit"])


@proves("U19.2", "U6.12")
def test_without_a_free_post_no_spy_is_placed() -> None:
    """Ruling 100: the card of that color does nothing, and the next one is revealed."""
    t = rivals_table(spies=["landsraad_1", "landsraad_2"]).rival_turn(1, "hagal_place_spy_green", "hagal_fremkit")
    assert (t.spies(1), t.spies_left(1), sent(t)) == ((), 3, ["fremkit"])


@proves("U19.1", "U6.1", "hagal:uprising/hagal_espionage")
def test_a_plain_spy_goes_to_a_faction_by_priority() -> None:
    """Staban's order is Guild, Fremen, Bene Gesserit, Emperor."""
    order = ("guild", "fremen", "bene_gesserit")
    for taken in range(4):
        t = rivals_table(spies=order[:taken]).rival_turn(1, "hagal_espionage")
        assert t.spies(1) == ((*order, "emperor")[taken],)


@proves("U19.3", "U6.8")
def test_the_third_spy_brings_the_others_back_and_the_scheme() -> None:
    """Two stay out without any Scheme; with the third Staban recruits two troops, which may be deployed at once."""
    t = rivals_table().setup(1, spies=["emperor"]).rival_turn(1, "hagal_place_spy_blue", "hagal_fremkit")
    assert (t.spies(1), t.event("scheme"), troops(t)) == (("emperor", "refinery_arrakeen"), [], (1, 2))
    t.rival_turn(1, "hagal_place_spy_green", "hagal_research_station")
    assert (t.spies(1), t.spies_left(1)) == (("landsraad_2",), 2)
    assert [event[2:] for event in t.event("spy_back")] == [("emperor", "scheme"), ("refinery_arrakeen", "scheme")]
    assert (t.event("scheme"), troops(t)) == ([("scheme", 1)], (0, 7))


@proves("U19.3")
def test_a_signet_can_place_the_third_spy() -> None:
    """Irulan's signet: Emperor's post; her Scheme: Influence where she has least, and a troop that fights at once."""
    t = rivals_table(rivals=(IRULAN, MARGOT)).setup(1, spies=["guild", "choam"])
    t.rival_turn(1, "hagal_spice_refinery")
    assert (t.spies(1), rises(t), troops(t)) == (("emperor",), (1, 0, 0, 0), (1, 3))


# ------------------------------------------------------------------------------------------------ leaders


@proves(
    "hagal:uprising/hagal_spice_refinery",
    "hagal:uprising/hagal_arrakeen",
    "hagal:uprising/hagal_research_station",
    "hagal:uprising/hagal_heighliner",
    "U21.1",
)
@pytest.mark.parametrize(
    ("leader", "gained", "there"),
    [
        pytest.param("rival_feyd_rautha_harkonnen", {}, (1, 4), id="feyd"),
        pytest.param("rival_lady_jessica", {"influence": (0, 0, 1, 0)}, (1, 2), id="jessica"),
        pytest.param("rival_baron_harkonnen", {"intrigue": 1}, (1, 2), id="baron"),
        pytest.param("rival_gurney_halleck", {}, (1, 3), id="gurney"),
        pytest.param("rival_lady_margot_fenring", {"solari": 1}, (1, 2), id="margot"),
        pytest.param("rival_staban_tuek", {"spice": 1}, (1, 2), id="staban"),
    ],
)
def test_what_the_signet_gives(leader: str, gained: dict[str, object], there: tuple[int, int]) -> None:
    """At Spice Refinery alone, at Arrakeen with a troop besides; whatever is recruited may fight at once."""
    for card, more in (("hagal_spice_refinery", 0), ("hagal_arrakeen", 1)):
        t = rivals_table(rivals=(leader, "rival_princess_irulan")).setup(1, water=0).rival_turn(1, card)
        rival = t.seat(1)
        got = {"influence": rises(t), "intrigue": len(rival.intrigue), "solari": rival.solari, "spice": rival.spice}
        assert got == {"influence": (0, 0, 0, 0), "intrigue": 0, "solari": 0, "spice": 0, **gained}
        assert troops(t) == (there[0], there[1] + more)


@proves(
    "leader:uprising/rival_feyd_rautha_harkonnen",
    "leader:uprising/rival_baron_harkonnen",
    "leader:uprising/rival_gurney_halleck",
    "leader:uprising/rival_lady_margot_fenring",
    "leader:uprising/rival_staban_tuek",
    "leader:uprising/rival_lady_jessica",
    "leader:uprising/rival_princess_irulan",
    "U19.3",
    "U20.1",
)
@pytest.mark.parametrize(
    ("leader", "gained", "garrison"),
    [
        pytest.param("rival_feyd_rautha_harkonnen", {"influence": (1, 1, 1, 2)}, 3, id="feyd"),
        pytest.param("rival_lady_jessica", {"water": 2}, 3, id="jessica"),
        pytest.param("rival_baron_harkonnen", {"solari": 2}, 5, id="baron"),
        pytest.param("rival_princess_irulan", {"influence": (1, 1, 1, 2)}, 4, id="irulan"),
        pytest.param("rival_gurney_halleck", {"influence": (0, 1, 1, 3)}, 3, id="gurney"),
        pytest.param("rival_lady_margot_fenring", {"influence": (0, 1, 2, 2)}, 3, id="margot"),
        pytest.param("rival_staban_tuek", {}, 5, id="staban"),
    ],
)
def test_what_the_scheme_gives(leader: str, gained: dict[str, object], garrison: int) -> None:
    """The third Spy is placed by a card of a color; then the Agent goes to no Combat space."""
    rivals = (leader, "rival_muad_dib")
    levels = {"guild": 1, "bene_gesserit": 1, "fremen": 2}
    t = rivals_table(rivals=rivals).setup(1, water=0, spies=["emperor", "guild"], influence=levels)
    t.rival_turn(1, "hagal_place_spy_blue", "hagal_gather_support_1")
    rival = t.seat(1)
    got = {"influence": rises(t), "water": rival.water, "solari": rival.solari}
    assert got == {"influence": (0, 1, 1, 2), "water": 0, "solari": 0, **gained}
    assert (rival.garrison, rival.conflict) == (garrison + 1, 0)


@proves("leader:uprising/rival_lady_jessica", "U20.1", "U5.8")
@pytest.mark.parametrize(
    ("mine", "others", "to"),
    [
        ({"guild": 3}, {}, "guild"),
        ({"guild": 3, "emperor": 3}, {}, "guild"),
        ({"guild": 3}, {"guild": 4}, "bene_gesserit"),
        ({"guild": 4}, {"guild": 4}, "guild"),
        ({"guild": 3}, {"guild": 5}, "bene_gesserit"),
        ({"emperor": 4}, {}, "bene_gesserit"),
        ({"fremen": 2}, {}, "bene_gesserit"),
    ],
)
def test_jessica_prefers_an_alliance(mine: dict[str, int], others: dict[str, int], to: str) -> None:
    """One step to it, where nobody has it or she passes who has; else the Faction where she has least."""
    t = rivals_table(rivals=("rival_lady_jessica", MARGOT), influence=others).setup(1, influence=mine)
    before = t.influence(to, 1)
    t.rival_turn(1, "hagal_spice_refinery")
    assert t.influence(to, 1) == before + 1
    assert sum(rises(t)) == sum(mine.values()) + 1


@proves("leader:uprising/rival_glossu_rabban", "U22.4", "U20.1")
def test_rabban_recruits_more_with_an_alliance_and_schemes_for_one() -> None:
    """Two steps with one Faction, where they bring its Alliance if they can."""
    for fremen, recruited in ((3, 1), (4, 2)):
        t = rivals_table(2, ("rival_glossu_rabban",), variants=("streamlined",)).setup(2, influence={"fremen": fremen})
        t.rival_turn(2, "hagal_arrakeen")
        assert troops(t, 2) == (1, 3 + recruited)
    t = rivals_table(2, ("rival_glossu_rabban",), variants=("streamlined",))
    t.setup(2, influence={"fremen": 2, "guild": 3}, spies=["emperor", "guild"])
    t.rival_turn(2, "hagal_place_spy_blue", "hagal_gather_support_1")
    assert rises(t, 2) == (0, 3, 0, 4), "of the two that he can reach, the one where he has less"


@proves("leader:uprising/rival_lady_amber_metulli", "U22.4")
def test_amber_recruits() -> None:
    """One troop by her signet, three by her Scheme."""
    t = rivals_table(2, ("rival_lady_amber_metulli",), variants=("streamlined",)).setup(2, spies=["emperor", "guild"])
    t.rival_turn(2, "hagal_place_spy_blue", "hagal_arrakeen")
    assert troops(t, 2) == (1, 2 + 3 + 1 + 1)


@proves("U18.4")
def test_staban_the_rival_does_not_smuggle() -> None:
    """A Rival has what its own card says, and not what the Leader of that name does."""
    t = rivals_table(rivals=(STABAN, MARGOT), hand=["diplomacy"]).setup(1, spies=["imperial_basin"])
    t.bonus_spice("imperial_basin", 1).rival_turn(2, "hagal_hagga_basin_imperial_basin")
    assert t.seat(1).spice == 0
