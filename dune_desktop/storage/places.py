"""The folders for the program's files, as the platform defines them for the user."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_cache_path, user_config_path, user_data_path, user_log_path

from dune_desktop.dataclass import dataclass

APP = "Dune Desktop"


@dataclass(frozen=True, slots=True)
class Places:
    """The paths for saves, settings, the log, and pictures that can be painted anew; folders are made when needed."""

    saves: Path
    settings: Path
    log: Path
    pictures: Path

    @classmethod
    def of_user(cls) -> Places:
        """Return the platform's folders for this user."""
        return cls(
            user_data_path(APP, appauthor=False) / "saves",
            user_config_path(APP, appauthor=False) / "settings.json",
            user_log_path(APP, appauthor=False) / "dune-desktop.log",
            user_cache_path(APP, appauthor=False) / "pictures",
        )

    @property
    def exports(self) -> Path:
        """Return the folder for exported copies of saves."""
        return self.saves.parent / "exports"

    @classmethod
    def under(cls, folder: Path) -> Places:
        """Return paths under one folder, for `--data-dir`."""
        return cls(folder / "saves", folder / "settings.json", folder / "dune-desktop.log", folder / "pictures")
