"""The texts of one language: looked up by key, filled with arguments.

    texts = Texts("ko")
    texts.t("reason.cost", need=2, what="water", who="폴", have=1)
    texts.name("card:dagger")

Texts lie in `locales/<language>/*.json`, flat files by subject; the names of components in `locales/names/`. The same
keys are in all three languages. How a text is written in the files: `template.py`. Each box has such a folder in a
package of its own (`packages.py`). Where a board has a text of its own, it stands under the general one's key with the
board behind it (`table.hagal.uprising`) and is read by the texts of a game on that board (`Texts.on`). So does a text
of games without a variant (`KEY.without_VARIANT`), which the texts of such a game read (`Texts.of`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.i18n.languages.grammar import Grammar, UnknownVerb
from dune_desktop.i18n.languages.language import Language
from dune_desktop.i18n.packages import packages, words
from dune_desktop.i18n.template import Markup, Segment, Segments, Template, Value, Written, fields, parse, render

if TYPE_CHECKING:
    from dune_desktop.engine import GameConfig
    from dune_desktop.engine.model.ids import Variant

ACT_KEYS: Final = ("effect.", "cost.", "trait.")
"""Beginnings of the keys of acts (`tree.Do`), and of sentences in their place."""


_PLAIN: Final = frozenset({str, int})
"""Types of arguments by which a rendered text can be cached; texts with others are rendered each time."""

_MOST_SAID: Final = 4096

_COUNTED: Final = re.compile(r"(?<![A-Za-z0-9.])([+−]?\d+) ?$")
"""A number with its sign at the end of what was told so far."""


class MissingText(KeyError):
    """Raised if this language has no text for a key, or an argument it needs is missing."""

    def __str__(self) -> str:
        return str(self.args[0])


class TextError(ValueError):
    """Raised if a file of texts is wrong; the message names it."""


class Texts:
    """All texts of one language, of all boxes known when it is made.

    Making one is cheap: the files are read once. `board`: whose own texts are read, "" for none; `without`: the
    variants without which the game is played.
    """

    def __init__(self, language: str, board: str = "", without: tuple[Variant, ...] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.board = board
        self.without = without
        self.speech = LANGUAGES[language]
        self._packages = _packages(self.speech)
        self._templates = _templates(language, self._packages, board, without)
        self._names = _names(language, self._packages)
        self._said: dict[tuple[object, ...], Markup] = {}

    def on(self, board: str) -> Texts:
        """Return the texts of a game on this board: where it has texts of its own, they replace the general ones."""
        return self if (board, ()) == (self.board, self.without) else Texts(self.language, board)

    def of(self, config: GameConfig) -> Texts:
        """Return the texts of a game: those of its board, and those of games without the variants that it leaves."""
        from dune_desktop.engine.assembly import registry  # the title does without it

        board = registry.board_of(config.boxes)
        left = (variant.id for variant in registry.variants(config.boxes) if variant.id not in config.variants)
        return Texts(self.language, board.brings if board is not None else "", tuple(left))

    @cached_property
    def words(self) -> Any:
        """The writers of sentences, of the game and of the same boxes, as one `contribution.Words`."""
        return words(self._packages)

    @cached_property
    def grammar(self) -> Grammar:
        """The grammar of this language."""
        return _grammar(self.language, self._packages)

    def t(self, key: str, **args: Value) -> Markup:
        """Return the text of `key` with its arguments, as rich text: icons are `{water}`, links are their words.

        Strings given as arguments are shown as they are; what `t` itself returned may be given again. Raises
        `MissingText` naming key and language.
        """
        for value in args.values():
            if value.__class__ not in _PLAIN:
                return markup(self.line(key, **args))
        said = (key, *args.items())
        known = self._said.get(said)
        if known is None:
            if len(self._said) >= _MOST_SAID:
                self._said.clear()
            known = self._said[said] = markup(self.line(key, **args))
        return known

    def line(self, key: str, **args: Value) -> Segments:
        """Return the text of `key` in pieces, with icons and links apart; raise `MissingText` as `t` does."""
        try:
            template = self._templates[key]
        except KeyError:
            raise MissingText(f"no text {key!r} in {self.language!r}") from None
        try:
            return render(template, args, self.title, self.speech)
        except KeyError as error:
            if isinstance(error, MissingText):
                raise
            raise MissingText(f"text {key!r} in {self.language!r} wants the argument {error.args[0]!r}") from None

    def has(self, key: str) -> bool:
        """Tell whether there is a text for the key."""
        return key in self._templates.written

    def keys(self, prefix: str = "") -> tuple[str, ...]:
        """Return all keys with this prefix, in the order of the files."""
        return tuple(key for key in self._templates.written if key.startswith(prefix))

    def fields(self, key: str) -> set[str]:
        """Return the arguments that the text needs."""
        return fields(self._templates[key])

    def check(self) -> None:
        """Parse all texts, which takes a while; otherwise each is parsed at its first use.

        Raises `TemplateError` for a malformed text, `UnknownVerb` for a verb that the grammar does not know.
        """
        for key, text in self._templates.written.items():
            self._templates[key]
            if key.startswith(ACT_KEYS) and isinstance(text, str) and not self.grammar.is_sentence(text):
                try:
                    self.grammar.check(text)
                except UnknownVerb as error:
                    raise UnknownVerb(f"{', '.join(self._packages)}: {key}: {error}") from None

    def name(self, key: str) -> str:
        """Return the display name of a component: "card:dagger", "leader_short:paul_atreides", "faction:fremen"."""
        try:
            return self._names[key]
        except KeyError:
            raise MissingText(f"no name {key!r} in {self.language!r}") from None

    def has_name(self, key: str) -> bool:
        """Tell whether the component has a display name."""
        return key in self._names

    def title(self, key: str) -> str:
        """Return the name as it stands in a sentence.

        It is bare in English; in Japanese cards are 〈…〉 and spaces 《…》.
        """
        return self.speech.marked(key.partition(":")[0], self.name(key))

    def paragraph(self, *sentences: Markup) -> Markup:
        """Return the sentences one after another, without empty ones."""
        return Markup(self.grammar.joints.gap.join(sentence for sentence in sentences if sentence))

    def link(self, key: str) -> Segment:
        """Return the name as a piece of a line that links to the component."""
        return Segment("link", self.title(key), key)

    def icon(self, name: str) -> Segment:
        """Return an icon as a piece of a line."""
        return Segment("icon", name, name)

    def plain(self, line: Segments | Markup) -> str:
        """Return the line as words only, with icons as words: for logs, tests and screen readers.

        A number and the icon after it are told together (`icon.troop.n`): "3 troops", 병력 3.

        An icon beside its own word is left out.
        """
        if isinstance(line, str):
            line = self._pieces(line)
        told = ""
        for place, segment in enumerate(line):
            if segment.kind != "icon":
                told += _words(segment)
                continue
            word = self._icon_word(segment.target)
            counted = _COUNTED.search(told)
            before = told[: counted.start()] if counted else told
            if before.rstrip().endswith(word):
                told = told.rstrip()
            elif counted and self.has(f"icon.{segment.target}.n"):
                told = before + self._counted(segment.target, counted[1])
            elif not (place + 1 < len(line) and _words(line[place + 1]).strip().startswith(word)):
                told += word
            else:
                told = told.rstrip() + " " if told else ""
        return told

    def _counted(self, icon: str, number: str) -> str:
        """Return a number of what the icon stands for; `number` has its sign, if it has one."""
        return str(self.plain(self.t(f"icon.{icon}.n", n=int(number.lstrip("+−")), number=number)))

    def _icon_word(self, icon: str) -> str:
        key = "icon." + icon
        return str(self.t(key)) if self.has(key) else icon

    def _pieces(self, text: Markup) -> Segments:
        line: list[Segment] = []
        for part in parse(text, self.speech):
            if isinstance(part, str):
                line.append(Segment("text", Markup(part)))
            else:
                line.append(Segment("icon", part.name, part.name))
        return tuple(line)


def markup(line: Iterable[Segment]) -> Markup:
    """Return the line as rich text of the window."""
    return Markup("".join(segment.markup for segment in line))


def _words(segment: Segment) -> str:
    text = str(segment.text)
    if not isinstance(segment.text, Markup):
        return text
    return text.replace("{{", "{").replace("}}", "}").replace("<<", "<")


def _packages(speech: Language) -> tuple[str, ...]:
    """Return the packages in which the texts of a language may lie."""
    return (*packages(), *([speech.texts] if speech.texts else []))


class _Templates(dict[str, Template]):
    """The templates of a language by key, each parsed at its first use."""

    def __init__(self, written: dict[str, Written], speech: Language) -> None:
        super().__init__()
        self.written = written
        self.speech = speech

    def __missing__(self, key: str) -> Template:
        template = self[key] = parse(self.written[key], self.speech)
        return template


@cache
def _templates(language: str, known: tuple[str, ...], board: str = "", without: tuple[Variant, ...] = ()) -> _Templates:
    if not board:
        return _Templates(dict(_read(known, language)), LANGUAGES[language])
    every = _templates(language, known).written
    behind = (board, *(f"without_{variant}" for variant in without))
    own = {
        key.removesuffix(f".{end}"): text for end in behind for key, text in every.items() if key.endswith(f".{end}")
    }
    return _Templates(every | own, LANGUAGES[language])


@cache
def _grammar(language: str, known: tuple[str, ...]) -> Grammar:
    return LANGUAGES[language].grammar(dict(_strings(known, "verbs", language + ".json")))


@cache
def _names(language: str, known: tuple[str, ...]) -> dict[str, str]:
    return dict(_strings(known, "names", language + ".json"))


def written(language: str) -> dict[str, Written]:
    """Return all texts and names of a language as they stand in the files; empty if it has no files yet."""
    known = _packages(LANGUAGES[language])
    return {**dict(_read(known, language)), **dict(_read(known, "names", language + ".json"))}


def _strings(known: tuple[str, ...], *path: str) -> Iterator[tuple[str, str]]:
    return ((key, text) for key, text in _read(known, *path) if isinstance(text, str))


def _read(known: tuple[str, ...], *path: str) -> Iterator[tuple[str, Written]]:
    """Yield the keys and texts of a file, or of a folder's files, in all packages.

    Raises TextError if a file cannot be read as JSON or a key comes twice.
    """
    found: dict[str, str] = {}
    for package in known:
        place = files(package).joinpath("locales", *path)
        entries = [place] if place.is_file() else place.iterdir() if place.is_dir() else ()
        for file in sorted(entries, key=lambda entry: entry.name):
            try:
                read = json.loads(file.read_text(encoding="utf-8"))
            except json.JSONDecodeError as error:
                raise TextError(f"{file}: {error}") from error
            for key, text in read.items():
                if key in found:
                    raise TextError(f"{package}, {'/'.join(path)}, {file.name}: {key!r} is in {found[key]} already")
                found[key] = f"{package}, {file.name}"
                yield key, text


def reload_texts() -> None:
    """Clear the caches, for boxes made up by a test: different packages may have the same name."""
    for read in (_templates, _names, _grammar, words):
        read.cache_clear()
