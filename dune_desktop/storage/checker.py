"""Validators for files that stop at the first fault in each list.

A small file can hold very many faults, and their messages would take too much memory.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic_core import SchemaValidator

_MANY = frozenset({"list", "tuple", "set", "frozenset", "dict"})


def checker(model: type[BaseModel]) -> SchemaValidator:
    """Return the model's validator, changed to stop at the first fault in each list or dict."""
    # The prebuilt validators of nested models would not stop at the first fault
    return SchemaValidator(_impatient(model.__pydantic_core_schema__), _use_prebuilt=False)


def _impatient(schema: Any) -> Any:
    if isinstance(schema, dict):
        told = {name: _impatient(part) for name, part in schema.items()}
        return {**told, "fail_fast": True} if told.get("type") in _MANY else told
    if isinstance(schema, list | tuple):
        return type(schema)(map(_impatient, schema))
    return schema
