#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the first error of mlopt and of mlir-opt-22 on operations in which one
thing was broken.

check_mutations.py BUILD [COUNT [SEED [KIND]]]: of COUNT generated modules of each
kind, in generic form, the operations without regions and successors, alone with
operands that are made for them: an operand, a result or an attribute too many,
too few, or of another type or kind. And the modules with one line wrong: left
out, twice, or with another type, successor, value or bracket. Kinds `ops` and
`llvm-ops` have every operation (generate_ops.py) as it is written by hand, with one
type, number, shape, word or sign of it changed. Position and text of the first error
must be the same. Ends with `N passed, N failed`.
"""

import os
import random
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "generate"))
sys.path.insert(0, HERE)
import check_diff  # noqa: E402
import generate_modules  # noqa: E402
import generate_ops  # noqa: E402

KINDS = ("arith", "memref", "scf", "mixed", "math")
TYPES = ("i1", "i32", "i64", "index", "f32", "f64", "bf16", "none", "si8", "tuple<>", "vector<4xf32>", "vector<[4]xi1>", "vector<2x3xindex>",
         "tensor<?xi32>", "tensor<*xf32>", "tensor<2x2xindex>", "memref<4xf32>", "memref<?x?xi32>", "memref<*xi8>",
         "memref<f32, 1>", "memref<8xi64, strided<[?], offset: ?>>", "complex<f32>", "() -> i32", "!llvm.ptr")
VALUES = ("1 : i32", "-1 : i64", "true", "0 : index", "1.0 : f32", '"text"', "unit", "[1, 2]", "[]", "array<i32: 1, 2>",
          "array<i64: -1>", "array<i1>", "dense<1> : tensor<2xi32>", "dense<1.0> : vector<2xf32>", "i32", "memref<4xf32>", "@symbol",
          "affine_map<(d0) -> (d0)>", "affine_map<() -> ()>", "{}", "#arith.fastmath<fast>", "#ub.poison")
NUMBERS = ("0", "1", "-1", "3", "4294967295", "2147483648", "9223372036854775808", "18446744073709551616", "0x10", "1.5", "true", "?", "")
SIGNS = ("", ",", ":", "(", ")", "<", ">", "[", "]", "{", "}", "=", "->", "%x", "@x", "^bb9", '"s"', "i32", "1")
PER_OPERATION = 4  # mutations of each
PER_MODULE = 8
PER_RUN = 400
# Errors of mlir-opt-22 and of mlopt in which the expressions are found, and why they may differ.
KNOWN = (
    (r"custom op '\w+'(  \(tried '\.\w+' as well\)| is unknown \(tried 'builtin\.\w+' as well\))", r"", "names without prefix are std's"),
    (r"different number of elements: .*-", r"different number of elements", "mlir-opt-22 multiplies sizes until they wrap"),
    (r"use of value|'val' must be", r"'llvm\.atomicrmw' 'val' must be|use of value", "mlir-opt-22 says now this, now that of the same text"),
)
LINE = re.compile(r'^\s*(?:(?P<results>%\S+(?:, %\S+)*) = )?"(?P<name>[a-z0-9_.]+)"\((?P<operands>[^)]*)\)(?P<rest>.*)$')


def split_list(text):
    """At commas that are in no brackets and in no string."""
    found, depth, start, quoted = [], 0, 0, False
    for index, char in enumerate(text):
        if char == '"' and text[index - 1] != "\\":
            quoted = not quoted
        elif quoted:
            continue
        elif char in "([{<":
            depth += 1
        elif char in ")]}" or (char == ">" and text[index - 1] != "-"):
            depth -= 1
        elif char == "," and depth == 0:
            found.append(text[start:index].strip())
            start = index + 1
    last = text[start:].strip()
    return found + [last] if last else found


def take_braced(text, opening, closing):
    """What is between the brackets that `text` begins with, and what follows."""
    depth, quoted = 0, False
    for index, char in enumerate(text):
        if char == '"' and text[index - 1] != "\\":
            quoted = not quoted
        elif not quoted and char == "{":
            depth += 1
        elif not quoted and char == "}":
            depth -= 1
            if depth == 0:
                end = index + 1 + len(closing) - 1
                return text[len(opening):end - len(closing)], text[end:]
    return None, text


class Op:
    """An operation in generic form, taken apart."""

    def __init__(self, line):
        match = LINE.match(line)
        self.ok = False
        if not match or "{" in match["operands"]:
            return
        self.name = match["name"]
        self.properties, self.attributes = [], []
        rest = match["rest"].strip()
        if rest.startswith("<{"):
            text, rest = take_braced(rest, "<{", "}>")
            self.properties = split_list(text or "")
        rest = rest.strip()
        if rest.startswith("{"):
            text, rest = take_braced(rest, "{", "}")
            self.attributes = split_list(text or "")
        types = re.match(r"^\s*: \((.*)$", rest)
        if not types:
            return
        self.take_types("(" + types[1])
        self.ok = len(split_list(match["operands"])) == len(self.inputs) and self.name.split(".")[0] != "t"

    def take_types(self, text):
        depth = 0
        for index, char in enumerate(text):
            depth += (char == "(") - (char == ")")
            if depth == 0:
                break
        self.inputs = split_list(text[1:index])
        results = text[index + 1:].strip()[2:].strip()
        one_function = results.startswith("(") and not results.endswith(")")
        self.results = split_list(results[1:-1]) if results.startswith("(") and not one_function and results.count("->") == 0 else [results]

    def text(self):
        lines = [f'  %o{i} = "t.make"() : () -> {kind}' for i, kind in enumerate(self.inputs)]
        operands = ", ".join(f"%o{i}" for i in range(len(self.inputs)))
        made = f"%r:{len(self.results)} = " if self.results else ""
        properties = f" <{{{', '.join(self.properties)}}}>" if self.properties else ""
        attributes = f" {{{', '.join(self.attributes)}}}" if self.attributes else ""
        results = ", ".join(f"({kind})" if "->" in kind and not kind.startswith("(") else kind for kind in self.results)
        lines.append(f'  {made}"{self.name}"({operands}){properties}{attributes} : ({", ".join(self.inputs)}) -> ({results})')
        return "func.func @f() {\n" + "\n".join(lines) + "\n  return\n}\n"


def mutate(op, choose):
    """Breaks, perhaps, one thing."""
    where = choose.choice([kind for kind in ("inputs", "results", "properties", "properties", "attributes")
                           if getattr(op, kind) or kind in ("inputs", "results", "properties")])
    items = getattr(op, where)
    index = choose.randrange(len(items)) if items else 0
    typed = where in ("inputs", "results")
    new = choose.choice(TYPES) if typed else None
    action = choose.choice(("drop", "add", "change", "change"))
    if action == "drop" and items:
        del items[index]
    elif action == "add" or not items:
        items.insert(index, new if typed else f'added = {choose.choice(VALUES)}')
    elif typed:
        items[index] = new
    else:
        items[index] = items[index].split(" = ")[0] + f" = {choose.choice(VALUES)}"


def operations(checker, kind, seed):
    """Lines of the generic form of a module, each once."""
    module = generate_modules.generate(kind, seed)
    printed = check_diff.run(checker.mlopt, check_diff.COMMON + ["-mlir-print-op-generic"], module, checker.make("mine"), "m.mlir")[0]
    return printed.splitlines()


def mutations(checker, kind, seeds):
    seen = set()
    for seed in seeds:
        choose = random.Random(seed)
        for line in operations(checker, kind, seed):
            for _ in range(PER_OPERATION):
                op = Op(line)
                if not op.ok:
                    break
                mutate(op, choose)
                text = op.text()
                if text not in seen:
                    seen.add(text)
                    yield text


def change_word(line, choose, expression, words):
    """One of the matches becomes one of the words."""
    found = list(re.finditer(expression, line))
    if not found:
        return line
    match = choose.choice(found)
    return line[:match.start()] + choose.choice(words) + line[match.end():]


def broken_module(lines, choose):
    """One line is left out, comes twice or is changed somewhere."""
    lines = list(lines)
    index = choose.randrange(1, len(lines) - 1)
    action = choose.choice(("drop", "twice", "type", "type", "successor", "value", "region", "swap"))
    if action == "drop":
        del lines[index]
    elif action == "twice":
        lines.insert(index, lines[index])
    elif action == "swap":
        lines[index], lines[index - 1] = lines[index - 1], lines[index]
    elif action == "type":
        lines[index] = change_word(lines[index], choose, r"\b(i1|i32|i64|index|f32|f64|memref<[^<>]*>|vector<[^<>]*>)(?![\w<])", TYPES)
    elif action == "successor":
        lines[index] = change_word(lines[index], choose, r"\^bb\d+", ("^bb0", "^bb1", "^bb2", "^bb99"))
    elif action == "value" and "^" not in lines[index]:  # mlir-opt-22 takes %7#1 for an argument's name.
        lines[index] = change_word(lines[index], choose, r"%\w+(#\d+)?", ("%0", "%1", "%5", "%arg0", "%arg1", "%7#1", "%99"))
    else:
        lines[index] = change_word(lines[index], choose, r"\(\{|\}\)|\}, \{", ("({", "})", "({}, {", "}, {", "}, {})"))
    return "\n".join(lines) + "\n"


def broken_modules(checker, kind, seeds):
    for seed in seeds:
        choose = random.Random(seed)
        lines = [line for line in operations(checker, kind, seed) if line.strip()]
        for _ in range(PER_MODULE if len(lines) > 3 else 0):
            yield broken_module(lines, choose)


def broken_line(line, choose):
    """One type, number, size, word or sign is another, or is left out."""
    action = choose.choice(("type", "type", "number", "number", "shape", "word", "sign"))
    if action == "type":
        return change_word(line, choose, r"(?<![\w.])(i\d+|index|f\d+|bf16|none|(?:memref|vector|tensor|complex)<[^<>]*>|!llvm\.ptr)(?![\w<.])", TYPES)
    if action == "number":
        return change_word(line, choose, r"(?<![\w%.#^@])-?\d+(?![\w.])", NUMBERS)
    if action == "shape":
        return change_word(line, choose, r"(?<=[<x])(\d+|\?|\[\d+\])(?=x)", ("0", "1", "?", "3", "[4]", "-1", "18446744073709551615", "9223372036854775807", ""))
    if action == "word":
        return change_word(line, choose, r"(?<![\w.%@^#!\"])[a-z_]{2,}(?![\w.])", ("", "zero", "nsw", "fast", "to", "i8", "unit"))
    return change_word(line, choose, r"[,:()<>\[\]{}=]|->", SIGNS)


def broken_ops(kind, rounds):
    """Of `rounds` rounds of all templates, a module of each with one line changed."""
    count = generate_ops.num_templates(kind == "llvm-ops")
    for seed in range(rounds[0] * count, (rounds[-1] + 1) * count):
        choose = random.Random(seed)
        lines = generate_ops.module(seed, kind == "llvm-ops").splitlines()
        index = choose.choice([at for at, line in enumerate(lines) if line.strip() and not line.startswith("#")])
        lines[index] = broken_line(lines[index], choose)
        yield "\n".join(lines) + "\n"


def shown(case, error, start):
    """The text around an error."""
    lines = case.splitlines(True)
    match = re.match(r"[^ ]*?:(\d+):", error)
    if len(lines) < 12 or not match:
        return case
    at = int(match.group(1)) - start
    return "".join(lines[max(at - 4, 0):at + 3])


def compare(checker, cases):
    text = check_diff.MARKER.join(cases)
    starts = [1]
    for case in cases[:-1]:
        starts.append(starts[-1] + case.count("\n") + 1)
    mine, other = checker.both(check_diff.COMMON, text, "mutations.mlir")
    if mine[2] not in (0, 1):
        checker.outcome.fail("mutations", f"mlopt ended with status {mine[2]}")
    if other[2] not in (0, 1):
        if len(cases) == 1:
            checker.outcome.ok()
            checker.outcome.died += 1
            return
        half = len(cases) // 2
        compare(checker, cases[:half])
        compare(checker, cases[half:])
        return
    one, two = checker.errors_by_part(mine[1], starts), checker.errors_by_part(other[1], starts)
    for index, case in enumerate(cases):
        # A missing plural is a NUL character in mlir-opt-22.
        expected, actual = two.get(index, "no error").replace("\0", " "), one.get(index, "no error")
        if any(re.search(of_reference, expected) and re.search(of_mlopt, actual) for of_reference, of_mlopt, _ in KNOWN):
            expected = actual
        checker.compare("mutation", expected, actual, f"{shown(case, expected, starts[index])}{check_diff.REFERENCE}: {expected}\nmlopt:       {actual}")


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    kinds = sys.argv[4:] or KINDS
    checker = check_diff.Checker(os.path.join(build, "mlopt"), set())
    for kind in kinds:
        seeds = range(seed, seed + count)
        if kind in ("ops", "llvm-ops"):
            cases = list(broken_ops(kind, range(seed, seed + max(count // 20, 1))))
        else:
            cases = list(mutations(checker, kind, seeds)) + list(broken_modules(checker, kind, seeds))
        for start in range(0, len(cases), PER_RUN):
            compare(checker, cases[start:start + PER_RUN])
        print(f"[{kind}] {len(cases)} mutations: {checker.outcome.passed} passed, {checker.outcome.failed} failed", flush=True)
    if checker.outcome.died:
        print(f"{checker.outcome.died} on which {check_diff.REFERENCE} crashed")
    print(f"{checker.outcome.passed} passed, {checker.outcome.failed} failed")
    return 1 if checker.outcome.failed else 0


if __name__ == "__main__":
    sys.exit(main())
