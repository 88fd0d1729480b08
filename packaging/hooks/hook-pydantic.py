"""Instead of a hook that collects all of pydantic, its first version included: only what is imported by name."""

hiddenimports = [
    "annotated_types",
    "pydantic.dataclasses",
    "pydantic.deprecated.parse",
    "pydantic.fields",
    "pydantic.functional_serializers",
    "pydantic.functional_validators",
    "pydantic.json_schema",
    "pydantic.main",
    "pydantic.root_model",
    "pydantic.type_adapter",
    "pydantic.types",
    "pydantic._internal._validators",
    "typing_inspection.introspection",
    "typing_inspection.typing_objects",
]
