"""Assembly of the rules of one game from the rules of every game and the additions of each box."""
