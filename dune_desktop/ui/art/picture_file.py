"""Picture files as trees of lines; `docs/adding-a-picture.md` describes the format."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass

ENDING = ".picture"


class PictureError(ValueError):
    """A fault in a picture file, said in one sentence with the line it is in."""

    def __init__(self, where: str, number: int, fault: str) -> None:
        super().__init__(f"{where}, line {number}: {fault}" if number else f"{where}: {fault}")


@dataclass(frozen=True, slots=True)
class Line:
    """A statement: its words, the lines that are indented below it, and `tail`, all words but the first of them all."""

    where: str
    number: int
    text: str
    words: tuple[str, ...]
    below: tuple[Line, ...]
    tail: tuple[str, ...]

    def fault(self, sentence: str) -> PictureError:
        """Return the error to raise about this line."""
        return PictureError(self.where, self.number, sentence)


def line_of(where: str, number: int, text: str, below: tuple[Line, ...] = ()) -> Line:
    """Return the line of a statement; what is indented below it may be more lines or its own continuation."""
    words = tuple(text.split())
    return Line(where, number, text, words, below, (*words[1:], *(word for line in below for word in _all(line))))


def _all(line: Line) -> tuple[str, ...]:
    return (line.words[0], *line.tail)


def parse(text: str, where: str) -> tuple[Line, ...]:
    """Return the statements of a file; raise PictureError where the indentation fits nothing.

    A comment fills a line of its own that begins with `#`. Two blanks indent a line by one step.
    """
    open_: list[tuple[int, list[Line]]] = [(0, [])]
    heads: list[tuple[int, str]] = []

    def close(depth: int) -> None:
        while len(open_) > 1 and open_[-1][0] > depth:
            _, below = open_.pop()
            number, head = heads.pop()
            open_[-1][1].append(line_of(where, number, head, tuple(below)))

    waiting: tuple[int, int, str] | None = None  # the latest statement: what is indented below it is not known yet
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        indent = len(raw) - len(raw.lstrip(" "))
        if raw.lstrip(" ").startswith("\t"):
            raise PictureError(where, number, "a tab indents this line; use two blanks for each step")
        if waiting is not None:
            if indent > waiting[0]:
                heads.append(waiting[1:])
                open_.append((indent, []))
            else:
                open_[-1][1].append(line_of(where, *waiting[1:]))
                close(indent)
        if indent != open_[-1][0]:
            raise PictureError(where, number, "this line is indented like no line above it; use two blanks a step")
        waiting = (indent, number, line)
    if waiting is not None:
        open_[-1][1].append(line_of(where, *waiting[1:]))
    close(0)
    return tuple(open_[0][1])
