// -explain-failures=leftovers says nothing of patterns for any operation: they
// are about others.
// RUN: mlopt %s -convert-std-to-llvm -explain-failures=leftovers -o /dev/null 2>&1 | FileCheck %s --implicit-check-not=stayed --implicit-check-not=registered
// CHECK: leftovers-any.mlir:[[# @LINE + 4]]:8: 'std.addi' stayed: pattern 'addi-to-llvm': {{[^,]+}}, type was 'tensor<4xi32>'{{$}}
func @f(%m: memref<4xi32>, %b: i32) {
  %0 = tensor.from_elements %b : tensor<1xi32>
  %v = bufferization.to_tensor %m : memref<4xi32> to tensor<4xi32>
  %1 = addi %v, %v : tensor<4xi32>
  return
}
