"""Translation of window events to scene actions: pointer, keyboard, gamepad, wheel and text entry.

It keeps the pointer's position, the key focus, the held button and the edited field, and finds the same things again on
every new screen.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import replace

import pygame

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.commands import CARDS, KEY_OF, of_button
from dune_desktop.ui.screen.display import Action, Drag, Hit, Rect, Screen
from dune_desktop.ui.screen.dragging import Carried
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.pointing import (
    Spot,
    along,
    by_command,
    find,
    hidden_part,
    in_column,
    modal_region,
    next_spot,
    of_thing,
    region_at,
    spot_at,
    tab_order,
    toward,
)
from dune_desktop.ui.screen.under import Explain, Told, Under, hits_tip, under, under_thing
from dune_desktop.ui.window.hands.carrying import Carrying
from dune_desktop.ui.window.hands.guard import EDITING, Guard, Source, claimed
from dune_desktop.ui.window.hands.key_names import pressed_name
from dune_desktop.ui.window.scene import PLAIN, WindowPreferences

WHY_NOT_FOR = 2.5  # seconds that a refusal stays
WHY_NOT_MOVE = 14.0  # reference pixels that the pointer may move before the refusal disappears
LONG_PRESS = 0.5
DRAG_FROM = 14.0

_ALONG = {"card_before": -1, "card_after": 1}
_ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
_EDITING = {
    "Backspace": ("backspace",),
    "Delete": ("delete",),
    **{key: (key.lower(),) for key in ("Left", "Right", "Home", "End")},
    **{"Shift+" + key: (key.lower(), True) for key in ("Left", "Right", "Home", "End")},
    "Ctrl+A": ("all",),
}
"""Key -> editing step, and True if it extends the selection."""


@dataclass(slots=True)
class Tip:
    """A tip shown at a point until a time or until the pointer leaves; it must not cover `about`.

    A refusal belongs to the pressed `thing`, wherever the pointer is. That of something `dropped` there holds although
    it has gone back since: what is there to be done without it is another matter.
    """

    text: str
    x: float
    y: float
    refusal: bool
    until: float
    about: Rect | None = None
    more: str = ""
    thing: str = ""
    dropped: bool = False


class Input:
    """The input state and its translation to actions.

    `to_reference` converts window pixels to reference pixels. Public state: `hover`, `focus` (shown only while
    `keyboard`), `tip`, the name of the edited field, and the dragged thing (`carrying`). `guard` decides which presses
    count; `explain` returns the tip for what is under the pointer, `why_not` why a press on a hit of a
    region does nothing, `page_about` the section of the rules about what is there.
    """

    def __init__(
        self,
        to_reference: Callable[[float, float], tuple[float, float]],
        manner: WindowPreferences = PLAIN,
        explain: Explain = hits_tip,
        why_not: Callable[[str, Hit], str] = lambda region, hit: hit.refusal,
        page_about: Callable[[Under], str] = lambda there: "",
    ) -> None:
        self.to_reference = to_reference
        self.explain = explain
        self.why_not = why_not
        self.page_about = page_about
        self.manner = manner
        self.screen: Screen | None = None
        self.guard = Guard()
        self.hover: Spot | None = None
        self.focus: Spot | None = None
        self.keyboard = False
        self.tip: Tip | None = None
        self.editing = ""
        self._pointer: tuple[float, float] | None = None
        self._rested = 0.0
        self._pressed: tuple[Spot | None, float, tuple[float, float]] | None = None
        self.carrying = Carrying()
        self._said: Action = ()

    @property
    def carried(self) -> Carried | None:
        """Return the dragged thing."""
        return self.carrying.carried

    @property
    def pressed(self) -> Spot | None:
        """Return the hit held by the mouse button, which a release here would press."""
        held = self._pressed[0] if self._pressed is not None else None
        there = self.hover if self.carried is None else None
        return there if there is not None and held is not None and _alike(there, held) else None

    @property
    def shown_focus(self) -> Spot | None:
        """Return the hit to highlight: the key focus while the keyboard is in use."""
        return self.focus if self.keyboard else None

    # ------------------------------------------------------------------------------------------------ screens

    def see(self, screen: Screen, now: float) -> list[Action]:
        """Take a new screen; return a hover action if the pointer is over something else now."""
        self.guard.see(screen, now)
        if self.screen is None or modal_region(self.screen) != modal_region(screen):
            self._pressed = None  # a press begun elsewhere does not end here
            self.carrying.forget()
        self.screen = screen
        self.carrying.see(screen)
        self.focus = find(screen, self.focus)
        if self._pointer is not None:
            self.hover = spot_at(screen, *self._pointer)
        if self.tip is not None and not self.keyboard and not self._still_about(self.tip):
            self.tip = None
        return self._told()

    def enter(self, field: str) -> None:
        """Reset for another scene; its `field` is edited, or none."""
        self.focus, self.keyboard, self.tip, self.screen = None, False, None, None
        self.editing = field

    def _still_about(self, tip: Tip) -> bool:
        """Tell whether the tip still holds on this screen, for the pointer's place or the pressed thing."""
        if not tip.refusal:
            return self._still_said(tip)
        pressed = of_thing(self.screen, tip.thing) if self.screen is not None else None
        return pressed is not None and (tip.dropped or self.why_not(pressed.region, pressed.hit) == tip.text)

    def _still_said(self, tip: Tip) -> bool:
        """Tell whether the pointer's place still has the same tip."""
        told = self._explained()
        return told is not None and (told.text, told.about) == (tip.text, tip.about)

    def _explained(self) -> Told | None:
        """Return the tip for what is under the pointer."""
        if self.screen is None or self._pointer is None:
            return None
        return self.explain(under(self.screen, *self._pointer))

    def _told(self) -> list[Action]:
        """Return a hover action when another action is hovered or focused."""
        spot = self.shown_focus if self.keyboard else self.hover
        action: Action = ()
        if spot is not None:
            inspected: Action = ("inspect", spot.hit.inspect) if spot.hit.inspect else ()
            action = spot.hit.action or inspected
        if self.carried is not None and self.screen is not None:
            action = self.carrying.drop(self.screen)
        if action == self._said:
            return []
        self._said = action
        return [("hover", *action)]

    # ------------------------------------------------------------------------------------------------- events

    def feed(self, event: pygame.event.Event, now: float) -> list[Action]:
        """Return the actions of an event."""
        kind = event.type
        if kind == pygame.KEYUP:
            self.guard.up(event.key)
        if self.screen is None:
            return []
        if kind == pygame.MOUSEMOTION:
            return self._moved(event.pos, now)
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._down(event, now)
        if kind == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._up(event, now)
        if kind == pygame.MOUSEWHEEL and self._pointer is not None and event.y:
            self.tip = None
            return [("wheel", region_at(self.screen, *self._pointer), event.y)]
        if kind == pygame.KEYDOWN:
            return self._key(event, now)
        if kind == pygame.TEXTINPUT and self.editing:
            return [("edit", self.editing, "type", event.text)]
        if kind == pygame.TEXTEDITING and self.editing:
            return [("edit", self.editing, "compose", event.text)]
        if kind == pygame.WINDOWLEAVE:
            self._pointer, self.hover, self._pressed = None, None, None
            self.tip = None
            return [*self.put_back(), *self._told()]
        return []

    def tick(self, now: float) -> list[Action]:
        """Handle time: a long press, a tip that appears or disappears."""
        if self.tip is not None and now >= self.tip.until:
            self.tip = None
        if self._pressed is not None and self.carried is None:
            spot, since, _ = self._pressed
            if spot is not None and spot.hit.closer and now - since >= LONG_PRESS:
                self._pressed = None
                return [spot.hit.closer]
        if self._rested and self._pressed is None and now - self._rested >= self.manner.tip_after and self.tip is None:
            self._rested = 0.0
            if not self._answered():
                self._tell(self._explained(), self._pointer)
        return []

    def _answered(self) -> bool:
        """Tell whether a preview is shown beside the pointer, which replaces a tip."""
        return self.screen is not None and any(region.layer is Layer.BUBBLE for region in self.screen.regions)

    def _tell(self, told: Told | None, at: tuple[float, float] | None) -> None:
        """Show a tip at a point, if there is one."""
        if told is not None and at is not None:
            self.tip = Tip(told.text, *at, refusal=False, until=float("inf"), about=told.about, more=told.more)

    def wakes(self, now: float) -> float:
        """Return the seconds until `tick` may have something to do."""
        times = [self.tip.until] if self.tip is not None else []
        if self._pressed is not None:
            times.append(self._pressed[1] + LONG_PRESS)
        if self._rested and self.tip is None:
            times.append(self._rested + self.manner.tip_after)
        return max(0.0, min(times, default=float("inf")) - now)

    # ------------------------------------------------------------------------------------------------ pointer

    def _moved(self, pos: tuple[int, int], now: float) -> list[Action]:
        assert self.screen is not None
        x, y = self._pointer = self.to_reference(*pos)
        self.keyboard = False
        self.hover = spot_at(self.screen, x, y)
        self._rested = now
        if self.tip is not None:
            far = max(abs(x - self.tip.x), abs(y - self.tip.y))
            if far > WHY_NOT_MOVE or not (self.tip.refusal or self._still_said(self.tip)):
                self.tip = None
        self.carrying.follow(x, y)
        actions = self._told()
        if self._pressed is not None and self.carried is None:
            spot, _, at = self._pressed
            if max(abs(x - at[0]), abs(y - at[1])) > DRAG_FROM:
                self._pressed = spot, float("inf"), at  # a long press is no longer possible
                if spot is not None and spot.hit.drag is not None:
                    actions += self._pick_up(spot, spot.hit.drag, at, now)
        return actions

    def _down(self, event: pygame.event.Event, now: float) -> list[Action]:
        assert self.screen is not None
        x, y = self._pointer = self.to_reference(*event.pos)
        self.keyboard = False
        self.tip = None
        self._rested = 0.0
        self.hover = spot_at(self.screen, x, y)
        actions = self._told()
        if self.carried is not None:
            return self.put_back()
        if event.button == 3:
            if self.hover is not None and self.hover.hit.closer:
                actions.append(self.hover.hit.closer)
            return actions
        self._pressed = (self.hover, now, (x, y))
        return actions

    def _up(self, event: pygame.event.Event, now: float) -> list[Action]:
        assert self.screen is not None
        x, y = self._pointer = self.to_reference(*event.pos)
        pressed, self._pressed = self._pressed, None
        if self.carried is not None:
            return self._put_down(now)
        if pressed is None:
            return []
        spot = spot_at(self.screen, x, y)
        actions = self._leave_field(spot)
        if spot is not None and pressed[0] is not None and _alike(spot, pressed[0]):
            self.focus = spot
            actions += self._act(spot, now, (x, y), Source((x, y)))
        elif spot is None and pressed[0] is None:
            self.focus = None
        return actions

    # --------------------------------------------------------------------------------------------- dragging

    def _pick_up(self, spot: Spot, drag: Drag, at: tuple[float, float], now: float) -> list[Action]:
        """Start dragging the pressed thing, if the press counts."""
        assert self.screen is not None
        assert self._pointer is not None
        if not self.guard.may(spot.hit, Source(at), now):
            self._pressed = None
            return []
        self.carrying.pick_up(spot, drag, at, self.screen.moment)
        self.carrying.follow(*self._pointer)
        self.tip = None
        return [drag.picked] if drag.picked else []

    def _put_down(self, now: float) -> list[Action]:
        """Drop the dragged thing and return the action; over its own place it stays picked up, as after a click."""
        assert self.screen is not None
        assert self.carried is not None
        action, at = self.carrying.drop(self.screen), self.carried.at
        if not action and self.carrying.over_itself(self.screen):
            self.carrying.forget()
            return self._told()
        there = spot_at(self.screen, *at)
        actions = self._release([action] if action else [])
        if not action and there is not None:
            self._refuse(there, at, now, dropped=True)
        return actions

    def put_back(self) -> list[Action]:
        """Put the dragged thing back."""
        return self._release([]) if self.carried is not None else []

    def _release(self, actions: list[Action]) -> list[Action]:
        """Stop dragging; the thing goes back unless there are actions."""
        back, self._pressed = self.carrying.release(), None
        return actions or [*self._told(), *([back] if back else [])]

    # --------------------------------------------------------------------------------------------- choosing

    def _act(self, spot: Spot, now: float, at: tuple[float, float], source: Source) -> list[Action]:
        """Return the action of choosing a hit, or show its refusal; [] if the press does not count."""
        hit = spot.hit
        if not hit.action:
            if not source.again:
                self._refuse(spot, at, now)
            return []
        if not self.guard.may(hit, source, now):
            return []
        if hit.action[0] == "edit" and len(hit.action) > 2 and hit.action[2] == "begin":
            self.editing = str(hit.action[1])
        return [hit.action]

    def _refuse(self, spot: Spot, at: tuple[float, float], now: float, dropped: bool = False) -> None:
        """Show why a press does nothing, if there is a reason."""
        if reason := self.why_not(spot.region, spot.hit):
            self.tip = Tip(reason, *at, refusal=True, until=now + WHY_NOT_FOR, thing=spot.hit.thing, dropped=dropped)

    def _leave_field(self, spot: Spot | None) -> list[Action]:
        """End editing when something else is chosen."""
        if not self.editing or (spot is not None and spot.hit.action[:2] == ("edit", self.editing)):
            return []
        field, self.editing = self.editing, ""
        return [("edit", field, "done")]

    # ----------------------------------------------------------------------------------------------- keyboard

    def _key(self, event: pygame.event.Event, now: float) -> list[Action]:
        """Return the actions of a key; a held one only moves, scrolls and edits."""
        name = pressed_name(event)
        source = self.guard.press(event.key, self.manner.keys.commands(name))
        return self._stroke(name, source, now) if name else []

    def button(self, name: str, now: float) -> list[Action]:
        """Return the actions of a gamepad button, as of a key with its commands."""
        source = self.guard.press(name, of_button(name))
        return self._stroke(KEY_OF.get(name, ""), source, now, pad=True) if self.screen is not None else []

    def _stroke(self, name: str, source: Source, now: float, pad: bool = False) -> list[Action]:
        """Return the actions of a key of this name; "" for a button without a key."""
        assert self.screen is not None
        self.tip = None
        if self.carried is not None:
            return self.put_back()
        if self.editing:
            return self._edit(name, source.again)
        if self.screen.wants_key:
            return [("pressed", name)] if name and not source.again else []
        if name in ("Tab", "Shift+Tab"):
            start = self.focus or (self._chosen() if pad else None)
            return self._in_sight(next_spot(self.screen, start, 1 if name == "Tab" else -1))
        return self._pressed_key(name, source, now, pad)

    def _pressed_key(self, name: str, source: Source, now: float, pad: bool) -> list[Action]:
        """Return the actions of a key: its command on this screen, or pressing the focus."""
        assert self.screen is not None
        assert source.commands is not None
        focus = self.focus if self.keyboard else None
        spot = by_command(self.screen, source.commands - {"confirm"})
        if focus is not None and (name == "Enter" or (name == "Space" and spot is None)):
            return self._by_keyboard(focus, now, replace(source, at=focus.hit.rect.center))
        spot = spot or claimed(self.screen, source.commands)
        if spot is not None and spot.hit.action[:1] == ("scroll",) and name in ("Up", "Down"):
            moved = self._in_column(spot.region, _ARROWS[name][1], pad)
            if moved is not None:
                return moved
        if spot is not None:
            return self._by_keyboard(spot, now, source)
        if name in _ARROWS:
            start = self.focus or (self._chosen() if pad else None) or self.hover
            return self._in_sight(toward(self.screen, find(self.screen, start), *_ARROWS[name]))
        if not source.commands.isdisjoint(_ALONG):
            step = next(step for command, step in _ALONG.items() if command in source.commands)
            return self._focused(along(self.screen, find(self.screen, self.focus), CARDS, step) or focus)
        if source.again:
            return []
        looked_at = focus or self.hover
        if "inspect" in source.commands and looked_at is not None and looked_at.hit.closer:
            return [looked_at.hit.closer]
        if "explain" in source.commands:
            self._explain_now(focus)
            return []
        if "look_up" in source.commands and (section := self.page_about(self._there(focus))):
            return [("look_up", section)]
        return [("back",)] if "back" in source.commands else []

    def _chosen(self) -> Spot | None:
        """Return the hit that Enter presses for a list's chosen entry, from which a gamepad moves on."""
        assert self.screen is not None
        walks = by_command(self.screen, ("down",))
        return by_command(self.screen, ("confirm",)) if walks and walks.hit.action[:1] == ("walk",) else None

    def _in_column(self, column: str, dy: int, pad: bool) -> list[Action] | None:
        """Move the focus in a scrolling column, which follows; None where the column only scrolls.

        Keys scroll while nothing in the column has the focus; a gamepad has other buttons for scrolling.
        """
        assert self.screen is not None
        focus = find(self.screen, self.focus) if self.keyboard else None
        if focus is None:
            listed = [spot for spot in tab_order(self.screen) if spot.region == column] if pad else []
            return self._focused(listed[0]) if listed else None
        if not pad and focus.region != column:
            return None
        found = in_column(self.screen, focus, column, dy)
        if found == focus:
            return None
        return self._in_sight(found)

    def _in_sight(self, spot: Spot | None) -> list[Action]:
        """Move the focus there, and scroll until all of it is visible."""
        assert self.screen is not None
        rest = hidden_part(self.screen, spot) if spot is not None else 0.0
        return [*self._focused(spot), *([("scroll", rest)] if rest else [])]

    def _there(self, focus: Spot | None) -> Under:
        """Return what the key focus is on, or else what is under the pointer."""
        assert self.screen is not None
        if focus is not None:
            return under_thing(self.screen, focus.hit)
        return under(self.screen, *self._pointer) if self._pointer is not None else Under()

    def _explain_now(self, focus: Spot | None) -> None:
        """Show the tip of the key focus, or else of the pointer's place, at once."""
        assert self.screen is not None
        if focus is not None:
            self._tell(self.explain(under_thing(self.screen, focus.hit)), focus.hit.rect.center)
        else:
            self._tell(self._explained(), self._pointer)

    def _focused(self, spot: Spot | None) -> list[Action]:
        """Move the key focus there."""
        self.focus = spot
        self.keyboard = spot is not None
        return self._told()

    def _by_keyboard(self, spot: Spot, now: float, source: Source) -> list[Action]:
        rect = spot.hit.rect
        if spot.hit.action[:1] == ("walk",):  # another entry is chosen, so the old focus no longer applies
            self.focus, self.keyboard = None, False
        if spot.hit.inspect:
            self.focus = spot  # a thing on the table, not a button: Tab continues from it
        return self._act(spot, now, (rect.x + rect.w / 2, rect.bottom - 6), source)

    def _edit(self, name: str, again: bool) -> list[Action]:
        """Return the actions of a key in the edited field."""
        assert self.screen is not None
        field, step = self.editing, _EDITING.get(name)
        if step is not None:
            return [("edit", field, *step)] if not again or step[0] in EDITING else []
        if again:
            return []
        if name in ("Ctrl+C", "Ctrl+X"):
            return [("edit", field, "cut" if name == "Ctrl+X" else "copy")]
        if name == "Ctrl+V":
            with contextlib.suppress(pygame.error):
                text = pygame.scrap.get_text()
                return [("edit", field, "type", text)] if text else []
        if name in ("Enter", "Shift+Enter", "Esc", "Tab", "Shift+Tab"):
            self.editing = ""
            actions: list[Action] = [("edit", field, "done")]
            if name == "Enter":
                actions.append(("edit", field, "enter"))
            elif name == "Shift+Enter":
                actions.append(("edit", field, "enter", "back"))
            elif name != "Esc":
                actions += self._focused(next_spot(self.screen, self.focus, 1 if name == "Tab" else -1))
            return actions
        return []


def _alike(a: Spot, b: Spot) -> bool:
    """Tell whether two hits, perhaps of different screens, are the same thing with the same action."""
    return (a.hit.thing, a.hit.action) == (b.hit.thing, b.hit.action)
