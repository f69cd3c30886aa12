#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Finds what grows faster than its input: every pass on modules that get longer,
wider or deeper in one thing.

growth.py MLOPT [-n SIZE] [-t SECONDS] [-s SHAPES] [-p PASSES]: each shape at SIZE
and at twice that, through each pass. Where the larger one takes less than
SECONDS (0.08) of processor time, no growth is asked for; else the time may grow
by 2.2. What grows more is counted in instructions, by callgrind where there is
one, at a quarter of the sizes. SHAPES and PASSES are regular expressions.
Prints the rows over the limit and ends with status 1 if there are any; those in
KNOWN are left out.
"""

import argparse
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile

LIMIT = 2.2
ROUND = 1.35  # What the clock may add to the limit before instructions are counted.
TIMEOUT = 10
OPTIONS = ["-allow-unregistered-dialect", "-mlir-disable-threading", "-verify-diagnostics"]


def function(body, arguments="%a: i32, %b: i32, %c: i1, %i: index, %m: memref<?xi32>", results=""):
    yield f"func.func @f({arguments}){' -> ' + results if results else ''} {{"
    yield from body
    yield "}"


def in_function(lines):
    """A function of these lines, each made of its number."""
    def shape(count):
        def body():
            for number in range(count):
                yield lines(number)
            yield "return"
        return function(body())
    return shape


def chain(line, last=lambda v: f'"use"({v}) : (i32) -> ()'):
    """Lines that each take the value that the one before it defined."""
    def shape(count):
        def body():
            value = "%a"
            for number in range(count):
                yield line(f"%v{number}", value, number)
                value = f"%v{number}"
            yield last(value)
            yield "return"
        return function(body())
    return shape


def nested(before, after, core='"use"(%a) : (i32) -> ()', end="return"):
    def shape(count):
        def body():
            for number in range(count):
                yield before(number)
            yield core
            for number in reversed(range(count)):
                yield after(number)
            yield end
        return function(body())
    return shape


def constants(count):
    for number in range(count):
        yield f"%k{number} = arith.constant {number} : i32"
        yield f'"use"(%k{number}) : (i32) -> ()'
    yield "return"


# --- blocks ------------------------------------------------------------------


def block_chain(count):
    yield "cf.br ^bb1(%a : i32)"
    for number in range(1, count):
        yield f"^bb{number}(%x{number}: i32):"
        yield f"  %y{number} = arith.addi %x{number}, %b : i32"
        yield f"  cf.br ^bb{number + 1}(%y{number} : i32)"
    yield f"^bb{count}(%x{count}: i32):"
    yield f'  "use"(%x{count}) : (i32) -> ()'
    yield "  return"


def diamonds(count):
    value = "%a"
    for number in range(count):
        yield f"cf.cond_br %c, ^then{number}({value} : i32), ^else{number}"
        yield f"^then{number}(%t{number}: i32):"
        yield f"  %u{number} = arith.addi %t{number}, %b : i32"
        yield f"  cf.br ^join{number}(%u{number} : i32)"
        yield f"^else{number}:"
        yield f"  cf.br ^join{number}({value} : i32)"
        yield f"^join{number}(%j{number}: i32):"
        value = f"%j{number}"
    yield f'"use"({value}) : (i32) -> ()'
    yield "return"


def predecessors(count):
    for number in range(count):
        yield f"  %p{number} = \"cond\"() : () -> i1"
        yield f"  cf.cond_br %p{number}, ^exit(%a, %b : i32, i32), ^bb{number}"
        yield f"^bb{number}:"
    yield "  cf.br ^exit(%b, %b : i32, i32)"
    yield "^exit(%x: i32, %y: i32):"
    yield '  "use"(%x) : (i32) -> ()'
    yield "  return"


def equal_blocks(count):
    cases = ", ".join(f"{number}: ^bb{number}" for number in range(count))
    yield f"cf.switch %a : i32, [default: ^exit, {cases}]"
    for number in range(count):
        yield f"^bb{number}:"
        yield f'  "use"(%{"ab"[number % 2]}) : (i32) -> ()'
        yield "  cf.br ^exit"
    yield "^exit:"
    yield "  return"


def distinct_blocks(count):
    cases = ", ".join(f"{number}: ^bb{number}" for number in range(count))
    yield f"cf.switch %a : i32, [default: ^exit, {cases}]"
    for number in range(count):
        yield f"^bb{number}:"
        yield f'  "use"() {{n = {number} : i32}} : () -> ()'
        yield "  cf.br ^exit"
    yield "^exit:"
    yield "  return"


def switch_to_one(count):
    cases = ", ".join(f"{number}: ^exit(%b : i32)" for number in range(count))
    yield f"cf.switch %a : i32, [default: ^exit(%a : i32), {cases}]"
    yield "^exit(%x: i32):"
    yield '  "use"(%x) : (i32) -> ()'
    yield "  return"


def constant_branches(count):
    yield "%true = arith.constant true"
    for number in range(count):
        yield f"cf.cond_br %true, ^bb{number}, ^no{number}"
        yield f"^no{number}:"
        yield f'  "use"(%a) : (i32) -> ()'
        yield f"  cf.br ^bb{number}"
        yield f"^bb{number}:"
    yield "return"


def unreachable_chain(count):
    yield "return"
    for number in range(count):
        yield f"^bb{number}(%x{number}: i32):"
        yield f"  cf.br ^bb{(number + 1) % count}(%x{number} : i32)"


def cfg_loops(count):
    for number in range(count):
        yield f"cf.br ^head{number}(%a : i32)"
        yield f"^head{number}(%x{number}: i32):"
        yield f"  %p{number} = arith.cmpi slt, %x{number}, %b : i32"
        yield f"  cf.cond_br %p{number}, ^body{number}, ^exit{number}"
        yield f"^body{number}:"
        yield f"  %y{number} = arith.addi %x{number}, %b : i32"
        yield f"  cf.br ^head{number}(%y{number} : i32)"
        yield f"^exit{number}:"
    yield "return"


def nested_cfg_loops(count):
    for number in range(count):
        yield f"cf.br ^head{number}(%a : i32)"
        yield f"^head{number}(%x{number}: i32):"
    for number in reversed(range(count)):
        yield f"%y{number} = arith.addi %x{number}, %b : i32"
        yield f"cf.cond_br %c, ^head{number}(%y{number} : i32), ^exit{number}"
        yield f"^exit{number}:"
    yield "return"


def rotated_arguments(count):
    """A loop whose arguments change places."""
    names = [f"%x{number}" for number in range(count)]
    types = ", ".join(["i32"] * count)
    yield f"cf.br ^head({', '.join(['%a', '%b'] * (count // 2))} : {types})"
    yield f"^head({', '.join(f'{name}: i32' for name in names)}):"
    yield f"  cf.cond_br %c, ^head({', '.join(names[1:] + names[:1])} : {types}), ^exit"
    yield "^exit:"
    yield '  "use"(%x0) : (i32) -> ()'
    yield "  return"


def dead_arguments(count):
    names = [f"%x{number}" for number in range(count)]
    types = ", ".join(["i32"] * count)
    yield f"cf.br ^head({', '.join(['%a'] * count)} : {types})"
    yield f"^head({', '.join(f'{name}: i32' for name in names)}):"
    yield f"  cf.cond_br %c, ^head({', '.join(names)} : {types}), ^exit"
    yield "^exit:"
    yield "  return"


# --- functions ---------------------------------------------------------------


def call_chain(count):
    for number in range(count):
        yield f"func.func {'private ' if number else ''}@f{number}(%a: i32) -> i32 {{"
        if number + 1 < count:
            yield f"  %r = call @f{number + 1}(%a) : (i32) -> i32"
            yield "  return %r : i32"
        else:
            yield "  return %a : i32"
        yield "}"


def call_chain_folded(count):
    """Calls whose addition is merged with the callee's: locations get deep."""
    for number in range(count):
        yield f"func.func {'private ' if number else ''}@f{number}(%a: i32) -> i32 {{"
        if number + 1 < count:
            yield f"  %r = call @f{number + 1}(%a) : (i32) -> i32"
            yield f"  %k = arith.constant {number} : i32"
            yield "  %s = arith.addi %r, %k : i32"
            yield "  return %s : i32"
        else:
            yield "  return %a : i32"
        yield "}"


def one_callee(count):
    yield "func.func private @f(%a: i32, %c: i1) -> i32 {"
    yield "  cf.cond_br %c, ^bb1, ^bb2"
    yield "^bb1:"
    yield "  return %a : i32"
    yield "^bb2:"
    yield "  %b = arith.addi %a, %a : i32"
    yield "  return %b : i32"
    yield "}"
    for number in range(count):
        yield f"func.func @g{number}(%a: i32, %c: i1) -> i32 {{"
        yield "  %r = call @f(%a, %c) : (i32, i1) -> i32"
        yield "  return %r : i32"
        yield "}"


def many_calls(count):
    yield from list(one_callee(0))
    yield "func.func @g(%a: i32, %c: i1) -> i32 {"
    value = "%a"
    for number in range(count):
        yield f"  %r{number} = call @f({value}, %c) : (i32, i1) -> i32"
        value = f"%r{number}"
    yield f"  return {value} : i32"
    yield "}"


def many_simple_calls(count):
    yield "func.func private @f(%a: i32) -> i32 {"
    yield "  %b = arith.addi %a, %a : i32"
    yield "  return %b : i32"
    yield "}"
    yield "func.func @g(%a: i32, %c: i1) -> i32 {"
    value = "%a"
    for number in range(count):
        yield f"  %r{number} = call @f({value}) : (i32) -> i32"
        value = f"%r{number}"
    yield f"  return {value} : i32"
    yield "}"


def many_callees(count):
    for number in range(count):
        yield f"func.func private @f{number}(%a: i32) -> i32 {{"
        yield f"  %k = arith.constant {number} : i32"
        yield "  %b = arith.addi %a, %k : i32"
        yield "  return %b : i32"
        yield "}"
    yield "func.func @g(%a: i32) {"
    for number in range(count):
        yield f"  %r{number} = call @f{number}(%a) : (i32) -> i32"
    yield "  return"
    yield "}"


def recursive(count):
    """Functions that each call the next ones, round and round."""
    for number in range(count):
        yield f"func.func @f{number}(%a: i32) {{"
        for step in range(1, 5):
            yield f"  call @f{(number + step) % count}(%a) : (i32) -> ()"
        yield "  return"
        yield "}"


def dead_functions(count):
    for number in range(count):
        yield f"func.func private @f{number}() {{"
        if number:
            yield f"  call @f{number - 1}() : () -> ()"
        yield "  return"
        yield "}"


def dead_values_chain(count):
    """Private functions whose last result is not used by the one before."""
    for number in range(count):
        yield f"func.func {'private ' if number else ''}@f{number}(%a: i32, %b: i32) -> (i32, i32) {{"
        if number + 1 < count:
            yield f"  %r:2 = call @f{number + 1}(%a, %b) : (i32, i32) -> (i32, i32)"
            yield "  return %r#0, %b : i32, i32"
        else:
            yield "  return %a, %b : i32, i32"
        yield "}"


def wide_call(count):
    names = ", ".join(f"%x{number}" for number in range(count))
    types = ", ".join(["i32"] * count)
    yield f"func.func private @f({', '.join(f'%x{number}: i32' for number in range(count))}) -> ({types}) {{"
    yield f"  return {names} : {types}"
    yield "}"
    yield "func.func @g(%a: i32) {"
    yield f"  %r:{count} = call @f({', '.join(['%a'] * count)}) : ({types}) -> ({types})"
    yield f'  "use"(%r#0) : (i32) -> ()'
    yield "  return"
    yield "}"


def globals_and_uses(count):
    for number in range(count):
        yield f"memref.global \"private\" @g{number} : memref<4xi32>"
    yield "func.func @f() {"
    for number in range(0, count, 2):
        yield f"  %m{number} = memref.get_global @g{number} : memref<4xi32>"
        yield f'  "use"(%m{number}) : (memref<4xi32>) -> ()'
    yield "  return"
    yield "}"


def modules(count):
    for number in range(count):
        yield f"module @m{number} {{"
        yield "  func.func private @f() { return }"
        yield "}"
    for number in range(count):
        yield f'"use"() {{s = @m{number}::@f}} : () -> ()'


def nested_modules(count):
    for number in range(count):
        yield f"module @m{number} {{"
        yield "  func.func private @f() { return }"
        yield '  "use"() {s = @f} : () -> ()'
    yield "}" * count


def modules_in_layout(count):
    """Modules with a data layout in one whose layout is long."""
    entries = ", ".join(f'"k.e{number}" = {number} : i32' for number in range(count))
    yield f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{"
    for number in range(count):
        yield f'module @m{number} attributes {{dlti.dl_spec = #dlti.dl_spec<"k.x" = {number} : i32>}} {{}}'
    yield "}"


# --- memory ------------------------------------------------------------------


def slots(count):
    for number in range(count):
        yield f"%s{number} = memref.alloca() : memref<i32>"
    for number in range(count):
        yield f"memref.store %a, %s{number}[] : memref<i32>"
    for number in range(count):
        yield f"%l{number} = memref.load %s{number}[] : memref<i32>"
        yield f'"use"(%l{number}) : (i32) -> ()'
    yield "return"


def slot_in_block(count):
    yield "%s = memref.alloca() : memref<i32>"
    for number in range(count):
        yield f"memref.store %{'ab'[number % 2]}, %s[] : memref<i32>"
        yield f"%l{number} = memref.load %s[] : memref<i32>"
        yield f'"use"(%l{number}) : (i32) -> ()'
    yield "return"


def slot_in_blocks(count):
    yield "%s = memref.alloca() : memref<i32>"
    for number in range(count):
        yield f"cf.cond_br %c, ^then{number}, ^join{number}"
        yield f"^then{number}:"
        yield f"  memref.store %a, %s[] : memref<i32>"
        yield f"  cf.br ^join{number}"
        yield f"^join{number}:"
        yield f"  %l{number} = memref.load %s[] : memref<i32>"
        yield f'  "use"(%l{number}) : (i32) -> ()'
    yield "return"


def slots_in_blocks(count):
    """Slots that each live in two blocks of many."""
    for number in range(count):
        yield f"%s{number} = memref.alloca() : memref<i32>"
        yield f"memref.store %a, %s{number}[] : memref<i32>"
        yield f"cf.cond_br %c, ^then{number}, ^join{number}"
        yield f"^then{number}:"
        yield f"  memref.store %b, %s{number}[] : memref<i32>"
        yield f"  cf.br ^join{number}"
        yield f"^join{number}:"
        yield f"  %l{number} = memref.load %s{number}[] : memref<i32>"
        yield f'  "use"(%l{number}) : (i32) -> ()'
    yield "return"


def slots_in_entry(count):
    """The same, but that all are allocated in the entry block."""
    for number in range(count):
        yield f"%s{number} = memref.alloca() : memref<i32>"
    for number in range(count):
        yield f"cf.cond_br %c, ^then{number}, ^join{number}"
        yield f"^then{number}:"
        yield f"  memref.store %b, %s{number}[] : memref<i32>"
        yield f"  %l{number} = memref.load %s{number}[] : memref<i32>"
        yield f'  "use"(%l{number}) : (i32) -> ()'
        yield f"  cf.br ^join{number}"
        yield f"^join{number}:"
    yield "return"


def aggregates(count):
    yield "%k = arith.constant 1 : index"
    for number in range(count):
        yield f"%s{number} = memref.alloca() : memref<4xi32>"
        yield f"memref.store %a, %s{number}[%k] : memref<4xi32>"
        yield f"%l{number} = memref.load %s{number}[%k] : memref<4xi32>"
        yield f'"use"(%l{number}) : (i32) -> ()'
    yield "return"


def one_aggregate(count):
    size = max(4, min(count, 16))
    yield f"%s = memref.alloca() : memref<{size}xi32>"
    for number in range(count):
        yield f"%k{number} = arith.constant {number % size} : index"
        yield f"memref.store %a, %s[%k{number}] : memref<{size}xi32>"
        yield f"%l{number} = memref.load %s[%k{number}] : memref<{size}xi32>"
        yield f'"use"(%l{number}) : (i32) -> ()'
    yield "return"


def large_aggregate(count):
    yield f"%s = memref.alloca() : memref<{count}xi32>"
    for number in range(count):
        yield f"%k{number} = arith.constant {number} : index"
        yield f"memref.store %a, %s[%k{number}] : memref<{count}xi32>"
    yield "return"


# --- regions -----------------------------------------------------------------


def loop_with_invariants(count):
    yield "%c0 = arith.constant 0 : index"
    yield "scf.for %n = %c0 to %i step %i {"
    for number in range(count):
        yield f"  %v{number} = arith.addi %a, %{'v%d' % (number - 1) if number else 'b'} : i32"
    yield f'  "use"(%v{count - 1}) : (i32) -> ()'
    yield "}"
    yield "return"


def if_with_sinkable(count):
    value = "%a"
    for number in range(count):
        yield f"%v{number} = arith.addi {value}, %b : i32"
        value = f"%v{number}"
    yield "scf.if %c {"
    yield f'  "use"({value}) : (i32) -> ()'
    yield "}"
    yield "return"


def for_with_arguments(count):
    def shape(passed):
        names = ", ".join(f"%x{number} = %a" for number in range(count))
        types = ", ".join(["i32"] * count)
        yield "%c0 = arith.constant 0 : index"
        yield f"%r:{count} = scf.for %n = %c0 to %i step %i iter_args({names}) -> ({types}) {{"
        yield f"  scf.yield {', '.join(passed)} : {types}"
        yield "}"
        yield '"use"(%r#0, %r#1) : (i32, i32) -> ()'
        yield "return"
    return shape


def for_same(count):
    return for_with_arguments(count)([f"%x{number}" for number in range(count)])


def for_rotated(count):
    return for_with_arguments(count)([f"%x{(number + 1) % count}" for number in range(count)])


def if_results(count):
    types = ", ".join(["i32"] * count)
    yield f"%r:{count} = scf.if %c -> ({types}) {{"
    yield f"  scf.yield {', '.join(['%a'] * count)} : {types}"
    yield "} else {"
    yield f"  scf.yield {', '.join(['%b'] * count)} : {types}"
    yield "}"
    yield f'"use"({", ".join(f"%r#{number}" for number in range(0, count, 2))}) : ({", ".join(["i32"] * len(range(0, count, 2)))}) -> ()'
    yield "return"


def index_switch_cases(count):
    yield "scf.index_switch %i"
    for number in range(count):
        yield f'case {number} {{ "use"(%a) : (i32) -> () scf.yield }}'
    yield "default {}"
    yield "return"


def many_regions(count):
    yield '"t.r"() (' + ", ".join(['{ "use"(%a) : (i32) -> () }'] * count) + ") : () -> ()"
    yield "return"


def yields_outwards(count):
    """Results of an operation nested as deep as it goes, passed out."""
    for number in range(count):
        yield f"%r{number} = scf.if %c -> (i32) {{"
    yield "  %k = arith.addi %a, %b : i32"
    value = "%k"
    for number in reversed(range(count)):
        yield f"  scf.yield {value} : i32"
        yield "} else {"
        yield "  scf.yield %b : i32"
        yield "}"
        value = f"%r{number}"
    yield '"use"(%r0) : (i32) -> ()'
    yield "return"


def deep_for_values(count):
    """An invariant value in each of nested loops."""
    yield "%c0 = arith.constant 0 : index"
    for number in range(count):
        yield f"scf.for %n{number} = %c0 to %i step %i {{"
        yield f'  %v{number} = "make"() : () -> i32'
    for number in reversed(range(count)):
        yield f'  "use"(%v{number}) : (i32) -> ()'
        yield "}"
    yield "return"


def deep_invariant(count):
    """An invariant value at the bottom of nested loops."""
    yield "%c0 = arith.constant 0 : index"
    for number in range(count):
        yield f"scf.for %n{number} = %c0 to %i step %i {{"
    yield "  %v = arith.addi %a, %b : i32"
    yield '  "use"(%v) : (i32) -> ()'
    yield "}" * count
    yield "return"


def deep_movable(count):
    """Loops without effects; each uses what the one around it and the outermost one define."""
    yield "%one = arith.constant 1 : index"
    for number in range(count):
        yield f"scf.for %n{number} = %i to %n0 step %one {{" if number else "scf.for %n0 = %i to %i step %one {"
        yield f"  %v{number} = arith.addi %n{max(0, number - 2)}, %n{number} : index"
    yield "}" * count
    yield "return"


def attributes(count):
    names = ", ".join(f"a{number} = {number} : i32" for number in range(count))
    yield f'"t.op"() {{{names}}} : () -> ()'
    yield f'"t.op"() {{{names}}} : () -> ()'
    yield "return"


# --- syntax ------------------------------------------------------------------


def text_shapes():
    """Modules large in one thing that is written, not computed."""
    def op(attribute):
        return lambda count: ['"t.op"() {a = ' + attribute(count) + "} : () -> ()"]

    def typed(of_type):
        return lambda count: ['%0 = "t.op"() : () -> ' + of_type(count)]

    def many(line):
        return lambda count: (line(number) for number in range(count))

    return {
        "nested-array": op(lambda n: "[" * n + "]" * n),
        "nested-dictionary": op(lambda n: "{a = " * n + "1 : i32" + "}" * n),
        "nested-tuple": typed(lambda n: "tuple<" * n + "i32" + ">" * n),
        "nested-function-type": op(lambda n: "(" * n + ") -> ()" * n),
        "nested-struct": typed(lambda n: "!llvm.struct<(" * n + "i32" + ")>" * n),
        "nested-llvm-array": typed(lambda n: "!llvm.array<2 x " * n + "i32" + ">" * n),
        "nested-complex-tuple": typed(lambda n: "tuple<complex<f32>, " * n + "i32" + ">" * n),
        "wide-tuple": typed(lambda n: "tuple<" + ", ".join(["i32"] * n) + ">"),
        "wide-struct": typed(lambda n: "!llvm.struct<(" + ", ".join(["i32"] * n) + ")>"),
        "wide-array": op(lambda n: "[" + ", ".join(map(str, range(n))) + "]"),
        "wide-shape": typed(lambda n: "tensor<" + "1x" * n + "i32>"),
        "wide-strided": typed(lambda n: "memref<" + "1x" * n + "i32, strided<[" + ", ".join(["1"] * n) + "]>>"),
        "dense": op(lambda n: f"dense<[{', '.join(map(str, range(n)))}]> : tensor<{n}xi32>"),
        "dense-floats": op(lambda n: f"dense<[{', '.join(f'{i}.5' for i in range(n))}]> : tensor<{n}xf32>"),
        "dense-strings": op(lambda n: "dense<[" + ", ".join(f'"s{i}"' for i in range(n)) + f"]> : tensor<{n}x!t.s>"),
        "dense-bools": op(lambda n: f"dense<[{', '.join(['true', 'false'] * (n // 2))}]> : tensor<{n // 2 * 2}xi1>"),
        "dense-hex": op(lambda n: f'dense<"0x{"01020304" * n}"> : tensor<{n}xi32>'),
        "dense-rank": op(lambda n: f"dense<{'[' * n}1{']' * n}> : tensor<{'1x' * n}i32>"),
        "dense-resource": lambda n: ['"t.op"() {a = dense_resource<r> : tensor<4xi32>} : () -> ()',
                                     '{-# dialect_resources: { builtin: { r: "0x04000000' + "01020304" * n + '" } } #-}'],
        "sparse": op(lambda n: f"sparse<[{', '.join(f'[{i}]' for i in range(n))}], [{', '.join(map(str, range(n)))}]> : tensor<{n}xi32>"),
        "dense-array": op(lambda n: f"array<i64: {', '.join(map(str, range(n)))}>"),
        "long-integer": op(lambda n: "1" * min(n, 4000) + " : i16000"),
        "string": op(lambda n: '"' + "a" * n + '"'),
        "string-escapes": op(lambda n: '"' + "\\0A\\22" * n + '"'),
        "symbol-path": op(lambda n: "::".join(f"@s{i}" for i in range(n + 1))),
        "affine-sum": op(lambda n: "affine_map<(d0) -> (" + " + ".join(f"d0 * {i}" for i in range(1, n + 2)) + ")>"),
        "affine-parens": op(lambda n: "affine_map<(d0, d1) -> (" + "(" * n + "d0" + " + d1 * 2)" * n + ")>"),
        "affine-mods": op(lambda n: "affine_map<(d0) -> (" + "(" * n + "d0" + "".join(f" + {i} mod 7)" for i in range(n)) + ")>"),
        "affine-divs": op(lambda n: "affine_map<(d0) -> (" + "(" * n + "d0" + "".join(f" floordiv {i + 2} + 1)" for i in range(n)) + ")>"),
        "affine-dims": op(lambda n: "affine_map<(" + ", ".join(f"d{i}" for i in range(n)) + ") -> (" + ", ".join(f"d{i}" for i in range(n)) + ")>"),
        "affine-set": op(lambda n: "affine_set<(d0) : (" + ", ".join(f"d0 + {i} >= 0" for i in range(n)) + ")>"),
        "aliases": lambda n: [f"#a{i} = [{i}, {f'#a{i - 1}' if i else 0}]" for i in range(n)] + [f'"t.op"() {{a = #a{n - 1}}} : () -> ()'],
        "type-aliases": lambda n: [f"!a{i} = tuple<{f'!a{i - 1}' if i else 'i32'}, i32>" for i in range(n)] + [f'%0 = "t.op"() : () -> !a{n - 1}'],
        "printed-aliases": many(lambda i: f'"t.op"() {{a = affine_map<(d0) -> (d0 + {i})>}} : () -> ()'),
        "fused-location": lambda n: ['"t.op"() : () -> () loc(fused[' + ", ".join(f'"f":{i}:1' for i in range(n)) + "])"],
        "nested-location": lambda n: ['"t.op"() : () -> () loc(' + "".join(f'"n{i}"(' for i in range(n)) + '"f":1:1' + ")" * n + ")"],
        "call-location": lambda n: ['"t.op"() : () -> () loc(' + "callsite(\"f\":1:1 at " * n + '"f":1:1' + ")" * n + ")"],
        "location-aliases": lambda n: [f"#loc{i} = loc(callsite(\"f\":{i}:1 at {f'#loc{i - 1}' if i else 'unknown'}))" for i in range(n)] + [f'"t.op"() : () -> () loc(#loc{n - 1})'],
        "named-locations": many(lambda i: f'%v{i} = "t.op"() : () -> i32 loc("name")'),
        "successors": lambda n: ['"t.f"() ({', f'  "t.br"() [{", ".join(["^bb1"] * n)}] : () -> ()', "^bb1:", '  "t.end"() : () -> ()', "}) : () -> ()"],
        "arguments": lambda n: ['"t.f"() ({', f"^bb0({', '.join(f'%x{i}: i32' for i in range(n))}):", f'  "use"({", ".join(f"%x{i}" for i in range(n))}) : ({", ".join(["i32"] * n)}) -> ()', "}) : () -> ()"],
        "forward-uses": lambda n: ['"t.f"() ({', '  "t.br"()[^bb2] : () -> ()', "^bb1:"] + [f'  "use"(%v{i}) : (i32) -> ()' for i in range(n)] + ['  "t.end"() : () -> ()', "^bb2:"] + [f'  %v{i} = "make"() : () -> i32' for i in range(n)] + ['  "t.br"()[^bb1] : () -> ()', "}) : () -> ()"],
        "forward-blocks": lambda n: ['"t.f"() ({\n  "t.br"()[^bb0] : () -> ()'] + [f'^bb{i}:\n  "t.br"()[^bb{n - 1 - i}, ^bb{(i * 7) % n}] : () -> ()' for i in range(n)] + ["}) : () -> ()"],
        "comments": many(lambda i: f"// {i}"),
        "distinct": many(lambda i: f'"t.op"() {{a = distinct[{i}]<{i}>}} : () -> ()'),
        "opaque": op(lambda n: "#t.a<" + "<" * n + ">" * n + ">"),
        "functions": many(lambda i: f"func.func private @f{i}(%a: i32) {{ return }}"),
        "declarations": many(lambda i: f"func.func private @f{i}(i32)"),
        "argument-attributes": lambda n: [f"func.func private @f({', '.join(f'i32 {{t.a = {i}}}' for i in range(n))})"],
        "constant-names": many(lambda i: f"%c{i} = arith.constant 7 : i32"),
        "group-uses": lambda n: [f'%r:{n} = "t.op"() : () -> ({", ".join(["i32"] * n)})'] + [f'"use"(%r#{i}) : (i32) -> ()' for i in range(n)],
        "layout": lambda n: [f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{', '.join(f'i{i + 1} = dense<32> : vector<2xi64>' for i in range(n))}>}} {{}}"],
        "errors-expected": lambda n: [f'// expected-remark@+{n - i} 0 {{{{text {i}}}}}' for i in range(n)] + ['"t.op"() : () -> ()'],
        "parts": many(lambda i: f'"t.op"() : () -> ()\n// -----'),
    }


def functions_of(body, **options):
    return lambda count: function(body(count), **options)


SHAPES = {
    # Operations of one block.
    "ops": in_function(lambda n: f'"use"(%a) {{n = {n} : i32}} : (i32) -> ()'),
    "module-ops": lambda count: (f'%v{n} = "t.op"() {{n = {n} : i32}} : () -> i32' for n in range(count)),
    "equal-ops": in_function(lambda n: f'%v{n} = arith.addi %a, %b : i32\n"use"(%v{n}) : (i32) -> ()'),
    "dead-ops": in_function(lambda n: f"%v{n} = arith.addi %a, %b : i32"),
    "dead-chain": chain(lambda v, last, n: f"{v} = arith.addi {last}, %b : i32", lambda v: ""),
    "add-chain": chain(lambda v, last, n: f"{v} = arith.addi {last}, %b : i32"),
    "add-constants": chain(lambda v, last, n: f"%k{n} = arith.constant {n} : i32\n{v} = arith.addi {last}, %k{n} : i32"),
    "add-zero": chain(lambda v, last, n: f"%k{n} = arith.constant 0 : i32\n{v} = arith.addi {last}, %k{n} : i32"),
    "fold-chain": chain(lambda v, last, n: f"{v} = arith.constant 1 : i32" if not n else f"{v} = arith.addi {last}, {last} : i32"),
    "sub-chain": chain(lambda v, last, n: f"{v} = arith.subi %b, {last} : i32"),
    "xor-chain": chain(lambda v, last, n: f"{v} = arith.xori {last}, %b : i32"),
    "select-chain": chain(lambda v, last, n: f"{v} = arith.select %c, {last}, %b : i32"),
    "max-chain": chain(lambda v, last, n: f"{v} = arith.maxsi {last}, %{'ab'[n % 2]} : i32"),
    "if-chain": chain(lambda v, last, n: f"{v} = scf.if %c -> (i32) {{\n%t{n} = arith.addi {last}, %b : i32\nscf.yield %t{n} : i32\n}} else {{\nscf.yield {last} : i32\n}}"),
    "for-chain": chain(lambda v, last, n: f"{v} = scf.for %i{n} = %i to %i step %i iter_args(%x{n} = {last}) -> (i32) {{\n%t{n} = arith.addi %x{n}, {last} : i32\nscf.yield %t{n} : i32\n}}"),
    "while-chain": chain(lambda v, last, n: f"{v} = scf.while (%x{n} = {last}) : (i32) -> i32 {{\nscf.condition(%c) %x{n} : i32\n}} do {{\n^bb0(%y{n}: i32):\n%t{n} = arith.addi %y{n}, {last} : i32\nscf.yield %t{n} : i32\n}}"),
    "cast-chain": chain(lambda v, last, n: f"{v} = builtin.unrealized_conversion_cast {last} : {('i32', 'i64')[n % 2]} to {('i64', 'i32')[n % 2]}",
                        lambda v: ""),
    "cast-pairs": in_function(lambda n: f"%v{n} = builtin.unrealized_conversion_cast %a : i32 to i64\n%w{n} = builtin.unrealized_conversion_cast %v{n} : i64 to i32\n\"use\"(%w{n}) : (i32) -> ()"),
    "constants": functions_of(constants),
    "equal-constants": in_function(lambda n: f'%k{n} = arith.constant 7 : i32\n"use"(%k{n}) : (i32) -> ()'),
    "uses-of-dead-add": lambda count: function(
        ["%z = arith.constant 0 : i32", "%x = arith.addi %a, %z : i32"] +
        [f"%v{n} = arith.muli %x, %b {{n = {n} : i32}} : i32\n\"use\"(%v{n}) : (i32) -> ()" for n in range(count)] + ["return"]),
    "uses-in-one-op": lambda count: function(
        ["%z = arith.constant 0 : i32", "%x = arith.addi %a, %z : i32",
         f'"use"({", ".join(["%x"] * count)}) : ({", ".join(["i32"] * count)}) -> ()', "return"]),
    "dead-users": lambda count: function(
        ["%x = arith.addi %a, %b : i32"] + [f"%v{n} = arith.muli %x, %x : i32" for n in range(count)] + ["return"]),
    "loads": in_function(lambda n: f'%v{n} = memref.load %m[%i] : memref<?xi32>\n"use"(%v{n}) : (i32) -> ()'),
    "dead-loads": in_function(lambda n: f"%v{n} = memref.load %m[%i] : memref<?xi32>"),
    "stores": in_function(lambda n: "memref.store %a, %m[%i] : memref<?xi32>"),
    "allocs": in_function(lambda n: f"%v{n} = memref.alloc() : memref<4xi32>\nmemref.dealloc %v{n} : memref<4xi32>"),
    "alloc-casts": in_function(lambda n: f"%v{n} = memref.alloc(%i) : memref<?xi32>\n%w{n} = memref.cast %v{n} : memref<?xi32> to memref<4xi32>\n\"use\"(%w{n}) : (memref<4xi32>) -> ()"),
    "memref-casts": chain(lambda v, last, n: f"{v} = memref.cast {last if n else '%m'} : {('memref<?xi32>', 'memref<4xi32>')[n % 2]} to {('memref<4xi32>', 'memref<?xi32>')[n % 2]}", lambda v: ""),
    "subviews": chain(lambda v, last, n: f"{v} = memref.subview {last if n else '%m'}[0] [%i] [1] : memref<?xi32{', strided<[1]>' if n else ''}> to memref<?xi32, strided<[1]>>", lambda v: f'"use"({v}) : (memref<?xi32, strided<[1]>>) -> ()'),
    "results": lambda count: function([f'%r:{count} = "t.op"() : () -> ({", ".join(["i32"] * count)})', '"use"(%r#1) : (i32) -> ()', "return"]),
    "attributes": functions_of(attributes),
    # Blocks.
    "block-chain": functions_of(block_chain),
    "diamonds": functions_of(diamonds),
    "predecessors": functions_of(predecessors),
    "equal-blocks": functions_of(equal_blocks),
    "distinct-blocks": functions_of(distinct_blocks),
    "switch-to-one": functions_of(switch_to_one),
    "constant-branches": functions_of(constant_branches),
    "unreachable": functions_of(unreachable_chain),
    "cfg-loops": functions_of(cfg_loops),
    "nested-cfg-loops": functions_of(nested_cfg_loops),
    "rotated-arguments": functions_of(rotated_arguments),
    "dead-arguments": functions_of(dead_arguments),
    # Functions and symbols.
    "call-chain": call_chain,
    "call-chain-folded": call_chain_folded,
    "one-callee": one_callee,
    "many-calls": many_calls,
    "simple-calls": many_simple_calls,
    "many-callees": many_callees,
    "recursive": recursive,
    "dead-functions": dead_functions,
    "dead-results": dead_values_chain,
    "wide-call": wide_call,
    "globals": globals_and_uses,
    "modules": modules,
    "nested-modules": nested_modules,
    "modules-in-layout": modules_in_layout,
    # Memory.
    "slots": functions_of(slots),
    "slot-in-block": functions_of(slot_in_block),
    "slot-in-blocks": functions_of(slot_in_blocks),
    "slots-in-blocks": functions_of(slots_in_blocks),
    "slots-in-entry": functions_of(slots_in_entry),
    "aggregates": functions_of(aggregates),
    "one-aggregate": functions_of(one_aggregate),
    "large-aggregate": functions_of(large_aggregate),
    # Regions, one after the other.
    "ifs-one-condition": in_function(lambda n: f'scf.if %c {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "ifs-using-condition": in_function(lambda n: f'scf.if %c {{\n  "use"(%c) : (i1) -> ()\n}} else {{\n  "use"(%c) : (i1) -> ()\n}}'),
    "ifs-else": in_function(lambda n: f'%r{n} = scf.if %c -> i32 {{\n  "use"(%a) : (i32) -> ()\n  scf.yield %a : i32\n}} else {{\n  scf.yield %b : i32\n}}\n"use"(%r{n}) : (i32) -> ()'),
    "ifs": in_function(lambda n: f'%p{n} = "cond"() : () -> i1\nscf.if %p{n} {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "ifs-true": in_function(lambda n: f'%p{n} = arith.constant true\nscf.if %p{n} {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "fors": in_function(lambda n: f'scf.for %n{n} = %i to %i step %i {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "fors-once": in_function(lambda n: f'%x{n} = arith.constant 0 : index\n%y{n} = arith.constant 1 : index\nscf.for %n{n} = %x{n} to %y{n} step %y{n} {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "for-results": chain(lambda v, last, n: f"{v} = scf.for %n{n} = %i to %i step %i iter_args(%x{n} = {last}) -> i32 {{\n  %y{n} = arith.addi %x{n}, %b : i32\n  scf.yield %y{n} : i32\n}}"),
    "whiles": in_function(lambda n: f"%r{n} = scf.while (%x{n} = %a) : (i32) -> i32 {{\n  scf.condition(%c) %x{n} : i32\n}} do {{\n^bb0(%y{n}: i32):\n  scf.yield %y{n} : i32\n}}\n\"use\"(%r{n}) : (i32) -> ()"),
    "execute-regions": in_function(lambda n: f'scf.execute_region {{\n  cf.cond_br %c, ^bb1, ^bb2\n^bb1:\n  "use"(%a) : (i32) -> ()\n  cf.br ^bb2\n^bb2:\n  scf.yield\n}}'),
    "execute-regions-one-block": in_function(lambda n: f'scf.execute_region {{\n  "use"(%a) : (i32) -> ()\n  scf.yield\n}}'),
    "switches": in_function(lambda n: f'scf.index_switch %i\ncase 1 {{\n  "use"(%a) : (i32) -> ()\n  scf.yield\n}}\ndefault {{\n}}'),
    "parallels": in_function(lambda n: f'scf.parallel (%n{n}) = (%i) to (%i) step (%i) {{\n  "use"(%a) : (i32) -> ()\n}}'),
    "alloca-scopes": in_function(lambda n: f'memref.alloca_scope {{\n  %v{n} = memref.alloca() : memref<4xi32>\n  "use"(%v{n}) : (memref<4xi32>) -> ()\n}}'),
    "loop-invariants": functions_of(loop_with_invariants),
    "if-sinkable": functions_of(if_with_sinkable),
    "for-same": functions_of(for_same),
    "for-rotated": functions_of(for_rotated),
    "if-results": functions_of(if_results),
    "switch-cases": functions_of(index_switch_cases),
    "regions": functions_of(many_regions),
    # Regions in regions.
    "nested-unregistered": nested(lambda n: '"t.r"() ({', lambda n: "}) : () -> ()"),
    "nested-ifs": nested(lambda n: f'%p{n} = "cond"() : () -> i1\nscf.if %p{n} {{', lambda n: "}"),
    "nested-ifs-calls": nested(lambda n: "scf.if %c {\nfunc.call @f(%a, %b, %c, %i, %m) : (i32, i32, i1, index, memref<?xi32>) -> ()", lambda n: "}"),
    "nested-ifs-one-condition": nested(lambda n: "scf.if %c {", lambda n: "}"),
    "nested-dead-ifs": nested(lambda n: f'%p{n} = "cond"() : () -> i1\nscf.if %p{n} {{', lambda n: "}", core=""),
    "nested-effects-ifs": nested(lambda n: f'%p{n} = "cond"() : () -> i1\nscf.if %p{n} {{', lambda n: '  "use"(%a) : (i32) -> ()\n}'),
    "nested-fors": nested(lambda n: f"scf.for %n{n} = %i to %i step %i {{", lambda n: "}"),
    "nested-dead-fors": nested(lambda n: f"scf.for %n{n} = %i to %i step %i {{", lambda n: "}", core=""),
    "nested-fors-once": nested(lambda n: f"%x{n} = arith.constant 0 : index\n%y{n} = arith.constant 1 : index\nscf.for %n{n} = %x{n} to %y{n} step %y{n} {{", lambda n: "}"),
    "nested-parallels": nested(lambda n: f"scf.parallel (%n{n}) = (%i) to (%i) step (%i) {{", lambda n: "}"),
    "nested-whiles": nested(lambda n: "scf.while : () -> () {\n  scf.condition(%c)\n} do {", lambda n: "  scf.yield\n}"),
    "nested-execute-regions": nested(lambda n: "scf.execute_region {", lambda n: "  scf.yield\n}"),
    "nested-alloca-scopes": nested(lambda n: "memref.alloca_scope {", lambda n: "}"),
    "nested-switches": nested(lambda n: "scf.index_switch %i\ncase 1 {", lambda n: "  scf.yield\n}\ndefault {\n}"),
    "nested-yields": functions_of(yields_outwards),
    "nested-for-values": functions_of(deep_for_values),
    "nested-invariant": functions_of(deep_invariant),
    "nested-movable-fors": functions_of(deep_movable),
    **text_shapes(),
}

# The pass by itself; what others are named by.
PASSES = {name: [f"-{name}"] for name in (
    "canonicalize", "canonicalize=top-down=false", "control-flow-sink", "convert-scf-to-cf", "convert-to-llvm", "cse", "fold",
    "finalize-memref-to-llvm", "inline", "llvm-legalize-for-export", "loop-invariant-code-motion", "mem2reg",
    "print-op-stats", "reconcile-unrealized-casts", "remove-dead-values", "sccp", "sroa",
    "strip-debuginfo", "symbol-dce", "symbol-privatize", "view-op-graph")}
PASSES.update({name: [f"-{name}"] for name in (
    "arith-expand", "canonicalize=region-simplify=aggressive", "convert-std-to-llvm", "expand-realloc", "expand-strided-metadata",
    "lower-affine", "llvm-request-c-wrappers", "memref-expand", "remove-dead-values=canonicalize=true", "upgrade-std",
    "mlir-print-op-generic", "mlir-print-debuginfo", "mlir-pretty-debuginfo", "mlir-print-value-users", "mlir-print-unique-ssa-ids",
    "mlir-print-local-scope", "mlir-use-nameloc-as-prefix", "split-input-file", "verify-roundtrip")})
PASSES["canonicalize, traced"] = ["-canonicalize", "-debug"]
PASSES["convert-to-llvm, traced"] = ["-convert-to-llvm", "-debug"]
PASSES["convert-to-llvm, no rollback"] = ["-convert-to-llvm=allow-pattern-rollback=false"]
PASSES["parse, print"] = []


# Shapes and passes whose growth is known, and why.
KNOWN = (
    ("^nested", "^view-op-graph$", "hundreds of megabytes are the blanks of the first 4,000 levels, however many there are"),
    ("^wide-call$", "to-llvm", "each of the values of a structure is printed with its type"),
    ("^(?!(module-)?ops$|dead-ops$|stores$)", "^canonicalize, traced$", "the function is printed whole after each fold"),
    ("^recursive$", "^inline$", "as large as max-inlined-ops lets it get"),
)


def is_known(shape, name):
    return any(re.search(shapes, shape) and re.search(passes, name) for shapes, passes, _ in KNOWN)


class Growth:
    def __init__(self, arguments):
        self.mlopt = os.path.abspath(arguments.mlopt)
        self.size = arguments.size
        self.seconds = arguments.seconds
        self.folder = tempfile.mkdtemp(prefix="mlopt-growth-")
        self.callgrind = shutil.which("valgrind")

    def write(self, shape, count):
        path = os.path.join(self.folder, f"{shape}-{count}.mlir")
        if not os.path.exists(path):
            with open(path, "w") as file:
                file.writelines(line + "\n" for line in SHAPES[shape](count))
        return path

    def run(self, command):
        """Seconds of processor time; None: too long, or it was killed."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        try:
            status = subprocess.run(command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                    timeout=TIMEOUT, check=False).returncode
        except subprocess.TimeoutExpired:
            return None
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime if status in (0, 1) else None

    def instructions(self, command):
        text = subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"] + command,
                              cwd=self.folder, capture_output=True, check=False).stderr.decode(errors="replace")
        found = re.search(r"Collected : (\d+)", text)
        return int(found.group(1)) if found else 0

    def command(self, name, shape, count):
        options = [option for option in OPTIONS if name != "parse, print" or option != "-verify-diagnostics"]
        return [self.mlopt] + options + PASSES[name] + [self.write(shape, count)]

    def counted(self, name, shape):
        """Growth by instructions, the start not counted; None without callgrind."""
        if not self.callgrind:
            return None
        size = self.size // 8
        one, two, four = (self.instructions(self.command(name, shape, size * factor)) for factor in (1, 2, 4))
        return (four - two) / max(1, two - one)

    def check(self, name, shape):
        """None, or what is wrong with the row."""
        large = self.run(self.command(name, shape, 2 * self.size))
        if large is not None and large < self.seconds:
            return None
        small = self.run(self.command(name, shape, self.size))
        if small is None or large is None:
            return f"did not end within {TIMEOUT} s, or by a signal"
        # What else the machine does only adds.
        for _ in range(2):
            if large / max(small, 1e-3) > LIMIT:
                large = min(large, self.run(self.command(name, shape, 2 * self.size)) or large)
                small = min(small, self.run(self.command(name, shape, self.size)) or small)
        growth = large / max(small, 1e-3)
        if growth <= LIMIT:
            return None
        counted = self.counted(name, shape)
        if growth <= LIMIT * ROUND and counted is not None and counted <= LIMIT:
            return None
        return (f"{growth:.2f} by the clock ({small:.2f} s, {large:.2f} s)" +
                (f", {counted:.2f} by instructions" if counted is not None else ""))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("mlopt")
    parser.add_argument("-n", dest="size", type=int, default=20000)
    parser.add_argument("-t", dest="seconds", type=float, default=0.08)
    parser.add_argument("-s", dest="shapes", default="")
    parser.add_argument("-p", dest="passes", default="")
    arguments = parser.parse_args()
    growth = Growth(arguments)
    rows = failures = 0
    try:
        for shape in SHAPES:
            for name in PASSES:
                if not re.search(arguments.shapes, shape) or not re.search(arguments.passes, name):
                    continue
                if is_known(shape, name):
                    continue
                problem = growth.check(name, shape)
                rows += 1
                if problem:
                    failures += 1
                    print(f"{shape}, {name}: {problem}", flush=True)
    finally:
        shutil.rmtree(growth.folder)
    print(f"{rows} rows, {failures} grow by more than {LIMIT}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
