"""The prompt bar: what is asked, what answers it, and how that is drawn."""
