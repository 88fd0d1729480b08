"""Every sentence of whole games of Uprising, with and without the CHOAM Module: nothing missing, no key shown."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.events import seen_by
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.log import log_groups, log_lines
from dune_desktop.i18n.prompts import Prompt, undo_label
from dune_desktop.i18n.reasons import why_not
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session

BOXES = ("uprising",)
TABLES = {
    "three": table(3, BOXES),
    "four": table(4, BOXES),
    "three with contracts": table(3, BOXES, ("choam",)),
    "four with contracts": table(4, BOXES, ("choam",)),
}
NAMES = {
    "en": ("Paul", "Ann", "Baron", "Yuna"),
    "ko": ("폴", "지원", "남작", "유나"),
    "ja": ("太郎", "花子", "男爵", "由奈"),
}
GAMES = 3
FOREIGN = {"en": "[가-힣ぁ-んァ-ヶ一-龠]", "ko": "[a-zぁ-んァ-ヶ一-龠]", "ja": "[a-z가-힣]"}
KEY = re.compile(r"\b[a-z_]+[.:/][a-z_]+\b|_")
"""What a text without words would show: the name of a key or of a component."""


def game(config: GameConfig, seed: int) -> Iterator[Session]:
    """A whole game at random, at every decision, and once more when it is over."""
    rules = Rules(catalog(config.boxes), config)
    session, player = Session.start(rules, seed, NAMES["en"][: len(config.seats)]), RandomPlayer(seed)
    while not session.over:
        yield session
        session.answer(player.pick(rules.legal(session.state)))
    yield session


def told(session: Session, language: str, seen: set[str]) -> Iterator[str]:
    """All that is said at this decision: the question, each option with its undoing, and why it is not open."""
    texts = Texts(language)
    names = dict(enumerate(NAMES[language]))
    decision = session.decision()
    assert decision is not None
    prompt = Prompt(texts, session.rules, session.view(decision.seat), decision, names)
    yield from map(texts.plain, (prompt.headline, prompt.explanation))
    for option in decision.options:
        if f"{option.id}{decision.kind}" not in seen:
            seen.add(f"{option.id}{decision.kind}")
            yield prompt.label(option.id)
            yield undo_label(texts, option.id)
            if option.reason is not None:
                yield texts.plain(why_not(texts, option.reason, decision.acting_for, names))


def fault(language: str, words: str) -> str:
    """What is wrong with a sentence by its looks, "" if nothing is."""
    if not words.strip():
        return "empty"
    if KEY.search(words) or re.search(r"[{}\[\]#]|\.\.|。。", words):
        return "leftovers"
    return "foreign" if re.search(FOREIGN[language], words) else ""


@pytest.mark.parametrize("config", TABLES.values(), ids=TABLES)
def test_everything_is_said_in_every_language(config: GameConfig) -> None:
    """Questions, options, undoing, reasons and the log, as every seat and a spectator read it."""
    kinds: set[str] = set()
    for seed in range(GAMES):
        seen: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        for session in game(config, seed):
            if session.over:
                break
            for language in LANGUAGES:
                for words in told(session, language, seen[language]):
                    assert not fault(language, words), f"{language}: {words!r}"
        events = [event for step in session.steps for event in step.events]
        kinds |= {str(event[0]) for event in events}
        for language in LANGUAGES:
            texts, names = Texts(language), dict(enumerate(NAMES[language]))
            for seat in range(-1, len(config.seats)):
                read = [seen_by(event, seat) for event in events]
                for line in (*log_lines(texts, read, names), *log_groups(texts, read, names)):
                    words = texts.plain(line.segments)
                    assert not fault(language, words), f"{language}: {words!r}"
    assert {"spy", "spy_back", "objective", "card_won", "pair"} <= kinds, "the games were too dull to prove anything"
    assert ("contract_done" in kinds) == ("choam" in config.variants)
