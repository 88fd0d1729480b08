"""A line of text being edited, as a value. No pygame.

Scenes keep one for each field and feed it the actions that begin with `edit`: `("edit", field, verb, ...)`.
"""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class TextEdit:
    """The text, the caret's place in it and what an input method is still composing there.

    What lies between `anchor` and the caret is selected; None where nothing is.
    """

    value: str = ""
    caret: int = 0
    composing: str = ""
    limit: int = 40
    anchor: int | None = None

    @classmethod
    def of(cls, value: str, limit: int = 40) -> TextEdit:
        """A field holding `value` with the caret at its end."""
        value = value[:limit]
        return cls(value, len(value), "", limit)

    @property
    def shown(self) -> str:
        """What the field shows: the text with the composition at the caret."""
        return self.value[: self.caret] + self.composing + self.value[self.caret :]

    @property
    def selection(self) -> tuple[int, int]:
        """Where the selected text begins and ends; twice the caret where none is."""
        anchor = self.caret if self.anchor is None else self.anchor
        return min(anchor, self.caret), max(anchor, self.caret)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.value[start:end]

    def apply(self, verb: str, *arguments: object) -> TextEdit:
        """The field after one editing step; unknown verbs change nothing.

        `type TEXT`, `compose TEXT`, `backspace`, `delete`, `cut`, `all`, `clear`, `done`; `left`, `right`, `home` and
        `end`, which select on their way with True behind them.
        """
        if verb == "type":
            return self._without_selected()._typed(str(arguments[0]))
        if verb == "compose":
            text = str(arguments[0])
            return replace(self._without_selected() if text else self, composing=text)
        if verb in ("backspace", "delete", "cut"):
            return self._cut(verb)
        if verb == "all":
            return replace(self, anchor=0, caret=len(self.value))
        if verb == "clear":
            return replace(self, value="", caret=0, composing="", anchor=None)
        if verb == "done":
            return replace(self, composing="", anchor=None)
        return self._moved(verb, bool(arguments and arguments[0]))

    def _without_selected(self) -> TextEdit:
        start, end = self.selection
        return replace(self, value=self.value[:start] + self.value[end:], caret=start, anchor=None)

    def _cut(self, verb: str) -> TextEdit:
        """Without what is selected, or without the character beside the caret."""
        if self.selected or verb == "cut":
            return self._without_selected()
        if verb == "backspace" and self.caret:
            return replace(self, value=self.value[: self.caret - 1] + self.value[self.caret :], caret=self.caret - 1)
        if verb == "delete":
            return replace(self, value=self.value[: self.caret] + self.value[self.caret + 1 :])
        return self

    def _moved(self, verb: str, selecting: bool) -> TextEdit:
        """The caret elsewhere. Without selecting, it goes to the end of what was selected first."""
        start, end = self.selection
        if selecting or start == end:
            start, end = self.caret - 1, self.caret + 1
        place = {"left": start, "right": end, "home": 0, "end": len(self.value)}.get(verb)
        if place is None:
            return self
        anchor = (self.caret if self.anchor is None else self.anchor) if selecting else None
        return replace(self, caret=min(len(self.value), max(0, place)), anchor=anchor)

    def _typed(self, text: str) -> TextEdit:
        text = "".join(c for c in text if c.isprintable())
        text = text[: max(0, self.limit - len(self.value))]
        value = self.value[: self.caret] + text + self.value[self.caret :]
        return replace(self, value=value, caret=self.caret + len(text), composing="")
