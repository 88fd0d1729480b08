"""U17: how many Rivals there are, what they begin with, where they sit, and how hard they are."""

from __future__ import annotations

from collections import Counter

import pytest

from dune_desktop.engine import GameConfig, SeatConfig
from dune_desktop.engine.model.config import ConfigError, table
from dune_desktop.engine.model.ids import DIFFICULTIES, bare
from tests.kit import proves, upr
from tests.kit.rivals import GURNEY, MARGOT, STABAN, new_game_with_rivals, rivals_config, rivals_table

UPRISING = ("uprising",)
HUMAN, RIVAL = SeatConfig("human"), SeatConfig("rival")


@proves("U17.1", "U14.2")
def test_one_person_plays_against_two_rivals_and_two_people_against_one() -> None:
    assert new_game_with_rivals(1).rules.seat_kinds == ("human", "rival", "rival")
    assert table(2, UPRISING).seats == (HUMAN, HUMAN, RIVAL)
    for boxes, third in ((UPRISING, SeatConfig("hagal")), (("base",), RIVAL)):
        with pytest.raises(ConfigError, match="third seat"):
            GameConfig((HUMAN, HUMAN, third), boxes)


@proves("U17.1")
def test_only_who_plays_alone_chooses_how_hard_rivals_are() -> None:
    for people, level in (([HUMAN, RIVAL, RIVAL], None), ([HUMAN, HUMAN, RIVAL], "mentat")):
        with pytest.raises(ConfigError, match="difficulty"):
            GameConfig(tuple(people), UPRISING, level)  # type: ignore[arg-type]


@proves("U17.3")
def test_rivals_have_leaders_of_their_own() -> None:
    """Chance deals a Rival one of the eight that are not Streamlined, a player none of the ten."""
    dealt: Counter[str] = Counter()
    for seed in range(60):
        mine, *others = (seat.leader for seat in new_game_with_rivals(seed=seed).state.seats)
        assert not bare(mine).startswith("rival_")
        dealt.update(others)
    assert len(dealt) == 7, "Ruling 98: all eight but Lady Jessica, whom the player has"
    assert not {upr("rival_lady_amber_metulli"), upr("rival_glossu_rabban"), upr("rival_lady_jessica")} & set(dealt)


@proves("U17.3")
@pytest.mark.parametrize(("seat", "leader"), [(0, GURNEY), (1, "gurney_halleck"), (1, "rival_glossu_rabban")])
def test_nobody_has_the_other_kind_of_leader(seat: int, leader: str) -> None:
    seats = [HUMAN, RIVAL, RIVAL]
    seats[seat] = SeatConfig(seats[seat].kind, upr(leader))
    rules = rivals_table().rules.__class__
    config = GameConfig(tuple(seats), UPRISING, "mentat")
    with pytest.raises(ConfigError, match="cannot lead"):
        rules(rivals_table().rules.catalog, config).new_game(1)


@proves("U17.3")
def test_a_person_on_two_cards_sits_once_unless_chosen_twice() -> None:
    """Ruling 98: dealt at random, no Rival is the person that a player has; agreed beforehand, it may be."""
    t = rivals_table(rivals=("rival_lady_jessica", MARGOT))
    assert [bare(seat.leader) for seat in t.state.seats] == ["lady_jessica", "rival_lady_jessica", MARGOT]
    for seed in range(40):
        people, rival = new_game_with_rivals(2, seed=seed).state.seats[:2], new_game_with_rivals(2, seed=seed).seat(2)
        assert not {bare(seat.leader) for seat in people} & {bare(rival.leader).removeprefix("rival_")}


@proves("U17.4", "U17.7")
@pytest.mark.parametrize("people", [1, 2])
def test_a_rival_begins_with_water_agents_spies_and_three_troops(people: int) -> None:
    """At Sardaukar, and with two people; it has no cards and no Intrigue."""
    t = rivals_table(people)
    for seat in range(people, 3):
        rival = t.seat(seat)
        assert (rival.water, rival.solari, rival.spice, rival.intrigue) == (1, 0, 0, ())
        assert (rival.garrison, rival.supply, rival.agents_left, rival.swordmaster) == (3, 9, 2, False)
        assert (t.spies_left(seat), t.spies(seat), rival.influence, rival.vp) == (3, (), (0, 0, 0, 0), 0)


@proves("U17.5", "hagal:uprising/hagal_reshuffle")
def test_the_reshuffle_card_is_for_two_people() -> None:
    """Alone 37 cards, with two people one more; none of those for Rise of Ix."""
    alone, both = (rivals_table(people).rules.hagal_deck for people in (1, 2))
    assert Counter(both) - Counter(alone) == Counter([upr("hagal_reshuffle")])
    assert (len(alone), len(both)) == (37, 38)
    assert not [card for card in both if "_ix_" in card]


@proves("U3.8")
def test_two_people_share_two_objectives_and_their_rival_has_the_ornithopter() -> None:
    begun = set()
    for seed in range(12):
        t = new_game_with_rivals(2, seed=seed)
        assert t.objective(2) == "objective_ornithopter_13"
        assert {t.objective(0), t.objective(1)} == {"objective_crysknife", "objective_desert_mouse_first"}
        assert t.objective(t.state.first_player) == "objective_desert_mouse_first"
        begun.add(t.state.first_player)
    assert begun == {0, 1}


@proves("U3.8", "U3.7")
def test_alone_the_three_objectives_are_dealt_to_all() -> None:
    """A Rival can begin, too."""
    begun = set()
    for seed in range(20):
        t = new_game_with_rivals(1, seed=seed)
        assert len({t.objective(seat) for seat in range(3)}) == 3
        (first,) = {event[2] for event in t.event("game_start")}
        assert t.objective(int(str(first))) == "objective_desert_mouse_first"
        begun.add(first)
    assert begun == {0, 1, 2}


@proves("U17.2")
@pytest.mark.parametrize("first", [0, 1])
def test_the_rival_of_two_acts_between_them(first: int) -> None:
    """Whoever has the First Player marker, the Rival comes next: A C B, then C again after A."""
    t = rivals_table(2).setup(2, swordmaster=True).setup(first, hand=["dagger"])
    t.first_player(first).hagal_deck("hagal_sardaukar", "hagal_fremkit", "hagal_secrets").turn_begins(first)
    assert [event[1] for event in t.event("turn")] == [first]
    assert list(t.rules.turn_order(t.state)) == [first, 2, 1 - first]
    t.play("dagger", "gather_support").end_turn()
    assert [event[1] for event in t.event("turn")] == [2, 1 - first]
    t.reveal().end_turn()
    assert [event[1] for event in t.event("turn")] == [first]


@proves("U17.2")
def test_the_rival_of_two_never_gets_the_marker() -> None:
    t = rivals_table(2)
    had = [t.state.first_player]
    for _ in range(4):
        t.finish_round()
        had.append(t.state.first_player)
    assert had == [0, 1, 0, 1, 0]


@proves("U17.1")
def test_alone_the_marker_goes_around_all_three() -> None:
    t = rivals_table()
    had = [t.state.first_player]
    for _ in range(3):
        t.finish_round()
        had.append(t.state.first_player)
    assert had == [0, 1, 2, 0]


@proves("U17.1")
def test_the_first_player_answers_for_the_rival_of_two() -> None:
    """Ruling 97: whoever sits before it; alone there is only one who can."""
    for first in (0, 1):
        t = rivals_table(2).first_player(first)
        assert t.rules.answerer(t.state, 2) == first
    assert rivals_table().first_player(2).rules.answerer(rivals_table().state, 1) == 0


@proves("U17.6", "U17.7", "U17.8", "U17.9")
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_what_the_difficulty_changes_at_the_start(level: str) -> None:
    """Mercenary: an Intrigue card for the player, no troops for the Rivals. Nobody gains anything else."""
    t = rivals_table(difficulty=level)
    easy = level == "mercenary"
    assert (len(t.seat().intrigue), t.seat(1).garrison, t.seat(2).garrison) == ((1, 0, 0) if easy else (0, 3, 3))
    assert (t.solari(), t.spice(), t.seat().garrison, t.seat(1).intrigue) == (0, 0, 3, ())


@proves("U17.9", "U17.8")
@pytest.mark.parametrize("level", DIFFICULTIES)
def test_only_the_hardest_level_bars_the_players_swordmaster(level: str) -> None:
    t = rivals_table(difficulty=level, hand=["dagger"], solari=8)
    hardest = level == "kwisatz_haderach"
    assert t.can("send", "dagger", "swordmaster") != hardest
    if hardest:
        assert t.why_not("send", "dagger", "swordmaster") == "no_swordmaster"


def test_a_table_says_who_leads_its_rivals() -> None:
    config = rivals_config(1, (STABAN, MARGOT))
    assert [bare(seat.leader) for seat in config.seats[1:]] == [STABAN, MARGOT]
