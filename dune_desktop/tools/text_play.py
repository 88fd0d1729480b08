"""`play`: the game in a terminal, with numbered options: for trying a rule quickly, and over ssh."""

from __future__ import annotations

import time
from pathlib import Path

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, GameState, Rules
from dune_desktop.engine.events import seen_by
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import chronicle
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.session import Session
from dune_desktop.storage.files import read, to_session

HELP = "number: choose   u: undo   t: the table   q: leave"


def play(config: GameConfig, seed: int | None, load: Path | None, language: str) -> int:
    """Play until the game is over or the player leaves; returns the exit status."""
    texts = Texts(language)
    session = to_session(read(load), load) if load else _new(config, seed, texts)
    print(HELP)
    shown = 0
    while True:
        shown = _tell(session, texts, shown)
        decision = session.decision()
        if decision is None:
            _ranking(session)
            return 0
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
            print("taken back" if session.undo() else "nothing to take back")
            shown = min(shown, len(session.steps))
        elif answer == "t":
            _table(session, decision.seat, texts)
        elif answer.isdigit() and 1 <= int(answer) <= len(decision.legal):
            session.answer(decision.legal[int(answer) - 1])
        else:
            print(HELP)


def _new(config: GameConfig, seed: int | None, texts: Texts) -> Session:
    seed = time.time_ns() % 1_000_000 if seed is None else seed
    print(f"seed {seed}")
    session = Session.start(Rules(catalog(config.boxes), config), seed, ("",) * len(config.seats))
    session.names = tuple(
        texts.name("leader_short:" + seat.leader) if seat.leader else str(texts.t("table.hagal"))
        for seat in session.state.seats
    )
    return session


def _detail(texts: Texts, option: tuple[str | int, ...]) -> str:
    """Which card an Agent is sent with."""
    return f"  ({texts.name(f'card:{option[1]}')})" if option[0] == "send" else ""


def _tell(session: Session, texts: Texts, shown: int) -> int:
    asked = session.asked()
    reader = -1 if asked is None else asked
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
        _ix_seat(view, index, texts)
    print("  hand: " + ", ".join(texts.name("card:" + card) for card in view.seats[seat].hand))
    print("  intrigue: " + ", ".join(texts.name("intrigue:" + card) for card in view.seats[seat].intrigue))
    print("  row: " + ", ".join(texts.name("card:" + card) for card in view.row if card))
    if view.own.get("ix") is not None:
        piles = zip(view.own["ix"].shown, view.own["ix"].stacks, strict=True)
        print("  tech: " + ", ".join(f"{texts.name('tech:' + tile)} (+{len(pile)})" for tile, pile in piles if tile))


def _ix_seat(view: GameState, seat: int, texts: Texts) -> None:
    """What Rise of Ix adds to a seat."""
    mine = view.seats[seat].own.get("ix")
    if mine is not None:
        tiles = ", ".join(texts.name("tech:" + tile) + "*" * (tile in mine.face_down) for tile in mine.tech)
        print(
            f"  {'':20} dreadnoughts: supply {mine.supply}, garrison {mine.garrison}, conflict {mine.conflict}  "
            f"freighter {mine.freighter}  negotiators {mine.negotiators}  tech: {tiles or '-'}"
        )


def _ranking(session: Session) -> None:
    for place, seat in enumerate(session.rules.ranking(session.state), 1):
        print(f"{place}. {session.names[seat]}: {session.state.seats[seat].vp}")
