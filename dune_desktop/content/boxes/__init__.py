"""What boxes bring to the content: one module for each, found by its name (`registry.part`)."""
