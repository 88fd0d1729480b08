"""No text lies in the files that no code can ask for.

Read from the code, without running it: every string, every string built from pieces ("phase." + name,
f"effect.gain.{what}") and every `keys("help.start.")`. A piece that is not written out may be any word the program
knows: a string of its own, an id of its components, an icon, a number, or in its turn a key that can be asked for.
So the test may overlook a text nobody wants, but never calls one unused that is. Texts of words of the vocabulary have
keys made of their names and fields (`i18n/word_texts.py`): every variety is told, to see which it asks for.
"""

import ast
import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from dune_desktop.i18n import Texts
from dune_desktop.i18n.effect_text import Composer, Context
from dune_desktop.i18n.word_texts import KINDS
from dune_desktop.lessons.lesson import lesson, lesson_ids
from dune_desktop.storage.settings import SETTINGS
from tests.i18n.test_effects import WORDS, samples

ROOT = Path(__file__).parents[2]
CODE = ROOT / "dune_desktop"

Pieces = tuple[str | None, ...]
"""A string as it is built; None stands for what is put in when the program runs."""


class Asked:
    """What the given sources can ask for."""

    def __init__(self, sources: Iterable[str], words: Iterable[str] = ()) -> None:
        self.strings: set[str] = set()
        self.prefixes: tuple[str, ...] = ()
        built: set[Pieces] = set()
        self._known: dict[str, bool] = {}
        for source in sources:
            tree = ast.parse(source)
            docs = {
                id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                    self.strings.add(node.value)
                elif isinstance(node, ast.JoinedStr | ast.BinOp):
                    pieces = _pieces(node)
                    built.add(
                        tuple(p for n, p in enumerate(pieces) if p is not None or n == 0 or pieces[n - 1] is not None)
                    )
                elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "keys" and node.args:
                    self.prefixes += tuple(p for p in _pieces(node.args[0]) if p)
        self.words = {word.strip(".") for word in (*self.strings, *words)}
        self.patterns = [
            re.compile("".join("(.*)" if piece is None else re.escape(piece) for piece in pieces))
            for pieces in built
            if None in pieces and any(piece and piece != "_" for piece in pieces)  # else it could be anything
        ]

    def can(self, key: str) -> bool:
        """Whether the key can come out of some string of the sources."""
        return key in self.strings or key.startswith(self.prefixes) or self._built(key)

    def _built(self, key: str) -> bool:
        if key not in self._known:
            self._known[key] = any(
                all(self._fits(match[n], match.start(n)) for n in range(1, pattern.groups + 1))
                for pattern in self.patterns
                if (match := pattern.fullmatch(key)) is not None
            )
        return self._known[key]

    def _fits(self, text: str, start: int) -> bool:
        """Whether it may be put in there. What a key begins with must be a key of its own: "ask.reveal" + ".title"."""
        if not start:
            return "." in text and self.can(text)
        if text in self.words or text.isdigit() or ("." in text and self.can(text)) or self._built(text):
            return True  # itself built, too: "cost_" + what is paid
        return all(part in self.words for part in text.split(".") if part)  # ".solari" and ".less" side by side


def _pieces(node: ast.expr) -> Pieces:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return (node.value,)
    if isinstance(node, ast.JoinedStr):
        return tuple(value.value if isinstance(value, ast.Constant) else None for value in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _pieces(node.left) + _pieces(node.right)
    return (None,)


@cache
def asked() -> Asked:
    """What the program can ask for."""
    files = (CODE / "i18n").rglob("locales/names/en.json")
    names = [name for file in files for name in json.loads(file.read_text(encoding="utf-8"))]
    ids = {name.partition(":")[2] for name in names}
    icons = {path.stem for path in (ROOT / "assets" / "icons").glob("*.svg")}
    sources = (path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.py")))
    lessons = {word for name in lesson_ids() for word in (name, *(step.id for step in lesson(name).steps))}
    return Asked(sources, {*names, *ids, *icons, *SETTINGS, *lessons})


class Listening(Texts):
    """Texts that remember by which keys they were asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        self.asked.add(_any_number(key))
        return super().has(key)


def _any_number(key: str) -> str:
    return re.sub(r"_\d+\b", "_#", key)


@cache
def told() -> frozenset[str]:
    """The keys that words of the vocabulary ask for."""
    texts = Listening("en")
    situations = [Composer(texts), *(Composer(texts, Context(**{name: True})) for name in ("rival", "tile", "later"))]
    for word, kind in WORDS:
        for sample in samples(word):
            for composer in situations:
                if KINDS[kind] in ("if", "per"):
                    composer.clause(sample)
                else:
                    composer.told(sample, KINDS[kind])
    return frozenset(texts.asked)


def test_every_text_can_be_asked_for():
    """Otherwise take it out of the files of all three languages."""
    keys = {key.partition(".without_")[0] for key in Texts("en").keys("")}  # `Texts.of` asks for what is behind it
    unused = [key for key in keys if not asked().can(key) and _any_number(key) not in told()]
    assert not unused, unused


ASKING = {"t", "line", "text", "do", "may", "act", "begin", "add"}
"""Functions whose first argument is the key of a text."""
KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")


def wanted(source: str) -> set[str]:
    """The keys that the source asks for in one piece."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            key = node.args[0]
            if name in ASKING and isinstance(key, ast.Constant) and KEY.fullmatch(str(key.value)):
                found.add(str(key.value))
    return found


def test_every_text_asked_for_is_there():
    """Nobody meets a missing text in a game that no test has played."""
    texts = Texts("en")
    found = {str(path): wanted(path.read_text(encoding="utf-8")) for path in CODE.rglob("*.py")}
    assert sum(map(len, found.values())) > 400, "the search is wrong"
    missing = {name: lost for name, keys in found.items() if (lost := {key for key in keys if not texts.has(key)})}
    assert not missing
    assert wanted('page.t("no.such.text", n=1)') == {"no.such.text"}


SOURCE = '''
"""Says "title.docs"."""
t("title.plain")
t(f"place.{n}.text")
t("phase." + name)
t("effect" + (".many" if n else "") + (".less" if m else ""))
key = f"ask.{what}"
t(key + ".body")
all = texts.keys("start.")
say("turn", "reveal", "own.words")
'''


@pytest.mark.parametrize(
    "key",
    [
        *("title.plain", "place.2.text", "phase.turn", "effect.many", "effect.less", "effect.many.less", "ask.turn"),
        *("ask.reveal.body", "start.anything", "phase.own.words", "place.dagger.text"),
    ],
)
def test_what_is_asked_for_is_found(key):
    assert Asked([SOURCE], ["dagger"]).can(key)


@pytest.mark.parametrize(
    "key",
    [
        *("title.docs", "title.other", "place.nowhere.text", "place.2.title", "phase.never", "effect.fewer"),
        *("turn.body", "other.body", "ask.reveal.title", "restart.anything"),
    ],
)
def test_what_nothing_asks_for_is_found(key):
    assert not Asked([SOURCE], ["dagger"]).can(key)


def test_a_text_too_many_is_found():
    """Texts that once lay in the files for screens that came out differently."""
    for key in ("common.confirm", "codex.kind.hagal", "settings.volume", "settings.text_size.large", "over.replay"):
        assert not asked().can(key)
