"""Build the packaged program for the system this runs on: `python3 run.py build`.

    build.py               the folder, its archive (and on Debian and its kin a .deb), the wheel
    build.py --folder      the folder only, in build/dist
    build.py --compare     build the folder twice and say what differs

What is inside is printed and written beside the archive, with sizes and SHA-256. Same inputs give the same files: times
come from SOURCE_DATE_EPOCH (the last commit if it is not set), hashes of Python are not random, archives are sorted.
"""

from __future__ import annotations

import argparse
import ast
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections import Counter
from pathlib import Path

import parts

ROOT = parts.ROOT
WORK = ROOT / "build"
DIST = ROOT / "dist"
HERE = Path(__file__).resolve().parent
WINDOWS, MAC = sys.platform == "win32", sys.platform == "darwin"
VERSION = parts.version()
FOLDER = f"{parts.TITLE}.app" if MAC else parts.NAME


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", action="store_true", help="only the folder, no archives")
    parser.add_argument("--compare", action="store_true", help="build twice and compare")
    args = parser.parse_args()
    os.chdir(ROOT)
    os.environ["SOURCE_DATE_EPOCH"] = str(epoch())
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    began = time.monotonic()
    folder = freeze(WORK / "dist")
    inside = contents(folder)
    report(folder, inside, time.monotonic() - began)
    wrong = [f"the folder is larger than {parts.LARGEST_FOLDER / 1e6:.0f} MB"] * (total(inside) > parts.LARGEST_FOLDER)
    wrong += strangers(inside)
    if args.compare:
        wrong += differences(inside, contents(freeze(WORK / "again")))
    elif not args.folder:
        DIST.mkdir(exist_ok=True)
        (DIST / f"{stem()}.files.txt").write_text(listing(inside), encoding="utf-8")
        made = [archive(folder), *debian(folder), *wheel()]
        for path in made:
            size = path.stat().st_size
            print(f"{path.relative_to(ROOT)}: {size / 1e6:.1f} MB, sha256 {digest(path)}")
            if size > parts.LARGEST_ARCHIVE:
                wrong.append(f"{path.name} is larger than {parts.LARGEST_ARCHIVE / 1e6:.0f} MB")
        print(f"in all {time.monotonic() - began:.0f} s")
    for line in wrong:
        print("WRONG:", line)
    return 1 if wrong else 0


def epoch() -> int:
    """Return the time stamp for all files: that of the last commit, so that it is the same on every machine."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], capture_output=True, text=True, check=False)
    return int(asked.stdout) if asked.returncode == 0 and asked.stdout.strip() else 1_700_000_000


def stem() -> str:
    """Return the archive's name without suffix."""
    system = "windows" if WINDOWS else "macos" if MAC else "linux"
    return f"{parts.NAME}-{VERSION}-{system}-{platform.machine().lower()}"


# ------------------------------------------------------------------------------------------------ the folder


def freeze(where: Path) -> Path:
    """Run PyInstaller and return the folder it made."""
    sys.path.insert(0, str(ROOT))
    from dune_desktop.ui.system.licenses import collect, dump

    made = WORK / "made"
    made.mkdir(parents=True, exist_ok=True)
    licenses = collect(also=("pyinstaller",), left_out=parts.unwanted)
    (made / "licences.json").write_text(dump(licenses), encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    command += ["--distpath", str(where), "--workpath", str(WORK / "work"), str(HERE / "dune-desktop.spec")]
    subprocess.run(command, check=True, env={**os.environ, "DUNE_DESKTOP_MADE": str(made)})
    folder = where / FOLDER
    if not MAC:
        shutil.copy(ROOT / "LICENSE", folder / "LICENSE.txt")
    if not (WINDOWS or MAC):
        share = folder / "share"
        share.mkdir()
        for path in (*HERE.glob("linux/dune-desktop.*"), *HERE.glob("icons/dune-desktop-*.png")):
            shutil.copy(path, share)
        for name in ("install.sh", "uninstall.sh"):
            shutil.copy(HERE / "linux" / name, folder)
    return folder


def contents(folder: Path) -> dict[str, tuple[int, str]]:
    """Return every file of the folder by path: size and SHA-256, or the target of a link."""
    found: dict[str, tuple[int, str]] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found[name] = (0, f"-> {path.readlink()}")
        elif path.is_file():
            found[name] = (path.stat().st_size, digest(path))
    return found


def total(inside: dict[str, tuple[int, str]]) -> int:
    return sum(size for size, _ in inside.values())


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def listing(inside: dict[str, tuple[int, str]]) -> str:
    return "".join(f"{mark}  {size:>9}  {name}\n" for name, (size, mark) in inside.items())


def frozen_modules() -> list[str]:
    """Return the Python modules in the program, from PyInstaller's records."""
    toc = next((WORK / "work" / "dune-desktop").glob("PYZ-*.toc")).read_text(encoding="utf-8")
    return sorted(name for name, *_ in ast.literal_eval(toc)[1])


def report(folder: Path, inside: dict[str, tuple[int, str]], seconds: float) -> None:
    """Print the content of the folder."""
    print(f"{folder.relative_to(ROOT)}: {total(inside) / 1e6:.1f} MB, {len(inside)} files, {seconds:.0f} s")
    for name, (size, _) in inside.items():
        print(f"  {size:>9}  {name}")
    packages = Counter(module.partition(".")[0] for module in frozen_modules())
    print("  Python modules:", ", ".join(f"{name} {count}" for name, count in sorted(packages.items())))


def strangers(inside: dict[str, tuple[int, str]]) -> list[str]:
    """Return files in the folder that `parts` excludes, or that look like tests or caches."""
    bad = [name for name in inside if parts.unwanted(name.partition("_internal/")[2] or name)]
    bad += [name for name in inside if "__pycache__" in name or name.endswith((".pyc", ".a", ".h"))]
    for module in frozen_modules():
        if any(module == name or module.startswith(name + ".") for name in parts.EXCLUDED):
            bad.append(module)
        if re.search(r"(^|\.)(tests?|testing|conftest|idlelib)(\.|$)", module):
            bad.append(module)
    return [f"{name} should not be inside" for name in bad]


def differences(one: dict[str, tuple[int, str]], other: dict[str, tuple[int, str]]) -> list[str]:
    """Print and return the differences between two builds."""
    found = [f"{name} is in one build only" for name in sorted(one.keys() ^ other.keys())]
    found += [f"{name} differs" for name in sorted(one.keys() & other.keys()) if one[name] != other[name]]
    print("the two builds are the same" if not found else f"the two builds differ in {len(found)} files")
    return found


# ------------------------------------------------------------------------------------------------ archives


def archive(folder: Path) -> Path:
    """Pack the folder as .tar.gz on Linux, else .zip, sorted and without times and owners of this machine."""
    if WINDOWS or MAC:
        return zipped(folder)
    path = DIST / f"{stem()}.tar.gz"

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = epoch()
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with (
        path.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=epoch()) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        tar.add(folder, stem(), filter=plain)  # sorted by name
    return path


def zipped(folder: Path) -> Path:
    path = DIST / f"{stem()}.zip"
    if MAC:  # keeps links and permissions inside the .app
        path.unlink(missing_ok=True)
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(folder), str(path)], check=True)
        return path
    moment = time.gmtime(max(epoch(), 315_532_800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            entry = zipfile.ZipInfo(f"{stem()}/{file.relative_to(folder).as_posix()}", moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, file.read_bytes())
    return path


def debian(folder: Path) -> list[Path]:
    """Build a .deb if dpkg-deb exists. It has no scripts: installing only copies files."""
    if shutil.which("dpkg-deb") is None:
        return []
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    tree = WORK / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    place = tree / "usr" / "lib" / parts.NAME
    ignored = shutil.ignore_patterns("share", "install.sh", "uninstall.sh", "LICENSE.txt")
    shutil.copytree(
        folder, place, symlinks=True, ignore=lambda at, names: ignored(at, names) if Path(at) == folder else []
    )
    files = {
        folder / "share" / "dune-desktop.desktop": "usr/share/applications/dune-desktop.desktop",
        folder / "share" / "dune-desktop.xml": "usr/share/mime/packages/dune-desktop.xml",
        folder / "LICENSE.txt": f"usr/share/doc/{parts.NAME}/copyright",
    }
    for size in (16, 32, 48, 64, 128, 256):
        files[HERE / "icons" / f"dune-desktop-{size}.png"] = (
            f"usr/share/icons/hicolor/{size}x{size}/apps/dune-desktop.png"
        )
    for source, target in files.items():
        (tree / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, tree / target)
    (tree / "usr" / "bin").mkdir()
    (tree / "usr" / "bin" / parts.NAME).symlink_to(f"../lib/{parts.NAME}/{parts.NAME}")
    libc = os.confstr("CS_GNU_LIBC_VERSION")
    control = [
        f"Package: {parts.NAME}",
        f"Version: {VERSION}",
        f"Architecture: {machine}",
        f"Installed-Size: {total(contents(tree)) // 1024}",
        "Maintainer: The Dune Desktop project <noreply@example.org>",
        f"Depends: libc6 (>= {libc.split()[1] if libc else '2.31'})",
        "Recommends: libx11-6, libxcursor1, libxi6, libxrandr2, xdg-utils",
        "Section: games",
        "Priority: optional",
        f"Description: {parts.SUMMARY}",
        " Every rule enforced, alone against House Hagal or with up to four people around",
        " one screen, in English, Korean and Japanese. For people who own the board game.",
    ]
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text("\n".join(control) + "\n", encoding="utf-8")
    for path in tree.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    made = DIST / f"{parts.NAME}_{VERSION}_{machine}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(made)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return [made]


def wheel() -> list[Path]:
    """Build the wheel, for people who have Python."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*command, "--no-build-isolation", "--wheel-dir", str(DIST), str(ROOT)], check=True)
    return [DIST / f"{parts.NAME.replace('-', '_')}-{VERSION}-py3-none-any.whl"]


if __name__ == "__main__":
    sys.exit(main())
