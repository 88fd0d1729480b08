#!/bin/sh
# Put this folder's game into your menu and open saves with it, for you alone. Nothing is copied; uninstall.sh undoes it.
set -eu
here="$(cd "$(dirname "$0")" && pwd)"
data="${XDG_DATA_HOME:-$HOME/.local/share}"
mkdir -p "$data/applications" "$data/mime/packages"
sed "s|^Exec=.*|Exec=\"$here/dune-desktop\" %f|" "$here/share/dune-desktop.desktop" >"$data/applications/dune-desktop.desktop"
cp "$here/share/dune-desktop.xml" "$data/mime/packages/dune-desktop.xml"
for size in 16 32 48 64 128 256; do
    folder="$data/icons/hicolor/${size}x$size/apps"
    mkdir -p "$folder"
    cp "$here/share/dune-desktop-$size.png" "$folder/dune-desktop.png"
done
if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications"; fi
echo "Dune Desktop is in your menu."
