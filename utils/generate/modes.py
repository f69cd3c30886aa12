#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""modes.py MLOPT FOLDER: both rewriting modes give the same IR.

Each part and each function of the folder's files goes alone through the
conversions that the file's RUN lines ask for, with rollback and without; so do
functions put together at random. Where both modes succeed, what is printed must
be the same. Where only the one with rollback does, the other must have said
what cannot be taken back. Where rollback mode fails, the IR is the input's."""
import random
import re
import subprocess
import sys
from pathlib import Path

PASSES = re.compile(
    r"-(test-legalize-patterns|test-legalize-type-conversion|test-conversion-rules)"
    r"(?:=(?:'([^']*)'|\"([^\"]*)\"|(\S+)))?"
)
MODE = "allow-pattern-rollback"
# What is said where something would have to be taken back, or is not possible
# without rollback.
NOT_WITHOUT_ROLLBACK = re.compile(
    r"could not be legalized|returned failure but IR did change|rollback"
)


# Values replaced twice: without rollback the first casts are there already when
# the second ones are made.
TWO_LEVELS_OF_CASTS = "test.multiple_1_to_n_replacement"
NUM_RANDOM = 200
# Types that the conversion of -test-legalize-patterns turns into none or two.
TO_OTHER_THAN_ONE = ("i16", "i24", "f32")


def conversions(text):
    """(pass, options without the mode) of the RUN lines."""
    found = set()
    runs = re.sub(r"\\\n\s*//\s*(RUN:)?", "", text)
    for line in re.findall(r"RUN:(.*)", runs):
        for match in PASSES.finditer(line):
            options = (match[2] or match[3] or match[4] or "").split()
            kept = [o for o in options if not o.startswith(MODE)]
            found.add((match[1], " ".join(kept)))
    return sorted(found)


def pieces(text):
    """The parts of a file, and each function and module that can stand alone."""
    for part in re.split(r"(?m)^// -----.*$", text):
        yield part
        alone = re.split(r"(?m)^(?=func|module)", part)
        if len(alone) > 2:
            yield from alone[1:]


def random_function(seed):
    """Operations of the test dialect that replace, erase, change types and
    regions, with operands from what is there. Types may change under them."""
    choose = random.Random(seed)
    types = ["i16", "i24", "i32", "i64", "i42", "f32", "f64", "i8"]
    values = [(f"%a{i}", choose.choice(types)) for i in range(choose.randrange(4))]
    head = ", ".join(f"{name}: {type}" for name, type in values)
    body = []
    for i in range(choose.randrange(1, 8)):
        result = choose.choice(types)
        made = f"%v{i} = "
        name, uses = choose.choice(values) if values else (None, None)
        templates = [
            f'{made}"test.illegal_op_a"() : () -> i32',
            f'{made}"test.illegal_op_c"() : () -> i32',
            f'{made}"x.make"() : () -> {result}',
            f'{made}"test.legal_op"() : () -> {result}',
            f'{made}"test.erase_op"() : () -> {result}',
            f'{made}"test.replace_with_valid_producer"() {{type = {result}}} : () -> {result}',
        ]
        if name:
            operand = f"({name}) : ({uses}) -> ()"
            templates += [
                f'"x.use"{operand}',
                f'"x.region"() ({{\n  "test.repetitive_1_to_n_consumer"{operand}\n}}) : () -> ()',
                f'"x.region"() ({{\n  "test.invalid"{operand}\n}}) : () -> ()',
                f'"x.loop"() ({{\n^bb0(%in: {result}):\n'
                f'  "test.invalid"(%in, {name}) : ({result}, {uses}) -> ()\n}}) : () -> ()',
            ]
            if uses not in TO_OTHER_THAN_ONE:
                templates += [
                    f'"test.replace_with_valid_consumer"({name}) {{with_converter}} : ({uses}) -> ()',
                    f'"test.type_consumer"{operand}',
                    f'"x.region"() ({{\n  "test.drop_operands_and_replace_with_valid"{operand}\n}})'
                    " : () -> ()",
                ]
        line = choose.choice(templates)
        body.append(line)
        if line.startswith(made):
            kind = re.search(r"-> (\w+)$", line)[1]
            values.append((f"%v{i}", kind))
    return f"func.func @f({head}) {{\n" + "\n".join(body) + "\nreturn\n}\n"


def run(tool, piece, *arguments):
    done = subprocess.run(
        [tool, "-allow-unregistered-dialect", *arguments],
        input=piece.encode(),
        capture_output=True,
        timeout=60,
    )
    lines = done.stdout.decode().splitlines()
    ir = "\n".join(line for line in lines if not line.startswith("notify"))
    return done.returncode, ir, done.stderr.decode()


def convert(tool, piece, name, options, mode):
    status, ir, messages = run(tool, piece, f"-{name}={options} {MODE}={mode}")
    return status == 0 and "onversion failed" not in messages, ir, messages


def problem(tool, piece, name, options):
    """(kind of outcome, what is wrong or None)"""
    converted, ir, _ = convert(tool, piece, name, options, "true")
    if not converted:
        status, before, _ = run(tool, piece)
        changed = status == 0 and ir and ir != before
        return "failed", f"changed by a failure:\n{ir}" if changed else None
    other_converted, other_ir, messages = convert(tool, piece, name, options, "false")
    if not other_converted:
        known = NOT_WITHOUT_ROLLBACK.search(messages)
        return "only with rollback", None if known else "without rollback: " + messages[:500]
    if ir != other_ir and TWO_LEVELS_OF_CASTS not in piece:
        return "same", f"with rollback:\n{ir}\nwithout:\n{other_ir}"
    return "same", None


def cases(folder):
    for file in sorted(Path(folder).rglob("*.mlir")):
        text = file.read_text()
        for name, options in conversions(text):
            for piece in pieces(text):
                yield file, name, options, piece
    for seed in range(NUM_RANDOM):
        yield f"seed {seed}", "test-legalize-patterns", "", random_function(seed)


def main():
    tool, folder = sys.argv[1:]
    counts = {"same": 0, "only with rollback": 0, "failed": 0}
    wrong = 0
    for where, name, options, piece in cases(folder):
        outcome, what = problem(tool, piece, name, options)
        counts[outcome] += 1
        if what:
            wrong += 1
            print(f"FAIL {where}: {name} {options}\n{piece.strip()}\n{what}")
    print(", ".join(f"{count} {outcome}" for outcome, count in counts.items()) + f", {wrong} wrong")
    return 1 if wrong or counts["same"] < 150 else 0


if __name__ == "__main__":
    sys.exit(main())
