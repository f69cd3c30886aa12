# SPDX-License-Identifier: Apache-2.0
"""A note of the export names a pass that converts what is left over: it does.

lowering_notes.py MLOPT EVERY [REFERENCE]: of every so many examples, the export of mlopt says which pass
converts the operation, or that none does. The pass is run: by mlopt, and if it is said to
be mlir-opt's alone, by REFERENCE where it is given. Afterwards the operation is gone."""
import re
import subprocess
import sys

MLOPT = sys.argv[1]
EVERY = int(sys.argv[2])
REFERENCE = sys.argv[3] if len(sys.argv) > 3 else None
FLOATS = ["f32", "bf16", "f8E4M3FN", "f8E5M2", "vector<4xf32>", "vector<2x3xf32>", "vector<[4]xf32>",
          "vector<2x3xf8E4M3FN>", "vector<f32>"]
INTEGERS = ["i32", "index", "vector<4xi32>", "vector<2x3xi32>", "vector<[4]xi32>"]
UNARY_MATH = ("absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor "
              "log log10 log1p log2 round roundeven rsqrt sin sinh sqrt tan tanh trunc").split()


def bits(kind):
    """The type of what compares values of `kind`."""
    return re.sub(r"(f|bf|i)\d+\w*(?=>|$)|index", "i1", kind)


def examples():
    """(operation, types of its operands, text, type of its result)"""
    for kind in FLOATS:
        for op in "addf", "subf", "mulf", "divf", "remf", "maximumf", "minnumf":
            yield f"arith.{op}", [kind] * 2, f"arith.{op} %0, %1 : {kind}", kind
        yield "arith.negf", [kind], f"arith.negf %0 : {kind}", kind
        yield "arith.cmpf", [kind] * 2, f"arith.cmpf olt, %0, %1 : {kind}", bits(kind)
        yield "arith.select", ["i1", kind, kind], f"arith.select %0, %1, %2 : {kind}", kind
        yield "arith.extf", [kind], f"arith.extf %0 : {kind} to {wide(kind, 'f64')}", wide(kind, "f64")
        yield "arith.fptosi", [kind], f"arith.fptosi %0 : {kind} to {wide(kind, 'i32')}", wide(kind, "i32")
        yield "arith.sitofp", [wide(kind, "i32")], f"arith.sitofp %0 : {wide(kind, 'i32')} to {kind}", kind
        yield "arith.truncf", [wide(kind, "f64")], f"arith.truncf %0 : {wide(kind, 'f64')} to {kind}", kind
        for op in UNARY_MATH:
            yield f"math.{op}", [kind], f"math.{op} %0 : {kind}", kind
        for op in "isnan", "isinf", "isfinite", "isnormal":
            yield f"math.{op}", [kind], f"math.{op} %0 : {kind}", bits(kind)
        for op in "atan2", "copysign", "powf":
            yield f"math.{op}", [kind] * 2, f"math.{op} %0, %1 : {kind}", kind
        yield "math.fma", [kind] * 3, f"math.fma %0, %1, %2 : {kind}", kind
        yield "math.clampf", [kind] * 3, f"math.clampf %0 to [%1, %2] : {kind}", kind
        integer = wide(kind, "i32")
        yield "math.fpowi", [kind, integer], f"math.fpowi %0, %1 : {kind}, {integer}", kind
    for kind in INTEGERS:
        for op in "addi", "muli", "divsi", "ceildivsi", "floordivsi", "ceildivui", "shli", "maxsi", "xori":
            yield f"arith.{op}", [kind] * 2, f"arith.{op} %0, %1 : {kind}", kind
        yield "arith.cmpi", [kind] * 2, f"arith.cmpi slt, %0, %1 : {kind}", bits(kind)
        for op in "ctpop", "ctlz", "cttz", "absi":
            yield f"math.{op}", [kind], f"math.{op} %0 : {kind}", kind
        yield "math.ipowi", [kind] * 2, f"math.ipowi %0, %1 : {kind}", kind
    yield from vectors()
    yield from others()


def wide(kind, element):
    return re.sub(r"(f|bf|i)\d+\w*(?=>|$)|index", element, kind)


def vectors():
    pairs = [("vector<4xf32>", "vector<8xf32>"), ("vector<2x3xf32>", "vector<4x3xf32>")]
    for kind, double in pairs:
        low = kind.count("x") == 1
        yield "vector.broadcast", ["f32"], f"vector.broadcast %0 : f32 to {kind}", kind
        last = "[1]" if low else "[1, 2]"
        yield "vector.extract", [kind], f"vector.extract %0{last} : f32 from {kind}", "f32"
        yield "vector.insert", ["f32", kind], f"vector.insert %0, %1 {last} : f32 into {kind}", kind
        yield "vector.shuffle", [kind] * 2, f"vector.shuffle %0, %1 [0, 1, 2, 3] : {kind}, {kind}", \
            kind if low else "vector<4x3xf32>"
        yield "vector.fma", [kind] * 3, f"vector.fma %0, %1, %2 : {kind}", kind
        yield "vector.bitcast", [kind], f"vector.bitcast %0 : {kind} to {wide(kind, 'i32')}", wide(kind, "i32")
        memref = "memref<4xf32>" if low else "memref<4x8xf32>"
        places = "%1" if low else "%1, %1"
        yield "vector.load", [memref, "index"], f"vector.load %0[{places}] : {memref}, {kind}", kind
        yield "vector.shape_cast", [kind], f"vector.shape_cast %0 : {kind} to vector<{4 if low else 6}x1xf32>", \
            f"vector<{4 if low else 6}x1xf32>"
    yield "vector.transpose", ["vector<2x3xf32>"], \
        "vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>", "vector<3x2xf32>"
    yield "vector.reduction", ["vector<4xf32>"], "vector.reduction <add>, %0 : vector<4xf32> into f32", "f32"
    yield "vector.create_mask", ["index"], "vector.create_mask %0 : vector<4xi1>", "vector<4xi1>"
    yield "vector.constant_mask", [], "vector.constant_mask [2] : vector<4xi1>", "vector<4xi1>"
    yield "vector.step", [], "vector.step : vector<4xindex>", "vector<4xindex>"
    yield "vector.outerproduct", ["vector<4xf32>", "vector<3xf32>"], \
        "vector.outerproduct %0, %1 : vector<4xf32>, vector<3xf32>", "vector<4x3xf32>"
    yield "vector.multi_reduction", ["vector<2x3xf32>", "vector<2xf32>"], \
        "vector.multi_reduction <add>, %0, %1 [1] : vector<2x3xf32> to vector<2xf32>", "vector<2xf32>"
    yield "vector.extract_strided_slice", ["vector<4xf32>"], "vector.extract_strided_slice %0 {offsets = [1], " \
        "sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>", "vector<2xf32>"
    yield "vector.from_elements", ["f32"], "vector.from_elements %0, %0 : vector<2xf32>", "vector<2xf32>"


def others():
    for op in "abs", "angle", "re", "im":
        yield f"complex.{op}", ["complex<f32>"], f"complex.{op} %0 : complex<f32>", "f32"
    for op in "exp", "log", "neg", "sin", "cos", "sqrt", "tanh", "conj", "sign", "rsqrt", "expm1", "log1p", "tan":
        yield f"complex.{op}", ["complex<f32>"], f"complex.{op} %0 : complex<f32>", "complex<f32>"
    for op in "add", "sub", "mul", "div", "pow", "atan2":
        yield f"complex.{op}", ["complex<f32>"] * 2, f"complex.{op} %0, %1 : complex<f32>", "complex<f32>"
    for op in "eq", "neq":
        yield f"complex.{op}", ["complex<f32>"] * 2, f"complex.{op} %0, %1 : complex<f32>", "i1"
    memref = "memref<4x8xf32>"
    yield "memref.load", [memref, "index"], f"memref.load %0[%1, %1] : {memref}", "f32"
    yield "memref.subview", [memref], f"memref.subview %0[1, 2] [2, 3] [1, 1] : {memref} to " \
        "memref<2x3xf32, strided<[8, 1], offset: 10>>", "memref<2x3xf32, strided<[8, 1], offset: 10>>"
    yield "memref.collapse_shape", [memref], f"memref.collapse_shape %0 [[0, 1]] : {memref} into memref<32xf32>", "memref<32xf32>"
    yield "memref.transpose", [memref], f"memref.transpose %0 (i, j) -> (j, i) : {memref} to " \
        "memref<8x4xf32, strided<[1, 8]>>", "memref<8x4xf32, strided<[1, 8]>>"
    yield "memref.alloc", [], "memref.alloc() : memref<4xf32>", "memref<4xf32>"
    yield "memref.dim", ["memref<?xf32>", "index"], "memref.dim %0, %1 : memref<?xf32>", "index"
    yield "index.add", ["index"] * 2, "index.add %0, %1", "index"
    yield "index.ceildivs", ["index"] * 2, "index.ceildivs %0, %1", "index"
    yield "ub.poison", [], "ub.poison : index", "index"


def module(example, function, end):
    _, inputs, text, result = example
    lines = [f"%{i} = builtin.unrealized_conversion_cast %arg : i64 to {kind}" for i, kind in enumerate(inputs)]
    lines.append(f"%r = {text}")
    lines.append(f"%z = builtin.unrealized_conversion_cast %r : {result} to i64")
    body = "".join(f"  {line}\n" for line in lines)
    return f"{function} @f(%arg: i64) -> i64 {{\n{body}  {end} %z : i64\n}}\n"


def run(tool, options, text):
    done = subprocess.run([tool, "-"] + options, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def named(op, messages):
    """(pass or None, is it mlir-opt's alone?), or None: nothing is said of `op`"""
    name = re.escape(op)
    found = re.search(rf"note: (-\S+) converts '?(?:{name}|it)\b", messages)
    if found:
        return found.group(1), False
    found = re.search(rf"note: (-\S+) of mlir-opt converts '?(?:{name}|it)\b", messages)
    if found:
        return found.group(1), True
    return (None, False) if "mlopt has no pass that converts" in messages else None


def check(example):
    """What is wrong; an empty text: nothing, or the operation is none of mlopt."""
    op = example[0]
    status, _, messages = run(MLOPT, [], module(example, "func.func", "return"))
    if status:
        return "" if "failed to verify" in messages or "must be" in messages else f"is no example: {messages[:300]}"
    answer = named(op, run(MLOPT, ["-mlir-to-llvmir"], module(example, "llvm.func", "llvm.return"))[2])
    if not answer:
        return "nothing is said of it"
    flag, is_elsewhere = answer
    tool = REFERENCE if is_elsewhere else MLOPT
    if not flag or not tool:
        return ""
    status, out, messages = run(tool, [flag], module(example, "func.func", "return"))
    if status:
        return f"{flag} fails: {messages[:200]}"
    return f"{flag} leaves it" if re.search(rf"\b{re.escape(op)}\b", out) else ""


def main():
    passed = failed = 0
    for example in list(examples())[::EVERY]:
        problem = check(example)
        if problem:
            print(f"not ok: {example[2]}: {problem}")
        passed += not problem
        failed += bool(problem)
    print(f"lowering notes: {passed} passed, {failed} failed")
    return 1 if failed else 0


sys.exit(main())
