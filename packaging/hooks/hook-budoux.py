"""The model of Japanese alone, of the languages that budoux knows, and what its module reads when it is imported."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("budoux", includes=["models/ja.json", "skip_nodes.json"])
