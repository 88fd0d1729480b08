"""The table as a picture: its model, the parts drawn from it, and what lies over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from dataclasses import replace
from itertools import chain

from dune_desktop.engine import OptionId
from dune_desktop.engine.model.ids import NOBODY
from dune_desktop.ui.kit.part import Drawings, Recent
from dune_desktop.ui.presenters.icons import icons_in_sight
from dune_desktop.ui.presenters.table.advice import advice_limit
from dune_desktop.ui.presenters.table.begun import Selection
from dune_desktop.ui.presenters.table.counsel import Counsel, Way
from dune_desktop.ui.presenters.table.first_time import marked
from dune_desktop.ui.presenters.table.looked_up import section_about
from dune_desktop.ui.presenters.table.model import Panel, TableModel, TableSettings
from dune_desktop.ui.presenters.table.recap import line_at, recap_reach
from dune_desktop.ui.presenters.table.ringed import about, ringed
from dune_desktop.ui.presenters.table.soon import soon
from dune_desktop.ui.presenters.table.tips.explained import explained
from dune_desktop.ui.presenters.table.tokens import Tokens
from dune_desktop.ui.presenters.table.told import FirstTime, Said
from dune_desktop.ui.presenters.table.tray import draw_tray, tray_limit, tray_props
from dune_desktop.ui.presenters.table.weighed import Weighed
from dune_desktop.ui.presenters.table.whole import table_screen
from dune_desktop.ui.presenters.table.why_not import why_not
from dune_desktop.ui.scenes.context import UiContext
from dune_desktop.ui.scenes.table.chronicle import Chronicle
from dune_desktop.ui.scenes.table.director import Act
from dune_desktop.ui.scenes.table.open_panels import OpenPanels, cards_of
from dune_desktop.ui.scenes.table.position import Position
from dune_desktop.ui.scenes.table.recap import Known, Recap
from dune_desktop.ui.scenes.table.selection import begun_with, rested_on, shown_at, staying
from dune_desktop.ui.scenes.table.shown_game import ShownGame
from dune_desktop.ui.screen.display import Action, Element, Hit, Picture, Rect, Region, Screen
from dune_desktop.ui.screen.metrics import Metrics
from dune_desktop.ui.screen.under import Told, Under


class TableRenderer:
    """Make the model of a table for every picture, and draw it; keep the position and the drawings while they stay.

    `shown` is what the latest picture is of; None before there is one.
    """

    def __init__(self, shown_game: ShownGame, context: UiContext) -> None:
        self.shown_game = shown_game
        self.session = shown_game.session
        self.context = context
        self.chronicle = Chronicle(self.session, context.texts)
        self.shown: TableModel | None = None
        self._told: Known = {}
        self._told_in = context.texts.language, self.session.names  # the words and names of what is told
        self._positions = Recent[Position]()
        self._before = Tokens()
        self._drawings = Drawings()
        self._table: Screen | None = None  # the latest picture of the table

    @property
    def position(self) -> Position:
        """The position on the screen, and what has been worked out about it."""
        session, shown_game, texts = self.session, self.shown_game, self.context.texts
        if self.chronicle.texts is not texts:
            self.chronicle = Chronicle(session, texts)
        words = texts.language, session.names
        if self._told_in != words:
            self._told_in, self._told = words, {}
        shown = id(shown_game.act), shown_game.again, shown_game.curtain, shown_game.thinking, shown_game.reader
        key = (session.moment, session.rules.legal(session.state), session.names, texts.language, *shown)
        return self._positions.made(key, lambda: Position(shown_game, self.chronicle, self._told))

    def model(
        self,
        metrics: Metrics,
        size: tuple[float, float],
        selection: Selection = Selection(),  # noqa: B008 (it is frozen)
        panels: OpenPanels | None = None,
        advice: tuple[Counsel | None, OptionId] = (None, ()),
        market_wanted: bool = False,
        said: Said | None = None,
        hint: Way | None = None,
        hints_over: bool = False,
        first: FirstTime | None = None,
    ) -> TableModel:
        """Return what the parts of the table select from, in the position the screen has come to.

        With `advice` beside it, and what the way of it that is pointed at would lead to, what somebody has `said`, and
        a `hint`, and what comes up for the `first` time.
        """
        counsel, pointed = advice
        panels = panels or OpenPanels()
        session, shown_game, context, position = self.session, self.shown_game, self.context, self.position
        hidden, thinks = shown_game.curtain != NOBODY, shown_game.thinking != NOBODY
        if shown_game.watching or hidden or thinks:
            counsel = None
        turns = position.recap if counsel is None else ()  # one of the two has room there
        model = TableModel(
            rules=session.rules,
            view=position.view,
            viewer=position.viewer,
            decision=position.choices.decision,
            names=session.names,
            texts=context.texts,
            metrics=metrics,
            canvas=size,
            weighed=self._weigh(position, selection, pointed if counsel is not None else ()),
            settings=self._settings,
            showing=position.showing,
            panel=Panel(
                turns,
                context.settings.recap_opens(len(session.people)),
                panels.told_to,
                market_wanted,
                panels.over_market,
                not position.had_turn,
            ),
            selection=replace(selection, hover=()),
            final=self._is_final(position, selection),
            at_reveal=position.at_reveal,
            undo=session.undoable(),
            undo_closed=session.closed_by,
            chronicle=position.lines,
            so_far=position.so_far,
            changed=position.changed,
            opened=panels.board,
            awaited=shown_game.curtain,
            left=shown_game.before,
            thinking=shown_game.thinking,
            counsel=counsel,
            chairs=session.chairs,
            help=position.begins and context.hints_at("help"),
            look=position.begins and context.hints_at("inspect"),
            said=said,
            hint=hint,
            hints_over=hints_over,
            first=first,
            before=self._before,
        )
        self._before = model.tokens
        return model

    @property
    def _settings(self) -> TableSettings:
        context, chosen = self.context, self.context.settings
        return TableSettings(
            context.type, chosen.advice, chosen.rival_pace, chosen.buy_at_once, context.keys, context.hand
        )

    def _weigh(self, position: Position, selection: Selection, pointed: OptionId) -> Weighed:
        """Return what is weighed up: what is advised and `pointed` at, or what is begun and hovered."""
        card = rested_on(selection)
        ways = staying((pointed,)) if pointed else position.ways(selection)
        act = position.weigh(ways)
        at = self.drawn_at(shown_at(selection, pointed))
        if ways and pointed:
            return replace(act, card=card, advised=pointed, at=at)
        if ways and selection.hover and ways != position.ways(replace(selection, hover=())):
            chosen = self.drawn_at(("card", selection.card, selection.slot)) if act.space and selection.card else None
            return replace(act, card=card, over=selection.hover, at=at, sent_from=chosen)
        return replace(act, card=card)

    @staticmethod
    def _is_final(position: Position, selection: Selection) -> bool:
        """Tell whether undo could not take back the card or tile that is picked out and so acquired."""
        if not selection.group or position.choices.decision is None:
            return False
        return position.is_final((*selection.first, selection.group[0]))

    def again(self, number: int) -> tuple[Act, ...]:
        """The turn of this number in the panel, to be shown once more."""
        turns = self.position.recap
        return Recap(self.session, self.context.texts).again(turns[number]) if number < len(turns) else ()

    # ------------------------------------------------------------------------------------------------ drawing

    def draw(self, model: TableModel, panels: OpenPanels) -> Screen:
        """Return the picture of this, with what lies open over the table."""
        self.shown = model
        self._table = table_screen(model, self._drawings)
        screen = replace(self._table, moment=self.shown_game.session.moment)
        line = line_at(model, panels.lit)
        if line is not None:
            screen = ringed(screen, line.things)
        elif model.weighed.advised:
            screen = ringed(screen, about(model.weighed.advised))
        elif marks := marked(model):
            screen = ringed(screen, marks, quietly=True)
        if not panels.pile:
            return screen
        pile = tray_props(model, panels.pile, self.pile_cards(panels.pile), panels.scrolled)
        return replace(screen, regions=screen.regions + self._drawings.made("tray", draw_tray, pile, model.metrics))

    def pile_cards(self, pile: str) -> tuple[str, ...]:
        """Return the cards of a pile by name."""
        cards = cards_of(pile, self.shown_game)
        return tuple(sorted(cards, key=lambda card: self.context.texts.name("card:" + card)))

    # ------------------------------------------------------------------------------------------------ the latest one

    def drawn_at(self, action: Action) -> Rect | None:
        """Where what has this action was drawn last."""
        regions = self._table.regions if self._table is not None and action else ()
        return next((hit.rect for region in regions for hit in region.hits if hit.action == action), None)

    def icons(self) -> tuple[str, ...]:
        """The icons in sight on the latest picture."""
        return icons_in_sight(self.context.texts, self._table) if self._table is not None else ()

    def soon(self, panels: OpenPanels, coming: Iterable[ShownGame]) -> Iterator[Element | Region]:
        """What may be seen before long on this table: what is there in another light, and what is `coming`.

        Of that the drawings are kept, so less is left to do when it comes.
        """
        model = self.shown
        if model is None or self._table is None or model.viewer == NOBODY:
            return iter(())
        session = self.shown_game.session
        elements = chain.from_iterable(region.elements for region in self._table.regions)
        shown = (element for element in elements if isinstance(element, Picture))
        ahead = (self._ahead(then, panels, model) for then in coming)
        deck = session.own_deck(model.viewer)
        return chain(shown, *ahead, self._revealed(model), soon(model, deck, session.state.conflict))

    def _revealed(self, now: TableModel) -> Iterator[Element | Region]:
        """What may be acquired once the viewer has revealed, in a position that it must think possible."""
        rules, state = self.session.rules, self.session.state
        if now.decision is None or ("reveal",) not in rules.legal(state):
            return
        world = self.session.foresee((("reveal",),)).ways[0][0]
        view, panel = rules.view(world, now.viewer), replace(now.panel, market=True)
        then = replace(now, view=view, decision=rules.decision(world), weighed=Weighed(view), panel=panel)
        yield from _of_screen(table_screen(replace(then, selection=Selection()), self._drawings))

    def _ahead(self, coming: ShownGame, panels: OpenPanels, now: TableModel) -> Iterator[Element | Region]:
        """What is on the screen once the game has come to this, drawn when it is first asked for."""
        then = copy(self)
        then.shown_game = coming
        selection = Selection()
        if not coming.watching:
            selection = begun_with(then.position.choices, self.context.settings.deploy == "most")
        model = then.model(now.metrics, now.canvas, selection, panels, market_wanted=now.panel.market)
        yield from _of_screen(then.draw(model, panels))

    def explain(self, there: Under) -> Told | None:
        """What there is to say of what is pointed at, once there is a picture."""
        assert self.shown is not None
        told, hit = explained(self.shown, there), there.hit
        if told is None:
            return None
        texts, shown, hints = self.context.texts, self.shown, self.context.hints_at
        if hit is not None and hit.inspect and hints("inspect"):
            return replace(told, more=texts.t("tip.more", cap=shown.called("inspect")))
        if hints("look_up") and self.context.hand == "keys":  # after the first: one hint at a time
            return replace(told, more=texts.t("tip.look_up", cap=shown.called("look_up")))
        return told

    def page_about(self, there: Under) -> str:
        """The section of the rules about what is pointed at, once there is a picture."""
        return section_about(self.shown, there) if self.shown is not None else ""

    def why_not(self, region: str, hit: Hit) -> str:
        """Why a click on this does nothing now."""
        return why_not(self.shown, region, hit) if self.shown is not None else hit.refusal

    # ------------------------------------------------------------------------------------------------ scrolling

    def scroll(self, panels: OpenPanels, by: float) -> None:
        """Scroll what lies over the table: the open pile, or else the panel."""
        if panels.pile:
            panels.scroll(by, tray_limit(len(self.pile_cards(panels.pile))))
        else:
            self.scroll_panel(panels, by)

    def scroll_panel(self, panels: OpenPanels, by: float) -> None:
        """Scroll advice, or the panel of what has happened."""
        if self.shown is None:
            return
        if self.shown.counsel is not None:
            panels.scroll_told(by, 0.0, advice_limit(self.shown))
        else:
            panels.scroll_told(by, *recap_reach(self.shown))


def _of_screen(screen: Screen) -> Iterator[Element | Region]:
    """Yield all that is on a screen, small things first."""
    for region in screen.regions:
        yield from region.elements
        yield region
