#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Which of the numbered requirements have a test that shows them.

coverage.py           prints the table that test/checklist.md is
coverage.py --check   one line "ok" or "not ok" a check, for `make check`

A test shows a requirement by its number, R16, in a comment, and by a check in
what the comment stands over: in a C test an assertion in the function, in a
test of lit a FileCheck pattern, an expected diagnostic or a command that
compares, before the next comment that names requirements. A comment on the first
line is about the file as a whole, and does not count.
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "test"
TABLE = TESTS / "checklist.md"

GROUPS = """
A 1 15 Conversion modes
B 16 37 Conversion target and legality
C 38 51 Patterns and the legalization graph
D 52 68 Remapped operands
E 69 96 Rewriter: immediate and delayed changes
F 97 115 Type conversion
G 116 136 Materializations
H 137 154 Region and block signature conversion
I 155 173 1:N conversion
J 174 187 Debug trace
K 188 219 Canonicalization and the greedy driver
L 220 241 Folding
M 242 250 Constants from attributes
N 251 268 std to LLVM: the pass
O 269 284 std to LLVM: scalar, index and vector types
P 285 306 std to LLVM: memref types
Q 307 325 std to LLVM: function types and signatures
R 326 343 std to LLVM: memref calling convention
S 344 359 std to LLVM: C wrappers
T 360 369 std to LLVM: repeated successors
U 370 383 std to LLVM: loads, stores, linearization
"""

NAME = re.compile(r"(?<![A-Za-z0-9_%\[])R(\d+)(?:(?:-|–|\.\.)R?(\d+))?\b")
# FileCheck's directives, and lit's own; "R16:" is neither.
DIRECTIVE = re.compile(r"^\s*(?://|;|#)?\s*(?!R\d+:)([A-Z][A-Z0-9_-]*):")
EXPECTED = re.compile(r"expected-(error|warning|note|remark)")
COMPARES = re.compile(r"RUN:.*(\bnot\b|\bdiff\b|\bcmp\b|\btest\b|grep|python3|%build)")
ASSERTS = re.compile(r"\b(assert|fail|expect|check)\w*\(")


def numbers_of(text):
    for match in NAME.finditer(text):
        first, last = int(match[1]), int(match[2] or match[1])
        yield from range(first, last + 1 if last - first <= 40 else first + 1)


def is_check(line):
    directive = DIRECTIVE.match(line)
    return bool(
        EXPECTED.search(line)
        or COMPARES.search(line)
        or directive
        and directive[1] != "RUN"
    )


def comment_blocks(lines):
    """(first line, the line after the last) of each comment without directives."""
    start = None
    for i, line in enumerate(lines + [""]):
        is_comment = line.startswith("//") and not DIRECTIVE.match(line)
        if is_comment and start is None:
            start = i
        elif not is_comment and start is not None:
            yield start, i
            start = None


def lit_shows(lines):
    """(number, whether a check follows) for each requirement named in a test of lit."""
    if not any(line.startswith("//") for line in lines):  # A .test file of commands.
        lines = [line if DIRECTIVE.match(line) else "// " + line for line in lines]
    named = []
    for start, end in comment_blocks(lines):
        numbers = list(numbers_of("\n".join(lines[start:end])))
        if start and numbers:
            named.append((start, numbers))
    ends = [start for start, _ in named[1:]] + [len(lines)]
    for (start, numbers), end in zip(named, ends):
        shown = any(is_check(line) for line in lines[start:end])
        yield from ((number, shown) for number in numbers)


def unit_shows(lines):
    """The same in a C test: the function that a comment stands over or in."""
    ends = [i for i, line in enumerate(lines) if line.startswith("}")] + [len(lines)]
    for i, line in enumerate(lines):
        comment = line.partition("//")[2]
        for number in numbers_of(comment):
            end = next(end for end in ends if end >= i)
            yield number, any(ASSERTS.search(l) for l in lines[i:end])


def requirements_shown():
    """Of each requirement the tests that name it, and whether one has a check."""
    files, shown = collections.defaultdict(set), set()
    for path in sorted(TESTS.rglob("*")):
        shows = {".mlir": lit_shows, ".test": lit_shows, ".c": unit_shows}.get(path.suffix)
        if not shows:
            continue
        for number, checked in shows(path.read_text(errors="replace").splitlines()):
            if checked:
                files[number].add(str(path.relative_to(TESTS)))
                shown.add(number)
    return files, shown


def groups():
    for row in GROUPS.strip().splitlines():
        letter, first, last, title = row.split(" ", 3)
        yield letter, range(int(first), int(last) + 1), title


def table(files):
    out = ["# Requirements and their tests", ""]
    out.append("Made by `utils/coverage.py`: the tests that name a requirement over a check.")
    for letter, numbers, title in groups():
        tested = sum(number in files for number in numbers)
        out += ["", f"## {letter}. {title}: {tested} of {len(numbers)}", ""]
        for number in numbers:
            names = ", ".join(f"`{name}`" for name in sorted(files.get(number, ())))
            out.append(f"- R{number} {names or '—'}")
    return "\n".join(out) + "\n"


def main():
    files, shown = requirements_shown()
    text = table(files)
    if "--check" not in sys.argv:
        print(text, end="")
        return 0
    missing = [n for _, numbers, _ in groups() for n in numbers if n not in shown]
    stale = TABLE.read_text() != text
    for number in missing:
        print(f"not ok: no test has a check for R{number}")
    if stale:
        print("not ok: test/checklist.md is out of date: utils/coverage.py > test/checklist.md")
    if not missing and not stale:
        print("ok: each requirement has a test with a check")
    return 1 if missing or stale else 0


if __name__ == "__main__":
    sys.exit(main())
