"""What Uprising brings to the window: as yet its places on the table."""
