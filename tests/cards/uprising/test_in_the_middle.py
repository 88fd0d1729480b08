"""Positions in the middle of what cards of Uprising do: each can be saved, judged and played on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dune_desktop.engine.validation.soundness import first_problem
from tests.cards.uprising.changes import every_card, use
from tests.kit import Table


def before_losing_influence_twice() -> Table:
    facts = {"solari": 2, "influence": {"guild": 3, "fremen": 1}}
    return every_card(intrigue=["opportunism"], **facts).intrigue("opportunism")


def between_losing_influence_twice() -> Table:
    return before_losing_influence_twice().pick("guild")


def sorting_three_cards() -> Table:
    t = every_card(hand=["long_live_the_fighters"]).play("long_live_the_fighters", "spice_refinery")
    return t.take("card:long_live_the_fighters")


def sorting_two_cards() -> Table:
    t = sorting_three_cards()
    return t.do(*t.legal()[0])


def between_two_spies() -> Table:
    t = every_card(hand=["covert_operation"]).reveal().take("card:covert_operation")
    return t.spy("choam")


def making_room_for_a_spy() -> Table:
    t = every_card(hand=["public_spectacle"], spies=["choam", "guild", "fremen"]).reveal()
    return t.take("card:public_spectacle").recall_spy("guild")


def between_two_recalls() -> Table:
    t = every_card(hand=["in_high_places"], spies=["choam", "guild", "fremen"]).reveal()
    return t.take("card:in_high_places").recall_spy("guild")


def choosing_a_second_faction() -> Table:
    return every_card(intrigue=["buy_access"], solari=5).intrigue("buy_access").pick("guild")


def waiting_for_the_spice_must_flow() -> Table:
    return every_card(hand=["guild_spy"], spies=["emperor"]).reveal().setup(persuasion=9)


def bonus_spice_doubled() -> Table:
    return every_card(hand=["thumper"], water=1).bonus_spice("hagga_basin", 2).play("thumper", "hagga_basin")


def acquiring_for_solari() -> Table:
    return use(
        every_card(hand=["price_is_no_object"], solari=6).play("price_is_no_object", "secrets"),
        "card:price_is_no_object",
    )


def opponents_discard() -> Table:
    t = every_card(hand=["covert_operation"], spies=["landsraad_2"])
    t.setup(1, hand=["dagger", "diplomacy"]).setup(2, hand=["dagger", "diplomacy"])
    return t.play("covert_operation", "assembly_hall").decline().take("card:covert_operation")


def retreating_some() -> Table:
    t = every_card(intrigue=["go_to_ground"], conflict=3).setup(1, conflict=1, intrigue=["crysknife"])
    return t.combat_begins().intrigue("go_to_ground")


def acquiring_to_the_hand() -> Table:
    return every_card(intrigue=["inspire_awe"], worms=1).intrigue("inspire_awe")


MOMENTS = (
    before_losing_influence_twice,
    between_losing_influence_twice,
    sorting_three_cards,
    sorting_two_cards,
    between_two_spies,
    making_room_for_a_spy,
    between_two_recalls,
    choosing_a_second_faction,
    waiting_for_the_spice_must_flow,
    bonus_spice_doubled,
    acquiring_for_solari,
    opponents_discard,
    retreating_some,
    acquiring_to_the_hand,
)


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
def test_a_position_in_the_middle_is_whole(moment: Callable[[], Table]) -> None:
    """Nothing of it is kept elsewhere: examined as one from a file it is sound, and every answer leads on from it."""
    t = moment()
    assert first_problem(t.rules, t.state) == ""
    for option in t.legal():
        again = Table(t.rules, t.state.clone()).do(*option)
        assert first_problem(again.rules, again.state) == ""
