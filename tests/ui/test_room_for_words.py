"""Words and names on the table have the room there is: none is covered, cut within a word or taken for another."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.boxes.immortality.state import of_seat
from dune_desktop.engine.boxes.ix.state import of_table
from dune_desktop.engine.model.config import table
from dune_desktop.engine.rules.rows import row_of
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.languages import LANGUAGES as KNOWN
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.kit.build import IN_WORDS, Build
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.conflict.strength import strength
from dune_desktop.ui.presenters.table.conflict.verdict import verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.own.card import CARD_WIDTH, NAME_LINES, NAME_MARGIN
from dune_desktop.ui.presenters.table.prompt.corner import PROMPT
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Label
from dune_desktop.ui.screen.sizes import FLOOR
from dune_desktop.ui.screen.things import find, things
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.unseen.headless import fonts
from tests.kit import imm, ix_table
from tests.kit import table as kit_table
from tests.ui.geometry import covered, cut, problems
from tests.ui.tables import at_table
from tests.ui.test_table_immortality import HAND, WITH_IX, at_turn, click, region, words_in
from tests.ui.test_table_ix import IX, scene_of
from tests.ui.test_walks import NAMES as WALKERS

SIZE = (1920.0, 1080.0)
INTRIGUES = [each.id for each in catalog(("base",)).intrigues]
LEFT_OUT = 13  # cards of which an effect is not shown whole where ten of them lie in the hand
KEY = 28.0  # what the cap of a key takes beside a name
LONG_NAMES = ("Vladimir Hark", "Bo Katanin IV", "Cleopatra VII", "Dune Wanderer")


def told(scene: TableScene, name: str, language: str = "en") -> str:
    """The words of a region as they are set in the real letters."""
    scene.context.texts = Texts(language)
    return words_in(scene.screen(fonts(language), SIZE), name)


def model_of(scene: TableScene, language: str = "en") -> TableModel:
    scene.context.texts = Texts(language)
    return scene.model(fonts(language), SIZE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_and_held_is_told_whole(language: str) -> None:
    """Ways to choose, what is left of a turn, cards that only reveal in a full hand; the tip has what has no room."""
    for card, space in (("dagger", "tech_negotiation"), ("signet_ring", "carthag")):
        scene = at_turn("dagger", "signet_ring", boxes=WITH_IX)
        click(scene, "card", card)
        click(scene, "space", space)
        takes = [option for option in scene.session.rules.legal(scene.session.state) if option[0] == "take"]
        for option in takes[: card == "dagger"]:
            scene.handle(("option", *option))
        words, prompt = told(scene, "prompt", language), region(scene.screen(fonts(language), SIZE), "prompt")
        assert words.count("…") <= len([hit for hit in prompt.hits if hit.tip and not hit.action])
    scene = at_turn(*["convincing_argument"] * 2, *["dagger"] * 2, "seek_allies", "signet_ring", boxes=WITH_IX)
    assert "…" not in told(scene, "hand", language)


@pytest.mark.parametrize("boxes", [("base",), IX, WITH_IX])
def test_what_to_do_is_told_whole_in_the_smallest_window(boxes: tuple[str, ...]) -> None:
    """At every question of a whole game, whose players have long names; with a card and a space chosen, too."""
    session = Session.start(Rules(catalog(boxes), table(3, boxes)), 3, LONG_NAMES[:3])
    scenes, player = {code: at_table(session, code) for code in LANGUAGES}, RandomPlayer(3)
    while (decision := session.decision()) is not None:
        for language, scene in scenes.items():
            scene.shown_game.settle()
            scene.shown_game.viewer = decision.seat
            scene.begin()
            model = scene.model(fonts(language), canvas_for(1280, 720, dense=True))
            sends = [option for option in decision.legal if option[0] == "send"][:1]
            chosen = [Selection(card=str(card)) for _, card, *_ in sends]
            chosen += [Selection(card=str(card), space=str(space)) for _, card, space, *_ in sends]
            for selection in (Selection(), *chosen):
                drawn = PROMPT.draw(Build(model.metrics), PROMPT.select(replace(model, selection=selection)))
                words = [each.text for region in drawn for each in region.elements if isinstance(each, Label)]
                assert not [each for each in words if "…" in each], (len(session.log), language, selection)
        session.answer(player.choose(session.info_state()))


def fill(state: GameState) -> None:
    """As much of everything as can lie on the table."""
    for seat, player in enumerate(state.seats):
        mine = of_seat(state, seat)
        player.vp, player.solari, player.spice, player.water, player.swords = 12, 22, 18, 11, 14
        player.garrison, player.conflict, player.swordmaster, player.council = 4, 6, True, True
        mine.tanks, mine.tleilaxu, mine.research = (11, 4, imm("c8r6")) if seat % 2 else (10, 7, imm("c7r3"))
        player.hand = (*HAND, imm("usurp"), imm("sardaukar_quartermaster"))
        player.deck, player.discard = ("dagger",) * 22, ("dagger",) * 18
        player.in_play = ("reconnaissance", imm("scientific_breakthrough"), imm("tleilaxu_infiltrator"))
        player.intrigue = tuple(map(imm, ("disguised_bureaucrat", "economic_positioning", "counterattack")))
    state.alliances, state.offer = (0, 0, 0, 0), None
    state.row = tuple(map(imm, ("for_humanity", "tleilaxu_master", "occupation", "long_reach", "blank_slate")))
    row_of(state, "tleilaxu").shown = (imm("scientific_breakthrough"), imm("beguiling_pheromones"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_fullest_table_nothing_lies_on_words(language: str) -> None:
    scene = at_turn(boxes=WITH_IX)
    scene.context.texts, scene.session.names = Texts(language), WALKERS[language]
    fill(scene.session.state)
    for scene.session.state.seats[1].set_aside, scene.panels.board in (("", ""), ("missionaria_protectiva", "tleilax")):
        screen = scene.screen(fonts(language), SIZE)
        assert problems(screen, fonts(language)) == cut(screen, "piles") == cut(screen, "dial") == []
        assert scene.panels.board or covered(screen, fonts(language)) == []


@pytest.mark.parametrize("troops", [(3, 2, 1, 0), (2, 1, 1, 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_strengths_mean_is_told_whole(language: str, troops: tuple[int, ...]) -> None:
    """Also where three sentences follow one another and the names are long."""
    scene = at_table(Session.start(Rules(catalog(("base",)), table(4)), 5, LONG_NAMES))
    for seat, many in zip(scene.session.state.seats, troops, strict=True):
        seat.conflict = many
    model = model_of(scene, language)
    model.view.phase = "combat"
    screen = table_screen(model)
    note = find(screen, "verdict")
    assert note is not None
    words = "".join(element.text for element in note.elements if isinstance(element, Label)).replace(" ", "")
    sentences = verdict(model, [strength(model, seat) for seat in range(4)])
    assert words.endswith("".join(map(plain, sentences)).replace(" ", ""))
    assert problems(screen, fonts(language)) == []


def test_the_bar_asks_about_the_intrigue_card_that_is_chosen_and_where_to_click() -> None:
    scene = at_turn("dagger")
    scene.session.state.seats[0].intrigue = ("secret_of_the_sisterhood",)
    asked = question(model_of(scene))
    scene.handle(("intrigue", "secret_of_the_sisterhood"))
    headline, more = question(model_of(scene))
    assert "Secret of the Sisterhood" in headline
    assert headline.endswith("?")
    assert more != asked[1], "what can be done with the hand is not said of it"
    scene.handle(("intrigue", "secret_of_the_sisterhood"))
    assert question(model_of(scene)) == asked
    scene.session.state.seats[0].intrigue, scene.session.state.offer = ("bribery",), None
    scene.handle(("option", "intrigue", "bribery"))
    while scene.session.decision().kind != "influence":
        scene.handle(("option", *scene.session.rules.legal(scene.session.state)[0]))
    assert "Choose a highlighted Faction." in told(scene, "prompt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_undo_takes_back_is_named_whole(language: str) -> None:
    """Its button is a sign, and the tip says it."""
    model, drawings = model_of(at_turn("dagger", boxes=WITH_IX), language), Drawings()
    cards = [("acquire", card, 0, "discard") for card in sorted(model.rules.cards)]
    for option in (*(("intrigue", card) for card in INTRIGUES[::4]), *cards[::6]):
        tools = region(table_screen(replace(model, undo=option), drawings), "tools")
        (hit,) = [each for each in tools.hits if each.action == ("undo",)]
        assert model.texts.name(f"{'intrigue' if option[0] == 'intrigue' else 'card'}:{option[1]}") in hit.tip


def names_read(model: TableModel, *ids: str) -> list[str]:
    """What can be read as the names of these components."""
    there = things(table_screen(replace(model))).values()  # other cards lie there than when it was asked last
    found = [next(each for each in there if each.thing.id.startswith(name + "#")).elements for name in ids]
    words = [[each.text for each in elements if isinstance(each, Label) and each.weight == 600] for elements in found]
    return ["".join(text for text in rows if any(map(str.isalpha, text))) for rows in words]


def plain_table(language: str) -> TableModel:
    """Tests lay other cards before the seat that is asked, in the smallest window."""
    scene = scene_of(ix_table(hand=["dagger"]), language)
    return scene.model(fonts(language), canvas_for(1280, 720))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_that_lie_together_read_the_same(language: str) -> None:
    """In the smallest window, of all that begin alike, in the hand, in play and among the Intrigue cards."""
    model, cards = plain_table(language), catalog(IX)
    fill = ("dagger", "diplomacy", "reconnaissance", "seek_allies")
    intrigues = tuple(card.id for card in cards.intrigues)
    for place, kind, ids, others in (
        ("hand", "card", [card.id for card in cards.cards], fill * 2),
        ("in_play", "card", [card.id for card in cards.cards], fill * 2),
        ("intrigue", "intrigue", list(intrigues), intrigues[:7]),
    ):
        names = {each: model.name(f"{kind}:{each}") for each in sorted(set(ids))}
        same = 5 if language == "en" else 2  # letters
        pairs = [(a, b) for a, b in combinations(names, 2) if names[a][:same] == names[b][:same]]
        assert pairs or place == "intrigue"
        for a, b in pairs:
            setattr(model.me, place, (a, b, *[each for each in others if each not in (a, b)][:7]))
            first, second = names_read(model, f"{kind}:{a}", f"{kind}:{b}")
            assert first != second, (place, first)
        setattr(model.me, place, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_five_has_whole_names(language: str) -> None:
    model = plain_table(language)
    cards = sorted({card.id for card in catalog(IX).cards}, key=lambda card: len(model.name("card:" + card)))
    for at in range(0, len(cards), 5):
        model.me.hand = tuple(cards[at : at + 5])
        assert not [name for name in names_read(model, *("card:" + card for card in model.me.hand)) if "…" in name]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_at_the_table_is_cut(language: str) -> None:
    """In the smallest window: every card in hand, in play and for sale, every tile, Intrigue and Conflict card.

    Hardly any effect is left to the inspection.
    """
    scene = scene_of(kit_table(boxes=WITH_IX, hand=["dagger"]), language)
    model, cards = scene.model(fonts(language), canvas_for(1280, 720, dense=True)), catalog(WITH_IX)
    me, view = model.me, model.view
    found: set[tuple[str, str]] = set()
    left_out: set[str] = set()

    def fives(ids: Iterable[str]) -> list[tuple[str, ...]]:
        row = sorted(set(ids))
        return [tuple((row[at : at + 5] + row)[:5]) for at in range(0, len(row), 5)]

    def look() -> None:
        screen = table_screen(replace(model))
        found.update((name, word) for name in {each.name for each in screen.regions} for word in cut(screen, name))
        for name, drawn in things(screen).items():
            if name.startswith(("card:", "offer:", "reserve:", "jar:", "intrigue:", "tech:", "tile:")) and any(
                isinstance(each, Icon) and each.name == IN_WORDS.icon for each in drawn.elements
            ):
                left_out.add(name.partition("#")[0])

    for five in fives(card.id for card in cards.cards):
        me.hand = view.row = five
        me.in_play, row_of(view, "tleilaxu").shown = five[:4], five[:2]
        look()
        me.hand, me.in_play = five * 2, ()
        look()
        me.hand, me.in_play = five[:1], five + five[:1]
        look()
    me.hand, me.in_play = (), ()
    tiles = fives(model.rules.more["tech"])
    for five in [*tiles, *(five[2:] for five in tiles)]:
        of_table(view).shown = five[:3]
        look()
    for five in fives(card.id for card in cards.intrigues):
        for many in (1, 2, 5):
            me.intrigue = five[-many:]
            look()
    for card in cards.conflicts:
        view.conflicts = (card.id,)
        look()
    for seat in view.seats[:1]:
        seat.agents = tuple(model.rules.printed_spaces)
        look()
    assert not found
    assert len(left_out) <= LEFT_OUT, sorted(left_out)


def test_no_name_of_a_card_is_broken_within_a_word() -> None:
    """Wherever each of its words finds room in a row."""
    for room in (CARD_WIDTH - NAME_MARGIN, CARD_WIDTH - NAME_MARGIN - KEY):
        for card in catalog(WITH_IX).cards:
            words = [*KNOWN["ja"].apart(name := Texts("ja").name("card:" + card.id))]
            if all(fonts("ja").width(word, FLOOR, 600) <= room for word in words):
                rows = Build(fonts("ja")).cut_in_rows(name, room, NAME_LINES).split("\n")
                ends = {len("".join(words[:many])) for many in range(len(words) + 1)}
                assert {len("".join(rows[:many])) for many in range(1, len(rows))} <= ends, rows
