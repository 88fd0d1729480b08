"""The parts of the boxes for computer players; each box's module defines these names.

`SITUATION`, `situation`: a position in numbers. `holdings`: what a seat has. `counts`: how much it has of what aspects
count. The rest may be missing: `ASPECTS`, `aspects`: what that is worth. `SUBJECTS`, `subject`: acts whose options do
not name what they are about. `ROWS`: kinds of rows that are about a kind of component. `PLACED`: acts judged by where
they are answered. `POINTLESS`: acts that often do not help. `BY_GOODS`: acts of which the option that brings most goods
at once is taken. `INTRIGUE_LOST`: acts by which an Intrigue card goes unplayed. `HABITS`: acts done whenever they can
be. `TASTES`: how much play styles like an act. `USES`, `USED`: events that tell what was used, and the kinds of
component that can be.
"""
