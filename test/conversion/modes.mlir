// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s

// R1: an unknown operation with a path to legality is converted too.
// R38: what a pattern makes need not be legal at once; E1.
// CHECK-LABEL: func.func @unknown_is_converted
// CHECK: %[[SUM:.*]] = "foo.add"(%arg0, %arg0) : (i32, i32) -> i32
// CHECK: return %[[SUM]] : i32
module attributes {test.rules = {legal = ["foo.add"], patterns = [
    {root = "bar.add", to = "baz.add"}, {root = "baz.add", to = "foo.add"}]}} {
  func.func @unknown_is_converted(%a: i32) -> i32 {
    %0 = "bar.add"(%a, %a) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// E1: the order of registration does not matter.
// CHECK-LABEL: func.func @registered_backwards
// CHECK: "foo.add"
module attributes {test.rules = {legal = ["foo.add"], patterns = [
    {root = "baz.add", to = "foo.add"}, {root = "bar.add", to = "baz.add"}]}} {
  func.func @registered_backwards(%a: i32) -> i32 {
    %0 = "bar.add"(%a, %a) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// E1: without the second pattern it stays.
// R16: an unknown generated operation is not enough.
// CHECK-LABEL: func.func @no_path
// CHECK: "bar.add"
module attributes {test.rules = {legal = ["foo.add"], patterns = [
    {root = "bar.add", to = "baz.add"}]}} {
  func.func @no_path(%a: i32) -> i32 {
    %0 = "bar.add"(%a, %a) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// E1: and is an error where it is illegal.
module attributes {test.rules = {illegal = ["bar.add"], legal = ["foo.add"], patterns = [
    {root = "bar.add", to = "baz.add"}]}} {
  func.func @no_path(%a: i32) -> i32 {
    // expected-error @+1 {{failed to legalize operation 'bar.add' that was explicitly marked illegal}}
    %0 = "bar.add"(%a, %a) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// R2: what no pattern fits stays, beside what is converted.
// R30: unknown operations are left in partial mode.
// CHECK-LABEL: func.func @unknown_stays
// CHECK-NEXT: "x.unknown"() : () -> ()
// CHECK-NEXT: "foo.a"() : () -> ()
module attributes {test.rules = {illegal = ["bar.a"], legal = ["foo.a"], patterns = [
    {root = "bar.a", to = "foo.a"}]}} {
  func.func @unknown_stays() {
    "x.unknown"() : () -> ()
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R3: an illegal operation without a pattern.
module attributes {test.rules = {illegal = ["bar.a"]}} {
  func.func @illegal() {
    // expected-error @+1 {{failed to legalize operation 'bar.a' that was explicitly marked illegal}}
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R4: the callback says that this instance is not legal.
module attributes {test.rules = {dynamic = ["bar.a"]}} {
  func.func @not_dynamically_legal() {
    "bar.a"() {ok} : () -> ()
    // expected-error @+1 {{failed to legalize operation 'bar.a' that was explicitly marked illegal}}
    "bar.a"() : () -> ()
    return
  }
}

// -----

// R5: the set of those left: each is told by a remark.
// expected-remark @below {{op 'builtin.module' is not legalizable}}
module attributes {test.rules = {remarks, legal = ["func.func", "func.return"]}} {
  func.func @left() {
    // expected-remark @+1 {{op 'x.unknown' is not legalizable}}
    "x.unknown"() : () -> ()
    return
  }
}
