"""What stands in the prompt bar, as values: chips, buttons, steppers."""

from __future__ import annotations

from dataclasses import field

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.ui.text.signs import Line

HEIGHT = 46.0  # of chips and steppers
CHIP_ORDER = 2
STEPPER_ORDER = 22
DECLINE_ORDER = 80  # behind all that can be chosen: haste throws nothing away


@dataclass(frozen=True, slots=True)
class Chip:
    """Something that can be taken from the bar: signs or words, what it does, or why it cannot be done now.

    It is called after the answer that takes it.
    """

    name: OptionId
    signs: Line
    action: tuple[object, ...] = ()
    refusal: str = ""
    source: str = ""  # the component it comes from
    optional: bool = False
    label: str = ""  # the same in words, for the big button and the tip
    command: str = ""  # whose key takes it
    cap: str = ""  # what is written on that key


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the bar."""

    text: str
    action: tuple[object, ...] = ()
    command: str = ""  # the key of the first one is shown
    refusal: str = ""


@dataclass
class Bar:
    """What stands in the bar. `said`: what is left to say behind the question, where chips say the rest in words."""

    chips: list[Chip] = field(default_factory=list)
    others: list[Button] = field(default_factory=list)
    primary: Button | None = None
    stepper: bool = False
    said: str | None = None
    pace: bool = False  # how fast what happens by itself is shown
