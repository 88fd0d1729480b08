"""Everything on the table says in words what it is, what it does and, if dark, why; a click what it would do."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from dune_desktop.content.catalog import catalog
from dune_desktop.engine import GameState, OptionId, Rules
from dune_desktop.engine.boxes.ix.state import of_seat
from dune_desktop.engine.model.config import table
from dune_desktop.engine.model.ids import HIDDEN, Box
from dune_desktop.i18n import LANGUAGES, Texts
from dune_desktop.i18n.component_text import describe
from dune_desktop.players.player import RandomPlayer
from dune_desktop.session import Session
from dune_desktop.ui.presenters.points import points_to_come
from dune_desktop.ui.presenters.table.changes import bought, changes, waiting
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips import explained
from dune_desktop.ui.presenters.table.tips.printed import goes
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.scenes.table.scene import TableScene
from dune_desktop.ui.scenes.table.selection import staying
from dune_desktop.ui.screen.display import Hit, Label, Rect, Screen, Thing
from dune_desktop.ui.screen.metrics import Plain
from dune_desktop.ui.screen.pointing import spots
from dune_desktop.ui.screen.things import things
from dune_desktop.ui.screen.under import Under, under, under_thing
from dune_desktop.ui.text.signs import Amount
from dune_desktop.ui.window.beside import with_words
from dune_desktop.ui.window.canvas import canvas_for
from dune_desktop.ui.window.hands.input import Tip
from tests.kit import Table, imm, immortality_table, ix_table, upr, uprising_table
from tests.kit import table as kit_table
from tests.ui.fonts import fonts_of
from tests.ui.moving import SIZE, look
from tests.ui.screens import hits, shown
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
def test_a_tip_leaves_in_sight_what_it_is_about(size: tuple[float, float]) -> None:
    scene = at(kit_table(hand=["dagger", "diplomacy", "reconnaissance", "signet_ring", "dagger"]))
    screen = scene.screen(Plain(), size)
    window = Rect(0, 0, *size)
    for region in screen.regions:
        for x, y, element in points(region):
            about, rects = shown_at(scene, screen, x, y)
            assert not overlap(rects["tip"], about), (region.name, element)
            assert window.contains(rects["tip"].x, rects["tip"].y), element
            assert window.contains(rects["tip"].right - 1, rects["tip"].bottom - 1), element


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


def test_right_click_and_the_rules_are_offered_until_they_were_used_and_never_to_who_wants_no_hints() -> None:
    def more(scene: TableScene, hit: Hit) -> str:
        found = scene.explain(under_thing(look(scene), hit))
        return found.more if found is not None else ""

    scene, calm = at(kit_table(hand=["dagger"])), at(kit_table(hand=["dagger"]), hints=False)
    card = next(hit for hit in hits(look(scene)) if hit.inspect.startswith("card:"))
    assert more(scene, card)
    scene.handle(("inspect", card.inspect))
    assert "B" in more(scene, card), "then the key that leads to the rules"
    scene.handle(("look_up", "agent"))
    assert not more(scene, card)
    assert not [hit for hit in hits(look(calm)) if hit.inspect and more(calm, hit)]


def hovering(scene: TableScene, space: str, card: str = "dagger") -> tuple[TableModel, list[str]]:
    """The table while the pointer rests on a space, with the signs of what waits."""
    if not scene.selection.card:
        scene.handle(("card", card, 0))
    scene.handle(("hover", "space", space))
    model = scene.model(Plain(), SIZE)
    return model, [part.icon for part in waiting(model) if isinstance(part, Amount)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_come_and_go_are_named_and_what_is_bought_can_be_read(language: str) -> None:
    """One card comes and another goes: how many one has stays as it is, and both are said. Nothing is said twice."""
    scene = at(kit_table(hand=["seek_allies", "dagger"]), language)
    texts = scene.context.texts
    hovering(scene, "foldspace", "seek_allies")
    words = shown(look(scene), "bubble")
    for key, card in (("log.acquire.also", "card:foldspace"), ("log.trash.also", "card:seek_allies")):
        assert texts.t(key, card=card) in words
    scene = at(kit_table(hand=["convincing_argument", "convincing_argument"]).reveal(), language)
    offers = [hit for hit in hits(look(scene)) if hit.action[:1] == ("group",) and hit.inspect.startswith("card:")]
    action = offers[0].action
    card = str(action[1][1])  # type: ignore[index]
    scene.handle(("hover", *action))
    words = shown(look(scene), "bubble")
    does = [part for part in describe(texts, scene.session.rules.cards[card]) if part.kind == "reveal"]
    assert any(part.text.split()[0] in words for part in does)
    assert words.count(texts.t("log.acquire.also", card=f"card:{card}")) <= 1


def test_what_revealing_would_bring_is_told_as_it_would_be_then() -> None:
    """The seat on the High Council brings 2 persuasion more; the card that was sent brings none, and no sword."""
    scene = at(kit_table(hand=["dagger", "convincing_argument"], solari=9))
    assert scene.model(Plain(), SIZE).at_reveal == (2, 1)
    for space, persuasion in (("high_council", ["4", "+2"]), ("hall_of_oratory", ["3", "+1"])):
        hovering(scene, space)
        purse = things(look(scene))
        for thing, told in (("purse:persuasion", persuasion), ("purse:swords", ["0", "−1"])):
            assert [each.text for each in purse[thing].elements if isinstance(each, Label)] == told


COMES_OF = {"high_council": "2 more persuasion each Reveal turn", "mentat": "1 more Agent this round"}
"""What somebody sends an Agent there for, in words."""


def test_what_the_mentat_and_a_seat_are_for_is_told_before_one_goes_there() -> None:
    """How much persuasion a seat gives is read from its space."""
    for made, card in ((kit_table, "dagger"), (uprising_table, upr("dagger"))):
        scene = at(made(hand=[card], solari=9))
        for space, told in COMES_OF.items():
            there = {name.split("/")[-1]: name for name in scene.session.rules.spaces}
            if space in there:
                model, _ = hovering(scene, there[space], card)
                assert told in [row.why for row in changes(model)]


def test_what_waits_is_told_once_and_only_where_something_comes_of_it() -> None:
    model, waits = hovering(at(kit_table(hand=["diplomacy"])), "secrets", "diplomacy")
    assert [(row.icon, row.now, row.then) for row in changes(model) if row.then] == [("bene_gesserit", "0", "1")]
    assert waits[:1] == ["intrigue"]
    assert "influence_bene_gesserit" not in str(waiting(model)), "a step among other effects waits no more"
    made = ix_table(hand=["guild_administrator"], freighter=2).play("guild_administrator", "smuggling")
    made.take("space:smuggling").do("freighter", "recall")
    assert made.state.turn.pool, "what the card offers waits before"
    for option in made.rules.legal(made.state):
        assert Amount("trash") not in waiting(weighing(at(made), option))


def weighing(scene: TableScene, option: OptionId) -> TableModel:
    """The table with this answer weighed up."""
    model, seen = scene.model(Plain(), SIZE), scene.session.foresee((option,))
    act = Weighed(model.view, ((option,),), seen.ways, seen.news, seen.events, at=model.places["market.0"])
    return replace(model, weighed=act)


def test_what_changes_by_an_answer_is_said_before_it_is_given_and_nothing_that_nobody_can_know() -> None:
    """Through a game: cards, tiles, seats, pieces and control; not which Intrigue card one draws."""
    session, player, seen = Session.start(Rules(catalog(ALL), table(4, ALL)), 3, NAMES), RandomPlayer(3), Counter[str]()
    scene = at_table(session, ask_before_losses=False)
    name, t = scene.context.texts.name, scene.context.texts.t
    while session.state.round <= 3:
        scene.playback.settle()
        seat = scene.shown_game.viewer = session.asked() or 0
        legal = session.rules.legal(session.state)
        going_on = [option for option in legal if staying((option,))]
        for option in [player.pick(going_on)] if going_on and len(session.log) % 2 == 0 else ():
            model, before, after = weighing(scene, option), session.state, session.foresee((option,)).ways[0][0]
            said = " | ".join([name(bought(model)) if bought(model) else "", *(row.why for row in changes(model))])
            mine, then = before.seats[seat], after.seats[seat]
            gone = (Counter(after.trashed) - Counter(before.trashed)) & owned(before, seat)
            told = [("trashed", name(f"card:{card}")) for card in gone]
            told += [("acquired", name(f"card:{card}")) for card in owned(after, seat) - owned(before, seat)]
            lost = {*of_seat(before, seat).tech} - {*of_seat(after, seat).tech}
            told += [("tile lost", name(f"tech:{tile}")) for tile in lost]
            told += [("recalled", name(f"space:{space}")) for space in {*mine.agents} - {*then.agents}]
            told += [("seat", t(f"log.{kind}.also")) for kind in PIECES if getattr(then, kind) > getattr(mine, kind)]
            assert [(option, each, said) for each in told if each[1] not in said] == []
            drawn = Counter(then.intrigue) - Counter(mine.intrigue)
            assert not [card for card in drawn if name(f"intrigue:{card}") in said]
            seen.update([kind for kind, _ in told], drawn=drawn.total())
        rare = [option for option in going_on if option[0] in ("send", "acquire", "trash", "take")]
        scene.handle(("option", *player.pick(rare or legal)))
    assert {"acquired", "trashed", "drawn"} <= set(+seen), seen


PIECES = ("council", "swordmaster")


def owned(state: GameState, seat: int) -> Counter[str]:
    player = state.seats[seat]
    return Counter((*player.deck, *player.hand, *player.in_play, *player.discard))


WHY_NOT = [
    ("space:swordmaster", "✓✓✓✓✕", "✓✓✓✓✕"),  # an Agent left, the icon, once per game, nobody there; 8 Solari
    ("space:mentat", "✓✓✕✓", "✓✓✕✓"),  # somebody is there
    ("space:wealth", "✓✓✕", "✓✕✕"),  # somebody is there; Dagger has no such icon
    ("space:sietch_tabr", "✓✓✓✕", "✓✕✓✕"),  # too little Influence
    ("card:convincing_argument", "", ""),  # a single reason: one sentence
    ("card:diplomacy", "✕✕✕✕✕✕", "✕✕✕✕✕✕"),  # six of the eight spaces it would reach
]
"""Thing -> what stands before each condition of sending an Agent with it; the same once Dagger is chosen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_no_agent_can_be_sent_is_told_condition_by_condition(language: str) -> None:
    made = kit_table(hand=["dagger", "convincing_argument", "reconnaissance", "diplomacy"], solari=3)
    made.setup(1, agents=["mentat", "foldspace"]).setup(2, agents=["secrets", "stillsuits"])
    made.setup(3, agents=["wealth"]).setup(0, agents_left=1, water=0, spice=0)
    scene = at(made, language)
    for chosen in (0, 1):
        if chosen:
            scene.handle(("card", "dagger", 0))
        for component, *marks in WHY_NOT:
            spot = next(spot for spot in spots(look(scene)) if spot.hit.inspect == component)
            found = scene.explain(under_thing(look(scene), spot.hit))
            assert found is not None
            reason = scene.why_not(spot.region, spot.hit)
            assert reason in found.text, component
            assert "".join(char for char in found.text if char in "✓✕") == marks[chosen], component
            assert reason.count("\n") == len(marks[chosen]), component
    made.state.seats[0].agents_left = 0
    scene.handle(("cancel",))
    for spot in spots(look(scene)):
        assert "\n" not in scene.why_not(spot.region, spot.hit), "nothing else matters without an Agent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_tells_where_its_points_came_from_and_where_the_next_may_come_from(language: str) -> None:
    """Of oneself also what only oneself knows; the same beside the face and in the row of seats."""
    made = kit_table(intrigue=["the_sleeper_must_awaken"], influence={"emperor": 2, "fremen": 3})
    made.setup(1, influence={"fremen": 4}, intrigue=["choam_shares"]).conflict("skirmish_a")
    scene, texts = at(made, language), Texts(language)
    own, other = told(scene, "vp:0"), told(scene, "vp:1")
    assert told(scene, "purse:vp") == own
    had, to_come = own.split(f"<b>{texts.t('way.title')}</b>")
    assert f"{texts.name('faction:emperor')} +1" in had
    lines = dict(line[1:].split("} ", 1) for line in to_come.strip().split("\n"))
    assert NAMES[1] in lines["fremen"], "who has the Alliance now"
    assert "2" in lines["fremen"]
    assert "2" in lines["guild"]
    assert texts.title("conflict:skirmish_a") in lines["combat"]
    assert texts.name("intrigue:the_sleeper_must_awaken") in lines["intrigue"]
    assert texts.title("card:the_spice_must_flow") in lines["hand"]
    assert "9 {persuasion}" in lines["hand"] or "9{persuasion}" in lines["hand"]
    assert "{intrigue}" not in other, "what others hold is not known"
    assert texts.name("intrigue:choam_shares") not in other


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_points_of_every_box_can_be_told(language: str) -> None:
    """In games of four tables, in every phase: no list is empty, and none names a hidden card."""
    texts = Texts(language)
    for config in (table(4, ALL), table(2, IX), table(3, ("uprising",), ("choam",)), table(2, ("uprising",))):
        rules = Rules(catalog(config.boxes), config)
        player, state = RandomPlayer(3), rules.new_game(3)
        seen: set[tuple[int, str]] = set()
        while state.stack:
            if (state.round, state.phase) not in seen:
                seen.add((state.round, state.phase))
                view = rules.view(state, 0)
                for seat in range(len(view.seats)):
                    lines = [line.text for line in points_to_come(texts, rules, view, seat, NAMES)]
                    assert bool(lines) == (rules.seat_kinds[seat] != "hagal")
                    assert HIDDEN not in "".join(lines)
            rules.play(state, player.pick(rules.legal(state)))


def _second_row(scene: TableScene, seat: int, language: str) -> dict[str, str]:
    """What stands below the goods in a seat's panel, and what the pointer is told there."""
    screen = scene.screen(fonts_of(language), canvas_for(1920, 1080, dense=True))
    panel = next(region for region in screen.regions if region.name == f"seat.{seat}")
    kinds = ("count", "badge", "swordmaster", "spies", "contracts")
    found = {}
    for thing in panel.things:
        if thing.id.partition(":")[0] in kinds:
            said = scene.explain(under(screen, *thing.rect.center))
            assert said is not None, thing.id
            found[thing.id] = said.text
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_row_of_a_seat_says_its_words_and_shows_nothing_of_which_there_is_none(language: str) -> None:
    made = ix_table(hand=[], intrigue=[], council=True).setup(
        1, hand=["dagger"], intrigue=["bribery"], tech=["windtraps"]
    )
    scene = at(made, language)
    assert set(_second_row(scene, 0, language)) == {"badge:0.council"}
    row = _second_row(scene, 1, language)
    assert set(row) == {"count:1.intrigue", "count:1.hand", "count:1.tech"}
    assert NAMES[1] in row["count:1.intrigue"]
    assert NAMES[1] in row["count:1.hand"]
    assert Texts(language).name("tech:windtraps") in row["count:1.tech"]
    bare = at(
        uprising_table(choam=True, spies=["refinery_arrakeen", "bene_gesserit", "landsraad_2"], hand=[]), language
    )
    assert not _second_row(bare, 0, language), "all Spies stand on posts, and no contract was taken"
    assert "spies:1" in _second_row(bare, 1, language)
