"""How the members of a union are told apart when they are written down."""

from __future__ import annotations

from typing import Any, get_args


class Tagged:
    """Annotation: every member of this union has a field `tag` whose default names the member.

    Whoever writes a union as JSON finds the member by that name. pydantic, used by the content and storage packages,
    asks annotations for a schema through the method below; plain dicts suffice, so nothing is imported for it here.
    """

    __slots__ = ("tag",)

    def __init__(self, tag: str) -> None:
        self.tag = tag

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> dict[str, Any]:
        choices = {
            member.__dataclass_fields__[self.tag].default: handler.generate_schema(member)
            for member in get_args(source)
        }
        return {"type": "tagged-union", "choices": choices, "discriminator": self.tag}
