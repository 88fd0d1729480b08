"""The words of Rise of Ix."""
