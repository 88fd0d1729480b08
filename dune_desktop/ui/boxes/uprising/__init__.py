"""What Uprising brings to the window; outside its pictures it knows no pygame, and no more than a view."""
