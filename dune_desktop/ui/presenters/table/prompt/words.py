"""What the bar says: the question, and a line more as far as it has room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.table.prompt.bar import PromptProps
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Part, Style, grown, layout

QUESTION = Style(size=25, weight=600, line=24)
SMALLER = changed(QUESTION, size=FLOOR)  # as it may be set where room is needed
MORE = Style(color="bone2")
TOGETHER = Style(color="bone2", line=23)
SHARE = 0.6  # of words in one line: the width that is enough for them in two

_ENDS = re.compile(r"(?<=\. )|(?<=。)")


def bar_words(b: Build, rect: Rect, props: PromptProps) -> None:
    """The question and a line more. A question too long for its line takes that one's place: it is never cut.

    Sentences are left out and never cut, and all of them where something else is enough; the tip has them.
    """
    asked, more = props.asked, props.more
    shorter = _shorter(more) if props.said is None else (props.said,)
    for said, larger in product(shorter, sorted({props.larger, 1.0}, reverse=True)):
        set_so = (b.metrics, rect, asked, said, larger)
        if found := _below(*set_so) or _together(*set_so):
            b.elements += found
            break
    else:
        said = ""
        b.markup(rect.x, rect.y + rect.h / 2, asked, rect.w, QUESTION, middle=True, shrink=True)
    if said != more:
        b.hit(Rect(rect.x, rect.y + 4, rect.w, rect.h - 8), tip=more, radius=7)


def words_width(metrics: Metrics, question: str, more: str, asked: Style = QUESTION) -> float:
    """How much room is enough for question and line to be whole: one below the other, or both in two lines."""
    below = max(layout(words, metrics, 0, style).width for words, style in ((question, asked), (more, MORE)))
    return min(below, layout(_both(question, more), metrics, 0, TOGETHER).width * SHARE)


def first_sentence(more: str) -> str:
    """What stands in the line if it has little room."""
    return list(_shorter(more))[-1] if more else more


def _shorter(more: str) -> Iterator[str]:
    """The line more, then with one sentence less after another."""
    sentences = [sentence for sentence in _ENDS.split(more) if sentence]
    for many in range(len(sentences), 0, -1):
        yield "".join(sentences[:many]).rstrip()


def _below(metrics: Metrics, rect: Rect, question: str, more: str, larger: float) -> tuple[Part, ...]:
    """The line more below the question, if each has room in its line; otherwise nothing."""
    above = layout(question, metrics, rect.w, grown(QUESTION, larger), shrink=True)
    below = layout(more, metrics, rect.w, grown(MORE, larger))
    if max(above.lines, below.lines) > 1:
        return ()
    return (*above.at(rect.x, rect.y + 18 - above.height / 2), *below.at(rect.x, rect.y + 42 - below.height / 2))


def _together(metrics: Metrics, rect: Rect, question: str, more: str, larger: float) -> tuple[Part, ...]:
    """The line more behind the question, if both have room in two lines; otherwise nothing."""
    both = layout(_both(question, more), metrics, rect.w, grown(TOGETHER, larger))
    return both.at(rect.x, rect.y + rect.h / 2 - both.height / 2) if both.lines <= 2 else ()


def _both(question: str, more: str) -> str:
    return f"<c=bone><b>{question}</b></c> <c=brass_light>·</c> {more}"
