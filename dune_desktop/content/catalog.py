"""The catalog of all components of the boxes in play, built once and cached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from dune_desktop.content.board import board_of, check_places
from dune_desktop.content.load import ContentError, check_catalog, load_box, remove
from dune_desktop.content.schema import card_kinds, leader_kinds
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.board import Board
from dune_desktop.engine.model.components import Card, Catalog, ConflictCard, HagalCard, Space
from dune_desktop.engine.model.effects import SpaceCheaper
from dune_desktop.engine.model.ids import Box


def catalog(boxes: tuple[Box, ...] = ()) -> Catalog:
    """Return the catalog of these boxes, or of `registry.standard` if none are given.

    Components are in the order of the files, without those that a later box removes. The spaces and the Reserve are
    those of the board, in its order. Raise `ContentError` if the content of these boxes is wrong or does not fit.
    """
    return _kept(boxes or registry.standard())


def read_catalog(boxes: tuple[Box, ...]) -> Catalog:
    """Read the components of these boxes from their files; `catalog` does so once and keeps them."""
    loaded: list[dict[str, tuple[Any, ...]]] = []
    for box in boxes:
        remove(box, loaded)
        loaded.append(load_box(box))
        check_places(box, loaded[-1]["spaces"])

    def of(*kinds: str) -> tuple[Any, ...]:
        return tuple(item for box in loaded for kind in kinds for item in box[kind])

    board = board_of(boxes)
    found = Catalog(
        boxes=boxes,
        cards=tuple(_card(card, board) for card in _for_sale(board, of(*card_kinds()))),
        intrigues=of("intrigue"),
        conflicts=tuple(_conflict(card, board) for card in of("conflicts")),
        leaders=of(*leader_kinds()),
        spaces=_spaces(board, of("spaces")),
        hagal=tuple(_hagal(card, board) for card in of("hagal") if _used(card, boxes)),
        board=board,
        more={
            kind: tuple(item for item in of(kind) if _used(item, boxes))
            for kind in registry.kinds()
            if kind not in (*card_kinds(), *leader_kinds())
        },
    )
    check_catalog(found)
    return found


_kept = registry.until_boxes_change(cache(read_catalog))


def _spaces(board: Board, known: tuple[Space, ...]) -> tuple[Space, ...]:
    """Return the spaces of the board, in the order of its slots."""
    spaces = {space.id: space for space in known}
    for slot in board.slots:
        if board.spaces[slot] not in spaces:
            raise ContentError(f"the board {board.id} has {board.spaces[slot]} in its slot {slot}, which is no space")
    return tuple(spaces[board.spaces[slot]] for slot in board.slots)


def _for_sale(board: Board, known: tuple[Card, ...]) -> Iterator[Card]:
    """Yield the cards, without Reserve cards that the board does not list."""
    stacks = {card.id for card in known if card.deck == "reserve"}
    for name in board.market.reserve:
        if name not in stacks:
            raise ContentError(f"the board {board.id} has {name} in its Reserve, which is no card of a Reserve")
    return (card for card in known if card.deck != "reserve" or card.id in board.market.reserve)


def _lying(board: Board, slot: str) -> str:
    """Return the space in the slot that a component names."""
    return board.spaces.get(slot, slot)


def _conflict(card: ConflictCard, board: Board) -> ConflictCard:
    return card if card.controls is None else replace(card, controls=_lying(board, card.controls))


def _used(item: Any, boxes: tuple[Box, ...]) -> bool:
    """Tell whether the component is used with these boxes: `of` and `without` name one, if it has them."""
    return getattr(item, "of", "") in ("", *boxes) and getattr(item, "without", "") not in boxes


def _hagal(card: HagalCard, board: Board) -> HagalCard:
    half = card.instead and replace(card.instead, space=_lying(board, card.instead.space))
    return replace(card, spaces=tuple(_lying(board, slot) for slot in card.spaces), instead=half)


def _card(card: Card, board: Board) -> Card:
    """Return the card with its discounts changed from slots to the spaces in them (X9.6)."""
    if not any(isinstance(effect, SpaceCheaper) for effect in card.agent):
        return card
    return replace(
        card,
        agent=tuple(
            replace(effect, space=_lying(board, effect.space)) if isinstance(effect, SpaceCheaper) else effect
            for effect in card.agent
        ),
    )


def placed(item: Any, board: Board) -> Any:
    """Return a component with the spaces that the board has in the slots it names."""
    if isinstance(item, ConflictCard):
        return _conflict(item, board)
    return _hagal(item, board) if isinstance(item, HagalCard) else item
