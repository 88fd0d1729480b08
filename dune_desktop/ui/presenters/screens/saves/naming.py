"""The dialog that saves a game under a name."""

from __future__ import annotations

from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.kit.widgets import button
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.textedit import TextEdit


def save_dialog(page: Page, name: TextEdit, proposed: str, editing: bool, exists: bool) -> list[Region]:
    """The dialog that asks for a name; `proposed` is taken where none is given. It says when the name is taken."""
    wide, high = 640.0, 290.0
    rect = Rect((page.width - wide) / 2, (page.height - high) / 2, wide, high)
    b = page.build()
    with b.thing("save", rect):
        _naming(page, b, rect, name, proposed, editing, exists)
    return [veil(page, "save"), b.region("save", rect, bleed=60)]


def _naming(page: Page, b: Build, rect: Rect, name: TextEdit, proposed: str, editing: bool, exists: bool) -> None:
    b.plate(rect, "dialog")
    x, room = rect.x + 28, rect.w - 56
    b.text(x, rect.y + 44, page.t("menu.save"), 28, colour="brass_light", face="title", box=room)
    b.text(x, rect.y + 88, page.t("menu.save.name"), 20, 500, "bone2", box=room)
    field = Rect(x, rect.y + 108, room, 52)
    b.drawn(text_field(page.metrics, field, "name", name, active=editing, hint=proposed, order=0))
    if editing and not name.shown:
        b.text(field.x + 18, field.y + 26, proposed, 20, 600, "bone3", box=room - 36)
    if exists:
        text = page.t("save.exists", name=name.value.strip() or proposed)
        b.markup(x, rect.y + 184, text, room, Style(colour="ember"), middle=True, lines=1, ellipsis=True)
    y = rect.bottom - 28 - 50
    made = button(
        page.metrics,
        x,
        y,
        page.t("save.replace" if exists else "save.save"),
        ("save",),
        kind="button.primary",
        height=50,
        width=180,
        command="confirm",
        cap=page.cap("confirm"),
        order=1,
        name="save:save",
    )
    b.drawn(made)
    made = button(
        page.metrics,
        rect.right - 28,
        y,
        page.t("common.cancel"),
        ("back",),
        anchor="right",
        height=50,
        command="back",
        cap=page.cap("back"),
        order=2,
        name="save:back",
    )
    b.drawn(made)
