"""`play`: the game in a terminal with numbered options, for trying a rule quickly and over ssh."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from dune_desktop.company.tasks import choice
from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameConfig, Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.events import seen_by
from dune_desktop.engine.model.options import part
from dune_desktop.engine.model.records import Record
from dune_desktop.i18n import Texts
from dune_desktop.i18n.log import log_lines
from dune_desktop.i18n.prompts import Prompt
from dune_desktop.session import Session, chairs_against
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.scenes.seat_names import full_names

UNDO: Final = "u"
TABLE: Final = "t"
QUIT: Final = "q"


def play(config: GameConfig, seed: int | None, load: Path | None, language: str, computers: str = "") -> int:
    """Play until the game is over or the player leaves; return the exit status.

    In a new game, computers of the level `computers`, if given, sit in all seats but the first.
    """
    texts = Texts(language)
    session = to_session(read(load), load) if load else _new(config, seed, texts, computers)
    return talk(session, texts.of(session.rules.config))


def talk(session: Session, texts: Texts) -> int:
    """Ask for answers until the game is over or input ends; return the exit status."""
    print(texts.t("terminal.help", undo=UNDO, table=TABLE, quit=QUIT))
    shown = 0
    while True:
        shown = _tell(session, texts, shown)
        decision = session.decision()
        if decision is None:
            _ranking(session, texts)
            return 0
        if (task := choice(session)) is not None:
            session.answer(task.think())
            continue
        view, names = session.view(decision.seat), dict(enumerate(session.names))
        prompt = Prompt(texts, session.rules, view, decision, names, pointing=False)
        print(f"\n{texts.plain(prompt.headline)}\n  {texts.plain(prompt.explanation)}")
        for number, option in enumerate(decision.legal, 1):
            print(f"  {number:3}  {_offered(texts, prompt, option)}")
        try:
            answer = input("> ").strip().lower()
        except EOFError:
            return 0
        if answer == QUIT:
            return 0
        if answer == UNDO:
            print(texts.t("terminal.undone" if session.undo() else "undo.closed.start"))
            shown = min(shown, len(session.steps))
        elif answer == TABLE:
            _table(session, decision.seat, texts)
        elif answer.isdigit() and 1 <= int(answer) <= len(decision.legal):
            session.answer(decision.legal[int(answer) - 1])
        else:
            print(texts.t("terminal.help", undo=UNDO, table=TABLE, quit=QUIT))


def _new(config: GameConfig, seed: int | None, texts: Texts, computers: str) -> Session:
    seed = time.time_ns() % 1_000_000 if seed is None else seed
    print(texts.t("menu.seed", seed=seed))
    rules = Rules(catalog(config.boxes), config)
    session = Session.start(rules, seed, ("",) * len(config.seats), chairs_against(config, computers, seed))
    session.names = full_names(texts, session)
    return session


def _offered(texts: Texts, prompt: Prompt, option: tuple[str | int, ...]) -> str:
    """Return an option's text; for sending an Agent, with its card."""
    words = prompt.label(option)
    return texts.t("advice.with", what=words, card=f"card:{part(option, 'card')}") if option[0] == "send" else words


def _tell(session: Session, texts: Texts, shown: int) -> int:
    asked = session.asked()
    reader = asked if asked in session.people else -1
    names = dict(enumerate(session.names))
    for step in session.steps[shown:]:
        for line in log_lines(texts, (seen_by(event, reader) for event in step.events), names):
            print("  *" if line.kind not in ("heading", "round") else "\n==", texts.plain(line.segments))
    return len(session.steps)


def _table(session: Session, seat: int, texts: Texts) -> None:
    view, t = session.view(seat), texts.t
    print(
        f"\n{t('log.round', n=view.round)}  {texts.plain(texts.line('log.conflict', card='conflict:' + view.conflict))}"
    )
    for index, player in enumerate(view.seats):
        goods = (("vp", player.vp), ("solari", player.solari), ("spice", player.spice), ("water", player.water))
        told = (
            *(texts.plain(t("terminal.holds", n=n, what=what)) for what, n in goods),
            t("terminal.influence", influence="/".join(map(str, player.influence))),
            t("terminal.garrison", n=player.garrison),
            t("terminal.conflict", n=player.conflict, strength=session.rules.strength(view, index)),
            t("terminal.agents", n=player.agents_left),
        )
        print(f"  {session.names[index]:20} {'  '.join(told)}")
        _kept(texts, player.own, 20)
    own = view.seats[seat]
    print("  " + t("terminal.hand", cards=_named(texts, "card", own.hand)))
    print("  " + t("terminal.intrigue", cards=_named(texts, "intrigue", own.intrigue)))
    print("  " + t("terminal.row", cards=_named(texts, "card", view.row)))
    _kept(texts, view.own, 0)


def _named(texts: Texts, kind: str, cards: Iterable[str]) -> str:
    """Return the names of the cards in one line, skipping empty ids."""
    separator = texts.grammar.joints.items
    return separator.join(texts.title(f"{kind}:{card}") for card in cards if card) or texts.t("terminal.none")


def _kept(texts: Texts, records: Mapping[str, Record], indent: int) -> None:
    """Print the box data of a seat or the table for which there are texts."""
    keys = texts.keys("terminal.kept.")
    for record in records.values():
        of_this = f"terminal.kept.{getattr(record, record.tag)}."
        told = [_said(texts, key, getattr(record, key[len(of_this) :])) for key in keys if key.startswith(of_this)]
        if any(told):
            print(f"  {'':{indent}} {'  '.join(filter(None, told))}")


def _said(texts: Texts, key: str, value: Any) -> str:
    """Return one value of box data as text: a number, or components' names; "" for none of them."""
    if isinstance(value, bool):
        return texts.t(key) if value else ""
    if isinstance(value, int):
        return texts.t(key, n=value)
    names = [_name(texts, each) for each in (value if isinstance(value, tuple) else (value,)) if each]
    return texts.t(key, names=texts.grammar.joints.items.join(names)) if names else ""


def _name(texts: Texts, component: str) -> str:
    kinds = ("card", "intrigue", "conflict", "post", *registry.kinds())
    return next(texts.title(f"{kind}:{component}") for kind in kinds if texts.has_name(f"{kind}:{component}"))


def _ranking(session: Session, texts: Texts) -> None:
    for place, seat in enumerate(session.rules.ranking(session.state), 1):
        vp = session.state.seats[seat].vp
        print(texts.plain(texts.t("terminal.place", place=place, who=session.names[seat], n=vp)))
