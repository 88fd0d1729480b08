"""All words of the program, in English, Korean and Japanese.

| module | what it says |
| --- | --- |
| `texts` | texts and names by key |
| `effect_text` | effects, costs, conditions, traits as sentences and as short labels |
| `component_text` | whole components: cards, intrigue cards, Conflicts, leaders, spaces, House Hagal cards |
| `reasons` | why an option is closed |
| `prompts` | what a decision asks (`questions`), and a label for each option (`answers`) |
| `log` | what happened (`log_events`) |
| `rules_text` | the rules of the game for players |
"""

from dune_desktop.i18n.languages import LANGUAGES
from dune_desktop.i18n.template import Markup, Segment, Segments
from dune_desktop.i18n.texts import MissingText, Texts

__all__ = ["LANGUAGES", "Markup", "MissingText", "Segment", "Segments", "Texts"]
