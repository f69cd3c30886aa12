#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the dialect conversion driver with mlir-opt 22's.

check_conversion.py BUILD [COUNT [SEED]]: COUNT generated modules of the test dialect,
from SEED on, through -test-legalize-patterns in all its modes, by mlopt-test and by
mlir-opt-22. What the listener is told, the IR, the first error and the remarks must
be the same, but for what the documents want otherwise:

- A pattern that takes one value an operand and meets another number of them ends the
  conversion with an error (R163).
- A conversion that fails leaves the IR as it was (R14, R132), and tells the listener
  of nothing. mlir-opt 22 keeps what it did if it fails at its very end.
- Where mlir-opt 22 ends the process with a message, mlopt gives it as an error.
- Values that replace each other in a circle, with which mlir-opt 22 does not end, become
  what it makes without rollback, though not by the same casts.
- mlir-opt 22 marks casts while it converts without rollback, and leaves the mark if it fails.
- An erased value that is still used is a cast of nothing, as without rollback. With
  rollback, mlir-opt 22 may make casts that take each other, or leave the value as an
  operand. So the IR is compared with what it makes without rollback.

The order in which casts are resolved at the end is that of their addresses in mlir-opt
22, so it is not compared. Ends with `N passed, N failed`.
"""

import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "generate"))
import generate_modules  # noqa: E402
from check_diff import ENVIRONMENT, REFERENCE, Outcome, unified  # noqa: E402

PASS = "-test-legalize-patterns"
MODES = ("", "test-legalize-mode=full", "test-legalize-mode=analysis", "allow-pattern-rollback=0",
         "test-legalize-folding-mode=after-patterns", "test-legalize-folding-mode=never",
         "build-materializations=0", "attach-debug-materialization-kind build-materializations=0",
         "allow-pattern-rollback=0 build-materializations=0")
TIMEOUT = 60  # seconds
# mlir-opt 22 does not end where values replace each other in a circle. It may take a second of
# processor time, so that the result does not depend on what else the machine does.
LIMITED = ["sh", "-c", 'ulimit -S -t 1; ulimit -H -t 2; exec "$0" "$@"', REFERENCE]
TIMED_OUT = -1000
CAST = "builtin.unrealized_conversion_cast"
FATAL = re.compile(r"(produced IR that could not be legalized\. new ops: .*|folder rollback of IR modifications requested)")
ONE_TO_N = "does not support 1:N conversion"
INVALID = re.compile(r"error: (operand #\d+ does not dominate this use|operation's operand is unlinked)\n")
HAS_FAILED = re.compile(r"remark: apply\w+Conversion failed")
MARK = " {__pure_type_conversion__}"
LIVE_CAST = "failed to legalize unresolved materialization"


def run(tool, options, text):
    """(standard output, standard error, status)"""
    command = LIMITED if tool == REFERENCE else [tool]
    try:
        result = subprocess.run([*command, "-allow-unregistered-dialect", "-mlir-disable-threading", *options],
                                input=text.encode(), capture_output=True, check=False, timeout=TIMEOUT, env=ENVIRONMENT)
    except subprocess.TimeoutExpired:
        return "", "does not end", TIMED_OUT
    if result.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
        return "", "does not end", TIMED_OUT
    return result.stdout.decode(), result.stderr.decode(), result.returncode


def first_error_and_remarks(text):
    found = re.findall(r"(?m)^[^ \n]*:\d+:\d+: (?:error|remark): .*", text)
    errors = [line for line in found if " error: " in line]
    return errors[:1], sorted(line for line in found if " remark: " in line)


def split_casts(output):
    """What is told of the casts that are resolved at the end, sorted, and all else.
    A user may be a cast that is resolved itself, before or after."""
    rest, resolved, now = [], [], None
    for line in output.splitlines():
        if line == f"notifyOperationReplaced: {CAST}":
            now = [rest.pop()] if rest and rest[-1].startswith("notifyOperationInserted: test.cast") else []
        elif now is None:
            rest.append(line)
        elif line == f"notifyOperationErased: {CAST}":
            resolved.append(now)
            now = None
        else:
            now.append(line.replace(CAST, "test.cast"))
    return rest, sorted(resolved)


def events(output):
    """What patterns alone made the listener hear."""
    return [line for line in split_casts(output)[0] if line.startswith("notify") and "cast" not in line]


def without_events(output):
    return "".join(line + "\n" for line in output.splitlines() if not line.startswith("notify"))


def without_casts(output):
    """All else, whatever the values are called."""
    return "".join(re.sub(r"%\d+", "%", line) for line in output.splitlines(True)
                   if f"= {CAST}" not in line and '= "test.cast"' not in line)


class Checker:
    def __init__(self, tool):
        self.tool = tool
        self.outcome = Outcome()

    def check(self, seed):
        text = generate_modules.generate("conversion", seed)
        for mode in MODES:
            problem = self.problem(text, mode)
            if problem is None:
                self.outcome.ok()
            elif problem:
                self.outcome.fail(f"seed {seed} {mode}", problem)

    def problem(self, text, mode):
        """What is wrong; None: nothing; "": there is nothing to compare with."""
        options = [f"{PASS}={mode}" if mode else PASS]
        mine, other = run(self.tool, options, text), run(REFERENCE, options, text)
        other = (other[0].replace(MARK, ""), *other[1:])
        if mine[2] not in (0, 1):
            return f"mlopt ended with status {mine[2]}"
        if other[2] not in (0, 1):
            self.outcome.reference_died()
            if other[2] == TIMED_OUT and mine[2] == 0 and not HAS_FAILED.search(mine[1]) and \
                    "analysis" not in mode and "rollback=0" not in mode:
                return self.as_without_rollback(text, mode, mine, without_casts)
            return self.after_death(mine, other)
        if ONE_TO_N in mine[1]:
            return self.unless_unchanged(text, mode, mine)
        # mlir-opt 22 forgets what replaced a value when it takes a later replacement back.
        if "analysis" in mode and "trigger_rollback" in text:
            return ""
        if LIVE_CAST in other[1]:
            return self.after_live_cast(text, mode, mine, other)
        if mine[2] == 0 and INVALID.search(other[1]) and "rollback=0" not in mode:
            return self.as_without_rollback(text, mode, mine)
        if mine[2] != other[2]:
            return f"status {other[2]} of {REFERENCE}, {mine[2]} of mlopt"
        if split_casts(mine[0]) != split_casts(other[0]):
            return unified(other[0], mine[0])
        one, two = first_error_and_remarks(other[1]), first_error_and_remarks(mine[1])
        return None if one == two else f"{REFERENCE}: {one}\nmlopt: {two}"

    def after_death(self, mine, other):
        message = FATAL.search(other[1])
        if not message or ONE_TO_N in mine[1]:
            return ""
        return None if message[1] in mine[1] and mine[2] == 1 else f"{REFERENCE}: {message[0]}\nmlopt: {mine[1][:300]}"

    def as_without_rollback(self, text, mode, mine, view=str):
        other = run(REFERENCE, [f"{PASS}=allow-pattern-rollback=0 {mode}"], text)
        if other[2] not in (0, 1):
            return ""
        one, two = view(without_events(other[0])), view(without_events(mine[0]))
        return None if one == two and other[2] == 0 else unified(one, two)

    def unless_unchanged(self, text, mode, mine):
        """Of a conversion that failed with rollback, nothing is left."""
        if "rollback=0" in mode or "analysis" in mode:
            return None
        return None if mine[0] == run(self.tool, [], text)[0] else f"changed by a failure:\n{mine[0]}"

    def after_live_cast(self, text, mode, mine, other):
        """Which of several is reported depends on addresses in mlir-opt 22."""
        if LIVE_CAST not in mine[1]:
            return f"{REFERENCE} says: {LIVE_CAST}"
        if "analysis" in mode or "rollback=0" in mode:
            return None if events(mine[0]) == events(other[0]) else unified(other[0], mine[0])
        return self.unless_unchanged(text, mode, mine)


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 240
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    checker = Checker(os.path.join(build, "mlopt-test"))
    outcome = checker.outcome
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(checker.check, range(seed, seed + count)))
    print(f"{outcome.died} runs in which {REFERENCE} crashed, gave up or did not end")
    print(f"[conversion] {count} modules, {len(MODES)} modes")
    print(f"{outcome.passed} passed, {outcome.failed} failed")
    return 1 if outcome.failed else 0


if __name__ == "__main__":
    sys.exit(main())
