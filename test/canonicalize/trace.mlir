// The trace of the greedy driver, as trace.md has it.
// RUN: mlopt %s -canonicalize -debug-only=greedy-rewriter --debug-stable-ids 2>&1 | FileCheck %s

// CHECK:      //===-------------------------------------------===//
// CHECK-NEXT: Processing operation : 'std.func'(#[[F:[0-9]+]]) {
// CHECK-NEXT: } -> failure : all patterns failed to match
// CHECK-NEXT: //===-------------------------------------------===//
// CHECK-EMPTY:
// CHECK-NEXT: //===-------------------------------------------===//
// CHECK-NEXT: Processing operation : 'std.constant'(#[[C:[0-9]+]]) {
// CHECK-NEXT:   %{{.*}} = "std.constant"() <{value = 0 : i32}> : () -> i32
// CHECK-EMPTY:
// CHECK-NEXT: } -> failure : all patterns failed to match
// CHECK:      Processing operation : 'std.addi'(#[[A:[0-9]+]]) {
// CHECK:      } -> success : operation was folded
// CHECK-NEXT: //===-------------------------------------------===//
// CHECK-NEXT: ** Replace : 'std.addi'(#[[A]])
// CHECK-NEXT: ** Modified: 'std.br'(#[[B:[0-9]+]])
// CHECK-NEXT: ** Erase   : 'std.addi'(#[[A]])
// CHECK-NEXT: // *** IR Dump After Successful Folding ***
// CHECK-NEXT: func @f
// CHECK:      Processing operation : 'std.constant'(#[[C]]) {
// CHECK:        ** Erase   : 'std.constant'(#[[C]])
// CHECK-NEXT: } -> success : operation is trivially dead
// CHECK:      Processing operation : 'std.br'(#[[B]]) {
// CHECK:        * Pattern merge-single-predecessor : 'std.br -> ()' {
// CHECK-NEXT:     ** Erase   : 'std.br'(#[[B]])
// CHECK:        } -> success : pattern applied successfully
// CHECK-NEXT: } -> success : at least one pattern matched
func @f(%a: i32) -> i32 {
  %c = constant 0 : i32
  %0 = addi %a, %c : i32
  br ^bb1(%0 : i32)
^bb1(%x: i32):
  return %x : i32
}
