"""An invented fourth language for tests; its texts are made from the English ones.

The verb stands last, a clause behind what it is about, there are three plural forms, names stand in slashes, and names
may take an ending: "2 spiceo gainu" for "gain 2 spice".
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from dune_desktop.i18n import languages
from dune_desktop.i18n.languages.grammar import Acts, Grammar, Joints, UnknownVerb
from dune_desktop.i18n.languages.language import Language
from dune_desktop.i18n.texts import ACT_KEYS, reload_texts
from dune_desktop.i18n.tree import Act, Choose, Do, Per, Together, act_of


class Toy(Grammar):
    """The grammar of the invented language. `verbs`: verb -> its form for others."""

    joints: ClassVar = Joints(gap=" ", items="; ", either=" au ", price=" -> ")

    def check(self, text: str) -> None:
        if text.rpartition(" ")[2] not in self.verbs:
            raise UnknownVerb(text)

    def do(self, acts: Acts) -> str:
        return " kaj ".join(self._one(act) for act in acts)

    def may(self, acts: Acts) -> str:
        return "poveble " + self.do(acts)

    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        return f"{self.do(acts)} per {self.do(costs)}{'' if forced else ', poveble'}"

    def paid(self, raw: str) -> str:
        return self.conditional("tiam", raw)

    def others(self, subject: str, acts: Acts) -> str:
        done = [self._one(act).rpartition(" ") for act in acts]
        return f"{' kaj '.join(f'{thing} {self.verbs[verb]}' for thing, _, verb in done)} {subject}"

    def conditional(self, clause: str, raw: str) -> str:
        return f"{raw} ({clause})"

    def joined(self, raws: Sequence[str]) -> str:
        return ". ".join(raws)

    def choose_one(self, raws: Sequence[str]) -> str:
        return " au ".join(raws)

    def choose_several(self, n: int, labels: Sequence[str]) -> str:
        return f"{n} el {self.joints.items.join(labels)}"

    def button(self, acts: Acts) -> str:
        return self.do(acts)

    def things(self, acts: Acts) -> str:
        return self.both([self._one(act).rpartition(" ")[0] for act in acts])

    def both(self, words: Sequence[str]) -> str:
        return " kaj ".join(words)

    def either(self, words: Sequence[str]) -> str:
        return " au ".join(words)

    def places(self, words: Sequence[str]) -> str:
        return " au ".join(words)

    def finish(self, raws: Sequence[str]) -> str:
        return " ".join(raw + "." for raw in raws)

    def _one(self, act: Act) -> str:
        match act:
            case Do():
                return act.text
            case Together():
                return act.told.text
            case Per():
                return f"po {act.amount} {act.act.text}"
            case Choose():
                return " au ".join(self.do(tuple(map(act_of, branch))) for branch in act.branches)


TOY = Language(
    code="toy",
    name="Toyish",
    grammar=Toy,
    categories=("one", "few", "other"),
    plural=lambda n: "one" if n == 1 else "few" if 2 <= n <= 4 else "other",
    marks={"": "//", "faction": ""},
    forms=frozenset({"n"}),
    inflect=lambda word, form: word + form,
    texts="toy_texts",
)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Register the language, with a text for every English one; yield its code."""
    folder = tmp_path / "toy_texts"
    written: dict[str, dict[str, Any]] = {"locales/toy": {}, "locales/names": {}, "locales/verbs": {}}
    for file in sorted(Path(languages.__file__).parents[1].rglob("locales/*/*.json")):
        found = json.loads(file.read_text(encoding="utf-8"))
        match file.parent.name, file.stem:
            case "en", _:
                written["locales/toy"] |= {key: _translated(key, text) for key, text in found.items()}
            case "names", "en":
                written["locales/names"] |= {key: name + "o" for key, name in found.items()}
            case "verbs", "en":
                written["locales/verbs"] |= {verb + "u": verb + "as" for verb in found}
    for place, entries in written.items():
        (folder / place).mkdir(parents=True)
        (folder / place / "toy.json").write_text(json.dumps(entries), encoding="utf-8")
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    languages.register(TOY)
    reload_texts()
    yield TOY.code
    languages.unregister(TOY.code)
    reload_texts()


def _translated(key: str, text: Any) -> Any:
    if isinstance(text, dict):
        return {**{name: _words(words) for name, words in text.items()}, "few": _words(text["other"]) + " few"}
    if key.startswith(ACT_KEYS) and not text.endswith("."):
        verb, _, thing = text.partition(" ")
        return f"{_words(thing)} {verb}u".strip()
    return _words(text)


def _words(text: str) -> str:
    """Return the text with an o after every word, also in plural forms, of which there is one more."""
    return "".join(_field(part) if part.startswith("{") else _spoken(part) for part in re.split(r"(\{[^{}]*\})", text))


def _field(field: str) -> str:
    name, *wordings = field[1:-1].split("|")
    if not wordings:
        return field
    one, other = map(_spoken, wordings)
    return "{" + "|".join((name, one, f"{other} few" if other else "", other)) + "}"


def _spoken(words: str) -> str:
    return re.sub(r"[A-Za-z]{2,}", lambda found: found.group() + "o", words)
