"""The rules builder: the only way to put rules into a game; it reports collisions between boxes at once.

It installs the rules of every game (`rules.every_game`) and then those of each box. The rules that a box may change are
listed in `hooks.py`, the tables of words in `rule_tables.py`. A box

- adds to a moment with `on`: all additions are called, in the order of the boxes;
- wraps a rule with `wrap`: the wrapper gets the inner rule as its first argument; that of a later box is outside;
- replaces a rule with `replace`: only one box may, and wrappers of others still go around the replacement;
- adds words with `register`, and wraps the rule of a word with `wrap_word`;
- sets a fact of the game with `set_fact`, which only one box may, or computes it from the old value with `change_fact`;
  changes by other boxes still apply to a fact that was set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.engine.assembly.game_facts import CHANGEABLE_FACTS
from dune_desktop.engine.assembly.hooks import Hooks
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
"""The name, in messages, of the rules that no box brings."""


class RulesBuilder:
    """The rules of one game while they are being put together: first those of every game, then box after box."""

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
        """Install a box."""
        self.box = box.id
        box.install(self)

    def finish(self) -> None:
        """Apply the replacements, wrappers and facts that boxes asked for; the rules never change afterwards.

        Raises ValueError if a wrapped word has no rule.
        """
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
        """Add functions to a moment, after those of earlier boxes."""
        self._rule(moment, list).extend(functions)

    def add_unit(self, unit: Unit) -> None:
        """Add a kind of unit, after those of earlier boxes; raise `BoxCollision` if its id is taken."""
        if unit.id in [known.id for known in self.rules.units]:
            raise BoxCollision(f"{self.box} brings the unit {unit.id}, which is there already")
        self.rules.units.append(unit)

    def add_market(self, market: Market) -> None:
        """Add a market, where cards are acquired, after those of earlier boxes."""
        self.register(markets={market.id: market})
        if market.fit is not None:
            market.fit(self)

    def wrap(self, rule: str, wrapper: Callable[..., Any]) -> None:
        """Have `wrapper(inner, ...)` called instead of the rule; `inner(...)` calls the rule without the wrapper."""
        self._rule(rule)
        self._wrapped.setdefault(rule, []).append(wrapper)

    def replace(self, rule: str, function: Callable[..., Any]) -> None:
        """Have the function called instead of the rule; raise `BoxCollision` if another box replaces it too."""
        self._rule(rule)
        if rule in self._replaced:
            raise BoxCollision(f"{self._replaced[rule][0]} and {self.box} both replace the rule {rule}")
        self._replaced[rule] = (self.box, function)

    def register(self, **tables: dict[Any, Any]) -> None:
        """Add words to tables of `Rules` (`rule_tables.TABLES`); raise `BoxCollision` if a word is already there."""
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
        """Replace the rule of a word by `wrap(rule)` once all boxes are installed."""
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
        """Keep records under this name, for every seat, every turn and the table, each with the given class.

        Raises `BoxCollision` if the name is taken by another class.
        """
        rules = self.rules
        for records, made in ((rules.seat_records, seat), (rules.turn_records, turn), (rules.table_records, table)):
            if made is None:
                continue
            if records.setdefault(name, made) is not made:
                raise BoxCollision(f"{self.box} keeps {made.__name__} under the name {name}, which is taken")

    def expand(self, word: type[Any], made: Callable[[Rules, Any], Iterable[Effect]]) -> None:
        """Declare effects that the rules derive from a word or component, besides those printed in it."""
        self.rules.makes[word].append(made)

    def set_fact(self, fact: str, value: Any) -> None:
        """Set a fact (`game_facts.CHANGEABLE_FACTS`); raise `BoxCollision` if another box set another value."""
        self._fact(fact)
        before = self._set.setdefault(fact, (self.box, value))
        if before[1] != value:
            raise BoxCollision(f"{before[0]} and {self.box} both set {fact}")

    def change_fact(self, fact: str, change: Callable[[Any], Any]) -> None:
        """Replace a fact (`game_facts.CHANGEABLE_FACTS`) by `change(value)`, after the changes of earlier boxes.

        The first change gets the value that a box set, whichever box that is.
        """
        self._fact(fact)
        self._changes.append((fact, change))

    def _table(self, name: str) -> None:
        if name not in TABLES:
            raise ValueError(f"{self.box}: there is no table {name}")

    def _fact(self, name: str) -> None:
        if name not in CHANGEABLE_FACTS:
            raise ValueError(f"{self.box}: there is no fact {name} to change")

    def _rule(self, name: str, kind: type = object) -> Any:
        found = getattr(self.rules, name) if name in Hooks.__annotations__ else None
        if found is None or isinstance(found, list) != (kind is list):
            raise ValueError(f"{self.box}: there is no {'moment' if kind is list else 'rule'} {name} to change")
        return found


def _called(word: Any) -> str:
    return str(getattr(word, "__name__", word))
