"""The texts and writers of Immortality."""
