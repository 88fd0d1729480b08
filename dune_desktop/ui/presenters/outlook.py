"""What may come of the round as it stands: the own strength against others, and whether the game ends with it."""

from __future__ import annotations

from dune_desktop.dataclass import dataclass
from dune_desktop.engine import GameState, Rules
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.i18n import Texts

NEAR = 2  # points that a single Conflict may bring: who lacks no more may end the game


@dataclass(frozen=True, slots=True)
class Strength:
    """How strong a seat is now, the most it may be when House Hagal's cards are turned, and whether a hand may add."""

    seat: int
    now: int
    most: int
    hand: bool

    @property
    def standing(self) -> tuple[int, int, bool]:
        """By which strengths are compared."""
        return self.now, self.most, self.hand

    @property
    def words(self) -> str:
        """13, 13–19 or 13+."""
        spread = f"{self.now}–{self.most}" if self.most > self.now else str(self.now)
        return spread + "+" * self.hand


def strengths(rules: Rules, view: GameState) -> list[Strength]:
    """The strength of every seat, as everybody may know it."""
    found = []
    before = view.phase in ("round_start", "turns")
    for seat, player in enumerate(view.seats):
        now, there = rules.strength(view, seat), rules.has_unit(view, seat)
        turns = rules.hagal_deck and not rules.is_player[seat] and there and before
        hand = rules.is_player[seat] and not player.revealed and before
        found.append(Strength(seat, now, now + (rules.max_combat_bonus(view) if turns else 0), hand))
    return found


def strongest(rules: Rules, view: GameState, viewer: int) -> tuple[Strength, ...]:
    """The strongest of the others who have a unit in the Conflict, all who stand level; () if nobody has."""
    others = [own for own in strengths(rules, view) if own.seat != viewer and rules.has_unit(view, own.seat)]
    most = max((own.standing for own in others), default=None)
    return tuple(own for own in others if own.standing == most)


def at_reveal(rules: Rules, view: GameState, viewer: int, swords: int) -> int:
    """The viewer's strength with so many swords: none without a unit in the Conflict (R10.9)."""
    return rules.unit_strength(view, viewer) + swords if rules.has_unit(view, viewer) else 0


def has_shown_its_hand(view: GameState, seat: int) -> bool:
    """Whether the seat's hand lies revealed this round: its Reveal turn is over, or has come so far."""
    turn, player = view.turn, view.seats[seat]
    return player.revealed or (turn is not None and turn.seat == seat and turn.stage == "reveal" and not player.hand)


def ending(rules: Rules, view: GameState) -> str:
    """Whether this is the "last" round as things stand, "maybe", or "" if nothing says so."""
    if view.phase in ("setup", "over") or not view.conflicts:
        return ""
    if rules.last_round(view):
        return "last"
    return "maybe" if nearest(rules, view) is not None else ""


def nearest(rules: Rules, view: GameState) -> int | None:
    """The seat nearest to the points that end the game, if it may have them by the end of this round."""
    able = [seat for seat in range(len(view.seats)) if seat != rules.hagal_seat or rules.hagal_seat == NOBODY]
    best = max(able, key=lambda seat: view.seats[seat].vp)
    return best if view.seats[best].vp >= rules.points_to_end - NEAR else None


def turns_words(texts: Texts, rules: Rules, view: GameState, seat: int) -> str:
    """How many turns a seat has left this round: its Agents, and the Reveal turn of a person."""
    n = view.seats[seat].agents_left
    if not rules.is_player[seat]:
        return str(texts.t("turns.agents", n=n))
    return str(texts.t("turns.agents_and_reveal", n=n) if n else texts.t("turns.reveal"))
