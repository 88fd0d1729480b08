"""The general part's writers of words, whatever boxes are in play (see `contribution`)."""

from typing import Final

from dune_desktop.i18n.answers import LABELS, UNDOS
from dune_desktop.i18n.component_text import DESCRIBERS
from dune_desktop.i18n.contribution import Words
from dune_desktop.i18n.log_events import EVENTS
from dune_desktop.i18n.questions import EXPLANATIONS, HEADLINES
from dune_desktop.i18n.rules_text import SECTIONS
from dune_desktop.i18n.writers import WRITERS

WORDS: Final = Words(
    writers=WRITERS,
    components=DESCRIBERS,
    headlines=HEADLINES,
    explanations=EXPLANATIONS,
    labels=LABELS,
    undos=UNDOS,
    events=EVENTS,
    rules=SECTIONS,
)
