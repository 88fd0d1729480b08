"""How each language makes sentences out of acts such as "gain 2 spice"."""

from typing import Final

from dune_desktop.i18n.grammar.act import Act, Acts, Grammar
from dune_desktop.i18n.grammar.english import English
from dune_desktop.i18n.grammar.japanese import Japanese
from dune_desktop.i18n.grammar.korean import Korean

GRAMMARS: Final[dict[str, Grammar]] = {"en": English(), "ko": Korean(), "ja": Japanese()}

__all__ = ["GRAMMARS", "Act", "Acts", "Grammar"]
