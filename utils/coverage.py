#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Which of the numbered requirements have a test that shows them.

coverage.py                  prints the table that test/checklist.md is
coverage.py --check [TESTS]  one line "ok" or "not ok" a check, for `make check`;
                             of a folder TESTS its names alone

A test shows a requirement by its number, R16, in a comment, and by a check in
what the comment stands over. In a C test that is an assertion in the function.
In a test of lit it is a FileCheck pattern, an expected diagnostic or a command
that compares, and it stands in the comment or between it and the end of the
module, function or part after it, before another comment that names
requirements. A test that names a requirement over no check is an error, whatever
other tests show.
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
ASSERTS = re.compile(r"\b(assert|fail|expect|check|CHECK)\w*\(")
PART_END = re.compile(r"\}|// -----")


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


def scope_of_comment(lines, start, end):
    """What a comment stands over: itself, and the lines to the end of a part."""
    yield from lines[start:end]
    for line in lines[end:]:
        if PART_END.match(line):
            return
        yield line


def lit_shows(lines):
    """(number, line, whether a check follows) for each requirement named in a test
    of lit."""
    if not any(line.startswith("//") for line in lines):  # A .test file of commands.
        lines = [line if DIRECTIVE.match(line) else "// " + line for line in lines]
    named = []
    for start, end in comment_blocks(lines):
        numbers = list(numbers_of("\n".join(lines[start:end])))
        if numbers:
            named.append((start, end, numbers))
    limits = [start for start, _, _ in named[1:]] + [len(lines)]
    for (start, end, numbers), limit in zip(named, limits):
        shown = any(map(is_check, scope_of_comment(lines[:limit], start, end)))
        yield from ((number, start + 1, shown) for number in numbers)


def unit_shows(lines):
    """The same in a C test: the function that a comment stands over or in."""
    ends = [i for i, line in enumerate(lines) if line.startswith("}")] + [len(lines)]
    for i, line in enumerate(lines):
        comment = line.partition("//")[2]
        for number in numbers_of(comment):
            end = next(end for end in ends if end >= i)
            yield number, i + 1, any(ASSERTS.search(l) for l in lines[i:end])


def requirements_shown(tests):
    """Of each requirement the tests that show it, and a message for each name that
    stands over no check."""
    files, empty = collections.defaultdict(set), []
    for path in sorted(tests.rglob("*")):
        shows = {".mlir": lit_shows, ".test": lit_shows, ".c": unit_shows}.get(path.suffix)
        if not shows:
            continue
        name = path.relative_to(tests)
        for number, line, checked in shows(path.read_text(errors="replace").splitlines()):
            if checked:
                files[number].add(str(name))
            else:
                empty.append(f"{name}:{line} names R{number} over no check")
    return files, empty


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


def failures(files, empty):
    yield from empty
    for _, numbers, _ in groups():
        yield from (f"no test has a check for R{n}" for n in numbers if n not in files)
    if TABLE.read_text() != table(files):
        yield "test/checklist.md is out of date: utils/coverage.py > test/checklist.md"


def main():
    arguments = sys.argv[1:]
    if arguments[:1] != ["--check"]:
        print(table(requirements_shown(TESTS)[0]), end="")
        return 0
    if arguments[1:]:
        files, failed = requirements_shown(pathlib.Path(arguments[1]))
    else:
        files, failed = requirements_shown(TESTS)
        failed = list(failures(files, failed))
    for text in failed:
        print("not ok: " + text)
    if not failed:
        print("ok: a check for each of " + ", ".join(f"R{n}" for n in sorted(files)))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
