// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s
// RUN: mlopt-test %s -split-input-file -allow-unregistered-dialect -test-conversion-rules=build-materializations=0 | FileCheck %s --check-prefix=CASTS

// R117: from the replacement back to the original type for a live user; E2.
// R120: of an operation's result.
// R56: whose operand type does not change.
// R133: without materializations the cast stays; E2.
// R135: right behind the operation.
// CHECK-LABEL: func.func @result
// CHECK-NEXT: %[[Q:.*]] = "test.qux"() : () -> i2
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[Q]]) : (i2) -> i1
// CHECK-NEXT: "test.bar"(%[[C]]) : (i1) -> ()
// CASTS-LABEL: func.func @result
// CASTS-NEXT: %[[Q:.*]] = "test.qux"() : () -> i2
// CASTS-NEXT: %[[C:.*]] = builtin.unrealized_conversion_cast %[[Q]] : i2 to i1
// CASTS-NEXT: "test.bar"(%[[C]]) : (i1) -> ()
module attributes {test.rules = {illegal = ["test.foo"], legal = ["test.qux"], types = [[i1, i2]], source = "test.cast", patterns = [
    {root = "test.foo", to = "test.qux", converter}]}} {
  func.func @result() {
    %0 = "test.foo"() : () -> i1
    "test.bar"(%0) : (i1) -> ()
    return
  }
}

// -----

// R118: of a block argument.
// R135: at the start of the block.
// CHECK-LABEL: func.func @argument(%arg0: f64)
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%arg0) : (f64) -> i64
// CHECK-NEXT: "x.first"
// CHECK-NEXT: "x.use"(%[[C]]) : (i64) -> ()
// CASTS-LABEL: func.func @argument(%arg0: f64)
// CASTS-NEXT: builtin.unrealized_conversion_cast %arg0 : f64 to i64
module attributes {test.rules = {functions, types = [[i64, f64]], source = "test.cast"}} {
  func.func @argument(%arg0: i64) {
    "x.first"() : () -> ()
    "x.use"(%arg0) : (i64) -> ()
    return
  }
}

// -----

// R119: of an argument that goes away: from no values.
// R100: the empty list removes a type.
// R143: and the argument with it.
// R148: its use is materialized.
// CHECK-LABEL: func.func @dropped()
// CHECK-NEXT: %[[C:.*]] = "test.cast"() : () -> i16
// CHECK-NEXT: "x.use"(%[[C]]) : (i16) -> ()
// CASTS-LABEL: func.func @dropped()
// CASTS-NEXT: builtin.unrealized_conversion_cast to i16
module attributes {test.rules = {functions, types = [[i16]], source = "test.cast"}} {
  func.func @dropped(%arg0: i16) {
    "x.use"(%arg0) : (i16) -> ()
    return
  }
}

// -----

// R126: one user converted, one not: just one source cast.
// CHECK-LABEL: func.func @mixed_users(%arg0: f64)
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%arg0) : (f64) -> i64
// CHECK-NEXT: "test.used"(%arg0) : (f64) -> ()
// CHECK-NEXT: "x.use"(%[[C]]) : (i64) -> ()
// CHECK-NEXT: return
// CASTS-LABEL: func.func @mixed_users(%arg0: f64)
// CASTS-COUNT-1: builtin.unrealized_conversion_cast
module attributes {test.rules = {functions, types = [[i64, f64]], source = "test.cast", illegal = ["test.use"], legal = ["test.used"],
    patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @mixed_users(%arg0: i64) {
    "test.use"(%arg0) : (i64) -> ()
    "x.use"(%arg0) : (i64) -> ()
    return
  }
}

// -----

// R127: a target materialization of several values.
// CHECK-LABEL: func.func @one_to_two
// CHECK-NEXT: %[[V:.*]] = "x.get"() : () -> tuple<i32, f32>
// CHECK-NEXT: %[[P:.*]]:2 = "test.unpack"(%[[V]]) : (tuple<i32, f32>) -> (i32, f32)
// CHECK-NEXT: "test.used"(%[[P]]#0, %[[P]]#1) : (i32, f32) -> ()
// CASTS-LABEL: func.func @one_to_two
// CASTS: %{{.*}}:2 = builtin.unrealized_conversion_cast %{{.*}} : tuple<i32, f32> to i32, f32
module attributes {test.rules = {types = [[tuple<i32, f32>, i32, f32]], target = "test.unpack", illegal = ["test.use"], legal = ["test.used"],
    patterns = [{root = "test.use", to = "test.used", converter}]}} {
  func.func @one_to_two() {
    %0 = "x.get"() : () -> tuple<i32, f32>
    "test.use"(%0) : (tuple<i32, f32>) -> ()
    return
  }
}

// -----

// R123: an operand that was replaced by a value of another type.
// R125: what the materialization is told is the type that it was at first; E4.
// R169: as argument materializations were.
// CHECK-LABEL: func.func @original_type
// CHECK-NEXT: %[[V:.*]] = "test.p1_new"() : () -> i2
// CHECK-NEXT: %[[C:.*]] = "test.cast"(%[[V]]) {from = i1} : (i2) -> i3
// CHECK-NEXT: "test.p2_new"(%[[C]]) : (i3) -> ()
// CASTS-LABEL: func.func @original_type
// CASTS: builtin.unrealized_conversion_cast %{{.*}} : i2 to i3
module attributes {test.rules = {types = [[i1, i3]], target = "test.cast", show_original, illegal = ["test.p1", "test.p2"],
    legal = ["test.p1_new", "test.p2_new"], patterns = [{root = "test.p1", to = "test.p1_new", results = [i2]},
    {root = "test.p2", to = "test.p2_new", converter}]}} {
  func.func @original_type() {
    %0 = "test.p1"() : () -> i1
    "test.p2"(%0) : (i1) -> ()
    return
  }
}
