"""Every board space of Uprising: what it costs and requires, all that it gives, and what it is linked to."""

from __future__ import annotations

import pytest

from tests.cards.uprising.changes import came, owned
from tests.kit import Table, proves, upr, uprising_table

DIPLOMACY = "diplomacy"  # the four Factions
DAGGER = "dagger"  # Landsraad
RECONNAISSANCE = "reconnaissance"  # City
DUNE = "dune_the_desert_planet"  # Spice Trade

# Of each space: a card with its icon, its price and what it requires.
SPACES: dict[str, tuple[str, dict[str, int], dict[str, int]]] = {
    "dutiful_service": (DIPLOMACY, {}, {}),
    "sardaukar": (DIPLOMACY, {"spice": 4}, {}),
    "deliver_supplies": (DIPLOMACY, {}, {}),
    "heighliner": (DIPLOMACY, {"spice": 5}, {}),
    "espionage": (DIPLOMACY, {"spice": 1}, {}),
    "secrets": (DIPLOMACY, {}, {}),
    "desert_tactics": (DIPLOMACY, {"water": 1}, {}),
    "fremkit": (DIPLOMACY, {}, {}),
    "assembly_hall": (DAGGER, {}, {}),
    "gather_support": (DAGGER, {}, {}),
    "high_council": (DAGGER, {"solari": 5}, {}),
    "imperial_privilege": (DAGGER, {"solari": 3}, {"emperor": 2}),
    "swordmaster": (DAGGER, {"solari": 8}, {}),
    "arrakeen": (RECONNAISSANCE, {}, {}),
    "research_station": (RECONNAISSANCE, {"water": 2}, {}),
    "sietch_tabr": (RECONNAISSANCE, {}, {"fremen": 2}),
    "spice_refinery": (RECONNAISSANCE, {}, {}),
    "accept_contract": (DUNE, {}, {}),
    "shipping": (DUNE, {"spice": 3}, {"guild": 2}),
    "deep_desert": (DUNE, {"water": 3}, {}),
    "hagga_basin": (DUNE, {"water": 1}, {}),
    "imperial_basin": (DUNE, {}, {}),
}
ALL = tuple("space:" + upr(space) for space in SPACES)
COMBAT = {
    *("heighliner", "desert_tactics", "fremkit", "arrakeen", "research_station", "sietch_tabr", "spice_refinery"),
    *("deep_desert", "hagga_basin", "imperial_basin"),
}
POSTS = {
    "emperor": {"dutiful_service", "sardaukar"},
    "guild": {"deliver_supplies", "heighliner"},
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


def before(space: str, **facts: object) -> Table:
    """Seat 0 has just what the space asks for, and a card of its icon."""
    card, price, influence = SPACES[space]
    goods = {"solari": 0, "spice": 0, "water": 0, **price}
    return uprising_table(**{"hand": [card], "influence": influence, **goods, **facts})


def sent(space: str, rate: int = 0, **facts: object) -> Table:
    """Seat 0 has sent an Agent there, and nothing of a choice is taken yet."""
    return before(space, **facts).play(SPACES[space][0], space, rate)


def visit(space: str, **facts: object) -> dict[str, int]:
    """What changes when seat 0 visits the space and takes all it must, leaving what it may."""
    t = before(space, **facts)
    was = owned(t)
    t.play(SPACES[space][0], space).finish_turn()
    return came(t, was)


# ------------------------------------------------------------------------------------------------ all of them


@proves(*ALL)
@pytest.mark.parametrize("space", SPACES)
def test_the_icon_of_the_space(space: str) -> None:
    """It is reached with this card and with none of the others."""
    card = SPACES[space][0]
    t = before(space, hand=[DIPLOMACY, DAGGER, RECONNAISSANCE, DUNE])
    assert {each for each in (DIPLOMACY, DAGGER, RECONNAISSANCE, DUNE) if t.can("send", each, space)} == {card}


@proves(*ALL)
@pytest.mark.parametrize("space", SPACES)
def test_the_price_and_the_requirement_of_the_space(space: str) -> None:
    """With one of the goods or one Influence less no Agent is sent; with just as much it is."""
    card, price, influence = SPACES[space]
    for what, n in price.items():
        assert before(space, **{what: n - 1}).why_not("send", card, space) == "cost"
    for faction, n in influence.items():
        assert before(space, influence={faction: n - 1}).why_not("send", card, space) == "influence"
    t = sent(space)
    assert [event[2:4] for event in t.event("spend")] == list(price.items())


@proves(*ALL)
@pytest.mark.parametrize("space", SPACES)
def test_combat_spaces(space: str) -> None:
    """From a space with crossed swords two troops of the garrison can be deployed, and no unit from another."""
    assert sent(space).can("deploy", 2) == (space in COMBAT)


@proves(*ALL)
def test_the_posts_of_all_spaces() -> None:
    """Thirteen, each linked to one to three spaces."""
    t = uprising_table()
    assert {post: set(t.linked(post)) for post in t.posts()} == POSTS


# ------------------------------------------------------------------------------------------------ the Factions


@proves("space:uprising/dutiful_service")
@pytest.mark.parametrize(("choam", "gain"), [(True, {"contracts": 1}), (False, {"solari": 2})])
def test_dutiful_service(choam: bool, gain: dict[str, int]) -> None:
    """Emperor Influence and a contract; without the CHOAM Module 2 Solari."""
    assert visit("dutiful_service", choam=choam) == {"emperor": 1, **gain}


@proves("space:uprising/sardaukar")
def test_sardaukar() -> None:
    """4 spice: Emperor Influence, an Intrigue card and four troops, which stay in the garrison."""
    assert visit("sardaukar") == {"spice": -4, "emperor": 1, "intrigue": 1, "garrison": 4}


@proves("space:uprising/deliver_supplies")
def test_deliver_supplies() -> None:
    """Spacing Guild Influence and a water, for nothing."""
    assert visit("deliver_supplies") == {"guild": 1, "water": 1}


@proves("space:uprising/heighliner")
def test_heighliner() -> None:
    """5 spice: Spacing Guild Influence and five troops; all of them and two of the garrison may be deployed."""
    assert visit("heighliner") == {"spice": -5, "guild": 1, "garrison": 5}
    t = sent("heighliner")
    assert (t.can("deploy", 7), t.can("deploy", 8)) == (True, False)


@proves("space:uprising/espionage")
def test_espionage() -> None:
    """1 spice: Bene Gesserit Influence, a card, and a Spy on any free post."""
    assert visit("espionage") == {"spice": -1, "bene_gesserit": 1, "drawn": 1}
    t = before("espionage").setup(1, spies=["choam"])
    was = owned(t)
    t.play(DIPLOMACY, "espionage").take("space:espionage", "place_spy")
    assert t.posts_offered() == set(POSTS) - {"choam"}
    t.spy("guild").finish_turn()
    assert came(t, was) == {"spice": -1, "bene_gesserit": 1, "drawn": 1, "spies": 1}


@proves("space:uprising/secrets")
def test_secrets() -> None:
    """Bene Gesserit Influence and an Intrigue card."""
    assert visit("secrets") == {"bene_gesserit": 1, "intrigue": 1}


@proves("space:uprising/secrets")
def test_secrets_takes_a_card_of_every_opponent_with_four() -> None:
    """Of seats 1 and 3, with four and five cards; seat 2 has three."""
    cards = ["cunning", "devour", "impress", "detonation", "crysknife"]
    t = before("secrets").setup(1, intrigue=["mercenaries", "opportunism", "desert_mouse", "ornithopter"])
    t.setup(2, intrigue=["manipulate", "buy_access", "distraction"]).setup(3, intrigue=cards)
    t.play(DIPLOMACY, "secrets").finish_turn()
    assert [len(t.seat(seat).intrigue) for seat in range(4)] == [3, 3, 3, 4]
    assert len(set(t.seat().intrigue) & set(map(upr, cards))) == 1


@proves("space:uprising/desert_tactics")
@pytest.mark.parametrize("trashes", [True, False])
def test_desert_tactics(trashes: bool) -> None:
    """1 water: Fremen Influence, a troop, and a card that may be trashed."""
    t = before("desert_tactics", hand=[DIPLOMACY, DAGGER])
    was = owned(t)
    t.play(DIPLOMACY, "desert_tactics")
    if trashes:
        t.take("space:desert_tactics", "trash").do("trash", "hand", DAGGER)
    t.finish_turn()
    assert came(t, was) == {"water": -1, "fremen": 1, "garrison": 1}
    assert t.hand()[upr(DAGGER)] == (0 if trashes else 1)


@proves("space:uprising/fremkit")
def test_fremkit() -> None:
    """Fremen Influence and a card."""
    assert visit("fremkit") == {"fremen": 1, "drawn": 1}


# ------------------------------------------------------------------------------------------------ the Landsraad


@proves("space:uprising/assembly_hall")
@pytest.mark.parametrize(("agents", "persuasion"), [(["assembly_hall"], 1), (["gather_support"], 0)])
def test_assembly_hall(agents: list[str], persuasion: int) -> None:
    """An Intrigue card, and a persuasion in the Reveal turn of whose Agent is there."""
    assert visit("assembly_hall") == {"intrigue": 1}
    assert uprising_table(agents=agents).reveal().persuasion() == persuasion


@proves("space:uprising/assembly_hall")
def test_an_agent_recalled_from_the_assembly_hall_brings_no_persuasion() -> None:
    """Imperial Privilege takes it back."""
    t = sent("imperial_privilege", agents=["assembly_hall"]).take("space:imperial_privilege", "recall_other")
    t.choose_if_asked("assembly_hall").finish_turn().until_turn_of(0)
    assert t.setup(0, hand=[]).reveal().persuasion() == 0


@proves("space:uprising/gather_support")
def test_gather_support() -> None:
    """Two troops for nothing, or with a water for 2 Solari; with 1 Solari the dearer line is closed."""
    assert visit("gather_support", solari=2) == {"garrison": 2}
    t = before("gather_support", solari=2)
    was = owned(t)
    t.play(DAGGER, "gather_support", rate=1).finish_turn()
    assert came(t, was) == {"solari": -2, "garrison": 2, "water": 1}
    assert not before("gather_support", solari=1).can("send", DAGGER, "gather_support", 1)


@proves("space:uprising/high_council")
def test_high_council() -> None:
    """5 Solari: a seat, which is worth 2 persuasion in every Reveal turn."""
    t = before("high_council")
    was = owned(t)
    t.play(DAGGER, "high_council").finish_turn()
    assert (came(t, was), t.seat().council) == ({"solari": -5}, True)
    assert t.until_turn_of(0).setup(0, hand=[]).reveal().persuasion() == 2


@proves("space:uprising/high_council")
def test_the_high_council_has_a_seat_for_everybody() -> None:
    """Three seats are taken; and who has one comes again for 2 spice, an Intrigue card and three troops."""
    t = before("high_council")
    for seat in (1, 2, 3):
        t.setup(seat, council=True)
    assert t.play(DAGGER, "high_council").seat().council
    assert visit("high_council", council=True) == {"solari": -5, "spice": 2, "intrigue": 1, "garrison": 3}
    assert before("high_council", council=True, solari=4).why_not("send", DAGGER, "high_council") == "cost"


@proves("space:uprising/imperial_privilege")
def test_imperial_privilege() -> None:
    """3 Solari and 2 Emperor Influence: an Intrigue card for another one, an Agent back, and a card."""
    facts = {"intrigue": ["cunning"], "agents": ["arrakeen"]}
    assert visit("imperial_privilege", **facts) == {"solari": -3, "drawn": 1}
    t = sent("imperial_privilege", **facts).take("space:imperial_privilege", "pay").choose_if_asked("cunning")
    assert (len(t.seat().intrigue), upr("cunning") in t.seat().intrigue) == (1, False)
    t.finish_turn()
    assert (t.seat().agents, t.seat().agents_left, t.hand().total()) == ((upr("imperial_privilege"),), 1, 1)


@proves("space:uprising/imperial_privilege")
def test_imperial_privilege_alone() -> None:
    """No Intrigue card to trash and no other Agent to recall: the card is drawn."""
    t = sent("imperial_privilege")
    assert not t.can_take("space:imperial_privilege", "pay")
    assert not t.can_take("space:imperial_privilege", "recall_other")
    t.take("space:imperial_privilege").finish_turn()
    assert (t.hand().total(), t.seat().agents_left) == (1, 1)


@proves("space:uprising/swordmaster")
def test_swordmaster() -> None:
    """8 Solari: another Agent for the rest of the game, and at once; nobody takes a second one."""
    t = before("swordmaster")
    was = owned(t)
    t.play(DAGGER, "swordmaster").finish_turn()
    assert (came(t, was), t.seat().swordmaster, t.seat().agents_left) == ({"solari": -8}, True, 2)
    assert before("swordmaster", swordmaster=True).why_not("send", DAGGER, "swordmaster") == "once"


@proves("space:uprising/swordmaster")
def test_the_second_swordmaster_costs_six() -> None:
    """Seat 1 has one."""
    t = before("swordmaster", solari=5).setup(1, swordmaster=True)
    assert t.why_not("send", DAGGER, "swordmaster") == "cost"
    assert t.setup(0, solari=6).play(DAGGER, "swordmaster").solari() == 0


# ------------------------------------------------------------------------------------------------ cities


@proves("space:uprising/arrakeen")
def test_arrakeen() -> None:
    """A troop and a card."""
    assert visit("arrakeen") == {"garrison": 1, "drawn": 1}


@proves("space:uprising/research_station")
def test_research_station() -> None:
    """2 water: two troops and two cards."""
    assert visit("research_station") == {"water": -2, "garrison": 2, "drawn": 2}


@proves("space:uprising/sietch_tabr")
@pytest.mark.parametrize("hooks", [False, True])
def test_sietch_tabr_gives_hooks(hooks: bool) -> None:
    """Maker Hooks, a troop and a water; who has hooks keeps them and gains the rest. No Fremen Influence."""
    t = before("sietch_tabr", hooks=hooks)
    was = owned(t)
    t.play(RECONNAISSANCE, "sietch_tabr").take("space:sietch_tabr").branch(0).finish_turn()
    assert (came(t, was), t.hooks(), t.wall_stands()) == ({"garrison": 1, "water": 1}, True, True)


@proves("space:uprising/sietch_tabr")
def test_sietch_tabr_breaks_the_wall() -> None:
    """Instead: a water, and the Shield Wall is removed; with the wall gone the water is left."""
    t = before("sietch_tabr")
    was = owned(t)
    t.play(RECONNAISSANCE, "sietch_tabr").take("space:sietch_tabr").branch(1)
    t.take("space:sietch_tabr", "break_wall").finish_turn()
    assert (came(t, was), t.hooks(), t.wall_stands()) == ({"water": 1}, False, False)
    t = before("sietch_tabr").wall(False).play(RECONNAISSANCE, "sietch_tabr").take("space:sietch_tabr").branch(1)
    assert (t.water(), t.can("end_turn")) == (1, True)


@proves("space:uprising/spice_refinery")
def test_spice_refinery() -> None:
    """2 Solari for nothing, or 4 for a spice."""
    assert visit("spice_refinery", spice=1) == {"solari": 2}
    t = before("spice_refinery", spice=1)
    was = owned(t)
    t.play(RECONNAISSANCE, "spice_refinery", rate=1).finish_turn()
    assert came(t, was) == {"solari": 4, "spice": -1}
    assert not before("spice_refinery").can("send", RECONNAISSANCE, "spice_refinery", 1)


@proves("space:uprising/arrakeen", "space:uprising/spice_refinery", "space:uprising/imperial_basin")
@pytest.mark.parametrize(
    ("space", "bonus"),
    [("arrakeen", {"solari": 1}), ("spice_refinery", {"solari": 1}), ("imperial_basin", {"spice": 1})],
)
def test_the_control_bonus(space: str, bonus: dict[str, int]) -> None:
    """Seat 1 controls the space to which seat 0 sends an Agent."""
    t = before(space).control(space, 1)
    was = owned(t, 1)
    t.play(SPACES[space][0], space)
    assert came(t, was, 1) == bonus


# ------------------------------------------------------------------------------------------------ CHOAM


@proves("space:uprising/accept_contract")
@pytest.mark.parametrize(("choam", "gain"), [(True, {"contracts": 1}), (False, {"solari": 2})])
def test_accept_contract(choam: bool, gain: dict[str, int]) -> None:
    """A contract and a card; without the CHOAM Module 2 Solari in place of the contract."""
    assert visit("accept_contract", choam=choam) == {"drawn": 1, **gain}


@proves("space:uprising/shipping")
@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_shipping(faction: str) -> None:
    """3 spice and 2 Spacing Guild Influence: 5 Solari and an Influence with any Faction."""
    t = before("shipping")
    was = owned(t)
    t.play(DUNE, "shipping").take("space:shipping").pick(faction).finish_turn()
    assert came(t, was) == {"spice": -3, "solari": 5, faction: 1}


# ------------------------------------------------------------------------------------------------ the desert


@proves("space:uprising/deep_desert", "space:uprising/hagga_basin")
@pytest.mark.parametrize(("space", "price", "spice", "worms"), [("deep_desert", 3, 4, 2), ("hagga_basin", 1, 2, 1)])
def test_spice_or_sandworms(space: str, price: int, spice: int, worms: int) -> None:
    """The bonus spice comes with either; without hooks there is spice alone."""
    for branch, gain in ((0, {"spice": spice + 3}), (1, {"spice": 3, "worms": worms})):
        t = before(space, hooks=True).bonus_spice(space, 3)
        was = owned(t)
        t.play(DUNE, space).take("space:" + space, "choose").branch(branch).finish_turn()
        assert came(t, was) == {"water": -price, **gain}
        assert t.state.bonus_spice[upr(space)] == 0
    t = before(space)
    was = owned(t)
    t.play(DUNE, space)
    if t.can_take("space:" + space):
        t.take("space:" + space)
    assert not t.can("branch", 1)
    t.finish_turn()
    assert came(t, was) == {"water": -price, "spice": spice}


@proves("space:uprising/deep_desert", "space:uprising/hagga_basin")
@pytest.mark.parametrize("space", ["deep_desert", "hagga_basin"])
def test_the_wall_keeps_sandworms_away(space: str) -> None:
    """The fight for Arrakeen is protected, until the wall is gone."""
    t = before(space, hooks=True).conflict("siege_of_arrakeen").play(DUNE, space)
    if t.can_take("space:" + space):
        t.take("space:" + space)
    assert not t.can("branch", 1)
    t = before(space, hooks=True).conflict("siege_of_arrakeen").wall(False).play(DUNE, space)
    assert t.take("space:" + space, "choose").branch(1).finish_turn().worms() > 0


@proves("space:uprising/imperial_basin")
@pytest.mark.parametrize("bonus", [0, 3])
def test_imperial_basin(bonus: int) -> None:
    """A spice and the bonus spice; no sandworms come from here, hooks or not."""
    t = before("imperial_basin", hooks=True).bonus_spice("imperial_basin", bonus)
    was = owned(t)
    t.play(DUNE, "imperial_basin").finish_turn()
    assert (came(t, was), t.state.bonus_spice[upr("imperial_basin")]) == ({"spice": 1 + bonus}, 0)


@proves("space:uprising/deep_desert", "space:uprising/hagga_basin", "space:uprising/imperial_basin")
def test_makers_put_spice_on_the_desert_spaces() -> None:
    """Where no Agent is, and on no other space."""
    t = sent("hagga_basin").finish_turn().finish_round()
    assert {space: n for space, n in t.state.bonus_spice.items() if n} == {
        upr("deep_desert"): 1,
        upr("imperial_basin"): 1,
    }
