"""What each box adds to what is shown, a package each; knows no pygame, no rule and no more than a view."""
