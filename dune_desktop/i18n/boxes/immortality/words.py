"""The writers of Immortality, in one value (see `i18n.contribution`)."""

from typing import Final

from dune_desktop.i18n.boxes.immortality.components import DESCRIBERS
from dune_desktop.i18n.boxes.immortality.effects import WRITERS
from dune_desktop.i18n.boxes.immortality.log import EVENTS
from dune_desktop.i18n.boxes.immortality.prompts import EXPLANATIONS, HEADLINES, LABELS
from dune_desktop.i18n.contribution import Words

WORDS: Final = Words(
    writers=WRITERS,
    components=DESCRIBERS,
    headlines=HEADLINES,
    explanations=EXPLANATIONS,
    labels=LABELS,
    events=EVENTS,
    rules=("immortality", "immortality_research", "immortality_tleilaxu", "immortality_graft"),
)
