"""Hand-written rules of good play that guide the policy and prune what it may choose from."""
