"""The sheets that are looked at: cards of every kind and spaces, leaders, the track of a Faction."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import Rules
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.components import Leader
from dune_desktop.engine.model.ids import DIFFICULTIES, FACTION_INDEX, NOBODY
from dune_desktop.engine.model.state import GameState
from dune_desktop.i18n.component_text import rulings
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

PAD = 16.0
HEAD, ART, LEAST_ART = 80.0, 240.0, 90.0
ROW = 44.0  # a line of signs
HEADING = 44.0  # what a box is about, over its signs and words
RANKS = {"first": "rank1", "second": "rank2", "third": "rank3"}


# ------------------------------------------------------------------------------------------------ cards and spaces


def card_sheet(page: Page, subject: Subject) -> Sheet:
    """A card or a space: header, picture if it has one, one box for each of its parts."""
    least, most = (LEAST_ART, ART) if subject.picture else (0.0, 0.0)
    room = page.height - 2 * EDGE - HEAD - least - 16
    page = in_type(page, lambda page: sum(box_height(page, box) + 12 for box in subject.boxes), room)
    boxes = sum(box_height(page, box) + 12 for box in subject.boxes)
    art = min(most, room + least - boxes) if boxes < room else least
    height = HEAD + art + 12 + boxes + 4

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, subject.style)
        draw_head(page, b, subject, Rect(rect.x, rect.y, rect.w, HEAD))
        frame = Rect(rect.x + PAD, rect.y + HEAD, rect.w - 2 * PAD, art)
        if subject.picture:
            b.add(Picture(frame, subject.picture, radius=10))
        _agent_icons(page, b, subject, frame)
        y = frame.bottom + 12
        for box in subject.boxes:
            high = box_height(page, box)
            draw_box(page, b, subject, box, Rect(rect.x + PAD, y, rect.w - 2 * PAD, high))
            y += high + 12

    return Sheet(height, draw, subject.rulings, subject.signs())


def draw_head(page: Page, b: Build, subject: Subject, rect: Rect) -> None:
    """Price or sign, name over what it is, and the badges of Factions; a price in spice at the right."""
    surface = PLATES[subject.style]
    middle = rect.y + rect.h / 2
    x = rect.x + PAD
    if subject.cost is not None:
        b.extend(signs.seal(page.metrics, x + 28, middle, str(subject.cost), 56, icon=subject.seal))
        x += 70
    elif subject.badge:
        b.icon(x + 25, middle, subject.badge, 46, colour=surface.ink)
        x += 64
    right = rect.right - PAD
    for faction in reversed(subject.factions):
        b.icon(right - 20, middle, faction, 40)
        right -= 46
    if subject.spice is not None:
        b.icon(right - 20, middle, "spice", 42)
        right -= 50 + b.text(right - 46, middle, str(subject.spice), 36, 700, anchor="right") + 8
    of = page.type.heading
    b.text(x, middle - of(13), subject.name, of(30), colour=_name_ink(subject), face="title", box=right - x)
    b.text(x, middle + of(20), subject.kind, of(20), 500, surface.ink2, box=right - x)


def draw_owner(b: Build, seat: int, rect: Rect) -> None:
    """Whose it is, at the right end of such a head."""
    b.piece(rect.right - PAD - 20, rect.y + rect.h / 2, "marker", seat, 34)


def _name_ink(subject: Subject) -> str:
    return "ink" if subject.style == "large.hagal" else "name"


def _agent_icons(page: Page, b: Build, subject: Subject, frame: Rect) -> None:
    """The Agent icons at the foot of the picture, below all heads; one or two with their names, if there is room."""
    if not subject.icons:
        return
    names = [page.name("icon:" + icon.removeprefix("infiltrate_")) for icon in subject.icons]
    widths = [42 + page.metrics.width(name, 20, 600) for name in names]
    if len(names) > 2 or sum(widths) + 58 > frame.w:
        names, widths = [""] * len(names), [34.0] * len(names)
    box = Rect(frame.x + 10, frame.bottom - 58, sum(widths) + 14 * (len(widths) - 1) + 24, 48)
    b.plate(box, "large.label")
    x = box.x + 12
    for icon, name, width in zip(subject.icons, names, widths, strict=True):
        b.icon(x + 17, box.y + 24, icon, 34)
        if name:
            b.text(x + 42, box.y + 24, name, 20, 600, box=width - 40)
        x += width + 14


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


def draw_box(page: Page, b: Build, subject: Subject, box: Box, rect: Rect) -> None:
    light = subject.style == "large.hagal"
    style = "large.reveal" if box.kind == "reveal" else "sent.lit" if light else "large.sent"
    b.plate(rect, style)
    surface, of = PLATES[subject.style], page.type.of
    short = _short(box)
    x, y = rect.x + PAD, rect.y + (rect.h / 2 if short else of(26))
    if box.icon:
        b.icon(x + of(13), y, box.icon, of(26), colour=surface.ink2)
        x += of(36)
    colour = RANKS.get(box.kind, surface.ink2)
    beside = signs.measure(box.signs[0], page.metrics, 30) + 18 if short else 0.0
    used = b.text(x, y, box.heading, of(21), 600, colour, box=rect.right - PAD - x - beside)
    if short:
        b.extend(signs.row(box.signs[0], page.metrics, x + used + 18, y, 30, subject.style)[0])
        return
    y = rect.y + of(HEADING)
    for shown in box.signs:
        elements, _ = signs.fitted(
            shown, page.metrics, rect.x + PAD, y + ROW / 2 - 2, rect.w - 2 * PAD, 34, subject.style
        )
        b.extend(elements)
        y += ROW
    words = page.type.style("rule", colour="ink" if light else "#EFE3CC")
    b.markup(rect.x + PAD, y, escape(box.text), rect.w - 2 * PAD, words)


# ------------------------------------------------------------------------------------------------ leaders, House Hagal


@dataclass(frozen=True, slots=True)
class Below:
    """What a seat has besides its leader, under the leader on the same sheet."""

    height: float
    draw: Callable[[Build, Rect], None]


NOTHING_BELOW = Below(0, lambda b, rect: None)


def stacked(parts: Sequence[Below]) -> Below:
    """Several of them under each other."""

    def draw(b: Build, rect: Rect) -> None:
        y = rect.y
        for part in parts:
            part.draw(b, Rect(rect.x, y, rect.w, part.height))
            y += part.height

    return Below(sum(part.height for part in parts), draw)


def leader_sheet(page: Page, leader: Leader, below: Below = NOTHING_BELOW, *, rival: bool = False) -> Sheet:
    """A leader: portrait, House, both abilities; and what the seat at the table has besides. Of a Rival's it is said
    what it makes of them.
    """

    def needs(page: Page) -> float:
        boxes = sum(height + panel.PAD for height, _ in panel.ability_boxes(page, leader, WIDTH - 2 * panel.PAD))
        return 330 + boxes + 2 * panel.PAD + below.height

    page = in_type(page, needs, page.height - 2 * EDGE)
    height = min(page.height - 2 * EDGE, needs(page))
    signs = subject_signs(page, leader)

    def draw(b: Build, rect: Rect) -> None:
        panel.leader_panel(page, b, leader, rect, below=below.height)
        place = Rect(rect.x + PAD, rect.bottom - below.height, rect.w - 2 * PAD, below.height)
        below.draw(b, place)

    used = (str(page.t("leader.rival")),) if rival else ()
    return Sheet(height, draw, (*used, *rulings(page.texts, "leader:" + leader.id)), signs)


def subject_signs(page: Page, leader: Leader) -> tuple[str, ...]:
    """The icons of the Signet Ring's effect."""
    subject = Subject("", "", "", "", (Box("signet", "", "", (line(leader.signet, page.texts),)),))
    return ("signet", *subject.signs())


def hagal_sheet(page: Page, rules: Rules) -> Sheet:
    """House Hagal as it plays in this game: when it acts and what it takes, or the difficulty and the variants."""
    solo = rules.config.difficulty is not None
    boxes = tuple(_solo_boxes(page, rules) if solo else _two_boxes(page))
    how = [str(page.t(f"rules.solo.{part}")) for part in (1, 2, 3, 4)] if solo else []
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
    told = [page.t(f"hagal.level.{own}") for own in held]
    told.append(page.t("hagal.level.third", n=rules.swordmaster_round))
    heading = page.t("hagal.level", level=page.name("difficulty:" + level))
    yield Box("level", heading, "\n".join(told))
    for variant in rules.config.variants:
        yield Box("variant", page.t("newgame.variant." + variant), page.t(f"newgame.variant.{variant}.text"))


def _two_boxes(page: Page) -> Iterator[Box]:
    """The third competitor of two players (R27)."""
    for part in ("when", "turn", "takes", "never"):
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

    def needs(page: Page) -> float:
        return HEAD + gauge + sum(box_height(page, box) + 12 for box in boxes) + 8

    page = in_type(page, needs, page.height - 2 * EDGE)
    height = needs(page)

    def draw(b: Build, rect: Rect) -> None:
        b.plate(rect, "large")
        b.add(Picture(Rect(rect.x, rect.y, rect.w, HEAD + gauge), "watermark:" + faction, radius=16))
        draw_head(page, b, subject, Rect(rect.x, rect.y, rect.w, HEAD))
        _track(b, printed, state, Rect(rect.x + PAD, rect.y + HEAD, rect.w - 2 * PAD, gauge), bonus)
        y = rect.y + HEAD + gauge
        for box in boxes:
            high = box_height(page, box)
            draw_box(page, b, subject, box, Rect(rect.x + PAD, y, rect.w - 2 * PAD, high))
            y += high + 12

    return Sheet(height, draw)


def _track(b: Build, printed: Track, state: GameState, rect: Rect, bonus: signs.Line) -> None:
    """One lane per seat; brass lines where a point and the bonus are."""
    track = FACTION_INDEX[printed.faction]
    gauge = Gauge(printed, rect.x + 46, rect.y + 52, STEP, LANE, over=6, bar=8)
    gauge.stations(b, len(state.seats))
    for station in range(printed.top + 1):
        colour = "bone" if gauge.key(station) else "bone3"
        foot = gauge.top + LANE * len(state.seats) + 18
        b.text(gauge.at(station), foot, str(station), 20, 600, colour, anchor="centre")
    b.icon(gauge.at(printed.point_at), rect.y + 26, "vp", 32)
    width = signs.measure(bonus, b.metrics, 30)
    b.extend(signs.row(bonus, b.metrics, gauge.at(printed.bonus_at) - width / 2, rect.y + 26, 30)[0])
    for seat, player in enumerate(state.seats):
        y, steps = gauge.middle(seat), player.influence[track]
        gauge.reached(b, seat, steps)
        b.piece(gauge.at(steps), y, "marker", seat, 25)
        if state.alliances[track] == seat:
            b.icon(gauge.at(steps) + 28, y, "alliance", 27)
