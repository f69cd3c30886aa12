# SPDX-License-Identifier: Apache-2.0
"""Failures planted in large functions: -reduce brings each down to ten operations or
fewer, in under ten seconds, never to more than there was, and it still fails.

reduce_planted.py MLOPT EVERY: every so many of them."""
import os
import random
import re
import subprocess
import sys
import tempfile
import time

MLOPT = sys.argv[1]
EVERY = int(sys.argv[2])
MOST_OPS = 10
MOST_SECONDS = 10 * float(os.environ.get("REDUCE_SLOWER", "1"))

# What is planted (with values %x, %y of type i32, %f of type f32, %m of a memref<8x8xf32>,
# %i of index and %c of i1 before it), the passes, and the test.
PLANTS = [
    ("%p = arith.xori %x, %y : i32\ncall @sink_i32(%p) : (i32) -> ()", ["-canonicalize"], "text=arith.xori"),
    ("%p = arith.mulf %f, %f {plant} : f32\ncall @sink_f32(%p) : (f32) -> ()", ["-cse"], "text=plant"),
    ("%p = arith.divsi %x, %y : i32", ["-convert-to-llvm"], "text=llvm.sdiv"),
    ("%p = memref.load %m[%i, %i] {plant} : memref<8x8xf32>", [], "text=plant"),
    ("memref.store %f, %m[%i, %i] : memref<8x8xf32>", ["-convert-to-llvm"], "text=llvm.store"),
    ("%p = scf.if %c -> (i32) { scf.yield %x : i32 } else { scf.yield %y : i32 }",
     ["-canonicalize"], "text=arith.select %[a-z0-9]*, %[a-z0-9]*, %[a-z0-9]* : i32"),
    ('%p = "test.plant"(%x, %f) : (i32, f32) -> i32', ["-allow-unregistered-dialect"], "text=test.plant"),
    ('%p = "test.plant"(%x) : (i32) -> tensor<4xi32>', ["-allow-unregistered-dialect"], "text=tensor<4xi32>"),
    ("%p = builtin.unrealized_conversion_cast %x : i32 to f64", ["-convert-to-llvm", "-mlir-to-llvmir"], "exit=1"),
    ("%p = builtin.unrealized_conversion_cast %x : i32 to f32\ncall @sink_f32(%p) : (f32) -> ()", ["-convert-to-llvm", "-mlir-to-llvmir"], "error"),
    ("%p = math.cbrt %f : f32", ["-convert-math-to-llvm"], "text=math.cbrt"),
    ("%p = arith.constant 4711 : i64", [], "text=4711"),
    ("%p = memref.alloc() : memref<3x5xi8>", ["-finalize-memref-to-llvm"], "text=llvm.call @malloc"),
    ("cf.assert %c, \"plant\"", ["-convert-cf-to-llvm"], "text=llvm.cond_br"),
    ("%p = vector.broadcast %f : f32 to vector<4xf32>", [], "text=vector<4xf32>"),
    ("%p = arith.fptosi %f {plant} : f32 to i32\ncall @sink_i32(%p) : (i32) -> ()", ["-cse"], "text=fptosi"),
    ("%p = arith.addi %x, %x : i32", [], "text=addi %(.*), %\\1 "),
    ("%p = arith.shli %x, %y {plant} : i32\ncall @sink_i32(%p) : (i32) -> ()", ["-cse"], "script"),
    ("%p = arith.remf %f, %f {plant} : f32\ncall @sink_f32(%p) : (f32) -> ()", ["-cse"], "diff"),
    ("%p = func.call @far(%x) : (i32) -> i32\ncall @sink_i32(%p) : (i32) -> ()", ["-inline"], "text=ceildivsi"),
]


def filler(rng, depth, lines, indent, values):
    """Arithmetic and loops around the planted line, which is a placeholder."""
    for _ in range(rng.randint(6, 14)):
        name = f"%v{len(values)}"
        op = rng.choice(["addi", "subi", "muli", "andi", "ori"])
        lines.append(f"{indent}{name} = arith.{op} {rng.choice(values)}, {rng.choice(values)} : i32")
        values.append(name)
    if depth == 0:
        lines.append(indent + "PLANT")
        return
    inner = list(values)
    if rng.random() < 0.5:
        lines.append(f"{indent}scf.for %k{depth} = %i to %n step %i {{")
        filler(rng, depth - 1, lines, indent + "  ", inner)
    else:
        lines.append(f"{indent}scf.if %c {{")
        filler(rng, depth - 1, lines, indent + "  ", inner)
    lines.append(indent + "}")
    values += [f"%w{len(inner)}_{depth}"]
    lines.append(f"{indent}{values[-1]} = arith.muli {values[0]}, {values[1]} : i32")


def function(rng, name, plant):
    lines = [f"func.func @{name}(%x: i32, %y: i32, %f: f32, %m: memref<8x8xf32>, %i: index, %n: index, %c: i1) -> i32 {{"]
    values = ["%x", "%y"]
    lines.append("  cf.cond_br %c, ^bb1(%x : i32), ^bb2")
    lines.append("^bb1(%b: i32):")
    filler(rng, 3, lines, "  ", values)
    lines.append("  cf.br ^bb3(%b : i32)\n^bb2:\n  cf.br ^bb3(%y : i32)\n^bb3(%r: i32):")
    lines.append("  return %r : i32\n}")
    # The sides of a sum differ, but for those of the planted one.
    text = re.sub(r"= arith.(\w+) (%\w+), \2 :", r"= arith.\1 \2, %b :", "\n".join(lines))
    return text.replace("PLANT", plant)


def module(rng, plant):
    parts = [function(rng, f"f{i}", plant if i == 5 else "") for i in range(9)]
    parts.append("func.func private @far(%a: i32) -> i32 {\n"
                 "  %0 = arith.ceildivsi %a, %a : i32\n  return %0 : i32\n}\n"
                 "func.func private @sink_i32(i32)\nfunc.func private @sink_f32(f32)")
    return "\n".join(parts)


def count_ops(text):
    done = subprocess.run([MLOPT, "-", "-mlir-print-op-generic", "-allow-unregistered-dialect"],
                          input=text, capture_output=True, text=True)
    return len(re.findall(r'^ *(?:%[^"\n]* = )?"[\w.]+"', done.stdout, re.M))


def executable(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, 0o755)
    return path


def main():
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        script = executable(folder, "script.sh", f'#!/bin/sh\n! {MLOPT} "$1" -cse | grep -q shli\n')
        other = executable(folder, "other.sh", f'#!/bin/sh\n{MLOPT} "$@" | sed s/remf/mulf/\n')
        for number, (plant, passes, test) in list(enumerate(PLANTS))[::EVERY]:
            test = {"script": script, "diff": "diff=" + other}.get(test, test)
            text = module(random.Random(number), plant)
            path = os.path.join(folder, "input.mlir")
            with open(path, "w") as file:
                file.write(text)
            start = time.time()
            done = subprocess.run([MLOPT, path, *passes, "-reduce=" + test], capture_output=True, text=True)
            seconds = time.time() - start
            before, after = count_ops(text), count_ops(done.stdout)
            ok = done.returncode == 0 and 0 < after <= min(MOST_OPS, before) and seconds < MOST_SECONDS
            with open(path, "w") as file:
                file.write(done.stdout)
            again = subprocess.run([MLOPT, path, *passes, "-reduce=" + test], capture_output=True, text=True)
            ok = ok and again.returncode == 0 and count_ops(again.stdout) <= after
            failed += not ok
            print(f"{'ok' if ok else 'FAILED'}: {plant}: {before} operations, then {after}, in {seconds:.1f} s"
                  + ("" if ok else "\n" + done.stderr + done.stdout))
    print(f"{len(PLANTS[::EVERY]) - failed} reduced, {failed} not")


main()
