"""Explanations of a decision: its options, reasons for closed ones, gains that an answer wastes, automatic answers."""
