"""The command line: without a command it opens the window; the commands run without a window.

Modules are imported when their command runs, so that the window opens before anything else is read.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from dune_desktop import __version__

TABLES = ("solo", "2p", "3p", "4p")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return exit status 0 on success, 1 on failure, 2 for a wrong command line."""
    words = list(sys.argv[1:] if argv is None else argv)
    if len(words) == 1 and not words[0].startswith("-") and (words[0].endswith(".dune") or os.path.isfile(words[0])):  # noqa: PTH113
        words.insert(0, "--open")
    _speak_to_the_console()
    args = _for_the_window(words) or _for_a_command(words)
    run = getattr(args, "run", _selftest if args.selftest else _window)
    try:
        return run(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 0
    except _expected_errors() as error:
        print(f"dune-desktop: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        print(f"dune-desktop: {where}{error.strerror or error}", file=sys.stderr)
        return 1


def _expected_errors() -> tuple[type[Exception], ...]:
    from dune_desktop.content.load import ContentError
    from dune_desktop.engine.assembly.missing import MissingPart
    from dune_desktop.engine.model.config import ConfigError
    from dune_desktop.engine.rulebook import MissingRule
    from dune_desktop.i18n.texts import TextError
    from dune_desktop.storage.disk import SaveError
    from dune_desktop.ui.art.picture_file import PictureError

    return (ConfigError, ContentError, MissingPart, MissingRule, PictureError, SaveError, TextError)


def _for_the_window(words: Sequence[str]) -> argparse.Namespace | None:
    """Parse the words if they are flags of the window only; else return None.

    Commands have many flags of their own, which are not read before there is a window.
    """
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    _window_flags(parser)
    try:
        args, rest = parser.parse_known_args(words)
    except argparse.ArgumentError:
        return None  # the full parser reports the error
    return args if not rest else None


def _for_a_command(words: Sequence[str]) -> argparse.Namespace:
    """Parse the words with the full parser, which exits with a message if they are wrong."""
    parser = _parser()
    args = parser.parse_args(words)
    if args.command is not None and words[0] != args.command:
        parser.error(f"{words[0]} is an option of the window. Put the options of {args.command} after it")
    return args


def _parser() -> argparse.ArgumentParser:
    from dune_desktop.i18n.languages import DEFAULT, LANGUAGES
    from dune_desktop.storage.settings import STRENGTHS

    parser = argparse.ArgumentParser(
        prog="dune-desktop",
        description="Play Dune: Imperium on your own computer. Without a command, the game opens in a window.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    _window_flags(parser)
    commands = parser.add_subparsers(title="commands without a window", metavar="COMMAND", dest="command")

    simulate = commands.add_parser("simulate", help="play whole games with random moves, as fast as possible")
    simulate.add_argument("--games", type=_positive, default=100, metavar="N", help="number of games (100)")
    simulate.add_argument(
        "--seats",
        default="random,random,random,random",
        metavar="LIST",
        help="random or hagal (House Hagal or a Rival) for each seat, for example random,hagal,hagal",
    )
    _set_flags(simulate)
    simulate.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the first game (0)")
    simulate.add_argument("--jobs", type=_jobs, default=1, metavar="J", help="number of processes (1)")
    simulate.add_argument("--check", action="store_true", help="check every position")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(run=_simulate)

    play = commands.add_parser("play", help="play in the terminal with numbered options")
    play.add_argument("--table", choices=TABLES, default="solo", help="number of players (solo)")
    _set_flags(play)
    play.add_argument("--seed", type=_seed, default=None, metavar="S", help="seed of the game (random)")
    _computers_flag(play)
    play.add_argument("--load", type=_file, metavar="FILE", help="continue a saved game")
    play.add_argument("--lang", choices=tuple(LANGUAGES), default=DEFAULT, help=f"language ({DEFAULT})")
    play.set_defaults(run=_play)

    texts = commands.add_parser("texts", help="list every text, with notes for translators")
    texts.add_argument("--lang", choices=tuple(LANGUAGES), default=DEFAULT, help=f"language to show beside {DEFAULT}")
    texts.add_argument("--missing", action="store_true", help="list only texts missing in the language")
    texts.set_defaults(run=_texts)

    content = commands.add_parser("content", help="list every component, or report missing parts")
    _sets_flag(content)
    content.add_argument("--json", action="store_true", help="print one JSON list")
    content.set_defaults(run=_content)

    card = commands.add_parser("new-card", help="for developers: add the skeleton of a new card to the sources")
    box = card.add_argument("box", metavar="BOX")
    _tell(box, "%(known)s", known=lambda registry: ", ".join(each.id for each in registry.boxes()))
    card.add_argument("id", metavar="ID", help="for example stillsuit_maker")
    card.add_argument("--file", default="imperium", metavar="NAME", help="content file to add it to (imperium)")
    card.add_argument("--copies", type=_positive, default=1, metavar="N", help="number of copies (1)")
    card.add_argument("--cost", type=_number, metavar="N", help="persuasion cost (default: it cannot be acquired)")
    card.add_argument("--factions", default="", metavar="LIST", help="Factions, separated by commas")
    card.add_argument("--icons", default="", metavar="LIST", help="Agent icons, separated by commas")
    for code in LANGUAGES:
        card.add_argument(f"--{code}", default="", metavar="NAME", help=f"name in {code}")
    card.set_defaults(run=_new_card)

    shot = commands.add_parser("shot", help="draw a saved game as a picture, without a display")
    shot.add_argument("save", type=_file, metavar="SAVE")
    shot.add_argument("picture", type=_file, metavar="PICTURE", help="a .png file")
    shot.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="size of the picture (1920x1080)")
    shot.add_argument("--lang", choices=tuple(LANGUAGES), default=DEFAULT, help=f"language ({DEFAULT})")
    shot.add_argument("--scene", choices=("table",), default="table", help="screen to draw (table)")
    shot.set_defaults(run=_shot)

    shot.add_argument("--at", type=_number, metavar="N", help="draw the position after N decisions")

    replay = commands.add_parser("replay", help="print the log of a saved game, up to any decision")
    replay.add_argument("save", type=_file, metavar="SAVE")
    replay.add_argument("--to", type=_number, metavar="N", help="stop after N decisions (all)")
    replay.add_argument("--json", action="store_true", help="print the position as one JSON object")
    replay.add_argument("--lang", choices=tuple(LANGUAGES), default=DEFAULT, help=f"language ({DEFAULT})")
    replay.set_defaults(run=_replay)

    strip = commands.add_parser("strip", help="draw moments of a game as strips of frames, without a display")
    strip.add_argument("folder", type=_folder, metavar="FOLDER", help="output folder")
    strip.add_argument("--frames", type=_frames, default=8, metavar="N", help="frames per strip, from 2 to 60 (8)")
    strip.add_argument("--lang", choices=tuple(LANGUAGES), default=DEFAULT, help=f"language ({DEFAULT})")
    strip.set_defaults(run=_strip)

    showcase = commands.add_parser("showcase", help="draw the pictures of the README")
    showcase.add_argument(
        "folder", type=_folder, nargs="?", default=Path("docs"), metavar="FOLDER", help="output folder (docs)"
    )
    showcase.add_argument(
        "--saves",
        type=_folder,
        default=Path("saves/showcase"),
        metavar="FOLDER",
        help="folder of saves (saves/showcase)",
    )
    showcase.set_defaults(run=_showcase)

    pictures = commands.add_parser("pictures", help="draw many positions and compare them with earlier pictures")
    pictures.add_argument(
        "folder", type=_folder, metavar="FOLDER", help="output folder; with --against, only pictures that differ"
    )
    pictures.add_argument(
        "--against", type=_folder, metavar="FOLDER", help="folder of earlier pictures to compare with"
    )
    pictures.add_argument(
        "--saves", type=_folder, default=Path("saves/golden"), metavar="FOLDER", help="folder of saves (saves/golden)"
    )
    pictures.add_argument("--only", default="", metavar="TEXT", help="draw only pictures with TEXT in their name")
    pictures.set_defaults(run=_pictures)

    looks = commands.add_parser("looks", help="compare what every screen shows with what was accepted")
    looks.add_argument(
        "folder", type=_folder, nargs="?", metavar="FOLDER", help="draw the positions that differ into this folder"
    )
    looks.add_argument("--accept", action="store_true", help="accept everything as it looks now")
    looks.add_argument("--only", default="", metavar="TEXT", help="only positions with TEXT in their name")
    looks.add_argument(
        "--saves", type=_folder, default=Path("saves/golden"), metavar="FOLDER", help="folder of saves (saves/golden)"
    )
    looks.add_argument(
        "--accepted",
        type=_folder,
        default=Path("tests/ui/looks"),
        metavar="FOLDER",
        help="folder of the accepted looks (tests/ui/looks)",
    )
    looks.set_defaults(run=_looks)

    picture = commands.add_parser("picture", help="for illustrators: show a picture, again when its file changes")
    picture.add_argument(
        "name", nargs="?", metavar="NAME", help="for example chani; without one, list what picture files may use"
    )
    picture.add_argument("--watch", action="store_true", help="draw it again whenever a picture file changes")
    picture.add_argument("--size", type=_picture_size, metavar="WxH", help="one size instead of several")
    picture.add_argument("--out", type=_file, metavar="FILE", help="write a .png file instead of opening a window")
    picture.set_defaults(run=_picture)

    check = commands.add_parser("check", help="check a save: schema, position, replay")
    check.add_argument("save", type=_file, metavar="SAVE")
    check.set_defaults(run=_check)

    fuzz = commands.add_parser("fuzz", help="damage saves and settings at random and read them")
    fuzz.add_argument("--tries", type=_positive, default=10_000, metavar="N", help="number of tries (10000)")
    fuzz.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the damage (0)")
    fuzz.add_argument("--first", type=_number, default=0, metavar="K", help="start at try K (0)")
    fuzz.set_defaults(run=_fuzz)

    hammer = commands.add_parser("hammer", help="send random input to a window")
    hammer.add_argument("--events", type=_positive, default=50_000, metavar="N", help="number of inputs (50000)")
    hammer.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the input (0)")
    hammer.set_defaults(run=_hammer)

    soak = commands.add_parser("soak", help="play at every table for hours, with and without a window")
    soak.add_argument(
        "--games", type=_number, default=2000, metavar="N", help="games with every position checked (2000)"
    )
    soak.add_argument(
        "--saved", type=_number, default=200, metavar="N", help="games saved and loaded all the time (200)"
    )
    soak.add_argument(
        "--looked", type=_number, default=120, metavar="N", help="games checked for hidden information (120)"
    )
    soak.add_argument("--minutes", type=_number, default=15, metavar="M", help="minutes of AI games in a window (15)")
    soak.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the first games (0)")
    soak.add_argument(
        "--jobs", type=_jobs, default=1, metavar="J", help="number of processes for games without a window (1)"
    )
    soak.set_defaults(run=_soak)

    train = commands.add_parser("train", help="train the AI players in games against themselves")
    train.add_argument(
        "--minutes", type=_positive, default=600, metavar="M", help="minutes to train; you can stop at any time (600)"
    )
    train.add_argument("--anew", action="store_true", help="start over, without earlier training")
    train.add_argument(
        "--data", type=_folder, metavar="FOLDER", help="folder of the training data (the one the game uses)"
    )
    games = train.add_argument("--tables", default="all", metavar="KIND")
    _tell(games, "games to train for: %(kinds)s; extended is solo with expansions (all)", kinds=_kinds)
    train.add_argument("--processes", type=_jobs, default=1, metavar="P", help="number of processes (1)")
    train.add_argument(
        "--mean-of", nargs="+", type=_folder, metavar="FOLDER", help="do not train; write the mean of these folders"
    )
    train.add_argument(
        "--search", action="store_true", help="learn from games of players that search; --data says where to keep them"
    )
    _sets_flag(train, "with --search, only games with exactly these expansions")
    train.set_defaults(run=_train)

    arena = commands.add_parser("arena", help="let AI players play each other, and count wins")
    arena.add_argument("rows", nargs="+", metavar="ROW", help="master:expert, master:3xbaseline, master@mentat, ...")
    _sets_flag(arena)
    arena.add_argument("--games", type=_positive, default=400, metavar="N", help="games per row (400)")
    arena.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the first game (0)")
    arena.add_argument("--results", type=_file, metavar="FILE", help="keep every game in FILE and continue from it")
    arena.set_defaults(run=_arena)

    uses = commands.add_parser("uses", help="let AI players play, and list what they never use")
    uses.add_argument("--level", choices=STRENGTHS, default="adept", help="level of all four players (adept)")
    _sets_flag(uses)
    _variants_flag(uses)
    uses.add_argument("--games", type=_positive, default=2000, metavar="N", help="number of games (2000)")
    uses.add_argument("--seed", type=_seed, default=0, metavar="S", help="seed of the first game (0)")
    uses.set_defaults(run=_uses)

    bench = commands.add_parser("bench", help="measure the speed of engine, saves, screen, animation, clicks and AI")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    bench.add_argument(
        "--only", choices=("engine", "saves", "screen", "motion", "clicks", "thinking"), help="measure only this part"
    )
    bench.set_defaults(run=_bench)
    return parser


def _window_flags(parser: argparse.ArgumentParser) -> None:
    from dune_desktop.i18n.languages import LANGUAGES

    parser.add_argument(
        "--selftest", action="store_true", help="check that everything works on this machine, without a window"
    )
    parser.add_argument("--open", type=_file, metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--load", type=_file, metavar="FILE", help="open this saved game")
    parser.add_argument("--new", choices=TABLES, help="start a new game")
    parser.add_argument("--seed", type=_seed, metavar="N", help="seed for --new")
    _computers_flag(parser)
    _set_flags(parser)
    parser.add_argument("--lang", choices=tuple(LANGUAGES), help="language (this time only)")
    parser.add_argument("--window", type=_size, metavar="WxH", help="window size, for example 1280x720")
    parser.add_argument(
        "--data-dir", type=_folder, metavar="DIR", help="keep saves, settings and error log in this folder"
    )


def _computers_flag(parser: argparse.ArgumentParser) -> None:
    from dune_desktop.storage.settings import STRENGTHS

    parser.add_argument(
        "--computers", choices=STRENGTHS, default="", help="AI players of this level in all seats but the first"
    )


def _set_flags(parser: argparse.ArgumentParser) -> None:
    _sets_flag(parser)
    _variants_flag(parser)
    parser.add_argument(
        "--difficulty",
        choices=("mercenary", "sardaukar", "mentat", "kwisatz_haderach"),
        help="difficulty of a solo game (mercenary)",
    )


class _Told:
    """A part of a help text about the boxes, which are read only when help is shown."""

    def __init__(self, tell: Callable[[Any], str]) -> None:
        self.tell = tell

    def __str__(self) -> str:
        from dune_desktop.engine.assembly import registry

        return self.tell(registry)


def _tell(flag: argparse.Action, words: str, **tell: Callable[[Any], str]) -> None:
    """Set the help of an existing flag: Python 3.14 formats help when a flag is made, which would read the boxes."""
    vars(flag).update({name: _Told(each) for name, each in tell.items()})
    flag.help = words


def _sets_flag(parser: argparse.ArgumentParser, what: str = "game and expansions") -> None:
    flag = parser.add_argument("--sets", default=None, metavar="LIST")
    _tell(flag, f"{what}: %(known)s (%(alone)s)", known=_sets, alone=lambda registry: ",".join(registry.standard()))


def _variants_flag(parser: argparse.ArgumentParser) -> None:
    flag = parser.add_argument("--variants", default="", metavar="LIST")
    _tell(flag, "variants, separated by commas: %(known)s (none)", known=_variants)


def _sets(registry: Any) -> str:
    """Return for each board every box that goes with it, alone and all together."""
    return " or ".join(",".join(boxes) for known in registry.combinations().values() for boxes in known)


def _kinds(registry: Any) -> str:
    from dune_desktop.players.policy.weights import every_kind

    return ", ".join(every_kind())


def _variants(registry: Any) -> str:
    """Return all variants, grouped by numbers of players."""
    people: dict[str, list[str]] = {}
    for variant in registry.variants():
        people.setdefault(" or ".join(map(str, sorted(variant.players))), []).append(variant.id)
    return "; ".join(f"{', '.join(names)} for {many}" for many, names in people.items())


def _speak_to_the_console() -> None:
    """Let the packaged program print to the console it was started from; on Windows it has none of its own.

    Letters that a console cannot show are printed as escapes.
    """
    if sys.platform == "win32" and sys.stdout is None:
        import ctypes

        if ctypes.windll.kernel32.AttachConsole(-1):
            sys.stdout = sys.stderr = open("CONOUT$", "w", encoding="utf-8")  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


MANY = 10**9  # more than anybody waits for
JOBS = 64  # most processes at once
LARGEST = 8192  # pixels per side
DIGITS = 100  # digits of a seed at most, which a save can hold


def _positive(text: str) -> int:
    return _between(text, 1, MANY)


def _number(text: str) -> int:
    return _between(text, 0, MANY)


def _jobs(text: str) -> int:
    return _between(text, 1, JOBS)


def _frames(text: str) -> int:
    return _between(text, 2, 60)


def _between(text: str, least: int, most: int) -> int:
    if not (_digits(text, len(str(most))) and least <= int(text) <= most):
        raise argparse.ArgumentTypeError(f"{_short(text)} is not a number from {least} to {most}")
    return int(text)


def _digits(text: str, most: int) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= most


def _seed(text: str) -> int:
    if not _digits(text.removeprefix("-"), DIGITS):
        raise argparse.ArgumentTypeError(f"{_short(text)} is not a whole number of {DIGITS} digits or fewer")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (_digits(width, 4) and _digits(height, 4)) or not (640 <= int(width) <= LARGEST >= int(height) >= 360):
        raise argparse.ArgumentTypeError(
            f"{_short(text)} is not a size such as 1280x720 (from 640x360 to {LARGEST}x{LARGEST})"
        )
    return int(width), int(height)


def _picture_size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (_digits(width, 4) and _digits(height, 4) and 0 < int(width) <= LARGEST and 0 < int(height) <= LARGEST):
        raise argparse.ArgumentTypeError(f"{_short(text)} is not a size such as 320x200 (up to {LARGEST}x{LARGEST})")
    return int(width), int(height)


def _file(text: str) -> Path:
    """Parse a path; an empty one is refused, because it would mean the current folder."""
    if not text.strip():
        raise argparse.ArgumentTypeError(f"{text!r} is not a path")
    return Path(text)


def _folder(text: str) -> Path:
    path = _file(text)
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"{_short(text)} is not a folder")
    return path


def _short(text: str) -> str:
    return repr(text if len(text) <= LONGEST else text[:LONGEST] + "...")


LONGEST = 60  # letters of the user's input quoted in messages


def _window(args: argparse.Namespace) -> int:
    from dune_desktop.ui.window.gc_schedule import load

    load()  # before everything else is loaded
    from dune_desktop.ui.main import open_window

    if args.new is None and (args.sets is not None or args.variants or args.difficulty or args.computers):
        print("dune-desktop: --sets, --variants, --difficulty and --computers need --new", file=sys.stderr)
        return 2
    new = None
    if args.new is not None:
        from dune_desktop.tools.tables import table_of

        new = table_of(args.new, args.sets, args.difficulty, args.variants)
    return open_window(
        load=args.load,
        new=new,
        seed=args.seed,
        computers=args.computers,
        language=args.lang,
        size=args.window,
        data_dir=args.data_dir,
        file=args.open,
    )


def _selftest(args: argparse.Namespace) -> int:
    from dune_desktop.tools.selftest import selftest

    return selftest()


def _simulate(args: argparse.Namespace) -> int:
    from dune_desktop.tools.simulate import show, simulate
    from dune_desktop.tools.tables import parse_seats

    config = parse_seats(args.seats, args.sets, args.difficulty, args.variants)
    report = simulate(config, args.games, args.seed, args.jobs, args.check)
    print(show(report, args.json))
    return 1 if report.errors else 0


def _play(args: argparse.Namespace) -> int:
    from dune_desktop.tools.tables import table_of
    from dune_desktop.tools.text_play import play

    config = table_of(args.table, args.sets, args.difficulty, args.variants)
    return play(config, args.seed, args.load, args.lang, args.computers)


def _texts(args: argparse.Namespace) -> int:
    from dune_desktop.tools.translation import show

    for line in show(args.lang, args.missing):
        print(line)
    return 0


def _content(args: argparse.Namespace) -> int:
    import json

    from dune_desktop.content.export import export
    from dune_desktop.tools.missing import missing
    from dune_desktop.tools.tables import parse_sets

    if lacking := list(missing()):
        print("\n".join(lacking), file=sys.stderr)
        return 1
    components = export(parse_sets(args.sets))
    if args.json:
        print(json.dumps(components, ensure_ascii=False))
    else:
        for component in components:
            print(f"{component['set']}/{component['kind']}/{component['id']} x{component['copies']}")
    return 0


def _new_card(args: argparse.Namespace) -> int:
    from dune_desktop.i18n.languages import LANGUAGES
    from dune_desktop.tools.new_card import NewCard, write

    def listed(text: str) -> tuple[str, ...]:
        return tuple(word.strip() for word in text.split(",") if word.strip())

    names = {code: getattr(args, code).strip() for code in LANGUAGES}
    card = NewCard(
        args.box, args.id, args.file, args.copies, args.cost, listed(args.factions), listed(args.icons), names
    )
    for line in write(card):
        print(line)
    return 0


def _shot(args: argparse.Namespace) -> int:
    from dune_desktop.tools.shot import shot

    shot(args.save, args.picture, args.size, args.lang, args.at)
    return 0


def _replay(args: argparse.Namespace) -> int:
    from dune_desktop.tools.replay import show

    for line in show(args.save, args.to, args.lang, args.json):
        print(line)
    return 0


def _strip(args: argparse.Namespace) -> int:
    from dune_desktop.tools.strip import strips

    args.folder.mkdir(parents=True, exist_ok=True)
    for line in strips(args.folder, args.frames, args.lang):
        print(line, flush=True)
    return 0


def _showcase(args: argparse.Namespace) -> int:
    from dune_desktop.tools.showcase import showcase

    for line in showcase(args.folder, args.saves):
        print(line)
    return 0


def _pictures(args: argparse.Namespace) -> int:
    from dune_desktop.tools.pictures import pictures

    differing = 0
    for line in pictures(args.folder, args.saves, args.against, args.only):
        print(line, flush=True)
        differing += 1
    return 1 if differing else 0


def _looks(args: argparse.Namespace) -> int:
    from dune_desktop.tools.looks import looks

    differing = 0
    for line in looks(args.folder, args.saves, args.accepted, args.only, args.accept):
        print(line, flush=True)
        differing += 1
    return 1 if differing else 0


def _picture(args: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from dune_desktop.tools.picture import picture, vocabulary

    for line in picture(args.name, args.size, args.out, args.watch) if args.name else vocabulary():
        print(line, flush=True)
    return 0


def _check(args: argparse.Namespace) -> int:
    from dune_desktop.tools.check import check

    found = check(args.save)
    for line in found:
        print(line)
    if not found:
        print(f"{args.save.name} is OK")
    return 1 if found else 0


def _fuzz(args: argparse.Namespace) -> int:
    from dune_desktop.tools.fuzz import fuzz

    report = fuzz(args.tries, args.seed, args.first)
    print("\n".join(report.lines()))
    return 1 if report.faults else 0


def _hammer(args: argparse.Namespace) -> int:
    from dune_desktop.tools.hammer import MAX_GROWTH_MB, hammer

    report = hammer(args.events, args.seed)
    print("\n".join(report.lines()))
    return 1 if report.faults or report.grown > MAX_GROWTH_MB else 0


def _soak(args: argparse.Namespace) -> int:
    from dune_desktop.tools.soak import Report, soak
    from dune_desktop.tools.soak_window import Watched, watch

    report, watched = Report(), Watched()
    with suppress(KeyboardInterrupt):  # results so far are printed
        soak(report, args.games, args.saved, args.seed, args.jobs, args.looked)
        if args.minutes:
            for line in watch(watched, args.minutes, args.seed):
                print(line, flush=True)
    watched.judge()
    for line in (*report.lines(), *watched.lines()):
        print(line)
    return 1 if report.faults or watched.faults else 0


def _train(args: argparse.Namespace) -> int:
    try:
        from dune_desktop.tools.training.train import average, train, train_by_search
    except ModuleNotFoundError as missing:
        print(
            f"dune-desktop: training needs {missing.name}. Install it: pip install 'dune-desktop[train]'",
            file=sys.stderr,
        )
        return 1
    from dune_desktop.players.policy.weights import every_kind
    from dune_desktop.tools.tables import parse_sets

    chosen = every_kind() if args.tables == "all" else (args.tables,)
    if unknown := [kind for kind in chosen if kind not in every_kind()]:
        print(f"dune-desktop: no such games: {unknown[0]}; there are {', '.join(every_kind())}", file=sys.stderr)
        return 2
    if args.mean_of:
        return _averaged(average(args.mean_of, args.data, chosen))
    lines = train(args.minutes, args.data, args.anew, chosen, args.processes)
    if args.search:
        if args.data is None or args.anew:
            print(
                "dune-desktop: --search needs --data FOLDER, where it keeps its games, and no --anew", file=sys.stderr
            )
            return 2
        boxes = None if args.sets is None else parse_sets(args.sets)
        lines = train_by_search(args.minutes, args.data, chosen, boxes, args.processes)
    for line in lines:
        print(line, flush=True)
    return 0


def _averaged(lines: Iterator[str]) -> int:
    try:
        for line in lines:
            print(line)
    except OSError as error:
        print(f"dune-desktop: {error.filename}: {error.strerror}", file=sys.stderr)
    except (ValueError, KeyError, TypeError):
        print("dune-desktop: these folders do not come from the same training", file=sys.stderr)
    else:
        return 0
    return 1


def _arena(args: argparse.Namespace) -> int:
    from dune_desktop.tools.arena import arena
    from dune_desktop.tools.tables import parse_sets

    for line in arena(args.rows, parse_sets(args.sets), args.games, args.results, args.seed):
        print(line, flush=True)
    return 0


def _uses(args: argparse.Namespace) -> int:
    from dune_desktop.tools.tables import parse_sets, parse_variants
    from dune_desktop.tools.uses import uses

    print("\n".join(uses(args.level, parse_sets(args.sets), parse_variants(args.variants), args.games, args.seed)))
    return 0


def _bench(args: argparse.Namespace) -> int:
    import json

    from dune_desktop.tools import bench

    figures = bench.measure(args.only)
    print(json.dumps(figures) if args.json else json.dumps(figures, indent=2))
    return 0
