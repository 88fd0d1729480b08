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

from dune_desktop.engine import registry
from dune_desktop.engine.effects import Effect
from dune_desktop.engine.frames import Ask, Pool
from dune_desktop.engine.ids import HIDDEN
from dune_desktop.engine.options import Decision, OptionId
from dune_desktop.engine.resolve import place_of, waiting
from dune_desktop.engine.rulebook import Rules
from dune_desktop.engine.state import GameState
from dune_desktop.i18n.effect_text import label, sentences
from dune_desktop.i18n.effect_text import option as option_sentence
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts

_COMPONENTS: Final = frozenset({"card", "space", "intrigue", "conflict", "leader", "hagal"})


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
        self.frame = view.stack[-1]

    # ------------------------------------------------------------------------------------------------ headline

    @property
    def headline(self) -> Markup:
        """The question."""
        decision = self.decision
        writer = self.texts.words.headlines.get(decision.kind)
        if writer is not None:
            return writer(self)
        key = f"prompt.{decision.kind}"
        return self.texts.t(key if self.texts.has(key) else "prompt.other", **self._args())

    @property
    def explanation(self) -> Markup:
        """One line more: what asks, or what else can be done."""
        decision = self.decision
        writer = self.texts.words.explanations.get(decision.kind)
        text = writer(self) if writer is not None else self.because()
        if decision.acting_for != decision.seat:
            decides = self.texts.t("prompt.for", who=self.who, rival=self.names[decision.acting_for])
            return self.texts.paragraph(decides, text)
        return text

    @property
    def who(self) -> str:
        """Who answers, by name."""
        return self.names[self.decision.seat]

    def _args(self) -> dict[str, Value]:
        """What the headline of an effect's question may name."""
        args: dict[str, Value] = {"who": self.who, "n": 1}
        if isinstance(self.frame, Ask):
            effect = self.frame.effect
            for name in ("n", "max_cost"):
                value = getattr(effect, name, None)
                if isinstance(value, int):
                    args["n"] = value
        return args

    def because(self) -> Markup:
        """The component that asks, and the effect in words."""
        source = source_name(self.texts, self.decision.source)
        effect: Effect | None = None
        if isinstance(self.frame, Ask):
            effect = self.frame.effect
        elif isinstance(self.frame, Pool) and len(self.frame.todo) == 1:
            effect = self.frame.todo[0][1]
        if effect is None:
            return Markup(source)
        return self.texts.t("prompt.because", source=source, text=sentences(self.texts, (effect,)))

    @property
    def left(self) -> int:
        """How often the question is still asked."""
        return self.frame.left if isinstance(self.frame, Ask) else 1

    def legal(self, action: str) -> list[OptionId]:
        """The options that begin with this word."""
        return [option for option in self.decision.legal if option[0] == action]

    # ------------------------------------------------------------------------------------------------ labels

    def label(self, option: OptionId) -> str:
        """The words on the button, chip or tooltip of an option, legal or not."""
        return self.texts.plain(self.texts.words.labels[str(option[0])](self, option))


def is_component(source: str) -> bool:
    """Whether this is a component: "card:dagger", and not "track:fremen" or "start"."""
    kind = source.partition(":")[0]
    return kind in _COMPONENTS or kind in registry.kinds()


def source_name(texts: Texts, source: str) -> str:
    """What a decision, an event or a point comes from, by name: "card:dagger", "track:fremen", "start"."""
    kind, _, rest = source.partition(":")
    if is_component(source) and texts.has_name(source):
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
    if action in texts.words.undos:
        return str(texts.words.undos[action](texts, option))
    key = f"undo.{action}"
    return str(texts.t(key if texts.has(key) else "undo.choice"))


# ------------------------------------------------------------------------------------------------ headlines


def _turn(to: Prompt) -> Markup:
    if to.choosing:
        key = "rate" if to.rules.spaces[to.target].rates else "origin"
        return to.texts.t("prompt.send." + key, who=to.who, space="space:" + to.target)
    if to.chosen:
        return to.texts.t("prompt.send", who=to.who, card="card:" + to.chosen)
    if to.target:
        return to.texts.t("prompt.send.card", who=to.who, space="space:" + to.target)
    return to.texts.t("prompt.turn" if to.legal("send") else "prompt.turn.reveal", who=to.who)


def _turn_why(to: Prompt) -> Markup:
    if to.choosing:
        return to.texts.t("prompt.send.ways.why")
    sends = to.legal("send")
    if to.chosen:
        spaces = {option[2] for option in sends if option[1] == to.chosen}
        return to.texts.t("prompt.send.why", n=len(spaces)) if spaces else to.texts.t("prompt.send.none")
    if to.target:
        cards = {option[1] for option in sends if option[2] == to.target}
        return to.texts.t("prompt.send.card.why", n=len(cards)) if cards else to.texts.t("prompt.send.card.none")
    agents = to.view.seats[to.decision.seat].agents_left
    if not sends:
        why = to.texts.t("prompt.turn.reveal.why" if agents else "prompt.turn.reveal.no_agent")
        return to.texts.paragraph(why, _besides(to))
    return to.texts.paragraph(to.texts.t("prompt.turn.why", n=agents), _besides(to))


def _besides(to: Prompt) -> Markup:
    """What boxes let somebody use in a turn, besides what the turn itself is about."""
    actions = [str(option[0]) for option in to.decision.legal]
    uses = [action for action in dict.fromkeys(actions) if to.texts.has(f"prompt.may_use.{action}")]
    return to.texts.paragraph(*(to.texts.t(f"prompt.may_use.{action}", n=actions.count(action)) for action in uses))


def _may_deploy(to: Prompt) -> Markup:
    """How many troops may go; where other units could be among them, how many units."""
    deploys = to.legal("deploy")
    if not deploys:
        return Markup()
    key = "prompt.may_deploy.units" if any(len(option) > 2 for option in deploys) else "prompt.may_deploy"
    return to.texts.t(key, n=max(sum(map(int, option[1:])) for option in deploys))


def _agent(to: Prompt) -> Markup:
    assert to.view.turn is not None
    return to.texts.t("prompt.agent", who=to.who, space="space:" + to.view.turn.space)


def _agent_why(to: Prompt) -> Markup:
    effects = to.legal("take")
    return to.texts.paragraph(
        to.texts.t("prompt.effects", n=len(effects)) if effects else Markup(),
        _may_deploy(to),
        _besides(to),
        to.texts.t("prompt.may_end") if ("end_turn",) in to.decision.legal else Markup(),
    )


def _reveal(to: Prompt) -> Markup:
    assert to.view.turn is not None
    return to.texts.t("prompt.reveal", who=to.who, n=to.view.turn.persuasion)


def _reveal_why(to: Prompt) -> Markup:
    effects = to.legal("take")
    cards = {option[1:3] for option in to.legal("acquire")}
    return to.texts.paragraph(
        to.texts.t("prompt.effects", n=len(effects)) if effects else Markup(),
        to.texts.t("prompt.may_acquire", n=len(cards)) if cards else Markup(),
        _besides(to),
        to.texts.t("prompt.may_end") if ("end_turn",) in to.decision.legal else Markup(),
    )


def _pool(to: Prompt) -> Markup:
    takes = to.legal("take")
    if len(takes) == 1:
        todo = waiting(to.view)
        words = label(to.texts, todo[place_of(todo, takes[0])][1])
        return to.texts.t("prompt.pool.one", who=to.who, label=words)
    return to.texts.t("prompt.pool", who=to.who)


def _window(to: Prompt) -> Markup:
    """Whether to pass, or, after a card, to stop until the others have reacted (R18.2)."""
    return to.texts.t(f"prompt.{to.decision.kind}{_played(to)}", who=to.who)


def _window_why(to: Prompt) -> Markup:
    key = f"prompt.{to.decision.kind}{_played(to)}.why"
    return to.texts.t(key, n=to.rules.strength(to.view, to.decision.seat))


def _played(to: Prompt) -> str:
    return ".played" if to.legal("stop") else ""


def _different(to: Prompt) -> Markup:
    return to.texts.t("prompt.influence_different", who=to.who, n=to.left)


def _discard(to: Prompt) -> Markup:
    return to.texts.t("prompt.discard", who=to.who, n=to.left)


def _choose(to: Prompt) -> Markup:
    n = to.left
    return to.texts.t("prompt.choose.more", who=to.who, n=n) if n > 1 else to.texts.t("prompt.choose", who=to.who)


def _look(to: Prompt) -> Markup:
    deck = to.view.seats[to.decision.acting_for].deck
    if not deck or deck[0] == HIDDEN:
        return to.texts.t("prompt.look_at_top.hidden", who=to.who)
    return to.texts.t("prompt.look_at_top", who=to.who, card="card:" + deck[0])


def _alliance_falls(to: Prompt) -> Markup:
    faction = "faction:" + to.decision.source.partition(":")[2]
    return to.texts.t("prompt.alliance_falls", who=to.who, faction=faction)


def told(key: str) -> Callable[[Prompt], Markup]:
    """A text that names nobody but the one who answers."""
    return lambda to: to.texts.t(key, who=to.who)


HEADLINES: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn,
    "agent": _agent,
    "reveal": _reveal,
    "pool": _pool,
    "influence_different": _different,
    "discard": _discard,
    "choose": _choose,
    "look_at_top": _look,
    "alliance_falls": _alliance_falls,
    "combat": _window,
    "endgame": _window,
}
"""Kinds of decisions whose headline needs more than the effect's number."""

EXPLANATIONS: Final[dict[str, Callable[[Prompt], Markup]]] = {
    "turn": _turn_why,
    "agent": _agent_why,
    "reveal": _reveal_why,
    "combat": _window_why,
    "win": told("prompt.win.why"),
    "endgame": _window_why,
    "alliance_falls": told("prompt.alliance_falls.why"),
}


# ------------------------------------------------------------------------------------------------ labels


def named(key: str, **fixed: str) -> Callable[[Prompt, OptionId], Markup]:
    """A label that names what the option names: the word of `fixed` says as what."""

    def write(to: Prompt, option: OptionId) -> Markup:
        args: dict[str, Value] = {}
        for position, (name, kind) in enumerate(fixed.items(), 1):
            value = option[position]
            args[name] = f"{kind}:{value}" if kind else value
        return to.texts.t(key, **args)

    return write


def _label_send(to: Prompt, option: OptionId) -> Markup:
    _, _, space, rate, origin, *_ = option
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
    assert isinstance(to.frame, Ask)
    effect: Any = to.frame.effect
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
    """The units an option names: the number of troops, and perhaps those of other kinds."""
    counts = zip(to.rules.units, map(int, option[1:]), strict=False)
    return to.texts.grammar.both([str(to.texts.t(f"word.unit.{unit.id}", n=n)) for unit, n in counts if n])


def _label_units(key: str) -> Callable[[Prompt, OptionId], Markup]:
    def write(to: Prompt, option: OptionId) -> Markup:
        if len(option) == 2:
            return to.texts.t(key, n=int(option[1]))
        return to.texts.t(key + ".units", units=Markup(_units(to, option)))

    return write


def _label_lose_from(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t(f"option.lose_from.{option[1]}")


def _label_drive_back(to: Prompt, option: OptionId) -> Markup:
    return to.texts.t(f"option.drive_back.{option[2]}", other=to.names[int(option[1])])


def _label_done(to: Prompt, option: OptionId) -> Markup:
    """Leaving what remains; of an exchange, the cards that come for those put away."""
    if to.decision.kind == "exchange_intrigue" and isinstance(to.frame, Ask):
        n = len(to.frame.taken)
        return to.texts.t("option.exchange", n=n) if n else to.texts.t("option.exchange.none")
    return to.texts.t("option.done")


LABELS: Final[dict[str, Callable[[Prompt, OptionId], Markup]]] = {
    "send": _label_send,
    "reveal": _label_reveal,
    "take": _label_take,
    "done": _label_done,
    "deploy": _label_units("option.deploy"),
    "intrigue": named("option.intrigue", card="intrigue"),
    "masterstroke": named("option.masterstroke"),
    "acquire": _label_acquire,
    "end_turn": named("option.end_turn"),
    "pass": named("option.pass"),
    "stop": named("option.stop"),
    "faction": named("option.faction", faction="faction"),
    "branch": _label_branch,
    "trash": _label_trash,
    "discard": named("option.discard", card="card"),
    "fetch": named("option.fetch", card="card"),
    "recall": named("option.recall", space="space"),
    "retreat": _label_units("option.retreat"),
    "space": named("option.space", space="space"),
    "row": _label_row,
    "opponent": _label_opponent,
    "draw_top": named("option.draw_top"),
    "trash_top": named("option.trash_top"),
    "decline": named("option.decline"),
    "lose_from": _label_lose_from,
    "drive_back": _label_drive_back,
    "under": named("option.under", card="intrigue"),
    "put_back": named("option.put_back", card="intrigue"),
    "aside": named("option.aside", card="card"),
}
"""First word of an option -> its label."""


def _undo_card(texts: Texts, option: OptionId) -> Markup:
    kind = "intrigue" if option[0] == "intrigue" else "card"
    return texts.t(f"undo.{option[0]}", card=f"{kind}:{option[1]}")


UNDOS: Final[dict[str, Callable[[Texts, OptionId], Markup]]] = dict.fromkeys(
    ("send", "acquire", "intrigue"), _undo_card
)
"""First word of an option -> what taking it back is called, where that names something."""
