"""The rules of a lesson's game: those of any game, but for the set-up, in which decks and goods are as prepared."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.lessons.lesson import PUPIL, Lesson, LessonError, LessonSeat, lesson


class PreparedRules(Rules):
    """Rules whose new games are prepared. Everything else is as in any game, so a replay of it leads to the same."""

    def __init__(self, prepared: Lesson) -> None:
        super().__init__(catalog(prepared.config.boxes), prepared.config)
        self.prepared = prepared
        deals = self.first_player  # what is dealt to find out who begins is dealt all the same

        def begins(rules: Rules, state: GameState) -> int:
            deals(rules, state)
            return PUPIL

        self.first_player = begins
        self.on_setup.append(lambda rules, state: self._arrange(state))
        for seat in prepared.seats:
            if seat.start:
                if seat.leader not in self.leader_rules:
                    raise LessonError(f"a seat with start effects needs a leader, not {seat.leader!r}")
                leads = self.leader_rules[seat.leader]
                self.leader_rules[seat.leader] = replace(leads, start_with=(*leads.start_with, *seat.start))

    def _arrange(self, state: GameState) -> None:
        """Arrange the piles of the table and the decks of the seats.

        "row": the Imperium Row, and its deck; "shown": what else lies face up beside a deck of its own, and that deck.
        """
        self._prepare_row(state)
        self._bring_conflicts(state)
        for name, cards in self.prepared.piles.items():
            if name == "shown":
                keeper = _keeper(state, name)
                whole, size = _on_top(keeper.shown + keeper.deck, cards, name), len(keeper.shown)
                keeper.shown, keeper.deck = whole[:size], whole[size:]
            elif name != "row":
                keeper = _keeper(state, name)
                setattr(keeper, name, _on_top(getattr(keeper, name), cards, name))
        for seat, wanted in enumerate(self.prepared.seats):
            self._prepare_seat(state, seat, wanted)

    def _prepare_row(self, state: GameState) -> None:
        whole = _on_top(state.row + state.imperium_deck, self.prepared.piles.get("row", ()), "row")
        state.row, state.imperium_deck = whole[: self.row_size], whole[self.row_size :]

    def _bring_conflicts(self, state: GameState) -> None:
        """Put wanted Conflict cards that are not in this game into the places of others of their level."""
        levels = {card.id: card.level for card in self.catalog.conflicts}
        wanted = self.prepared.piles.get("conflict_deck", ())
        deck = list(state.conflict_deck)
        for card in wanted:
            if card not in deck and card in levels:
                deck[
                    next(at for at, name in enumerate(deck) if levels[name] == levels[card] and name not in wanted)
                ] = card
        state.conflict_deck = tuple(deck)

    def _prepare_seat(self, state: GameState, seat: int, wanted: LessonSeat) -> None:
        player = state.seats[seat]
        for card in wanted.deck:
            if card not in player.deck:
                state.imperium_deck = _without(state.imperium_deck, card, "imperium_deck")
                player.deck += (card,)
        player.deck = _on_top(player.deck, wanted.deck, f"deck of seat {seat}")


def _keeper(state: GameState, pile: str) -> Any:
    """Return what keeps the pile of this name: the table, or one of the records of boxes."""
    for keeper in (state, *state.own.values()):
        if isinstance(getattr(keeper, pile, None), tuple):
            return keeper
    raise LessonError(f"there is no pile {pile!r}")


def _on_top(pile: tuple[str, ...], cards: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return the pile with these of its cards on top."""
    rest = pile
    for card in cards:
        rest = _without(rest, card, name)
    return cards + rest


def _without(pile: tuple[str, ...], card: str, name: str) -> tuple[str, ...]:
    if card not in pile:
        raise LessonError(f"{card!r} is not in the {name}")
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]


@cache
def rules_of(name: str) -> PreparedRules:
    """Return the rules of the lesson with this id, cached."""
    return PreparedRules(lesson(name))
