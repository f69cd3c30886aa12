// RUN: mlopt %s -canonicalize=region-simplify=aggressive | FileCheck %s
// ^bb4 and ^bb5 merge in the round in which their successor becomes ^bb2, so
// that they have an argument, and are not merged with ^bb1 in the next one.

// CHECK-LABEL: llvm.func @f
// CHECK:         llvm.cond_br %{{.*}}, ^bb1, ^bb3
// CHECK-NEXT:  ^bb1:
// CHECK-NEXT:    %[[V0:.*]] = llvm.load %arg0
// CHECK-NEXT:    llvm.br ^bb2(%[[V0]] : i32)
// CHECK-NEXT:  ^bb2(%[[V1:.*]]: i32):  // 2 preds: ^bb1, ^bb4
// CHECK-NEXT:    llvm.store %[[V1]], %arg0
// CHECK-NEXT:    llvm.br ^bb5
// CHECK-NEXT:  ^bb3:
// CHECK-NEXT:    llvm.cond_br %arg3, ^bb4(%arg1 : !llvm.ptr), ^bb4(%arg0 : !llvm.ptr)
// CHECK-NEXT:  ^bb4(%[[V2:.*]]: !llvm.ptr):
// CHECK-NEXT:    %[[V3:.*]] = llvm.load %[[V2]]
// CHECK-NEXT:    llvm.br ^bb2(%[[V3]] : i32)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %a: i1, %b: i1) -> i32 {
  llvm.cond_br %a, ^bb1, ^bb3
^bb1:
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.br ^bb2(%0 : i32)
^bb2(%1: i32):
  llvm.store %1, %p : i32, !llvm.ptr
  llvm.br ^bb7
^bb3:
  llvm.cond_br %b, ^bb4, ^bb5
^bb4:
  %2 = llvm.load %q : !llvm.ptr -> i32
  llvm.br ^bb6(%2 : i32)
^bb5:
  %3 = llvm.load %p : !llvm.ptr -> i32
  llvm.br ^bb6(%3 : i32)
^bb6(%4: i32):
  llvm.store %4, %p : i32, !llvm.ptr
  llvm.br ^bb7
^bb7:
  %5 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %5 : i32
}
