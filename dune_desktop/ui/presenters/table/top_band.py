"""The top band: round and phase, one panel per seat, the tools."""

from __future__ import annotations

from functools import partial

from dune_desktop.engine.ids import FACTIONS, NOBODY
from dune_desktop.engine.state import Seat
from dune_desktop.i18n.prompts import undo_label
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, segmented
from dune_desktop.ui.presenters.table.model import THEN, Parts, TableModel, pace_options
from dune_desktop.ui.presenters.table.tokens import HOME
from dune_desktop.ui.screen.display import Picture, Piece, Rect, Region
from dune_desktop.ui.screen.values import changed
from dune_desktop.ui.text.richtext import Style, escape

PHASES = (
    ("round_start", "phase_start"),
    ("turns", "phase_turn"),
    ("combat", "phase_combat"),
    ("makers", "phase_maker"),
    ("recall", "phase_recall"),
)
END = 72.0  # margins of a seat's counts, and what a box has at their end


def top_band(model: TableModel) -> Parts:
    """The parts of the top band, left to right."""
    parts: Parts = {"dial": _dial}
    parts |= {f"seat.{seat}": partial(_seat, seat=seat) for seat in range(len(model.view.seats))}
    if len(model.view.seats) < 4 and model.rules.hagal_deck:
        parts["hagal"] = _hagal
    return parts | {"tools": _tools}


def _dial(model: TableModel) -> Region:
    rect = model.places["dial"]
    b = Build(model.metrics)
    rounds = len(model.view.conflicts) + len(model.view.conflict_deck)
    number = max(1, model.view.round)
    dial = Rect(rect.x, rect.y, 98, 98)
    with b.thing("round", dial):
        b.add(Picture(dial, f"dial:{number}/{rounds}"))
        centre = rect.x + 49
        b.text(centre, rect.y + 41, str(number), 39, colour="#FFE9C0", face="title", anchor="centre")
        b.text(centre, rect.y + 74, model.t("table.of_rounds", n=rounds), colour="bone2", anchor="centre")
    x = rect.x + 108
    current = model.view.phase
    for phase, icon in PHASES:
        box = Rect(x, rect.y + 6, 34, 34)
        on = phase == current
        with b.thing("phase:" + phase, box):
            b.plate(box, "chosen" if on else "option.bare")
            if not on:
                b.frame(box, "#4A3B40", 1.5, 6)
            b.icon(box.x + 17, box.y + 17, icon, 23, colour="chosen_text" if on else "#9C8D7A")
            b.hit(box, tip=model.t("tip.phase." + phase), radius=6)
        x += 40
    left = rect.x + 108
    words = model.t("phase." + current)
    b.text(left, rect.y + 58, words, 25, colour="#FFE9C0", face="title", box=204, thing="phase")
    active = model.active
    if active != NOBODY and current not in ("over",):
        with b.thing("turn", Rect(left, rect.y + 72, 206, 24)):
            b.add(Piece(left + 9, rect.y + 84, "marker", active, 18))
            whose = model.t("table.whose_turn", name=model.seat_name(active))
            b.text(left + 24, rect.y + 84, whose, colour="bone2", box=182)
    return b.region("dial", rect)


def _seat(model: TableModel, seat: int) -> Region:
    rect = model.places[f"seat.{seat}"]
    player = model.view.seats[seat]
    kind = model.rules.seat_kinds[seat]
    active = seat == model.active
    b = Build(model.metrics)
    with b.thing(f"seat:{seat}", rect):
        b.plate(rect, "seat.active" if active else "seat", f"seat{seat}")
        choice = model.choices.opponents.get(seat)
        action: tuple[object, ...] = ("option", *choice) if choice else ()
        leader = "leader:" + player.leader if player.leader else "rival:hagal"
        b.hit(rect, action=action, inspect=leader, order=20 if action else -1, radius=10)
        x = rect.x + 18
        _name_line(model, b, rect, seat)
        after = x if kind == "hagal" else max(x + 170, _resources(model, b, x, rect.y + 51, seat) + 4)
        _agents(model, b, after, rect.y + 51, seat)
        _badges(model, b, rect.right - 9, rect.y + 51, seat, player)
        _counts(model, b, x, rect.y + 80, seat, player)
        if action:  # also where a count has a tip of its own
            b.frame(rect.inset(-3), "hover_ring", 4, 13)
            b.hits = [changed(hit, action=action) for hit in b.hits]
    return b.region(f"seat.{seat}", rect, bleed=30)


def _name_line(model: TableModel, b: Build, rect: Rect, seat: int) -> None:
    player = model.view.seats[seat]
    x, y = rect.x + 18, rect.y + 20
    room = rect.w - 18 - 32 - (90 if model.rules.seat_kinds[seat] != "hagal" else 10)
    first = model.view.first_player == seat
    with b.thing(f"name:{seat}", Rect(x, rect.y + 6, room + 32, 28)):
        b.piece(x + 13, y, "marker", seat, 26)
        width = b.text(x + 32, y, model.seat_name(seat), 21, 600, box=room - (28 if first else 0))
    if first:
        b.icon(x + 32 + min(width, room) + 16, y, "first_player", 23, thing="first_player")
    if model.rules.seat_kinds[seat] == "hagal":
        return
    points = player.vp
    after = model.then(lambda state: state.seats[seat].vp)
    icon, name = rect.right - 9 - 15, f"vp:{seat}"
    with b.thing(name, Rect(icon - 70, rect.y + 4, 86, 34)):
        b.icon(icon, rect.y + 21, "vp", 31)
        colour = "gold" if after >= points else "bad_dark"
        thought = "" if after == points else THEN + name
        number = b.text(icon - 19, rect.y + 21, str(after), 37, 700, colour, anchor="right", thing=thought)
        if after != points:
            b.icon(icon - 19 - number - 12, rect.y + 22, "arrow", 14, colour="white")
            b.text(icon - 19 - number - 22, rect.y + 22, str(points), 24, 600, "#D9CBAA", anchor="right")


def _resources(model: TableModel, b: Build, x: float, y: float, seat: int) -> float:
    player = model.view.seats[seat]
    for what in ("solari", "spice", "water"):
        with b.thing(f"purse:{seat}.{what}", Rect(x, y - 13, 53, 26)):
            b.icon(x + 12.5, y, what, 25)
            width = b.text(x + 29, y, str(getattr(player, what)), 25, 700)
        x += max(53.0, 37 + width)
    return x


def _agents(model: TableModel, b: Build, x: float, y: float, seat: int) -> None:
    player = model.view.seats[seat]
    for name in model.pieces("agent", seat, HOME):
        b.piece(x + 10, y, "agent_small", seat, 25, thing=name)
        x += 18
    for index in range(len(player.agents)):
        b.piece(x + 9, y + 2, "agent_used", seat, 20, thing=f"out:{seat}.{index}")
        x += 15


def _badges(model: TableModel, b: Build, right: float, y: float, seat: int, player: Seat) -> None:
    """From the right: Swordmaster, council seat, Alliances, so that the last ones move least."""
    x = right
    if player.swordmaster:
        b.icon(x - 12, y, "swordmaster", 25, thing=f"swordmaster:{seat}")
        x -= 26
    if player.council:
        b.icon(x - 12, y, "council", 24, thing=f"badge:{seat}.council")
        x -= 26
    for track in reversed(range(4)):
        if model.view.alliances[track] == seat:
            ring = Rect(x - 25, y - 13, 26, 26)
            with b.thing(f"badge:{seat}.{FACTIONS[track]}", ring):
                b.frame(ring, "brass_light", 2, 13)
                b.icon(x - 12, y, FACTIONS[track], 23)
            x -= 30


def _counts(model: TableModel, b: Build, x: float, y: float, seat: int, player: Seat) -> None:
    kind = model.rules.seat_kinds[seat]
    counts = [("garrison", player.garrison), ("supply", player.supply)]
    if kind == "human":
        counts += [("hand", len(player.hand)), ("deck", len(player.deck)), ("discard_pile", len(player.discard))]
    if kind != "hagal":
        counts.append(("intrigue", len(player.intrigue)))
    aside = "rare" in player.own and bool(player.own["rare"].aside)
    texts = [f"{n}+1" if icon == "hand" and aside else str(n) for icon, n in counts]
    gap = 33.0
    ends = [box.seat_end for box in model.boxes if box.seat_end is not None]
    if ends:
        room = model.places[f"seat.{seat}"].w - END - sum(model.metrics.width(text, 20, 600) for text in texts)
        gap = min(gap, room / len(counts))
    for (icon, _), text in zip(counts, texts, strict=True):
        box = Rect(x, y - 13, 26 + model.metrics.width(text, 20, 600), 26)
        with b.thing(f"count:{seat}.{icon}", box):
            b.icon(x + 11, y, icon, 22)
            width = b.text(x + 24, y, text, 20, 600, "bone2")
            tip = model.t("tip.count.hand_aside" if "+" in text else "tip.count." + icon)
            b.hit(box, tip=tip, radius=5)
        x += gap + width
    for end in ends if kind != "hagal" else ():
        end(model, b, model.places[f"seat.{seat}"].right - 9, y, seat)


def _hagal(model: TableModel) -> Region:
    """The free fourth place: the House Hagal deck and how fast its cards are shown."""
    rect = model.places["seat.3"]
    b = Build(model.metrics)
    with b.thing("hagal", rect):
        _hagal_panel(model, b, rect)
    return b.region("hagal", rect)


def _hagal_panel(model: TableModel, b: Build, rect: Rect) -> None:
    b.plate(rect, "seat.other")
    x = rect.x + 14
    level = model.rules.config.difficulty
    words = model.name("difficulty:" + level) if level else ""
    room = rect.w - 14 - 70 - model.metrics.width(words, 20, 500)  # left of the level and the deck
    if room >= model.metrics.width(model.t("table.hagal"), 20, 500, "title"):  # else the level alone
        x += b.text(x, rect.y + 22, model.t("table.hagal"), 21, colour="#FFE9C0", face="title", box=min(190, room)) + 8
    if words:
        b.text(x, rect.y + 22, words, colour="bone2")
    tip = "\n".join(filter(None, (model.t("table.hagal"), words)))
    b.hit(Rect(rect.x, rect.y, rect.w, 42), tip=tip, inspect="rival:hagal", radius=10)
    with b.thing("deck:hagal", Rect(rect.right - 62, rect.y + 9, 54, 26)):
        b.icon(rect.right - 50, rect.y + 22, "deck", 22)
        b.text(rect.right - 36, rect.y + 22, str(len(model.view.hagal_deck)), 20, 600, "bone2")
    options, chosen = pace_options(model)
    b.drawn(
        segmented(
            model.metrics,
            rect.x + 12,
            rect.y + 44,
            options,
            chosen,
            width=rect.w - 24,
            height=44,
            order=90,
        )
    )


def _tools(model: TableModel) -> Region:
    rect = model.places["tools"]
    b = Build(model.metrics)
    box = Rect(rect.x, rect.y, 180, 47)
    with b.thing("button:undo", box):
        _undo(model, b, box)
    for index, tool in enumerate(("log", "help", "menu")):
        made = button(
            model.metrics,
            rect.x + 62 * index,
            rect.y + 50,
            "",
            (tool,),
            width=56,
            height=47,
            icon=tool,
            tip=model.t("tip.tool." + tool),
            command=tool,
            order=92 + index,
        )
        b.drawn(made)
    return b.region("tools", rect, bleed=6)


def _undo(model: TableModel, b: Build, box: Rect) -> None:
    possible = model.undo is not None and not model.watching
    b.plate(box, "button" if possible else "button.off")
    ink = "bone" if possible else "off_text"
    b.icon(box.x + 19, box.y + 23, "undo", 24, colour=ink)
    text = undo_label(model.texts, model.undo) if possible else model.t("table.undo_closed." + model.undo_closed)
    b.markup(
        box.x + 36,
        box.y + 23,
        escape(text),
        138,
        Style(colour=ink, weight=600, line=20),
        middle=True,
        lines=2,
        shrink=True,
        ellipsis=True,
    )
    refusal = "" if possible else model.t("whynot.undo." + model.undo_closed)
    b.hit(box, action=("undo",) if possible else (), refusal=refusal, order=91, command="undo")
