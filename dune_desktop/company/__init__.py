"""Computer players in the background: their tasks, and the process that runs them."""
