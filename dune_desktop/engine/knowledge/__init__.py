"""What a seat may know: its view, its memory, and the positions it must think possible."""
