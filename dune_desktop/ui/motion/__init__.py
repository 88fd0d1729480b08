"""What happens between two pictures, as values: what travels, counts and sounds; knows neither clock nor pygame."""
