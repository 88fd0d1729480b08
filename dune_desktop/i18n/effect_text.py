"""Effects as rule sentences, made from the same frozen dataclasses that the engine carries out.

    sentences(texts, card.agent)   -> "You may pay 1 water to recruit 1 troop and draw 1 card."
    label(texts, effect)           -> "Recruit 2 troops", "병력 2 소집", "2部隊招集"

How a single word of the vocabulary is written: `writers`. How a language makes sentences of it: `grammar/`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Final

from dune_desktop.engine import effects as e
from dune_desktop.engine.amounts import Amount
from dune_desktop.engine.conditions import Condition
from dune_desktop.engine.ids import FACTIONS
from dune_desktop.i18n.grammar import GRAMMARS, Act, Acts
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts
from dune_desktop.i18n.writers import Piece, Pieces


@dataclass(frozen=True, slots=True)
class Scene:
    """What a sentence may take from the component it stands on."""

    base_spice: int | None = None  # of the space
    controls: str = ""  # the space a Conflict is fought for
    rival: bool = False  # a Rival does it, not the player
    tile: bool = False  # a Tech tile says it, no card
    later: bool = False  # it is told of a turn that is still to come


NO_SCENE: Final = Scene()


def sentences(texts: Texts, effects: Iterable[Any], scene: Scene = NO_SCENE) -> str:
    """The effects of one box as sentences, "" if there are none."""
    return Composer(texts, scene).sentences(tuple(effects))


def option(texts: Texts, effects: Iterable[Any]) -> str:
    """One option of a choice as a sentence: what may be declined is simply told, for it was chosen."""
    composer = Composer(texts)
    pieces = composer.pieces(tuple(effects))
    return composer.finish([replace(piece, kind="do") if piece.kind == "may" else piece for piece in pieces])


def label(texts: Texts, effect: Any, scene: Scene = NO_SCENE) -> str:
    """One effect in the few words of a button."""
    return Composer(texts, scene).label((effect,))


def cost_words(texts: Texts, costs: Iterable[Any]) -> str:
    """What is to be paid, without a verb: "1 water and 1 spice"."""
    composer = Composer(texts)
    return composer.grammar.things(composer.costs(tuple(costs)))


def condition_clause(texts: Texts, condition: Condition) -> str:
    """The condition as the clause that opens a sentence."""
    return Composer(texts).condition(condition)


def amount_words(texts: Texts, amount: Amount) -> str:
    """What an amount counts."""
    return Composer(texts).amount(amount)


def traits(texts: Texts, found: Iterable[Any]) -> str:
    """A leader's left ability as sentences."""
    composer = Composer(texts)
    return composer.finish([piece for trait in found for piece in texts.words.traits[type(trait)](composer, trait)])


class Composer:
    """Makes sentences of effects for one component; the writers ask it for their words."""

    def __init__(self, texts: Texts, scene: Scene = NO_SCENE) -> None:
        self.texts = texts
        self.scene = scene
        self.grammar = GRAMMARS[texts.language]

    # ------------------------------------------------------------------------------------------------ results

    def sentences(self, effects: e.Effects) -> str:
        return self.finish(self.pieces(effects))

    def finish(self, pieces: Pieces) -> str:
        """The pieces as running text."""
        return self.grammar.finish(self.raws(pieces))

    def raws(self, pieces: Pieces) -> list[str]:
        """The pieces as raw sentences: neighbouring acts share one."""
        found: list[str] = []
        for (kind, clause), group in groupby(pieces, key=lambda piece: (piece.kind, piece.clause)):
            if kind == "do":
                acts = tuple(piece.act for piece in group)
                found.append(
                    self.grammar.whenever(clause, self.grammar.inside(acts)) if clause else self.grammar.do(acts)
                )
            elif kind == "may":
                found += [self.grammar.may((piece.act,)) for piece in group]
            else:
                found += [piece.raw for piece in group]
        return found

    def label(self, effects: e.Effects) -> str:
        """The few words of a button: conditions are left out, since what can be pressed fulfils them."""
        return self.grammar.begin(self._label(effects))

    def short(self, effects: e.Effects) -> str:
        """The same in the middle of a sentence."""
        return self._label(effects)

    def _label(self, effects: e.Effects) -> str:
        parts: list[str] = []
        for effect in effects:
            if isinstance(effect, e.If | e.May | e.OnReveal | e.OnWin):
                parts.append(self._label(effect.effects))
            elif isinstance(effect, e.Pay):
                cost = self.grammar.label(self.costs(effect.cost))
                parts.append(self.text("label.pay", cost=cost, gain=self._label(effect.effects)))
            elif isinstance(effect, e.Choose) and not self._one_act(effect):
                parts.append(self.text("label.or").join(self._label(branch) for branch in effect.options))
            else:
                parts += self._words(self.pieces((effect,)))
        return self.text("label.and").join(parts)

    def _one_act(self, effect: e.Choose) -> bool:
        """Whether the choice reads as one act: "1 Influence with the Emperor or the Fremen"."""
        return all(piece.kind == "do" and not piece.act.branches for piece in self.choice(effect))

    def _words(self, pieces: Pieces) -> list[str]:
        """What each piece says on a button; an empty short text leaves it out."""
        found = [
            piece.short
            if piece.short is not None
            else piece.raw
            if piece.kind == "say"
            else self.grammar.label((piece.act,))
            for piece in pieces
        ]
        return [words for words in found if words]

    # ------------------------------------------------------------------------------------------------ for the writers

    def do(self, key: str, merge: bool = False, **args: Value) -> Piece:
        """An act."""
        return Piece("do", Act(self.text(key, **args), merge), self._short(key, args))

    def may(self, key: str, **args: Value) -> Piece:
        """An act that is left to the player."""
        return Piece("may", Act(self.text(key, **args)), self._short(key, args))

    def say(self, key: str, **args: Value) -> Piece:
        """A sentence of its own."""
        return Piece("say", Act(self.text(key, **args)), self._short(key, args))

    def _short(self, key: str, args: dict[str, Value]) -> str | None:
        short = "short." + key
        return self.text(short, **args) if self.texts.has(short) else None

    def text(self, key: str, **args: Value) -> str:
        """Words without markup."""
        return str(self.texts.t(key, **{name: _plain(value) for name, value in args.items()}))

    def act_markup(self, act: Act) -> Markup:
        """An act to be set into the text of another one."""
        return Markup(act.text)

    def told_later(self) -> Composer:
        """The same for what happens in a turn that is still to come: there "this turn" would be wrong."""
        return Composer(self.texts, replace(self.scene, later=True))

    def condition(self, condition: Condition) -> str:
        return self.texts.words.conditions[type(condition)](self, condition)

    def amount(self, amount: Amount) -> str:
        return self.texts.words.amounts[type(amount)](self, amount)

    def faction(self, word: Any) -> str:
        """The name of the faction a condition asks about."""
        return self.texts.name("faction:" + word.faction)

    def zones(self, zones: Iterable[str]) -> str:
        """Where cards may be taken from."""
        return self.grammar.places([self.text(f"word.zone.{zone}") for zone in zones])

    def factions(self, factions: list[str]) -> str:
        """Factions as they stand behind "with"."""
        return self.grammar.both([self.text("word.faction", faction="faction:" + name) for name in factions])

    def things(self, effects: e.Effects) -> str:
        """What the effects give, without a verb."""
        return self.grammar.things(tuple(piece.act for piece in self.pieces(effects)))

    def costs(self, costs: tuple[Any, ...]) -> Acts:
        return tuple(piece.act for cost in costs for piece in self.texts.words.costs[type(cost)](self, cost))

    # ------------------------------------------------------------------------------------------------ structure

    def pieces(self, effects: e.Effects) -> Pieces:
        """The effects written, one after another; influence with several factions is told together."""
        found: Pieces = []
        left = list(effects)
        while left:
            named = _named_factions(left)
            if len(named) > 1:
                found.append(self._several_factions(named, "each"))
                del left[: len(named)]
            else:
                effect = left.pop(0)
                found += self.texts.words.effects[type(effect)](self, effect)
        return found

    def _several_factions(self, effects: list[e.Influence], how: str) -> Piece:
        n, named = effects[0].n, [effect.faction for effect in effects]
        if how == "each" and set(named) == set(FACTIONS):
            return self.do("effect.influence.all", n=n)
        words = [self.text("word.faction", faction="faction:" + name) for name in named]
        listed = self.grammar.both(words) if how == "each" else self.grammar.either(words)
        return self.do(f"effect.influence.{how}", n=n, factions=listed)

    def behind(self, clause: str, effects: e.Effects) -> Pieces:
        """The effects behind a condition or a moment."""
        pieces = self.pieces(effects)
        if all(piece.kind == "do" and not piece.clause for piece in pieces):
            return [replace(piece, clause=clause) for piece in pieces]
        first, *rest = self.raws(pieces)
        return [_said(raw) for raw in (self.grammar.whenever(clause, first), *rest)]

    def choice(self, effect: e.Choose) -> Pieces:
        """One act with branches where the options are plain acts, otherwise a list of sentences."""
        branches = [self.pieces(branch) for branch in effect.options]
        plain = all(piece.kind != "say" and not piece.clause for branch in branches for piece in branch)
        if plain and effect.n == 1 and not any(_structured(branch) for branch in effect.options):
            firsts = [branch[0] for branch in effect.options]
            named = _named_factions(firsts)
            if len(named) == len(branches) and all(len(branch) == 1 for branch in branches):
                return [self._several_factions(named, "one_of")]
            acts = tuple(tuple(piece.act for piece in branch) for branch in branches)
            return [Piece("do", Act("", branches=acts))]
        if effect.n == 1:
            raws = [". ".join(self.raws(branch)) for branch in branches]
            return [_said(self.grammar.choose(1, self.text("word.choose_one"), raws))]
        labels = [self._label(branch) for branch in effect.options]
        heading = self.text("word.choose_several", n=effect.n)
        return [_said(self.grammar.choose(effect.n, heading, labels))]

    def arrow(self, effect: e.Pay) -> Pieces:
        """A cost and what it brings; what is no act follows in sentences of its own.

        What may be done first of all joins the arrow: "pay 1 spice to trash a card and recruit 1 troop". Where
        nothing does, what follows says itself that it has its price: "if you do, ...".
        """
        return self._arrow(self.costs(effect.cost), effect.effects, effect.forced)

    def flipped(self, effects: e.Effects) -> Pieces:
        """What a tile does that is turned face down for it; a cost it has besides is told with that."""
        flip = self.do("cost.flip").act
        if len(effects) == 1 and isinstance(effects[0], e.Pay):
            return self._arrow((flip, *self.costs(effects[0].cost)), effects[0].effects, False)
        return self._arrow((flip,), effects, False)

    def _arrow(self, costs: Acts, effects: e.Effects, forced: bool) -> Pieces:
        pieces = self.pieces(effects)
        first = 0
        for kind in ("may", "do"):
            while first < len(pieces) and pieces[first].kind == kind and not pieces[first].clause:
                first += 1
        acts = tuple(piece.act for piece in pieces[:first])
        if acts:
            return [_said(self.grammar.pay(costs, acts, forced)), *pieces[first:]]
        if forced:
            return [_said(self.grammar.do(costs)), *pieces]
        paid = self.text("if.paid")
        return [
            _said(self.grammar.may(costs)),
            *(_said(self.grammar.whenever(paid, raw)) for raw in self.raws(pieces)),
        ]

    def opponents(self, subject: str, effects: e.Effects) -> Pieces:
        """What others have to do. A Rival is not asked: what it may do it does."""
        pieces = self.pieces(effects)
        if self.scene.rival:
            pieces = [replace(piece, kind="do") if piece.kind == "may" else piece for piece in pieces]
        assert all(piece.kind == "do" and not piece.clause for piece in pieces), "others are told only what they do"
        return [_said(self.grammar.others(subject, tuple(piece.act for piece in pieces)))]


def _named_factions(effects: Iterable[e.Effect]) -> list[e.Influence]:
    """The first effects, as far as they give the same influence with one faction each."""
    named: list[e.Influence] = []
    for effect in effects:
        if not isinstance(effect, e.Influence) or effect.faction == "any" or (named and effect.n != named[0].n):
            break
        named.append(effect)
    return named


def _said(raw: str) -> Piece:
    return Piece("say", Act(raw))


def _structured(effects: e.Effects) -> bool:
    return any(isinstance(effect, e.Choose) for effect in effects)


def _plain(value: Value) -> Value:
    """Words of our own go in as they are."""
    return Markup(value) if isinstance(value, str) else value
