"""The lessons: their list, and a lesson at the table."""
