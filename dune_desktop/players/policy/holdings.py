"""The inputs of the evaluation: a whole position by name, as one seat sees it.

Names are made of component ids ("card:dagger", "influence:fremen:2"), so that numbers learned of a component hold in
every game it is in; boxes add what they keep (`holdings` in their part). Victory points and the distance to the end of
the game stand there several times, as numbers and as steps, because so much depends on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dune_desktop.engine.model.ids import FACTIONS
from dune_desktop.players.policy.situation import contributed

if TYPE_CHECKING:
    from dune_desktop.engine.knowledge.information_state import Determinization
    from dune_desktop.engine.model.state import Seat
    from dune_desktop.engine.rulebook import Rules

Holding = tuple[str, float]

MAX_POINTS: Final = 14
WIDEST_LEAD: Final = 6
LAST_ROUND: Final = 10


class Holdings:
    """A reader of the holdings in positions of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.boxes = contributed(rules)
        config = rules.config
        self.table: tuple[Holding, ...] = (
            (f"table:{config.difficulty or config.players}", 1.0),
            *((f"box:{box}", 1.0) for box in config.boxes),
            *((f"variant:{variant}", 1.0) for variant in config.variants),
        )
        self.costs = {card.id: card.cost or 0 for card in rules.catalog.cards}

    def read(self, world: Determinization, seat: int) -> list[Holding]:
        """Return what there is, by name, with its amount; what is not named is 0."""
        rules, me = self.rules, world.seats[seat]
        late = min(world.round, LAST_ROUND)
        found: list[Holding] = [*self.table, (f"round:{late}", 1.0), (f"leader:{me.leader}", 1.0)]
        found += self._own(world, me)
        others = [world.seats[other] for other in rules.opponents[seat]]
        best = max(other.vp for other in others)
        lead = max(-WIDEST_LEAD, min(me.vp - best, WIDEST_LEAD))
        left = rules.points_to_end - max(best, me.vp)
        found += [
            ("lead", lead / 4),
            (f"lead:{lead}", 1.0),
            ("lead late", lead * late / 40),
            ("best", best / 10),
            (f"left:{max(0, min(left, 6))}", 1.0),
            (f"left:{'late' if late > 6 else 'early'}:{lead}", 1.0),
            ("first", float(world.first_player == seat)),
            ("mentat to come", float(world.mentat_next == seat)),
        ]
        for index, faction in enumerate(FACTIONS):
            holder = world.alliances[index]
            if holder == seat:
                found.append((f"alliance:{faction}", 1.0))
                chasing = max(other.influence[index] for other in others)
                found.append(("alliance in danger", float(chasing >= me.influence[index])))
            elif holder >= 0:
                found.append((f"alliance of another:{faction}", 1.0))
                found.append(
                    ("alliance within reach", float(me.influence[index] >= world.seats[holder].influence[index]))
                )
        found += [(f"control:{space}", 1.0) for space, owner in world.control.items() if owner == seat]
        found.append(("control of others", sum(owner != seat for owner in world.control.values()) / 2))
        found += self._others(others, best)
        for box in self.boxes:
            found += box.holdings(rules, world, seat).items()
            their = [box.holdings(rules, world, other) for other in rules.opponents[seat]]
            for name in their[0]:  # the same order in every process: sums of floats depend on it
                if name in their[-1]:
                    found.append((f"their {name}", max(each.get(name, 0.0) for each in their)))
        return found

    def _own(self, world: Determinization, me: Seat) -> list[Holding]:
        cards = me.deck + me.hand + me.discard + me.in_play
        costs = self.costs
        worth = sum([costs[card] for card in cards])
        found: list[Holding] = [
            ("points", me.vp / 10),
            (f"points:{min(me.vp, MAX_POINTS)}", 1.0),
            ("solari", me.solari / 10),
            (f"solari:{min(me.solari, 10)}", 1.0),
            ("spice", me.spice / 8),
            (f"spice:{min(me.spice, 8)}", 1.0),
            ("water", me.water / 4),
            (f"water:{min(me.water, 4)}", 1.0),
            ("garrison", me.garrison / 8),
            (f"garrison:{min(me.garrison, 10)}", 1.0),
            ("supply", me.supply / 12),
            ("intrigue", len(me.intrigue) / 4),
            ("deck size", len(cards) / 12),
            ("deck worth", worth / 30),
            ("deck thickness", worth / (len(cards) or 1) / 3),
            ("swordmaster", float(me.swordmaster)),
            ("council", float(me.council)),
            (f"swordmaster:{min(world.round, LAST_ROUND)}", float(me.swordmaster)),
            (f"council:{min(world.round, LAST_ROUND)}", float(me.council)),
            ("swordmaster and council", float(me.swordmaster and me.council)),
            ("tracks at 1", sum([steps == 1 for steps in me.influence]) / 2),
            ("tracks at 3", sum([steps == 3 for steps in me.influence]) / 2),
        ]
        found += [(f"influence:{faction}:{steps}", 1.0) for faction, steps in zip(FACTIONS, me.influence, strict=True)]
        found += [(f"intrigue:{card}", 1.0) for card in me.intrigue]
        found += [(f"card:{card}", 0.5) for card in cards]
        found += [(f"hand:{card}", 0.5) for card in me.hand]
        return found

    def _others(self, others: list[Seat], best: int) -> list[Holding]:
        """Return the opponents' holdings: for each thing the most that one of them has, or all of it together."""
        count = len(others)
        steps = [sum(other.influence) for other in others]
        return [
            ("their points", sum([other.vp for other in others]) / count / 10),
            (f"level with:{sum(other.vp == best for other in others)}", 1.0),
            ("their solari", max([other.solari for other in others]) / 10),
            ("their spice", max([other.spice for other in others]) / 8),
            ("all spice", sum([other.spice for other in others]) / count / 8),
            ("their water", max([other.water for other in others]) / 4),
            ("their garrison", max([other.garrison for other in others]) / 8),
            ("all garrisons", sum([other.garrison for other in others]) / count / 8),
            ("their influence", max(steps) / 10),
            ("all influence", sum(steps) / count / 10),
            ("their intrigue", max([len(other.intrigue) for other in others]) / 4),
            ("all intrigue", sum([len(other.intrigue) for other in others]) / count / 4),
            ("their tracks at 1", sum([at == 1 for other in others for at in other.influence]) / count / 2),
            ("their tracks at 3", sum([at == 3 for other in others for at in other.influence]) / count / 2),
            ("their swordmasters", sum([other.swordmaster for other in others]) / count),
            ("their councils", sum([other.council for other in others]) / count),
        ]
