"""Statements of docs/rules/base.md that no test can prove: number and why."""

UNTESTABLE: dict[str, str] = {
    "O5": "no component of the base game trashes a card in play during a Reveal turn; it concerns expansions",
}
