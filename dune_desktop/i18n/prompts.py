"""Prompts: what a decision asks, for the prompt bar, and a label for each of its options.

    prompt = Prompt(texts, rules, view, decision, names)
    prompt.headline          "Paul: choose a Faction, +1 Influence"
    prompt.explanation       "Bribery: Pay 2 Solari to gain 1 Influence with a Faction of your choice."
    prompt.label(option.id)  "Fremen"

People are called by their names, never "you": several share the screen. `view` is the position as the answering seat
may know it. Headlines and explanations are rich text (see `template.Markup`), labels are plain words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from dune_desktop.engine.assembly import registry
from dune_desktop.engine.model.effects import Effect
from dune_desktop.engine.model.frames import Ask, Pool
from dune_desktop.engine.model.options import Decision, OptionId, part
from dune_desktop.engine.model.state import GameState
from dune_desktop.engine.rulebook import Rules
from dune_desktop.i18n.effect_text import sentences
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts

Asking = Callable[["Prompt"], Markup]
"""Function that returns a text about a decision, if its own text is not enough."""

_COMPONENTS: Final = frozenset({"card", "space", "intrigue", "conflict", "leader", "hagal"})


class Prompt:
    """The words for one decision.

    `chosen` is the hand card picked up, `partner` the one that goes with it, `target` the space; "" for none.
    `choosing`: card and space are settled and there are several ways to send the Agent. `pointing`: the answer is given
    on the table of the window, where the options are highlighted. `brief`: what asks is only named, and
    no help is given.
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
        partner: str = "",
        *,
        pointing: bool = True,
        brief: bool = False,
    ) -> None:
        self.texts = texts
        self.rules = rules
        self.view = view
        self.decision = decision
        self.names = names
        self.chosen = chosen
        self.target = target
        self.choosing = choosing
        self.partner = partner
        self.pointing = pointing
        self.brief = brief
        self.frame = view.stack[-1]

    # ------------------------------------------------------------------------------------------------ headline

    @property
    def headline(self) -> Markup:
        """The question."""
        decision = self.decision
        writer: Asking | None = self.texts.words.headlines.get(decision.kind)
        if writer is not None:
            return writer(self)
        key = f"prompt.{decision.kind}"
        return self.texts.t(key if self.texts.has(key) else "prompt.other", **self._args())

    @property
    def explanation(self) -> Markup:
        """One more line: what asks, or what else can be done."""
        writer: Asking | None = self.texts.words.explanations.get(self.decision.kind)
        return writer(self) if writer is not None else self.because()

    @property
    def who(self) -> str:
        """The name of the seat that answers, and for whom."""
        return answering_name(self.texts, self.decision, self.names)

    def _args(self) -> dict[str, Value]:
        """Return the arguments that the headline of an effect's question may use."""
        args: dict[str, Value] = {"who": self.who, "n": 1}
        if isinstance(self.frame, Ask):
            effect = self.frame.effect
            for name in ("n", "max_cost"):
                value = getattr(effect, name, None)
                if isinstance(value, int):
                    args["n"] = value
        return args

    def because(self) -> Markup:
        """Return the component that asks, and its effect in words unless it is to be `brief`."""
        source = self.source
        if self.brief:
            return source
        effect: Effect | None = None
        if isinstance(self.frame, Ask):
            effect = self.frame.effect
        elif isinstance(self.frame, Pool) and len(self.frame.todo) == 1:
            effect = self.frame.todo[0][1]
        if effect is None:
            return source
        return self.texts.t("prompt.because", source=source, text=sentences(self.texts, (effect,)))

    @property
    def source(self) -> Markup:
        """The component that asks, by name, and who played it if it is another seat's turn."""
        name, turn = source_name(self.texts, self.decision.source), self.view.turn
        if turn is None or turn.seat == self.decision.acting_for or not is_component(self.decision.source):
            return Markup(name)
        return self.texts.t("prompt.played_by", source=name, who=self.names[turn.seat])

    @property
    def left(self) -> int:
        """How often the question is still asked."""
        return self.frame.left if isinstance(self.frame, Ask) else 1

    def legal(self, action: str) -> list[OptionId]:
        """Return the options that begin with this word."""
        return [option for option in self.decision.legal if option[0] == action]

    # ------------------------------------------------------------------------------------------------ labels

    def label(self, option: OptionId) -> str:
        """Return the words on the button, chip or tooltip of an option, legal or not."""
        return self.texts.plain(self.texts.words.labels[str(option[0])](self, option))


def answering_name(texts: Texts, decision: Decision, names: Mapping[int, str]) -> str:
    """Return the name of the seat that answers; if it answers for House Hagal, also for which Rival (R28.15)."""
    who = names[decision.seat]
    if decision.acting_for == decision.seat:
        return who
    return texts.t("prompt.for", who=who, rival=names[decision.acting_for])


def is_component(source: str) -> bool:
    """Tell whether the source is a component: "card:dagger", and not "track:fremen" or "start"."""
    kind = source.partition(":")[0]
    return kind in _COMPONENTS or kind in registry.kinds()


def source_name(texts: Texts, source: str) -> str:
    """Return the name of the source of a decision, event or point: "card:dagger", "track:fremen", "start"."""
    kind, _, rest = source.partition(":")
    if is_component(source) and texts.has_name(source) and not texts.has(f"source.{kind}"):
        return texts.title(source)
    if kind in ("track", "alliance"):
        return str(texts.t(f"source.{kind}", faction=f"faction:{rest}"))
    key = f"source.{kind}"
    return str(texts.t(key if texts.has(key) else "source.other"))


def cards_played(option: OptionId) -> tuple[str, ...]:
    """Return the one or two cards that the option plays to send an Agent, in the order in which texts name them."""
    return (str(part(option, "card")), *_partners(option)[-1:])  # the others only allow the last one


def borrows(option: OptionId) -> bool:
    """Tell whether the second of two cards that the option plays is borrowed from the Imperium Row."""
    return len(_partners(option)) > 1


def _partners(option: OptionId) -> list[str]:
    sources = str(part(option, "also")).split()
    return [source.removeprefix("card:") for source in sources if source.startswith("card:")]


def undo_label(texts: Texts, option: OptionId | None, closed_by: str = "start") -> str:
    """Return the label of the undo button: what it takes back, or why it cannot (`Session.closed_by`)."""
    if option is None:
        return str(texts.t(f"undo.closed.{closed_by}"))
    action = str(option[0])
    if action in texts.words.undos:
        return str(texts.words.undos[action](texts, option))
    key = f"undo.{action}"
    return str(texts.t(key if texts.has(key) else "undo.choice"))


def undo_in_short(texts: Texts, option: OptionId) -> str:
    """Return the undo label of a card without its name; "" if the option plays no card."""
    key = f"undo.{option[0]}.short"
    return str(texts.t(key)) if texts.has(key) else ""
