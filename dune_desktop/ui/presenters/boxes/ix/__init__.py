"""What Rise of Ix adds to what is shown; knows no pygame, no rule and no more than a view."""
