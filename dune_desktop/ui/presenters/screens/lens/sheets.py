"""The sheets that are looked at: cards of every kind and spaces, leaders, the track of a Faction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.ids import DIFFICULTIES, FACTION_INDEX, NOBODY
from dune_desktop.engine.model.state import GameState
from dune_desktop.i18n.component_text import rulings
from dune_desktop.ui.kit.box_model import Node, arrange, column, draw, fixed, icon, plate, row, share, text
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.gauge import Gauge
from dune_desktop.ui.presenters.screens.lens import leader as panel
from dune_desktop.ui.presenters.screens.lens.inspect import EDGE, WIDTH, Sheet
from dune_desktop.ui.presenters.screens.lens.subject import SHORT, Box, Subject
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Picture, Rect
from dune_desktop.ui.screen.plates import PLATES
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Laid, escape, layout

PAD, GAP = 16.0, 12.0
LEADER = 700.0  # the width of a leader's sheet
HEAD, ART, LEAST_ART = 80.0, 320.0, 90.0
ROW = 44.0  # a line of signs
HEADING = 44.0  # what a box is about, over its signs and words
WITHOUT = 3  # with so many players there are no Rivals
RANKS = {"first": "rank1", "second": "rank2", "third": "rank3"}


# ------------------------------------------------------------------------------------------------ cards and spaces


def card_sheet(page: Page, subject: Subject) -> Sheet:
    """A card or a space: header, picture from edge to edge if it has one, one box for each of its parts."""
    least, most = (LEAST_ART, ART) if subject.picture else (0.0, 0.0)
    room = page.height - 2 * EDGE - HEAD - least - 16
    page = in_type(page, lambda page: boxes_height(page, subject), room)
    boxes = boxes_height(page, subject)
    art = min(most, room + least - boxes) if boxes < room else least
    layout = column(fixed(HEAD), fixed(art), GAP, share(), 4)

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, subject.style)
        head, frame, rest = layout.split(rect)
        draw_head(page, b, subject, head)
        if subject.picture:
            b.add(Picture(frame, subject.picture))
        _agent_icons(page, b, subject, frame)
        draw_boxes(page, b, subject, rest)

    return Sheet(HEAD + art + GAP + boxes + 4, draw, subject.rulings, subject.signs())


def draw_head(page: Page, b: Build, subject: Subject, rect: Rect) -> None:
    """Price or sign, name over what it is, and the badges of Factions; a price in spice at the right."""
    surface, of = PLATES[subject.style], page.type.heading
    beside: list[Node | float] = [share(name="words")]
    if subject.cost is not None:
        seal = partial(signs.seal, number=str(subject.cost), size=56, icon=subject.seal)
        beside[:0] = [fixed(56, lambda b, rect: b.extend(seal(page.metrics, *rect.center))), 14]
    elif subject.badge:
        beside[:0] = [icon(subject.badge, 46, color=surface.ink, wide=50), 14]
    if subject.spice is not None:
        beside += [12, text(page.metrics, str(subject.spice), 36, 700, anchor="right"), 6, icon("spice", 42, wide=40)]
    for faction in subject.factions:
        beside += [6, icon(faction, 40)]
    at = arrange(row(*beside, pad=(PAD, 0)), rect)
    at.draw(b)
    name, kind = column(fixed(of(40)), fixed(of(26)), justify="center").split(at["words"])
    b.text_in(name, subject.name, of(30), color=_name_ink(subject), face="title")
    b.text_in(kind, subject.kind, of(20), 500, surface.ink2)


def draw_owner(b: Build, seat: int, rect: Rect) -> None:
    """Whose it is, at the right end of such a head."""
    b.piece(rect.right - PAD - 20, rect.y + rect.h / 2, "marker", seat, 34)


def _name_ink(subject: Subject) -> str:
    return "ink" if subject.style == "large.hagal" else "name"


def _agent_icons(page: Page, b: Build, subject: Subject, frame: Rect) -> None:
    """The Agent icons on the picture, one below another as on every card, with their names; without where it is low."""
    if not subject.icons:
        return
    names = [page.name("icon:" + name.removeprefix("infiltrate_")) for name in subject.icons]
    bare = [icon(name, 34) for name in subject.icons]
    named = [row(sign, 8, text(page.metrics, name, 20, 600)) for sign, name in zip(bare, names, strict=True)]
    label = plate("large.label")
    signs = column(*named, gap=6, pad=(10, 8, 14, 8), paint=label)
    if signs.height().natural > frame.h - 20:
        signs = row(*bare, gap=10, pad=(10, 7), paint=label)
    size = signs.width().natural, signs.height().natural
    draw(b, signs, Rect(frame.x + 10, frame.y + 10, *size))


def _words(page: Page, box: Box, wide: float) -> Laid:
    return layout(escape(box.text), page.metrics, wide - 2 * PAD, page.type.style("rule"))


def in_type(page: Page, needs: Callable[[Page], float], room: float) -> Page:
    """The page with the largest text, up to the player's choice, with which this much fits into the room."""
    return replace(page, type=page.type.fitting(lambda type_: needs(replace(page, type=type_)), room))


def _short(box: Box) -> bool:
    """Whether heading and signs stand in one line and say it all."""
    return box.kind in SHORT and len(box.signs) == 1


def box_height(page: Page, box: Box, wide: float = WIDTH - 2 * PAD) -> float:
    """A heading that grows with the words, signs as large as they are, and the words, in a box so wide."""
    if _short(box):
        return max(52.0, page.type.of(52))
    return page.type.of(HEADING) + ROW * len(box.signs) + _words(page, box, wide).height + 12


def boxes_height(page: Page, subject: Subject) -> float:
    """The boxes one below another, with the gap behind the last."""
    return sum(box_height(page, box) + GAP for box in subject.boxes)


def draw_boxes(page: Page, b: Build, subject: Subject, rect: Rect) -> None:
    """The boxes one below another."""
    places = column(*(fixed(box_height(page, box)) for box in subject.boxes), gap=GAP).split(rect.inset(PAD, 0))
    for box, place in zip(subject.boxes, places, strict=True):
        draw_box(page, b, subject, box, place)


def draw_box(page: Page, b: Build, subject: Subject, box: Box, rect: Rect) -> None:
    """What it is about, its signs and the words; signs that say it all stand beside what it is about."""
    light = subject.style == "large.hagal"
    style = "large.reveal" if box.kind == "reveal" else "large.hagal.sent" if light else "large.sent"
    b.plate(rect, style)
    surface, of, short = PLATES[subject.style], page.type.of, _short(box)
    heading: list[Node | float] = [icon(box.icon, of(26), color=surface.ink2), of(10)] if box.icon else []
    heading.append(text(page.metrics, box.heading, of(21), 600, RANKS.get(box.kind, surface.ink2)))
    if short:
        wide = signs.measure(box.signs[0], page.metrics, 30)
        heading += [18, fixed(wide, lambda b, at: b.one_row(box.signs[0], at.x, at.center[1], wide, 30, subject.style))]
    upper, *lines, words = column(fixed(of(HEADING)), *[fixed(ROW)] * len(box.signs), share()).split(rect)
    draw(b, row(*heading, pad=(PAD, 0)), rect if short else upper._replace(h=of(52)))
    if short:
        return
    for shown, at in zip(box.signs, (each.inset(PAD, 0) for each in lines), strict=True):
        b.extend(signs.fitted(shown, page.metrics, at.x, at.center[1] - 2, at.w, 34, subject.style)[0])
    told = page.type.style("rule", color="ink" if light else "#EFE3CC")
    b.markup(words.x + PAD, words.y, escape(box.text), words.w - 2 * PAD, told)


# ------------------------------------------------------------------------------------------------ leaders, House Hagal


@dataclass(frozen=True, slots=True)
class Below:
    """What a seat has besides its leader, under the leader on the same sheet."""

    height: float
    draw: Callable[[Build, Rect], None]


NOTHING_BELOW = Below(0, lambda b, rect: None)


def stacked(parts: Sequence[Below]) -> Below:
    """Several of them under each other."""
    whole = column(*(fixed(part.height, part.draw) for part in parts))
    return Below(whole.height().natural, lambda b, rect: draw(b, whole, rect))


def leader_sheet(page: Page, leader: Leader, below: Below = NOTHING_BELOW, *, rival: bool = False) -> Sheet:
    """A leader: portrait, House, both abilities; and what the seat at the table has besides. Of a Rival's it is said
    what it makes of them.
    """

    def needs(page: Page) -> float:
        return panel.PORTRAIT + panel.abilities_height(page, leader, LEADER) + below.height

    page = in_type(page, needs, page.height - 2 * EDGE)
    height = min(page.height - 2 * EDGE, needs(page))
    signs = subject_signs(page, leader)

    def draw(b: Build, rect: Rect) -> None:
        panel.leader_panel(page, b, leader, rect, below=below.height)
        below.draw(b, column(share(), fixed(below.height)).split(rect.inset(PAD, 0))[1])

    used = (str(page.t("leader.rival")),) if rival else ()
    return Sheet(height, draw, (*used, *rulings(page.texts, "leader:" + leader.id)), signs, width=LEADER)


def subject_signs(page: Page, leader: Leader) -> tuple[str, ...]:
    """The icons of the Signet Ring's effect."""
    subject = Subject("", "", "", "", (Box("signet", "", "", (line(leader.signet, page.texts),)),))
    return ("signet", *subject.signs())


def hagal_sheet(page: Page, rules: Rules) -> Sheet:
    """House Hagal, or Rivals, as they play in this game: when and how they act, or the difficulty; the variants."""
    solo = rules.config.difficulty is not None
    boxes = (*(_solo_boxes(page, rules) if solo else _two_boxes(page, rules)), *_variant_boxes(page, rules))
    rivals = rules.hagal_seat == NOBODY
    how = [str(page.t(key)) for key in page.texts.keys("rules.solo.") if key[-1].isdigit()] if rivals else []
    keys = [f"hagal.{box}.{'solo' if solo else 'two'}" for box in rules.config.boxes]
    how += [str(page.t(key)) for key in keys if page.texts.has(key)]
    subject = Subject(
        "rival:hagal",
        "large",
        page.t("table.hagal"),
        page.t("hagal.sheet.solo" if solo else "hagal.sheet.two"),
        boxes,
        "rival:hagal",
        badge="foe",
        rulings=tuple(how),
    )
    return replace(card_sheet(page, subject), heading=page.t("rules.title"))


def _solo_boxes(page: Page, rules: Rules) -> Iterator[Box]:
    """What the difficulty and the variants of this game change (R28.2, X13)."""
    level = rules.config.difficulty
    assert level is not None
    # a level adds to those below it, but for the lowest, which helps the player
    held = DIFFICULTIES[1 : DIFFICULTIES.index(level) + 1] or (level,)
    told = [page.t(f"hagal.level.{own}", n=rules.swordmaster_round) for own in (*held, "third")]
    heading = page.t("hagal.level", level=page.name("difficulty:" + level))
    yield Box("level", heading, "\n".join(told))


def _variant_boxes(page: Page, rules: Rules) -> Iterator[Box]:
    """The variants of this game that are about Rivals: those for which there are always some."""
    of_rivals = {variant.id for variant in registry.variants(rules.config.boxes) if max(variant.players) < WITHOUT}
    for variant in rules.config.variants:
        if variant in of_rivals:
            yield Box("variant", page.t("newgame.variant." + variant), page.t(f"newgame.variant.{variant}.text"))


def _two_boxes(page: Page, rules: Rules) -> Iterator[Box]:
    """The third competitor of two players: House Hagal (R27), or a Rival, which plays by the rules of a solo game."""
    for part in ("when", "turn", "takes", "never") if rules.hagal_seat != NOBODY else ("when",):
        yield Box(part, page.t(f"hagal.two.{part}"), page.t(f"hagal.two.{part}.text"))


# ------------------------------------------------------------------------------------------------ Factions

LANE, STEP = 30.0, 66.0


def faction_sheet(page: Page, faction: str, rules: Rules, state: GameState, names: tuple[str, ...]) -> Sheet:
    """The track of a Faction as it stands, and what it gives."""
    printed = rules.tracks[faction]
    track = FACTION_INDEX[faction]
    bonus = line((printed.bonus,), page.texts)
    point: signs.Line = (signs.Amount("vp"),)
    alliance: signs.Line = (signs.Amount("alliance"), signs.Sign(">"), signs.Amount("vp"))
    holder = state.alliances[track]
    held = page.t("faction.held", who=names[holder]) if holder != NOBODY else page.t("faction.free")
    boxes = (
        Box("point", page.t("faction.at", n=printed.point_at), page.t("faction.point"), (point,)),
        Box("bonus", page.t("faction.at", n=printed.bonus_at), page.t("faction.bonus"), (bonus,)),
        Box("alliance", page.t("faction.alliance"), page.t("faction.alliance.text") + " " + held, (alliance,)),
    )
    subject = Subject(
        "faction:" + faction, "large", page.name("faction:" + faction), page.t("faction.track"), boxes, badge=faction
    )
    gauge = 60 + LANE * len(names) + 24

    page = in_type(page, lambda page: boxes_height(page, subject), page.height - 2 * EDGE - HEAD - gauge - 8)
    height = HEAD + gauge + boxes_height(page, subject) + 8

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, "large")
        head, track, rest = column(fixed(HEAD), fixed(gauge), share()).split(rect)
        b.add(Picture(rect._replace(h=HEAD + gauge), "watermark:" + faction, radius=16))
        draw_head(page, b, subject, head)
        _track(b, printed, state, track.inset(PAD, 0), bonus)
        draw_boxes(page, b, subject, rest)

    return Sheet(height, draw)


def _track(b: Build, printed: Track, state: GameState, rect: Rect, bonus: signs.Line) -> None:
    """One lane per seat; brass lines where a point and the bonus are."""
    track = FACTION_INDEX[printed.faction]
    gauge = Gauge(printed, rect.x + 46, rect.y + 52, STEP, LANE, over=6, bar=8)
    gauge.stations(b, len(state.seats))
    for station in range(printed.top + 1):
        color = "bone" if gauge.key(station) else "bone3"
        foot = gauge.top + LANE * len(state.seats) + 18
        b.text(gauge.at(station), foot, str(station), 20, 600, color, anchor="center")
    b.icon(gauge.at(printed.point_at), rect.y + 26, "vp", 32)
    width = signs.measure(bonus, b.metrics, 30)
    b.extend(signs.row(bonus, b.metrics, gauge.at(printed.bonus_at) - width / 2, rect.y + 26, 30)[0])
    for seat, player in enumerate(state.seats):
        y, steps = gauge.middle(seat), player.influence[track]
        gauge.reached(b, seat, steps)
        b.piece(gauge.at(steps), y, "marker", seat, 25)
        if state.alliances[track] == seat:
            b.icon(gauge.at(steps) + 28, y, "alliance", 27)
