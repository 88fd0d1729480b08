"""X8: cards that send an Agent to a space where enemies are."""

import pytest

from tests.kit import ix_table, proves, solo_table

SEVEN = {
    "court_intrigue": "emperor",
    "guild_accord": "guild",
    "web_of_power": "bene_gesserit",
    "jamis": "fremen",
    "embedded_agent": "landsraad",
    "bounty_hunter": "city",
    "choam_delegate": "spice_trade",
}
FREE_SPACE = {  # with each icon, a space without cost and requirement
    "emperor": "wealth",
    "guild": "foldspace",
    "bene_gesserit": "secrets",
    "fremen": "stillsuits",
    "landsraad": "tech_negotiation",
    "city": "carthag",
    "spice_trade": "smuggling",
}


def occupied(card, *enemies, space="", **facts):
    """The card in hand; the seats named have an Agent on its space."""
    space = space or FREE_SPACE[SEVEN[card]]
    t = ix_table(hand=[card], **facts)
    for seat in enemies:
        t.setup(seat, agents=[space])
    return t, space


@proves("X8.1", "X8.6")
@pytest.mark.parametrize("card", SEVEN)
@pytest.mark.parametrize("enemies", [(1,), (1, 2, 3)], ids=["one enemy", "three enemies"])
def test_enemy_agents_do_not_block(card, enemies):
    """One or several of them; the Agent stands there beside them."""
    t, space = occupied(card, *enemies)
    t.play(card, space)
    assert t.seat().agents == (space,)
    assert all(t.seat(seat).agents == (space,) for seat in enemies)


@proves("X8.1")
def test_other_icons_of_the_hand_are_blocked_as_ever():
    """Diplomacy cannot follow Court Intrigue."""
    t = ix_table(hand=["court_intrigue", "diplomacy"]).setup(1, agents=["wealth"])
    assert t.can("send", "court_intrigue", "wealth")
    assert t.why_not("send", "diplomacy", "wealth") == "occupied"


@proves("X8.1")
@pytest.mark.parametrize("card", SEVEN)
def test_the_icon_leads_to_no_other_spaces(card):
    """Only those with the same icon."""
    t = ix_table(hand=[card], solari=9, spice=9, water=9, influence={"guild": 2, "fremen": 2})
    icons = {t.rules.spaces[option[2]].icon for option in t.legal() if option[0] == "send"}
    assert icons == {SEVEN[card]}


@proves("X8.2")
@pytest.mark.parametrize("card", SEVEN)
def test_the_own_agent_blocks(card):
    """Even with enemies there too."""
    t, space = occupied(card, 0, 1)
    assert t.why_not("send", card, space) == "own_agent"


@proves("X8.3")
@pytest.mark.parametrize("card", SEVEN)
def test_the_voice_is_not_beaten(card):
    """A closed space stays closed, occupied or not."""
    t, space = occupied(card, 2)
    t.voice(space, 1)
    assert t.why_not("send", card, space) == "voice"


@proves("X8.4", "intrigue:dispatch_an_envoy")
def test_icons_of_dispatch_an_envoy_do_not_infiltrate():
    """Bounty Hunter with an envoy: to an empty Faction space, not to an occupied one; to an occupied city still."""
    t = ix_table(hand=["bounty_hunter"], intrigue=["dispatch_an_envoy"]).setup(1, agents=["wealth", "carthag"])
    t.intrigue("dispatch_an_envoy")
    assert t.can("send", "bounty_hunter", "foldspace")
    assert not t.can("send", "bounty_hunter", "wealth")
    assert t.can("send", "bounty_hunter", "carthag")


@proves("X8.5")
def test_costs_stay():
    """Jamis to Hardy Warriors without water; with it, it is paid."""
    t, space = occupied("jamis", 1, space="hardy_warriors", water=0)
    assert t.why_not("send", "jamis", space) == "cost"
    assert t.setup(water=1).play("jamis", space).water() == 0


@proves("X8.5")
def test_requirements_stay():
    """CHOAM Delegate to Interstellar Shipping with one Guild Influence."""
    t, space = occupied("choam_delegate", 1, space="interstellar_shipping", influence={"guild": 1})
    assert t.why_not("send", "choam_delegate", space) == "influence"
    assert t.setup(influence={"guild": 2}).can("send", "choam_delegate", space)


@proves("X8.5")
def test_once_per_game_stays():
    """Embedded Agent to the High Council with a seat there."""
    t, space = occupied("embedded_agent", 1, space="high_council", council=True, solari=5)
    assert t.why_not("send", "embedded_agent", space) == "once"


@proves("X8.6")
def test_there_are_seven_cards_one_for_each_icon():
    """As listed, and all with a single icon."""
    found = {card.id: card.infiltrates for card in ix_table().rules.catalog.cards if card.infiltrates}
    assert found == {card: (icon,) for card, icon in SEVEN.items()}


@proves("X8.7")
@pytest.mark.parametrize("card", SEVEN)
def test_an_infiltrating_icon_also_leads_to_empty_spaces(card):
    """In the ordinary way."""
    t, space = occupied(card)
    assert t.play(card, space).seat().agents == (space,)


@proves("X8.8")
def test_rivals_and_house_hagal_are_enemies():
    """Their Agents do not block the card, and block others."""
    for t in (
        solo_table(boxes=("base", "ix"), hand=["jamis", "diplomacy"]).setup(1, agents=["stillsuits"]),
        ix_table(2, hand=["jamis", "diplomacy"]).setup(2, agents=["stillsuits"]),
    ):
        assert t.can("send", "jamis", "stillsuits")
        assert not t.can("send", "diplomacy", "stillsuits")


@proves("X8.8", "card:bounty_hunter")
def test_bounty_hunter_finds_house_hagal():
    """2 Solari for an enemy Agent on the space; none for an empty one."""
    t = ix_table(2, hand=["bounty_hunter"], solari=0).setup(2, agents=["carthag"]).play("bounty_hunter", "carthag")
    assert t.solari() == 2
    assert ix_table(2, hand=["bounty_hunter"], solari=0).play("bounty_hunter", "carthag").solari() == 0


@proves("X8.9")
def test_both_agents_keep_what_the_space_gives_them():
    """Tech Negotiation: persuasion for either owner."""
    t, space = occupied("embedded_agent", 1)
    t.play("embedded_agent", space).finish_turn().until_turn_of(1).reveal()
    assert t.persuasion() == 1
    t.finish_turn().until_turn_of(0).reveal()
    assert t.persuasion() == 1


@proves("X8.9", "card:bounty_hunter")
def test_the_control_bonus_is_paid_for_every_agent():
    """Seat 3 controls Carthag: a Solari for seat 1's Agent and another for the infiltrator."""
    t = ix_table(turn_of=1).setup(1, hand=["reconnaissance"]).setup(3, solari=0).control("carthag", 3)
    t.play("reconnaissance", "carthag").finish_turn().until_turn_of(0).setup(0, hand=["bounty_hunter"])
    assert t.solari(3) == 1
    assert t.play("bounty_hunter", "carthag").solari(3) == 2
