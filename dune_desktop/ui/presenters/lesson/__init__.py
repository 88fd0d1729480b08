"""What lies over the table while a lesson is played."""
