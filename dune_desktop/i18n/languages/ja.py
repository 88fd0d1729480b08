"""Japanese in the clipped style of the board space guide: 5ソラリ獲得。2部隊招集し、策謀カードを1枚引く。

Verbs are written in their dictionary form (引く, 獲得する). An act may be no verb at all but end in a figure, such as
影響力＋1. The square brackets of an act hold the particle of its object, nothing if the clipped style drops it:
"2香料[]獲得する" becomes 2香料獲得。
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from dune_desktop.i18n.languages.grammar import Acts, Grammar, Joints, UnknownVerb
from dune_desktop.i18n.languages.language import Faces, Language
from dune_desktop.i18n.tree import Act, Choose, Do, Node, Nodes, Pay, Per, Together, act_of

if TYPE_CHECKING:
    from budoux import Parser

_OBJECT: Final = re.compile(r"^(.*)\[([ぁ-ん]*)\](.*)$")
_FIGURE: Final = re.compile(r"[＋－](?:\d+|\{n\})$")
Form = Callable[[str], str]


class Japanese(Grammar):
    """Japanese grammar: 1水を支払ってもよい。そうしたなら、1部隊招集し、自分の山の上から1枚引く。

    `verbs`: how an act ends -> its forms before another act, before もよい, and, where it is clipped, at the end of a
    sentence: "引く": "引き 引いて", "獲得する": "獲得し 獲得して 獲得". Of several that fit the longest counts.
    """

    stop: ClassVar = "。"
    joints: ClassVar = Joints(gap="", items="、", either="／", price="→")

    def check(self, text: str) -> None:
        if not self.verb_of(text) and not _FIGURE.search(text):
            raise UnknownVerb(f"{text!r} ends in no verb of the list of Japanese verbs, and in no figure")

    def do(self, acts: Acts) -> str:
        """Return the acts in order; one with a comma ends its sentence, one that counts stands alone in it."""
        sentences: list[list[Act]] = [[]]
        for act in self._merged(acts):
            if isinstance(act, Per) and sentences[-1]:
                sentences.append([])
            sentences[-1].append(act)
            if self._holds_comma(act):
                sentences.append([])
        return "。".join(self._chain(tuple(found), self.final) for found in sentences if found)

    def inside(self, acts: Acts) -> str:
        return self._chain(acts, self.final)

    def may(self, acts: Acts) -> str:
        return self._chain(acts, self.allowed)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        gain = self._chain(acts, self.final)
        if forced:
            return f"{self._chain(costs, self.stem)}、{gain}"
        return f"{self._chain(costs, self.allowed)}。{self.paid(gain)}"

    def paid(self, raw: str) -> str:
        return self.conditional("そうしたなら", raw)

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject}{self._chain(acts, self.final)}"

    def conditional(self, clause: str, raw: str) -> str:
        return f"{clause}、{raw}"

    def all_hold(self, clauses: Sequence[str]) -> str:
        *first, last = clauses
        return "、".join([*(_joining(clause) for clause in first), last])

    def joined(self, raws: Sequence[str]) -> str:
        return "。さらに、".join(raws)

    def choose_one(self, raws: Sequence[str]) -> str:
        return f"次から1つを選ぶ：{'。または、'.join(raws)}"

    def _sentences_of(self, node: Node) -> list[str]:
        """Return a choice of optional exchanges without verbs: 2香料→5ソラリ／5ソラリ→4香料."""
        if not isinstance(node, Choose) or node.n != 1 or not all(map(_is_exchange, node.branches)):
            return super()._sentences_of(node)
        exchanges = [
            self.joints.price.join((self.things(pay.costs), self.things(tuple(map(act_of, pay.nodes)))))
            for (pay,) in node.branches
            if isinstance(pay, Pay)
        ]
        return [f"次から1つを選んでもよい：{self.joints.either.join(exchanges)}"]

    def choose_several(self, n: int, labels: Sequence[str]) -> str:
        return f"次から異なる{n}つを選ぶ：{'／'.join(labels)}"

    def button(self, acts: Acts) -> str:
        return self._chain(acts, self.final)

    def things(self, acts: Acts) -> str:
        return self.both([_split(act)[0] for act in acts if isinstance(act, Do)])

    def both(self, words: Sequence[str]) -> str:
        return "と".join(words) if len(words) == 2 else self.listed(words)

    def either(self, words: Sequence[str]) -> str:
        return self.listed(words)

    def between(self, before: str, after: str) -> str:
        """Return nothing between names in brackets, as in the rulebook: 〈帝国の密偵〉〈スティルガー〉."""
        return "" if _bare(before)[-1:] in _CLOSES and _bare(after)[:1] in _OPENS else self.joints.items

    def places(self, words: Sequence[str]) -> str:
        return "・".join(words)

    def finish(self, raws: Sequence[str]) -> str:
        return "".join(raw + "。" for raw in raws)

    # ------------------------------------------------------------------------------------------------ forms

    def verb_of(self, text: str) -> str:
        """Return the verb that an act ends in; "" for 影響力＋1."""
        return max((verb for verb in self.verbs if text.endswith(verb)), key=len, default="")

    def final(self, text: str) -> str:
        """Return the form at the end of a sentence: 獲得する -> 獲得, 引く -> 引く."""
        return self._form(text, 2, text)

    def stem(self, text: str) -> str:
        """Return the form before another act: 獲得する -> 獲得し, 引く -> 引き, 影響力＋1 -> 影響力＋1."""
        return self._form(text, 0, text)

    def allowed(self, text: str) -> str:
        """Return the form of an optional act: 引く -> 引いてもよい, 影響力＋1 -> 影響力＋1を得てもよい."""
        return self._form(text, 1, text + "を得て") + "もよい"

    def alternative(self, text: str) -> str:
        """Return the form before another option: 引く -> 引くか, 説得力＋2 -> 説得力＋2、または."""
        return text + "か" if self.verb_of(text) else text + "、または"

    def _form(self, text: str, place: int, otherwise: str) -> str:
        verb = self.verb_of(text)
        forms = self.verbs[verb].split() if verb else []
        return text.removesuffix(verb) + forms[place] if place < len(forms) else otherwise

    # ------------------------------------------------------------------------------------------------ acts

    def _chain(self, acts: Acts, last: Form) -> str:
        """Return the acts joined by 、 to one sentence.

        An act with a comma stands last: its beginning would be read over what follows it, and nothing can follow its
        end (1つを選び、影響力＋1).
        """
        merged = sorted(self._merged(acts), key=self._holds_comma)
        return "、".join([*(self._one(act, self.stem) for act in merged[:-1]), self._one(merged[-1], last)])

    def _holds_comma(self, act: Act) -> bool:
        return "、" in self._one(act, self.final)

    def _one(self, act: Act, form: Form) -> str:
        match act:
            case Do():
                return form("".join(_split(act)))
            case Per():
                return f"{act.amount}につき、{self._one(act.act, form)}"
            case Together():
                return self._one(act.told, form)
        branches = [tuple(map(act_of, branch)) for branch in act.branches]
        merged = self._merged(tuple(branch[0] for branch in branches), "または")
        if len(merged) == 1 and all(len(branch) == 1 for branch in branches):
            return self._one(merged[0], form)
        *first, final = branches
        text = ""
        for branch in first:
            part = self._chain(branch, self.alternative)
            text += part + ("" if part.endswith("または") else "、")
        return text + self._chain(final, form)

    def _merged(self, acts: Acts, word: str = "と") -> Acts:
        """Return the acts with neighbors of the same verb joined: 1水と1香料[]獲得する."""
        result: list[Act] = []
        for act in acts:
            last = result[-1] if result else None
            if isinstance(act, Do) and isinstance(last, Do) and act.merge and last.merge:
                thing, particle, verb = _split(act)
                before = _split(last)
                if thing and before[1:] == (particle, verb):
                    result[-1] = Do(f"{before[0]}{word}{thing}[{particle}]{verb}", merge=True)
                    continue
            result.append(act)
        return tuple(result)


def _is_exchange(branch: Nodes) -> bool:
    """Tell whether an option is an optional exchange of things for things."""
    return (
        len(branch) == 1
        and isinstance(branch[0], Pay)
        and not branch[0].forced
        and all(isinstance(act, Do) and _split(act)[0] for act in (*branch[0].costs, *branch[0].nodes))
    )


_CLOSES: Final = ("〉", "》")
_OPENS: Final = ("〈", "《")


def _bare(markup: str) -> str:
    """Return the words of a text without its tags."""
    return re.sub("<[^<>]*>", "", markup)


def _split(act: Do) -> tuple[str, str, str]:
    """Return object, particle and verb phrase of an act."""
    found = _OBJECT.match(act.text)
    return (found.group(1), found.group(2), found.group(3)) if found else ("", "", act.text)


_JOINING: Final = (
    ("ているなら", "ており"),
    ("いるなら", "おり"),
    ("あるなら", "あり"),
    ("したなら", "し"),
    ("なら", "で"),
)
"""End of a condition -> its end before another condition."""


def _joining(clause: str) -> str:
    """Return a condition as it stands before another: 3香料以上持っているなら -> 3香料以上持っており."""
    end, joining = next((pair for pair in _JOINING if clause.endswith(pair[0])), ("", ""))
    return clause.removesuffix(end) + joining


_JOINTS: Final = ("フェイス", "ドレッド", "ホロ", "ミニ", "ウィンド", "メモ", "協会首席", "香料密輸", "選択的")
"""Beginnings of compounds without a dot: a name may be broken after them."""


@cache
def _word() -> re.Pattern[str]:
    """Return the pattern of a word in a name; compiled at its first use, since that takes a while."""
    return re.compile(
        rf"(?:{'|'.join(_JOINTS)})(?=[ァ-ヺー々一-鿿])"
        r"|(?:[ァ-ヺー]+・?(?:(?!の)[ぁ-ん]+)?|[々一-鿿]+(?:(?!の)[ぁ-ん]+)?|の|[ぁ-ん]+|[^ァ-ヺー々一-鿿ぁ-ん…]+)…*"
    )


def words(name: str) -> Sequence[str]:
    """Return the words of a name, cut where its script changes.

    It is also cut after a dot and around the particle の: 魅惑, の, フェロモン.

    Other particles and endings stay with the word before, and so do trailing dots.
    """
    return _word().findall(name)


_BARE: Final = (
    "faction",
    "icon",
    "house",
    "leader_short",
    "difficulty",
    "variant",
    "shipping",
    "research",
    "tleilaxu_track",
    "training",
)


@cache
def _parser() -> Parser:
    """Return the model that finds phrases; read when the first Japanese text needs a second line."""
    from budoux import load_default_japanese_parser

    return load_default_japanese_parser()


@lru_cache(4096)
def phrases(text: str) -> Sequence[str]:
    """Return the phrases of a text: each a word with the particles and endings after it."""
    return tuple(_parser().parse(text))


JAPANESE: Final = Language(
    code="ja",
    name="日本語",
    grammar=Japanese,
    marks={"": "〈〉", "space": "《》", "post": "《》", **dict.fromkeys(_BARE, "")},  # docs/glossary.md, section 1
    apart=words,
    phrases=phrases,
    faces=Faces("text-ja-{weight}.ttf", "title-ja.ttf"),
)
