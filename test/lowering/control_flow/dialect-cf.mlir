// RUN: mlopt %s -convert-cf-to-llvm | FileCheck %s --match-full-lines --strict-whitespace

// cf alone: block arguments change their types, assertions print their text.

func.func @f(%a: i32, %c: i1, %i: index) -> index {
  cf.assert %c, "oops"
  cf.cond_br %c weights([1, 2]), ^bb1(%i : index), ^bb2
^bb1(%x: index):
  cf.switch %a : i32, [
    default: ^bb2,
    3: ^bb1(%x : index)
  ]
^bb2:
  cf.br ^bb3(%i : index)
^bb3(%y: index):
  return %y : index
}
llvm.mlir.global private @assert_msg(1 : i32) : i32
func.func @f2(%c: i1) {
  cf.assert %c, "a"
  cf.assert %c, "b"
  return
}
func.func @g2(%c: i1) {
  cf.assert %c, "a"
  return
}

// CHECK:module {
// CHECK-NEXT:  llvm.mlir.global private constant @assert_msg_3(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT:  llvm.mlir.global private constant @assert_msg_2(dense<[98, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT:  llvm.mlir.global private constant @assert_msg_1(dense<[97, 0]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
// CHECK-NEXT:  llvm.func @abort()
// CHECK-NEXT:  llvm.func @puts(!llvm.ptr)
// CHECK-NEXT:  llvm.mlir.global private constant @assert_msg_0(dense<[111, 111, 112, 115, 0]> : tensor<5xi8>) {addr_space = 0 : i32} : !llvm.array<5 x i8>
// CHECK-NEXT:  func.func @f(%arg0: i32, %arg1: i1, %arg2: index) -> index {
// CHECK-NEXT:    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
// CHECK-NEXT:    llvm.cond_br %arg1, ^bb1, ^bb5
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.cond_br %arg1 weights([1, 2]), ^bb2(%0 : i64), ^bb3
// CHECK-NEXT:  ^bb2(%1: i64):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    llvm.switch %arg0 : i32, ^bb3 [
// CHECK-NEXT:      3: ^bb2(%1 : i64)
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    llvm.br ^bb4(%0 : i64)
// CHECK-NEXT:  ^bb4(%2: i64):  // pred: ^bb3
// CHECK-NEXT:    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
// CHECK-NEXT:    return %3 : index
// CHECK-NEXT:  ^bb5:  // pred: ^bb0
// CHECK-NEXT:    %4 = llvm.mlir.addressof @assert_msg_0 : !llvm.ptr
// CHECK-NEXT:    %5 = llvm.getelementptr %4[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
// CHECK-NEXT:    llvm.call @puts(%5) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.global private @assert_msg(1 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:  func.func @f2(%arg0: i1) {
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb3
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb2, ^bb4
// CHECK-NEXT:  ^bb2:  // pred: ^bb1
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb3:  // pred: ^bb0
// CHECK-NEXT:    %0 = llvm.mlir.addressof @assert_msg_1 : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:    llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  ^bb4:  // pred: ^bb1
// CHECK-NEXT:    %2 = llvm.mlir.addressof @assert_msg_2 : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.getelementptr %2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:    llvm.call @puts(%3) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @g2(%arg0: i1) {
// CHECK-NEXT:    llvm.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    %0 = llvm.mlir.addressof @assert_msg_3 : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i8>
// CHECK-NEXT:    llvm.call @puts(%1) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.call @abort() : () -> ()
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
// CHECK-NEXT:}
