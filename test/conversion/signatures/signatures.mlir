// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 | FileCheck %s

// R137: no pattern asks for it: block arguments keep their types.
// CHECK-LABEL: func.func @nobody_asks
// CHECK: ^bb0(%{{.*}}: i64):
module attributes {test.rules = {types = [[i64, f64]]}} {
  func.func @nobody_asks() {
    "x.region"() ({
    ^bb0(%a: i64):
      "x.end"() : () -> ()
    }) : () -> ()
    return
  }
}

// -----

// R138: the arguments of all blocks. R87: in no-rollback mode at once.
// R152: the new blocks have the places and predecessors of the old ones.
// CHECK-LABEL: func.func @all_blocks
// CHECK: ^bb0(%[[A:.*]]: f64):
// CHECK-NEXT: "x.br"(%[[A]])[^bb1] {ok} : (f64) -> ()
// CHECK-NEXT: ^bb1(%[[B:.*]]: f64):
// CHECK-NEXT: "x.br"(%[[B]])[^bb1] {ok} : (f64) -> ()
module attributes {test.rules = {types = [[i64, f64]], dynamic = ["x.region", "x.br"], source = "test.cast",
    patterns = [{root = "x.region", regions, converter}, {root = "x.br", operands, converter}]}} {
  func.func @all_blocks() {
    "x.region"() ({
    ^bb0(%a: i64):
      "x.br"(%a)[^bb1] : (i64) -> ()
    ^bb1(%b: i64):
      "x.br"(%b)[^bb1] : (i64) -> ()
    }) : () -> ()
    return
  }
}

// -----

// R140: one argument that cannot be converted: nothing is.
module attributes {test.rules = {strict, types = [[i64, f64]], illegal = ["x.region"],
    patterns = [{root = "x.region", regions, converter}]}} {
  func.func @unconvertible() {
    // expected-error @+1 {{failed to legalize operation 'x.region' that was explicitly marked illegal}}
    "x.region"() ({
    ^bb0(%a: i64, %b: tuple<>):
      "x.end"() : () -> ()
    }) : () -> ()
    return
  }
}
