"""How many positions of each family of faults each level holds: a table.

python3 run.py blunders
python3 run.py blunders --levels novice,adept --show
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from dune_desktop.engine.knowledge.information_state import InformationState
from dune_desktop.players.levels import LEVELS, computer
from tests.players.positions.case import Case
from tests.players.positions.families import families


def sight(case: Case) -> InformationState:
    """What the seat that is asked may know."""
    t = case.make().watch()
    return t.info_state(t.asked())


def failed(level: str, cases: Iterable[Case]) -> list[str]:
    """The names of the positions in which a computer of the level answers badly, each with the answer."""
    answers = ((case, computer(level).choose(sight(case))) for case in cases)
    return [f"{case.name}: {' '.join(map(str, answer))}" for case, answer in answers if not case.good(answer)]


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--show", action="store_true", help="every position that is answered badly")
    wanted = parser.parse_args()
    levels = wanted.levels.split(",")
    _print(f"| {'':36} | {' | '.join(f'{level:8}' for level in levels)} |")
    for name, cases in families().items():
        bad = {level: failed(level, cases) for level in levels}
        held = [f"{len(cases) - len(bad[level]):3} / {len(cases)}" for level in levels]
        _print(f"| {name:36} | {' | '.join(f'{each:8}' for each in held)} |")
        if wanted.show:
            for level in levels:
                for each in bad[level]:
                    _print(f"    {level}: {each}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
