"""The words of Immortality."""
