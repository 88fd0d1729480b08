"""The data of a game: components, effects, conditions, the position, options and events; no rules."""
