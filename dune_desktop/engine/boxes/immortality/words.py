"""Effects, costs, conditions and amounts that Immortality adds."""

from __future__ import annotations

from typing import ClassVar, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.effects import Cost, Effect
from dune_desktop.engine.model.ids import Faction

# ------------------------------------------------------------------------------------------------ tracks, specimens


@dataclass(frozen=True, slots=True)
class Research(Effect):
    """Move your research token `n` steps, each with its bonus (I3.1 to I3.3).

    From the second genetic marker on, each step draws a card instead (I4.4).
    """

    n: int = 1
    op: Literal["research"] = "research"


@dataclass(frozen=True, slots=True)
class Tleilaxu(Effect):
    """Advance `n` steps on the Tleilaxu track, each with its bonus (I5.1)."""

    may_run_out = True
    n: int = 1
    op: Literal["tleilaxu"] = "tleilaxu"


@dataclass(frozen=True, slots=True)
class Specimen(Effect):
    """Move `n` troops from your supply to the Axolotl tanks (I6.1)."""

    n: int = 1
    op: Literal["specimen"] = "specimen"


@dataclass(frozen=True, slots=True)
class SpendSpecimens(Cost):
    """As a cost, return `n` of your specimens to your supply (I6.2)."""

    n: int
    op: Literal["spend_specimens"] = "spend_specimens"
    goods = True


@dataclass(frozen=True, slots=True)
class ReturnBefore(Effect):
    """Choose how many specimens return to your supply before an effect recruits more than it has (I6.3, I6.4)."""

    effect: Effect
    op: Literal["return_before"] = "return_before"


@dataclass(frozen=True, slots=True)
class AcquireTleilaxu(Effect):
    """Acquire a card of the Tleilaxu Row for its cost in specimens, also outside your Reveal turn (I7.13)."""

    always_optional = True
    can_decline = True
    op: Literal["acquire_tleilaxu"] = "acquire_tleilaxu"


@dataclass(frozen=True, slots=True)
class ClearRowCard(Effect):
    """Remove the `left` or right card of the Tleilaxu Row and replace it (I17.4)."""

    left: bool
    op: Literal["clear_row_card"] = "clear_row_card"


# ------------------------------------------------------------------------------------------------ cards and pieces


@dataclass(frozen=True, slots=True)
class CombatIcon(Effect):
    """Deploy this turn as if your Agent had been sent to a Combat space (I12.1)."""

    op: Literal["combat_icon"] = "combat_icon"


@dataclass(frozen=True, slots=True)
class RetreatTroops(Effect, Cost):
    """As a cost, retreat exactly `n` of your troops from the Conflict (Economic Positioning)."""

    takes = True
    n: int
    op: Literal["retreat_troops"] = "retreat_troops"


@dataclass(frozen=True, slots=True)
class RecallSent(Effect):
    """Recall the Agent that you sent this turn; you can send it again this round (I10.26)."""

    op: Literal["recall_sent"] = "recall_sent"


# ------------------------------------------------------------------------------------------------ grafting


@dataclass(frozen=True, slots=True)
class CopyPartner(Effect):
    """Use the Agent box of the card that this one is grafted to as this card's own (I9.1).

    It is compiled into the rules of the pair.
    """

    compiled = True
    op: Literal["copy_partner"] = "copy_partner"


@dataclass(frozen=True, slots=True)
class GraftFromRow(Effect):
    """You may graft this card to a card of the Imperium Row, which is trashed at the end of the turn (I10.27).

    It is compiled into the plays of the card.
    """

    compiled = True
    sends: ClassVar[bool] = True
    op: Literal["graft_from_row"] = "graft_from_row"


@dataclass(frozen=True, slots=True)
class TrashPartner(Cost):
    """As a cost, trash the card that this one is grafted to (Dissecting Kit)."""

    op: Literal["trash_partner"] = "trash_partner"


@dataclass(frozen=True, slots=True)
class TrashGrafted(Effect):
    """If you sent an Agent to a faction's space, trash one of the grafted cards for 1 Influence there (I10.3)."""

    takes = True
    op: Literal["trash_grafted"] = "trash_grafted"


@dataclass(frozen=True, slots=True)
class ReturnPartner(Effect):
    """At the start of your Reveal turn, return the card that this one is grafted to from play to hand (I10.4)."""

    op: Literal["return_partner"] = "return_partner"


@dataclass(frozen=True, slots=True)
class PartnerIcons(Amount):
    """The number of Agent icons on the card that this one is grafted to (I10.19)."""

    count: Literal["partner_icons"] = "partner_icons"


# ------------------------------------------------------------------------------------------------ conditions


@dataclass(frozen=True, slots=True)
class Markers(Condition):
    """You have reached at least `n` and at most `most` genetic markers (I4.1, I4.2)."""

    n: int
    most: int = 2
    test: Literal["markers"] = "markers"


@dataclass(frozen=True, slots=True)
class Grafted(Condition):
    """This card was played together with a Graft card (I8.9)."""

    test: Literal["grafted"] = "grafted"


@dataclass(frozen=True, slots=True)
class GraftedTo(Condition):
    """This card is grafted to one with any of these faction tags (I10.14)."""

    factions: tuple[Faction, ...]
    test: Literal["grafted_to"] = "grafted_to"


@dataclass(frozen=True, slots=True)
class MostTroops(Condition):
    """You have more troops in the Conflict than each opponent (I10.34)."""

    test: Literal["most_troops"] = "most_troops"


@dataclass(frozen=True, slots=True)
class CombatCardAgainst(Condition):
    """An opponent has played a Combat Intrigue card in this Conflict (I10.6)."""

    test: Literal["combat_card_against"] = "combat_card_against"


@dataclass(frozen=True, slots=True)
class TroopsLost(Condition):
    """You lost `n` or more troops at the end of the Conflict just decided (I10.11, I22.19)."""

    n: int
    test: Literal["troops_lost"] = "troops_lost"
