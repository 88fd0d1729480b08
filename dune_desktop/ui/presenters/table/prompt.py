"""The prompt bar: who is asked what, effects still to resolve as chips, and the one big button."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from dune_desktop.engine import OptionId
from dune_desktop.engine.effects import Choose, Effect
from dune_desktop.engine.frames import Ask, Pool, TurnFlow
from dune_desktop.engine.ids import ASIDE, RESERVE, WINDOWS
from dune_desktop.engine.options import part
from dune_desktop.engine.resolve import name_of, optional, waiting
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.purchase import Purchase
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.widgets import button, button_width, called, segmented
from dune_desktop.ui.presenters.effect_line import line
from dune_desktop.ui.presenters.table.choices import returned, taken_back
from dune_desktop.ui.presenters.table.model import TableModel, pace_options
from dune_desktop.ui.presenters.table.pictured import FACE, face, leader_of
from dune_desktop.ui.presenters.table.unplaced import unplaced
from dune_desktop.ui.screen.display import Plate, Rect, Region
from dune_desktop.ui.screen.theme import PLATES
from dune_desktop.ui.text import signs
from dune_desktop.ui.text.richtext import Style, layout
from dune_desktop.ui.text.signs import Amount, Line, Sign, Words

CHIP_ORDER = 2
FEW = 3  # so often something can be answered at once, or as often as it can be
PRIMARY = Rect(290, 5, 282, 48)  # within the bar, from its right end
CHIP_HEIGHT = 46.0
ROOM_OF_WORDS = 330.0  # for an effect in words on the big button; a longer one is named after its card


@dataclass(frozen=True, slots=True)
class Chip:
    """Something that can be taken from the bar: signs or words, what it does, or why it cannot be done now.

    It is called after the answer that takes it.
    """

    name: OptionId
    signs: Line
    action: tuple[object, ...] = ()
    refusal: str = ""
    source: str = ""  # the component it comes from
    optional: bool = False
    label: str = ""  # the same in words, for the big button and the tip


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the bar."""

    text: str
    action: tuple[object, ...] = ()
    command: str = ""  # the key of the first one is shown
    refusal: str = ""


@dataclass
class Bar:
    """What stands in the bar."""

    chips: list[Chip] = field(default_factory=list)
    others: list[Button] = field(default_factory=list)
    primary: Button | None = None
    stepper: bool = False
    pace: bool = False  # how fast what happens by itself is shown


def prompt(model: TableModel) -> Region:
    """The prompt bar."""
    rect = model.places["prompt"]
    bar = contents(model)
    b = Build(model.metrics)
    seat = model.active if model.active >= 0 else model.viewer
    with b.thing("prompt", rect):
        b.plate(rect, "prompt", f"seat{max(0, seat)}")
        x = rect.x + 16
        if seat >= 0:
            who = Rect(rect.x + 4, rect.y + rect.h / 2 - FACE / 2, FACE, FACE)
            with b.thing("prompt:who", who):
                face(b, leader_of(model.view.seats[seat]), who, seat)
            x = who.right + 10
        right = _buttons(model, b, bar, rect)
        left = _chips(model, b, bar, right, rect)
        width = max(160.0, left - x - 14)
        with b.thing("prompt:words", Rect(x, rect.y, width, rect.h)):
            _words(model, b, Rect(x, rect.y, width, rect.h))
        if not (bar.pace or model.rules.hagal_deck or model.recap_open):
            _pace_keys(model, b, rect)
    return b.region("prompt", rect, bleed=60)


def _words(model: TableModel, b: Build, rect: Rect) -> None:
    """The question and a line more. A question too long for its line takes that one's place: it is never cut."""
    headline, note = model.prompt
    style = Style(size=25, weight=600, line=24)
    alone = not note or layout(headline, model.metrics, rect.w, style, shrink=True).lines > 1
    middle = rect.y + (rect.h / 2 if alone else 18)
    b.markup(rect.x, middle, headline, rect.w, style, middle=True, shrink=True)
    told = alone
    if note and not alone:
        below = Style(colour="bone2")
        told = b.markup(rect.x, rect.y + 42, note, rect.w, below, middle=True, lines=1, ellipsis=True).overflow
    if note and told:
        b.hit(Rect(rect.x, rect.y + 4, rect.w, rect.h - 8), tip=note, radius=7)


# ------------------------------------------------------------------------------------------------ what stands in it


def contents(model: TableModel) -> Bar:
    """Chips and buttons for the present decision."""
    bar = Bar()
    if model.watching:
        if model.again:
            bar.others.append(Button(model.t("button.to_game"), ("back",), "back"))
        elif not model.held:
            bar.others.append(Button(model.t("button.skip"), ("skip",), "skip"))
        on = ("next", "stage") if model.held else ("next",)
        bar.primary = Button(model.t("button.next_step"), on, "primary confirm")
        bar.pace = not model.rules.hagal_deck  # House Hagal has it on its panel
        return bar
    if model.thinking >= 0:
        bar.others.append(Button(model.t("button.skip"), ("skip",), "skip"))
        bar.pace = not model.rules.hagal_deck
        return bar
    if model.awaited >= 0:
        name = model.seat_name(model.awaited)
        bar.primary = Button(model.t("curtain.uncover", who=name), ("uncover",), "primary")
        return bar
    if model.decision is None:
        bar.primary = Button(model.t("over.ranking"), ("over",), "primary")
        return bar
    if not model.choices.mine:
        return bar
    if model.selection.group:
        _group(model, bar)
        return bar
    if model.selection.several:
        _several(model, bar)
        return bar
    kind = model.choices.kind
    if kind == "turn":
        _turn(model, bar)
    elif kind in ("agent", "reveal"):
        _effects_left(model, bar)
        bar.stepper = bool(model.choices.of("deploy"))
        _end_turn(model, bar)
    elif kind in WINDOWS:
        _window(model, bar)
    else:
        _asked(model, bar)
    bar.chips += [Chip(option, signs, action) for option, signs, action in unplaced(model)]
    if model.choices.has("masterstroke"):
        bar.others.insert(0, Button(model.t("button.masterstroke"), ("option", "masterstroke")))
    card = model.selection.card
    if card.startswith("intrigue:") and model.choices.has("intrigue", card.removeprefix("intrigue:")):
        play = model.t("button.play", name=model.name(card))
        bar.primary = Button(play, ("option", "intrigue", card.removeprefix("intrigue:")), "primary")
        if kind not in WINDOWS:
            bar.others = [Button(model.t("button.put_back"), ("cancel",), "back")]
    return bar


def _turn(model: TableModel, bar: Bar) -> None:
    selection = model.selection
    reveal = Button(model.t("button.reveal_turn"), ("reveal",), "reveal")
    if selection.card or selection.space:
        back = "take_apart" if selection.partner else "put_back"
        bar.others.append(Button(model.t("button." + back), ("cancel",), "back"))
    over, cards, sends = model.hovered, selection.played, model.choices.sends
    space = next((name for name in (selection.space, over) if (cards, name) in sends), "")
    if selection.card and space:
        name = model.name("space:" + space)
        pair = (selection.partner,) if selection.partner else ()
        send = ("commit", selection.card, space, *pair)
        bar.primary = Button(model.t("button.send_to", space=name), send, "primary")
    elif not model.choices.sends:
        bar.primary = Button(model.t("button.reveal_n", n=len(model.me.hand)), ("reveal",), "primary reveal")
        return
    else:
        what = _still_to_choose(model)
        bar.primary = Button(model.t("button." + what), refusal=model.t("whynot." + what))
    bar.others.append(reveal)


def _still_to_choose(model: TableModel) -> str:
    """What is needed besides what is chosen to send an Agent."""
    if not model.selection.card:
        return "choose_card"
    if model.choices.spaces_of(model.selection.played) and not model.selection.space:
        return "choose_space"
    return "choose_partner" if model.choices.partners(model.selection.card) else "choose_space"


def _effects_left(model: TableModel, bar: Bar) -> None:
    """The effects of the turn or pool that wait for their owner, legal or not yet."""
    if not isinstance(model.view.stack[-1], TurnFlow | Pool):
        return
    todo = waiting(model.view)
    for index, (source, effect, _) in enumerate(todo):
        option = name_of(todo, index)
        reason = model.choices.closed.get(option)
        if not model.choices.has(*option) and (reason is None or _counts_itself(effect) or source.startswith("space:")):
            continue
        refusal = "" if reason is None else model.reason(reason)
        action = ("option", *option) if reason is None else ()
        words = label(model.texts, effect)
        bar.chips.append(Chip(option, line((effect,), model.texts), action, refusal, source, optional(effect), words))


def _counts_itself(effect: Effect) -> bool:
    """Gains of one per something are given as their count grows and never taken by hand."""
    return getattr(effect, "per", None) is not None


def _end_turn(model: TableModel, bar: Bar) -> None:
    if _units(model, bar):
        return
    due = next((chip for chip in bar.chips if chip.action and not chip.optional), None)
    if due is not None and not model.choices.has("end_turn"):
        words, room = due.label, ROOM_OF_WORDS
        if model.metrics.width(words, 24, 700) > room and model.effect_tip(due.source):
            words = model.t("button.effect_of", name=model.effect_tip(due.source))
        bar.primary = Button(words, due.action, "primary")
        if len(bar.chips) == 1 and words == due.label:
            bar.chips.clear()  # the button says it
    elif model.choices.has("end_turn"):
        bar.primary = Button(model.t("button.end_turn"), ("end_turn",), "primary")
    else:
        bar.primary = Button(model.t("button.end_turn"), refusal=model.t("whynot.effects_left"))


def _window(model: TableModel, bar: Bar) -> None:
    leave = "stop" if model.choices.has("stop") else "pass"
    button = Button(model.t(f"button.{leave}"), ("option", leave), "pass")
    if model.selection.card:
        bar.others.append(button)
    else:
        bar.primary = button


def _asked(model: TableModel, bar: Bar) -> None:
    frame = model.view.stack[-1]
    choices = model.choices
    if isinstance(frame, Pool):
        _effects_left(model, bar)
    elif isinstance(frame, Ask) and isinstance(frame.effect, Choose):
        _branches(model, bar, frame)
    if choices.has("draw_top"):
        bar.chips += [
            Chip(("draw_top",), (Amount("draw"), Words(model.t("button.draw_it"))), ("option", "draw_top")),
            Chip(("trash_top",), (Amount("trash"), Words(model.t("button.trash_it"))), ("option", "trash_top")),
        ]
    bar.stepper = len(choices.units) > 1 or (bool(choices.units) and choices.has("decline"))
    _units(model, bar)
    for box in model.boxes:
        if box.answers is not None:
            box.answers(model, bar)
    for option in choices.of("lose_from"):
        _, place = option
        where = Amount("garrison" if place == "garrison" else "combat")
        bar.chips.append(Chip(option, (Amount("troop"), where), ("option", *option)))
    exchanging = choices.kind == "exchange_intrigue" and isinstance(frame, Ask) and bool(frame.taken)
    if choices.has("decline"):  # never in the big button's place: who asked for the effect wants it
        bar.others.append(Button(model.t("button.decline"), ("option", "decline"), "decline"))
    if choices.has("done"):
        made = Button(model.t("button.exchange" if exchanging else "button.done"), ("option", "done"))
        if bar.primary is None:
            bar.primary = replace(made, command="primary")
        else:
            bar.others.append(replace(made, command="decline"))


def _units(model: TableModel, bar: Bar) -> bool:
    """The big button sends the units on the steppers, or the only ones that can go; whether it does."""
    choices = model.choices
    only = next(iter(choices.units)) if choices.units and not bar.stepper else None
    chosen = only or choices.nearest(model.selection.troops, model.selection.dreadnoughts)
    option = choices.units.get(chosen)
    if option is not None:
        key = f"button.{option[0]}" + ("_units" if chosen[1] else "")
        bar.primary = Button(model.t(key, n=sum(chosen)), ("option", *option), "primary")
    elif choices.units and not choices.has("decline") and model.choices.kind not in ("agent", "reveal"):
        need = sum(next(iter(choices.units)))
        bar.primary = Button(model.t("button.retreat_units", n=need), refusal=model.t("whynot.units", n=need))
    return option is not None


def _branches(model: TableModel, bar: Bar, frame: Ask) -> None:
    assert isinstance(frame.effect, Choose)
    for index, branch in enumerate(frame.effect.options):
        option: OptionId = ("branch", index)
        reason = model.choices.closed.get(option)
        refusal = "" if reason is None else model.reason(reason)
        action = ("option", *option) if model.choices.has(*option) else ()
        words = model.texts.grammar.joints.items.join(label(model.texts, effect) for effect in branch)
        bar.chips.append(Chip(option, line(branch, model.texts), action, refusal, frame.source, label=words))


def _group(model: TableModel, bar: Bar) -> None:
    """One act: the ways to do it (the price of a space, where an Agent comes from, where a card goes), or just it."""
    bar.others.append(Button(model.t("button.put_back"), ("cancel",), "back"))
    ways, first = model.selection.group, model.selection.first
    if model.ware is not None and model.ware.paid_with:
        bar.stepper = len(set(map(taken_back, ways))) > 1
    ways = model.ways
    if model.buying and len(ways) == 1:
        acquire = model.t("button.acquire_tile", name=model.name(acquired(model, ways[0])))
        bar.primary = Button(acquire, model.taking(ways[0], first), "primary")
        return
    for option in ways:
        bar.chips.append(Chip(option, _way(model, option), model.taking(option, first)))


def _several(model: TableModel, bar: Bar) -> None:
    """How often the same thing is answered: a few numbers, and all there is."""
    option = model.selection.several
    bar.others.append(Button(model.t("button.put_back"), ("cancel",), "back"))
    good = next(good for box in model.boxes for good in box.goods if good.option == option)
    most = good.count(model.view, max(0, model.viewer))
    for n in sorted({*range(1, min(most, FEW) + 1), most}):
        chip = Chip((*option, n), (Amount(good.name, str(n)),), ("options", *[option] * n))
        bar.chips.append(chip)


def acquired(model: TableModel, way: OptionId) -> str:
    """What is acquired so."""
    return f"card:{part(way, 'card')}" if model.ware is None else model.ware.component(model, way)


def purchase(model: TableModel, final: bool) -> Purchase:
    """What is picked out, put for the prompt; `final` says that undo could not bring it back."""
    ways = model.ways
    way = ways[0]
    if model.ware is not None:
        wanted, currency, cost, left = model.ware.bill(model, way)
        return Purchase(acquired(model, way), currency, cost, left, "ways" if len(ways) > 1 else "", wanted, final)
    _, card, slot, _ = way
    source = "reserve" if slot in (RESERVE, ASIDE) else "row"
    if model.choices.kind != "reveal":
        return Purchase(acquired(model, way), "", 0, 0, "where" if len(ways) > 1 else "", source, final)
    cost = model.rules.price(model.view, str(card), slot)
    currency = model.rules.market_at[slot].currency
    left = model.rules.purses[currency].left(model.view, model.active) - cost
    return Purchase(acquired(model, way), currency, cost, left, "where" if len(ways) > 1 else "", source, final)


def _way(model: TableModel, option: OptionId) -> Line:
    if option[0] == "send":
        _, card, space, rate, origin, also = option
        rates = model.rules.spaces[str(space)].rates
        parts = line((rates[int(rate)],), model.texts) if rates else ()
        if model.rules.played_as(model.rules, str(card), str(also)).manner.jumps:
            place = model.name(f"space:{origin}") if origin else model.t("prompt.leader")
            parts += (Words(model.t("prompt.from", place=place)),)
        return parts or (Words(model.name(f"space:{space}")),)
    if model.ware is not None:
        return model.ware.line(model, option)
    where = "top" if part(option, "to") == "top" else "discard_pile"
    return (Amount(where), Words(model.t("prompt.to_" + where)))


# ------------------------------------------------------------------------------------------------ drawing it


def _buttons(model: TableModel, b: Build, bar: Bar, rect: Rect) -> float:
    """Buttons from the right; returns where they begin. The primary place stays free when there is none."""
    box = Rect(rect.right - PRIMARY.x, rect.y + PRIMARY.y, PRIMARY.w, PRIMARY.h)
    x = box.x
    if bar.primary is not None:
        need = button_width(model.metrics, bar.primary.text, "button.primary", model.cap(bar.primary.command))
        width = max(box.w, need)
        x = box.right - width
        b.drawn(
            button(
                model.metrics,
                x,
                box.y,
                bar.primary.text,
                bar.primary.action,
                kind="button.primary",
                width=width,
                height=box.h,
                command=bar.primary.command,
                cap=model.cap(bar.primary.command),
                refusal=bar.primary.refusal,
                order=0,
                golden=True,
                name="prompt:primary",
            )
        )
    for other in bar.others:
        width = max(136.0, button_width(model.metrics, other.text, "button", model.cap(other.command)))
        x -= width + 12
        b.drawn(
            button(
                model.metrics,
                x,
                box.y,
                other.text,
                other.action,
                width=width,
                height=box.h,
                command=other.command,
                cap=model.cap(other.command),
                refusal=other.refusal,
                order=1,
            )
        )
    return x


def _chips(model: TableModel, b: Build, bar: Bar, right: float, rect: Rect) -> float:
    """Chips between text and buttons, as large as they fit; returns where they begin."""
    if bar.pace:
        return _pace(model, b, right - 14, rect)
    if not bar.chips and not bar.stepper:
        return right
    size = 27.0
    room = right - rect.x - 68 - 330
    named = _named(model, bar)
    if _chips_width(model, named, 22) <= room:
        bar = named
    while size > 20 and _chips_width(model, bar, size) > room:
        size -= 1
    x = right - 14 - _chips_width(model, bar, size)
    start = x
    for order, chip in enumerate(bar.chips):
        box = Rect(x, rect.y + (rect.h - CHIP_HEIGHT) / 2, _chip_width(model, chip, size), CHIP_HEIGHT)
        with b.thing(called("chip", chip.name), box):
            _chip(model, b, chip, box, size, CHIP_ORDER + order)
        x = box.right + 10
    if bar.stepper:
        _steppers(model, b, x, rect)
    return start


def _named(model: TableModel, bar: Bar) -> Bar:
    """The same bar, where effects of two cards are left with the names of these cards before them."""
    cards = {chip.source for chip in bar.chips if chip.source.startswith("card:")}
    if len(cards) < 2:
        return bar
    chips = [
        replace(chip, signs=(Words(model.name(chip.source)), Sign(" "), *chip.signs)) if chip.source in cards else chip
        for chip in bar.chips
    ]
    return replace(bar, chips=chips)


def _chip(model: TableModel, b: Build, chip: Chip, box: Rect, size: float, order: int) -> None:
    style = "chip.lit" if chip.action else "chip.dim"
    b.add(Plate(box, style))
    opacity = 1.0 if chip.action else 0.75
    b.signs(chip.signs, box.x + 18, box.y + box.h / 2, box.w - 30, size, style, opacity=opacity)
    if chip.optional and chip.action:
        b.text(box.right - 16, box.y + 12, "?", 20, 600, PLATES[style].ink2, anchor="centre")
    b.hit(
        box,
        action=chip.action,
        refusal=chip.refusal,
        inspect=chip.source,
        tip="\n".join(filter(None, (chip.label, model.effect_tip(chip.source)))),
        order=order if chip.action else -1,
        radius=23,
    )


def _pace(model: TableModel, b: Build, right: float, rect: Rect) -> float:
    """How fast what happens by itself is shown, ending at `right`; returns where it begins."""
    options, chosen = pace_options(model)
    width = segmented(model.metrics, 0, 0, options, chosen).rect.w
    made = segmented(model.metrics, right - width, rect.y + 5, options, chosen, order=90)
    b.drawn(made)
    return made.rect.x


def _pace_keys(model: TableModel, b: Build, rect: Rect) -> None:
    """Where the choice is not to be seen its keys have places of no size."""
    options, _ = pace_options(model)
    for place, option in enumerate(options):
        if option.command:
            spot = Rect(rect.right - 1, rect.y + 1 + place, 0, 0)
            b.hit(spot, action=option.action, command=option.command, thing="prompt:" + option.command)


def _chip_width(model: TableModel, chip: Chip, size: float) -> float:
    return max(70.0, signs.measure(chip.signs, model.metrics, size) + 36 + (12 if chip.optional else 0))


STEPPER = 196.0
ALL = 118.0


def _chips_width(model: TableModel, bar: Bar, size: float) -> float:
    total = sum(_chip_width(model, chip, size) + 10 for chip in bar.chips)
    steppers = 1 if model.selection.group else sum(n > 0 for n in model.choices.most())
    end = _all_width(model) + 10 if _all(model) else 0
    return total + (STEPPER * steppers + 10 * (steppers - 1) + end if bar.stepper else -10)


def _all(model: TableModel) -> OptionId:
    """The option that deploys as many as can go; () where nothing is to be deployed."""
    units = model.choices.units if model.choices.of("deploy") and not model.selection.group else {}
    return units[max(units, key=sum)] if units else ()


def _all_width(model: TableModel) -> float:
    return max(ALL, button_width(model.metrics, model.t("button.all"), "button", model.cap("all")))


def _steppers(model: TableModel, b: Build, x: float, rect: Rect) -> None:
    """How many units of each kind to deploy or retreat, or how many pieces to take back as a payment."""
    choices = model.choices
    y = rect.y + (rect.h - CHIP_HEIGHT) / 2
    if model.ware is not None:
        number, largest = returned(model.selection.group, model.selection.negotiators)
        box = Rect(x, y, STEPPER, CHIP_HEIGHT)
        fewer, more = ("negotiators", -1), ("negotiators", 1)
        _stepper(model, b, box, number, largest, model.ware.paid_with, (fewer, more), ("fewer", "more"))
        return
    chosen = choices.nearest(model.selection.troops, model.selection.dreadnoughts)
    most = choices.most(0, chosen[1])[0], choices.most()[1]
    if choices.most()[0]:
        troop = "retreat" if choices.of("retreat") and not most[1] else "troop"
        box = Rect(x, y, STEPPER, CHIP_HEIGHT)
        _stepper(model, b, box, chosen[0], most[0], troop, (("troops", -1), ("troops", 1)), ("fewer", "more"))
        x += STEPPER + 10
    if most[1]:
        box = Rect(x, y, STEPPER, CHIP_HEIGHT)
        kind = next((unit.id for unit in model.shown_units if unit in model.rules.more_units[:1]), "combat")
        _stepper(model, b, box, chosen[1], most[1], kind, (("troops", 0, -1), ("troops", 0, 1)), ("", ""))
        x += STEPPER + 10
    if option := _all(model):
        words, key = model.t("button.all"), model.cap("all")
        place = button(
            model.metrics,
            x,
            y,
            words,
            ("option", *option),
            width=_all_width(model),
            height=CHIP_HEIGHT,
            command="all",
            cap=key,
        )
        b.drawn(place)


def _stepper(
    model: TableModel,
    b: Build,
    box: Rect,
    chosen: int,
    most: int,
    icon: str,
    actions: tuple[tuple[object, ...], tuple[object, ...]],
    commands: tuple[str, str],
) -> None:
    """Less, the number, more."""
    with b.thing(f"steps:{icon}", box):
        _steps(model, b, box, chosen, most, icon, actions, commands)


def _steps(
    model: TableModel,
    b: Build,
    box: Rect,
    chosen: int,
    most: int,
    icon: str,
    actions: tuple[tuple[object, ...], tuple[object, ...]],
    commands: tuple[str, str],
) -> None:
    b.plate(box, "segments")
    ends = (
        (box.x + 4, "−", chosen > 0, actions[0], commands[0]),
        (box.right - 46, "+", chosen < most, actions[1], commands[1]),
    )
    for left, sign, possible, action, command in ends:
        cell = Rect(left, box.y + 4, 42, CHIP_HEIGHT - 8)
        style = "step" if possible else "step.off"
        refusal = "" if possible else model.t("whynot.troops_none" if sign == "−" else "whynot.troops_most", n=most)
        with b.thing(called("step", action), cell):
            b.plate(cell, style)
            b.text(*cell.centre, sign, 28, 700, PLATES[style].ink, anchor="centre")
            b.hit(cell, action=action if possible else (), refusal=refusal, order=CHIP_ORDER + 20, command=command)
    middle, y = box.centre
    number = f"{chosen}/{most}"
    width = model.metrics.width(number, 24, 700)
    b.text(middle - 14, y, number, 24, 700, anchor="centre")
    b.icon(middle + width / 2, y, icon, 24)
