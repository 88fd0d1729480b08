"""What stands in the prompt bar, as values: chips, buttons, steppers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import NamedTuple

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import OptionId
from dune_desktop.ui.kit.widgets import Option
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Action, Rect
from dune_desktop.ui.text.signs import Line

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
    cap: str = ""  # what is written on that key; "" to leave it out
    source_name: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the bar; one that only says what is to be done on the table looks like a sentence (`says`)."""

    text: str
    action: tuple[object, ...] = ()
    command: str = ""  # the key of the first one is shown
    refusal: str = ""
    cap: str = ""  # what is written on that key
    says: bool = False


class Steps(NamedTuple):
    """Something that is counted, by its `name` and `icon`, and what makes it fewer and more, or why not.

    It says how many of how many, or in words how many of what has no icon; `widest` is the longest it may come to say.
    """

    name: str
    icon: str
    said: str
    widest: str
    fewer: Action
    more: Action
    not_fewer: str
    not_more: str
    keys: bool  # whether the keys for fewer and more are for it


class StepperProps(NamedTuple):
    """What is counted, and the button for all, if it is there."""

    counted: tuple[Steps, ...]
    everything: Button | None


class PromptProps(NamedTuple):
    """All that the question corner shows: whose question it is, the question and a line more, and what answers it."""

    rect: Rect
    primary_place: Rect
    drawer: Rect  # where answers lie that have no room in the corner
    covered: float  # height of what lies behind it
    seat: int  # whose question it is, if it is not the viewer's; else -1
    leader: str
    asked: str
    more: str
    brief: str  # the same without the effect of what asks, where there is little room
    where: bool  # what is asked only says whose turn it is and where; what to do is in `more`
    larger: float  # how many times the usual size the words have, if there is room
    chips: tuple[Chip, ...]
    others: tuple[Button, ...]
    primary: Button | None
    steps: StepperProps | None
    paces: tuple[Option, ...] = ()  # to choose how fast what happens by itself is shown; or only their keys
    pace: int = 0
    pace_shown: bool = False
    resting: tuple[str, str, str] = ("", "", "")  # `asked`, `more`, `brief` as if the pointer rested on nothing


@dataclass
class Bar:
    """What stands in the bar."""

    chips: list[Chip] = field(default_factory=list)
    others: list[Button] = field(default_factory=list)
    primary: Button | None = None
    stepper: bool = False
    pace: bool = False  # how fast what happens by itself is shown


@dataclass(frozen=True, slots=True)
class Ware:
    """How something is bought that only a box sells, by the options of one kind.

    `component`: what a way to buy gets. `bill`: what it is called in the prompt, what is paid and how much of it, and
    how much of that is left then. `line`: the way in signs. `paid_with`: the pieces that may be taken back to pay less,
    "" if there are none.
    """

    component: Callable[[TableModel, OptionId], str]
    bill: Callable[[TableModel, OptionId], tuple[str, str, int, int]]
    line: Callable[[TableModel, OptionId], Line]
    paid_with: str = ""


@dataclass(frozen=True, slots=True)
class PromptContribution:
    """What stands in the prompt bar: `answers` while something is asked; `wares` by the first word of the options that
    buy them (`ChoiceContribution.purchases`). `ways`: what tells a way to send an Agent from others.
    """

    answers: tuple[Callable[[TableModel, Bar], None], ...] = ()
    wares: Mapping[str, Ware] = field(default_factory=dict)
    ways: tuple[Callable[[TableModel, OptionId], Line], ...] = ()
