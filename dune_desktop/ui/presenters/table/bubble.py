"""The preview: what sending an Agent to the hovered space would bring, before anything is committed."""

from __future__ import annotations

from dune_desktop.engine.ids import FACTIONS, NOBODY
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.model import Parts, TableModel
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.screen.layers import Layer
from dune_desktop.ui.screen.theme import PLATES
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.signs import Line, Sign

WIDTH = 402.0
ROW = 32.0


def bubble(model: TableModel) -> Parts:
    """The bubble beside the space under the pointer; none without a preview."""
    return {"bubble": _bubble} if model.preview is not None and model.selection.card and model.hovered else {}


def _bubble(model: TableModel) -> Region:
    space = model.hovered
    rows = _changes(model)
    waiting = _waiting(model)
    height = 56 + ROW * len(rows) + (44 if waiting else 0) + 8
    rect = _place(model, model.place_of(space), height)
    b = Build(model.metrics)
    with b.thing("preview", rect):
        _told(model, b, rect, rows, waiting)
    return b.region("bubble", rect, bleed=60, layer=Layer.BUBBLE)


def _told(model: TableModel, b: Build, rect: Rect, rows: list[Row], waiting: Line) -> None:
    space = model.hovered
    b.plate(rect, "bubble")
    title = model.t("preview.title", card="card:" + model.selection.card, space="space:" + space)
    style = Style(size=24, colour="ink", face="title")
    b.markup(rect.x + 18, rect.y + 25, title, rect.w - 36, style, middle=True, lines=1, shrink=True)
    b.line(rect.x + 18, rect.y + 44, rect.right - 18, rect.y + 44, "brass/70")
    y = rect.y + 62.0
    for icon, before, after, better, why in rows:
        b.icon(rect.x + 32, y, icon, 28)
        x = rect.x + 58.0
        if before:
            x += b.text(x, y, before, 24, 600, PLATES["bubble"].ink2) + 14
            b.icon(x - 1, y, "arrow", 13, colour="#7B3F16")
            x += 12
        colour = "ink" if better is None else "good" if better else "bad"
        x += b.text(x, y, after, 24, 700, colour)
        if why:
            left = max(x + 14, rect.x + 168)
            b.text(left, y, why, 20, 500, PLATES["bubble"].ink2, box=rect.right - 16 - left)
        y += ROW
    if waiting:
        b.line(rect.x + 18, y - 10, rect.right - 18, y - 10, "brass/50")
        label = model.t("preview.then")
        used = b.text(rect.x + 18, y + 12, label, 20, 500, PLATES["bubble"].ink2)
        elements, _ = signs.fitted(waiting, model.metrics, rect.x + 28 + used, y + 12, rect.w - 46 - used, 26, "bubble")
        b.extend(elements)


Row = tuple[str, str, str, bool | None, str]
"""Icon, value now, value then, whether that is better, and why."""


def _changes(model: TableModel) -> list[Row]:
    assert model.preview is not None
    now, then = model.me, model.preview.seats[model.viewer]
    rows: list[Row] = []
    for what in ("solari", "spice", "water"):
        before, after = getattr(now, what), getattr(then, what)
        if before != after:
            rows.append((what, str(before), str(after), after > before, ""))
    for track, faction in enumerate(FACTIONS):
        before, after = now.influence[track], then.influence[track]
        if before != after:
            rows.append((faction, str(before), str(after), after > before, _alliance(model, track)))
    if now.vp != then.vp:
        rows.append(("vp", str(now.vp), str(then.vp), then.vp > now.vp, _losers(model)))
    if now.garrison != then.garrison:
        n = then.garrison - now.garrison
        rows.append(("garrison", str(now.garrison), str(then.garrison), n > 0, model.t("preview.recruited", n=n)))
    for box in model.boxes:
        rows += box.changes(model) if box.changes is not None else []
    turn = model.preview.turn
    if turn is not None and model.rules.spaces[turn.space or model.hovered].combat:
        most = model.rules.most_to_deploy(model.preview, turn)
        rows.append(("deploy", "", f"0–{most}" if most else "0", None, model.t("preview.may_deploy")))
    rows += _controllers(model)
    return rows


def _alliance(model: TableModel, track: int) -> str:
    assert model.preview is not None
    before, after = model.view.alliances[track], model.preview.alliances[track]
    if after == before or after != model.viewer:
        return ""
    if before == NOBODY:
        return model.t("preview.takes_alliance")
    return model.t("preview.takes_alliance_from", other=model.seat_name(before))


def _losers(model: TableModel) -> str:
    """Who else's points change."""
    assert model.preview is not None
    for seat, player in enumerate(model.view.seats):
        then = model.preview.seats[seat].vp
        if seat != model.viewer and then != player.vp:
            return model.t("preview.other_points", name=model.seat_name(seat), before=player.vp, after=then)
    return ""


def _controllers(model: TableModel) -> list[Row]:
    """The control bonus that somebody else gets."""
    assert model.preview is not None
    rows: list[Row] = []
    for seat, player in enumerate(model.view.seats):
        if seat == model.viewer:
            continue
        for what in ("solari", "spice"):
            before, after = getattr(player, what), getattr(model.preview.seats[seat], what)
            if after > before:
                name = model.t("preview.controls", name=model.seat_name(seat))
                rows.append((what, "", f"+{after - before}", False, name))
    return rows


def _waiting(model: TableModel) -> Line:
    """The effects that will wait to be taken."""
    assert model.preview is not None
    turn = model.preview.turn
    if turn is None:
        return ()
    parts: Line = ()
    for _, effect, _ in turn.pool:
        parts += ((Sign(" "),) if parts else ()) + line((effect,), model.texts)
    return parts


def _place(model: TableModel, plate: Rect, height: float) -> Rect:
    """Beside, under or over the plate, where it covers the fewest lit spaces; never over prompt or purse."""
    bottom, right = model.places["prompt"].y, model.places["market"].x
    low = bottom - 14 - height
    level = min(max(118.0, plate.y + plate.h / 2 - 60), low)
    across = min(max(model.places["conflict.arena"].x, plate.x + plate.w / 2 - WIDTH / 2), right - 12 - WIDTH)
    spots = [
        Rect(plate.right + 14, level, WIDTH, height),
        Rect(plate.x - 14 - WIDTH, level, WIDTH, height),
        Rect(across, plate.bottom + 14, WIDTH, height),
        Rect(across, plate.y - 14 - height, WIDTH, height),
    ]
    fitting = [s for s in spots if s.x >= 8 and s.right <= right - 8 and s.y >= 112 and s.bottom <= bottom - 10]
    lit = [model.place_of(space) for space in model.choices.spaces_of(model.selection.card)]

    def covered(spot: Rect) -> float:
        return sum(_overlap(spot, other) for other in lit if other != plate)

    return min(fitting or spots[:1], key=covered)


def _overlap(a: Rect, b: Rect) -> float:
    return max(0.0, min(a.right, b.right) - max(a.x, b.x)) * max(0.0, min(a.bottom, b.bottom) - max(a.y, b.y))
