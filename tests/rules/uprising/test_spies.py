"""U6: Spies on observation posts, infiltrating, gathering intelligence, the Spy icon."""

from __future__ import annotations

import pytest

from tests.kit import Table, proves, upr, uprising_table

POSTS = {
    "emperor": {"sardaukar", "dutiful_service"},
    "guild": {"heighliner", "deliver_supplies"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad_1": {"high_council", "imperial_privilege", "swordmaster"},
    "landsraad_2": {"assembly_hall", "gather_support"},
    "choam": {"shipping", "accept_contract"},
    "sietch_research": {"sietch_tabr", "research_station"},
    "research_refinery": {"research_station", "spice_refinery"},
    "refinery_arrakeen": {"spice_refinery", "arrakeen"},
    "imperial_basin": {"imperial_basin"},
    "hagga_basin": {"hagga_basin"},
    "deep_desert": {"deep_desert"},
}
OF_CITIES = {"sietch_research", "research_refinery", "refinery_arrakeen"}


def placing(**facts: object) -> Table:
    """A Spy of Espionage is to be placed."""
    t = uprising_table(hand=["diplomacy"], spice=1, **facts).play("diplomacy", "espionage")
    return (
        t.decline().take("space:espionage", "place_spy") if t.can("gather") else t.take("space:espionage", "place_spy")
    )


def sends(t: Table, card: str) -> set[tuple[str, str]]:
    """The spaces to which the card can be sent, each with what is recalled to infiltrate."""
    found = [option for option in t.legal() if option[0] == "send" and option[1] == upr(card)]
    return {(str(option[2]).removeprefix("uprising/"), str(option[5])) for option in found}


# ------------------------------------------------------------------------------------------------ posts


@proves("U6.1")
def test_thirteen_posts_are_linked_to_spaces() -> None:
    """Each to one, two or three; no space is without one."""
    t = uprising_table()
    assert {post: set(t.linked(post)) for post in t.posts()} == POSTS
    assert len({space for spaces in POSTS.values() for space in spaces}) == 22


@proves("U6.1")
def test_a_post_holds_one_spy() -> None:
    """Neither a second of one's own nor one of another."""
    t = uprising_table(hand=["diplomacy"], spice=1, spies=["guild"]).setup(1, spies=["emperor", "choam"])
    t.play("diplomacy", "espionage").take("space:espionage", "place_spy")
    assert t.posts_offered() == POSTS.keys() - {"guild", "emperor", "choam"}


@proves("U6.1")
def test_distraction_shares_a_post_with_others_and_never_with_oneself() -> None:
    """After deploying three units; the Spy of seat 1 does not close the post."""
    t = uprising_table(hand=["reconnaissance"], intrigue=["distraction"], spies=["guild"], water=2)
    t.setup(1, spies=["emperor"]).play("reconnaissance", "research_station").deploy(4)
    t.intrigue("distraction")
    assert t.posts_offered() == POSTS.keys() - {"guild"}
    t.spy("emperor")
    assert (t.spies(), t.spies(1)) == (("guild", "emperor"), ("emperor",))


@proves("U6.1")
def test_double_agent_places_its_spy_at_its_own_space() -> None:
    """On a post linked to Arrakeen: there is one."""
    t = uprising_table(hand=["double_agent"]).play("double_agent", "spice_refinery").take("card:double_agent")
    assert t.posts_offered() == {"research_refinery", "refinery_arrakeen"}


@proves("U6.2", "U16.13")
def test_a_spy_is_placed_from_the_supply_or_not_at_all() -> None:
    """Ruling 92: it may be declined."""
    t = placing().spy("deep_desert")
    assert (t.spies(), t.spies_left()) == (("deep_desert",), 2)
    t = placing().decline()
    assert (t.spies(), t.spies_left()) == ((), 3)
    t.finish_turn()
    assert t.influence("bene_gesserit") == 1


@proves("U6.2")
def test_without_a_spy_in_the_supply_one_may_be_recalled_first() -> None:
    """For nothing: no card is drawn; its post is free again, and the Spy may still stay in the supply."""
    t = placing(spies=["emperor", "guild", "fremen"])
    assert set(t.legal()) == {
        ("recall_spy", "emperor"),
        ("recall_spy", "guild"),
        ("recall_spy", "fremen"),
        ("decline",),
    }
    t.recall_spy("guild")
    assert t.hand().total() == 0
    assert "guild" in t.posts_offered()
    t.spy("choam")
    assert set(t.spies()) == {"emperor", "fremen", "choam"}
    assert placing(spies=["emperor", "guild", "fremen"]).decline().spies() == ("emperor", "guild", "fremen")


@proves("U6.3")
def test_icons_of_the_effect_limit_the_posts() -> None:
    """Special Mission: a City. Once all such posts are taken, nothing is placed."""
    t = uprising_table(intrigue=["special_mission"]).intrigue("special_mission").choose_if_asked(0)
    assert t.posts_offered() == OF_CITIES
    t = uprising_table(hand=["reliable_informant"]).setup(1, spies=["emperor", "bene_gesserit", "fremen"])
    t.play("reliable_informant", "deliver_supplies")
    assert not t.can_take("card:reliable_informant")
    assert t.can("end_turn")


# ------------------------------------------------------------------------------------------------ infiltrating


@proves("U6.4")
def test_a_spy_lets_an_agent_in_past_those_of_others() -> None:
    """It returns to the supply; without one linked to the space the Agent stays out."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen", "emperor"])
    t.setup(1, agents=["arrakeen"])
    assert {way for way in sends(t, "reconnaissance") if way[0] == "arrakeen"} == {
        ("arrakeen", "post:refinery_arrakeen")
    }
    t.infiltrate("reconnaissance", "arrakeen", "refinery_arrakeen")
    assert (t.spies(), t.spies_left(), t.seat().agents) == (("emperor",), 2, (upr("arrakeen"),))
    assert t.event("spy_back") == [("spy_back", 0, "refinery_arrakeen", "infiltrate")]
    t = uprising_table(hand=["reconnaissance"], spies=["emperor"]).setup(1, agents=["arrakeen"])
    assert t.why_not("send", "reconnaissance", "arrakeen") == "occupied"


@proves("U6.4")
def test_one_spy_is_enough_for_several_agents() -> None:
    """Seats 1 and 2 are at Arrakeen."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen"])
    t.setup(1, agents=["arrakeen"]).setup(2, agents=["arrakeen"])
    assert t.infiltrate("reconnaissance", "arrakeen", "refinery_arrakeen").spies() == ()


@proves("U6.4")
def test_ones_own_agent_closes_the_space_all_the_same() -> None:
    """Also beside another's."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen"], agents=["arrakeen"])
    t.setup(1, agents=["arrakeen"])
    assert not t.can_infiltrate("reconnaissance", "arrakeen", "refinery_arrakeen")


@proves("U6.4")
def test_a_spy_is_not_recalled_where_nobody_is_in_the_way() -> None:
    """Spice Refinery is empty."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen"]).setup(1, agents=["arrakeen"])
    assert not t.can_infiltrate("reconnaissance", "spice_refinery", "refinery_arrakeen")
    assert t.can("send", "reconnaissance", "spice_refinery")


@proves("U6.4")
def test_infiltrating_needs_an_icon_too() -> None:
    """Dagger has the Landsraad alone."""
    t = uprising_table(hand=["dagger"], spies=["refinery_arrakeen"]).setup(1, agents=["arrakeen"])
    assert not t.can_infiltrate("dagger", "arrakeen", "refinery_arrakeen")


@proves("U6.4", "U5.13")
def test_a_card_keeps_what_it_ignores_where_it_infiltrates() -> None:
    """Undercover Asset goes to Sietch Tabr past an Agent without Influence; Reconnaissance cannot."""
    t = uprising_table(hand=["undercover_asset", "reconnaissance"], spies=["sietch_research"])
    t.setup(1, agents=["sietch_tabr"])
    assert not t.can_infiltrate("reconnaissance", "sietch_tabr", "sietch_research")
    assert t.infiltrate("undercover_asset", "sietch_tabr", "sietch_research").spies() == ()


# ------------------------------------------------------------------------------------------------ gathering


@proves("U6.5")
def test_a_linked_spy_may_be_recalled_to_draw_a_card() -> None:
    """Directly after the Agent is placed; or it stays."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen", "guild"])
    t.play("reconnaissance", "arrakeen")
    assert set(t.legal()) == {("gather", "refinery_arrakeen"), ("decline",)}
    t.gather("refinery_arrakeen")
    assert (t.spies(), t.hand().total()) == (("guild",), 1)
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen"]).play("reconnaissance", "arrakeen")
    assert t.decline().spies() == ("refinery_arrakeen",)


@proves("U6.5")
def test_a_spy_elsewhere_gathers_nothing() -> None:
    """Not asked at all."""
    t = uprising_table(hand=["dagger"], spies=["guild"]).play("dagger", "gather_support")
    assert not t.can("gather")
    assert t.can("end_turn")


@proves("U6.6")
def test_two_linked_spies_serve_one_purpose_each() -> None:
    """One infiltrates, the other draws a card."""
    t = uprising_table(hand=["reconnaissance"], spies=["research_refinery", "refinery_arrakeen"])
    t.setup(1, agents=["spice_refinery"]).infiltrate("reconnaissance", "spice_refinery", "research_refinery")
    assert set(t.legal()) == {("gather", "refinery_arrakeen"), ("decline",)}
    t.gather("refinery_arrakeen")
    assert (t.spies(), t.hand().total()) == ((), 1)


@proves("U6.6")
def test_a_spy_that_infiltrated_does_not_gather() -> None:
    """It is in the supply by then."""
    t = uprising_table(hand=["reconnaissance"], spies=["refinery_arrakeen"]).setup(1, agents=["arrakeen"])
    assert not t.infiltrate("reconnaissance", "arrakeen", "refinery_arrakeen").can("gather")


@proves("U6.6")
def test_two_spies_never_draw_two_cards() -> None:
    """After the first nothing more is asked."""
    t = uprising_table(hand=["reconnaissance"], spies=["research_refinery", "refinery_arrakeen"])
    t.play("reconnaissance", "spice_refinery").gather("research_refinery")
    assert (t.can("gather"), t.spies(), t.hand().total()) == (False, ("refinery_arrakeen",), 1)


# ------------------------------------------------------------------------------------------------ the Spy icon


@proves("U6.7")
def test_the_spy_icon_reaches_the_spaces_one_spies_on() -> None:
    """Public Spectacle has no other icon; the Spy stays."""
    t = uprising_table(hand=["public_spectacle"], spies=["landsraad_2", "hagga_basin"], water=1)
    assert {space for space, _ in sends(t, "public_spectacle")} == {"assembly_hall", "gather_support", "hagga_basin"}
    assert t.play("public_spectacle", "hagga_basin").decline().spies() == ("landsraad_2", "hagga_basin")


@proves("U6.7")
@pytest.mark.parametrize("others", [[], ["gather_support"]])
def test_the_spy_icon_offers_each_price_of_a_space(others: list[str]) -> None:
    """Gather Support costs nothing or 2 Solari, also for one who infiltrates."""
    for solari, prices in ((1, {0}), (2, {0, 1})):
        t = uprising_table(hand=["public_spectacle"], spies=["landsraad_2"], solari=solari).setup(1, agents=others)
        assert {way[3] for way in t.legal() if way[2:3] == (upr("gather_support"),)} == prices


@proves("U6.7")
def test_a_spy_of_the_icon_may_infiltrate_or_gather_on_the_same_visit() -> None:
    """The only Spy at Arrakeen."""
    t = uprising_table(hand=["public_spectacle"], spies=["refinery_arrakeen"])
    assert t.play("public_spectacle", "arrakeen").gather("refinery_arrakeen").hand().total() == 1
    t = uprising_table(hand=["public_spectacle"], spies=["refinery_arrakeen"]).setup(1, agents=["arrakeen"])
    assert t.infiltrate("public_spectacle", "arrakeen", "refinery_arrakeen").seat().agents == (upr("arrakeen"),)


@proves("U6.7")
def test_price_requirement_and_agents_count_for_the_icon_too() -> None:
    """Deep Desert without water, Sietch Tabr without Influence, Spice Refinery with an Agent of one's own."""
    t = uprising_table(hand=["public_spectacle"], spies=["deep_desert", "sietch_research", "refinery_arrakeen"])
    t.setup(0, agents=["spice_refinery"], water=2)
    assert {space for space, _ in sends(t, "public_spectacle")} == {"research_station", "arrakeen"}
    assert t.why_not("send", "public_spectacle", "deep_desert") == "cost"
    assert t.why_not("send", "public_spectacle", "sietch_tabr") == "influence"


# ------------------------------------------------------------------------------------------------ recalling


@proves("U6.8")
def test_recalling_as_a_cost_returns_the_spy() -> None:
    """In High Places: two Spies for 3 persuasion, and nothing with one."""
    t = uprising_table(hand=["in_high_places"], spies=["guild", "emperor", "fremen"]).reveal()
    t.take("card:in_high_places").recall_spy("guild", "fremen")
    assert (t.spies(), t.spies_left(), t.persuasion()) == (("emperor",), 2, 5)
    t = uprising_table(hand=["in_high_places"], spies=["guild"]).reveal()
    assert not t.can_take("card:in_high_places")


@proves("U6.9")
@pytest.mark.parametrize("how", ["infiltrate", "gather", "cost", "room", ""])
def test_every_recall_counts_for_this_turn(how: str) -> None:
    """Rebel Supplier's troops, after any of the four; not without one."""
    t = uprising_table(hand=["rebel_supplier"], intrigue=["special_mission"])
    t.setup(0, spies=["refinery_arrakeen", "guild", "emperor"])
    if how == "cost":
        t.intrigue("special_mission").branch(1).recall_spy("guild").decline()
    elif how == "room":
        t.intrigue("special_mission").branch(0).recall_spy("guild").spy("research_refinery")
    if how == "infiltrate":
        t.setup(1, agents=["arrakeen"]).infiltrate("rebel_supplier", "arrakeen", "refinery_arrakeen")
    else:
        t.play("rebel_supplier", "arrakeen")
        t.gather("refinery_arrakeen") if how == "gather" else t.decline()
    t.finish_turn()
    assert t.garrison() == 3 + 1 + (2 if how else 0)


@proves("U6.9")
def test_a_recall_of_an_earlier_turn_does_not_count() -> None:
    """Rebel Supplier is played a turn later."""
    t = uprising_table(hand=["reconnaissance", "rebel_supplier"], spies=["refinery_arrakeen"], water=2)
    t.play("reconnaissance", "arrakeen").gather("refinery_arrakeen").finish_turn().until_turn_of(0)
    t.play("rebel_supplier", "research_station").finish_turn()
    assert t.garrison() == 3 + 1 + 2


@proves("U6.10")
@pytest.mark.parametrize(("post", "spice"), [("imperial_basin", 2), ("deep_desert", 2), ("refinery_arrakeen", 0)])
def test_spying_on_a_maker_space(post: str, spice: int) -> None:
    """Smuggler's Haven."""
    assert uprising_table(hand=["smugglers_haven"], spies=[post]).reveal().spice() == spice


@proves("U6.10")
def test_spying_on_factions() -> None:
    """Guild Spy: 1 Influence with each, for The Spice Must Flow; a City counts for none."""
    t = uprising_table(hand=["guild_spy"], spies=["emperor", "fremen", "refinery_arrakeen"]).reveal()
    t.setup(0, persuasion=9).buy("the_spice_must_flow")
    t.finish_turn()
    assert t.seat().influence == (1, 0, 0, 1)


@proves("U6.11")
def test_spies_stay_from_round_to_round() -> None:
    """The Recall takes Agents home, not Spies."""
    t = uprising_table(spies=["emperor", "guild"], agents=["arrakeen"]).setup(1, spies=["choam"]).recall_begins()
    assert (t.state.round, t.seat().agents) == (2, ())
    assert (t.spies(), t.spies(1)) == (("emperor", "guild"), ("choam",))


@proves("U6.12")
def test_four_players_can_fill_all_posts_but_one() -> None:
    """Twelve Spies on thirteen posts; whoever has the icon then finds the last one."""
    posts = [post for post in POSTS if post != "deep_desert"]
    t = uprising_table(hand=["diplomacy"], spice=1, spies=["guild", "emperor"])
    for seat in (1, 2, 3):
        t.setup(seat, spies=posts[3 * seat : 3 * seat + 3])
    assert posts[2] == "bene_gesserit"
    t.play("diplomacy", "espionage").take("space:espionage", "place_spy")
    assert t.posts_offered() == {"deep_desert", "bene_gesserit"}


@proves("U6.13")
def test_a_spy_of_a_track_is_placed_at_once() -> None:
    """Four Influence with the Emperor."""
    t = uprising_table(hand=["diplomacy"], influence={"emperor": 3}).play("diplomacy", "dutiful_service").finish_turn()
    assert t.spies() == ()
    t = uprising_table(hand=["diplomacy"], influence={"emperor": 3}).play("diplomacy", "dutiful_service")
    t.take("space:dutiful_service", "influence").spy("choam")
    assert t.spies() == ("choam",)


@proves("U6.13")
def test_a_spy_won_in_a_conflict_is_placed_at_once() -> None:
    """Test of Loyalty."""
    t = uprising_table().conflict("test_of_loyalty").combat_begins(4)
    assert t.asked() == 0
    t.take("conflict:test_of_loyalty", "place_spy").spy("choam")
    assert t.spies() == ("choam",)
