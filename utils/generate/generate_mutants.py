# SPDX-License-Identifier: Apache-2.0
"""Modules of llvm's operations (generate_ops.py) with one to three types, numbers
or words changed, often everywhere, so that many are still valid. check_export.py
exports them."""

import random
import re

import generate_ops

TYPES = (
    "i1", "i8", "i32", "i64", "i128", "i7", "i8388608", "f16", "bf16", "f32", "f64", "f80", "f128", "!llvm.ptr", "!llvm.ptr<1>",
    "!llvm.ptr<270>", "!llvm.struct<(i32, ptr)>", "!llvm.struct<packed (i8, i64)>", "!llvm.array<2 x i32>", "vector<4xi32>", "vector<3xi24>",
    "vector<4xf32>", "vector<[4]xi32>", "vector<2x!llvm.ptr>", "vector<1xi1>", "vector<2x2xf32>", "!llvm.void", "!llvm.metadata",
    "!llvm.token", "!llvm.struct<()>", "!llvm.array<0 x i8>", "!llvm.array<9223372036854775807 x i64>", '!llvm.target<"a">',
    '!llvm.target<"spirv.Image", i32, 1>', '!llvm.target<"aarch64.svcount">', '!llvm.struct<"o", opaque>', "!llvm.ppc_fp128",
    "!llvm.x86_amx", "!llvm.func<void ()>", "!llvm.label", "index", "memref<4xf32>", "tensor<2xi8>", "complex<f32>", "f8E5M2", "si32", "none",
)
NUMBERS = ("0", "1", "-1", "2", "3", "7", "16", "64", "255", "256", "4096", "65536", "2147483648", "4294967296", "8589934592",
           "9223372036854775807", "-9223372036854775808", "0x7F800000", "1.0e30", "0.999")
WORDS = (
    "internal", "private", "common", "appending", "weak", "extern_weak", "available_externally", "hidden", "protected", "constant",
    "thread_local", "unnamed_addr", "local_unnamed_addr", "volatile", "nontemporal", "invariant", "monotonic", "acquire", "seq_cst",
    "unordered", "release", "inbounds", "nusw", "nuw", "nsw", "exact", "disjoint", "nneg", "fast", "nnan", "reassoc", "musttail", "tail",
    "notail", "swiftcc", "fastcc", "byval", "sret", "noalias", "nonnull", "signext", "zeroext", "inreg", "returned", "nest", "add", "sub",
    "xchg", "fadd", "umax", "eq", "ult", "sgt", "oeq", "une",
)
TYPE = re.compile(r"!llvm\.(?:struct|array|ptr|func|target)<[^<>()]*(?:\([^()]*\))?[^<>()]*>|!llvm\.(?:ptr|void|token|metadata)\b(?!<)"
                  r"|vector<[^<>]*>|(?<![\w.])(?:i\d+|f\d+|bf16)(?![\w.<])")
NUMBER = re.compile(r"(?<![\w@%#^.\"])-?\d+(?:\.\d+(?:e-?\d+)?)?(?![\w.])")
WORD = re.compile(r"(?<![\w.%@^#!])[a-z_]{2,}(?![\w.(])")
# Types for which others of the same kind stand without making more wrong.
KINDS = (
    ("i1", "i8", "i16", "i32", "i64", "i128", "i7", "i33", "i65", "i500", "i8388608"),
    ("f16", "bf16", "f32", "f64", "f80", "f128", "!llvm.ppc_fp128"),
    ("!llvm.ptr", "!llvm.ptr<1>", "!llvm.ptr<3>", "!llvm.ptr<270>"),
    ("vector<4xi32>", "vector<3xi24>", "vector<1xi8>", "vector<[4]xi32>", "vector<[1]xi64>", "vector<16xi1>"),
    ("vector<4xf32>", "vector<3xbf16>", "vector<1xf128>", "vector<[4]xf16>", "vector<2xf80>"),
    ("!llvm.struct<(i32, ptr)>", "!llvm.struct<packed (i8, i64)>", "!llvm.array<2 x i32>", "!llvm.struct<()>", "!llvm.array<0 x i8>",
     "!llvm.array<9223372036854775807 x i64>", '!llvm.target<"spirv.Image", i32, 1>', '!llvm.target<"aarch64.svcount">', "!llvm.x86_amx"),
)


def kind_of(name):
    for kind in KINDS:
        if name in kind:
            return kind
    if name.startswith("vector"):
        return KINDS[4 if re.search(r"f\d", name) else 3]
    return KINDS[5]


def change_everywhere(text, choose):
    """A type becomes another one of its kind."""
    matches = list(TYPE.finditer(text))
    if not matches:
        return text
    old = choose.choice(matches).group(0)
    new = choose.choice(kind_of(old))
    return re.sub(rf"(?<![\w.]){re.escape(old)}(?![\w<])", lambda match: new, text)


def change(text, choose):
    """A type, number or word somewhere becomes any other one."""
    expression, words = choose.choice(((TYPE, TYPES), (NUMBER, NUMBERS), (NUMBER, NUMBERS), (WORD, WORDS)))
    matches = list(expression.finditer(text))
    if not matches:
        return text
    match = choose.choice(matches)
    return text[:match.start()] + choose.choice(words) + text[match.end():]


def module(seed):
    """The module `seed`, changed."""
    choose = random.Random(seed)
    text = generate_ops.module(seed, True)
    for _ in range(choose.choice((1, 1, 2, 3))):
        text = (change if choose.random() < 0.3 else change_everywhere)(text, choose)
    return text
