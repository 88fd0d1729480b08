"""Lessons: prepared games that are played step by step, each step with what is explained and what is to be done."""
