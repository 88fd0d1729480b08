"""Who can be chosen as leader, and where."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.i18n import Texts
from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.new_game.draft import Draft, leaders
from dune_desktop.ui.presenters.screens.new_game.screen import new_game_screen, why_not
from dune_desktop.ui.presenters.screens.page import Page
from dune_desktop.ui.screen.display import Hit, Piece
from dune_desktop.ui.text.textedit import TextEdit
from tests.ui.fonts import fonts_of
from tests.ui.screens import page

# ------------------------------------------------------------------------------------------------ leaders


def refusals(draft: Draft, seat: int) -> set[str]:
    here = Page(Texts("en"), fonts_of(), 1920, 1080)
    return {leader for leader in leaders() if why_not(here, draft, seat, leader)}


def test_a_leader_sits_only_once_and_some_lead_no_rival() -> None:
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("4", names, ("paul_atreides", "", "helena_richese", ""), "mercenary", TextEdit.of("1"))
    assert refusals(draft, 0) == {"helena_richese"}
    assert refusals(draft, 1) == {"paul_atreides", "helena_richese"}
    alone = replace(draft, table="solo", leaders=("count_ilban_richese", "", "", ""))
    assert refusals(alone, 0) == set()
    not_for_rivals = {leader.id for leader in leaders().values() if not leader.rival}
    assert refusals(alone, 1) == {"count_ilban_richese"} | not_for_rivals


def gallery(metrics: dict[str, Fonts], draft: Draft) -> dict[str, Hit]:
    screen = new_game_screen(page(metrics, "en", "16:9"), draft)
    region = next(region for region in screen.regions if region.name == "leader")
    return {hit.inspect: hit for hit in region.hits if hit.inspect}


def test_no_sign_stands_above_the_leaders(metrics: dict[str, Fonts]) -> None:
    """The heading says in words whose leader is chosen."""
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("4", names, ("duke_leto_atreides", "", "", ""), "mercenary", TextEdit.of("1"))
    screen = new_game_screen(page(metrics, "en", "16:9"), draft)
    region = next(region for region in screen.regions if region.name == "leader")
    faces = min(hit.rect.y for hit in region.hits if hit.inspect)
    assert not [each for each in region.elements if isinstance(each, Piece) and each.y < faces]


def test_the_gallery_shows_who_can_be_chosen(metrics: dict[str, Fonts]) -> None:
    """8 leaders or 14; for a Rival only those that can lead one; who sits elsewhere says so."""
    names = tuple(TextEdit.of("") for _ in range(4))
    draft = Draft("solo", names, ("duke_leto_atreides", "", "", ""), "mercenary", TextEdit.of("1"))
    assert len(gallery(metrics, draft)) == 8
    assert len(gallery(metrics, replace(draft, added=("ix",)))) == 14
    rivals = gallery(metrics, replace(draft, seat=1))
    assert "leader:paul_atreides" not in rivals
    assert rivals["leader:duke_leto_atreides"].action == ()
    assert "already" in rivals["leader:duke_leto_atreides"].refusal
    assert rivals["leader:glossu_the_beast_rabban"].action == ("leader", "glossu_the_beast_rabban")
    more = gallery(metrics, replace(draft, seat=1, added=("ix",)))
    assert set(more) - set(rivals) == {"leader:prince_rhombur_vernius", "leader:viscount_hundro_moritani"}
