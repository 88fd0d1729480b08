"""The writers of Uprising, in one value (see `i18n.contribution`)."""

from typing import Final

from dune_desktop.i18n.boxes.uprising.components import DESCRIBERS
from dune_desktop.i18n.boxes.uprising.effects import WRITERS
from dune_desktop.i18n.boxes.uprising.log import EVENTS
from dune_desktop.i18n.boxes.uprising.prompts import EXPLANATIONS, HEADLINES, LABELS
from dune_desktop.i18n.contribution import Words

WORDS: Final = Words(
    writers=WRITERS,
    components=DESCRIBERS,
    headlines=HEADLINES,
    explanations=EXPLANATIONS,
    labels=LABELS,
    events=EVENTS,
    rules=("uprising_spies", "uprising_worms", "uprising_icons", "uprising_contracts", "uprising"),
)
