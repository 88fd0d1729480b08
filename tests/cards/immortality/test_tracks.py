"""What is printed on the two tracks of the Bene Tleilax board, and on the promo card."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from dune_desktop.content import load
from dune_desktop.content.load import ContentError, load_box
from dune_desktop.content.shorthand import write
from dune_desktop.engine.boxes.immortality.components import ResearchSpace, TleilaxuSpace
from dune_desktop.engine.model.components import Card
from dune_desktop.engine.model.ids import bare

BOX = "immortality"

RESEARCH = {
    "c0r3": ("", "c1r3"),
    "c1r3": ("specimen 1", "c2r2 c2r4"),
    "c2r2": ("specimen 1", "c3r1 c3r3"),
    "c2r4": ("tleilaxu 1", "c3r3 c3r5"),
    "c3r1": ("research 1", "c4r2"),
    "c3r3": ("trash 1, specimen 1", "c4r2 c4r4"),
    "c3r5": ("tleilaxu 1, specimen 1", "c4r4 c4r6"),
    "c4r2": ("tleilaxu 1", "c5r1 c5r3"),
    "c4r4": ("specimen 1", "c5r3 c5r5"),
    "c4r6": ("research 1", "c5r5"),
    "c5r1": ("research 1", "c6r2"),
    "c5r3": ("specimen 1", "c6r2 c6r4"),
    "c5r5": ("solari 1", "c6r4 c6r6"),
    "c6r2": ("spice 1", "c7r1 c7r3"),
    "c6r4": ("tleilaxu 1", "c7r3 c7r5"),
    "c6r6": ("influence any 1", "c7r5"),
    "c7r1": ("tleilaxu 1", "c8r2"),
    "c7r3": ("pay trash_intrigue 1 -> draw 1, intrigue 1", "c8r2 c8r4"),
    "c7r5": ("trash 1, specimen 1", "c8r4 c8r6"),
    "c8r2": ("spice 2", ""),
    "c8r4": ("tleilaxu 1", ""),
    "c8r6": ("pay solari 7 -> tleilaxu 2", ""),
}
"""What each space gives and where it leads (I3.4); called by column and row."""

MARKERS = {4: 1, 8: 2}
"""Column -> the genetic marker under it (I4.1)."""

TLEILAXU = ("", "", "intrigue 1", "", "vp 1", "", "intrigue 1", "vp 1")
FIRST = {4: "spice 2"}
"""What the first to reach a step takes besides (I5.3)."""


def research() -> dict[str, ResearchSpace]:
    """The research track, by the ids of its file."""
    return {bare(space.id): space for space in load_box(BOX)["research"]}


def tleilaxu() -> tuple[TleilaxuSpace, ...]:
    return load_box(BOX)["tleilaxu_track"]


@pytest.mark.parametrize("name", RESEARCH)
def test_what_a_space_of_the_research_track_gives(name: str) -> None:
    """I3.4, I3.6 to I3.9: place, bonus, ways on, and the marker of its column."""
    space = research()[name]
    assert name == f"c{space.column}r{space.row}"
    assert (write(space.effects), " ".join(space.leads_to)) == RESEARCH[name]
    assert space.marker == MARKERS.get(space.column, 0)


def test_the_research_track_has_twenty_two_spaces_in_nine_columns() -> None:
    """I3.4, I3.11: 32 ways from one to the next."""
    spaces = research().values()
    columns = [space.column for space in spaces]
    assert [columns.count(column) for column in range(9)] == [1, 1, 2, 3, 3, 3, 3, 3, 3]
    assert sum(len(space.leads_to) for space in spaces) == 32
    assert {name for name, space in research().items() if len(space.leads_to) == 1} == {
        "c0r3",
        "c3r1",
        "c4r6",
        "c5r1",
        "c6r6",
        "c7r1",
    }


def test_what_the_steps_of_the_tleilaxu_track_give() -> None:
    """I5.2, I5.3."""
    assert tuple(write(space.effects) for space in tleilaxu()) == TLEILAXU
    assert {space.step: write(space.first) for space in tleilaxu() if space.first} == FIRST


def test_the_promo_card() -> None:
    """I1.6."""
    promo: Card
    (promo,) = load_box(BOX)["promo"]
    assert (bare(promo.id), promo.deck, promo.cost, promo.copies) == ("piter_genius_advisor", "tleilaxu", 3, 1)
    assert (promo.factions, promo.icons, promo.graft) == ((), ("landsraad", "spice_trade"), False)
    assert write(promo.agent) == "pay [lose 1 troop] -> draw 2, research 1"
    assert write(promo.reveal) == "persuasion 1, sword 1"


def test_reclaimed_forces() -> None:
    """I7.8: always the same offer."""
    card: Card
    (card,) = (card for card in load_box(BOX)["tleilaxu"] if card.deck == "reclaimed")
    assert (bare(card.id), card.deck, card.cost, card.copies) == ("reclaimed_forces", "reclaimed", 3, 1)
    assert (card.factions, card.icons, card.graft) == ((), (), False)
    assert (card.agent, card.reveal, write(card.acquire)) == ((), (), "choose(troop 2 | tleilaxu 1)")


Change = Callable[[Any], object]

MISTAKES: tuple[tuple[str, Change, str], ...] = (
    ("research", lambda it: it[1]["leads_to"].append("c9r9"), "c1r3 leads to c9r9, which is no space"),
    ("research", lambda it: it[1].update(leads_to=["c3r1"]), "c1r3 leads to c3r1, which does not touch it"),
    ("research", lambda it: it[2].update(leads_to=["c3r5"]), "c2r2 leads to c3r5, which does not touch it"),
    ("research", lambda it: it[5].pop("leads_to"), "c3r3 leads nowhere"),
    ("research", lambda it: it[17].update(leads_to=["c8r4"]) or it[16].update(leads_to=[]), "c7r1 leads nowhere"),
    ("research", lambda it: it[1].update(leads_to=["c2r4"]), "c2r2 is never entered"),
    ("research", lambda it: it[2].update(row=4), "two spaces lie in the same place"),
    ("research", lambda it: it[7].pop("marker"), "the spaces of column 4 unlock different markers"),
    ("research", lambda it: [space.pop("marker", 0) for space in it[19:]], r"unlock the markers \[1\], not"),
    ("tleilaxu_track", lambda it: it.pop(), r"the steps are \[0, 1, 2, 3, 4, 5, 6\]"),
)


@pytest.mark.parametrize(("name", "change", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_a_mistake_in_a_track_is_named(
    name: str, change: Change, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A wrong track stops the loading with a message that says which file and what."""
    content = json.loads(files("dune_desktop.content").joinpath("data", BOX, name + ".json").read_bytes())
    change(content)
    wrong = tmp_path / (name + ".json")
    wrong.write_text(json.dumps(content), encoding="utf-8")
    original = load.path_of
    monkeypatch.setattr(load, "path_of", lambda box, kind: wrong if (box, kind) == (BOX, name) else original(box, kind))
    with pytest.raises(ContentError, match=f"{BOX}/{name}.json: .*{message}"):
        load_box(BOX)
