"""Where the program keeps its files: the user's own folders as the platform has them."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_config_path, user_data_path, user_log_path

from dune_desktop.dataclass import dataclass

APP = "Dune Desktop"


@dataclass(frozen=True, slots=True)
class Places:
    """Folders for saves, settings and the log; made when first needed."""

    saves: Path
    settings: Path
    log: Path

    @classmethod
    def of_user(cls) -> Places:
        """The platform's folders for this user."""
        return cls(
            user_data_path(APP, appauthor=False) / "saves",
            user_config_path(APP, appauthor=False) / "settings.json",
            user_log_path(APP, appauthor=False) / "dune-desktop.log",
        )

    @property
    def exports(self) -> Path:
        """Where copies of saves go that the player takes elsewhere."""
        return self.saves.parent / "exports"

    @classmethod
    def under(cls, folder: Path) -> Places:
        """Everything under one folder, as `--data-dir` asks."""
        return cls(folder / "saves", folder / "settings.json", folder / "dune-desktop.log")
