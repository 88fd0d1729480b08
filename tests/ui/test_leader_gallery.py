"""Who can be chosen as leader of a new game, and what is said of who cannot."""

from __future__ import annotations

from dataclasses import replace

from dune_desktop.ui.paint.fonts import Fonts
from dune_desktop.ui.presenters.screens.new_game.draft import Draft, leaders
from dune_desktop.ui.presenters.screens.new_game.screen import new_game_screen, why_not
from dune_desktop.ui.screen.display import Hit
from dune_desktop.ui.text.textedit import TextEdit
from tests.ui.screens import page

NAMES = tuple(TextEdit.of("") for _ in range(4))
SEED = TextEdit.of("1")


def gallery(metrics: dict[str, Fonts], draft: Draft) -> dict[str, Hit]:
    screen = new_game_screen(page(metrics, "en", "16:9"), draft)
    region = next(region for region in screen.regions if region.name == "leader")
    return {hit.inspect.removeprefix("leader:"): hit for hit in region.hits if hit.inspect}


def refused(shown: dict[str, Hit]) -> set[str]:
    assert all(bool(hit.refusal) != bool(hit.action) for hit in shown.values())
    return {leader for leader, hit in shown.items() if hit.refusal}


def test_the_gallery_shows_who_can_be_chosen(metrics: dict[str, Fonts]) -> None:
    """8 leaders or 14; for a Rival only those that can lead one; who sits elsewhere says so."""
    draft = Draft("4", NAMES, ("paul_atreides", "", "helena_richese", ""), "mercenary", SEED)
    assert refused(gallery(metrics, draft)) == {"helena_richese"}
    assert refused(gallery(metrics, replace(draft, seat=1))) == {"paul_atreides", "helena_richese"}
    alone = replace(draft, table="solo", leaders=("duke_leto_atreides", "", "", ""))
    assert refused(gallery(metrics, alone)) == set()
    assert len(gallery(metrics, alone)) == 8
    assert len(gallery(metrics, replace(alone, added=("ix",)))) == 14
    rivals = gallery(metrics, replace(alone, seat=1))
    assert set(rivals) <= {leader.id for leader in leaders().values() if leader.rival}
    assert refused(rivals) == {"duke_leto_atreides"}
    assert "already" in rivals["duke_leto_atreides"].refusal
    assert rivals["glossu_the_beast_rabban"].action == ("leader", "glossu_the_beast_rabban")
    assert why_not(page(metrics, "en", "16:9"), replace(alone, seat=1), 1, "paul_atreides")
    more = gallery(metrics, replace(alone, seat=1, added=("ix",)))
    assert set(more) - set(rivals) == {"prince_rhombur_vernius", "viscount_hundro_moritani"}
