"""Rules of Uprising, by number."""
