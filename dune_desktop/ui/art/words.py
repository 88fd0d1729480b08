"""Read the words of picture files: numbers, lists and path data."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

NUMBER: Final = r"[+-]?(?:\d+\.?\d*|\.\d+)"
_MOST: Final = 100_000
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}$")
_DATA = re.compile(rf"[A-Za-z]|{NUMBER}|\{{[^{{}}]*\}}|[\s,]+|.")
_TAKES: Final = {"M": "xy", "L": "xy", "T": "xy", "H": "x", "V": "y", "C": "xyxyxy", "S": "xyxy", "Q": "xyxy",
                 "A": "nnnnnxy", "Z": ""}  # fmt: skip
"""The commands of path data: which of their numbers go from left to right (x), which from top to bottom (y)."""


class Fault(ValueError):
    """What is wrong with the statement at hand, in a sentence."""


def number(word: str) -> float:
    """Return a plain number; a Fault if it is none."""
    try:
        found = float(word)
    except ValueError:
        raise Fault(f"“{word}” is no number") from None
    if not abs(found) <= _MOST:
        raise Fault(f"“{word}” is too large")
    return found


def share(word: str) -> float:
    """Return a number from 0 to 1; a Fault if it is none."""
    if not 0 <= (found := number(word)) <= 1:
        raise Fault(f"“{word}” is not between 0 and 1")
    return found


def whole(word: str) -> int:
    """Return a whole number; a Fault if it is none."""
    if not (word.isascii() and word.isdecimal() and len(word) <= 3):
        raise Fault(f"“{word}” is no whole number up to 999")
    return int(word)


def color(word: str) -> str:
    """Return a color; a Fault if it is none."""
    if not _COLOR.match(word):
        raise Fault(f"“{word}” is no color such as #F08122")
    return word


def yes(word: str) -> bool:
    """Return the answer; a Fault if it is neither `yes` nor `no`."""
    if word not in ("yes", "no"):
        raise Fault(f"“{word}” is neither yes nor no")
    return word == "yes"


def split(text: str) -> list[str]:
    """Return the parts between commas; commas within brackets part nothing."""
    if "(" not in text:
        return text.split(",")
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def exactly(word: str, count: int, like: str) -> list[str]:
    """Return that many parts between commas; a Fault if there are more or fewer."""
    parts = split(word)
    if len(parts) != count:
        raise Fault(f"“{word}” is not written {like}")
    return parts


Piece = str | float | tuple[str, str]
"""Of path data: text that stays, a number from left to right, or a place such as ("x", "right+2")."""


@lru_cache(maxsize=1024)
def path_pieces(data: str) -> tuple[Piece, ...]:
    """Return path data in pieces; a Fault where it is not path data."""
    pieces: list[Piece] = []
    command, takes, count = "", "", 0
    for token in (*_DATA.findall(data), "Z"):
        if token.isalpha():
            if command and (count % len(takes) or not count if takes else count):
                raise Fault(f"{command} in path data takes {len(takes) or 'no'} numbers each time, not {count}")
            if token.upper() not in _TAKES:
                raise Fault(f"“{token}” is no command of path data")
            command, takes, count = token, _TAKES[token.upper()], 0
            pieces.append(token)
        elif token[0] in "{+-.0123456789":
            if not command:
                raise Fault(f"path data begins with a command such as M, not with “{token}”")
            way = takes[count % len(takes)] if takes and command.isupper() else "n"
            if count:
                pieces.append(" ")
            count += 1
            if token[0] == "{":
                pieces.append((way, token[1:-1]))
            else:
                value = number(token)
                pieces.append(value if way == "x" else token)
        elif not token.isspace() and token != ",":
            raise Fault(f"“{token}” cannot stand in path data")
    pieces.pop()
    if not pieces:
        raise Fault("path data is missing; it begins with M and a place")
    return tuple(pieces)


@lru_cache(maxsize=8192)
def check_path(data: str) -> None:
    """Raise a Fault for what is not path data, the first time it is seen."""
    path_pieces(data)
