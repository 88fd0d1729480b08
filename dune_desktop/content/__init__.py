"""The content of the game: loading, checking and exporting the components of the boxes."""
