"""`play`: the game in a terminal, with numbered options: for trying a rule quickly, and over ssh."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from dune_desktop.company.tasks import choice
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules, registry
from dune_desktop.engine.events import seen_by
from dune_desktop.engine.records import Record
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import chronicle
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.session import Session, against
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.scenes.seat_names import full_names

HELP = "number: choose   u: undo   t: table   q: quit"


def play(config: GameConfig, seed: int | None, load: Path | None, language: str, computers: str = "") -> int:
    """Play until the game is over or the player leaves; returns the exit status.

    In a new game `computers` of a level sit in all seats but the first, if one is named.
    """
    texts = Texts(language)
    return talk(to_session(read(load), load) if load else _new(config, seed, texts, computers), texts)


def talk(session: Session, texts: Texts) -> int:
    """Ask until the game is over or nobody answers any more; returns the exit status."""
    print(HELP)
    shown = 0
    while True:
        shown = _tell(session, texts, shown)
        decision = session.decision()
        if decision is None:
            _ranking(session)
            return 0
        if (task := choice(session)) is not None:
            session.answer(task.think())
            continue
        prompt = Prompt(texts, session.rules, session.view(decision.seat), decision, dict(enumerate(session.names)))
        print(f"\n{texts.plain(prompt.headline)}\n  {texts.plain(prompt.explanation)}")
        for number, option in enumerate(decision.legal, 1):
            print(f"  {number:3}  {prompt.label(option)}{_detail(texts, option)}")
        try:
            answer = input("> ").strip().lower()
        except EOFError:
            return 0
        if answer == "q":
            return 0
        if answer == "u":
            print("undone" if session.undo() else "nothing to undo")
            shown = min(shown, len(session.steps))
        elif answer == "t":
            _table(session, decision.seat, texts)
        elif answer.isdigit() and 1 <= int(answer) <= len(decision.legal):
            session.answer(decision.legal[int(answer) - 1])
        else:
            print(HELP)


def _new(config: GameConfig, seed: int | None, texts: Texts, computers: str) -> Session:
    seed = time.time_ns() % 1_000_000 if seed is None else seed
    print(f"seed {seed}")
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, seed, ("",) * len(config.seats), against(config, computers, seed))
    session.names = full_names(texts, session)
    return session


def _detail(texts: Texts, option: tuple[str | int, ...]) -> str:
    """Which card an Agent is sent with."""
    if option[0] != "send":
        return ""
    _, card, *_ = option
    return f"  ({texts.name(f'card:{card}')})"


def _tell(session: Session, texts: Texts, shown: int) -> int:
    asked = session.asked()
    reader = asked if asked in session.people else -1
    names = dict(enumerate(session.names))
    for step in session.steps[shown:]:
        for line in chronicle(texts, (seen_by(event, reader) for event in step.events), names):
            print("  *" if line.kind not in ("heading", "round") else "\n==", texts.plain(line.segments))
    return len(session.steps)


def _table(session: Session, seat: int, texts: Texts) -> None:
    view = session.view(seat)
    print(f"\nround {view.round}  {texts.name('conflict:' + view.conflict)}")
    for index, player in enumerate(view.seats):
        influence = "/".join(str(steps) for steps in player.influence)
        print(
            f"  {session.names[index]:20} {player.vp:2} VP  {player.solari} Solari  {player.spice} spice  "
            f"{player.water} water  influence {influence}  garrison {player.garrison}  "
            f"conflict {player.conflict} ({session.rules.strength(view, index)})  agents {player.agents_left}"
        )
        _kept(texts, player.own, 20)
    print("  hand: " + ", ".join(texts.name("card:" + card) for card in view.seats[seat].hand))
    print("  intrigue: " + ", ".join(texts.name("intrigue:" + card) for card in view.seats[seat].intrigue))
    print("  row: " + ", ".join(texts.name("card:" + card) for card in view.row if card))
    _kept(texts, view.own, 0)


def _kept(texts: Texts, records: Mapping[str, Record], indent: int) -> None:
    """What boxes keep of a seat or of the table, field by field."""
    for name, record in records.items():
        kept = [f"{word} {_said(texts, getattr(record, word)) or '-'}" for word in _fields(record)]
        print(f"  {'':{indent}} {name}: {'  '.join(kept)}")


def _fields(record: Record) -> list[str]:
    return [field.name for field in fields(cast(Any, record)) if field.name != record.tag]


def _said(texts: Texts, value: Any) -> str:
    """A value with components called by their names."""
    if isinstance(value, tuple):
        return ", ".join(_said(texts, item) or "-" for item in value)
    kinds = ("card", "intrigue", *registry.kinds())
    return next((texts.name(f"{kind}:{value}") for kind in kinds if texts.has_name(f"{kind}:{value}")), str(value))


def _ranking(session: Session) -> None:
    for place, seat in enumerate(session.rules.ranking(session.state), 1):
        print(f"{place}. {session.names[seat]}: {session.state.seats[seat].vp}")
