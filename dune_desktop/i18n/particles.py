"""Korean particles: which of two forms follows a word depends on how the word sounds at its end.

    attach("물", "이") == "물이"        attach("카르타그", "으로") == "카르타그로"
    attach("3", "을") == "3을"          attach("Paul", "은") == "Paul은"

Hangul is looked up in the syllable itself. Digits sound as Sino-Korean numerals, Latin words roughly as they are
spelled in Korean. For a word in any other script both forms are written, as Korean texts do: "花子은(는)".
"""

from __future__ import annotations

import re
from typing import Final

PAIRS: Final[tuple[tuple[str, str], ...]] = (
    ("이", "가"),
    ("은", "는"),
    ("을", "를"),
    ("과", "와"),
    ("으로", "로"),
    ("이나", "나"),
    ("이라", "라"),
    ("아", "야"),
)
"""Each particle after a final consonant and without one."""

PARTICLES: Final[dict[str, tuple[str, str]]] = {form: pair for pair in PAIRS for form in pair}
"""Either form of a particle -> both."""

_FIRST, _LAST, _FINALS, _RIEUL = 0xAC00, 0xD7A3, 28, 8

# How the last digit is read: the final sound of 영 일 이 삼 사 오 육 칠 팔 구
_DIGITS: Final = {"0": "ng", "1": "l", "2": "", "3": "m", "4": "", "5": "", "6": "k", "7": "l", "8": "l", "9": ""}
_ZEROS: Final = {1: "p", 2: "k", 3: "n", 4: "n"}  # 십 백 천 만; more zeros are read by the same words again
_LETTERS: Final = {"L": "l", "M": "m", "N": "n"}  # names of letters that end in a consonant: 엘 엠 엔

_SHORT: Final = re.compile(r"(?:^|[^aeiou])[aeiou](?:b|p|t|c|k|ck|tt|pp|bb)$")
_SOUNDING: Final = re.compile(r"(ng|n|m|l)e?$")


def attach(word: str, particle: str) -> str:
    """The word with the particle, in the form that fits; `particle` is named by either of its forms."""
    closed, opened = PARTICLES[particle]
    sound = final_sound(word)
    if sound is None:
        return f"{word}{closed}({opened})"
    if not sound or (sound == "l" and closed == "으로"):
        return word + opened
    return word + closed


def final_sound(word: str) -> str | None:
    """The final consonant the word is read with: "l" for ㄹ, "" for none, None where nobody can say."""
    letters = word.rstrip(" \"'”’)]}〉》」』.!?…")
    if not letters:
        return None
    last = letters[-1]
    if _FIRST <= ord(last) <= _LAST:
        final = (ord(last) - _FIRST) % _FINALS
        return "l" if final == _RIEUL else "k" if final else ""
    if last in _DIGITS:
        digits = re.search(r"\d+$", letters)
        number = digits.group() if digits else last
        zeros = len(number) - len(number.rstrip("0"))
        return _ZEROS.get((zeros - 1) % 4 + 1, "") if 0 < zeros < len(number) else _DIGITS[last]
    if last.isascii() and last.isalpha():
        return _latin(letters)
    return None


def _latin(text: str) -> str:
    """The final sound of a Latin word as Korean would spell it; a word in capitals is read letter by letter."""
    found = re.search(r"[A-Za-z]+$", text)
    assert found is not None
    word = found.group()
    if len(word) == 1 or word.isupper():
        return _LETTERS.get(word[-1].upper(), "")
    word = word.lower()
    sounding = _SOUNDING.search(word)
    if sounding and not (word.endswith("e") and len(word) > 2 and word[-3] not in "aeiouy"):
        return "l" if sounding.group(1) == "l" else "n"
    return "k" if _SHORT.search(word) else ""
