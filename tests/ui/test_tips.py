"""Everything on the table says in words what it is, what it does and, if it is dark, why."""

from __future__ import annotations

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import Rules
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import HIDDEN, Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.session import Session
from dune_desktop.ui.presenters.table.tips import explained
from dune_desktop.ui.presenters.table.tips.printed import goes
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.screen.display import Hit, Rect, Screen, Thing
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import Under, under, under_thing
from dune_desktop.ui.window.beside import with_words
from dune_desktop.ui.window.hands.input import Tip
from tests.kit import Table, imm, immortality_table
from tests.kit import table as kit_table
from tests.ui.moving import SIZE, look
from tests.ui.screens import hits
from tests.ui.sound import points
from tests.ui.tables import at_table
from tests.ui.test_layouts import overlap

SHOW, SLIG = imm("show_of_strength"), imm("slig_farmer")
IX: tuple[Box, ...] = ("base", "ix")
ALL: tuple[Box, ...] = ("base", "ix", "immortality")
NAMES = ("Ann", "Bo", "Cy", "Di")


def at(made: Table, language: str = "en", **settings: object) -> TableScene:
    """The first seat before a position made by the kit."""
    scene = at_table(Session(made.rules, made.state, 1, NAMES[: len(made.state.seats)]), language, **settings)
    scene.shown_game.viewer = 0
    look(scene)
    return scene


def told(scene: TableScene, name: str) -> str:
    """What is said of a thing of this name, wherever it lies."""
    found = scene.explain(Under((Thing(name, Rect(0, 0, 9, 9), 0, 0),)))
    assert found is not None, name
    return found.text


def shown_at(scene: TableScene, screen: Screen, x: float, y: float) -> tuple[Rect, dict[str, Rect]]:
    """What a tip at this point is about, and where everything lies that is shown with it."""
    found = scene.explain(under(screen, x, y))
    assert found is not None, (x, y)
    tip = Tip(found.text, x, y, refusal=False, until=9.0, about=found.about, more=found.more)
    return found.about, {region.name: region.rect for region in with_words(screen, Plain(), tip, "", 1.0).regions}


@pytest.mark.parametrize("size", [(2560.0, 1080.0), (1440.0, 1080.0)])
def test_a_tip_leaves_in_sight_what_it_is_about_and_the_cards_beside_it(size: tuple[float, float]) -> None:
    """It lies above the hand, and left of the Imperium Row."""
    scene = at(kit_table(hand=["dagger", "diplomacy", "reconnaissance", "signet_ring", "dagger"]))
    screen = scene.screen(Plain(), size)
    window = Rect(0, 0, *size)
    for region in screen.regions:
        for x, y, element in points(region):
            about, rects = shown_at(scene, screen, x, y)
            assert not overlap(rects["tip"], about), (region.name, element)
            assert window.contains(rects["tip"].x, rects["tip"].y), element
            assert window.contains(rects["tip"].right - 1, rects["tip"].bottom - 1), element
    for kind in ("card:", "offer:"):
        cards = [found.thing.rect for name, found in things(screen).items() if name.startswith(kind)]
        assert len(cards) == 5
        for card in cards:
            _, rects = shown_at(scene, screen, *card.center)
            assert not [other for other in cards if overlap(other, rects["tip"])], card


@pytest.mark.parametrize(
    ("card", "boxes"), [("dagger", IX), ("diplomacy", ("base",)), ("reconnaissance", ("base", "immortality"))]
)
def test_a_tip_leaves_what_is_lit_and_what_shows_the_act_in_sight(card: str, boxes: tuple[Box, ...]) -> None:
    scene = at(kit_table(boxes=boxes, hand=[card]))
    scene.handle(("card", card, 0))
    screen = look(scene)
    spaces = [hit for hit in hits(screen) if hit.inspect.startswith("space:")]
    lit = [hit for hit in spaces if hit.action]
    assert 0 < len(lit) < len(spaces)
    for hit in spaces:
        if hit.action:
            scene.handle(("hover", *hit.action))
            _, rects = shown_at(scene, look(scene), *hit.rect.center)
            assert not overlap(rects["bubble"], rects["tip"]), hit.inspect
            scene.handle(("hover",))
            continue
        for x in (hit.rect.x + 9, hit.rect.center[0], hit.rect.right - 9):
            _, rects = shown_at(scene, screen, x, hit.rect.center[1])
            assert not any(overlap(rects["tip"], other.rect) for other in lit), hit.inspect


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tip_of_a_component_says_all_that_its_data_say(language: str) -> None:
    """Of every card, Tech tile and space of all boxes; where a card sends and where an acquired one goes."""
    session = Session.start(Rules(catalog(ALL), table(4, ALL)), 5, NAMES)
    rules, texts = session.rules, Texts(language)
    model = at_table(session, language).model(Plain(), SIZE)
    kinds = {
        "card": rules.cards,
        "intrigue": rules.intrigues,
        "tech": rules.more["tech"],
        "space": rules.printed_spaces,
    }
    for kind, components in kinds.items():
        for key, component in components.items():
            words = explained.tip(model, f"{kind}:{key}" + "#0" * (kind in ("card", "intrigue")))
            wanted = [part for part in describe(texts, component) if part.heading != texts.t("card.note")]
            wanted = [part for part in wanted if part.kind not in ("rival", "maker", "cost")]
            assert [part for part in wanted if part.text.rstrip(".。") not in words] == [], (key, words)
            if kind == "card":
                assert all(texts.name("icon:" + icon) in words for icon in (*component.icons, *component.infiltrates))
    card = rules.conflicts[session.state.conflict]
    for place, name in (("first", "reward:1"), ("second", "reward:2")):
        words = explained.tip(model, name)
        assert all(part.text in words for part in describe(texts, card) if part.kind == place)
    for slot, card_id in enumerate(session.state.row):
        words = explained.tip(model, f"offer:{card_id}@{slot}")
        assert texts.t("tip.goes.discard") in words
        assert str(rules.cards[card_id].cost) in words
    assert all(goes(model, slot) for market in rules.markets.values() for slot in market.slots)


def test_what_is_known_of_cards_is_told_and_nothing_of_hidden_ones() -> None:
    """The ring of one's own leader with the card that uses it, the top of the deck to whoever may look at it."""
    for leader, known in (("paul_atreides", True), ("glossu_the_beast_rabban", False)):
        scene = at(kit_table(leader=leader, hand=["dagger"], deck=["dune_the_desert_planet"]))
        texts, rules = scene.context.texts, scene.session.rules
        (ring,) = (part for part in describe(texts, rules.leaders[leader]) if part.kind == "signet")
        assert ring.text in told(scene, "card:signet_ring#0")
        assert ("On top: Dune, the Desert Planet." in told(scene, "pile:deck")) == known
        on_top = [hit.inspect for hit in hits(look(scene)) if hit.thing == "on_top"]
        assert on_top == (["card:dune_the_desert_planet"] if known else [])
        for kind in ("card", "intrigue"):
            assert told(scene, f"{kind}:{HIDDEN}#0") == texts.t("tip.card.hidden")
    scene.session.state.turn.acquire_to_top = True
    look(scene)
    assert "or on top of your deck" in told(scene, f"offer:{scene.session.state.row[0]}@0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_space_where_an_agent_stands_says_what_lets_another_in(language: str) -> None:
    """The leader, the card or the turn; nothing where nobody stands, or nobody may enter."""
    past = [
        (kit_table(leader="helena_richese", hand=["dagger"]), "hall_of_oratory", "leader:helena_richese"),
        (kit_table(boxes=IX, hand=["bounty_hunter"]), "arrakeen", "card:bounty_hunter"),
        (kit_table(hand=["dagger"], intrigue=["infiltrate"]).do("intrigue", "infiltrate"), "hall_of_oratory", ""),
    ]
    texts = Texts(language)
    for made, space, what in past:
        wanted = {"who": "Bo", "what": texts.title(what)} if what else {"who": "Bo"}
        words = str(texts.t("tip.space.past" + ("" if what else ".turn"), **wanted))
        assert words not in told(at(made, language), "space:" + space)
        made.setup(1, agents=[space])
        assert words in told(at(made, language), "space:" + space).split("\n")
    barred = kit_table(hand=["dagger"]).setup(1, agents=["hall_of_oratory"])
    assert "Bo" not in told(at(barred, language), "space:hall_of_oratory")


def test_why_a_pair_or_nobody_can_go_somewhere() -> None:
    """A pair is named; of many cards the one that costs too much, not one that goes nowhere alone."""

    def why_not(component: str) -> str:
        spot = next(spot for spot in spots(look(scene)) if spot.hit.inspect == component)
        return scene.why_not(spot.region, spot.hit)

    scene = at(immortality_table(hand=["dagger", SLIG], solari=3))
    assert "5" in why_not("space:high_council")
    assert "Slig Farmer" not in why_not("space:high_council")
    scene = at(immortality_table(ix=True, hand=[SHOW, SLIG]))
    for slot, card in enumerate(scene.session.state.seats[0].hand):
        scene.handle(("card", card, slot))
    assert all(name in why_not("space:smuggling") for name in ("Show of Strength", "Slig Farmer"))


def test_right_click_is_offered_until_it_was_used_and_never_to_who_wants_no_hints() -> None:
    def more(scene: TableScene, hit: Hit) -> str:
        found = scene.explain(under_thing(look(scene), hit))
        return found.more if found is not None else ""

    scene, calm = at(kit_table(hand=["dagger"])), at(kit_table(hand=["dagger"]), hints=False)
    card = next(hit for hit in hits(look(scene)) if hit.inspect.startswith("card:"))
    assert more(scene, card)
    scene.handle(("inspect", card.inspect))
    assert not more(scene, card)
    assert not [hit for hit in hits(look(calm)) if hit.inspect and more(calm, hit)]
