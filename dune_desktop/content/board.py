"""Assembly of the board of a game: the board of one box with the overlays of the other boxes in play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from dune_desktop.content.load import ContentError, load_board, load_changes
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.board import Board, Overlay, Section
from dune_desktop.engine.model.components import Space
from dune_desktop.engine.model.ids import FACTIONS, Box, bare


def board_of(boxes: tuple[Box, ...]) -> Board:
    """Return the board of these boxes with all their overlays, with ids as the game uses them (`registry.key`).

    Raise `ContentError` if there is no board, an overlay does not fit, or two boxes change the same slot.
    """
    brings = registry.board_of(boxes)
    if brings is None:
        raise ContentError(f"{', '.join(boxes)}: there is no board among them")
    board = _printed(brings.id)
    laid: dict[str, Box] = {}
    for box in boxes:
        for overlay in load_changes(box).overlays:
            if overlay.board == board.id and (overlay.of or box) in boxes:
                _fits(overlay, box, board, laid)
                board = _over(board, overlay, overlay.of or box)
    for post in board.posts:
        if unknown := [slot for slot in post.slots if slot not in board.spaces]:
            raise ContentError(f"the post {post.id} of {board.id} is by {', '.join(unknown)}, which is no slot")
    return board


def check_places(box: Box, spaces: Iterable[Space]) -> None:
    """Raise `ContentError` if a space of the box is on no board, or its overlays name an unknown board or box."""
    described = registry.box(box)
    others = [known.id for known in registry.boxes()]
    for overlay in load_changes(box).overlays:
        if overlay.board not in (described.brings, *described.boards):
            raise ContentError(f"{box}/box.json: overlays: {box} is not played on {overlay.board}")
        if overlay.of and overlay.of not in others:
            raise ContentError(f"{box}/box.json: overlays: there is no box {overlay.of}")
    sheets: list[Board | Overlay] = [load_board(box)] if described.brings else []
    sheets += [overlay for overlay in load_changes(box).overlays if not overlay.of]
    lying = {name for sheet in sheets for name in (*_slots(sheet.sections), *sheet.spaces.values())}
    if astray := [space.id for space in spaces if bare(space.id) not in lying]:
        raise ContentError(f"{box}/spaces.json: {', '.join(astray)} lies on no board")


def _printed(box: Box) -> Board:
    board = load_board(box)
    slots = board.slots
    if twice := sorted({slot for slot in slots if slots.count(slot) > 1}):
        raise ContentError(f"{box}/board.json: {', '.join(twice)} stands there twice")
    if unknown := (board.spaces.keys() | board.harder_prices.keys()) - set(slots):
        raise ContentError(f"{box}/board.json: there is no slot {', '.join(sorted(unknown))}")
    if tuple(track.faction for track in board.tracks) != FACTIONS:
        raise ContentError(f"{box}/board.json: the tracks are not those of {', '.join(FACTIONS)}")
    reserve = tuple(registry.key(box, card) for card in board.market.reserve)
    return replace(
        board,
        spaces={slot: registry.key(box, board.spaces.get(slot, slot)) for slot in slots},
        market=replace(board.market, reserve=reserve),
    )


def _fits(overlay: Overlay, box: Box, board: Board, laid: dict[str, Box]) -> None:
    """Raise `ContentError` if the overlay names a slot that the board lacks or another box has changed."""
    where = f"{box}/box.json: overlays"
    slots, added = set(board.slots), list(_slots(overlay.sections))
    known = slots - set(overlay.covers) | set(added)
    if unknown := [slot for slot in overlay.covers if slot not in slots]:
        raise ContentError(f"{where}: the board {board.id} has no slot {', '.join(unknown)} to cover")
    if unknown := [slot for slot in overlay.spaces if slot not in known]:
        raise ContentError(f"{where}: the board {board.id} has no slot {', '.join(unknown)}")
    if taken := [slot for slot in added if slot in slots - set(overlay.covers) or added.count(slot) > 1]:
        raise ContentError(f"{where}: the board {board.id} has a slot {taken[0]} already")
    for slot in (*added, *overlay.covers, *overlay.spaces):
        if laid.setdefault(slot, box) != box:
            raise ContentError(f"{laid[slot]} and {box} both lay something over {slot}")


def _over(board: Board, overlay: Overlay, box: Box) -> Board:
    """Return the board with the overlay applied.

    Covered slots are removed. Sections of the overlay extend those of the same id, or are appended.
    """
    kept = (
        replace(section, slots=tuple(slot for slot in section.slots if slot not in overlay.covers))
        for section in board.sections
    )
    sections = {section.id: section for section in kept if section.slots}
    for section in overlay.sections:
        before = sections[section.id].slots if section.id in sections else ()
        sections[section.id] = Section(section.id, before + section.slots)
    spaces = {slot: space for slot, space in board.spaces.items() if slot not in overlay.covers}
    printed = {slot: slot for slot in _slots(overlay.sections)} | overlay.spaces
    spaces |= {slot: registry.key(box, space) for slot, space in printed.items()}
    more = tuple(registry.key(box, card) for card in overlay.reserve)
    left = (replace(post, slots=tuple(slot for slot in post.slots if slot in spaces)) for post in board.posts)
    return replace(
        board,
        sections=tuple(sections.values()),
        spaces=spaces,
        market=replace(board.market, reserve=board.market.reserve + more),
        harder_prices={slot: price for slot, price in board.harder_prices.items() if slot in spaces},
        posts=tuple(post for post in left if post.slots) + overlay.posts,
    )


def _slots(sections: Iterable[Section]) -> Iterable[str]:
    return (slot for section in sections for slot in section.slots)
