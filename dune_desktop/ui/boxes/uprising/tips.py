"""What the things of Uprising on the table say of themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dune_desktop.engine.boxes.uprising import spies
from dune_desktop.engine.boxes.uprising.conflict import WILD, icon_of
from dune_desktop.engine.boxes.uprising.sandworms import protected, sandworms
from dune_desktop.engine.boxes.uprising.state import of_seat, of_table
from dune_desktop.engine.boxes.uprising.words import Sandworm
from dune_desktop.engine.model.ids import bare
from dune_desktop.engine.model.vocabulary import parts
from dune_desktop.i18n.component_text import describe
from dune_desktop.i18n.template import Markup
from dune_desktop.ui.boxes.uprising.posts import seats_on
from dune_desktop.ui.boxes.uprising.wall import NAME, stands
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.tips.printed import does, titled, told
from dune_desktop.ui.presenters.table.tips.rows import seat_in
from dune_desktop.ui.text.richtext import escape


def _post(model: TableModel, rest: str) -> str:
    """What an observation post watches, and whose Spies are there."""
    watched = model.t("tip.post", spaces=_spaces(model, rest))
    seats = seats_on(model.view, rest)
    there = model.t("tip.post.spies", who=_names(model, seats)) if seats else model.t("tip.post.free")
    return "\n".join((str(watched), str(there)))


def _spaces(model: TableModel, post: str) -> Markup:
    names = (Markup(escape(model.name("space:" + space))) for space in spies.linked(model.rules)[post])
    return Markup(model.texts.grammar.listed(names))


def _names(model: TableModel, seats: tuple[int, ...]) -> Markup:
    return Markup(model.texts.grammar.listed(Markup(escape(model.seat_name(seat))) for seat in seats))


def _spy(model: TableModel, rest: str) -> str:
    seat, _, post = rest.partition(".")
    return str(model.t("tip.spy", who=model.seat_name(int(seat)), spaces=_spaces(model, post)))


def _spies(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    return str(model.t("tip.spies", who=model.seat_name(seat), n=spies.supply(model.view, seat)))


def _contract(model: TableModel, rest: str) -> str:
    """What completes a contract, and what it gives; `rest` ends with its name."""
    name = "contract:" + rest.rpartition(".")[2]
    whose = rest.partition(".")[0]
    own = str(model.t("tip.contract." + whose)) if whose in ("own", "aside") else ""
    return titled(model, name, does(model, name), own)


def _contracts(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    mine = of_seat(model.view, seat)
    lines = [str(model.t("tip.contracts", who=model.seat_name(seat), n=len(mine.contracts), done=len(mine.done)))]
    lines += [f"· {escape(model.name('contract:' + name))}" for name in mine.contracts]
    return "\n".join(lines)


def _left(model: TableModel, rest: str) -> str:
    if rest == "contracts":
        return str(model.t("tip.contracts_left", n=len(of_table(model.view).deck)))
    return str(model.t("tip.contracts_done", n=len(of_seat(model.view, max(0, model.viewer)).done)))


def _icon(model: TableModel, rest: str) -> str:
    """Which card a battle icon is on, and what it is for."""
    seat, _, name = rest.partition(".")
    mine = of_seat(model.view, int(seat))
    card = "objective:" + mine.objective if bare(mine.objective) == name else ""
    card = card or next(("conflict:" + won for won in mine.won if bare(won) == name), "")
    icon = icon_of(model.rules, card) if card else ""
    if not icon:
        return ""
    key = "tip.icon.wild" if icon == WILD else "tip.icon"
    words = model.t(key, who=model.seat_name(int(seat)), icon=Markup(model.t("battle.icon." + icon)))
    return titled(model, card, str(words))


def _conflict_mark(model: TableModel, rest: str) -> str:
    if rest == NAME:
        return str(model.t("tip.conflict_mark.wall" if stands(model.view) else "tip.conflict_mark.fallen"))
    return str(
        model.t(
            "battle.icon.wild.text" if rest == WILD else "battle.icon.text", icon=Markup(model.t("battle.icon." + rest))
        )
    )


def _wall(model: TableModel, rest: str) -> str:
    return str(model.t("tip.wall" if stands(model.view) else "tip.wall.fallen"))


def _hooks(model: TableModel, rest: str) -> str:
    return str(model.t("tip.hooks", who=model.seat_name(seat_in(rest))))


def _sandworms(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    n = sandworms(model.rules, model.fight, seat)
    return str(model.t("tip.sandworms", who=model.seat_name(seat), n=n))


def _training(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    at = of_seat(model.view, seat).training
    here = titled(model, "training:" + at, does(model, "training:" + at)) if at else ""
    return "\n".join(filter(None, (str(model.t("tip.training", who=model.seat_name(seat))), here)))


def _memory(model: TableModel, rest: str) -> str:
    seat = seat_in(rest)
    return str(model.t("tip.memory", who=model.seat_name(seat), n=of_seat(model.view, seat).memories))


def _twice(model: TableModel, rest: str) -> str:
    return str(model.t("tip.twice", who=model.seat_name(seat_in(rest))))


def _watched(model: TableModel, rest: str) -> str:
    """What Spies are for at a space, and whose watch it; and that no sandworm comes from there now."""
    posts = [post for post, spaces in spies.linked(model.rules).items() if rest in spaces]
    seats = tuple(dict.fromkeys(seat for post in posts for seat in seats_on(model.view, post)))
    lines = [str(model.t("tip.space.post"))] if posts else []
    if seats:
        lines.append(str(model.t("tip.space.spies", who=_names(model, seats))))
    summons = any(isinstance(part, Sandworm) for part in parts(model.rules.printed_spaces[rest]))
    if summons and protected(model.rules, model.view):
        lines.append(str(model.t("tip.conflict_mark.wall")))
    return "\n".join(lines)


def _fought_for(model: TableModel, rest: str) -> str:
    """What the Conflict card is marked with."""
    battle = model.rules.more["battle"].get(model.view.conflict)
    return told(model, describe(model.texts, battle)) if battle is not None else ""


MORE: Final[Mapping[str, Callable[[TableModel, str], str]]] = {"space": _watched, "conflict": _fought_for}
"""What else is told of things on every board."""

TIPS: Final[Mapping[str, Callable[[TableModel, str], str]]] = {
    "post": _post,
    "spy": _spy,
    "spies": _spies,
    "purse": lambda model, rest: _spies(model, str(max(0, model.viewer))) if rest == "spy" else "",
    "contract": _contract,
    **dict.fromkeys(("contracts", "contracts_of"), _contracts),
    "contracts_left": _left,
    "icon": _icon,
    "conflict_mark": _conflict_mark,
    "wall": _wall,
    "hooks": _hooks,
    "sandworm": _sandworms,
    "sandworms": _sandworms,
    "seal": lambda model, rest: str(model.t("tip.seal")),
    "rival": lambda model, rest: str(model.t("tip.rival", who=model.seat_name(seat_in(rest)))),
    "rival_priority": lambda model, rest: str(model.t("tip.rival_priority", who=model.seat_name(seat_in(rest)))),
    "rival_fund": lambda model, rest: str(model.t("tip.rival_fund", who=model.seat_name(seat_in(rest)))),
    "rival_scheme": lambda model, rest: str(model.t("tip.rival_scheme", who=model.seat_name(seat_in(rest)))),
    "training": _training,
    "memory": _memory,
    "twice": _twice,
}
"""By the kind of thing."""
