"""Installation of Immortality, its starting decks, and its variants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.boxes.immortality import cards, envoy, graft, pairs, places, row, specimens, tracks
from dune_desktop.engine.boxes.immortality.state import BOX, ImmortalitySeat, ImmortalityTable, ImmortalityTurn
from dune_desktop.engine.model.ids import bare

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder

REPLACED: Final = "dune_the_desert_planet"  # I2.7
REPLACED_RIVAL_CARDS: Final = ("hagal_carthag",)  # I17.1
POINTS_TO_END: Final = 11  # I16.2


def install(builder: RulesBuilder) -> None:
    """Register all rules of Immortality for a game."""
    builder.add_state(BOX, seat=ImmortalitySeat, turn=ImmortalityTurn, table=ImmortalityTable)
    for module in (tracks, specimens, row, pairs, graft, envoy, cards, places):
        module.install(builder)
    _start(builder)
    if any(builder.rules.is_rival):
        builder.change_fact("hagal_deck", _other_rival_cards)
    if "to_eleven" in builder.rules.config.variants:
        _to_eleven(builder)


def _start(builder: RulesBuilder) -> None:
    """Set the starting deck of ten cards, without those that Immortality replaces (I2.7).

    Cards that a variant adds replace none of them and start in the discard pile (I16.1).
    """
    builder.set_fact("additions_discarded", True)
    builder.change_fact("starting_deck", lambda before: tuple(card for card in before if bare(card) != REPLACED))


def _other_rival_cards(before: tuple[str, ...]) -> tuple[str, ...]:
    """Return the House Hagal deck without the cards that those of Immortality replace (I17.1, I18.1)."""
    return tuple(card for card in before if bare(card) not in REPLACED_RIVAL_CARDS)


def _to_eleven(builder: RulesBuilder) -> None:
    """Set up the variant that needs one point more: start at 0 with four players, else play to 11 (I16.2)."""
    if builder.rules.config.players == 4:
        builder.set_fact("start_points", 0)
    else:
        builder.set_fact("points_to_end", POINTS_TO_END)
