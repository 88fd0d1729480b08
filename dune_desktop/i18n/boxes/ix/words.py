"""The writers of Rise of Ix, in one value (see `i18n.contribution`)."""

from typing import Final

from dune_desktop.i18n.boxes.ix.components import DESCRIBERS
from dune_desktop.i18n.boxes.ix.log import EVENTS
from dune_desktop.i18n.boxes.ix.prompts import EXPLANATIONS, HEADLINES, LABELS, UNDOS
from dune_desktop.i18n.contribution import Words

WORDS: Final = Words(
    components=DESCRIBERS,
    headlines=HEADLINES,
    explanations=EXPLANATIONS,
    labels=LABELS,
    undos=UNDOS,
    events=EVENTS,
    rules=("ix", "ix_tech", "ix_shipping", "ix_dreadnoughts"),
)
