"""PyInstaller hook for budoux: only its Japanese model, and the files its module reads on import."""

from importlib.metadata import files

datas = [
    (str(file.locate()), file.parent.as_posix())
    for file in files("budoux") or ()
    if file.as_posix() in ("budoux/models/ja.json", "budoux/skip_nodes.json")
]
