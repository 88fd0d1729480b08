"""What a decision asks, for the prompt bar, and a label for each of its options.

    prompt = Prompt(texts, rules, view, decision, names)
    prompt.headline          "Paul: choose a Faction, +1 Influence"
    prompt.explanation       "Bribery: Pay 2 Solari to gain 1 Influence with a Faction of your choice."
    prompt.label(option.id)  "Fremen"

People are called by their names, never "you": several share the screen. `view` is the position as the answering seat
may know it. Headlines and explanations are rich text (see `template.Markup`), labels are plain words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dune_desktop.engine.effects import Effect
from dune_desktop.engine.frames import Ask, Pool
from dune_desktop.engine.ids import HIDDEN
from dune_desktop.engine.options import Decision, OptionId, Send
from dune_desktop.engine.resolve import place_of, waiting
from dune_desktop.engine.rulebook import Rules
from dune_desktop.engine.state import GameState
from dune_desktop.i18n.effect_text import label, sentences
from dune_desktop.i18n.effect_text import option as option_sentence
from dune_desktop.i18n.grammar import GRAMMARS
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts

_KINDS_OF_SOURCE: Final = frozenset({"card", "space", "intrigue", "conflict", "leader", "hagal", "tech", "shipping"})


class Prompt:
    """The words for one decision. `chosen` is the hand card picked up, `target` the space; "" for none.

    `choosing` says that card and space are settled and there are several ways to send the Agent.
    """

    def __init__(
        self,
        texts: Texts,
        rules: Rules,
        view: GameState,
        decision: Decision,
        names: Mapping[int, str],
        chosen: str = "",
        target: str = "",
        choosing: bool = False,
    ) -> None:
        self.texts = texts
        self.rules = rules
        self.view = view
        self.decision = decision
        self.names = names
        self.chosen = chosen
        self.target = target
        self.choosing = choosing
        self._frame = view.stack[-1]

    # ------------------------------------------------------------------------------------------------ headline

    @property
    def headline(self) -> Markup:
        """The question."""
        decision = self.decision
        writer = _HEADLINES.get(decision.kind)
        if writer is not None:
            return writer(self)
        key = f"prompt.{decision.kind}"
        return self.texts.t(key if self.texts.has(key) else "prompt.other", **self._args())

    @property
    def explanation(self) -> Markup:
        """One line more: what asks, or what else can be done."""
        decision = self.decision
        writer = _EXPLANATIONS.get(decision.kind)
        text = writer(self) if writer is not None else self._because()
        if decision.acting_for != decision.seat:
            decides = self.texts.t("prompt.for", who=self._who, rival=self.names[decision.acting_for])
            return Markup(f"{decides} {text}" if self.texts.language != "ja" else f"{decides}{text}")
        return text

    @property
    def _who(self) -> str:
        return self.names[self.decision.seat]

    def _args(self) -> dict[str, Value]:
        """What the headline of an effect's question may name."""
        args: dict[str, Value] = {"who": self._who, "n": 1}
        if isinstance(self._frame, Ask):
            effect = self._frame.effect
            for name in ("n", "max_cost"):
                value = getattr(effect, name, None)
                if isinstance(value, int):
                    args["n"] = value
        return args

    def _because(self) -> Markup:
        """The component that asks, and the effect in words."""
        source = source_name(self.texts, self.decision.source)
        effect: Effect | None = None
        if isinstance(self._frame, Ask):
            effect = self._frame.effect
        elif isinstance(self._frame, Pool) and len(self._frame.todo) == 1:
            effect = self._frame.todo[0][1]
        if effect is None:
            return Markup(source)
        return self.texts.t("prompt.because", source=source, text=sentences(self.texts, (effect,)))

    def _legal(self, action: str) -> list[OptionId]:
        return [option for option in self.decision.legal if option[0] == action]

    def _line(self, *parts: Markup) -> Markup:
        return Markup(("" if self.texts.language == "ja" else " ").join(part for part in parts if part))

    # ------------------------------------------------------------------------------------------------ labels

    def label(self, option: OptionId) -> str:
        """The words on the button, chip or tooltip of an option, legal or not."""
        return self.texts.plain(_LABELS[str(option[0])](self, option))


def source_name(texts: Texts, source: str) -> str:
    """What a decision, an event or a point comes from, by name: "card:dagger", "track:fremen", "start"."""
    kind, _, rest = source.partition(":")
    if kind in _KINDS_OF_SOURCE and texts.has_name(source):
        return texts.title(source)
    if kind in ("track", "alliance"):
        return str(texts.t(f"source.{kind}", faction=f"faction:{rest}"))
    key = f"source.{kind}"
    return str(texts.t(key if texts.has(key) else "source.other"))


def undo_label(texts: Texts, option: OptionId | None, closed_by: str = "start") -> str:
    """What the undo button says: what it takes back, or why it takes back nothing (`Session.closed_by`)."""
    if option is None:
        return str(texts.t(f"undo.closed.{closed_by}"))
    action = str(option[0])
    if action in ("send", "acquire", "intrigue"):
        kind = "intrigue" if action == "intrigue" else "card"
        return str(texts.t(f"undo.{action}", card=f"{kind}:{option[1]}"))
    if action == "tech":
        return str(texts.t("undo.tech", tile=f"tech:{option[1]}"))
    key = f"undo.{action}"
    return str(texts.t(key if texts.has(key) else "undo.choice"))


# ------------------------------------------------------------------------------------------------ headlines


def _turn(to: Prompt) -> Markup:
    if to.choosing:
        key = "rate" if to.rules.spaces[to.target].rates else "origin"
        return to.texts.t("prompt.send." + key, who=to._who, space="space:" + to.target)
    if to.chosen:
        return to.texts.t("prompt.send", who=to._who, card="card:" + to.chosen)
    if to.target:
        return to.texts.t("prompt.send.card", who=to._who, space="space:" + to.target)
    return to.texts.t("prompt.turn" if to._legal("send") else "prompt.turn.reveal", who=to._who)


def _turn_why(to: Prompt) -> Markup:
    if to.choosing:
        return to.texts.t("prompt.send.ways.why")
    sends = to._legal("send")
    if to.chosen:
        spaces = {option[2] for option in sends if option[1] == to.chosen}
        return to.texts.t("prompt.send.why", n=len(spaces)) if spaces else to.texts.t("prompt.send.none")
    if to.target:
        cards = {option[1] for option in sends if option[2] == to.target}
        return to.texts.t("prompt.send.card.why", n=len(cards)) if cards else to.texts.t("prompt.send.card.none")
    agents = to.view.seats[to.decision.seat].agents_left
    if not sends:
        return to._line(to.texts.t("prompt.turn.reveal.why" if agents else "prompt.turn.reveal.no_agent"), _tiles(to))
    return to._line(to.texts.t("prompt.turn.why", n=agents), _tiles(to))


def _tiles(to: Prompt) -> Markup:
    tiles = to._legal("tech")
    return to.texts.t("prompt.may_use_tech", n=len(tiles)) if tiles else Markup()


def _may_deploy(to: Prompt) -> Markup:
    """How many troops may go; where a dreadnought could be among them, how many units."""
    deploys = to._legal("deploy")
    if not deploys:
        return Markup()
    key = "prompt.may_deploy.units" if any(len(option) > 2 for option in deploys) else "prompt.may_deploy"
    return to.texts.t(key, n=max(sum(map(int, option[1:])) for option in deploys))


def _agent(to: Prompt) -> Markup:
    assert to.view.turn is not None
    return to.texts.t("prompt.agent", who=to._who, space="space:" + to.view.turn.space)


def _agent_why(to: Prompt) -> Markup:
    effects = to._legal("take")
    return to._line(
        to.texts.t("prompt.effects", n=len(effects)) if effects else Markup(),
        _may_deploy(to),
        _tiles(to),
        to.texts.t("prompt.may_end") if ("end_turn",) in to.decision.legal else Markup(),
    )


def _reveal(to: Prompt) -> Markup:
    assert to.view.turn is not None
    return to.texts.t("prompt.reveal", who=to._who, n=to.view.turn.persuasion)


def _reveal_why(to: Prompt) -> Markup:
    effects = to._legal("take")
    cards = {option[1:3] for option in to._legal("acquire")}
    return to._line(
        to.texts.t("prompt.effects", n=len(effects)) if effects else Markup(),
        to.texts.t("prompt.may_acquire", n=len(cards)) if cards else Markup(),
        _tiles(to),
        to.texts.t("prompt.may_end") if ("end_turn",) in to.decision.legal else Markup(),
    )


def _pool(to: Prompt) -> Markup:
    takes = to._legal("take")
    if len(takes) == 1:
        todo = waiting(to.view)
        words = label(to.texts, todo[place_of(todo, takes[0])][1])
        return to.texts.t("prompt.pool.one", who=to._who, label=words)
    return to.texts.t("prompt.pool", who=to._who)


def _window(to: Prompt) -> Markup:
    """Whether to pass, or, after a card, to stop until the others have reacted (R18.2)."""
    return to.texts.t(f"prompt.{to.decision.kind}{_played(to)}", who=to._who)


def _window_why(to: Prompt) -> Markup:
    key = f"prompt.{to.decision.kind}{_played(to)}.why"
    return to.texts.t(key, n=to.rules.strength(to.view, to.decision.seat))


def _played(to: Prompt) -> str:
    return ".played" if to._legal("stop") else ""


def _left(to: Prompt) -> int:
    return to._frame.left if isinstance(to._frame, Ask) else 1


def _different(to: Prompt) -> Markup:
    return to.texts.t("prompt.influence_different", who=to._who, n=_left(to))


def _discard(to: Prompt) -> Markup:
    return to.texts.t("prompt.discard", who=to._who, n=_left(to))


def _choose(to: Prompt) -> Markup:
    n = _left(to)
    return to.texts.t("prompt.choose.more", who=to._who, n=n) if n > 1 else to.texts.t("prompt.choose", who=to._who)


def _look(to: Prompt) -> Markup:
    deck = to.view.seats[to.decision.acting_for].deck
    if not deck or deck[0] == HIDDEN:
        return to.texts.t("prompt.look_at_top.hidden", who=to._who)
    return to.texts.t("prompt.look_at_top", who=to._who, card="card:" + deck[0])


def _alliance_falls(to: Prompt) -> Markup:
    faction = "faction:" + to.decision.source.partition(":")[2]
    return to.texts.t("prompt.alliance_falls", who=to._who, faction=faction)


def _freighter(to: Prompt) -> Markup:
    moves = [option for option in to.decision.legal if option[0] == "freighter"]
    key = f"prompt.freighter.{moves[0][1]}" if len(moves) == 1 else "prompt.freighter"
    return to.texts.t(key, who=to._who, n=_left(to))


def _freighter_why(to: Prompt) -> Markup:
    """Where the Freighter stands, and what a recall would bring."""
    mine = to.view.seats[to.decision.acting_for].own.get("ix")
    assert mine is not None
    passed = [space for space in to.rules.catalog.of("shipping") if space.step <= mine.freighter]
    place = f"shipping:{passed[-1].id}"
    rewards = [label(to.texts, effect) for space in passed for effect in space.reward]
    if not rewards:
        return to.texts.t("prompt.freighter.start", place=place)
    listed = to.texts.t("label.and").join(rewards)
    return to.texts.t("prompt.freighter.why", place=place, rewards=Markup(listed))


def _acquire_tech_why(to: Prompt) -> Markup:
    mine = to.view.seats[to.decision.acting_for].own.get("ix")
    assert mine is not None
    helped = to.texts.t("prompt.acquire_tech.why", n=mine.negotiators) if mine.negotiators else Markup()
    return to._line(to._because(), helped)


def _told(key: str) -> Callable[[Prompt], Markup]:
    return lambda to: to.texts.t(key, who=to._who)


_HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn,
    "agent": _agent,
    "reveal": _reveal,
    "pool": _pool,
    "influence_different": _different,
    "discard": _discard,
    "choose": _choose,
    "look_at_top": _look,
    "alliance_falls": _alliance_falls,
    "freighter": _freighter,
    "combat": _window,
    "endgame": _window,
}
"""Kinds of decisions whose headline needs more than the effect's number."""

_EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn_why,
    "agent": _agent_why,
    "reveal": _reveal_why,
    "combat": _window_why,
    "win": _told("prompt.win.why"),
    "endgame": _window_why,
    "alliance_falls": _told("prompt.alliance_falls.why"),
    "freighter": _freighter_why,
    "acquire_tech": _acquire_tech_why,
    "place_dreadnought": _told("prompt.place_dreadnought.why"),
}


# ------------------------------------------------------------------------------------------------ labels


def _words(key: str, **fixed: str) -> Callable[[Prompt, OptionId], Markup]:
    """A label that names what the option names: the word of `fixed` says as what."""

    def write(to: Prompt, option: OptionId) -> Markup:
        args: dict[str, Value] = {}
        for position, (name, kind) in enumerate(fixed.items(), 1):
            value = option[position]
            args[name] = f"{kind}:{value}" if kind else value
        return to.texts.t(key, **args)

    return write


def _label_send(to: Prompt, option: OptionId) -> Markup:
    _, _, space, rate, origin, _ = Send(*option)  # type: ignore[arg-type]
    key = f"space:{space}"
    if origin and origin != space:
        return to.texts.t("option.send.from", origin=f"space:{origin}", space=key)
    rates = to.rules.spaces[str(space)].rates
    if rates:
        return to.texts.t("option.send.rate", space=key, rate=label(to.texts, rates[int(rate)]))
    return to.texts.t("option.send", space=key)


def _label_reveal(to: Prompt, option: OptionId) -> Markup:
    n = len(to.view.seats[to.decision.seat].hand)
    return to.texts.t("option.reveal", n=n) if n else to.texts.t("option.reveal.none")


def _label_take(to: Prompt, option: OptionId) -> Markup:
    """The effect in short; where another one reads alike, with what it comes from."""
    todo = waiting(to.view)
    index = place_of(todo, option)
    words = [label(to.texts, effect) for _, effect, _ in todo]
    if words.count(words[index]) == 1:
        return Markup(words[index])
    source = source_name(to.texts, str(option[1]))
    return to.texts.t("option.take.from", label=words[index], source=source)


def _label_branch(to: Prompt, option: OptionId) -> Markup:
    assert isinstance(to._frame, Ask)
    effect: Any = to._frame.effect
    return Markup(option_sentence(to.texts, effect.options[int(option[1])]))


def _label_acquire(to: Prompt, option: OptionId) -> Markup:
    key = "option.acquire.top" if option[3] == "top" else "option.acquire"
    return to.texts.t(key, card=f"card:{option[1]}")


def _label_trash(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t("option.trash", card=f"card:{option[2]}", zone=to.texts.t(f"word.zone.{option[1]}"))


def _label_row(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t("option.row", card="card:" + to.view.row[int(option[1])])


def _label_opponent(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t("option.opponent", other=to.names[int(option[1])])


def _units(to: Prompt, option: OptionId) -> str:
    """The units an option names: troops, and perhaps dreadnoughts as a second number."""
    counts = zip(("word.troops", "word.dreadnoughts"), map(int, option[1:]), strict=False)
    return GRAMMARS[to.texts.language].both([str(to.texts.t(key, n=n)) for key, n in counts if n])


def _label_units(key: str) -> Callable[[Prompt, OptionId], Markup]:
    def write(to: Prompt, option: OptionId) -> Markup:
        if len(option) == 2:
            return to.texts.t(key, n=int(option[1]))
        return to.texts.t(key + ".units", units=Markup(_units(to, option)))

    return write


def _label_freighter(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t(f"option.freighter.{option[1]}")


def _label_buy_tech(to: Prompt, option: OptionId) -> Markup:
    """The tile and what is paid for it."""
    assert isinstance(to._frame, Ask)
    assert to.view.own.get("ix") is not None
    tile, returned = to.view.own["ix"].shown[int(option[1])], int(option[2])
    discount: int = getattr(to._frame.effect, "discount", 0)
    price = to.texts.t(f"thing.{option[3]}", n=max(0, to.rules.more["tech"][tile].cost - discount) - returned)
    key = "option.buy_tech.negotiators" if returned else "option.buy_tech"
    return to.texts.t(key, tile=f"tech:{tile}", price=price, n=returned)


def _label_lose_from(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t(f"option.lose_from.{option[1]}")


def _label_drive_back(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t(f"option.drive_back.{option[2]}", other=to.names[int(option[1])])


def _label_done(to: Prompt, option: OptionId) -> Markup:
    """Leaving what remains; of an exchange, the cards that come for those put away."""
    if to.decision.kind == "exchange_intrigue" and isinstance(to._frame, Ask):
        n = len(to._frame.taken)
        return to.texts.t("option.exchange", n=n) if n else to.texts.t("option.exchange.none")
    return to.texts.t("option.done")


_LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "send": _label_send,
    "reveal": _label_reveal,
    "take": _label_take,
    "done": _label_done,
    "deploy": _label_units("option.deploy"),
    "intrigue": _words("option.intrigue", card="intrigue"),
    "masterstroke": _words("option.masterstroke"),
    "acquire": _label_acquire,
    "end_turn": _words("option.end_turn"),
    "pass": _words("option.pass"),
    "stop": _words("option.stop"),
    "faction": _words("option.faction", faction="faction"),
    "branch": _label_branch,
    "trash": _label_trash,
    "discard": _words("option.discard", card="card"),
    "fetch": _words("option.fetch", card="card"),
    "recall": _words("option.recall", space="space"),
    "retreat": _label_units("option.retreat"),
    "space": _words("option.space", space="space"),
    "row": _label_row,
    "opponent": _label_opponent,
    "draw_top": _words("option.draw_top"),
    "trash_top": _words("option.trash_top"),
    "decline": _words("option.decline"),
    "freighter": _label_freighter,
    "buy_tech": _label_buy_tech,
    "negotiate": _words("option.negotiate", n=""),
    "tech": _words("option.tech", tile="tech"),
    "lose_from": _label_lose_from,
    "drive_back": _label_drive_back,
    "under": _words("option.under", card="intrigue"),
    "put_back": _words("option.put_back", card="intrigue"),
    "aside": _words("option.aside", card="card"),
}
"""First word of an option -> its label; a test compares them with `options.ACTIONS`."""
