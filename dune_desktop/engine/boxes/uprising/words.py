"""Effects, costs, conditions, amounts and traits that Uprising adds."""

from __future__ import annotations

from typing import ClassVar, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.components import Trait
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Cost, Effect, Effects
from dune_desktop.engine.model.ids import Faction, Icon

BattleIcon = Literal["crysknife", "desert_mouse", "ornithopter", "wild"]

# ------------------------------------------------------------------------------------------------ Spies


@dataclass(frozen=True, slots=True)
class SpyIcon(Effect):
    """The card's Agent may be sent to any space linked to a post with one of your Spies (U6.7)."""

    compiled = True
    sends: ClassVar[bool] = True
    reach_varies: ClassVar[bool] = True
    op: Literal["spy_icon"] = "spy_icon"


@dataclass(frozen=True, slots=True)
class PlaceSpy(Effect):
    """Place a Spy on a free observation post, `n` times; with an empty supply recall one first (U6.2).

    `icons`: the post must be linked to a space with one of them (U6.3). `here`: to the space that your Agent was sent
    to. `shared`: the post may hold Spies of others (U6.1).
    """

    can_decline = True
    n: int = 1
    icons: tuple[Icon, ...] = ()
    here: bool = False
    shared: bool = False
    op: Literal["place_spy"] = "place_spy"


@dataclass(frozen=True, slots=True)
class RecallSpy(Effect, Cost):
    """As a cost: recall `n` of your Spies from their posts to your supply (U6.8)."""

    takes = True
    n: int = 1
    op: Literal["recall_spy"] = "recall_spy"


@dataclass(frozen=True, slots=True)
class GatherIntelligence(Effect):
    """You may recall a Spy linked to the space where you just sent an Agent, to draw a card (U6.5)."""

    always_optional = True
    can_decline = True
    takes = True
    op: Literal["gather_intelligence"] = "gather_intelligence"


@dataclass(frozen=True, slots=True)
class SpiesPlaced(Condition):
    """Condition: at least `n` of your Spies are on posts."""

    n: int
    test: Literal["spies_placed"] = "spies_placed"


@dataclass(frozen=True, slots=True)
class SpyRecalled(Condition):
    """Condition: you recalled a Spy this turn, for whatever purpose (U6.9)."""

    test: Literal["spy_recalled"] = "spy_recalled"


@dataclass(frozen=True, slots=True)
class SpyingOnMaker(Condition):
    """Condition: one of your Spies is on a post linked to a Maker space (U6.10)."""

    test: Literal["spying_on_maker"] = "spying_on_maker"


@dataclass(frozen=True, slots=True)
class SpyJustPlaced(Condition):
    """Condition: the Spy that this ability placed is linked to a space with one of these icons (Unseen Network)."""

    icons: tuple[Icon, ...]
    test: Literal["spy_just_placed"] = "spy_just_placed"


# ------------------------------------------------------------------------------------------------ sandworms


@dataclass(frozen=True, slots=True)
class Sandworm(Effect):
    """Summon `n` sandworms from the bank into the Conflict, unless the Shield Wall protects it (U8.2, U8.4)."""

    may_run_out = True
    n: int = 1
    op: Literal["sandworm"] = "sandworm"


@dataclass(frozen=True, slots=True)
class TakeHook(Effect):
    """Take Maker Hooks, for the rest of the game (U8.3)."""

    op: Literal["take_hook"] = "take_hook"


@dataclass(frozen=True, slots=True)
class BreakWall(Effect):
    """You may remove the Shield Wall for the rest of the game (U8.6)."""

    is_icon = True
    always_optional = True
    may_run_out = True
    op: Literal["break_wall"] = "break_wall"


@dataclass(frozen=True, slots=True)
class HasHook(Condition):
    """Condition: you have Maker Hooks (U8.3)."""

    test: Literal["has_hook"] = "has_hook"


@dataclass(frozen=True, slots=True)
class Sandworms(Condition):
    """Condition: you have at least `n` sandworms in the Conflict."""

    n: int = 1
    test: Literal["sandworms"] = "sandworms"


@dataclass(frozen=True, slots=True)
class SandwormCount(Amount):
    """The number of your sandworms in the Conflict."""

    count: Literal["sandworm_count"] = "sandworm_count"


@dataclass(frozen=True, slots=True)
class UnitsThere(Condition):
    """Condition: you have at least `n` units in the Conflict, of whatever kind."""

    n: int
    test: Literal["units_there"] = "units_there"


@dataclass(frozen=True, slots=True)
class StrengthAtLeast(Condition):
    """Condition: your strength is `n` or more (U7.5)."""

    n: int
    test: Literal["strength_at_least"] = "strength_at_least"


# ------------------------------------------------------------------------------------------------ the board


@dataclass(frozen=True, slots=True)
class TakeBonusSpice(Effect):
    """Take all bonus spice of the Maker space where your Agent is (U4.5)."""

    op: Literal["take_bonus_spice"] = "take_bonus_spice"


@dataclass(frozen=True, slots=True)
class DoubleBonusSpice(Effect):
    """Gain as much again as the bonus spice that this Agent takes."""

    op: Literal["double_bonus_spice"] = "double_bonus_spice"


@dataclass(frozen=True, slots=True)
class IgnoreInfluence(Effect):
    """Influence requirements do not close a space to this card's Agent (U5.13); read when it is sent."""

    compiled = True
    ignores_influence: ClassVar[bool] = True
    op: Literal["ignore_influence"] = "ignore_influence"


@dataclass(frozen=True, slots=True)
class RecallOther(Effect):
    """Take one of your Agents back from the board, but not the one just sent (U5.12)."""

    op: Literal["recall_other"] = "recall_other"


@dataclass(frozen=True, slots=True)
class CouncilVisit(Effect):
    """Take a seat on the High Council; on later visits carry out the effects instead (U2.6)."""

    again: Effects
    op: Literal["council_visit"] = "council_visit"


@dataclass(frozen=True, slots=True)
class SentToMaker(Condition):
    """Condition: this card's Agent was sent to a Maker space (U5.16)."""

    test: Literal["sent_to_maker"] = "sent_to_maker"


@dataclass(frozen=True, slots=True)
class SentToFaction(Condition):
    """Condition: this card's Agent was sent to a space of a Faction."""

    test: Literal["sent_to_faction"] = "sent_to_faction"


# ------------------------------------------------------------------------------------------------ contracts


@dataclass(frozen=True, slots=True)
class TakeContract(Effect):
    """Take a face-up contract, `n` times; 2 Solari for each that cannot be taken (U12.1, U2.10)."""

    n: int = 1
    op: Literal["take_contract"] = "take_contract"


@dataclass(frozen=True, slots=True)
class ContractsDone(Condition):
    """Condition: you have completed at least `n` contracts."""

    n: int
    test: Literal["contracts_done"] = "contracts_done"


@dataclass(frozen=True, slots=True)
class ContractCount(Amount):
    """The number of contracts that you have completed."""

    count: Literal["contract_count"] = "contract_count"


# ------------------------------------------------------------------------------------------------ battle icons


@dataclass(frozen=True, slots=True)
class FlipIcon(Effect, Cost):
    """As a cost: turn down one of your face-up Conflict or Objective cards with this icon or the wild one (U11.5)."""

    takes = True
    icon: BattleIcon
    op: Literal["flip_icon"] = "flip_icon"


@dataclass(frozen=True, slots=True)
class EachIcon(Effect):
    """For each face-up battle icon of yours carry out the effects that stand for it (The Beast's Spoils)."""

    crysknife: Effects = ()
    desert_mouse: Effects = ()
    ornithopter: Effects = ()
    op: Literal["each_icon"] = "each_icon"


# ------------------------------------------------------------------------------------------------ cards and troops


@dataclass(frozen=True, slots=True)
class DiscardFor(Effect, Cost):
    """Discard a card from your hand; if it is a card of that faction, carry out the effects too (U13.1)."""

    takes = True
    faction: Faction
    effects: Effects
    op: Literal["discard_for"] = "discard_for"


@dataclass(frozen=True, slots=True)
class TrashOfFaction(Effect, Cost):
    """As a cost: trash another card of that faction from your hand, or one you have in play."""

    takes = True
    faction: Faction
    zone: Literal["hand", "in_play"]
    op: Literal["trash_of_faction"] = "trash_of_faction"


@dataclass(frozen=True, slots=True)
class RetreatSome(Effect, Cost):
    """As a cost: retreat `least` to `most` of your troops from the Conflict (U10.9)."""

    takes = True
    least: int
    most: int
    op: Literal["retreat_some"] = "retreat_some"


@dataclass(frozen=True, slots=True)
class LookAtThree(Effect):
    """Look at the top three cards of your deck: draw one, discard one, trash one; nothing with fewer than three."""

    op: Literal["look_at_three"] = "look_at_three"


@dataclass(frozen=True, slots=True)
class AcquireForSolari(Effect):
    """You may acquire a card to your hand and pay its cost in Solari instead of persuasion (Price is No Object)."""

    always_optional = True
    can_decline = True
    op: Literal["acquire_for_solari"] = "acquire_for_solari"


@dataclass(frozen=True, slots=True)
class DeployRecruits(Effect):
    """You may deploy any of the troops that you recruited this turn (Sardaukar Coordination)."""

    always_optional = True
    can_decline = True
    op: Literal["deploy_recruits"] = "deploy_recruits"


@dataclass(frozen=True, slots=True)
class StayHome(Effect):
    """You can deploy no units for the rest of this turn (U13.5)."""

    op: Literal["stay_home"] = "stay_home"


@dataclass(frozen=True, slots=True)
class OnAcquire(Effect):
    """In your Reveal turn of this round, carry out the effects whenever you acquire a card (Call to Arms)."""

    effects: Effects
    op: Literal["on_acquire"] = "on_acquire"


@dataclass(frozen=True, slots=True)
class OnSpiceMustFlow(Effect):
    """Once this turn, when you acquire The Spice Must Flow: 1 Influence with each Faction you are spying on."""

    op: Literal["on_spice_must_flow"] = "on_spice_must_flow"


@dataclass(frozen=True, slots=True)
class TrashWorth(Effect):
    """Trash a card from your hand; if it has a cost of 1 or more, carry out the effects (Chronicler's Insight)."""

    takes = True
    effects: Effects
    op: Literal["trash_worth"] = "trash_worth"


@dataclass(frozen=True, slots=True)
class HasSwordmaster(Condition):
    """Condition: you have your Swordmaster."""

    test: Literal["has_swordmaster"] = "has_swordmaster"


@dataclass(frozen=True, slots=True)
class AllianceOfAnother(Condition):
    """Condition: you have `n` or more Influence on a track where an opponent holds the Alliance (Shadow Alliance)."""

    n: int
    test: Literal["alliance_of_another"] = "alliance_of_another"


@dataclass(frozen=True, slots=True)
class RevealedOf(Amount):
    """The number of cards of that faction that you revealed this turn, this one included."""

    faction: Faction
    count: Literal["revealed_of"] = "revealed_of"


# ------------------------------------------------------------------------------------------------ leaders


@dataclass(frozen=True, slots=True)
class Train(Effect):
    """Move the training token one space to the right and gain what that space gives (U3.10, U13.6)."""

    op: Literal["train"] = "train"


@dataclass(frozen=True, slots=True)
class Remember(Effect):
    """Move a troop from your supply to the Bene Gesserit spaces as a memory (U13.12)."""

    op: Literal["remember"] = "remember"


@dataclass(frozen=True, slots=True)
class TurnLeader(Effect):
    """Return all your memories to the supply, draw a card for each, and turn your leader to its other side."""

    op: Literal["turn_leader"] = "turn_leader"


@dataclass(frozen=True, slots=True)
class RepeatSpace(Effect):
    """Repeat the effects of the space that your Agent was sent to, without its Influence (U13.4)."""

    op: Literal["repeat_space"] = "repeat_space"


@dataclass(frozen=True, slots=True)
class SetContractsAside(Effect):
    """Set the contracts of that space aside during set-up; only you may take them (U3.9, U12.2)."""

    space: str
    op: Literal["set_contracts_aside"] = "set_contracts_aside"


@dataclass(frozen=True, slots=True)
class OnReach(Trait):
    """Trait: each time the owner reaches `at` Influence with the faction, the effects are carried out (U13.3)."""

    faction: Faction
    at: int
    effects: Effects
    trait: Literal["on_reach"] = "on_reach"


@dataclass(frozen=True, slots=True)
class OnVisit(Trait):
    """Trait: whenever the owner sends an Agent to a space of one of these factions, the effects are offered."""

    factions: tuple[Faction, ...]
    effects: Effects
    trait: Literal["on_visit"] = "on_visit"


@dataclass(frozen=True, slots=True)
class Smuggler(Trait):
    """Trait: whenever another seat sends an Agent to a Maker space that the owner spies on, gain `n` spice."""

    n: int
    trait: Literal["smuggler"] = "smuggler"


@dataclass(frozen=True, slots=True)
class StartWithout(Trait):
    """Trait: the owner's starting deck lacks a card (U3.5)."""

    card: str
    trait: Literal["start_without"] = "start_without"


# ------------------------------------------------------------------------------------------------ Rivals


@dataclass(frozen=True, slots=True)
class RivalInfluence(Effect):
    """A Rival gains `n` Influence with one Faction.

    `to`: the one where it has the least (of several the first by its priority) or the most; one where that gains an
    Alliance, if it can, else where it has the least; or the one in a certain place of its priority.
    """

    n: int = 1
    to: Literal["least", "most", "alliance", "first", "second", "third"] = "least"
    op: Literal["rival_influence"] = "rival_influence"


@dataclass(frozen=True, slots=True)
class RivalSpy(Effect):
    """A Rival places a Spy on the first free one of these observation posts."""

    posts: tuple[str, ...]
    op: Literal["rival_spy"] = "rival_spy"


@dataclass(frozen=True, slots=True)
class SandwormsOrSpice(Effect):
    """A Rival with Maker Hooks summons the sandworms of its Maker space if they can come, else takes its base spice."""

    op: Literal["sandworms_or_spice"] = "sandworms_or_spice"


@dataclass(frozen=True, slots=True)
class ConflictLevel(Condition):
    """Condition: the Conflict card fought for is of this level or a higher one."""

    n: int
    test: Literal["conflict_level"] = "conflict_level"
