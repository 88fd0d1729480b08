"""The common base of all grammars: how a tree becomes sentences, or the words of a button.

A sentence is "raw" as long as it has no capital at its beginning and no stop at its end; `finish` adds them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import ClassVar

from dune_desktop.dataclass import dataclass
from dune_desktop.i18n.tree import (
    Act,
    Choose,
    Conditional,
    Do,
    May,
    Node,
    Nodes,
    Others,
    Pay,
    Per,
    Sentence,
    Together,
    act_of,
    is_act,
)

Acts = tuple[Act, ...]
Verbs = Mapping[str, str]


class UnknownVerb(ValueError):
    """Raised for an act whose verb is not in the list of the language; the message names it."""


@dataclass(frozen=True, slots=True)
class Joints:
    """The strings between words.

    `gap`: between two sentences. `items`: between the items of a list. `either`: between things of which one is meant.
    `price`: between a price and what it brings, on a button.
    """

    gap: str
    items: str
    either: str
    price: str


class Grammar(ABC):
    """The grammar of one language, which makes sentences of a tree.

    `verbs`: every verb that acts may have, with the forms it needs.
    """

    stop: ClassVar[str] = "."
    joints: ClassVar[Joints]

    def __init__(self, verbs: Verbs) -> None:
        self.verbs = verbs

    # ------------------------------------------------------------------------------------------------ results

    def tell(self, nodes: Nodes) -> str:
        """Return the tree as running text."""
        return self.finish(self.sentences(nodes))

    def label(self, nodes: Nodes) -> str:
        """Return the few words of a button; conditions are left out, since an enabled button fulfills them."""
        return self.begin(self.short(nodes))

    def short(self, nodes: Nodes) -> str:
        """Return the words of a button as they stand in the middle of a sentence."""
        return self.listed([words for words in map(self._short, nodes) if words])

    def listed(self, words: Iterable[str]) -> str:
        """Return the items of a list as one text."""
        text = ""
        for index, item in enumerate(words):
            text += self.between(text, item) + item if index else item
        return text

    def between(self, before: str, after: str) -> str:
        """Return the string between two neighbors of a list."""
        return self.joints.items

    def is_sentence(self, text: str) -> bool:
        """Tell whether a text from the files is a sentence of its own and not an act: it ends with a stop."""
        return text.endswith(self.stop)

    # ------------------------------------------------------------------------------------------------ sentences

    def sentences(self, nodes: Nodes) -> list[str]:
        """Return the raw sentences of the nodes; neighboring acts share one."""
        found: list[str] = []
        for together, group in groupby(_gathered(nodes), key=is_act):
            if together:
                found.append(self.do(tuple(map(act_of, group))))
            else:
                for node in group:
                    found += self._sentences_of(node)
        return found

    def _sentences_of(self, node: Node) -> list[str]:
        match node:
            case Sentence():
                return [node.text]
            case May():
                return [self.may((node.act,))]
            case Conditional():
                return self._conditional(node)
            case Pay():
                return self._pay(node)
            case Others():
                assert all(map(is_act, node.nodes)), "others are told only what they do"
                return [self.others(node.subject, tuple(map(act_of, node.nodes)))]
            case Choose(n=1):
                return [self.choose_one([self.joined(self.sentences(branch)) for branch in node.branches])]
            case Choose():
                return [self.choose_several(node.n, [self.short(branch) for branch in node.branches])]
        raise AssertionError(f"{type(node).__name__} is no sentence")

    def _conditional(self, node: Conditional) -> list[str]:
        """Return the clause with its sentences: it opens the first one.

        If there are only acts, it covers all, also those that the player may decline.
        """
        if all(map(is_act, node.nodes)):
            return [self.conditional(node.clause, self.inside(tuple(map(act_of, node.nodes))))]
        if all(is_act(inner) or isinstance(inner, May) for inner in node.nodes):
            forced = tuple(act_of(inner) for inner in node.nodes if is_act(inner))
            declined = [self.may((inner.act,)) for inner in node.nodes if isinstance(inner, May)]
            return [self.conditional(node.clause, self.joined([*([self.inside(forced)] if forced else []), *declined]))]
        first, *rest = self.sentences(node.nodes)
        return [self.conditional(node.clause, first), *rest]

    def _pay(self, node: Pay) -> list[str]:
        """Return the sentences of a price and what it brings; what is no act follows in sentences of its own.

        Leading acts, optional ones included, join the arrow: "pay 1 spice to trash a card and recruit 1 troop". If
        there are none, each sentence says itself that it has its price: "if you do, ...".
        """
        first = 0
        while first < len(node.nodes) and isinstance(node.nodes[first], May):
            first += 1
        while first < len(node.nodes) and is_act(node.nodes[first]):
            first += 1
        acts, rest = tuple(map(act_of, node.nodes[:first])), self.sentences(node.nodes[first:])
        if acts:
            return [self.pay(node.costs, acts, node.forced), *rest]
        if node.forced:
            return [self.do(node.costs), *rest]
        return [self.may(node.costs), *(self.paid(raw) for raw in rest)]

    # ------------------------------------------------------------------------------------------------ buttons

    def _short(self, node: Node) -> str:
        match node:
            case Do():
                return self.button((node,)) if node.short is None else node.short
            case Per():
                return self.button((node,))
            case Sentence():
                return node.text if node.short is None else node.short
            case Together():
                return self.short(node.acts)
            case May():
                return self._short(node.act)
            case Conditional():
                return self.short(node.nodes)
            case Pay():
                return self.joints.price.join((self.button(node.costs), self.short(node.nodes)))
            case Choose():
                return self.joints.either.join(map(self.short, node.branches))
            case Others():
                return self.others(node.short, tuple(map(act_of, node.nodes)))

    # ------------------------------------------------------------------------------------------------ the language

    @abstractmethod
    def check(self, text: str) -> None:
        """Raise `UnknownVerb` if this text of an act has no verb of the list."""

    @abstractmethod
    def do(self, acts: Acts) -> str:
        """Return the raw sentence that tells a player to do the acts in this order."""

    def inside(self, acts: Acts) -> str:
        """Return the acts as one raw sentence, never two, so that a clause in front covers all of it."""
        return self.do(acts)

    @abstractmethod
    def may(self, acts: Acts) -> str:
        """Return the raw sentence that lets the player do the acts."""

    @abstractmethod
    def pay(self, costs: Acts, acts: Acts, forced: bool) -> str:
        """Return the raw sentence of an arrow: the costs, and what they bring."""

    @abstractmethod
    def paid(self, raw: str) -> str:
        """Return the raw sentence after "if you do"."""

    @abstractmethod
    def others(self, subject: str, acts: Acts) -> str:
        """Return the raw sentence in which somebody else does the acts."""

    @abstractmethod
    def conditional(self, clause: str, raw: str) -> str:
        """Return the raw sentence after a condition or a moment."""

    def all_hold(self, clauses: Sequence[str]) -> str:
        """Return one clause for conditions that must all hold."""
        return self.listed(clauses)

    @abstractmethod
    def joined(self, raws: Sequence[str]) -> str:
        """Return raw sentences as one, for an option of a choice or behind a clause that covers all of them."""

    @abstractmethod
    def choose_one(self, raws: Sequence[str]) -> str:
        """Return the raw sentence of a choice whose options are sentences of their own."""

    @abstractmethod
    def choose_several(self, n: int, labels: Sequence[str]) -> str:
        """Return the raw sentence of a choice of `n` options."""

    @abstractmethod
    def button(self, acts: Acts) -> str:
        """Return the acts as the words on a button: a noun phrase if the language prefers one."""

    @abstractmethod
    def things(self, acts: Acts) -> str:
        """Return only the objects of the acts: "1 spice and 2 Solari"."""

    @abstractmethod
    def both(self, words: Sequence[str]) -> str:
        """Return a list with "and"."""

    @abstractmethod
    def either(self, words: Sequence[str]) -> str:
        """Return a list with "or"."""

    @abstractmethod
    def places(self, words: Sequence[str]) -> str:
        """Return a list of places of which one is meant."""

    def begin(self, text: str) -> str:
        """Return words as they stand at the beginning of a label."""
        return text

    @abstractmethod
    def finish(self, raws: Sequence[str]) -> str:
        """Return raw sentences as running text."""


def _gathered(nodes: Nodes) -> Nodes:
    """Return the nodes with neighbors under the same clause joined, if they are acts only."""
    found: list[Node] = []
    for node in nodes:
        last = found[-1] if found else None
        if (
            isinstance(node, Conditional)
            and isinstance(last, Conditional)
            and last.clause == node.clause
            and all(map(is_act, (*last.nodes, *node.nodes)))
        ):
            found[-1] = Conditional(node.clause, (*last.nodes, *node.nodes))
        else:
            found.append(node)
    return tuple(found)
