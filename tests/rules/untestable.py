"""Statements of docs/rules/base.md that no test can prove: number and why."""

UNTESTABLE: dict[str, str] = {
    "R26.14": "no House Hagal card of the base game names two spaces; it concerns expansions",
    "R2.9": "points to R27 and R28, where the set-up for two players and one is proved",
    "O5": "no component of the base game trashes a card in play during a Reveal turn; it concerns expansions",
}
