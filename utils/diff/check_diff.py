#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares mlopt with mlir-opt-22 on generated modules and on invalid inputs.

check_diff.py BUILD [COUNT [SEED [KIND]]]: COUNT generated modules from SEED on, of
each kind in MODES or of one alone ("errors": the invalid inputs alone). Each is
printed in all modes, after all passes, by both tools, byte for byte the same;
what mlopt printed of builtin ones it prints again unchanged, but where
mlir-opt-22 does not either. Some std modules are lowered and upgraded:
mlir-opt-22 must accept the modern spelling and today's dialects, and the wrapped
one must print again unchanged. Last, the first error of each input in utils/diff/errors. Differences that are known and
explained stand in known_differences.txt. Ends with `N passed, N failed`.
"""

import difflib
import os
import re
import subprocess
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "generate"))
import generate_modules  # noqa: E402

REFERENCE = "mlir-opt-22"
TRANSLATE = "mlir-translate-22"
ASSEMBLER = "llvm-as-22"
COMMON = ["-allow-unregistered-dialect", "-split-input-file", "-mlir-disable-threading"]
# How a module is printed: all of these with every kind of modules.
PRINTED = {
    "round-trip": [],
    "generic": ["-mlir-print-op-generic"],
}
PASSES = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-canonicalize",
    "-cse",
    "-canonicalize -cse",
    "-sccp",
    "-symbol-dce",
    "-inline",
    "-loop-invariant-code-motion",
    "-control-flow-sink",
    "-remove-dead-values",
    "-remove-dead-values=canonicalize=false",
    "-mem2reg",
    "-sroa",
    "-convert-scf-to-cf",
    "-symbol-privatize",
    "-strip-debuginfo -mlir-print-debuginfo",
)}
DEAD_VALUES = [mode for mode in PASSES if mode.startswith("remove-dead-values")]
# Lowering, pass by pass and all the way in the usual orders.
LOWERING = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-convert-func-to-llvm",
    "-convert-arith-to-llvm",
    "-convert-cf-to-llvm",
    "-finalize-memref-to-llvm",
    "-convert-to-llvm",
    "-memref-expand",
    "-expand-realloc",
    "-convert-scf-to-cf -convert-to-llvm -reconcile-unrealized-casts",
    "-convert-func-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts",
)}
# Views first, which LLVM does not know.
VIEWS = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-expand-strided-metadata",
    "-expand-strided-metadata -lower-affine",
    "-expand-strided-metadata -lower-affine -finalize-memref-to-llvm",
    "-expand-strided-metadata -lower-affine -convert-to-llvm -reconcile-unrealized-casts",
)}
ALL_LOWERING = {**LOWERING, **VIEWS}
LOCATED = {"canonicalize debuginfo": ["-canonicalize", "-mlir-print-debuginfo", "-mlir-print-local-scope"]}
MATH_LOWERINGS = {
    "math-to-llvm": ["-convert-math-to-llvm"],
    "math-to-llvm exact": ["-convert-math-to-llvm=approximate-log1p=false"],
    "complex-to-llvm": ["-convert-complex-to-llvm"],
    "complex-to-llvm improved": ["-convert-complex-to-llvm=complex-range=improved"],
    "index-to-llvm": ["-convert-index-to-llvm"],
    "index-to-llvm 32": ["-convert-index-to-llvm=index-bitwidth=32"],
    "arith-to-llvm": ["-convert-arith-to-llvm"],
    "arith-expand": ["-arith-expand"],
    "arith-expand all": ["-arith-expand=include-bf16 include-f8e8m0 include-f4e2m1"],
    "to-llvm": ["-convert-to-llvm"],
    "some to-llvm": ["-convert-to-llvm=filter-dialects=func,arith"],
    "expanded to-llvm": ["-arith-expand", "-canonicalize", "-cse", "-convert-to-llvm", "-reconcile-unrealized-casts"],
}

FLOATS = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-convert-math-to-libm",
    "-convert-math-to-libm -mlir-print-debuginfo -mlir-print-local-scope",
    "-convert-math-to-libm -canonicalize",
    "-math-uplift-to-fma",
    "-math-uplift-to-fma -convert-math-to-libm",
)}
LOOPS = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-scf-for-to-while",
    "-scf-for-to-while -mlir-print-debuginfo -mlir-print-local-scope",
    "-scf-for-loop-range-folding",
    "-scf-for-loop-specialization",
    "-scf-forall-to-for",
    "-scf-forall-to-parallel",
    "-scf-parallel-for-to-nested-fors",
    "-scf-forall-to-parallel -scf-parallel-for-to-nested-fors -scf-for-to-while",
)}
SYMBOLS = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-llvm-add-comdats",
    "-llvm-use-default-visibility",
    "-llvm-use-default-visibility=visibility=hidden",
    "-llvm-use-default-visibility=visibility=protected",
)}
# Functions that are the same.
COPIES = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-duplicate-function-elimination",
    "-duplicate-function-elimination -mlir-print-debuginfo -mlir-print-local-scope",
    "-duplicate-function-elimination -duplicate-function-elimination",
    "-canonicalize -cse -duplicate-function-elimination -symbol-dce",
)}
ANGLES = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-math-sincos-fusion",
    "-math-sincos-fusion -mlir-print-debuginfo -mlir-print-local-scope",
    "-cse -math-sincos-fusion",
    "-math-sincos-fusion -convert-math-to-llvm",
)}

VECTOR_LOWERINGS = {flags.replace("-", "", 1).replace(" -", " "): flags.split() for flags in (
    "-convert-func-to-llvm",
    "-convert-arith-to-llvm",
    "-convert-to-llvm",
    "-convert-to-llvm -reconcile-unrealized-casts",
    "-lower-vector-mask",
    "-lower-vector-multi-reduction",
    "-lower-vector-multi-reduction=lowering-strategy=inner-reduction",
    "-lower-vector-multi-reduction -lower-vector-mask -canonicalize",
    "-lower-vector-to-from-elements-to-shuffle-tree",
    "-convert-vector-to-scf",
    "-convert-vector-to-scf=target-rank=0",
    "-convert-vector-to-scf=lower-tensors",
    "-convert-vector-to-scf=lower-scalable",
    "-convert-vector-to-scf=full-unroll",
    "-convert-vector-to-scf=target-rank=2",
    "-convert-vector-to-llvm",
    "-convert-vector-to-llvm=force-32bit-vector-indices=false",
    "-convert-vector-to-scf -lower-affine -convert-scf-to-cf -convert-vector-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts",
)}


MODES = {
    "builtin": {**PRINTED, "debuginfo": ["-mlir-print-debuginfo"], "local-scope": ["-mlir-print-local-scope"],
                **PASSES},
    "arith": {**PRINTED, **PASSES, **LOCATED, **LOWERING},
    "llvm": {**PRINTED, **PASSES, **LOCATED, **SYMBOLS},
    "export": {**PRINTED, **SYMBOLS},
    "math": {**PRINTED, **PASSES, **LOCATED, **MATH_LOWERINGS},
    "floats": {**FLOATS, **LOCATED},
    "angles": ANGLES,
    "vector": {**PRINTED, **PASSES, **VECTOR_LOWERINGS},
    "contraction": {**PRINTED, "canonicalize": ["-canonicalize"], **{mode: flags for mode, flags in VECTOR_LOWERINGS.items() if "vector-to-llvm" in mode}},
    "memref": {**PRINTED, **PASSES, **LOCATED, **LOWERING, **VIEWS},
    "affine": {**PRINTED, **PASSES, **LOCATED, "lower-affine": ["-lower-affine"],
               "lowered canonicalize": ["-lower-affine", "-canonicalize"]},
    "scf": {**PRINTED, **PASSES, **LOCATED, **LOWERING, **LOOPS},
    "mixed": {**PRINTED, **PASSES, **LOCATED, **LOWERING, **LOOPS},
    "copies": COPIES,
}
# Of these kinds one module in so many, where not one kind alone is asked for.
FEWER = {"vector": 5}
# Of these not the modules in which the expression is found.
WITHOUT = {
    # What is in the one region of an unregistered operation may be a table of
    # symbols, in which anything may be used: mlir-opt 22 then reads a list of
    # uses that it has not got. It crashes, or drops functions, arguments and
    # results that may be used: -inline, and -remove-dead-values below.
    "builtin inline": r"\(\s*\{",
    # mlir-opt 22 does not take back what a fold in place did to it for an analysis.
    "builtin sccp": r"llvm\.extractvalue",
    **{f"builtin {mode}": r"\(\s*\{|llvm\.extractvalue" for mode in DEAD_VALUES},
    **{f"llvm {mode}": r"llvm\.extractvalue" for mode in ("sccp", *DEAD_VALUES)},
    **{f"memref {mode}": r"memref\.extract_strided_metadata" for mode in ("sccp", *DEAD_VALUES)},
    # mlir-opt 22 puts the smallest negative number, not the least one, in the place of
    # what is masked.
    **{f"vector {mode}": r"vector\.mask .*<maximumf>" for mode in VECTOR_LOWERINGS if mode.startswith("convert-to-llvm")},
    # mlir-opt 22 lowers these to operations that are not valid.
    **{f"contraction {mode}": r"vector\.contract .*index>" for mode in VECTOR_LOWERINGS},
    **{f"vector {mode}": r"vector\.contract .*index>|vector\.mask .*(<maximumf>|transfer_)" for mode in VECTOR_LOWERINGS if "vector-to-llvm" in mode},
    # mlir-opt 22 takes 2^64 - 1 for -1 in wider integers, and reads the descriptor
    # of an unranked memref where its elements are.
    **{f"arith {mode}": r"floordivsi .*i(6[5-9]|[7-9]\d|\d{3,})\b" for mode in LOWERING},
    **{f"memref {mode}": r"memref\.dim .*memref<\*x[^,]*, [1-9]" for mode in ALL_LOWERING},
    # mlir-opt 22 takes (a * s0) ceildiv s0 for s0.
    **{f"affine {mode}": r"\* (s\d)\)+ (ceil|floor)div \1" for mode in (*PASSES, *LOCATED)},
}
# Of all modules without the lines in which the expression is found.
WITHOUT_LINES = {
    # mlir-opt 22 takes whatever refers to a function for a call of it.
    **{f"mixed {mode}": r'"t\.ref"' for mode in DEAD_VALUES},
}
# What this mode gives is exported, where all of it was lowered.
EXPORTED = "expanded to-llvm"
LEFT_OVER = r"(?m)^    .*(unrealized_conversion_cast|\b(math|complex|index|arith|ub)\.[a-z])"
# Prints of these are printed again. Locations of a print are the print's.
AGAIN = ("round-trip", "generic", "local-scope")
MARKER = "// -----\n"
BATCH = 100
SHOWN = 40  # differences printed in full
DIFF_LINES = 25
TIMEOUT = 4  # seconds, 0.2 are usual: mlir-opt 22 does not end on some graphs of blocks
RUNS = 60  # of mlir-opt 22 where what it prints may change: one outcome in three is not seen in 12
TIMED_OUT = -1000
NO_END = "does not end"
# mlir-opt 22 crashes on some; a stack trace of it costs a second.
ENVIRONMENT = {**os.environ, "LLVM_DISABLE_CRASH_REPORT": "1", "LLVM_DISABLE_SYMBOLIZATION": "1"}


class Outcome:
    """Of comparisons, some of which run at the same time."""

    def __init__(self):
        self.lock = threading.Lock()
        self.passed = 0
        self.failed = 0
        self.known = set()
        self.died = 0  # Runs of mlir-opt 22 on one module.

    def ok(self, count=1):
        with self.lock:
            self.passed += count

    def reference_died(self):
        """There is nothing to compare with: neither passed nor failed."""
        with self.lock:
            self.died += 1

    def fail(self, title, text):
        with self.lock:
            self.failed += 1
            print(f"--- {title}\n{text}\n" if self.failed <= SHOWN else f"--- {title}", flush=True)


def read_known(path):
    """The names of known differences: `NAME: reason` a line."""
    with open(path) as file:
        return {line.split(": ", 1)[0] for line in file
                if line.strip() and not line.startswith("#")}


def run(tool, options, text, folder, name):
    """Standard output, standard error and status of a tool on a text. The file is
    called the same for both tools, as locations and messages name it."""
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    try:
        result = subprocess.run([tool] + options + [name], cwd=folder, capture_output=True, check=False, timeout=TIMEOUT, env=ENVIRONMENT)
    except subprocess.TimeoutExpired:
        return "", NO_END, TIMED_OUT
    return (result.stdout.decode(errors="replace"), result.stderr.decode(errors="replace"),
            result.returncode)


def without_lines(text, expression):
    return "".join(line for line in text.splitlines(True) if not re.search(expression, line))


def parts(output):
    return output.split(MARKER)


def unified(expected, actual, names=(REFERENCE, "mlopt")):
    lines = list(difflib.unified_diff(expected.splitlines(), actual.splitlines(), *names, lineterm="", n=2))
    return "\n".join(lines[:DIFF_LINES] + (["…"] if len(lines) > DIFF_LINES else []))


def ends_with_one_of(title, modes):
    return any(title.endswith(" " + mode) for mode in modes)


def only_branches_differ(one, two):
    """In two prints that are not the same."""
    branch = r"\s*(cf\.(br|cond_br|switch) |(default|-?\d+): \^)"
    pairs = [pair for pair in zip(one.splitlines(), two.splitlines()) if pair[0] != pair[1]]
    return one.count("\n") == two.count("\n") and bool(pairs) and all(
        re.match(branch, line) for pair in pairs for line in pair)


def first_error(text):
    for line in text.splitlines():
        if " error: " in line:
            return line
    return text.strip().splitlines()[0] if text.strip() else ""


class Checker:
    def __init__(self, mlopt, known):
        self.mlopt = mlopt
        self.known = known
        self.outcome = Outcome()
        self.folder = tempfile.TemporaryDirectory(prefix="mlopt-diff-")

    def compare(self, title, expected, actual, detail=""):
        if expected == actual:
            self.outcome.ok()
        elif title in self.known:
            self.outcome.known.add(title)
        else:
            self.outcome.fail(title, detail or unified(expected, actual))

    def both(self, options, text, name, reference_text=None):
        return (run(self.mlopt, options, text, self.make("mine"), name),
                run(REFERENCE, options, reference_text or text, self.make("other"), name))

    def make(self, name):
        """A folder that no other thread writes to."""
        path = os.path.join(self.folder.name, f"{name}-{threading.get_ident()}")
        os.makedirs(path, exist_ok=True)
        return path

    # --- generated modules ---------------------------------------------------

    def check_modules(self, kind, first, count):
        """`count` modules of the kind in all its modes, one mode a core."""
        seeds = range(first, first + count)
        modules = [generate_modules.generate(kind, seed) for seed in seeds]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda mode: self.check_mode(kind, mode, seeds, modules), MODES[kind]))
        if kind == "export":
            self.check_modern_export(kind, seeds, modules)

    def check_mode(self, kind, mode, seeds, modules):
        wrong = WITHOUT.get(f"{kind} {mode}", "$^")
        wrong_line = WITHOUT_LINES.get(f"{kind} {mode}", "$^")
        chosen = [(seed, without_lines(module, wrong_line)) for seed, module in zip(seeds, modules)
                  if not re.search(wrong, module)]
        if not chosen:
            return
        options = MODES[kind][mode]
        printed = self.compare_modules(f"{kind} {mode}", options, *zip(*chosen))
        if kind == "builtin" and mode in AGAIN:
            self.check_idempotent(mode, options, seeds, MARKER.join(printed))
        if kind == "math" and mode == EXPORTED:
            lowered = [(seed, one) for seed, one in zip(seeds, printed) if not re.search(LEFT_OVER, one) and one.strip()]
            if lowered:
                self.check_modern_export(kind, *zip(*lowered))

    def compare_modules(self, mode, options, seeds, modules):
        """All at once; if a tool died on the way, the halves, down to one that
        kills it. Gives what mlopt printed for each."""
        printed = [""] * len(modules)
        work = [(0, len(modules))]
        while work:
            start, end = work.pop()
            mine, other = self.both(COMMON + options, MARKER.join(modules[start:end]), "m.mlir")
            my_parts, other_parts = parts(mine[0]), parts(other[0])
            if end - start == 1:
                printed[start] = mine[0]
                self.compare_one(f"seed {seeds[start]} {mode}", modules[start], mine, other)
            elif len(my_parts) != end - start or len(other_parts) != end - start:
                middle = (start + end) // 2
                work += [(middle, end), (start, middle)]
            else:
                printed[start:end] = my_parts
                for index in range(start, end):
                    self.compare_part(f"seed {seeds[index]} {mode}", options, modules[index],
                                      my_parts[index - start], other_parts[index - start])
        return printed

    def compare_part(self, title, options, module, my_part, other_part):
        if my_part == other_part and my_part.strip():
            self.outcome.ok()
            return
        mine, other = self.both(COMMON + options, module, "m.mlir")  # Alone, for its messages.
        self.compare_one(title, module, mine, other)

    def compare_one(self, title, text, mine, other):
        """What the tools gave for one module. Where mlir-opt 22 crashes or does
        not end, mlopt must give something; where it reports an error, the same."""
        if mine[2] not in (0, 1):
            self.outcome.fail(title, f"mlopt ended with status {mine[2]}: {first_error(mine[1])}")
        elif other[2] not in (0, 1):
            self.outcome.reference_died()
        elif other[2] == 1 and mine[2] == 0 and re.search("(arith|memref) (canonicalize|inline|remove-dead-values)", title):
            # It took the module, and then made an invalid operation of it:
            # a cast, a subview or a reshape of sizes that contradict others, or an
            # extension to index.
            self.outcome.known.add(title)
        elif other[2] == 1 and mine[2] == 0 and self.is_lowered_better(title, mine[0]):
            self.outcome.known.add(title)
        elif mine != other and mine[2] == 0 and self.is_mended_by_chance(title, text, mine[0]):
            self.outcome.known.add(title)
        elif mine != other and self.is_one_of_several(title, text, mine):
            self.outcome.ok()
        elif mine[2] or other[2]:
            one, two = first_error(mine[1]) or "no error", first_error(other[1]) or "no error"
            self.compare(title, two, one, f"{REFERENCE}: {two}\nmlopt:       {one}")
        else:
            self.compare(title, other[0], mine[0])

    def is_one_of_several(self, title, text, mine):
        """The order in which mlir-opt 22 resolves casts is that of their addresses:
        where one cast leads to another, what it prints changes from run to run."""
        mode = next((mode for mode in ALL_LOWERING if title.endswith(" " + mode)), None)
        return mode is not None and any(
            run(REFERENCE, COMMON + ALL_LOWERING[mode], text, self.make("other"), "m.mlir")[0] == mine[0]
            for _ in range(RUNS))

    def is_lowered_better(self, title, lowered):
        """mlir-opt 22 took the module and made an invalid operation of it: a branch
        with an index, a compare-and-exchange of a float, a call of free with a
        pointer into another address space; -remove-dead-values leaves operands
        out that are used where control never gets to, and drops what some
        branches pass and others do not. What mlopt made of it, it must take."""
        return ends_with_one_of(title, (*ALL_LOWERING, *DEAD_VALUES)) and self.is_accepted(lowered)

    def is_mended_by_chance(self, title, text, printed):
        """Of a block's arguments mlir-opt 22 drops those that the first branch
        passes something dead for, and each branch drops its own: what it left
        invalid it canonicalized away, or what is passed fits by its type."""
        if not ends_with_one_of(title, DEAD_VALUES) or not self.is_accepted(printed):
            return False
        mine, other = self.both(COMMON + ["-remove-dead-values=canonicalize=false"], text, "dead.mlir")
        return other[2] == 1 or only_branches_differ(mine[0], other[0])

    def is_accepted(self, printed):
        """In generic form: it prints cases of cf.switch that it does not read."""
        generic = run(self.mlopt, COMMON + ["-mlir-print-op-generic"], printed, self.make("mine"), "generic.mlir")[0]
        return run(REFERENCE, COMMON, generic, self.make("other"), "accepted.mlir")[2] == 0

    def check_idempotent(self, mode, options, seeds, printed):
        again = run(self.mlopt, COMMON + options, printed, self.make("mine"), "again.mlir")[0]
        before, after = parts(printed), parts(again)
        if len(before) != len(after):
            after = [""] * len(before)
        for seed, one, two in zip(seeds, before, after):
            if one == two:
                self.outcome.ok()
            else:
                self.check_again_as_reference(f"seed {seed} {mode} again", options, one)

    def check_again_as_reference(self, title, options, printed):
        """mlir-opt's own simplification of affine maps does not always end at once,
        and some that it prints it does not read: then mlopt does as it does."""
        mine, other = self.both(COMMON + options, printed, "again.mlir")
        self.compare(title, other[0], mine[0], mine[1] and f"mlopt: {first_error(mine[1])}")

    # --- std, lowered --------------------------------------------------------

    def check_std(self, first, count):
        seeds = range(first, first + count)
        modules = [generate_modules.generate("std", seed) for seed in seeds]
        text = MARKER.join(modules)
        std = self.lower(seeds, modules, text, [])
        self.check_again("std", seeds, std)
        wrapped = self.lower(seeds, modules, text, ["-convert-std-to-llvm"])
        self.check_again("wrapped", seeds, wrapped)
        modern = self.lower(seeds, modules, text, ["-convert-std-to-llvm=llvm-types=modern"])
        self.check_accepted("modern", seeds, modern)
        upgraded = self.lower(seeds, modules, text, ["-upgrade-std"])
        self.check_accepted("upgraded", seeds, upgraded)
        self.check_exported(seeds, modern, wrapped)

    def check_modern_export(self, kind, seeds, modern):
        """LLVM IR as mlir-translate-22's."""
        options = ["-mlir-to-llvmir", "-split-input-file", "-output-split-marker=// -----"]
        mine = parts(run(self.mlopt, options, MARKER.join(modern), self.make("mine"), "export.mlir")[0])
        other = parts(run(TRANSLATE, options, MARKER.join(modern), self.make("other"), "export.mlir")[0])
        for index, seed in enumerate(seeds):
            one, two = (lines[index] if index < len(lines) else "" for lines in (other, mine))
            self.compare(f"{kind} seed {seed} exported", one, two, unified(one, two, (TRANSLATE, "mlopt")))

    def check_exported(self, seeds, modern, wrapped):
        """LLVM IR: of the modern spelling as mlir-translate-22's; of the wrapped one as llvm-as-22 takes it."""
        options = ["-mlir-to-llvmir", "-split-input-file", "-output-split-marker=// -----"]
        self.check_modern_export("std", seeds, modern)
        exported = parts(run(self.mlopt, options, MARKER.join(wrapped), self.make("mine"), "export.mlir")[0])
        for index, seed in enumerate(seeds):
            text = exported[index] if index < len(exported) else ""
            _, errors, status = run(ASSEMBLER, ["-o", os.devnull], text, self.make("other"), "export.ll")
            if text.strip() and not status:
                self.outcome.ok()
            else:
                self.outcome.fail(f"std seed {seed} wrapped, exported", f"{ASSEMBLER} does not take it: {errors[:400]}")

    def lower(self, seeds, modules, text, options):
        """What mlopt prints for each module; empty where it fails."""
        output, _, _ = run(self.mlopt, COMMON + options, text, self.make("mine"), "std.mlir")
        results = parts(output)
        if len(results) != len(modules):
            results = [run(self.mlopt, COMMON + options, module, self.make("mine"), "std.mlir")[0]
                       for module in modules]
        for seed, module, result in zip(seeds, modules, results):
            if not result.strip():
                errors = run(self.mlopt, COMMON + options, module, self.make("mine"), "std.mlir")[1]
                self.outcome.fail(f"std seed {seed} {' '.join(options)}", first_error(errors))
        return results

    def check_again(self, name, seeds, printed):
        text = MARKER.join(printed)
        again = parts(run(self.mlopt, COMMON, text, self.make("mine"), "again.mlir")[0])
        if len(again) != len(printed):
            again = [run(self.mlopt, COMMON, one, self.make("mine"), "again.mlir")[0] for one in printed]
        for seed, one, two in zip(seeds, printed, again):
            if one.strip():
                self.compare(f"std seed {seed} {name} again", one, two, unified(one, two, ("printed", "printed again")))

    def check_accepted(self, name, seeds, printed):
        """mlir-opt-22 takes it and prints it as it is."""
        output, errors, _ = run(REFERENCE, COMMON, MARKER.join(printed), self.make("other"), "accepted.mlir")
        accepted = parts(output)
        for index, (seed, one) in enumerate(zip(seeds, printed)):
            if not one.strip():
                continue
            if index < len(accepted) and accepted[index].strip():
                self.compare(f"std seed {seed} {name}", accepted[index], one)
            else:
                errors = run(REFERENCE, COMMON, one, self.make("other"), "accepted.mlir")[1]
                self.outcome.fail(f"std seed {seed} {name}", f"{REFERENCE} does not take it: {first_error(errors)}")

    # --- errors --------------------------------------------------------------

    def check_errors(self, path):
        """Each part of a file is one invalid input. Compares the line of the
        first error in it: position and text."""
        name = os.path.basename(path)
        with open(path) as file:
            text = file.read()
        options = ["-split-input-file", "-mlir-disable-threading"]
        if "// allow-unregistered" in text:
            options.append("-allow-unregistered-dialect")
        starts = [1] + [number + 1 for number, line in enumerate(text.splitlines(), 1)
                        if line == MARKER.strip()]
        mine, other = self.both(options, text, name)
        my_errors = self.errors_by_part(mine[1], starts)
        other_errors = self.errors_by_part(other[1], starts)
        crashed = set()
        if other[2] < 0:
            other_errors, crashed = self.reference_errors(options, text, name, starts)
        if mine[2] < 0:
            self.outcome.fail(name, f"mlopt ended by signal {-mine[2]}")
        for index, start in enumerate(starts):
            one, two = my_errors.get(index, "no error"), other_errors.get(index, "no error")
            if index in crashed:  # nothing to compare with, but an error it must be
                two = one if index in my_errors else f"{REFERENCE} crashed"
            self.compare(f"{name}:{start}", two, one, f"{REFERENCE}: {two}\nmlopt:       {one}")

    def reference_errors(self, options, text, name, starts):
        """The reference's errors, each part by itself at its old place; and the
        parts that it does not survive."""
        found, crashed = {}, set()
        for index, (start, part) in enumerate(zip(starts, parts(text))):
            padded = "\n" * (start - 1) + part
            _, errors, status = run(REFERENCE, options, padded, self.make("other"), name)
            if status < 0:
                crashed.add(index)
            for line in self.errors_by_part(errors, starts).values():
                found.setdefault(index, line)
        return found, crashed

    @staticmethod
    def errors_by_part(text, starts):
        found = {}
        for line in text.splitlines():
            match = re.match(r"[^ ]*?:(\d+):\d+: error: ", line)
            if match:
                number = int(match.group(1))
                index = sum(1 for start in starts if start <= number) - 1
                found.setdefault(index, line)
        return found


def check_kind(checker, kind, seed, count):
    for first in range(seed, seed + count, BATCH):
        checker.check_modules(kind, first, min(BATCH, seed + count - first))
        print(f"[{kind}] {min(first + BATCH, seed + count) - seed} of {count}: "
              f"{checker.outcome.passed} passed, {checker.outcome.failed} failed", flush=True)


def check_std(checker, seed, count):
    outcome = checker.outcome
    std_count = max(count // 4, 1)
    for first in range(seed, seed + std_count, BATCH):
        checker.check_std(first, min(BATCH, seed + std_count - first))
    print(f"[std] {std_count} modules: {outcome.passed} passed, {outcome.failed} failed", flush=True)


def check_error_files(checker):
    folder = os.path.join(HERE, "errors")
    for name in sorted(os.listdir(folder)):
        checker.check_errors(os.path.join(folder, name))
    # They have the number of a line, and lines move.
    for name in sorted(checker.known - checker.outcome.known):
        if re.match(r"\w+\.mlir:", name):
            checker.outcome.fail(name, "a known difference that is not there any more")
    print(f"[errors] {checker.outcome.passed} passed, {checker.outcome.failed} failed")


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1200
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    only = sys.argv[4] if len(sys.argv) > 4 else None
    checker = Checker(os.path.join(build, "mlopt"), read_known(os.path.join(HERE, "known_differences.txt")))
    outcome = checker.outcome
    for kind in MODES:
        if only in (None, kind):
            check_kind(checker, kind, seed, count if only else max(count // FEWER.get(kind, 1), 1))
    if only is None:
        check_std(checker, seed, count)
    if only in (None, "errors"):
        check_error_files(checker)
    if outcome.died:
        print(f"{outcome.died} runs in which {REFERENCE} crashed or did not end")
    if outcome.known:
        print(f"{len(outcome.known)} known differences (known_differences.txt)")
    print(f"{outcome.passed} passed, {outcome.failed} failed")
    return 1 if outcome.failed else 0


if __name__ == "__main__":
    sys.exit(main())
