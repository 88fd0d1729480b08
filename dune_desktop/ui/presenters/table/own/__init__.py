"""The own area: purse and hand, Intrigue cards, what is in play, and what it becomes after the Reveal turn."""
