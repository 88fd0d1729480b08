"""The words of The Caves."""
