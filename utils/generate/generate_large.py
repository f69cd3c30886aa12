# SPDX-License-Identifier: Apache-2.0
"""Prints a module that one thing makes large, for tests of running times:
generate_large.py SUBJECT COUNT.

  switch       COUNT cases that all pass something to one block
  blocks       COUNT cases, each to a block that is like all others but for an
               operand
  attribute    an attribute of COUNT parts, and as many operations without one
  chain        COUNT additions of a constant to the one before
  zeros        COUNT additions of zero to the one before
  predecessors COUNT branches that pass something to one block
  ifs          COUNT scf.if, each of which takes what the one before gave
  conditionals the same of one condition, with an addition in each
  calls        COUNT functions that each call the next one and multiply
"""
import sys


def switch(count):
    print("func @f(%flag: i32, %a: i32, %b: i32) -> i32 {")
    print("  switch %flag : i32, [\n    default: ^all(%a : i32)", end="")
    for i in range(count):
        print(",\n    %d: ^all(%%%s : i32)" % (i, "ab"[i % 2]), end="")
    print("\n  ]\n^all(%x: i32):\n  return %x : i32\n}")


def blocks(count):
    print("func @f(%flag: i32, %a: i32, %b: i32) -> i32 {")
    print("  switch %flag : i32, [\n    default: ^bb0(%flag : i32)", end="")
    for i in range(1, count):
        print(",\n    %d: ^bb%d(%%flag : i32)" % (i, i), end="")
    print("\n  ]")
    for i in range(count):
        print("^bb%d(%%x%d: i32):" % (i, i))
        print("  %%y%d = addi %%x%d, %%%s : i32" % (i, i, "ab"[i % 2]))
        print("  return %%y%d : i32" % i)
    print("}")


def attribute(count):
    parts = ", ".join('"%d"' % i for i in range(count))
    print("func @f() attributes {test.parts = [%s]} {" % parts)
    for i in range(count):
        print("  %%c%d = constant %d : i32" % (i, i))
    print("  return\n}")


def chain(count):
    print("func.func @f(%x: i32) -> i32 {\n  %c1 = arith.constant 1 : i32")
    for i in range(count):
        print("  %%%d = arith.addi %%%s, %%c1 : i32" % (i, i - 1 if i else "x"))
    print("  return %%%d : i32\n}" % (count - 1))


def zeros(count):
    print("func @f(%v0: i32) -> i32 {\n  %zero = constant 0 : i32")
    for i in range(count):
        print("  %%v%d = addi %%v%d, %%zero : i32" % (i + 1, i))
    print("  return %%v%d : i32\n}" % count)


def predecessors(count):
    print("func.func @f(%a: i32) -> i32 {\n  cf.br ^b0")
    for i in range(count):
        print("^b%d:\n  %%y%d = arith.muli %%a, %%a : i32" % (i, i))
        print("  %%z%d = \"t.condition\"() : () -> i1" % i)
        print("  cf.cond_br %%z%d, ^b%d, ^end(%%y%d : i32)" % (i, i + 1, i))
    print("^b%d:\n  cf.br ^end(%%a : i32)" % count)
    print("^end(%r: i32):\n  return %r : i32\n}")


def ifs(count):
    print("func.func @f(%a: i32) -> i32 {")
    for i in range(count):
        before = "%%v%d" % (i - 1) if i else "%a"
        print("  %%c%d = \"t.condition\"() : () -> i1" % i)
        print("  %%v%d = scf.if %%c%d -> (i32) {" % (i, i))
        print("    %%x%d = arith.muli %s, %%a : i32" % (i, before))
        print("    \"t.use\"(%%x%d) : (i32) -> ()" % i)
        print("    scf.yield %%x%d : i32\n  } else {" % i)
        print("    scf.yield %s : i32\n  }" % before)
    print("  return %%v%d : i32\n}" % (count - 1))


def conditionals(count):
    print("func.func @f(%v0: i32, %c: i1) -> i32 {")
    for i in range(count):
        print("  %%v%d = scf.if %%c -> (i32) {" % (i + 1))
        print("    %%t%d = arith.addi %%v%d, %%v%d : i32" % (i, i, i))
        print("    scf.yield %%t%d : i32\n  } else {" % i)
        print("    scf.yield %%v%d : i32\n  }" % i)
    print("  return %%v%d : i32\n}" % count)


def calls(count):
    for i in range(count - 1):
        print("func.func %s@f%d(%%a: i32) -> i32 {" % ("private " if i else "", i))
        print("  %%r = call @f%d(%%a) : (i32) -> i32" % (i + 1))
        print("  %p = arith.muli %r, %a : i32\n  return %p : i32\n}")
    print("func.func private @f%d(%%a: i32) -> i32 {\n  return %%a : i32\n}" % (count - 1))


SUBJECTS = {"switch": switch, "blocks": blocks, "attribute": attribute, "chain": chain, "zeros": zeros,
            "predecessors": predecessors, "ifs": ifs, "conditionals": conditionals,
            "calls": calls}
SUBJECTS[sys.argv[1]](int(sys.argv[2]))
