"""What pictures of Rise of Ix call beside the common families; the pictures lie in `assets/pictures/ix`."""
