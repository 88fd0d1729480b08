"""What a sentence is made of, before any language makes it: who does, may do or pays what, and what hangs on what.

A tree says nothing of word order, verb forms or stops; that is the business of a `Grammar`. Its leaves hold words of
the language, written in the files: an act in dictionary form, a whole sentence, a clause.
"""

from __future__ import annotations

from dune_desktop.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Do:
    """An act in the dictionary form of the language: "gain 2 spice", "2 스파이스[을] 얻다", "2香料[]獲得する".

    In Korean and Japanese the square brackets stand behind the object and hold the particle it takes in a full
    sentence, nothing if it takes none. `merge`: neighbours with the same verb share it ("gain 1 spice and 2 Solari").
    `short` is what a button says, "" nothing, None the act itself.
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
class Say:
    """A whole sentence, without its stop. `short` as of an act."""

    text: str
    short: str | None = None


@dataclass(frozen=True, slots=True)
class May:
    """An act that is left to whoever reads."""

    act: Act


@dataclass(frozen=True, slots=True)
class Behind:
    """What is told behind a condition or a moment: "if you have a seat on the High Council"."""

    clause: str
    nodes: Nodes


@dataclass(frozen=True, slots=True)
class Pay:
    """An arrow: a price and what it brings. It may be left unless it is `forced`."""

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
    """What somebody else has to do. They are acts only. `short`: the subject as a button names it."""

    subject: str
    nodes: Nodes
    short: str


Act = Do | Per | Together | Choose
Node = Act | Say | May | Behind | Pay | Others
Nodes = tuple[Node, ...]


def is_act(node: Node) -> bool:
    """Whether it can stand beside other acts in one sentence; a choice can where each branch is made of acts."""
    if isinstance(node, Choose):
        return node.n == 1 and all(_simple(inner) for branch in node.branches for inner in branch)
    return isinstance(node, Do | Per | Together)


def _simple(node: Node) -> bool:
    return isinstance(node, Do | Per | Together) or (isinstance(node, May) and not isinstance(node.act, Choose))


def act_of(node: Node) -> Act:
    """The act itself, whether or not it may be left. Others have no wording for what they may decline."""
    found = node.act if isinstance(node, May) else node
    assert isinstance(found, Act), f"{type(node).__name__} is told only in a sentence of its own"
    return found
