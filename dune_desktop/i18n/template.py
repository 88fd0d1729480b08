"""The template language of the text files: plain words with fields in braces.

| in the file | becomes |
| --- | --- |
| `{n}` | the argument `n`; a string from outside is shown as it is, never read as markup |
| `{n:+}` | a number with its sign: +4, −2 |
| `{n\\|troop\\|troops}` | the wording for the number `n`: one for each plural form of the language; `#` is the number |
| `{n\\|=1:it\\|few:# dni\\|other:# days}` | the same by name: the number itself, or the form it takes (CLDR) |
| `{who:이}` | the argument with an ending of the language, such as the Korean particle that fits |
| `{card!name}`, `{card!name:을}` | the argument is a key such as "card:dagger"; shown is its name, as a link |
| `{what!icon}` | the argument is the name of an icon |
| `{icon:water}` | that icon |
| `{@card:foldspace}`, `{@card:foldspace:을}` | the name of that component, as a link |
| `{{`, `}}` | the braces themselves |

A whole text may be given in variants for the number `n`: `{"=1": "one is left", "other": "{n} are left"}`.

Rich text of the window writes an icon `{water}`; in the files that would be an argument called water, so icons carry
their prefix here and the result has them in the window's form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.languages.language import CATEGORIES, Language


class Markup(str):
    """Text that may hold icons and emphasis and is inserted unchanged; every other string is escaped."""

    __slots__ = ()


class Segment(NamedTuple):
    """A piece of a line: words ("text"), an "icon", a "link" to a component, or a "player".

    `target` is the icon's name, the component's key ("card:dagger") or the seat's number.
    """

    kind: str
    text: str
    target: str = ""

    @property
    def markup(self) -> str:
        """The piece in the window's rich text; of a link only its words."""
        if self.kind == "icon":
            return "{" + self.target + "}"
        return str(self.text) if isinstance(self.text, Markup) else escape(self.text)


Segments = tuple[Segment, ...]  # a line of text
Value = str | int | Segment | Segments

_FIELD: Final = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
_PARTS: Final = re.compile(
    r"(?:@(?P<component>[a-z_]+:[a-z0-9_/]+)|(?P<name>[a-z_]+)(?:!(?P<as>icon|name))?)"
    r"(?::(?P<form>\+|[^\W\d_]+))?(?P<wordings>(?:\|[^|]*)+)?"
)
_NAMED: Final = re.compile(rf"(=\d+|{'|'.join(CATEGORIES)}):(.*)")


class TemplateError(ValueError):
    """Raised for a text in a file that does not follow the template language."""


@dataclass(frozen=True, slots=True)
class Field:
    """One `{...}` of a template."""

    kind: str  # "arg", "plural", "name" (an argument that is a key), "icon" (likewise), "@" and "{icon" literals
    name: str
    form: str = ""
    wordings: tuple[tuple[str, Template], ...] = ()  # of a plural: by "=1" or the name of a form, that of "other" last


Template = tuple[str | Field, ...]
Written = str | dict[str, str]
"""A text as it stands in a file: words, or variants of them for a number."""


def escape(text: str) -> str:
    """Return words from outside as rich text that shows them unchanged."""
    return text.replace("{", "{{").replace("}", "}}").replace("<", "<<")


def parse(text: Written, language: Language) -> Template:
    """Return the template of a text; raise `TemplateError` if it is malformed."""
    if isinstance(text, dict):
        found = [(name, parse(wording, language)) for name, wording in text.items()]
        return (Field("plural", "n", "", _wordings(found, language, str(text))),)
    parts: list[str | Field] = []
    at = 0
    for match in _FIELD.finditer(text):
        parts.append(text[at : match.start()])
        at = match.end()
        whole = match.group()
        if whole in ("{{", "}}"):
            parts.append(whole)
        elif match.group(1) is None:
            raise TemplateError(f"a single brace in {text!r}")
        else:
            parts.append(_field(match.group(1), text, language))
    parts.append(text[at:])
    return tuple(part for part in parts if part)


def _field(inside: str, text: str, language: Language) -> Field:
    if inside.startswith("icon:"):
        return Field("literal icon", inside[5:])
    found = _PARTS.fullmatch(inside)
    if not found:
        raise TemplateError(f"{{{inside}}} in {text!r} is no field")
    form = found["form"] or ""
    if form not in ("", "+") and form not in language.forms:
        raise TemplateError(f"{form!r} in {text!r} is no ending of {language.name}")
    if found["component"]:
        return Field("literal name", found["component"], form)
    if found["wordings"]:
        words = [_named(wording) for wording in found["wordings"][1:].split("|")]
        return Field("plural", found["name"], "", _wordings(words, language, f"{{{inside}}} in {text!r}"))
    return Field(found["as"] or "arg", found["name"], form)


def _named(wording: str) -> tuple[str, Template]:
    named = _NAMED.fullmatch(wording)
    name, words = named.groups() if named else ("", wording)
    count = Field("arg", "#")
    parts = [part for words in words.split("#") for part in (words, count)][:-1]
    return name, tuple(part for part in parts if part)


def _wordings(found: list[tuple[str, Template]], language: Language, where: str) -> tuple[tuple[str, Template], ...]:
    """Return the wordings by name; those without a name are for the remaining plural forms, in order."""
    names = [name for name, _ in found if name]
    rest = [name for name in language.categories if name not in names]
    unnamed = [words for name, words in found if not name]
    wrong = [name for name in names if name[0] != "=" and name not in language.categories]
    if wrong or len(set(names)) < len(names) or len(unnamed) != len(rest):
        raise TemplateError(f"{where}: {language.name} has the forms {', '.join(language.categories)}")
    return (*((name, words) for name, words in found if name), *zip(rest, unnamed, strict=True))


def fields(template: Template) -> set[str]:
    """Return the names of the arguments that a template needs."""
    found: set[str] = set()
    for part in template:
        if isinstance(part, Field) and not part.kind.startswith("literal"):
            found.add(part.name)
            for _, wording in part.wordings:
                found |= fields(wording) - {"#"}
    return found


def render(template: Template, args: Mapping[str, Value], name: Callable[[str], str], language: Language) -> Segments:
    """Return the template filled with its arguments; raise KeyError if one is missing.

    `name` returns the display name of a component as it stands in a sentence. Alone in brackets it loses its own marks:
    （実験）, not （〈実験〉）.
    """
    line = joined(_pieces(template, args, name, language))
    return tuple(_bare(line, place, language) for place in range(len(line)))


def _bare(line: Segments, place: int, language: Language) -> Segment:
    """Return the segment at the place, a name without its marks if it stands alone in brackets."""
    segment = line[place]
    before, after = line[place - 1].text if place else "", line[place + 1].text if place + 1 < len(line) else ""
    if segment.kind != "link" or before[-1:] + after[:1] not in ("()", "（）"):
        return segment
    return segment._replace(text=language.unmarked(segment.target.partition(":")[0], segment.text))


def _pieces(
    template: Template, args: Mapping[str, Value], name: Callable[[str], str], language: Language
) -> list[Segment]:
    line: list[Segment] = []
    for part in template:
        if isinstance(part, str):
            line.append(Segment("text", Markup(part)))
        elif part.kind == "literal icon":
            line.append(Segment("icon", part.name, part.name))
        elif part.kind == "literal name":
            line += _with(part.form, (Segment("link", name(part.name), part.name),), language)
        elif part.kind == "plural":
            n = args[part.name]
            assert isinstance(n, int)
            line += _pieces(_wording(part, n, language), {**args, "#": n}, name, language)
        else:
            line += _argument(part, args[part.name], name, language)
    return line


def _wording(field: Field, n: int, language: Language) -> Template:
    wordings = dict(field.wordings)
    exactly = f"={n}"
    return wordings[exactly if exactly in wordings else language.plural(n)]


def _argument(field: Field, value: Value, name: Callable[[str], str], language: Language) -> list[Segment]:
    if field.kind == "icon":
        return [Segment("icon", str(value), str(value))]
    if field.kind == "name":
        return _with(field.form, (Segment("link", name(str(value)), str(value)),), language)
    if field.form == "+":
        assert isinstance(value, int)
        return [Segment("text", signed(value))]
    if isinstance(value, str | int):
        return _with(field.form, (Segment("text", value if isinstance(value, str) else str(value)),), language)
    return _with(field.form, (value,) if isinstance(value, Segment) else value, language)


def _with(form: str, line: Segments, language: Language) -> list[Segment]:
    """Return the line with an ending after it that fits its last words."""
    if not form or not line:
        return list(line)
    word = next((segment.text for segment in reversed(line) if segment.kind != "icon"), "")
    return [*line, Segment("text", language.inflect(word, form)[len(word) :])]


def signed(n: int) -> str:
    """Return the number with its sign, a real minus for a loss."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def joined(line: list[Segment]) -> Segments:
    """Return the line with neighboring words in one piece."""
    result: list[Segment] = []
    words = ""
    for segment in line:
        if segment.kind == "text":
            words += segment.markup
            continue
        if words:
            result.append(Segment("text", Markup(words)))
            words = ""
        result.append(segment)
    if words:
        result.append(Segment("text", Markup(words)))
    return tuple(result)
