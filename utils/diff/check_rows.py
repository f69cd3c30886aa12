#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares the rows of operations and passes with what MLIR 22's own definitions say.

check_rows.py BUILD [NAME]: llvm-tblgen-22 reads the definitions that libmlir-22-dev
installs; BUILD/print-rows says what the tables here hold. Each operation of a dialect
that is here has the same operands, results, attributes, regions, successors, traits and
effects, and folds and has patterns where MLIR's does; each pass has the same name, options
and statistics. One check is one operation or pass. KNOWN says what differs and why; a row
of it that nothing needs fails, too. Ends with `N passed, N failed`.
"""

import json
import re
import subprocess
import sys

INCLUDE = "/usr/lib/llvm-22/include"
DEFINITIONS = [
    "Dialect/Affine/IR/AffineOps.td", "Dialect/Arith/IR/ArithOps.td",
    "Dialect/Bufferization/IR/BufferizationOps.td", "Dialect/Complex/IR/ComplexOps.td",
    "Dialect/ControlFlow/IR/ControlFlowOps.td", "Dialect/Func/IR/FuncOps.td",
    "Dialect/Index/IR/IndexOps.td", "Dialect/LLVMIR/LLVMOps.td",
    "Dialect/LLVMIR/LLVMIntrinsicOps.td", "Dialect/Math/IR/MathOps.td",
    "Dialect/MemRef/IR/MemRefOps.td", "Dialect/SCF/IR/SCFOps.td",
    "Dialect/Tensor/IR/TensorOps.td", "Dialect/UB/IR/UBOps.td",
    "Dialect/Vector/IR/VectorOps.td", "IR/BuiltinOps.td",
]
PASSES = [
    "Transforms/Passes.td", "Conversion/Passes.td",
    *(f"Dialect/{dialect}/Transforms/Passes.td" for dialect in (
        "Affine", "Arith", "Bufferization", "Func", "LLVMIR", "Math", "MemRef", "SCF", "Vector")),
]
OPTION_KINDS = {"int64_t": "int", "std::string": "string"}
# Traits and interfaces that both say.
COMPARED = {
    "IsTerminator", "IsIsolatedFromAbove", "SymbolOpInterface", "SymbolTable", "IsCommutative",
    "ConstantLike", "SameOperandsAndResultType", "SameTypeOperands", "SameOperandsAndResultShape",
    "FunctionOpInterface", "CallOpInterface", "BranchOpInterface", "ReturnLike", "NoTerminator",
    "SingleBlock", "AttrSizedOperandSegments", "AutomaticAllocationScope", "Elementwise",
    "CastOpInterface", "SameOperandsAndResultElementType", "HasRecursiveMemoryEffects",
    "NoRegionArguments",
    "RegionBranchOpInterface", "LoopLikeOpInterface", "RegionBranchTerminatorOpInterface",
    "SymbolUserOpInterface",
}
# What differs: a regular expression for the operation and the fact, and why. `-` stands
# before what MLIR alone says, `+` before what is said here alone.
KNOWN = [
    (r"(affine|bufferization|tensor)\.\w+ - operation", "the dialect is here in part"),
    (r"(bufferization|tensor)\.\w+ [-+] (fold|patterns)", "the dialect is here in part"),
    (r"arith.addf \+ patterns", "MLIR has the pattern with vector.contract"),
    (r"vector.contract - patterns", "its pattern's root is arith.addf"),
    (r"arith\.\w+ - trait Elementwise", "casts: SameOperandsAndResultShape says as much"),
    (r"(bufferization.to_tensor|complex.powi|math.sincos|memref.cast|memref.memory_space_cast)"
     r" - trait (SameOperandsAndResult(Shape|ElementType)|CastOpInterface)",
     "its verifier says the same in the same words"),
    (r"(index\.\w+|llvm.inline_asm) \+ sometimes speculatable", "the row says that it never is"),
    (r"llvm.mlir.(alias|global) - trait SingleBlock", "MLIR's has a region of its own"),
    (r"llvm.(alloca|getelementptr) [-+] prop (elem_type|rawConstantIndices) (one|optional)",
     "required in today's spelling alone"),
    (r"llvm.intr.(mem\w+|prefetch) [-+] (operand [13]|prop (isVolatile|cache|hint|rw))\b.*",
     "in 2020 these were operands"),
    (r"llvm.(call|call_intrinsic|invoke|intr.assume) [-+] (prop op_bundle_sizes (one|default)"
     r"|trait AttrSizedOperandSegments|operand 1.*)",
     "there were no operand bundles in 2020: none are there where none are told"),
    (r"llvm.[if]cmp [-+] prop predicate: .*", "it is checked while it is read"),
    (r"llvm.func [-+] prop (frame_pointer|uwtable_kind): .*", "MLIR has no words for it"),
    (r"llvm.(mlir.global|func) \+ trait SymbolUserOpInterface", "of comdats and personalities"),
    (r"memref.atomic_yield - trait (ReturnLike|RegionBranchTerminatorOpInterface)",
     "the region belongs to no RegionBranchOpInterface"),
    (r"scf.forall.in_parallel \+ trait RegionBranchTerminatorOpInterface",
     "MLIR asks InParallelOpInterface"),
    (r"memref.prefetch \+ trait MemRead", "it counts as a reader, too"),
    (r"memref.reshape - speculatable", "it reads memory and is not hoisted"),
    (r"vector.print [-+] (operand 0|prop stringLiteral): .*", "MLIR prints nothing of it"),
    (r"vector.transfer_(read|write) [-+] prop (in_bounds|permutation_map) (one|default)",
     "their verifier checks it"),
    (r"convert-to-llvm \+ option (index-bitwidth|llvm-types|use-bare-ptr-memref-call-conv) .*",
     "for functions of std"),
    (r"inline \+ option max-inlined-ops unsigned", "a limit that MLIR does not have"),
    (r"builtin.unrealized_conversion_cast \+ trait CastOpInterface", "asked where MLIR names it"),
]
EFFECTS = {"MemoryEffects::Read": "MemRead", "MemoryEffects::Write": "MemWrite",
           "MemoryEffects::Allocate": "MemAlloc", "MemoryEffects::Free": "MemFree"}


EFFECT_FACTS = {"no effects", *("trait " + word for word in EFFECTS.values())}


class Records:
    """The records of one file of definitions."""

    def __init__(self, path):
        command = ["llvm-tblgen-22", "-dump-json", "-I", INCLUDE, f"{INCLUDE}/mlir/{path}"]
        self.all = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)

    def of(self, reference):
        return self.all[reference["def"]]

    def operations(self):
        for name in self.all["!instanceof"].get("Op", []):
            op = self.all[name]
            yield self.of(op["opDialect"])["name"] + "." + op["opName"], op

    def is_a(self, record, what):
        return what in record["!superclasses"]

    def traits(self, references):
        for reference in references:
            record = self.of(reference)
            if self.is_a(record, "TraitList"):
                yield from self.traits(record["traits"])
            else:
                yield record

    def value(self, record):
        """How many, and the words for a type."""
        arity = "one"
        if self.is_a(record, "Variadic") or self.is_a(record, "VariadicOfVariadic"):
            arity = "variadic"
        elif self.is_a(record, "Optional"):
            arity = "optional"
        if arity != "one":
            inner = record["baseType"]
            record = self.of(inner)
            if "baseType" in record and self.is_a(record, "Variadic"):
                record = self.of(record["baseType"])
        return arity, record["summary"] or "any type"

    def attribute(self, record):
        base = record["baseAttr"] and self.of(record["baseAttr"]) if "baseAttr" in record else None
        if "UnitAttr" in (record["!name"], base and base["!name"]) or self.is_a(record, "UnitAttr"):
            return "optional", record["summary"]
        if record.get("defaultValue"):
            return "default", record["summary"]
        return ("optional" if record.get("isOptional") else "one"), record["summary"]


def effects_of(records, op):
    """The effects that a definition tells, or None: whatever they are."""
    told = set()
    is_told = False
    for trait in records.traits(op["traits"]):
        if records.is_a(trait, "MemoryEffects"):
            is_told = True
            told |= {records.of(effect)["effect"] for effect in trait["effects"]}
        elif records.is_a(trait, "DeclareOpInterfaceMethods") and \
                word_of(trait) == "MemoryEffectOpInterface":
            return None
    for reference, _ in op["arguments"]["args"] + op["results"]["args"]:
        record = records.of(reference)
        for decorator in record["decorators"] if records.is_a(record, "OpVariable") else []:
            decorator = records.of(decorator)
            if records.is_a(decorator, "MemoryEffect"):
                told.add(decorator["effect"])
    if not told:
        return {"no effects"} if is_told else None
    return {"trait " + EFFECTS[effect.replace("::mlir::", "")] for effect in told}


def word_of(trait):
    return re.sub(r"::(Trait|Impl)$", "", trait.get("trait") or "")


def traits_of(records, op):
    words = {word_of(trait) for trait in records.traits(op["traits"])}
    if any(word.startswith("SingleBlockImplicitTerminator<") for word in words):
        yield "trait SingleBlockImplicitTerminator"
    if "AlwaysSpeculatableImplTrait" in words:
        yield "speculatable"
    elif "ConditionallySpeculatable" in words:
        yield "sometimes speculatable"
    if "FunctionOpInterface" in words:
        words.add("SymbolOpInterface")
    if "ReturnLike" in words:
        words.add("RegionBranchTerminatorOpInterface")
    for word in words & COMPARED:
        yield "trait " + word


def counted(records, kind, references, variadic):
    if any(records.is_a(records.of(reference), variadic) for reference, _ in references):
        return f"{kind} variadic"
    return f"{kind} {len(references)}"


def values_of(records, kind, references):
    index = 0
    for reference, name in references:
        record = records.of(reference)
        if records.is_a(record, "OpVariable"):
            record = records.of(record["constraint"])
        if records.is_a(record, "Attr") or records.is_a(record, "Property"):
            arity, words = records.attribute(record)
            yield from (f"prop {name} {arity}", f"prop {name}: {words}")
        else:
            arity, words = records.value(record)
            yield from (f"{kind} {index} {arity}", f"{kind} {index}: {words}")
            index += 1


def theirs(records, op):
    """What a definition says, as `ours` writes it; and whether it tells effects."""
    facts = set(values_of(records, "operand", op["arguments"]["args"]))
    facts |= set(values_of(records, "result", op["results"]["args"]))
    facts.add(counted(records, "regions", op["regions"]["args"], "VariadicRegion"))
    facts.add(counted(records, "successors", op["successors"]["args"], "VariadicSuccessor"))
    facts |= set(traits_of(records, op))
    effects = effects_of(records, op)
    facts |= effects or set()
    if op["hasFolder"]:
        facts.add("fold")
    if op["hasCanonicalizer"] or op["hasCanonicalizeMethod"]:
        facts.add("patterns")
    return facts, effects is not None


def pass_facts(records, definition):
    facts = {"class " + definition["!name"]}
    for option in map(records.of, definition["options"]):
        values = re.findall(r'clEnumValN\([^,]*,\s*"([^"]*)"', option["additionalOptFlags"])
        kind = OPTION_KINDS.get(option["type"], option["type"])
        if records.is_a(option, "ListOption"):
            kind = "list"
        elif values:
            kind = "enum " + ",".join(sorted(values))
        facts.add(f"option {option['argument']} {kind}")
    for statistic in map(records.of, definition["statistics"]):
        facts.add(f"statistic {statistic['name']}: {statistic['description']}")
    return facts


def option_fact(name, kind):
    word, _, values = kind.partition(" ")
    return f"option {name} {word}" + (" " + ",".join(sorted(values.split(","))) if values else "")


def ours(program):
    """What each row says."""
    found = {}
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    for line in lines.splitlines():
        kind, _, rest = line.partition(" ")
        parts = rest.split("\t")
        if kind == "op":
            facts = found[rest] = set()
            counts = {"operand": 0, "result": 0}
        elif kind in counts:
            facts |= {f"{kind} {counts[kind]} {parts[1]}", f"{kind} {counts[kind]}: {parts[2]}"}
            counts[kind] += 1
        elif kind == "prop" and not parts[0].endswith("SegmentSizes"):
            facts |= {f"prop {parts[0]} {parts[1]}", f"prop {parts[0]}: {parts[2]}"}
        elif kind in ("regions", "successors"):
            facts.add(line)
        elif line == "trait Pure":
            facts |= {"no effects", "speculatable"}
        elif kind == "trait":
            facts.add(line)
        elif line == "has ConditionallySpeculatable":
            facts.add("sometimes speculatable")
            facts.discard("speculatable")
        elif line == "has fold":
            facts.add("fold")
        elif kind == "has" and rest in COMPARED:
            facts.add("trait " + rest)
        elif kind == "pattern":
            found[parts[0]].add("patterns")
        elif kind == "pass":
            facts = found[parts[0]] = {"class " + parts[1]}
        elif kind == "option":
            facts.add(option_fact(parts[0], parts[1]))
        elif kind == "statistic":
            facts.add(f"statistic {parts[0]}: {parts[1]}")
    for facts in found.values():
        if "trait ReturnLike" in facts:
            facts.add("trait RegionBranchTerminatorOpInterface")
        if "trait FunctionOpInterface" in facts:
            facts.add("trait SymbolOpInterface")
    return found


def op_differences(records, op, here):
    if here is None:
        return ["- operation"]
    there, tells_effects = theirs(records, op)
    left_out = set() if tells_effects else EFFECT_FACTS
    return differences(there - left_out, here - left_out)


def differences(there, here):
    return ["- " + fact for fact in sorted(there - here)] + \
           ["+ " + fact for fact in sorted(here - there)]


def compared(here):
    """The operations and passes of both, each with its differences."""
    dialects = {name.split(".")[0] for name in here if "." in name}
    for path in DEFINITIONS:
        records = Records(path)
        for name, op in records.operations():
            if name.split(".")[0] in dialects:
                yield name, op_differences(records, op, here.get(name))
    for path in PASSES:
        records = Records(path)
        for definition in map(records.all.get, records.all["!instanceof"].get("PassBase", [])):
            name = definition["argument"]
            if name in here:
                yield name, differences(pass_facts(records, definition), here[name])


def main():
    here = ours(sys.argv[1] + "/print-rows")
    only = sys.argv[2] if len(sys.argv) > 2 else None
    passed = failed = 0
    needed = set()
    for name, found in compared(here):
        is_right = True
        for difference in found if only in (None, name) else []:
            reasons = {known for known, _ in KNOWN if re.fullmatch(known, f"{name} {difference}")}
            needed |= reasons
            if not reasons:
                print(name, difference)
                is_right = False
        passed += is_right
        failed += not is_right
    for known, _ in KNOWN if not only else []:
        if known not in needed:
            print("no longer needed:", known)
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
