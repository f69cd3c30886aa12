#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Lowers every operation to the spelling of 2020, which mlir-opt 22 does not have.

check_wrapped.py BUILD [ROUNDS [SEED]]: the functions of check_ops.py go through
-convert-std-to-llvm, with rollback and without. It ends with a result or with an error
that has a place; what it prints is read back as it is, and so is the generic form.
Ends with `N passed, N failed`.
"""

import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "generate"))
import generate_ops  # noqa: E402

FLAGS = ["-allow-unregistered-dialect", "-"]
MODES = ["-convert-std-to-llvm", "-convert-std-to-llvm=allow-pattern-rollback=0"]
# Both tools print numbers near zero that they read as zero.
NEAR_ZERO = re.compile(r"e-49\d\d : f(128|80)\b")
GENERIC = "-mlir-print-op-generic"


def run(mlopt, flags, text):
    return subprocess.run([mlopt, *flags, *FLAGS], input=text, capture_output=True, text=True)


def fault(mlopt, mode, text):
    """What is wrong with the lowering of `text`, or None."""
    done = run(mlopt, [mode], text)
    if done.returncode == 1:
        has_place = re.search(r"^(.+:\d+:\d+|loc\(.*\)|<unknown>:0): error: ", done.stderr, re.M)
        return None if has_place else "an error without a place"
    if done.returncode != 0:
        return "it ends with status %d" % done.returncode
    if NEAR_ZERO.search(done.stdout):
        return None
    again = run(mlopt, [], done.stdout)
    if again.returncode or again.stdout != done.stdout:
        return "it is not read back"
    generic = run(mlopt, [GENERIC], done.stdout)
    again = run(mlopt, [GENERIC], generic.stdout)
    if again.returncode or again.stdout != generic.stdout:
        return "the generic form is not read back"
    return None


def check(mlopt, seed):
    """(what failed, its seed) of the modes of one function."""
    text = generate_ops.module(seed, False)
    if run(mlopt, [], text).returncode:
        return []  # Some have errors that are meant.
    return [(fault(mlopt, mode, text), mode, seed) for mode in MODES]


def main():
    mlopt = os.path.join(ROOT, sys.argv[1], "mlopt")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    count = generate_ops.num_templates(False)
    first = (seed - 1) * count
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = pool.map(lambda at: check(mlopt, at), range(first, first + rounds * count))
        outcomes = [outcome for result in results for outcome in result]
    failed = [outcome for outcome in outcomes if outcome[0]]
    for what, mode, at in failed:
        print("seed %d, %s: %s" % (at, mode, what))
    print("%d passed, %d failed" % (len(outcomes) - len(failed), len(failed)))
    return 1 if failed or not outcomes else 0


if __name__ == "__main__":
    sys.exit(main())
