"""The Imperium cards of Uprising about Factions, cards, the High Council and what is bought."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, owned, use
from tests.kit import Table, proves, upr, uprising_table, worth

OF_FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}
FOUR_SPACES = {
    "dutiful_service": "emperor",
    "deliver_supplies": "guild",
    "secrets": "bene_gesserit",
    "fremkit": "fremen",
}
four_spaces = pytest.mark.parametrize(("space", "faction"), FOUR_SPACES.items(), ids=FOUR_SPACES)


def offered(t: Table, action: str) -> set[str]:
    """The cards, Factions or whatever else the options of this kind name."""
    return {str(option[-1]).removeprefix("uprising/") for option in t.legal() if option[0] == action}


def acquired(t: Table) -> set[str]:
    return {str(option[1]).removeprefix("uprising/") for option in t.legal() if option[0] == "acquire"}


# ------------------------------------------------------------------------------------------------ Alliances and points


@proves("U5.5", "card:uprising/branching_path")
@pytest.mark.parametrize(("influence", "intrigue", "pays"), [(4, 1, True), (3, 1, False), (4, 0, False)])
def test_branching_path_trades_an_intrigue_card(influence: int, intrigue: int, pays: bool) -> None:
    """With the Bene Gesserit Alliance: one out of the game, one drawn, and 2 spice."""
    cards = ["crysknife"] * intrigue
    t = uprising_table(hand=["branching_path"], intrigue=cards, influence={"bene_gesserit": influence})
    t.play("branching_path", "spice_refinery")
    assert t.can_take("card:branching_path") == pays
    assert t.can("end_turn")
    if pays:
        use(t.take("card:branching_path").choose_if_asked("crysknife"), "card:branching_path")
        assert (t.spice(), len(t.seat().intrigue), t.state.intrigue_discard) == (2, 1, ())
        assert upr("crysknife") not in (*t.seat().intrigue, *t.state.intrigue_deck)


@proves("U5.5", "card:uprising/junction_headquarters")
@pytest.mark.parametrize(
    ("influence", "intrigue", "spice", "pays"), [(4, 1, 2, True), (3, 1, 2, False), (4, 0, 2, False), (4, 1, 1, False)]
)
def test_junction_headquarters_sells_a_point(influence: int, intrigue: int, spice: int, pays: bool) -> None:
    """With the Guild Alliance, for an Intrigue card and 2 spice."""
    facts = {"intrigue": ["crysknife"] * intrigue, "spice": spice, "influence": {"guild": influence}}
    t = uprising_table(hand=["junction_headquarters"], **facts)
    before = owned(t)
    t.play("junction_headquarters", "spice_refinery")
    assert t.can_take("card:junction_headquarters") == pays
    if pays:
        use(t.take("card:junction_headquarters").choose_if_asked("crysknife"), "card:junction_headquarters")
        assert came(t, before) == {"vp": 1, "spice": -2, "intrigue": -1, "solari": 2}
        assert t.state.intrigue_discard == ()


@proves("U5.5", "card:uprising/corrinth_city")
@pytest.mark.parametrize(("others", "solari", "pays"), [(2, 5, True), (1, 5, False), (2, 4, False)])
def test_corrinth_city_sells_a_point(others: int, solari: int, pays: bool) -> None:
    """For two cards of the hand and 5 Solari."""
    t = uprising_table(hand=["corrinth_city", *["dagger"] * others], solari=solari)
    before = t.vp()
    t.play("corrinth_city", "assembly_hall")
    assert t.can_take("card:corrinth_city") == pays
    assert t.can_take("space:assembly_hall")
    if pays:
        use(t.take("card:corrinth_city").choose_if_asked("dagger", "dagger"), "card:corrinth_city")
        assert (t.vp(), t.solari(), t.seat().discard) == (before + 1, 0, (upr("dagger"),) * 2)


@proves("U2.6", "U7.6", "card:uprising/corrinth_city")
def test_corrinth_city_pays_or_sells_a_seat() -> None:
    """5 Solari, or a High Council seat for 5, whose 2 persuasion come in the same turn."""
    t = uprising_table(hand=["corrinth_city"], solari=5).reveal().take("card:corrinth_city").branch(0)
    assert (t.solari(), t.seat().council, t.persuasion()) == (10, False, 0)
    t = uprising_table(hand=["corrinth_city"], solari=5).reveal().take("card:corrinth_city").branch(1)
    assert (t.solari(), t.seat().council, t.persuasion()) == (0, True, 2)


@proves("card:uprising/corrinth_city")
@pytest.mark.parametrize(("solari", "council"), [(4, False), (5, True)])
def test_corrinth_city_sells_no_seat_to_who_is_poor_or_has_one(solari: int, council: bool) -> None:
    """Only the 5 Solari are left."""
    t = uprising_table(hand=["corrinth_city"], solari=solari, council=council).reveal()
    use(t, "card:corrinth_city")
    assert (t.solari(), t.seat().council) == (solari + 5, council)


# ------------------------------------------------------------------------------------------------ Influence


@proves("U5.7", "card:uprising/overthrow")
@four_spaces
def test_overthrow_gives_two_influence(space: str, faction: str) -> None:
    """In place of one."""
    t = uprising_table(hand=["overthrow"]).play("overthrow", space).finish_turn()
    assert {each: t.influence(each) for each in OF_FACTIONS if t.influence(each)} == {faction: 2}


@proves("card:uprising/overthrow", "card:uprising/price_is_no_object", "card:uprising/steersman")
@pytest.mark.parametrize(
    ("card", "what"),
    [("overthrow", {"intrigue": 1}), ("price_is_no_object", {"solari": 2}), ("steersman", {"guild": 1})],
)
def test_what_comes_with_a_card_when_it_is_acquired(card: str, what: dict[str, int]) -> None:
    """And not when it is played."""
    t = uprising_table(hand=worth(8, "prepare_the_way")).row(card)
    before = owned(t)
    assert came(t.reveal().buy(card).finish_turn(), before) == what


@proves("U5.7", "card:uprising/treacherous_maneuver")
@four_spaces
def test_treacherous_maneuver_trades_an_emperor_card_for_a_second_influence(space: str, faction: str) -> None:
    """Itself and one of the hand are trashed."""
    t = uprising_table(hand=["treacherous_maneuver", "sardaukar_coordination", "dagger"])
    t.play("treacherous_maneuver", space)
    t.take("card:treacherous_maneuver").choose_if_asked("sardaukar_coordination").finish_turn()
    assert t.influence(faction) == 2
    assert t.seat().in_play == ()
    gone = {upr("treacherous_maneuver"), upr("sardaukar_coordination")}
    assert gone <= {*t.state.trashed}
    assert t.hand()[upr("dagger")] == 1


@proves("U5.5", "card:uprising/treacherous_maneuver")
@pytest.mark.parametrize("beside", ["dagger", "sardaukar_coordination"])
def test_treacherous_maneuver_may_be_left(beside: str) -> None:
    """Without an Emperor card in the hand it must; one in play does not pay."""
    t = uprising_table(hand=["treacherous_maneuver", beside], in_play=["imperial_spymaster"])
    t.play("treacherous_maneuver", "fremkit")
    assert t.can_take("card:treacherous_maneuver") == (beside != "dagger")
    t.finish_turn()
    assert (t.influence("fremen"), upr("treacherous_maneuver") in t.seat().in_play) == (1, True)


@proves("card:uprising/dangerous_rhetoric")
@pytest.mark.parametrize("faction", sorted(OF_FACTIONS))
def test_dangerous_rhetoric_gives_influence_and_is_trashed(faction: str) -> None:
    """Neither can be left."""
    t = uprising_table(hand=["dangerous_rhetoric"]).play("dangerous_rhetoric", "gather_support")
    assert t.why_not("end_turn") == "effects_left"
    t.take("card:dangerous_rhetoric", "influence").pick(faction).finish_turn()
    assert {each for each in OF_FACTIONS if t.influence(each)} == {faction}
    assert (t.seat().in_play, t.state.trashed.count(upr("dangerous_rhetoric"))) == ((), 1)


@proves("U5.5", "card:uprising/captured_mentat")
def test_captured_mentat_moves_influence() -> None:
    """One lost where there is one, one gained anywhere, there too; without any it cannot be paid."""
    t = uprising_table(hand=["captured_mentat"], influence={"guild": 1, "fremen": 1}).reveal()
    t.take("card:captured_mentat")
    assert offered(t, "faction") == {"guild", "fremen"}
    t.pick("guild")
    assert offered(t, "faction") == OF_FACTIONS
    assert t.pick("emperor").seat().influence == (1, 0, 0, 1)
    t = uprising_table(hand=["captured_mentat"]).reveal()
    assert not t.can_take("card:captured_mentat")


@proves("U5.14", "card:uprising/captured_mentat")
def test_captured_mentat_discards_for_two_kinds_of_cards() -> None:
    """One of the hand for an Intrigue card and a card; it may be left."""
    t = uprising_table(hand=["captured_mentat", "dagger"], deck=["diplomacy"]).play("captured_mentat", "gather_support")
    assert t.can("end_turn")
    use(t.take("card:captured_mentat").choose_if_asked("dagger"), "card:captured_mentat")
    assert (t.hand(), t.seat().discard, len(t.seat().intrigue)) == ({upr("diplomacy"): 1}, (upr("dagger"),), 1)


@proves("U5.5", "card:uprising/spacing_guilds_favor")
@pytest.mark.parametrize("spice", [2, 3])
def test_spacing_guilds_favor_sells_influence(spice: int) -> None:
    """For 3 spice, with any Faction."""
    t = uprising_table(hand=["spacing_guilds_favor"], spice=spice).reveal()
    assert t.can_take("card:spacing_guilds_favor") == (spice == 3)
    if spice == 3:
        t.take("card:spacing_guilds_favor")
        assert offered(t, "faction") == OF_FACTIONS
        assert (t.pick("fremen").influence("fremen"), t.spice()) == (1, 0)


@proves("U7.8", "card:uprising/spacing_guilds_favor")
def test_spacing_guilds_favor_pays_when_it_is_discarded() -> None:
    """From the hand; Clean Up and the trash pay nothing."""
    t = uprising_table(hand=["space_time_folding", "spacing_guilds_favor"])
    t.play("space_time_folding", "deliver_supplies").take("card:space_time_folding")
    assert t.choose_if_asked("spacing_guilds_favor").spice() == 2
    t = uprising_table(hand=["spacing_guilds_favor"]).reveal_and_end()
    assert (t.spice(), t.seat().discard) == (0, (upr("spacing_guilds_favor"),))
    t = uprising_table(hand=["desert_survival", "spacing_guilds_favor"]).play("desert_survival", "accept_contract")
    t.take("card:desert_survival").do("trash", "hand", "spacing_guilds_favor")
    assert t.spice() == 0


# ------------------------------------------------------------------------------------------------ conditions


@proves("card:uprising/hidden_missive", "card:uprising/prepare_the_way")
@pytest.mark.parametrize("sisters", [1, 2])
@pytest.mark.parametrize(("card", "troops"), [("hidden_missive", 1), ("prepare_the_way", 0)])
def test_two_influence_with_the_bene_gesserit(card: str, troops: int, sisters: int) -> None:
    """A card, and Hidden Missive's troop; nothing with one."""
    t = uprising_table(hand=[card], influence={"bene_gesserit": sisters})
    before = owned(t)
    t.play(card, "assembly_hall").finish_turn()
    gained = {"intrigue": 1}
    if sisters == 2:
        gained |= {"drawn": 1} | ({"garrison": 1} if troops else {})
    assert came(t, before) == gained


@proves("card:uprising/paracompass")
@pytest.mark.parametrize(
    ("council", "swordmaster", "persuasion"), [(False, True, 0), (True, False, 2 + 2), (True, True, 2 + 3)]
)
def test_paracompass_looks_to_the_council(council: bool, swordmaster: bool, persuasion: int) -> None:
    """2 persuasion for the seat, 1 more for a Swordmaster beside it, on top of the seat's own 2."""
    t = uprising_table(hand=["paracompass"], council=council, swordmaster=swordmaster).reveal()
    assert t.persuasion() == persuasion


@proves("card:uprising/paracompass")
def test_paracompass_pays_two_solari() -> None:
    """Beside those of Spice Refinery."""
    assert uprising_table(hand=["paracompass"]).play("paracompass", "spice_refinery").solari() == 2 + 2


@proves("card:uprising/tread_in_darkness")
@pytest.mark.parametrize("beside", ["truthtrance", "maula_pistol", ""])
def test_tread_in_darkness_needs_another_bene_gesserit_card(beside: str) -> None:
    """A card is drawn, and one may be trashed; the draw does not hang on it."""
    t = uprising_table(hand=["tread_in_darkness"], in_play=[beside] if beside else [])
    t.play("tread_in_darkness", "gather_support")
    assert t.can_take("card:tread_in_darkness") == (beside == "truthtrance")
    if beside == "truthtrance":
        assert t.why_not("end_turn") == "effects_left"
        t.take("card:tread_in_darkness").take("card:tread_in_darkness", "gain")
        assert t.hand().total() == 1
        assert t.finish_turn().state.trashed == ()


@proves("card:uprising/weirding_woman")
def test_weirding_woman_returns_to_the_hand() -> None:
    """It is not to be left, and the second one serves the first."""
    t = uprising_table(hand=["weirding_woman"], in_play=["weirding_woman"]).play("weirding_woman", "spice_refinery")
    t.finish_turn()
    assert (t.hand(), t.seat().in_play) == ({upr("weirding_woman"): 1}, (upr("weirding_woman"),))
    t = uprising_table(hand=["weirding_woman"]).play("weirding_woman", "spice_refinery").finish_turn()
    assert (t.hand(), t.seat().in_play) == ({}, (upr("weirding_woman"),))


# ------------------------------------------------------------------------------------------------ cards of the hand


@proves("U5.6", "card:uprising/calculus_of_power")
def test_calculus_of_power_may_trash_a_card() -> None:
    """On an Agent turn any card; on the Reveal turn an Emperor card in play for 3 swords, not itself."""
    t = uprising_table(hand=["calculus_of_power", "dagger"]).play("calculus_of_power", "spice_refinery")
    assert t.can("end_turn")
    t.take("card:calculus_of_power")
    assert offered(t, "trash") == {"calculus_of_power", "dagger"}
    hand, played = ["calculus_of_power", "sardaukar_soldier", "dagger"], ["imperial_spymaster"]
    t = uprising_table(hand=hand, in_play=played, conflict=1).reveal()
    strength = t.strength()
    t.take("card:calculus_of_power")
    assert offered(t, "trash") == {"sardaukar_soldier", "imperial_spymaster"}
    use(t.pick("imperial_spymaster"), "card:calculus_of_power")
    assert (t.strength(), upr("imperial_spymaster") in t.seat().in_play) == (strength + 3, False)


@proves("card:uprising/calculus_of_power")
def test_a_second_calculus_of_power_is_another_emperor_card() -> None:
    """Of two one trashes the other."""
    t = uprising_table(hand=["calculus_of_power"] * 2, conflict=1).reveal().take("card:calculus_of_power")
    use(t.choose_if_asked("calculus_of_power"), "card:calculus_of_power")
    assert (t.strength(), t.seat().in_play) == (2 + 3, (upr("calculus_of_power"),))


@proves("card:uprising/sardaukar_soldier")
@pytest.mark.parametrize("zone", ["hand", "discard", "in_play"])
def test_sardaukar_soldier_leaves_an_intrigue_card_when_it_is_trashed(zone: str) -> None:
    """From wherever; discarded it leaves none."""
    zones = {"hand": ["desert_survival"], zone: ["sardaukar_soldier"]}
    if zone == "hand":
        zones["hand"] = ["desert_survival", "sardaukar_soldier"]
    t = uprising_table(**zones).play("desert_survival", "accept_contract").take("card:desert_survival")
    t.do("trash", zone, "sardaukar_soldier").finish_turn()
    assert len(t.seat().intrigue) == 1
    t = uprising_table(hand=["captured_mentat", "sardaukar_soldier"]).play("captured_mentat", "gather_support")
    t.take("card:captured_mentat").choose_if_asked("sardaukar_soldier").finish_turn()
    assert len(t.seat().intrigue) == 1  # of Captured Mentat


@proves("U13.1", "card:uprising/guild_envoy")
@pytest.mark.parametrize(("card", "draws"), [("dagger", 0), ("space_time_folding", 2)])
def test_guild_envoy_must_discard(card: str, draws: int) -> None:
    """It draws two for a Guild card."""
    t = uprising_table(hand=["guild_envoy", card]).play("guild_envoy", "secrets")
    assert t.why_not("end_turn") == "effects_left"
    t.take("card:guild_envoy").choose_if_asked(card).finish_turn()
    assert (t.hand().total(), t.seat().discard) == (draws, (upr(card),))


@proves("U5.14", "card:uprising/space_time_folding")
@pytest.mark.parametrize(("card", "draws"), [("dagger", 1), ("guild_envoy", 2)])
def test_space_time_folding_exchanges_a_card(card: str, draws: int) -> None:
    """An arrow; a Guild card draws a second one."""
    t = uprising_table(hand=["space_time_folding", card]).play("space_time_folding", "deliver_supplies")
    assert t.can("end_turn")
    use(t.take("card:space_time_folding").choose_if_asked(card), "card:space_time_folding")
    assert (t.hand().total(), t.seat().discard) == (draws, (upr(card),))
    t = uprising_table(hand=["space_time_folding"]).play("space_time_folding", "deliver_supplies")
    assert not t.can_take("card:space_time_folding")


# ------------------------------------------------------------------------------------------------ and the rest


@proves("card:uprising/price_is_no_object")
def test_price_is_no_object_acquires_for_solari_to_the_hand() -> None:
    """From Row or Reserve, what the Solari suffice for; what comes with the card comes too."""
    row = ("strike_fleet", "overthrow", "weirding_woman", "steersman", "shishakli")
    t = uprising_table(hand=["price_is_no_object"], solari=5).row(*row).play("price_is_no_object", "secrets")
    assert use(t, "space:secrets").can("end_turn")
    t.take("card:price_is_no_object")
    assert acquired(t) == {"strike_fleet", "weirding_woman", "shishakli", "prepare_the_way"}
    t.pick("strike_fleet").spy("guild")
    assert (t.solari(), t.hand()[upr("strike_fleet")], t.spies()) == (0, 1, ("guild",))
    assert not t.can_take("card:price_is_no_object")


@proves("card:uprising/price_is_no_object")
def test_price_is_no_object_may_acquire_from_the_reserve_or_nothing() -> None:
    """The Spice Must Flow for 9 Solari is a point; without 1 Solari nothing is offered."""
    t = uprising_table(hand=["price_is_no_object"], solari=9, vp=0).play("price_is_no_object", "secrets")
    t.take("card:price_is_no_object").pick("the_spice_must_flow")
    assert (t.solari(), t.vp(), t.hand()[upr("the_spice_must_flow")]) == (0, 1, 1)
    t = uprising_table(hand=["price_is_no_object"], solari=9).play("price_is_no_object", "secrets")
    assert t.take("card:price_is_no_object").decline().solari() == 9
    t = uprising_table(hand=["price_is_no_object"]).play("price_is_no_object", "secrets")
    assert not t.can_take("card:price_is_no_object")


@proves("card:uprising/sardaukar_coordination")
def test_sardaukar_coordination_deploys_recruits_of_the_turn() -> None:
    """From Gather Support, no Combat space: its two troops, not those of the garrison; or fewer, or none."""
    t = uprising_table(hand=["sardaukar_coordination"]).play("sardaukar_coordination", "gather_support")
    assert (t.can("end_turn"), t.can("deploy")) == (True, False)
    t.take("card:sardaukar_coordination")
    assert {option[1] for option in t.legal() if option[0] == "deploy"} <= {0, 1, 2}
    assert t.deploy(2).troops() == 2
    assert t.garrison() == 3
    t = uprising_table(hand=["sardaukar_coordination"]).play("sardaukar_coordination", "assembly_hall")
    assert not t.can_take("card:sardaukar_coordination")


@proves("card:uprising/sardaukar_coordination")
@pytest.mark.parametrize(
    ("hand", "in_play", "swords"),
    [([], [], 1), (["sardaukar_coordination"], [], 4), (["corrinth_city"], [], 2), ([], ["corrinth_city"], 1)],
)
def test_sardaukar_coordination_counts_revealed_emperor_cards(hand: list[str], in_play: list[str], swords: int) -> None:
    """Itself too, but no card of an Agent turn. Two of them: 2 swords each."""
    t = uprising_table(hand=["sardaukar_coordination", *hand], in_play=in_play, conflict=1).reveal()
    assert t.strength() == 2 + swords


@proves("U5.12", "card:uprising/steersman")
def test_steersman_draws_and_recalls_another_agent() -> None:
    """It can be sent again in this round."""
    t = uprising_table(hand=["steersman"], agents=["arrakeen"], swordmaster=True).play("steersman", "imperial_basin")
    t.take("card:steersman", "gain").take("card:steersman", "recall_other").choose_if_asked("arrakeen")
    assert (t.hand().total(), t.seat().agents, t.seat().agents_left) == (1, (upr("imperial_basin"),), 2)


@proves("U5.12", "card:uprising/steersman")
def test_steersman_alone_recalls_nobody() -> None:
    """Not the Agent just sent; the draw is compulsory all the same."""
    t = uprising_table(hand=["steersman"]).play("steersman", "imperial_basin")
    assert not t.can_take("card:steersman", "recall_other")
    assert t.why_not("end_turn") == "effects_left"
    assert t.finish_turn().hand().total() == 1
