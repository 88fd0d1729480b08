"""Title, menu and new game: what is said, what is offered and what can be done by keys."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.resolution.setup import new_game
from dune_desktop.i18n import Texts
from dune_desktop.storage.files import rules_of
from dune_desktop.ui.presenters.screens.new_game.draft import TABLES, Draft
from dune_desktop.ui.presenters.screens.new_game.screen import new_game_screen
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.program import Program
from dune_desktop.ui.scenes.menu import MenuScene
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.text.textedit import TextEdit
from dune_desktop.ui.window.scene import Go
from tests.ui.fonts import fonts_of
from tests.ui.person import Person
from tests.ui.screens import IX, SIZES, hits, own
from tests.ui.tables import begin, go

SIZE = SIZES["16:9"]


def test_every_line_of_the_menu_has_a_key(program: Program) -> None:
    """Nothing moves when it is told that the game is saved."""
    with Person(program, begin(program, solo("mentat"), 3)) as person:
        person.answers(12)
        person.menu()
        lines = {hit.action: hit for hit in hits(own(person.screen, "menu"))}
        assert ("replay",) in lines
        assert all(hit.command for hit in lines.values())
        person.press("s", "RETURN")
        assert isinstance(person.scene, MenuScene)
        assert "Saved" in person.words()
        assert all(person.find(*action).rect == hit.rect for action, hit in lines.items())  # type: ignore[union-attr]


def test_who_plays_for_the_first_time_is_told_where_a_first_turn_is_explained(program: Program) -> None:
    """On the card of the first round, until it was looked up or hints are not wanted; help at the title shows it, too,
    and leads to the rules.
    """

    for hints, keys, told in ((False, (), False), (True, ("F1", "F1"), True), (True, (), False)):
        program.change("hints", hints)
        with Person(program, go(program, "new", solo("mentat"), 3, ("Ann",))) as person:
            assert (program.texts.t("tip.first_turn", cap="F1") in person.words()) == told
            assert (program.texts.t("tip.first_look", cap="I") in person.words()) == hints
            person.press(*keys)
    with Person(program) as person:
        person.press("F1")
        assert program.texts.t("help.start.title") in person.words()
        person.press("r")
        assert program.texts.t("help.start.1") in person.words()


def test_who_is_called_after_a_leader_is_so_in_the_language_of_now(program: Program) -> None:
    """Where the game is offered at the title and in the list of saves, once; names that persons chose stay."""
    with Person(program) as person:
        program.begin(table(2), 5, ("", "Ann"))
        assert program.game is not None
        leader, other = (seat.leader for seat in program.game.session.state.seats[:2])
        program.leave_game()
        person.app.follow(Go("title"))
        person.turn()
        for language in ("ja", "en", "ko"):
            person.do("set", "language", language)
            assert f"{Texts(language).name('leader_short:' + leader)} · Ann" in person.words()
        person.press("l")
        assert f"{program.texts.name('leader_short:' + leader)}, Ann" in person.words()
        assert not other or program.texts.name("leader_short:" + other) not in person.words()


def test_everything_that_can_be_clicked_can_be_reached_by_keyboard(program: Program) -> None:
    """Each action has a place in the Tab order or a key."""
    game = begin(program, solo(boxes=IX), 5)
    of_seat(game.session.state, 0).tech = ("flagship", "windtraps")
    lines = game.renderer.chronicle.all_lines(0)
    ways = {"menu": (), "log": (lines, {}, []), "inspect": ("tiles:0",), "title": (), "new_game": (), "load": ()}
    for place, args in ways.items():
        screen = go(program, place, *args, below=game).screen(fonts_of(), SIZE)
        if place in ("menu", "log", "inspect"):
            screen = own(screen, place)
        reachable = {hit.action for hit in hits(screen) if hit.order >= 0 or hit.command} | {("back",)}  # Esc
        clicked = {hit.action for hit in hits(screen) if hit.action and hit.action[0] != "scroll"}
        assert clicked <= reachable, place


DRAFT = Draft("solo", (TextEdit.of("", 16),) * 4, ("",) * 4, "mercenary", TextEdit.of("482913507", 9))


def test_only_what_is_possible_is_offered(program: Program) -> None:
    """Epic Game Mode for three and four players, the solo variants for one, both only with Rise of Ix. Who would leave
    the only seat to a computer is told what that means.
    """
    with_ix = replace(DRAFT, added=("ix",), wished=("brutal_escalation", "epic"))
    both = replace(with_ix, added=("ix", "immortality"))
    promo, eleven = ("variant", "piter_promo"), ("length", "to_eleven")
    variants = {("variant", "row_churn"), ("variant", "brutal_escalation")}
    for draft, offered in (
        *((replace(DRAFT, table=name), set()) for name in TABLES),
        (with_ix, variants),
        (replace(with_ix, table="2"), set()),
        (replace(with_ix, table="3"), {("length", "standard")}),
        (replace(with_ix, table="4", wished=()), {("length", "epic")}),
        (both, {eleven, *variants, promo}),
        (replace(both, table="2"), {eleven, promo}),
        (replace(both, table="3"), {eleven, ("length", "standard"), promo}),
    ):
        screen = own(new_game_screen(Page(Texts("en"), Plain(), *SIZE), draft), "game")
        found = {hit.action for hit in hits(screen) if hit.action and hit.action[0] in ("set", "variant", "length")}
        assert found - {("set", "ix"), ("set", "immortality")} == offered, draft
    for draft, left in (
        (replace(both, table="4", wished=("to_eleven", "piter_promo", "epic")), ("epic", "piter_promo")),
        (with_ix, ("brutal_escalation",)),
        (replace(with_ix, table="2"), ()),
        (replace(with_ix, table="4"), ("epic",)),
        (replace(with_ix, added=()), ()),
    ):
        assert draft.variants == left, "chosen at another table, or of another length"
    scene = go(program, "new_game")
    for players, said in (("solo", True), ("4", False)):
        scene.handle(("table", players))
        (computer,) = [hit for hit in hits(scene.screen(Plain(), SIZE)) if hit.action == ("sit", 0, "computer")]
        assert bool(computer.tip) == said


def test_a_leader_of_a_box_is_chosen_while_the_box_is(program: Program) -> None:
    """A game of Epic Game Mode with a leader of Rise of Ix begins. Without the box, or as a Rival's, the leader is left
    to chance again.
    """
    scene = go(program, "new_game")
    for action in (("set", "ix"), ("table", "3"), ("length", "epic"), ("seat", 1), ("leader", "tessia_vernius")):
        scene.handle(action)
    request = scene.handle(("begin",))
    assert isinstance(request, Go)
    session = go(program, request.place, *request.args).session  # type: ignore[attr-defined]
    assert (session.config.boxes, session.config.variants) == (("base", "ix"), ("epic",))
    assert session.state.seats[1].leader == "tessia_vernius"
    for taken in (("table", "solo"), ("set", "ix")):
        assert scene.draft.leaders[1] == "tessia_vernius"
        scene.handle(taken)
        assert scene.draft.leaders[1] == ""
        scene.handle(("seat", 1))
        assert ("leader", "tessia_vernius") not in {hit.action for hit in hits(scene.screen(Plain(), SIZE))}
        for action in (("table", "3"), ("seat", 1), ("leader", "tessia_vernius")):
            scene.handle(action)


def test_every_leader_on_offer_can_begin_a_game(program: Program) -> None:
    """A second side is no leader to begin with, and Shaddam sits down only with the CHOAM Module (U3.4): without it he
    is left to chance again. A Streamlined Rival is one of two.
    """
    scene = go(program, "new_game")
    scene.handle(("board", "uprising"))
    for players, seat, variants, many in (
        ("solo", 0, (), 8),
        ("solo", 1, ("choam",), 8),
        ("2", 2, (), 8),
        ("2", 2, ("streamlined",), 2),
        ("3", 0, ("choam",), 9),
    ):
        scene.draft = replace(scene.draft, wished=variants)
        scene.handle(("table", players))
        scene.handle(("seat", seat))
        shown = {hit.action for hit in hits(scene.screen(Plain(), SIZE)) if hit.action[:1] == ("leader",)}
        leaders = shown - {("leader", "")}
        assert len(leaders) == many, (players, seat, variants)
        for leader in leaders:
            scene.handle(leader)
            request = scene.handle(("begin",))
            assert isinstance(request, Go)
            config, seed, *_ = request.args
            assert ("leader", new_game(rules_of(config), seed).seats[seat].leader) == leader
    scene.handle(("leader", "uprising/shaddam_corrino_iv"))
    scene.handle(("variant", "choam"))
    assert scene.draft.leaders[0] == ""
