#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares mlopt with mlir-opt-22 on every operation, in every pass and in chains of
passes, and with mlir-translate-22 on what LLVM IR becomes of it.

check_ops.py BUILD [ROUNDS [SEED [CHAINS [ALONE]]]]: ROUNDS times as many functions as
there are templates of operations (utils/generate/generate_ops.py), from round SEED on. Each
function is printed, goes through each pass of `mlopt -list-passes` alone, or through
ALONE of them, and with the others of its batch through CHAINS chains of two to four
passes with options. Functions of llvm are
exported, and llvm-as-22 must take what mlopt wrote. Text or first error must be the
same, but where KNOWN and OPEN say why not; these are counted apart, and runs that mlir-opt-22
does not survive. An operation of the tables that no function has, a pass and an option of which
nothing is said here are errors too. Ends with `N passed, N failed`.
"""

import glob
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "generate"))
sys.path.insert(0, HERE)
import check_diff  # noqa: E402
import generate_ops  # noqa: E402

# What no template has, and why.
LEFT_OUT_DIALECTS = {
    "std": "mlir-opt 22 does not have it: check_diff.py lowers and upgrades it",
    "test": "mlir-opt 22 is built without it",
}
LEFT_OUT_OPERATIONS = {
    "llvm.mlir.cast": "mlir-opt 22 does not have it",
    "llvm.mlir.null": "mlir-opt 22 does not have it",
}
LEFT_OUT_PASSES = {
    "convert-std-to-llvm": "mlir-opt 22 does not have it",
    "upgrade": "mlir-opt 22 does not have it",
    "upgrade-std": "mlir-opt 22 does not have it",
    "fold": "mlir-opt 22 does not have it",
    "view-op-graph": "writes a graph to standard error",
}
# Values of options. None: left out, as the comment says.
BOOLEANS = ("true", "false")
OPTIONS = {"name": (), "pipeline": (), 
    "include-bf16": BOOLEANS, "include-f4e2m1": BOOLEANS, "include-f8e8m0": BOOLEANS,
    "max-iterations": ("-1", "1", "2", "10"), "max-num-rewrites": ("-1", "0", "3", "100"),
    "region-simplify": ("disabled", "normal", "aggressive"), "test-convergence": ("false",), "top-down": BOOLEANS,
    "index-bitwidth": ("0", "32", "64", "16"), "complex-range": ("basic", "improved", "none"),
    "use-bare-ptr-memref-call-conv": BOOLEANS, "approximate-log1p": BOOLEANS, "filter-dialects": ("func,arith", "memref", "index,ub,math"),
    "emit-deallocs": BOOLEANS, "use-aligned-alloc": BOOLEANS, "use-generic-functions": BOOLEANS,
    "default-pipeline": ("canonicalize", "", "cse"), "inlining-threshold": ("0", "100", "1000"), "json": BOOLEANS,
    "canonicalize": BOOLEANS, "exclude": ("f", "caller,g"), "dynamic": BOOLEANS,
    "allow-pattern-rollback": ("true",),  # Without, what fails is left half done.
    "lowering-strategy": ("inner-parallel", "inner-reduction"), "visibility": ("hidden", "protected"),
    "full-unroll": BOOLEANS, "target-rank": ("1", "2", "3"), "lower-tensors": BOOLEANS,
    "lower-scalable": BOOLEANS, "force-32bit-vector-indices": BOOLEANS, "reassociate-fp-reductions": BOOLEANS, "use-vector-alignment": BOOLEANS,
    **{f"enable-{machine}": ("false",) for machine in ("amx", "arm-bf16", "arm-i8mm", "arm-neon", "arm-sve", "x86vector")},
    "vector-contract-lowering": ("dot",), "vector-transpose-lowering": ("eltwise",),
    "disable-patterns": None,  # Patterns have names of mlopt's own.
    "enable-patterns": None,
    "llvm-types": None,  # mlopt's own.
    "max-inlined-ops": None,
    "op-pipelines": None,  # A list in braces.
}
# Values where an option of a pass is not what others call so.
OWN_VALUES = {
    ("mem2reg", "region-simplify"): BOOLEANS,
    ("composite-fixed-point-pass", "max-iterations"): ("1", "2", "10"),  # The error names a wrong one as a character.
}
# Options of one pass that mlopt alone has.
OWN_OPTIONS = {("convert-scf-to-cf", "allow-pattern-rollback"), ("inline", "max-iterations"), ("convert-to-llvm", "index-bitwidth"),
               ("convert-to-llvm", "use-bare-ptr-memref-call-conv")}
PRINTED = {
    "generic": ["-mlir-print-op-generic", "-mlir-print-debuginfo"],
    "local-scope": ["-mlir-print-local-scope", "-mlir-print-debuginfo"],
}
LOWERED = "to-llvm"
TO_LLVM = ["-expand-strided-metadata", "-lower-affine", "-convert-scf-to-cf", "-arith-expand", "-convert-to-llvm", "-reconcile-unrealized-casts"]
BATCH = 60
# What is known: modes, modules and errors of mlir-opt 22 in which the expressions are found, and why.
ANY = ""
INTO_LLVM = r"(finalize-memref|convert)-to-llvm|^to-llvm|convert-(func|cf)-to-llvm"
KNOWN = (
    (r"^(?!round-trip|generic|local-scope)", r"constant 9223372036854775807 : index[\s\S]*vector\.transfer_", ANY,
     "mlir-opt 22 takes a vector that ends after the largest index for one within bounds"),
    (r"remove-dead-values", ANY, r"null operand found|branch has \d+ operands|expects different type|operand type mismatch",
     "mlir-opt 22 leaves operands out that are used where control never gets to, and drops what some branches pass"),
    (INTO_LLVM, r"memref\.generic_atomic_rmw", ANY,
     "mlir-opt 22 makes a compare-and-exchange of floats, and needs what is yielded in the region"),
    (r"^(?!round-trip|generic|local-scope)", r"\b(tensor|bufferization)\.", ANY,
     "mlopt has no patterns of these dialects: they are what -upgrade-std makes of std"),
    (r"llvm-legalize-for-export", r"cf\.", r"'llvm.br' op operand #\d+ must be", "mlir-opt 22 makes an llvm.br of what is not LLVM's"),
    (r"remove-dead-values", r"scf\.forall", ANY, "mlir-opt 22 takes what an empty scf.forall gives for nobody's"),
    (r"finalize-memref-to-llvm", r"memref\.alloca_scope", r"'llvm.br' op operand #\d+ must be", "the same of what a scope gives"),
    (r"convert-func-to-llvm=.*bare-ptr", ANY, r"'llvm.call' op '.*' does not reference a valid LLVM function",
     "mlir-opt 22 calls a function that it did not convert as one of LLVM"),
    (INTO_LLVM, r"func\.constant .*tensor<", r"must reference a global", "mlir-opt 22 takes the address of a function that it did not convert"),
    (INTO_LLVM, r"memref\.dealloc .*, \d", r"'llvm.call' op operand type mismatch", "mlir-opt 22 calls free with a pointer into another address space"),
    (r"convert-vector-to-llvm", r"vector\.(contract|mask)", ANY, "mlopt leaves some contractions, and mlir-opt 22 makes invalid operations in masks"),
    (INTO_LLVM + "|convert-vector-to-llvm", r"vector\.print str", ANY, "mlopt leaves vector.print of strings alone"),
    (INTO_LLVM, r"vector\.mask .*<maximumf>", ANY, "mlir-opt 22 puts the smallest negative number in the place of what is masked"),
    (r"canonicalize|to-llvm", r"vector\.transfer_(read|write)[^;]*\b9223372036854775807\b|\b9223372036854775807\b[^;]*vector\.transfer_", ANY, "mlir-opt 22 lets the end of a transfer wrap around"),
    (ANY, r"(?s)9223372036854775807.*memref\.subview", ANY, "mlir-opt 22 lets the end of a subview wrap around"),
    (r"to-llvm", r"(?s)dense<true>.*vector\.mask ", ANY, "mlir-opt 22 moves what is masked when it folds a mask in a conversion"),
    (r"convert-(arith-)?to-llvm|^to-llvm", r"arith\.index_cast(ui)? .*memref<", ANY, "mlir-opt 22 casts the descriptor of memory as a number"),
    (INTO_LLVM, r"vector\.to_elements .*vector<\d+x\d+x", ANY, "mlir-opt 22 takes elements of an array by llvm.extractelement"),
    (INTO_LLVM, r'memref<.*("shared"|\{b = 1)', ANY, "mlir-opt 22 goes on with memory spaces that it has refused"),
    (r"sccp|remove-dead-values", r"extract_strided_metadata|llvm\.extractvalue", ANY,
     "mlir-opt 22 does not take back what a fold in place did to it for an analysis"),
    (r"inline", r"unreachable", ANY, "mlir-opt 22 inlines unreachable as a return without values"),
    (ANY, r"arith\.(xori|subi|muli|andi|remui|remsi|cmpi) .*tensor<(\d+x)*\?", ANY, "mlir-opt 22 makes constants of dynamic shape"),
    (ANY, r"(?s)ub\.poison.*vector\.insert", ANY, "mlir-opt 22 reads the poison that is inserted into a constant as a number"),
    (r"exported$", r'mlir\.zero : !llvm\.target<"spirv\.', r"^no error$", "mlir-translate 22 writes a zero that llvm-as does not read"),
    (r"scf-forall-to-parallel", r"scf\.forall .*shared_outs", r"^some error$", "mlir-opt 22 fails without a word"),
    (r"memref-expand", r"memref\.reshape", r"must be strided memref", "mlir-opt 22 makes a view of unranked memory"),
    (r"exported$", r"llvm\.inline_asm .*operand_attrs = .*-> \(\)", r"'elementtype\(.*\)' (does not apply to function return values|applied to incompatible type)",
     "mlir-translate 22 gives attributes of operands to the one before where assembly has no results"),
    (INTO_LLVM + "|expand-strided-metadata", r"memref<\d{15,}x", r"^no error$", "mlir-opt 22 multiplies sizes until they wrap"),
    (INTO_LLVM, r"vector<\d+xindex", r"'llvm.shufflevector' op operand #1 must be", "mlir-opt 22 shuffles a converted vector with a poison of the type before"),
    (INTO_LLVM, r"arith\.addui_extended", r"'llvm.extractvalue' op result #0 must be LLVM",
     "mlir-opt 22 takes the sum and the carry out of the struct with the types of before"),
    (r"exported$", r"(?m)(private|internal) (hidden|protected)|llvm\.func extern_weak .*\{$", r"^no error$", "mlir-translate 22 writes what llvm-as 22 refuses"),
    (r"exported$", r"llvm\.switch .*: i(6[5-9]|[7-9]\d|\d{3,})", r"^$", "mlir-translate 22 takes 64 bits of the cases of a switch"),
    (INTO_LLVM, r"vector\.insert .*\[[^\]]*%.*into vector<(\[?\d+\]?x){2}", ANY, "mlir-opt 22 inserts in the first row, or crashes, where the row is a value"),
    (r"arith-expand", r"arith\.(ceil|floor)div[su]i .*i(6[5-9]|[7-9]\d|\d{3,})", ANY, "mlir-opt 22 makes the -1 of wider integers of 64 bits"),
    (r"canonicalize", r"(?s)constant -\d+ : index.*memref\.view", ANY, "mlir-opt 22 makes views of negative size"),
    (ANY, r"llvm\.shl .*: i(6[5-9]|[7-9]\d|\d{3,})", ANY, "mlir-opt 22 takes 64 bits of how far llvm.shl shifts"),
    (ANY, r"arith\.truncf .*f8E8M0FNU", ANY, "mlir-opt 22 rounds negative numbers to a float without a sign"),
)
# What mlopt has still to learn: in the same form, counted apart.
OPEN = (
    (r"exported$", r"llvm\.shufflevector .*vector<\[", r"^$", "shuffling a constant scalable vector is folded, not a constant expression"),
    (r"exported$", r"llvm\.insertelement .*vector<\[", r"^$", "inserting into a constant scalable vector is no constant expression"),
    (r"exported$", r"llvm\.getelementptr .*vector<\d+x!llvm\.ptr>", r"^$", "addresses in a constant vector of pointers are no constant expression"),
    (r"exported$", r'llvm\.mlir\.undef : !llvm\.struct<"', r"^$", "a type that only an unused constant has is named in LLVM IR"),
    (r"expand-strided-metadata", r"vector\.mask ", ANY, "a mask that is all true is not taken off"),
    (r"filter-dialects", ANY, r"^no error$", "dialects that another pass loads, or has lowered, are not loaded here"),
    (r"sccp|mem2reg", r"arith\.remf .*f6E3M2FN", ANY, "the remainder of two zeros in a float without NaN is its largest number here"),
)
# mlir-opt 22 says this of a type, and goes on.
GOES_ON = "to integer address space failed. Consider adding memory space conversions"


def table_operations():
    """The names in lib/dialects/*/*_ops.def, as the preprocessor spells them out."""
    names = []
    for path in sorted(glob.glob(os.path.join(ROOT, "lib", "dialects", "*", "*_ops.def"))):
        dialect = os.path.basename(os.path.dirname(path))
        if dialect in LEFT_OUT_DIALECTS:
            continue
        text = f'#define OP(ID, NAME, ...) @ NAME @\n#include "{path}"\n'
        done = subprocess.run(["cc", "-E", "-P", "-I", os.path.join(ROOT, "lib"), "-x", "c", "-"], input=text.encode(),
                              capture_output=True, check=True)
        names += [re.sub(r'[\s"]', "", name) for name in re.findall(r"@([^@]*)@", done.stdout.decode())]
    return names


def pass_options(mlopt):
    """Of each pass the names of its options, as -list-passes has them."""
    found, current = {}, None
    for line in subprocess.run([mlopt, "-list-passes"], capture_output=True, check=True).stdout.decode().splitlines():
        match = re.match(r"^(  |      )(-?)([a-z0-9-]+)  ", line)
        if match and match[2]:
            current = found.setdefault(match[3], [])
        elif match and current is not None:
            current.append(match[3])
    return found


def chain(passes, choose):
    """Two to four, some with options."""
    flags = []
    for name in choose.choices(sorted(passes), k=choose.randint(2, 4)):
        given = [f"{option}={choose.choice(OWN_VALUES.get((name, option), OPTIONS[option]))}" for option in passes[name]
                 if OPTIONS[option] and (name, option) not in OWN_OPTIONS and choose.random() < 0.2]
        flags.append(f"-{name}={' '.join(given)}" if given else f"-{name}")
    return flags


class OpsChecker(check_diff.Checker):
    def __init__(self, mlopt, known):
        super().__init__(mlopt, known)
        self.seen = set()
        self.still_open = set()
        self.refused = set()  # Titles of those that a tool did not take.

    def compare_one(self, title, text, mine, other):
        """What the tools gave for one module: the same text or the same error."""
        if mine[2] not in (0, 1):
            self.outcome.fail(title, f"mlopt ended with status {mine[2]}: {check_diff.first_error(mine[1])}")
        elif other[2] not in (0, 1):
            self.outcome.reference_died()
        elif mine[2] or other[2]:
            self.refused.add(title)
            one, two = (self.error_of(it) for it in (mine, other))
            if one == two or not self.is_expected(title, text, two):
                self.compare(title, two, one, f"{self.reference}: {two}\nmlopt:       {one}")
        elif mine[0] == other[0]:
            self.outcome.ok()
        elif not self.is_expected(title, text, ""):
            self.compare(title, other[0], mine[0])

    reference = check_diff.REFERENCE

    def is_expected(self, title, text, error):
        """A difference that a table has: it is counted there."""
        for rows, titles in ((KNOWN, self.outcome.known), (OPEN, self.still_open)):
            if self.is_in(rows, title, text, error):
                titles.add(title)
                return True
        return False

    @staticmethod
    def error_of(result):
        text = "".join(line for line in result[1].splitlines(True) if GOES_ON not in line)
        return (check_diff.first_error(text) or "some error") if result[2] else "no error"

    @staticmethod
    def is_in(rows, title, text, error):
        mode = title.split(" ", 3)[3]
        return any(re.search(its_mode, mode) and re.search(its_text, text) and re.search(its_error, error)
                   for its_mode, its_text, its_error, _ in rows)

    def check_batch(self, kind, seeds, modes):
        modules = [generate_ops.module(seed, kind == "llvm") for seed in seeds]
        self.compare_modules(f"{kind} round-trip", [], seeds, modules)
        taken = [(seed, module) for seed, module in zip(seeds, modules) if f"seed {seed} {kind} round-trip" not in self.refused]
        if taken:
            self.check_taken(kind, *zip(*taken), modes)

    def check_taken(self, kind, seeds, modules, modes):
        """Those that both tools read."""
        for mode, options in modes.items():
            printed = self.compare_modules(f"{kind} {mode}", options, seeds, modules)
            if mode == "generic":
                self.seen |= set(re.findall(r'"([a-z]+\.[a-z0-9_.]+)" ?[(<]', "".join(printed)))
            if mode == LOWERED:
                self.check_exports("lowered", *self.whole(seeds, printed))
        if kind == "llvm":
            self.check_exports(kind, seeds, modules)

    @staticmethod
    def whole(seeds, printed):
        """Where nothing but llvm is left."""
        kept = [(seed, one) for seed, one in zip(seeds, printed) if one.strip() and
                not re.search(r'(?m)^\s+(%\S+ = )?"?(builtin|func|arith|math|complex|index|memref|scf|cf|vector|ub|tensor|affine|bufferization)\.', one)]
        return [seed for seed, _ in kept], [one for _, one in kept]

    def check_exports(self, kind, seeds, modules):
        """As check_diff's, but down to one module where a tool does not survive."""
        options = ["-mlir-to-llvmir", "-split-input-file", "-output-split-marker=// -----"]
        work = [(0, len(modules))] if modules else []
        while work:
            start, end = work.pop()
            text = check_diff.MARKER.join(modules[start:end])
            mine = check_diff.run(self.mlopt, options, text, self.make("mine"), "export.mlir")
            other = check_diff.run(check_diff.TRANSLATE, options, text, self.make("other"), "export.mlir")
            my_parts, other_parts = check_diff.parts(mine[0]), check_diff.parts(other[0])
            if end - start == 1:
                self.compare_export(f"seed {seeds[start]} {kind} exported", modules[start], mine, other)
            elif len(my_parts) != end - start or len(other_parts) != end - start or mine[2] not in (0, 1) or other[2] not in (0, 1):
                middle = (start + end) // 2
                work += [(middle, end), (start, middle)]
            else:
                for index in range(start, end):
                    if my_parts[index - start] == other_parts[index - start] and my_parts[index - start].strip():
                        self.check_assembled(f"seed {seeds[index]} {kind} exported", my_parts[index - start])
                    else:
                        work.append((index, index + 1))

    def compare_export(self, title, module, mine, other):
        """LLVM's verifier has no places: mlopt says where."""
        if mine[2] == 1 and other[2] == 1 and not re.match(r"\S+:\d+:\d+: ", check_diff.first_error(other[1])):
            self.outcome.ok()
            return
        self.compare_one(title, module, mine, other)
        if mine[2] == 0 and mine[0] == other[0]:
            self.check_assembled(title, mine[0])

    def check_assembled(self, title, text):
        _, errors, status = check_diff.run(check_diff.ASSEMBLER, ["-o", os.devnull], text, self.make("other"), "export.ll")
        if status == 0:
            self.outcome.ok()
        elif not self.is_expected(title, text, errors):
            self.outcome.fail(title, f"{check_diff.ASSEMBLER} does not take it: {check_diff.first_error(errors)}")


def unsaid(mlopt):
    """Passes' options that OPTIONS does not know."""
    passes = {name: options for name, options in pass_options(mlopt).items() if name not in LEFT_OUT_PASSES}
    return passes, [f"option {option} of pass {name} is never given" for name, options in passes.items()
                    for option in options if option not in OPTIONS]


def main():
    build = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    num_chains = int(sys.argv[4]) if len(sys.argv) > 4 else 6
    num_alone = int(sys.argv[5]) if len(sys.argv) > 5 else 1000
    checker = OpsChecker(os.path.join(build, "mlopt"), check_diff.read_known(os.path.join(HERE, "known_differences.txt")))
    outcome = checker.outcome
    passes, missing = unsaid(checker.mlopt)
    for line in missing:
        outcome.fail(line, "")
    work = []
    for kind in ("std", "llvm"):
        count = generate_ops.num_templates(kind == "llvm")
        start, end = first * count, (first + rounds) * count
        for batch in range(start, end, BATCH):
            choose = random.Random(batch)
            chains = {" ".join(flags): flags for flags in (chain(passes, choose) for _ in range(num_chains))}
            alone = {name: [f"-{name}"] for name in choose.sample(sorted(passes), min(num_alone, len(passes)))}
            modes = {**PRINTED, **alone, **chains, LOWERED: TO_LLVM}
            work.append((kind, range(batch, min(batch + BATCH, end)), modes))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(lambda one: checker.check_batch(*one), work))
    for name in table_operations():
        if name not in checker.seen and name not in LEFT_OUT_OPERATIONS:
            outcome.fail(f"operation {name} is never generated", "")
    if outcome.died:
        print(f"{outcome.died} runs in which {check_diff.REFERENCE} crashed or did not end")
    if outcome.known:
        print(f"{len(outcome.known)} known differences, in which {check_diff.REFERENCE} is wrong")
    if checker.still_open:
        print(f"{len(checker.still_open)} differences that are to be mended")
    print(f"{outcome.passed} passed, {outcome.failed} failed")
    return 1 if outcome.failed else 0


if __name__ == "__main__":
    sys.exit(main())
