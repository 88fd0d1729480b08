"""Whether a press was meant for what it would do now. Pure functions of screens and a clock, no pygame.

A person presses what was there a moment ago. So a press counts for what its *source*, the point under the pointer or
a key, and the thing that is pressed, wherever it was, have stood for during the last moments of the screens that were
really shown: if that was something else, the press does nothing. What can be done at the same place in the same way but
answers another question is something else too. What was dark or empty before may be pressed at once: nobody can have
meant anything by pressing it.

Mouse, keys and whatever else a hand may hold ask the same `Guard`, and nobody else decides what may act when.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from dune_desktop.dataclass import dataclass
from dune_desktop.ui.screen.display import Hit, Screen
from dune_desktop.ui.screen.pointing import Spot, by_command, golden, modal_region, of_thing, spot_at

SETTLED = 0.25  # seconds something must have been in a place before a press there is meant for it
GOLDEN = 0.5  # the same for the golden button, and for giving the same answer once more
QUIET = 1.2  # seconds without a press before a key uncovers a hand

ANSWERS = frozenset({"option", "options", "commit", "reveal", "end_turn"})
"""Actions that answer the question of the moment: to another question they are another answer."""

GRAVE = frozenset({"uncover", "end_turn"})
"""Actions for which a key must have been seen to be let go since it was pressed before."""

STAGED = "next"
"""With a name behind it: goes on with something that waits until it was seen, from wherever it is pressed."""

REPEATING = frozenset({"scroll", "wheel", "walk"})
"""Actions that a key held down does again and again."""

EDITING = frozenset({"backspace", "delete", "left", "right", "home", "end"})
"""Steps of editing that a key held down does again and again."""


@dataclass(frozen=True, slots=True)
class Source:
    """What was pressed: a point in reference pixels with the pointer, a key or button with its `commands`, or both.

    A key that presses what has the focus is at the point where that is. One held down comes `again`; it is `fresh`
    unless nobody saw it being let go since it was pressed before.
    """

    at: tuple[float, float] | None = None
    commands: frozenset[str] | None = None
    again: bool = False
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a press does on a screen: its action, behind which modal region (or ""), in answer to which question."""

    action: tuple[object, ...]
    modal: str
    moment: int


@dataclass(slots=True)
class _Past:
    """An earlier screen; `until` it was shown. None while nothing newer is."""

    screen: Screen
    until: float | None = None


class Guard:
    """What was shown lately, and which keys are held down."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        self._past: list[_Past] = []
        self._held: set[Hashable] = set()
        self._unseen: set[Hashable] = set()  # keys that were held when the keyboard went to another window
        self._pressed = -QUIET  # when something was pressed last
        self._staged: tuple[tuple[object, ...], float | None] = (), None  # what waits, and since when it rests in sight

    # ------------------------------------------------------------------------------------------------ screens

    def see(self, screen: Screen, now: float) -> None:
        """Another screen takes the place of the last one as soon as it is `shown`."""
        self._past = [past for past in self._past if past.until is None or now - past.until < GOLDEN]
        if self.screen is not None:
            self._past.append(_Past(self.screen))
        self.screen = screen

    def shown(self, now: float, moving: bool = False) -> None:
        """The newest screen can be seen from now on; not all of it while something is `moving` there."""
        for past in self._past:
            if past.until is None:
                past.until = now
        spot = golden(self.screen) if self.screen is not None else None
        staged = spot.hit.action if spot is not None and _staged(spot.hit.action) else ()
        known, since = self._staged
        since = since if staged == known else None
        self._staged = staged, now if since is None and not moving else since

    def may(self, hit: Hit, source: Source, now: float) -> bool:
        """Whether what a press of `source` does now is what it did during the last moments.

        A key held down only scrolls. Esc always may: it only ever closes, puts back or answers no. A key uncovers a
        hand only after a while without any press: whoever still taps the key that ended the last turn is not who may
        see it. What is staged must have come to rest before: a press while it comes only has it come at once.
        """
        if source.again:
            return hit.action[0] in REPEATING
        quiet, self._pressed = now - self._pressed, now
        if source.commands is not None and "back" in source.commands:
            return True
        if (hit.golden and self.asleep(now)) or not self._seen(hit.action, now):
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
        """Whether the golden button stood for something else a moment ago, and does nothing yet."""
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

    def _seen(self, action: tuple[object, ...], now: float) -> bool:
        """Whether what the action goes on with could be seen for a moment; true of everything that is not staged."""
        staged, since = self._staged
        return not _staged(action) or (action == staged and since is not None and now - since >= GOLDEN)

    def _recent(self, past: _Past, now: float, seconds: float) -> bool:
        return seconds > 0 and (past.until is None or now - past.until < seconds)

    # --------------------------------------------------------------------------------------------------- keys

    def press(self, key: Hashable, commands: Collection[str] = ()) -> Source:
        """A key or button goes down, which stands for these commands; if it was down already, it is repeated."""
        pressed = Source(None, frozenset(commands), key in self._held, key not in self._unseen)
        self._held.add(key)
        return pressed

    def up(self, key: Hashable) -> None:
        """A key was let go."""
        self._held.discard(key)
        self._unseen.discard(key)

    def let_go(self) -> None:
        """The keyboard belongs to another window now: nobody sees what is let go."""
        self._unseen |= self._held
        self._held.clear()


def claimed(screen: Screen, commands: Collection[str]) -> Spot | None:
    """What a key with these commands presses on a screen; Enter also the golden answer of a dialog.

    A curtain is none: what goes on with everything else must not uncover a hand.
    """
    spot = by_command(screen, commands)
    if spot is None and "confirm" in commands and modal_region(screen):
        answer = golden(screen)
        return answer if answer is not None and answer.hit.action[:1] != ("uncover",) else None
    return spot


def _meaning(screen: Screen, action: tuple[object, ...]) -> Meaning:
    moment = screen.moment if action and action[0] in ANSWERS else 0
    return Meaning(action, modal_region(screen), moment)


def _staged(action: tuple[object, ...]) -> bool:
    return action[:1] == (STAGED,) and len(action) > 1


def _uncounted(action: tuple[object, ...]) -> tuple[object, ...]:
    """The action without how many: three troops to deploy instead of two is the same button to the same question."""
    while action and isinstance(action[-1], int):
        action = action[:-1]
    return action


def _meant(screen: Screen, source: Source, pressed: Hit) -> Iterator[Meaning]:
    """What a press of the source did on an earlier screen, and what the thing did that is pressed now."""
    spot = claimed(screen, source.commands or ()) if source.at is None else spot_at(screen, *source.at)
    yield _meaning(screen, spot.hit.action if spot is not None else ())
    before = of_thing(screen, pressed.thing)
    if before is not None:
        same = _uncounted(before.hit.action) == _uncounted(pressed.action)  # a card is the same one in another place
        yield _meaning(screen, pressed.action if same else before.hit.action)


def _dead_time(meant: Meaning, means: Meaning) -> float:
    """Seconds for which a press is not trusted, by what it meant before and means now."""
    if meant == means:
        return 0.0
    if meant.action == means.action and meant.modal == means.modal:
        return GOLDEN  # the same answer to the next question: a double click
    return SETTLED if meant.action or meant.modal != means.modal else 0.0
