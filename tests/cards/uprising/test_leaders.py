"""The leaders of Uprising: both abilities of each, its second side, and the training track of Feyd-Rautha Harkonnen."""

from __future__ import annotations

import pytest

from dune_desktop.engine.model.config import ConfigError
from tests.cards.uprising.changes import came, every_card, owned
from tests.kit import Table, new_game, proves, upr, uprising_table

FEYD, GURNEY, AMBER, JESSICA = "feyd_rautha_harkonnen", "gurney_halleck", "lady_amber_metulli", "lady_jessica"
REVEREND, MARGOT, MUADDIB, IRULAN = "reverend_mother_jessica", "lady_margot_fenring", "muaddib", "princess_irulan"
SHADDAM, STABAN = "shaddam_corrino_iv", "staban_tuek"
RING, SUPPORT = "signet_ring", "gather_support"

# Of each: house, complexity, and the leader whose second side it is.
LEADERS = {
    FEYD: ("harkonnen", 1, ""),
    GURNEY: ("atreides", 1, ""),
    AMBER: ("metulli", 1, ""),
    JESSICA: ("atreides", 2, ""),
    REVEREND: ("atreides", 2, JESSICA),
    MARGOT: ("fenring", 1, ""),
    MUADDIB: ("atreides", 1, ""),
    IRULAN: ("corrino", 2, ""),
    SHADDAM: ("corrino", 2, ""),
    STABAN: ("", 3, ""),
}
ALL = tuple("leader:" + upr(leader) for leader in LEADERS)
FACTION_POSTS = {"emperor", "guild", "bene_gesserit", "fremen"}
LANDSRAAD_POSTS = {"landsraad_1", "landsraad_2"}
CITY_POSTS = {"sietch_research", "research_refinery", "refinery_arrakeen"}


def led_by(leader: str, **facts: object) -> Table:
    """A turn of seat 0 with this side of a leader up."""
    first = LEADERS[leader][2]
    return every_card(leader=first or leader, **({"turned": True} if first else {}), **facts)


def ring(leader: str, space: str = SUPPORT, **facts: object) -> Table:
    """Seat 0 has sent an Agent with its Signet Ring; Gather Support gave two troops."""
    return led_by(leader, **{"hand": [RING], **facts}).play(RING, space)


def signet(t: Table, *answers: str | int) -> dict[str, int]:
    """What the leader's right ability changes with these answers."""
    was = owned(t)
    t.take("leader:" + t.leader())
    for answer in answers:
        t.pick(answer)
    return came(t, was)


# ------------------------------------------------------------------------------------------------ all of them


@proves(*ALL)
@pytest.mark.parametrize("leader", LEADERS)
def test_house_and_complexity(leader: str) -> None:
    """Of both sides of Lady Jessica too."""
    found = led_by(leader).rules.leaders[upr(leader)]
    side_of = upr(LEADERS[leader][2]) if LEADERS[leader][2] else ""
    assert (found.house or "", found.complexity, found.side_of or "") == (*LEADERS[leader][:2], side_of)


@proves(*ALL)
@pytest.mark.parametrize("leader", LEADERS)
def test_the_signet_ring_revealed_is_a_persuasion(leader: str) -> None:
    """The right ability is for Agent turns."""
    t = led_by(leader, hand=[RING], solari=3, spice=3)
    was = owned(t)
    assert t.reveal().persuasion() == 1
    assert came(t, was) == {}
    assert not t.can_take("leader:" + leader)


# ------------------------------------------------------------------------------------------------ Feyd


@proves("leader:uprising/feyd_rautha_harkonnen")
def test_feyds_spies_are_swords() -> None:
    """One Spy recalled in the Reveal turn: 2 swords, once; it may be left, and without a Spy there is nothing."""
    t = led_by(FEYD, spies=["choam", "guild"], conflict=1).reveal()
    t.take("leader:" + FEYD).recall_spy("guild")
    assert (t.strength(), t.spies()) == (2 + 2, ("choam",))
    assert not t.can_take("leader:" + FEYD)
    assert led_by(FEYD, spies=["choam"], conflict=1).reveal_and_end().strength() == 2
    assert not led_by(FEYD, conflict=1).reveal().can_take("leader:" + FEYD)


@proves("leader:uprising/feyd_rautha_harkonnen", "training:uprising/a0")
def test_the_training_token_begins_on_the_first_space() -> None:
    """Which gives nothing; others have no token."""
    t = new_game(4, leaders=[FEYD, GURNEY, MUADDIB, JESSICA], boxes=("uprising",))
    assert [t.training(seat) for seat in range(4)] == ["a0", "", "", ""]
    assert (t.spies(), t.garrison(), t.spice()) == ((), 3, 0)


@proves("leader:uprising/feyd_rautha_harkonnen", *(f"training:uprising/{at}" for at in ("a0", "c")))
@pytest.mark.parametrize(("at", "ways"), [("a0", ["b1", "b2"]), ("c", ["d1", "d2"])])
def test_where_the_training_track_forks_the_way_is_chosen(at: str, ways: list[str]) -> None:
    """Both ways are offered, and there is no staying."""
    t = ring(FEYD, training=at)
    assert t.why_not("end_turn") == "effects_left"
    t.take("leader:" + FEYD)
    assert [option for option in t.legal() if option[0] != "train"] == []
    assert [str(option[1]) for option in t.legal()] == [upr(way) for way in ways]


@proves(*(f"training:uprising/{at}" for at in ("b1", "b2", "c", "d1", "d2", "e2", "f")))
@pytest.mark.parametrize(
    ("at", "to", "gain"),
    [
        ("a0", "b1", {}),
        ("a0", "b2", {"spies": 1}),
        ("b1", "c", {}),
        ("b2", "c", {}),
        ("c", "d1", {}),
        ("c", "d2", {"spies": 1}),
        ("d1", "f", {"garrison": 1, "spies": 1}),
        ("d2", "e2", {"spice": 2}),
        ("e2", "f", {"garrison": 1, "spies": 1}),
    ],
)
def test_the_spaces_of_the_training_track(at: str, to: str, gain: dict[str, int]) -> None:
    """Each step gives what its space shows; what may be left, the trash icons, is left here."""
    t = ring(FEYD, training=at, solari=1, spice=0)
    was = owned(t)
    t.take("leader:" + FEYD).choose_if_asked(to)
    while not t.can("end_turn") or any(option[0] == "spy" for option in t.legal()):
        t.do("spy", "choam") if ("spy", "choam") in t.legal() else t.idle()
    assert (t.training(), came(t, was)) == (to, gain)


@proves(*(f"training:uprising/{at}" for at in ("b1", "c", "d1")))
@pytest.mark.parametrize(("at", "to", "solari"), [("a0", "b1", 1), ("b1", "c", 0), ("c", "d1", 0)])
def test_training_trashes_a_card(at: str, to: str, solari: int) -> None:
    """For a Solari on the first of these spaces, for nothing on the others."""
    t = ring(FEYD, hand=[RING, "dagger"], training=at, solari=solari)
    t.take("leader:" + FEYD).choose_if_asked(to)
    if t.can_take("training:" + to):
        t.take("training:" + to)
    t.do("trash", "hand", "dagger")
    assert (t.training(), t.hand().total(), t.solari()) == (to, 0, 0)


@proves("training:uprising/b1")
def test_without_a_solari_nothing_is_trashed() -> None:
    """The token moves."""
    t = ring(FEYD, hand=[RING, "dagger"], training="a0", solari=0).take("leader:" + FEYD).pick("b1")
    assert not t.can_take("training:b1")
    assert (t.training(), t.can("end_turn")) == ("b1", True)


@proves("training:uprising/f")
def test_the_end_of_the_training_track() -> None:
    """The token stays, and the Signet Ring does nothing more."""
    t = ring(FEYD, training="f")
    assert (t.can("end_turn"), t.training()) == (True, "f")


# ------------------------------------------------------------------------------------------------ Gurney, Lady Amber


@proves("leader:uprising/gurney_halleck")
@pytest.mark.parametrize(
    ("facts", "persuasion"),
    [
        ({"conflict": 3}, 1),
        ({"conflict": 2}, 0),
        ({"conflict": 2, "hand": ["dagger"]}, 0),
        ({"conflict": 2, "hand": ["dagger", "dagger"]}, 1),
        ({"worms": 2}, 1),
        ({"hand": ["dagger", "dagger"], "swords": 4}, 0),
    ],
)
def test_gurney_smiles_at_a_strength_of_six(facts: dict[str, object], persuasion: int) -> None:
    """Swords count, with units; the persuasion comes once."""
    t = led_by(GURNEY, **facts).reveal()
    while t.can_take("leader:" + GURNEY):
        t.take("leader:" + GURNEY)
    assert t.persuasion() == persuasion


@proves("leader:uprising/gurney_halleck")
def test_gurneys_signet_recruits() -> None:
    """A troop beside the two of Gather Support; at Arrakeen it may be deployed with the others."""
    assert ring(GURNEY).garrison() == 3 + 2 + 1
    t = ring(GURNEY, "arrakeen")
    assert (t.can("deploy", 4), t.can("deploy", 5)) == (True, False)


@proves("leader:uprising/lady_amber_metulli")
def test_lady_ambers_scouts_retreat() -> None:
    """One troop in the Reveal turn, or none; never a sandworm."""
    t = led_by(AMBER, conflict=3, garrison=0).reveal().take("leader:" + AMBER).choose_if_asked(1)
    assert (t.troops(), t.garrison(), t.strength()) == (2, 1, 4)
    assert not t.can_take("leader:" + AMBER)
    assert led_by(AMBER, conflict=3).reveal_and_end().troops() == 3
    assert not led_by(AMBER, worms=1).reveal().can_take("leader:" + AMBER)


@proves("leader:uprising/lady_amber_metulli")
@pytest.mark.parametrize(("influence", "spice"), [({}, 0), ({"fremen": 3}, 0), ({"fremen": 4}, 1), ({"guild": 5}, 1)])
def test_lady_amber_fills_her_coffers(influence: dict[str, int], spice: int) -> None:
    """A Solari, and with any Alliance a spice too."""
    t = ring(AMBER, influence=influence, solari=0, spice=0).finish_turn()
    assert (t.solari(), t.spice()) == (1, spice)


# ------------------------------------------------------------------------------------------------ both Jessicas


@proves("leader:uprising/lady_jessica")
def test_jessicas_spice_agony() -> None:
    """A spice for an Intrigue card and a memory; with an empty supply the card alone; it may be left."""
    t = ring(JESSICA, spice=1)
    supply = t.supply()
    assert signet(t) == {"spice": -1, "intrigue": 1}
    assert (t.memories(), t.supply()) == (1, supply - 1)
    t = ring(JESSICA, "assembly_hall", spice=1, garrison=12)
    assert signet(t) == {"spice": -1, "intrigue": 1}
    assert t.memories() == 0
    assert ring(JESSICA, spice=1).finish_turn().spice() == 1
    assert not ring(JESSICA, spice=0).can_take("leader:" + JESSICA)


@proves("leader:uprising/lady_jessica", "leader:uprising/reverend_mother_jessica")
@pytest.mark.parametrize("memories", [1, 3])
def test_jessicas_other_memories(memories: int) -> None:
    """At a Bene Gesserit space: all memories go back, a card for each, and her other side is up for good."""
    t = led_by(JESSICA, hand=["diplomacy"], memories=memories, water=0)
    supply = t.supply()
    t.play("diplomacy", "secrets").take("leader:" + JESSICA)
    assert (t.leader(), t.memories(), t.supply()) == (REVEREND, 0, supply + memories)
    assert t.hand().total() == memories
    assert t.finish_turn().finish_round().leader() == REVEREND


@proves("leader:uprising/lady_jessica")
def test_jessica_may_keep_her_memories() -> None:
    """She may also go elsewhere, or have none."""
    t = led_by(JESSICA, hand=["diplomacy"], memories=2).play("diplomacy", "secrets").finish_turn()
    assert (t.leader(), t.memories()) == (JESSICA, 2)
    for space, memories in (("deliver_supplies", 2), ("fremkit", 2), ("secrets", 0)):
        t = led_by(JESSICA, hand=["diplomacy"], memories=memories).play("diplomacy", space)
        assert not t.can_take("leader:" + JESSICA)


@proves("leader:uprising/reverend_mother_jessica")
@pytest.mark.parametrize(
    ("space", "price", "again"),
    [
        ("espionage", {"spice": 1}, {"drawn": 1}),
        ("secrets", {}, {"intrigue": 1}),
        ("desert_tactics", {"water": 1}, {"garrison": 1}),
        ("fremkit", {}, {"drawn": 1}),
    ],
)
def test_the_reverend_mother_repeats_a_space(space: str, price: dict[str, int], again: dict[str, int]) -> None:
    """For a water, once; neither its price nor its Influence."""
    goods = {"water": 5, "spice": 5}
    plain, t = (led_by(REVEREND, hand=["diplomacy"], **goods) for _ in range(2))
    was = owned(t)
    plain.play("diplomacy", space).finish_turn()
    t.play("diplomacy", space).take("leader:" + REVEREND)
    assert not t.can_take("leader:" + REVEREND)
    t.finish_turn()
    once = came(plain, was)
    assert came(t, was) == {
        what: n
        for what in once | again | {"water": 0}
        if (n := once.get(what, 0) + again.get(what, 0) - (what == "water"))
    }
    assert all(once[what] == -n for what, n in price.items())


@proves("leader:uprising/reverend_mother_jessica")
def test_the_reverend_mother_needs_water_and_a_space_of_the_two_factions() -> None:
    """Nothing without water, nor at the Emperor's, the Guild's and other spaces."""
    assert not led_by(REVEREND, hand=["diplomacy"], water=0).play("diplomacy", "secrets").can_take("leader:" + REVEREND)
    for card, space in (("diplomacy", "dutiful_service"), ("diplomacy", "deliver_supplies"), ("dagger", SUPPORT)):
        t = led_by(REVEREND, hand=[card], water=3).play(card, space)
        assert not t.can_take("leader:" + REVEREND)


@proves("leader:uprising/reverend_mother_jessica")
def test_the_water_of_life() -> None:
    """A spice for a water, or not."""
    assert signet(ring(REVEREND, spice=1)) == {"spice": -1, "water": 1}
    assert ring(REVEREND, spice=1).can("end_turn")
    assert not ring(REVEREND, spice=0).can_take("leader:" + REVEREND)


# ------------------------------------------------------------------------------------------------ Margot, Irulan


@proves("leader:uprising/lady_margot_fenring", "leader:uprising/princess_irulan")
@pytest.mark.parametrize("start", range(4))
@pytest.mark.parametrize(
    ("leader", "faction", "space", "gain"),
    [
        (MARGOT, "bene_gesserit", "secrets", {"spice": 2}),
        (IRULAN, "emperor", "dutiful_service", {"intrigue": 1}),
        (MARGOT, "emperor", "dutiful_service", {}),
        (IRULAN, "bene_gesserit", "secrets", {}),
    ],
)
def test_reaching_two_influence(leader: str, faction: str, space: str, gain: dict[str, int], start: int) -> None:
    """One Faction alone counts, and only the step from 1 to 2: what Gurney Halleck gains there is not more."""
    found = []
    for who in (leader, GURNEY):
        t = led_by(who, hand=["diplomacy"], influence={faction: start})
        was = owned(t)
        t.play("diplomacy", space).finish_turn()
        found.append(came(t, was))
    mine, others = found
    more = {what: mine[what] - others.get(what, 0) for what in mine}
    assert {what: n for what, n in more.items() if n} == (gain if start == 1 else {})


@proves("leader:uprising/lady_margot_fenring")
def test_margots_informant() -> None:
    """A Spy on a post linked to a City space, if one is free."""
    t = ring(MARGOT).take("leader:" + MARGOT)
    assert t.posts_offered() == CITY_POSTS
    assert t.spy("research_refinery").spies() == ("research_refinery",)
    taken = led_by(MARGOT, hand=[RING]).setup(1, spies=sorted(CITY_POSTS)).play(RING, SUPPORT)
    assert taken.finish_turn().spies() == ()


@proves("leader:uprising/princess_irulan")
def test_irulan_acquires_a_card_of_one() -> None:
    """To her hand, from the Row: not one that costs 2, and none of the Reserve."""
    row = ["desert_survival", "weirding_woman", "unswerving_loyalty", "shishakli", "steersman"]
    t = led_by(IRULAN, hand=[RING, "dagger"]).row(*row)
    t.play(RING, SUPPORT).take("leader:" + IRULAN).branch(0)
    offered = {option[1] for option in t.legal() if option[0] == "acquire"}
    assert offered == {upr("weirding_woman"), upr("unswerving_loyalty")}
    assert t.pick("weirding_woman").hand() == {upr("dagger"): 1, upr("weirding_woman"): 1}


@proves("leader:uprising/princess_irulan")
@pytest.mark.parametrize(("card", "spice"), [("weirding_woman", 2), ("prepare_the_way", 2), ("dagger", 0)])
def test_irulan_trashes_a_card_of_her_hand(card: str, spice: int) -> None:
    """2 spice if it has a cost; starting cards have none. Cards elsewhere are not offered, and all may be left."""
    t = ring(IRULAN, hand=[RING, card], discard=["diplomacy"], spice=0)
    t.take("leader:" + IRULAN).choose_if_asked(1)
    assert {option[2] for option in t.legal() if option[0] == "trash"} <= {upr(card)}
    t.choose_if_asked(card)
    assert (t.hand().total(), t.spice(), len(t.seat().discard)) == (0, spice, 1)
    t = ring(IRULAN, hand=[RING, card]).finish_turn()
    assert t.hand()[upr(card)] == 1


# ------------------------------------------------------------------------------------------------ Muad'Dib


@proves("leader:uprising/muaddib")
@pytest.mark.parametrize(("worms", "cards"), [(0, 0), (1, 1), (2, 1)])
def test_muaddib_is_unpredictable(worms: int, cards: int) -> None:
    """An Intrigue card in the Reveal turn with a sandworm in the Conflict; troops are not enough."""
    t = led_by(MUADDIB, worms=worms, conflict=2).reveal_and_end()
    assert len(t.seat().intrigue) == cards


@proves("leader:uprising/muaddib")
def test_muaddib_leads_the_way() -> None:
    """A card."""
    t = led_by(MUADDIB, hand=[RING])
    was = owned(t)
    t.play(RING, SUPPORT).finish_turn()
    assert came(t, was) == {"drawn": 1, "garrison": 2}


# ------------------------------------------------------------------------------------------------ Shaddam


@proves("leader:uprising/shaddam_corrino_iv")
def test_shaddam_is_for_the_choam_module() -> None:
    """Without it nobody can have him; with it the two Sardaukar contracts are set aside for him."""
    with pytest.raises(ConfigError, match=SHADDAM):
        new_game(4, leaders=[SHADDAM], boxes=("uprising",))
    t = new_game(4, leaders=[SHADDAM], boxes=("uprising",), variants=("choam",))
    assert sorted(t.contracts_aside()) == ["sardaukar_draw", "sardaukar_recall"]
    assert not {"sardaukar_draw", "sardaukar_recall"} & {*t.contracts_shown(), *t.contract_pile()}


@proves("leader:uprising/shaddam_corrino_iv")
def test_shaddams_signet() -> None:
    """A Solari and a troop, or 3 Solari for an Influence with any Faction."""
    assert signet(ring(SHADDAM, solari=3), 0) == {"solari": 1, "garrison": 1}
    for faction in FACTION_POSTS:
        t = ring(SHADDAM, solari=3)
        was = owned(t)
        t.take("leader:" + SHADDAM).branch(1)
        t.choose_if_asked(faction)
        assert came(t, was) == {"solari": -3, faction: 1}
    t = ring(SHADDAM, solari=2)
    assert t.why_not("end_turn") == "effects_left"
    assert signet(t) == {"solari": 1, "garrison": 1}, "the other line cannot be paid"


@proves("leader:uprising/shaddam_corrino_iv")
def test_shaddams_units_stay_at_home_this_turn() -> None:
    """From the moment his Signet Ring is played, at a Combat space too; in the next turn they may go."""
    t = ring(SHADDAM, "arrakeen", hand=[RING, "reconnaissance"])
    assert not t.can("deploy")
    assert not t.take("leader:" + SHADDAM).choose_if_asked(0).can("deploy")
    t.finish_turn().until_turn_of(0).play("reconnaissance", "spice_refinery")
    assert t.can("deploy", 2)


# ------------------------------------------------------------------------------------------------ Staban Tuek


@proves("leader:uprising/staban_tuek")
def test_staban_starts_without_diplomacy() -> None:
    """Nine cards; the others have ten."""
    t = new_game(4, leaders=[STABAN, GURNEY, MUADDIB, JESSICA], boxes=("uprising",))
    cards = [t.seat(seat).hand + t.seat(seat).deck for seat in range(4)]
    assert [len(each) for each in cards] == [9, 10, 10, 10]
    assert [each.count(upr("diplomacy")) for each in cards] == [0, 1, 1, 1]


@proves("leader:uprising/staban_tuek")
@pytest.mark.parametrize("space", ["imperial_basin", "hagga_basin", "deep_desert"])
def test_staban_smuggles_spice(space: str) -> None:
    """Whenever another player sends an Agent to a Maker space that he spies on; not for his own Agent."""
    card = "dune_the_desert_planet"
    for spies, spice in (([space], 1), (["choam"], 0), ([], 0)):
        t = led_by(STABAN, spies=spies, spice=0).setup(1, hand=[card], water=3).turn_begins(1)
        assert t.play(card, space).spice() == spice
    mine, others = (led_by(who, hand=[card], spies=[space], water=3) for who in (STABAN, GURNEY))
    assert mine.play(card, space).finish_turn().spice() == others.play(card, space).finish_turn().spice()


@proves("leader:uprising/staban_tuek")
def test_staban_gains_nothing_at_other_spaces() -> None:
    """He spies on Accept Contract."""
    t = led_by(STABAN, spies=["choam"], spice=0).setup(1, hand=["dune_the_desert_planet"]).turn_begins(1)
    assert t.play("dune_the_desert_planet", "accept_contract").spice() == 0


@proves("leader:uprising/staban_tuek")
@pytest.mark.parametrize("post", uprising_table().posts())
def test_stabans_unseen_network(post: str) -> None:
    """On a Landsraad post a spice may buy 3 Solari, on a Faction's 2 Solari an Intrigue card; elsewhere nothing."""
    expected = {}
    if post in LANDSRAAD_POSTS:
        expected = {"spice": -1, "solari": 3}
    elif post in FACTION_POSTS:
        expected = {"solari": -2, "intrigue": 1}
    t = ring(STABAN, spice=1, solari=2).take("leader:" + STABAN, "place_spy").spy(post)
    was = owned(t)
    assert (t.can_take("leader:" + STABAN), t.can("end_turn")) == (bool(expected), True)
    if expected:
        t.take("leader:" + STABAN)
    assert (came(t, was), t.spies()) == (expected, (post,))
    assert not t.can_take("leader:" + STABAN)
    t = ring(STABAN, spice=0, solari=1).take("leader:" + STABAN, "place_spy").spy(post)
    assert not t.can_take("leader:" + STABAN)


@proves("leader:uprising/staban_tuek")
def test_stabans_unseen_network_looks_at_its_own_spy_alone() -> None:
    """A Spy that a contract places in the same turn changes nothing."""
    t = uprising_table(3, leader=STABAN, choam=True, hand=[RING], spice=1, solari=2, contracts=["arrakeen_troop_spy"])
    t.play(RING, "arrakeen").take("leader:" + STABAN, "place_spy").spy("emperor")
    t.take("contract:arrakeen_troop_spy", "place_spy").spy("hagga_basin")
    assert t.can_take("leader:" + STABAN)
