// RUN: mlopt %s | FileCheck %s --match-full-lines
// RUN: mlopt %s | mlopt | FileCheck %s --match-full-lines
// RUN: mlopt %s -mlir-print-op-generic | mlopt | FileCheck %s --match-full-lines

// Signatures of std functions.

// CHECK: module {
// CHECK-NEXT: func @declaration(i32, memref<?xf32>) -> (i32, f32)
// CHECK-NEXT: func @attributes(i32 {a.x = 1 : i32}, f32) -> (i32 {a.y}, f32) attributes {foo = "bar"}
// CHECK-NEXT: func private @word(f32)
// CHECK-NEXT: func nested @other(f32)
// CHECK-NEXT: func private @in_dictionary(f32)
// CHECK-NEXT: func @no_result()
// CHECK-NEXT: func @function_result() -> ((i32) -> f32)
// CHECK-NEXT: func @empty_body()
// CHECK-NEXT: func @named(%arg0: i32, %arg1: f32 {a.z = 2 : i64}) -> f32 attributes {foo} {
// CHECK-NEXT: return %arg1 : f32
// CHECK-NEXT: }
// CHECK-NEXT: func @types_only(%arg0: i32) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module @inner attributes {a.b} {
// CHECK-NEXT: func @f() -> i32 {
// CHECK-NEXT: %c1_i32 = constant 1 : i32
// CHECK-NEXT: return %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: }
// CHECK-NEXT: }

func @declaration(i32, memref<?xf32>) -> (i32, f32)
func @attributes(i32 {a.x = 1 : i32}, f32) -> (i32 {a.y}, f32) attributes {foo = "bar"}
func private @word(f32)
func nested @other(f32)
func @in_dictionary(f32) attributes {sym_visibility = "private"}
func @no_result() -> ()
func @function_result() -> ((i32) -> f32)
func @empty_body() {}
func @named(%a: i32, %b: f32 {a.z = 2 : i64}) -> f32 attributes {foo} {
  return %b : f32
}
func @types_only(i32) {
^bb0(%x: i32):
  return
}
module @inner attributes {a.b} {
  func @f() -> i32 {
    %c1 = constant 1 : i32
    return %c1 : i32
  }
}
module {
}
