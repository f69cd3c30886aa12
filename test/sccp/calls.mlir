// RUN: mlopt %s -sccp -allow-unregistered-dialect -split-input-file | FileCheck %s

// All calls of a private function are seen, and what it returns is.
// CHECK-LABEL: func.func private @private(
// CHECK-NEXT:    %[[C:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    return %[[C]] : i32
func.func private @private(%x: i32) -> i32 {
  return %x : i32
}

// CHECK-LABEL: func.func @two_calls
// CHECK:         return %c1_i32, %c1_i32 : i32, i32
func.func @two_calls() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %0 = call @private(%one) : (i32) -> i32
  %1 = call @private(%one) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----

// CHECK-LABEL: func.func @public
// CHECK:         return %arg0 : i32
func.func @public(%x: i32) -> i32 {
  return %x : i32
}

// CHECK-LABEL: func.func @call_public
// CHECK:         %[[R:.*]] = call @public
// CHECK:         return %[[R]] : i32
func.func @call_public() -> i32 {
  %one = arith.constant 1 : i32
  %0 = call @public(%one) : (i32) -> i32
  return %0 : i32
}

// -----

// A use of the symbol that is no call may call it with anything.
// CHECK-LABEL: func.func private @escapes
// CHECK-NEXT:    return %arg0 : i32
func.func private @escapes(%x: i32) -> i32 {
  return %x : i32
}
func.func @call_escaping() -> i32 {
  "test.use"() {callee = @escapes} : () -> ()
  %one = arith.constant 1 : i32
  %0 = call @escapes(%one) : (i32) -> i32
  return %0 : i32
}

// -----

// Different constants meet in the argument.
// CHECK-LABEL: func.func private @differs
// CHECK-NEXT:    return %arg0 : i32
func.func private @differs(%x: i32) -> i32 {
  return %x : i32
}
func.func @call_with_two() -> (i32, i32) {
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %0 = call @differs(%one) : (i32) -> i32
  %1 = call @differs(%two) : (i32) -> i32
  return %0, %1 : i32, i32
}

// -----

// Nobody calls it: nothing is known, so nothing is replaced.
// CHECK-LABEL: func.func private @dead
// CHECK:         arith.addi
func.func private @dead() -> i32 {
  %one = arith.constant 1 : i32
  %0 = arith.addi %one, %one : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @of_sparse
// CHECK: %[[C:.*]] = llvm.mlir.constant(sparse<1, 5> : vector<4xi32>) : vector<4xi32>
// CHECK: return %[[C]] : vector<4xi32>
func.func @of_sparse() -> vector<4xi32> {
  %0 = call @sparse() : () -> vector<4xi32>
  return %0 : vector<4xi32>
}
func.func private @sparse() -> vector<4xi32> {
  %0 = llvm.mlir.constant(sparse<[[1]], [5]> : vector<4xi32>) : vector<4xi32>
  return %0 : vector<4xi32>
}
