"""Content modules of the boxes, one for each, found by the name of the box (`registry.part`)."""
