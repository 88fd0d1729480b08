"""The learned numbers: how likely each option is (policy) and how likely a seat is to win (evaluation)."""
