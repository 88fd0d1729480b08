"""Facts and readers of Uprising: the third base class of the test table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.boxes.uprising import conflict, spies
from dune_desktop.engine.boxes.uprising.state import UprisingSeat, UprisingTable
from dune_desktop.engine.model.ids import bare
from tests.kit.asking import Asking

UPRISING = "uprising"


def upr(component: str) -> str:
    """Return the full id of this component of Uprising, as options, events and zones have it."""
    return registry.key(UPRISING, component)


class WithUprising(Asking):
    """A table that also knows Spies, sandworms, contracts and battle icons; ids are given and told without the box."""

    def uprising(self, seat: int = 0) -> UprisingSeat:
        """Return the seat's data of Uprising."""
        found = self.state.seats[seat].own.get(UPRISING)
        assert found is not None, "this table is played without Uprising"
        return found

    def _uprising_table(self) -> UprisingTable:
        found = self.state.own.get(UPRISING)
        assert found is not None, "this table is played without Uprising"
        return found

    # -------------------------------------------------------------------------------- facts of a seat

    def _set_spies(self, seat: int, posts: Sequence[str]) -> None:
        """Put Spies on just these posts; the others are in the supply."""
        assert set(posts) <= spies.linked(self.rules).keys(), f"no such posts among {posts}"
        assert len(set(posts)) == len(posts) <= 3, f"a seat has three Spies, on different posts: {posts}"
        self.uprising(seat).spies = tuple(posts)

    def _set_worms(self, seat: int, n: int) -> None:
        """Put this number of sandworms into the Conflict."""
        self.state.seats[seat].own["sandworms"].conflict = n

    def _set_hooks(self, seat: int, there: bool) -> None:
        self.uprising(seat).hook = there

    def _set_contracts(self, seat: int, names: Sequence[str]) -> None:
        """Give the seat just these contracts, not completed; its old ones go under the others."""
        mine = self.uprising(seat)
        self._return_contracts(mine.contracts)
        mine.contracts = self._fetch_contracts(names)

    def _set_completed(self, seat: int, names: Sequence[str]) -> None:
        """Give the seat just these contracts, completed."""
        mine = self.uprising(seat)
        self._return_contracts(mine.done)
        mine.done = self._fetch_contracts(names)

    def _return_contracts(self, names: Sequence[str]) -> None:
        self._uprising_table().deck += tuple(names)

    def _fetch_contracts(self, names: Sequence[str]) -> tuple[str, ...]:
        """Take these contracts from where they lie; face-up ones are replaced from the end of the others."""
        table, found = self._uprising_table(), self._names(names)
        for name in found:
            if name in table.aside:
                index = table.aside.index(name)
                table.aside = table.aside[:index] + table.aside[index + 1 :]
                continue
            assert name in table.deck + table.shown, f"every contract {name} is in use, or the CHOAM Module is not"
            if name in table.deck:
                index = table.deck.index(name)
                table.deck = table.deck[:index] + table.deck[index + 1 :]
                continue
            index = table.shown.index(name)
            table.shown = (*table.shown[:index], *(table.deck[-1:] or ("",)), *table.shown[index + 1 :])
            table.deck = table.deck[:-1]
        return found

    def _set_objective(self, seat: int, name: str) -> None:
        """Give the seat this Objective; whoever has it gets the seat's in exchange."""
        mine, name = self.uprising(seat), self._name(name)
        owner = next((each for each in self._all_uprising() if each.objective == name), None)
        assert owner is not None, f"{name} is not dealt at this table"
        owner.objective, mine.objective = mine.objective, name

    def _all_uprising(self) -> list[UprisingSeat]:
        return [self.uprising(seat) for seat in range(len(self.state.seats))]

    def _set_won(self, seat: int, names: Sequence[str]) -> None:
        """Give the seat these Conflict cards, won in earlier rounds; the round follows from their number."""
        state = self.state
        for name in self._names(names):
            assert all(name not in each.won for each in self._all_uprising()), f"{name} was won already"
            assert name != state.conflict, f"{name} is fought for now"
            if name not in state.conflicts:
                deck = state.conflict_deck
                index = deck.index(name) if name in deck else 0
                state.conflict_deck = deck[:index] + deck[index + 1 :]
                state.conflicts = (name, *state.conflicts)
                state.round += 1
            self.uprising(seat).won += (name,)

    def _set_used(self, seat: int, names: Sequence[str]) -> None:
        """Turn these of the seat's Objective and Conflict cards face down."""
        mine, names = self.uprising(seat), self._names(names)
        assert set(names) <= {mine.objective, *mine.won}, f"seat {seat} has only {(mine.objective, *mine.won)}"
        mine.objective_down = mine.objective in names
        mine.down = tuple(name for name in mine.won if name in names)

    def _set_training(self, seat: int, space: str) -> None:
        """Put the training token on this space: "b2"."""
        self.uprising(seat).training = self._name(space)

    def _set_memories(self, seat: int, n: int) -> None:
        self.uprising(seat).memories = n

    def _set_turned(self, seat: int, turned: bool) -> None:
        """Turn the seat's leader to its second side, or back to its first."""
        player = self.state.seats[seat]
        first = self.rules.first_side[player.leader]
        second = [leader.id for leader in self.rules.leaders.values() if leader.side_of == first]
        assert second, f"{player.leader} has one side"
        player.leader = second[0] if turned else first

    # -------------------------------------------------------------------------------- facts of the table

    def wall(self, stands: bool) -> Self:
        """Put the Shield Wall on the board, or remove it."""
        self._uprising_table().wall = stands
        return self

    def market(self, *contracts: str, deck: Sequence[str] = ()) -> Self:
        """Turn these contracts face up; `deck`: these come next, in this order."""
        table = self._uprising_table()
        self._return_contracts([name for name in table.shown if name])
        table.shown = ()
        found = self._fetch_contracts((*contracts, *deck))
        table.deck = found + table.deck
        table.shown, table.deck = table.deck[:2], table.deck[2:]
        self._sound()
        return self

    # -------------------------------------------------------------------------------- readers

    def spies(self, seat: int = 0) -> tuple[str, ...]:
        """Return the posts with Spies of the seat, in the order in which they came there."""
        return self.uprising(seat).spies

    def spies_left(self, seat: int = 0) -> int:
        """Return the number of Spies in the seat's supply."""
        return spies.supply(self.state, seat)

    def posts(self) -> tuple[str, ...]:
        """Return all observation posts."""
        return tuple(spies.linked(self.rules))

    def linked(self, post: str) -> tuple[str, ...]:
        """Return the spaces to which the post is linked."""
        return tuple(map(bare, spies.linked(self.rules)[post]))

    def posts_offered(self) -> set[str]:
        """Return the posts on which a Spy can be placed now."""
        return {str(option[1]) for option in self.legal() if option[0] == "spy"}

    def worms(self, seat: int = 0) -> int:
        found: int = self.state.seats[seat].own["sandworms"].conflict
        return found

    def hooks(self, seat: int = 0) -> bool:
        return self.uprising(seat).hook

    def wall_stands(self) -> bool:
        return self._uprising_table().wall

    def contracts(self, seat: int = 0) -> tuple[str, ...]:
        """Return the seat's contracts that are not completed."""
        return tuple(map(bare, self.uprising(seat).contracts))

    def completed(self, seat: int = 0) -> tuple[str, ...]:
        """Return the seat's completed contracts."""
        return tuple(map(bare, self.uprising(seat).done))

    def contracts_shown(self) -> tuple[str, ...]:
        """Return the face-up contracts, "" where none is left."""
        return tuple(map(bare, self._uprising_table().shown))

    def contract_pile(self) -> tuple[str, ...]:
        """Return the face-down contracts, the next one first."""
        return tuple(map(bare, self._uprising_table().deck))

    def contracts_aside(self) -> tuple[str, ...]:
        """Return the contracts set aside for one leader."""
        return tuple(map(bare, self._uprising_table().aside))

    def objective(self, seat: int = 0) -> str:
        return bare(self.uprising(seat).objective)

    def won(self, seat: int = 0) -> tuple[str, ...]:
        """Return the Conflict cards that the seat has won."""
        return tuple(map(bare, self.uprising(seat).won))

    def face_up(self, seat: int = 0) -> tuple[str, ...]:
        """Return the seat's Objective and Conflict cards that are face up."""
        return tuple(bare(source.partition(":")[2]) for source in conflict.face_up(self.rules, self.state, seat))

    def icon(self, card: str) -> str:
        """Return the battle icon of a Conflict or Objective card, "" if it has none."""
        kind = "objective" if card.startswith("objective") else "conflict"
        return conflict.icon_of(self.rules, f"{kind}:{self._name(card)}")

    def training(self, seat: int = 0) -> str:
        """Return the space of the training token, "" if the seat has none."""
        return bare(self.uprising(seat).training)

    def memories(self, seat: int = 0) -> int:
        return self.uprising(seat).memories

    def leader(self, seat: int = 0) -> str:
        """Return the side of the leader that is up."""
        return bare(self.state.seats[seat].leader)
