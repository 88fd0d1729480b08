#!/bin/sh
# Put this folder's game into your menu and open saves with it, for you alone. Nothing is copied; uninstall.sh undoes it.
set -eu
here="$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)"
data="${XDG_DATA_HOME:-$HOME/.local/share}"
mkdir -p "$data/applications" "$data/mime/packages"
# In a quoted word of Exec a backslash stands before \ " ` and $; in every value of the file backslashes are doubled
# once more; and a percent sign is written twice, which not every desktop understands in the name of the program: so the
# program is env, which starts ours.
program="$(printf '%s' "$here/dune-desktop" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')"
{
    sed '/^Exec=/d' "$here/share/dune-desktop.desktop"
    printf 'Exec=env "%s" %%f\n' "$program"
} >"$data/applications/dune-desktop.desktop"
cp "$here/share/dune-desktop.xml" "$data/mime/packages/dune-desktop.xml"
for size in 16 32 48 64 128 256; do
    folder="$data/icons/hicolor/${size}x$size/apps"
    mkdir -p "$folder"
    cp "$here/share/dune-desktop-$size.png" "$folder/dune-desktop.png"
done
if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime"; fi
if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications"; fi
echo "Dune Desktop is in your menu."
