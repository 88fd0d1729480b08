"""X9: clarifications about cards."""

import pytest

from tests.kit import ix_table, proves, worth


@proves("X9.2", "card:court_intrigue")
def test_court_intrigue_puts_a_card_under_the_deck_unseen():
    """One of choice goes under, one is drawn from the top; nobody learns which went."""
    t = ix_table(hand=["court_intrigue"], intrigue=["windfall", "ambush"]).top_of_intrigue_deck("charisma")
    t.play("court_intrigue", "wealth").take("card:court_intrigue").do("under", "ambush")
    assert sorted(t.seat().intrigue) == ["charisma", "windfall"]
    assert t.state.intrigue_deck[-1] == "ambush"
    assert not any("ambush" in event for event in t.events)


@proves("X9.3", "card:imperial_bashar")
@pytest.mark.parametrize(
    ("others", "swords"),
    [
        ([], 2),
        (["dagger"], 2 + 1 + 1),
        (["diplomacy"], 2),
        (["dagger", "dagger"], 2 + 2 + 2),
        (["sardaukar_infantry"], 2 + 1 + 2),
        (["imperial_shock_trooper"], 2 + 1 + 2),
    ],
)
def test_imperial_bashar_counts_other_cards_with_swords(others, swords):
    """Two swords and one for each of the other revealed cards that gives any, however many."""
    t = ix_table(hand=["imperial_bashar", *others]).reveal()
    assert t.seat().swords == swords


@proves("X9.3")
def test_imperial_bashar_counts_a_card_once_though_it_gives_swords_twice():
    """Imperial Shock Trooper with an Agent on an Emperor space: 2 + 3 swords, one card."""
    t = ix_table(hand=["imperial_bashar", "imperial_shock_trooper"], agents=["wealth"]).reveal()
    assert t.seat().swords == 2 + 5 + 1


@proves("X9.3", "card:worm_riders")
def test_imperial_bashar_does_not_count_a_card_whose_condition_fails():
    """Worm Riders without Fremen Influence."""
    assert ix_table(hand=["imperial_bashar", "worm_riders"]).reveal().seat().swords == 2
    t = ix_table(hand=["imperial_bashar", "worm_riders"], influence={"fremen": 2}).reveal()
    assert t.seat().swords == 2 + 4 + 1


@proves("X9.3")
def test_imperial_bashar_does_not_count_cards_of_agents():
    """The Dagger in play gives no swords this turn."""
    assert ix_table(hand=["imperial_bashar"], in_play=["dagger"]).reveal().seat().swords == 2


@proves("X9.14", "X9.3", "card:bene_gesserit_sister")
@pytest.mark.parametrize(("branch", "swords"), [(0, 2), (1, 2 + 2 + 1)])
def test_imperial_bashar_counts_a_sister_only_with_swords(branch, swords):
    """Official example."""
    t = ix_table(hand=["imperial_bashar", "bene_gesserit_sister"]).reveal().take("card:bene_gesserit_sister")
    assert t.branch(branch).seat().swords == swords


@proves("X9.14", "X9.3")
def test_of_two_sisters_only_the_one_with_swords_counts():
    """Same title, different choices."""
    t = ix_table(hand=["imperial_bashar", "bene_gesserit_sister", "bene_gesserit_sister"]).reveal()
    t.take("card:bene_gesserit_sister").branch(0).take("card:bene_gesserit_sister").branch(1)
    assert t.seat().swords == 2 + 2 + 1


@proves("X9.5", "X7.4", "card:treachery")
@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_treachery_gives_two_influence_instead_of_one(space, faction):
    """With the Faction of the space; not three."""
    t = ix_table(hand=["treachery"]).play("treachery", space).finish_turn()
    assert t.influence(faction) == 2


@proves("X9.5", "card:treachery")
def test_treacherys_troops_have_no_choice():
    """Revealed: two troops stand in the Conflict before anything is asked."""
    t = ix_table(hand=["treachery"]).reveal()
    while t.can("take"):
        t.do(*t.legal()[0])
    assert (t.troops(), t.garrison(), t.can("deploy")) == (2, 3, False)


@proves("X9.6", "card:guild_accord", "space:heighliner")
def test_guild_accord_makes_the_heighliner_cheaper():
    """4 spice instead of 6; another card pays 6."""
    t = ix_table(hand=["guild_accord", "diplomacy"], spice=4)
    assert not t.can("send", "diplomacy", "heighliner")
    t.play("guild_accord", "heighliner")
    assert (t.spice(), t.garrison(), t.water()) == (0, 8, 3)
    assert not ix_table(hand=["guild_accord"], spice=3).can("send", "guild_accord", "heighliner")


@proves("X9.7", "card:guild_chief_administrator")
def test_guild_chief_administrator_discards_to_trash():
    """Another card of the hand is discarded; then hand, discard pile and play are open, itself included."""
    t = ix_table(hand=["guild_chief_administrator", "dagger", "diplomacy"], discard=["seek_allies"])
    t.play("guild_chief_administrator", "smuggling").take("card:guild_chief_administrator").do("discard", "dagger")
    if t.can_take("card:guild_chief_administrator"):
        t.take("card:guild_chief_administrator")
    assert {option[1:] for option in t.legal() if option[0] == "trash"} == {
        ("hand", "diplomacy"),
        ("discard", "seek_allies"),
        ("discard", "dagger"),
        ("in_play", "guild_chief_administrator"),
    }


@proves("X9.7", "X9.8", "card:guild_chief_administrator")
def test_guild_chief_administrator_need_not_trash():
    """The discard is paid, trashing is still optional; with an empty hand nothing can be paid."""
    t = ix_table(hand=["guild_chief_administrator", "dagger"]).play("guild_chief_administrator", "smuggling")
    t.take("card:guild_chief_administrator")
    assert (t.seat().discard, t.can("decline") or t.can("done")) == (("dagger",), True)
    t.decline()
    assert t.state.trashed == ()
    t = ix_table(hand=["guild_chief_administrator"], discard=["dagger"]).play("guild_chief_administrator", "smuggling")
    assert not t.can_take("card:guild_chief_administrator")


@proves("X9.8")
def test_icons_are_optional_in_whatever_text():
    """A turn can end with the Freighter of Landing Rights and the tile of Ixian Engineer left."""
    t = ix_table(hand=["landing_rights"]).play("landing_rights", "carthag").take("space:carthag").end_turn()
    assert t.ix().freighter == 0
    t = ix_table(hand=["ixian_engineer"], spice=9).play("ixian_engineer", "smuggling").end_turn()
    assert t.ix().tech == ()


@proves("X9.8", "card:web_of_power")
def test_effects_without_arrow_or_may_are_compulsory():
    """Web of Power revealed: a step of Influence must be taken before the turn ends."""
    t = ix_table(hand=["web_of_power"]).reveal()
    assert not t.can("end_turn")
    t.take("card:web_of_power").pick("guild").end_turn()
    assert t.influence("guild") == 1


@proves("X9.8", "card:local_fence")
def test_an_arrow_is_paid_once():
    """Local Fence with 4 spice: 5 Solari once, not twice."""
    t = ix_table(hand=["local_fence"], spice=4, solari=0).play("local_fence", "carthag").take("card:local_fence")
    t.branch(0)
    assert (t.solari(), t.spice(), t.can_take("card:local_fence")) == (5, 2, False)


@proves("X9.8", "intrigue:advanced_weaponry", "intrigue:machine_culture")
def test_an_intrigue_card_is_paid_for_or_not_played():
    """Two Solari for Advanced Weaponry, two tiles for its Combat half, no affordable tile for Machine Culture."""
    assert not ix_table(intrigue=["advanced_weaponry"], solari=2).can("intrigue")
    t = ix_table(intrigue=["advanced_weaponry"], tech=["artillery", "windtraps"], conflict=1, solari=9)
    t.until_phase("combat")
    assert (t.asked(), t.can("intrigue")) == (0, False)
    t = ix_table(intrigue=["machine_culture"], spice=2).shown("flagship", "spaceport", "training_drones")
    assert not t.can("intrigue")


@proves("X9.9", "intrigue:blackmail")
def test_losing_influence_as_a_cost_needs_influence():
    """Blackmail without any is not played; with one it costs it."""
    t = ix_table(intrigue=["blackmail"], conflict=1).until_phase("combat")
    assert not t.can("intrigue")
    t = ix_table(intrigue=["blackmail"], conflict=1, influence={"guild": 1}).until_phase("combat").intrigue("blackmail")
    assert ("gain", 0, "sword", 5, "intrigue:blackmail") in t.events
    assert t.influence("guild") == 0


@proves("X9.9", "intrigue:finesse")
def test_finesse_may_regain_what_it_lost():
    """Guild for Guild, or Guild for another; without Influence not as a Plot card."""
    for faction, guild in (("guild", 1), ("fremen", 0)):
        t = ix_table(intrigue=["finesse"], influence={"guild": 1}).intrigue("finesse").pick(faction)
        assert (t.influence("guild"), t.influence(faction)) == (guild, 1)
    assert not ix_table(intrigue=["finesse"]).can("intrigue")


@proves("X9.10", "intrigue:strategic_push")
@pytest.mark.parametrize(("strengths", "solari"), [((4, 2), 2), ((2, 8), 0), ((2, 4), 0)])
def test_strategic_push_pays_for_a_sole_win(strengths, solari):
    """Won, lost, and level with 2 + 2 against 4."""
    t = ix_table(intrigue=["strategic_push"], solari=0).conflict("skirmish_b").fight(*strengths)
    t.intrigue("strategic_push")
    while t.state.round == 1:
        t.idle()
    assert t.solari() == solari


@proves("X9.10")
def test_strategic_push_promises_for_this_conflict_only():
    """Played and lost: winning next round pays nothing."""
    t = ix_table(intrigue=["strategic_push"], solari=0).conflict("skirmish_b").fight(2, 8).intrigue("strategic_push")
    while t.state.round == 1:
        t.idle()
    t.conflict("desert_power").fight(4)
    assert (t.state.round, t.solari()) == (3, 0)


@proves("X9.11", "card:weirding_way")
def test_the_extra_turn_follows_immediately():
    """Seat 0 again before seat 1; without taking it seat 1."""
    t = ix_table(hand=["weirding_way", "diplomacy"]).play("weirding_way", "smuggling").take("card:weirding_way")
    t.finish_turn()
    assert (t.asked(), t.turn.seat, t.can("send", "diplomacy")) == (0, 0, True)
    t.play("diplomacy", "wealth").finish_turn()
    assert t.asked() == 1
    assert ix_table(hand=["weirding_way"]).play("weirding_way", "smuggling").end_turn().asked() == 1


@proves("X9.11")
def test_the_extra_turn_may_be_the_reveal_turn():
    """Then the others go on without the player."""
    t = ix_table(hand=["weirding_way", "diplomacy"]).play("weirding_way", "smuggling").take("card:weirding_way")
    t.finish_turn().reveal_and_end()
    assert t.asked() == 1
    t.finish_round()
    assert t.state.round == 2


@proves("X9.12", "R10.6")
def test_cards_drawn_on_the_reveal_turn_are_revealed_at_once():
    """Spaceport bought with Machine Culture after revealing: both cards give their persuasion."""
    t = ix_table(hand=["dagger"], deck=["convincing_argument", "diplomacy"], intrigue=["machine_culture"], spice=5)
    t.shown("spaceport", "flagship", "artillery").reveal().intrigue("machine_culture").do("buy_tech", 0, 0, "spice")
    assert (t.persuasion(), t.hand()) == (3, {})
    assert set(t.seat().in_play) == {"dagger", "convincing_argument", "diplomacy"}


@proves("X9.4", "X5.9", "intrigue:second_wave")
def test_second_wave_with_a_dreadnought_in_the_conflict():
    """It is a unit; with all units gone the card is not to be played."""
    t = ix_table(intrigue=["second_wave"], dreadnoughts={"conflict": 1}).until_phase("combat")
    assert t.can("intrigue", "second_wave")
    t = (
        ix_table(intrigue=["second_wave"], hand=worth(2))
        .setup(1, conflict=1, intrigue=["ambush"])
        .until_phase("combat")
    )
    assert t.asked() == 1
