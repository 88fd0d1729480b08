"""What the seats of a game are called, in the language of now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from dune_desktop.i18n import Texts
from dune_desktop.i18n.languages import LANGUAGES

if TYPE_CHECKING:
    from dune_desktop.session import Session


def full_names(texts: Texts, session: Session) -> tuple[str, ...]:
    """What the seats are called: as their persons want, otherwise after their leader, in the language of now.

    Computers of earlier versions have names of their own. Two of the same name are told apart by numbers.
    """
    names: list[str] = []
    for seat, place in enumerate(session.rules.config.seats):
        given = session.names[seat] if seat < len(session.names) else ""
        key, chair = "leader_short:" + session.state.seats[seat].leader, session.chairs[seat]
        if place.kind == "hagal":
            names.append(str(texts.t("table.hagal")))
        elif chair.guest:
            names.append(str(texts.t("computer.name." + chair.guest)))
        elif place.kind == "rival" or chair.computer or not given or given in _in_all_languages(key):
            names.append(texts.name(key))
        else:
            names.append(given)
    return numbered(names)


def numbered(names: Sequence[str]) -> tuple[str, ...]:
    """The names, those that read like an earlier one with the first number that makes them differ: "Kim", "Kim 2"."""
    found: list[str] = []
    for name in names:
        taken = {other.casefold() for other in (*found, *names[len(found) + 1 :])}
        number = 2
        new = name
        while new.casefold() in ({other.casefold() for other in found} if new == name else taken):
            new = f"{name} {number}"
            number += 1
        found.append(new)
    return tuple(found)


def given_names(session: Session) -> tuple[str, ...]:
    """The names persons gave themselves; "" for those called after their leader, and for computers."""
    keys = ["leader_short:" + seat.leader for seat in session.state.seats]
    return tuple(
        "" if chair.computer or key.endswith(":") or name in _in_all_languages(key) else name
        for key, name, chair in zip(keys, session.names, session.chairs, strict=True)
    )


def _in_all_languages(key: str) -> set[str]:
    return {Texts(language).name(key) for language in LANGUAGES}
