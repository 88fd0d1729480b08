"""Effects and conditions of Uprising's cards besides Spies, sandworms, contracts and battle icons (U13)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from dune_desktop.engine.boxes.uprising.spies import spied_on
from dune_desktop.engine.boxes.uprising.state import of_turn, own_turn
from dune_desktop.engine.boxes.uprising.words import (
    AcquireForSolari,
    AllianceOfAnother,
    DeployRecruits,
    DiscardFor,
    LookAtThree,
    OnAcquire,
    OnSpiceMustFlow,
    RetreatSome,
    RevealedOf,
    StayHome,
    TrashOfFaction,
    TrashWorth,
)
from dune_desktop.engine.model.conditions import steps_of
from dune_desktop.engine.model.frames import Ask
from dune_desktop.engine.model.ids import FACTIONS, NOBODY, PERSUASION
from dune_desktop.engine.model.options import DECLINE, OptionId, Reason
from dune_desktop.engine.resolution.resolve import ASKS, PLAIN, EffectRule, ask, ask_owner, picked, queue_effects
from dune_desktop.engine.rules.acquire import acquire
from dune_desktop.engine.rules.cards import discard, trash
from dune_desktop.engine.rules.goods import spend
from dune_desktop.engine.rules.influence import gain_influence
from dune_desktop.engine.rules.seats import army_of
from dune_desktop.engine.rules.troops import deploy_fresh
from dune_desktop.engine.rules.units import TROOP, retreat

if TYPE_CHECKING:
    from dune_desktop.engine.assembly.rules_builder import RulesBuilder
    from dune_desktop.engine.model.state import GameState, Turn
    from dune_desktop.engine.rulebook import Rules
