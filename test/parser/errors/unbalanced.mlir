// Brackets that do not balance in a dialect's symbol come first, whatever else
// is wrong in it; ends of lists, dimensions and types that are missing.
// RUN: not mlopt -allow-unregistered-dialect -split-input-file %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+1]]:24: error: unbalanced '<' character in pretty dialect name
"x"() : () -> !llvm.ptr<1^bb9

// -----

// CHECK: :[[@LINE+1]]:28: error: unbalanced '<' character in pretty dialect name
"x"() : () -> (!llvm.struct<i32i32, f32)>, i32)

// -----

// CHECK: :[[@LINE+1]]:33: error: unbalanced '<' character in pretty dialect name
"x"() {a = #llvm.di_file<"a" in "b")>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:26: error: expected '<'
"x"() {a = #llvm.fastmath(nnan>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:26: error: unbalanced '<' character in pretty dialect name
"x"() : () -> !llvm.array<4 x ptr<3]>

// -----

// CHECK: :[[@LINE+1]]:33: error: unbalanced '<' character in pretty dialect name
"x"() : () -> vector<4x!llvm.ptr<3->

// -----

// CHECK: :[[@LINE+1]]:20: error: unbalanced '<' character in pretty dialect name
"x"() : () -> !llvm<array<4 x ptr<3]>>

// -----

// CHECK: :[[@LINE+1]]:30: error: expected '"' in string literal
"x"() : () -> !llvm.struct<"a

// -----

// CHECK: :[[@LINE+1]]:25: error: unbalanced '<' character in pretty dialect name
"x"() : () -> !llvm.func<void (ptr -> i32)]>

// -----

// CHECK: :[[@LINE+1]]:33: error: unbalanced '<' character in pretty dialect name
"x"() {a = #llvm<di_file<"a" in "b")>>} : () -> ()

// -----

// CHECK: :[[@LINE+1]]:18: error: unbalanced '(' character in pretty dialect name
!a = !llvm.struct<(i32]>

// -----

// CHECK: :[[@LINE+1]]:21: error: expected ')'
func.func @f(%a: i32 %b: i32) {

// -----

// CHECK: :[[@LINE+1]]:21: error: expected ')'
func.func @f(%a: i32> {

// -----

// CHECK: :[[@LINE+1]]:23: error: invalid dimension
"x"() : () -> vector<[1.5]xi1>

// -----

// CHECK: :[[@LINE+1]]:25: error: invalid dimension
"x"() : () -> vector<2x[1.5]xi1>

// -----

// CHECK: :[[@LINE+1]]:34: error: expected '>'
%0 = llvm.mlir.constant(dense<0.5@x : vector<4xf32>) : vector<4xf32>

// -----

// CHECK: :[[@LINE+1]]:31: error: expected valid keyword
"x"() : () -> !llvm.array<2 x <3 x f32>>

// -----

// CHECK: :[[@LINE+1]]:34: error: expected valid keyword
"x"() : () -> !llvm.struct<(i32, , i8)>

// -----

// CHECK: :[[@LINE+2]]:33: error: expected integer value
// CHECK: :[[@LINE+1]]:33: error: failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`
"x"() : () -> !llvm.struct<(ptr<x>)>

// -----

// At the end of a text the innermost bracket that is open is told.
func.func @f(%a: i32) {
  "a.b"(%a) : (i32) -> ()
  // CHECK: [[@LINE+2]]:23: error: expected ')' to end operand list
  // CHECK: [[@LINE+1]]:16: note: '(' opened here
  "a.b.c.d.e.f"(%a, %a
