"""What is under way between two screens, as data: who flies from where to where, and when."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.events import FIELDS, Event
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.motion.brought import Brought, MotionContribution
from dune_desktop.ui.motion.film import SEEN, Film, frame
from dune_desktop.ui.motion.flights import GOODS, WRITERS, about, flights
from dune_desktop.ui.motion.plan import BACK, plan
from dune_desktop.ui.motion.tempo import Tempo
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Label, Picture, Piece, Plate, Rect, Region, Screen, Snapshot, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.things import moved_all, things
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.window.projector import Projector
from tests.kit import table as position
from tests.ui.moving import SIZE, answered, look, move_of, opened, own_card, with_number, without
from tests.ui.tables import at_table

SAMPLES: dict[str, Event] = {
    "gain": ("gain", 2, "spice", 3, "space:imperial_basin"),
    "spend": ("spend", 2, "solari", 2, "space:mentat"),
    "vp": ("vp", 1, 1, "track:fremen"),
    "recruit": ("recruit", 0, 2, "space:arrakeen"),
    "deploy": ("deploy", 3, 2, "garrison"),
    "retreat": ("retreat", 1, 1),
    "lose_troop": ("lose_troop", 1, 1, "conflict", "intrigue:double_cross"),
    "draw": ("draw", 1, ("?", "?")),
    "discard": ("discard", 1, "dagger"),
    "fetch": ("fetch", 1, "dagger"),
    "shuffle": ("shuffle", 1, "deck", ("dagger",)),
    "draw_intrigue": ("draw_intrigue", 1, ("?",), "space:secrets"),
    "steal_intrigue": ("steal_intrigue", 3, 0, "?"),
    "intrigue": ("intrigue", 1, "ambush", "combat"),
    "under": ("under", 1, 2, ("?", "?")),
    "put_back": ("put_back", 1, "?"),
    "acquire": ("acquire", 3, "gun_thopter", 1, "discard", "persuasion"),
    "alliance": ("alliance", 3, "bene_gesserit", -1),
    "control": ("control", 2, "arrakeen", -1),
    "control_lost": ("control_lost", 2, "arrakeen"),
    "voice": ("voice", 2, "arrakeen"),
    "council": ("council", 1),
    "swordmaster": ("swordmaster", 1),
    "convert": ("convert", 1, "spice", 7, 0),
    "bonus_spice": ("bonus_spice", -1, "hagga_basin", 1),
    "hagal_bonus": ("hagal_bonus", 1, "hagal_arrakeen", 2),
    "tech": ("tech", 1, "spaceport", 5, "spice", 0, ""),
    "tile": ("tile", -1, 0, "spaceport"),
    "tile_lost": ("tile_lost", -1, 0, "spaceport"),
    "use_tech": ("use_tech", 2, "artillery"),
    "tech_trashed": ("tech_trashed", 2, "artillery"),
    "negotiate": ("negotiate", 1, 1),
    "commission": ("commission", 1, "space:dreadnought"),
    "scrap": ("scrap", 1),
    "deploy_dreadnought": ("deploy_dreadnought", 1, 1),
    "retreat_dreadnought": ("retreat_dreadnought", 1, 1),
    "hold": ("hold", 2, "arrakeen"),
    "hold_over": ("hold_over", 2, "arrakeen"),
    "specimen": ("specimen", 1, 2, "card:immortality/bene_tleilax_lab"),
    "specimens_back": ("specimens_back", 1, 1),
    "specimens_paid": ("specimens_paid", 1, 2, "card:immortality/organ_merchants"),
    "atomics": ("atomics", 1, ("gun_thopter",)),
    "trash_intrigue": ("trash_intrigue", 1, "ambush", "research:immortality/c7r3"),
}

TRAVEL = {
    "send": "the Agent walks",
    "recall_agent": "the Agent walks home",
    "recall": "all Agents walk home, the First Player marker goes on",
    "influence": "the marker climbs",
    "snooper": "the Snooper climbs",
    "freighter": "the Freighter moves",
    "research": "the token walks",
    "tleilaxu": "the token walks",
    "graft": "the second card is laid out too",
    "card_back": "the card comes to the hand",
    "mentat": "the Mentat comes as an Agent",
    "row": "the card comes from its deck",
    "conflict": "the card comes from its deck",
    "row_trash": "the card of the row is another one",
    "reveal": "the cards are laid out",
    "trash": "the card leaves",
    "aside": "the card leaves the hand",
    "aside_back": "the card comes to the hand",
    "set_aside": "the card leaves the row",
    "set_aside_lost": "the card is gone",
    "hagal": "the card is turned over, from its deck",
    "strength": "the bar grows",
    "phase": "troops go home when Makers begin; the phase lights up",
}
"""Kinds of which things with names tell, that stand elsewhere afterwards or look otherwise."""

NOTHING_TO_SEE = {
    "game_start": "the table is laid",
    "round": "the number counts; the card of the new round tells",
    "turn": "the seat lights up",
    "end_turn": "the next seat lights up",
    "look": "only its owner sees the card, large",
    "secret": "nobody may see it",
    "masterstroke": "what it does has events of its own",
    "pass": "words on the lane",
    "stop": "words on the lane",
    "reward": "what it gives has events of its own",
    "winner": "the verdict is a scene of its own",
    "game_over": "the ranking is a screen of its own",
    "extra_turn": "the seat stays lit",
    "icons_gained": "the goods that come of it fly",
    "hold_back": "the troops stay where they are",
    "dice": "their numbers light up at the row",
    "marker": "the band of the lattice lights up",
    "combat_icon": "the units that may go are asked about",
}
"""Kinds of which nothing moves, and why."""


def test_every_kind_of_event_has_a_plan_or_is_known_to_be_still():
    flying = {*WRITERS, *contributed(MotionContribution).flights} - {"freighter", "research", "tleilaxu"}
    unseen = ", ".join(sorted(set(FIELDS) - flying - set(TRAVEL) - set(NOTHING_TO_SEE)))
    assert not unseen, f"{unseen}: say in TRAVEL or NOTHING_TO_SEE of tests/ui/test_plans.py what is seen of it"
    lacking = ", ".join(sorted(flying - set(SAMPLES)))
    assert not lacking, f"{lacking}: add an event to SAMPLES in tests/ui/test_plans.py"
    assert flying == set(SAMPLES)
    assert not flying & set(TRAVEL)
    assert flying | set(TRAVEL) | set(NOTHING_TO_SEE) == set(FIELDS)


def where(kind: str) -> TableScene:
    """A table on which an event of the kind can be seen."""
    if kind not in registry.box("immortality").events:
        return opened("ix-solo-variants-late" if kind == "hagal_bonus" else "ix-four-placing-a-dreadnought")
    config = table(4, ("base", "immortality"))
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 3, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.settle()
    scene.shown_game.uncover()
    return scene


@pytest.mark.parametrize("kind", sorted(SAMPLES))
def test_what_passes_over_the_table_has_a_beginning_and_an_end(kind):
    scene = where(kind)
    screen = look(scene)
    film = plan(screen, screen, (SAMPLES[kind],), more=scene.brought)
    assert film.moves, kind
    for move in film.moves:
        assert move.start != (0.0, 0.0) or move.look == "burst"
        assert not move.hides
        assert move.before == (kind in ("acquire", "control_lost")), "what lay there is seen there until it sets off"
        assert not move.after


@pytest.mark.parametrize("kind", sorted(FIELDS))
def test_an_event_says_what_it_is_about(kind):
    """Of every event with a seat there is something on the table that shows it."""
    event = SAMPLES.get(kind) or (kind, 1, *[SOME.get(field, 0) for field in FIELDS[kind]])
    names = about(event, contributed(MotionContribution).flights)
    there = things(look(opened("ix-four-placing-a-dreadnought")))
    assert any(name in there for end in names for name in end) or kind == "hagal_bonus"


SOME = {"space": "arrakeen", "faction": "fremen", "card": "dagger", "source": "", "cards": (), "how": "", "step": 1}


def test_an_agent_walks_and_its_card_is_played():
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    film = plan(before, after, events)
    agent = next(move for move in film.moves if move.hides.startswith("agent:0"))
    old, new = (things(screen)[agent.hides].thing.rect.center for screen in (before, after))
    assert agent.start == (old[0] - new[0], old[1] - new[1])
    assert agent.path == "arc"
    assert move_of(film, "card:reconnaissance#0").was
    assert film.sounds[0].name == "agent"


def test_cards_that_are_burned_are_seen_until_then_and_new_ones_come_after_them():
    before, after, events = answered(where("atomics"), "atomics")
    film = plan(before, after, events, more=where("atomics").brought)
    gone = [name for name in things(before) if name.startswith("offer:") and name not in things(after)]
    leaving = [move for move in film.moves if move.look == "fade" and not move.after]
    token = next(move for move in film.moves if not move.hides and move not in leaving)
    coming = [move for move in film.moves if move.hides.startswith("offer:") and move.hides not in things(before)]
    assert len(leaving) == len(gone) == len(coming) == 5
    assert all(move.before and token.at < move.at for move in leaving)
    assert all(not move.before and move.at > leaving[0].at for move in coming)


def test_an_acquired_card_lies_there_until_it_sets_off():
    scene = opened("three-mid-reveal")
    before, after, events = answered(scene, "acquire")
    film = plan(before, after, events, more=scene.brought)
    bought = next(move for move in film.moves if not move.hides and move.look == "go" and len(move.what) > 1)
    assert bought.before
    assert not any(move.look == "fade" and not move.after and move.what for move in film.moves), "it is no other card"


def test_what_was_got_and_paid_goes_back_before_its_number_counts():
    """What was got leaves the purse first, then comes what was paid; it is quicker than it came, and is not heard."""
    seen = Counter[str]()
    for name in ("solo-mercenary-first-turn", "immortality-four-grafting"):
        scene = opened(name)
        for option in [each for each in scene.session.rules.legal(scene.session.state) if each[0] == "send"][::2]:
            before, after, events = answered(scene, *option)
            if scene.session.undoable() != option:
                scene = opened(name)
                continue
            there = plan(before, after, events, more=scene.brought)
            scene.do_undo()
            undone, now = scene.taken_back(), look(scene)
            assert not scene.taken_back()
            back = plan(after, now, scene.news(), more=scene.brought, back=undone)
            assert not back.sounds
            assert not there.moves or back.lasts < there.lasts
            goods = {(event[0], event[2]) for event in events if event[0] in ("gain", "spend") and event[2] in GOODS}
            for kind, what in goods:
                (came, *_), (goes, *_) = (
                    [
                        move
                        for move in film.moves
                        if not move.hides and [what] == [getattr(e, "name", "") for e in move.what]
                    ]
                    for film in (there, back)
                )
                assert goes.start == pytest.approx((-came.start[0], -came.start[1]))
                counted = move_of(back, f"purse:{what}")
                first, last = counted.numbers
                assert (first > last) == (kind == "gain")
                assert counted.at >= (goes.at if kind == "gain" else goes.at + SEEN * goes.lasts) - 0.001
                seen[kind] += 1
    assert seen["gain"]
    assert seen["spend"]


def test_nobody_is_seen_to_become_the_next_at_one_screen():
    """Who trusts the others has no curtain: cards and goods of one are not seen to turn into those of the other."""
    config = table(3)
    session = Session.start(Rules(catalog(config.boxes), config), 9, ("Ann", "Bo", "Cy"))
    scene, player = at_table(session, curtain=False, ask_before_losses=False), RandomPlayer(3)
    projector, handed, last, now = Projector(Tempo(), lambda name, at: None), 0, NOBODY, 0.0
    while handed < 6:
        before = scene.shown_game.reader
        screen, now = look(scene), now + 5
        events, more = scene.news(), scene.brought
        projector.next(screen, events, now, more)
        own = [region for region in screen.regions if region.name in more.own]
        if NOBODY not in (last, before) and last != before:
            handed += 1
            assert {region.name for region in own} == more.own
            assert all(region in projector.ground.regions for region in own)
            assert not [e for e in projector.over(screen, now + 0.1).regions[-1].elements if isinstance(e, Snapshot)]
        last = before
        projector.finish()
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.handle(("option", *player.pick(session.rules.legal(session.state))))


def test_nothing_moves_under_a_curtain_or_when_nothing_happened():
    screen = look(opened("four-combat"))
    assert plan(screen, screen) == Film()
    cover = Region("curtain", Rect(0, 0, *SIZE), layer=Layer.CURTAIN, modal=True)
    covered = Screen(screen.background, (*screen.regions, cover))
    film = plan(screen, covered, (SAMPLES["gain"],))
    assert not film.moves
    assert [sound.name for sound in film.sounds] == ["spice"]


def test_who_wants_no_traveling_sees_fading():
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    film = plan(before, after, events, Tempo(travel=False))
    assert all(move.start == (0.0, 0.0) for move in film.moves)
    assert next(move for move in film.moves if move.hides.startswith("agent:0")).look == "fade"


def test_a_played_intrigue_card_stands_there_until_it_has_done_what_it_does():
    """What it gives comes out of it; after that the row closes up, and nothing flies to a deck it does not go to."""
    made = position(hand=["dagger"], intrigue=["windfall", "water_of_life"])
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.uncover()
    before, after, events = answered(scene, "intrigue", "windfall")
    film, was = plan(before, after, events, more=scene.brought), things(before)["intrigue:windfall#0"].thing
    does, goes = (move for move in film.moves if move.place == was.rect or move.look == "fade")
    assert (does.start, does.after, does.sizes[0] < does.sizes[1]) == ((0.0, 0.0), False, True)
    assert (goes.start, goes.at, goes.before, goes.after) == ((0.0, 0.0), does.end, False, False)
    coins = [move for move in film.moves if not move.hides and isinstance(move.what[0], Icon)]
    assert len(coins) == 2
    for coin in coins:
        (icon,) = coin.what
        assert (icon.x + coin.start[0], icon.y + coin.start[1]) == pytest.approx(was.rect.center)
        assert coin.end < goes.end
    assert move_of(film, "intrigue:water_of_life#0").at == pytest.approx(does.end)


def test_a_point_flashes_up_where_it_lands():
    """Once it is there, growing and fading; one that is taken back does not."""
    screen = look(opened("solo-mentat-deploying"))
    gained = (("vp", 0, 1, "track:fremen"),)
    star, burst = plan(screen, screen, gained).moves
    assert (burst.look, burst.at, burst.before) == ("burst", pytest.approx(star.end), False)
    first, last = (frame(Film((burst,)), burst.at + share * burst.lasts, SIZE).elements[0] for share in (0.05, 0.8))
    assert isinstance(first, Snapshot)
    assert isinstance(last, Snapshot)
    assert first.rect.w < last.rect.w
    assert first.opacity > last.opacity > 0
    assert last.rect.center == pytest.approx(first.rect.center)
    assert frame(Film((burst,)), burst.end, SIZE).elements == ()
    assert "burst" not in {move.look for move in plan(screen, screen, (), back=gained).moves}


@pytest.mark.parametrize(
    ("source", "own"), [("intrigue:windfall", "intrigue:windfall#0"), ("card:dagger", "card:dagger#0")]
)
def test_what_others_get_from_a_card_does_not_come_out_of_the_same_card_of_the_viewer(source: str, own: str):
    made = position(hand=["dagger"], intrigue=["windfall"])
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.uncover()
    now = things(look(scene))
    (mine, theirs) = (flights([("gain", seat, "solari", 1, source)], now, now, viewer=0)[0].leaves for seat in (0, 2))
    assert (mine, theirs.partition(".")[0]) == (own, "count:2")


@pytest.mark.parametrize(("kind", "when"), [("gain", "seen"), ("spend", "at")])
@pytest.mark.parametrize("name", ["purse:spice", "purse:0.spice"])
def test_what_is_got_is_counted_as_it_lands_and_what_is_paid_as_it_leaves(kind: str, when: str, name: str):
    """On the seat as well as in the purse before it, as long as there is something under way."""
    screen = look(opened("solo-mentat-deploying"))
    event = (kind, 0, "spice", 3, "space:imperial_basin")
    film = plan(with_number(screen, name, 4), with_number(screen, name, 7), (event,), more=Brought(viewer=0))
    coins = [getattr(move, when) for move in film.moves if not move.hides]
    number = move_of(film, name)
    assert number.at == pytest.approx(min(coins))
    assert max(coins) < number.end < max(coins) + 0.3


def test_a_card_that_is_discarded_goes_into_its_pile_and_one_that_is_trashed_is_gone():
    screen = look(opened("solo-mercenary-first-turn"))
    name = own_card(screen)
    card, after = name.partition(":")[2].partition("#")[0], without(screen, name)
    (into,) = (
        move for move in plan(screen, after, (("discard", 0, card),), more=Brought(viewer=0)).moves if not move.after
    )
    (lost,) = (move for move in plan(screen, after, (("trash", 0, card, "hand"),)).moves if not move.after)
    assert into.place.center == pytest.approx(things(after)["pile:discard"].thing.rect.center)
    assert into.sizes[1] < 0.5 * into.sizes[0]
    assert (lost.look, lost.start) == ("fade", (0.0, 0.0))


def test_a_card_that_is_drawn_grows_out_of_its_deck_and_several_follow_one_another():
    screen = look(opened("solo-mercenary-first-turn"))
    cards = [name for name in things(screen) if name.startswith("card:")][:2]
    before = without(without(screen, cards[0]), cards[1])
    film = plan(before, screen, (("draw", 0, ("dagger", "dagger")),), more=Brought(viewer=0))
    first, second = (move_of(film, name) for name in cards)
    assert first.sizes[0] < first.sizes[1]
    assert second.at > first.at
    assert not [move for move in film.moves if not move.hides], "nothing else stands for them"
    (small,) = frame(Film((first,)), first.at, SIZE).elements
    assert isinstance(small, Snapshot)
    assert small.rect.w < 0.7 * first.place.w


def test_a_house_hagal_card_is_turned_over_on_its_way_out_of_the_deck():
    """Its back first, then its face."""
    scene = opened("solo-mercenary-first-turn")
    before, found = look(scene), {}
    while not found:
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.answering.answer(scene.session.rules.legal(scene.session.state)[-1])
        after = look(scene)
        film = plan(before, after, scene.news(), more=scene.brought)
        found = {move.hides: move for move in film.moves if move.hides.startswith("hagal:")}
        before = after
    (move,) = found.values()
    assert move.turns
    for share, style in ((0.3, "rival.back"), (0.8, "rival.card")):
        (card,) = frame(Film((move,)), move.at + share * move.lasts, SIZE).elements
        assert isinstance(card, Snapshot)
        (first, *_) = card.elements
        assert isinstance(first, Plate)
        assert first.style == style


@pytest.mark.parametrize("covered", [False, True])
def test_a_flag_falls_before_the_new_one_rises(covered: bool):
    """To and from the space; while the arena covers it, the Conflict card that names it."""
    screen = look(opened("four-mid-effect"))
    if covered:
        screen = changed(screen, regions=tuple(region for region in screen.regions if region.name != "city"))
    known = things(screen)
    falls, rises = flights((("control", 2, "arrakeen", 1),), known, known)
    place = "conflict" if covered else "flag:arrakeen"
    assert (falls.leaves, falls.lands, rises.leaves, rises.lands) == (place, "seat:1", "seat:2", place)
    film = plan(screen, screen, (("control", 2, "arrakeen", 1),))
    old, new = (move for move in film.moves if isinstance(move.what[0], Piece))
    assert (old.before, old.what[0].seat, new.what[0].seat) == (True, 1, 2)
    assert new.at > old.at


def test_nothing_comes_out_of_a_deck_when_it_is_taken_back_and_that_is_quicker():
    screen = look(opened("solo-mercenary-first-turn"))
    name = own_card(screen)
    back = move_of(plan(without(screen, name), screen), name)
    assert (back.look, back.start) == ("fade", (0.0, 0.0))
    before, after, events = answered(opened("solo-mercenary-first-turn"), "send", "reconnaissance", "arrakeen")
    agents = (next(m for m in plan(before, after, e).moves if m.hides.startswith("agent:0")) for e in (events, ()))
    assert next(agents).lasts == pytest.approx(BACK * next(agents).lasts)


def test_all_who_fought_go_home():
    """Each troop on its own way, at once; and who stood on the board meanwhile just stands there again."""
    scene = opened("four-combat")
    before, events = look(scene), ()
    fought = sum(seat.conflict for seat in scene.session.state.seats)
    while not any(event[0] == "phase" and event[2] == "makers" for event in events):
        before = look(scene)
        if scene.shown_game.watching:
            scene.do_next()
        else:
            scene.answering.answer(scene.session.rules.legal(scene.session.state)[-1])
        scene.shown_game.uncover()
        events = scene.news()
    film = plan(before, look(scene), events)
    home = [move for move in film.moves if not move.hides and isinstance(move.what[0], Picture)]
    assert len(home) == fought > 2
    assert home[0].at == 0.0
    assert not [move for move in film.moves if move.hides.startswith("agent:")]


@pytest.mark.parametrize("travel", [True, False])
def test_nothing_is_told_of_a_card_that_still_lies_face_down(travel):
    """Verdict, prospects, chronicle and the swords over the bar say what they said, until all has been seen."""
    session, player = Session.start(Rules(catalog(("base",)), solo("mentat")), 3, ("Ana", "Bo", "Cy")), Random(3)
    scene, told = at_table(session), 0
    while not session.over:
        scene.playback.play(player.choice(session.rules.legal(session.state)))
        while (act := scene.shown_game.act) is not None:
            before = look(scene)
            scene.do_next()
            card = scene.shown_game.act
            if act.stage is None or not act.stage.to_turn or card is None or card.moment != "card":
                continue
            after, (seat, *_) = look(scene), act.stage.to_turn
            film = plan(before, after, scene.news(), Tempo(1.0, travel))
            names = ("verdict", "chronicle", f"earned:{seat}", f"bar:{seat}")
            was, now = things(before), things(after)
            assert was["chronicle"].elements != now["chronicle"].elements
            for name in names:
                if was[name].elements == now[name].elements:
                    continue
                moves = [move for move in film.moves if move.hides == name]
                assert moves or not travel
                for move in moves if travel else ():
                    assert move.at > move_of(film, f"turned:{seat}.0").lasts / 2
                    assert tuple(frame(Film((move,)), move.at - 0.01, SIZE).elements) == was[name].elements
                    told += 1
    assert told > 20 or not travel


def test_the_card_of_a_new_conflict_is_turned_over():
    before = look(opened("four-combat"))
    found = things(before)["conflict"]
    rect = found.thing.rect.moved(0, 187)
    elsewhere = changed(
        before, regions=tuple(_moved_region(each, 187) if each is found.region else each for each in before.regions)
    )
    film = plan(before, elsewhere, (("conflict", -1, "skirmish_a"),))
    move = move_of(film, "conflict")
    assert move.turns
    assert move.place == rect
    (edge,) = frame(Film((move,)), move.at + move.lasts / 2, SIZE).elements
    assert edge.rect.w < 0.1 * rect.w
    assert not move_of(plan(before, elsewhere, (("round", -1, 2),)), "conflict").turns


def _moved_region(region: Region, by: float) -> Region:
    moved = tuple(thing._replace(rect=thing.rect.moved(0, by)) for thing in region.things)
    return changed(region, elements=moved_all(region.elements, 0, by), things=moved)


def test_what_was_revealed_and_sent_goes_to_the_discard_pile_when_the_table_is_cleared():
    for kind in ("revealed", "sent"):
        names = (f"{kind}:dagger#0", Rect(200, 40, 100, 100)), ("pile:discard", Rect(790, 40, 20, 20))
        lies = tuple(Thing(name, rect, at, at + 1) for at, (name, rect) in enumerate(names))
        hand = Region("hand", Rect(0, 0, 900, 300), (Label(250, 90, "a"), Label(800, 50, "b")), things=lies)
        pile = changed(hand, elements=hand.elements[1:], things=(lies[1]._replace(first=0, last=1),))
        film = plan(Screen("table", (hand,)), Screen("table", (pile,)), (("recall", 0),))
        (move,) = film.moves
        assert (move.start, move.after, move.sizes[0] > move.sizes[1]) == ((-550.0, 40.0), False, True)
