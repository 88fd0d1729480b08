"""What waits for a condition is told apart by whether that can still come true."""

from __future__ import annotations

from dune_desktop.engine.model.conditions import InfluenceAtLeast
from dune_desktop.engine.model.effects import Effect, If, Influence, Mentat
from tests.kit import Table, table


def _revealed(*effects: If | Influence) -> Table:
    t = table(hand=["dagger"], agents_left=0, influence={"fremen": 1}).reveal()
    assert t.state.turn is not None
    t.state.turn.pool = tuple(("card:dagger", effect, 0) for effect in effects)
    return t


def test_a_condition_that_nothing_can_fulfil_any_more_is_waited_for_in_vain() -> None:
    need = If(InfluenceAtLeast("fremen", 2), (Influence("emperor"),))
    t = _revealed(need)
    assert t.rules.dead_effects(t.state) == (need,)


def test_what_another_effect_may_still_fulfil_is_not() -> None:
    """Whatever has to be picked for that, and however late it is taken."""
    need = If(InfluenceAtLeast("fremen", 2), (Influence("emperor"),))
    for helps in (Influence("fremen"), Influence("any")):
        t = _revealed(need, Influence("guild"), helps)
        assert t.rules.dead_effects(t.state) == ()
    t = _revealed(need, Influence("guild"))
    assert t.rules.dead_effects(t.state) == (need,)


def test_the_mentat_that_somebody_has_is_waited_for_in_vain() -> None:
    mentat = Mentat("take")
    assert _sent_to_the_mentat(table(hand=["dagger"], solari=2)) == ()
    assert _sent_to_the_mentat(table(hand=["dagger"], solari=2).setup(1, mentat=True)) == (mentat,)


def _sent_to_the_mentat(t: Table) -> tuple[Effect, ...]:
    """The dead effects once an Agent was sent to the Mentat."""
    t.play("dagger", "mentat")
    return t.rules.dead_effects(t.state)
