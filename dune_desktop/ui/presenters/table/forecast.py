"""Under the lanes of the Conflict: how one would stand if one revealed now, what House Hagal may still turn, and who
has won.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.presenters.outlook import Strength, at_reveal, has_shown_its_hand, strongest
from dune_desktop.ui.presenters.table.conflict.verdict import decided, verdict
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.screen.display import Rect
from dune_desktop.ui.screen.sizes import SIGN_SMALL
from dune_desktop.ui.text.richtext import Style, grown, layout

HEIGHT = 32.0
"""What the line takes of the lanes."""


class ForecastProps(NamedTuple):
    """The line: a sign, words as markup, what it is called, and how much larger it may be set."""

    rect: Rect
    icon: str
    words: str
    thing: str
    scale: float


def forecast_props(model: TableModel, lanes: Rect) -> ForecastProps | None:
    """Select the line at the foot of the lanes, if there is anything to say."""
    icon, words, thing = _words(model)
    if not words:
        return None
    rect = Rect(lanes.x, lanes.bottom - HEIGHT + 4, lanes.w, HEIGHT - 4)
    return ForecastProps(rect, icon, words, thing, model.settings.reading.at_table)


def draw_forecast(b: Build, props: ForecastProps) -> None:
    """Draw the line as a note."""
    rect, style = props.rect, Style(color="bone2")
    with b.thing(props.thing, rect):
        b.plate(rect, "note")
        middle, room = rect.y + rect.h / 2, rect.w - 54
        b.icon(rect.x + 24, middle, props.icon, SIGN_SMALL, color="bone2")
        large = grown(style, props.scale)
        whole = not layout(props.words, b.metrics, room, large, lines=1).overflow
        b.markup(rect.x + 42, middle, props.words, room, large if whole else style, middle=True, lines=1, ellipsis=True)


def _words(model: TableModel) -> tuple[str, str, str]:
    """A sign, the line, and what it is called."""
    rules, view = model.rules, model.view
    if not view.conflict:
        return "", "", ""
    if decided(model):
        return "combat", verdict(model, [rules.strength(view, seat) for seat in range(len(view.seats))])[0], "verdict"
    foretold = view.phase == "turns" and model.viewer >= 0
    if foretold and (standing := _standing(model)):
        return "combat", standing, "forecast"
    if view.phase in ("makers", "recall"):  # the Conflict is over, and nothing more comes to it
        return "", "", ""
    if not rules.hagal_deck:  # the lanes keep their places when the first unit comes, or is only weighed up
        return ("combat", model.t("forecast.nobody"), "forecast") if foretold else ("", "", "")
    n, most = rules.bonus_cards(rules, view), rules.max_combat_bonus(view)
    who = "rivals" if rules.hagal_seat == NOBODY else "hagal"
    return "deck", model.t("combat.bonus." + who, n=n, most=most), "bonus_to_come"


def _standing(model: TableModel) -> Markup | str:
    """The viewer's strength at reveal against the strongest of the others; "" while nobody has a unit there."""

    _, swords = model.weighed.at_reveal or model.at_reveal
    mine, others, own = model.then(partial(_stand, rules=model.rules, seat=model.viewer, hand=swords))
    if not mine and not others:
        return ""
    key = "forecast." + ("now" if has_shown_its_hand(model.view, model.viewer) else "reveal")
    if not others:
        return model.t(key + ".alone", mine=own)
    who = model.texts.grammar.listed(model.seat_name(other.seat) for other in others)
    return model.t(key, mine=own, who=who, theirs=others[0].words)


def _stand(state: GameState, rules: Rules, seat: int, hand: int) -> tuple[bool, tuple[Strength, ...], int]:
    """Whether the seat is in the Conflict, the strongest of the others, and its strength with its hand's swords."""
    player = state.seats[seat]
    own = at_reveal(rules, state, seat, player.swords if has_shown_its_hand(state, seat) else hand)
    return rules.has_unit(state, seat), strongest(rules, state, seat), own
