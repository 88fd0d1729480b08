"""Korean in the polite style of the rulebook: -ㅂ니다 at the end, -고 between, -ㄹ 수 있습니다 for "may".

Verbs are written in their dictionary form (얻다, 소집하다). The square brackets of an act hold the particle of its
object: "병력 2[을] 소집하다" becomes 병력 2를 소집합니다, 병력 2를 소집하고, 병력 2 소집.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from dune_desktop.i18n.languages.grammar import Acts, Grammar, Joints, UnknownVerb
from dune_desktop.i18n.languages.language import Breaking, Faces, Language
from dune_desktop.i18n.tree import Act, Choose, Do, Per, Together, act_of

_OBJECT: Final = re.compile(r"^(.*)\[([가-힣]+)\] (.*)$")
_LONG: Final = 20  # a clause longer than this is set off with a comma
_LONG_GAIN: Final = 32  # likewise the end of a sentence after its price
Ending = Callable[[str], str]


class Korean(Grammar):
    """Korean grammar: "물 1을 지불해, 병력 1을 소집하고 카드 1장을 뽑을 수 있습니다."

    `verbs`: verb -> its forms at the end of a sentence, before 수, before what it pays for, and in a list (-으며):
    "얻다": "얻습니다 얻을 얻어 얻으며". Behind a form in -는 follows 대신: 잃는 대신.
    """

    joints: ClassVar = Joints(gap=" ", items=", ", either=" 또는 ", price=" → ")

    def check(self, text: str) -> None:
        verb = text.rpartition(" ")[2]
        if verb not in self.verbs:
            raise UnknownVerb(f"{verb!r} in {text!r} is not in the list of Korean verbs")

    def do(self, acts: Acts) -> str:
        """Return the acts in order; one that counts stands alone in its sentence."""
        sentences: list[list[Act]] = [[]]
        for act in acts:
            if isinstance(act, Per) and sentences[-1]:
                sentences.append([])
            sentences[-1].append(act)
        return ". ".join(self._chain(tuple(found), self.polite) for found in sentences)

    def inside(self, acts: Acts) -> str:
        return self._chain(acts, self.polite)

    def may(self, acts: Acts) -> str:
        return self._chain(acts, self.can)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        price = self._chain(costs, self.paying)
        gain = self._chain(acts, self.polite if forced else self.can, commas=len(acts) > 2)
        long = len(price) > _LONG or (len(gain) > _LONG_GAIN and "," not in gain)  # a comma would join a list behind it
        many = long or len(costs) + len(acts) > 2
        return f"{price}{',' if many and not price.endswith(' 대신') else ''} {gain}"

    def paid(self, raw: str) -> str:
        return self.conditional("그렇게 하면", raw)

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject} {self._chain(acts, self.polite)}"

    def conditional(self, clause: str, raw: str) -> str:
        """Return the raw sentence after its clause.

        A condition in -면 is set off with a comma.

        After a moment (-에, -때, -마다) a comma would read as part of a list.
        """
        return f"{clause}{',' if clause.endswith('면') else ''} {raw}"

    def all_hold(self, clauses: Sequence[str]) -> str:
        """Return one clause for all conditions: before another one 있다면 -> 있고, 이상이라면 -> 이상이고."""
        *first, last = clauses
        return " ".join([*(re.sub(r"(?:(이)라|다)면$", r"\1고", clause) for clause in first), last])

    def joined(self, raws: Sequence[str]) -> str:
        return ". 또한 ".join(raws)

    def choose_one(self, raws: Sequence[str]) -> str:
        return f"다음 중 하나를 선택합니다: {'. 또는 '.join(raws)}"

    def choose_several(self, n: int, labels: Sequence[str]) -> str:
        return f"{', '.join(labels)} 중 서로 다른 {n}가지를 선택합니다"

    def button(self, acts: Acts) -> str:
        return ", ".join(self._label(act) for act in self._merged(acts))

    def things(self, acts: Acts) -> str:
        return self.both([_split(self._plain(act))[0] for act in acts])

    def both(self, words: Sequence[str]) -> str:
        return _with_and(words)

    def either(self, words: Sequence[str]) -> str:
        return ", ".join(words)

    def places(self, words: Sequence[str]) -> str:
        return ", ".join(words)

    def finish(self, raws: Sequence[str]) -> str:
        return " ".join(raw + "." for raw in raws)

    # ------------------------------------------------------------------------------------------------ endings

    def polite(self, verb: str) -> str:
        """Return the polite form: 얻다 -> 얻습니다, 소집하다 -> 소집합니다."""
        return self._form(verb, 0)

    def can(self, verb: str) -> str:
        """Return the form of an optional act: 얻다 -> 얻을 수 있습니다, 소집하다 -> 소집할 수 있습니다."""
        return self._form(verb, 1) + " 수 있습니다"

    def paying(self, verb: str) -> str:
        """Return the form before what is got for it: 지불하다 -> 지불해, 잃다 -> 잃는 대신."""
        form = self._form(verb, 2)
        return form + " 대신" if form.endswith("는") else form

    def listing(self, verb: str) -> str:
        """Return the form in a list: 얻다 -> 얻으며, 소집하다 -> 소집하며."""
        return self._form(verb, 3)

    def joining(self, verb: str) -> str:
        """Return the form before another act: 얻다 -> 얻고."""
        return verb[:-1] + "고"

    def choosing(self, verb: str) -> str:
        """Return the form before another option: 얻다 -> 얻거나."""
        return verb[:-1] + "거나"

    def noun(self, verb: str) -> str:
        """Return the noun: 얻다 -> 얻기, 소집하다 -> 소집."""
        return verb.removesuffix("하다") if verb.endswith("하다") and len(verb) > 2 else verb[:-1] + "기"

    def _form(self, verb: str, place: int) -> str:
        return self.verbs[verb].split()[place]

    # ------------------------------------------------------------------------------------------------ acts

    def _chain(self, acts: Acts, last: Ending, commas: bool = True) -> str:
        """Return the acts as one clause; a long one is set off from the next with a comma if `commas`."""
        merged = self._merged(acts)
        parts: list[str] = []
        for index, act in enumerate(merged):
            left = len(merged) - index - 1
            lists = left == 1 and len(merged) > 2
            text = self._one(act, last if not left else self.listing if lists else self.joining)
            parts.append(text + ("," if left and ((commas and len(text) > _LONG) or lists) else ""))
        return " ".join(parts)

    def _one(self, act: Act, ending: Ending) -> str:
        if not isinstance(act, Choose):
            before, space, verb = sentence(self._plain(act).text).rpartition(" ")
            return before + space + ending(verb)
        branches = [tuple(map(act_of, branch)) for branch in act.branches]
        merged = self._merged(tuple(branch[0] for branch in branches), " 또는 ")
        if len(merged) == 1 and all(len(branch) == 1 for branch in branches):
            return self._one(merged[0], ending)
        *first, final = branches
        parts = [self._chain(branch, self.choosing) for branch in first]
        return " ".join(part + ("," if len(part) > _LONG else "") for part in parts) + " " + self._chain(final, ending)

    def _merged(self, acts: Acts, word: str = "") -> Acts:
        """Return the acts with neighbors of the same verb joined: 물 1과 검 1개[을] 얻다."""
        result: list[Act] = []
        objects: list[str] = []
        for act in acts:
            found = act if isinstance(act, Choose) else self._plain(act)
            if isinstance(found, Do):
                thing, particle, verb = _split(found)
                last = result[-1] if result else None
                if found.merge and isinstance(last, Do) and last.merge and _split(last)[1:] == (particle, verb):
                    objects.append(thing)
                    together = word.join(objects) if word else _with_and(objects)
                    result[-1] = Do(f"{together}[{particle}] {verb}", merge=True)
                    continue
                objects = [thing]
            result.append(found)
        return tuple(result)

    def _label(self, act: Act) -> str:
        if isinstance(act, Choose):
            branches = [", ".join(self._label(act_of(one)) for one in branch) for branch in act.branches]
            return self.joints.either.join(branches)
        thing, _, verb = _split(self._plain(act))
        before, space, last = verb.rpartition(" ")
        return f"{thing} {before}{space}{self.noun(last)}".strip()

    def _plain(self, act: Act) -> Do:
        match act:
            case Per():
                return Do(f"{act.amount}당 {act.act.text}")
            case Together():
                return act.told
            case Do():
                return act
        raise AssertionError("a choice is no single act")


def _split(act: Do) -> tuple[str, str, str]:
    """Return object, particle and verb phrase of an act."""
    found = _OBJECT.match(act.text)
    return (found.group(1), found.group(2), found.group(3)) if found else ("", "", act.text)


def sentence(text: str) -> str:
    """Return the text of an act with the particle of its object in place, still in dictionary form."""
    thing, particle, verb = _split(Do(text))
    return f"{attach(thing, particle)} {verb}" if thing else verb


def _with_and(words: Sequence[str]) -> str:
    """Return A와 B, and for more A, B, C."""
    return f"{attach(words[0], '과')} {words[1]}" if len(words) == 2 else ", ".join(words)


# ------------------------------------------------------------------------------------------------ particles

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
"""Either form of a particle -> both forms."""

_FIRST, _LAST, _FINALS, _RIEUL = 0xAC00, 0xD7A3, 28, 8

# How the last digit is read: the final sound of 영 일 이 삼 사 오 육 칠 팔 구
_DIGITS: Final = {"0": "ng", "1": "l", "2": "", "3": "m", "4": "", "5": "", "6": "k", "7": "l", "8": "l", "9": ""}
_ZEROS: Final = {1: "p", 2: "k", 3: "n", 4: "n"}  # 십 백 천 만; more zeros are read by the same words again
_LETTERS: Final = {"L": "l", "M": "m", "N": "n"}  # names of letters that end in a consonant: 엘 엠 엔

_VOWEL: Final = r"(?:[aeiou]|ae|eo|eu|oe|oo|ui)"  # one vowel, as Korean names are spelled in Latin letters too
_FAMILY: Final = {"park": "k"}  # names that are not read as they are spelled: 박
_SHORT: Final = re.compile(rf"(?:^|[^aeiou])(?:[aeiou](?:b|t|c|ck|tt|pp|bb)|{_VOWEL}[kp])$")
_SOUNDING: Final = re.compile(r"(?:ng|n|m|l|(?:(?<=[aeiouy])[nml]|nn|mm|ll|(?<=[bcdfgkptz])l)e)$")


def attach(word: str, particle: str) -> str:
    """Return the word with the particle in the form that fits; `particle` is named by either of its forms.

    attach("물", "이") == "물이", attach("카르타그", "으로") == "카르타그로", attach("3", "을") == "3을".

    Hangul is looked up in the syllable itself. Digits sound as Sino-Korean numerals, Latin words roughly as they are
    spelled in Korean.

    For a word in any other script both forms are written, as Korean texts do: "花子은(는)", "花子(으)로".
    """
    closed, opened = PARTICLES[particle]
    sound = final_sound(word)
    if sound is None and closed.endswith(opened):
        return f"{word}({closed.removesuffix(opened)}){opened}"
    if sound is None:
        return f"{word}{closed}({opened})"
    if not sound or (sound == "l" and closed == "으로"):
        return word + opened
    return word + closed


def final_sound(word: str) -> str | None:
    """Return the final consonant that the word is read with: "l" for ㄹ, "" for none, None if unknown."""
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
    """Return the final sound of a Latin word as Korean would spell it; capitals are read letter by letter."""
    found = re.search(r"[A-Za-z]+$", text)
    assert found is not None
    word = found.group()
    if len(word) == 1 or word.isupper():
        return _LETTERS.get(word[-1].upper(), "")
    word = word.lower()
    if word in _FAMILY:
        return _FAMILY[word]
    sounding = _SOUNDING.search(word)
    if sounding:
        return "l" if "l" in sounding.group() else "n"
    return "k" if _SHORT.search(word) else ""


_BARE: Final = (
    "leader",
    "leader_short",
    "faction",
    "icon",
    "house",
    "difficulty",
    "variant",
    "shipping",
    "research",
    "tleilaxu_track",
    "training",
)

KOREAN: Final = Language(
    code="ko",
    name="한국어",
    grammar=Korean,
    marks={"": "‘’", **dict.fromkeys(_BARE, "")},  # docs/glossary.md, section 1
    forms=frozenset(PARTICLES),
    inflect=attach,
    breaking=Breaking(
        led=frozenset(["칸", "수", "곳", "때", "것", "번", "장", "명", "뒤", "번째"]),
        leading=frozenset(["새", "첫", "두", "세", "네", "이", "그", "한", "각", "총", "첫째"]),
    ),
    faces=Faces("text-ko-{weight}.ttf", "title-ko.ttf"),
)
