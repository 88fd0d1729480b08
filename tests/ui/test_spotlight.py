"""What others do is shown large, one after another, and great moments are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from dune_desktop.company.task_runner import LocalRunner, TaskResult
from dune_desktop.company.tasks import Choose
from dune_desktop.session import GUESTS, PERSON, Chair, Session
from dune_desktop.ui.motion.film import Film
from dune_desktop.ui.motion.plan import plan
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Icon, Label, Picture, Piece, Plate, Rect, Screen
from dune_desktop.ui.screen.things import find, things
from tests.kit import immortality_table, solo_table, table
from tests.kit.placing import imm
from tests.kit.table import Table
from tests.ui.fonts import fonts_of
from tests.ui.tables import at_table

SIZE = (1920.0, 1080.0)


class Told(LocalRunner):
    """A computer that gives the first answers that begin so, in their order."""

    def __init__(self, *options: tuple[object, ...]) -> None:
        super().__init__()
        self.options = list(options)

    def fetch(self, ticket: int) -> TaskResult | None:
        task = self._tasks[ticket]
        if not self.options:
            return None
        assert isinstance(task, Choose)
        begun = self.options.pop(0)
        return TaskResult(next(each for each in task.info_state.options if each[: len(begun)] == begun))


def _scene(made: Table, *options: tuple[object, ...], **settings: object) -> TableScene:
    """A person in the first seat; computers in the others answer so."""
    seats = len(made.state.seats)
    chairs = (PERSON, *(Chair("novice", "balanced", GUESTS[seat]) for seat in range(1, seats)))
    session = Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")[:seats], chairs=chairs)
    return at_table(session, runner=Told(*options), ask_before_losses=False, draws=False, **settings)


def _dark_plates(screen: Screen) -> list[Element]:
    return [element for each in screen.regions if each.name == "spotlight.veil" for element in each.elements]


def _look(scene: TableScene) -> Screen:
    return scene.screen(fonts_of("en"), SIZE)


def _words(screen: Screen, region: str) -> str:
    found = (each for each in screen.regions if each.name == region)
    return " ".join(element.text for each in found for element in each.elements if isinstance(element, Label))


def _dark(screen: Screen) -> list[Rect]:
    """What has lost its light."""
    found = (each for each in screen.regions if each.name == "spotlight.veil")
    return [element.rect for each in found for element in each.elements if isinstance(element, Plate)]


class Case(NamedTuple):
    """Answers of a computer; which card is shown then, which places keep daylight, and words that are said."""

    made: Callable[[], Table]
    options: tuple[tuple[object, ...], ...]
    card: str
    lit: tuple[str, ...]
    said: tuple[str, ...]


EYES = imm("replacement_eyes")

CASES = {
    "send": Case(
        lambda: table(3, hand=["dagger"], solari=5, turn_of=1),
        (("send", "dagger", "high_council"),),
        "card:dagger",
        ("space:high_council",),
        ("Bo sends an Agent", "High", "Council", "Dagger", "−5"),
    ),
    "reveal": Case(
        lambda: table(3, hand=["dagger", "convincing_argument"], conflict=1, turn_of=1),
        (("reveal",),),
        "card:convincing_argument",
        ("strength:1",),
        ("Bo reveals", "Dagger", "Convincing", "+2"),
    ),
    "purchase": Case(
        lambda: table(3, hand=["convincing_argument"], turn_of=1),
        (("acquire", "arrakis_liaison"),),
        "card:arrakis_liaison",
        ("reserve:arrakis_liaison",),
        ("Bo acquires", "Arrakis Liaison"),
    ),
    "purchase after an Intrigue card": Case(
        lambda: table(3, hand=["convincing_argument"], intrigue=["windfall"], turn_of=1),
        (("reveal",), ("intrigue", "windfall"), ("acquire", "arrakis_liaison")),
        "card:arrakis_liaison",
        ("reserve:arrakis_liaison",),
        ("Bo acquires", "Arrakis Liaison"),
    ),
    "graft": Case(
        lambda: immortality_table(3, hand=["reconnaissance", EYES], turn_of=1),
        (("send", "reconnaissance", "arrakeen", 0, "", "card:" + EYES),),
        "card:" + EYES,
        ("space:arrakeen",),
        ("Bo sends an Agent", "Reconnaissance", "Replacement Eyes"),
    ),
    "against the viewer": Case(
        lambda: table(3, intrigue=["double_cross"], solari=1, turn_of=1).setup(0, conflict=2),
        (("intrigue", "double_cross"),),
        "intrigue:double_cross",
        ("strength:1",),
        ("Bo plays", "Double", "Cross", "−1"),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_who_does_what_where_and_what_comes_of_it_is_seen(name: str) -> None:
    case = CASES[name]
    scene = _scene(case.made(), *case.options)
    told = scene.context.runner
    assert isinstance(told, Told)
    for now in range(9):
        if told.options:
            while scene.shown_game.act is not None:
                scene.do_next()
            scene.tick(float(now))
    screen = _look(scene)
    leader = scene.session.state.seats[1].leader
    face = find(screen, "spotlight:1")
    assert face is not None
    assert any(isinstance(each, Picture) and each.name == f"medallion:leader:{leader}" for each in face.elements)
    assert [thing for thing in things(screen) if thing.startswith("staged:") and f"|{case.card}#" in thing]
    for place in case.lit:
        found = find(screen, place)
        assert found is not None
        x, y = found.thing.rect.center
        assert not any(rect.contains(x, y) for rect in _dark(screen)), place
    words = _words(screen, "spotlight")
    assert all(part in words for part in case.said), words
    purse = find(screen, "purse")
    assert purse is not None
    own = purse.thing.rect
    assert any(rect.contains(own.x + 50, own.y + 50) for rect in _dark(screen)) == (name != "against the viewer")
    while scene.shown_game.act is not None:
        scene.do_skip()
    assert find(_look(scene), "spotlight:1") is None, "skipped"


def test_nothing_lies_over_the_land_that_is_visited_and_troops_march_from_there() -> None:
    """Those on their way are not yet in the army; what came of it stands beside the place."""
    made = table(3, hand=["reconnaissance"], turn_of=1).setup(1, conflict=1, garrison=2)
    scene = _scene(made, ("send", "reconnaissance", "arrakeen"), ("deploy", 2))
    before = None
    for now in range(9):
        if scene.shown_game.act is not None:
            if "march:1" in things(_look(scene)):
                break
            before = _look(scene)
            scene.do_next()
        scene.tick(float(now))
    screen = _look(scene)
    assert before is not None
    opening = scene.model(fonts_of("en"), SIZE).places["opening"]
    card, face = (find(screen, name) for name in ("staged:seat:1|card:reconnaissance#0", "spotlight:1"))
    assert card is not None
    assert face is not None
    assert max(card.thing.rect.right, face.thing.rect.right) <= opening.x
    chips = [name for name in things(screen) if name.startswith("spotlight.chip:")]
    assert chips
    assert all(_center(screen, name)[0] > opening.x for name in chips)
    walkers = [name for name in things(screen) if name.startswith("walker:")]
    army = find(screen, "troops:1.conflict")
    assert army is not None
    standing = [each for each in army.elements if isinstance(each, Picture) and ":soldier" in each.name]
    assert (len(walkers), len(standing)) == (2, 1)
    place = _center(screen, "space:arrakeen")
    setting_out = [move for move in plan(before, screen, scene.news()).moves if move.hides in walkers]
    assert setting_out
    for move in setting_out:
        x, y = _center(screen, move.hides)
        assert (round(x + move.start[0]), round(y + move.start[1])) == place


def test_what_a_visit_brings_after_an_intrigue_card_is_told_of_the_visit() -> None:
    """Here it is the viewer who loses a troop by it."""
    made = table(3, hand=["gun_thopter"], intrigue=["windfall"], turn_of=1).setup(0, garrison=2)
    options = ("send", "gun_thopter", "arrakeen"), ("intrigue", "windfall"), ("take", "card:gun_thopter")
    scene = _scene(made, *options)
    seen: list[str] = []
    for now in range(9):
        if scene.shown_game.act is not None:
            shown = [thing.partition("|")[2] for thing in things(_look(scene)) if thing.startswith("staged:")]
            seen += [card for card in shown if card not in seen[-1:]]
            scene.do_next()
        scene.tick(float(now))
    assert seen[:3] == ["card:gun_thopter#0", "intrigue:windfall#0", "card:gun_thopter#0"]


def test_a_rivals_cards_are_seen_with_what_spoke_against_them() -> None:
    made = solo_table("mentat", hand=["dagger"]).setup(2, agents=["wealth"], agents_left=0)
    made.hagal_deck("hagal_wealth", "hagal_conspire").play("dagger", "hall_of_oratory")
    session = Session(made.rules, made.state, 1, ("Ann", "Rabban", "Ilban"))
    scene = at_table(session)
    scene.handle(("option", "end_turn"))
    screen = _look(scene)
    words = _words(screen, "spotlight")
    assert find(screen, "staged:deck:hagal|hagal:hagal_conspire#0") is not None
    for part in ("Rabban sends an Agent", "Conspire", "Wealth: occupied by Ilban", "+2"):
        assert part in words, words


def test_several_turns_of_others_are_shorter_and_nothing_is_staged_at_once() -> None:
    made = solo_table("mentat", hand=["dagger"]).hagal_deck("hagal_wealth", "hagal_conspire")
    made.play("dagger", "hall_of_oratory")
    session = Session(made.rules, made.state, 1, ("Ann", "Rabban", "Ilban"))
    scene = at_table(session)
    scene.handle(("option", "end_turn"))
    first, second, *_ = scene.shown_game.acts
    assert 1.5 < second.lasts("normal", True) < first.lasts("normal", True) < 2.5, "time to read a sentence"
    scene.shown_game.stage("instant")
    assert not scene.shown_game.watching


def _with_an_alliance(**settings: object) -> TableScene:
    """A person takes an Alliance, with its point."""
    made = table(3, hand=["diplomacy"], water=1, influence={"fremen": 3})
    scene = _scene(made, **settings)
    scene.handle(("option", *next(each for each in made.legal() if each[:3] == ("send", "diplomacy", "stillsuits"))))
    return scene


def test_great_moments_at_once_are_one_fanfare_which_a_press_ends() -> None:
    scene = _with_an_alliance()
    assert scene.shown_game.act is not None
    assert (scene.shown_game.act.moment, len(scene.shown_game.acts)) == ("fanfare", 1)
    assert 1.0 <= scene.shown_game.act.lasts("normal", True) <= 1.6
    screen = _look(scene)
    fanfares = [thing for thing in things(screen) if thing.partition(":")[0] in ("fanfare", "loss")]
    words = _words(screen, "fanfare")
    assert fanfares == ["fanfare:0"]
    assert "Fremen Alliance" in words
    scene.do_next()
    before, after = screen, _look(scene)
    assert not scene.shown_game.watching
    assert find(after, "fanfare:0") is None
    heard = [sound.name for sound in plan(after, before).sounds]
    assert "fanfare" in heard


def _center(screen: Screen, name: str) -> tuple[int, int]:
    found = find(screen, name)
    assert found is not None, name
    x, y = found.thing.rect.center
    return round(x), round(y)


def _flown(film: Film) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """From where to where something flies that stays in neither place."""
    found = []
    for move in film.moves:
        if move.look == "go" and not move.hides and not move.after:
            if move.place.w:
                x, y = move.place.center
            else:
                (icon,) = move.what
                assert isinstance(icon, Icon | Piece)
                x, y = icon.x, icon.y
            found.append(((round(x + move.start[0]), round(y + move.start[1])), (round(x), round(y))))
    return found


def test_what_came_of_it_flies_where_it_belongs_when_the_stage_ends_and_not_before() -> None:
    scene = _scene(table(3, hand=["diplomacy"], turn_of=2), ("send", "diplomacy", "wealth"), ("end_turn",))
    before, events = _look(scene), scene.news()
    scene.tick(0.0)
    scene.tick(1.0)
    staged, events = _look(scene), scene.news()
    purse, track = _center(staged, "purse:2.solari"), _center(staged, "influence:2.emperor")
    assert {"gain", "influence"} <= {event[0] for event in events}
    assert purse not in [end for _, end in _flown(plan(before, staged, events))]
    scene.do_skip()
    scene.tick(2.0)
    while scene.shown_game.watching:
        scene.do_next()
    after = _look(scene)
    film = plan(staged, after, scene.news())
    chips = [name for name in things(staged) if name.startswith("spotlight.chip:")]
    assert sorted(_flown(film)) == sorted(
        (_center(staged, name), _center(after, name.partition(">")[2])) for name in chips
    )
    assert {end for _, end in _flown(film)} == {purse, track}
    light = [move for move in film.moves if any(each in _dark_plates(staged) for each in move.what)]
    assert [(move.look, move.after) for move in light] == [("fade", False)]
    assert 0.15 <= light[0].end <= 0.2


def test_the_token_of_a_fanfare_comes_from_its_place_and_goes_to_the_seat() -> None:
    made = table(3, hand=["diplomacy"], water=1, influence={"fremen": 3})
    scene = _scene(made)
    before = _look(scene)
    scene.handle(("option", *next(each for each in made.legal() if each[:3] == ("send", "diplomacy", "stillsuits"))))
    great, events = _look(scene), scene.news()
    (token,) = (name for name in things(great) if name.startswith("token:"))
    board, seat = _center(before, "alliance:fremen"), _center(great, "seat:0")
    film = plan(before, great, events)
    (comes,) = (move for move in film.moves if move.hides == token)
    x, y = _center(great, token)
    assert (round(x + comes.start[0]), round(y + comes.start[1])) == board
    assert (board, seat) not in _flown(film), "it does not fly twice"
    scene.do_next()
    assert _flown(plan(great, _look(scene))) == [((x, y), seat)]


def _acts_of(scene: TableScene, *seats: int) -> Iterator[Screen]:
    """The first picture of what each of these seats does, one act after another."""
    looks: list[Screen] = []
    for now in range(6):
        scene.tick(float(now))
        looks.append(_look(scene))
        if scene.shown_game.watching:
            scene.do_next()
    return (next(look for look in looks if f"spotlight:{seat}" in things(look)) for seat in seats)


def test_who_acted_is_gone_before_the_next_comes() -> None:
    """Two pictures that shine through each other are neither of them."""
    made = table(3, hand=["diplomacy"], turn_of=1)
    made.setup(2, hand=["dagger"])
    scene = _scene(made, ("send", "diplomacy", "wealth"), ("send", "dagger", "hall_of_oratory"))
    first, second = _acts_of(scene, 1, 2)
    fading = [move for move in plan(first, second, ()).moves if move.look == "fade"]
    goes = [move.end for move in fading if not move.after]
    comes = [move.at for move in fading if not move.before]
    assert goes
    assert comes
    assert max(goes) <= min(comes)


def test_an_arrow_of_one_seat_is_not_seen_at_the_card_of_another() -> None:
    """Both cards stand at the same place before the wall; the arrow of the first one goes before that of the second."""
    made = table(3, hand=["dune_the_desert_planet"], turn_of=1)
    made.setup(2, hand=["dagger"])
    sent = ("send", "dune_the_desert_planet", "secure_contract"), ("send", "dagger", "hall_of_oratory")
    scene = _scene(made, *sent)
    first, second = _acts_of(scene, 1, 2)
    was, now_there = ({name for name in things(look) if name.startswith("arrow:")} for look in (first, second))
    assert was
    assert now_there
    assert not was & now_there
    moves = [
        move
        for move in plan(first, second, ()).moves
        if any(isinstance(each, Picture) and each.name.startswith("arrow:") for each in move.what)
    ]
    (goes,) = (move for move in moves if not move.after)
    (comes,) = (move for move in moves if not move.before)
    assert goes.end <= comes.at


def test_who_loses_an_alliance_hears_it() -> None:
    made = table(3, turn_of=1).setup(0, influence={"fremen": 4})
    made.setup(1, hand=["diplomacy"], water=1, influence={"fremen": 4})
    scene = _scene(made, ("send", "diplomacy", "stillsuits"))
    before = _look(scene)
    for now in (0.0, 1.0):
        scene.tick(now)
    staged = _look(scene)
    assert "−" in _words(staged, "spotlight")
    assert {"loss:0", "fanfare.small:1"} <= {*things(staged)}
    assert "loss" in [sound.name for sound in plan(before, staged, scene.news()).sounds]


def test_without_animations_the_stage_stands_as_long_as_the_pace_says() -> None:
    """With the great moments of others; a press ends it as well."""
    made = table(3, hand=["diplomacy"], water=1, influence={"fremen": 3}, turn_of=1)
    scene = _scene(made, ("send", "diplomacy", "stillsuits"), motion="off")
    for now in (0.0, 1.0, 1.0):
        scene.tick(now)
    act = scene.shown_game.act
    assert act is not None
    assert {"spotlight:1", "fanfare.small:1"} <= {*things(_look(scene))}
    scene.tick(1.0 + 0.9 * act.lasts("normal", True))
    assert scene.shown_game.act is act
    scene.tick(1.0 + act.lasts("normal", True))
    assert scene.shown_game.act is None


@pytest.mark.parametrize(
    "settings",
    [{"great_moments": "off"}, {"motion": "off"}, {"rival_pace": "instant"}],
    ids=["off", "still", "instant"],
)
def test_who_wants_no_fanfares_has_none(settings: dict[str, str]) -> None:
    assert not _with_an_alliance(**settings).shown_game.watching


def test_short_ones_are_shorter() -> None:
    whole, short = _with_an_alliance().shown_game.act, _with_an_alliance(great_moments="short").shown_game.act
    assert whole is not None
    assert short is not None
    assert short.lasts("normal", True) < whole.lasts("normal", True)
