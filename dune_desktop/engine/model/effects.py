"""The effect vocabulary: everything that a component can do, as frozen dataclasses.

An effect is what is printed on a component, never what is in progress: it holds no state and is shared by all games.
Content files spell effects as JSON objects with the tag `op`; the resolver dispatches on the class. Costs are effects
too, in `Pay.cost`. Docstrings address the seat that carries out the effect as "you".

What is optional follows the printed icons: `Trash` is optional wherever it stands (R13.1c), `May` and `Pay` say so
themselves, everything else is compulsory as far as it is possible (R13.8).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from dune_desktop.dataclass import dataclass
from dune_desktop.engine.model.amounts import Amount
from dune_desktop.engine.model.conditions import Condition
from dune_desktop.engine.model.ids import Faction, Good, Icon, Kind, Resource
from dune_desktop.engine.model.vocabulary import Word


class Effect(Word, tag="op"):
    """Something that a component does for its owner.

    `is_icon`: optional by its own rules, whatever text it stands in (X9.8). `always_optional`: may always be left;
    `resolve.optional` knows the effects that may be left only sometimes. `can_decline`: its own question offers to
    decline. `takes`: it takes something from its owner, so that not using it is a decision and not an oversight.
    `sends`: in an Agent box it lets the card send an Agent, whatever icons the card shows. `reach_varies`: there it
    makes the spaces that the card reaches depend on the position. `ignores_influence`: there it lets the card pass over
    requirements of Influence (U5.13). `may_run_out`: its supply may be empty, or what it removes be gone, which does
    not keep the owner from paying for the effects beside it (I5.5, U8.4).
    """

    __slots__ = ()

    op: str
    is_icon: ClassVar[bool] = False
    always_optional: ClassVar[bool] = False
    can_decline: ClassVar[bool] = False
    takes: ClassVar[bool] = False
    sends: ClassVar[bool] = False
    reach_varies: ClassVar[bool] = False
    ignores_influence: ClassVar[bool] = False
    may_run_out: ClassVar[bool] = False


class Cost(Word, tag="op"):
    """Something that is paid, in `Pay.cost`; `goods`: it is paid with goods, such as Solari."""

    __slots__ = ()

    op: str
    goods: ClassVar[bool] = False


Effects = tuple[Effect, ...]

Todo = Annotated[tuple[str, Effect, int], Kind("todo")]
"""An effect still to do: its component, the effect, and how many of a counted gain were given already."""


# ------------------------------------------------------------------------------------------------ gains


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain `n` of a good, multiplied by the count of `per` if it is given (R9.1, R15.1, R16.2)."""

    what: Good
    n: int = 1
    per: Amount | None = None
    op: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Influence(Effect):
    """Gain `n` influence with one faction; with "any" you choose among those that satisfy `where` (R13.7, R14).

    `opponent_ahead`: at least one opponent has more influence there. `sent_agent`: the faction of the space the Agent
    was sent to this turn. `snooper`: one of the owner's Snooper tokens is still on the track.
    """

    faction: Faction | Literal["any"]
    n: int = 1
    where: Literal["", "opponent_ahead", "sent_agent", "snooper"] = ""
    op: Literal["influence"] = "influence"


@dataclass(frozen=True, slots=True)
class InfluenceDifferent(Effect):
    """Gain one influence with each of `n` different factions of your choice.

    `together`: all of them are chosen before the first is gained (U13.8).
    """

    n: int = 2
    together: bool = False
    op: Literal["influence_different"] = "influence_different"


@dataclass(frozen=True, slots=True)
class Recruit(Effect):
    """Recruit `n` troops, then deploy any of just these: `may`, `must`, or may in a Reveal turn only (`reveal`)."""

    n: int
    deploy: Literal["may", "must", "reveal"] = "may"
    op: Literal["recruit"] = "recruit"


@dataclass(frozen=True, slots=True)
class Harvest(Effect):
    """Take the base spice and all bonus spice of the Maker space where your Agent is (R7.14)."""

    op: Literal["harvest"] = "harvest"


@dataclass(frozen=True, slots=True)
class HarvestTwice(Effect):
    """Count the base spice that this Agent harvests twice (R25.4)."""

    op: Literal["harvest_twice"] = "harvest_twice"


@dataclass(frozen=True, slots=True)
class FactionInfluence(Effect):
    """Sending this Agent to a faction space gives `n` influence there instead of 1; read when the Agent is sent."""

    compiled = True
    n: int
    op: Literal["faction_influence"] = "faction_influence"


@dataclass(frozen=True, slots=True)
class SpaceCheaper(Effect):
    """Sending an Agent to this space with the card costs `n` less of a resource (X9.6); read when it is sent."""

    compiled = True
    space: str
    what: Resource
    n: int
    op: Literal["space_cheaper"] = "space_cheaper"


@dataclass(frozen=True, slots=True)
class SendAnywhere(Effect):
    """The card sends any of your Agents, from leader or board, to any space, occupied or not (R25.14)."""

    compiled = True
    op: Literal["send_anywhere"] = "send_anywhere"
    sends: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class IconsWhile(Effect):
    """While the condition holds, the card has these Agent icons too (I10.1); read when an Agent may be sent."""

    compiled = True
    condition: Condition
    icons: tuple[Icon, ...]
    op: Literal["icons_while"] = "icons_while"
    sends: ClassVar[bool] = True
    reach_varies: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PassEnemyAgents(Effect):
    """Enemy Agents do not block the Agent that this card sends (I10.23); read when it is sent."""

    compiled = True
    op: Literal["pass_enemy_agents"] = "pass_enemy_agents"


@dataclass(frozen=True, slots=True)
class Control(Effect):
    """Put your control marker on the space that the Conflict card names (R17.1)."""

    op: Literal["control"] = "control"


@dataclass(frozen=True, slots=True)
class Foldspace(Effect):
    """Acquire one Foldspace card from the Reserve (R11.2)."""

    op: Literal["foldspace"] = "foldspace"


@dataclass(frozen=True, slots=True)
class CouncilSeat(Effect):
    """Take a seat on the High Council (R7.11)."""

    op: Literal["council_seat"] = "council_seat"


@dataclass(frozen=True, slots=True)
class Swordmaster(Effect):
    """Take your third Agent for the rest of the game, usable at once (R23.7)."""

    op: Literal["swordmaster"] = "swordmaster"


@dataclass(frozen=True, slots=True)
class Mentat(Effect):
    """Get the Mentat: `take` it if it is on its space, `hire` it only if it is there, or have it `next_round` (R23)."""

    how: Literal["take", "hire", "next_round"]
    op: Literal["mentat"] = "mentat"


@dataclass(frozen=True, slots=True)
class Signet(Effect):
    """Use the right-hand ability of your leader (R24.1)."""

    compiled = True
    op: Literal["signet"] = "signet"


@dataclass(frozen=True, slots=True)
class Acquire(Effect):
    """Acquire a card of the Imperium Row or Reserve that costs `max_cost` or less, without paying (R11.11).

    `hand_if`: it goes to the hand if this condition holds, else where acquired cards go.
    """

    max_cost: int
    to_top: bool = False
    to_hand: bool = False
    hand_if: Condition | None = None
    op: Literal["acquire"] = "acquire"


@dataclass(frozen=True, slots=True)
class FetchFromDiscard(Effect):
    """Put a card of that faction from your discard pile into your hand."""

    faction: Faction
    op: Literal["fetch_from_discard"] = "fetch_from_discard"


@dataclass(frozen=True, slots=True)
class StealIntrigue(Effect):
    """Take one random Intrigue card from each opponent who holds at least `least` (R12.5)."""

    least: int = 4
    op: Literal["steal_intrigue"] = "steal_intrigue"


# ------------------------------------------------------------------------------------------------ cards and pieces


@dataclass(frozen=True, slots=True)
class Trash(Effect, Cost):
    """Trash up to `n` cards from these zones; optional by its icon, but not as a cost (R13.1c, R16.6)."""

    can_decline = True
    n: int = 1
    zones: tuple[Literal["hand", "discard", "in_play"], ...] = ("hand", "discard", "in_play")
    optional: bool = True
    op: Literal["trash"] = "trash"


@dataclass(frozen=True, slots=True)
class TrashSelf(Effect, Cost):
    """Trash this card (R13.2)."""

    takes = True
    op: Literal["trash_self"] = "trash_self"


@dataclass(frozen=True, slots=True)
class ReturnSelf(Effect):
    """Return this card from play to your hand (I10.20)."""

    op: Literal["return_self"] = "return_self"


@dataclass(frozen=True, slots=True)
class TrashIntrigue(Effect, Cost):
    """As a cost, trash `n` Intrigue cards of your choice from your hand (I12.2)."""

    takes = True
    n: int = 1
    op: Literal["trash_intrigue"] = "trash_intrigue"


@dataclass(frozen=True, slots=True)
class Discard(Effect, Cost):
    """Discard `n` cards of your choice from your hand (R16.5)."""

    takes = True
    n: int = 1
    op: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class RecallAgent(Effect):
    """Take one of your Agents back from the board; it can be sent again this round (R7.16)."""

    op: Literal["recall_agent"] = "recall_agent"


@dataclass(frozen=True, slots=True)
class Deploy(Effect):
    """Deploy up to `n` troops (None: any number) from garrison or supply; `must`: all of them, no choice (R8.9).

    `fresh`: troops just recruited, which no longer count among those that a Combat space allows (R8.8, X5.7).
    """

    can_decline = True
    n: int | None = None
    origin: Literal["garrison", "supply"] = "garrison"
    must: bool = False
    fresh: bool = False
    op: Literal["deploy"] = "deploy"


@dataclass(frozen=True, slots=True)
class Retreat(Effect):
    """Retreat up to `n` (None: any number) of your troops from the Conflict to the garrison (R15.2)."""

    always_optional = True
    can_decline = True
    takes = True
    n: int | None = None
    op: Literal["retreat"] = "retreat"


@dataclass(frozen=True, slots=True)
class LoseTroop(Effect, Cost):
    """Put `n` of your troops from the garrison or the Conflict back into the supply (R15.3)."""

    takes = True
    where: Literal["garrison", "conflict"]
    n: int = 1
    op: Literal["lose_troop"] = "lose_troop"


@dataclass(frozen=True, slots=True)
class BlockSpace(Effect):
    """Mark a board space: until your next turn no opponent can send an Agent to it (R25.26)."""

    op: Literal["block_space"] = "block_space"


@dataclass(frozen=True, slots=True)
class LookAtTop(Effect):
    """Look at the top card of your deck, then draw it or trash it (R16.4)."""

    op: Literal["look_at_top"] = "look_at_top"


@dataclass(frozen=True, slots=True)
class ShuffleDiscard(Effect):
    """Shuffle your discard pile into your deck, before the other effects of the card (R25.20)."""

    op: Literal["shuffle_discard"] = "shuffle_discard"


@dataclass(frozen=True, slots=True)
class SetAsideFromRow(Effect):
    """Remove a card from the Imperium Row and replace it; you may acquire it this round for `discount` less (R24.5)."""

    discount: int = 1
    op: Literal["set_aside_from_row"] = "set_aside_from_row"


# ------------------------------------------------------------------------------------------------ rules of this turn


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """Change a rule until the turn ends.

    `spice_must_flow_discount`: The Spice Must Flow costs `n` less. `faction_icons`: the card played has the four
    faction icons too. `pass_enemies`: enemy Agents do not block the next Agent. `acquire_to_top`: acquired cards may go
    on top of the deck.
    """

    rule: Literal["spice_must_flow_discount", "faction_icons", "pass_enemies", "acquire_to_top"]
    n: int = 0
    op: Literal["this_turn"] = "this_turn"


@dataclass(frozen=True, slots=True)
class OnReveal(Effect):
    """Carry out the effects in your Reveal turn of this round; until then the card stays face up (R6.5)."""

    effects: tuple[Effect, ...]
    op: Literal["on_reveal"] = "on_reveal"


@dataclass(frozen=True, slots=True)
class OnWin(Effect):
    """Carry out the effects if you win this round's Conflict alone (X9.10)."""

    effects: tuple[Effect, ...]
    op: Literal["on_win"] = "on_win"


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """End the turn at once, without an Agent or Reveal turn (R25.2)."""

    takes = True
    op: Literal["end_turn"] = "end_turn"


# ------------------------------------------------------------------------------------------------ structure


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """Choose `n` different options; one that cannot be carried out cannot be chosen (R13.6).

    `together`: all of them are chosen before the first is carried out (I10.21).
    """

    options: tuple[tuple[Effect, ...], ...]
    n: int = 1
    together: bool = False
    op: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class May(Effect):
    """Carry out the effects, or decline them although they cost nothing."""

    always_optional = True
    effects: tuple[Effect, ...]
    op: Literal["may"] = "may"


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Carry out the effects only if the condition holds when they are used (R13.10)."""

    condition: Condition
    effects: tuple[Effect, ...]
    op: Literal["if"] = "if"


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """Pay the cost, in full, for the effects: a printed arrow (R13.3); `forced`: you cannot refuse to pay (R6.4)."""

    takes = True
    cost: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    forced: bool = False
    op: Literal["pay"] = "pay"


@dataclass(frozen=True, slots=True)
class EachOpponent(Effect):
    """Have each opponent carry out the effects, clockwise from your left (R25.21, R25.24)."""

    effects: tuple[Effect, ...]
    op: Literal["each_opponent"] = "each_opponent"


@dataclass(frozen=True, slots=True)
class OneOpponent(Effect):
    """Have one opponent of your choice, who can, carry out the effects (R25.9)."""

    effects: tuple[Effect, ...]
    op: Literal["one_opponent"] = "one_opponent"


# ------------------------------------------------------------------------------------------------ costs


@dataclass(frozen=True, slots=True)
class Spend(Cost):
    """As a cost: pay `n` of a resource to the bank (R9.1)."""

    what: Resource
    n: int
    op: Literal["spend"] = "spend"
    goods = True


@dataclass(frozen=True, slots=True)
class LoseInfluence(Effect, Cost):
    """Lose `n` influence with one faction with which you have that much (R13.4).

    `twice`: and once more, with the same faction or another one (U16.5).
    """

    takes = True
    n: int = 1
    twice: bool = False
    op: Literal["lose_influence"] = "lose_influence"


# --------------------------------------------------------------------------------------------- units, Intrigue, turns


@dataclass(frozen=True, slots=True)
class DeployUnits(Effect):
    """Deploy up to `n` troops and dreadnoughts from your garrison (X5.12)."""

    always_optional = True
    can_decline = True
    n: int
    op: Literal["deploy_units"] = "deploy_units"


@dataclass(frozen=True, slots=True)
class RetreatUnits(Effect, Cost):
    """As a cost: retreat exactly `n` of your troops and dreadnoughts from the Conflict (X5.12)."""

    takes = True
    n: int
    op: Literal["retreat_units"] = "retreat_units"


@dataclass(frozen=True, slots=True)
class DriveBack(Effect):
    """For each troop you deploy this turn you may make an enemy unit retreat (X5.12)."""

    always_optional = True
    can_decline = True
    op: Literal["drive_back"] = "drive_back"


@dataclass(frozen=True, slots=True)
class LoseAnyTroop(Effect, Cost):
    """As a cost: lose `n` troops from garrison and Conflict, in any mixture (X17.5)."""

    takes = True
    n: int = 1
    op: Literal["lose_any_troop"] = "lose_any_troop"


@dataclass(frozen=True, slots=True)
class InfluenceEach(Effect):
    """Gain `n` influence with each faction on whose spaces you have an Agent (Quid Pro Quo)."""

    n: int = 1
    op: Literal["influence_each"] = "influence_each"


@dataclass(frozen=True, slots=True)
class IntrigueUnder(Effect, Cost):
    """As a cost: put one of your Intrigue cards face down under the Intrigue deck (X9.2)."""

    takes = True
    op: Literal["intrigue_under"] = "intrigue_under"


@dataclass(frozen=True, slots=True)
class ExchangeIntrigue(Effect):
    """Put any number of your Intrigue cards face down under the deck, then draw as many (X3.31)."""

    always_optional = True
    takes = True
    op: Literal["exchange_intrigue"] = "exchange_intrigue"


@dataclass(frozen=True, slots=True)
class KeepIntrigue(Effect):
    """Look at the top two Intrigue cards, keep one, put the other back on top (X10.8)."""

    op: Literal["keep_intrigue"] = "keep_intrigue"


@dataclass(frozen=True, slots=True)
class ExtraTurn(Effect):
    """Take another turn right after this one (X9.11)."""

    op: Literal["extra_turn"] = "extra_turn"


@dataclass(frozen=True, slots=True)
class SetAsideCard(Effect):
    """Set aside a card from your hand, face down, until your second turn of the round (X10.2)."""

    takes = True
    op: Literal["set_aside_card"] = "set_aside_card"


@dataclass(frozen=True, slots=True)
class TrackBonus(Effect):
    """Gain the bonus that the track of the Snooper token just reached gives at 4 influence (X10.6)."""

    compiled = True
    op: Literal["track_bonus"] = "track_bonus"


@dataclass(frozen=True, slots=True)
class TrackInfluence(Effect):
    """Gain `n` influence on the track of the Snooper token just reached (X10.6)."""

    compiled = True
    n: int = 1
    op: Literal["track_influence"] = "track_influence"
