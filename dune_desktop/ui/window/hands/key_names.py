"""The names of keys, as used in the player's keymap and on button caps."""

from __future__ import annotations

import pygame

_NAMES = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_SPACE: "Space",
    pygame.K_ESCAPE: "Esc",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    **{getattr(pygame, f"K_F{i}"): f"F{i}" for i in range(1, 13)},
    **{getattr(pygame, f"K_KP{i}"): str(i) for i in range(10)},
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_EQUALS: "+",  # the plus key without Shift, where both are on one
}
_SCAN_A, _SCAN_Z = 4, 29


def key_name(key: int, scancode: int = 0, mod: int = 0, text: str = "") -> str:
    """Return the name of a pressed key with its modifiers: `L`, `1`, `Space`, `Ctrl+Z`, `Shift+Tab`.

    On a layout without Latin letters the key's position decides. A question mark counts wherever it is, by the `text`
    that the key writes; if that is unknown, Shift with the slash key counts.
    """
    unsaid = text in ("", "/") and key == pygame.K_SLASH and mod & pygame.KMOD_SHIFT
    if text == "?" or unsaid:
        return "?"
    if mod & pygame.KMOD_ALT:
        return ""  # it belongs to the system, or composes a letter on some keyboards
    name = _NAMES.get(key, "")
    if not name and 33 <= key < 127:
        name = chr(key).upper()
    if not name and _SCAN_A <= scancode <= _SCAN_Z:
        name = chr(ord("A") + scancode - _SCAN_A)
    if not name:
        return ""
    control = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    shift = mod & pygame.KMOD_SHIFT and len(name) > 1
    return ("Ctrl+" if control else "") + ("Shift+" if shift else "") + name


def pressed_name(event: pygame.event.Event) -> str:
    """Return the name of the key in an event."""
    said = event.dict
    return key_name(event.key, said.get("scancode", 0), event.mod, said.get("unicode", ""))
