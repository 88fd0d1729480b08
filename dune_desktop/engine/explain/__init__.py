"""Explain a decision: its options, why others are closed, what an answer would waste, what needs no question."""
