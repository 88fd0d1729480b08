"""Checks of what is read from files that end at the first fault in each list.

A file of nothing but faults is small, and what is said of each of them is not.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic_core import SchemaValidator

_MANY = frozenset({"list", "tuple", "set", "frozenset", "dict"})


def checker(model: type[BaseModel]) -> SchemaValidator:
    """The check of the model, which stops looking into a list, or a table by keys, at the first fault in it."""
    # Models within it would bring the checks that they have by themselves
    return SchemaValidator(_impatient(model.__pydantic_core_schema__), _use_prebuilt=False)


def _impatient(schema: Any) -> Any:
    if isinstance(schema, dict):
        told = {name: _impatient(part) for name, part in schema.items()}
        return {**told, "fail_fast": True} if told.get("type") in _MANY else told
    if isinstance(schema, list | tuple):
        return type(schema)(map(_impatient, schema))
    return schema
