// Effects that each operation has for itself.
// RUN: mlopt-test %s -allow-unregistered-dialect -split-input-file -cse | FileCheck %s

// CHECK: func.func @f(%arg0: memref<i32>) {
// CHECK-NEXT:   %0 = "test.op_with_effects_a"() <{first = @s, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   "test.op_with_effects_b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%m: memref<i32>) {
  %0 = "test.op_with_effects_a"() {first = @s, second = @t} : () -> memref<i32>
  "test.op_with_effects_b"() : () -> ()
  return
}

// -----

// CHECK: func.func @f() {
// CHECK-NEXT:   %0 = "test.op_with_effects_a"() <{first = @s, optional_symbol = @u, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   %1 = "test.op_with_effects_a"() <{first = @s, optional_symbol = @u, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   "test.op_with_effects_b"() : () -> ()
// CHECK-NEXT:   "test.op_with_effects_b"() : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  %0 = "test.op_with_effects_a"() <{first = @s, second = @t, optional_symbol = @u}> : () -> memref<i32>
  %1 = "test.op_with_effects_a"() <{first = @s, second = @t, optional_symbol = @u}> : () -> memref<i32>
  "test.op_with_effects_b"() : () -> ()
  "test.op_with_effects_b"() : () -> ()
  return
}

// -----

// CHECK: func.func @f() {
// CHECK-NEXT:   %0 = "test.op_with_effects_a"() <{first = @s, optional_symbol = @u, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   "a.use"(%0) : (memref<i32>) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  %1 = "test.op_with_effects_a"() <{first = @s, second = @t, optional_symbol = @u}> : () -> memref<i32>
  "a.use"(%1) : (memref<i32>) -> ()
  return
}

// -----

// CHECK: func.func @f(%arg0: memref<i32>) -> i32 {
// CHECK-NEXT:   %0 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:   %1 = "test.op_with_effects_a"() <{first = @s, optional_symbol = @u, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   %2 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:   %3 = arith.addi %0, %2 : i32
// CHECK-NEXT:   return %3 : i32
// CHECK-NEXT: }
func.func @f(%m: memref<i32>) -> i32 {
  %a = memref.load %m[] : memref<i32>
  %1 = "test.op_with_effects_a"() <{first = @s, second = @t, optional_symbol = @u}> : () -> memref<i32>
  %b = memref.load %m[] : memref<i32>
  %c = arith.addi %a, %b : i32
  return %c : i32
}

// -----

// CHECK: func.func @f(%arg0: memref<i32>) -> i32 {
// CHECK-NEXT:   %0 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:   "test.op_with_effects_b"() : () -> ()
// CHECK-NEXT:   %1 = memref.load %arg0[] : memref<i32>
// CHECK-NEXT:   %2 = arith.addi %0, %1 : i32
// CHECK-NEXT:   return %2 : i32
// CHECK-NEXT: }
func.func @f(%m: memref<i32>) -> i32 {
  %a = memref.load %m[] : memref<i32>
  "test.op_with_effects_b"() : () -> ()
  %b = memref.load %m[] : memref<i32>
  %c = arith.addi %a, %b : i32
  return %c : i32
}

// -----

// CHECK: func.func @f(%arg0: memref<i32>, %arg1: index) {
// CHECK-NEXT:   scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT:     "test.op_with_effects_b"() : () -> ()
// CHECK-NEXT:     %0 = "test.op_with_effects_a"() <{first = @s, optional_symbol = @u, second = @t}> : () -> memref<i32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%m: memref<i32>, %l: index) {
  scf.for %i = %l to %l step %l {
    "test.op_with_effects_b"() : () -> ()
    %1 = "test.op_with_effects_a"() <{first = @s, second = @t, optional_symbol = @u}> : () -> memref<i32>
  }
  return
}

// -----

// CHECK: func.func @f() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  %1 = "test.test_effects_result"() : () -> i32
  %2 = "test.test_effects_result"() : () -> i32
  return
}

// -----

// CHECK: func.func @f(%arg0: i32) {
// CHECK-NEXT:   %0 = test.side_effect_with_region_op(%arg0) {
// CHECK-NEXT:   ^bb0(%arg1: i32):
// CHECK-NEXT:     "test.return"() : () -> ()
// CHECK-NEXT:   } {effects = [{effect = "write"}]} : i32 -> i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%x: i32) {
  %0 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = [{effect = "read"}]} : i32 -> i32
  %1 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = [{effect = "write"}]} : i32 -> i32
  %2 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = []} : i32 -> i32
  %3 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} : i32 -> i32
  %4 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = [{effect = "allocate", on_result}]} : i32 -> i32
  return
}

// -----

// CHECK: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT:   scf.for %arg2 = %arg0 to %arg0 step %arg0 {
// CHECK-NEXT:     %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
// CHECK-NEXT:     %1 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i32
// CHECK-NEXT:     %2 = "test.side_effect_op"() {effects = []} : () -> i32
// CHECK-NEXT:     "a.u"(%0, %1, %2) : (i32, i32, i32) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%l: index, %x: i32) {
  scf.for %i = %l to %l step %l {
  %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
  %1 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i32
  %4 = "test.side_effect_op"() {effects = []} : () -> i32
  "a.u"(%0, %1, %4) : (i32, i32, i32) -> ()
  }
  return
}

// -----

// CHECK: func.func @f() {
// CHECK-NEXT:   %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
// CHECK-NEXT:   %1 = "test.side_effect_op"() {effects = []} : () -> i32
// CHECK-NEXT:   %2 = "test.side_effect_op"() : () -> i32
// CHECK-NEXT:   %3 = "test.op_with_memread"() : () -> i32
// CHECK-NEXT:   %4 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i32
// CHECK-NEXT:   %5 = "test.op_with_memread"() : () -> i32
// CHECK-NEXT:   "a.u"(%0, %0, %1, %1, %2, %2, %3, %5) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f() {
  %0 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
  %1 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
  %2 = "test.side_effect_op"() {effects = []} : () -> i32
  %3 = "test.side_effect_op"() {effects = []} : () -> i32
  %4 = "test.side_effect_op"() : () -> i32
  %5 = "test.side_effect_op"() : () -> i32
  %6 = "test.op_with_memread"() : () -> i32
  %7 = "test.side_effect_op"() {effects = [{effect = "write"}]} : () -> i32
  %8 = "test.op_with_memread"() : () -> i32
  "a.u"(%0, %1, %2, %3, %4, %5, %6, %8) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  return
}

// -----

// CHECK: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT:   %0 = "test.side_effect_op"() {effects = [{effect = "write", on_result}, {effect = "allocate"}]} : () -> i32
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func @f(%x: i32) -> i32 {
  %0 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = [{effect = "allocate", on_result}, {effect = "write", on_result}]} : i32 -> i32
  %7 = "test.side_effect_op"() {effects = [{effect = "write", on_result}, {effect = "allocate", on_result}]} : () -> i32
  %8 = "test.side_effect_op"() {effects = [{effect = "write", on_result}, {effect = "allocate"}]} : () -> i32
  %9 = "test.side_effect_op"() {effects = [{effect = "free", on_result}, {effect = "allocate", on_result}]} : () -> i32
  %10 = "test.side_effect_op"() {effects = [{effect = "read", on_result}, {effect = "allocate", on_result}]} : () -> i32
  return %x : i32
}

// -----

// CHECK: func.func @f(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT:   return %arg0 : i32
// CHECK-NEXT: }
func.func @f(%x: i32, %m: i1) -> i32 {
  %r = scf.if %m -> i32 {
  %0 = test.side_effect_with_region_op (%x) {^bb0(%a: i32): "test.return"() : () -> ()} {effects = [{effect = "read", on_operand}]} : i32 -> i32
  %1 = "test.side_effect_op"() {effects = [{effect = "read"}]} : () -> i32
  scf.yield %1 : i32
  } else {
  %1 = "test.side_effect_op"() : () -> i32
  scf.yield %1 : i32
  }
  return %x : i32
}
