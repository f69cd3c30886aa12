// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s

// R18: every instance is legal, whatever it has.
// R19: several operations at once are marked by a list.
// CHECK-LABEL: func.func @legal_whatever
// CHECK-NEXT: "foo.a"() {x = 1 : i7} : () -> tuple<i32, f32>
// CHECK-NEXT: "foo.b"
module attributes {test.rules = {legal = ["foo.a", "foo.b"],
    patterns = [{root = "foo.a", to = "foo.c"}, {root = "foo.b", erase}]}} {
  func.func @legal_whatever(%x: none) {
    %0 = "foo.a"() {x = 1 : i7} : () -> tuple<i32, f32>
    "foo.b"(%x) : (none) -> ()
    return
  }
}

// -----

// R20: each instance is asked.
// CHECK-LABEL: func.func @each_is_asked
// CHECK-NEXT: "bar.a"() {ok} : () -> ()
// CHECK-NEXT: "foo.a"() : () -> ()
module attributes {test.rules = {legal = ["foo.a"], dynamic = ["bar.a"],
    patterns = [{root = "bar.a", to = "foo.a"}]}} {
  func.func @each_is_asked() {
    "bar.a"() {ok} : () -> ()
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R21: an illegal operation with a pattern is converted.
// CHECK-LABEL: func.func @illegal_is_converted
// CHECK-NEXT: "foo.a"
module attributes {test.rules = {legal = ["foo.a"], illegal = ["bar.a"],
    patterns = [{root = "bar.a", to = "foo.a"}]}} {
  func.func @illegal_is_converted() {
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R22: one operation of a legal dialect is illegal.
// R23: marks of operations win, here over the later one of the dialect.
// R24: all others of the dialect are legal.
// CHECK-LABEL: func.func @but_one
// CHECK-NEXT: llvm.mul
// CHECK-NEXT: "foo.add"
module attributes {test.rules = {legal_dialects = ["llvm"], illegal = ["llvm.add"], legal = ["foo.add"],
    patterns = [{root = "llvm.add", to = "foo.add"}, {root = "llvm.mul", to = "foo.add"}]}} {
  func.func @but_one(%a: i32) {
    %0 = llvm.mul %a, %a : i32
    %1 = llvm.add %a, %a : i32
    return
  }
}

// -----

// R25: every operation of a dialect is asked.
// CHECK-LABEL: func.func @dialect_is_asked
// CHECK-NEXT: "test.legal_op_b"() {ok}
// CHECK-NEXT: "foo.a"
module attributes {test.rules = {dynamic_dialects = ["test"], legal = ["foo.a"],
    patterns = [{root = "test.legal_op_b", to = "foo.a"}]}} {
  func.func @dialect_is_asked() {
    %0 = "test.legal_op_b"() {ok} : () -> i32
    %1 = "test.legal_op_b"() : () -> i32
    return
  }
}

// -----

// R26: all operations of a dialect are illegal, unregistered ones too.
module attributes {test.rules = {illegal_dialects = ["test"]}} {
  func.func @illegal_dialect() {
    // expected-error @+1 {{failed to legalize operation 'test.whatever' that was explicitly marked illegal}}
    "test.whatever"() : () -> ()
    return
  }
}

// -----

// R29: the later mark wins: dynamic ones are marked after illegal ones.
// CHECK-LABEL: func.func @marked_twice
// CHECK-NEXT: "bar.a"() {ok}
module attributes {test.rules = {illegal = ["bar.a"], dynamic = ["bar.a"]}} {
  func.func @marked_twice() {
    "bar.a"() {ok} : () -> ()
    return
  }
}

// -----

// R31: nothing in a recursively legal operation is converted; E20.
// R32: at any depth.
// CHECK-LABEL: func.func @recursive
// CHECK: "bar.a"
// CHECK: "x.inner"
// CHECK: "bar.a"
module attributes {test.rules = {illegal = ["bar.a"], legal = ["x.outer"], recursive = ["x.outer"]}} {
  func.func @recursive() {
    "x.outer"() ({
      "bar.a"() : () -> ()
      "x.inner"() ({
        "x.inner"() ({
          "bar.a"() : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
    return
  }
}

// -----

// R33: the callback selects instances.
// CHECK-LABEL: func.func @recursive_if
// CHECK: "x.outer"() ({
// CHECK-NEXT: "bar.a"
// CHECK: "x.outer"() ({
// CHECK-NEXT: "foo.a"
module attributes {test.rules = {illegal = ["bar.a"], legal = ["x.outer", "foo.a"], recursive_if = ["x.outer"],
    patterns = [{root = "bar.a", to = "foo.a"}]}} {
  func.func @recursive_if() {
    "x.outer"() ({
      "bar.a"() : () -> ()
    }) {rec} : () -> ()
    "x.outer"() ({
      "bar.a"() : () -> ()
    }) : () -> ()
    return
  }
}

// -----

// R36: a dynamic instance that is legal, or becomes so, closes its inside.
// CHECK-LABEL: func.func @recursive_dynamic
// CHECK: "x.outer"() ({
// CHECK-NEXT: "bar.a"
// CHECK: "x.outer"() ({
// CHECK-NEXT: "bar.a"
// CHECK: "x.other"() ({
// CHECK-NEXT: "foo.a"
module attributes {test.rules = {illegal = ["bar.a"], dynamic = ["x.outer"], legal = ["foo.a"], recursive = ["x.outer"],
    patterns = [{root = "bar.a", to = "foo.a"}, {root = "x.outer", in_place}]}} {
  func.func @recursive_dynamic() {
    "x.outer"() ({
      "bar.a"() : () -> ()
    }) {ok} : () -> ()
    "x.outer"() ({
      "bar.a"() : () -> ()
    }) {later} : () -> ()
    "x.other"() ({
      "bar.a"() : () -> ()
    }) {ok} : () -> ()
    return
  }
}

// -----

// R35: what is not legal cannot be recursively legal.
module attributes {test.rules = {illegal = ["bar.a", "x.outer"], recursive = ["x.outer"]}} {
  func.func @recursive_illegal() {
    // expected-error @+1 {{failed to legalize operation 'x.outer' that was explicitly marked illegal}}
    "x.outer"() ({
      "bar.a"() : () -> ()
    }) : () -> ()
    return
  }
}
