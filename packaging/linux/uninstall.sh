#!/bin/sh
# Take the game out of your menu again. Saves and settings stay; then this folder can be deleted.
set -eu
data="${XDG_DATA_HOME:-$HOME/.local/share}"
rm -f "$data/applications/dune-desktop.desktop" "$data/mime/packages/dune-desktop.xml"
rm -f "$data"/icons/hicolor/*/apps/dune-desktop.png
if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications"; fi
echo "Your saved games are still in $data/Dune Desktop/saves."
