"""A new game as it is put together: seats, leaders, boxes, difficulty and seed."""
