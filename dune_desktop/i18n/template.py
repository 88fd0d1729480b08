"""The little language of the text files: plain words with fields in braces.

| in the file | becomes |
| --- | --- |
| `{n}` | the argument `n`; a string from outside is shown as it is, never read as markup |
| `{n:+}` | a number with its sign: +4, −2 |
| `{n\\|troop\\|troops}` | the first wording for 1, the second for every other number; `#` in a wording is the number |
| `{who:이}` | the argument with the Korean particle that fits (any pair of `particles.PAIRS`, named by either form) |
| `{card!name}`, `{card!name:을}` | the argument is a key such as "card:dagger"; shown is its name, as a link |
| `{what!icon}` | the argument is the name of an icon |
| `{icon:water}` | that icon |
| `{@card:foldspace}`, `{@card:foldspace:을}` | the name of that component, as a link |
| `{{`, `}}` | the braces themselves |

Rich text of the window writes an icon `{water}`; in the files that would be an argument called water, so icons carry
their prefix here and the result has them in the window's form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from dune_desktop.i18n.particles import PARTICLES, attach


class Markup(str):
    """Text that may hold icons and emphasis and is inserted as it is. Every other string is escaped."""

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
        """The piece in the window's rich text; links are their words only."""
        if self.kind == "icon":
            return "{" + self.target + "}"
        return str(self.text) if isinstance(self.text, Markup) else escape(self.text)


Line = tuple[Segment, ...]
Value = str | int | Segment | Line

_FIELD: Final = re.compile(r"\{\{|\}\}|\{([^{}]*)\}|[{}]")
_PARTS: Final = re.compile(
    r"(?P<at>@)?(?P<name>[a-z_]+(?::[a-z0-9_/]+)?|)"
    r"(?:!(?P<as>icon|name))?(?::(?P<form>\+|[가-힣]+))?(?P<forms>(?:\|[^|]*)+)?"
)


class TemplateError(ValueError):
    """A text in a file does not follow the language above."""


@dataclass(frozen=True, slots=True)
class Field:
    """One `{...}` of a template."""

    kind: str  # "arg", "plural", "name" (an argument that is a key), "icon" (likewise), "@" and "{icon" literals
    name: str
    form: str = ""
    forms: tuple[str, str] = ("", "")


Template = tuple[str | Field, ...]


def escape(text: str) -> str:
    """Words from outside as rich text that shows them unchanged."""
    return text.replace("{", "{{").replace("}", "}}").replace("<", "<<")


def parse(text: str) -> Template:
    """The parts of a text. Raises `TemplateError` if its braces make no sense."""
    parts: list[str | Field] = []
    at = 0
    for found in _FIELD.finditer(text):
        parts.append(text[at : found.start()])
        at = found.end()
        whole = found.group()
        if whole in ("{{", "}}"):
            parts.append(whole)
        elif found.group(1) is None:
            raise TemplateError(f"a single brace in {text!r}")
        else:
            parts.append(_field(found.group(1), text))
    parts.append(text[at:])
    return tuple(part for part in parts if part)


def _field(inside: str, text: str) -> Field:
    if inside.startswith("icon:"):
        return Field("literal icon", inside[5:])
    found = _PARTS.fullmatch(inside)
    if not found or not found["name"]:
        raise TemplateError(f"{{{inside}}} in {text!r} is no field")
    form, forms = found["form"] or "", found["forms"]
    if form not in ("", "+") and form not in PARTICLES:
        raise TemplateError(f"{form!r} in {text!r} is no particle")
    if found["at"]:
        return Field("literal name", found["name"], form)
    if ":" in found["name"]:
        raise TemplateError(f"{{{inside}}} in {text!r}: a component is written {{@{inside}}}")
    if forms:
        words = forms[1:].split("|")
        if len(words) != 2:
            raise TemplateError(f"{{{inside}}} in {text!r} needs two wordings")
        return Field("plural", found["name"], "", (words[0], words[1]))
    return Field(found["as"] or "arg", found["name"], form)


def fields(template: Template) -> set[str]:
    """The names of the arguments a template wants."""
    return {part.name for part in template if isinstance(part, Field) and not part.kind.startswith("literal")}


def render(template: Template, args: Mapping[str, Value], name: Callable[[str], str]) -> Line:
    """The template with its arguments. `name` gives the display name of a component; KeyError if an argument lacks."""
    line: list[Segment] = []
    for part in template:
        if isinstance(part, str):
            line.append(Segment("text", Markup(part)))
        elif part.kind == "literal icon":
            line.append(Segment("icon", part.name, part.name))
        elif part.kind == "literal name":
            line += _with(part.form, (Segment("link", name(part.name), part.name),))
        else:
            line += _argument(part, args[part.name], name)
    return joined(line)


def _argument(field: Field, value: Value, name: Callable[[str], str]) -> list[Segment]:
    if field.kind == "plural":
        assert isinstance(value, int)
        return [Segment("text", Markup(field.forms[value != 1].replace("#", str(value))))]
    if field.kind == "icon":
        return [Segment("icon", str(value), str(value))]
    if field.kind == "name":
        return _with(field.form, (Segment("link", name(str(value)), str(value)),))
    if field.form == "+":
        assert isinstance(value, int)
        return [Segment("text", signed(value))]
    if isinstance(value, str | int):
        return _with(field.form, (Segment("text", value if isinstance(value, str) else str(value)),))
    return _with(field.form, (value,) if isinstance(value, Segment) else value)


def _with(particle: str, line: Line) -> list[Segment]:
    """The line with a particle after it, chosen by its last words."""
    if not particle or not line:
        return list(line)
    word = next((segment.text for segment in reversed(line) if segment.kind != "icon"), "")
    return [*line, Segment("text", attach(word, particle)[len(word) :])]


def signed(n: int) -> str:
    """The number with its sign, a real minus for a loss."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def joined(line: list[Segment]) -> Line:
    """The line with neighbouring words in one piece."""
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
