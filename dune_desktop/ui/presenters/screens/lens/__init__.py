"""What is looked at closer: a component or a part of the table, large, with what there is to say of it."""
