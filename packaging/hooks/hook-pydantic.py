"""PyInstaller hook for pydantic: only modules imported by name, instead of all with its first version."""

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
