"""Rise of Ix: technology, shipping, dreadnoughts."""
