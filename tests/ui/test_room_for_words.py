"""What stands on the table has the room there is: nothing is cut, covered or left out beside an empty place."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.session import Session
from dune_desktop.session.chairs import Chair
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.conflict.strength import strength
from dune_desktop.ui.presenters.table.conflict.verdict import verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.prompt.question import question
from dune_desktop.ui.presenters.table.prompt.shown import PROMPT
from dune_desktop.ui.presenters.table.prompt.words import bar_words
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Icon, Label, Plate, Rect, Region, Screen
from dune_desktop.ui.screen.things import find
from dune_desktop.ui.text.richtext import plain
from dune_desktop.ui.window.unseen.headless import fonts
from tests.kit import immortality_table, solo_table
from tests.kit import table as made_by_kit
from tests.ui.geometry import box_of, covered, cut, problems
from tests.ui.tables import at_table
from tests.ui.test_table_immortality import WITH_IX, at_turn, click, fill, region, words_in

Drawn = TypeVar("Drawn", Label, Icon, Plate)
SIZE = (1920.0, 1080.0)
SAVES = Path(__file__).parents[2] / "saves" / "golden"


def told(scene: TableScene, name: str, language: str = "en") -> str:
    """The words of a region as they are set in the real letters."""
    scene.context.texts = Texts(language)
    return words_in(scene.screen(fonts(language), SIZE), name)


def model_of(scene: TableScene, language: str = "en") -> TableModel:
    scene.context.texts = Texts(language)
    return scene.model(fonts(language), SIZE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_choose_stand_in_words_and_the_line_about_them_is_whole(language: str) -> None:
    scene = at_turn("dagger", "signet_ring", boxes=WITH_IX)
    click(scene, "card", "dagger")
    click(scene, "space", "tech_negotiation")
    take = next(option for option in scene.session.rules.legal(scene.session.state) if option[0] == "take")
    scene.handle(("option", *take))
    prompt = told(scene, "prompt", language)
    assert scene.session.decision().kind == "choose"
    assert "…" not in prompt


@pytest.mark.parametrize(
    "sentences",
    [
        ("Resolve 3 effects in any order. ", "You may deploy 1 troop. ", "You can end your turn."),
        ("残り3つの効果を、好きな順に解決してください。", "1部隊を進軍できます。", "手番を終えられます。"),
    ],
)
def test_the_bar_leaves_sentences_out_and_cuts_none(sentences: tuple[str, ...]) -> None:
    """What is left out is in the tip; where there is room nothing is."""
    model = model_of(at_turn("dagger", "signet_ring"))
    props = PROMPT.select(model)
    assert props is not None
    props = props._replace(asked="Ariana at Carthag", more="".join(sentences))
    allowed = {"".join(sentences[:many]).rstrip() for many in range(4)}
    seen = set()
    for width in range(200, 1000, 20):
        b = Build(model.metrics)
        bar_words(b, Rect(0, 0, width, 60), props)
        labels = [element for element in b.elements if isinstance(element, Label)]
        assert all(label.x + model.metrics.width(label.text, label.size) <= width + 1 for label in labels)
        said = (
            "".join(label.text for label in labels).replace(" ", "").removeprefix("ArianaatCarthag").removeprefix("·")
        )
        (shown,) = (words for words in allowed if words.replace(" ", "") == said)
        assert [hit.tip for hit in b.hits] == ([props.more] if shown != props.more else [])
        seen.add(shown)
    assert {""} < seen


def test_what_the_ways_to_choose_say_themselves_is_not_said_before_them() -> None:
    """At the usual size there is room for them in words once the sentence is left out that says the same."""
    scene = at_turn("dagger", "signet_ring", boxes=WITH_IX)
    for option in (("send", "dagger", "tech_negotiation", 0, "", ""), ("take", "space:tech_negotiation", "choose", 0)):
        scene.session.answer(option)
    scene.begin()
    prompt = told(scene, "prompt", "en")
    assert "Send a Negotiator to Ix" in prompt
    assert "Tech Negotiation" in prompt
    assert "or put" not in prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_only_reveal_say_so_in_the_fullest_hand(language: str) -> None:
    scene = at_turn(*["convincing_argument"] * 2, *["dagger"] * 3, *["seek_allies"] * 2, boxes=WITH_IX)
    assert "…" not in told(scene, "hand", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_of_a_turn_is_told_whole(language: str) -> None:
    scene = at_turn("signet_ring", "dagger", boxes=WITH_IX)
    scene.session.state.seats[0].garrison = 4
    click(scene, "card", "signet_ring")
    click(scene, "space", "carthag")
    assert "…" not in told(scene, "prompt", language)


def test_an_intrigue_card_shows_all_it_does_where_the_row_has_room() -> None:
    scene = at_turn("dagger", "signet_ring", boxes=WITH_IX)
    scene.session.state.seats[0].intrigue = ("advanced_weaponry",)
    scene.session.state.offer = None
    wide = region(scene.screen(fonts("en"), SIZE), "intrigue")
    assert "…" not in words_in(scene.screen(fonts("en"), SIZE), "intrigue")
    assert wide.rect.w > scene.model(fonts("en"), SIZE).places["intrigue"].w
    assert wide.rect.x > max(hit.rect.right for hit in region(scene.screen(fonts("en"), SIZE), "hand").hits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_name_of_an_intrigue_card_is_whole_while_there_is_room_below_it(language: str) -> None:
    """Beside a full hand and what is in play, whichever card it is."""
    scene = at_turn(*["dagger"] * 5)
    seat = scene.session.state.seats[0]
    seat.in_play = ("signet_ring",)
    for card in scene.session.rules.intrigues:
        seat.intrigue, scene.session.state.offer = (card,), None
        rows, name = region(model_screen(scene, language), "intrigue"), Texts(language).name("intrigue:" + card)
        shown = [label.text for label in of_kind(rows, Label) if label.weight == 600]
        assert [text for text in shown if "…" in text and text != name] == []


def computers(level: str) -> TableScene:
    rules = Rules(catalog(WITH_IX), table(4, WITH_IX))
    chairs = (Chair(), *(Chair(level, guest=guest) for guest in ("velda", "isolde", "tamir")))
    session = Session.start(rules, 5, ("Ann", "Velda", "Isolde", "Tamir"), chairs=chairs)
    return at_table(session)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_strong_a_computer_is_stays_beside_first_player_and_alliance(language: str) -> None:
    scene = computers("expert")
    scene.session.state.first_player = 2
    scene.session.state.alliances = (2, -1, -1, -1)
    texts = Texts(language)
    words = told(scene, "seat.2", language)
    assert any(texts.t("computer.level.expert" + end) in words for end in ("", ".short"))


@pytest.mark.parametrize("points", [3, 11])
@pytest.mark.parametrize("held", [(2, 2, -1, -1), (2, 2, 2, -1), (2, 2, 2, 2)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_however_many_alliances_name_and_level_are_told_and_nothing_lies_on_them(
    language: str, held: tuple[int, ...], points: int
) -> None:
    """A level that has no room for letters is told by marks; an Alliance may cover another, but not the last one."""
    scene = computers("expert")
    state = scene.session.state
    state.alliances, state.seats[2].vp = held, points
    panel = region(model_screen(scene, language), "seat.2")
    name, *words = [
        label for label in of_kind(panel, Label) if label.y < panel.rect.y + 30 and label.text != str(points)
    ]
    assert name.text == "Isolde"
    marks = [icon for icon in of_kind(panel, Icon) if icon.name == "ornament"]
    texts = Texts(language)
    levels = [texts.t("computer.level.expert" + end) for end in ("", ".short")]
    assert [word.text for word in words] in [[level] for level in levels] or len(marks) == 3
    told = [box_of(label, fonts(language)) for label in (name, *words)]
    rings = [
        plate.rect for plate in of_kind(panel, Plate) if plate.style == "ring" and plate.rect.y < panel.rect.y + 30
    ]
    assert len(rings) == held.count(2)
    first, last = min(rings), max(rings)
    number = next(label for label in of_kind(panel, Label) if label.text == str(points))
    assert max(box.right for box in told) < first.x
    assert all(icon.x + icon.size / 2 <= first.x for icon in marks)
    assert last.right < box_of(number, fonts(language)).x


def model_screen(scene: TableScene, language: str) -> Screen:
    scene.context.texts = Texts(language)
    return scene.screen(fonts(language), SIZE)


def of_kind(made: Region, kind: type[Drawn]) -> list[Drawn]:
    return [element for element in made.elements if isinstance(element, kind)]


def combat() -> TableScene:
    scene = at_table(to_session(read(SAVES / "four-combat.dune")))
    scene.shown_game.uncover()
    return scene


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_long_as_cards_of_combat_may_be_played_nothing_is_decided(language: str) -> None:
    scene = combat()
    so_far = Texts(language).t("combat.as_it_stands")
    assert isinstance(scene.session.state.stack[-1], WindowFlow)
    assert so_far in told(scene, "conflict.arena", language)
    while scene.session.state.phase == "combat" and isinstance(scene.session.state.stack[-1], WindowFlow):
        scene.session.answer(scene.session.rules.legal(scene.session.state)[-1])
    scene.shown_game.settle()
    if scene.session.state.phase == "combat":
        assert so_far not in told(scene, "conflict.arena", language)


def test_a_window_without_a_card_to_play_says_why_it_is_asked_and_space_passes() -> None:
    scene = combat()
    seat = scene.session.asked() or 0
    scene.session.state.seats[seat].intrigue = ("bindu_suspension",)
    scene.session.state.offer = None
    screen = scene.screen(fonts("en"), SIZE)
    assert "Everyone with Intrigue cards is asked" in words_in(screen, "prompt")
    (golden,) = [hit for hit in region(screen, "prompt").hits if hit.golden]
    assert golden.command.split()[0] == "primary"


def test_choosing_a_faction_says_where_to_click() -> None:
    scene = at_turn("dagger")
    scene.session.state.seats[0].intrigue = ("bribery",)
    scene.session.state.offer = None
    scene.handle(("option", "intrigue", "bribery"))
    while scene.session.decision().kind != "influence":
        scene.handle(("option", *scene.session.rules.legal(scene.session.state)[0]))
    assert "Choose a highlighted Faction." in told(scene, "prompt")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_card_goes_is_asked_with_the_keys_that_answer(language: str) -> None:
    """Whatever it is called."""
    letters, texts = fonts(language), Texts(language)
    names = [each.id for each in catalog(("base",)).cards if each.deck == "imperium"]
    *_, card = sorted(names, key=lambda name: letters.width(texts.name("card:" + name)))
    made = made_by_kit(hand=["convincing_argument"]).row(card).reveal()
    made.turn.acquire_to_top, made.turn.persuasion = True, 12
    scene = at_table(Session(made.rules, made.state, 1, ("Jiwon", "Minho", "Aya", "Noor")), curtain=False)
    ways = [("acquire", card, 0, to) for to in ("discard", "top")]
    scene.handle(("group", *ways))
    scene.context.texts = texts
    bar = region(scene.screen(letters, SIZE), "prompt")
    written = [label.text for label in of_kind(bar, Label)]
    assert [key for key in written if key in ("1", "2")] == ["1", "2"]
    assert not [words for words in written if "…" in words]


@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_brings_an_alliance_is_told_whole(language: str, ix: bool) -> None:
    made = immortality_table(ix=ix, hand=["power_play"], influence={"fremen": 2}, water=2)
    session = Session(made.rules, made.state, 1, ("Jiwon", "Minho", "Aya", "Noor"))
    session.answer(next(option for option in made.legal() if option[:3] == ("send", "power_play", "hardy_warriors")))
    scene = at_table(session, curtain=False)
    assert session.state.alliances.count(0) == 1
    scene.shown_game.settle()
    assert "2 → 4" in told(scene, "chronicle", "en")
    assert "…" not in told(scene, "chronicle", language)


def test_intrigue_shows_all_it_does_where_no_hand_lies() -> None:
    """After the Reveal turn too."""
    scene = at_table(to_session(read(SAVES / "ix-four-recalling-a-freighter.dune")))
    scene.shown_game.uncover()
    assert "…" not in told(scene, "intrigue")


def test_many_intrigue_cards_show_what_they_do_behind_their_names() -> None:
    """Four lie in low rows: all they do stands there as long as the hand leaves room."""
    cards = ["ambush", "bribery", "charisma", "windfall"]
    made = solo_table(boxes=("base", "ix", "immortality"), hand=["dagger"], intrigue=cards)
    scene = at_table(Session(made.rules, made.state, 1, ("Jiwon", "Memnon", "Rabban")))
    scene.shown_game.uncover()
    rows = region(model_screen(scene, "en"), "intrigue")
    assert len(rows.hits) == 4
    for hit in rows.hits:
        name = next(
            label for label in of_kind(rows, Label) if hit.rect.contains(label.x, label.y) and label.weight == 600
        )
        assert [icon for icon in of_kind(rows, Icon) if hit.rect.contains(icon.x, icon.y) and icon.x > name.x + 30]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_undo_takes_back_is_named_whole(language: str) -> None:
    """Every card that can be played or bought; where its name has no room the tip has it, and what was done is told."""
    scene = at_turn("dagger", boxes=WITH_IX)
    model, rules, drawings = model_of(scene, language), scene.session.rules, Drawings()
    played = [("intrigue", card) for card in rules.intrigues]
    for option in (*played, *(("acquire", card, 0, "discard") for card in rules.cards)):
        made = region(table_screen(replace(model, undo=option), drawings), "tools")
        told = "".join(label.text for label in of_kind(made, Label))
        name = Texts(language).name(f"{'intrigue' if option[0] == 'intrigue' else 'card'}:{option[1]}")
        (hit,) = [each for each in made.hits if each.action == ("undo",)]
        in_short = Texts(language).t(f"undo.{option[0]}.short")
        assert "".join((in_short if hit.tip else name).split()) in "".join(told.split())
        assert name in hit.tip or not hit.tip


@pytest.mark.parametrize("language", LANGUAGES)
def test_undo_leaves_no_letter_alone(language: str) -> None:
    scene = at_turn("dagger", "diplomacy")
    model = replace(model_of(scene, language), undo=("pass",))
    lines = [e.text for e in region(table_screen(model), "tools").elements if isinstance(e, Label)]
    assert all(len(line) > 1 for line in lines), lines


def test_the_bar_asks_about_the_intrigue_card_that_is_chosen() -> None:
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


def test_undo_breaks_no_japanese_word() -> None:
    """Whatever it takes back, to take back stands whole in one line, and so does that there is nothing yet."""
    scene = at_turn("dagger", "diplomacy", boxes=("base", "ix", "immortality"))
    model, drawings = model_of(scene, "ja"), Drawings()
    kinds = [key.removeprefix("undo.") for key in model.texts.keys("undo.") if not model.texts.fields(key)]
    for undo in [None, *((kind,) for kind in kinds if not kind.startswith("closed"))]:
        made = region(table_screen(replace(model, undo=undo), drawings), "tools")
        lines = [e.text for e in made.elements if isinstance(e, Label)]
        assert any("取り消す" in line or "取り消し不可" in line for line in lines), lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("save", ["ix-solo-row-churn", "all-three-mid-reveal", "all-four-mid-effect"])
def test_sentences_of_the_table_grow_where_they_have_room(save: str, language: str) -> None:
    """With larger text to be read, they do; nothing lies on anything else, and no more is cut than before."""
    path = SAVES / f"{save}.dune"
    letters, short, sizes = fonts(language), [], []
    for reading in ("100", "150", "200"):
        scene = at_table(to_session(read(path), path), language, reading=reading)
        scene.playback.settle()
        scene.shown_game.uncover()
        screen = scene.screen(letters, SIZE)
        assert not problems(screen, letters)
        said = [e for name in ("prompt", "chronicle") for e in region(screen, name).elements if isinstance(e, Label)]
        short.append(sum("…" in label.text for label in said))
        told_in = [each for each in screen.regions if each.name in ("chronicle", "recap.lines")]
        sizes.append({e.size for each in told_in for e in each.elements if isinstance(e, Label)})
    assert short[0] >= short[1] == short[2]
    assert sizes[0] == {20}
    assert all(size <= 20 * larger for larger, each in ((1.5, sizes[1]), (2.0, sizes[2])) for size in each)
    if save != "immortality-solo-late":  # where the chronicle has but two lines
        assert 20 < max(sizes[1]) <= max(sizes[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_seven_cards_in_play_beside_a_full_hand_are_told_from_all_others(language: str) -> None:
    """Those with the longest names there are: what is seen of each is the name of no other card of the game."""
    scene = at_turn(boxes=WITH_IX)
    rules, me = scene.session.rules, scene.session.state.seats[0]
    fill(rules, scene.session.state)
    names = {card.id: str(Texts(language).name("card:" + card.id)) for card in rules.catalog.cards}
    longest = sorted(names, key=lambda card: -fonts(language).width(names[card], 20, 600))[:7]
    me.in_play = tuple(longest)
    screen = model_screen(scene, language)
    assert problems(screen, fonts(language)) == []
    found = [thing for thing in region(screen, "piles").things if thing.id.startswith("card:")]
    assert len(found) == 7
    for card, thing in zip(longest, found, strict=True):
        lines = [each for each in region(screen, "piles").elements[thing.first : thing.last] if isinstance(each, Label)]
        seen = "".join(line.text for line in lines)
        begins, ends = names[card].startswith(seen.rstrip("…")), names[card].endswith(seen.lstrip("…"))
        assert begins or ends
        alike = [
            name
            for name in set(names.values())
            if (name.startswith(seen.rstrip("…")) if begins else name.endswith(seen.lstrip("…")))
        ]
        assert alike == [names[card]], seen
    me.in_play = ("reconnaissance",)
    assert find(model_screen(scene, language), "section:in_play")


@pytest.mark.parametrize("aside", [False, True], ids=["", "a card set aside"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_on_the_fullest_table(language: str, aside: bool) -> None:
    """Cards in play and whose turn it is are named whole, too."""
    scene = at_turn(boxes=WITH_IX)
    fill(scene.session.rules, scene.session.state)
    scene.session.state.seats[1].set_aside = "missionaria_protectiva" if aside else ""
    screen = model_screen(scene, language)
    assert covered(screen, fonts(language)) == []
    assert cut(screen, "piles") == []
    assert cut(screen, "dial") == []


@pytest.mark.parametrize("troops", [(3, 2, 1, 0), (2, 1, 1, 0), (2, 2, 1, 0), (3, 2, 1, 1), (2, 1, 1, 1), (1, 1, 1, 1)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_strengths_mean_is_told_whole(language: str, troops: tuple[int, ...]) -> None:
    """Also where three sentences follow one another and the names are long."""
    rules = Rules(catalog(("base",)), table(4))
    names = ("Vladimir Hark", "Bo Katanin IV", "Cleopatra VII", "Dune Wanderer")
    scene = at_table(Session.start(rules, 5, names))
    for seat, many in zip(scene.session.state.seats, troops, strict=True):
        seat.conflict = many
    model = model_of(scene, language)
    model.view.phase = "combat"
    note = find(table_screen(model), "verdict")
    assert note is not None
    words = "".join(element.text for element in note.elements if isinstance(element, Label)).replace(" ", "")
    sentences = verdict(model, [strength(model, seat) for seat in range(4)])
    assert words.endswith("".join(map(plain, sentences)).replace(" ", ""))
    boxes = [box_of(element, fonts(language)) for element in note.elements if isinstance(element, Label)]
    assert max(box.bottom for box in boxes) <= note.thing.rect.bottom
