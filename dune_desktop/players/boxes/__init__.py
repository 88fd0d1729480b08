"""What boxes bring to computer players, by name; all of it may be missing but `SITUATION` and `situation`.

`SITUATION`, `situation`: numbers of a position. `holdings`, `ASPECTS`, `aspects`: what a seat has, and what it is worth.
`SUBJECTS`, `subject`: acts whose options do not name what they are about. `ROWS`: kinds of rows that are about a kind of
component. `PLACED`: acts judged by where they are done. `POINTLESS`: acts that often do not help. `HABITS`: acts that
are done whenever they can be. `TASTES`: how much temperaments like an act. `USES`, `USED`: what is done with what.
"""
