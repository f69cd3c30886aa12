#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs what uses threads in a build, and compares it with one thread.

threads.py BUILD

Modules of many functions, good and bad, go through the tool on one thread and on
several: output, errors and status must be the same. The unit tests and the clients
of the C interface that use threads run as well. In a build with -fsanitize=thread, a race fails the test. The
last line is "N passed, N failed".
"""
import os
import pathlib
import random
import re
import subprocess
import sys

THREADS = 4


def function(index, rng, bad):
    """A function of 2020 with a loop over a memref."""
    uses = "".join(
        f"  %v{i} = {rng.choice(['addi', 'muli', 'subi'])} %v{i - 1}, %a : i32\n"
        for i in range(1, rng.randint(2, 30))
    )
    last = len(uses.splitlines())
    wrong = "  %w = addi %undefined, %a : i32\n" if bad else ""
    return (
        f"func @f{index}(%a: i32, %m: memref<?xi32>, %n: index) -> i32 {{\n"
        f"  %v0 = constant {rng.randint(-9, 9)} : i32\n{uses}{wrong}"
        "  %zero = constant 0 : index\n  %one = constant 1 : index\n"
        "  br ^head(%zero : index)\n"
        "^head(%i: index):\n"
        '  %in = cmpi "slt", %i, %n : index\n'
        "  cond_br %in, ^body, ^exit\n"
        "^body:\n"
        "  %x = load %m[%i] : memref<?xi32>\n"
        f"  %y = addi %x, %v{last} : i32\n"
        "  store %y, %m[%i] : memref<?xi32>\n"
        "  %next = addi %i, %one : index\n"
        "  br ^head(%next : index)\n"
        "^exit:\n"
        f"  %r = call @f{rng.randint(0, index)}(%v{last}, %m, %n)"
        " : (i32, memref<?xi32>, index) -> i32\n"
        f"  return %r : i32\n}}\n"
    )


def module(seed, num_functions, num_bad):
    rng = random.Random(seed)
    bad = set(rng.sample(range(num_functions), num_bad))
    return "".join(function(i, rng, i in bad) for i in range(num_functions)).encode()


def run(tool, threads, text, arguments):
    done = subprocess.run(
        [tool, f"-threads={threads}", *arguments],
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        timeout=300,
    )
    return done.returncode, done.stdout, done.stderr


def client_problem(build, source):
    """What is wrong with a client's run; None: nothing."""
    done = subprocess.run(
        [str(build / "capi" / source.stem)],
        env={**os.environ, "LD_LIBRARY_PATH": str(build)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        timeout=300,
    )
    if done.returncode != 0:
        return f"status {done.returncode}: {done.stderr[-2000:].decode()}"
    if done.stdout != source.with_suffix(".out").read_bytes():
        return f"printed {done.stdout[:1000].decode()}"
    return None


def main():
    build = pathlib.Path(sys.argv[1])
    tool = str(build.resolve() / "mlopt")
    passed = failed = 0

    def report(name, problem):
        nonlocal passed, failed
        if problem:
            print(f"FAIL {name}: {problem}")
            failed += 1
        else:
            passed += 1

    argument_lists = (
        [],
        ["-mlir-print-debuginfo"],
        ["-mlir-print-op-generic"],
        ["-convert-std-to-llvm"],
        ["-convert-std-to-llvm=llvm-types=modern emit-c-wrappers"],
        ["-pass-pipeline=builtin.module(func(reconcile-unrealized-casts),convert-std-to-llvm)"],
    )
    for size, bad in (1, 0), (7, 0), (200, 0), (200, 1), (200, 5):
        for seed, arguments in enumerate(argument_lists):
            text = module(seed, size, bad)
            one = run(tool, 1, text, arguments)
            several = run(tool, THREADS, text, arguments)
            name = f"{size} functions, {bad} bad, {' '.join(arguments)}"
            problem = None
            if one != several:
                problem = f"threads change the outcome: {several[2][:1000].decode()}"
            elif one[0] != (1 if bad else 0):
                problem = f"status {one[0]}: {one[2][:300].decode()}"
            report(name, problem)
    for unit in "support/test_thread_pool", "capi/test_modules":
        done = subprocess.run(
            [str(build / "test/unit" / unit)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        text = done.stdout.decode("utf-8", "replace")
        ok = len(re.findall(r"^\[       OK", text, re.M))
        report(unit, done.returncode != 0 and text[-2000:])
        passed += max(ok - 1, 0)
    clients = pathlib.Path(__file__).resolve().parents[2] / "test/capi/clients/ir"
    for source in sorted(clients.glob("threads*.c")):
        report(source.stem, client_problem(build, source))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
