"""The Combat and Endgame intrigue cards of Uprising."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.uprising.changes import came, owned, use
from tests.kit import Table, proves, upr, uprising_table

COMBAT: dict[str, dict[str, Any]] = {
    "backed_by_choam": {"completed": 2},
    "contingency_plan": {},
    "devour": {},
    "find_weakness": {},
    "go_to_ground": {},
    "impress": {},
    "questionable_methods": {},
    "reach_agreement": {},
    "spice_is_power": {"spice": 3},
    "spring_the_trap": {"spies": ["guild", "choam"]},
    "tactical_option": {},
    "weirding_combat": {},
}
"""Facts under which each card can be played by who has three troops in the Conflict."""

ENDGAME: dict[str, dict[str, Any]] = {
    "choam_profits": {"completed": 4},
    "crysknife": {"objective": "objective_crysknife"},
    "desert_mouse": {"objective": "objective_desert_mouse_first"},
    "ornithopter": {"won": ["skirmish_ornithopter"]},
    "secure_spice_trade": {"discard": ["the_spice_must_flow"] * 2},
    "shadow_alliance": {"influence": {"guild": 4}},
}

COMBAT_NAMES = tuple(f"intrigue:{upr(card)}" for card in COMBAT)
ENDGAME_NAMES = tuple(f"intrigue:{upr(card)}" for card in ENDGAME)
combat = pytest.mark.parametrize("card", COMBAT)
endgame = pytest.mark.parametrize("card", ENDGAME)
OF_ICON = {"crysknife": "skirmish_crysknife", "desert_mouse": "trade_dispute", "ornithopter": "skirmish_ornithopter"}
"""A Conflict card with each battle icon."""
ICONS = tuple(OF_ICON)


def table(card: str, **facts: Any) -> Table:
    """Seat 0 holds the card; `completed` says how many contracts it has completed."""
    n = facts.pop("completed", 0)
    t = uprising_table(choam=True, intrigue=[card], **facts)
    return t.setup(completed=[*t.contracts_shown(), *t.contract_pile()][:n])


def in_combat(card: str, troops: int = 3, **facts: Any) -> Table:
    """The Combat window; seat 0 with these troops and this card is asked, seat 1 has a troop and a card too."""
    t = table(card, conflict=troops, **facts).setup(1, conflict=1, intrigue=["crysknife"]).combat_begins()
    assert (t.decision().kind, t.asked()) == ("combat", 0)
    return t


def played(card: str, troops: int = 3, **facts: Any) -> tuple[Table, dict[str, int]]:
    """The card is played in Combat; what the seat owned before."""
    t = in_combat(card, troops, **facts)
    before = owned(t)
    before["intrigue"] -= 1
    return t.intrigue(card), before


def at_the_end(card: str, **facts: Any) -> Table:
    """The Endgame; seat 0 with this card is asked, unless the card is of no use."""
    t = table(card, **facts)
    if card == "shadow_alliance":
        t.setup(1, influence={"guild": 5}).setup(influence=facts.get("influence", {}))
    return t.endgame_begins()


# ------------------------------------------------------------------------------------------------ moments


@proves("U10.1", *COMBAT_NAMES)
@combat
def test_combat_cards_are_played_in_combat(card: str) -> None:
    """By a player with a unit there."""
    t = in_combat(card, **COMBAT[card]).intrigue(card)
    assert upr(card) not in t.seat().intrigue


@proves("U10.1", *COMBAT_NAMES)
@combat
def test_combat_cards_need_a_unit_in_the_conflict(card: str) -> None:
    """Without one their holder is never asked; seat 1 is."""
    t = table(card, **COMBAT[card]).setup(1, conflict=1, intrigue=["contingency_plan"]).combat_begins()
    asked = []
    while t.state.phase == "combat":
        asked.append(t.asked())
        t.pass_()
    assert asked == [1, 1]  # in Combat, and as its winner
    assert t.seat().intrigue == (upr(card),)


@proves("U4.4", "U10.1", *COMBAT_NAMES, *ENDGAME_NAMES)
@pytest.mark.parametrize(
    "card",
    [card for card in (*COMBAT, *ENDGAME) if card not in ("backed_by_choam", "contingency_plan", *ICONS)],
)
def test_they_are_no_plot_cards(card: str) -> None:
    """Closed by their timing in one's own turn."""
    t = table(card, **{**COMBAT, **ENDGAME}[card])
    assert t.why_not("intrigue", card) == "timing"
    t.reveal()
    assert t.why_not("intrigue", card) == "timing"


@proves("U4.8", *ENDGAME_NAMES)
@endgame
def test_endgame_cards_are_played_at_the_end(card: str) -> None:
    """For a point."""
    t = at_the_end(card, **ENDGAME[card])
    assert (t.decision().kind, t.asked()) == ("endgame", 0)
    before = t.vp()
    assert t.intrigue(card).vp() == before + 1


@proves("U10.1", *ENDGAME_NAMES)
@endgame
def test_endgame_cards_are_not_played_in_combat(card: str) -> None:
    """The battle icons have a Plot use, but none in Combat."""
    t = table(card, conflict=3, **ENDGAME[card]).setup(intrigue=[card, "tactical_option"]).combat_begins()
    assert t.why_not("intrigue", card) == "timing"


# ------------------------------------------------------------------------------------------------ swords

SWORDS: dict[str, tuple[dict[str, Any], int]] = {
    "backed_by_choam": ({"completed": 2}, 4),
    "contingency_plan": ({}, 3),
    "devour": ({}, 2),
    "find_weakness": ({}, 2),
    "questionable_methods": ({}, 1),
    "weirding_combat": ({"influence": {"bene_gesserit": 2}}, 3),
}


@proves("U7.4", *COMBAT_NAMES)
@pytest.mark.parametrize(("card", "what"), SWORDS.items(), ids=SWORDS)
def test_swords_of_a_card(card: str, what: tuple[dict[str, Any], int]) -> None:
    """Added to the strength at once, and nothing else."""
    facts, swords = what
    t, before = played(card, **facts)
    assert came(t, before) == {"swords": swords}
    assert t.strength() == 6 + swords


@proves("intrigue:uprising/backed_by_choam")
def test_backed_by_choam_needs_two_completed_contracts_in_combat() -> None:
    """With one it is closed."""
    t = table("backed_by_choam", completed=1, conflict=3, influence={"guild": 1})
    t.setup(intrigue=["backed_by_choam", "tactical_option"]).combat_begins()
    assert t.can("intrigue", "tactical_option")
    assert not t.can("intrigue", "backed_by_choam")


@proves("intrigue:uprising/weirding_combat")
def test_weirding_combat_helps_a_friend_of_the_bene_gesserit() -> None:
    """2 swords more for three Influence."""
    t, before = played("weirding_combat", influence={"bene_gesserit": 3})
    assert came(t, before) == {"swords": 5}


@proves("U5.6", "intrigue:uprising/devour")
@pytest.mark.parametrize("trashes", [True, False])
def test_devour_trashes_a_card_beside_a_sandworm(trashes: bool) -> None:
    """Four swords then; the trash is optional."""
    t, _ = played("devour", worms=1, discard=["dagger"])
    assert t.strength() == 6 + 3 + 4
    t.do("trash", "discard", "dagger") if trashes else t.decline()
    assert t.seat().discard == (() if trashes else (upr("dagger"),))


@proves("U6.8", "intrigue:uprising/find_weakness")
@pytest.mark.parametrize("pays", [True, False])
def test_find_weakness_recalls_a_spy_for_three_swords(pays: bool) -> None:
    """An arrow; the first two swords come in any case."""
    t, before = played("find_weakness", spies=["guild", "choam"])
    if pays:
        t.take("intrigue:find_weakness").recall_spy("choam")
    else:
        t.decline()
    assert came(t, before) == ({"swords": 5, "spies": -1} if pays else {"swords": 2})


@proves("U5.5", "intrigue:uprising/questionable_methods")
@pytest.mark.parametrize("pays", [True, False])
def test_questionable_methods_sell_influence_for_four_swords(pays: bool) -> None:
    """1 with a Faction where there is some; it may be left."""
    t, before = played("questionable_methods", influence={"guild": 3, "fremen": 1})
    if pays:
        t.take("intrigue:questionable_methods").pick("guild")
    else:
        t.decline()
    assert came(t, before) == ({"swords": 5, "guild": -1} if pays else {"swords": 1})


@proves("U6.8", "intrigue:uprising/spring_the_trap")
@pytest.mark.parametrize("spies", [["guild"], ["guild", "choam"], ["guild", "choam", "fremen"]])
def test_spring_the_trap_recalls_two_spies_for_seven_swords(spies: list[str]) -> None:
    """Both must be recalled to play it."""
    if len(spies) == 1:
        t = table("spring_the_trap", conflict=3, spies=spies).setup(intrigue=["spring_the_trap", "tactical_option"])
        assert t.combat_begins().can("intrigue", "tactical_option")
        assert not t.can("intrigue", "spring_the_trap")
        return
    t, before = played("spring_the_trap", spies=spies)
    t.recall_spy(*spies[: len(spies) - 1])  # the last of two is recalled without a question
    assert came(t, before) == {"swords": 7, "spies": -2}


@proves("U13.7", "intrigue:uprising/impress")
def test_impress_acquires_a_card_of_three_or_less() -> None:
    """2 swords; the card is compulsory where there is one, and goes to the discard pile, even beside a sandworm."""
    row = ("maula_pistol", "overthrow", "steersman", "shishakli", "weirding_woman")
    t = table("impress", conflict=2, worms=1).row(*row).setup(1, conflict=1, intrigue=["crysknife"])
    t.combat_begins().intrigue("impress")
    cards = {"maula_pistol": 0, "weirding_woman": 4, "prepare_the_way": -1}
    assert set(t.legal()) == {("acquire", upr(card), slot, "discard") for card, slot in cards.items()}
    t.pick("weirding_woman")
    assert (t.strength(), t.seat().discard) == (4 + 3 + 2, (upr("weirding_woman"),))


# ------------------------------------------------------------------------------------------------ retreats


@proves("U10.9", "intrigue:uprising/go_to_ground", "intrigue:uprising/reach_agreement")
@pytest.mark.parametrize("card", ["go_to_ground", "reach_agreement"])
@pytest.mark.parametrize("n", [1, 2])
def test_one_or_two_troops_retreat(card: str, n: int) -> None:
    """To the garrison, for a Spy or a contract."""
    t, before = played(card)
    shown = t.contracts_shown()
    assert set(t.legal()) == {("retreat", 1), ("retreat", 2)}
    t.do("retreat", n)
    if card == "go_to_ground":
        use(t, "intrigue:go_to_ground").spy("guild")
    else:
        use(t, "intrigue:reach_agreement").take_contract(shown[0])
    gained = {"spies": 1} if card == "go_to_ground" else {"contracts": 1}
    assert came(t, before) == {"conflict": -n, "garrison": n, **gained}


@proves("U8.7", "intrigue:uprising/go_to_ground", "intrigue:uprising/reach_agreement")
@pytest.mark.parametrize("card", ["go_to_ground", "reach_agreement"])
def test_sandworms_alone_cannot_pay_a_retreat(card: str) -> None:
    """A troop is needed to play the card."""
    t = table(card, worms=2).setup(intrigue=[card, "tactical_option", "devour"]).setup(1, conflict=1).combat_begins()
    assert t.can("intrigue", "devour")
    assert not t.can("intrigue", card)


@proves("U10.9", "intrigue:uprising/spice_is_power")
@pytest.mark.parametrize(
    ("troops", "spice", "branch", "what"),
    [
        (3, 3, 0, {"conflict": -3, "garrison": 3, "spice": 3}),
        (3, 3, 1, {"spice": -3, "swords": 6}),
        (3, 2, None, {"conflict": -3, "garrison": 3, "spice": 3}),
        (2, 3, None, {"spice": -3, "swords": 6}),
    ],
)
def test_spice_is_power_trades_troops_and_spice(
    troops: int, spice: int, branch: int | None, what: dict[str, int]
) -> None:
    """Three troops for 3 spice, or 3 spice for 6 swords: what can be paid."""
    t, before = played("spice_is_power", troops, spice=spice)
    if branch is not None:
        t.branch(branch)
    assert came(t.choose_if_asked(3), before) == what


@proves("intrigue:uprising/spice_is_power")
def test_spice_is_power_needs_three_of_either() -> None:
    """Two troops and 2 spice: it is not played."""
    t = table("spice_is_power", conflict=2, spice=2).setup(intrigue=["spice_is_power", "devour"]).combat_begins()
    assert t.can("intrigue", "devour")
    assert not t.can("intrigue", "spice_is_power")


@proves("U10.9", "intrigue:uprising/tactical_option")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_tactical_option_retreats_any_number(n: int) -> None:
    """None too; or two swords in place of it."""
    t, before = played("tactical_option")
    t.branch(1)
    t.do("retreat", n) if n else t.decline()
    assert came(t, before) == ({"conflict": -n, "garrison": n} if n else {})
    t, before = played("tactical_option")
    assert came(t.branch(0), before) == {"swords": 2}


# ------------------------------------------------------------------------------------------------ the end of the game


@proves("U12.7", "intrigue:uprising/choam_profits")
@pytest.mark.parametrize("n", [3, 4, 5])
def test_choam_profits_need_four_completed_contracts(n: int) -> None:
    """A point, once."""
    t = table("choam_profits", completed=n).endgame_begins()
    assert (bool(t.state.stack) and t.can("intrigue", "choam_profits")) == (n >= 4)


@proves("U4.8", "intrigue:uprising/secure_spice_trade")
@pytest.mark.parametrize(
    ("zones", "opened"),
    [
        ({"discard": 2}, True),
        ({"deck": 1, "discard": 1}, True),
        ({"hand": 1, "deck": 1}, True),
        ({"discard": 1}, False),
    ],
)
def test_secure_spice_trade_counts_the_spice_must_flow(zones: dict[str, int], opened: bool) -> None:
    """Two, wherever they are: a point and 2 spice, which count for ties."""
    cards = {zone: ["the_spice_must_flow"] * n for zone, n in zones.items()}
    t = table("secure_spice_trade", **cards)
    before = owned(t)
    t.endgame_begins()
    if not opened:
        assert not t.state.stack or not t.can("intrigue", "secure_spice_trade")
        return
    gained = came(t.intrigue("secure_spice_trade"), before)
    assert (gained["vp"], gained["spice"]) == (1, 2)


@proves("intrigue:uprising/shadow_alliance")
@pytest.mark.parametrize(
    ("mine", "other", "opened"), [(4, 5, True), (5, 6, True), (3, 4, False), (5, 4, False), (4, 3, False)]
)
def test_shadow_alliance_looks_at_an_alliance_of_another(mine: int, other: int, opened: bool) -> None:
    """Four Influence where an opponent holds it; one's own Alliance does not count."""
    t = uprising_table(intrigue=["shadow_alliance"]).setup(1, influence={"guild": other})
    t.setup(influence={"guild": mine}).endgame_begins()
    if opened:
        before = t.vp()
        assert t.intrigue("shadow_alliance").vp() == before + 1
    else:
        assert not t.state.stack or not t.can("intrigue", "shadow_alliance")


@proves("U16.4", "U11.5", *(f"intrigue:{upr(icon)}" for icon in ICONS))
@pytest.mark.parametrize("icon", ICONS)
@pytest.mark.parametrize("source", ["conflict", "wild", "used", "none"])
def test_a_battle_icon_is_turned_down_for_a_point(icon: str, source: str) -> None:
    """One of that icon or the wild one, face up; it lies face down then."""
    other = "objective_crysknife" if icon != "crysknife" else "objective_desert_mouse_first"
    won = {"conflict": [OF_ICON[icon]], "used": [OF_ICON[icon]], "wild": ["propaganda"], "none": []}[source]
    t = uprising_table(intrigue=[icon], objective=other, won=won, used=won if source == "used" else [])
    t.endgame_begins()
    if source in ("used", "none"):
        assert not t.state.stack or not t.can("intrigue", icon)
        return
    t.setup(1, intrigue=["shadow_alliance"]).intrigue(icon)
    assert ("vp", 0, 1, f"intrigue:{upr(icon)}") in t.events
    assert won[0] not in t.face_up()


@proves("U16.4", "U11.5", *(f"intrigue:{upr(icon)}" for icon in ("crysknife", "desert_mouse")))
@pytest.mark.parametrize("icon", ["crysknife", "desert_mouse"])
def test_an_objective_is_turned_down_too(icon: str) -> None:
    """It counts as a Conflict card won."""
    objective = {"crysknife": "objective_crysknife", "desert_mouse": "objective_desert_mouse_first"}[icon]
    t = uprising_table(intrigue=[icon], objective=objective).endgame_begins()
    before = t.vp()
    assert t.intrigue(icon).vp() == before + 1
    assert t.face_up() == ()


@proves("intrigue:uprising/crysknife", "intrigue:uprising/desert_mouse", "intrigue:uprising/ornithopter")
@pytest.mark.parametrize("icon", ICONS)
def test_a_battle_icon_card_played_for_spice_is_gone(icon: str) -> None:
    """It lies on the discard pile, and is not there at the end."""
    t = uprising_table(intrigue=[icon], objective="objective_crysknife", won=["propaganda"]).intrigue(icon)
    assert (t.seat().intrigue, t.state.intrigue_discard) == ((), (upr(icon),))
