"""Draw the statements of picture files with a pen; `docs/adding-a-picture.md` describes them."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.art.faces import Tones, rims, tones
from dune_desktop.ui.art.palette import Mood
from dune_desktop.ui.art.pen import Pen, Stop, mix
from dune_desktop.ui.art.picture_file import Line, PictureError, line_of
from dune_desktop.ui.art.scenery import edge
from dune_desktop.ui.art.words import (
    NUMBER,
    Fault,
    check_path,
    color,
    exactly,
    number,
    path_pieces,
    share,
    split,
    whole,
    yes,
)

Family = Callable[..., None]
MOOD: Final = ("top", "mid", "low", "disc", "land", "figure", "rim", "accent", "shade", "skin", "far")
PERSON: Final = ("ink", "dark", "sheen", "cloth", "fold", "shade", "skin", "glow", "trim")
_DEEPEST: Final = 12
PLAIN: Final = {"none": "none", "black": "#000000", "white": "#FFFFFF"}

_ANCHORED = re.compile(rf"(left|right|width|top|bottom|height|\d+(?:\.\d+)?%)({NUMBER})?$")


@dataclass(frozen=True, slots=True)
class Supply:
    """What the files of a box may use: files of parts and grounds, families of code, moods and named tones."""

    shared: Mapping[str, Path]
    read: Callable[[Path], tuple[Line, ...]]
    families: Mapping[str, Family]
    moods: Mapping[str, Mood]
    tones: Mapping[str, str]


class Drawer:
    """Draws statements with a pen in a mood, from an origin (x, 0); `seed` differs from picture to picture."""

    def __init__(self, pen: Pen, mood: Mood, supply: Supply, *, origin: float = 0, seed: int = 1) -> None:
        self.pen, self.mood, self.supply, self.origin, self.seed = pen, mood, supply, origin, seed
        own = {name: getattr(mood, name) for name in MOOD}
        self.tones: dict[str, str] = {**PLAIN, **supply.tones, **own, "mood.shade": mood.shade, "mood.skin": mood.skin}
        self.handed: dict[str, Any] = {}
        self.depth = 0
        self.shapes: dict[str, str] = {}
        self.persons: dict[str, Tones] = {}

    def draw(self, lines: Sequence[Line]) -> None:
        """Carry out statements; raise PictureError at the first that is wrong."""
        for line in lines:
            try:
                self._draw(line)
            except Fault as fault:
                raise line.fault(str(fault)) from None

    def _draw(self, line: Line) -> None:
        word = line.words[0]
        if (own := _STATEMENTS.get(word)) is not None:
            own(self, line)
        elif (family := self.supply.families.get(word)) is not None:
            self._call(family, line)
        elif (file := self.supply.shared.get(word)) is not None:
            head, *lines = self.supply.read(file)
            called = {"ground": self._ground, "part": self._part}.get(head.words[0])
            if called is None:
                raise head.fault(f"what pictures share begins with “part” or “ground”, not with “{head.text}”")
            called(head, lines, line)
        else:
            raise Fault(f"“{word}” is no statement, no part and no family" + self._near(word))

    def _near(self, word: str) -> str:
        from difflib import get_close_matches

        near = get_close_matches(word, (*_STATEMENTS, *self.supply.families, *self.supply.shared), 1)
        return f"; do you mean “{near[0]}”?" if near else ""

    # --- values

    def x(self, word: str) -> float:
        """Return a place from left to right; a number counts from the origin, `left` or `24%` from the edges."""
        return self._place(word, self.origin, self.pen.x, self.pen.w, ("left", "right"))

    def y(self, word: str) -> float:
        """Return a place from top to bottom."""
        return self._place(word, 0, self.pen.y, self.pen.h, ("top", "bottom"))

    @staticmethod
    def _place(word: str, origin: float, start: float, size: float, edges: tuple[str, str]) -> float:
        if (found := _ANCHORED.match(word)) is None:
            return origin + number(word)
        base, off = found[1], float(found[2] or 0)
        if base.endswith("%"):
            return start + size * (float(base[:-1]) / 100) + off
        if base not in edges:
            raise Fault(f"“{word}” is no place here; the edges are {edges[0]} and {edges[1]}")
        return (start if base == edges[0] else start + size) + off

    def size(self, word: str) -> float:
        """Return a number; `width`, `height` and shares are those of the picture."""
        if (found := _ANCHORED.match(word)) is None:
            return number(word)
        base, off = found[1], float(found[2] or 0)
        if base.endswith("%"):
            return self.pen.w * (float(base[:-1]) / 100) + off
        if base not in ("width", "height"):
            raise Fault(f"“{word}” is no size")
        return (self.pen.w if base == "width" else self.pen.h) + off

    def paint(self, word: str) -> str:
        """Return the paint that a word says: a tone by its name, a color, a mixture or a gradient."""
        if (known := self.tones.get(word)) is not None:
            return known
        if word[:1] == "#":
            return color(word)
        kind, bracket, inside = word.partition("(")
        if not bracket or not inside.endswith(")"):
            raise Fault(f"there is no tone called “{word}”")
        if kind == "mix":
            first, second, much = exactly(inside[:-1], 3, "mix(figure,mid,0.4)")
            return mix(self.paint(first), self.paint(second), share(much))
        if kind not in _GRADIENTS:
            raise Fault(f"“{kind}” is no mixture and no gradient; there are mix, {', '.join(_GRADIENTS)}")
        ways, words = _GRADIENTS[kind], split(inside[:-1])
        if len(words) < len(ways) + 2:
            raise Fault(f"{kind} takes {len(ways)} numbers and at least two steps, not “{inside[:-1]}”")
        at = [_KINDS[way](self, word) for way, word in zip(ways, words, strict=False)]
        stops = [self._stop(word) for word in words[len(ways) :]]
        if kind == "rad":
            return self.pen.rad(*at, *stops)
        x1, y1, x2, y2 = {"down": (0, at[0], 0, at[-1]), "across": (at[0], 0, at[-1], 0)}.get(kind, at)
        return self.pen.lin(x1, y1, x2, y2, *stops)

    def _stop(self, word: str) -> Stop:
        at, *paints = word.split(":")
        if not 1 <= len(paints) <= 2:
            raise Fault(f"“{word}” is no step of a gradient; it is written SHARE:TONE or SHARE:TONE:STRENGTH")
        if len(paints) == 1:
            return number(at), self.paint(paints[0])
        return number(at), self.paint(paints[0]), number(paints[1])

    def data(self, text: str) -> str:
        """Return path data, or that of a shape by its name, counted from the left edge."""
        text = self.shapes.get(text, text)
        if not self.origin and "{" not in text:
            check_path(text)
            return text
        return "".join(
            piece
            if isinstance(piece, str)
            else f"{self.origin + piece}"
            if isinstance(piece, float)
            else f"{_KINDS[piece[0]](self, piece[1])}"
            for piece in path_pieces(text)
        )

    # --- blocks

    @contextmanager
    def _from(self, origin: float) -> Iterator[None]:
        before, self.origin = self.origin, origin
        yield
        self.origin = before

    @contextmanager
    def _apart(self, more: Mapping[str, str], handed: dict[str, Any], origin: float) -> Iterator[None]:
        """Draw with names of its own: what is named inside ends there."""
        before = self.tones, self.shapes, self.handed, self.origin
        self.depth += 1
        if self.depth > _DEEPEST:
            raise Fault("parts call each other without end")
        self.tones, self.shapes, self.handed, self.origin = {**self.tones, **more}, {}, handed, origin
        yield
        self.tones, self.shapes, self.handed, self.origin = before
        self.depth -= 1

    # --- calls

    def _bind(self, line: Line, words: Sequence[str], takes: Mapping[str, str], rest: str) -> dict[str, Any]:
        """Return the words of a call by the names of what is taken; those that `rest` takes by that name."""
        name, bound, more = line.words[0], dict[str, Any](), []
        waiting = [taken for taken, kind in takes.items() if kind != "bool"]
        for word in words:
            key, equals, value = word.partition("=")
            if equals and key not in takes:
                raise Fault(f"{name} takes no “{key}”; it takes {', '.join(takes)}")
            if not equals and takes.get(word) == "bool":
                bound[word] = True
                continue
            if not equals and not waiting and not rest:
                raise Fault(f"“{word}” is one too many; {name} takes {', '.join(takes)}")
            if not equals and not waiting:
                more.append(_KINDS[rest](self, word))
                continue
            key, value = (key, value) if equals else (waiting[0], word)
            bound[key] = _KINDS.get(takes[key], _as_it_is)(self, value)
            waiting = [taken for taken in waiting if taken != key]
        return bound | ({rest: more} if rest else {})

    def _ground(self, head: Line, lines: Sequence[Line], line: Line) -> None:
        bound = self._bind(line, line.tail, {"tones": "str"}, "")
        person = _named("", self._person(bound["tones"])) if bound else {}
        with self._apart(person, {}, self.origin):
            self.draw(lines)

    def _part(self, head: Line, lines: Sequence[Line], line: Line) -> None:
        high, takes, needs, defaults = _header(head.text)
        bound = self._bind(line, line.tail, takes, "")
        self._wants(line, [name for name in needs if name not in bound])
        handed = {name: _KINDS[takes[name]](self, word) for name, word in defaults if name not in bound} | bound
        colors = {name: value for name, value in handed.items() if takes[name] == "Color"}
        scale, turn = bound.get("size", high) / high, bound.get("turn", 0)
        with (
            self.pen.at(bound["x"], bound["y"], scale, bound.get("flip", False), turn),
            self._apart(colors, handed, 0),
        ):
            self.draw(lines)

    def _call(self, family: Family, line: Line) -> None:
        taken = taken_by(family)
        words = line.words[1:] if taken.inside else line.tail
        bound = self._bind(line, words, taken.takes, taken.rest)
        self._wants(line, [name for name in taken.needs if name not in bound])
        made: dict[str, Any] = {
            "p": self.pen,
            "m": self.mood,
            "seed": bound.get("seed", self.seed),
            "draw": lambda text: self._draw_text(text, line),
            "inside": lambda: self.draw(line.below),
        }
        bound |= {name: made[name] for name in taken.given}
        more = bound.pop(taken.rest) if taken.rest else ()
        try:
            family(*(bound.pop(name) for name in taken.before), *more, **bound)
        except (Fault, PictureError):
            raise
        except (ValueError, TypeError, LookupError, ArithmeticError) as error:
            raise Fault(f"{line.words[0]} cannot be drawn like this ({error})") from error

    @staticmethod
    def _wants(line: Line, missing: Sequence[str]) -> None:
        if missing:
            raise Fault(f"{line.words[0]} also wants {' and '.join(missing)}")

    def _draw_text(self, text: str, line: Line) -> None:
        """Draw one statement that a family makes; its places count from the left edge."""
        with self._from(0):
            self._draw(line_of(line.where, line.number, text))

    def _person(self, name: str) -> Tones:
        if name not in self.persons:
            raise Fault(f"write “complexion {name}”".strip() + " before; it makes the tones of a person")
        return self.persons[name]

    # --- statements that draw nothing themselves

    def _say_tones(self, line: Line) -> None:
        for word in line.tail:
            name, equals, value = word.partition("=")
            if not equals:
                raise Fault(f"a tone is named as in dark=mix(figure,mid,0.4), not as in “{word}”")
            self.tones[name] = self.paint(value)

    def _say_complexion(self, line: Line) -> None:
        name = next((word for word in line.words[1:] if "=" not in word), "")
        words = [word for word in line.words[1:] if word != name]
        bound = self._bind(line, words, {"depth": "float", "hair": "Color", "gray": "float"}, "")
        self.persons[name] = tones(self.mood, **bound)
        self.tones |= _named(name, self.persons[name])

    def _say_shape(self, line: Line) -> None:
        name, *words = line.tail or ("",)
        self.shapes[name] = data = " ".join(words)
        check_path(data)

    def _say_layer(self, line: Line) -> None:
        words = [word for word in line.words[1:] if word != "clip"]
        if words[:1] == ["edge"]:
            lights = edge(self.mood, share(words[1]) if len(words) > 1 else 0.9)
        elif words == ["rims"]:
            lights = rims(self.mood)
        else:
            parts = [exactly(word, 4, "X,Y,TONE,STRENGTH (or edge, or rims)") for word in words]
            lights = tuple((number(x), number(y), self.paint(tone), share(much)) for x, y, tone, much in parts)
        self.pen.layer(*lights, clip="clip" in line.words)
        self.draw(line.below)

    def _say_at(self, line: Line) -> None:
        bound = self._bind(line, line.words[1:], _AT, "")
        self._wants(line, [name for name in ("x", "y") if name not in bound])
        with self.pen.at(**bound), self._from(0):
            self.draw(line.below)

    def _say_place(self, line: Line) -> None:
        bound = self._bind(line, line.words[1:], {name: kind for name, kind in _AT.items() if name != "turn"}, "")
        self._wants(line, [name for name in ("x", "y") if name not in bound])
        with self.pen.place(**bound), self._from(0):
            self.draw(line.below)

    def _say_group(self, line: Line) -> None:
        fade = [word for word in line.words[1:] if word.startswith("o=")]
        transform = " ".join(word for word in line.words[1:] if word not in fade)
        with self.pen.group(transform, number(fade[0][2:]) if fade else 1):
            self.draw(line.below)

    def _say_squash(self, line: Line) -> None:
        bound = self._all(line, {"x": "x", "y": "y", "wide": "float", "high": "float"})
        move = f"translate({bound['x']:.1f} {bound['y']:.1f}) scale({bound['wide']} {bound['high']})"
        with self.pen.group(move), self._from(0):
            self.draw(line.below)

    def _say_row(self, line: Line) -> None:
        bound = self._all(line, {"count": "int", "step": "float"})
        start = self.origin
        for turn in range(bound["count"]):
            with self._from(start + turn * bound["step"]):
                self.draw(line.below)

    def _say_around(self, line: Line) -> None:
        takes = {"x": "x", "y": "y", "count": "int", "step": "float", "from": "float", "alternate": "bool"}
        bound = {"from": 0, "alternate": False} | self._bind(line, line.words[1:], takes, "")
        self._wants(line, [name for name in takes if name not in bound])
        for turn in range(bound["count"]):
            one = turn % max(1, len(line.below))
            with self.pen.at(bound["x"], bound["y"], turn=bound["from"] + turn * bound["step"]), self._from(0):
                self.draw(line.below[one : one + 1] if bound["alternate"] else line.below)

    def _say_when(self, line: Line) -> None:
        name = self._all(line, {"what": "str"})["what"]
        if name not in self.handed:
            raise Fault(f"this part is handed no “{name}”")
        if self.handed[name]:
            self.draw(line.below)

    def _say_wider(self, line: Line) -> None:
        if self.pen.w > self._all(line, {"than": "float"})["than"]:
            self.draw(line.below)

    def _all(self, line: Line, takes: Mapping[str, str]) -> dict[str, Any]:
        """Return the words of a statement that wants every one of them."""
        bound = self._bind(line, line.words[1:], takes, "")
        self._wants(line, [name for name in takes if name not in bound])
        return bound

    # --- statements that draw

    def _shape(self, line: Line, ways: Sequence[str], takes: Sequence[str]) -> tuple[list[Any], dict[str, Any], str]:
        """Return what stands first in a statement, its options, and the rest."""
        words = line.tail
        if len(words) < len(ways):
            raise Fault(f"{line.words[0]} wants a tone{' and a width' if len(ways) > 1 else ''} and what to draw")
        first = [_KINDS[way](self, word) for way, word in zip(ways, words, strict=False)]
        options: dict[str, Any] = {}
        at = len(ways)
        while at < len(words) and ("=" in words[at] or words[at] == "even"):
            key, _, value = words[at].partition("=")
            if key not in takes:
                raise Fault(f"{line.words[0]} has no option “{key}”; it has {', '.join(takes)}")
            options[key] = key == "even" or _KINDS[_OPTIONS[key]](self, value)
            at += 1
        return first, options, " ".join(words[at:])

    def _numbers(self, line: Line, ways: Sequence[str], text: str) -> list[float]:
        words = text.split()
        if len(words) != len(ways):
            raise Fault(f"{line.words[0]} wants {len(ways)} numbers at its end, not {len(words)}")
        return [_KINDS[way](self, word) for way, word in zip(ways, words, strict=True)]

    def _say_path(self, line: Line) -> None:
        (paint,), options, rest = self._shape(line, ("paint",), ("o", "stroke", "sw", "dash", "join", "even"))
        self.pen.path(self.data(rest), paint, **options)

    def _say_line(self, line: Line) -> None:
        (stroke, width), options, rest = self._shape(line, ("paint", "n"), ("o", "dash", "join"))
        self.pen.line(self.data(rest), stroke, width, **options)

    def _say_circle(self, line: Line) -> None:
        (paint,), options, rest = self._shape(line, ("paint",), ("o", "stroke", "sw", "dash"))
        x, y, r = self._numbers(line, "xyn", rest)
        self.pen.circle(x, y, r, paint, **options)

    def _say_ring(self, line: Line) -> None:
        (stroke, width), options, rest = self._shape(line, ("paint", "n"), ("o", "dash"))
        x, y, r = self._numbers(line, "xyn", rest)
        self.pen.circle(x, y, r, stroke=stroke, sw=width, **options)

    def _say_ellipse(self, line: Line) -> None:
        (paint,), options, rest = self._shape(line, ("paint",), ("o", "stroke", "sw"))
        x, y, rx, ry = self._numbers(line, "xynn", rest)
        self.pen.ellipse(x, y, rx, ry, paint, **options)

    def _say_rect(self, line: Line) -> None:
        (paint,), options, rest = self._shape(line, ("paint",), ("o", "stroke", "sw", "r"))
        x, y, wide, high = self._numbers(line, ("x", "y", "float", "float"), rest)
        self.pen.rect(x, y, wide, high, paint, **options)

    def _say_fill(self, line: Line) -> None:
        self.pen.fill(self._all(line, {"tone": "paint"})["tone"])

    def _say_glow(self, line: Line) -> None:
        words = line.tail
        if len(words) < 5:
            raise Fault("glow wants x, y, a radius and at least two steps SHARE:TONE:STRENGTH")
        x, y, r = self._numbers(line, "xyn", " ".join(words[:3]))
        self.pen.circle(x, y, r, self.pen.rad(x, y, r, *(self._stop(word) for word in words[3:])))


_STATEMENTS: Final[dict[str, Callable[[Drawer, Line], None]]] = {
    name.removeprefix("_say_"): made for name, made in vars(Drawer).items() if name.startswith("_say_")
}
STATEMENTS: Final = tuple(_STATEMENTS)

_GRADIENTS: Final = {"down": "yy", "across": "xx", "lin": "xyxy", "rad": "xyn"}
_AT: Final = {"x": "x", "y": "y", "scale": "float", "flip": "bool", "turn": "float"}
_OPTIONS: Final = {"o": "n", "sw": "n", "r": "n", "stroke": "paint", "dash": "dash", "join": "str"}


def _named(name: str, person: Tones) -> dict[str, str]:
    return {f"{name}.{tone}" if name else tone: getattr(person, tone) for tone in PERSON}


@cache
def _header(text: str) -> tuple[float, dict[str, str], tuple[str, ...], tuple[tuple[str, str], ...]]:
    """Return how tall a part is in its file, what it takes, what it needs, and the defaults of the rest."""
    takes, defaults = {"x": "x", "y": "y", "size": "float"}, dict[str, str]()
    for word in text.split()[1:]:
        name, equals, value = word.partition("=")
        defaults |= {name: value} if equals else {}
        takes |= {name: "bool" if value in ("yes", "no") else "Color"} if name != "high" else {}
    high = number(defaults.pop("high", "1"))
    needs = tuple(name for name in takes if name != "size" and name not in defaults)
    return high, {**takes, "flip": "bool", "turn": "float"}, needs, tuple(defaults.items())


@dataclass(frozen=True, slots=True)
class Taken:
    """What a family takes.

    `takes`: from a statement, by name and kind; `needs`: of these, what has no default. `given`: what it gets from the
    drawer. `rest`: the kind of any number of further words, which come after those of `before`. `inside`: whether it
    draws the lines below its statement.
    """

    takes: dict[str, str]
    needs: tuple[str, ...]
    given: tuple[str, ...]
    rest: str
    before: tuple[str, ...]
    inside: bool


@cache
def taken_by(family: Family) -> Taken:
    """Return what a family takes, by its annotations."""
    takes, needs, given, rest = dict[str, str](), list[str](), list[str](), ""
    parameters = inspect.signature(family).parameters
    for name, parameter in parameters.items():
        if parameter.kind is parameter.VAR_POSITIONAL:
            rest = str(parameter.annotation)
            continue
        if name in ("p", "m", "seed", "draw", "inside"):
            given.append(name)
            takes |= {"seed": "int"} if name == "seed" else {}
            continue
        takes[name] = name if name in ("x", "y") else str(parameter.annotation)
        if parameter.default is parameter.empty:
            needs.append(name)
    before = tuple(name for name in parameters if name in takes or name in given) if rest else ()
    return Taken(takes, tuple(needs), tuple(given), rest, before, "inside" in parameters)


def _as_it_is(_: Drawer, word: str) -> str:
    return word


def _disc(drawer: Drawer, word: str) -> tuple[float, float, float] | None:
    if word == "none":
        return None
    x, y, r = exactly(word, 3, "X,Y,RADIUS")
    return drawer.x(x), drawer.y(y), number(r)


def _points(drawer: Drawer, word: str) -> tuple[float, ...]:
    return tuple(drawer.y(part) if k % 2 else drawer.x(part) for k, part in enumerate(word.split(",")))


def _drift(_: Drawer, word: str) -> tuple[float, float]:
    step, count = exactly(word, 2, "STEP,COUNT")
    return number(step), number(count)


_KINDS: Final[dict[str, Callable[[Drawer, str], Any]]] = {
    "x": Drawer.x,
    "y": Drawer.y,
    "n": lambda _, word: number(word),
    "float": Drawer.size,
    "int": lambda _, word: whole(word),
    "bool": lambda _, word: yes(word),
    "str": _as_it_is,
    "paint": Drawer.paint,
    "dash": lambda _, word: " ".join(word.split(",")),
    "Color": lambda drawer, word: "" if word in ("", "none") else drawer.paint(word),
    "Colors": lambda drawer, word: tuple(drawer.paint(part) for part in split(word)),
    "Points": _points,
    "Wholes": lambda _, word: tuple(whole(part) for part in word.split(",")),
    "Disc": _disc,
    "Drift": _drift,
}
"""How a word is read, by the annotation of a family's parameter or by what a statement wants."""
