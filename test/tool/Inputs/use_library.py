# SPDX-License-Identifier: Apache-2.0
"""Uses mlopt.py: parse, build, walk, rewrite, run, print, and what fails."""
import mlopt

TEXT = """
func.func @f(%x: i32) -> i32 {
  %0 = "my.neg"(%x) {tag = "a"} : (i32) -> i32
  %1 = "my.neg"(%0) : (i32) -> i32
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}
"""


def cancel(op, rewriter):
    """neg(neg(x)) -> x"""
    inner = op.operands[0].owner
    if not inner or inner.name != "my.neg":
        return False
    rewriter.replace(op, inner.operands)
    return True


def break_down(op, rewriter):
    del rewriter
    raise ValueError("no " + op.name)


def expect_error(what, function):
    try:
        function()
    except (mlopt.Error, ValueError) as error:
        print(what + ":", error)
    else:
        print(what + ": nothing raised")


with mlopt.Context(allow_unregistered=True) as context:
    module = context.parse(TEXT)
    print([op.name for op in module.op.walk()])
    neg = module.body.operations[0].regions[0][0].operations[0]
    print(neg["tag"], neg["other"], neg.results[0].type, neg.operands[0].owner)
    expect_error("callback", lambda: module.rewrite([("my.neg", break_down)]))
    module.rewrite([("my.neg", cancel)])
    module.run("builtin.module(func.func(canonicalize),cse)")
    print(module)

    built = context.module()
    i8 = context.type("i8")
    one = built.body.append(context.op("arith.constant", results=[i8],
                                       attributes={"value": context.attribute("1 : i8")}))
    total = built.body.append(context.op("arith.addi", one.results * 2, [i8]))
    total["tag"] = context.attribute("[1, 2]")
    built.verify()
    print(built)
    built.body.append(context.op("arith.addi", [], [i8]))
    expect_error("verify", built.verify)
    expect_error("parse", lambda: context.parse("func.func @"))
    expect_error("pipeline", lambda: module.run("builtin.module(nothing)"))
    expect_error("type", lambda: context.type("i"))
