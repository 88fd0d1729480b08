"""What boxes bring to computer players, by name.

`SITUATION`, `situation`: a position in numbers. `holdings`: what a seat has. The rest may be missing:
`ASPECTS`, `aspects`: what that is worth. `SUBJECTS`, `subject`: acts whose options do not name what they are about.
`ROWS`: kinds of rows that are about a kind of component. `PLACED`: acts judged by where they are done. `POINTLESS`:
acts that often do not help. `BY_GOODS`: acts of which the one that brings most goods at once is done. `INTRIGUE_LOST`:
acts by which an Intrigue card goes unplayed. `HABITS`: acts done whenever they can be. `TASTES`: how much temperaments
like an act. `USES`, `USED`: events that tell what was used, and the kinds of component that can be.
"""
