"""Gamepads: their events as button presses, named as in `screen.commands`. They may come and go at any time.

SDL maps the buttons, so all gamepads have A at the bottom, B at the right, X at the left and Y at the top. D-pad and
left stick are the same four buttons, which repeat while they are held; the right stick has four buttons of its own, and
each trigger is one. Several gamepads act as one.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import field
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from dune_desktop.dataclass import dataclass

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

PUSHED, LET_GO = 0.55, 0.4  # deflection at which a stick or trigger counts as pushed, and as released
REPEATS_AFTER, REPEATS_EVERY = 0.4, 0.12  # seconds

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "A",
    pygame.CONTROLLER_BUTTON_B: "B",
    pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3",
    pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_START: "Start",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "Left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "Right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "Up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "Down",
}
_STICKS: Final = {
    "": (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY),
    "RS ": (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY),
}
"""Prefix of a stick's button names -> its axes."""

_TRIGGERS: Final = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT"}

_WAYS: Final = ("Left", "Right", "Up", "Down")
_REPEATING: Final = frozenset(stick + way for stick in _STICKS for way in _WAYS)
_FARTHEST: Final = 32767

EVENTS: Final = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED,
        pygame.CONTROLLERDEVICEREMOVED,
        pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP,
        pygame.CONTROLLERAXISMOTION,
    }
)
"""Events of gamepads."""

ECHOES: Final = frozenset(
    {
        *(pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP),
        *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
        *(pygame.CONTROLLERSENSORUPDATE, pygame.CONTROLLERTOUCHPADMOTION),
        *(pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADUP),
    }
)
"""Events that repeat the same input or are not needed, many per second.

They cannot be blocked, because SDL makes its gamepad events from them.
"""


class Press(NamedTuple):
    """A button event: pressed or repeated (`down`), or released."""

    button: str
    down: bool


@dataclass(slots=True)
class _Hand:
    """One gamepad: pressed buttons by what presses them, and stick positions by axis."""

    device: Controller | None = None
    held: dict[int | str, str] = field(default_factory=dict)
    sticks: dict[int, float] = field(default_factory=dict)


class Pads:
    """The connected gamepads and their pressed buttons."""

    def __init__(self) -> None:
        self.begun = False
        self._hands: dict[int, _Hand] = {}
        self._due: dict[str, float] = {}  # when a held button repeats

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the connected gamepads."""
        return tuple(hand.device.name for hand in self._hands.values() if hand.device is not None)

    def begin(self) -> None:
        """Start looking for gamepads. Those already connected come as events."""
        self.begun = True
        with suppress(pygame.error):  # a system without gamepad support
            from pygame._sdl2 import controller

            controller.init()

    def close(self) -> None:
        """Stop looking for gamepads."""
        if not self.begun:
            return
        from pygame._sdl2 import controller

        self._hands.clear()
        self._due.clear()
        controller.quit()
        self.begun = False

    # ------------------------------------------------------------------------------------------------- events

    def read(self, event: pygame.event.Event, now: float) -> list[Press]:
        """Return the presses that an event of `EVENTS` causes."""
        kind = event.type
        if kind == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
            return []
        hand = self._hands.setdefault(event.instance_id, _Hand())
        if kind == pygame.CONTROLLERDEVICEREMOVED:
            del self._hands[event.instance_id]
            return self._up(hand.held.values())
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._lean(hand, event.axis, max(-1.0, event.value / _FARTHEST), now)
        down = kind == pygame.CONTROLLERBUTTONDOWN
        return self._hold(hand, event.button, _BUTTONS.get(event.button, "") if down else "", now)

    def tick(self, now: float) -> list[Press]:
        """Return repeated presses of held buttons that are due."""
        again = [button for button, due in self._due.items() if now >= due]
        for button in again:
            self._due[button] = now + REPEATS_EVERY
        return [Press(button, True) for button in again]

    def rest(self) -> None:
        """Forget held buttons, when another window comes to the front."""
        self._due.clear()
        for hand in self._hands.values():
            hand.held.clear()

    def _plug(self, index: int) -> None:
        from pygame._sdl2 import controller

        with suppress(pygame.error):  # it may have been unplugged meanwhile
            device = controller.Controller(index)
            self._hands[device.as_joystick().get_instance_id()] = _Hand(device)

    def _lean(self, hand: _Hand, axis: int, value: float, now: float) -> list[Press]:
        """Handle a new position of a stick or trigger."""
        stick = next((stick for stick, axes in _STICKS.items() if axis in axes), None)
        if stick is not None:
            hand.sticks[axis] = value
            x, y = (hand.sticks.get(each, 0.0) for each in _STICKS[stick])
            name = stick + "stick"
            way = direction(x, y, hand.held.get(name, "").removeprefix(stick))
            return self._hold(hand, name, stick + way if way else "", now)
        name = f"axis {axis}"
        far = LET_GO if name in hand.held else PUSHED
        return self._hold(hand, name, _TRIGGERS.get(axis, "") if value >= far else "", now)

    def _hold(self, hand: _Hand, by: int | str, button: str, now: float) -> list[Press]:
        """Note that a control presses this button, "" for none; return the presses it causes."""
        before = hand.held.pop(by, "")
        if button:
            hand.held[by] = button
        if before == button:
            return []
        made = self._up([before] if before else [])
        if button:
            made.append(Press(button, True))
            if button in _REPEATING:
                self._due[button] = now + REPEATS_AFTER
        return made

    def _up(self, buttons: Iterable[str]) -> list[Press]:
        released = list(buttons)
        for button in released:
            self._due.pop(button, None)
        return [Press(button, False) for button in released]


def direction(x: float, y: float, held: str = "") -> str:
    """Return the direction of a stick, "" for none. It keeps the `held` one until it clearly points elsewhere."""
    along = {"Right": x, "Left": -x, "Down": y, "Up": -y}
    best = max(along, key=along.__getitem__)
    if along.get(held, 0.0) >= max(LET_GO, 0.6 * along[best]):
        return held
    return best if along[best] >= PUSHED else ""
