"""One writer for every word of the engine's vocabulary: effects, costs, conditions, amounts, traits.

A writer turns a dataclass into pieces: acts ("gain 2 spice"), which the grammar of the language joins to sentences,
acts that are left to the player, and whole sentences of their own. The words are in `locales/<language>/effects.json`:
a new word of the vocabulary needs one entry per language there and one writer here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from dune_desktop.engine import amounts as a
from dune_desktop.engine import components as k
from dune_desktop.engine import conditions as c
from dune_desktop.engine import effects as e
from dune_desktop.i18n.grammar import Act

if TYPE_CHECKING:
    from dune_desktop.i18n.effect_text import Composer


@dataclass(frozen=True, slots=True)
class Piece:
    """What a writer gives: an act to "do", one that "may" be done, or a raw sentence to "say".

    `clause` is the condition or moment that opens its sentence; neighbours behind the same one share the sentence.
    `short` is what a button says of it, None for the act itself.
    """

    kind: str
    act: Act
    short: str | None = None
    clause: str = ""

    @property
    def raw(self) -> str:
        return self.act.text


Pieces = list[Piece]
Writer = Callable[["Composer", Any], Pieces]
T = TypeVar("T")

EFFECTS: Final[dict[type, Writer]] = {}
"""Class of effect -> how it is written, also as what `structure` is made of."""

COSTS: Final[dict[type, Writer]] = {}
"""Class of cost -> how it is written before an arrow."""

CONDITIONS: Final[dict[type, Callable[[Composer, Any], str]]] = {}
"""Class of condition -> the clause that opens a sentence: "if you have a seat on the High Council"."""

AMOUNTS: Final[dict[type, Callable[[Composer, Any], str]]] = {}
"""Class of amount -> what is counted."""

TRAITS: Final[dict[type, Writer]] = {}
"""Class of trait -> the sentences of a leader's left ability."""


def writes(table: dict[type, Any], word: type) -> Callable[[T], T]:
    """Register the function below as the writer of a word."""

    def register(writer: T) -> T:
        table[word] = writer
        return writer

    return register


# ------------------------------------------------------------------------------------------------ gains


@writes(EFFECTS, e.Gain)
def _gain(to: Composer, effect: e.Gain) -> Pieces:
    gain = to.do(f"effect.gain.{effect.what}", merge=True, n=effect.n)
    if effect.per is None:
        return [gain]
    return [to.do("effect.gain.per", gain=to.act_markup(gain.act), amount=to.amount(effect.per))]


@writes(EFFECTS, e.Influence)
def _influence(to: Composer, effect: e.Influence) -> Pieces:
    if effect.faction != "any":
        return [to.do("effect.influence", n=effect.n, factions=to.factions([effect.faction]))]
    where = f".{effect.where}" if effect.where else ""
    return [to.do(f"effect.influence.any{where}", n=effect.n)]


@writes(EFFECTS, e.InfluenceDifferent)
def _influence_different(to: Composer, effect: e.InfluenceDifferent) -> Pieces:
    return [to.do("effect.influence_different", n=effect.n)]


@writes(EFFECTS, e.Recruit)
def _recruit(to: Composer, effect: e.Recruit) -> Pieces:
    recruit = to.do("effect.gain.troop", merge=True, n=effect.n)
    if effect.deploy == "must":
        return [recruit, to.do("effect.recruit.must")]
    if effect.deploy == "reveal":
        return [recruit, to.say("effect.recruit.reveal")]
    return [recruit, to.may("effect.recruit.may")]


@writes(EFFECTS, e.Harvest)
def _harvest(to: Composer, effect: e.Harvest) -> Pieces:
    if to.scene.base_spice is None:
        return [to.do("effect.harvest")]
    return [to.do("effect.harvest.here", n=to.scene.base_spice)]


@writes(EFFECTS, e.HarvestTwice)
def _harvest_twice(to: Composer, effect: e.HarvestTwice) -> Pieces:
    return [to.say("effect.harvest_twice")]


@writes(EFFECTS, e.FactionInfluence)
def _faction_influence(to: Composer, effect: e.FactionInfluence) -> Pieces:
    return [to.say("effect.faction_influence", n=effect.n)]


@writes(EFFECTS, e.SpaceCheaper)
def _space_cheaper(to: Composer, effect: e.SpaceCheaper) -> Pieces:
    price = to.text(f"thing.{effect.what}", n=effect.n)
    return [to.say("effect.space_cheaper", space="space:" + effect.space, price=price)]


@writes(EFFECTS, e.SendAnywhere)
def _send_anywhere(to: Composer, effect: e.SendAnywhere) -> Pieces:
    return [to.say("effect.send_anywhere")]


@writes(EFFECTS, e.Control)
def _control(to: Composer, effect: e.Control) -> Pieces:
    if not to.scene.controls:
        return [to.do("effect.control.any", merge=True)]
    return [to.do("effect.control", merge=True, space="space:" + to.scene.controls)]


@writes(EFFECTS, e.Foldspace)
def _foldspace(to: Composer, effect: e.Foldspace) -> Pieces:
    return [to.do("effect.foldspace")]


@writes(EFFECTS, e.CouncilSeat)
def _council_seat(to: Composer, effect: e.CouncilSeat) -> Pieces:
    return [to.do("effect.council_seat")]


@writes(EFFECTS, e.Swordmaster)
def _swordmaster(to: Composer, effect: e.Swordmaster) -> Pieces:
    return [to.do("effect.swordmaster")]


@writes(EFFECTS, e.Mentat)
def _mentat(to: Composer, effect: e.Mentat) -> Pieces:
    if effect.how == "hire":
        return [to.do("effect.mentat.hire")]
    return [to.say(f"effect.mentat.{effect.how}")]  # a sentence of its own, or its moment covers what comes after it


@writes(EFFECTS, e.Signet)
def _signet(to: Composer, effect: e.Signet) -> Pieces:
    return [to.do("effect.signet.rival" if to.scene.rival else "effect.signet")]


@writes(EFFECTS, e.Acquire)
def _acquire(to: Composer, effect: e.Acquire) -> Pieces:
    return [to.do("effect.acquire.to_top" if effect.to_top else "effect.acquire", n=effect.max_cost)]


@writes(EFFECTS, e.FetchFromDiscard)
def _fetch(to: Composer, effect: e.FetchFromDiscard) -> Pieces:
    return [to.do("effect.fetch_from_discard", card=to.text(f"word.card.{effect.faction}"))]


@writes(EFFECTS, e.StealIntrigue)
def _steal(to: Composer, effect: e.StealIntrigue) -> Pieces:
    return [to.say("effect.steal_intrigue", n=effect.least)]


# ------------------------------------------------------------------------------------------------ cards and pieces


@writes(EFFECTS, e.Trash)
def _trash(to: Composer, effect: e.Trash) -> Pieces:
    key = "effect.trash" if len(effect.zones) > 1 else "effect.trash.zone"
    write = to.may if effect.optional else to.do
    return [write(key, n=effect.n, zones=to.zones(effect.zones))]


@writes(EFFECTS, e.TrashSelf)
def _trash_self(to: Composer, effect: e.TrashSelf) -> Pieces:
    return [to.do("effect.trash_self.tile" if to.scene.tile else "effect.trash_self")]


@writes(EFFECTS, e.Discard)
def _discard(to: Composer, effect: e.Discard) -> Pieces:
    return [to.do("effect.discard", n=effect.n)]


@writes(EFFECTS, e.RecallAgent)
def _recall_agent(to: Composer, effect: e.RecallAgent) -> Pieces:
    return [to.do("effect.recall_agent")]


@writes(EFFECTS, e.Deploy)
def _deploy(to: Composer, effect: e.Deploy) -> Pieces:
    key = f"effect.deploy.{effect.origin}"
    if effect.n is None:
        return [to.do(key + ".all") if effect.must else to.may(key + ".any")]
    if effect.must:
        return [to.do(key, n=effect.n)]
    return [to.may(key if effect.n == 1 else key + ".up_to", n=effect.n)]


@writes(EFFECTS, e.Retreat)
def _retreat(to: Composer, effect: e.Retreat) -> Pieces:
    return [to.may("effect.retreat.any") if effect.n is None else to.may("effect.retreat", n=effect.n)]


@writes(EFFECTS, e.LoseTroop)
def _lose_troop(to: Composer, effect: e.LoseTroop) -> Pieces:
    return [to.do(f"effect.lose_troop.{effect.where}", n=effect.n)]


@writes(EFFECTS, e.BlockSpace)
def _block_space(to: Composer, effect: e.BlockSpace) -> Pieces:
    return [to.do("effect.block_space"), to.say("effect.block_space.then")]


@writes(EFFECTS, e.LookAtTop)
def _look_at_top(to: Composer, effect: e.LookAtTop) -> Pieces:
    return [to.do("effect.look_at_top")]


@writes(EFFECTS, e.ShuffleDiscard)
def _shuffle_discard(to: Composer, effect: e.ShuffleDiscard) -> Pieces:
    return [to.do("effect.shuffle_discard")]


@writes(EFFECTS, e.SetAsideFromRow)
def _set_aside(to: Composer, effect: e.SetAsideFromRow) -> Pieces:
    return [to.do("effect.set_aside_from_row"), to.say("effect.set_aside_from_row.then", n=effect.discount)]


# ------------------------------------------------------------------------------------------------ rules of this turn


@writes(EFFECTS, e.ThisTurn)
def _this_turn(to: Composer, effect: e.ThisTurn) -> Pieces:
    key = f"effect.this_turn.{effect.rule}"
    later = to.scene.later and to.texts.has(key + ".later")
    return [to.say(key + ".later" if later else key, n=effect.n)]


@writes(EFFECTS, e.OnReveal)
def _on_reveal(to: Composer, effect: e.OnReveal) -> Pieces:
    return to.told_later().behind(to.text("when.on_reveal"), effect.effects)


@writes(EFFECTS, e.OnWin)
def _on_win(to: Composer, effect: e.OnWin) -> Pieces:
    return to.behind(to.text("when.on_win"), effect.effects)


@writes(EFFECTS, e.EndTurn)
def _end_turn(to: Composer, effect: e.EndTurn) -> Pieces:
    return [to.do("effect.end_turn")]


# ------------------------------------------------------------------------------------------------ structure


@writes(EFFECTS, e.Choose)
def _choose(to: Composer, effect: e.Choose) -> Pieces:
    return to.choice(effect)


@writes(EFFECTS, e.May)
def _may(to: Composer, effect: e.May) -> Pieces:
    pieces = to.pieces(effect.effects)
    return [replace(piece, kind="may") if piece.kind == "do" and not piece.clause else piece for piece in pieces]


@writes(EFFECTS, e.If)
def _if(to: Composer, effect: e.If) -> Pieces:
    return to.behind(to.condition(effect.condition), effect.effects)


@writes(EFFECTS, e.Pay)
def _pay(to: Composer, effect: e.Pay) -> Pieces:
    return to.arrow(effect)


@writes(EFFECTS, e.EachOpponent)
def _each_opponent(to: Composer, effect: e.EachOpponent) -> Pieces:
    return to.opponents(to.text("word.each_opponent"), effect.effects)


@writes(EFFECTS, e.OneOpponent)
def _one_opponent(to: Composer, effect: e.OneOpponent) -> Pieces:
    return to.opponents(to.text("word.one_opponent"), effect.effects)


# ------------------------------------------------------------------------------------------------ costs


@writes(COSTS, e.Spend)
def _spend(to: Composer, cost: e.Spend) -> Pieces:
    return [to.do(f"cost.spend.{cost.what}", merge=True, n=cost.n)]


@writes(COSTS, e.Trash)
def _cost_trash(to: Composer, cost: e.Trash) -> Pieces:
    return [to.do("cost.trash", n=cost.n)]


@writes(COSTS, e.TrashSelf)
def _cost_trash_self(to: Composer, cost: e.TrashSelf) -> Pieces:
    return [to.do("effect.trash_self.tile" if to.scene.tile else "effect.trash_self")]


@writes(COSTS, e.Discard)
def _cost_discard(to: Composer, cost: e.Discard) -> Pieces:
    return [to.do("cost.discard", n=cost.n)]


@writes(COSTS, e.LoseInfluence)
@writes(EFFECTS, e.LoseInfluence)
def _lose_influence(to: Composer, cost: e.LoseInfluence) -> Pieces:
    return [to.do("cost.lose_influence", n=cost.n)]


@writes(COSTS, e.LoseTroop)
def _cost_lose_troop(to: Composer, cost: e.LoseTroop) -> Pieces:
    return [to.do(f"effect.lose_troop.{cost.where}", n=cost.n)]


# ------------------------------------------------------------------------------------------------ conditions, amounts


@writes(CONDITIONS, c.Alliance)
def _alliance(to: Composer, test: c.Alliance) -> str:
    return to.text("if.alliance.any") if test.faction == "any" else to.text("if.alliance", faction=to.faction(test))


@writes(CONDITIONS, c.InfluenceAtLeast)
def _influence_at_least(to: Composer, test: c.InfluenceAtLeast) -> str:
    return to.text("if.influence", n=test.n, faction=to.faction(test))


@writes(CONDITIONS, c.InfluenceOnTracks)
def _influence_on_tracks(to: Composer, test: c.InfluenceOnTracks) -> str:
    key = "if.influence_on_tracks.all" if test.tracks == 4 else "if.influence_on_tracks"
    return to.text(key, n=test.n, tracks=test.tracks)


@writes(CONDITIONS, c.AnotherInPlay)
def _another_in_play(to: Composer, test: c.AnotherInPlay) -> str:
    key = "if.fremen_bond" if test.faction == "fremen" else "if.another_in_play"
    return to.text(key, card=to.text(f"word.card.{test.faction}"))


@writes(CONDITIONS, c.Council)
def _council(to: Composer, test: c.Council) -> str:
    return to.text("if.council")


@writes(CONDITIONS, c.AgentHere)
def _agent_here(to: Composer, test: c.AgentHere) -> str:
    return to.text("if.agent_here")


@writes(CONDITIONS, c.Owns)
def _owns(to: Composer, test: c.Owns) -> str:
    return to.text(f"if.owns.{test.what}", n=test.n)


@writes(CONDITIONS, c.SpiceMustFlow)
def _spice_must_flow(to: Composer, test: c.SpiceMustFlow) -> str:
    return to.text("if.spice_must_flow", n=test.n)


@writes(CONDITIONS, c.SpiceMustFlowLead)
def _spice_must_flow_lead(to: Composer, test: c.SpiceMustFlowLead) -> str:
    return to.text("if.spice_must_flow_lead")


@writes(CONDITIONS, c.StartOfTurn)
def _start_of_turn(to: Composer, test: c.StartOfTurn) -> str:
    return to.text("if.start_of_turn")


@writes(AMOUNTS, a.CardsInPlay)
def _cards_in_play(to: Composer, amount: a.CardsInPlay) -> str:
    return to.text("per.cards_in_play", card=to.text(f"word.card.{amount.faction}"))


# ------------------------------------------------------------------------------------------------ traits


@writes(TRAITS, k.StartWith)
def _start_with(to: Composer, trait: k.StartWith) -> Pieces:
    if not all(isinstance(effect, e.Gain) for effect in trait.effects):
        return to.behind(to.text("when.game_start"), trait.effects)
    return [to.say("trait.start_with", things=to.things(trait.effects))]


@writes(TRAITS, k.PeekOwnDeck)
def _peek_own_deck(to: Composer, trait: k.PeekOwnDeck) -> Pieces:
    return [to.say("trait.peek_own_deck")]


@writes(TRAITS, k.SpaceDiscount)
def _space_discount(to: Composer, trait: k.SpaceDiscount) -> Pieces:
    price = to.text(f"thing.{trait.what}", n=trait.n)
    return [to.say("trait.space_discount", icon="icon:" + trait.icon, price=price)]


@writes(TRAITS, k.SecretFactions)
def _secret_factions(to: Composer, trait: k.SecretFactions) -> Pieces:
    return [
        to.say("trait.secret_factions", n=trait.n),
        to.say("trait.secret_factions.then", n=trait.deploy),
    ]


@writes(TRAITS, k.HarvestLess)
def _harvest_less(to: Composer, trait: k.HarvestLess) -> Pieces:
    return [replace(to.do("trait.harvest_less", n=trait.n), clause=to.text("when.harvest"))]


@writes(TRAITS, k.PassEnemies)
def _pass_enemies(to: Composer, trait: k.PassEnemies) -> Pieces:
    icons = to.grammar.both([to.texts.name("icon:" + icon) for icon in trait.icons])
    return [to.say("trait.pass_enemies", icons=icons)]


@writes(TRAITS, k.When)
def _when(to: Composer, trait: k.When) -> Pieces:
    return to.behind(to.text(f"when.{trait.moment}"), trait.effects)
