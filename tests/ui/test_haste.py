"""Who clicks everything away as soon as it comes finds all of it again: in the recap, in the chronicle, at the end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Event, GameConfig, Rules
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import Facts
from dune_desktop.i18n import Texts
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.scenes.table.recap import Recap
from dune_desktop.ui.window.scene import Go
from tests.ui.tables import at_table

NAMES = ("Ana", "Bo", "Chi", "Dai")
STAGED = {"turn", "muster", "card", "verdict", "reward", "makers", "recall", "round"}
CONFIGS = {"solo": solo("mentat"), "three": table(3)}


class HastyPlayer:
    """Somebody who gives any answer, and goes on before anything that is shown can be read."""

    def __init__(self, config: GameConfig, seed: int) -> None:
        session = Session.start(Rules(catalog(config.boxes), config), seed, NAMES[: len(config.seats)])
        self.scene = at_table(session, "en", curtain=False, ask_before_losses=False, draws=False)
        self.player = RandomPlayer(seed)
        self.staged: Counter[str] = Counter()
        self.told = 0  # lines of the chronicle that were there before the latest answer
        self.go_on()

    def lines(self) -> list[str]:
        return [str(line.markup) for line in self.scene.renderer.chronicle.all_lines(self.reader)]

    @property
    def reader(self) -> int:
        return self.scene.shown_game.reader

    def answer(self) -> tuple[Event, ...]:
        """An answer and all that is shown after it, clicked away; what has happened."""
        session, scene = self.scene.session, self.scene
        scene.shown_game.trust(True)
        self.told = len(self.lines())
        scene.handle(("option", *self.player.pick(session.rules.legal(session.state))))
        self.go_on()
        return tuple(event for beat in session.beats for event in beat.events)

    def go_on(self) -> None:
        """Away with whatever is shown."""
        self.staged.update(act.moment for act in self.scene.shown_game.acts)
        while self.scene.shown_game.watching:
            self.scene.handle(("skip",))


def points(texts: Iterable[str]) -> int:
    """All points that are told of in these texts."""
    found = re.findall(r"(−?)(\d+) \{vp\}", "\n".join(texts))
    return sum(-int(n) if sign else int(n) for sign, n in found)


def won(events: Iterable[Event]) -> int:
    return sum(fact.n for fact in map(Facts, events) if fact.kind == "vp")


def missing(texts: Texts, events: Iterable[Event], told: str) -> list[Event]:
    """Events of which these sentences do not tell the card, the space or the reward."""
    names = {
        "acquire": lambda fact: ["card:" + fact.card],
        "hagal_bonus": lambda fact: ["hagal:" + fact.card],
        "intrigue": lambda fact: ["intrigue:" + fact.card],
        "conflict": lambda fact: ["conflict:" + fact.card],
        "hagal": lambda fact: ["space:" + fact.space] if fact.verdict == "goes" else [],
        "bonus_spice": lambda fact: ["space:" + fact.space] if fact.seat < 0 else [],
    }
    lost = [
        event
        for event in events
        if event[0] in names and not all(texts.name(name) in told for name in names[str(event[0])](Facts(event)))
    ]
    places = {1: "first", 2: "second", 3: "third"}
    rewards = [event for event in events if event[0] == "reward"]
    return lost + [each for each in rewards if f"reward for {places[Facts(each).place]}" not in told]


@pytest.mark.slow
@pytest.mark.parametrize("name", CONFIGS)
def test_nothing_is_lost_by_haste(name: str) -> None:
    hasty = HastyPlayer(CONFIGS[name], 3)
    scene, texts = hasty.scene, Texts("en")
    session = scene.session
    while not session.over:
        events = hasty.answer()
        lines = hasty.lines()[hasty.told :]
        assert points(lines) == won(events), (lines, events)
        assert not missing(texts, events, "\n".join(lines))
        assert scene.shown_game.view() == session.view(scene.shown_game.reader), "the position itself is on the screen"
        recap = Recap(session, texts)
        if len(session.log) % 7 == 0:
            turns = recap.since(0)
            text = "\n".join(line.text for turn in turns for line in turn.lines)
            every = [event for step in session.steps for event in step.events]
            kept = [event for turn in turns for event in every[turn.first : turn.last]]
            assert points(text.splitlines()) == won(kept)
            assert not missing(texts, kept, text)
            assert all(recap.again(turn) for turn in turns if turn.again), "each can be seen once more"
    assert set(hasty.staged) >= (STAGED if name == "solo" else STAGED - {"turn", "card"})
    assert scene.handle(("over",)) == Go("ranking"), "the end can be seen again"
