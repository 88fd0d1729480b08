"""English sentences: the verb comes first, "to" stands between a cost and what it buys."""

from __future__ import annotations

from collections.abc import Callable

from dune_desktop.i18n.grammar.act import Act, Acts


class English:
    """Sentences such as "You may pay 1 water to recruit 1 troop and draw 1 card." (see `Grammar`)."""

    def do(self, acts: Acts) -> str:
        return _chain(acts, str)

    def inside(self, acts: Acts) -> str:
        return self.do(acts)

    def may(self, acts: Acts) -> str:
        return "you may " + _chain(acts, str)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        return f"{'' if forced else 'you may '}{_chain(costs, str)} to {_chain(acts, str)}"

    def others(self, subject: str, acts: Acts) -> str:
        return f"{subject} {_chain(acts, third_person)}"

    def whenever(self, clause: str, raw: str) -> str:
        return f"{clause}, {raw}"

    def choose(self, n: int, heading: str, raws: list[str]) -> str:
        *first, last = raws
        comma = "," if last.startswith("if ") else ""
        return f"{heading} {'; '.join(first)}; or{comma} {last}" if n == 1 else f"{heading} {'; '.join(raws)}"

    def label(self, acts: Acts) -> str:
        return _chain(acts, str)

    def things(self, acts: Acts) -> str:
        return self.both([act.text.partition(" ")[2] for act in acts])

    def both(self, words: list[str]) -> str:
        return _list(words, "and")

    def either(self, words: list[str]) -> str:
        return _list(words, "or")

    def places(self, words: list[str]) -> str:
        return _list(words, "or")

    def begin(self, text: str) -> str:
        return _capital(text)

    def finish(self, raws: list[str]) -> str:
        return " ".join(_capital(raw) + "." for raw in raws)


def third_person(phrase: str) -> str:
    """A phrase that begins with a verb, said of somebody else: "discard 2 cards" -> "discards 2 cards"."""
    verb, space, rest = phrase.partition(" ")
    if verb.endswith(("s", "sh", "ch", "x", "z")):
        verb += "es"
    elif verb.endswith("y") and verb[-2:-1] not in "aeiou":
        verb = verb[:-1] + "ies"
    else:
        verb = {"have": "has", "do": "does", "go": "goes"}.get(verb, verb + "s")
    return verb + space + rest


def _chain(acts: Acts, form: Callable[[str], str]) -> str:
    return _list([_one(act, form) for act in _merged(acts)], "and")


def _one(act: Act, form: Callable[[str], str]) -> str:
    if not act.branches:
        return form(act.text)
    merged = _merged(tuple(branch[0] for branch in act.branches), "or")
    if len(merged) == 1 and all(len(branch) == 1 for branch in act.branches):
        return form(merged[0].text)
    return _list([_chain(branch, form) for branch in act.branches], "or")


def _merged(acts: Acts, word: str = "and") -> Acts:
    """Neighbours that share their verb in one: "gain 1 spice", "gain 2 Solari" -> "gain 1 spice and 2 Solari"."""
    result: list[Act] = []
    objects: list[str] = []
    for act in acts:
        verb, _, thing = act.text.partition(" ")
        if result and act.merge and result[-1].merge and result[-1].text.partition(" ")[0] == verb:
            objects.append(thing)
            result[-1] = Act(f"{verb} {_list(objects, word)}", merge=True)
        else:
            objects = [thing]
            result.append(act)
    return tuple(result)


def _list(words: list[str], word: str) -> str:
    """A list; with a comma before "and" where the parts themselves hold one or are long."""
    if len(words) == 1:
        return words[0]
    *first, last = words
    inner = ("and",) if word == "and" else ("and", "or")
    joined = any(f" {one} " in part or "," in part for part in words for one in inner)
    long = word == "or" and any(len(part) > 24 for part in words)
    return f"{', '.join(first)}{',' if joined or long else ''} {word} {last}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
