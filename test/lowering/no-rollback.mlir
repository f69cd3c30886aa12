// Changes that are made at once give what delayed ones give.
// RUN: mlopt %s -convert-std-to-llvm > %t.delayed
// RUN: mlopt %s -convert-std-to-llvm=allow-pattern-rollback=false > %t.immediate
// RUN: diff %t.delayed %t.immediate
// RUN: FileCheck %s < %t.immediate

// CHECK-LABEL: llvm.func @sum
// CHECK: llvm.br ^bb1(%[[ZERO:.*]], %{{.*}} : !llvm.i64, !llvm.float)
// CHECK: ^bb1(%[[I:.*]]: !llvm.i64, %[[SUM:.*]]: !llvm.float):
// CHECK: llvm.mul %{{.*}}, %[[I]] : !llvm.i64
// CHECK: %[[X:.*]] = llvm.load
// CHECK: %[[NEW:.*]] = llvm.fadd %[[SUM]], %[[X]] : !llvm.float
// CHECK: llvm.br ^bb1(%{{.*}}, %[[NEW]] : !llvm.i64, !llvm.float)
// CHECK-NOT: unrealized_conversion_cast
func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %zero = constant 0 : index
  %one = constant 1 : index
  %start = constant 0.0 : f32
  br ^head(%zero, %start : index, f32)
^head(%i: index, %sum: f32):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, ^body, ^exit
^body:
  %x = load %m[%i] : memref<?xf32>
  %new = addf %sum, %x : f32
  %next = addi %i, %one : index
  br ^head(%next, %new : index, f32)
^exit:
  return %sum : f32
}

// CHECK-LABEL: llvm.func @calls_it
// CHECK: llvm.call @sum
func @calls_it(%m: memref<?xf32>, %n: index) -> f32 {
  %x = call @sum(%m, %n) : (memref<?xf32>, index) -> f32
  return %x : f32
}
