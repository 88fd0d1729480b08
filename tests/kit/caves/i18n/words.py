"""The writers of The Caves' texts."""

from __future__ import annotations

from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n.answers import named
from dune_desktop.i18n.contribution import Words
from dune_desktop.i18n.effect_text import Composer
from dune_desktop.i18n.log import LogWriter
from dune_desktop.i18n.log_events import space, troops
from dune_desktop.i18n.tree import Nodes
from tests.kit.caves import words as w


def _thump(to: Composer, effect: w.Thump) -> Nodes:
    return (to.may("effect.thump"),)


def _enter_cave(to: Composer, effect: w.EnterCave) -> Nodes:
    return (to.do("effect.enter_cave"),)


def _has_worm(to: Composer, test: w.HasWorm) -> str:
    return to.text("if.has_worm", n=test.n)


def _thumpers(to: Composer, amount: w.Thumpers) -> str:
    return to.text("per.thumpers")


def _cave(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.cave", n=facts.visits)


WORDS = Words(
    effects={w.Thump: _thump, w.EnterCave: _enter_cave},
    conditions={w.HasWorm: _has_worm},
    amounts={w.Thumpers: _thumpers},
    labels={"thump": named("option.thump", space="space")},
    events={
        "thump": space("log.thump"),
        "worm": space("log.worm"),
        "deploy_worm": troops("log.deploy_worm"),
        "retreat_worm": troops("log.retreat_worm"),
        "cave": _cave,
    },
)
