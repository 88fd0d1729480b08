"""Everything shown beside or above the table, from the title to the last result; knows no pygame and no rule."""
