"""A position as the table one plays at; knows no pygame, no rule and no more than a view."""
