"""Ready-made hands for tests."""

from __future__ import annotations


def worth(persuasion: int, card: str = "arrakis_liaison") -> list[str]:
    """Return a hand that gives exactly this persuasion when revealed, and nothing else.

    It consists of Arrakis Liaisons, which are Fremen cards, and for an odd number one Reconnaissance. On Uprising's
    board: `worth(5, "prepare_the_way")`, which are Bene Gesserit cards.
    """
    return [card] * (persuasion // 2) + ["reconnaissance"] * (persuasion % 2)
