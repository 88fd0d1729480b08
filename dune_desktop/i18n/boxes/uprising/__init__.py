"""The texts and writers of Uprising."""
