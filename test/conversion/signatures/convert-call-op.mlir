// -test-convert-call-op: a call's operands by the converter, casts where a
// producer gives another type.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-convert-call-op | FileCheck %s

// CHECK: llvm.func @callee(!llvm.ptr, i42) -> i32 attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @caller() -> i32 {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V1:[^ :,)]+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %[[V2:[^ :,)]+]] = builtin.unrealized_conversion_cast %[[V1]] : !llvm.ptr to i42
// CHECK-NEXT: %[[V3:[^ :,)]+]] = llvm.call @callee(%[[V0]], %[[V2]]) : (!llvm.ptr, i42) -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }

func.func private @callee(!test.test_type, !test.smpla) -> i32
func.func @caller() -> i32 {
  %0 = "test.type_producer"() : () -> !test.test_type
  %1 = "test.type_producer"() : () -> !test.smpla
  %2 = call @callee(%0, %1) : (!test.test_type, !test.smpla) -> i32
  return %2 : i32
}
