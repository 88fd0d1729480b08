"""All that is drawn for this game: icons, pieces, people, cards, places, skies; knows no screen that shows them."""
