#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the bytecode of mlopt with that of mlir-opt-22.

check_bytecode.py BUILD [SHARE [COUNT [SEED]]]: of the test files one in SHARE, and
COUNT generated modules of each kind from SEED on. What mlir-opt-22 accepts of them,
mlopt writes to the same bytes, in the newest version and in an older one, and it reads
what mlir-opt-22 wrote to the same text. Known differences stand in
known_differences.txt. Ends with `N passed, N failed`.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, "utils", "generate"))
sys.path.insert(0, HERE)
import check_diff  # noqa: E402
import generate_modules  # noqa: E402

REFERENCE = check_diff.REFERENCE
COMMON = ["-allow-unregistered-dialect", "-mlir-disable-threading"]
MARKER = b"// -----\n"
VERSIONS = (6, 3)
# Of a part that begins within a line, the implicit module stands elsewhere.
INLINE_MARKER = re.compile(rb"[^\n]// -----")
# The test dialect and std are not mlir-opt's, or have an encoding of their own there.
FOREIGN = re.compile(rb"(?m)\btest\.|^\s*(func|module|llvm\.mlir\.func) @|!llvm<\"|!llvm\.(i\d|float|double)")


def run(tool, options, path, folder, data=None):
    try:
        done = subprocess.run([tool] + COMMON + options + [path], cwd=folder, input=data, capture_output=True, check=False,
                              timeout=20, env=check_diff.ENVIRONMENT)
    except subprocess.TimeoutExpired:
        return b"", check_diff.TIMED_OUT
    return done.stdout, done.returncode


class Checker:
    def __init__(self, mlopt, known, folder):
        self.mlopt = mlopt
        self.known = known
        self.folder = folder
        self.outcome = check_diff.Outcome()

    def compare(self, title, expected, actual):
        if expected == actual:
            self.outcome.ok()
        elif title in self.known:
            self.outcome.known.add(title)
        else:
            at = next((i for i, pair in enumerate(zip(expected, actual)) if pair[0] != pair[1]), "the end")
            self.outcome.fail(title, f"{len(expected)} and {len(actual)} bytes, which differ from {at} on")

    def check_read(self, title, written):
        """What both read of the same bytes."""
        other, status = run(REFERENCE, ["-mlir-print-debuginfo"], "-", self.folder, written)
        if status == 0:
            self.compare(f"{title} read", other, run(self.mlopt, ["-mlir-print-debuginfo"], "-", self.folder, written)[0])

    def check_file(self, title, path):
        """The parts of a file that mlir-opt-22 accepts, one after the other."""
        with open(path, "rb") as file:
            data = file.read()
            if FOREIGN.search(data) or INLINE_MARKER.search(data) or "/std/" in title:
                return
        for version in VERSIONS:
            options = ["-split-input-file", "-emit-bytecode", f"-emit-bytecode-version={version}"]
            other, status = run(REFERENCE, options, path, self.folder)
            if status not in (0, 1) or not other:
                self.outcome.reference_died()
                return
            mine = run(self.mlopt, options, path, self.folder)[0].split(MARKER)
            other = other.split(MARKER)
            if len(mine) != len(other):
                continue  # One accepts a part that the other refuses: check_diff.py's matter.
            for number, (one, two) in enumerate(zip(other, mine)):
                if one and two:
                    self.compare(f"bytecode {title} {number} version {version}", one, two)
            read = max((one for one, two in zip(other, mine) if two), key=len, default=b"")
            if read:
                self.check_read(f"bytecode {title} version {version}", read)


def inputs(share, count, seed, folder):
    """Titles and paths."""
    found = []
    for place, _, names in sorted(os.walk(os.path.join(ROOT, "test"))):
        found += [os.path.join(place, name) for name in sorted(names) if name.endswith(".mlir")]
    chosen = [(os.path.relpath(path, ROOT), path) for path in found[seed % share::share] if os.path.getsize(path) < 200000]
    for kind in check_diff.MODES:
        for number in range(seed, seed + count):
            path = os.path.join(folder, f"{kind}-{number}.mlir")
            with open(path, "w", encoding="utf-8") as file:
                file.write(generate_modules.generate(kind, number))
            chosen.append((f"seed {number} {kind}", path))
    return chosen


def main():
    build, share, count, seed = (sys.argv[1:] + [None] * 3)[:4]
    mlopt = os.path.join(os.path.abspath(build), "mlopt")
    known = check_diff.read_known(os.path.join(HERE, "known_differences.txt"))
    with tempfile.TemporaryDirectory(prefix="mlopt-bytecode-") as folder:
        checker = Checker(mlopt, known, folder)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda one: checker.check_file(*one), inputs(int(share or 8), int(count or 10), int(seed or 1), folder)))
    outcome = checker.outcome
    print(f"bytecode: {len(outcome.known)} known differences, {outcome.died} that {REFERENCE} refuses")
    print(f"{outcome.passed} passed, {outcome.failed} failed")
    sys.exit(outcome.failed > 0)


if __name__ == "__main__":
    main()
