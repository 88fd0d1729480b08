"""Rebuild `assets/fonts` from the @fontsource packages on npm.

    python packaging/make_fonts.py [--packages FOLDER] [--out assets/fonts]

`--packages` names a folder that already holds `node_modules/@fontsource/...`; without it the pinned versions
are fetched with npm into a temporary folder. Needs fontTools and brotli (neither is needed to run the game).

What it does: joins the unicode-range slices of a face, keeps the characters listed below, drops the hints of
the large East Asian faces, and renames every face, because two of the licenses reserve the original names for
unmodified files. The symbols no text face has (arrows of the effect grammar, ticks, bullets) are drawn here
as a small face of our own.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from math import cos, hypot, pi, sin
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

VERSION = "5.3.0"
Point = tuple[float, float]
Contour = list[Point]

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Face:
    """One file to make: `slices` of `package` joined, kept to `characters`, written as `file`."""

    file: str
    family: str
    package: str
    slices: tuple[str, ...]
    weight: int
    characters: str  # a key of CHARACTERS
    hints: bool = False


def _span(first: int, last: int) -> set[int]:
    return set(range(first, last + 1))


def latin() -> set[int]:
    """Return ASCII, Latin-1, Latin Extended-A, typographic punctuation, arrows and signs used by the game."""
    signs = "–—‘’‚“”„†•…‰‹›⁄€™−×÷½¼¾²³←↑→↓≤≥≠≈′″°·§¶"
    return _span(0x20, 0x7E) | _span(0xA0, 0x17F) | _span(0x218, 0x21B) | {ord(c) for c in signs}


def korean() -> set[int]:
    """Return the 2,350 syllables of KS X 1001, the letters shown while typing, and full-width punctuation."""
    kept = set()
    for code in range(0xAC00, 0xD7A4):
        # Python writes the other syllables as eight-byte sequences instead of refusing them
        if len(chr(code).encode("euc_kr")) == 2:
            kept.add(code)
    return kept | {0x20} | _span(0x3131, 0x3163) | _span(0x3000, 0x301F) | _span(0xFF01, 0xFF5E)


def japanese() -> set[int]:
    """Return the kana, punctuation and level 1 kanji of JIS X 0208."""
    kept = {0x20} | _span(0x3000, 0x30FF) | _span(0xFF01, 0xFF9F)
    for row in [*range(1, 3), *range(16, 48)]:
        for cell in range(1, 95):
            try:
                kept.add(ord(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp")))
            except (UnicodeDecodeError, TypeError):
                continue
    return kept


def written() -> set[int]:
    """Return every character used in the project's text files, whatever its standard."""
    kept: set[int] = set()
    for file in sorted((ROOT / "dune_desktop" / "i18n").rglob("*.json")):
        kept |= {ord(c) for c in file.read_text(encoding="utf-8")}
    return kept


def korean_rest() -> set[int]:
    """Return the syllables beyond KS X 1001, which occur in names only."""
    return _span(0xAC00, 0xD7A3) - korean()


def japanese_rest() -> set[int]:
    """Return the level 2 kanji of JIS X 0208, for names and for translators."""
    kept: set[int] = set()
    for row in range(48, 85):
        for cell in range(1, 95):
            try:
                kept.add(ord(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return kept


CHARACTERS = {
    "latin": latin,
    "korean": korean,
    "japanese": japanese,
    "korean_rest": korean_rest,
    "japanese_rest": japanese_rest,
}

_CONDENSED = "ibm-plex-sans-condensed"
FACES = (
    *(
        Face(f"text-{w}.ttf", "Dusk Text", _CONDENSED, ("latin", "latin-ext"), w, "latin", hints=True)
        for w in (500, 600, 700)
    ),
    *(Face(f"text-ko-{w}.ttf", "Dusk Text KO", "ibm-plex-sans-kr", ("korean",), w, "korean") for w in (500, 600)),
    *(
        Face(
            f"text-ja-{w}.ttf",
            "Dusk Text JA",
            "ibm-plex-sans-jp",
            ("japanese", "113"),
            w,
            "japanese",
        )
        for w in (500, 600)
    ),
    Face("text-ko-rest.ttf", "Dusk Text KO Rest", "ibm-plex-sans-kr", ("korean",), 600, "korean_rest"),
    Face("text-ja-rest.ttf", "Dusk Text JA Rest", "ibm-plex-sans-jp", ("japanese",), 600, "japanese_rest"),
    Face("title.ttf", "Dusk Title", "marcellus", ("latin", "latin-ext"), 400, "latin", hints=True),
    Face("title-ko.ttf", "Dusk Title KO", "gowun-batang", ("korean",), 400, "korean"),
    Face("title-ja.ttf", "Dusk Title JA", "shippori-mincho", ("japanese",), 600, "japanese"),
)


def fetch(folder: Path) -> Path:
    """Install the pinned packages below `folder` and return their common folder."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("npm is needed to fetch the fonts (or give --packages)")
    names = [f"@fontsource/{name}@{VERSION}" for name in sorted({face.package for face in FACES})]
    subprocess.run([npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), *names], check=True)
    return folder / "node_modules" / "@fontsource"


def _slice(face: Face, source: Path, name: str, target: Path) -> Path | None:
    """Return one slice as TTF with the face's characters only; None if it has none of them."""
    font = TTFont(source / face.package / "files" / f"{face.package}-{name}-{face.weight}-normal.woff2")
    kept = CHARACTERS[face.characters]()
    if not face.characters.endswith("_rest"):
        kept |= written()
    wanted = kept & set(font.getBestCmap())
    if not wanted:
        return None
    options = Options()
    options.hinting = face.hints
    options.layout_features = ["kern", "liga", "ccmp", "locl", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "vhea", "vmtx", "VORG", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.flavor = None
    font.save(target)
    return target


def _rename(font: TTFont, face: Face) -> None:
    names = {
        1: f"{face.family} {face.weight}",
        2: "Regular",
        3: f"{face.family} {face.weight}",
        4: f"{face.family} {face.weight}",
        6: f"{face.family.replace(' ', '')}-{face.weight}",
    }
    table = font["name"]
    for number, text in names.items():
        table.removeNames(nameID=number)
        table.setName(text, number, 3, 1, 0x409)
    for number in (16, 17, 21, 22, 25):
        table.removeNames(nameID=number)


# Characters that keyboards produce -> the same sign as the fonts know it
ALIASES = {"～": "〜", "‐": "-", "‑": "-", "―": "—", "－": "−", "∼": "~"}


def _add_aliases(font: TTFont) -> None:
    cmap = font.getBestCmap()
    for char, known in ALIASES.items():
        if ord(char) not in cmap and ord(known) in cmap:
            for sub in font["cmap"].tables:
                if sub.isUnicode():
                    sub.cmap[ord(char)] = cmap[ord(known)]


def _add_roman_numerals(font: TTFont) -> None:
    """Add the one-character Roman numerals of Japanese typesetting, composed of capitals."""
    table = font["glyf"]
    cmap = font.getBestCmap()
    for place, text in enumerate(("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")):
        pen = TTGlyphPen(table)
        x = 0
        for letter in text:
            pen.addComponent(cmap[ord(letter)], (1, 0, 0, 1, x, 0))
            x += font["hmtx"][cmap[ord(letter)]][0]
        name = f"uni{0x2160 + place:04X}"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        table[name] = pen.glyph()
        table[name].recalcBounds(table)
        font["hmtx"][name] = (x, getattr(table[name], "xMin", 0))
        for sub in font["cmap"].tables:
            if sub.isUnicode():
                sub.cmap[0x2160 + place] = name


def make(face: Face, source: Path, out: Path) -> int:
    """Write one face and return its size in bytes."""
    with tempfile.TemporaryDirectory() as work:
        parts = [
            part
            for index, name in enumerate(face.slices)
            if (part := _slice(face, source, name, Path(work) / f"{index}.ttf"))
        ]
        font = Merger().merge([str(p) for p in parts]) if len(parts) > 1 else TTFont(parts[0])
        if face.characters == "latin":
            _add_roman_numerals(font)
        _add_aliases(font)
        _rename(font, face)
        # A fixed time stamp: the same input makes the same bytes
        font["head"].created = font["head"].modified = 3_786_912_000
        font.recalcTimestamp = False
        font.save(out / face.file)
    return (out / face.file).stat().st_size


# Outlines of our own symbols on a 1000 grid, baseline at 0; the middle of a capital is at 349
_MID = 349


def _polygon(*points: Point) -> Contour:
    return list(points)


def _disc(radius: float, cx: float = 300, cy: float = _MID, steps: int = 32) -> Contour:
    return [(cx + radius * cos(2 * pi * i / steps), cy + radius * sin(2 * pi * i / steps)) for i in range(steps)]


def _stroke(points: Contour, width: float) -> Contour:
    """Return the outline of a polyline, with mitered joints."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        ax, ay, bx, by = x - before[0], y - before[1], after[0] - x, after[1] - y
        la, lb = hypot(ax, ay) or 1.0, hypot(bx, by) or 1.0
        if i == 0:
            nx, ny, reach = -by / lb, bx / lb, 1.0
        elif i == len(points) - 1:
            nx, ny, reach = -ay / la, ax / la, 1.0
        else:
            nx, ny = -ay / la - by / lb, ax / la + bx / lb
            size = hypot(nx, ny)
            nx, ny = nx / size, ny / size
            reach = 1 / max(0.3, nx * -ay / la + ny * ax / la)
        left.append((x + nx * reach * width / 2, y + ny * reach * width / 2))
        right.append((x - nx * reach * width / 2, y - ny * reach * width / 2))
    return left + right[::-1]


def _mirror(contours: list[Contour], width: float) -> list[Contour]:
    return [[(width - x, y) for x, y in contour] for contour in contours]


def _upright(contours: list[Contour], width: float) -> list[Contour]:
    """Return the contours turned left by 90 degrees about the middle."""
    return [[(width / 2 - (y - _MID), _MID + (x - width / 2)) for x, y in contour] for contour in contours]


def _hollow(outer: Contour, inner: Contour) -> list[Contour]:
    return [outer, inner[::-1]]


def symbols() -> dict[str, tuple[float, list[Contour]]]:
    """Return the symbols: character -> advance and contours."""
    play = [_polygon((50, 590), (440, _MID), (50, 108))]
    wide = [_polygon((70, 640), (600, _MID), (70, 58))]
    arrow = [
        _polygon((60, 389), (560, 389), (560, 309), (60, 309)),
        _stroke([(420, 549), (620, 349), (420, 149)], 84),
    ]
    square = _polygon((50, 600), (550, 600), (550, 100), (50, 100))
    hole = _polygon((120, 530), (480, 530), (480, 170), (120, 170))
    diamond = _polygon((300, 650), (590, _MID), (300, 48), (10, _MID))
    gap = _polygon((300, 540), (484, _MID), (300, 158), (116, _MID))
    up = _polygon((300, 650), (600, 100), (0, 100))
    up_gap = _polygon((300, 500), (480, 172), (120, 172))
    star = []
    for i in range(10):
        r = 330 if i % 2 == 0 else 132
        star.append((320 + r * cos(pi / 2 + i * pi / 5), 330 + r * sin(pi / 2 + i * pi / 5)))
    star_gap = [(320 + (x - 320) * 0.62, 330 + (y - 330) * 0.62) for x, y in star]
    arc = [(320 + 250 * cos(a * pi / 180), _MID + 250 * sin(a * pi / 180)) for a in range(60, -231, -15)]
    turn = [_stroke(arc, 84), _polygon((400, 740), (640, 600), (400, 430))]
    bar = _polygon((60, 180), (540, 180), (540, 100), (60, 100))
    return {
        "▸": (480, play),
        "◂": (480, _mirror(play, 480)),
        "▶": (660, wide),
        "◀": (660, _mirror(wide, 660)),
        "→": (680, arrow),
        "←": (680, _mirror(arrow, 680)),
        "↑": (680, _upright(arrow, 680)),
        "↓": (680, _upright(_mirror(arrow, 680), 680)),
        "✓": (640, [_stroke([(60, 330), (230, 140), (580, 610)], 122)]),
        "✕": (620, [_stroke([(70, 600), (550, 98)], 122), _stroke([(70, 98), (550, 600)], 122)]),
        "◆": (600, [diamond]),
        "◇": (600, _hollow(diamond, gap)),
        "●": (600, [_disc(260)]),
        "○": (600, _hollow(_disc(260), _disc(180))),
        "▲": (600, [up]),
        "△": (600, _hollow(up, up_gap)),
        "■": (600, [square]),
        "□": (600, _hollow(square, hole)),
        "★": (640, [star]),
        "☆": (640, _hollow(star, star_gap)),
        "↻": (680, turn),
        "≥": (600, [_stroke([(70, 620), (530, 430), (70, 240)], 80), bar]),
        "≤": (600, [_stroke([(530, 620), (70, 430), (530, 240)], 80), bar]),
        "≠": (
            600,
            [
                _polygon((60, 500), (540, 500), (540, 420), (60, 420)),
                _polygon((60, 280), (540, 280), (540, 200), (60, 200)),
                _stroke([(180, 60), (420, 640)], 80),
            ],
        ),
        "′": (260, [_stroke([(170, 700), (90, 440)], 84)]),
        "″": (440, [_stroke([(170, 700), (90, 440)], 84), _stroke([(350, 700), (270, 440)], 84)]),
    }


def _clockwise(contour: Contour) -> bool:
    return sum((b[0] - a[0]) * (b[1] + a[1]) for a, b in zip(contour, contour[1:] + contour[:1], strict=True)) > 0


def make_symbols(out: Path) -> int:
    """Write our own face of symbols and return its size in bytes."""
    drawn = symbols()
    order = [".notdef", "space", *(f"uni{ord(c):04X}" for c in drawn)]
    empty = TTGlyphPen(None).glyph()
    glyphs, widths = {".notdef": empty, "space": empty}, {".notdef": (500, 0), "space": (230, 0)}
    for char, (advance, contours) in drawn.items():
        pen = TTGlyphPen(None)
        hollow = len(contours) == 2 and char in "◇○△□☆"
        for index, contour in enumerate(contours):
            clockwise = not (hollow and index == 1)
            points = contour if _clockwise(contour) == clockwise else contour[::-1]
            pen.moveTo((round(points[0][0]), round(points[0][1])))
            for x, y in points[1:]:
                pen.lineTo((round(x), round(y)))
            pen.closePath()
        name = f"uni{ord(char):04X}"
        glyphs[name] = pen.glyph()
        widths[name] = (round(advance), round(min(x for c in contours for x, _ in c)))
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({0x20: "space", **{ord(c): f"uni{ord(c):04X}" for c in drawn}})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(widths)
    builder.setupHorizontalHeader(ascent=1025, descent=-275)
    builder.setupNameTable({"familyName": "Dusk Symbols", "styleName": "Regular", "copyright": "MIT licence"})
    builder.setupOS2(sTypoAscender=1025, sTypoDescender=-275, usWinAscent=1025, usWinDescent=275)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 3_786_912_000
    builder.font.recalcTimestamp = False
    builder.save(out / "symbols.ttf")
    return (out / "symbols.ttf").stat().st_size


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--packages", type=Path, help="a folder with node_modules/@fontsource in it")
    parser.add_argument("--out", type=Path, default=ROOT / "assets" / "fonts")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        source = chosen.packages / "node_modules" / "@fontsource" if chosen.packages else fetch(Path(work))
        total = 0
        for face in FACES:
            size = make(face, source, chosen.out)
            total += size
            sys.stdout.write(f"{size:>9,} {face.file}\n")
        for package in sorted({face.package for face in FACES}):
            shutil.copyfile(source / package / "LICENSE", chosen.out / f"OFL-{package}.txt")
    total += make_symbols(chosen.out)
    sys.stdout.write(f"{total:>9,} together\n")


if __name__ == "__main__":
    main()
