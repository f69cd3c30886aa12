# SPDX-License-Identifier: Apache-2.0
"""Modules of real programs for bench.py: sources from Debian, compiled by clang-22
and imported by mlir-translate-22. They are made anew each time; nothing of them is
kept."""
import glob
import os
import shutil
import subprocess

TOOLS = ("apt-get", "clang-22", "mlir-translate-22", "tar")

# Each makes one C file of a program in its unpacked source, and says which.
PROGRAMS = {
    "sqlite3": ("./configure && make sqlite3.c", "sqlite3.c"),
    "libzstd": ("cd build/single_file_libs && python3 combine.py -r ../../lib "
                "-x legacy/zstd_legacy.h -o zstd.c zstd-in.c",
                "build/single_file_libs/zstd.c"),
    # Kept aside: nothing is tuned on it.
    "duktape": ("true", "src/duktape.c"),
}
LEVELS = {
    "-O0": ["-O0", "-Xclang", "-disable-O0-optnone"],
    "-O2": ["-O2"],
    "-O2 -g": ["-O2", "-g"],
}
# With these, the module has the locations of debug information, too.
LOCATED = ("-O2 -g",)


def run(command, folder):
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)


def sources():
    """The line for apt of the sources of what this machine installs."""
    lists = subprocess.run(["apt-get", "indextargets", "--format",
                            "$(ORIGIN)|deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)"],
                           check=True, capture_output=True, text=True).stdout.splitlines()
    # The shortest is the release itself, without its updates.
    system, line = min((row for row in lists if row.startswith(("Debian", "Ubuntu"))),
                       key=len).split("|")
    signed = f"deb-src [signed-by=/usr/share/keyrings/{system.lower()}-archive-keyring.gpg]"
    return line.replace("deb-src", signed) + "\n"


def fetch(package, folder):
    """The folder of the package's source. The lists of apt stay in `folder`."""
    os.makedirs(os.path.join(folder, "lists", "partial"), exist_ok=True)
    with open(os.path.join(folder, "sources.list"), "w") as file:
        file.write(sources())
    options = ["-o", f"Dir::Etc::sourcelist={folder}/sources.list",
               "-o", "Dir::Etc::sourceparts=-", "-o", f"Dir::State::lists={folder}/lists"]
    if not glob.glob(os.path.join(folder, "lists", "*Sources*")):
        run(["apt-get", *options, "update"], folder)
    run(["apt-get", *options, "source", "--download-only", package], folder)
    archive = sorted(glob.glob(os.path.join(folder, package + "_*.orig.tar.*z")))[0]
    target = os.path.join(folder, package)
    os.makedirs(target)
    run(["tar", "xf", archive, "-C", target, "--strip-components=1"], folder)
    return target


def modules(folder):
    """Names and paths of the modules, of those programs that could be had."""
    os.makedirs(folder, exist_ok=True)
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        print(f"no modules of real programs: {', '.join(missing)} not found")
        return
    for package, (command, source) in PROGRAMS.items():
        try:
            program = fetch(package, folder)
            run(["sh", "-c", command], program)
            for level, options in LEVELS.items():
                path = os.path.join(folder, f"{package}{level.replace(' ', '')}.mlir")
                run(["clang-22", "-w", "-S", "-emit-llvm", *options, source, "-o", path + ".ll"],
                    program)
                import_module = ["mlir-translate-22", "--import-llvm", path + ".ll", "-o"]
                run([*import_module, path], folder)
                yield f"{package} {level}", path
                if level in LOCATED:
                    located = path.replace(".mlir", "-located.mlir")
                    run([*import_module, located, "-mlir-print-debuginfo"], folder)
                    yield f"{package} {level}, located", located
        except (subprocess.CalledProcessError, IndexError, ValueError) as error:
            print(f"no module of {package}: {error}")
