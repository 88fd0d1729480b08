"""The tree of a sentence before any language words it: who does, may do or pays what, and what depends on what.

It says nothing of word order, verb forms or stops; those are up to a `Grammar`. Its leaves hold words of the language,
written in the files: an act in dictionary form, a whole sentence, a clause.
"""

from __future__ import annotations

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Do:
    """An act in the dictionary form of the language: "gain 2 spice", "2 스파이스[을] 얻다", "2香料[]獲得する".

    In Korean and Japanese the square brackets stand after the object and hold the particle it takes in a full sentence,
    nothing if it takes none. `merge`: neighbors with the same verb share it ("gain 1 spice and 2 Solari"). `short` is
    what a button says, "" for nothing, None for the act itself.
    """

    text: str
    merge: bool = False
    short: str | None = None


@dataclass(frozen=True, slots=True)
class Per:
    """An act done once for each of what is counted."""

    act: Do
    amount: str


@dataclass(frozen=True, slots=True)
class Together:
    """Acts that a sentence tells at once ("1 Influence with each Faction") and a button one by one."""

    told: Do
    acts: tuple[Do, ...]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A whole sentence, without its stop; `short` as in `Do`."""

    text: str
    short: str | None = None


@dataclass(frozen=True, slots=True)
class May:
    """An act that the player may decline."""

    act: Act


@dataclass(frozen=True, slots=True)
class Conditional:
    """Nodes that follow a condition or a moment: "if you have a seat on the High Council"."""

    clause: str
    nodes: Nodes


@dataclass(frozen=True, slots=True)
class Pay:
    """An arrow: a price and what it brings; the player may decline it unless it is `forced`."""

    costs: tuple[Do, ...]
    nodes: Nodes
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Choose:
    """`n` of several branches."""

    branches: tuple[Nodes, ...]
    n: int = 1


@dataclass(frozen=True, slots=True)
class Others:
    """Acts that somebody else must do; `short` is the subject as a button names it."""

    subject: str
    nodes: Nodes
    short: str


Act = Do | Per | Together | Choose
Node = Act | Sentence | May | Conditional | Pay | Others
Nodes = tuple[Node, ...]


def is_act(node: Node) -> bool:
    """Tell whether the node can stand beside other acts in a sentence; a choice can if its branches are only acts."""
    if isinstance(node, Choose):
        return node.n == 1 and all(_simple(inner) for branch in node.branches for inner in branch)
    return isinstance(node, Do | Per | Together)


def _simple(node: Node) -> bool:
    return isinstance(node, Do | Per | Together) or (isinstance(node, May) and not isinstance(node.act, Choose))


def act_of(node: Node) -> Act:
    """Return the act of a node, without its "may": no wording exists for what others may decline."""
    found = node.act if isinstance(node, May) else node
    assert isinstance(found, Act), f"{type(node).__name__} is told only in a sentence of its own"
    return found
