"""Everything on the table says in words what it is, what it does and, if it is dark, why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.config import solo, table
from dune_desktop.engine.model.ids import HIDDEN, Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.storage.files import read, to_session
from dune_desktop.ui.kit.over import tip
from dune_desktop.ui.presenters.table.tips import explained
from dune_desktop.ui.presenters.table.tips.printed import goes
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Element, Hit, Icon, Label, Piece, Plate, Rect, Region, Screen, Thing
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.under import Under, under, under_thing
from dune_desktop.ui.window.beside import with_words
from dune_desktop.ui.window.hands.input import Tip
from tests.kit import Table, immortality_table
from tests.kit import table as kit_table
from tests.kit.placing import imm
from tests.ui.driver import Driver
from tests.ui.fonts import fonts_of
from tests.ui.names import LINES, MARKS
from tests.ui.tables import at_table
from tests.ui.test_layouts import overlap

SIZE = (1920.0, 1080.0)
SHOW, SLIG = imm("show_of_strength"), imm("slig_farmer")
IX: tuple[Box, ...] = ("base", "ix")
SAVES = sorted((Path(__file__).resolve().parents[2] / "saves" / "golden").glob("*.dune"))
FULLEST = {
    "four": table(4),
    "solo": solo("kwisatz_haderach"),
    "two": table(2),
    "four-ix": table(4, IX, ("epic",)),
    "four-immortality": table(4, ("base", "immortality")),
    "two-all": table(2, ("base", "ix", "immortality")),
    "solo-ix": solo("mentat", "", IX, ("row_churn", "brutal_escalation")),
}


def look(scene: TableScene) -> Screen:
    return scene.screen(Plain(), SIZE)


def points(region: Region) -> Iterator[tuple[float, float, Element]]:
    """Where every piece, icon, number and plate of a region lies."""
    for element in region.elements:
        if isinstance(element, Piece) or (isinstance(element, Icon) and element.name not in MARKS):
            yield element.x, element.y, element
        elif isinstance(element, Label) and any(char.isdigit() for char in element.text):
            yield element.x + {"left": 3, "right": -3, "center": 0}[element.anchor], element.y, element
        elif isinstance(element, Plate) and not element.style.startswith(LINES):
            yield *element.rect.center, element


def tables() -> Iterator[tuple[str, Session]]:
    for path in SAVES:
        yield path.stem, to_session(read(path), path)


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (2560.0, 1080.0), (1440.0, 1080.0)])
def test_a_tip_leaves_in_sight_what_it_is_about(size: tuple[float, float]) -> None:
    session = to_session(read(SAVES[5]), SAVES[5])
    scene, metrics = at_table(session, "en"), Plain()
    scene.shown_game.viewer = session.asked() or 0
    screen = scene.screen(metrics, size)
    for region in screen.regions:
        for x, y, element in points(region):
            told = scene.explain(under(screen, x, y))
            assert told is not None
            bubble = tip(metrics, told.text, x, y, size, about=told.about, more="and more " * 5).rect
            apart = bubble.x >= told.about.right or bubble.right <= told.about.x
            assert apart or bubble.y >= told.about.bottom or bubble.bottom <= told.about.y, (region.name, element)
            assert 0 <= bubble.x <= bubble.right <= size[0]
            assert 0 <= bubble.y <= bubble.bottom <= size[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tip_says_in_words_what_cards_tiles_and_rewards_do(language: str) -> None:
    """Cards of the hand and of every market, Intrigue, Tech tiles, and each place of the Conflict."""
    config = FULLEST["two-all"]
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", ""))
    player, scene, seen = RandomPlayer(5), at_table(session, language), set()
    while seen != {"card", "intrigue", "offer", "reserve", "jar", "tech", "conflict", "reward"}:
        scene.shown_game.settle()
        scene.shown_game.viewer = session.asked() or 0
        screen, rules, view = look(scene), session.rules, session.state
        for thing in (thing for region in screen.regions for thing in region.things):
            kind, _, rest = thing.id.partition(":")
            name = rest.partition("#")[0].partition("@")[0]
            known = {"intrigue": rules.intrigues, "tech": rules.more["tech"], "conflict": rules.conflicts}
            if kind == "reward" and view.conflict and rest != "3":
                card, keep = rules.conflicts[view.conflict], ("first", "second")[int(rest) - 1]
                words = [part.text for part in describe(scene.context.texts, card) if part.kind == keep]
            elif kind == "conflict" and view.conflict:
                parts = describe(scene.context.texts, rules.conflicts[view.conflict])
                words = [part.text for part in parts if part.kind in ("first", "second")]
            elif kind in ("card", "intrigue", "offer", "reserve", "jar", "tech"):
                if name not in (found := known.get(kind, rules.cards)):
                    continue
                remark = scene.context.texts.t("card.note")
                parts = [part for part in describe(scene.context.texts, found[name]) if part.heading != remark]
                words = [part.text for part in parts if part.kind not in ("cost", "rival")]
            else:
                continue
            told = scene.explain(Under((thing,)))
            assert told is not None, thing
            assert [part for part in words if part not in told.text] == [], thing
            seen.add(kind)
        scene.handle(("option", *player.pick(session.rules.legal(session.state))))


def test_a_tip_says_nothing_of_a_card_that_is_hidden() -> None:
    session = to_session(read(SAVES[0]), SAVES[0])
    scene = at_table(session)
    look(scene)
    for kind in ("card", "intrigue"):
        told = scene.explain(Under((Thing(f"{kind}:{HIDDEN}#0", Rect(0, 0, 9, 9), 0, 0),)))
        assert told is not None
        assert told.text == scene.context.texts.t("tip.card.hidden")


def test_the_ring_of_the_own_leader_is_told_with_the_card_that_uses_it() -> None:
    config = solo("mentat", "paul_atreides")
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 3, ("Ann", "", "")))
    look(scene)
    told = scene.explain(Under((Thing("card:signet_ring#0", Rect(0, 0, 9, 9), 0, 0),)))
    assert told is not None
    ring = next(part for part in describe(scene.context.texts, leader_of_the_first(scene)) if part.kind == "signet")
    lines = told.text.split("\n")
    assert ring.text in lines[3], "below where it sends an Agent, and that it does what is on the leader"
    assert len(lines) == 5


@pytest.mark.parametrize("leader", ["paul_atreides", "baron_vladimir_harkonnen"])
def test_whoever_may_look_at_the_top_of_the_deck_is_told_it(leader: str) -> None:
    """Without looking for it; nobody else is told."""
    config = solo("mentat", leader)
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 3, ("Ann", "", "")))
    while scene.session.state.phase != "turns":
        scene.playback.play(scene.session.rules.legal(scene.session.state)[0])
    scene.shown_game.settle()
    look(scene)
    told = scene.explain(Under((Thing("pile:deck", Rect(0, 0, 9, 9), 0, 0),)))
    assert told is not None
    top = scene.context.texts.name("card:" + scene.session.state.seats[0].deck[0])
    assert (f"On top: {top}." in told.text) == (leader == "paul_atreides")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boxes", [("base",), ("base", "ix")], ids=["base", "ix"])
def test_the_known_card_on_top_of_the_deck_lies_before_who_knows_it(boxes: tuple[Box, ...], language: str) -> None:
    """With its name, its picture and its tip, and large by the right button; of an unknown one nothing is seen."""
    for leader, known in (("paul_atreides", True), ("glossu_the_beast_rabban", False)):
        scene = at(kit_table(boxes=boxes, leader=leader, hand=["dagger"], deck=["dune_the_desert_planet"]), language)
        screen = scene.screen(fonts_of(language), SIZE)
        piles = next(region for region in screen.regions if region.name == "piles")
        there = [thing for thing in piles.things if thing.id == "on_top"]
        assert bool(there) == known
        if known:
            told = scene.explain(Under((there[0],)))
            assert told is not None
            assert scene.context.texts.t("tip.on_top") in told.text
            hit = next(hit for hit in piles.hits if hit.thing == "on_top")
            assert hit.inspect == "card:dune_the_desert_planet"
            words = "".join(
                each.text for each in piles.elements[there[0].first : there[0].last] if isinstance(each, Label)
            )
            assert words.replace(" ", "") == scene.context.texts.name(hit.inspect).replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_poison_snooper_asks_about_is_shown(language: str) -> None:
    """Above the question, with all it does; the right button shows it large. It goes with the answer."""
    made = kit_table(leader="glossu_the_beast_rabban", hand=["dagger"], intrigue=["poison_snooper"], deck=["diplomacy"])
    scene = at(made.do("intrigue", "poison_snooper"), language)
    screen = scene.screen(fonts_of(language), SIZE)
    region = next(region for region in screen.regions if region.name == "looked_at")
    (hit,) = region.hits
    assert hit.inspect == "card:diplomacy"
    signs = [each.name for each in region.elements if isinstance(each, Icon)]
    assert "persuasion_seal" in signs
    told = scene.explain(under_thing(screen, hit))
    assert told is not None
    assert scene.context.texts.name(hit.inspect) in told.text
    scene.handle(("option", "draw_top"))
    assert not [region for region in look(scene).regions if region.name == "looked_at"]


# ------------------------------------------------------------------------------------------------ past other Agents


def at(made: Table, language: str = "en") -> TableScene:
    """The first seat before a position made by the kit."""
    scene = at_table(Session(made.rules, made.state, 1, ("Ann", "Bo", "Cy", "Di")[: len(made.state.seats)]), language)
    scene.shown_game.viewer = 0
    return scene


def space_said(scene: TableScene, space: str) -> str:
    look(scene)
    told = scene.explain(Under((Thing("space:" + space, Rect(0, 0, 9, 9), 0, 0),)))
    assert told is not None
    return told.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_where_an_agent_stands_says_what_lets_another_in(language: str) -> None:
    """The leader, the card or the turn; nothing where nobody stands, or nobody may enter."""
    past = [
        (kit_table(leader="helena_richese", hand=["dagger"]), "hall_of_oratory", "leader:helena_richese"),
        (kit_table(boxes=IX, hand=["bounty_hunter"]), "arrakeen", "card:bounty_hunter"),
        (kit_table(hand=["dagger"], intrigue=["infiltrate"]).do("intrigue", "infiltrate"), "hall_of_oratory", ""),
    ]
    for made, space, what in past:
        scene = at(made, language)
        texts = scene.context.texts
        free, key = space_said(scene, space), "tip.space.past" + ("" if what else ".turn")
        made.setup(1, agents=[space])
        wanted = {"who": "Bo", "what": texts.title(what)} if what else {"who": "Bo"}
        said = str(texts.t(key, **wanted))
        assert said not in free
        assert said in space_said(at(made, language), space).split("\n")
    barred = kit_table(hand=["dagger"]).setup(1, agents=["hall_of_oratory"])
    assert "Bo" not in space_said(at(barred, language), "hall_of_oratory")


def why_not(scene: TableScene, screen: Screen, component: str) -> str:
    """Why a click on what shows the component does nothing."""
    spot = next(spot for spot in spots(screen) if spot.hit.inspect == component)
    return scene.why_not(spot.region, spot.hit)


def test_why_a_pair_cannot_go_somewhere_names_both_cards() -> None:
    """And what says so leaves what is lit in sight."""
    made = immortality_table(ix=True, hand=[SHOW, SLIG])
    scene = at(made)
    for card in made.state.seats[0].hand:
        scene.handle(("card", card, made.state.seats[0].hand.index(card)))
    screen = look(scene)
    assert scene.selection.partner
    for card in made.state.seats[0].hand:
        assert scene.context.texts.name("card:" + card) in why_not(scene, screen, "space:smuggling")


def test_why_nobody_can_go_to_a_space_is_what_nearly_fits() -> None:
    """The card that would go there costs too much, not the Graft card that goes nowhere alone."""
    scene = at(immortality_table(hand=["dagger", SLIG], solari=3))
    reason = why_not(scene, look(scene), "space:high_council")
    assert "5" in reason
    assert scene.context.texts.name("card:" + SLIG) not in reason


def test_a_tip_leaves_what_is_lit_in_sight() -> None:
    """On whatever dark space the pointer rests, the spaces where the chosen card can go are seen."""
    letters = fonts_of("en")
    for hand, boxes in ((["dagger"], IX), (["diplomacy"], ("base",)), (["reconnaissance"], ("base", "immortality"))):
        scene = at(kit_table(boxes=boxes, hand=hand))
        scene.handle(("card", hand[0], 0))
        screen = scene.screen(letters, SIZE)
        spaces = [hit for region in screen.regions for hit in region.hits if hit.inspect.startswith("space:")]
        lit = [hit.rect for hit in spaces if hit.action]
        assert 0 < len(lit) < len(spaces)
        for hit in (hit for hit in spaces if not hit.action):
            for x in (hit.rect.x + 9, hit.rect.center[0], hit.rect.right - 9):
                told = scene.explain(under(screen, x, hit.rect.center[1]))
                assert told is not None
                said = Tip(told.text, x, hit.rect.center[1], refusal=False, until=9.0, about=told.about, more=told.more)
                shown = with_words(screen, letters, said, "", 1.0).regions[-1].rect
                assert not any(overlap(shown, rect) for rect in lit), hit.inspect


def leader_of_the_first(scene: TableScene) -> Leader:
    rules, state = scene.session.rules, scene.session.state
    return rules.leaders[state.seats[0].leader]


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (1440.0, 1080.0)])
def test_a_tip_lies_on_none_of_the_cards_beside_the_one_it_is_about(size: tuple[float, float]) -> None:
    """It lies above the hand, and left of the Imperium Row."""
    config = table(4)
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", "Cy", "Di")))
    scene.shown_game.viewer = scene.session.asked() or 0
    scene.shown_game.settle()
    screen = scene.screen(Plain(), size)
    things = [thing for region in screen.regions for thing in region.things]
    for kind, least in (("card:", 5), ("offer:", 5)):
        cards = [thing for thing in things if thing.id.startswith(kind)]
        assert len(cards) >= least
        for card in cards:
            told = scene.explain(Under((card,)))
            assert told is not None
            x, y = card.rect.center
            said = Tip(told.text, x, y, refusal=False, until=1.0, about=told.about, more="and more " * 5)
            shown = {region.name: region.rect for region in with_words(screen, Plain(), said, "", 1.0).regions}
            assert not [other.id for other in cards if overlap(other.rect, shown["tip"])], card.id


def test_right_click_is_offered_until_it_was_used() -> None:
    session = to_session(read(SAVES[0]), SAVES[0])
    scene = at_table(session)
    scene.shown_game.viewer = session.asked() or 0
    screen = look(scene)
    card = next(hit for region in screen.regions for hit in region.hits if hit.inspect.startswith("card:"))
    offered = scene.explain(under_thing(screen, card))
    assert offered is not None
    assert offered.more
    assert scene.handle(("inspect", card.inspect)) is not None
    told = scene.explain(under_thing(screen, card))
    assert told is not None
    assert (told.text, told.more) == (offered.text, "")


def test_who_wants_no_hints_is_offered_nothing() -> None:
    session = to_session(read(SAVES[0]), SAVES[0])
    scene = at_table(session, hints=False)
    scene.shown_game.viewer = session.asked() or 0
    screen = look(scene)
    for hit in (hit for region in screen.regions for hit in region.hits if hit.inspect):
        told = scene.explain(under_thing(screen, hit))
        assert told is None or not told.more


@pytest.mark.parametrize("name", ["rival", "chronicle"])
def test_icons_tell_of_themselves_where_something_is_told(name: str) -> None:
    """As they do on cards and spaces: what a Rival got, and what the chronicle says."""
    config = solo("mentat")
    session = Session.start(Rules(catalog(config.boxes), config), 5, ("Ann", "Bo", "Cy"))
    scene, player, asked = at_table(session, ask_before_losses=False), RandomPlayer(5), set()
    while len(session.log) < 60:
        screen = look(scene)
        for region in (region for region in screen.regions if region.name == name):
            for icon in (element for element in region.elements if isinstance(element, Icon)):
                key, told = f"icontip.{icon.name}", scene.explain(under(screen, icon.x, icon.y))
                if scene.context.texts.has(key):
                    assert told is not None
                    assert told.text == scene.context.texts.t(key)
                    asked.add(icon.name)
        if scene.shown_game.watching:
            scene.handle(("next",))
        else:
            scene.shown_game.uncover()
            scene.handle(("option", *player.pick(session.rules.legal(session.state))))
    assert len(asked) > 3


def test_a_rivals_goods_say_when_they_become_a_point() -> None:
    """R28.13: seven Solari or spice, three water or Intrigue cards; with Rise of Ix spice is kept at first (X11.26)."""
    for boxes, spice in ((("base",), "7"), (("base", "ix"), "")):
        config = solo(boxes=boxes)
        session = Session.start(Rules(catalog(boxes), config), 3, ("Jiwon", "Memnon", "Rabban"))
        model = at_table(session).model(Plain(), (1920.0, 1080.0))
        for name, most in (("purse:1.solari", "7"), ("purse:1.water", "3"), ("count:1.intrigue", "3")):
            assert f"every {most} into 1 point" in explained.tip(model, name)
        assert ("every 7 into" in explained.tip(model, "purse:1.spice")) == bool(spice)
        assert "into 1 point" not in explained.tip(model, "purse:0.solari")


def test_what_shows_an_act_takes_the_place_of_a_tip() -> None:
    """Beside the pointer there is room for one of them; the key still asks what the thing itself is."""
    config = solo()
    scene = at_table(Session.start(Rules(catalog(config.boxes), config), 3, ("Ann", "", "")))
    with Driver(scene) as person:
        person.play_until(lambda: not scene.shown_game.watching and bool(person.hits("card")))
        person.click(person.hits("card")[0])
        person.move(next(hit for hit in person.hits("commit", "space") if hit.inspect.startswith("space:")))
        person.turn()
        person.turn()
        assert any(region.layer is Layer.BUBBLE for region in person.screen.regions)
        assert person.app.input.tip is None
        person.key(ord("t"))
        assert person.app.input.tip is not None


@pytest.mark.parametrize("size", [(1920.0, 1080.0), (2560.0, 1080.0), (1440.0, 1080.0)])
def test_a_tip_that_is_asked_for_does_not_lie_on_what_shows_the_act(size: tuple[float, float]) -> None:
    session = Session.start(Rules(catalog(("base", "ix", "immortality")), FULLEST["two-all"]), 3, ("Ann", "Bo", ""))
    player, scene, seen = RandomPlayer(3), at_table(session), 0
    while seen < 20:
        scene.playback.settle()
        scene.shown_game.viewer = session.asked() or 0
        for card in hits_of(scene, size, "card"):
            scene.handle(card.action)
            for space in hits_of(scene, size, "space"):
                scene.handle(("hover", *space.action))
                screen = scene.screen(Plain(), size)
                told = scene.explain(under_thing(screen, space))
                assert told is not None
                said = Tip(
                    told.text, *space.rect.center, refusal=False, until=1.0, about=told.about, more="and more " * 5
                )
                shown = {region.name: region.rect for region in with_words(screen, Plain(), said, "", 1.0).regions}
                if "bubble" in shown:
                    assert not overlap(shown["bubble"], shown["tip"]), space.action
                    seen += 1
            scene.handle(("back",))
        scene.handle(("option", *player.pick(session.rules.legal(session.state))))


def hits_of(scene: TableScene, size: tuple[float, float], action: str) -> list[Hit]:
    return [hit for region in scene.screen(Plain(), size).regions for hit in region.hits if hit.action[:1] == (action,)]


ALL: tuple[Box, ...] = ("base", "ix", "immortality")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_space_names_all_that_holds_there(language: str) -> None:
    """For every space of all boxes what its data says: cost, demand, effect, Combat, control, how often."""
    seen: set[str] = set()
    for boxes in (("base",), ALL):
        session = Session.start(Rules(catalog(boxes), config := table(4, boxes)), 5, ("Ann", "Bo", "Cy", "Di"))
        model, texts = at_table(session, language).model(Plain(), SIZE), Texts(language)
        assert config.boxes == boxes
        for key, space in session.rules.printed_spaces.items():
            told = explained.tip(model, f"space:{key}")
            holds = {"combat": space.combat, "control": space.control_bonus, "cost": space.cost}
            holds |= {"requirement": space.requirement, "once": space.once_per_game}
            parts = {part.kind: part for part in describe(texts, space) if part.kind != "maker"}
            assert {kind for kind, there in holds.items() if there} <= parts.keys()
            for kind, part in parts.items():
                assert part.text.rstrip(".。") in told, (key, kind, told)
                if holds.get(kind) and kind not in ("cost", "requirement"):
                    assert part.heading in told
            seen |= parts.keys()
    assert {"combat", "control", "cost", "requirement", "once", "effect"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_card_names_where_it_sends_and_where_it_goes(language: str) -> None:
    """For every card of all boxes its Agent icons, or that it has none, what it does and reveals; of one that can be
    acquired its price and its way.
    """
    session = Session.start(Rules(catalog(ALL), table(4, ALL)), 5, ("Ann", "Bo", "Cy", "Di"))
    model, texts = at_table(session, language).model(Plain(), SIZE), Texts(language)
    remark = texts.t("card.note")
    for key, card in session.rules.cards.items():
        told = explained.tip(model, f"card:{key}#0")
        for icon in (*card.icons, *card.infiltrates):
            assert texts.name("icon:" + icon) in told, (key, icon)
        none = texts.t("card.no_icons")
        parts = describe(texts, card)
        assert (none in told) == any(part.text == none for part in parts), key
        assert [part for part in parts if part.heading != remark and part.text not in told] == [], key
    for slot, card_id in enumerate(session.state.row):
        told = explained.tip(model, f"offer:{card_id}@{slot}")
        assert texts.t("tip.goes.discard") in told
        assert str(session.rules.cards[card_id].cost) in told
    for market in session.rules.markets.values():
        for slot in market.slots:
            assert goes(model, slot)


def test_where_a_card_goes_follows_what_the_turn_allows() -> None:
    """Also on top of the deck once that is allowed for the turn."""
    session = Session.start(Rules(catalog(("base",)), table(4)), 5, ("Ann", "Bo", "Cy", "Di"))
    scene = at_table(session)
    while session.state.turn is None:
        scene.playback.play(session.rules.legal(session.state)[0])
    scene.shown_game.settle()
    scene.shown_game.viewer = session.state.turn.seat
    session.state.turn.acquire_to_top = True
    told = explained.tip(scene.model(Plain(), SIZE), f"offer:{session.state.row[0]}@0")
    assert "or on top of your deck" in told
