"""Elements become pixels: surfaces, fonts, SVG; knows no Dune."""
