"""What takes long to draw and comes with an answer is told of before it, so that it can be drawn ahead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from dune_desktop.players.player import RandomPlayer
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Picture, Plate, Rect, Region, Screen
from tests.ui.moving import look, opened

LEAST = 100.0
"""Drawings that are less wide take no time."""


def drawings(elements: Iterable[Element]) -> Iterator[tuple[str, Rect]]:
    """The drawings in what takes long, without the light they are seen in, and where they are."""
    for element in elements:
        if isinstance(element, Picture) and element.rect.w >= LEAST:
            yield ":".join(element.name.split(":")[-2:]), element.rect
        elif isinstance(element, Plate) and element.style == "arena":
            yield "arena:", element.rect


def on(screen: Screen, *names: str) -> Iterator[Element]:
    """What is on the regions of these names; without names on all."""
    return (element for region in screen.regions if region.name in names or not names for element in region.elements)


def like(one: Rect, other: Rect) -> bool:
    return abs(one.w - other.w) + abs(one.h - other.h) < 1


def go_on(scene: TableScene, player: RandomPlayer) -> None:
    if scene.shown_game.watching:
        scene.handle(("next",))
    else:
        scene.answering.answer(player.pick(scene.session.rules.legal(scene.session.state)))


def test_what_an_answer_brings_can_be_drawn_ahead() -> None:
    """Cards of Rivals, the ground of Combat, the next Conflict, the viewer's cards at the end of a round."""
    scene, player = opened("solo-mercenary-first-turn"), RandomPlayer(4)
    known, missed = Counter[str](), Counter[str]()
    while scene.session.state.round < 4:
        before = [*drawings(on(look(scene)))]
        ahead = [*drawings(scene.soon())]
        go_on(scene, player)
        for name, rect in drawings(on(look(scene), "hand", "spotlight", "conflict.card", "conflict.arena")):
            old, there = (any(name == each and like(rect, at) for each, at in found) for found in (before, ahead))
            if not old:
                (known if there else missed)[name.partition(":")[0]] += 1
    for kind in ("hagal", "conflict", "arena", "card"):
        assert known[kind] > missed[kind], (kind, known[kind], missed[kind])


def test_what_the_next_press_shows_is_drawn_while_something_is_shown() -> None:
    """Going on and skipping lead to screens that were drawn before; so does revealing, as far as the market goes."""
    scene, player = opened("solo-mercenary-first-turn"), RandomPlayer(4)
    known, missed = Counter[str](), Counter[str]()
    while scene.session.state.round < 3:
        look(scene)
        ahead = {region.elements for region in scene.soon() if isinstance(region, Region)}
        if scene.shown_game.watching:
            pressed = "skip" if known["skip"] < known["next"] else "next"
            scene.handle((pressed,))
        else:
            option = player.pick(scene.session.rules.legal(scene.session.state))
            pressed = str(option[0])
            scene.answering.answer(option)
        for region in look(scene).regions:
            if pressed != "reveal" or region.name.startswith(("market.", "reserve")):
                (known if region.elements in ahead else missed)[pressed] += 1
    for pressed in ("next", "skip", "reveal"):
        assert known[pressed] > 20 * missed[pressed], (pressed, known[pressed], missed[pressed])
