"""Japanese sentences in the clipped style of the board space guide: 5ソラリ獲得。2部隊招集し、策謀カードを1枚引く。

Verbs are written in their dictionary form (引く, 獲得する); their other forms are made here. An act that is no verb at
all, such as 影響力＋1, stands as it is. The square brackets of an act hold the particle of its object, nothing if the
clipped style drops it: "2香料[]獲得する" becomes 2香料獲得。
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from dune_desktop.i18n.grammar.act import Act, Acts

Form = Callable[[str], str]

_OBJECT: Final = re.compile(r"^(.*)\[([ぁ-ん]*)\](.*)$")
_CLIPPED: Final = ("獲得する", "招集する")  # end a sentence without する, as the space guide prints them
_RU_GODAN: Final = ("取る", "送る", "なる", "減る", "残る", "戻る")  # る-verbs whose stem changes
_STEMS: Final = {"う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み"}
_TE: Final = {
    "う": "って",
    "く": "いて",
    "ぐ": "いで",
    "す": "して",
    "つ": "って",
    "ぬ": "んで",
    "ぶ": "んで",
    "む": "んで",
}


class Japanese:
    """Sentences such as 1水を支払ってもよい。そうしたなら、1部隊招集し、自分の山の上から1枚引く。 (see `Grammar`)."""

    def do(self, acts: Acts) -> str:
        return _sentences(acts)

    def inside(self, acts: Acts) -> str:
        return _chain(acts, final)

    def may(self, acts: Acts) -> str:
        return _chain(acts, allowed)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        gain = _chain(acts, final)
        return f"{_chain(costs, stem)}、{gain}" if forced else f"{_chain(costs, allowed)}。そうしたなら、{gain}"

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject}{_chain(acts, final)}"

    def whenever(self, clause: str, raw: str) -> str:
        return f"{clause}、{raw}"

    def choose(self, n: int, heading: str, raws: list[str]) -> str:
        return f"{heading}{'。または、'.join(raws)}" if n == 1 else f"{heading}{'／'.join(raws)}"

    def label(self, acts: Acts) -> str:
        return _chain(acts, final)

    def things(self, acts: Acts) -> str:
        return self.both([_split(act)[0] for act in acts])

    def both(self, words: list[str]) -> str:
        return "と".join(words) if len(words) == 2 else "、".join(words)

    def either(self, words: list[str]) -> str:
        return "、".join(words)

    def places(self, words: list[str]) -> str:
        return "・".join(words)

    def begin(self, text: str) -> str:
        return text

    def finish(self, raws: list[str]) -> str:
        return "".join(raw if raw.endswith("。") else raw + "。" for raw in raws)


# ------------------------------------------------------------------------------------------------ forms


def is_verb(text: str) -> bool:
    """Whether the act ends in a verb; 影響力＋1 does not."""
    return text[-1] in "うくぐすつぬぶむる"


def final(text: str) -> str:
    """At the end of a sentence: 獲得する -> 獲得, 引く -> 引く."""
    return text.removesuffix("する") if text.endswith(_CLIPPED) else text


def stem(text: str) -> str:
    """Before another act: 獲得する -> 獲得し, 引く -> 引き, 影響力＋1 -> 影響力＋1."""
    if not is_verb(text):
        return text
    if text.endswith("する"):
        return text[:-2] + "し"
    if text.endswith("る"):
        return text[:-1] + ("り" if text.endswith(_RU_GODAN) else "")
    return text[:-1] + _STEMS[text[-1]]


def te(text: str) -> str:
    """Before もよい: 支払う -> 支払って."""
    if not is_verb(text):
        return text + "として"
    if text.endswith("する"):
        return text[:-2] + "して"
    if text.endswith("る"):
        return text[:-1] + ("って" if text.endswith(_RU_GODAN) else "て")
    return text[:-1] + _TE[text[-1]]


def allowed(text: str) -> str:
    """引く -> 引いてもよい."""
    return te(text) + "もよい"


def alternative(text: str) -> str:
    """Before another option: 引く -> 引くか, 説得力＋2 -> 説得力＋2、または."""
    return text + "か" if is_verb(text) else text + "、または"


# ------------------------------------------------------------------------------------------------ acts


def _split(act: Act) -> tuple[str, str, str]:
    """Object, particle and verb phrase of an act."""
    found = _OBJECT.match(act.text)
    return (found.group(1), found.group(2), found.group(3)) if found else ("", "", act.text)


def _chain(acts: Acts, last: Form) -> str:
    """The acts joined by 、 to one sentence.

    One that holds a comma itself stands last: its beginning would be read over what follows it, and after its end
    (1つを選び、影響力＋1) nothing can follow.
    """
    merged = sorted(_merged(acts), key=_has_comma)
    return "、".join([*(_one(act, stem) for act in merged[:-1]), _one(merged[-1], last)])


def _sentences(acts: Acts) -> str:
    """The acts in their order; one that holds a comma itself ends its sentence."""
    text = ""
    begun: list[Act] = []
    merged = _merged(acts)
    for act in merged:
        begun.append(act)
        if _has_comma(act) or act is merged[-1]:
            text += _chain(tuple(begun), final) + ("" if act is merged[-1] else "。")
            begun = []
    return text


def _has_comma(act: Act) -> bool:
    return "、" in _one(act, final)


def _one(act: Act, form: Form) -> str:
    if not act.branches:
        return form("".join(_split(act)))
    merged = _merged(tuple(branch[0] for branch in act.branches), "または")
    if len(merged) == 1 and all(len(branch) == 1 for branch in act.branches):
        return _one(merged[0], form)
    *first, final_branch = act.branches
    text = ""
    for branch in first:
        part = _chain(branch, alternative)
        text += part + ("" if part.endswith("または") else "、")
    return text + _chain(final_branch, form)


def _merged(acts: Acts, word: str = "と") -> Acts:
    """Neighbours that share their verb in one: 1水[]獲得する, 1香料[]獲得する -> 1水と1香料[]獲得する."""
    result: list[Act] = []
    for act in acts:
        thing, particle, verb = _split(act)
        if result and thing and act.merge and result[-1].merge and _split(result[-1])[1:] == (particle, verb):
            result[-1] = Act(f"{_split(result[-1])[0]}{word}{thing}[{particle}]{verb}", merge=True)
        else:
            result.append(act)
    return tuple(result)
