// RUN: not mlopt - -convert-std-to-llvm < %s 2>&1 | FileCheck %s --match-full-lines --strict-whitespace --check-prefix=ERR
// std to LLVM: a memref whose layout has no strides.
#map = affine_map<(d0) -> (d0 mod 2)>
func @f(%v: f32, %i: index) {
  %0 = alloc() : memref<4xf32, #map>
  store %v, %0[%i] : memref<4xf32, #map>
  return
}

//ERR:<stdin>:4:9: error: failed to legalize unresolved materialization from ('!llvm.float') to ('f32') that remained live after conversion
//ERR-NEXT:func @f(%v: f32, %i: index) {
//ERR-NEXT:        ^
//ERR-NEXT:<stdin>:4:9: note: see current operation: %1 = "builtin.unrealized_conversion_cast"(%arg0) : (!llvm.float) -> f32
//ERR-NEXT:<stdin>:6:3: note: see existing live user here: store %1, %2[%0] : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>
//ERR-NEXT:  store %v, %0[%i] : memref<4xf32, #map>
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:4:9: note: the value of type '!llvm.float' is argument #0 of a block in 'llvm.func'
//ERR-NEXT:func @f(%v: f32, %i: index) {
//ERR-NEXT:        ^
//ERR-NEXT:<stdin>:6:3: note: pattern 'func-to-llvm' replaced a value of type 'f32', which 'std.store' still takes as operand #0
//ERR-NEXT:  store %v, %0[%i] : memref<4xf32, #map>
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:4:9: note: no type converter came with it, and so no source materialization
//ERR-NEXT:func @f(%v: f32, %i: index) {
//ERR-NEXT:        ^
//ERR-NEXT:<stdin>:6:3: note: 'std.store' is not legal as it is, the target says
//ERR-NEXT:  store %v, %0[%i] : memref<4xf32, #map>
//ERR-NEXT:  ^
//ERR-NEXT:<stdin>:6:3: note: pattern 'store-to-llvm' did not match: unable to convert type for operand #1, type was 'memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>'
//ERR-NEXT:<stdin>:6:3: note: pattern 'convert-unregistered-op' did not match: the operation is registered
//ERR-NOT:{{.}}
