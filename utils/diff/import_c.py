#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Real code: C and C++ programs through clang-22, mlir-translate-22 and mlopt.

import_c.py BUILD [FILE…]: each program of utils/diff/c (or the files that are
named, which need not have a main) at -O0 and -O2, with and without -g, is
compiled to LLVM IR and imported. mlopt must print the module as mlir-opt-22 does,
in custom and generic form with locations, and after passes, and export it as
mlir-translate-22 does, byte for byte; what it exports, folded or not, must run as
the program itself does. Ends with `N passed, N failed`.
"""

import glob
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
CLANG = {".c": "clang-22"}  # Of other endings: clang++-22.
REFERENCE = "mlir-opt-22"
TRANSLATE = "mlir-translate-22"
LEVELS = [["-O0"], ["-O2"], ["-O0", "-g"], ["-O2", "-g"]]
PRINTED = {
    "custom": ["-mlir-print-debuginfo"],
    "generic": ["-mlir-print-debuginfo", "-mlir-print-op-generic"],
    "folded": ["-mlir-print-debuginfo", "-canonicalize", "-cse"],
    "promoted": ["-mlir-print-debuginfo", "-mem2reg", "-canonicalize"],
    "inlined": ["-mlir-print-debuginfo", "-inline"],
    "merged": ["-canonicalize=region-simplify=aggressive", "-symbol-privatize"],
    "sunk": ["-sroa", "-mem2reg", "-control-flow-sink", "-strip-debuginfo"],
    "propagated": ["-sccp", "-loop-invariant-code-motion", "-symbol-dce"],
}
LIMIT = 120
# mlir-translate-22 orders by addresses what it adds for a switch that passes arguments to
# several blocks twice, so that its output is another one from run to run.
TRIES = 6


def run(command, **options):
    return subprocess.run(command, capture_output=True, timeout=LIMIT, **options)


def outcome(program):
    """What a program does: its exit status and output."""
    done = run([program])
    return done.returncode, done.stdout


class Case:
    """One program at one level; collects what went wrong."""

    def __init__(self, mlopt, source, flags, folder):
        self.mlopt = mlopt
        self.source = source
        self.flags = flags
        self.name = " ".join([os.path.basename(source), *flags])
        stem = "-".join([os.path.splitext(os.path.basename(source))[0], *flags])
        self.base = os.path.join(folder, stem)
        self.clang = CLANG.get(os.path.splitext(source)[1], "clang++-22")
        self.results = []

    def check(self, what, is_good, why=b""):
        text = why.decode(errors="replace").strip().split("\n")[0][:200]
        self.results.append((f"{self.name}: {what}", is_good, text))
        return is_good

    def import_module(self):
        """The imported module's path, or None."""
        ir, module = self.base + ".ll", self.base + ".mlir"
        done = run([self.clang, "-w", *self.flags, "-S", "-emit-llvm", self.source, "-o", ir])
        if not self.check("clang", done.returncode == 0, done.stderr):
            return None
        located = ["-mlir-print-debuginfo"] if "-g" in self.flags else []
        done = run([TRANSLATE, "--import-llvm", *located, ir])
        # MLIR imports a static member without saying that it is one, and then LLVM
        # refuses its tag.
        with open(module, "wb") as file:
            file.write(done.stdout.replace(b"DW_TAG_variable", b"DW_TAG_member"))
        return module if self.check("import", done.returncode == 0, done.stderr) else None

    def compare(self, what, ours, theirs):
        mine, tries = run(ours), TRIES if what == "export" else 1
        same = mine.returncode == 0 and any(mine.stdout == run(theirs).stdout for _ in range(tries))
        self.check(what, same, mine.stderr or b"different output")
        return mine.stdout

    def runs_like(self, what, ir, expected):
        """Does the exported program do what the original does?"""
        path, program = f"{self.base}.{what}.ll", f"{self.base}.{what}"
        with open(path, "wb") as file:
            file.write(ir)
        done = run([self.clang, "-w", "-O1", path, "-o", program, "-lm"])
        if self.check(f"{what} compiles", done.returncode == 0, done.stderr):
            self.check(f"{what} runs", outcome(program) == expected, b"other output")

    def test(self):
        module = self.import_module()
        if not module:
            return
        for form, flags in PRINTED.items():
            self.compare(form, [self.mlopt, module, *flags], [REFERENCE, module, *flags])
        ir = self.compare("export", [self.mlopt, module, "-mlir-to-llvmir"],
                          [TRANSLATE, "--mlir-to-llvmir", module])
        program = self.base + ".original"
        done = run([self.clang, "-w", *self.flags, self.source, "-o", program, "-lm"])
        if done.returncode != 0:
            return  # No program: a part of one.
        expected = outcome(program)
        self.runs_like("exported", ir, expected)
        done = run([self.mlopt, module, "-canonicalize", "-cse", "-mlir-to-llvmir"])
        if self.check("canonicalize", done.returncode == 0, done.stderr):
            self.runs_like("canonicalized", done.stdout, expected)


def main():
    build = sys.argv[1]
    sources = sys.argv[2:] or sorted(glob.glob(os.path.join(HERE, "c", "*.c*")))
    mlopt = os.path.abspath(os.path.join(build, "mlopt"))
    with tempfile.TemporaryDirectory() as folder:
        cases = [Case(mlopt, source, flags, folder) for source in sources for flags in LEVELS]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(Case.test, cases))
    passed = failed = 0
    for case in cases:
        for name, is_good, why in case.results:
            if not is_good:
                print(f"not ok: {name}: {why}")
            passed += is_good
            failed += not is_good
    print(f"{passed} passed, {failed} failed")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
