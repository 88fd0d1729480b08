"""The fixed facts of one game: components by key, the board, the seats and the set-up values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from dune_desktop.engine.assembly.compiled import (
    ONLY,
    Access,
    CardRules,
    LeaderRules,
    Play,
    Reach,
    SpaceRules,
    compile_card,
    compile_leader,
    compile_space,
    reach,
)
from dune_desktop.engine.assembly.compiled import todo as todo_of
from dune_desktop.engine.model.board import Track
from dune_desktop.engine.model.components import Catalog, IntrigueUse
from dune_desktop.engine.model.config import GameConfig
from dune_desktop.engine.model.effects import SetAsideFromRow
from dune_desktop.engine.model.ids import FOLDSPACE, NOBODY, SPICE_MUST_FLOW, Icon, Timing, bare
from dune_desktop.engine.model.state import Todo
from dune_desktop.engine.model.vocabulary import parts

_TIMINGS: Final = get_args(Timing)

CHANGEABLE_FACTS: Final = (
    "starting_deck",
    "start_discard",
    "additions_discarded",
    "hagal_deck",
    "conflict_levels",
    "points_to_end",
    "start_points",
    "start_garrison",
    "start_intrigue",
    "third_reward",
    "player_extra",
    "rival_garrison",
    "rival_intrigue",
    "swordmaster_round",
    "expert_deployment",
    "expert_lead",
    "more_bonus_cards",
    "row_dice",
)
"""The facts of a game that boxes may change while it is set up (`set_fact` and `change_fact` of `RulesBuilder`)."""


class GameFacts:
    """The facts of a game that never change while it is played."""

    def __init__(self, catalog: Catalog, config: GameConfig) -> None:
        self.catalog = catalog.played_with(config.variants)
        self.config = config
        self.derived: dict[Callable[..., Any], Any] = {}  # the cache of `derived.derived`
        self._components()
        self._board()
        self._seats()
        self._solo()

    def _components(self) -> None:
        catalog = self.catalog
        self.cards = {card.id: card for card in catalog.cards}
        self.more: dict[str, dict[str, Any]] = {
            kind: {item.id: item for item in items} for kind, items in catalog.more.items()
        }
        self.intrigues = {card.id: card for card in catalog.intrigues}
        self.conflicts = {card.id: card for card in catalog.conflicts}
        self.leaders = {leader.id: leader for leader in catalog.leaders}
        self.first_side = {"": "", **{leader.id: leader.side_of or leader.id for leader in catalog.leaders}}
        self.hagal_cards = {card.id: card for card in catalog.hagal}
        self.printed_spaces = {space.id: space for space in catalog.spaces}
        self.board: tuple[SpaceRules, ...] = tuple(compile_space(space) for space in catalog.spaces)
        self.spaces: dict[str, SpaceRules] = {space.id: space for space in self.board}
        self.unbarred: dict[str, Access] = {space.id: ONLY for space in self.board}
        self.barred = tuple(
            space for space in self.board if space.guarded or space.priced
        )  # not always open to every seat
        self.card_rules: dict[str, CardRules] = {card.id: compile_card(card, self.board) for card in catalog.cards}
        self.alone = {card: Play(card, "", rules) for card, rules in self.card_rules.items()}
        self._reaches: dict[tuple[str, str, tuple[Icon, ...]], Reach] = {}
        self.reveal_of_spaces: tuple[Todo, ...] = tuple(
            todo for space in catalog.spaces for todo in todo_of("space:" + space.id, space.reveal)
        )
        self.intrigue_uses: dict[str, dict[str, IntrigueUse]] = {
            timing: {card.id: use for card in catalog.intrigues for use in card.uses if use.timing == timing}
            for timing in _TIMINGS
        }
        self.starting_deck = tuple(
            card.id for card in catalog.cards if card.deck == "starter" for _ in range(card.copies)
        )
        self.start_discard: tuple[str, ...] = ()  # each player's cards that start in the discard pile
        self.additions_discarded = False  # whether cards that a variant puts in place of starting cards start there too
        setting_aside = (*(leader.signet for leader in catalog.leaders), *(card.uses for card in catalog.intrigues))
        self.aside_discount = max(
            (part.discount for source in setting_aside for part in parts(source) if isinstance(part, SetAsideFromRow)),
            default=0,
        )

    def _board(self) -> None:
        board = self.catalog.board
        self.tracks: dict[str, Track] = {track.faction: track for track in board.tracks}
        self.conflict_levels: tuple[tuple[int, int], ...] = tuple((pile.level, pile.count) for pile in board.conflicts)
        self.row_size = board.market.row
        stacks = {bare(card): card for card in board.market.reserve}
        self.foldspace = stacks.get(FOLDSPACE, "")
        self.spice_must_flow = stacks.get(SPICE_MUST_FLOW, "")
        self.start_points = board.start_points.get(self.config.players, 0)
        self.points_to_end = board.points_to_end
        self.start_garrison = board.garrison
        self.start_intrigue = 0

    def _seats(self) -> None:
        """Set the facts about seats; only human seats play by the full rules, even where a program decides for them."""
        kinds = tuple(seat.kind for seat in self.config.seats)
        count = len(kinds)
        self.seat_kinds = kinds
        self.is_player = tuple(kind == "human" for kind in kinds)
        self.is_rival = tuple(kind == "rival" for kind in kinds)
        self.hagal_seat = kinds.index("hagal") if "hagal" in kinds else NOBODY
        shared = [seat for seat, player in enumerate(self.is_player) if not player] if self.config.players == 2 else []
        self.shared_seat = shared[0] if shared else NOBODY  # the third seat of two people, which both play against
        self.others: tuple[tuple[int, ...], ...] = tuple(
            tuple((seat + step) % count for step in range(1, count)) for seat in range(count)
        )  # all other seats of each seat, from the left, clockwise
        self.opponents = self.others  # the seats against which each seat plays
        self.third_reward = self.config.players == 4  # R19.3
        used = "solo" if self.config.players == 1 else "two_player"
        self.hagal_deck: tuple[str, ...] = (
            tuple(card.id for card in self.catalog.hagal if used in card.players for _ in range(card.copies))
            if self.config.players < 3
            else ()
        )  # R27.2, R28.6

    def _solo(self) -> None:
        level = self.config.difficulty
        harder = level not in (None, "mercenary")
        self.player_extra = (("solari", 1), ("spice", 1)) if level == "mercenary" else ()  # R28.4
        self.rival_garrison = harder
        self.rival_intrigue = 1 if harder else 0
        self.swordmaster_round = {None: 0, "mercenary": 5, "sardaukar": 4}.get(level, 3)  # R28.5
        self.expert_deployment = level in ("mentat", "kwisatz_haderach")  # R28.16
        self.expert_lead = 4  # by which a Rival leads that holds its troops back (R28.16)
        self.more_bonus_cards = False  # whether a Rival reveals two cards for its bonus in a Conflict III (X13.2)
        self.row_dice = False  # whether dice clear slots of the Imperium Row after each Reveal turn (X13.1)
        self.no_swordmaster = level == "kwisatz_haderach"  # R28.19
        board = self.catalog.board
        dearer = {board.spaces[slot]: price for slot, price in board.harder_prices.items()} if harder else {}  # R28.3
        self.leader_rules: dict[str, LeaderRules] = {
            leader.id if leader else "": compile_leader(leader, self.catalog.spaces, dearer)
            for leader in (None, *self.catalog.leaders)
        }

    def reach(self, card: str, also: str, icons: tuple[Icon, ...]) -> Reach:
        """Return the spaces that these icons match, with the options that send the card there.

        `also`: what else is played with the card (`options.Send.also`).
        """
        found = self._reaches.get((card, also, icons))
        if found is None:
            found = self._reaches[card, also, icons] = reach(card, icons, self.board, also)
        return found
