"""What is to be seen of a component when somebody looks closer: its parts in signs and in words, of whatever kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, replace
from itertools import chain
from typing import Any

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model import components as k
from dune_desktop.engine.model import effects as e
from dune_desktop.i18n import Texts
from dune_desktop.i18n.component_text import Part, describe, rulings
from dune_desktop.ui.presenters.effect_line import icons_of, line
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.text.signs import Amount, Boxed, Line, Sign
from dune_desktop.ui.text.signs import Part as Piece

ICONS = {
    "agent": "agent",
    "reveal": "persuasion",
    "acquire": "persuasion_seal",
    "trash": "trash",
    "plot": "plot",
    "combat": "combat",
    "win": "combat",
    "home": "combat",
    "endgame": "endgame",
    "defence": "deploy",
    "maker": "spice",
    "control": "control",
    "destination": "agent",
    "instead": "agent",
    "own_turn": "phase_turn",
    "round_start": "phase_start",
    "rule": "ornament",
    "rival": "foe",
}
"""Kind of part -> the sign in its heading; boxes add theirs (`CardContribution.headings`)."""

SHORT = frozenset({"cost", "requirement"})  # parts whose signs say all there is


@dataclass(frozen=True, slots=True)
class Box:
    """One part: heading, signs, the rule in words."""

    kind: str
    heading: str
    text: str
    signs: tuple[Line, ...] = ()
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Subject:
    """A component to be looked at."""

    key: str  # "card:dagger"
    style: str  # the plate it is drawn on
    name: str
    kind: str  # what it is, in words
    boxes: tuple[Box, ...]
    picture: str = ""
    badge: str = ""  # the sign in its header, where a card has its price
    cost: int | None = None
    seal: str = "persuasion_seal"  # in what the price stands
    spice: int | None = None  # the price of a Tech tile
    factions: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()  # Agent icons
    rulings: tuple[str, ...] = ()

    def signs(self) -> tuple[str, ...]:
        """The icons on it, each once, in reading order."""
        found = [icon for box in self.boxes for part in box.signs for icon in icons_in(part)]
        return tuple(dict.fromkeys([*found, *self.icons]))


Kind = tuple[Callable[[k.Catalog], tuple[Any, ...]], Callable[[Texts, Any], Subject]]
"""Where components of a kind are found, and how one of them is told."""


@dataclass(frozen=True, slots=True)
class CardContribution:
    """Components of a box, large.

    `subjects`: those that can be looked at, by the kind in their name. `shelves`: decks and kinds that stand on the
    page of another one in the Codex. `seals`: in what sign the price stands, by deck, where it is not persuasion.
    `headings`: the signs in the headings of parts of its components, by the kind of part. `marks`: parts that the box
    adds to components of other files, by kind, given the bare name.
    """

    subjects: Mapping[str, Kind] = field(default_factory=dict)
    shelves: Mapping[str, str] = field(default_factory=dict)
    seals: Mapping[str, str] = field(default_factory=dict)
    headings: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, Callable[[Texts, k.Catalog, str], tuple[Box, ...]]] = field(default_factory=dict)


def icons_in(parts: Iterable[Piece]) -> list[str]:
    """The icons of a line of signs, those in boxes too."""
    found: list[str] = []
    for part in parts:
        if isinstance(part, Amount):
            found.append(part.icon)
        elif isinstance(part, Boxed):
            found += icons_in(part.parts)
    return found


def subject(texts: Texts, catalog: k.Catalog, key: str) -> Subject | None:
    """The component of this key; None for a kind that has no page of its own."""
    found = find(catalog, key)
    if found is None:
        return None
    name = key.partition(":")[0]
    kind, marks = _kind(name), contributed(CardContribution).marks.get(name)
    assert kind is not None
    made = kind[1](texts, found)
    more = marks(texts, catalog, found.id) if marks is not None else ()
    return replace(made, boxes=made.boxes + more, rulings=rulings(texts, key))


def with_ring(texts: Texts, found: Subject, leader: k.Leader) -> Subject:
    """The same, and if it uses a Signet Ring, behind that what the ring of this leader does."""
    place = next((n for n, box in enumerate(found.boxes) if "signet" in chain(*map(icons_in, box.signs))), None)
    if place is None:
        return found
    ring = next(part for part in describe(texts, leader) if part.kind == "signet")
    heading = str(texts.t("inspect.ring", leader=texts.name("leader:" + leader.id), ring=ring.heading))
    box = Box("signet", heading, ring.text, one(line(leader.signet, texts)), "signet")
    return replace(found, boxes=(*found.boxes[: place + 1], box, *found.boxes[place + 1 :]))


def find(catalog: k.Catalog, key: str) -> Any:
    """The component of this key; None if there is none, or it has no page of its own."""
    kind, _, name = key.partition(":")
    known = _kind(kind)
    return None if known is None else next((item for item in known[0](catalog) if item.id == name), None)


def kinds() -> dict[str, Kind]:
    """All kinds of component that have a page of this form, those of boxes last."""
    return {**_KINDS, **contributed(CardContribution).subjects}


def _kind(kind: str) -> Kind | None:
    """Where components of a kind are found and how one is told; None if they have no page of their own."""
    return kinds().get(kind)


def kind_words(texts: Texts, kind: str) -> str:
    """What a thing of this kind, or a card of this deck, is called; a card if its box says nothing."""
    key = "kind." + kind
    return str(texts.t(key if texts.has(key) else "kind.card"))


def boxes_of(texts: Texts, component: Any, signs: Callable[[Part, int], tuple[Line, ...]]) -> tuple[Box, ...]:
    """The parts of a component in words, each with the signs that `signs` finds for it."""
    icons = {**ICONS, **contributed(CardContribution).headings}
    return tuple(
        Box(part.kind, part.heading, part.text, signs(part, place), icons.get(part.kind, ""))
        for place, part in enumerate(describe(texts, component))
    )


def one(parts: Line) -> tuple[Line, ...]:
    """A single line of signs, or none if it would be empty."""
    return (parts,) if parts else ()


def _card(texts: Texts, card: k.Card) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(getattr(card, part.kind, ()), texts)) if part.kind != "note" else ()

    marks = {str(texts.t("card.unload")): "unload", str(texts.t("card.graft")): "graft"}
    marks |= {str(texts.t("card.infiltrates")): "infiltrate_" + icon for icon in card.infiltrates}
    boxes = boxes_of(texts, card, signs)
    return Subject(
        key="card:" + card.id,
        style="large",
        name=texts.name("card:" + card.id),
        kind=kind_words(texts, card.deck),
        boxes=tuple(replace(box, icon=box.icon or marks.get(box.heading, "")) for box in boxes),
        picture="card:" + card.id,
        cost=card.cost,
        seal=contributed(CardContribution).seals.get(card.deck, "persuasion_seal"),
        factions=card.factions,
        icons=icons_of(card),
    )


def _intrigue(texts: Texts, card: k.IntrigueCard) -> Subject:
    return Subject(
        key="intrigue:" + card.id,
        style="large.intrigue",
        name=texts.name("intrigue:" + card.id),
        kind=str(texts.t("kind.intrigue")),
        boxes=boxes_of(texts, card, lambda _, place: one(line(card.uses[place].effects, texts))),
        picture="intrigue:" + card.id,
        badge="intrigue",
    )


def _conflict(texts: Texts, card: k.ConflictCard) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        return one(line(getattr(card, part.kind, ()), texts)) if part.kind != "defence" else ()

    return Subject(
        key="conflict:" + card.id,
        style="conflict",
        name=texts.name("conflict:" + card.id),
        kind=str(texts.t(f"conflict.level.{card.level}")),
        boxes=boxes_of(texts, card, signs),
        picture="conflict:" + card.id,
        badge="combat",
    )


def _space(texts: Texts, space: k.Space) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        if part.kind == "cost":
            spent = tuple(Amount(cost.what, str(cost.n)) for cost in space.cost)
            return ((Boxed("well", spent),),) if spent else ()
        if part.kind == "requirement" and space.requirement is not None:
            return ((line((e.If(space.requirement, ()),), texts)[0],),)
        if part.kind == "effect":
            return _effects(texts, space)
        if part.kind == "reveal":
            return one(line(space.reveal, texts))
        return one(line(space.control_bonus, texts)) if part.kind == "control" else ()

    return Subject(
        key="space:" + space.id,
        style="large",
        name=texts.name("space:" + space.id),
        kind=texts.name("icon:" + space.icon),
        boxes=boxes_of(texts, space, signs),
        picture="space:" + space.id,
        badge=space.icon,
    )


def _effects(texts: Texts, space: k.Space) -> tuple[Line, ...]:
    """What an Agent gets on a space; exchanges two in a row."""
    if space.rates:
        rates = [line((rate,), texts) for rate in space.rates]
        pairs = [rates[at : at + 2] for at in range(0, len(rates), 2)]
        return tuple(tuple(piece for rate in pair for piece in (*rate, Sign(" "), Sign(" "))) for pair in pairs)
    found: list[Piece] = [Amount("influence_" + space.faction)] if space.faction else []
    for effects in space.effects:
        if effects == (e.Harvest(),):
            found.append(Amount("spice", str(space.base_spice)))
        else:
            found += line(effects, texts)
    return one(tuple(found))


def _hagal(texts: Texts, card: k.HagalCard) -> Subject:
    def signs(part: Part, _: int) -> tuple[Line, ...]:
        if part.kind == "effect":
            return one(line(card.effects, texts))
        if part.kind == "instead" and card.instead is not None:
            return one(line(card.instead.effects, texts))
        if part.kind == "combat":
            return ((Amount("sword", str(card.swords)),),) if card.swords else ()
        return ()

    return Subject(
        key="hagal:" + card.id,
        style="large.hagal",
        name=texts.name("hagal:" + card.id),
        kind=str(texts.t("kind.hagal")),
        boxes=boxes_of(texts, card, signs),
        picture="hagal:" + card.id,
        badge="agent",
    )


_KINDS: dict[str, Kind] = {
    "card": (lambda catalog: catalog.cards, _card),
    "intrigue": (lambda catalog: catalog.intrigues, _intrigue),
    "conflict": (lambda catalog: catalog.conflicts, _conflict),
    "space": (lambda catalog: catalog.spaces, _space),
    "hagal": (lambda catalog: catalog.hagal, _hagal),
}
