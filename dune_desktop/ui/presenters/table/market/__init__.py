"""What can be acquired: the Imperium Row, the Reserve, the card set aside; how an offer looks and what it does."""
