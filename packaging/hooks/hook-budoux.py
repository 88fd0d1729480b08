"""The model of Japanese alone, of the languages that budoux knows, and what its module reads when it is imported."""

from importlib.metadata import files

datas = [
    (str(file.locate()), file.parent.as_posix())
    for file in files("budoux") or ()
    if file.as_posix() in ("budoux/models/ja.json", "budoux/skip_nodes.json")
]
