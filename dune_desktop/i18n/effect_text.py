"""Effects as rule sentences, made from the same frozen dataclasses that the engine carries out.

    sentences(texts, card.agent)   -> "You may pay 1 water to recruit 1 troop and draw 1 card."
    label(texts, *effects)         -> "Recruit 2 troops", "병력 2 소집", "2部隊招集"

A single word of the vocabulary is told by its text (`word_texts`) or by a writer (`writers`). All of them make a tree
(`tree.py`) of what hangs on what; the grammar of the language (`languages`) makes sentences of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Final

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts
from dune_desktop.i18n.tree import Choose, Conditional, Do, May, Node, Nodes, Others, Pay, Sentence, Together
from dune_desktop.i18n.word_texts import Kind, arguments, key_of


@dataclass(frozen=True, slots=True)
class Context:
    """The facts of a component that a sentence about it may need."""

    base_spice: int | None = None  # of the space
    controls: str = ""  # the space a Conflict is fought for
    rival: bool = False  # a Rival does it, not the player
    tile: bool = False  # a Tech tile says it, no card
    later: bool = False  # it is told of a turn that is still to come


NO_CONTEXT: Final = Context()


def sentences(texts: Texts, effects: Iterable[Any], context: Context = NO_CONTEXT) -> str:
    """Return the effects of one box of a card as sentences, "" if there are none."""
    return texts.grammar.tell(Composer(texts, context).nodes(effects))


def option(texts: Texts, effects: Iterable[Any]) -> str:
    """Return one option of a choice as a sentence, without "may": it has been chosen."""
    return texts.grammar.tell(_taken(Composer(texts).nodes(effects)))


def _taken(nodes: Nodes) -> Nodes:
    """Return the nodes without the "may" of their acts."""
    return tuple(node.act if isinstance(node, May) else node for node in nodes)


def label(texts: Texts, *effects: Any, context: Context = NO_CONTEXT) -> str:
    """Return effects in the few words of a button."""
    return texts.grammar.label(Composer(texts, context).nodes(effects))


def short(texts: Texts, *effects: Any) -> str:
    """Return effects in the few words of a button, as they stand in the middle of a sentence."""
    return texts.grammar.short(Composer(texts).nodes(effects))


def cost_words(texts: Texts, costs: Iterable[Any]) -> str:
    """Return a price without a verb: "1 water and 1 spice"."""
    return texts.grammar.things(Composer(texts).costs(costs))


def clause(texts: Texts, word: Condition | Amount) -> str:
    """Return a condition as the clause that opens a sentence, or what an amount counts."""
    return Composer(texts).clause(word)


def traits(texts: Texts, found: Iterable[Any]) -> str:
    """Return a leader's left ability as sentences."""
    composer = Composer(texts)
    return texts.grammar.tell(tuple(node for trait in found for node in composer.told(trait, "trait")))


class Composer:
    """A maker of trees of effects for one component; the writers ask it for their words."""

    def __init__(self, texts: Texts, context: Context = NO_CONTEXT) -> None:
        self.texts = texts
        self.context = context
        self.grammar = texts.grammar

    # ------------------------------------------------------------------------------------------------ leaves

    def do(self, key: str, merge: bool = False, short: str = "", **args: Value) -> Do | Sentence:
        """Return an act, or a sentence if the text of this language is one; `short` is the key of its short words."""
        text, words = self.text(key, **args), self._short(short or key, args)
        if self.grammar.is_sentence(text):
            return Sentence(text.removesuffix(self.grammar.stop), words)
        return Do(text, merge, words)

    def act(self, key: str, merge: bool = False, **args: Value) -> Do:
        """Return an act; no language may have a sentence for this key."""
        return Do(self.text(key, **args), merge, self._short(key, args))

    def may(self, key: str, short: str = "", **args: Value) -> May | Sentence:
        """Return an act that the player may decline; a sentence says so itself."""
        found = self.do(key, False, short, **args)
        return found if isinstance(found, Sentence) else May(found)

    def _short(self, key: str, args: dict[str, Value]) -> str | None:
        short = "short." + key
        return self.text(short, **args) if self.texts.has(short) else None

    def text(self, key: str, **args: Value) -> str:
        """Return the text of the key without markup."""
        return str(self.texts.t(key, **{name: _plain(value) for name, value in args.items()}))

    def clause(self, word: Condition | Amount) -> str:
        """Return a condition as the clause that opens a sentence, or what an amount counts."""
        writer = self.texts.words.writers.get(type(word))
        if writer is not None:
            found: str = writer(self, word)
            return found
        key = key_of(self.texts, word, "if" if isinstance(word, Condition) else "per")
        if self.context.rival and self.texts.has(f"{key}.rival"):
            key += ".rival"
        return self.text(key, **arguments(self.texts, word, key))

    def zones(self, zones: Iterable[str]) -> str:
        """Return in words where cards may be taken from."""
        return self.grammar.places([self.text(f"word.zone.{zone}") for zone in zones])

    def factions(self, factions: Iterable[str]) -> str:
        """Return a list of Factions, as it stands after "with"."""
        return self.grammar.both([self.text("word.faction", faction="faction:" + name) for name in factions])

    # ------------------------------------------------------------------------------------------------ trees

    def told(self, word: Any, kind: Kind) -> Sequence[Node]:
        """Return the nodes of an effect, cost or trait: by its writer, or else by its text, as all costs are told."""
        writer = self.texts.words.writers.get(type(word)) if kind != "cost" else None
        if writer is not None:
            found: Sequence[Node] = writer(self, word)
            return found
        texts, key = self.texts, key_of(self.texts, word, kind)
        situations = [f"{key}.{name}" for name in ("rival", "tile", "later") if getattr(self.context, name)]
        told = next(filter(texts.has, situations), key)
        args = arguments(texts, word, told, key)
        if kind == "effect" and word.always_optional:
            nodes: list[Node] = [self.may(told, key, **args)]
        else:
            nodes = [self.do(told, kind == "cost" and word.goods, key, **args)]
        if texts.has(then := f"{key}.then"):
            nodes.append(self.do(then, False, "", **arguments(texts, word, then)))
        return nodes

    def nodes(self, effects: Iterable[Any]) -> Nodes:
        """Return the nodes of the effects in order; Influence with several Factions becomes one node."""
        found: list[Node] = []
        left = list(effects)
        while left:
            named = _named_factions(left)
            if len(named) > 1:
                acts = tuple(self._influence(effect) for effect in named)
                found.append(Together(self._several_factions(named, "each"), acts))
                del left[: len(named)]
            else:
                effect = left.pop(0)
                found += self.told(effect, "effect")
        return tuple(found)

    def costs(self, costs: Iterable[Any]) -> tuple[Do, ...]:
        """Return the acts of the costs before an arrow; costs are acts in every language."""
        nodes = [node for cost in costs for node in self.told(cost, "cost")]
        found = tuple(node for node in nodes if isinstance(node, Do))
        assert len(found) == len(nodes), "a cost is no sentence"
        return found

    def with_costs(self, costs: Iterable[Any]) -> Sequence[Node]:
        """Return what costs bring by themselves, "if you discarded a Spacing Guild card"; buttons leave it out."""
        found: list[Node] = []
        for cost in costs:
            if getattr(cost, "effects", ()):
                key = f"when.{getattr(cost, cost.tag)}"
                moment = Conditional(self.text(key, **arguments(self.texts, cost, key)), self.nodes(cost.effects))
                found += [Sentence(raw, "") for raw in self.grammar.sentences((moment,))]
        return found

    def told_later(self) -> Composer:
        """Return a composer for effects of a later turn, for which "this turn" would be wrong."""
        return Composer(self.texts, replace(self.context, later=True))

    def choice(self, effect: e.Choose) -> Node:
        """Return the node of a choice; one between Factions becomes a single act."""
        named = _named_factions([branch[0] for branch in effect.options])
        if effect.n == 1 and len(named) == len(effect.options) and all(len(branch) == 1 for branch in effect.options):
            return self._several_factions(named, "one_of")
        return Choose(tuple(self.nodes(branch) for branch in effect.options), effect.n)

    def flipped(self, effects: e.Effects) -> Node:
        """Return the node of a tile that is flipped face down for its effects; a further cost is told with that."""
        flip = self.act("cost.flip")
        if len(effects) == 1 and isinstance(effects[0], e.Pay):
            return Pay((flip, *self.costs(effects[0].cost)), self.nodes(effects[0].effects))
        return Pay((flip,), self.nodes(effects))

    def others(self, subject: str, effects: e.Effects) -> Node:
        """Return the node of what others must do; `subject` is the key of who they are."""
        return self._others(subject, self.nodes(effects))

    def by_others(self, subject: str, effects: e.Effects) -> Nodes:
        """Return what others do, with what they do only under a condition in sentences of its own."""
        found: list[Node] = []
        for plain, group in groupby(self.nodes(effects), lambda node: not isinstance(node, Conditional)):
            nodes = tuple(group)
            if plain:
                found.append(self._others(subject, nodes))
            else:
                found += [
                    Conditional(node.clause, (self._others(subject, node.nodes),))
                    for node in nodes
                    if isinstance(node, Conditional)
                ]
        return tuple(found)

    def _others(self, subject: str, nodes: Nodes) -> Node:
        """Return the node of what others do; a Rival does all that it may do."""
        words = self.text(subject)
        acts = _taken(nodes) if self.context.rival else nodes
        return Others(words, acts, self._short(subject, {}) or words)

    def _influence(self, effect: e.Influence) -> Do:
        (node,) = self.told(effect, "effect")
        assert isinstance(node, Do)
        return node

    def _several_factions(self, effects: list[e.Influence], how: str) -> Do:
        n, named = effects[0].n, [effect.faction for effect in effects]
        if how == "each" and set(named) == set(FACTIONS):
            return self.act("effect.influence.all", n=n)
        words = [self.text("word.faction", faction="faction:" + name) for name in named]
        listed = self.grammar.both(words) if how == "each" else self.grammar.either(words)
        return self.act(f"effect.influence.{how}", n=n, factions=listed)


def _named_factions(effects: Iterable[e.Effect]) -> list[e.Influence]:
    """Return the leading effects that give the same Influence with one Faction each."""
    named: list[e.Influence] = []
    for effect in effects:
        if not isinstance(effect, e.Influence) or effect.faction == "any" or (named and effect.n != named[0].n):
            break
        named.append(effect)
    return named


def _plain(value: Value) -> Value:
    """Return the value, with words made here marked as markup so that they are not escaped."""
    return Markup(value) if isinstance(value, str) else value
