"""How rules are put into a game: each has one way in, and who is in whose way is said at once.

Through the same door come the rules that every game has (`rules.every_game`), and then what each box brings. The rules
that a box may change are those in `hooks.py`, the words those in `tables.py`. A box
- adds to what happens at a moment with `on`: everybody's additions happen, in the order of the boxes;
- wraps a rule with `wrap`: the wrapper gets the rule inside as its first argument; of several boxes the later one is
  outside;
- replaces a rule with `replace`: only one box may, and wrappers of others still go around the replacement;
- adds words with `register`, and wraps how a word works with `wrap_word`;
- sets what is agreed for the game with `set_fact`, which only one box may, or makes something of it with `change_fact`;
what
  others change, they still change in what was set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.assembly.hooks import Hooks
from dune_desktop.engine.assembly.in_play import AGREED
from dune_desktop.engine.assembly.registry import BoxCollision
from dune_desktop.engine.assembly.rule_tables import TABLES

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.registry import Box
    from dune_desktop.engine.model.effects import Effect
    from dune_desktop.engine.model.records import Record
    from dune_desktop.engine.rulebook import Rules
    from dune_desktop.engine.rules.markets import Market
    from dune_desktop.engine.rules.units import Unit


THE_RULES: Final = "the rules"
"""Who puts something in that no box brings."""


class RulesBuilder:
    """The rules of one game while they are being put together: first what all games have, then box after box."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.box = THE_RULES
        self._set: dict[str, tuple[str, Any]] = {}
        self._changes: list[tuple[str, Callable[[Any], Any]]] = []
        self._replaced: dict[str, tuple[str, Callable[..., Any]]] = {}
        self._wrapped: dict[str, list[Callable[..., Any]]] = {}
        self._words: dict[tuple[str, Any], str] = {}
        self._wrapped_words: list[tuple[str, str, Any, Callable[[Any], Any]]] = []

    def install(self, box: Box) -> None:
        """Let the box put in what it has."""
        self.box = box.id
        box.install(self)

    def finish(self) -> None:
        """Put together what the boxes asked for; afterwards the rules do not change any more."""
        rules = self.rules
        for name in dict.fromkeys((*self._replaced, *self._wrapped)):
            function = self._replaced[name][1] if name in self._replaced else getattr(rules, name)
            for wrapper in self._wrapped.get(name, ()):
                function = partial(wrapper, function)
            setattr(rules, name, function)
        for box, table, word, wrap in self._wrapped_words:
            words = getattr(rules, table)
            if word not in words:
                raise ValueError(f"{box} wraps {_called(word)}, and nothing here says how that works ({table})")
            words[word] = wrap(words[word])
        for fact, (_, value) in self._set.items():
            setattr(rules, fact, value)
        for fact, change in self._changes:
            setattr(rules, fact, change(getattr(rules, fact)))

    def on(self, moment: str, *functions: Callable[..., Any]) -> None:
        """Have the functions called at that moment too, after those of earlier boxes."""
        self._rule(moment, list).extend(functions)

    def add_unit(self, unit: Unit) -> None:
        """Add a kind of unit, after those of earlier boxes."""
        if unit.id in [known.id for known in self.rules.units]:
            raise BoxCollision(f"{self.box} brings the unit {unit.id}, which is there already")
        self.rules.units.append(unit)

    def add_market(self, market: Market) -> None:
        """Add a place where cards are acquired, after those of earlier boxes."""
        self.register(markets={market.id: market})
        if market.fit is not None:
            market.fit(self)

    def wrap(self, rule: str, wrapper: Callable[..., Any]) -> None:
        """Have `wrapper(inner, ...)` called in the place of the rule; `inner(...)` is the rule without it."""
        self._rule(rule)
        self._wrapped.setdefault(rule, []).append(wrapper)

    def replace(self, rule: str, function: Callable[..., Any]) -> None:
        """Have the function called in the place of the rule; raises `BoxCollision` if another box does the same."""
        self._rule(rule)
        if rule in self._replaced:
            raise BoxCollision(f"{self._replaced[rule][0]} and {self.box} both replace the rule {rule}")
        self._replaced[rule] = (self.box, function)

    def register(self, **tables: dict[Any, Any]) -> None:
        """Add words to the tables of `Rules` (`tables.TABLES`); raises `BoxCollision` if somebody taught one before."""
        for table, words in tables.items():
            self._table(table)
            for word in words:
                if word in getattr(self.rules, table):
                    raise BoxCollision(
                        f"{self._words[table, word]} and {self.box} both say how {_called(word)} works ({table})"
                    )
                self._words[table, word] = self.box
            getattr(self.rules, table).update(words)

    def wrap_word(self, table: str, word: Any, wrap: Callable[[Any], Any]) -> None:
        """Have `wrap(inner)` in the place of how the word works once all boxes are in."""
        self._table(table)
        self._wrapped_words.append((self.box, table, word, wrap))

    def add_state(
        self,
        name: str,
        *,
        seat: type[Record] | None = None,
        turn: type[Record] | None = None,
        table: type[Record] | None = None,
    ) -> None:
        """Have such records kept under this name, of every seat, of every turn and of the table."""
        rules = self.rules
        for records, made in ((rules.seat_records, seat), (rules.turn_records, turn), (rules.table_records, table)):
            if made is None:
                continue
            if records.setdefault(name, made) is not made:
                raise BoxCollision(f"{self.box} keeps {made.__name__} under the name {name}, which is taken")

    def expand(self, word: type[Any], made: Callable[[Rules, Any], Iterable[Effect]]) -> None:
        """Say which effects the rules make of this word or component, besides those that are printed in it."""
        self.rules.makes[word].append(made)

    def set_fact(self, fact: str, value: Any) -> None:
        """Set what is agreed for the game (`in_play.AGREED`); raises `BoxCollision` if another box did otherwise."""
        self._fact(fact)
        before = self._set.setdefault(fact, (self.box, value))
        if before[1] != value:
            raise BoxCollision(f"{before[0]} and {self.box} both set {fact}")

    def change_fact(self, fact: str, change: Callable[[Any], Any]) -> None:
        """Have `change(value)` in the place of what is agreed (`in_play.AGREED`), as earlier changes left it.

        The first of them is given what a box sets, whichever box that is.
        """
        self._fact(fact)
        self._changes.append((fact, change))

    def _table(self, name: str) -> None:
        if name not in TABLES:
            raise ValueError(f"{self.box}: there is no table {name}")

    def _fact(self, name: str) -> None:
        if name not in AGREED:
            raise ValueError(f"{self.box}: there is no fact {name} to change")

    def _rule(self, name: str, kind: type = object) -> Any:
        found = getattr(self.rules, name) if name in Hooks.__annotations__ else None
        if found is None or isinstance(found, list) != (kind is list):
            raise ValueError(f"{self.box}: there is no {'moment' if kind is list else 'rule'} {name} to change")
        return found


def _called(word: Any) -> str:
    return str(getattr(word, "__name__", word))
