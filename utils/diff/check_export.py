#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what the export refuses, and why, with mlir-translate-22.

check_export.py BUILD [STEP] [SEED]: each module of utils/generate/generate_debug.py,
and of utils/diff/export_errors, where they are divided by `// -----`, goes through
-mlir-to-llvmir and through mlir-translate-22 --mlir-to-llvmir. Both must take it, and
print the same, or both refuse it with the same first words. With STEP, each STEPth
module is tried, from SEED on. Ends with `N passed, N failed`.
"""

import glob
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "generate"))
import generate_debug  # noqa: E402

TRANSLATE = ["mlir-translate-22", "--mlir-to-llvmir"]
DIVIDER = "// -----\n"
REFUSED = "cannot be converted to LLVM IR: "
# What differs on purpose: words of the input, and why.
KNOWN = (
    ("di_expression<[]>", "MLIR's parser wants an operation and says it in another way"),
    ("expr = <[]>", "as before"),
    ("rank = <[]>", "as before"),
    ("constrained.fptosi", "an intrinsic that takes metadata is not known, and no call can be right"),
    ("read_register", "as before"),
)


def modules():
    for path in sorted(glob.glob(os.path.join(HERE, "export_errors", "*.mlir"))):
        with open(path, encoding="utf-8") as file:
            for index, text in enumerate(file.read().split(DIVIDER)):
                yield f"{os.path.basename(path)} {index}", text
    for index, text in enumerate(dict.fromkeys(generate_debug.modules())):
        yield f"debug {index}", text


def run(command, text):
    """Exit status, output, and the first line of the error without its place."""
    done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=60)
    error = done.stderr.decode(errors="replace").split("\n")[0]
    for mark in ("error: ", REFUSED):
        error = error[error.index(mark) + len(mark):] if mark in error else error
    return done.returncode, done.stdout, error


def compare(mlopt, text):
    """What is wrong with the export of `text`; None: nothing."""
    if any(words in text for words, _ in KNOWN):
        return None
    status, output, error = run(TRANSLATE, text)
    our_status, ours, our_error = run([mlopt, "-mlir-to-llvmir", "-"], text)
    if our_status not in (0, 1):
        return f"status {our_status}"
    if (status == 0) != (our_status == 0):
        return f"mlir-translate: {error or 'takes it'}, mlopt: {our_error or 'takes it'}"
    if status == 0:
        return None if output == ours else "another output"
    return None if error == our_error else f"mlir-translate: {error}, mlopt: {our_error}"


def main():
    mlopt = os.path.join(sys.argv[1], "mlopt")
    step = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    start = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    chosen = list(modules())[start % step::step]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda case: compare(mlopt, case[1]), chosen))
    failed = 0
    for (name, text), wrong in zip(chosen, results):
        if wrong:
            failed += 1
            print(f"not ok: {name}: {wrong}\n{text}")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
