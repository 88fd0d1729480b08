"""The texts and writers of Rise of Ix."""
