#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Names of MLIR's C interface.

capi_names.py --declared FOLDER
    prints the functions that the headers in FOLDER/mlir-c and FOLDER/mlopt-c declare.
capi_names.py BUILD [FOLDER]
    compares what BUILD/libmlopt.so exports with LLVM's headers in FOLDER
    (default: where Debian has them). Prints what is missing, by header, and
    fails if a header misses more than capi_missing.txt says. Without LLVM's
    headers there is nothing to compare.
"""
import glob
import os
import re
import subprocess
import sys
import tempfile

LLVM_HEADERS = "/usr/lib/llvm-22/include"
FIGURES = os.path.join(os.path.dirname(__file__), "capi_missing.txt")


# What Target/LLVMIR.h takes from LLVM's own C headers, which may not be there.
LLVM_TYPES = """typedef struct LLVMOpaqueModule *LLVMModuleRef;
typedef struct LLVMOpaqueContext *LLVMContextRef;
typedef struct LLVMOpaqueType *LLVMTypeRef;
"""


def headers(folder):
    paths = [path for room in ("mlir-c", "mlopt-c")
             for path in glob.glob(os.path.join(folder, room, "**", "*.h"), recursive=True)]
    return sorted(path for path in paths if "/Bindings/" not in path)


def declared(folder, path):
    """Functions that the header itself, or a list of passes in it, declares."""
    with tempfile.TemporaryDirectory() as stubs:
        os.mkdir(stubs + "/llvm-c")
        for name in ["Core.h", "Support.h"]:
            with open(f"{stubs}/llvm-c/{name}", "w", encoding="utf-8") as file:
                file.write("#pragma once\n" + (LLVM_TYPES if name == "Core.h" else ""))
        command = [os.environ.get("CC", "cc").split()[-1], "-E", "-I" + folder, "-I" + stubs,
                   "-x", "c", path]
        text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    here, lines = False, []
    for line in text.splitlines():
        marker = re.match(r'# \d+ "(.*?)"', line)
        if marker:
            here = marker[1] == path or marker[1].endswith(".capi.h.inc")
        elif here:
            lines.append(line)
    text = re.sub(r"\{[^{}]*\}", ";", " ".join(lines))
    parts = [part for part in text.split(";") if 'visibility("default")' in part]
    parts = [re.sub(r"^.*__attribute__\s*\(\(.*?\)\)\)", "", part) for part in parts]
    names = [re.search(r"\b(ml(?:ir|opt)\w+)\s*\(", part) for part in parts]
    return {name[1] for name in names if name}


def exported(library):
    output = subprocess.run(["nm", "-D", "--defined-only", library], capture_output=True,
                            text=True, check=True).stdout
    return {line.split()[-1] for line in output.splitlines()}


def read_figures():
    with open(FIGURES, encoding="utf-8") as file:
        rows = [line.split() for line in file if line.strip() and not line.startswith("#")]
    return {row[0]: int(row[1]) for row in rows}


def compare(library, folder):
    names, figures, is_ok = exported(library), read_figures(), True
    total = there = 0
    for path in headers(folder):
        header = os.path.relpath(path, os.path.join(folder, "mlir-c"))
        wanted = declared(folder, path)
        missing = sorted(wanted - names)
        total, there = total + len(wanted), there + len(wanted) - len(missing)
        if missing:
            print(f"{header}: {len(missing)} of {len(wanted)} missing: {' '.join(missing[:6])}"
                  + (" …" if len(missing) > 6 else ""))
        if len(missing) > figures.get(header, 0):
            print(f"not ok: {header} misses {len(missing)}, not {figures.get(header, 0)}")
            is_ok = False
    print(f"{there} of {total} functions are exported")
    return is_ok


def main():
    if sys.argv[1] == "--declared":
        for path in headers(sys.argv[2]):
            for name in sorted(declared(sys.argv[2], path)):
                print(name)
        return 0
    folder = sys.argv[2] if len(sys.argv) > 2 else LLVM_HEADERS
    if not os.path.isdir(os.path.join(folder, "mlir-c")):
        print("LLVM's headers are not installed: nothing to compare")
        return 0
    return 0 if compare(os.path.join(sys.argv[1], "libmlopt.so"), folder) else 1


sys.exit(main())
