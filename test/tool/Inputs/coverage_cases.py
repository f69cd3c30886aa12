# SPDX-License-Identifier: Apache-2.0
"""Small tests that name requirements, and what coverage.py says of each:
coverage_cases.py COVERAGE FOLDER."""
import pathlib
import subprocess
import sys

SHOWN = "ok: a check for each of R16\n"
FUNCTION = "func @f() {\n  return\n}\n"
CASES = [
    # A FileCheck pattern, an expected diagnostic, a command that compares.
    ("a.mlir", "// R16: as here.\n// CHECK: func @f\n" + FUNCTION, SHOWN),
    ("a.mlir", "// R16\n// expected-error@+1 {{no}}\n" + FUNCTION, SHOWN),
    ("a.mlir", "// R16\nfunc @f() {\n  // expected-error@+1 {{no}}\n  return\n}\n", SHOWN),
    ("a.test", "R16: the same.\nRUN: diff %s %t\n", SHOWN),
    ("a.c", "/// R16\nstatic void f(void) {\n  assert_true(1);\n}\n", SHOWN),
    ("a.c", "static void f(void) {\n  // R16\n  CHECK(1);\n}\n", SHOWN),
    # Several, and a range.
    ("a.mlir", "// R16, R18-R20\n// CHECK: func\n", "ok: a check for each of R16, R18, R19, R20\n"),
    # Nothing is compared.
    ("a.mlir", "// R16\n" + FUNCTION, "not ok: a.mlir:1 names R16 over no check\n"),
    ("a.mlir", "// RUN: mlopt %s\n// R16\n" + FUNCTION, "not ok: a.mlir:2 names R16 over no check\n"),
    ("a.test", "R16: it runs.\nRUN: mlopt %s\n", "not ok: a.test:1 names R16 over no check\n"),
    ("a.c", "/// R16\nstatic void f(void) {\n  run();\n}\n", "not ok: a.c:1 names R16 over no check\n"),
    # What is compared is another's: of a function further down, of another
    # part, of another requirement.
    ("a.mlir", "// R16\n" + FUNCTION + "// CHECK: func @g\n", "not ok: a.mlir:1 names R16 over no check\n"),
    ("a.mlir", "// R16\nfunc private @f()\n// -----\n// CHECK: func @g\n", "not ok: a.mlir:1 names R16 over no check\n"),
    ("a.mlir", "// R16\n\n// R17\n// CHECK: func @g\n", "not ok: a.mlir:1 names R16 over no check\n"),
    ("a.c", "/// R16\nstatic void f(void) {\n}\nstatic void g(void) {\n  assert_true(1);\n}\n",
     "not ok: a.c:1 names R16 over no check\n"),
    # No names: values, types, substitutions.
    ("a.mlir", "// CHECK: %[[R16:.*]] = x.R17\n" + FUNCTION, "ok: a check for each of \n"),
]


def main():
    coverage, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    wrong = 0
    for name, text, expected in CASES:
        path = folder / name
        path.write_text(text)
        done = subprocess.run([sys.executable, coverage, "--check", folder], capture_output=True, text=True)
        path.unlink()
        if (done.stdout, done.returncode) != (expected, expected.startswith("not")):
            print(f"{name}:\n{text}said: {done.stdout}{done.stderr}instead of: {expected}")
            wrong += 1
    print(f"{len(CASES) - wrong} as expected, {wrong} not")


main()
