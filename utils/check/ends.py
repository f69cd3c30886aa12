#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""ends.py BUILD [COUNT [SEED]]: passes end on control flow that folds.

COUNT modules of functions whose blocks branch to each other at random, on
constants too, so that parts turn out unreachable, and of graph regions whose
values are defined by each other. Each pass must end on each within TIMEOUT
seconds and must not reject it. mlir-opt 22 does not end on one in three.
Ends with `N passed, N failed`."""
import os
import random
import subprocess
import sys

TIMEOUT = 5
PASSES = ("-canonicalize", "-canonicalize=top-down=false", "-cse", "-sccp", "-canonicalize -cse -sccp", "-fold",
          "-remove-dead-values", "-control-flow-sink", "-loop-invariant-code-motion", "-convert-arith-to-llvm",
          "-inline", "-mem2reg")
BINARY = ("addi", "subi", "muli", "andi", "ori", "xori", "divsi", "remui", "maxsi", "shli")
CONSTANTS = ("  %zero = arith.constant 0 : i32", "  %one = arith.constant 1 : i32",
             "  %true = arith.constant true", "  %false = arith.constant false")


class Function:
    def __init__(self, choose, name):
        self.choose = choose
        self.counts = [0] + [choose.randrange(3) for _ in range(choose.randrange(1, 6))]  # Of arguments.
        self.lines = [f"func.func @{name}(%a: i32, %b: i32, %c: i1) -> i32 {{", *CONSTANTS]
        for index in range(len(self.counts)):
            self.add_block(index)
        self.lines.append("}")

    def add_block(self, index):
        arguments = [f"%p{index}_{i}" for i in range(self.counts[index])]
        if index:
            listed = ", ".join(f"{argument}: i32" for argument in arguments)
            self.lines.append(f"^b{index}({listed}):" if arguments else f"^b{index}:")
        scope = ["%a", "%b", "%zero", "%one"] + arguments
        for number in range(self.choose.randrange(4)):
            name = f"%v{index}_{number}"
            lhs, rhs = self.choose.choice(scope), self.choose.choice(scope)
            self.lines.append(f"  {name} = arith.{self.choose.choice(BINARY)} {lhs}, {rhs} : i32")
            scope.append(name)
        self.add_terminator(index, scope)

    def add_terminator(self, index, scope):
        kind = self.choose.choice(("return", "br", "br", "cond_br", "cond_br", "cond_br", "switch"))
        if kind == "return":
            self.lines.append(f"  return {self.choose.choice(scope)} : i32")
        elif kind == "br":
            self.lines.append(f"  cf.br {self.successor(scope)}")
        elif kind == "cond_br":
            condition = self.condition(index, scope)
            self.lines.append(f"  cf.cond_br {condition}, {self.successor(scope)}, {self.successor(scope)}")
        else:
            cases = ", ".join(f"{case}: {self.successor(scope)}" for case in ("default", 0, 1))
            self.lines.append(f"  cf.switch {self.choose.choice(scope)} : i32, [{cases}]")

    def condition(self, index, scope):
        chosen = self.choose.choice(("%c", "%true", "%false", f"%q{index}"))
        if chosen.startswith("%q"):
            lhs, rhs = self.choose.choice(scope), self.choose.choice(scope)
            self.lines.append(f"  {chosen} = arith.cmpi {self.choose.choice(('eq', 'slt', 'ule'))}, {lhs}, {rhs} : i32")
        return chosen

    def successor(self, scope):
        block = self.choose.randrange(1, len(self.counts))
        count = self.counts[block]
        values = ", ".join(self.choose.choice(scope) for _ in range(count))
        return f"^b{block}({values} : {', '.join(['i32'] * count)})" if count else f"^b{block}"


def graph(choose):
    """Values that may be defined by themselves."""
    names = [f"%g{index}" for index in range(choose.randrange(1, 7))]
    lines = ['"t.graph"() ({', *CONSTANTS]
    for name in names:
        lhs, rhs = (choose.choice(names + ["%zero", "%one"]) for _ in range(2))
        lines.append(choose.choice((
            f"  {name} = arith.{choose.choice(BINARY)} {lhs}, {rhs} : i32",
            f"  {name} = arith.{choose.choice(BINARY)} {lhs}, {rhs} : i32",
            f"  {name} = arith.select %true, {lhs}, {rhs} : i32",
            f"  {name} = builtin.unrealized_conversion_cast {lhs} : i32 to i32")))
    return "\n".join(lines + [f'  "t.use"({choose.choice(names)}) : (i32) -> ()', "}) : () -> ()"])


def module(seed):
    choose = random.Random(seed)
    functions = ["\n".join(Function(choose, f"f{index}").lines) for index in range(3)]
    return "\n".join(functions + [graph(choose)]) + "\n"


def problem(tool, text, flags):
    """What is wrong, or None."""
    try:
        done = subprocess.run([tool, "-allow-unregistered-dialect", *flags.split()], input=text.encode(),
                              capture_output=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        return "does not end"
    return None if done.returncode == 0 else f"status {done.returncode}: {done.stderr.decode()[:200]}"


def main():
    build = sys.argv[1] if len(sys.argv) > 1 else "build"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    passed = failed = 0
    for seed in range(first, first + count):
        text = module(seed)
        for flags in PASSES:
            wrong = problem(os.path.join(build, "mlopt"), text, flags)
            passed += wrong is None
            failed += wrong is not None
            if wrong:
                print(f"--- seed {seed} {flags}: {wrong}\n{text}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
