"""What pictures of the base game call beside the common families; the pictures lie in `assets/pictures/base`."""
