"""The Imperium cards of Uprising that place, recall and count Spies."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, owned, use
from tests.kit import Table, proves, upr, uprising_table, worth

OF_FACTIONS = {"emperor", "guild", "bene_gesserit", "fremen"}
ACQUIRED = ("guild_spy", "in_high_places", "spy_network", "strike_fleet", "subversive_advisor")


def drawn(t: Table) -> int:
    return t.hand().total()


# ------------------------------------------------------------------------------------------------ placing them


@proves("U6.2", *(f"card:{upr(card)}" for card in ACQUIRED))
@pytest.mark.parametrize("card", ACQUIRED)
def test_a_spy_comes_with_the_card_when_it_is_acquired(card: str) -> None:
    """On any free post; its later uses place none."""
    t = uprising_table(hand=worth(5, "prepare_the_way")).setup(1, spies=["guild"]).row(card).reveal().buy(card)
    assert t.posts_offered() == {*t.posts()} - {"guild"}
    assert t.spy("choam").spies() == ("choam",)


@proves("U6.2", "card:uprising/bene_gesserit_operative")
def test_bene_gesserit_operative_places_a_spy() -> None:
    """On an Agent turn, on any free post."""
    t = uprising_table(hand=["bene_gesserit_operative"]).setup(2, spies=["fremen"])
    t.play("bene_gesserit_operative", "secrets").take("card:bene_gesserit_operative")
    assert t.posts_offered() == {*t.posts()} - {"fremen"}
    assert t.spy("deep_desert").spies() == ("deep_desert",)


@proves("card:uprising/bene_gesserit_operative")
@pytest.mark.parametrize(("spies", "persuasion"), [([], 1), (["guild"], 1), (["guild", "emperor"], 3)])
def test_bene_gesserit_operative_counts_ones_own_spies(spies: list[str], persuasion: int) -> None:
    """Two of one's own; those of others do not count."""
    t = uprising_table(hand=["bene_gesserit_operative"], spies=spies).setup(1, spies=["choam", "fremen"])
    assert t.reveal().persuasion() == persuasion


@proves("U6.1", "card:uprising/double_agent")
@pytest.mark.parametrize("space", ["arrakeen", "assembly_hall", "hagga_basin"])
def test_double_agent_spies_where_its_agent_is(space: str) -> None:
    """On any linked post, beside others' Spies too, but never beside one's own."""
    t = uprising_table(hand=["double_agent"], water=1)
    posts = {post for post in t.posts() if space in t.linked(post)}
    t.setup(1, spies=[*posts]).play("double_agent", space).take("card:double_agent")
    assert t.posts_offered() == posts
    assert t.spy(min(posts)).spies() == (min(posts),)
    assert set(t.spies(1)) == posts
    t = uprising_table(hand=["double_agent"], water=1, spies=[*posts]).play("double_agent", space).decline()
    assert not t.can_take("card:double_agent")


@proves("U6.5", "card:uprising/double_agent")
def test_the_spy_of_double_agent_gathers_nothing_on_the_same_visit() -> None:
    """That is decided when the Agent is sent."""
    t = uprising_table(hand=["double_agent"]).play("double_agent", "arrakeen")
    assert not t.can("gather")
    t.take("card:double_agent").spy("refinery_arrakeen")
    assert not t.can("gather")
    assert t.finish_turn().spies() == ("refinery_arrakeen",)


@proves("U6.3", "card:uprising/reliable_informant")
def test_reliable_informant_spies_on_three_factions() -> None:
    """Never on the Guild itself; on none once those posts are taken."""
    t = uprising_table(hand=["reliable_informant"]).play("reliable_informant", "deliver_supplies")
    t.take("card:reliable_informant")
    assert t.posts_offered() == OF_FACTIONS - {"guild"}
    assert t.spy("fremen").spies() == ("fremen",)


@proves("card:uprising/undercover_asset")
def test_undercover_asset_gives_a_spy_or_two_swords() -> None:
    """One of the two, and no persuasion."""
    t = uprising_table(hand=["undercover_asset"], conflict=1).reveal().take("card:undercover_asset").branch(0)
    t.spy("emperor")
    assert (t.spies(), t.strength(), t.persuasion()) == (("emperor",), 2, 0)
    t = uprising_table(hand=["undercover_asset"], conflict=1).reveal().take("card:undercover_asset").branch(1)
    assert (t.spies(), t.strength(), t.persuasion()) == ((), 4, 0)


@proves("U5.13", "card:uprising/undercover_asset")
@pytest.mark.parametrize(
    ("space", "cost"), [("sietch_tabr", {}), ("shipping", {"spice": 3}), ("imperial_privilege", {"solari": 3})]
)
def test_undercover_asset_ignores_influence_and_pays_costs(space: str, cost: dict[str, int]) -> None:
    """Signet Ring, with the same icons, stays outside."""
    t = uprising_table(hand=["undercover_asset", "signet_ring"], **cost)
    assert t.why_not("send", "signet_ring", space) == "influence"
    assert t.play("undercover_asset", space).seat().agents == (upr(space),)
    if cost:
        t = uprising_table(hand=["undercover_asset"])
        assert t.why_not("send", "undercover_asset", space) == "cost"


@proves("card:uprising/wheels_within_wheels")
@pytest.mark.parametrize(("emperor", "guild"), [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_wheels_within_wheels_pays_for_each_friendship(emperor: int, guild: int) -> None:
    """2 Solari for two Influence with the Emperor, 1 spice for two with the Guild."""
    friends = {"emperor": emperor, "guild": guild}
    t = uprising_table(hand=["wheels_within_wheels"], spies=["landsraad_2"], influence=friends)
    t.play("wheels_within_wheels", "assembly_hall").decline()
    assert (t.solari(), t.spice()) == (2 * (emperor == 2), int(guild == 2))


# ------------------------------------------------------------------------------------------------ recalling them

RECALLING = {
    "imperial_spymaster": {"intrigue": 1},
    "public_spectacle": {"emperor": 1},
    "rebel_supplier": {"garrison": 2},
    "strike_fleet": {"garrison": 3},
}


@proves("U6.9", *(f"card:{upr(card)}" for card in RECALLING))
@pytest.mark.parametrize("how", ["gather", "infiltrate", "another", ""])
@pytest.mark.parametrize(("card", "what"), RECALLING.items(), ids=RECALLING)
def test_a_spy_recalled_in_this_turn(card: str, what: dict[str, int], how: str) -> None:
    """However it was recalled; without a recall nothing comes."""
    t = uprising_table(hand=[card], spies=["research_refinery", "choam"], intrigue=["special_mission"])
    before = owned(t)
    if how == "infiltrate":
        t.setup(1, agents=["spice_refinery"]).infiltrate(card, "spice_refinery", "research_refinery")
    else:
        t.play(card, "spice_refinery")
        t.gather("research_refinery") if how == "gather" else t.decline()
    if how == "another":
        t.intrigue("special_mission").branch(1).recall_spy("choam").decline()
        before["intrigue"] -= 1
    use(t, f"card:{card}").choose_if_asked("emperor")
    gained = came(t.finish_turn(), before)
    assert {each: gained[each] for each in ("intrigue", "emperor", "garrison") if each in gained} == (
        what if how else {}
    )


@proves("card:uprising/public_spectacle")
@pytest.mark.parametrize("faction", sorted(OF_FACTIONS))
def test_public_spectacle_gives_influence_of_choice(faction: str) -> None:
    """Once a Spy was recalled; it is not to be left then."""
    t = uprising_table(hand=["public_spectacle"], spies=["landsraad_2"])
    t.play("public_spectacle", "gather_support").gather("landsraad_2")
    assert t.why_not("end_turn") == "effects_left"
    t.take("card:public_spectacle").pick(faction)
    assert {each for each in OF_FACTIONS if t.influence(each)} == {faction}


@proves("U6.8", "card:uprising/in_high_places")
def test_in_high_places_recalls_two_spies_for_persuasion() -> None:
    """An arrow: it may be left, and one Spy does not pay it."""
    t = uprising_table(hand=["in_high_places"], spies=["guild", "choam", "fremen"]).reveal()
    assert t.can("end_turn")
    t.take("card:in_high_places").recall_spy("guild", "choam")
    assert (t.persuasion(), t.spies()) == (2 + 3, ("fremen",))
    assert not t.can_take("card:in_high_places")
    t = uprising_table(hand=["in_high_places"], spies=["guild"]).reveal()
    assert not t.can_take("card:in_high_places")


@proves("card:uprising/in_high_places")
def test_in_high_places_needs_another_bene_gesserit_card() -> None:
    """A card and a Spy with one in play; its own tag does not count."""
    t = uprising_table(hand=["in_high_places"], in_play=["truthtrance"]).play("in_high_places", "secrets")
    t.take("card:in_high_places")
    t.take("card:in_high_places", "gain")
    use(t, "card:in_high_places").spy("guild")
    assert (drawn(t), t.spies()) == (1, ("guild",))
    t = uprising_table(hand=["in_high_places"]).play("in_high_places", "secrets")
    assert not t.can_take("card:in_high_places")


@proves("U6.8", "card:uprising/spy_network")
@pytest.mark.parametrize(("spies", "pays"), [([], False), (["guild"], False), (["guild", "choam"], True)])
def test_spy_network_recalls_one_of_two_spies_for_an_intrigue_card(spies: list[str], pays: bool) -> None:
    """With two on the board; the other stays."""
    t = uprising_table(hand=["spy_network"], spies=spies).reveal()
    assert t.can_take("card:spy_network") == pays
    if pays:
        use(use(t, "card:spy_network").recall_spy("guild"), "card:spy_network")
        assert (t.spies(), len(t.seat().intrigue)) == (("choam",), 1)


# ------------------------------------------------------------------------------------------------ and the rest


@proves("card:uprising/covert_operation")
def test_covert_operation_makes_every_opponent_discard() -> None:
    """Each chooses, clockwise; who has no card is passed over, and the owner keeps its hand."""
    t = uprising_table(hand=["covert_operation", "diplomacy"], spies=["landsraad_2"])
    t.setup(1, hand=["dagger", "diplomacy"]).setup(2, hand=[]).setup(3, hand=["diplomacy", "reconnaissance"])
    t.play("covert_operation", "assembly_hall").decline().take("card:covert_operation")
    assert t.asked() == 1
    t.pick("dagger")
    assert t.asked() == 3
    t.pick("reconnaissance")
    discards = [t.seat(seat).discard for seat in range(4)]
    assert discards == [(), (upr("dagger"),), (), (upr("reconnaissance"),)]


@proves("U6.10", "card:uprising/smugglers_haven")
@pytest.mark.parametrize(
    ("post", "spice"), [("imperial_basin", 2), ("hagga_basin", 2), ("deep_desert", 2), ("choam", 0), ("fremen", 0)]
)
def test_smugglers_haven_spies_on_a_maker_space(post: str, spice: int) -> None:
    """2 spice, once, whichever of the three."""
    t = uprising_table(hand=["smugglers_haven"], spies=[post]).reveal()
    assert (t.spice(), t.persuasion()) == (spice, 1)


@proves("U5.5", "card:uprising/smugglers_haven")
@pytest.mark.parametrize("spice", [3, 4, 8])
def test_smugglers_haven_sells_a_point_for_four_spice(spice: int) -> None:
    """Once in a turn, and not with three; it may be left."""
    t = uprising_table(hand=["smugglers_haven"], spice=spice, vp=1).play("smugglers_haven", "deliver_supplies")
    assert t.can_take("card:smugglers_haven") == (spice >= 4)
    assert t.can("end_turn")
    if spice >= 4:
        t.take("card:smugglers_haven")
        assert (t.vp(), t.spice()) == (2, spice - 4)
        assert not t.can_take("card:smugglers_haven")


@proves("U5.7", "card:uprising/subversive_advisor")
@pytest.mark.parametrize("post", sorted(OF_FACTIONS))
def test_subversive_advisor_gives_two_influence_at_a_faction_and_is_trashed(post: str) -> None:
    """Both compulsory."""
    t = uprising_table(hand=["subversive_advisor"], spies=[post], water=1)
    t.play("subversive_advisor", min(set(t.linked(post)) - {"espionage", "sardaukar", "heighliner"}))
    t.decline().finish_turn()
    assert t.influence(post) == 2
    assert (t.seat().in_play, t.state.trashed.count(upr("subversive_advisor"))) == ((), 1)


@proves("card:uprising/subversive_advisor")
def test_subversive_advisor_does_nothing_elsewhere() -> None:
    """Arrakeen: no Influence, and it stays in play."""
    t = uprising_table(hand=["subversive_advisor"], spies=["refinery_arrakeen"])
    t.play("subversive_advisor", "arrakeen").decline().finish_turn()
    assert t.seat().influence == (0, 0, 0, 0)
    assert t.seat().in_play == (upr("subversive_advisor"),)


@proves("U5.14", "card:uprising/guild_spy")
@pytest.mark.parametrize(("card", "intrigue"), [("dagger", 0), ("steersman", 1)])
def test_guild_spy_exchanges_a_card(card: str, intrigue: int) -> None:
    """One discarded, one drawn, and an Intrigue card for a card of the Guild; it may be left."""
    t = uprising_table(hand=["guild_spy", card, "diplomacy"], spies=["landsraad_2"])
    t.play("guild_spy", "gather_support").decline()
    assert t.can("end_turn")
    use(t.take("card:guild_spy").pick(card), "card:guild_spy")
    assert (drawn(t), t.seat().discard, len(t.seat().intrigue)) == (2, (upr(card),), intrigue)
    t = uprising_table(hand=["guild_spy"], spies=["landsraad_2"]).play("guild_spy", "gather_support").decline()
    assert not t.can_take("card:guild_spy")


@proves("U6.10", "card:uprising/guild_spy")
@pytest.mark.parametrize("twice", [False, True])
def test_guild_spy_rewards_the_spice_must_flow(twice: bool) -> None:
    """1 Influence with each Faction spied on, once; nothing for other cards."""
    t = uprising_table(hand=["guild_spy"], spies=["emperor", "fremen", "choam"]).row("maula_pistol").reveal()
    t.setup(persuasion=21).buy("maula_pistol")
    assert t.seat().influence == (0, 0, 0, 0)
    t.buy("the_spice_must_flow")
    if twice:
        t.buy("the_spice_must_flow")
    t.finish_turn()
    assert {each for each in OF_FACTIONS if t.influence(each)} == {"emperor", "fremen"}
    assert t.influence("emperor") == t.influence("fremen") == 1


@proves("U7.2", "card:uprising/guild_spy")
def test_guild_spy_revealed_late_rewards_the_spice_must_flow_all_the_same() -> None:
    """It is drawn and revealed after the card was acquired in this turn; the next copy brings nothing more."""
    t = uprising_table(deck=["guild_spy"], intrigue=["intelligence_report"], spies=["emperor"]).reveal()
    t.setup(persuasion=18).buy("the_spice_must_flow")
    assert t.influence("emperor") == 0
    assert t.intrigue("intelligence_report").influence("emperor") == 1
    assert t.buy("the_spice_must_flow").finish_turn().influence("emperor") == 1


@proves("card:uprising/guild_spy")
def test_guild_spy_forgets_by_the_next_turn() -> None:
    """The Spice Must Flow acquired on a later Reveal turn brings no Influence."""
    t = uprising_table(hand=["guild_spy"], spies=["emperor"]).reveal_and_end().finish_round().until_turn_of(0)
    t.setup(hand=[]).reveal().setup(persuasion=9).buy("the_spice_must_flow").finish_turn()
    assert t.influence("emperor") == 0
