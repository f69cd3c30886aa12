#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""run_random.py BUILD [COUNT [SEED]]: random functions compute the same numbers
however they are lowered.

The modules of generate_runnable.py are lowered by mlopt in every order of the
lowering passes, through other passes too, into both spellings, and by
mlir-opt-22 and mlir-translate-22; lli-22 runs what comes out. Many modules go
together, and LLVM IR that was run already is not run again. A module passes if
it gives the same numbers in all ways. Ends with `N passed, N failed`.
"""

import hashlib
import itertools
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "generate"))
import generate_runnable  # noqa: E402

REFERENCE, TRANSLATE, INTERPRETER = "mlir-opt-22", "mlir-translate-22", "lli-22"
BATCH = 100
TIMEOUT = 120
INPUTS = ((0, 0), (1, -1), (123456789, 7), (-9223372036854775808, 9223372036854775807))
SCF, CF, ARITH = "-convert-scf-to-cf", "-convert-cf-to-llvm", "-convert-arith-to-llvm"
LOWERING = (SCF, CF, ARITH, "-convert-func-to-llvm", "-finalize-memref-to-llvm")
END = ["-reconcile-unrealized-casts", "-llvm-legalize-for-export"]
VIEWS = ["-expand-strided-metadata", "-lower-affine"]  # Before LLVM's dialect.
ALL = VIEWS + [SCF, "-convert-to-llvm"]


def orders():
    """Branches and arithmetic come from structured control flow: it goes first."""
    for order in itertools.permutations(LOWERING):
        if order.index(SCF) < min(order.index(CF), order.index(ARITH)):
            yield list(order)


def ways():
    """Name and passes."""
    for order in orders():
        yield " ".join(order), VIEWS + order + END
    yield "views last", [SCF] + VIEWS + ["-convert-to-llvm"] + END
    yield "views in between", [VIEWS[0], SCF, "-canonicalize", VIEWS[1], "-convert-to-llvm"] + END
    before = ("-canonicalize", "-cse", "-sccp", "-inline", "-loop-invariant-code-motion", "-control-flow-sink", "-mem2reg",
              "-sroa -mem2reg", "-symbol-dce", "-inline -sccp -canonicalize -cse -loop-invariant-code-motion -canonicalize")
    for flags in before:
        yield flags + " first", flags.split() + ALL + END
    for flags in ("-canonicalize", "-cse", "-canonicalize -cse -sroa -mem2reg"):
        yield flags + " last", ALL + END + flags.split()
        yield flags + " between", VIEWS + [SCF] + flags.split() + ["-convert-to-llvm"] + END
    yield "wrapped", VIEWS + [SCF, "-convert-std-to-llvm"]
    yield "modern", VIEWS + [SCF, "-convert-std-to-llvm=llvm-types=modern"]
    yield "optimized, wrapped", ["-inline", "-canonicalize", "-cse"] + VIEWS + [SCF, "-canonicalize", "-convert-std-to-llvm"]


def run(command, text=None):
    """Standard output, and None or what is wrong."""
    try:
        done = subprocess.run(command, input=text and text.encode(), capture_output=True, check=False, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return "", f"{command[0]} does not end"
    if done.returncode:
        return "", f"{os.path.basename(command[0])} ended with {done.returncode}: {done.stderr.decode(errors='replace')[:400]}"
    return done.stdout.decode(), None


def main_function(seeds):
    """Calls each module with each input, and prints."""
    lines = ['@format = private constant [6 x i8] c"%lld\\0A\\00"', "declare i32 @printf(ptr, ...)", "define i32 @main() {"]
    for seed in seeds:
        for index, (x, y) in enumerate(INPUTS):
            lines.append(f"  %r{seed}.{index} = call i64 @run_{seed}(i64 {x}, i64 {y})")
            lines.append(f"  call i32 (ptr, ...) @printf(ptr @format, i64 %r{seed}.{index})")
    return "\n".join(lines + ["  ret i32 0", "}", ""])


class Batch:
    def __init__(self, mlopt, seeds, folder):
        self.mlopt = mlopt
        self.seeds = seeds
        self.source = "".join(generate_runnable.generate(seed) for seed in seeds)
        self.path = os.path.join(folder, "batch.ll")
        self.done = {}  # From a digest of LLVM IR to what it printed.
        self.failed = set()

    def execute(self, ir):
        digest = hashlib.sha256(ir.encode()).digest()
        if digest not in self.done:
            with open(self.path, "w") as file:
                file.write(ir + main_function(self.seeds))
            output, problem = run([INTERPRETER, "-O0", self.path])
            self.done[digest] = (output.split(), problem)
        return self.done[digest]

    def reference(self):
        lowered, problem = run([REFERENCE] + ALL + END, self.source)
        if problem:
            return None, problem
        ir, problem = run([TRANSLATE, "-mlir-to-llvmir"], lowered)
        return (None, problem) if problem else self.execute(ir)

    def compare(self, way, expected, found, problem):
        """Notes and reports the modules that differ."""
        if problem or len(found) != len(expected):
            print(f"--- seeds {self.seeds[0]} to {self.seeds[-1]}, {way}\n{problem}\n", flush=True)
            self.failed.update(self.seeds)
            return
        for index, seed in enumerate(self.seeds):
            start, end = index * len(INPUTS), (index + 1) * len(INPUTS)
            if expected[start:end] != found[start:end]:
                print(f"--- seed {seed}, {way}\nexpected {expected[start:end]}\nfound    {found[start:end]}\n", flush=True)
                self.failed.add(seed)

    def check(self):
        expected, problem = self.reference()
        if problem:
            print(f"--- seeds {self.seeds[0]} to {self.seeds[-1]}, {REFERENCE}\n{problem}\n")
            self.failed.update(self.seeds)
            return
        for way, passes in ways():
            ir, problem = run([self.mlopt] + passes + ["-mlir-to-llvmir"], self.source)
            found = []
            if not problem:
                found, problem = self.execute(ir)
            self.compare(way, expected, found, problem)


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    failed = 0
    with tempfile.TemporaryDirectory(prefix="mlopt-random-") as folder:
        for start in range(first, first + count, BATCH):
            seeds = range(start, min(start + BATCH, first + count))
            batch = Batch(os.path.join(build, "mlopt"), seeds, folder)
            batch.check()
            failed += len(batch.failed)
            print(f"{seeds[-1] - first + 1} of {count} modules, {len(batch.done)} programs of this batch", flush=True)
    print(f"{count - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
