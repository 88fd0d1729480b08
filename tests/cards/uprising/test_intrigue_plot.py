"""The Plot intrigue cards of Uprising."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.uprising.changes import came, owned, use
from tests.kit import Table, proves, upr, uprising_table

FACTIONS = ("emperor", "guild", "bene_gesserit", "fremen")

PLOT: dict[str, dict[str, Any]] = {
    "backed_by_choam": {"influence": {"guild": 1}},
    "buy_access": {"solari": 5},
    "call_to_arms": {},
    "change_allegiances": {"spice": 3},
    "contingency_plan": {},
    "councilors_ambition": {"council": True},
    "crysknife": {},
    "cunning": {},
    "depart_for_arrakis": {"spice": 2},
    "desert_mouse": {},
    "detonation": {},
    "imperium_politics": {"solari": 1},
    "inspire_awe": {},
    "intelligence_report": {},
    "manipulate": {},
    "market_opportunity": {"spice": 2},
    "mercenaries": {"solari": 3},
    "opportunism": {"influence": {"guild": 2}, "solari": 2},
    "ornithopter": {},
    "shaddams_favor": {},
    "sietch_ritual": {"hand": ["diplomacy", "dagger"]},
    "special_mission": {},
    "strategic_stockpiling": {"spice": 5},
    "unexpected_allies": {"water": 2},
}
"""Facts under which each card can be played at any moment; Distraction and Leverage look at what was done before."""

NAMES = tuple(f"intrigue:{upr(card)}" for card in PLOT)
each_card = pytest.mark.parametrize("card", PLOT)


def holding(card: str, **facts: Any) -> Table:
    """Seat 0 is about to take a turn, holds the card and a Diplomacy, and can play it."""
    return uprising_table(choam=True, intrigue=[card], **{"hand": ["diplomacy"], **PLOT.get(card, {}), **facts})


def played(card: str, **facts: Any) -> tuple[Table, dict[str, int]]:
    """The card is played; what the seat owned before."""
    t = uprising_table(choam=True, intrigue=[card], **facts)
    before = owned(t)
    before["intrigue"] -= 1
    return t.intrigue(card), before


def factions(t: Table) -> set[str]:
    return {str(option[1]) for option in t.legal() if option[0] == "faction"}


# ------------------------------------------------------------------------------------------------ moments


@proves("U4.4", *NAMES)
@each_card
def test_plot_cards_are_played_at_the_start_of_a_turn(card: str) -> None:
    """Any kind of turn may follow."""
    t = holding(card).intrigue(card)
    assert upr(card) not in t.seat().intrigue


@proves("U4.4", *NAMES)
@each_card
def test_plot_cards_are_played_after_the_agent_was_sent(card: str) -> None:
    """At Deliver Supplies, where there is nothing to choose."""
    t = holding(card).play("diplomacy", "deliver_supplies").intrigue(card)
    assert upr(card) not in t.seat().intrigue


@proves("U4.4", *NAMES)
@each_card
def test_plot_cards_are_played_in_the_reveal_turn(card: str) -> None:
    """Sietch Ritual excepted, which needs a card in the hand: there is none by then."""
    t = holding(card).reveal()
    assert t.can("intrigue", card) == (card != "sietch_ritual")
    if t.can("intrigue", card):
        assert upr(card) not in t.intrigue(card).seat().intrigue


@proves("U4.4", "U10.1", *NAMES)
@each_card
def test_plot_cards_are_not_played_in_combat(card: str) -> None:
    """Those that have a use in Combat too are played for that one."""
    t = holding(card, conflict=2).setup(1, conflict=1)
    both = card in ("backed_by_choam", "contingency_plan")
    t.setup(intrigue=[card, "tactical_option"]).combat_begins()
    assert t.asked() == 0
    if not both:
        assert t.why_not("intrigue", card) == "timing"


@proves("U4.4", *NAMES)
def test_plot_cards_are_not_played_in_anothers_turn() -> None:
    """Seat 1 is asked, seat 0 is not."""
    t = uprising_table(turn_of=1, intrigue=["crysknife"]).setup(0, intrigue=["contingency_plan"])
    assert t.asked() == 1
    assert t.can("intrigue", "crysknife")
    assert not t.can("intrigue", "contingency_plan")


# ------------------------------------------------------------------------------------------------ simple gains

GAINS = {
    "contingency_plan": {"solari": 2},
    "councilors_ambition": {"water": 2},
    "crysknife": {"spice": 1},
    "desert_mouse": {"spice": 1},
    "mercenaries": {"solari": -3, "intrigue": 1, "garrison": 2},
    "ornithopter": {"spice": 1},
    "shaddams_favor": {"garrison": 1},
    "intelligence_report": {"drawn": 1},
}


@proves("U5.5", *(f"intrigue:{upr(card)}" for card in GAINS))
@pytest.mark.parametrize(("card", "what"), GAINS.items(), ids=GAINS)
def test_what_a_card_gives(card: str, what: dict[str, int]) -> None:
    """And nothing else; then it lies on the discard pile."""
    t, before = played(card, **PLOT[card])
    use(t, f"intrigue:{card}")
    assert came(t, before) == what
    assert t.state.intrigue_discard == (upr(card),)


@proves("U5.5", "intrigue:uprising/councilors_ambition", "intrigue:uprising/mercenaries")
@pytest.mark.parametrize(
    ("card", "facts"),
    [
        ("councilors_ambition", {"council": False}),
        ("mercenaries", {"solari": 2}),
        ("buy_access", {"solari": 4}),
        ("imperium_politics", {"solari": 0}),
        ("opportunism", {"influence": {"guild": 1}, "solari": 2}),
        ("opportunism", {"influence": {"guild": 2}, "solari": 1}),
        ("sietch_ritual", {"hand": []}),
        ("market_opportunity", {"spice": 1, "solari": 4}),
        ("unexpected_allies", {"water": 1}),
        ("backed_by_choam", {}),
        ("change_allegiances", {"spice": 2}),
        ("depart_for_arrakis", {"spice": 1, "influence": {"guild": 2}}),
    ],
)
def test_a_card_whose_condition_or_cost_is_not_met_is_not_played(card: str, facts: dict[str, Any]) -> None:
    """Neither now nor for half."""
    t = uprising_table(choam=True, intrigue=[card], **facts)
    assert not t.can("intrigue", card)


# ------------------------------------------------------------------------------------------------ Influence


@proves("intrigue:uprising/backed_by_choam")
def test_backed_by_choam_sells_influence() -> None:
    """1 with a Faction where there is some, for 4 Solari; two Influence are a point."""
    t, before = played("backed_by_choam", influence={"guild": 2, "fremen": 1}, vp=3)
    assert factions(t) == {"guild", "fremen"}
    assert not t.can("decline")
    assert came(t.pick("guild"), before) == {"guild": -1, "solari": 4, "vp": -1}


@proves("U13.8", "intrigue:uprising/buy_access")
def test_buy_access_gives_influence_with_two_factions() -> None:
    """Two different ones, for 5 Solari."""
    t, before = played("buy_access", solari=6)
    assert factions(t) == {*FACTIONS}
    t.pick("emperor")
    assert factions(t) == {*FACTIONS} - {"emperor"}
    assert came(t.pick("fremen"), before) == {"solari": -5, "emperor": 1, "fremen": 1}


@proves("U5.5", "intrigue:uprising/change_allegiances")
@pytest.mark.parametrize("lines", [(0,), (1,), (0, 1)])
def test_change_allegiances_has_two_lines(lines: tuple[int, ...]) -> None:
    """One Influence for another, and one for 3 spice; each may be left."""
    t, before = played("change_allegiances", spice=3, influence={"guild": 1, "fremen": 1})
    if 0 in lines:
        t.do("take", "intrigue:change_allegiances", "pay", 0).pick("guild").pick("emperor")
    if 1 in lines:
        t.do("take", "intrigue:change_allegiances", "pay", 0 if 0 in lines else 1).pick("bene_gesserit")
    if len(lines) == 1:
        t.decline()
    first = {"guild": -1, "emperor": 1} if 0 in lines else {}
    assert came(t, before) == first | ({"spice": -3, "bene_gesserit": 1} if 1 in lines else {})


@proves("intrigue:uprising/imperium_politics", "intrigue:uprising/sietch_ritual")
@pytest.mark.parametrize(
    ("card", "which"), [("imperium_politics", ("emperor", "guild")), ("sietch_ritual", ("bene_gesserit", "fremen"))]
)
@pytest.mark.parametrize("second", [0, 1])
def test_influence_with_one_of_two_factions(card: str, which: tuple[str, str], second: int) -> None:
    """For 1 Solari, or for a card of the hand."""
    t = uprising_table(intrigue=[card], solari=1, hand=["dagger", "diplomacy"]).intrigue(card)
    t.choose_if_asked("dagger").branch(second)
    assert {each for each in FACTIONS if t.influence(each)} == {which[second]}
    assert (t.solari(), t.seat().discard) == ((0, ()) if card == "imperium_politics" else (1, (upr("dagger"),)))


@proves("U5.8", "U16.5", "intrigue:uprising/opportunism")
@pytest.mark.parametrize("given", [("guild", "fremen"), ("guild", "guild")])
def test_opportunism_sells_two_influence_for_a_point(given: tuple[str, str]) -> None:
    """Of one or two Factions, and 2 Solari; falling below two loses the point of the track."""
    t, before = played("opportunism", solari=2, influence={"guild": 3, "fremen": 1}, vp=4)
    t.pick(given[0]).pick(given[1])
    lost = {faction: -given.count(faction) for faction in given}
    points = {} if given == ("guild", "guild") else {"vp": 1}
    assert came(t, before) == {"solari": -2, **lost, **points}


# ------------------------------------------------------------------------------------------------ goods and cards


@proves("intrigue:uprising/market_opportunity")
@pytest.mark.parametrize(
    ("facts", "branch", "what"),
    [
        ({"spice": 2, "solari": 5}, 0, {"spice": -2, "solari": 5}),
        ({"spice": 2, "solari": 5}, 1, {"solari": -5, "spice": 5}),
        ({"spice": 2}, None, {"spice": -2, "solari": 5}),
        ({"solari": 5}, None, {"solari": -5, "spice": 5}),
    ],
)
def test_market_opportunity_trades_either_way(facts: dict[str, int], branch: int | None, what: dict[str, int]) -> None:
    """Only the way that can be paid is open."""
    t, before = played("market_opportunity", **facts)
    if branch is not None:
        assert {option[1] for option in t.legal() if option[0] == "branch"} == {0, 1}
        t.branch(branch)
    assert came(t, before) == what


@proves("intrigue:uprising/cunning")
@pytest.mark.parametrize("spice", [0, 1])
def test_cunning_draws_a_card(spice: int) -> None:
    """For nothing; without spice there is no other way."""
    t, before = played("cunning", spice=spice, deck=["dagger"])
    if spice:
        t.branch(0)
    use(t, "intrigue:cunning")
    assert came(t, before) == {"drawn": 1}


@proves("U5.6", "intrigue:uprising/cunning")
@pytest.mark.parametrize("trashes", [True, False])
def test_cunning_draws_a_card_and_may_trash_one_for_spice(trashes: bool) -> None:
    """The card just drawn too; the trash stays optional after paying."""
    t, before = played("cunning", spice=1, deck=["dagger"])
    t.branch(1)
    t.do("trash", "hand", "dagger") if trashes else t.decline()
    assert came(t, before) == {"drawn": 1, "spice": -1}
    assert t.hand().total() == (not trashes)


@proves("intrigue:uprising/intelligence_report")
@pytest.mark.parametrize(("spies", "draws"), [([], 1), (["guild"], 1), (["guild", "choam"], 2)])
def test_intelligence_report_counts_spies(spies: list[str], draws: int) -> None:
    """A second card for two of one's own."""
    t, before = played("intelligence_report", spies=spies)
    t.setup(1, spies=["emperor", "fremen"])
    use(t, "intrigue:intelligence_report")
    assert came(t, before) == {"drawn": draws}


@proves("intrigue:uprising/shaddams_favor")
@pytest.mark.parametrize("emperor", [2, 3])
def test_shaddams_favor_pays_a_friend_of_the_emperor(emperor: int) -> None:
    """3 Solari beside the troop for three Influence."""
    t, before = played("shaddams_favor", influence={"emperor": emperor})
    assert came(t, before) == {"garrison": 1} | ({"solari": 3} if emperor == 3 else {})


@proves("U5.5", "intrigue:uprising/depart_for_arrakis")
@pytest.mark.parametrize("spice", [1, 2])
@pytest.mark.parametrize("guild", [2, 3])
def test_depart_for_arrakis_has_two_lines(spice: int, guild: int) -> None:
    """Three troops for 2 spice; a card for three Influence with the Guild."""
    if (spice, guild) == (1, 2):
        assert not uprising_table(intrigue=["depart_for_arrakis"], spice=1, influence={"guild": 2}).can("intrigue")
        return
    t, before = played("depart_for_arrakis", spice=spice, influence={"guild": guild})
    use(t, "intrigue:depart_for_arrakis")
    troops = {"spice": -2, "garrison": 3} if spice == 2 else {}
    assert came(t, before) == troops | ({"drawn": 1} if guild == 3 else {})


@proves("U5.11", "intrigue:uprising/depart_for_arrakis", "intrigue:uprising/mercenaries")
def test_troops_of_a_plot_card_are_deployed_from_a_combat_space() -> None:
    """Two of Mercenaries, and two of the garrison; in a Reveal turn they stay."""
    t = uprising_table(hand=["reconnaissance"], intrigue=["mercenaries"], solari=3)
    t.play("reconnaissance", "spice_refinery").intrigue("mercenaries")
    assert max(int(option[1]) for option in t.legal() if option[0] == "deploy") == 2 + 2
    t = uprising_table(intrigue=["mercenaries"], solari=3).reveal().intrigue("mercenaries")
    assert (t.garrison(), t.can("deploy")) == (5, False)


@proves("U5.5", "intrigue:uprising/strategic_stockpiling")
@pytest.mark.parametrize(
    ("facts", "what"),
    [
        ({"spice": 5, "water": 0}, {"spice": -5, "vp": 1}),
        ({"water": 3, "influence": {"fremen": 3}}, {"water": -3, "vp": 1}),
        ({"spice": 5, "water": 3, "influence": {"fremen": 3}}, {"spice": -5, "water": -3, "vp": 2}),
        ({"spice": 5, "water": 3, "influence": {"fremen": 2}}, {"spice": -5, "vp": 1}),
    ],
)
def test_strategic_stockpiling_has_two_lines(facts: dict[str, Any], what: dict[str, int]) -> None:
    """5 spice for a point, and 3 water for another with three Influence with the Fremen."""
    t, before = played("strategic_stockpiling", **facts)
    use(t, "intrigue:strategic_stockpiling")
    assert came(t, before) == what


@proves("intrigue:uprising/leverage")
@pytest.mark.parametrize(("space", "opened"), [("hagga_basin", True), ("accept_contract", False)])
def test_leverage_needs_spice_gained_in_this_turn(space: str, opened: bool) -> None:
    """From any source; then a contract and 1 Solari."""
    t = uprising_table(choam=True, hand=["dune_the_desert_planet"], intrigue=["leverage"], spice=5, water=1)
    shown = t.contracts_shown()
    assert not t.can("intrigue")
    use(t.play("dune_the_desert_planet", space), f"space:{space}")
    assert t.can("intrigue", "leverage") == opened
    if opened:
        t.intrigue("leverage")
        use(t, "intrigue:leverage").take_contract(shown[1])
        assert (t.solari(), t.contracts()) == (1, (shown[1],))


@proves("U13.11", "intrigue:uprising/call_to_arms")
def test_call_to_arms_waits_face_up_for_the_reveal_turn() -> None:
    """A troop to the garrison for each card acquired, from Row and Reserve; the next round brings none."""
    t = uprising_table(hand=["dagger"], intrigue=["call_to_arms"]).row("maula_pistol").intrigue("call_to_arms")
    assert (t.seat().intrigue_open, t.state.intrigue_discard) == ((upr("call_to_arms"),), ())
    t.play("dagger", "assembly_hall").finish_turn().until_turn_of(0).reveal().setup(persuasion=7)
    t.buy("prepare_the_way").buy("maula_pistol").buy("prepare_the_way")
    assert (t.garrison(), t.troops()) == (3 + 3, 0)
    t.end_turn()
    assert t.state.intrigue_discard == (upr("call_to_arms"),)
    t.finish_round().until_turn_of(0).setup(hand=[]).reveal().setup(persuasion=2).buy("prepare_the_way")
    assert t.garrison() == 6


@proves("intrigue:uprising/call_to_arms")
def test_call_to_arms_in_the_reveal_turn_counts_what_comes_after_it() -> None:
    """One card before, one after."""
    t = uprising_table(intrigue=["call_to_arms"]).reveal().setup(persuasion=4).buy("prepare_the_way")
    assert t.intrigue("call_to_arms").buy("prepare_the_way").garrison() == 4


@proves("U13.2", "intrigue:uprising/manipulate")
def test_manipulate_sets_a_card_of_the_row_aside() -> None:
    """Any of the five; the slot is filled again, and opponents cannot acquire the card."""
    row = ("maula_pistol", "overthrow", "steersman", "shishakli", "truthtrance")
    t = uprising_table(3, intrigue=["manipulate"]).row(*row).top_of_imperium_deck("corrinth_city")
    t.intrigue("manipulate")
    assert {option[1] for option in t.legal() if option[0] == "row"} == {0, 1, 2, 3, 4}
    t.pick(3)
    assert (t.seat().set_aside, t.state.row[3]) == (upr("shishakli"), upr("corrinth_city"))
    t.setup(hand=["dagger"]).play("dagger", "gather_support").finish_turn()
    assert t.asked() == 1
    t.reveal().setup(1, persuasion=9)
    assert ("acquire", upr("shishakli")) not in {option[:2] for option in t.legal()}
    t.finish_turn().until_turn_of(0).reveal().setup(persuasion=3).buy("shishakli")
    assert (t.persuasion(), t.seat().set_aside) == (0, "")


@proves("intrigue:uprising/inspire_awe")
@pytest.mark.parametrize(("worms", "place"), [(0, "discard"), (1, "hand")])
def test_inspire_awe_acquires_a_card_of_three_or_less(worms: int, place: str) -> None:
    """To the hand with a sandworm in the Conflict, else to the discard pile: neither is a choice."""
    row = ("maula_pistol", "overthrow", "steersman", "shishakli", "weirding_woman")
    t = uprising_table(intrigue=["inspire_awe"], worms=worms, conflict=2).row(*row).intrigue("inspire_awe")
    cards = {"maula_pistol": 0, "weirding_woman": 4, "prepare_the_way": -1}
    assert set(t.legal()) == {("acquire", upr(card), slot, place) for card, slot in cards.items()}
    t.pick("maula_pistol")
    assert getattr(t.seat(), place) == (upr("maula_pistol"),)


@proves("intrigue:uprising/inspire_awe")
def test_what_comes_with_a_card_comes_with_inspire_awe_too() -> None:
    """Guild Spy's Spy; no persuasion is paid."""
    t = uprising_table(intrigue=["inspire_awe"]).row("guild_spy").reveal().setup(persuasion=1)
    t.intrigue("inspire_awe").pick("guild_spy").spy("choam")
    assert (t.spies(), t.persuasion()) == (("choam",), 1)


# ------------------------------------------------------------------------------------------------ Spies, units, wall


@proves("U6.1", "intrigue:uprising/distraction")
@pytest.mark.parametrize("n", [0, 2, 3])
def test_distraction_needs_three_units_deployed_in_one_turn(n: int) -> None:
    """Then a Spy on any post, beside others' too, never beside one's own."""
    t = uprising_table(hand=["reconnaissance"], intrigue=["distraction"], spies=["guild"], conflict=5, water=2)
    t.setup(1, spies=["emperor", "choam"]).play("reconnaissance", "research_station")
    assert not t.can("intrigue", "distraction")
    if n:
        t.deploy(n)
    assert t.can("intrigue", "distraction") == (n == 3)
    if n == 3:
        t.intrigue("distraction")
        assert t.posts_offered() == {*t.posts()} - {"guild"}
        assert set(t.spy("choam").spies()) == {"guild", "choam"}


@proves("U8.1", "intrigue:uprising/distraction")
def test_sandworms_are_deployed_units_for_distraction() -> None:
    """Two at Deep Desert and a troop."""
    t = uprising_table(hand=["dune_the_desert_planet"], intrigue=["distraction"], hooks=True, water=3)
    t.conflict("test_of_loyalty").play("dune_the_desert_planet", "deep_desert")
    t.take("space:deep_desert", "choose").branch(1)
    assert not t.can("intrigue", "distraction")
    assert t.deploy(1).can("intrigue", "distraction")


@proves("U6.3", "intrigue:uprising/special_mission")
def test_special_mission_spies_on_a_city() -> None:
    """Three posts."""
    t = uprising_table(intrigue=["special_mission"]).intrigue("special_mission").choose_if_asked(0)
    assert t.posts_offered() == {"sietch_research", "research_refinery", "refinery_arrakeen"}
    assert t.spy("sietch_research").spies() == ("sietch_research",)


@proves("U6.8", "U8.6", "intrigue:uprising/special_mission")
@pytest.mark.parametrize(("wall", "breaks"), [(True, True), (True, False), (False, False)])
def test_special_mission_may_break_the_wall(wall: bool, breaks: bool) -> None:
    """A recalled Spy for 2 spice, whether the wall falls, stays or is gone already."""
    t = uprising_table(intrigue=["special_mission"], spies=["guild", "choam"]).wall(wall)
    t.intrigue("special_mission").branch(1).recall_spy("choam")
    if wall:
        t.take("intrigue:special_mission", "break_wall") if breaks else t.decline()
    assert (t.spice(), t.spies(), t.wall_stands()) == (2, ("guild",), wall and not breaks)


@proves("intrigue:uprising/special_mission")
def test_special_mission_without_a_spy_only_places_one() -> None:
    """The second line is closed."""
    t = uprising_table(intrigue=["special_mission"]).intrigue("special_mission")
    assert t.can("spy")
    assert ("branch", 1) not in t.legal()


@proves("U8.6", "U7.9", "intrigue:uprising/detonation")
def test_detonation_breaks_the_wall_or_deploys_four_troops() -> None:
    """From the garrison, with no Combat space; as many as are there, or fewer."""
    t = uprising_table(intrigue=["detonation"], garrison=6).intrigue("detonation").branch(0)
    assert (t.wall_stands(), t.garrison()) == (False, 6)
    t = uprising_table(intrigue=["detonation"], garrison=6).reveal().intrigue("detonation").branch(1)
    assert {option[1] for option in t.legal() if option[0] == "deploy"} == {1, 2, 3, 4}
    assert t.deploy(4).troops() == 4
    assert (t.garrison(), t.wall_stands()) == (2, True)


@proves("U8.6", "intrigue:uprising/detonation")
def test_detonation_only_deploys_once_the_wall_is_gone() -> None:
    """Nothing is asked about it."""
    t = uprising_table(intrigue=["detonation"]).wall(False).intrigue("detonation")
    assert ("branch", 0) not in t.legal()
    assert t.deploy(3).troops() == 3


@proves("U8.3", "U8.4", "intrigue:uprising/unexpected_allies")
@pytest.mark.parametrize(
    ("conflict", "breaks", "worms"),
    [
        ("siege_of_arrakeen", True, 1),
        ("siege_of_arrakeen", False, 0),
        ("trade_dispute", True, 1),
        ("trade_dispute", False, 1),
    ],
)
def test_unexpected_allies_break_the_wall_and_bring_a_sandworm(conflict: str, breaks: bool, worms: int) -> None:
    """For 2 water, without Maker Hooks; the wall may stay, and then protects the Conflict."""
    t = uprising_table(intrigue=["unexpected_allies"], water=2).conflict(conflict).intrigue("unexpected_allies")
    t.take("intrigue:unexpected_allies", "break_wall") if breaks else t.decline()
    assert (t.worms(), t.water(), t.wall_stands()) == (worms, 0, not breaks)
