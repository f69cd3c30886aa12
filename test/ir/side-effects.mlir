// -test-side-effects: what operations do to memory, to which value or symbol.
// RUN: mlopt-test %s -test-side-effects 2>&1 >/dev/null | FileCheck %s

// CHECK: remark: operation has no memory effects
// CHECK: note: see current operation: %0 = "test.side_effect_op"() : () -> i32
// CHECK-NEXT: remark: found an instance of 'read' on resource '<Default>'
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: found an instance of 'write' on op result 0, on resource '<Default>'
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: found an instance of 'allocate' on op result 0, on resource '<Test>'
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: found an instance of 'free' on a symbol '@foo', on resource '<Default>'
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: found an instance of 'read' on a symbol '@foo_ref', on resource '<Test>'
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: operation has no memory effects
// CHECK: note: see current operation: %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT: remark: found an instance of 'allocate' on op result 0, on resource '<Default>'
// CHECK: note: see current operation: %alloc = memref.alloc() : memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'read' on op operand 0, on resource '<Default>'
// CHECK: note: see current operation: memref.copy %arg0, %alloc : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: note: see current operation: memref.copy %arg0, %alloc : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'free' on op operand 0, on resource '<Default>'
// CHECK: note: see current operation: memref.dealloc %alloc : memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'allocate' on op result 0, on resource 'AutomaticAllocationScope'
// CHECK: note: see current operation: %alloca = memref.alloca() : memref<2xi32>
// CHECK-NEXT: remark: operation has no memory effects
// CHECK: note: see current operation: %c0 = arith.constant 0 : index
// CHECK-NEXT: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: note: see current operation: memref.store %c0_i32, %arg0[%c0] : memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: note: see current operation: memref.store %c0_i32, %arg0[%c0] : memref<2xi32>
// CHECK-NEXT: remark: operation has no memory effects
// CHECK: note: see current operation: %7 = arith.addi %c0_i32, %c0_i32 : i32
// CHECK-NEXT: remark: found an instance of 'read' on resource '<Default>'
// CHECK: note: see current operation: %4 = "test.op_with_memread"() : () -> i32
// CHECK-NEXT: remark: found an instance of 'write' on resource '<Default>'
// CHECK: note: see current operation: "test.op_with_memwrite"() : () -> ()
// CHECK-NEXT: remark: found an instance of 'allocate' on op result 0, on resource '<Default>'
// CHECK: note: see current operation: %5 = "test.test_effects_result"() : () -> i32
// CHECK-NEXT: remark: found an instance of 'write' on op result 0, on resource '<Default>'
// CHECK: note: see current operation: %5 = "test.test_effects_result"() : () -> i32
// CHECK-NEXT: remark: found an instance of 'read' on op operand 0, on resource '<Default>'
// CHECK: note: see current operation: memref.copy %arg0, %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'write' on op operand 1, on resource '<Default>'
// CHECK: note: see current operation: memref.copy %arg0, %arg0 : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: remark: found an instance of 'read' on op operand 0, on resource '<Default>'
// CHECK: note: see current operation: %6 = memref.load %arg0[%c0] : memref<2xi32>
// CHECK-NEXT: remark: operation has no memory effects
// CHECK: note: see current operation: %cast = memref.cast %arg0 : memref<2xi32> to memref<?xi32>
// CHECK-NEXT: remark: found an instance of 'write' on resource '<Default>'
// CHECK: note: see current operation: cf.assert %arg1, "x"
// CHECK-NEXT: remark: found a parametric effect with affine_map<(d0, d1) -> (d1, d0)>
// CHECK: note: see current operation: %1 = "test.side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>, effects = [{effect = "read"}, {effect = "write", on_result}, {effect = "allocate", on_result, test_resource}, {effect = "free", on_reference = @foo}, {effect = "read", on_reference = @foo_ref, test_resource}]} : () -> i32
// CHECK-NEXT: remark: found a parametric effect with affine_map<(d0, d1) -> (d1, d0)>
// CHECK: note: see current operation: %2 = "test.unregistered_side_effect_op"() {effect_parameter = affine_map<(d0, d1) -> (d1, d0)>} : () -> i32

func.func @f(%m: memref<2xi32>, %c: i1) {
  %0 = "test.side_effect_op"() {} : () -> i32
  %1 = "test.side_effect_op"() {effects = [{effect = "read"}, {effect="write", on_result}, {effect="allocate", on_result, test_resource}, {effect="free", on_reference = @foo}, {effect="read", on_reference=@foo_ref, test_resource}], effect_parameter = affine_map<(i,j)->(j,i)>} : () -> i32
  "test.unregistered_side_effect_op"() {effect_parameter = affine_map<(i, j) -> (j, i)>} : () -> i32
  "test.unregistered_foo"() : () -> i32
  %3 = arith.constant 0 : i32
  %a = memref.alloc() : memref<2xi32>
  memref.copy %m, %a : memref<2xi32> to memref<2xi32>
  memref.dealloc %a : memref<2xi32>
  %al = memref.alloca() : memref<2xi32>
  %i = arith.constant 0 : index
  memref.store %3, %m[%i] : memref<2xi32>
  scf.if %c { memref.store %3, %m[%i] : memref<2xi32> }
  scf.if %c { %x = arith.addi %3, %3 : i32 }
  "test.op_with_memread"() : () -> i32
  "test.op_with_memwrite"() : () -> ()
  "test.op_with_memwrite_x"() : () -> ()
  %q = "test.test_effects_result"() : () -> i32
  memref.copy %m, %m : memref<2xi32> to memref<2xi32>
  %v = memref.load %m[%i] : memref<2xi32>
  %vv = memref.cast %m : memref<2xi32> to memref<?xi32>
  cf.assert %c, "x"
  return
}
