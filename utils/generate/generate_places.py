# SPDX-License-Identifier: Apache-2.0
"""Modules of llvm in which every type stands in every place that a type can have,
alone and inside of structs and arrays: most are wrong. check_export.py exports them."""

TYPES = (
    "i0", "i32", "si32", "ui8", "index", "none", "bf16", "tf32", "f8E5M2", "f4E2M1FN", "complex<f32>", "tuple<i32>", "(i32) -> i32",
    "memref<4xf32>", "memref<*xi8>", "tensor<4xi8>", "tensor<*xf32>", "vector<2x2xf32>", "vector<i32>", "vector<4xindex>", "vector<3xsi8>",
    "vector<4xf8E4M3FN>", "vector<[4]xi1>", "vector<2x!llvm.ptr>", "!llvm.ptr<3>", "!llvm.func<void (i32)>", "!llvm.label", "!llvm.void",
    "!llvm.metadata", "!llvm.token", "!llvm.x86_amx", '!llvm.target<"spirv.Image">', "!llvm.struct<opaque>", '!llvm.struct<"o", opaque>',
)
WRAPPERS = ("{}", "!llvm.struct<(i32, {})>", "!llvm.array<3 x {}>", "!llvm.struct<(array<2 x struct<({})>>)>")
VALUE = "llvm.func @f() {{\n  %0 = llvm.mlir.{} : TYPE\n  llvm.return\n}}\n"
ARGUMENT = "llvm.func @f(%p: !llvm.ptr {{llvm.{} = TYPE}}) {{\n  llvm.return\n}}\n"
WITH_POINTER = "llvm.func @f(%p: !llvm.ptr) {{\n  {}\n  llvm.return\n}}\n"
WITH_VALUE = "llvm.func @f(%p: !llvm.ptr, %a: TYPE) {{\n  {}\n  llvm.return\n}}\n"
PLACES = (
    *(VALUE.format(name) for name in ("undef", "poison", "zero")),
    *(ARGUMENT.format(name) for name in ("byval", "byref", "sret", "inalloca", "preallocated")),
    *(WITH_POINTER.format(line) for line in (
        "%c = llvm.mlir.constant(1 : i64) : i64\n  %0 = llvm.alloca %c x TYPE : (i64) -> !llvm.ptr",
        "%0 = llvm.load %p : !llvm.ptr -> TYPE",
        "%0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, TYPE",
        "%0 = llvm.va_arg %p : (!llvm.ptr) -> TYPE",
        "%0 = llvm.call %p() : !llvm.ptr, () -> TYPE",
        "%0 = llvm.bitcast %p : !llvm.ptr to TYPE",
    )),
    *(WITH_VALUE.format(line) for line in (
        "%0 = llvm.freeze %a : TYPE",
        "llvm.store %a, %p : TYPE, !llvm.ptr",
        "llvm.call %p(%a) : !llvm.ptr, (TYPE) -> ()",
        "llvm.br ^a(%a : TYPE)\n^a(%b: TYPE):",
        "%c = llvm.mlir.constant(true) : i1\n  %0 = llvm.select %c, %a, %a : i1, TYPE",
        '%0 = llvm.inline_asm "", "=r,r" %a : (TYPE) -> i32',
    )),
    "llvm.func @f(TYPE)\n",
    "llvm.func @f() -> TYPE\n",
    "llvm.mlir.global external @g() : TYPE\n",
    "llvm.mlir.global internal @g() : TYPE {\n  %0 = llvm.mlir.zero : TYPE\n  llvm.return %0 : TYPE\n}\n",
    "llvm.mlir.global external @g() : i32\nllvm.mlir.alias external @a : TYPE {\n"
    "  %0 = llvm.mlir.addressof @g : !llvm.ptr\n  llvm.return %0 : !llvm.ptr\n}\n",
)


def modules():
    for place in PLACES:
        for wrapper in WRAPPERS:
            for name in TYPES:
                yield place.replace("TYPE", wrapper.format(name))
