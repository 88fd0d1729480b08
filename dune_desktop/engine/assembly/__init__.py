"""How the rules of one game are put together from what every game has and what each box adds."""
