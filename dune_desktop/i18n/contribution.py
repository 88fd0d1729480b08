"""The form in which the general part of `i18n` and each box's package contribute writers of words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, fields
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.assembly.missing import Parts
from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.options import OptionId
from dune_desktop.i18n.component_text import Part
from dune_desktop.i18n.log import LogWriter
from dune_desktop.i18n.prompts import Asking, Prompt
from dune_desktop.i18n.template import Markup
from dune_desktop.i18n.texts import Texts
from dune_desktop.i18n.writers import Writer


@dataclass(frozen=True, slots=True)
class Words:
    """What one package writes, in a table for each kind of thing.

    `writers`: by the class of a word whose text is not enough. `components`: by the class of the component.
    `headlines` and `explanations`: by the kind of decision, if its own text is not enough. `labels` and `undos`: by the
    first word of an option. `events`: by the kind of event. `rules`: sections of the rules for players,
    named after the box (`rules_text`).
    """

    writers: Mapping[type, Writer] = field(default_factory=dict)
    components: Mapping[type, Callable[[Texts, Any], list[Part]]] = field(default_factory=dict)
    headlines: Mapping[str, Asking] = field(default_factory=dict)
    explanations: Mapping[str, Asking] = field(default_factory=dict)
    labels: Mapping[str, Callable[[Prompt, OptionId], Markup]] = field(default_factory=dict)
    undos: Mapping[str, Callable[[Texts, OptionId], Markup]] = field(default_factory=dict)
    events: Mapping[str, Callable[[LogWriter, Facts], None]] = field(default_factory=dict)
    rules: tuple[str, ...] = ()

    def merged_with(self, others: Sequence[Words]) -> Words:
        """Return these writers and the others merged; raise ValueError if two write the same word."""
        together: dict[str, Any] = {}
        for each in fields(Words):
            values = [getattr(part, each.name) for part in (self, *others)]
            together[each.name] = _merged(each.name, values) if each.name in _PARTS else sum(values, ())
        return Words(**together)


_QUESTION: Final = ("question", "dune_desktop/i18n/questions.py", "/prompts.py")
_ANSWER: Final = ("label", "dune_desktop/i18n/answers.py", "/prompts.py")

_PARTS: Final = {
    "writers": ("writer", "dune_desktop/i18n/writers.py", "/words.py"),
    "components": ("description", "dune_desktop/i18n/component_text.py", "/components.py"),
    **dict.fromkeys(("headlines", "explanations"), _QUESTION),
    **dict.fromkeys(("labels", "undos"), _ANSWER),
    "events": ("line in the log", "dune_desktop/i18n/log_events.py", "/log.py"),
}
"""Table -> what it has for each word, and the files to add that to: of the program, and of a box."""


def _merged(name: str, tables: list[Mapping[Any, Any]]) -> Parts:
    merged: dict[Any, Any] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            raise ValueError(f"{name}: written in two packages: {', '.join(sorted(map(str, twice)))}")
        merged.update(table)
    what, file, of_box = _PARTS[name]
    return Parts(merged, what, "i18n", file, of_box)
