"""What leads from components and icons to the rules about them, where they are shown away from a table."""

from __future__ import annotations

from dune_desktop.ui.presenters.meaning import told_of_icon
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.screen.under import ALIASES, Told, Under
from dune_desktop.ui.window.scene import Scene

_SHOWS = frozenset({"inspect", "look"})
"""Actions that show the component that they name."""


def page_about(context: UiContext, there: Under, component: str = "") -> str:
    """Return the page of the rules about what is pointed at, or else about a component; "" for none."""
    from dune_desktop.ui.presenters.screens.rule_pages import page_of  # the title needs neither rules nor content

    if there.hit is not None:
        action = there.hit.action
        component = there.hit.inspect or (str(action[1]) if action and action[0] in _SHOWS else component)
    return page_of(context.texts.board, component, ALIASES.get(there.icon, there.icon))


class Explaining(Scene):
    """A scene away from the table that names icons, and leads to the rules about what is pointed at."""

    context: UiContext

    def explain(self, there: Under) -> Told | None:
        """What the hit says, or what the icon means that is pointed at."""
        return told_of_icon(self.context.texts, there)

    def page_about(self, there: Under) -> str:
        return page_about(self.context, there)
