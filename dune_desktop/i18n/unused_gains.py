"""The question before an answer that gives something up: its title and body."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from dune_desktop.engine.explain.unused_gains import UnusedGain
from dune_desktop.i18n.effect_text import label
from dune_desktop.i18n.template import Markup, Value
from dune_desktop.i18n.texts import Texts


def question(texts: Texts, losses: Sequence[UnusedGain]) -> tuple[Markup, Markup]:
    """Return title and body for these losses, which are sorted by kind."""
    kinds = [(kind, list(each)) for kind, each in groupby(losses, key=lambda loss: loss.kind)]
    title = texts.t(f"ask.{kinds[0][0]}.title" if len(kinds) == 1 else "ask.several.title")
    return title, texts.paragraph(*(_body(texts, kind, each) for kind, each in kinds))


def _body(texts: Texts, kind: str, losses: list[UnusedGain]) -> Markup:
    args: dict[str, Value] = {"n": losses[0].n, "what": Markup(texts.grammar.listed(_named(texts, losses)))}
    key = f"ask.{kind}.body"
    return texts.t(key, **{name: value for name, value in args.items() if name in texts.fields(key)})


def _named(texts: Texts, losses: list[UnusedGain]) -> list[str]:
    """Return the effects in short, and components by name."""
    return [
        texts.title(loss.what) if isinstance(loss.what, str) else label(texts, loss.what)
        for loss in losses
        if loss.what is not None
    ]
