// Passes that insert and erase arguments and results with their attributes, and
// that set a function's type.

// RUN: mlopt-test %s -allow-unregistered-dialect -test-func-insert-arg | FileCheck %s -check-prefix=INSERT-ARG
// RUN: mlopt-test %s -allow-unregistered-dialect -test-func-insert-result | FileCheck %s -check-prefix=INSERT-RESULT
// RUN: mlopt-test %s -allow-unregistered-dialect -test-func-erase-arg | FileCheck %s -check-prefix=ERASE-ARG
// RUN: mlopt-test %s -allow-unregistered-dialect -test-func-erase-result | FileCheck %s -check-prefix=ERASE-RESULT
// RUN: mlopt-test %s -allow-unregistered-dialect -test-func-set-type | FileCheck %s -check-prefix=SET

// INSERT-ARG: func.func @insert_args(%{{.*}}: i1 {x.n}, %[[A:.*]]: i32 {x.a}, %[[B:.*]]: i64, %{{.*}}: f64, %[[C:.*]]: f32 {x.c}, %{{.*}}: i8) -> (i32 {x.r}, i64) {
// INSERT-ARG-NEXT: "foo.u"(%[[A]], %[[B]], %[[C]])
func.func @insert_args(%a: i32 {x.a}, %b: i64, %c: f32 {x.c}) -> (i32 {x.r}, i64) attributes {test.insert_args = [[0, i1, {x.n}], [2, f64], [3, i8, {}, loc("q")]]} {
  %r:2 = "foo.u"(%a, %b, %c) : (i32, i64, f32) -> (i32, i64)
  return %r#0, %r#1 : i32, i64
}

// INSERT-ARG: func.func private @insert_in_declaration(i32, f32)
func.func private @insert_in_declaration(i32) attributes {test.insert_args = [[1, f32]]}

// INSERT-RESULT: func.func private @insert_results(i32) -> (i1 {x.n}, i32 {x.r}, i64, f64)
func.func private @insert_results(i32) -> (i32 {x.r}, i64) attributes {test.insert_results = [[0, i1, {x.n}], [2, f64]]}

// ERASE-ARG: func.func @erase(%[[C:.*]]: f32 {x.c}) -> (i32 {test.erase_this_result, x.r}, i64 {x.z}) {
// ERASE-ARG-NEXT: "foo.u"(%[[C]])
// ERASE-RESULT: func.func @erase(%{{.*}}: i32 {test.erase_this_arg, x.a}, %{{.*}}: i64 {test.erase_this_arg}, %{{.*}}: f32 {x.c}) -> (i64 {x.z}) {
func.func @erase(%a: i32 {x.a, test.erase_this_arg}, %b: i64 {test.erase_this_arg}, %c: f32 {x.c}) -> (i32 {x.r, test.erase_this_result}, i64 {x.z}) {
  %r = "foo.u"(%c) : (f32) -> (i64)
  "foo.ret"(%r) : (i64) -> ()
}

func.func private @type(i32, i64) -> f32

// SET: func.func private @set_type(i32 {x.y}, i64) -> f32 attributes {test.set_type_from = @type}
func.func private @set_type(i32 {x.y}) attributes {test.set_type_from = @type}
