"""The dialog that saves a game under a name."""

from __future__ import annotations

from functools import partial

from dune_desktop.ui.kit.box_model import column, draw, fixed, item, row, share, stack
from dune_desktop.ui.kit.build import Build
from dune_desktop.ui.kit.field import text_field
from dune_desktop.ui.presenters.screens.page import Page, veil
from dune_desktop.ui.screen.display import Rect, Region
from dune_desktop.ui.text.richtext import Style
from dune_desktop.ui.text.textedit import TextEdit

_DIALOG = column(fixed(88), -8, fixed(16), 12, fixed(52), fixed(48), share(), fixed(50), 28, pad=(28, 0))


def save_dialog(page: Page, name: TextEdit, proposed: str, editing: bool, exists: bool) -> list[Region]:
    """The dialog that asks for a name; `proposed` is taken where none is given. It says when the name is taken."""
    rect = stack(item(640, 290)).split(page.canvas)[0]
    b = page.build()
    with b.thing("save", rect):
        _naming(page, b, rect, name, proposed, editing, exists)
    return [veil(page, "save"), b.region("save", rect, bleed=60)]


def _naming(page: Page, b: Build, rect: Rect, name: TextEdit, proposed: str, editing: bool, exists: bool) -> None:
    b.plate(rect, "dialog")
    title, asked, field, warned, _, ways = _DIALOG.split(rect)
    b.text_in(title, page.t("menu.save"), 28, color="brass_light", face="title")
    b.text_in(asked, page.t("menu.save.name"), color="bone2")
    b.drawn(text_field(page.metrics, field, "name", name, active=editing, hint=proposed, order=0))
    if editing and not name.shown:
        b.text_in(field.inset(18, 0), proposed, 20, 600, "bone3")
    if exists:
        text, style = page.t("save.exists", name=name.value.strip() or proposed), Style(color="ember")
        b.markup(warned.x, warned.center[1], text, warned.w, style, middle=True, lines=1, ellipsis=True)
    way = partial(page.button, height=50)
    words, look = page.t("save.replace" if exists else "save.save"), "button.primary"
    save = way(words, ("save",), kind=look, width=180, command="confirm", order=1, name="save:save")
    back = way(page.t("common.cancel"), ("back",), command="back", order=2, name="save:back")
    draw(b, row(save, share(), back), ways)
