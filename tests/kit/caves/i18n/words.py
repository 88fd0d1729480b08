"""The writers of The Caves' texts."""

from __future__ import annotations

from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n.answers import named
from dune_desktop.i18n.contribution import Words
from dune_desktop.i18n.log import LogWriter
from dune_desktop.i18n.log_events import space, troops


def _cave(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.cave", n=facts.visits)


WORDS = Words(
    labels={"thump": named("option.thump", space="space")},
    events={
        "thump": space("log.thump"),
        "worm": space("log.worm"),
        "deploy_worm": troops("log.deploy_worm"),
        "retreat_worm": troops("log.retreat_worm"),
        "cave": _cave,
    },
)
