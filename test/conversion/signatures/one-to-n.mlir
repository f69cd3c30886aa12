// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules | FileCheck %s
// RUN: mlopt-test %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -test-conversion-rules=allow-pattern-rollback=0 | FileCheck %s

// E5. R153: users see N values, what is not converted gets them packed.
// R155: 1:1 and 1:N go through one driver.
// R161: the pattern has a list for the operand.
// R168: block arguments have source and target materializations only.
// R171: no pattern packs anything.
// R99: 1:N conversion of a type.
// R154: a function's type and its entry block change together.
// CHECK-LABEL: func.func @block_argument(%arg0: i32, %arg1: f32)
// CHECK-NEXT: %[[T:.*]] = "test.pack"(%arg0, %arg1) : (i32, f32) -> tuple<i32, f32>
// CHECK-NEXT: "test.tuple_used"(%arg0, %arg1) : (i32, f32) -> ()
// CHECK-NEXT: "x.use"(%[[T]]) : (tuple<i32, f32>) -> ()
module attributes {test.rules = {functions, types = [[tuple<i32, f32>, i32, f32]], source = "test.pack",
    illegal = ["test.tuple_use"], legal = ["test.tuple_used"],
    patterns = [{root = "test.tuple_use", to = "test.tuple_used", converter}]}} {
  func.func @block_argument(%t: tuple<i32, f32>) {
    "test.tuple_use"(%t) : (tuple<i32, f32>) -> ()
    "x.use"(%t) : (tuple<i32, f32>) -> ()
    return
  }
}

// -----

// E6. R156: each result becomes a range of values.
// R160: the mapping is from values to lists.
// R94: replaceOpWithMultiple.
// CHECK-LABEL: func.func @results
// CHECK-NEXT: %[[P:.*]]:2 = "test.make_parts"() : () -> (i32, f32)
// CHECK-NEXT: %[[I:.*]] = "test.make_int"() : () -> i64
// CHECK-NEXT: "test.taken"(%[[P]]#0, %[[P]]#1, %[[I]]) : (i32, f32, i64) -> ()
module attributes {test.rules = {types = [[tuple<i32, f32>, i32, f32]], illegal = ["test.make", "test.take"],
    legal = ["test.make_parts", "test.make_int", "test.taken"],
    patterns = [{root = "test.make", parts = [["test.make_parts", i32, f32], ["test.make_int", i64]]},
                {root = "test.take", to = "test.taken", converter}]}} {
  func.func @results() {
    %0:2 = "test.make"() : () -> (tuple<i32, f32>, i64)
    "test.take"(%0#0, %0#1) : (tuple<i32, f32>, i64) -> ()
    return
  }
}

// -----

// E6. R163: a 1:1 pattern that meets two values.
// R162: the 1:1 form is made from the 1:N form.
module attributes {test.rules = {types = [[tuple<i32, f32>, i32, f32]], illegal = ["test.make", "test.take"],
    legal = ["test.make_parts", "test.make_int", "test.taken"],
    patterns = [{root = "test.make", parts = [["test.make_parts", i32, f32], ["test.make_int", i64]]},
                {root = "test.take", name = "take-one", to = "test.taken", one_to_one, converter}]}} {
  func.func @one_to_one() {
    %0:2 = "test.make"() : () -> (tuple<i32, f32>, i64)
    // expected-error @+1 {{pattern 'take-one' does not support 1:N conversion}}
    "test.take"(%0#0, %0#1) : (tuple<i32, f32>, i64) -> ()
    return
  }
}

// -----

// R164: no value is not one value either.
module attributes {test.rules = {types = [[i16]], illegal = ["test.take"], legal = ["test.taken"],
    patterns = [{root = "test.take", name = "take-one", to = "test.taken", one_to_one, converter}]}} {
  func.func @none() {
    %0 = "x.get"() : () -> i16
    // expected-error @+1 {{pattern 'take-one' does not support 1:N conversion}}
    "test.take"(%0) : (i16) -> ()
    return
  }
}

// -----

// R157: a result replaced by nothing: patterns see an empty list.
// CHECK-LABEL: func.func @to_nothing
// CHECK-NEXT: "test.make_none"() : () -> ()
// CHECK-NEXT: "test.taken"() : () -> ()
module attributes {test.rules = {types = [[i16]], illegal = ["test.make", "test.take"], legal = ["test.make_none", "test.taken"],
    patterns = [{root = "test.make", parts = [["test.make_none"]]}, {root = "test.take", to = "test.taken", converter}]}} {
  func.func @to_nothing() {
    %0 = "test.make"() : () -> i16
    "test.take"(%0) : (i16) -> ()
    return
  }
}

// -----

// R165: N:M, from two values to the three that the converter wants.
// CHECK-LABEL: func.func @n_to_m
// CHECK-NEXT: %[[P:.*]]:2 = "test.make_parts"() : () -> (i32, i32)
// CHECK-NEXT: %[[T:.*]]:3 = "test.mix"(%[[P]]#0, %[[P]]#1) : (i32, i32) -> (f16, f16, f16)
// CHECK-NEXT: "test.taken"(%[[T]]#0, %[[T]]#1, %[[T]]#2) : (f16, f16, f16) -> ()
module attributes {test.rules = {types = [[i64, f16, f16, f16]], target = "test.mix", illegal = ["test.make", "test.take"],
    legal = ["test.make_parts", "test.taken"],
    patterns = [{root = "test.make", parts = [["test.make_parts", i32, i32]]}, {root = "test.take", to = "test.taken", converter}]}} {
  func.func @n_to_m() {
    %0 = "test.make"() : () -> i64
    "test.take"(%0) : (i64) -> ()
    return
  }
}

// -----

// R167: a pattern without a converter gets replacements, no materialization.
// CHECK-LABEL: func.func @replacements_only
// CHECK: "test.taken"({{.*}}) : (f16, f16, f16) -> ()
// CHECK: "plain.taken"(%{{.*}}#0, %{{.*}}#1) : (i32, i32) -> ()
module attributes {test.rules = {types = [[i64, f16, f16, f16]], target = "test.mix", illegal = ["test.make", "test.take", "plain.take"],
    legal = ["test.make_parts", "test.taken", "plain.taken"],
    patterns = [{root = "test.make", parts = [["test.make_parts", i32, i32]]}, {root = "test.take", to = "test.taken", converter},
                {root = "plain.take", to = "plain.taken"}]}} {
  func.func @replacements_only() {
    %0 = "test.make"() : () -> i64
    "test.take"(%0) : (i64) -> ()
    "plain.take"(%0) : (i64) -> ()
    return
  }
}
