"""What Immortality brings to the window; outside its pictures it knows no pygame, no rule, no more than a view."""
