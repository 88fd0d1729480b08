"""Training of computer players: self-play games of the policy, and learning from them."""
