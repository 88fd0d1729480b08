"""The guard against presses meant for an earlier screen. Functions of screens and a clock, without pygame.

A person presses what was there a moment ago. So a press counts only if its *source* (the point under the pointer, or a
key) and the pressed thing, wherever it was, meant the same on the screens really shown during the last moments. The
same action for another question counts as a different meaning. What was dark or empty before may be pressed at once,
because nobody can have meant anything else by pressing it.

Mouse, keys and all other devices ask the same `Guard`, and only it decides what may act when.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.display import Hit, Screen
from dune_desktop.ui.screen.pointing import Spot, by_command, golden, modal_region, of_thing, spot_at

SETTLED = 0.25  # seconds that a thing must have been in a place before a press there counts
GOLDEN = 0.5  # the same for the golden button, and for giving the same answer again
APPEARED = 0.4  # the same for the pointer on a golden button where there was none
QUIET = 1.2  # seconds without a press before a key may uncover a hand

ANSWERS = frozenset({"option", "options", "commit", "reveal", "end_turn"})
"""Actions that answer the present question: for another question they are another answer."""

GRAVE = frozenset({"uncover", "end_turn"})
"""Actions for which a key must have been released since its last press."""

STAGED = "next"
"""Action that, with a name after it, continues from something staged, which must have been seen first."""

REPEATING = frozenset({"scroll", "wheel", "walk"})
"""Actions that repeat while a key is held."""

EDITING = frozenset({"backspace", "delete", "left", "right", "home", "end"})
"""Editing steps that repeat while a key is held."""


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a press: a point in reference pixels, a key or button with its `commands`, or both.

    A key that presses the focused thing has that thing's point. `again`: the key is held and repeats; `fresh` is false
    if its release since the last press was not seen.
    """

    at: tuple[float, float] | None = None
    commands: frozenset[str] | None = None
    again: bool = False
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a press on a screen: its action, the modal region (or ""), and the question's number."""

    action: tuple[object, ...]
    modal: str
    moment: int


@dataclass(slots=True)
class _Past:
    """An earlier screen, and until when it was shown; None while no newer one was shown."""

    screen: Screen
    until: float | None = None


class Guard:
    """The memory of recent screens and held keys, which decides whether a press counts."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        self._past: list[_Past] = []
        self._held: set[Hashable] = set()
        self._unseen: set[Hashable] = set()  # keys held when another window got the focus
        self._pressed = -QUIET  # time of the latest press
        self._staged: tuple[tuple[object, ...], float | None] = (), None  # staged action, and when it came to rest
        self._leaves = False  # whether the latest key closes what stands over the rest
        self._appears = False  # whether the newest screen has a golden button where there was none
        self._appeared = -APPEARED  # time at which one was last shown for the first time

    # ------------------------------------------------------------------------------------------------ screens

    def see(self, screen: Screen, now: float) -> None:
        """Note a new screen, which replaces the last one once it is `shown`.

        Whoever closes something by its key knows what lies below: what was over that is forgotten.
        """
        self._past = [past for past in self._past if past.until is None or now - past.until < GOLDEN]
        if self.screen is not None:
            self._past.append(_Past(self.screen))
            over = modal_region(self.screen)
            if self._leaves and over not in ("", modal_region(screen)):
                self._past = [past for past in self._past if modal_region(past.screen) != over]
                self._leaves = False
            came = golden(self.screen) is None and golden(screen) is not None
            self._appears = modal_region(self.screen) == modal_region(screen) and (came or self._appears)
        self.screen = screen

    def shown(self, now: float, moving: bool = False) -> None:
        """Note that the newest screen is visible now; not all of it while something is `moving`."""
        for past in self._past:
            if past.until is None:
                past.until = now
        if self._appears:
            self._appears, self._appeared = False, now
        spot = golden(self.screen) if self.screen is not None else None
        staged = spot.hit.action if spot is not None and _staged(spot.hit.action) else ()
        known, since = self._staged
        since = since if staged == known else None
        self._staged = staged, now if since is None and not moving else since

    def may(self, hit: Hit, source: Source, now: float) -> bool:
        """Tell whether a press of `source` on `hit` counts: whether it meant the same during the last moments.

        A held key only scrolls. Esc always counts: it only closes, puts back or answers no. A key uncovers a hand only
        after a while without any press, because a player who still taps the key that ended the last turn must not see
        the next hand. The pointer presses a golden button only some time after it has appeared. A staged thing must
        have come to rest: a press before only ends its animation.
        """
        if source.again:
            return hit.action[0] in REPEATING
        quiet, self._pressed = now - self._pressed, now
        if source.commands is not None and "back" in source.commands:
            return True
        if (hit.golden and self.asleep(now)) or not self._seen(hit.action, now):
            return False
        if hit.golden and source.commands is None and self._just_appeared(now):
            return False
        if source.commands is not None and hit.action[0] in GRAVE:
            tapped = hit.action[0] == "uncover" and quiet < QUIET
            if tapped or not source.fresh:
                return False
        assert self.screen is not None
        means = _meaning(self.screen, hit.action)
        return not any(
            self._recent(past, now, _dead_time(meant, means))
            for past in self._past
            for meant in _meant(past.screen, source, hit)
        )

    def asleep(self, now: float) -> bool:
        """Tell whether the golden button meant something else a moment ago, and so does nothing yet."""
        spot = golden(self.screen) if self.screen is not None else None
        if self.screen is None or spot is None or not spot.hit.action:
            return False
        if not self._seen(spot.hit.action, now):
            return True
        means = _meaning(self.screen, spot.hit.action)
        for past in self._past:
            before = golden(past.screen)
            if before is None or not before.hit.action or not self._recent(past, now, GOLDEN):
                continue
            meant = _meaning(past.screen, before.hit.action)
            if (_uncounted(meant.action), meant.moment) != (_uncounted(means.action), means.moment):
                return True
        return False

    def _just_appeared(self, now: float) -> bool:
        """Tell whether the golden button has only just appeared, such as when computers have thought for a while.

        A click meant for the one before it, or the second of a double click, would press it.
        """
        return self._appears or now - self._appeared < APPEARED

    def _seen(self, action: tuple[object, ...], now: float) -> bool:
        """Tell whether a staged action's thing was visible for a moment; True for all other actions."""
        staged, since = self._staged
        return not _staged(action) or (action == staged and since is not None and now - since >= GOLDEN)

    def _recent(self, past: _Past, now: float, seconds: float) -> bool:
        return seconds > 0 and (past.until is None or now - past.until < seconds)

    # --------------------------------------------------------------------------------------------------- keys

    def press(self, key: Hashable, commands: Collection[str] = ()) -> Source:
        """Note the press of a key or button with these commands, and return its source."""
        pressed = Source(None, frozenset(commands), key in self._held, key not in self._unseen)
        self._leaves = "back" in commands
        self._held.add(key)
        return pressed

    def up(self, key: Hashable) -> None:
        """Note the release of a key."""
        self._held.discard(key)
        self._unseen.discard(key)

    def let_go(self) -> None:
        """Note that another window has the keyboard, so releases are not seen."""
        self._unseen |= self._held
        self._held.clear()


def claimed(screen: Screen, commands: Collection[str]) -> Spot | None:
    """Return the hit that a key with these commands presses; Enter also presses a dialog's golden answer."""
    spot = by_command(screen, commands)
    if spot is None and "confirm" in commands and modal_region(screen):
        return golden(screen)
    return spot


def _meaning(screen: Screen, action: tuple[object, ...]) -> Meaning:
    moment = screen.moment if action and action[0] in ANSWERS else 0
    return Meaning(action, modal_region(screen), moment)


def _staged(action: tuple[object, ...]) -> bool:
    return action[:1] == (STAGED,) and len(action) > 1


def _uncounted(action: tuple[object, ...]) -> tuple[object, ...]:
    """Return the action without numbers: "deploy 3" instead of "deploy 2" is the same button."""
    while action and isinstance(action[-1], int):
        action = action[:-1]
    return action


def _meant(screen: Screen, source: Source, pressed: Hit) -> Iterator[Meaning]:
    """Yield the meanings on an earlier screen of the source and of the thing pressed now."""
    spot = claimed(screen, source.commands or ()) if source.at is None else spot_at(screen, *source.at)
    yield _meaning(screen, spot.hit.action if spot is not None else ())
    before = of_thing(screen, pressed.thing)
    if before is not None:
        same = _uncounted(before.hit.action) == _uncounted(pressed.action)  # a card is the same in another place
        yield _meaning(screen, pressed.action if same else before.hit.action)


def _dead_time(meant: Meaning, means: Meaning) -> float:
    """Return the seconds for which a press is refused, by its earlier and present meaning."""
    if meant == means:
        return 0.0
    if meant.action == means.action and meant.modal == means.modal:
        return GOLDEN  # the same answer to the next question: a double click
    return SETTLED if meant.action or meant.modal != means.modal else 0.0
