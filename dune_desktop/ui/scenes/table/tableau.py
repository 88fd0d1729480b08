"""The table as a picture: drawn from what the presenters are given, with the pile over it, or behind the curtain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.part import Drawings
from dune_desktop.ui.presenters.table.advice import advice_limit
from dune_desktop.ui.presenters.table.curtain import Since, curtain_limit, curtain_props, draw_curtain
from dune_desktop.ui.presenters.table.model import TableModel
from dune_desktop.ui.presenters.table.recap import line_at, recap_reach
from dune_desktop.ui.presenters.table.ringed import about, ringed
from dune_desktop.ui.presenters.table.soon import soon
from dune_desktop.ui.presenters.table.tips.explained import explained
from dune_desktop.ui.presenters.table.tray import draw_tray, tray_limit, tray_props
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.presenters.table.why_not import why_not
from dune_desktop.ui.scenes.desk import Desk
from dune_desktop.ui.scenes.table.hints import LOOKED, Hints
from dune_desktop.ui.scenes.table.laid import Laid, cards_of
from dune_desktop.ui.scenes.table.modeller import Modeller
from dune_desktop.ui.scenes.table.sitting import Sitting
from dune_desktop.ui.screen.display import Action, Hit, Picture, Rect, Screen
from dune_desktop.ui.screen.under import Told, Under


class Tableau:
    """`shown` is what the latest picture is of, be it of the curtain; None before there is one."""

    def __init__(self, sitting: Sitting, desk: Desk, modeller: Modeller, laid: Laid, hints: Hints) -> None:
        self.sitting = sitting
        self.desk = desk
        self.modeller = modeller
        self.laid = laid
        self.hints = hints
        self.shown: TableModel | None = None
        self._drawings = Drawings()
        self._table: Screen | None = None  # the latest picture of the table

    def draw(self, model: TableModel) -> Screen:
        """The picture of this."""
        self.shown = model
        seat = self.covered_for
        if seat != NOBODY:
            curtain = curtain_props(model, seat, self.sitting.before, self.since(seat), self.laid.told_to)
            return Screen("title", self._drawings.made("curtain", draw_curtain, curtain, model.metrics), *model.canvas)
        self._table = table_screen(model, self._drawings)
        screen = replace(self._table, moment=self.sitting.session.moment)
        line = line_at(model, self.laid.lit)
        if line is not None:
            screen = ringed(screen, line.things)
        elif model.weighed.advised:
            screen = ringed(screen, about(model.weighed.advised))
        if not self.laid.pile:
            return screen
        pile = tray_props(model, self.laid.pile, self._pile_cards(), self.laid.scrolled)
        return replace(screen, regions=screen.regions + self._drawings.made("tray", draw_tray, pile, model.metrics))

    @property
    def covered_for(self) -> int:
        """The seat for which a curtain hides the table; NOBODY while it is open, or somebody looks at what is open."""
        return NOBODY if self.sitting.looking else self.sitting.curtain

    def since(self, seat: int) -> Since:
        """What the curtain tells this seat."""
        return Since(self.modeller.chronicle.had_turn(seat), self.modeller.position.behind_curtain)

    def _pile_cards(self) -> tuple[str, ...]:
        """The cards of the open pile by name."""
        cards = cards_of(self.laid.pile, self.sitting)
        return tuple(sorted(cards, key=lambda card: self.desk.texts.name("card:" + card)))

    # ------------------------------------------------------------------------------------------------ the latest one

    def drawn_at(self, action: Action) -> Rect | None:
        """Where what has this action was drawn last."""
        regions = self._table.regions if self._table is not None and action else ()
        return next((hit.rect for region in regions for hit in region.hits if hit.action == action), None)

    def soon(self) -> Iterator[Picture]:
        """What may be seen before long on this table."""
        model = self.shown
        if model is None or model.viewer == NOBODY:
            return iter(())
        return soon(model, self.sitting.session.own_deck(model.viewer))

    def explain(self, there: Under) -> Told | None:
        """What there is to say of what is pointed at, once there is a picture."""
        assert self.shown is not None
        told = explained(self.shown, there)
        if told is None or there.hit is None or not there.hit.inspect or not self.hints.wanted(LOOKED):
            return told
        return replace(told, more=self.desk.texts.t("tip.more", cap=self.shown.called("inspect")))

    def why_not(self, region: str, hit: Hit) -> str:
        """Why a click on this does nothing now."""
        return (
            why_not(self.shown, region, hit) if self.shown is not None and self.covered_for == NOBODY else hit.refusal
        )

    # ------------------------------------------------------------------------------------------------ scrolling

    def scroll(self, by: float) -> None:
        """Scroll what lies over the table: what the curtain tells, or else the open pile, or else the panel."""
        seat = self.covered_for
        if seat != NOBODY and self.shown is not None:
            limit = curtain_limit(self.shown, self.since(seat))
            self.laid.scroll_told(by, limit, limit)
        elif self.laid.pile:
            self.laid.scroll(by, tray_limit(len(self._pile_cards())))
        else:
            self.scroll_panel(by)

    def scroll_panel(self, by: float) -> None:
        """Scroll advice, or the panel of what has happened."""
        if self.shown is None:
            return
        if self.shown.counsel is not None:
            self.laid.scroll_told(by, 0.0, advice_limit(self.shown))
        else:
            self.laid.scroll_told(by, *recap_reach(self.shown))
