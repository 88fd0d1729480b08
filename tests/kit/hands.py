"""Ready-made hands for tests."""

from __future__ import annotations


def worth(persuasion: int) -> list[str]:
    """A hand that gives just this persuasion when revealed, and nothing else.

    It is made of Arrakis Liaisons, which are Fremen cards, and for an odd number one Reconnaissance.
    """
    return ["arrakis_liaison"] * (persuasion // 2) + ["reconnaissance"] * (persuasion % 2)
