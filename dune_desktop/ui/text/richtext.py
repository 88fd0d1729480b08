"""Text with icons and emphasis in it, broken into lines. No pygame.

Markup: `{water}` an icon, `{seat:2}` a player's marker, `<b>bold</b>`, `<c=good>colored</c>`, `<u>underlined</u>`,
`<a=card:dagger>that leads to a card</a>`, a newline a new line. `{{`, `}}` and `<<` stand for the signs themselves;
`escape` writes them for text from outside.

Lines break at spaces, in Japanese between phrases or, where that saves a line, between characters, except where the
custom of the language forbids it, and inside a word only when the word alone is wider than the line: at its soft
hyphens if it has any. A number and the icon after it stay together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, groupby, pairwise
from typing import NamedTuple

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.i18n.languages.language import Breaking, Language
from dune_desktop.ui.screen.display import Icon, Label, Piece
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.values import changed, value

Part = Label | Icon | Piece
SOFT_HYPHEN = "\u00ad"

_TAG = re.compile(r"\{\{|\}\}|<<|\{([a-z][a-z0-9_]*(?::-?\d+)?)\}|<(/?)([abcu])(?:=([^>]+))?>|\n")


@value
class Style:
    """How a text is set. `line` is the pitch of its lines, 0 for 1.2 times the size."""

    size: float = 20
    weight: int = 500
    bold: int = 700
    color: str = "bone"
    face: str = "text"
    line: float = 0
    icon: float = 1.1  # height of an icon, in sizes
    icon_color: str = ""  # for line icons; the text's color when empty
    tracking: float = 0  # letter spacing in em

    @property
    def pitch(self) -> float:
        return self.line or round(self.size * 1.2)


_USUAL = Style()


def grown(style: Style, by: float) -> Style:
    """The style so many times as large."""
    return changed(style, size=style.size * by, line=style.line * by)


@value
class Token:
    """A stretch of text in one style, an icon, a player's marker or a forced line end."""

    kind: str  # text, icon, seat, break
    text: str = ""
    bold: bool = False
    color: str = ""
    underline: bool = False
    link: str = ""


@value
class Laid:
    """A text set in lines, its top left corner at (0, 0).

    `overflow` is true when it has more lines than were allowed (they are there all the same) or was cut. `links`: which
    elements lead somewhere, by their number, and where.
    """

    elements: tuple[Part, ...]
    width: float
    height: float
    lines: int
    size: float
    overflow: bool = False
    links: tuple[tuple[int, str], ...] = ()

    def at(self, x: float, y: float) -> tuple[Part, ...]:
        """The elements with the top left corner at (x, y)."""
        return tuple(changed(element, x=element.x + x, y=element.y + y) for element in self.elements)


def escape(text: str) -> str:
    """`text` from outside (a player's name) as markup that shows it unchanged."""
    return text.replace("{", "{{").replace("}", "}}").replace("<", "<<")


def plain(markup: str) -> str:
    """The words of a markup string, icons as their names: for logs and tests."""
    return "".join({"text": t.text, "icon": t.text, "seat": "", "break": "\n"}[t.kind] for t in parse(markup))


def parse(markup: str) -> tuple[Token, ...]:
    """The tokens of a markup string. An unknown tag is text, so nothing a translator writes can fail."""
    tokens: list[Token] = []
    bold, underline, link = 0, 0, ""
    colors: list[str] = []

    def add(text: str) -> None:
        if not text:
            return
        token = Token("text", text, bold > 0, colors[-1] if colors else "", underline > 0, link)
        if tokens and tokens[-1].kind == "text" and changed(tokens[-1], text=text) == token:
            tokens[-1] = changed(token, text=tokens[-1].text + text)
        else:
            tokens.append(token)

    at = 0
    for found in _TAG.finditer(markup):
        add(markup[at : found.start()])
        at = found.end()
        whole = found.group()
        name, closing, tag, value = found.groups()
        if whole in ("{{", "}}", "<<"):
            add(whole[0])
        elif whole == "\n":
            tokens.append(Token("break"))
        elif name:
            kind, _, seat = name.partition(":")
            color = colors[-1] if colors else ""
            tokens.append(Token("seat", seat) if kind == "seat" and seat else Token("icon", name, color=color))
        elif tag == "b":
            bold = max(0, bold - 1) if closing else bold + 1
        elif tag == "u":
            underline = max(0, underline - 1) if closing else underline + 1
        elif tag == "a":
            link = "" if closing else value or ""
        elif closing:
            colors[-1:] = []
        else:
            colors.append(value or "")
    add(markup[at:])
    return tuple(tokens)


_WIDE = "\u2e80-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef"


_WHOLE = "取り消[すし]"  # to take back: a word of narrow buttons, which may not be broken though it is wide


@cache
def _together() -> re.Pattern[str]:
    """A space, a word that stays whole, a wide character, or all that stands between such; made when it is wanted."""
    return re.compile(f" |{_WHOLE}|[{_WIDE}]|[^ {_WIDE}]+")


def is_wide(char: str) -> bool:
    """Whether a character belongs to Chinese or Japanese text, which may break between any two characters."""
    code = ord(char)
    return 0x2E80 <= code <= 0x30FF or 0x3400 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFFEF


def is_eastern(char: str) -> bool:
    """Whether a character is Korean, Japanese or Chinese: such text is never letterspaced."""
    return (
        is_wide(char) or 0x1100 <= ord(char) <= 0x11FF or 0x3130 <= ord(char) <= 0x318F or 0xAC00 <= ord(char) <= 0xD7A3
    )


def _is_hangul(char: str) -> bool:
    """Whether a character is a Korean syllable: after a number and a space it is what is counted (2 스파이스)."""
    return "가" <= char <= "힣"


def tracking(text: str, amount: float) -> float:
    """The letter spacing `text` may have: `amount` for Latin, none for Korean and Japanese."""
    return 0.0 if not text.isascii() and any(is_eastern(c) for c in text) else amount


@value
class _Atom:
    """What is never broken: pieces of tokens, and whether a space stood before."""

    parts: tuple[Token, ...]
    space: Token | None = None
    forced: bool = False  # begins a new line


def _atoms(tokens: tuple[Token, ...], breaking: Breaking) -> list[_Atom]:
    """The unbreakable pieces of a text in order."""
    atoms: list[_Atom] = []
    parts: list[Token] = []
    space: Token | None = None
    forced = False

    def close() -> None:
        nonlocal space, forced
        if parts or forced:
            atoms.append(_Atom(tuple(parts), space, forced))
            parts.clear()
            space, forced = None, False

    def last() -> str:
        return parts[-1].text[-1:] if parts and parts[-1].kind == "text" else ""

    for index, token in enumerate(tokens):
        if token.kind == "break":
            close()
            forced = True
        elif token.kind in ("icon", "seat"):
            if last() and is_wide(last()) and last() not in breaking.not_last:
                close()
            parts.append(token)
        else:
            after = tokens[index + 1] if index + 1 < len(tokens) else None
            for found in _together().finditer(token.text):
                piece = found.group()
                if piece == " ":
                    icon_next = found.end() == len(token.text) and after is not None and after.kind == "icon"
                    counts = last().isdigit() and (icon_next or _is_hangul(token.text[found.end() : found.end() + 1]))
                    if counts or _belong_together(token.text, found.start(), breaking):
                        parts.append(_like(token, piece))
                        continue
                    close()
                    space = space or _like(token, piece)
                    continue
                if parts and _may_break(last() or "あ", piece[0], breaking):
                    close()
                if parts and _alike(parts[-1], token):
                    parts[-1] = _like(token, parts[-1].text + piece)
                else:
                    parts.append(_like(token, piece))
    close()
    return _with_whole_ending(atoms)


_ENDING = 4  # the fewest signs in the last line of a Japanese sentence: …です。 does not leave す。 alone


def _with_whole_ending(atoms: list[_Atom]) -> list[_Atom]:
    """The atoms of a text; those that end a Japanese sentence in one, so that its last line is more than a remnant."""
    ending: tuple[Token, ...] = ()
    first = len(atoms)
    while first and len("".join(part.text for part in ending)) < _ENDING:
        atom = atoms[first - 1]
        if any(part.kind != "text" for part in atom.parts) or not is_wide(atom.parts[-1].text[-1:] or "a"):
            break
        ending, first = (*atom.parts, *ending), first - 1
        if atom.space or atom.forced:
            break
    if len(atoms) - first < 2 or ending[-1].text[-1:] != "。":
        return atoms
    parts: list[Token] = []
    for part in ending:
        if parts and _alike(parts[-1], part):
            part = _like(part, parts.pop().text + part.text)
        parts.append(part)
    return [*atoms[:first], _Atom(tuple(parts), atoms[first].space, atoms[first].forced)]


class _Setting(NamedTuple):
    """A way to set the first atoms of a text; the lesser is the better. `last`: the atom that begins its last line."""

    harm: int
    uneven: float
    last: int


def _kindly_broken(
    atoms: list[_Atom], rows: list[list[Token]], metrics: Metrics, width: float, style: Style, spare: bool
) -> list[list[Token]]:
    """The rows of Japanese text as few as they are, but broken between phrases wherever that can be done.

    With `spare` there may be one row more, where a word would be broken otherwise.
    """
    harm = _harms(atoms, LANGUAGES[metrics.language])
    if not any(harm):
        return rows
    begins, most = _beginnings(atoms, harm, metrics, width, style, 0), len(rows)
    if spare and any(harm[at] >= _IN_WORD for at in begins):
        most += 1
        begins = _beginnings(atoms, harm, metrics, width, style, most)
    begun = [_Atom(atom.parts, atom.space, atom.forced or (at in begins and at > 0)) for at, atom in enumerate(atoms)]
    kinder = _rows(begun, metrics, width, style)
    return kinder if len(kinder) <= most else rows


def name_rows(name: str, metrics: Metrics, width: float, style: Style, most: int = 0) -> list[str]:
    """A name in lines (`most` of them, 0: any number): broken within a phrase only where no more lines would help.

    The whole name if it does not find room so.
    """
    language = LANGUAGES[metrics.language]
    atoms = _atoms((Token("text", name),), language.breaking)
    harm = _harms(atoms, language)
    if any(atom.space for atom in atoms) or any(_width(atom.parts, metrics, style) > width for atom in atoms):
        return [name]
    begins = _beginnings(atoms, harm, metrics, width, style, most or len(atoms))
    rows = [""]
    for at, atom in enumerate(atoms):
        if at and at in begins:
            rows.append("")
        rows[-1] += "".join(part.text for part in atom.parts)
    return rows


def _beginnings(
    atoms: list[_Atom], harm: list[int], metrics: Metrics, width: float, style: Style, most: int
) -> set[int]:
    """Which atoms begin lines that do the least harm, in so many lines at `most`; 0: in as few as there can be."""
    sizes = [_width(atom.parts, metrics, style) for atom in atoms]
    gaps = [metrics.width(" ", style.size, style.weight) if atom.space else 0.0 for atom in atoms]
    best: list[dict[int, _Setting]] = [{0: _Setting(0, 0.0, 0)}]  # of so many atoms, by the number of lines
    for end in range(1, len(atoms) + 1):
        found: dict[int, _Setting] = {}
        used = 0.0
        for first in range(end - 1, -1, -1):
            used += sizes[first] + (gaps[first + 1] if first + 1 < end else 0.0)
            if used > width and found:
                break
            free = 0.0 if end == len(atoms) else max(0.0, width - used) ** 2
            for lines, before in best[first].items():
                setting = _Setting(before.harm + harm[end], before.uneven + free, first)
                if not most or lines < most:
                    found[lines + 1] = min(found.get(lines + 1, setting), setting)
            if atoms[first].forced:
                break
        fewest = min(found, default=0)
        best.append(found if most else {fewest: found[fewest]})
    begins: set[int] = set()
    lines = min(best[-1], key=lambda lines: (best[-1][lines].harm, lines), default=0)
    at = len(atoms)
    while at and lines:
        at, lines = best[at][lines].last, lines - 1
        begins.add(at)
    return begins


_HIRAGANA, _KATAKANA = re.compile("[ぁ-ゖ]"), re.compile("[ァ-ヺー]")
_PICTURED = "水"  # an icon reads as a noun
_IN_WORD, _IN_KATAKANA = 3, 5  # the harm of a line that ends within a word


def _harms(atoms: list[_Atom], language: Language) -> list[int]:
    """How much worse Japanese reads where a line ends before each atom, and after the last: within a word of katakana
    most of all, within other words less, least between the words of a phrase; not at all between phrases.
    """
    texts = ["".join(part.text if part.kind == "text" else _PICTURED for part in atom.parts) for atom in atoms]
    harms = [0]
    text = "".join(texts)
    if not any(map(is_wide, text)):
        return [0] * (len(atoms) + 1)
    phrases, words = _ends(language.phrases(text)), _ends(language.apart(text))
    at = 0
    for (one, other), (before, after) in zip(pairwise(atoms), pairwise(texts), strict=True):
        at += len(before)
        if other.space or other.forced or not one.parts or not other.parts or at in phrases:
            harms.append(0)
        elif at in words:
            harms.append(2 if _HIRAGANA.match(after) else 1)
        else:
            katakana = _KATAKANA.match(before[-1:]) and _KATAKANA.match(after)
            harms.append(_IN_KATAKANA if katakana else _IN_WORD)
    return [*harms, 0]


def _ends(pieces: Sequence[str]) -> set[int]:
    """After how many characters each of these is over."""
    return set(accumulate(map(len, pieces)))


def _like(token: Token, text: str) -> Token:
    """Other words in the style of a token; `replace` would take most of the time of setting a text."""
    return Token("text", text, token.bold, token.color, token.underline, token.link)


def _alike(a: Token, b: Token) -> bool:
    """Whether two tokens are text in one style."""
    return a.kind == "text" and (a.bold, a.color, a.underline, a.link) == (b.bold, b.color, b.underline, b.link)


def _belong_together(text: str, space: int, breaking: Breaking) -> bool:
    """Whether the language keeps the words before and behind this space in one line: 새 차례, 가운데 칸."""
    if not breaking.led:
        return False
    before, after = text[:space].rpartition(" ")[2], text[space + 1 :].partition(" ")[0]
    return before.lstrip("(‘") in breaking.leading or after.rstrip(".,:)’") in breaking.led


def _may_break(before: str, after: str, breaking: Breaking) -> bool:
    """Whether a line may end between two characters that no space separates."""
    if not before or after in breaking.not_first or before in breaking.not_last:
        return False
    if before.isdigit() and after not in breaking.not_last:
        return False  # what is counted stays with its number: 2枚
    if before in "＋－〉》" and after.isdigit():
        return False
    return is_wide(before) or is_wide(after)


def layout(
    markup: str,
    metrics: Metrics,
    width: float = 0,
    style: Style = _USUAL,
    *,
    align: str = "left",
    lines: int = 0,
    ellipsis: bool = False,
    shrink: bool = False,
    spare: bool = False,
) -> Laid:
    """Set `markup` in lines of at most `width` (0: one endless line).

    With `shrink` a text that needs more than one line first gets smaller, down to the floor of 20, and is
    broken only then. `lines` is the most there may be: what is more is marked as `overflow`, and cut with an
    ellipsis only where `ellipsis` asks for it. With `spare` Japanese text has one line more than it needs where that
    keeps a word whole. `align` is left, center or right within `width`.
    """
    key = (type(metrics), metrics.language, markup, width, style, align, lines, ellipsis, shrink, spare)
    known = _KNOWN.get(key)
    if known is None:
        if lines:  # what has room is set as it would be with any other room
            known = layout(markup, metrics, width, style, align=align, shrink=shrink, spare=spare)
        if known is None or (lines and known.lines > lines):
            known = _layout(markup, metrics, width, style, align, lines, ellipsis, shrink, spare)
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = known
    return known


_KNOWN: dict[tuple[object, ...], Laid] = {}
"""Texts set before: a screen is made anew after every step, and nearly all its words stay."""

_MOST_KNOWN = 4096


def _layout(
    markup: str,
    metrics: Metrics,
    width: float,
    style: Style,
    align: str,
    lines: int,
    ellipsis: bool,
    shrink: bool,
    spare: bool,
) -> Laid:
    tokens = parse(markup)
    atoms = _atoms(tokens, LANGUAGES[metrics.language].breaking)
    if shrink and width:
        style = _shrunk(tokens, metrics, width, style)
        whole = _width(tokens, metrics, style) <= width and all(token.kind != "break" for token in tokens)
        while whole and style.size > FLOOR and len(_rows(atoms, metrics, width, style)) > 1:
            style = _sized(style, max(FLOOR, style.size - 1))  # set piece by piece, it is a little wider
    rows = _rows(atoms, metrics, width, style)
    overflow = bool(lines) and len(rows) > lines
    if width and len(rows) > 1 and not overflow:
        rows = _kindly_broken(atoms, rows, metrics, width, style, spare and len(rows) != lines)
    if overflow and ellipsis:
        rows = [*rows[: lines - 1], _cut(rows[lines - 1], metrics, width, style)]
    elements: list[Part] = []
    links: list[tuple[int, str]] = []
    widest = 0.0
    for number, row in enumerate(rows):
        middle = style.pitch * (number + 0.5)
        merged = _merged(row)
        placed, used = _place(merged, metrics, middle, style)
        links += [(len(elements) + at, token.link) for at, token in enumerate(merged) if token.link]
        widest = max(widest, used)
        shift = {"left": 0.0, "center": (width - used) / 2, "right": width - used}[align] if width else 0.0
        elements += [changed(e, x=e.x + shift) for e in placed] if shift else placed
    return Laid(tuple(elements), widest, style.pitch * len(rows), len(rows), style.size, overflow, tuple(links))


def _shrunk(tokens: tuple[Token, ...], metrics: Metrics, width: float, style: Style) -> Style:
    size = style.size
    while size > FLOOR and _width(tokens, metrics, changed(style, size=size)) > width:
        size = max(FLOOR, size - 1)
    return _sized(style, size)


def _sized(style: Style, size: float) -> Style:
    return changed(style, size=size, line=style.line * size / style.size if style.line else 0.0)


def _width(parts: tuple[Token, ...] | list[Token], metrics: Metrics, style: Style) -> float:
    total, last = 0.0, ""
    for part in parts:
        if part.kind == "text":
            text = part.text.replace(SOFT_HYPHEN, "")
            weight = style.bold if part.bold else style.weight
            total += metrics.width(text, style.size, weight, style.face, style.tracking)
            total -= style.size / 2 * len(_TIGHT.findall(last + text))
            last = text[-1:]
        elif part.kind != "break":
            total += style.size * style.icon
            last = ""
    return total


_TIGHT = re.compile(
    "[〉》）」』】、。，．](?=[（〈《「『【〉》）」』】、。，．：；・])|[（〈《「『【：；・](?=[（〈《「『【])"
)
"""Where a bracket or comma meets another: of the two blank halves, as wide as half a letter, one is left out."""


def _rows(atoms: list[_Atom], metrics: Metrics, width: float, style: Style) -> list[list[Token]]:
    """The tokens of each line; at least one line."""
    rows: list[list[Token]] = [[]]
    used = 0.0
    for atom in atoms:
        if atom.forced:
            rows.append([])
            used = 0.0
        space = _joint(rows[-1], atom, metrics, style) if atom.space and rows[-1] else 0.0
        size = _width(atom.parts, metrics, style)
        if width and rows[-1] and used + space + size > width + 0.5:
            rows.append([])
            used = space = 0.0
        if space and atom.space:
            rows[-1].append(atom.space)
        if width and size > width + 0.5:
            pieces = _hyphenated(atom.parts, metrics, width - used - space, width, style) or _broken(
                atom.parts, metrics, width - used - space, width, style
            )
            rows[-1] += pieces[0]
            rows += pieces[1:]
            used = _width(rows[-1], metrics, style)
            continue
        rows[-1] += atom.parts
        used += space + size
    return [[_like(part, part.text.replace(SOFT_HYPHEN, "")) if part.kind == "text" else part for part in row]
            for row in rows]  # fmt: skip


def _joint(row: list[Token], atom: _Atom, metrics: Metrics, style: Style) -> float:
    """How wide the space before an atom is at the end of this line: as wide as in the script it stands in."""
    assert atom.space is not None
    last, first = row[-1], atom.parts[0] if atom.parts else None
    before, after = last.text[-1:], first.text[:1] if first is not None else ""
    if (
        first is not None
        and _alike(last, atom.space)
        and _alike(first, atom.space)
        and SOFT_HYPHEN not in before + after
    ):
        how = style.size, style.bold if first.bold else style.weight, style.face, style.tracking
        beside = metrics.width(before, *how) + metrics.width(after, *how)
        return metrics.width(before + atom.space.text + after, *how) - beside
    left = [_like(last, before)] if last.kind == "text" else []
    right = [_like(first, after)] if first is not None and first.kind == "text" else []
    beside = _width(left, metrics, style) + _width(right, metrics, style)
    return _width(_merged([*left, atom.space, *right]), metrics, style) - beside


def _hyphenated(
    parts: tuple[Token, ...], metrics: Metrics, first: float, width: float, style: Style
) -> list[list[Token]]:
    """A word wider than a line, broken at soft hyphens; nothing if it has none that help."""
    if len(parts) != 1 or SOFT_HYPHEN not in parts[0].text:
        return []
    token, room = parts[0], first
    rows: list[list[Token]] = [[]]
    syllables = token.text.split(SOFT_HYPHEN)
    line = ""
    for index, syllable in enumerate(syllables):
        dash = "-" if index < len(syllables) - 1 and not syllable.endswith("-") else ""
        if line and _width([_like(token, line + syllable + dash)], metrics, style) > room + 0.5:
            rows[-1].append(_like(token, line.removesuffix("-") + "-"))
            rows.append([])
            line, room = "", width
        line += syllable
        if _width([_like(token, line + dash)], metrics, style) > width + 0.5:
            return []
    rows[-1].append(_like(token, line))
    return rows


def _broken(parts: tuple[Token, ...], metrics: Metrics, first: float, width: float, style: Style) -> list[list[Token]]:
    """An atom wider than a line, cut between characters."""
    rows: list[list[Token]] = [[]]
    room = first
    for part in parts:
        for piece in [changed(part, text=c) for c in part.text] if part.kind == "text" else [part]:
            size = _width([piece], metrics, style)
            if rows[-1] and size > room:
                rows.append([])
                room = width
            if rows[-1] and rows[-1][-1].kind == "text" == piece.kind:
                rows[-1][-1] = changed(piece, text=rows[-1][-1].text + piece.text)
            else:
                rows[-1].append(piece)
            room -= size
    return rows


def _cut(row: list[Token], metrics: Metrics, width: float, style: Style) -> list[Token]:
    """A line shortened until an ellipsis fits after it."""
    row = list(row)
    if row and row[-1].kind == "text":
        row[-1] = _like(row[-1], row[-1].text.rstrip("-") or row[-1].text)
    dots = Token("text", "…")
    while row and _width([*row, dots], metrics, style) > width:
        if row[-1].kind == "text" and len(row[-1].text) > 1:
            row[-1] = changed(row[-1], text=row[-1].text[:-1].rstrip() or row[-1].text[:1])
            if len(row[-1].text) == 1 and _width([*row, dots], metrics, style) > width:
                row.pop()
        else:
            row.pop()
    return [*row, changed(row[-1], text="…") if row and row[-1].kind == "text" else dots]


def _merged(row: list[Token]) -> list[Token]:
    """A line in which neighboring text of one style is one token, up to where two brackets close up."""
    merged: list[Token] = []
    for (kind, *_), parts in groupby(row, _look):
        first, *more = parts
        if kind != "text":
            merged += [first, *more]
            continue
        text, at = first.text + "".join(part.text for part in more), 0
        for found in _TIGHT.finditer(text):
            merged.append(changed(first, text=text[at : found.end()]))
            at = found.end()
        merged.append(changed(first, text=text[at:]) if at or more else first)
    return merged


def _look(token: Token) -> tuple[object, ...]:
    """All of a token but its text, its kind first."""
    return token.kind, token.bold, token.color, token.underline, token.link


def _place(row: list[Token], metrics: Metrics, y: float, style: Style) -> tuple[list[Part], float]:
    """The elements of one line, one for each token, and its width."""
    elements: list[Part] = []
    x, last = 0.0, ""
    side = style.size * style.icon
    for part in row:
        color = part.color or style.color
        before, last = last, part.text[-1:] if part.kind == "text" else ""
        if part.kind == "text":
            if before and _TIGHT.match(before + part.text[:1]):
                x -= style.size / 2
            weight = style.bold if part.bold else style.weight
            elements.append(
                Label(
                    x, y, part.text, style.size, weight, color, style.face,
                    tracking=style.tracking, underline=part.underline,
                )
            )  # fmt: skip
            x += metrics.width(part.text, style.size, weight, style.face, style.tracking)
        elif part.kind == "seat":
            elements.append(Piece(x + side / 2, y, "marker", int(part.text), side * 0.85))
            x += side
        else:
            tone = part.color or style.icon_color or style.color
            elements.append(Icon(x + side / 2, y, part.text, side, color=tone))
            x += side
    return elements, x
