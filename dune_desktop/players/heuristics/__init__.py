"""Hand-written heuristics that guide the policy and prune the options."""
