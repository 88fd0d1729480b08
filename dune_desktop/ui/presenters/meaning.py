"""What icons mean, in words. The title needs it too, so it imports no rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from dune_desktop.ui.screen.under import ALIASES, Told, Under, hits_tip

if TYPE_CHECKING:
    from dune_desktop.i18n import Texts

_NAMED: Final = re.compile(r"([^:：.。]+[:：])(.*)", re.DOTALL)


def icon_words(texts: Texts, icon: str) -> str:
    """What an icon means; "" for one that means nothing by itself."""
    key = "icontip." + ALIASES.get(icon, icon)
    return str(texts.t(key)) if texts.has(key) else ""


def told_of_icon(texts: Texts, there: Under) -> Told | None:
    """What the hit says that is pointed at, or else what the icon there means."""
    told = hits_tip(there)
    if told is None and there.icon and there.things and (words := icon_words(texts, there.icon)):
        return Told(words, there.things[0].rect)
    return told


def with_name(words: str) -> str:
    """What an icon means, its name in bold where it begins with one."""
    found = _NAMED.fullmatch(words)
    return f"<b>{found[1]}</b>{found[2]}" if found else words
