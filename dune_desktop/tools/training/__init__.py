"""How computer players learn: games of the policy against itself, and what is made of them."""
