"""The texts and writers of the boxes that come with the program, a package each (see `contribution`)."""
