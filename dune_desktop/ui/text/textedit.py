"""A line of text being edited, as a value. No pygame.

Scenes keep one for each field and feed it the actions that begin with `edit`: `("edit", field, verb, ...)`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

Action = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class TextEdit:
    """The text, the caret's place in it and what an input method is still composing there."""

    value: str = ""
    caret: int = 0
    composing: str = ""
    limit: int = 40

    @classmethod
    def of(cls, value: str, limit: int = 40) -> TextEdit:
        """A field holding `value` with the caret at its end."""
        value = value[:limit]
        return cls(value, len(value), "", limit)

    @property
    def shown(self) -> str:
        """What the field shows: the text with the composition at the caret."""
        return self.value[: self.caret] + self.composing + self.value[self.caret :]

    def apply(self, verb: str, *arguments: object) -> TextEdit:
        """The field after one editing step; unknown verbs change nothing.

        `type TEXT`, `compose TEXT`, `backspace`, `delete`, `left`, `right`, `home`, `end`, `clear`.
        """
        if verb == "type":
            return self._typed(str(arguments[0]))
        if verb == "compose":
            return replace(self, composing=str(arguments[0]))
        if verb == "backspace" and self.caret:
            return replace(self, value=self.value[: self.caret - 1] + self.value[self.caret :], caret=self.caret - 1)
        if verb == "delete":
            return replace(self, value=self.value[: self.caret] + self.value[self.caret + 1 :])
        if verb == "clear":
            return replace(self, value="", caret=0, composing="")
        place = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.value)}.get(verb)
        if place is None:
            return self
        return replace(self, caret=min(len(self.value), max(0, place)))

    def _typed(self, text: str) -> TextEdit:
        text = "".join(c for c in text if c.isprintable())
        text = text[: max(0, self.limit - len(self.value))]
        value = self.value[: self.caret] + text + self.value[self.caret :]
        return replace(self, value=value, caret=self.caret + len(text), composing="")
