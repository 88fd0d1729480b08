"""What each box brings to the window, a package each: its layout, what it adds to screens, its pictures."""
