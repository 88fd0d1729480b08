"""What Immortality brings to the window: as yet its place on the table."""
