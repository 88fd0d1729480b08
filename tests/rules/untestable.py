"""Statements of docs/rules/base.md and docs/rules/ix.md that no test can prove: number and why."""

UNTESTABLE: dict[str, str] = {
    "R2.9": "points to R27 and R28, where the set-up for two players and one is proved",
    "X0.1": "says which document wins where two differ; nothing in the program depends on it",
    "X0.3": "says what one document lacks; the rule itself is X11.13",
    "X0.4": "says which printing lacked a sentence; the rule itself is X11.1 and X12.1",
    "X0.5": "misprints of a document that the program does not show",
    "X0.6": "says how the facts were checked against the printed faces",
    "X14.8": "a mode of the publisher's app, outside the program",
    "X15.1": "concerns Immortality, which is not in the program",
    "X15.2": "concerns Immortality, which is not in the program",
    "X15.3": "concerns Immortality, which is not in the program",
    "X15.4": "concerns Immortality, which is not in the program",
    "X15.5": "concerns Immortality, which is not in the program",
    "X15.6": "concerns Uprising, which is not in the program",
}
