// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 | FileCheck %s

// R52: the pattern of the user sees the replacement, of another type; E2.
// R58: no cast stays.
// R64: without a converter it gets it whatever its type.
// R121: and no cast is made when all users were converted.
// R68: no pattern here looks at types. R92: both modes give the same IR.
// CHECK-LABEL: func.func @both_converted
// CHECK-NEXT: %[[Q:.*]] = "test.qux"() : () -> i2
// CHECK-NEXT: "test.baz"(%[[Q]]) : (i2) -> ()
// CHECK-NEXT: return
module attributes {test.rules = {illegal = ["test.foo", "test.bar"], legal = ["test.qux", "test.baz"], patterns = [
    {root = "test.foo", to = "test.qux", results = [i2]}, {root = "test.bar", to = "test.baz"}]}} {
  func.func @both_converted() {
    %0 = "test.foo"() : () -> i1
    "test.bar"(%0) : (i1) -> ()
    return
  }
}

// -----

// R53: of several replacements in a row the newest one is passed.
// CHECK-LABEL: func.func @newest
// CHECK-NEXT: %[[V:.*]] = "v.3"() : () -> i3
// CHECK-NEXT: "v.used"(%[[V]]) : (i3) -> ()
module attributes {test.rules = {illegal = ["v.1", "v.2", "v.use"], legal = ["v.3", "v.used"], patterns = [
    {root = "v.1", to = "v.2", results = [i2]}, {root = "v.2", to = "v.3", results = [i3]},
    {root = "v.use", to = "v.used"}]}} {
  func.func @newest() {
    %0 = "v.1"() : () -> i1
    "v.use"(%0) : (i1) -> ()
    return
  }
}

// -----

// R55: a value of another type is never swapped in silently.
// R132: without a materialization the conversion fails; E2.
module attributes {test.rules = {illegal = ["test.foo"], legal = ["test.qux"], patterns = [
    {root = "test.foo", to = "test.qux", results = [i2]}]}} {
  func.func @a_only() {
    // expected-error @+1 {{failed to legalize unresolved materialization from ('i2') to ('i1') that remained live after conversion}}
    %0 = "test.foo"() : () -> i1
    // expected-note @+1 {{see existing live user here: "test.bar"}}
    "test.bar"(%0) : (i1) -> ()
    return
  }
}

// -----

// R59: an operand has the converted type; E3.
// R61: by a target materialization.
// R122: behind the producer, which was not converted.
// R116: which makes operations.
// R124: and knows the original type.
// CHECK-LABEL: func.func @operand_is_materialized
// CHECK-NEXT: %[[V:.*]] = "x.get"() : () -> f32
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[V]]) {from = f32} : (f32) -> i32
// CHECK-NEXT: "test.used"(%[[C]]) : (i32) -> ()
// CHECK-NEXT: return
module attributes {test.rules = {illegal = ["test.use"], legal = ["test.used"], types = [[f32, i32]],
    target = "test.cast", show_original, patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @operand_is_materialized() {
    %0 = "x.get"() : () -> f32
    "test.use"(%0) : (f32) -> ()
    return
  }
}

// -----

// R60: a replacement of just that type is passed as it is; E3 (a).
// CHECK-LABEL: func.func @no_cast_needed
// CHECK-NEXT: %[[V:.*]] = "x.got"() : () -> i32
// CHECK-NEXT: "test.used"(%[[V]]) : (i32) -> ()
module attributes {test.rules = {illegal = ["test.use", "x.get"], legal = ["test.used", "x.got"], types = [[f32, i32]],
    patterns = [{root = "test.use", to = "test.used", converter}, {root = "x.get", to = "x.got", results = [i32]}]}} {
  func.func @no_cast_needed() {
    %0 = "x.get"() : () -> f32
    "test.use"(%0) : (f32) -> ()
    return
  }
}

// -----

// R64: a pattern without a converter gets the bf16 that came instead; E3 (b).
// CHECK-LABEL: func.func @whatever_type
// CHECK: "test.used"(%{{.*}}) : (bf16) -> ()
module attributes {test.rules = {illegal = ["test.use", "x.get"], legal = ["test.used", "x.got"],
    patterns = [{root = "test.use", to = "test.used"}, {root = "x.get", to = "x.got", results = [bf16]}]}} {
  func.func @whatever_type() {
    %0 = "x.get"() : () -> f32
    "test.use"(%0) : (f32) -> ()
    return
  }
}

// -----

// R62: one materialization serves two users.
// CHECK-LABEL: func.func @shared_cast
// CHECK-COUNT-1: "test.cast"
// CHECK-NOT: "test.cast"
// CHECK: return
module attributes {test.rules = {illegal = ["test.use"], legal = ["test.used"], types = [[f32, i32]],
    target = "test.cast", patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @shared_cast() {
    %0 = "x.get"() : () -> f32
    "test.use"(%0) : (f32) -> ()
    "test.use"(%0) : (f32) -> ()
    return
  }
}

// -----

// R104: no rule accepts the type; E3 (c).
module attributes {test.rules = {strict, illegal = ["test.use"], legal = ["test.used"], types = [[f32, i32]],
    patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @unconvertible() {
    %0 = "x.get"() : () -> tuple<f32>
    // expected-error @+1 {{failed to legalize operation 'test.use' that was explicitly marked illegal}}
    "test.use"(%0) : (tuple<f32>) -> ()
    return
  }
}

// -----

// R65: a pattern without a converter does not see the cast made for another.
// R67: an operand that is legal is passed as it is.
// CHECK-LABEL: func.func @cast_is_skipped
// CHECK-NEXT: %[[V:.*]] = "x.get"() : () -> f32
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[V]])
// CHECK-NEXT: "test.used"(%[[C]]) : (i32) -> ()
// CHECK-NEXT: "plain.used"(%[[V]]) : (f32) -> ()
module attributes {test.rules = {illegal = ["test.use", "plain.use"], legal = ["test.used", "plain.used"], types = [[f32, i32]],
    target = "test.cast", patterns = [{root = "test.use", to = "test.used", converter},
    {root = "plain.use", to = "plain.used"}]}} {
  func.func @cast_is_skipped() {
    %0 = "x.get"() : () -> f32
    "test.use"(%0) : (f32) -> ()
    "plain.use"(%0) : (f32) -> ()
    return
  }
}
