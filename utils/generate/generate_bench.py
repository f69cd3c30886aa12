#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Generates the modules that utils/bench.py measures.

generate_bench.py KIND N >file: KIND is one of the names in `MODULES` (N functions
of 100 operations) or in `STRESS` (N units of something that could go quadratic).
"""

import sys

# std of 2020 -> the same operation today.
MODERN = {
    "func": "func.func", "return": "return", "call": "call",
    "constant": "arith.constant", "br": "cf.br", "cond_br": "cf.cond_br",
    "addi": "arith.addi", "subi": "arith.subi", "muli": "arith.muli",
    "and": "arith.andi", "or": "arith.ori", "xor": "arith.xori",
    "divi_signed": "arith.divsi", "shift_left": "arith.shli",
    "addf": "arith.addf", "subf": "arith.subf", "mulf": "arith.mulf",
    "divf": "arith.divf", "cmpi": "arith.cmpi", "cmpf": "arith.cmpf",
    "select": "arith.select", "index_cast": "arith.index_cast",
    "sitofp": "arith.sitofp", "load": "memref.load", "store": "memref.store",
    "alloc": "memref.alloc", "dealloc": "memref.dealloc", "dim": "memref.dim",
}
INT_OPS = ("addi", "subi", "muli", "and", "or", "xor", "divi_signed", "shift_left")
FLOAT_OPS = ("addf", "subf", "mulf", "divf")
LLVM_INT_OPS = ("add", "sub", "mul", "and", "or", "xor", "sdiv", "shl")
LLVM_FLOAT_OPS = ("fadd", "fsub", "fmul", "fdiv")
OPS_PER_FUNCTION = 100


def std_function(index, name, predicate):
    """A function of 100 operations: a loop over a memref with arithmetic."""
    lines = []
    add = lines.append
    kind = "memref<?x16xf32>"
    add(f"{name('func')} @f{index}(%m: {kind}, %n: index, %a: i32, %x: f32) -> f32 {{")
    add(f"  %c0 = {name('constant')} 0 : index")
    add(f"  %c1 = {name('constant')} 1 : index")
    add(f"  %k = {name('constant')} {index} : i32")
    add(f"  {name('br')} ^head(%c0, %a, %x : index, i32, f32)")
    add("^head(%i: index, %s: i32, %t: f32):")
    add(f"  %in = {name('cmpi')} {predicate('slt')}, %i, %n : index")
    add(f"  {name('cond_br')} %in, ^body, ^exit")
    add("^body:")
    add(f"  %e0 = {name('load')} %m[%i, %c0] : {kind}")
    last_int, last_float = "%s", "%e0"
    count = 7
    number = 0
    while count < OPS_PER_FUNCTION - 8:
        step = number % 12
        if step < 5:
            op = INT_OPS[(number + index) % len(INT_OPS)]
            add(f"  %value{number} = {name(op)} {last_int}, %k : i32")
            last_int = f"%value{number}"
        elif step < 9:
            op = FLOAT_OPS[(number + index) % len(FLOAT_OPS)]
            add(f"  %value{number} = {name(op)} {last_float}, %t : f32")
            last_float = f"%value{number}"
        elif step == 9:
            add(f"  %value{number} = {name('load')} %m[%i, %c1] : {kind}")
            last_float = f"%value{number}"
        elif step == 10:
            add(f"  %value{number} = {name('cmpi')} {predicate('ult')}, {last_int}, %k : i32")
        else:
            add(f"  %value{number} = {name('select')} %value{number - 1}, {last_int}, %s : i32")
            last_int = f"%value{number}"
        number += 1
        count += 1
    add(f"  {name('store')} {last_float}, %m[%i, %c0] : {kind}")
    add(f"  %next = {name('addi')} %i, %c1 : index")
    add(f"  %f = {name('sitofp')} {last_int} : i32 to f32")
    add(f"  %u = {name('addf')} %f, {last_float} : f32")
    add(f"  {name('br')} ^head(%next, {last_int}, %u : index, i32, f32)")
    add("^exit:")
    if index:
        add(f"  %r = {name('call')} @f{index - 1}(%m, %n, %s, %t) : ({kind}, index, i32, f32) -> f32")
    else:
        add(f"  %r = {name('negf')} %t : f32")
    add(f"  {name('return')} %r : f32")
    add("}")
    return lines


def std_module(count):
    for index in range(count):
        yield from std_function(index, lambda op: op, lambda word: f'"{word}"')


def modern_module(count):
    names = dict(MODERN, negf="arith.negf")
    for index in range(count):
        yield from std_function(index, names.__getitem__, lambda word: word)


def llvm_function(index):
    """The same in the llvm dialect, as both tools read it."""
    lines = []
    add = lines.append
    add(f"llvm.func @f{index}(%m: !llvm.ptr, %n: i64, %a: i32, %x: f32) -> f32 {{")
    add("  %c0 = llvm.mlir.constant(0 : index) : i64")
    add("  %c1 = llvm.mlir.constant(1 : index) : i64")
    add(f"  %k = llvm.mlir.constant({index} : i32) : i32")
    add("  llvm.br ^head(%c0, %a, %x : i64, i32, f32)")
    add("^head(%i: i64, %s: i32, %t: f32):")
    add('  %in = llvm.icmp "slt" %i, %n : i64')
    add("  llvm.cond_br %in, ^body, ^exit")
    add("^body:")
    add("  %p = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32")
    add("  %e0 = llvm.load %p : !llvm.ptr -> f32")
    last_int, last_float = "%s", "%e0"
    count = 8
    number = 0
    while count < OPS_PER_FUNCTION - 8:
        step = number % 12
        if step < 5:
            op = LLVM_INT_OPS[(number + index) % len(LLVM_INT_OPS)]
            add(f"  %value{number} = llvm.{op} {last_int}, %k : i32")
            last_int = f"%value{number}"
        elif step < 9:
            op = LLVM_FLOAT_OPS[(number + index) % len(LLVM_FLOAT_OPS)]
            add(f"  %value{number} = llvm.{op} {last_float}, %t : f32")
            last_float = f"%value{number}"
        elif step == 9:
            add(f"  %value{number} = llvm.load %p : !llvm.ptr -> f32")
            last_float = f"%value{number}"
        elif step == 10:
            add(f'  %value{number} = llvm.icmp "ult" {last_int}, %k : i32')
        else:
            add(f"  %value{number} = llvm.select %value{number - 1}, {last_int}, %s : i1, i32")
            last_int = f"%value{number}"
        number += 1
        count += 1
    add(f"  llvm.store {last_float}, %p : f32, !llvm.ptr")
    add("  %next = llvm.add %i, %c1 : i64")
    add(f"  %f = llvm.sitofp {last_int} : i32 to f32")
    add(f"  %u = llvm.fadd %f, {last_float} : f32")
    add(f"  llvm.br ^head(%next, {last_int}, %u : i64, i32, f32)")
    add("^exit:")
    if index:
        add(f"  %r = llvm.call @f{index - 1}(%m, %n, %s, %t) : (!llvm.ptr, i64, i32, f32) -> f32")
    else:
        add("  %r = llvm.fneg %t : f32")
    add("  llvm.return %r : f32")
    add("}")
    return lines


def llvm_module(count):
    for index in range(count):
        yield from llvm_function(index)


def mixed_function(index):
    """A function of 100 operations of which some fold, repeat others, or are
    known where constants are followed through branches."""
    lines = []
    add = lines.append
    public = "" if index % 4 == 0 else "private "
    add(f"func.func {public}@f{index}(%a: i32, %b: i32, %c: i1) -> i32 {{")
    add("  %zero = arith.constant 0 : i32")
    add(f"  %three = arith.constant {index % 50 + 3} : i32")
    last = "%a"
    for number in range(6):
        n = f"%n{number}_"
        add(f"  {n}0 = arith.constant {number} : i32")
        add(f"  {n}1 = arith.addi {last}, %three : i32")
        add(f"  {n}2 = arith.addi {n}1, {n}0 : i32")  # joins with the one before
        add(f"  {n}3 = arith.addi %three, {n}0 : i32")  # constant
        add(f"  {n}4 = arith.muli {n}2, %b : i32")
        add(f"  {n}5 = arith.muli {n}2, %b : i32")  # the same
        add(f"  {n}6 = arith.xori {n}4, {n}5 : i32")
        add(f"  {n}7 = arith.subi {n}4, %a : i32")
        add(f"  {n}8 = arith.ori {n}7, {n}6 : i32")
        add(f"  {n}9 = arith.cmpi slt, {n}8, %b : i32")
        add(f"  {n}a = arith.select {n}9, {n}8, {n}3 : i32")
        add(f"  {n}b = arith.divsi {n}a, %b : i32")  # dead
        if number % 2:
            add(f"  {n}c = arith.cmpi ult, %zero, %three : i32")
            add(f"  cf.cond_br {n}c, ^then{number}, ^join{number}({n}a : i32)")
        else:
            add(f"  {n}c = arith.cmpi sgt, {n}a, %a : i32")
            add(f"  cf.cond_br {n}c, ^then{number}, ^join{number}(%three : i32)")
        add(f"^then{number}:")
        add(f"  cf.br ^join{number}({'%three' if number % 2 == 0 else n + '8'} : i32)")
        add(f"^join{number}(%x{number}: i32):")
        add(f"  {n}d = arith.andi %x{number}, {n}8 : i32")
        last = f"{n}d"
    target = index - 1 if index else 0
    add(f"  %r = call @f{target}({last}, %three, %c) : (i32, i32, i1) -> i32")
    add("  return %r : i32")
    add("}")
    return lines


def mixed_module(count):
    for index in range(count):
        yield from mixed_function(index)


def one_block(count):
    """One block with many operations."""
    yield "llvm.func @f(%v0: i32) -> i32 {"
    for index in range(count):
        yield f"  %v{index + 1} = llvm.add %v{index}, %v0 : i32"
    yield f"  llvm.return %v{count} : i32"
    yield "}"


def many_blocks(count):
    """A chain of blocks, each with an argument."""
    yield "llvm.func @f(%v0: i32) -> i32 {"
    yield "  llvm.br ^bb1(%v0 : i32)"
    for index in range(1, count + 1):
        yield f"^bb{index}(%v{index}: i32):"
        if index < count:
            yield f"  llvm.br ^bb{index + 1}(%v{index} : i32)"
    yield f"  llvm.return %v{count} : i32"
    yield "}"


def many_predecessors(count):
    """One block that all the others branch to."""
    yield "llvm.func @f(%c: i1) {"
    yield "  llvm.cond_br %c, ^bb1, ^exit"
    for index in range(1, count):
        yield f"^bb{index}:"
        target = f"^bb{index + 1}" if index < count - 1 else "^exit"
        yield f"  llvm.cond_br %c, {target}, ^exit"
    yield "^exit:"
    yield "  llvm.return"
    yield "}"


def nested_regions(count):
    """Regions in regions, and an error at the end: printed, they would be mostly
    indentation, whose size is quadratic."""
    yield '"t.op"() ({' * count
    yield "}) : () -> ()" * count
    yield "error"


def nested_attributes(count):
    """Arrays in arrays."""
    yield f'"t.op"() {{a = {"[" * count}{"]" * count}}} : () -> ()'


def long_attributes(count):
    """One array attribute with many different elements."""
    elements = ", ".join(f"{index} : i32" for index in range(count))
    yield f'"t.op"() {{a = [{elements}]}} : () -> ()'


def many_symbols(count):
    """Many functions, each of which is called."""
    for index in range(count):
        yield f"func.func @s{index}() {{"
        yield f"  call @s{(index * 7919) % count}() : () -> ()"
        yield "  return"
        yield "}"


def many_arguments(count):
    """A function with many arguments."""
    arguments = ", ".join(f"%a{index}: i32" for index in range(count))
    yield f"func.func @f({arguments}) {{"
    yield "  return"
    yield "}"


def many_uses(count):
    """One value with many uses."""
    yield "llvm.func @f(%a: i32) {"
    for index in range(count):
        yield f"  %v{index} = llvm.xor %a, %a : i32"
    yield "  llvm.return"
    yield "}"


def many_locations(count):
    """Many different locations, each used twice."""
    for index in range(count):
        yield f'"t.op"() : () -> () loc("file{index % 100}.c":{index}:{index % 80})'


def tiny_functions(count):
    """Functions of one operation."""
    for index in range(count):
        yield f"llvm.func @t{index}(%a: i32) -> i32 {{"
        yield "  llvm.return %a : i32"
        yield "}"


def global_variables(count):
    """Globals, some with a region that computes them."""
    for index in range(count):
        if index % 2:
            yield f"llvm.mlir.global internal constant @g{index}({index} : i32) : i32"
            continue
        yield f"llvm.mlir.global internal @g{index}() : !llvm.ptr {{"
        yield f"  %0 = llvm.mlir.addressof @g{index + 1 if index + 1 < count else index} : !llvm.ptr"
        yield "  llvm.return %0 : !llvm.ptr"
        yield "}"


def type_aliases(count):
    """Types with aliases, each used by an operation."""
    for index in range(count):
        yield f"!t{index} = tuple<i{index % 1000 + 1}, tensor<{index}xf32>>"
    for index in range(count):
        yield f'%{index} = "t.op"() : () -> !t{index}'


def hex_constants(count):
    """Constants of 64 KiB in hexadecimal."""
    words = "".join(f"{word:08X}" for word in range(1 << 14))
    for index in range(count):
        yield f'%{index} = "t.op"() {{a = dense<"0x{index:08X}{words[8:]}"> : tensor<16384xi32>}} : () -> i32'


def float_constants(count):
    """Constants that are lists of 1,000 floats."""
    for index in range(count):
        numbers = ", ".join(f"{index}.{place:03}" for place in range(1000))
        yield f'%{index} = "t.op"() {{a = dense<[{numbers}]> : tensor<1000xf32>}} : () -> i32'


def resource_constants(count):
    """Constants of 64 KiB in the section of resources."""
    words = "".join(f"{word:08X}" for word in range(1 << 14))
    for index in range(count):
        yield f'%{index} = "t.op"() {{a = dense_resource<r{index}> : tensor<16384xi32>}} : () -> i32'
    yield "{-# dialect_resources: { builtin: {"
    for index in range(count):
        yield f'  r{index}: "0x04000000{words}"{"," if index + 1 < count else ""}'
    yield "} } #-}"


MODULES = {"std": std_module, "modern": modern_module, "llvm": llvm_module,
           "mixed": mixed_module}
STRESS = {
    "one-block": one_block, "many-blocks": many_blocks,
    "many-predecessors": many_predecessors, "nested-regions": nested_regions,
    "nested-attributes": nested_attributes,
    "long-attributes": long_attributes, "many-symbols": many_symbols,
    "many-arguments": many_arguments, "many-uses": many_uses,
    "many-locations": many_locations, "tiny-functions": tiny_functions,
    "globals": global_variables, "type-aliases": type_aliases,
    "hex-constants": hex_constants, "float-constants": float_constants,
    "resources": resource_constants,
}


def write(kind, count, path):
    with open(path, "w") as file:
        for line in {**MODULES, **STRESS}[kind](count):
            file.write(line)
            file.write("\n")


if __name__ == "__main__":
    if len(sys.argv) != 3 or sys.argv[1] not in {**MODULES, **STRESS}:
        sys.exit(__doc__)
    write(sys.argv[1], int(sys.argv[2]), "/dev/stdout")
