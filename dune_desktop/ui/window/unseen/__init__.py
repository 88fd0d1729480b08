"""The window where nobody sees one: pictures, films and presses by chance, for commands and tests."""
