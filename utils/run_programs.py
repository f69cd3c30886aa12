#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""run_programs.py BUILD: what mlopt lowers runs, and computes what it should.

Each program of test/programs is NAME.std.mlir (2020's std), NAME.mlir (today's
dialects) and NAME.c, which calls it and checks what it did. They are lowered by
mlopt alone in all the WAYS, exported to LLVM IR by it, compiled with clang and
run. Ends with `N passed, N failed`.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAMS = os.path.join(os.path.dirname(HERE), "test", "programs")
EXPAND = ["-expand-strided-metadata", "-lower-affine"]  # Views become arithmetic.
TO_STD = ["-convert-std-to-llvm"]
# Name, which of the two sources, passes.
WAYS = (
    ("std, wrapped", ".std.mlir", TO_STD),
    ("std, modern", ".std.mlir", ["-convert-std-to-llvm=llvm-types=modern"]),
    ("std, canonicalized", ".std.mlir", ["-canonicalize", "-cse"] + TO_STD),
    ("all at once", ".mlir", ["-convert-scf-to-cf"] + EXPAND + ["-convert-to-llvm", "-reconcile-unrealized-casts"]),
    ("optimized", ".mlir", ["-inline", "-canonicalize", "-cse", "-loop-invariant-code-motion", "-convert-scf-to-cf", "-sccp"] +
     EXPAND + ["-convert-to-llvm", "-reconcile-unrealized-casts", "-canonicalize"]),
    ("dialect by dialect", ".mlir", ["-convert-scf-to-cf"] + EXPAND + [
        "-convert-func-to-llvm", "-convert-arith-to-llvm", "-finalize-memref-to-llvm", "-convert-cf-to-llvm",
        "-reconcile-unrealized-casts"]),
    ("dialects backwards", ".mlir", ["-convert-scf-to-cf"] + EXPAND + [
        "-convert-cf-to-llvm", "-convert-arith-to-llvm", "-finalize-memref-to-llvm", "-convert-func-to-llvm",
        "-reconcile-unrealized-casts"]),
    ("mixed, wrapped", ".mlir", ["-convert-scf-to-cf"] + EXPAND + TO_STD),
)


def find_clang():
    for name in ("clang-22", "clang"):
        path = shutil.which(name)
        if path:
            return path
    sys.exit("run_programs.py: there is no clang")


def run(command):
    """None, or what is wrong."""
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    if not done.returncode:
        return None
    text = (done.stdout + done.stderr).decode(errors="replace").strip()
    return f"{os.path.basename(command[0])} ended with {done.returncode}: {text[:600]}"


class Program:
    def __init__(self, mlopt, clang, name, folder):
        self.mlopt = mlopt
        self.clang = clang
        self.name = name
        self.base = os.path.join(folder, name)
        self.main = self.base + ".main.o"

    def compile_main(self):
        source = os.path.join(PROGRAMS, self.name + ".c")
        return run([self.clang, "-O1", "-pthread", "-c", "-o", self.main, source])

    def try_way(self, source, passes):
        ir = self.base + ".ll"
        program = self.base + ".out"
        return (run([self.mlopt] + passes + ["-mlir-to-llvmir", source, "-o", ir]) or
                run([self.clang, "-O1", "-Wno-override-module", "-pthread", "-o", program, ir, self.main, "-lm"]) or
                run([program]))


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    clang = find_clang()
    passed = failed = 0
    with tempfile.TemporaryDirectory(prefix="mlopt-programs-") as folder:
        for path in sorted(glob.glob(os.path.join(PROGRAMS, "*.c"))):
            name = os.path.basename(path)[:-2]
            program = Program(os.path.join(build, "mlopt"), clang, name, folder)
            broken = program.compile_main()
            for way, suffix, passes in WAYS:
                source = os.path.join(PROGRAMS, name + suffix)
                if not os.path.exists(source):
                    continue
                problem = broken or program.try_way(source, passes)
                passed += not problem
                failed += bool(problem)
                if problem:
                    print(f"--- {name}, {way}\n{problem}\n")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
