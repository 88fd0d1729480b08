"""What pictures of Immortality call beside the common families; the pictures lie in `assets/pictures/immortality`."""
