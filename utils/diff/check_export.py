#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what the export refuses, and why, with mlir-translate-22.

check_export.py BUILD [STEP [SEED [MUTANTS]]]: each module of utils/generate/generate_debug.py,
and of utils/diff/export_errors, where they are divided by `// -----`, goes through
-mlir-to-llvmir and through mlir-translate-22 --mlir-to-llvmir. Both must take it, and
print the same, or both refuse it with the same first words. With STEP, each STEPth
module is tried, from SEED on. Then each STEPth module of
utils/generate/generate_places.py and MUTANTS modules of
utils/generate/generate_mutants.py from SEED on: what both take is the same and
llvm-as-22 takes it, and what mlopt alone refuses llvm-as-22 refuses. Ends with `N passed, N failed`.
"""

import glob
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "generate"))
import generate_debug  # noqa: E402
import generate_mutants  # noqa: E402
import generate_places  # noqa: E402

ASSEMBLER = "llvm-as-22"
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
# The same of mutants: expressions.
KNOWN_MUTANTS = (
    (r"ppc_fp128\)|: !llvm\.ppc_fp128", "numbers of LLVM's own type of floats are not read"),
    (r"elementtype", "mlir-translate puts the attribute of an operand onto the result"),
    (r"personality = @eh", "a symbol that is not there"),
    (r"zero : !llvm\.(target|struct)", "llvm-as does not read all zeros of targets that it writes"),
)
# What mlopt alone refuses: mlir-translate does not look at these types, or what it prints has others.
REFUSED_ALONE = ("source and destination must both be scalars or vectors", "does not fit", "overrun the vector", "is not that of the elements",
                 "LLVM has no type", "must be LLVM dialect-compatible type", "is not that of functions", "is not that of the intrinsic", "destination type is too big", "destination type is too small")


def modules():
    for path in sorted(glob.glob(os.path.join(HERE, "export_errors", "*.mlir"))):
        with open(path, encoding="utf-8") as file:
            for index, text in enumerate(file.read().split(DIVIDER)):
                yield f"{os.path.basename(path)} {index}", text
    for index, text in enumerate(dict.fromkeys(generate_debug.modules())):
        yield f"debug {index}", text


def run(command, text):
    """Exit status, output, and the first line of the error without its place."""
    try:
        done = subprocess.run(command, input=text.encode(), capture_output=True, timeout=60)
    except subprocess.TimeoutExpired:
        return -1, b"", "does not end"
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


def assembles(output):
    return subprocess.run([ASSEMBLER, "-o", os.devnull], input=output, capture_output=True, timeout=60).returncode == 0


def compare_mutant(mlopt, text):
    """The same of a module that need not be right: both may refuse it, with other words."""
    if any(re.search(words, text) for words, _ in KNOWN_MUTANTS):
        return None
    our_status, ours, our_error = run([mlopt, "-mlir-to-llvmir", "-"], text)
    status, output, error = run(TRANSLATE, text)
    if our_status not in (0, 1):
        return f"status {our_status}"
    if status not in (0, 1):  # mlir-translate died.
        return None if our_status or assembles(ours) else "llvm-as refuses it"
    if our_status and status == 0:
        is_known = any(words in our_error for words in REFUSED_ALONE)
        return None if is_known or not assembles(output) else f"mlopt alone: {our_error}"
    if our_status:
        return None
    if status:
        return f"mlir-translate alone: {error}"
    if output != ours:
        return "another output"
    return None if assembles(ours) else "llvm-as refuses it"


def main():
    mlopt = os.path.join(sys.argv[1], "mlopt")
    step = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    start = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    num_mutants = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    chosen = list(modules())[start % step::step]
    mutants = [(f"place {index}", text) for index, text in enumerate(generate_places.modules())][start % step::step]
    mutants += [(f"mutant {seed}", generate_mutants.module(seed)) for seed in range(start * 1000, start * 1000 + num_mutants)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda case: compare(mlopt, case[1]), chosen))
        results += pool.map(lambda case: compare_mutant(mlopt, case[1]), mutants)
    chosen += mutants
    failed = 0
    for (name, text), wrong in zip(chosen, results):
        if wrong:
            failed += 1
            print(f"not ok: {name}: {wrong}\n{text}")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
