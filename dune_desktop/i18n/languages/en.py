"""English: the verb comes first, "to" stands between a price and what it buys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from dune_desktop.i18n.languages.grammar import Acts, Grammar, Joints, UnknownVerb
from dune_desktop.i18n.languages.language import Language
from dune_desktop.i18n.tree import Act, Choose, Do, Per, Together, act_of

Form = Callable[[str], str]


class English(Grammar):
    """English grammar: "You may pay 1 water to recruit 1 troop and draw 1 card."

    `verbs`: verb -> third person.
    """

    joints: ClassVar = Joints(gap=" ", items=", ", either=" or ", price=": ")

    def check(self, text: str) -> None:
        verb = text.partition(" ")[0]
        if verb not in self.verbs:
            raise UnknownVerb(f"{verb!r} in {text!r} is not in the list of English verbs")

    def do(self, acts: Acts) -> str:
        return self._chain(acts, str)

    def may(self, acts: Acts) -> str:
        return "you may " + self._chain(acts, str)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        return f"{'' if forced else 'you may '}{self._chain(costs, str)} to {self._chain(acts, str)}"

    def paid(self, raw: str) -> str:
        return self.conditional("if you do", raw)

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject} {self._chain(acts, self.third_person)}"

    def conditional(self, clause: str, raw: str) -> str:
        return f"{clause}, {raw}"

    def all_hold(self, clauses: Sequence[str]) -> str:
        """Return one clause for all conditions: "if you have 3 spice and have reached ..."."""
        first, *more = clauses
        shared = "if you " if all(clause.startswith("if you ") for clause in clauses) else ""
        return " and ".join([first, *(clause.removeprefix(shared) for clause in more)])

    def joined(self, raws: Sequence[str]) -> str:
        return ", and ".join(raws)

    def choose_one(self, raws: Sequence[str]) -> str:
        *first, last = raws
        comma = "," if last.startswith("if ") else ""
        return f"choose one: {'; '.join(first)}; or{comma} {last}"

    def choose_several(self, n: int, labels: Sequence[str]) -> str:
        return f"choose {n} of these: {'; '.join(labels)}"

    def button(self, acts: Acts) -> str:
        return self._chain(acts, str)

    def things(self, acts: Acts) -> str:
        return self.both([self._plain(act).text.partition(" ")[2] for act in acts])

    def both(self, words: Sequence[str]) -> str:
        return _list(words, "and")

    def either(self, words: Sequence[str]) -> str:
        return _list(words, "or")

    def places(self, words: Sequence[str]) -> str:
        return _list(words, "or")

    def begin(self, text: str) -> str:
        return _capital(text)

    def finish(self, raws: Sequence[str]) -> str:
        return " ".join(_capital(raw) + "." for raw in raws)

    # ------------------------------------------------------------------------------------------------ acts

    def third_person(self, phrase: str) -> str:
        """Return a phrase that begins with a verb in the third person: "discard 2 cards" -> "discards 2 cards"."""
        verb, space, rest = phrase.partition(" ")
        return self.verbs[verb] + space + rest

    def _chain(self, acts: Acts, form: Form) -> str:
        return _list([self._one(act, form) for act in self._merged(acts, "and")], "and")

    def _one(self, act: Act, form: Form) -> str:
        if not isinstance(act, Choose):
            return form(self._plain(act).text)
        branches = [tuple(map(act_of, branch)) for branch in act.branches]
        merged = self._merged(tuple(branch[0] for branch in branches), "or")
        if len(merged) == 1 and all(len(branch) == 1 for branch in branches):
            return self._one(merged[0], form)
        return _list([self._chain(branch, form) for branch in branches], "or")

    def _merged(self, acts: Acts, word: str) -> Acts:
        """Return the acts with neighbors of the same verb joined: "gain 1 spice and 2 Solari"."""
        result: list[Act] = []
        objects: list[str] = []
        for act in acts:
            found = act if isinstance(act, Choose) else self._plain(act)
            if isinstance(found, Do):
                verb, _, thing = found.text.partition(" ")
                last = result[-1] if result else None
                if found.merge and isinstance(last, Do) and last.merge and last.text.partition(" ")[0] == verb:
                    objects.append(thing)
                    result[-1] = Do(f"{verb} {_list(objects, word)}", merge=True)
                    continue
                objects = [thing]
            result.append(found)
        return tuple(result)

    def _plain(self, act: Act) -> Do:
        match act:
            case Per():
                return Do(f"{act.act.text} for each {act.amount}")
            case Together():
                return act.told
            case Do():
                return act
        raise AssertionError("a choice is no single act")


def _list(words: Sequence[str], word: str) -> str:
    """Return a list; with a comma before "and" if its parts have commas or are long."""
    if len(words) == 1:
        return words[0]
    *first, last = words
    inner = ("and",) if word == "and" else ("and", "or")
    joined = any(f" {one} " in part or "," in part for part in words for one in inner)
    long = word == "or" and any(len(part) > 24 for part in words)
    return f"{', '.join(first)}{',' if joined or long else ''} {word} {last}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ------------------------------------------------------------------------------------------------ words of names

SOFT_HYPHEN: Final = "\u00ad"

_SYLLABLES: Final = """
Ac-cess Ad-min-is-tra-tor Ad-vanced Ad-vi-sor Agree-ment Al-le-gian-ces Al-li-ance Am-bas-sa-dor Am-bi-tion
Ap-pro-pri-ate Ar-gu-ment Ar-ra-keen Ar-ra-kis As-sas-si-na-tion As-sault As-set Au-thor-i-za-tion Bank-ers Be-guil-ing
Black-mail Branch-ing Break-through Brib-ery Bu-reau-crat Cal-cu-lat-ed Cal-cu-lus Cap-tured Car-ry-all Cha-ris-ma
Clan-des-tine Clev-er Com-bat Com-man-do Com-pact Con-spir-a-cy Con-tam-i-na-tor Con-tin-gen-cy Con-tracts Con-trol
Con-vinc-ing Co-or-di-na-tion Cor-ri-no Cor-rinth Coun-cil-or Coun-ter-at-tack Cov-ert Crys-knife Cul-ture Cun-ning
Dan-ger-ous Dark-ness Del-e-gate De-liv-er-y De-part Des-ert Det-o-na-tion De-vot-ed De-vour Di-plo-ma-cy
Di-rec-tor-ship Dis-guised Dis-patch Dis-pen-sa-tion Dis-sect-ing Dis-trac-tion Di-ver-sion Dou-ble Eco-log-i-cal
Eco-nom-ic El-ders Em-bed-ded En-gi-neer En-voy Es-pi-o-nage Ex-pe-dite Ex-per-i-men-ta-tion Far-mer Fa-vored Fe-day-kin
Fer-vor Fight-ers Fi-nesse Fold-ing Fold-space Freight-er Fre-men Ges-ser-it Grue-some Guild Ha-der-ach Hal-leck
Har-vest-er Ha-ven Head-quar-ters Heigh-liner Hid-den Hu-man-i-ty Im-per-i-al Im-pe-ri-um Im-per-son-a-tor Im-press
In-ci-dent In-dus-tri-al In-fan-try In-fil-trate In-fil-tra-tor In-for-mant In-i-ti-ate In-spire In-tel-li-gence
In-ter-stel-lar In-trigue Jes-si-ca Junc-tion Keep-er Kwi-satz Land-ing Lead-er-ship Lev-er-age Li-ai-son Loy-al-ty
Ma-chine Mak-er Ma-neu-ver Ma-nip-u-late Ma-nip-u-la-tion Man-u-fac-tur-er Mar-ket Mau-la Mer-ce-nar-ies Mer-chants
Meth-ods Mis-sion Mis-sion-ar-ia Mis-sive Mo-bi-li-za-tion Moth-er Ne-go-ti-at-ed Net-work North-ern Ob-ject
Oc-cu-pa-tion Op-er-a-tion Op-er-a-tive Op-por-tun-ism Op-por-tu-ni-ty Op-tion Op-u-lence Or-ni-thop-ter Over-throw
Par-a-com-pass Ped-dler Ped-dlers Phero-mones Pis-tol Plac-es Pol-i-tics Po-si-tion-ing Pre-pare Pri-or-i-ty Pri-vate
Prof-its Pro-tec-ti-va Pro-to-col Pub-lic Quarter-master Ques-tion-a-ble Reb-el Re-claimed Re-con-nais-sance Re-cruit-er
Re-cruit-ment Re-flex-es Re-fo-cus Re-in-force-ments Re-li-a-ble Re-place-ment Re-port Re-search-er Re-spect Rev-er-end
Re-volt Rhet-o-ric Rit-u-al Run-ner Sac-ri-fice Sar-dau-kar Sat-el-lite Say-ya-di-na Sci-en-tif-ic Se-cure Shad-dam
Shad-ows Shad-ow-y Shift-ing Shi-shak-li Sis-ter-hood Smug-gler Smug-glers Snoop-er Sol-dier South-ern Spac-ing Spe-cial
Spec-ta-cle Spir-i-tu-al Spy-mas-ter Sta-tion Steers-man Stil-gar Still-suit Still-tent Stock-pil-ing Stra-te-gic
Strong-arm Sub-ject Sub-ver-sive Sup-pli-er Sur-geon Sur-viv-al Sus-pen-sion Tac-ti-cal Tac-ti-cian Tal-ents Test-ing
Thop-ter Thump-er Tie-break-er Tlei-lax Tlei-lax-u Trad-er Trad-ing Treach-er-ous Treach-er-y Troop-er Truth-say-er
Truth-trance Tur-rets Un-der-cov-er Un-ex-pect-ed Un-nat-u-ral Un-swerv-ing Wa-ter-mas-ter Weak-ness Weap-on-ry
Weird-ing Wind-fall With-draw-al With-in Wom-an
"""

"""Where a long word of a name may be broken if it must, besides after its own hyphens."""

_BROKEN: Final = {word.replace("-", ""): word.replace("-", SOFT_HYPHEN) for word in _SYLLABLES.split()}
_WORD: Final = re.compile(r"[A-Za-z]+")


def hyphenated(name: str) -> str:
    """Return the name with soft hyphens in its long words."""
    marked = _WORD.sub(lambda found: _BROKEN.get(found.group(), found.group()), name)
    return re.sub(r"(?<=[A-Za-z]-)(?=[A-Za-z])", SOFT_HYPHEN, marked)


ENGLISH: Final = Language(
    code="en",
    name="English",
    grammar=English,
    categories=("one", "other"),
    plural=lambda n: "one" if n == 1 else "other",
    hyphenate=hyphenated,
)
