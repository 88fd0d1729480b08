"""Ready-made hands for tests."""

from __future__ import annotations


def worth(persuasion: int) -> list[str]:
    """Return a hand that gives exactly this persuasion when revealed, and nothing else.

    It consists of Arrakis Liaisons, which are Fremen cards, and for an odd number one Reconnaissance.
    """
    return ["arrakis_liaison"] * (persuasion // 2) + ["reconnaissance"] * (persuasion % 2)
