"""Rules of this turn, and words that hold other effects: choices, conditions, arrows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dune_desktop.engine import effects as e
from dune_desktop.i18n.writers.table import EFFECTS, Pieces, writes

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@writes(EFFECTS, e.ThisTurn)
def _this_turn(to: Composer, effect: e.ThisTurn) -> Pieces:
    key = f"effect.this_turn.{effect.rule}"
    later = to.scene.later and to.texts.has(key + ".later")
    return [to.say(key + ".later" if later else key, n=effect.n)]


@writes(EFFECTS, e.OnReveal)
def _on_reveal(to: Composer, effect: e.OnReveal) -> Pieces:
    return to.told_later().behind(to.text("when.on_reveal"), effect.effects)


@writes(EFFECTS, e.OnWin)
def _on_win(to: Composer, effect: e.OnWin) -> Pieces:
    return to.behind(to.text("when.on_win"), effect.effects)


@writes(EFFECTS, e.EndTurn)
def _end_turn(to: Composer, effect: e.EndTurn) -> Pieces:
    return [to.do("effect.end_turn")]


@writes(EFFECTS, e.ExtraTurn)
def _extra_turn(to: Composer, effect: e.ExtraTurn) -> Pieces:
    return [to.do("effect.extra_turn")]


@writes(EFFECTS, e.Choose)
def _choose(to: Composer, effect: e.Choose) -> Pieces:
    return to.choice(effect)


@writes(EFFECTS, e.May)
def _may(to: Composer, effect: e.May) -> Pieces:
    pieces = to.pieces(effect.effects)
    return [replace(piece, kind="may") if piece.kind == "do" and not piece.clause else piece for piece in pieces]


@writes(EFFECTS, e.If)
def _if(to: Composer, effect: e.If) -> Pieces:
    return to.behind(to.condition(effect.condition), effect.effects)


@writes(EFFECTS, e.Pay)
def _pay(to: Composer, effect: e.Pay) -> Pieces:
    return to.arrow(effect)


@writes(EFFECTS, e.EachOpponent)
def _each_opponent(to: Composer, effect: e.EachOpponent) -> Pieces:
    return to.opponents(to.text("word.each_opponent"), effect.effects)


@writes(EFFECTS, e.OneOpponent)
def _one_opponent(to: Composer, effect: e.OneOpponent) -> Pieces:
    return to.opponents(to.text("word.one_opponent"), effect.effects)
