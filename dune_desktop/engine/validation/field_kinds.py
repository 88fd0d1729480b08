"""Check that every word and number of a position names something that exists, by the annotations of its records.

The records of `state`, `frames` and the boxes say by `ids.Kind` what each of their fields holds. The values a kind may
have come from the components in play, so nothing here has to know what an expansion adds.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Container, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Union, get_args, get_origin

from dune_desktop.engine.assembly.derived import derived
from dune_desktop.engine.model.chance import of_seat
from dune_desktop.engine.model.effects import Effect
from dune_desktop.engine.model.ids import FACTIONS, RESOURCES, Kind
from dune_desktop.engine.model.vocabulary import Word, parts

if TYPE_CHECKING:
    from dune_desktop.engine.rulebook import Rules

Values = Mapping[str, Container[Any]]
Check = Callable[[Any, Values], str]
"""A check that returns what is wrong with a value, its path from the outside in first; "" if nothing."""

MAX_COUNT: Final = 10_000  # far above every count of a game


def wrong_value(record: Any, values: Values) -> str:
    """Return the path and fault of the first invalid word or number in the record, "" if there is none."""
    return _check_of_record(record.__class__)(record, values).lstrip(".")


@derived
def values_of(rules: Rules) -> Values:
    """Return, for each kind, the values that its fields may have in a game by these rules."""
    components = {name: {item.id for item in components_of(rules, name)} for name in (*COMPONENTS, *rules.more)}
    decks: dict[str, set[str]] = {}
    for card in rules.catalog.cards:
        decks.setdefault(card.deck, set()).add(card.id)
    sources = {f"{name}:{component}" for name, known in components.items() for component in known}
    return {
        **components,
        "count": range(MAX_COUNT),
        "stream": range(1 << 64),
        "purpose": purposes(rules),
        "seat": range(len(rules.seat_kinds)),
        "steps": range(max(track.top for track in rules.catalog.tracks) + 1),
        "point change": range(-MAX_COUNT, MAX_COUNT),
        "row card": decks["imperium"],
        "reserve card": decks["reserve"],
        "source": sources,
        "sources": _Several(sources),
        "record": {*rules.seat_records, *rules.turn_records, *rules.table_records},
        "point source": sources | {"start"} | _words("track", FACTIONS) | _words("alliance", FACTIONS) | _CONVERTED,
        "pick": _Anything(),
        "todo": given_by(rules),
    }


def purposes(rules: Rules) -> set[str]:
    """Return all purposes of random streams in a game by these rules."""
    players = [seat for seat, player in enumerate(rules.is_player) if player]
    once = {purpose for purpose, whose in rules.streams.items() if whose == "table"}
    return once | {of_seat(purpose, seat) for purpose in rules.streams.keys() - once for seat in players}


COMPONENTS: Final = {
    "card": "cards",
    "intrigue": "intrigues",
    "conflict": "conflicts",
    "leader": "leaders",
    "space": "spaces",
    "hagal": "hagal",
    "track": "tracks",
    "post": "posts",
}
"""Kind in a source -> the field of the catalog with its components; boxes have further kinds."""


def components_of(rules: Rules, kind: str) -> tuple[Any, ...]:
    """Return the components that sources of this kind name, none if there is no such kind."""
    catalog = rules.catalog
    return getattr(catalog, COMPONENTS[kind]) if kind in COMPONENTS else catalog.of(kind)


def _words(kind: str, names: tuple[str, ...]) -> set[str]:
    return {f"{kind}:{name}" for name in names}


_CONVERTED: Final = _words("convert", (*RESOURCES, "intrigue"))


class _Several:
    """A container of texts made of words separated by spaces, each of which is in another container."""

    def __init__(self, words: Container[str]) -> None:
        self.words = words

    def __contains__(self, value: Any) -> bool:
        return all(word in self.words for word in value.split(" "))


class _Anything:
    """A container of everything."""

    def __contains__(self, value: object) -> bool:
        return True


class Given:
    """The effects that the components in play give: printed ones, and those that the rules derive from them.

    As a container it holds the entries of a pool.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._known: dict[str, set[Effect]] = {}

    def __contains__(self, todo: Any) -> bool:
        source, effect, granted = todo
        return 0 <= granted < MAX_COUNT and self.gives(source, effect)

    def gives(self, source: str, effect: Effect) -> bool:
        """Tell whether the component gives the effect, by itself or inside another one."""
        if source not in self._known:
            self._known[source] = self._of(source)
        return effect in self._known[source]

    def _of(self, source: str) -> set[Effect]:
        kind, _, name = source.partition(":")
        found: set[Any] = set()
        for component in components_of(self.rules, kind):
            if component.id == name:
                self._gather(component, found)
        return found

    def _gather(self, thing: Any, found: set[Any]) -> None:
        for part in parts(thing):
            if part in found:
                continue
            if part.__class__ in self.rules.effects:
                found.add(part)
            for makes in self.rules.makes.get(part.__class__, ()):
                for made in makes(self.rules, part):
                    self._gather(made, found)


@derived
def given_by(rules: Rules) -> Given:
    """Return the effects of the components in play, gathered as they are asked for."""
    return Given(rules)


# ------------------------------------------------------------------------------------------------ the walk


@cache
def _check_of_record(cls: type) -> Check:
    """Return the check of every field of a record class."""
    names = vars(sys.modules[cls.__module__])
    checks = []
    for field in fields(cls):
        annotation = eval(field.type, names) if isinstance(field.type, str) else field.type
        check = _check_of(annotation, f"{cls.__name__}.{field.name}")
        if check is not None:
            checks.append((field.name, check))

    def check_fields(record: Any, values: Values) -> str:
        for name, check in checks:
            wrong = check(getattr(record, name), values)
            if wrong:
                return f".{name}{wrong}"
        return ""

    return check_fields


def _check_of(annotation: Any, where: str) -> Check | None:
    """Return the check for values of this annotation, None if there is nothing to check beyond the type.

    Raises TypeError if the annotation does not say what a text stands for.
    """
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _check_of_annotated(annotation.__metadata__, where)
    if annotation is int:
        return _one_of(Kind("count"))
    if annotation is bool or annotation is type(None) or origin is Literal:
        return None
    if origin in (tuple, list):
        return _each_of(
            tuple(_check_of(arg, where) for arg in args if arg is not Ellipsis), Ellipsis in args or origin is list
        )
    if origin is dict:
        return _both_of(*(_check_of(arg, where) for arg in args))
    if origin in (UnionType, Union):
        found = [check for arg in args if (check := _check_of(arg, where)) is not None]
        return _if_there(found[0]) if found else None
    if isinstance(annotation, type) and issubclass(annotation, Effect):
        return None  # an effect is as printed; whether a component gives it is checked where it is held
    if is_dataclass(annotation) or (isinstance(annotation, type) and issubclass(annotation, Word)):
        return lambda value, values: _check_of_record(value.__class__)(value, values)
    raise TypeError(f"{where} does not say what it stands for: {annotation!r}")


def _check_of_annotated(said: tuple[Any, ...], where: str) -> Check | None:
    (mark,) = said
    assert isinstance(mark, Kind), where
    return _one_of(mark)


def _one_of(kind: Kind) -> Check:
    name, none = kind.name, kind.none

    def check(value: Any, values: Values) -> str:
        if value in values[name] or (none is not None and value == none):
            return ""
        return f": {_short(value)} is no {name}"

    return check


def _short(value: object) -> str:
    said = repr(value)
    return said if len(said) <= 80 else said[:77] + "..."


def _each_of(checks: tuple[Check | None, ...], same: bool) -> Check | None:
    if not any(checks):
        return None

    def check(value: Any, values: Values) -> str:
        if len(value) > MAX_COUNT:
            return f": {len(value)} are too many"
        for index, item in enumerate(value):
            one = checks[0 if same else index]
            wrong = one(item, values) if one is not None else ""
            if wrong:
                return f".{index}{wrong}"
        return ""

    return check


def _both_of(key: Check | None, item: Check | None) -> Check:
    def check(value: Any, values: Values) -> str:
        for name, held in value.items():
            wrong = (key(name, values) if key else "") or (item(held, values) if item else "")
            if wrong:
                return f".{_short(name)}{wrong}"
        return ""

    return check


def _if_there(one: Check) -> Check:
    return lambda value, values: "" if value is None else one(value, values)
