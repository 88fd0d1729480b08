"""Families of motifs: what the pictures of many cards have in common, by what they are about."""
