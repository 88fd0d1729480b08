"""What is under way between two screens, as data: who flies from where to where, and when."""

from __future__ import annotations

from random import Random

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import FIELDS, Event
from dune_desktop.session import Session
from dune_desktop.ui.motion.brought import Brought, MotionContribution
from dune_desktop.ui.motion.film import SEEN, Film, frame
from dune_desktop.ui.motion.flights import WRITERS, about, flights
from dune_desktop.ui.motion.plan import BACK, plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Rect, Region, Screen
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import things
from tests.kit import table as position
from tests.ui.moving import SIZE, answered, look, move_of, opened, own_card, without
from tests.ui.tables import at_table

TRAVEL = {
    # what walks, climbs or grows
    *("send", "recall_agent", "recall", "influence", "snooper", "freighter", "research", "tleilaxu", "strength"),
    # a card that comes, leaves or is turned over
    *("graft", "card_back", "mentat", "row", "draw", "conflict", "row_trash", "reveal", "trash", "aside", "aside_back"),
    *("set_aside", "set_aside_lost", "hagal", "discard", "fetch"),
    "phase",  # troops go home when Makers begin; the phase lights up
    # Spies walk, sandworms rise and sink, Maker Hooks come, the wall falls, battle icons come and are turned over
    *("spy", "spy_back", "sandworm", "sandworm_gone", "hook", "wall_broken", "objective", "pair", "turned_down"),
}
"""Kinds of which things with names tell, that stand elsewhere afterwards or look otherwise."""

NOTHING_TO_SEE = {
    # words, numbers and lights tell, a screen of its own, or the events that follow
    *("game_start", "round", "turn", "end_turn", "masterstroke", "pass", "stop", "reward", "winner", "game_over"),
    *("extra_turn", "icons_gained", "hold_back", "dice", "marker", "combat_icon"),
    *("look", "secret"),  # nobody else may see it
}

SAMPLES: dict[str, object] = {
    "space": "arrakeen", "faction": "fremen", "what": "spice", "source": "space:arrakeen", "origin": "garrison",
    "card": "dagger", "cards": ("?",), "pile": "deck", "to": "discard", "where": "conflict", "how": "", "slot": 1,
    "tile": "artillery", "n": 2, "swords": 2, "step": 1,
}  # fmt: skip
"""A value for each field of an event; nothing else needs to be known about a new kind."""

NAMES = ("Ann", "Bo", "Cy", "Di")


def sample(kind: str) -> Event:
    return (kind, 1, *[SAMPLES.get(field, 0) for field in FIELDS[kind]])


def flying() -> set[str]:
    return {*WRITERS, *contributed(MotionContribution).flights} - TRAVEL


def test_every_kind_of_event_has_a_plan_or_is_known_to_be_still() -> None:
    unseen = ", ".join(sorted(set(FIELDS) - flying() - TRAVEL - NOTHING_TO_SEE))
    assert not unseen, f"{unseen}: say in TRAVEL or NOTHING_TO_SEE of tests/ui/test_plans.py what is seen of it"
    assert len(flying()) + len(TRAVEL) + len(NOTHING_TO_SEE) == len(FIELDS)


def test_what_passes_over_the_table_has_a_beginning_and_an_end() -> None:
    """And of every event with a seat there is something on the table that shows it."""
    config = table(4, ("base", "immortality"))
    immortality = at_table(Session.start(Rules(catalog(config.boxes), config), 3, NAMES))
    immortality.shown_game.settle()
    immortality.shown_game.uncover()
    ix, hagal = opened("ix-four-placing-a-dreadnought"), opened("ix-solo-variants-late")
    there = things(look(ix))
    for kind in FIELDS:
        if kind in registry.box("uprising").events:
            continue  # tests/ui/test_moments_uprising.py plays them
        scene = immortality if kind in registry.box("immortality").events else ix
        scene = hagal if kind == "hagal_bonus" else scene
        screen, event = look(scene), sample(kind)
        more = scene.brought._replace(viewer=1) if kind == "shuffle" else scene.brought  # others' piles are not shown
        film = plan(screen, screen, (event,), more=more) if kind in flying() else Film()
        assert bool(film.moves) == (kind in flying()), kind
        for move in film.moves:
            assert move.start != (0.0, 0.0) or move.look == "burst", kind
            early = move.before == (kind in ("acquire", "control_lost") or (kind, move.at) == ("control", 0.0))
            assert early, f"{kind}: what lay there is seen there until it sets off"
            assert (move.hides, move.after) == ("", False), kind
        names = about(event, contributed(MotionContribution).flights)
        assert any(name in there for end in names for name in end) or kind == "hagal_bonus", kind


def test_an_agent_walks_and_its_card_is_played() -> None:
    """Who wants no traveling sees fading; what is taken back is quicker, and nothing comes out of a deck."""
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    film, calm, back = (
        plan(before, after, events),
        plan(before, after, events, Tempo(travel=False)),
        plan(before, after),
    )
    agent, fading, returning = (
        next(move for move in each.moves if move.hides.startswith("agent:0")) for each in (film, calm, back)
    )
    old, new = (things(screen)[agent.hides].thing.rect.center for screen in (before, after))
    assert (agent.start, agent.path) == ((old[0] - new[0], old[1] - new[1]), "arc")
    assert move_of(film, "card:reconnaissance#0").was
    assert film.sounds[0].name == "agent"
    assert all(move.start == (0.0, 0.0) for move in calm.moves)
    assert fading.look == "fade"
    assert agent.lasts == pytest.approx(BACK * returning.lasts)
    name = own_card(before)
    drawn = move_of(plan(without(before, name), before), name)
    assert (drawn.look, drawn.start) == ("fade", (0.0, 0.0))


def table_of(*hand: str, intrigue: tuple[str, ...] = (), spice: int = 0) -> TableScene:
    made = position(hand=hand, intrigue=intrigue, spice=spice)
    scene = at_table(Session(made.rules, made.state, 1, NAMES))
    scene.shown_game.uncover()
    return scene


def test_what_was_got_and_paid_goes_back_before_its_number_counts() -> None:
    """What was got leaves the purse first, then comes what was paid; it is quicker than it came, and is not heard."""
    scene = table_of("dune_the_desert_planet", "dagger", spice=3)
    before, after, events = answered(scene, "send", "dune_the_desert_planet", "sell_melange")
    there = plan(before, after, events, more=scene.brought)
    scene.do_undo()
    undone, now = scene.taken_back(), look(scene)
    back = plan(after, now, scene.news(), more=scene.brought, back=undone)
    assert not back.sounds
    assert back.lasts < there.lasts
    for kind, what in (("gain", "solari"), ("spend", "spice")):
        came, goes = (
            next(move for move in film.moves if not move.hides and getattr(move.what[0], "name", "") == what)
            for film in (there, back)
        )
        assert goes.start == pytest.approx((-came.start[0], -came.start[1]))
        counted = move_of(back, f"purse:{what}")
        assert (counted.numbers[0] > counted.numbers[-1]) == (kind == "gain")
        assert counted.at >= (goes.at if kind == "gain" else goes.at + SEEN * goes.lasts) - 0.001


def test_nothing_moves_under_a_dialog_or_when_nothing_happened() -> None:
    screen = look(opened("four-combat"))
    assert plan(screen, screen) == Film()
    cover = Region("dialog", Rect(0, 0, *SIZE), layer=Layer.DIALOG, modal=True)
    film = plan(screen, Screen(screen.background, (*screen.regions, cover)), (sample("gain"),))
    assert (film.moves, [sound.name for sound in film.sounds]) == ((), ["spice"])


def test_a_played_intrigue_card_stands_there_until_it_has_done_what_it_does() -> None:
    """What it gives comes out of it; after that the row closes up. What another gets from such a card does not."""
    scene = table_of("dagger", intrigue=("windfall", "water_of_life"))
    before, after, events = answered(scene, "intrigue", "windfall")
    film, was = plan(before, after, events, more=scene.brought), things(before)["intrigue:windfall#0"].thing
    its = [move for move in film.moves if not move.hides]
    does, goes = (move for move in its if move.place == was.rect or move.look == "fade")
    assert (does.start, does.after, does.sizes[0] < does.sizes[1]) == ((0.0, 0.0), False, True)
    assert (goes.start, goes.at, goes.before, goes.after) == ((0.0, 0.0), does.end, False, False)
    coins = [move for move in film.moves if not move.hides and isinstance(move.what[0], Icon)]
    assert len(coins) == 2
    for coin in coins:
        (icon,) = coin.what
        assert (icon.x + coin.start[0], icon.y + coin.start[1]) == pytest.approx(was.rect.center)
        assert coin.end < goes.end
    assert move_of(film, "intrigue:water_of_life#0").at == pytest.approx(does.end)
    now = things(before)
    for source, own in (("intrigue:windfall", "intrigue:windfall#0"), ("card:dagger", "card:dagger#0")):
        mine, other = (flights([("gain", s, "solari", 1, source)], now, now, viewer=0)[0].leaves for s in (0, 2))
        assert (mine, other.partition(":")[2][0]) == (own, "2")


def test_cards_are_drawn_out_of_their_deck_discarded_into_their_pile_and_trashed() -> None:
    screen, mine = look(opened("solo-mercenary-first-turn")), Brought(viewer=0)
    cards = [name for name in things(screen) if name.startswith("card:")][:2]
    film = plan(without(without(screen, cards[0]), cards[1]), screen, (("draw", 0, ("dagger", "dagger")),), more=mine)
    first, second = (move_of(film, name) for name in cards)
    assert first.sizes[0] < first.sizes[1]
    assert second.at > first.at
    assert not [move for move in film.moves if not move.hides], "nothing else stands for them"
    card, after = cards[0].partition(":")[2].partition("#")[0], without(screen, cards[0])
    into, lost = (
        next(move for move in plan(screen, after, (event,), more=mine).moves if not move.after)
        for event in (("discard", 0, card), ("trash", 0, card, "hand"))
    )
    assert into.place.center == pytest.approx(things(after)["pile:discard"].thing.rect.center)
    assert into.sizes[1] < 0.5 * into.sizes[0]
    assert (lost.look, lost.start) == ("fade", (0.0, 0.0))


def test_nothing_is_told_of_a_card_that_still_lies_face_down() -> None:
    """Verdict, prospects and swords say what they said, until all has been seen."""
    session, player = Session.start(Rules(catalog(("base",)), solo("mentat")), 3, NAMES[:3]), Random(3)
    scene, told, turned = at_table(session), 0, 0
    while told < 6:
        scene.playback.play(player.choice(session.rules.legal(session.state)))
        while (act := scene.shown_game.act) is not None:
            before = look(scene)
            scene.do_next()
            card = scene.shown_game.act
            after = look(scene)
            film = plan(before, after, scene.news())
            turned += any(move.hides.startswith("hagal:") and move.turns for move in film.moves)
            if act.stage is None or not act.stage.to_turn or card is None or card.moment != "card":
                continue
            seat, *_ = act.stage.to_turn
            was, now = things(before), things(after)
            for name in ("verdict", f"earned:{seat}", f"bar:{seat}"):
                moves = [move for move in film.moves if move.hides == name]
                assert moves or was[name].elements == now[name].elements
                for move in moves:
                    assert move.at > move_of(film, f"turned:{seat}.0").lasts / 2
                    assert tuple(frame(Film((move,)), move.at - 0.01, SIZE).elements) == was[name].elements
                    told += 1
    assert turned > 2, "a House Hagal card is turned over on its way out of the deck"
