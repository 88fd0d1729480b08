"""A position, a page or a question becomes a screen; knows no pygame, no rule and no more than a view."""
