"""Writers of the log for Spies, sandworms, contracts and battle icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dune_desktop.engine.model.events import Facts
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.log import LogWriter
from dune_desktop.i18n.log_events import plain, troops


def _spy(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.spy", loose=True, post=f"post:{facts.post}")


def _spy_back(to: LogWriter, facts: Facts) -> None:
    """Write a recalled Spy, and what for if that has a name of its own."""
    own = f"log.spy_back.{facts.purpose}"
    to.act(facts.seat, own if to.texts.has(own) else "log.spy_back", post=f"post:{facts.post}")


def _contract(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.contract", contract=f"contract:{facts.contract}")
    if facts.following:
        to.add(NOBODY, "log.contract.next", "quiet", contract=f"contract:{facts.following}")


def _contract_done(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.contract_done", contract=f"contract:{facts.contract}")


def _objective(to: LogWriter, facts: Facts) -> None:
    to.add(facts.seat, "log.objective", objective=f"objective:{facts.objective}")


def _card_won(to: LogWriter, facts: Facts) -> None:
    """Write that the winner keeps the card, in the line of its reward; the last of the reward may be a contract."""
    conflict = f"conflict:{facts.conflict}"
    to.act(facts.seat, "log.card_won", loose=True, source=conflict, conflict=conflict)


def _pair(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.pair", first=facts.first, second=facts.second)


def _turned_down(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.turned_down", card=facts.card)


def _train(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.train", space=f"training:{facts.space}")


def _leader_turned(to: LogWriter, facts: Facts) -> None:
    to.act(facts.seat, "log.leader_turned", leader=f"leader:{facts.leader}", n=facts.n)


def _hire(to: LogWriter, facts: Facts) -> None:
    """Write that a Rival pays for its Swordmaster; the resources are told as spent."""
    to.act(facts.seat, "log.hire.cards" if facts.cards else "log.hire", n=len(facts.cards))


EVENTS: Final[dict[str, Callable[[LogWriter, Facts], None]]] = {
    "spy": _spy,
    "spy_back": _spy_back,
    "sandworm": troops("log.sandworm"),
    "sandworm_gone": troops("log.sandworm_gone"),
    "hook": plain("log.hook"),
    "wall_broken": plain("log.wall_broken"),
    "contract": _contract,
    "contract_done": _contract_done,
    "objective": _objective,
    "reward_doubled": plain("log.reward_doubled"),
    "card_won": _card_won,
    "pair": _pair,
    "turned_down": _turned_down,
    "train": _train,
    "memory": plain("log.memory"),
    "leader_turned": _leader_turned,
    "scheme": plain("log.scheme"),
    "hire": _hire,
}
