"""Korean sentences in the polite style of the rulebook: -ㅂ니다 at the end, -고 between, -ㄹ 수 있습니다 for "may".

Verbs are written in their dictionary form (얻다, 소집하다); their endings are made here. The square brackets of an act
hold the particle of its object: "병력 2[을] 소집하다" becomes 병력 2를 소집합니다, 병력 2를 소집하고, 병력 2 소집.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from dune_desktop.i18n.grammar.act import Act, Acts
from dune_desktop.i18n.particles import attach

_OBJECT: Final = re.compile(r"^(.*)\[([가-힣]+)\] (.*)$")
_FIRST, _FINALS = 0xAC00, 28
_B, _L = 17, 8  # ㅂ and ㄹ among the final consonants
Ending = Callable[[str], str]

_LONG: Final = 20  # a clause longer than this is set off with a comma


class Korean:
    """Sentences such as "물 1을 지불하고, 병력 1을 소집하고 카드 1장을 뽑을 수 있습니다." (see `Grammar`)."""

    def do(self, acts: Acts) -> str:
        return _chain(acts, polite)

    def inside(self, acts: Acts) -> str:
        return self.do(acts)

    def may(self, acts: Acts) -> str:
        return _chain(acts, can)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        price = _chain(costs, joining)
        gain = _chain(acts, polite if forced else can)
        comma = "," if len(costs) + len(acts) > 2 or len(price) > _LONG else ""
        return f"{price}{comma} {gain}"

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject} {_chain(acts, polite)}"

    def whenever(self, clause: str, raw: str) -> str:
        return f"{clause}, {raw}"

    def choose(self, n: int, heading: str, raws: list[str]) -> str:
        return f"{heading} {'. 또는 '.join(raws)}" if n == 1 else f"{', '.join(raws)} {heading}"

    def label(self, acts: Acts) -> str:
        return ", ".join(_label(act) for act in _merged(acts))

    def things(self, acts: Acts) -> str:
        return self.both([_split(act)[0] for act in acts])

    def both(self, words: list[str]) -> str:
        return _with_and(words)

    def either(self, words: list[str]) -> str:
        return ", ".join(words)

    def places(self, words: list[str]) -> str:
        return ", ".join(words)

    def begin(self, text: str) -> str:
        return text

    def finish(self, raws: list[str]) -> str:
        return " ".join(raw + "." for raw in raws)


# ------------------------------------------------------------------------------------------------ endings


def polite(verb: str) -> str:
    """얻다 -> 얻습니다, 소집하다 -> 소집합니다."""
    return _with_final(verb[:-1], _B, "습") + "니다"


def can(verb: str) -> str:
    """얻다 -> 얻을 수 있습니다, 소집하다 -> 소집할 수 있습니다."""
    return _with_final(verb[:-1], _L, "을") + " 수 있습니다"


def joining(verb: str) -> str:
    """얻다 -> 얻고."""
    return verb[:-1] + "고"


def listing(verb: str) -> str:
    """얻다 -> 얻으며, 소집하다 -> 소집하며."""
    stem = verb[:-1]
    return stem + ("며" if _open(stem) else "으며")


def choosing(verb: str) -> str:
    """얻다 -> 얻거나."""
    return verb[:-1] + "거나"


def noun(verb: str) -> str:
    """얻다 -> 얻기, 소집하다 -> 소집."""
    return verb.removesuffix("하다") if verb.endswith("하다") and len(verb) > 2 else verb[:-1] + "기"


def _open(stem: str) -> bool:
    return (ord(stem[-1]) - _FIRST) % _FINALS == 0


def _with_final(stem: str, final: int, instead: str) -> str:
    """The stem closed with a consonant, or with a syllable instead if it is closed already."""
    return stem[:-1] + chr(ord(stem[-1]) + final) if _open(stem) else stem + instead


# ------------------------------------------------------------------------------------------------ acts


def _split(act: Act) -> tuple[str, str, str]:
    """Object, particle and verb phrase of an act."""
    found = _OBJECT.match(act.text)
    return (found.group(1), found.group(2), found.group(3)) if found else ("", "", act.text)


def sentence(text: str) -> str:
    """The text of an act with the particle of its object in place, still in dictionary form."""
    thing, particle, verb = _split(Act(text))
    return f"{attach(thing, particle)} {verb}" if thing else verb


def _chain(acts: Acts, last: Ending) -> str:
    merged = _merged(acts)
    parts: list[str] = []
    for index, act in enumerate(merged):
        left = len(merged) - index - 1
        ending = last if not left else listing if left == 1 and len(merged) > 2 else joining
        text = _one(act, ending)
        parts.append(text + ("," if left and (len(text) > _LONG or ending is listing) else ""))
    return " ".join(parts)


def _one(act: Act, ending: Ending) -> str:
    if not act.branches:
        text = sentence(act.text)
        return _conjugated(text, ending)
    merged = _merged(tuple(branch[0] for branch in act.branches), " 또는 ")
    if len(merged) == 1 and all(len(branch) == 1 for branch in act.branches):
        return _one(merged[0], ending)
    *first, final = [tuple(branch) for branch in act.branches]
    parts = [_chain(branch, choosing) for branch in first]
    return " ".join(part + ("," if len(part) > _LONG else "") for part in parts) + " " + _chain(final, ending)


def _conjugated(text: str, ending: Ending) -> str:
    before, space, verb = text.rpartition(" ")
    return before + space + ending(verb)


def _merged(acts: Acts, word: str = "") -> Acts:
    """Neighbours that share their verb in one: 물 1[을] 얻다, 검 1개[을] 얻다 -> 물 1과 검 1개[을] 얻다."""
    result: list[Act] = []
    objects: list[str] = []
    for act in acts:
        thing, particle, verb = _split(act)
        if result and act.merge and result[-1].merge and _split(result[-1])[1:] == (particle, verb):
            objects.append(thing)
            together = word.join(objects) if word else _with_and(objects)
            result[-1] = Act(f"{together}[{particle}] {verb}", merge=True)
        else:
            objects = [thing]
            result.append(act)
    return tuple(result)


def _label(act: Act) -> str:
    if act.branches:
        return " 또는 ".join(", ".join(_label(one) for one in branch) for branch in act.branches)
    thing, _, verb = _split(act)
    before, space, last = verb.rpartition(" ")
    return f"{thing} {before}{space}{noun(last)}".strip()


def _with_and(words: list[str]) -> str:
    """A와 B, and for more A, B, C."""
    return f"{attach(words[0], '과')} {words[1]}" if len(words) == 2 else ", ".join(words)
