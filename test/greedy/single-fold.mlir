// -test-single-fold: each operation once; constants for test.one_region_op stay
// in it.
// RUN: mlopt-test %s -allow-unregistered-dialect -test-single-fold | FileCheck %s

// R213: a dialect may keep constants in a region. R247: each makes its own.
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[ARG0:[^ :,)]+]]: i32, %[[ARG1:[^ :,)]+]]: i1) -> (i32, i32, i32, i32) {
// CHECK-NEXT: %[[V0:[^ :,)]+]] = "test.constant"() <{value = 7 : i32}> : () -> i32
// CHECK-NEXT: %[[V1:[^ :,)]+]] = "test.constant"() <{value = 8 : i32}> : () -> i32
// CHECK-NEXT: %[[V2:[^ :,)]+]] = "test.op_in_place_fold"(%[[V0]]) <{attr = 7 : i32}> : (i32) -> i32
// CHECK-NEXT: "test.one_region_op"() ({
// CHECK-NEXT: %[[V5:[^ :,)]+]] = "test.constant"() <{value = 9 : i32}> : () -> i32
// CHECK-NEXT: "foo.use"(%[[V5]], %[[V0]]) : (i32, i32) -> ()
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: %[[V3:[^ :,)]+]] = "test.op_commutative2"(%[[ARG0]], %[[V0]]) : (i32, i32) -> i32
// CHECK-NEXT: %[[V4:[^ :,)]+]] = "test.op_in_place_self_fold"() <{folded}> : () -> i32
// CHECK-NEXT: return %[[V2]], %[[V1]], %[[ARG0]], %[[V3]] : i32, i32, i32, i32
// CHECK-NEXT: }

func.func @f(%i: i32, %b: i1) -> (i32, i32, i32, i32) {
  %c = "test.constant"() {value = 7 : i32} : () -> i32
  %x = "test.op_in_place_fold"(%c) : (i32) -> i32
  %d = "test.constant"() {value = 8 : i32} : () -> i32
  %e = "test.constant"() {value = 7 : i32} : () -> i32
  %0 = "test.manual_cpp_op_with_fold"(%d) : (i32) -> i32
  %1 = "test.op_with_region_fold"(%i) ({
    %g = "test.constant"() {value = 9 : i32} : () -> i32
    "foo.use"(%g) : (i32) -> ()
  }) : (i32) -> i32
  "test.one_region_op"() ({
    %g = "test.constant"() {value = 9 : i32} : () -> i32
    "foo.use"(%g, %e) : (i32, i32) -> ()
  }) : () -> ()
  %3 = "test.op_commutative2"(%c, %i) : (i32, i32) -> i32
  %4 = "test.op_in_place_self_fold"() : () -> i32
  return %x, %0, %1, %3 : i32, i32, i32, i32
}

// A chain of extracts is one after one fold.
// CHECK-LABEL: func.func @extracts
// CHECK:         vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
func.func @extracts(%v: vector<2x3x4xf32>) -> f32 {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  return %2 : f32
}

// Constants without a number in them are constants, too: one of each stays, if
// it is used.
// CHECK-LABEL: llvm.func @zeros
// CHECK-NEXT:    %[[Z:.*]] = llvm.mlir.zero : !llvm.array<2 x i32>
// CHECK-NEXT:    %[[U:.*]] = llvm.mlir.undef : i32
// CHECK-NEXT:    llvm.store %[[U]], %arg0 : i32, !llvm.ptr
// CHECK-NEXT:    llvm.return %[[Z]]
// CHECK-NEXT:  }
llvm.func @zeros(%p: !llvm.ptr) -> !llvm.array<2 x i32> {
  %0 = llvm.mlir.zero : !llvm.array<2 x i32>
  %1 = llvm.mlir.zero : !llvm.array<2 x i32>
  %2 = llvm.mlir.undef : !llvm.array<2 x i32>
  %3 = llvm.mlir.poison : f32
  %4 = llvm.extractvalue %2[1] : !llvm.array<2 x i32>
  llvm.store %4, %p : i32, !llvm.ptr
  llvm.return %1 : !llvm.array<2 x i32>
}
