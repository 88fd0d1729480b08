"""U1 to U3, U14: what is in the box, what it changes, and how a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.content.shorthand import write
from dune_desktop.engine import ConfigError, GameConfig, SeatConfig
from dune_desktop.engine.model.ids import bare
from tests.kit import Table, new_game, proves, uprising_table

PROMOS = {"thumper", "arrakis_revolt", "the_beasts_spoils"}
BOX = catalog(("uprising",)).played_with(("choam",))
STARTING_DECK = Counter(
    convincing_argument=2,
    dagger=2,
    diplomacy=1,
    dune_the_desert_planet=2,
    reconnaissance=1,
    seek_allies=1,
    signet_ring=1,
)
OF_THREE = ["objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_13"]
OF_FOUR = [
    "objective_crysknife",
    "objective_crysknife_46",
    "objective_desert_mouse_46",
    "objective_desert_mouse_first",
]

seats = pytest.mark.parametrize("players", [3, 4])
either = pytest.mark.parametrize("choam", [False, True], ids=["without", "with CHOAM"])


def begun(players: int = 4, choam: bool = False, leaders: tuple[str, ...] = (), seed: int = 1) -> Table:
    """A new game before its first turn; five cards are drawn already."""
    return new_game(players, leaders, seed, ("uprising",), ("choam",) if choam else ())


def own_cards(t: Table, seat: int) -> Counter[str]:
    player = t.seat(seat)
    return Counter(bare(card) for card in (*player.deck, *player.hand, *player.discard, *player.in_play))


def copies(components) -> int:
    return sum(component.copies for component in components)


# ------------------------------------------------------------------------------------------------ U1, U2


@proves("U1.1", "U3.1")
@either
def test_the_wall_stands_and_nobody_has_anything_of_the_table(choam: bool) -> None:
    """No hooks, no sandworms, no Alliances, no control."""
    t = begun(choam=choam)
    assert t.wall_stands()
    assert set(t.state.alliances) == {-1}
    assert not any(owner >= 0 for owner in t.state.control.values())
    assert [(t.hooks(seat), t.worms(seat), t.spies(seat)) for seat in range(4)] == [(False, 0, ())] * 4


@proves("U1.1")
def test_sandworms_and_goods_are_not_limited() -> None:
    """More sandworms than the eight pieces, and any amount of goods."""
    t = uprising_table(hand=["dune_the_desert_planet"], water=3, worms=9, hooks=True, spice=99, solari=99)
    t.play("dune_the_desert_planet", "deep_desert").take("space:uprising/deep_desert").branch(1)
    assert (t.worms(), t.strength()) == (11, 33)


@proves("U1.2", "U1.3")
def test_the_box_has_its_numbers_of_cards() -> None:
    """69 Imperium, 44 Intrigue, 16 Conflict, 18 Reserve cards, 22 spaces, 13 posts, nine leaders and a second side."""
    cards = BOX.played_with(("choam",)).cards
    decks = {name: [card for card in cards if card.deck == name] for name in ("imperium", "reserve", "starter")}
    assert {name: (len(cards), copies(cards)) for name, cards in decks.items()} == {
        "imperium": (54, 69),
        "reserve": (2, 18),
        "starter": (7, 10),
    }
    assert (len(BOX.intrigues), copies(BOX.intrigues)) == (39, 44)
    assert Counter(card.level for card in BOX.conflicts) == {1: 3, 2: 9, 3: 4}
    assert (len(BOX.of("objective")), len(BOX.of("contract")), copies(BOX.of("contract"))) == (5, 18, 20)
    assert [bare(leader.id) for leader in BOX.leaders if leader.side_of] == ["reverend_mother_jessica"]
    people = [leader for leader in BOX.leaders if leader.player]
    assert (len(people), len(BOX.spaces), len(BOX.posts)) == (9 + 1, 22, 13)


@proves("U1.2", "U3.3")
@either
def test_the_choam_cards_are_played_with_the_module_alone(choam: bool) -> None:
    """A leader, four Intrigue and four Imperium cards; the Imperium Row and two stacks lie open."""
    t = begun(choam=choam)
    with_it = 4 if choam else 0
    assert len(t.state.row + t.state.imperium_deck) == 65 + with_it
    assert len(t.state.intrigue_deck) == 40 + with_it
    cards = {bare(card) for card in t.state.row + t.state.imperium_deck}
    module = {"cargo_runner", "delivery_agreement", "interstellar_trade", "priority_contracts"}
    assert cards & module == (module if choam else set())
    assert len(t.state.row) == 5
    assert t.state.reserve == {"uprising/prepare_the_way": 8, "uprising/the_spice_must_flow": 10}


@proves("U1.4")
@pytest.mark.parametrize("agreed", [False, True])
def test_the_promo_cards_are_played_with_if_that_is_agreed(agreed: bool) -> None:
    """Ruling 103: else they are in no deck and on no stack."""
    t = new_game(3, boxes=("uprising",), variants=("uprising_promo",) if agreed else ())
    cards = {bare(card) for card in (*t.state.row, *t.state.imperium_deck, *t.state.reserve)}
    assert cards & PROMOS == (PROMOS if agreed else set())


@proves("U1.5", "U3.5", "U3.6")
@pytest.mark.parametrize(("players", "points"), [(3, 0), (4, 1)])
def test_what_every_player_begins_with(players: int, points: int) -> None:
    """Ten cards, one water, two Agents, three troops and nine in the supply, three Spies; a point with four."""
    t = begun(players, leaders=("muaddib", "gurney_halleck", "lady_jessica"))
    for seat in range(3):
        player = t.seat(seat)
        assert own_cards(t, seat) == STARTING_DECK
        assert (player.water, player.solari, player.spice, player.intrigue) == (1, 0, 0, ())
        assert (player.agents_left, player.agents, player.swordmaster) == (2, (), False)
        assert (player.garrison, player.supply, player.conflict) == (3, 9, 0)
        assert (t.vp(seat), player.influence, t.spies_left(seat)) == (points, (0, 0, 0, 0), 3)


@proves("U2.1")
def test_what_is_gone_is_nowhere() -> None:
    """No Mentat, no Foldspace, no Arrakis Liaison, no space that sells spice, no point on a card of level I."""
    names = {bare(part.id) for part in (*BOX.cards, *BOX.spaces)}
    assert not names & {"foldspace", "arrakis_liaison", "mentat", "sell_melange", "carthag", "wealth"}
    assert "prepare_the_way" in names
    assert begun().state.mentat == -1
    assert not any("vp" in write(card.first) for card in BOX.conflicts if card.level == 1)


@proves("U2.2")
def test_what_is_new_can_be_used() -> None:
    """Spies on posts, the Spy icon, hooks, sandworms, the wall, Objectives."""
    t = uprising_table(hand=["public_spectacle"], spies=["guild"], water=1, hooks=True)
    assert t.can("send", "public_spectacle", "deliver_supplies")
    assert not t.can("send", "public_spectacle", "secrets")
    assert t.objective() in OF_FOUR


# ------------------------------------------------------------------------------------------------ U3


@proves("U3.2", "U4.7")
@seats
def test_the_conflict_deck_has_ten_cards_in_three_levels(players: int) -> None:
    """One of level I, five of II, four of III, different ones from game to game; the first is revealed."""
    levels = {card.id: card.level for card in BOX.conflicts}
    decks = []
    for seed in range(8):
        t = begun(players, seed=seed)
        decks.append(t.state.conflicts + t.state.conflict_deck)
        assert [levels[card] for card in decks[-1]] == [1] + [2] * 5 + [3] * 4
    assert len(set(decks)) > 1
    assert {len({deck[place] for deck in decks}) > 1 for place in (0, 1, 5, 6, 9)} == {True}


@proves("U3.4")
def test_shaddam_plays_with_the_module_alone() -> None:
    """Without it he is refused, and dealt to nobody."""
    dealt = {
        choam: {t.leader(n) for seed in range(12) for t in [begun(choam=choam, seed=seed)] for n in range(4)}
        for choam in (False, True)
    }
    assert dealt[True] - dealt[False] == {"shaddam_corrino_iv"}
    with pytest.raises(ConfigError):
        begun(leaders=("shaddam_corrino_iv",))


@proves("U3.4")
def test_two_leaders_of_one_house_may_play_together() -> None:
    """Atreides: Muad'Dib, Gurney and Jessica."""
    leaders = ("muaddib", "gurney_halleck", "lady_jessica")
    assert [begun(3, leaders=leaders).leader(seat) for seat in range(3)] == list(leaders)


@proves("U3.5", "U3.10")
def test_staban_begins_without_diplomacy() -> None:
    """Nine cards; the others have ten."""
    t = begun(leaders=("muaddib", "staban_tuek"))
    assert own_cards(t, 1) == STARTING_DECK - Counter(diplomacy=1)
    assert own_cards(t, 0) == STARTING_DECK


@proves("U3.10")
def test_feyds_token_and_jessicas_side() -> None:
    """Nobody else has a training token."""
    t = begun(leaders=("feyd_rautha_harkonnen", "lady_jessica"))
    assert [t.training(seat) for seat in range(4)] == ["a0", "", "", ""]
    assert (t.leader(1), t.memories(1)) == ("lady_jessica", 0)


@proves("U3.7", "U2.11")
@pytest.mark.parametrize(("players", "dealt"), [(3, OF_THREE), (4, OF_FOUR)])
def test_objectives_are_dealt_and_say_who_begins(players: int, dealt: list[str]) -> None:
    """The cards for this number of players, one each; the marked Desert Mouse has the first turn."""
    first, begins = [], set()
    for seed in range(8):
        t = begun(players, seed=seed)
        objectives = [t.objective(seat) for seat in range(players)]
        assert sorted(objectives) == sorted(dealt)
        assert t.state.first_player == t.asked() == objectives.index("objective_desert_mouse_first")
        first.append(objectives)
        begins.add(t.state.first_player)
    assert len(begins) > 1
    assert len({objectives[0] for objectives in first}) > 1


@proves("U3.7")
def test_objectives_are_open_to_all() -> None:
    """Every seat sees those of the others, face up."""
    t = begun()
    for seat in range(4):
        assert t.view(3).seats[seat].own["uprising"].objective == t.state.seats[seat].own["uprising"].objective
        assert t.objective(seat) in t.face_up(seat)


@proves("U3.9")
def test_two_contracts_lie_open_of_twenty() -> None:
    """Shuffled, and seen by nobody but the two; without the module there are none."""
    shown = set()
    for seed in range(6):
        t = begun(choam=True, leaders=("muaddib", "gurney_halleck", "lady_jessica", "staban_tuek"), seed=seed)
        assert (len(t.contracts_shown()), len(t.contract_pile()), t.contracts_aside()) == (2, 18, ())
        shown.add(t.contracts_shown())
    assert len(shown) > 1
    t = begun()
    assert (t.contracts_shown(), t.contract_pile()) == ((), ())


@proves("U3.9")
def test_the_sardaukar_contracts_are_set_aside_for_shaddam() -> None:
    """Before the others are shuffled: eighteen are left."""
    t = begun(choam=True, leaders=("shaddam_corrino_iv",))
    assert sorted(t.contracts_aside()) == ["sardaukar_draw", "sardaukar_recall"]
    assert len(t.contracts_shown()) + len(t.contract_pile()) == 18
    assert not {"sardaukar_draw", "sardaukar_recall"} & {*t.contracts_shown(), *t.contract_pile()}


@proves("U14.4")
def test_five_cannot_play() -> None:
    """Nor six yet."""
    for players in (5, 6):
        with pytest.raises(ConfigError):
            GameConfig((SeatConfig(),) * players, ("uprising",))
