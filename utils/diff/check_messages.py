#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what mlopt says of wrong command lines and inputs with mlir-opt-22.

check_messages.py BUILD: of each entry in test/tool/Inputs/messages, what mlir-opt says,
without source lines, is in what mlopt says, which may be more, but no more than 24 lines:
the smallest window that terminals open with, so that the first error is still to be seen.
Lines are counted as they are written; the long ones are the user's own, and are cut at
200 columns. Ends with `N passed, N failed`.
"""
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = os.path.join(HERE, "..", "..", "test", "tool", "Inputs", "messages")
sys.path.insert(0, FOLDER)
import check as golden  # noqa: E402

REFERENCE = "mlir-opt-22"

# What mlir-opt says otherwise, and why mlopt does not.
OTHER_OPTIONS = "mlir-opt has no such option"
NOTHING = "mlir-opt finds nothing wrong"
BETTER = "mlopt says more exactly what is wrong"
REASONS = {
    "-threads=many": "a number without a sign",
    "-threads": "LLVM's command line writes one dash or two as it finds them",
    "-affine-loop-fusion": "a pass of mlir-opt alone",
    "-threads=0": NOTHING,
    "-pass-pipeline=builtin.module(cse": BETTER,
    "-pass-pipeline=builtin.module(func.func(inline,)": BETTER,
    "-debug-only=greedy": "mlir-opt has traces only where it was built with assertions",
    "-remarks-filter=[": NOTHING,
    "-mlir-debug-counter=apply-pattern": "mlir-opt crashes",
    "-reduce=/nonexistent/script": OTHER_OPTIONS,
    "-completion=csh": OTHER_OPTIONS,
    "-diagnostics-format=xml": OTHER_OPTIONS,
    "-load-pass-plugin=x.so": "mlir-opt warns and goes on",
}


def messages(lines, is_input):
    """What mlir-opt says, without its name, the place in a pipeline, source lines and guesses."""
    if is_input:
        return [line for line in lines if re.match(r"\S+:\d+:\d+: (error|warning|note|remark): ", line)]
    found = []
    for line in lines:
        line = re.sub(r"[^\s']*mlir-opt(-22)? --help", "mlopt --help", line)
        line = re.sub(r"^\S*mlir-opt(-22)?: ", "", line)
        line = re.sub(r"^<unknown>:0: error: ", "", line)
        is_place = re.match(r"MLIR Textual PassPipeline Parser:", line) is not None
        line = re.sub(r"^MLIR Textual PassPipeline Parser:\d+:\d+: error: ", "", line)
        line = re.sub(r"^ExecutionContext registered on the context", "", line)
        if line and not line.startswith(("Did you mean", "failed to add")):
            found.append(line)
        if is_place:  # The text of the pipeline and a caret follow.
            break
    return found


def check(mlopt, command, text):
    """What is wrong, or nothing."""
    mine = golden.run(mlopt, command, text)[1]
    if len(mine) > golden.SCREEN:
        return [f"{len(mine)} lines"]
    if command in REASONS:
        return []
    said = "\n".join(mine)
    return [f"not said: {line}" for line in messages(golden.run(REFERENCE, command, text)[1], text is not None)
            if line not in said]


def main():
    mlopt = os.path.join(os.path.abspath(sys.argv[1]), "mlopt")
    passed = failed = 0
    for name in "command_lines.txt", "inputs.txt":
        for command, text, _ in golden.read_table(os.path.join(FOLDER, name)):
            problems = check(mlopt, command, text)
            for problem in problems:
                print(f"not ok: {command or text}: {problem}")
            passed += not problems
            failed += bool(problems)
    print(f"messages: {passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
