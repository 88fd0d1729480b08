"""The arena of Combat: the Conflict's own painting, an army a seat on it, and what their strengths mean."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from dune_desktop.engine.model import effects as e
from dune_desktop.engine.model.effects import Effects
from dune_desktop.engine.model.frames import WindowFlow
from dune_desktop.i18n import Texts
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.part import Part
from dune_desktop.ui.kit.rank import rank
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.additions import Mark, TableContribution, marks_of
from dune_desktop.ui.presenters.table.changes import waiting
from dune_desktop.ui.presenters.table.conflict.army import draw_ends
from dune_desktop.ui.presenters.table.conflict.banner import draw_conflict_banner
from dune_desktop.ui.presenters.table.conflict.card import ConflictCardProps, card_props
from dune_desktop.ui.presenters.table.conflict.figures import FiguresProps, common_height, draw_figures
from dune_desktop.ui.presenters.table.conflict.strength import (
    THOUGHT,
    StrengthProps,
    all_strengths,
    full_scale,
    strength_numeral,
)
from dune_desktop.ui.presenters.table.conflict.units import Force, force_of, still
from dune_desktop.ui.presenters.table.conflict.verdict import decided, still_open, verdict, winner
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.pictured import leader_of, seat_face
from dune_desktop.ui.presenters.table.told import CombatCard
from dune_desktop.ui.presenters.ui_registry import contributed
from dune_desktop.ui.screen.display import Action, Picture, Plate, Rect, Region
from dune_desktop.ui.screen.sizes import BODY, COUNT_SMALL, MARKER, SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, layout

LEAST_TURNED = 24.0  # height of a card in a lane of the arena
MOST_TURNED = 38.0  # the same where there are few
APART = 28.0  # from the row of a name to that of its swords, where there is room
NEAR = 4.0  # so much of the lines of a name may lie on the edges of its card
NOTE, NOTE_LARGE = Style(line=24), Style(size=22, weight=600, line=27)
NOTE_CLOSE = Style(line=21)  # for more words than there is room for otherwise
WIDEST = 360.0  # an army of few
MOST, HIGH = 6, 210.0  # troops that are shown one by one, and how high a trooper is at most
_HEAD, _PARTS, _SCALE, _WORDS = 48.0, 34.0, 44.0, 56.0  # heights of the rows above and below the armies


def ground_of_combat(rect: Rect, conflict: str) -> tuple[Plate, Picture]:
    """Return what the armies stand before: the painting of a Conflict, and what it hangs on."""
    return Plate(rect, "arena"), Picture(rect, f"strip:arena:conflict:{conflict}")


class _Props(NamedTuple):
    """The Conflict, what the strengths mean, and the armies of all seats over their scale."""

    rect: Rect
    texts: Texts
    ground: tuple[Plate, Picture]
    onward: Action  # what a click anywhere does
    card: ConflictCardProps
    verdict: _Verdict
    scale: _Scale
    armies: tuple[_ArmyProps, ...]


class _Verdict(NamedTuple):
    """What the strengths mean in sentences, large where just that is `told`."""

    rect: Rect
    texts: Texts
    sentences: tuple[Markup, ...]
    told: bool


class _Scale(NamedTuple):
    """The scale that all strengths have in common: the strength at its end, and where the seats stand on it."""

    rect: Rect
    full: int
    strengths: tuple[StrengthProps, ...]


class _ArmyProps(NamedTuple):
    """All that the army of a seat shows."""

    rect: Rect
    texts: Texts
    leader: str
    name: str
    active: bool
    won: bool
    status: str  # what the seat may do
    turned: tuple[CombatCard, ...]
    hidden: int  # cards still to be turned up
    strength: StrengthProps
    force: Force
    units: tuple[tuple[str, int, bool], ...]  # each kind that fights: how many, and whether it has a piece
    place: int
    gets: Effects
    ends: tuple[Mark, ...] = ()  # what boxes have at its right edge
    high: float = HIGH  # of its troopers


class _Army(NamedTuple):
    """Where the parts of an army are."""

    head: Rect
    earned: Rect
    turned: Rect
    field: Rect
    foot: Rect

    @classmethod
    def of(cls, props: _ArmyProps) -> _Army:
        rect = props.rect
        head = Rect(rect.x + 4, rect.y + 6, rect.w - 8, min(100.0, rect.w * 0.4, rect.h * 0.36))
        earned = Rect(rect.x + 6, head.bottom + 4, rect.w - 12, 32)
        foot = Rect(rect.x + 3, rect.bottom - _PARTS, rect.w - 6, _PARTS - 4)
        free = foot.y - earned.bottom - 6
        turned = min((len(props.turned) + props.hidden) * MOST_TURNED, free * 0.55)
        cards = Rect(rect.x + 8, earned.bottom + 4, rect.w - 16, turned)
        return cls(head, earned, cards, Rect(rect.x + 8, cards.bottom, rect.w - 16, free - turned), foot)


def _select(model: TableModel) -> _Props | None:
    if model.showing.report is not None or not model.arena:
        return None
    rect, strengths = model.places["conflict.arena"], all_strengths(model)
    note = Rect(rect.x + 10, rect.bottom - _WORDS - 2, rect.w - 20, _WORDS)
    scale = Rect(rect.x + 30, note.y - _SCALE, rect.w - 60, _SCALE)
    places = model.fight_then(model.rules.conflict_places)
    pitch = min(WIDEST, (rect.w - 12) / len(strengths))
    left = rect.center[0] - pitch * len(strengths) / 2
    top = rect.y + _HEAD
    armies = [
        _army_props(model, Rect(left + seat * pitch + 3, top, pitch - 6, scale.y - top), own, place)
        for seat, (own, place) in enumerate(zip(strengths, places, strict=True))
    ]
    high = common_height(((_Army.of(army).field, army.force) for army in armies), HIGH, MOST)
    return _Props(
        rect,
        model.texts,
        ground_of_combat(rect, model.view.conflict),
        model.onward if model.held else (),
        card_props(model, Rect(rect.x, rect.y, rect.w, _HEAD)),
        _verdict(model, note, strengths),
        _Scale(scale, full_scale(strengths), strengths),
        tuple(army._replace(high=high) for army in armies),
    )


def _verdict(model: TableModel, rect: Rect, strengths: tuple[StrengthProps, ...]) -> _Verdict:
    """Select what the strengths mean now, or after what is weighed up; ties in words.

    As long as they may change it says that it is not decided; nothing of them where what changes them is chosen next.
    """
    sentences = verdict(model, [own.then for own in strengths])
    if not decided(model) and model.preview is not None and waiting(model):
        sentences = [model.t("combat.chosen_next")]
    elif not decided(model):
        sentences.insert(0, model.t("combat.after_that" if model.preview is not None else "combat.as_it_stands"))
    stage = model.showing.stage
    return _Verdict(rect, model.texts, tuple(sentences), stage is not None and stage.moment in ("verdict", "reward"))


def _army_props(model: TableModel, rect: Rect, strength: StrengthProps, place: int) -> _ArmyProps:
    seat, stage = strength.seat, model.showing.stage
    return _ArmyProps(
        rect,
        model.texts,
        leader_of(model.view.seats[seat]),
        model.seat_name(seat),
        stage is None and seat == model.active,
        seat == winner(model),
        _status(model, seat),
        tuple(card for card in model.showing.turned if card.seat == seat),
        stage.to_turn.count(seat) if stage is not None else 0,
        strength,
        still(model, seat) if model.showing.decided is not None else force_of(model, seat, "conflict"),
        tuple(_units(model, seat)) if model.rules.has_unit(model.fight, seat) else (),
        place,
        model.reward(seat, place),
        marks_of(contributed(TableContribution, model.boxes).army_ends, model, seat),
    )


def _units(model: TableModel, seat: int) -> Iterator[tuple[str, int, bool]]:
    player = model.fight.seats[seat]
    yield "troop", player.conflict, True
    for kind in model.rules.more_units:
        yield kind.id, kind.of_seat(player).conflict, kind in model.shown_units
    yield "sword", player.swords, False


def _status(model: TableModel, seat: int) -> str:
    decision = model.decision
    if seat == model.awaited or (decision is not None and decision.kind == "combat" and decision.seat == seat):
        return model.t("combat.to_act")
    if not model.rules.has_unit(model.fight, seat):
        return model.t("combat.absent")
    if not model.rules.is_player[seat] or not model.view.seats[seat].intrigue or not still_open(model):
        return ""  # how many Intrigue cards anybody holds is open to all
    return model.t("combat.passed" if seat in _passed(model) else "combat.may_answer")


def _passed(model: TableModel) -> frozenset[int]:
    """The seats that have passed one after another since a card was played."""
    flow = next((frame for frame in model.view.stack if isinstance(frame, WindowFlow)), None)
    if flow is None or flow.timing != "combat":
        return frozenset()
    return frozenset(flow.seats[flow.at - many] for many in range(1, flow.passes + 1))


# ------------------------------------------------------------------------------------------------ drawing it


def _draw(b: Build, props: _Props) -> Region:
    rect = props.rect
    with b.thing("arena", rect):
        b.hit(rect, inspect="lanes:", radius=0)
        with b.thing("arena.ground", rect):
            b.extend(props.ground)
            if props.onward:
                b.hit(rect, action=props.onward, tip=props.texts.t("stage.verdict.tip"), ground=True, radius=0)
            foot = props.scale.rect.y - 6
            b.plate(Rect(rect.x, foot, rect.w, rect.bottom - foot), "arena.foot")
        draw_conflict_banner(b, props.card)
        b.part("arena.scale", _draw_scale, props.scale)
        with b.thing("verdict", props.verdict.rect):
            b.part("verdict", _draw_verdict, props.verdict)
        for army in props.armies:
            with b.thing(name := f"lane:{army.strength.seat}", army.rect):
                b.part(name, _draw_army, army)
    return b.region("conflict.arena", rect, bleed=50)


def _draw_verdict(b: Build, props: _Verdict) -> None:
    rect, sentences = props.rect, props.sentences
    apart, width = "\n".join(sentences), rect.w - 28
    together = props.texts.paragraph(*sentences)
    ways = [(apart, NOTE), (together, NOTE), (together, NOTE_CLOSE)]
    if props.told:
        ways.insert(0, (together, NOTE_LARGE))
    laid = [layout(words, b.metrics, width, style) for words, style in ways]
    found = next((one for one in laid if one.height <= rect.h - 8), laid[-1])
    b.extend(found.at(rect.x + 14, rect.y + (rect.h - found.height) / 2))


def _draw_scale(b: Build, props: _Scale) -> None:
    """Draw the scale with its numbers, and on it the marker of each seat; where more are level they stand abreast."""
    rect, unit = props.rect, props.rect.w / props.full
    y = rect.y + 17
    b.line(rect.x, y, rect.right, y, "brass_light/80", 2)
    for mark in range(props.full + 1):
        x, tall = rect.x + mark * unit, 8 if mark % 5 == 0 else 4
        b.line(x, y - tall, x, y + tall, "brass_light/80" if mark % 5 == 0 else "brass_light/40", 2)
        if mark % (5 if props.full <= 30 else 10) == 0:
            b.text(x, y + 17, str(mark), BODY, 600, "over_dusk", anchor="center")
    level: dict[int, list[int]] = {}
    for own in props.strengths:
        level.setdefault(own.then, []).append(own.seat)
    for value, seats in level.items():
        for index, seat in enumerate(seats):
            x = rect.x + value * unit + (index - (len(seats) - 1) / 2) * MARKER
            b.piece(x, y - 4, "marker", seat, MARKER, thing=f"standing:{seat}")


def _draw_army(b: Build, props: _ArmyProps) -> None:
    """Draw who it is and how strong, what the seat may do and earns, its figures, and what they consist of."""
    rect, seat = props.rect, props.strength.seat
    if props.won:
        b.plate(rect.inset(2, 4), "army.won")
    elif props.active:
        b.add(Picture(Rect(rect.x, rect.y, rect.w, rect.h - _PARTS), "figure:-1:light_from_above"))
    places = _Army.of(props)
    draw_figures(b, FiguresProps(places.field, props.force, props.high, MOST))
    if props.turned or props.hidden:
        _turned(b, props, places.turned)
    _who(b, props, places.head)
    with b.thing(f"earned:{seat}", places.earned):
        _earned(b, props, places.earned)
    with b.thing(f"bar:{seat}", places.foot):
        _parts(b, props, places.foot)


def _who(b: Build, props: _ArmyProps, rect: Rect) -> None:
    """Draw the face, and beside it the name, the strength and what the seat may do."""
    seat, side = props.strength.seat, rect.h
    left = rect.x + side + 8
    b.plate(Rect(rect.x + side * 0.5, rect.y, rect.w - side * 0.5, side), "army.shade")
    seat_face(b, props.leader, Rect(rect.x, rect.y, side, side), seat)
    b.text(left, rect.y + 14, props.name, BODY, 600, box=rect.right - left - 4, cut=True)
    strength_numeral(b, props.strength, left, rect.y + side * 0.5, side * 0.5)
    draw_ends(b, props.ends, rect, rect.y + 26)
    b.text(left, rect.bottom - 14, props.status, BODY, 500, "bone2", box=rect.right - left - 4)


def _turned(b: Build, props: _ArmyProps, rect: Rect) -> None:
    """Draw the seat's cards in Combat, name and swords: of House Hagal (R26.12), maybe still face down, or Intrigue.

    Of more than there is room for the latest are shown.
    """
    cards, number = props.turned, len(props.turned) + props.hidden
    first = max(0, len(cards) - max(1, int(rect.h / LEAST_TURNED)))
    pitch = rect.h / (number - first)
    rect = rect.moved(0, -first * pitch)
    for index in range(first, number):
        box = Rect(rect.x, rect.y + index * pitch, rect.w, pitch - 2)
        with b.thing(f"turned:{props.strength.seat}.{index}", box):
            if index < len(cards):
                _turned_card(b, cards[index], props.texts, box)
            else:
                b.plate(box, "rival.back")
                b.icon(*box.center, "deck", 26)


def _turned_card(b: Build, turned: CombatCard, texts: Texts, box: Rect) -> None:
    b.plate(box, "row")
    component, room = f"{turned.kind}:{turned.card}", box.w - 14
    name, upper, lower = texts.name(component), box.y + box.h / 2, box.y + box.h / 2
    whole, lines = b.metrics.width(name, BODY, 600), max(1, int((box.h + NEAR) // BODY))
    if turned.swords or turned.kind == "hagal":
        taken = 24 + b.metrics.width(str(turned.swords), COUNT_SMALL, 700)
        if lines > 1 and whole <= room < whole + taken:
            apart = max(BODY / 2, min(box.h / 4, APART / 2))  # the name has a row for itself rather than being broken
            upper, lower = upper - apart, lower + apart
        elif lines > 1 and whole > room - taken and (beside := _beside_a_row(b, name, room, taken)):
            lower += beside * BODY / 2
        elif lines > 1 and b.cut_in_rows(name, room - taken, lines, BODY).endswith("…"):
            lines = max(1, int((box.h - SIGN_SMALL + NEAR) // BODY))  # the swords have a row for themselves below it
            upper, lower = upper - SIGN_SMALL / 2, box.bottom - SIGN_SMALL / 2
        else:
            room -= taken
        b.text(box.right - 26, lower, str(turned.swords), COUNT_SMALL, 700, "bone", anchor="right")
        b.icon(box.right - 13, lower, "sword", SIGN_SMALL)
    b.title_of(box.x + 8, upper, name, room, BODY, "bone", 600, lines, close=True)
    b.hit(box, inspect=component, radius=8)


def _beside_a_row(b: Build, name: str, room: float, taken: float) -> int:
    """Beside which row of a name in two of them so much has room: -1 for the upper one, 1 for the lower, 0 for none."""
    rows = b.cut_in_rows(name, room, 2, BODY).split("\n")
    free = [room - b.metrics.width(row, BODY, 600) for row in rows]
    if len(rows) != 2 or rows[-1].endswith("…") or max(free) < taken:
        return 0
    return -1 if free[0] > free[1] else 1


def _parts(b: Build, props: _ArmyProps, rect: Rect) -> None:
    """Draw what the strength consists of: the units of each kind and the strength of one, swords."""
    if not props.units:
        return
    b.plate(rect, "army.parts", f"seat{props.strength.seat}")
    parts: dict[str, int] = {}
    for part in props.strength.parts:
        parts[part.kind] = parts.get(part.kind, 0) + part.value
    signs = {"coming": "deploy", "going": "retreat"}
    shown = {kind for kind, _, has_piece in props.units if has_piece}
    marks, inks = {"coming": "+", "going": "−"}, {"coming": THOUGHT, "going": "bad_dark"}
    many = {kind: n for kind, n, _ in props.units}
    words = [
        f"{many[kind]}×{n // many[kind]}" if many.get(kind) and n % many[kind] == 0 else marks.get(kind, "") + str(n)
        for kind, n in parts.items()
    ]
    widths = [b.metrics.width(word, BODY, 700) + SIGN_SMALL + 3 for word in words]
    x, y = rect.center[0] - (sum(widths) + 12 * max(0, len(widths) - 1)) / 2, rect.y + rect.h / 2
    for kind, word, width in zip(parts, words, widths, strict=True):
        ink = inks.get(kind, "bone")
        b.text(x, y, word, BODY, 700, ink)
        right = x + width - SIGN_SMALL / 2
        if kind in shown:
            b.piece(right, y, kind, props.strength.seat, SIGN_SMALL)
        elif kind in ("sword", *signs):
            b.icon(right, y, signs.get(kind, kind), SIGN_SMALL, color=ink if kind in signs else "")
        x += width + 12


def _together(effects: Effects) -> Effects:
    """The effects with gains of one kind as one: a reward that is given twice has each two times."""
    found: dict[object, e.Effect] = {}
    for place, effect in enumerate(effects):
        if not isinstance(effect, e.Gain) or effect.per is not None:
            found[place] = effect
            continue
        known = found.get(effect.what)
        found[effect.what] = replace(known, n=known.n + effect.n) if isinstance(known, e.Gain) else effect
    return tuple(found.values())


def _earned(b: Build, props: _ArmyProps, rect: Rect) -> None:
    y = rect.y + rect.h / 2
    if not props.gets:
        words = props.texts.t("combat.nothing")
        wide = min(rect.w, b.metrics.width(words, BODY, 500) + 20)
        b.plate(Rect(rect.x, rect.y, wide, rect.h), "army.sign")
        b.text(rect.x + 10, y, words, BODY, 500, "bone3", box=rect.w - 14)
        return
    signs = line(_together(props.gets), props.texts)
    wide = rect.w if b.rows(signs, rect.w - 48, 24) > 1 else min(rect.w, b.needs(signs, 24) + 50)
    b.plate(Rect(rect.x, rect.y, wide, rect.h), "army.sign")
    b.line(rect.x + 2, rect.y + 2, rect.x + 2, rect.bottom - 2, f"rank{min(props.place, 3)}", 3)
    rank(b, rect.x + 22, y, props.place, 28)
    b.signs(signs, rect.x + 42, y, rect.w - 48, 24, "army.sign", height=rect.h)


ARENA = Part(_select, _draw)
