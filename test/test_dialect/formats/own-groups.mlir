// Operands, results and successors in syntax for which upstream has functions
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -mlir-print-op-generic | mlopt-test -allow-unregistered-dialect -split-input-file | FileCheck %s

// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: test.format_variadic_of_variadic_operand (%0, %0), (), (%0) : (i64, i64), (), (i64)
%a = "x.y"() : () -> i64
test.format_variadic_of_variadic_operand (%a, %a), (), (%a) : (i64, i64), (), (i64)

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: test.format_variadic_of_variadic_operand () : ()
// CHECK-NEXT: test.format_variadic_of_variadic_operand  : 
// CHECK-NEXT: test.format_variadic_of_variadic_operand (%0) : (i64) {b}
%a = "x.y"() : () -> i64
test.format_variadic_of_variadic_operand () : ()
test.format_variadic_of_variadic_operand  : 
test.format_variadic_of_variadic_operand (%a) : (i64) {b}

// -----
// CHECK: %0 = "x.y"() : () -> i64
// CHECK-NEXT: test.format_variadic_of_variadic_operand (%0, %0), (%0) : (i64, i64), (i64)
%a = "x.y"() : () -> i64
"test.format_variadic_of_variadic_operand"(%a, %a, %a) {operand_segments = array<i32: 2, 1>} : (i64, i64, i64) -> ()

// -----
// CHECK: %0 = "x.y"() : () -> i32
// CHECK-NEXT: test.oilist_custom private(%0, %0 : i32, i32)
%a = "x.y"() : () -> i32
test.oilist_custom private (%a, %a : i32, i32)

// -----
// CHECK: %0 = "x.y"() : () -> i32
// CHECK-NEXT: test.oilist_custom private(%0, %0 : i32, i32) nowait
// CHECK-NEXT: test.oilist_custom private(%0, %0 : i32, i32) nowait
// CHECK-NEXT: test.oilist_custom private(%0, %0 : i32, i32) reduction (%0)  nowait
// CHECK-NEXT: test.oilist_custom reduction (%0) 
// CHECK-NEXT: test.oilist_custom
// CHECK-NEXT: test.oilist_custom
// CHECK-NEXT: test.oilist_custom nowait {a}
%a = "x.y"() : () -> i32
test.oilist_custom private (%a, %a : i32, i32) nowait
test.oilist_custom nowait private (%a, %a : i32, i32)
test.oilist_custom nowait reduction (%a) private (%a, %a : i32, i32)
test.oilist_custom reduction (%a)
test.oilist_custom
test.oilist_custom reduction
test.oilist_custom reduction nowait {a}

// -----
// CHECK: %0 = "x.y"() : () -> i32
// CHECK-NEXT: test.oilist_custom reduction (%0)  {a}
%a = "x.y"() : () -> i32
test.oilist_custom reduction (%a) {a}

// -----
// CHECK: %result, %optResult, %varResults:2 = test.format_custom_directive_results  : i64, i64 -> (i64, i64)
// CHECK-NEXT: %result_0, %optResult_1, %varResults_2:2 = test.format_custom_directive_results_with_type_refs  : i64, i64 -> (i64, i64)  type_refs_capture  : i64, i64 -> (i64, i64)
%a, %b, %c:2 = test.format_custom_directive_results : i64, i64 -> (i64, i64)
%a1, %b1, %c1:2 = test.format_custom_directive_results_with_type_refs : i64, i64 -> (i64, i64) type_refs_capture : i64, i64 -> (i64, i64)

// -----
// CHECK: func.func @f() {
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  test.format_custom_directive_successors ^a, ^a
^a:
  return
}

// -----
// CHECK: func.func @f() {
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1 {x}
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  test.format_custom_directive_successors ^a {x}
^a:
  return
}

// -----
// CHECK: func.func @f() {
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb1, ^bb2
// CHECK-NEXT:   test.format_custom_directive_successors ^bb2, ^bb1
// CHECK-NEXT: ^bb2:  // 3 preds: ^bb1, ^bb2, ^bb2
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT: }
func.func @f() {
  test.format_custom_directive_successors ^a
^a:
  test.format_custom_directive_successors ^b, ^a
^b:
  "test.format_custom_directive_successors"()[^a, ^b, ^b] : () -> ()
}

// -----
// CHECK: func.func private @f(i32) -> i32
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT:   test.call_with_segments @f(%arg0 : i32) (%arg0 : i32) (%arg0 : i32)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
  test.call_with_segments @f(%a : i32) (%a : i32) (%a : i32)
  return
}

// -----
// CHECK: func.func private @f(i32) -> i32
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT:   test.call_and_store @f(%arg0), %arg1 {store_before_call = true} : (memref<i32>, i32) -> ()
// CHECK-NEXT:   test.call_and_store @f(%arg0, %arg1), %arg1 {store_before_call = true} : (memref<i32>, i32, memref<i32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
  "test.call_and_store"(%m, %a) {callee = @f, store_before_call = true} : (memref<i32>, i32) -> ()
  "test.call_and_store"(%m, %a, %m) {callee = @f, store_before_call = true} : (memref<i32>, i32, memref<i32>) -> ()
  return
}

// -----
// CHECK: func.func private @f(i32) -> i32
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT:   test.call_on_device @f(%arg1), %arg0 : (memref<i32>, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
  "test.call_on_device"(%m, %a) {callee = @f} : (memref<i32>, i32) -> ()
  return
}

// -----
// CHECK: func.func private @f(i32) -> i32
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT:   %0 = test.call_on_device @f(%arg0), %arg0 : (i32, i32) -> i32
// CHECK-NEXT:   %1 = test.call_on_device @f(), %arg0 {x} : (i32) -> i32
// CHECK-NEXT:   %2 = test.call_on_device @f::@h(), %arg0 {x} : (i32) -> i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
  %3 = test.call_on_device @f(%a), %a : (i32, i32) -> i32
  %4 = test.call_on_device @f(), %a {x} : (i32) -> i32
  %5 = test.call_on_device @f::@h(), %a {x} : (i32) -> i32
  return
}

// -----
// CHECK: func.func private @f(i32) -> i32
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: memref<i32>) {
// CHECK-NEXT:   %0 = test.call_and_store @f(%arg0), %arg1 {store_before_call = true} : (memref<i32>, i32) -> i32
// CHECK-NEXT:   %1:2 = test.call_and_store @f::@g(%arg0), %arg1 {store_before_call = false, x} : (memref<i32>, i32) -> (i32, i32)
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func private @f(i32) -> i32
func.func @g(%a: i32, %m: memref<i32>) {
  %1 = test.call_and_store @f(%a), %m {store_before_call = true} : (memref<i32>, i32) -> i32
  %4:2 = test.call_and_store @f::@g(%a), %m {x, store_before_call = false} : (memref<i32>, i32) -> (i32, i32)
  return
}

// -----
// CHECK: %result, %varResults = test.format_custom_directive_results_with_type_refs  : i64 -> (i64)  type_refs_capture  : i64 -> (i64)
%a, %c = test.format_custom_directive_results_with_type_refs : i64 -> (i64) type_refs_capture : i64 -> (i64)

// -----
// CHECK: test.format_custom_directive_attrdict  {attr = 1 : i64, c = 3 : i64, optAttr = 2 : i64}
// CHECK-NEXT: test.format_custom_directive_attrdict  {attr = 1 : i64}
"test.format_custom_directive_attrdict"() {attr = 1, optAttr = 2, c = 3} : () -> ()
"test.format_custom_directive_attrdict"() {attr = 1} : () -> ()

// -----
// CHECK: func.func @f() {
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT: ^bb2:  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb3
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1
// CHECK-NEXT: ^bb3:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:   test.format_custom_directive_successors ^bb1, ^bb2
// CHECK-NEXT: }
func.func @f() {
  "test.format_custom_directive_successors"()[^a, ^b, ^c] : () -> ()
^a:
  "test.format_custom_directive_successors"()[^a, ^b] : () -> ()
^b:
  "test.format_custom_directive_successors"()[^a] : () -> ()
^c:
  "test.format_custom_directive_successors"()[^a, ^b, ^b, ^c] : () -> ()
}
