"""What everything on the table says of itself when the pointer rests there, from the names of things."""
